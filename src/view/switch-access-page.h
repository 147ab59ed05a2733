/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SWITCH_TYPE_ACCESS_PAGE (switch_access_page_get_type ())

/**
 * SwitchAccessPage:
 *
 * The page of the preferences that makes the game easier to follow.
 */
G_DECLARE_FINAL_TYPE (SwitchAccessPage, switch_access_page, SWITCH, ACCESS_PAGE,
                      GtkWidget)

void switch_access_page_set_up (SwitchAccessPage *self,
                                GSettings        *settings);

G_END_DECLS
