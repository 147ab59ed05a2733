/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SWITCH_TYPE_SHARE_LAYOUT (switch_share_layout_get_type ())

/**
 * SwitchShareLayout:
 *
 * Buttons beside each other, in one line in any case; where there is no room
 * for all their words, they share it so that the line is as low as can be.
 */
G_DECLARE_FINAL_TYPE (SwitchShareLayout, switch_share_layout, SWITCH,
                      SHARE_LAYOUT, GtkLayoutManager)

G_END_DECLS
