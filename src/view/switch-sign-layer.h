/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "switch-card.h"

G_BEGIN_DECLS

typedef void (* SwitchSignArrived) (gpointer user_data);

#define SWITCH_TYPE_SIGN_LAYER (switch_sign_layer_get_type ())

/* What flies over the table and is no card: the sign of a suit that was
 * named, the dots of an attack. Lets every click through. The frame clock
 * ticks only while something flies. */
G_DECLARE_FINAL_TYPE (SwitchSignLayer, switch_sign_layer,
                      SWITCH, SIGN_LAYER, GtkWidget)

GtkWidget *switch_sign_layer_new        (void);
void       switch_sign_layer_fly_pip    (SwitchSignLayer        *self,
                                         SwitchSuit              suit,
                                         const graphene_point_t *from,
                                         GtkWidget              *goal,
                                         guint                   duration,
                                         SwitchSignArrived       arrived,
                                         gpointer                user_data);
void       switch_sign_layer_run_dots   (SwitchSignLayer        *self,
                                         const graphene_point_t *from,
                                         GtkWidget              *goal,
                                         guint                   duration,
                                         SwitchSignArrived       arrived,
                                         gpointer                user_data);
gboolean   switch_sign_layer_is_flying  (SwitchSignLayer        *self);
void       switch_sign_layer_finish_all (SwitchSignLayer        *self);

G_END_DECLS
