/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-table-view-private.h"

/* The own hand on the table: which identity is which card, and what of it is
 * in the air. A card drawn has its place in the hand before it lands; a card
 * laid leaves it as it rises. */

void
_switch_table_view_hand_init (SwitchTableView *self)
{
  self->cards = g_array_new (FALSE, FALSE, sizeof (SwitchTableCard));
  self->coming = g_array_new (FALSE, FALSE, sizeof (guint));
  self->gone = g_array_new (FALSE, FALSE, sizeof (SwitchCard));
  self->next_id = 1;
}

/* While the hand is empty the focus stays on the discard pile, and comes back
 * with the first card. */
void
_switch_table_view_park_focus (SwitchTableView *self)
{
  self->parked = gtk_widget_grab_focus (self->discard);
}

/* Where what fits is marked already, it comes to such a card. */
void
_switch_table_view_unpark_focus (SwitchTableView *self)
{
  if (!self->parked)
    return;

  self->parked = FALSE;
  if (gtk_widget_is_focus (self->discard))
    gtk_widget_grab_focus (self->hand);
}

guint
_switch_table_view_hand_add (SwitchTableView *self,
                             SwitchCard       card)
{
  const SwitchTableCard held = { self->next_id++, card };

  g_array_append_val (self->cards, held);
  switch_hand_view_add (SWITCH_HAND_VIEW (self->hand), held.id, card);

  return held.id;
}

/* The card that has the focus hands it to its neighbour, not to nobody. */
static void
keep_focus (SwitchTableView *self,
            guint            id)
{
  SwitchHandView *hand = SWITCH_HAND_VIEW (self->hand);
  SwitchCardWidget *widget = switch_hand_view_get_widget (hand, id);
  GtkWidget *next;

  if (widget == NULL || !gtk_widget_is_focus (GTK_WIDGET (widget)))
    return;

  next = gtk_widget_get_next_sibling (GTK_WIDGET (widget));
  if (next == NULL)
    next = gtk_widget_get_prev_sibling (GTK_WIDGET (widget));

  if (next != NULL)
    gtk_widget_grab_focus (next);
  else
    _switch_table_view_park_focus (self);
}

void
_switch_table_view_hand_remove (SwitchTableView *self,
                                guint            id)
{
  for (guint i = 0; i < self->cards->len; i++)
    if (g_array_index (self->cards, SwitchTableCard, i).id == id)
      {
        keep_focus (self, id);
        g_array_remove_index (self->cards, i);
        switch_hand_view_remove (SWITCH_HAND_VIEW (self->hand), id);
        return;
      }
}

/* Finds the card that goes: the one the person chose, if it is such a card,
 * else the first. */
guint
_switch_table_view_hand_take (SwitchTableView *self,
                              SwitchCard       card)
{
  if (switch_table_view_get_card (self, self->wanted_id) == card)
    return self->wanted_id;

  return switch_table_view_find_card (self, card);
}

static gboolean
take_first_coming (SwitchTableView *self,
                   guint           *id)
{
  if (self->coming->len == 0)
    return FALSE;

  *id = g_array_index (self->coming, guint, 0);
  g_array_remove_index (self->coming, 0);

  return TRUE;
}

static gboolean
take_gone (SwitchTableView *self,
           SwitchCard       card)
{
  for (guint i = 0; i < self->gone->len; i++)
    if (g_array_index (self->gone, SwitchCard, i) == card)
      {
        g_array_remove_index (self->gone, i);
        return TRUE;
      }

  return FALSE;
}

static void
came (SwitchTableView   *self,
      const SwitchEvent *event)
{
  guint id;

  if (take_first_coming (self, &id))
    switch_hand_view_set_state (SWITCH_HAND_VIEW (self->hand), id,
                                SWITCH_CARD_HOLLOW, FALSE);
  else
    id = _switch_table_view_hand_add (self, event->card);
  _switch_table_view_unpark_focus (self);

  if (event->kind == SWITCH_EVENT_DREW)
    switch_hand_view_set_state (SWITCH_HAND_VIEW (self->hand), id,
                                SWITCH_CARD_NEW, TRUE);
}

/* Lets the hand follow an event that has been shown. */
void
_switch_table_view_hand_landed (SwitchTableView   *self,
                                const SwitchEvent *event)
{
  if (event->kind != SWITCH_EVENT_DEALT)
    switch_hand_view_set_dealing (SWITCH_HAND_VIEW (self->hand), FALSE);
  if (event->kind == SWITCH_EVENT_GATHERED)
    {
      _switch_table_view_hand_reset (self);
      return;
    }
  if (event->seat != switch_stage_get_seat (self->stage))
    return;

  /* What was drawn is new until the next thing its player does. */
  if (event->kind == SWITCH_EVENT_LAID ||
      (event->kind == SWITCH_EVENT_DREW && self->last_kind != event->kind))
    switch_hand_view_clear_state (SWITCH_HAND_VIEW (self->hand),
                                  SWITCH_CARD_NEW);
  self->last_kind = event->kind;
  if (event->card == SWITCH_CARD_NONE)
    return;

  switch (event->kind)
    {
    case SWITCH_EVENT_DEALT:
    case SWITCH_EVENT_DREW:
    case SWITCH_EVENT_TOOK_BACK:
      came (self, event);
      break;

    case SWITCH_EVENT_LAID:
      if (!take_gone (self, event->card))
        _switch_table_view_hand_remove (
          self, _switch_table_view_hand_take (self, event->card));
      break;

    default:
      break;
    }
}

/* Makes the hand hold what the stage says, without any motion. Cards that
 * stay keep their identity. */
void
_switch_table_view_hand_reset (SwitchTableView *self)
{
  const SwitchOwn *own =
    switch_stage_get_own (self->stage, switch_stage_get_seat (self->stage));
  SwitchCards missing = { 0, 0 };
  SwitchCard cards[SWITCH_MAX_PACK];
  guint n_cards;

  if (own != NULL)
    missing = own->cards;
  _switch_table_view_drag_cancel (self);
  switch_hand_view_set_dealing (SWITCH_HAND_VIEW (self->hand), FALSE);
  g_array_set_size (self->coming, 0);
  g_array_set_size (self->gone, 0);

  for (guint i = self->cards->len; i > 0; i--)
    {
      const SwitchTableCard held =
        g_array_index (self->cards, SwitchTableCard, i - 1);

      if (switch_cards_has (&missing, held.card))
        switch_cards_remove (&missing, held.card);
      else
        _switch_table_view_hand_remove (self, held.id);
      switch_hand_view_set_state (SWITCH_HAND_VIEW (self->hand), held.id,
                                  SWITCH_CARD_HOLLOW, FALSE);
    }

  n_cards = switch_cards_to_array (&missing, cards);
  for (guint i = 0; i < n_cards; i++)
    _switch_table_view_hand_add (self, cards[i]);
  switch_hand_view_clear_state (SWITCH_HAND_VIEW (self->hand),
                                SWITCH_CARD_NEW);
  switch_hand_view_finish (SWITCH_HAND_VIEW (self->hand));
}

/* Raises what may be laid, and dims what may not. */
void
_switch_table_view_hand_mark (SwitchTableView *self)
{
  const SwitchLegal *legal = switch_stage_get_legal (self->stage);

  switch_hand_view_set_fitting (SWITCH_HAND_VIEW (self->hand),
                                switch_stage_is_my_turn (self->stage),
                                legal->bare | legal->named);
}

/**
 * switch_table_view_find_card:
 * @self: the table
 * @card: a card
 *
 * Returns: the identity of the first such card in the hand, or 0
 */
guint
switch_table_view_find_card (SwitchTableView *self,
                             SwitchCard       card)
{
  g_return_val_if_fail (SWITCH_IS_TABLE_VIEW (self), 0);

  for (guint i = 0; i < self->cards->len; i++)
    {
      const SwitchTableCard *held =
        &g_array_index (self->cards, SwitchTableCard, i);

      if (held->card == card)
        return held->id;
    }

  return 0;
}

/**
 * switch_table_view_get_card:
 * @self: the table
 * @id: the identity of a card
 *
 * Returns: the card in the hand, or %SWITCH_CARD_NONE
 */
SwitchCard
switch_table_view_get_card (SwitchTableView *self,
                            guint            id)
{
  g_return_val_if_fail (SWITCH_IS_TABLE_VIEW (self), SWITCH_CARD_NONE);

  for (guint i = 0; i < self->cards->len; i++)
    {
      const SwitchTableCard *held =
        &g_array_index (self->cards, SwitchTableCard, i);

      if (held->id == id)
        return held->card;
    }

  return SWITCH_CARD_NONE;
}

/**
 * switch_table_view_get_cards:
 * @self: the table
 * @cards: (out): the cards of the hand, as they are seen
 */
void
switch_table_view_get_cards (SwitchTableView *self,
                             SwitchCards     *cards)
{
  g_return_if_fail (SWITCH_IS_TABLE_VIEW (self));
  g_return_if_fail (cards != NULL);

  *cards = (SwitchCards) { 0, 0 };
  for (guint i = 0; i < self->cards->len; i++)
    switch_cards_add (cards,
                      g_array_index (self->cards, SwitchTableCard, i).card);
}
