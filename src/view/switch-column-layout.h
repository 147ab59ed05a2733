/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SWITCH_TYPE_COLUMN_LAYOUT (switch_column_layout_get_type ())

G_DECLARE_FINAL_TYPE (SwitchColumnLayout, switch_column_layout,
                      SWITCH, COLUMN_LAYOUT, GtkLayoutManager)

GtkLayoutManager *switch_column_layout_new (void);

G_END_DECLS
