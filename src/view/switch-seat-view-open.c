/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-seat-view-private.h"

#include <math.h>

#include "switch-card-art.h"
#include "switch-key-focus.h"
#include "switch-style.h"

/* Of the seat in beginner mode: the fan is narrow, so its cards lie open one
 * beside the other while the pointer is on the seat, or the focus, or after
 * a tap. The table draws them over everything else. */

#define LEAST_CARD 64.0f
#define GROWTH      1.25f
#define MARGIN     16.0f
#define PADDING     8.0f
#define CORNER     14.0f

/* Whether its cards are to lie open may have changed. */
void
_switch_seat_view_update_open (SwitchSeatView *self)
{
  const gboolean opened = self->n_faces > 0 && !self->own &&
    (self->hovered || self->tapped ||
     switch_key_focus_is_shown (GTK_WIDGET (self)));

  if (self->opened == opened)
    return;

  self->opened = opened;
  _switch_seat_view_notify_opened (self);
}

static void
enter_cb (SwitchSeatView *self)
{
  self->hovered = TRUE;
  _switch_seat_view_update_open (self);
}

static void
leave_cb (SwitchSeatView *self)
{
  self->hovered = FALSE;
  _switch_seat_view_update_open (self);
}

/* A finger does not hover: it taps, and a second tap, or one elsewhere,
 * closes the fan. */
void
_switch_seat_view_tap (SwitchSeatView *self,
                       GtkGesture     *gesture)
{
  GdkEvent *event = gtk_gesture_get_last_event (gesture, NULL);

  if (self->n_faces == 0 || event == NULL ||
      gdk_event_get_event_type (event) != GDK_TOUCH_END)
    return;

  self->tapped = !self->tapped;
  if (self->tapped)
    gtk_widget_grab_focus (GTK_WIDGET (self));
  _switch_seat_view_update_open (self);
}

void
_switch_seat_view_state_flags_changed (GtkWidget     *widget,
                                       GtkStateFlags  previous)
{
  SwitchSeatView *self = SWITCH_SEAT_VIEW (widget);

  if (!gtk_widget_is_focus (widget))
    self->tapped = FALSE;
  _switch_seat_view_update_open (self);
}

void
_switch_seat_view_open_init (SwitchSeatView *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (enter_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
}

/* Over the plate where that has room, else under it. */
static void
get_open_box (SwitchSeatView        *self,
              const SwitchFan       *fan,
              const graphene_rect_t *seat,
              float                  table_width,
              graphene_rect_t       *box)
{
  const float width = fan->card_width + fan->strip *
                      (float) (MAX (fan->row_n[0], 1) - 1);
  const float plate_top = seat->origin.y + self->plate_rect.origin.y;
  const float half = width / 2 + MARGIN;
  const float middle = CLAMP (seat->origin.x + seat->size.width / 2,
                              half, MAX (table_width - half, half));
  float y = plate_top - PADDING - fan->height;

  if (y < PADDING)
    y = plate_top + self->plate_rect.size.height + 2 * PADDING;
  graphene_rect_init (box, roundf (middle - width / 2), roundf (y), width,
                      fan->height);
}

static void
snapshot_ground (GtkSnapshot           *snapshot,
                 const graphene_rect_t *box)
{
  const SwitchPalette *palette =
    switch_style_get_palette (switch_style_get_default ());
  const GdkRGBA white = { 1, 1, 1, palette->outline.alpha > 0 ? 1 : 0.3f };
  const GdkRGBA whites[4] = { white, white, white, white };
  const float lines[4] = { 1, 1, 1, 1 };
  graphene_rect_t rect = *box;
  GskRoundedRect outline;

  graphene_rect_inset (&rect, -PADDING, -PADDING);
  gsk_rounded_rect_init_from_rect (&outline, &rect, CORNER);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &palette->felt_2, &rect);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &outline, lines, whites);
}

/**
 * switch_seat_view_snapshot_open:
 * @self: a seat
 * @table: the table it is on
 * @snapshot: where to, in the table's coordinates
 *
 * Draws the cards of a seat that lie open. Does nothing if none do.
 */
void
switch_seat_view_snapshot_open (SwitchSeatView *self,
                                GtkWidget      *table,
                                GtkSnapshot    *snapshot)
{
  SwitchCardArt *art = switch_card_art_get_default ();
  const float table_width = (float) gtk_widget_get_width (table);
  float width, height;
  graphene_rect_t seat, box;
  SwitchFan fan;

  g_return_if_fail (SWITCH_IS_SEAT_VIEW (self));
  g_return_if_fail (GTK_IS_WIDGET (table));

  if (!self->opened ||
      !gtk_widget_compute_bounds (GTK_WIDGET (self), table, &seat))
    return;

  width = roundf (MAX (LEAST_CARD, GROWTH * self->back_width));
  height = roundf (width * switch_card_art_get_ratio (art));
  switch_fan_init (&fan, self->n_faces, table_width, MARGIN, width, height,
                   TRUE);
  get_open_box (self, &fan, &seat, table_width, &box);
  snapshot_ground (snapshot, &box);

  for (guint i = 0; i < self->n_faces; i++)
    {
      SwitchFanPlace place;
      graphene_point_t corner;

      switch_fan_get_place (&fan, i, FALSE, &place);
      graphene_point_init (&corner,
        roundf (box.origin.x + box.size.width / 2 + place.x -
                table_width / 2 - width / 2),
        roundf (box.origin.y + box.size.height + place.y - height / 2));
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &corner);
      switch_card_art_snapshot (art, snapshot, self->faces[i], width,
                                gtk_widget_get_scale_factor (table),
                                SWITCH_ELEVATION_LYING, FALSE);
      gtk_snapshot_restore (snapshot);
    }
}
