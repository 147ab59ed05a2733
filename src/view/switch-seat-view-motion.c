/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-seat-view-private.h"

#include "switch-style.h"

#define NOD_TIME    240

#define DOTS          3
#define WALKS         4     /* then they stand still */
#define WALK_TIME   900
#define DOT           4.0f
#define DOT_GAP       5.0f

#define TAIL         18.0f  /* of the ribbon, at each side of the plate */
#define NARROW_TAIL   8.0f  /* where the next plate is near */
#define BAND         11.0   /* half of its width */
#define BEND          7.0
#define NOTCH         0.5   /* of a tail */
#define LIFT          4.0f

/* Of the seat: what happens to it for a moment. */

/* The dots go by steps: there is nothing to draw in between. */
static void
step_walking (GtkWidget *widget)
{
  SwitchSeatView *self = SWITCH_SEAT_VIEW (widget);
  guint dot = (guint) (self->walking.value * WALKS * DOTS) % DOTS;

  if (!switch_tween_is_running (&self->walking))
    dot = DOTS;
  if (dot == self->dot)
    return;

  self->dot = dot;
  gtk_widget_queue_draw (widget);
}

void
_switch_seat_view_motion_init (SwitchSeatView *self)
{
  self->dot = DOTS;
  switch_tween_init (&self->nodding, GTK_WIDGET (self),
                     gtk_widget_queue_draw);
  switch_tween_init (&self->walking, GTK_WIDGET (self), step_walking);
  switch_tween_init (&self->unrolling, GTK_WIDGET (self),
                     gtk_widget_queue_draw);
}

void
_switch_seat_view_motion_clear (SwitchSeatView *self)
{
  switch_tween_clear (&self->nodding);
  switch_tween_clear (&self->walking);
  switch_tween_clear (&self->unrolling);
}

/* Lets the dots walk while somebody thinks, for a while. */
void
_switch_seat_view_walk (SwitchSeatView *self)
{
  if (self->thinking)
    switch_tween_start (&self->walking, WALKS * WALK_TIME);
  else
    switch_tween_finish (&self->walking);
}

void
_switch_seat_view_snapshot_dots (SwitchSeatView *self,
                                 GtkSnapshot    *snapshot)
{
  const graphene_rect_t *plate = &self->plate_rect;
  const float width = DOTS * DOT + (DOTS - 1) * DOT_GAP;
  const float y = plate->origin.y + plate->size.height - DOT - 4;
  float x = plate->origin.x + (plate->size.width - width) / 2;

  if (!self->thinking || !switch_style_may_move (GTK_WIDGET (self)))
    return;

  for (guint i = 0; i < DOTS; i++)
    {
      const GdkRGBA colour = { 1, 1, 1, i == self->dot ? 1 : 0.4f };
      GskRoundedRect disc;

      gsk_rounded_rect_init_from_rect (&disc,
                                       &GRAPHENE_RECT_INIT (x, y, DOT, DOT),
                                       DOT / 2);
      gtk_snapshot_push_rounded_clip (snapshot, &disc);
      gtk_snapshot_append_color (snapshot, &colour, &disc.bounds);
      gtk_snapshot_pop (snapshot);
      x += DOT + DOT_GAP;
    }
}

/* How much of the ribbon is unrolled. */
static float
get_unrolled (SwitchSeatView *self)
{
  if (!self->won || self->form == SWITCH_SEAT_MARKS)
    return 0;

  return switch_ease_out (self->unrolling.value);
}

/* By how much the plate of the winner is lifted. */
float
_switch_seat_view_get_lift (SwitchSeatView *self)
{
  return LIFT * get_unrolled (self);
}

/* One end behind the plate bends down and the other up, as the S does. */
static void
trace_ribbon (cairo_t *cr,
              double   width,
              double   tail)
{
  const double notch = NOTCH * tail;

  cairo_move_to (cr, 0, -BAND);
  cairo_line_to (cr, width, -BAND);
  cairo_curve_to (cr, width + tail / 3, -BAND, width + tail * 2 / 3,
                  -BAND - BEND, width + tail, -BAND - BEND);
  cairo_line_to (cr, width + tail - notch, -BEND);
  cairo_line_to (cr, width + tail, BAND - BEND);
  cairo_curve_to (cr, width + tail * 2 / 3, BAND - BEND, width + tail / 3,
                  BAND, width, BAND);
  cairo_line_to (cr, 0, BAND);
  cairo_curve_to (cr, -tail / 3, BAND, -tail * 2 / 3, BAND + BEND,
                  -tail, BAND + BEND);
  cairo_line_to (cr, -tail + notch, BEND);
  cairo_line_to (cr, -tail, BEND - BAND);
  cairo_curve_to (cr, -tail * 2 / 3, BEND - BAND, -tail / 3, -BAND,
                  0, -BAND);
  cairo_close_path (cr);
}

void
_switch_seat_view_snapshot_ribbon (SwitchSeatView *self,
                                   GtkSnapshot    *snapshot)
{
  const SwitchPalette *palette =
    switch_style_get_palette (switch_style_get_default ());
  const graphene_rect_t *plate = &self->plate_rect;
  const float tail = self->form == SWITCH_SEAT_FULL || self->own
                     ? TAIL : NARROW_TAIL;
  const float half = get_unrolled (self) * (plate->size.width / 2 + tail);
  graphene_point_t middle;
  cairo_t *cr;

  if (half <= 0)
    return;

  graphene_rect_get_center (plate, &middle);
  cr = gtk_snapshot_append_cairo (snapshot,
    &GRAPHENE_RECT_INIT (middle.x - half, plate->origin.y, 2 * half,
                         plate->size.height));
  cairo_translate (cr, plate->origin.x, middle.y);
  trace_ribbon (cr, plate->size.width, tail);
  gdk_cairo_set_source_rgba (cr, &palette->gold);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &palette->ink);
  cairo_set_line_width (cr, 1);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

/**
 * switch_seat_view_nod:
 * @self: a seat
 *
 * Lets the seat nod, because it misses its turn.
 */
void
switch_seat_view_nod (SwitchSeatView *self)
{
  g_return_if_fail (SWITCH_IS_SEAT_VIEW (self));

  switch_tween_start (&self->nodding, NOD_TIME);
}

/**
 * switch_seat_view_unroll:
 * @self: a seat that has won
 * @duration: in milliseconds
 *
 * Unrolls the ribbon of the winner behind the plate, which is lifted.
 */
void
switch_seat_view_unroll (SwitchSeatView *self,
                         guint           duration)
{
  g_return_if_fail (SWITCH_IS_SEAT_VIEW (self));

  switch_tween_start (&self->unrolling, duration);
}

/**
 * switch_seat_view_finish:
 * @self: a seat
 *
 * Brings whatever happens to the seat to its end.
 */
void
switch_seat_view_finish (SwitchSeatView *self)
{
  g_return_if_fail (SWITCH_IS_SEAT_VIEW (self));

  switch_tween_finish (&self->nodding);
  switch_tween_finish (&self->walking);
  switch_tween_finish (&self->unrolling);
}

/**
 * switch_seat_view_is_moving:
 * @self: a seat
 *
 * Returns: whether something happens to it for a moment
 */
gboolean
switch_seat_view_is_moving (SwitchSeatView *self)
{
  g_return_val_if_fail (SWITCH_IS_SEAT_VIEW (self), FALSE);

  return switch_tween_is_running (&self->nodding) ||
         switch_tween_is_running (&self->walking) ||
         switch_tween_is_running (&self->unrolling);
}
