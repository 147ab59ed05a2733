/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SWITCH_TYPE_DIRECTION_ARROWS (switch_direction_arrows_get_type ())

/* Two arrows at the sides of the piles; their way round is the direction of
 * play. Property "clockwise"; a change turns them over in 260 ms. */
G_DECLARE_FINAL_TYPE (SwitchDirectionArrows, switch_direction_arrows,
                      SWITCH, DIRECTION_ARROWS, GtkWidget)

GtkWidget *switch_direction_arrows_new           (void);
void       switch_direction_arrows_finish        (SwitchDirectionArrows *self);
gboolean   switch_direction_arrows_get_clockwise (SwitchDirectionArrows *self);
void       switch_direction_arrows_set_clockwise (
                                         SwitchDirectionArrows *self,
                                         gboolean               clockwise);

G_END_DECLS
