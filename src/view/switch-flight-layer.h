/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "switch-card.h"

G_BEGIN_DECLS

/**
 * SwitchFlightEnd:
 * @rect: the card's place in the layer's own coordinates, before turning
 * @angle: degrees about its middle
 * @face_up: which side is seen; when both ends differ it turns over on the
 *   last third of its way
 */
typedef struct
{
  graphene_rect_t rect;
  float           angle;
  gboolean        face_up;
} SwitchFlightEnd;

typedef void (* SwitchFlightLanded) (gpointer user_data);

#define SWITCH_TYPE_FLIGHT_LAYER (switch_flight_layer_get_type ())

/* Cards in the air, above everything else on the table. Lets every click
 * through. The frame clock ticks only while something flies. */
G_DECLARE_FINAL_TYPE (SwitchFlightLayer, switch_flight_layer,
                      SWITCH, FLIGHT_LAYER, GtkWidget)

GtkWidget *switch_flight_layer_new           (void);
void       switch_flight_layer_fly           (SwitchFlightLayer     *self,
                                              SwitchCard             card,
                                              const SwitchFlightEnd *from,
                                              const SwitchFlightEnd *to,
                                              guint                  delay,
                                              guint                  duration,
                                              SwitchFlightLanded     landed,
                                              gpointer               user_data);
void       switch_flight_layer_visit         (SwitchFlightLayer     *self,
                                              SwitchCard             card,
                                              const SwitchFlightEnd *from,
                                              const SwitchFlightEnd *to,
                                              guint                  delay,
                                              guint                  duration,
                                              guint                  linger,
                                              SwitchFlightLanded     landed,
                                              gpointer               user_data);
void       switch_flight_layer_riffle        (SwitchFlightLayer     *self,
                                              const SwitchFlightEnd *pile,
                                              guint                  duration,
                                              SwitchFlightLanded     landed,
                                              gpointer               user_data);
gboolean   switch_flight_layer_is_flying     (SwitchFlightLayer     *self);
guint      switch_flight_layer_get_n_flights (SwitchFlightLayer     *self);
guint      switch_flight_layer_get_n_moving  (SwitchFlightLayer     *self);
void       switch_flight_layer_finish_all    (SwitchFlightLayer     *self);

G_END_DECLS
