/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "switch-bot-private.h"

/* What a position is worth to a seat whose turn has just ended. It is judged
 * by what lies on the table and by the hand kept, through masks and powers:
 * no rule and no rank is known here by name. */

#define WORTH_OF_WIN  2000
#define WORTH_OF_OUT  1000
#define WORTH_OF_TURN 40

static guint
count_both (const SwitchCards *cards,
            SwitchCardMask     mask)
{
  return switch_mask_count (cards->once & mask) +
         switch_mask_count (cards->twice & mask);
}

/* How much it hurts us that a player is about to go out. */
static int
get_danger (const SwitchTable *table,
            guint              seat)
{
  static const int dangers[] = { 0, 6, 4, 3, 2 };
  const guint count = table->count[seat];

  return count < G_N_ELEMENTS (dangers) ? dangers[count] : 1;
}

/* Cards worth keeping, in a hand that is not nearly empty. */
static int
value_hand (const SwitchRules *rules,
            const SwitchCards *hand)
{
  const SwitchCardMask wild = SWITCH_RULES_MASK (rules, SWITCH_POWER_ANY_TIME);
  const SwitchCardMask attack = SWITCH_RULES_MASK (rules, SWITCH_POWER_DRAW) |
                                SWITCH_RULES_MASK (rules, SWITCH_POWER_CANCEL);
  const SwitchCardMask skip = SWITCH_RULES_MASK (rules, SWITCH_POWER_SKIP);
  const SwitchCardMask last = SWITCH_RULES_MASK (rules,
                                                 SWITCH_POWER_NO_FINISH);
  const guint n_cards = switch_cards_count (hand);
  int value = 24 * (int) count_both (hand, wild) +
              6 * (int) count_both (hand, attack & ~wild) +
              3 * (int) count_both (hand, skip);

  /* A hand should not shrink to cards on which it may not end. */
  if (n_cards > 0 && n_cards == count_both (hand, last))
    value -= SWITCH_BOT_CARD;
  if (n_cards <= 3)
    value -= 4 * (int) count_both (hand, last);

  /* What has to be covered costs another card. */
  value -= 3 * (int) count_both (hand,
                                 SWITCH_RULES_MASK (rules,
                                                    SWITCH_POWER_COVER));

  return value;
}

/* The fewest cards that another player holds. */
static guint
get_fewest (const SwitchTable *table,
            guint              seat)
{
  guint fewest = SWITCH_MAX_PACK;

  for (guint i = 0; i < table->n_seats; i++)
    {
      if (i != seat && switch_table_is_in (table, i))
        fewest = MIN (fewest, table->count[i]);
    }

  return fewest;
}

/* Points that stay in the hand, where points count: the nearer the end, the
 * more they do. */
static int
value_points (const SwitchTable *table,
              const SwitchCards *hand,
              guint              seat)
{
  const SwitchRules *rules = table->rules;
  const guint fewest = get_fewest (table, seat);
  const int share = fewest <= 1 ? 6 : fewest <= 3 ? 15 : 40;
  guint points = 0;

  if (rules->scoring == SWITCH_SCORING_ROUNDS)
    return 0;

  for (SwitchCardMask rest = hand->once; rest != 0; rest &= rest - 1)
    points += rules->points[switch_mask_first (rest)];
  for (SwitchCardMask rest = hand->twice; rest != 0; rest &= rest - 1)
    points += rules->points[switch_mask_first (rest)];

  return -(int) points / share;
}

/* How well the hand goes on from here, should the suit stay. */
static int
value_suit (const SwitchTable *table,
            const SwitchCards *hand)
{
  const SwitchSuit suit = switch_table_get_suit (table);
  const SwitchCardMask wild = SWITCH_RULES_MASK (table->rules,
                                                 SWITCH_POWER_ANY_TIME);
  SwitchCardMask fitting = wild;
  int value;

  if (suit != SWITCH_SUIT_NONE)
    fitting |= switch_suit_mask (suit);

  value = (int) count_both (hand, fitting & ~wild);
  if (value > 0)
    value += 2;
  else if (count_both (hand, fitting) > 0)
    value += 1;

  return table->n_in > 3 ? value / 4 : value / 2;
}

/* What comes to the others: attacks, missed turns, and a turn at all. */
static int
value_others (const SwitchTable *table,
              guint              seat)
{
  const guint turn = table->turn;
  int value = 0;

  for (guint i = 0; i < table->n_seats; i++)
    {
      if (i != seat && switch_table_is_in (table, i))
        {
          value += 2 * (int) table->count[i];
          value += 4 * table->missing[i] * get_danger (table, i);
        }
    }

  if (turn == seat)
    return value + 8;
  if (turn >= table->n_seats)
    return value;

  /* An attack is kept for those who are nearly out. */
  if (table->pending_kind == SWITCH_PENDING_DRAW)
    value += (int) MIN (table->pending, 12) * (get_danger (table, turn) - 2);
  else if (table->pending_kind == SWITCH_PENDING_SKIP)
    value += 4 * get_danger (table, turn);
  else
    value -= 3 * get_danger (table, turn);

  return value;
}

/* A call that is missing: somebody may catch us, or we may not go out. */
static int
value_call (const SwitchTable *table,
            guint              seat)
{
  const SwitchRules *rules = table->rules;

  if (rules->last_call == SWITCH_CALL_OFF)
    return 0;

  if (switch_table_is_open (table, seat))
    return -6 * rules->call_penalty;

  if (table->count[seat] == 1 && ((table->called >> seat) & 1) == 0 &&
      rules->call_check == SWITCH_CHECK_REQUIRED)
    return -15;

  return 0;
}

static int
value_in (const SwitchTable *table,
          const SwitchCards *hand,
          guint              seat)
{
  return value_hand (table->rules, hand) +
         value_points (table, hand, seat) +
         value_suit (table, hand) +
         value_others (table, seat) +
         value_call (table, seat);
}

/* Tells what @after is worth to @seat, whose turn has led there from
 * @before. Cards drawn meanwhile are known by number only, since nobody
 * knows what they will be. */
int
_switch_bot_value_of_round (const SwitchRound *before,
                            const SwitchRound *after,
                            guint              seat)
{
  const SwitchTable *table = &after->table;
  SwitchCards hand = after->own[seat].cards;
  SwitchCards held = before->own[seat].cards;

  if (switch_round_is_over (after))
    return (table->winners >> seat) & 1 ? WORTH_OF_WIN : -WORTH_OF_WIN;
  if (!switch_table_is_in (table, seat))
    return WORTH_OF_OUT;

  hand.once &= held.once;
  hand.twice &= held.twice;

  return -SWITCH_BOT_CARD * (int) table->count[seat] +
         value_in (table, &hand, seat);
}

/* Likewise where cards were drawn, and perhaps one may still be laid. */
int
_switch_bot_value_of_drawing (const SwitchRound *before,
                              const SwitchRound *after,
                              guint              seat)
{
  const guint turn = before->table.turn;
  SwitchTable table = after->table;
  int value;

  if (switch_round_is_over (after))
    return _switch_bot_value_of_round (before, after, seat);

  /* Whoever is able to lay does better than to draw in hope. */
  if (before->table.pending_kind == SWITCH_PENDING_NONE)
    {
      table = before->table;
      table.turn = (guint8) switch_table_next_seat (&table, turn, 1);
      value = -SWITCH_BOT_CARD * (int) table.count[seat] - WORTH_OF_TURN;
    }
  else
    {
      value = -SWITCH_BOT_CARD * (int) table.count[seat];
    }

  return value + value_in (&table, &before->own[seat].cards, seat);
}
