/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-table-view-private.h"

/* How an event is shown: what flies from where to where. The stage is told
 * when it has landed. Times are look.md's, in milliseconds. */

#define DEAL_TIME      260
#define DRAW_TIME      280
#define LAY_TIME       320
#define TURN_TIME      240
#define RESHUFFLE_TIME 320

static void
landed_cb (gpointer data)
{
  SwitchTableView *self = data;

  switch_stage_landed (self->stage);
}

static gboolean
fly (SwitchTableView       *self,
     SwitchCard             card,
     const SwitchFlightEnd *from,
     const SwitchFlightEnd *to,
     guint                  duration)
{
  const float pace = switch_stage_get_pace (self->stage);

  switch_flight_layer_fly (SWITCH_FLIGHT_LAYER (self->flights), card, from, to,
                           0, (guint) ((float) duration * pace), landed_cb,
                           self);

  return TRUE;
}

static void
get_pile (SwitchTableView *self,
          GtkWidget       *pile,
          gboolean         face_up,
          SwitchFlightEnd *end)
{
  switch_pile_view_get_place (SWITCH_PILE_VIEW (pile), self->flights,
                              &end->rect, &end->angle);
  end->face_up = face_up;
}

static gboolean
get_rival (SwitchTableView *self,
           guint            seat,
           SwitchFlightEnd *end)
{
  GtkWidget *view = self->seats[seat];
  const SwitchTable *table = switch_stage_get_table (self->stage);

  end->face_up = switch_stage_get_own (self->stage, seat) != NULL;

  return view != NULL &&
         switch_seat_view_get_card_rect (SWITCH_SEAT_VIEW (view),
                                         table->count[seat] / 2u,
                                         self->flights, &end->rect,
                                         &end->angle);
}

static gboolean
get_held (SwitchTableView *self,
          guint            id,
          SwitchFlightEnd *end)
{
  end->face_up = TRUE;

  return switch_hand_view_get_place (SWITCH_HAND_VIEW (self->hand), id,
                                     self->flights, &end->rect, &end->angle);
}

/* A card comes from a pile into a hand. */
static gboolean
bring (SwitchTableView   *self,
       const SwitchEvent *event,
       SwitchFlightEnd   *from,
       guint              duration)
{
  SwitchFlightEnd to;
  guint id;

  if (event->seat != switch_stage_get_seat (self->stage) ||
      event->card == SWITCH_CARD_NONE)
    return get_rival (self, event->seat, &to) &&
           fly (self, event->card, from, &to, duration);

  id = _switch_table_view_hand_add (self, event->card);
  if (!get_held (self, id, &to))
    {
      _switch_table_view_hand_remove (self, id);
      return FALSE;
    }
  _switch_table_view_unpark_focus (self);

  g_array_append_val (self->coming, id);
  switch_hand_view_set_state (SWITCH_HAND_VIEW (self->hand), id,
                              SWITCH_CARD_HOLLOW, TRUE);

  return fly (self, event->card, from, &to, duration);
}

static gboolean
perform_draw (SwitchTableView   *self,
              const SwitchEvent *event)
{
  SwitchFlightEnd from;

  get_pile (self, self->stock, FALSE, &from);
  if (event->kind == SWITCH_EVENT_DEALT)
    switch_hand_view_set_dealing (SWITCH_HAND_VIEW (self->hand), TRUE);

  return bring (self, event, &from,
                event->kind == SWITCH_EVENT_DEALT ? DEAL_TIME : DRAW_TIME);
}

static gboolean
perform_take_back (SwitchTableView   *self,
                   const SwitchEvent *event)
{
  SwitchFlightEnd from;

  get_pile (self, self->discard, TRUE, &from);

  return bring (self, event, &from, DRAW_TIME);
}

static gboolean
perform_lay (SwitchTableView   *self,
             const SwitchEvent *event)
{
  SwitchFlightEnd from, to;
  guint id;

  get_pile (self, self->discard, TRUE, &to);

  if (event->seat != switch_stage_get_seat (self->stage))
    return get_rival (self, event->seat, &from) &&
           fly (self, event->card, &from, &to, LAY_TIME);

  id = _switch_table_view_hand_take (self, event->card);
  if (id == 0 || !get_held (self, id, &from))
    return FALSE;

  if (id == self->dropped_id)
    {
      from.rect = self->dropped;
      from.angle = 0;
    }
  g_array_append_val (self->gone, event->card);
  _switch_table_view_hand_remove (self, id);

  return fly (self, event->card, &from, &to, LAY_TIME);
}

static gboolean
perform_turn (SwitchTableView   *self,
              const SwitchEvent *event)
{
  SwitchFlightEnd from, to;

  get_pile (self, self->stock, FALSE, &from);
  get_pile (self, self->discard, TRUE, &to);

  return fly (self, event->card, &from, &to, TURN_TIME);
}

static gboolean
perform_reshuffle (SwitchTableView   *self,
                   const SwitchEvent *event)
{
  SwitchFlightEnd from, to;

  get_pile (self, self->discard, FALSE, &from);
  get_pile (self, self->stock, FALSE, &to);

  return fly (self, SWITCH_CARD_NONE, &from, &to, RESHUFFLE_TIME);
}

static gboolean
perform_cb (SwitchTableView   *self,
            const SwitchEvent *event)
{
  /* Where motion is not wanted the layer lets cards appear in their place,
   * in the same order. */
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return FALSE;

  switch (event->kind)
    {
    case SWITCH_EVENT_DEALT:
    case SWITCH_EVENT_DREW:
      return perform_draw (self, event);

    case SWITCH_EVENT_LAID:
      return perform_lay (self, event);

    case SWITCH_EVENT_TOOK_BACK:
      return perform_take_back (self, event);

    case SWITCH_EVENT_TURNED:
      return perform_turn (self, event);

    case SWITCH_EVENT_RESHUFFLED:
      return perform_reshuffle (self, event);

    case SWITCH_EVENT_MISSED:
      if (self->seats[event->seat] != NULL)
        switch_seat_view_nod (SWITCH_SEAT_VIEW (self->seats[event->seat]));
      return FALSE;

    default:
      return FALSE;
    }
}

static void
finish_cb (SwitchTableView *self)
{
  _switch_table_view_explain_finish (self);
  switch_flight_layer_finish_all (SWITCH_FLIGHT_LAYER (self->flights));
  switch_sign_layer_finish_all (SWITCH_SIGN_LAYER (self->signs));
  for (guint seat = 0; seat < SWITCH_MAX_SEATS; seat++)
    if (self->seats[seat] != NULL)
      switch_seat_view_finish (SWITCH_SEAT_VIEW (self->seats[seat]));
  switch_hand_view_finish (SWITCH_HAND_VIEW (self->hand));
  switch_attack_chip_finish (SWITCH_ATTACK_CHIP (self->attack_chip));
  switch_direction_arrows_finish (SWITCH_DIRECTION_ARROWS (self->arrows));
}

/* Moving is not only a matter of taste: a window out of sight has no frames,
 * and whatever flies there would never land. */
static void
unmapped_cb (SwitchTableView *self)
{
  switch_stage_finish (self->stage);
}

void
_switch_table_view_motion_init (SwitchTableView *self)
{
  g_signal_connect_object (self->stage, "perform", G_CALLBACK (perform_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->stage, "finish", G_CALLBACK (finish_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "unmap", G_CALLBACK (unmapped_cb), NULL);
}
