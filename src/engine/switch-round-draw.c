/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Drawing and reshuffling: section 5 of the rules. */

#include "switch-round-private.h"

/* Takes the next order laid down beforehand, if its cards are those of
 * @pile. */
static gboolean
take_order (SwitchShuffles *shuffles,
            guint8         *pile,
            guint           n_cards)
{
  SwitchCards expected = { 0, 0 }, given = { 0, 0 };
  const guint8 *order;
  guint length;

  if (shuffles == NULL || shuffles->next == shuffles->n_orders)
    return FALSE;

  order = shuffles->cards + shuffles->next_card;
  length = shuffles->lengths[shuffles->next];
  shuffles->next++;
  shuffles->next_card += length;

  for (guint i = 0; i < n_cards; i++)
    switch_cards_add (&expected, pile[i]);
  for (guint i = 0; i < length; i++)
    switch_cards_add (&given, order[i]);

  if (length != n_cards || expected.once != given.once ||
      expected.twice != given.twice)
    {
      shuffles->wrong = TRUE;
      return FALSE;
    }

  memcpy (pile, order, n_cards);
  return TRUE;
}

/* Makes a new stock of all discards but the last @n_kept. */
static void
reshuffle (SwitchRound  *round,
           guint         n_kept,
           SwitchEvents *events)
{
  SwitchTable *table = &round->table;
  guint8 pile[SWITCH_MAX_PACK];
  guint n_cards;

  g_assert (table->n_stock == 0);

  if (table->n_discards <= n_kept)
    return;

  n_cards = table->n_discards - n_kept;
  memcpy (pile, table->discards, n_cards);
  if (!take_order (round->shuffles, pile, n_cards))
    switch_random_shuffle (&round->random, pile, n_cards);

  for (guint i = 0; i < n_cards; i++)
    round->stock[i] = pile[n_cards - 1 - i];

  if (events != NULL)
    switch_events_append_order (events, pile, n_cards);
  EMIT (.kind = SWITCH_EVENT_RESHUFFLED, .amount = (gint32) n_cards);
}

static inline gboolean
draw_card (SwitchRound       *round,
           guint              seat,
           SwitchEventReason  reason,
           gint32             able,
           guint              n_kept,
           SwitchEvents      *events)
{
  SwitchTable *table = &round->table;

  if (table->n_stock == 0)
    reshuffle (round, n_kept, events);
  if (table->n_stock == 0)
    return FALSE;

  EMIT (.kind = SWITCH_EVENT_DREW, .seat = (guint8) seat,
        .card = round->stock[table->n_stock - 1],
        .reason = (guint8) reason, .amount = able);
  return TRUE;
}

/* How many cards of the discard pile stay when it is reshuffled now: while
 * a lay is unfinished, the cards laid in it and the one below them. */
guint
_switch_round_get_kept (const SwitchRound *round)
{
  return round->table.n_laid + 1u;
}

/* Draws up to @n_cards for @seat; what cannot be drawn is let off.
 * Returns: how many were drawn. */
guint
_switch_round_draw_cards (SwitchRound       *round,
                          guint              seat,
                          guint              n_cards,
                          SwitchEventReason  reason,
                          guint              n_kept,
                          SwitchEvents      *events)
{
  guint n_drawn = 0;

  while (n_drawn < n_cards &&
         draw_card (round, seat, reason, 0, n_kept, events))
    n_drawn++;

  if (n_drawn < n_cards)
    EMIT (.kind = SWITCH_EVENT_LET_OFF, .seat = (guint8) seat,
          .reason = (guint8) reason, .amount = (gint32) (n_cards - n_drawn));

  return n_drawn;
}

static SwitchCardMask
get_first (const SwitchRound *round)
{
  const SwitchTable *table = &round->table;
  SwitchLayState lay;

  _switch_lay_state_init (&lay, table);

  return _switch_lay_state_limit (table, &lay, &round->own[table->turn],
                                  _switch_table_first (table));
}

/* An ordinary draw, or a pass where nothing is left to draw. */
void
_switch_round_draw (SwitchRound  *round,
                    SwitchEvents *events)
{
  SwitchTable *table = &round->table;
  const SwitchRules *rules = table->rules;
  const guint seat = table->turn;
  const gboolean able = get_first (round) != 0;
  const guint most = able ? 1 : rules->draw_up_to;
  gboolean fits = FALSE;
  guint n_drawn = 0;

  while ((most == 0 || n_drawn < most) && !fits &&
         draw_card (round, seat, SWITCH_REASON_OWN, able, 1, events))
    {
      fits = (get_first (round) &
              SWITCH_CARD_BIT (round->own[seat].drawn)) != 0;
      n_drawn++;
    }

  if (n_drawn == 0)
    EMIT (.kind = SWITCH_EVENT_PASSED, .seat = (guint8) seat);

  if (fits && rules->drawn_card != SWITCH_DRAWN_KEEP)
    {
      EMIT (.kind = SWITCH_EVENT_DRAWN_FITS, .seat = (guint8) seat);
      return;
    }

  _switch_round_judge_call (round, seat, events);
  if (_switch_round_turn_over (round, seat, events))
    _switch_round_next (round, seat, events);
}
