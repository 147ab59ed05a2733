/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "switch-help-page.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_HELP_VIEW (switch_help_view_get_type ())

/**
 * SwitchHelpView:
 *
 * Shows a page of the help: every block is a label that takes the focus, so
 * that it is read aloud and its links can be followed with the keyboard.
 * Signal "link" (string): somebody follows a link. CSS node "helpview".
 */
G_DECLARE_FINAL_TYPE (SwitchHelpView, switch_help_view, SWITCH, HELP_VIEW,
                      GtkWidget)

GtkWidget      *switch_help_view_new       (void);
void            switch_help_view_set_page  (SwitchHelpView *self,
                                            SwitchHelpPage *page);
SwitchHelpPage *switch_help_view_get_page  (SwitchHelpView *self);
GtkWidget      *switch_help_view_get_block (SwitchHelpView *self,
                                            guint           n);
void            switch_help_view_show_block (SwitchHelpView *self,
                                             guint           n);

G_END_DECLS
