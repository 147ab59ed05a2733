/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* From turn to turn, and the round's end: sections 5 and 8 of the rules. */

#include "switch-round-private.h"

#define MOST_TURNS 2000

static guint
get_points (const SwitchRules *rules,
            const SwitchCards *cards)
{
  guint points = 0;

  for (SwitchCardMask rest = cards->once; rest != 0; rest &= rest - 1)
    points += rules->points[switch_mask_first (rest)];
  for (SwitchCardMask rest = cards->twice; rest != 0; rest &= rest - 1)
    points += rules->points[switch_mask_first (rest)];

  return points;
}

/**
 * switch_round_get_points:
 * @round: a round
 * @seat: a seat
 *
 * Returns: what the cards in its hand count, section 8 of the rules
 */
guint
switch_round_get_points (const SwitchRound *round,
                         guint              seat)
{
  g_return_val_if_fail (round != NULL, 0);
  g_return_val_if_fail (seat < round->table.n_seats, 0);

  return get_points (round->table.rules, &round->own[seat].cards);
}

/* Who won: the first out, else whoever holds least, alone or with others. */
static guint
get_winners (const SwitchRound *round)
{
  const SwitchTable *table = &round->table;
  const gboolean by_points = table->rules->scoring != SWITCH_SCORING_ROUNDS;
  guint least = G_MAXUINT;
  guint winners = 0;

  if (table->n_out > 0)
    return 1u << table->out[0];

  for (guint seat = 0; seat < table->n_seats; seat++)
    {
      const guint held = by_points ? switch_round_get_points (round, seat)
                                   : table->count[seat];

      if (held < least)
        {
          least = held;
          winners = 0;
        }
      if (held == least)
        winners |= 1u << seat;
    }

  return winners;
}

static void
score (SwitchRound  *round,
       guint         winners,
       SwitchEvents *events)
{
  const SwitchTable *table = &round->table;
  const SwitchScoring scoring = (SwitchScoring) table->rules->scoring;
  guint points[SWITCH_MAX_SEATS] = { 0 };
  guint others = 0;

  if (scoring != SWITCH_SCORING_ROUNDS)
    for (guint seat = 0; seat < table->n_seats; seat++)
      {
        points[seat] = switch_round_get_points (round, seat);
        if (((winners >> seat) & 1) == 0)
          others += points[seat];
      }

  for (guint seat = 0; seat < table->n_seats; seat++)
    {
      const gboolean won = (winners >> seat) & 1;
      guint amount = won ? others : 0;

      if (scoring == SWITCH_SCORING_ROUNDS)
        amount = won ? 1 : 0;
      else if (scoring == SWITCH_SCORING_EACH_OWN)
        amount = points[seat];

      if (won)
        EMIT (.kind = SWITCH_EVENT_WON, .seat = (guint8) seat);
      if (amount > 0)
        EMIT (.kind = SWITCH_EVENT_SCORED, .seat = (guint8) seat,
              .amount = (gint32) amount);
    }
}

/* Ends the round, and counts. */
void
_switch_round_finish (SwitchRound  *round,
                      SwitchEvents *events)
{
  score (round, get_winners (round), events);
  EMIT (.kind = SWITCH_EVENT_ROUND_OVER);
}

static void
block (SwitchRound       *round,
       SwitchEventReason  reason,
       SwitchEvents      *events)
{
  EMIT (.kind = SWITCH_EVENT_BLOCKED, .reason = (guint8) reason);
  _switch_round_finish (round, events);
}

/* The turn of @seat is over. Returns whether the round goes on: it is
 * blocked where all have passed, and after very many turns. */
gboolean
_switch_round_turn_over (SwitchRound  *round,
                         guint         seat,
                         SwitchEvents *events)
{
  const SwitchTable *table = &round->table;

  EMIT (.kind = SWITCH_EVENT_TURN_OVER, .seat = (guint8) seat);

  if (table->passed == table->in)
    block (round, SWITCH_REASON_ALL_PASSED, events);
  else if (table->turns_ended >= MOST_TURNS)
    block (round, SWITCH_REASON_TOO_LONG, events);
  else
    return TRUE;

  return FALSE;
}

/* The turn goes to the player after @seat; who owes a turn pays it. */
void
_switch_round_next (SwitchRound  *round,
                    guint         seat,
                    SwitchEvents *events)
{
  const SwitchTable *table = &round->table;

  seat = switch_table_next_seat (table, seat, 1);
  while (table->missing[seat] > 0)
    {
      EMIT (.kind = SWITCH_EVENT_OWES, .seat = (guint8) seat,
            .amount = table->missing[seat] - 1);
      EMIT (.kind = SWITCH_EVENT_MISSED, .seat = (guint8) seat);
      seat = switch_table_next_seat (table, seat, 1);
    }

  _switch_round_begin_turn (round, seat, events);
}
