/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-flight-layer-private.h"

#include <math.h>

#include "switch-card-art.h"
#include "switch-picture.h"
#include "switch-style.h"
#include "switch-tween.h"

/* Of the cards in the air: how they look. */

#define TURN_OVER_FROM  0.66f   /* a card turns over on the last third */
#define PREPARE_FROM    0.5f
#define SWAY_TURN      16.0f    /* degrees */

static float
mix (float a,
     float b,
     float share)
{
  return a + (b - a) * share;
}

/* How much of its width a card shows that turns over on the last third, and
 * which side. */
static float
get_squeeze (const SwitchFlight *flight,
             gboolean           *face_up)
{
  const float turn = CLAMP ((flight->value - TURN_OVER_FROM) /
                            (1 - TURN_OVER_FROM), 0, 1);

  *face_up = flight->from.face_up;
  if (flight->from.face_up == flight->to.face_up)
    return 1;

  if (turn > 0.5f)
    *face_up = flight->to.face_up;

  return MAX (fabsf (cosf ((float) G_PI * turn)), 0.01f);
}

static GskRenderNode *
make_still (SwitchFlightLayer  *self,
            const SwitchFlight *flight,
            gboolean            face_up)
{
  const graphene_rect_t *to = &flight->to.rect;
  const int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  GtkSnapshot *parts = gtk_snapshot_new ();

  gtk_snapshot_rotate (parts, flight->to.angle);
  gtk_snapshot_translate (parts,
                          &GRAPHENE_POINT_INIT (-to->size.width / 2,
                                                -to->size.height / 2));
  switch_card_art_snapshot (switch_card_art_get_default (), parts,
                            face_up ? flight->card : SWITCH_CARD_NONE,
                            to->size.width, scale, SWITCH_ELEVATION_FLYING,
                            FALSE);

  return switch_picture_flatten (parts, scale);
}

/* Whether a picture of that side is missing that will be wanted soon. The
 * face is made beside the main loop, and need not be there at first. */
static gboolean
is_wanted (const SwitchFlight *flight,
           gboolean            face_up)
{
  if (!flight->plain || !flight->near ||
      flight->stills[face_up ? 1 : 0] != NULL)
    return FALSE;

  return flight->from.face_up == face_up ||
         (flight->to.face_up == face_up && flight->value > PREPARE_FROM);
}

/* Makes one picture between two frames that the next would have to wait for.
 * Returns whether there was one to make. */
gboolean
_switch_flight_layer_prepare (SwitchFlightLayer *self)
{
  for (guint i = 0; i < self->flights->len; i++)
    {
      SwitchFlight *flight = g_ptr_array_index (self->flights, i);

      for (guint side = 0; side < 2; side++)
        if (is_wanted (flight, side == 1))
          {
            flight->stills[side] = make_still (self, flight, side == 1);
            return flight->stills[side] != NULL;
          }
    }

  return FALSE;
}

/* As it will lie at its goal, moved by whole pixels. It turns over as if it
 * lay straight: to squeeze what is turned a little costs ten times as much,
 * and nobody sees the difference. */
static void
snapshot_plain (SwitchFlightLayer *self,
                GtkSnapshot       *snapshot,
                SwitchFlight      *flight)
{
  const graphene_rect_t *from = &flight->from.rect, *to = &flight->to.rect;
  const int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  const float share = switch_ease_flight (flight->value);
  const float x = mix (from->origin.x + from->size.width / 2,
                       to->origin.x + to->size.width / 2, share);
  const float y = mix (from->origin.y + from->size.height / 2,
                       to->origin.y + to->size.height / 2, share);
  gboolean face_up;
  const float squeeze = get_squeeze (flight, &face_up);
  GskRenderNode **still = &flight->stills[face_up ? 1 : 0];

  if (*still == NULL)
    *still = make_still (self, flight, face_up);
  if (*still == NULL)
    return;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
    &GRAPHENE_POINT_INIT (roundf (x * (float) scale) / (float) scale,
                          roundf (y * (float) scale) / (float) scale));
  if (squeeze < 1)
    gtk_snapshot_scale (snapshot, squeeze, 1);
  gtk_snapshot_append_node (snapshot, *still);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_flight (SwitchFlightLayer  *self,
                 GtkSnapshot        *snapshot,
                 const SwitchFlight *flight)
{
  const graphene_rect_t *from = &flight->from.rect, *to = &flight->to.rect;
  const float share = flight->fading ? 1 : switch_ease_flight (flight->value);
  const float width = mix (from->size.width, to->size.width, share);
  const float sway =
    flight->sway * sinf ((float) G_PI * flight->value);
  const float x = mix (from->origin.x + from->size.width / 2,
                       to->origin.x + to->size.width / 2, share) +
                  sway * width;
  const float y = mix (from->origin.y + from->size.height / 2,
                       to->origin.y + to->size.height / 2, share);
  const float angle = mix (flight->from.angle, flight->to.angle, share) +
                      sway * SWAY_TURN;
  /* Drawn at the size of its goal, so that no size on the way is made. */
  const float size = width / MAX (to->size.width, 1);
  gboolean face_up;
  float squeeze = get_squeeze (flight, &face_up);

  if (flight->fading)
    {
      face_up = flight->to.face_up;
      squeeze = 1;
    }

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_rotate (snapshot, angle);
  gtk_snapshot_scale (snapshot, size * squeeze, size);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (-to->size.width / 2,
                                                -to->size.height / 2));
  if (flight->fading)
    gtk_snapshot_push_opacity (snapshot, MAX (flight->value, 0.01f));
  switch_card_art_snapshot (switch_card_art_get_default (), snapshot,
                            face_up ? flight->card : SWITCH_CARD_NONE,
                            to->size.width,
                            gtk_widget_get_scale_factor (GTK_WIDGET (self)),
                            SWITCH_ELEVATION_FLYING, FALSE);
  if (flight->fading)
    gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_frame (GtkSnapshot             *snapshot,
                const SwitchFlightFrame *frame)
{
  const SwitchPalette *palette =
    switch_style_get_palette (switch_style_get_default ());
  const GdkRGBA *gold = &palette->gold;
  const GdkRGBA colours[4] = { *gold, *gold, *gold, *gold };
  const float lines[4] = { 2, 2, 2, 2 };
  const graphene_size_t *size = &frame->rect.size;
  GskRoundedRect outline;
  graphene_point_t middle;

  graphene_rect_get_center (&frame->rect, &middle);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &middle);
  gtk_snapshot_rotate (snapshot, frame->angle);
  gsk_rounded_rect_init_from_rect (&outline,
                                   &GRAPHENE_RECT_INIT (-size->width / 2 - 2,
                                                        -size->height / 2 - 2,
                                                        size->width + 4,
                                                        size->height + 4),
                                   0.068f * size->width + 2);
  gtk_snapshot_append_border (snapshot, &outline, lines, colours);
  gtk_snapshot_restore (snapshot);
}

void
_switch_flight_layer_snapshot (GtkWidget   *widget,
                               GtkSnapshot *snapshot)
{
  SwitchFlightLayer *self = SWITCH_FLIGHT_LAYER (widget);

  for (guint i = 0; i < self->flights->len; i++)
    {
      SwitchFlight *flight = g_ptr_array_index (self->flights, i);

      /* One that waits is still drawn by whoever has it. */
      if (flight->value <= 0)
        continue;
      if (flight->plain)
        snapshot_plain (self, snapshot, flight);
      else
        snapshot_flight (self, snapshot, flight);
    }
  for (guint i = 0; i < self->frames->len; i++)
    snapshot_frame (snapshot, &g_array_index (self->frames,
                                              SwitchFlightFrame, i));
}
