/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-table-view-private.h"

/* What is shown between two events, so that the first is understood: where
 * the suit went, whom an attack meets, who was caught, who won; and before
 * the first event, what was cut. The stage holds the story as long. Times
 * are look.md's, in milliseconds. */

#define PIP_TIME      260
#define DOTS_TIME     300
#define RIFFLE_TIME   300
#define CAUGHT_TIME   600    /* until it has been read */
#define RIBBON_TIME   500
#define WON_TIME      700
#define CUT_TIME      260
#define CUT_STAGGER    60    /* not more than five are in the air */
#define CUT_LINGER   1100

static void
over_cb (gpointer data)
{
  SwitchTableView *self = data;

  switch_stage_release (self->stage);
}

static guint
at_pace (SwitchTableView *self,
         guint            milliseconds)
{
  return (guint) ((float) milliseconds *
                  switch_stage_get_pace (self->stage));
}

static void
get_top_card (SwitchTableView  *self,
              graphene_point_t *middle)
{
  graphene_rect_t rect;
  float angle;

  switch_pile_view_get_place (SWITCH_PILE_VIEW (self->discard), self->signs,
                              &rect, &angle);
  graphene_rect_get_center (&rect, middle);
}

static GtkWidget *
get_pip (SwitchTableView *self)
{
  return switch_suit_chip_get_pip (SWITCH_SUIT_CHIP (self->suit_chip));
}

static void
pip_arrived_cb (gpointer data)
{
  SwitchTableView *self = data;

  gtk_widget_set_opacity (get_pip (self), 1);
  over_cb (self);
}

/* The chip is there by now, only its sign is still on its way. */
static void
explain_suit (SwitchTableView   *self,
              const SwitchEvent *event)
{
  SwitchSuitChip *chip = SWITCH_SUIT_CHIP (self->suit_chip);
  graphene_point_t from;

  if (event->suit >= SWITCH_N_SUITS ||
      switch_suit_chip_get_suit (chip) != event->suit ||
      !switch_stage_hold (self->stage))
    return;

  get_top_card (self, &from);
  gtk_widget_set_opacity (get_pip (self), 0);
  switch_sign_layer_fly_pip (SWITCH_SIGN_LAYER (self->signs),
                             (SwitchSuit) event->suit, &from, get_pip (self),
                             at_pace (self, PIP_TIME), pip_arrived_cb, self);
}

/* The plate, or the hand where the own seat has no plate. */
static GtkWidget *
get_victim (SwitchTableView *self,
            guint            seat)
{
  if (seat == switch_stage_get_seat (self->stage) &&
      gtk_widget_has_css_class (GTK_WIDGET (self), "narrow"))
    return self->hand;

  return self->seats[seat];
}

/* When the turn of the victim has come the chip says what is pending. */
static void
explain_attack (SwitchTableView   *self,
                const SwitchEvent *event)
{
  GtkWidget *victim = get_victim (self, event->seat);
  graphene_point_t from;
  SwitchPending kind;

  switch_table_get_pending (switch_stage_get_table (self->stage), &kind);
  if (kind != SWITCH_PENDING_DRAW || victim == NULL ||
      !switch_stage_hold (self->stage))
    return;

  get_top_card (self, &from);
  switch_sign_layer_run_dots (SWITCH_SIGN_LAYER (self->signs), &from, victim,
                              at_pace (self, DOTS_TIME), over_cb, self);
}

static void
explain_reshuffle (SwitchTableView *self)
{
  SwitchFlightEnd pile = { .face_up = FALSE };

  if (!switch_stage_hold (self->stage))
    return;

  switch_pile_view_get_place (SWITCH_PILE_VIEW (self->stock), self->flights,
                              &pile.rect, &pile.angle);
  switch_flight_layer_riffle (SWITCH_FLIGHT_LAYER (self->flights), &pile,
                              at_pace (self, RIFFLE_TIME), over_cb, self);
}

static void
explain_win (SwitchTableView   *self,
             const SwitchEvent *event)
{
  GtkWidget *view = self->seats[event->seat];

  if (view != NULL && switch_stage_pause (self->stage, WON_TIME))
    switch_seat_view_unroll (SWITCH_SEAT_VIEW (view),
                             at_pace (self, RIBBON_TIME));
}

static void
landed_cb (SwitchTableView   *self,
           const SwitchEvent *event)
{
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  switch (event->kind)
    {
    case SWITCH_EVENT_LAID:
      explain_suit (self, event);
      break;

    case SWITCH_EVENT_TURN:
      explain_attack (self, event);
      break;

    case SWITCH_EVENT_RESHUFFLED:
      explain_reshuffle (self);
      break;

    case SWITCH_EVENT_CAUGHT:
      switch_stage_pause (self->stage, CAUGHT_TIME);
      break;

    case SWITCH_EVENT_WON:
      explain_win (self, event);
      break;

    default:
      break;
    }
}

/* In the middle of the place where the hand will be. */
static gboolean
get_own_cut (SwitchTableView *self,
             SwitchFlightEnd *end)
{
  graphene_rect_t hand;
  graphene_point_t middle;
  float angle;

  if (!gtk_widget_compute_bounds (self->hand, self->flights, &hand))
    return FALSE;

  switch_pile_view_get_place (SWITCH_PILE_VIEW (self->stock), self->flights,
                              &end->rect, &angle);
  graphene_rect_get_center (&hand, &middle);
  end->rect.origin.x = middle.x - end->rect.size.width / 2;
  end->rect.origin.y = middle.y - end->rect.size.height / 2;

  return TRUE;
}

static gboolean
get_cut (SwitchTableView *self,
         guint            seat,
         SwitchFlightEnd *end)
{
  end->face_up = TRUE;
  end->angle = 0;
  if (seat == switch_stage_get_seat (self->stage))
    return get_own_cut (self, end);

  return seat < SWITCH_MAX_SEATS && self->seats[seat] != NULL &&
         switch_seat_view_get_cut_rect (SWITCH_SEAT_VIEW (self->seats[seat]),
                                        self->flights, &end->rect);
}

static void
show_cuts (SwitchTableView *self)
{
  SwitchFlightEnd stock = { .face_up = FALSE }, end;
  const guint n_cuts = self->cuts->len;

  switch_pile_view_get_place (SWITCH_PILE_VIEW (self->stock), self->flights,
                              &stock.rect, &stock.angle);
  for (guint i = 0; i < n_cuts; i++)
    {
      const SwitchTableCut *cut =
        &g_array_index (self->cuts, SwitchTableCut, i);

      if (get_cut (self, cut->seat, &end) &&
          switch_stage_hold (self->stage))
        switch_flight_layer_visit (SWITCH_FLIGHT_LAYER (self->flights),
                                   cut->card, &stock, &end,
                                   at_pace (self, i * CUT_STAGGER),
                                   at_pace (self, CUT_TIME),
                                   at_pace (self, CUT_LINGER), over_cb, self);
    }
  g_array_set_size (self->cuts, 0);
}

/* Ticks come before the layout of a frame: with the second all have their
 * places. */
static gboolean
layout_tick_cb (GtkWidget     *widget,
                GdkFrameClock *clock,
                gpointer       data)
{
  SwitchTableView *self = SWITCH_TABLE_VIEW (widget);

  if (!self->laid_out)
    {
      self->laid_out = TRUE;
      return G_SOURCE_CONTINUE;
    }

  self->layout_tick = 0;
  show_cuts (self);
  switch_stage_release (self->stage);

  return G_SOURCE_REMOVE;
}

/* New seats have no place yet, and whatever flew to them would go astray. */
void
_switch_table_view_await_layout (SwitchTableView *self)
{
  if (self->layout_tick != 0 || !gtk_widget_get_mapped (GTK_WIDGET (self)) ||
      !switch_stage_hold (self->stage))
    return;

  self->laid_out = FALSE;
  self->layout_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self),
                                                    layout_tick_cb, NULL,
                                                    NULL);
}

void
_switch_table_view_explain_finish (SwitchTableView *self)
{
  if (self->layout_tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->layout_tick);
  self->layout_tick = 0;
  g_array_set_size (self->cuts, 0);
}

/* After the widgets have followed the event. */
void
_switch_table_view_explain_init (SwitchTableView *self)
{
  self->cuts = g_array_new (FALSE, FALSE, sizeof (SwitchTableCut));
  g_signal_connect_object (self->stage, "landed", G_CALLBACK (landed_cb),
                           self, G_CONNECT_SWAPPED);
}

void
_switch_table_view_explain_clear (SwitchTableView *self)
{
  if (self->cuts != NULL)
    _switch_table_view_explain_finish (self);
  g_clear_pointer (&self->cuts, g_array_unref);
}

/**
 * switch_table_view_show_cuts:
 * @self: the table, before the deal
 * @seats: (array length=n_cuts): who cuts
 * @cards: (array length=n_cuts): what is cut
 * @n_cuts: how many cuts there are
 *
 * Shows what was cut for the deal, at the seats. The deal waits for it.
 *
 * Returns: whether it is shown; not where nothing may be seen of it
 */
gboolean
switch_table_view_show_cuts (SwitchTableView  *self,
                             const guint      *seats,
                             const SwitchCard *cards,
                             guint             n_cuts)
{
  g_return_val_if_fail (SWITCH_IS_TABLE_VIEW (self), FALSE);
  g_return_val_if_fail (n_cuts == 0 || (seats != NULL && cards != NULL),
                        FALSE);

  _switch_table_view_await_layout (self);
  if (self->layout_tick == 0)
    return FALSE;

  for (guint i = 0; i < n_cuts; i++)
    {
      const SwitchTableCut cut = { seats[i], cards[i] };

      g_array_append_val (self->cuts, cut);
    }

  return n_cuts > 0;
}
