/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-flight-layer.h"

G_BEGIN_DECLS

/* A card in the air. */
typedef struct
{
  SwitchCard          card;
  SwitchFlightEnd     from;
  SwitchFlightEnd     to;
  gint64              start;      /* of the frame clock; 0: not yet */
  guint               delay;
  guint               duration;
  guint               linger;     /* at its goal, before it lands */
  gboolean            returning;  /* it flies back after that */
  float               sway;       /* to the side and back, in its widths */
  float               value;
  gboolean            near;       /* it flies, or will in a moment */
  gboolean            fading;
  gboolean            plain;      /* neither turns nor grows to speak of */
  GskRenderNode      *stills[2];  /* plain, in one picture: back, face */
  SwitchFlightLanded  landed;
  gpointer            user_data;
} SwitchFlight;

/* Where nothing flies: a gold frame at source and goal. */
typedef struct
{
  graphene_rect_t rect;
  float           angle;
  gint64          start;
} SwitchFlightFrame;

/**
 * SwitchFlightLayer:
 *
 * Cards in the air, over everything else.
 */
struct _SwitchFlightLayer
{
  GtkWidget  parent_instance;

  GPtrArray *flights;
  GArray    *frames;
  guint      tick;
  guint      prepare_source;
};

/* switch-flight-layer-draw.c */
void     _switch_flight_layer_snapshot (GtkWidget         *widget,
                                        GtkSnapshot       *snapshot);
gboolean _switch_flight_layer_prepare  (SwitchFlightLayer *self);

G_END_DECLS
