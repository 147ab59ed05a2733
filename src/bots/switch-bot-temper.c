/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* What a player leans to: never more than a good part of a card, so that it
 * only decides between ways that are about as good. */

#include "switch-bot-private.h"

#define MOST_LEANING 4

static int
lean_to_caution (const SwitchRules *rules,
                 const SwitchCards *hand)
{
  int points = 0;

  for (SwitchCardMask rest = hand->once; rest != 0; rest &= rest - 1)
    points += rules->points[switch_mask_first (rest)];

  return -points / 20;
}

static int
lean_to_hoarding (const SwitchRules *rules,
                  const SwitchCards *hand)
{
  const SwitchCardMask strong =
    SWITCH_RULES_MASK (rules, SWITCH_POWER_ANY_TIME) |
    SWITCH_RULES_MASK (rules, SWITCH_POWER_DRAW) |
    SWITCH_RULES_MASK (rules, SWITCH_POWER_CANCEL);

  return 2 * (int) switch_mask_count (hand->once & strong);
}

static int
lean_to_attack (const SwitchTable *table,
                guint              seat)
{
  if (table->turn == seat || table->pending_kind == SWITCH_PENDING_NONE)
    return 0;

  return MOST_LEANING;
}

/**
 * _switch_bot_value_of_temper:
 * @temper: what a player leans to
 * @after: a round in which its turn is over
 * @seat: its seat
 *
 * Returns: how much better it likes that, in tenths of a card
 */
int
_switch_bot_value_of_temper (SwitchBotTemper    temper,
                             const SwitchRound *after,
                             guint              seat)
{
  const SwitchTable *table = &after->table;
  const SwitchCards *hand = &after->own[seat].cards;
  int value = 0;

  switch (temper)
    {
    case SWITCH_BOT_CAUTIOUS:
      value = lean_to_caution (table->rules, hand);
      break;
    case SWITCH_BOT_HOARDER:
      value = lean_to_hoarding (table->rules, hand);
      break;
    case SWITCH_BOT_ATTACKER:
      value = lean_to_attack (table, seat);
      break;
    case SWITCH_BOT_EVEN:
    default:
      break;
    }

  return CLAMP (value, -MOST_LEANING, MOST_LEANING);
}
