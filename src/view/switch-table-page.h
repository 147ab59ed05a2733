/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SWITCH_TYPE_TABLE_PAGE (switch_table_page_get_type ())

/**
 * SwitchTablePage:
 *
 * The page of the preferences about cards and table.
 */
G_DECLARE_FINAL_TYPE (SwitchTablePage, switch_table_page, SWITCH, TABLE_PAGE,
                      GtkWidget)

void switch_table_page_set_up (SwitchTablePage *self,
                               GSettings       *settings);

G_END_DECLS
