/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * SwitchFileChosen:
 * @file: the file
 * @owner: who asked
 *
 * Called when somebody has chosen a file, and not when nobody did.
 */
typedef void (*SwitchFileChosen) (GFile    *file,
                                  gpointer  owner);

/* The desktop's own dialogs for files; in a sandbox they are a portal's. */

void switch_file_chooser_open (GtkWidget        *owner,
                               const char       *title,
                               SwitchFileChosen  chosen);
void switch_file_chooser_save (GtkWidget        *owner,
                               const char       *title,
                               const char       *name,
                               SwitchFileChosen  chosen);

G_END_DECLS
