/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-table-view-private.h"

#include "switch-card-art.h"
#include "switch-style.h"

/* Dragging a card to the discard pile. The card never leaves the hand until
 * the engine has taken it: it is only drawn elsewhere, and its own place is
 * hollow. Whatever goes wrong, it is drawn at its place again. */

#define SCALE       1.04f
#define RETURN_TIME 220
#define REACH       0.6f    /* of a card, round the pile */
#define CORNER      0.068f

static guint
find_card_at (SwitchTableView *self,
              double           x,
              double           y)
{
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (self), x, y,
                                       GTK_PICK_DEFAULT);

  while (picked != NULL && gtk_widget_get_parent (picked) != self->hand)
    picked = gtk_widget_get_parent (picked);

  for (guint i = 0; picked != NULL && i < self->cards->len; i++)
    {
      const guint id = g_array_index (self->cards, SwitchTableCard, i).id;

      if ((GtkWidget *) switch_hand_view_get_widget (
            SWITCH_HAND_VIEW (self->hand), id) == picked)
        return id;
    }

  return 0;
}

static gboolean
is_over_pile (SwitchTableView *self)
{
  const SwitchTableDrag *drag = &self->drag;
  graphene_rect_t pile;
  float angle;

  switch_pile_view_get_place (SWITCH_PILE_VIEW (self->discard),
                              GTK_WIDGET (self), &pile, &angle);
  graphene_rect_inset (&pile, -REACH * pile.size.width,
                       -REACH * pile.size.width);

  return graphene_rect_contains_point (&pile, &drag->pointer);
}

/* Where the dragged card is drawn: as far from the pointer as when it was
 * taken. */
static void
get_rect (SwitchTableView *self,
          graphene_rect_t *rect)
{
  const SwitchTableDrag *drag = &self->drag;
  const float dx = drag->pointer.x - drag->start.x;
  const float dy = drag->pointer.y - drag->start.y;

  *rect = drag->rect;
  rect->origin.x += dx - rect->size.width * (SCALE - 1) / 2;
  rect->origin.y += dy - rect->size.height * (SCALE - 1) / 2;
  rect->size.width *= SCALE;
  rect->size.height *= SCALE;
}

static void
set_hollow (SwitchTableView *self,
            guint            id,
            gboolean         hollow)
{
  switch_hand_view_set_state (SWITCH_HAND_VIEW (self->hand), id,
                              SWITCH_CARD_HOLLOW, hollow);
}

/* Ends the drag. The card is at its place, and nowhere else. */
static void
drop_nowhere (SwitchTableView *self)
{
  if (self->drag.lifted)
    set_hollow (self, self->drag.id, FALSE);
  self->drag = (SwitchTableDrag) { 0 };
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
returned_cb (gpointer data)
{
  SwitchTableView *self = data;
  const guint id = self->returning_id;

  self->returning_id = 0;
  set_hollow (self, id, FALSE);
}

/* Lets the card fly back to its place. */
static void
fly_back (SwitchTableView       *self,
          guint                  id,
          const graphene_rect_t *rect)
{
  SwitchFlightEnd from = { .rect = *rect, .face_up = TRUE };
  SwitchFlightEnd to = { .face_up = TRUE };
  const float pace = switch_stage_get_pace (self->stage);
  const SwitchCard card = switch_table_view_get_card (self, id);

  if (card == SWITCH_CARD_NONE || pace <= 0 || self->returning_id != 0 ||
      !switch_style_may_move (GTK_WIDGET (self)) ||
      !switch_hand_view_get_place (SWITCH_HAND_VIEW (self->hand), id,
                                   self->flights, &to.rect, &to.angle))
    return;

  self->returning_id = id;
  set_hollow (self, id, TRUE);
  switch_flight_layer_fly (SWITCH_FLIGHT_LAYER (self->flights), card, &from,
                           &to, 0, (guint) (RETURN_TIME * pace), returned_cb,
                           self);
}

void
_switch_table_view_drag_begin (SwitchTableView *self,
                               double           x,
                               double           y)
{
  float angle;
  guint id;

  _switch_table_view_drag_cancel (self);
  if (self->stage == NULL || switch_stage_get_busy (self->stage))
    return;

  id = find_card_at (self, x, y);
  if (id == 0 || id == self->returning_id ||
      !switch_hand_view_get_place (SWITCH_HAND_VIEW (self->hand), id,
                                   GTK_WIDGET (self), &self->drag.rect,
                                   &angle))
    return;

  self->drag.id = id;
  self->drag.state_number = switch_stage_get_state_number (self->stage);
  graphene_point_init (&self->drag.start, (float) x, (float) y);
  self->drag.pointer = self->drag.start;
}

/* Returns whether a card is being dragged; less than the threshold is no
 * drag yet. */
gboolean
_switch_table_view_drag_update (SwitchTableView *self,
                                double           dx,
                                double           dy)
{
  SwitchTableDrag *drag = &self->drag;

  if (drag->id == 0)
    return FALSE;
  if (switch_table_view_get_card (self, drag->id) == SWITCH_CARD_NONE)
    {
      _switch_table_view_drag_cancel (self);
      return FALSE;
    }
  if (!drag->lifted &&
      !gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) dx, (int) dy))
    return FALSE;

  drag->pointer.x = drag->start.x + (float) dx;
  drag->pointer.y = drag->start.y + (float) dy;
  if (!drag->lifted)
    {
      drag->lifted = TRUE;
      set_hollow (self, drag->id, TRUE);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));

  return TRUE;
}

void
_switch_table_view_drag_end (SwitchTableView *self)
{
  const SwitchTableDrag drag = self->drag;
  const gboolean over = drag.lifted && is_over_pile (self);
  graphene_rect_t rect;

  if (drag.id == 0)
    return;

  get_rect (self, &rect);
  drop_nowhere (self);
  if (!drag.lifted ||
      switch_table_view_get_card (self, drag.id) == SWITCH_CARD_NONE)
    return;

  /* A card laid flies on from where it was let go. */
  if (over)
    {
      self->dropped_id = drag.id;
      self->dropped = rect;
      _switch_table_view_drop (self, drag.id, drag.state_number);
      self->dropped_id = 0;
    }
  fly_back (self, drag.id, &rect);
}

void
_switch_table_view_drag_cancel (SwitchTableView *self)
{
  if (self->drag.id != 0)
    drop_nowhere (self);
}

static void
append_frame (GtkSnapshot           *snapshot,
              const graphene_rect_t *pile,
              float                  outset,
              float                  line,
              const GdkRGBA         *colour)
{
  const GdkRGBA colours[4] = { *colour, *colour, *colour, *colour };
  const float lines[4] = { line, line, line, line };
  graphene_rect_t rect = *pile;
  GskRoundedRect outline;

  graphene_rect_inset (&rect, -outset - line, -outset - line);
  gsk_rounded_rect_init_from_rect (&outline, &rect,
                                   CORNER * pile->size.width + outset + line);
  gtk_snapshot_append_border (snapshot, &outline, lines, colours);
}

/* A frame round the pile, turned as its topmost card: thin while the card is
 * on its way, gold when it may be let go. */
static void
snapshot_goal (SwitchTableView *self,
               GtkSnapshot     *snapshot)
{
  const SwitchPalette *palette =
    switch_style_get_palette (switch_style_get_default ());
  const GdkRGBA white = { 1, 1, 1, 0.72f };
  graphene_point_t middle;
  graphene_rect_t pile;
  float angle;

  switch_pile_view_get_place (SWITCH_PILE_VIEW (self->discard),
                              GTK_WIDGET (self), &pile, &angle);
  graphene_rect_get_center (&pile, &middle);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &middle);
  gtk_snapshot_rotate (snapshot, angle);
  graphene_rect_offset (&pile, -middle.x, -middle.y);
  if (is_over_pile (self))
    {
      append_frame (snapshot, &pile, 1, 7, &palette->ink);
      append_frame (snapshot, &pile, 3, 4, &palette->gold);
    }
  else
    {
      append_frame (snapshot, &pile, 4, 2, &white);
    }
  gtk_snapshot_restore (snapshot);
}

void
_switch_table_view_drag_snapshot (SwitchTableView *self,
                                  GtkSnapshot     *snapshot)
{
  graphene_rect_t rect;

  if (!self->drag.lifted)
    return;

  snapshot_goal (self, snapshot);
  get_rect (self, &rect);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &rect.origin);
  switch_card_art_snapshot (switch_card_art_get_default (), snapshot,
                            switch_table_view_get_card (self, self->drag.id),
                            rect.size.width,
                            gtk_widget_get_scale_factor (GTK_WIDGET (self)),
                            SWITCH_ELEVATION_FLYING, FALSE);
  gtk_snapshot_restore (snapshot);
}

/* The gesture */

static void
drag_begin_cb (SwitchTableView *self,
               double           x,
               double           y)
{
  _switch_table_view_drag_begin (self, x, y);
}

static void
drag_update_cb (SwitchTableView *self,
                double           dx,
                double           dy,
                GtkGesture      *gesture)
{
  if (_switch_table_view_drag_update (self, dx, dy))
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
drag_end_cb (SwitchTableView *self,
             double           dx,
             double           dy)
{
  if (_switch_table_view_drag_update (self, dx, dy))
    _switch_table_view_drag_end (self);
  else
    _switch_table_view_drag_cancel (self);
}

void
_switch_table_view_drag_init (SwitchTableView *self)
{
  GtkGesture *gesture = gtk_gesture_drag_new ();

  g_signal_connect_swapped (gesture, "drag-begin",
                            G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (gesture, "drag-update",
                            G_CALLBACK (drag_update_cb), self);
  g_signal_connect_swapped (gesture, "drag-end", G_CALLBACK (drag_end_cb),
                            self);
  g_signal_connect_swapped (gesture, "cancel",
                            G_CALLBACK (_switch_table_view_drag_cancel),
                            self);
  gtk_widget_add_controller (GTK_WIDGET (self),
                             GTK_EVENT_CONTROLLER (gesture));
}
