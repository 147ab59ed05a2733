/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-card-widget-private.h"

#include <math.h>

#include "switch-card-art.h"
#include "switch-key-focus.h"
#include "switch-picture.h"
#include "switch-style.h"

#define HOVER          4.0f
#define FOCUS          0.05f
#define MARKED         0.3f    /* of the height it is raised to */
#define LIFT_TIME     90
#define REFUSE_TIME  240
#define REDUCED_TIME 1000     /* the ring that stands for the shake */
#define SHAKE          6.0f
#define CORNER         0.068f

/* What puts a card into a gold ring. */
#define MARKS (SWITCH_CARD_HINTED | SWITCH_CARD_CHOSEN)

/* The height at the ratio of the deck, in whole pixels. */
float
_switch_card_widget_get_height (SwitchCardWidget *self)
{
  return roundf (self->width *
                 switch_card_art_get_ratio (switch_card_art_get_default ()));
}

static gboolean
is_shown_face_up (SwitchCardWidget *self)
{
  const gboolean face_up = (self->state & SWITCH_CARD_FACE_UP) != 0;

  return self->flip > 0.5f ? !face_up : face_up;
}

/* What it looked like is no longer true. */
void
_switch_card_widget_redraw (SwitchCardWidget *self)
{
  g_clear_pointer (&self->still, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* How its parent has turned it. One that is moving is turned anew with each
 * frame, one at rest has a picture made of it. */
void
_switch_card_widget_set_place (SwitchCardWidget *self,
                               float             angle,
                               gboolean          moving)
{
  if (self->angle == angle && self->moving == moving)
    return;

  self->moving = moving;
  self->angle = angle;
  _switch_card_widget_redraw (self);
}

void
_switch_card_widget_step_lift (GtkWidget *widget)
{
  SwitchCardWidget *self = SWITCH_CARD_WIDGET (widget);

  self->lift = self->lift_from + (self->lift_to - self->lift_from) *
                                 switch_ease_out (self->lifting.value);
  if (self->new_label != NULL)
    gtk_widget_queue_allocate (widget);
  _switch_card_widget_redraw (self);
}

/* Raised while it fits or is chosen, a little more under focus or pointer. */
void
_switch_card_widget_update_lift (SwitchCardWidget *self)
{
  const float height = _switch_card_widget_get_height (self);
  float lift = 0;

  if (self->state & (SWITCH_CARD_PLAYABLE | SWITCH_CARD_CHOSEN))
    lift = self->raise_factor * height;
  if (self->state & MARKS)
    lift += self->raise_factor * height * MARKED;
  if (switch_key_focus_is_shown (GTK_WIDGET (self)))
    lift += MIN (FOCUS, self->raise_factor / 2) * height;
  else if (self->hovered)
    lift += HOVER;

  if (lift == self->lift_to)
    return;

  self->lift_from = self->lift;
  self->lift_to = lift;
  switch_tween_start (&self->lifting, LIFT_TIME);
}

void
_switch_card_widget_measure (GtkWidget      *widget,
                             GtkOrientation  orientation,
                             int             for_size,
                             int            *minimum,
                             int            *natural,
                             int            *minimum_baseline,
                             int            *natural_baseline)
{
  SwitchCardWidget *self = SWITCH_CARD_WIDGET (widget);

  *minimum = *natural =
    (int) (orientation == GTK_ORIENTATION_HORIZONTAL
             ? self->width : _switch_card_widget_get_height (self));
}

void
_switch_card_widget_size_allocate (GtkWidget *widget,
                                   int        width,
                                   int        height,
                                   int        baseline)
{
  SwitchCardWidget *self = SWITCH_CARD_WIDGET (widget);
  GtkRequisition size;
  GskTransform *transform;

  if (self->new_label == NULL)
    return;

  /* In large text the tab can be wider than the card: the last one in the
   * hand has no room beyond it. */
  gtk_widget_get_preferred_size (self->new_label, NULL, &size);
  transform = gsk_transform_translate (NULL,
    &GRAPHENE_POINT_INIT ((float) width / 2, (float) height / 2));
  transform = gsk_transform_rotate (transform, self->angle);
  transform = gsk_transform_translate (transform,
    &GRAPHENE_POINT_INIT ((float) MIN (4, width - size.width) -
                            (float) width / 2,
                          (float) height / 2 - (float) size.height - 6 -
                          self->lift));
  gtk_widget_allocate (self->new_label, size.width, size.height, -1,
                       transform);
}

static void
append_ring (GtkSnapshot     *snapshot,
             graphene_rect_t *card,
             float            outset,
             float            line,
             const GdkRGBA   *colour)
{
  const float edge = outset + line;
  const GdkRGBA colours[4] = { *colour, *colour, *colour, *colour };
  const float lines[4] = { line, line, line, line };
  graphene_rect_t rect = *card;
  GskRoundedRect outline;

  graphene_rect_inset (&rect, -edge, -edge);
  gsk_rounded_rect_init_from_rect (&outline, &rect,
                                   CORNER * card->size.width + edge);
  gtk_snapshot_append_border (snapshot, &outline, lines, colours);
}

/* Ink around a gap around white: seen on felt and on paper. */
static void
snapshot_rings (SwitchCardWidget *self,
                GtkSnapshot      *snapshot)
{
  const SwitchPalette *palette =
    switch_style_get_palette (switch_style_get_default ());
  const GdkRGBA white = { 1, 1, 1, 1 };
  const float height = _switch_card_widget_get_height (self);
  graphene_rect_t card = GRAPHENE_RECT_INIT (0, 0, self->width, height);

  if (switch_key_focus_is_shown (GTK_WIDGET (self)))
    {
      append_ring (snapshot, &card, 0, 8, &palette->ink);
      append_ring (snapshot, &card, 2, 3, &white);
      if (self->state & MARKS)
        append_ring (snapshot, &card, 8, 4, &palette->gold);
    }
  else if (self->state & MARKS)
    {
      append_ring (snapshot, &card, 0, 6, &palette->ink);
      append_ring (snapshot, &card, 1, 4, &palette->gold);

      /* In high contrast a single ring says no more than that it fits. */
      if (palette->outline.alpha > 0)
        append_ring (snapshot, &card, 7, 4, &palette->gold);
    }
  else if (palette->outline.alpha > 0 &&
           self->state & SWITCH_CARD_PLAYABLE)
    {
      append_ring (snapshot, &card, 1, 3, &palette->gold);
    }

  if (self->refuse_source != 0)
    append_ring (snapshot, &card, 0, 2, &palette->red);
  if (self->state & SWITCH_CARD_NEW)
    gtk_snapshot_append_color (snapshot, &palette->gold,
                               &GRAPHENE_RECT_INIT (self->width * 0.08f,
                                                    card.size.height + 2,
                                                    self->width * 0.84f, 3));
}

static SwitchElevation
get_elevation (SwitchCardWidget *self)
{
  if (self->state & (SWITCH_CARD_FLYING | SWITCH_CARD_CHOSEN))
    return SWITCH_ELEVATION_FLYING;
  return self->lift_to > 0 ? SWITCH_ELEVATION_RAISED
                           : SWITCH_ELEVATION_LYING;
}

static void
snapshot_card (SwitchCardWidget *self,
               GtkSnapshot      *snapshot)
{
  const float half_w = self->width / 2;
  const float half_h = _switch_card_widget_get_height (self) / 2;
  const float squeeze = fabsf (cosf ((float) G_PI * self->flip));

  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (half_w, half_h));
  gtk_snapshot_rotate (snapshot, self->angle);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, -self->lift));
  if (squeeze < 1)
    gtk_snapshot_scale (snapshot, MAX (squeeze, 0.01f), 1);
  if (self->state & (SWITCH_CARD_FLYING | SWITCH_CARD_CHOSEN))
    gtk_snapshot_scale (snapshot, 1.04f, 1.04f);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-half_w, -half_h));

  switch_card_art_snapshot (switch_card_art_get_default (), snapshot,
                            is_shown_face_up (self) ? self->card
                                                    : SWITCH_CARD_NONE,
                            self->width,
                            gtk_widget_get_scale_factor (GTK_WIDGET (self)),
                            get_elevation (self),
                            (self->state & SWITCH_CARD_DIMMED) != 0);
  snapshot_rings (self, snapshot);
}

static gboolean
is_at_rest (SwitchCardWidget *self)
{
  return !self->moving && (self->flip == 0 || self->flip == 1) &&
         !switch_tween_is_running (&self->lifting) &&
         !switch_tween_is_running (&self->shaking);
}

/* One retained picture, under a transform while it moves. */
void
_switch_card_widget_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  SwitchCardWidget *self = SWITCH_CARD_WIDGET (widget);

  if (self->state & SWITCH_CARD_HOLLOW || self->width < 1)
    return;

  if (is_at_rest (self) && self->still == NULL)
    {
      GtkSnapshot *parts = gtk_snapshot_new ();

      snapshot_card (self, parts);
      self->still =
        switch_picture_flatten (parts, gtk_widget_get_scale_factor (widget));
    }

  if (is_at_rest (self) && self->still != NULL)
    {
      gtk_snapshot_append_node (snapshot, self->still);
    }
  else
    {
      const float x = switch_tween_is_running (&self->shaking)
        ? SHAKE * sinf (self->shaking.value * 6 * (float) G_PI) *
          (1 - self->shaking.value)
        : 0;

      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, 0));
      snapshot_card (self, snapshot);
      gtk_snapshot_restore (snapshot);
    }

  if (self->new_label != NULL)
    gtk_widget_snapshot_child (widget, self->new_label, snapshot);
}

static gboolean
refuse_over_cb (gpointer data)
{
  SwitchCardWidget *self = data;

  self->refuse_source = 0;
  _switch_card_widget_redraw (self);
  return G_SOURCE_REMOVE;
}

/**
 * switch_card_widget_refuse:
 * @self: a card widget
 *
 * Shakes the card; where nothing may move, it has a red ring for a second.
 */
void
switch_card_widget_refuse (SwitchCardWidget *self)
{
  g_return_if_fail (SWITCH_IS_CARD_WIDGET (self));

  if (switch_style_may_move (GTK_WIDGET (self)))
    {
      switch_tween_start (&self->shaking, REFUSE_TIME);
      return;
    }

  g_clear_handle_id (&self->refuse_source, g_source_remove);
  self->refuse_source = g_timeout_add (REDUCED_TIME, refuse_over_cb, self);
  _switch_card_widget_redraw (self);
}

/**
 * switch_card_widget_finish:
 * @self: a card widget
 *
 * Brings all motion of the card to its end.
 */
void
switch_card_widget_finish (SwitchCardWidget *self)
{
  g_return_if_fail (SWITCH_IS_CARD_WIDGET (self));

  switch_tween_finish (&self->lifting);
  switch_tween_finish (&self->shaking);
}
