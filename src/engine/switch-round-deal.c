/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Setting up: section 4 of the rules. */

#include "switch-round-private.h"

/* A deal in the making: a queue of cards, of which those put under the stock
 * go to the end. */
typedef struct
{
  guint8 cards[2 * SWITCH_MAX_PACK];
  guint  first;
  guint  end;
} Queue;

static void
deal_hands (SwitchRound  *round,
            Queue        *queue,
            guint         leader,
            SwitchEvents *events)
{
  const SwitchTable *table = &round->table;
  const guint hand_size = switch_rules_get_hand_size (table->rules,
                                                      table->n_seats);

  for (guint i = 0; i < hand_size; i++)
    {
      guint seat = leader;

      for (guint j = 0; j < table->n_seats; j++)
        {
          EMIT (.kind = SWITCH_EVENT_DEALT, .seat = (guint8) seat,
                .card = queue->cards[queue->first++]);
          seat = switch_table_next_seat (table, seat, 1);
        }
    }
}

/* Whether @card may start: never a joker, and in a plain start no card with
 * a power. */
static gboolean
may_start (const SwitchRules *rules,
           SwitchCard         card)
{
  if (switch_card_is_joker (card))
    return FALSE;

  return rules->start_card != SWITCH_START_PLAIN ||
         (rules->power_cards & SWITCH_CARD_BIT (card)) == 0;
}

/* Turns the start card. Returns whether the stock held one that may start. */
static gboolean
turn_start_card (SwitchRound  *round,
                 Queue        *queue,
                 SwitchEvents *events)
{
  const SwitchRules *rules = round->table.rules;
  gboolean any = FALSE;

  for (guint i = queue->first; i < queue->end && !any; i++)
    any = may_start (rules, queue->cards[i]);
  if (!any)
    return FALSE;

  while (!may_start (rules, queue->cards[queue->first]))
    {
      const SwitchCard card = queue->cards[queue->first++];

      queue->cards[queue->end++] = card;
      EMIT (.kind = SWITCH_EVENT_TURNED_UNDER, .card = card);
    }

  EMIT (.kind = SWITCH_EVENT_TURNED, .card = queue->cards[queue->first++]);
  return TRUE;
}

/* The start card acts as if the dealer had laid it, on the one who leads. */
static void
start_actively (SwitchRound  *round,
                guint         leader,
                SwitchEvents *events)
{
  const SwitchTable *table = &round->table;
  const SwitchRules *rules = table->rules;
  const SwitchCard card = switch_table_get_top (table);
  const SwitchPowers *powers = &rules->card_powers[card];

  if (powers->flags & SWITCH_POWER_REVERSE)
    {
      EMIT (.kind = SWITCH_EVENT_REVERSED, .seat = table->dealer,
            .amount = !table->clockwise);
      leader = switch_table_next_seat (table, table->dealer, 1);
      if (table->n_seats == 2 &&
          rules->reverse_with_two == SWITCH_REVERSE_AGAIN &&
          (powers->flags & (SWITCH_POWER_DRAW | SWITCH_POWER_SKIP)) == 0)
        leader = table->dealer;
    }

  if (powers->flags & SWITCH_POWER_DRAW)
    _switch_round_attack (round, leader, powers->draw, card, events);
  else if (powers->flags & SWITCH_POWER_SKIP && rules->skip_answer)
    _switch_round_skip (round, leader, 1, card, events);
  else if (powers->flags & SWITCH_POWER_SKIP)
    {
      EMIT (.kind = SWITCH_EVENT_MISSED, .seat = (guint8) leader);
      _switch_round_next (round, leader, events);
    }
  else
    _switch_round_begin_turn (round, leader, events);
}

/**
 * switch_round_deal:
 * @round: a round fresh from switch_round_init(), with rules and seats for
 *   which switch_rules_check_deal() holds
 * @deal: the deal number
 * @events: (nullable): where to put what happens
 *
 * Shuffles, deals and turns the start card; the same number gives the same
 * deal for ever. The first turn begins.
 */
void
switch_round_deal (SwitchRound  *round,
                   guint64       deal,
                   SwitchEvents *events)
{
  SwitchTable *table = &round->table;
  SwitchCard pack[SWITCH_MAX_PACK];
  Queue queue;
  guint n_cards, leader;

  g_return_if_fail (round != NULL);
  g_return_if_fail (table->n_discards == 0 && table->n_stock == 0);

  n_cards = switch_rules_get_pack (table->rules, table->n_seats, pack);
  leader = switch_table_next_seat (table, table->dealer, 1);
  table->n_stock = (guint8) n_cards;
  switch_random_init (&round->random, deal);

  for (;;)
    {
      memcpy (queue.cards, pack, n_cards);
      queue.first = 0;
      queue.end = n_cards;
      switch_random_shuffle (&round->random, queue.cards, n_cards);

      deal_hands (round, &queue, leader, events);
      if (turn_start_card (round, &queue, events))
        break;

      EMIT (.kind = SWITCH_EVENT_GATHERED);
      for (guint i = 0; i < table->n_seats; i++)
        switch_own_init (&round->own[i]);
    }

  for (guint i = queue.first; i < queue.end; i++)
    round->stock[queue.end - 1 - i] = queue.cards[i];

  if (table->rules->start_card == SWITCH_START_ACTIVE)
    start_actively (round, leader, events);
  else
    _switch_round_begin_turn (round, leader, events);
}
