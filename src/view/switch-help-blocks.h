/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "switch-help-block.h"

G_BEGIN_DECLS

/* The widgets of the blocks of a page of the help. */

GtkWidget *switch_help_blocks_create      (const SwitchHelpBlock *block);
GtkWidget *switch_help_blocks_get_text    (GtkWidget             *widget);
GtkWidget *switch_help_blocks_create_grid (void);
GtkWidget *switch_help_blocks_add_row     (GtkGrid               *grid,
                                           const SwitchHelpBlock *block);

G_END_DECLS
