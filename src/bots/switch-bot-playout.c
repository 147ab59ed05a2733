/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Playing a round on, fast: a player who looks at masks only. It
 * keeps wild cards, keeps attacks for those who are nearly out, and stays
 * with the suit it holds most of. Nothing is allocated. */

#include "switch-bot-playout.h"

#include <math.h>

/* Turns after which a playout is judged as it stands: what comes later is
 * mostly luck, and would only blur what this turn has done. */
#define MOST_TURNS 16

/* What is left to do, in cards, when a playout is judged: a wild card does
 * more than go away, an attack nearly as much, and it is good to be next.
 * Fitted to the ends of many rounds, of several presets. */
#define WORTH_OF_WILD   1.3f
#define WORTH_OF_ATTACK 0.6f
#define WORTH_OF_TURN   0.2f
#define LEAST_TO_DO     0.25f
#define EXTRA_TO_DO     0.3f
#define STEEPNESS       0.9f

/* A player is nearly out with so many cards. */
#define NEARLY_OUT 2

/* A number below @n; the tiny bias does not matter here. */
static inline guint
below (SwitchRandom *random,
       guint         n)
{
  return (guint) (((switch_random_next (random) >> 32) * n) >> 32);
}

/**
 * _switch_bot_policy_init:
 * @policy: (out): a policy
 * @table: the table as it stands
 *
 * Looks at the rules in force. In playouts everybody remembers to call: they
 * are played without calls.
 */
void
_switch_bot_policy_init (SwitchBotPolicy   *policy,
                         const SwitchTable *table)
{
  const SwitchRules *rules = table->rules;

  policy->rules = *rules;
  policy->rules.last_call = SWITCH_CALL_OFF;
  policy->wild = SWITCH_RULES_MASK (rules, SWITCH_POWER_ANY_TIME);
  policy->attack = SWITCH_RULES_MASK (rules, SWITCH_POWER_DRAW) |
                   SWITCH_RULES_MASK (rules, SWITCH_POWER_SKIP);
  policy->last = SWITCH_RULES_MASK (rules, SWITCH_POWER_NO_FINISH);
  policy->n_out = table->n_out;
}

static inline SwitchCard
pick (SwitchCardMask  mask,
      SwitchRandom   *random)
{
  guint n;

  if ((mask & (mask - 1)) == 0)
    return switch_mask_first (mask);

  for (n = below (random, switch_mask_count (mask)); n > 0; n--)
    mask &= mask - 1;

  return switch_mask_first (mask);
}

/* The suit of which @hand holds most, among those of @mask. */
static inline SwitchSuit
get_longest (SwitchCardMask hand,
             SwitchCardMask mask,
             SwitchRandom  *random)
{
  const guint start = (guint) (switch_random_next (random) >> 62);
  guint longest = start;
  guint most = 0;

  for (guint i = 0; i < SWITCH_N_SUITS; i++)
    {
      const guint suit = (start + i) & 3;
      const SwitchCardMask cards = switch_suit_mask ((SwitchSuit) suit);
      guint n;

      if ((mask & cards) == 0)
        continue;
      n = 1 + switch_mask_count (hand & cards);
      if (n > most)
        {
          most = n;
          longest = suit;
        }
    }

  return (SwitchSuit) longest;
}

/* The card to lay out of those that may be. */
static inline SwitchCard
choose_card (const SwitchBotPolicy *policy,
             const SwitchTable     *table,
             const SwitchOwn       *own,
             SwitchCardMask         cards,
             SwitchRandom          *random)
{
  const guint next = switch_table_next_seat (table, table->turn, 1);
  const SwitchCardMask hand = own->cards.once;
  SwitchCardMask choice = cards;
  SwitchCardMask suited;

  if (table->count[next] <= NEARLY_OUT && (cards & policy->attack) != 0)
    choice = cards & policy->attack;
  else
    {
      if ((choice & ~policy->wild) != 0)
        choice &= ~policy->wild;
      if ((choice & ~policy->attack) != 0)
        choice &= ~policy->attack;
    }

  /* A hand should not end on a card on which it may not. */
  if (table->count[table->turn] <= 3 && (choice & policy->last) != 0)
    choice &= policy->last;
  else if ((choice & (choice - 1)) != 0)
    {
      suited = choice & switch_suit_mask (get_longest (hand, choice, random));
      if (suited != 0)
        choice = suited;
    }

  return pick (choice, random);
}

/**
 * _switch_bot_policy_choose:
 * @policy: a policy made of the rules in force
 * @table: the table
 * @own: the hand of the seat to act
 * @random: a generator
 * @move: (out): the move
 *
 * Chooses quickly, and not badly.
 */
void
_switch_bot_policy_choose (const SwitchBotPolicy *policy,
                           const SwitchTable     *table,
                           const SwitchOwn       *own,
                           SwitchRandom          *random,
                           SwitchMove            *move)
{
  const guint seat = table->turn;
  SwitchSuit suit = SWITCH_SUIT_NONE;
  SwitchLegal legal;
  SwitchCard card;

  switch_table_legal (table, own, &legal);

  if ((legal.bare | legal.named) == 0)
    {
      *move = switch_move_simple (legal.draw ? SWITCH_MOVE_DRAW
                                             : SWITCH_MOVE_END, seat);
      return;
    }

  card = choose_card (policy, table, own, legal.bare | legal.named, random);
  if ((legal.bare & SWITCH_CARD_BIT (card)) == 0)
    {
      const SwitchCardMask rest = own->cards.once & ~SWITCH_CARD_BIT (card);

      suit = get_longest (rest & ~policy->wild, SWITCH_ALL_CARDS, random);
    }
  *move = switch_move_lay (seat, card, suit);
}

static inline guint
count (const SwitchCards *cards,
       SwitchCardMask     mask)
{
  return switch_mask_count (cards->once & mask) +
         switch_mask_count (cards->twice & mask);
}

/* How near @seat is to going out. */
static float
get_nearness (const SwitchBotPolicy *policy,
              const SwitchRound     *round,
              guint                  seat)
{
  const SwitchCards *hand = &round->own[seat].cards;
  float to_do = (float) round->table.count[seat] + EXTRA_TO_DO;

  to_do -= WORTH_OF_WILD * (float) count (hand, policy->wild);
  to_do -= WORTH_OF_ATTACK *
           (float) count (hand, policy->attack & ~policy->wild);
  if (round->table.turn == seat)
    to_do -= WORTH_OF_TURN;

  return powf (MAX (to_do, LEAST_TO_DO), -STEEPNESS);
}

/* How likely @seat is to be the next one out. */
static float
judge_unfinished (const SwitchBotPolicy *policy,
                  const SwitchRound     *round,
                  guint                  seat)
{
  float sum = 0;

  for (guint i = 0; i < round->table.n_seats; i++)
    if (switch_table_is_in (&round->table, i))
      sum += get_nearness (policy, round, i);

  return get_nearness (policy, round, seat) / sum;
}

/**
 * _switch_bot_playout:
 * @policy: how to play
 * @round: a round, which is played until somebody goes out, or for a while
 * @seat: a seat
 * @random: a generator
 *
 * Returns: what @seat has of it, from 0 for nothing to 1 for a win
 */
float
_switch_bot_playout (const SwitchBotPolicy *policy,
                     SwitchRound           *round,
                     guint                  seat,
                     SwitchRandom          *random)
{
  const SwitchTable *table = &round->table;
  const guint last = table->turns_ended + MOST_TURNS;
  guint n_winners;

  round->table.rules = &policy->rules;
  while (table->phase != SWITCH_PHASE_OVER && table->turns_ended < last &&
         table->n_out == policy->n_out)
    {
      SwitchMove move;

      _switch_bot_policy_choose (policy, table, &round->own[table->turn],
                                 random, &move);
      if (!switch_round_apply (round, &move, NULL, NULL))
        g_assert_not_reached ();
    }

  if (table->n_out > policy->n_out)
    return table->out[policy->n_out] == seat ? 1 : 0;
  if (table->phase != SWITCH_PHASE_OVER || table->n_out > 0)
    return judge_unfinished (policy, round, seat);

  n_winners = switch_mask_count (table->winners);
  return (table->winners >> seat) & 1 ? 1.f / (float) n_winners : 0;
}
