/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SWITCH_TYPE_CONFIRM (switch_confirm_get_type ())

/* A small window with a question. Signal "confirmed"; its action
 * "confirm.accept" is the button that says so. */
G_DECLARE_FINAL_TYPE (SwitchConfirm, switch_confirm, SWITCH, CONFIRM,
                      GtkWindow)

GtkWidget *switch_confirm_new (const char *question,
                               const char *explanation,
                               const char *accept);

G_END_DECLS
