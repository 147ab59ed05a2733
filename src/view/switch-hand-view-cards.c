/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-hand-view-private.h"

/* Of the hand: its cards and places, their order and what is marked. */

/* The card with an id, or NULL. */
SwitchHandCard *
_switch_hand_view_find (SwitchHandView *self,
                        guint           id)
{
  for (guint i = 0; i < self->cards->len; i++)
    {
      SwitchHandCard *card = g_ptr_array_index (self->cards, i);

      if (card->id == id)
        return card;
    }
  return NULL;
}

/* The fan as it will be when all motion is over. */
void
_switch_hand_view_init_fan (SwitchHandView *self,
                            SwitchFan      *fan)
{
  switch_fan_init (fan, self->cards->len,
                   (float) gtk_widget_get_width (GTK_WIDGET (self)),
                   self->margin, self->card_width, self->card_height,
                   self->flat);
}

gboolean
_switch_hand_view_is_mirrored (SwitchHandView *self)
{
  return gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
}

/* The cards are children in the order in which they cover one another: row
 * by row, and always from left to right, because that is where the index of
 * a card is. */
void
_switch_hand_view_restack (SwitchHandView *self)
{
  const gboolean mirrored = _switch_hand_view_is_mirrored (self);
  GtkWidget *before = NULL;
  SwitchFan fan;
  guint first = 0;

  _switch_hand_view_init_fan (self, &fan);
  for (guint row = 0; row < fan.rows; first += fan.row_n[row++])
    for (guint i = 0; i < fan.row_n[row]; i++)
      {
        SwitchHandCard *card =
          g_ptr_array_index (self->cards,
                             first + (mirrored ? fan.row_n[row] - 1 - i : i));

        if (gtk_widget_get_prev_sibling (card->widget) != before)
          gtk_widget_insert_after (card->widget, GTK_WIDGET (self), before);
        before = card->widget;
      }
  self->stacked_rows = fan.rows;
}

/* Black and red by turns, so that no two suits beside each other look alike;
 * jokers last. */
static guint
get_suit_place (SwitchCard card)
{
  static const guint places[SWITCH_N_SUITS] = { 0, 1, 3, 2 };

  if (card >= SWITCH_N_CARDS)
    return 5;
  return switch_card_is_joker (card) ? 4
                                     : places[switch_card_get_suit (card)];
}

static guint
get_rank_place (SwitchCard card)
{
  return card < SWITCH_N_CARDS ? switch_card_get_rank (card)
                               : SWITCH_N_RANKS + 1;
}

static int
compare_cards (gconstpointer a,
               gconstpointer b,
               gpointer      data)
{
  const SwitchHandView *self = data;
  const SwitchHandCard *one = *(const SwitchHandCard *const *) a;
  const SwitchHandCard *other = *(const SwitchHandCard *const *) b;
  const SwitchHandOrder order = self->dealing ? SWITCH_HAND_ORDER_DRAWN
                                              : self->order;
  int suits, ranks;

  suits = (int) get_suit_place (one->card) -
          (int) get_suit_place (other->card);
  ranks = (int) get_rank_place (one->card) -
          (int) get_rank_place (other->card);

  if (order == SWITCH_HAND_ORDER_SUIT && suits != 0)
    return suits;
  if (order != SWITCH_HAND_ORDER_DRAWN && ranks != 0)
    return ranks;
  if (order == SWITCH_HAND_ORDER_RANK && suits != 0)
    return suits;
  return (int) one->serial - (int) other->serial;
}

static void
update_marks (SwitchHandView *self)
{
  const gboolean marking = self->marking && !self->unmarked;

  for (guint i = 0; i < self->cards->len; i++)
    {
      SwitchHandCard *card = g_ptr_array_index (self->cards, i);
      SwitchCardWidget *view = SWITCH_CARD_WIDGET (card->widget);
      const gboolean fits = card->card < SWITCH_N_CARDS &&
                            self->fitting & SWITCH_CARD_BIT (card->card);

      switch_card_widget_set_state (view, SWITCH_CARD_PLAYABLE,
                                    marking && fits);
      switch_card_widget_set_state (view, SWITCH_CARD_DIMMED,
                                    marking && !fits);
    }
}

/* Sorts the cards, and marks those that have come. */
void
_switch_hand_view_sort (SwitchHandView *self)
{
  g_ptr_array_sort_with_data (self->cards, compare_cards, self);
  update_marks (self);
}

/**
 * switch_hand_view_contains:
 * @self: a hand
 * @id: of a card
 *
 * Returns: whether the card is in the hand
 */
gboolean
switch_hand_view_contains (SwitchHandView *self,
                           guint           id)
{
  g_return_val_if_fail (SWITCH_IS_HAND_VIEW (self), FALSE);

  return _switch_hand_view_find (self, id) != NULL;
}

/**
 * switch_hand_view_get_n_cards:
 * @self: a hand
 *
 * Returns: how many cards it has room for, hollow ones included
 */
guint
switch_hand_view_get_n_cards (SwitchHandView *self)
{
  g_return_val_if_fail (SWITCH_IS_HAND_VIEW (self), 0);

  return self->cards->len;
}

/**
 * switch_hand_view_get_widget:
 * @self: a hand
 * @id: of a card
 *
 * Returns: (transfer none) (nullable): the widget of the card
 */
SwitchCardWidget *
switch_hand_view_get_widget (SwitchHandView *self,
                             guint           id)
{
  SwitchHandCard *card;

  g_return_val_if_fail (SWITCH_IS_HAND_VIEW (self), NULL);

  card = _switch_hand_view_find (self, id);
  return card != NULL ? SWITCH_CARD_WIDGET (card->widget) : NULL;
}

/**
 * switch_hand_view_get_place:
 * @self: a hand
 * @id: of a card
 * @relative_to: whose coordinates are wanted
 * @rect: (out): the card's place, before it is turned about its middle
 * @angle: (out): by how many degrees it is turned
 *
 * Tells where a card belongs, wherever it is on its way.
 *
 * Returns: whether there is such a card
 */
gboolean
switch_hand_view_get_place (SwitchHandView  *self,
                            guint            id,
                            GtkWidget       *relative_to,
                            graphene_rect_t *rect,
                            float           *angle)
{
  SwitchHandCard *card;
  SwitchFan fan;
  SwitchFanPlace place;
  graphene_point_t middle;
  guint index;

  g_return_val_if_fail (SWITCH_IS_HAND_VIEW (self), FALSE);

  card = _switch_hand_view_find (self, id);
  if (card == NULL || !g_ptr_array_find (self->cards, card, &index))
    return FALSE;

  _switch_hand_view_init_fan (self, &fan);
  switch_fan_get_place (&fan, index, _switch_hand_view_is_mirrored (self),
                        &place);
  graphene_point_init (&middle, place.x, place.y +
                       (float) gtk_widget_get_height (GTK_WIDGET (self)));
  if (!gtk_widget_compute_point (GTK_WIDGET (self), relative_to,
                                 &middle, &middle))
    return FALSE;

  graphene_rect_init (rect, middle.x - self->card_width / 2,
                      middle.y - self->card_height / 2,
                      self->card_width, self->card_height);
  *angle = place.angle;
  return TRUE;
}

/**
 * switch_hand_view_set_fitting:
 * @self: a hand
 * @marking: whether to mark at all; it is your turn, and you want it
 * @fitting: the cards that may be laid
 *
 * Raises the cards that may be laid and dims the others.
 */
void
switch_hand_view_set_fitting (SwitchHandView *self,
                              gboolean        marking,
                              SwitchCardMask  fitting)
{
  g_return_if_fail (SWITCH_IS_HAND_VIEW (self));

  self->marking = marking;
  self->fitting = fitting;
  update_marks (self);
}

/**
 * switch_hand_view_set_marks:
 * @self: a hand
 * @marks: whether cards are marked at all
 *
 * Leaves it to the player to see what may be laid, or marks it.
 */
void
switch_hand_view_set_marks (SwitchHandView *self,
                            gboolean        marks)
{
  g_return_if_fail (SWITCH_IS_HAND_VIEW (self));

  self->unmarked = !marks;
  update_marks (self);
}

/**
 * switch_hand_view_set_dealing:
 * @self: a hand
 * @dealing: whether cards are being dealt
 *
 * Lets the cards lie as they come while they are dealt; then they sort.
 */
void
switch_hand_view_set_dealing (SwitchHandView *self,
                              gboolean        dealing)
{
  g_return_if_fail (SWITCH_IS_HAND_VIEW (self));

  if (self->dealing == dealing)
    return;

  self->dealing = dealing;
  _switch_hand_view_rearrange (self);
}

/**
 * switch_hand_view_set_state:
 * @self: a hand
 * @id: of a card
 * @state: bits of its state
 * @on: whether to set or to clear them
 *
 * Changes the state of one card: hollow, raised, new.
 */
void
switch_hand_view_set_state (SwitchHandView  *self,
                            guint            id,
                            SwitchCardState  state,
                            gboolean         on)
{
  SwitchCardWidget *view = switch_hand_view_get_widget (self, id);

  if (view != NULL)
    switch_card_widget_set_state (view, state, on);
}

/**
 * switch_hand_view_clear_state:
 * @self: a hand
 * @state: bits of a card's state
 *
 * Clears them on all cards: takes the "new" mark off, or that of a hint.
 */
void
switch_hand_view_clear_state (SwitchHandView  *self,
                              SwitchCardState  state)
{
  g_return_if_fail (SWITCH_IS_HAND_VIEW (self));

  for (guint i = 0; i < self->cards->len; i++)
    {
      SwitchHandCard *card = g_ptr_array_index (self->cards, i);

      switch_card_widget_set_state (SWITCH_CARD_WIDGET (card->widget), state,
                                    FALSE);
    }
}

/**
 * switch_hand_view_refuse:
 * @self: a hand
 * @id: of a card
 *
 * Shows that a card may not be laid.
 */
void
switch_hand_view_refuse (SwitchHandView *self,
                         guint           id)
{
  SwitchCardWidget *view = switch_hand_view_get_widget (self, id);

  if (view != NULL)
    switch_card_widget_refuse (view);
}

/**
 * switch_hand_view_get_focused:
 * @self: a hand
 *
 * Returns: the id of the card that has or last had the focus, or 0
 */
guint
switch_hand_view_get_focused (SwitchHandView *self)
{
  g_return_val_if_fail (SWITCH_IS_HAND_VIEW (self), 0);

  return self->focused;
}

/**
 * switch_hand_view_set_pace:
 * @self: a hand
 * @pace: factor of all durations; 0 for no motion
 *
 * Sets the speed of motion.
 */
void
switch_hand_view_set_pace (SwitchHandView *self,
                           float           pace)
{
  g_return_if_fail (SWITCH_IS_HAND_VIEW (self));

  self->pace = MAX (pace, 0);
}

/**
 * switch_hand_view_finish:
 * @self: a hand
 *
 * Brings all motion to its end.
 */
void
switch_hand_view_finish (SwitchHandView *self)
{
  g_return_if_fail (SWITCH_IS_HAND_VIEW (self));

  switch_tween_finish (&self->motion);
  for (guint i = 0; i < self->cards->len; i++)
    {
      SwitchHandCard *card = g_ptr_array_index (self->cards, i);

      switch_card_widget_finish (SWITCH_CARD_WIDGET (card->widget));
    }
}
