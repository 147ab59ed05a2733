/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SWITCH_TYPE_ROW_LAYOUT (switch_row_layout_get_type ())

/**
 * SwitchRowLayout:
 *
 * A picture, words, and at the end something to set; where the words would
 * be left too little room, that goes under them. A child's place follows
 * from its order: picture, words, setting.
 */
G_DECLARE_FINAL_TYPE (SwitchRowLayout, switch_row_layout, SWITCH, ROW_LAYOUT,
                      GtkLayoutManager)

GtkLayoutManager *switch_row_layout_new (void);

G_END_DECLS
