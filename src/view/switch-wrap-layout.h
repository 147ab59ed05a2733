/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SWITCH_TYPE_WRAP_LAYOUT (switch_wrap_layout_get_type ())

/**
 * SwitchWrapLayout:
 *
 * Buttons beside each other, the last of them at the end; where there is no
 * room for all, they stand in several lines.
 */
G_DECLARE_FINAL_TYPE (SwitchWrapLayout, switch_wrap_layout, SWITCH,
                      WRAP_LAYOUT, GtkLayoutManager)

G_END_DECLS
