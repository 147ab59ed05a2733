/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Reading the others: how likely the next player can go on, by the cards
 * that are left, and by what it has lacked. */

#include "switch-bot-private.h"

/* What it is worth that the next player cannot go on, in tenths of a card. */

#define WORTH_OF_DENIAL 6

/* How much of @card's chance to be in the hand of @seat is left by what the
 * seat has lacked. */
static float
get_share (const SwitchKnowledge *knowledge,
           guint                  seat,
           SwitchCard             card,
           guint                  n_unknown)
{
  const SwitchCardMask bit = SWITCH_CARD_BIT (card);
  float share = 1;

  for (guint i = 0; i < knowledge->n_wants[seat]; i++)
    {
      const SwitchWant *want = &knowledge->wants[seat][i];

      if ((want->mask & bit) != 0)
        share = MIN (share, (float) want->allowed / (float) n_unknown);
    }
  for (guint i = 0; i < knowledge->n_doubts[seat]; i++)
    {
      const SwitchWant *doubt = &knowledge->doubts[seat][i];

      if ((doubt->mask & bit) != 0)
        share = MIN (share, (float) doubt->allowed / (float) n_unknown);
    }

  return share;
}

/* How likely @seat holds none of @fitting. */
static float
get_chance_of_lack (const SwitchView *view,
                    guint             seat,
                    SwitchCardMask    fitting)
{
  const SwitchKnowledge *knowledge = &view->knowledge;
  const SwitchCards unseen = switch_view_get_unseen (view);
  const guint n_unseen = switch_cards_count (&unseen);
  const guint n_unknown = view->table.count[seat] -
                          switch_cards_count (&knowledge->shown[seat]);
  float lack = 1;

  if ((knowledge->shown[seat].once & fitting) != 0)
    return 0;
  if (n_unknown == 0 || n_unseen <= n_unknown)
    return n_unknown == 0 ? 1 : 0;

  for (SwitchCardMask rest = unseen.once & fitting; rest != 0;
       rest &= rest - 1)
    {
      const SwitchCard card = switch_mask_first (rest);
      const float held = (float) n_unknown / (float) n_unseen *
                         get_share (knowledge, seat, card, n_unknown);

      lack *= 1 - MIN (held, 1);
      if ((unseen.twice & SWITCH_CARD_BIT (card)) != 0)
        lack *= 1 - MIN (held, 1);
    }

  return lack;
}

/**
 * _switch_bot_value_of_reading:
 * @view: what a seat can see
 * @after: a round in which its turn is over
 *
 * Returns: what it is worth, in tenths of a card, that the next player may
 *   be unable to go on
 */
int
_switch_bot_value_of_reading (const SwitchView  *view,
                              const SwitchRound *after)
{
  const SwitchTable *table = &after->table;
  const guint seat = table->turn;
  float worth = WORTH_OF_DENIAL;

  if (table->phase != SWITCH_PHASE_START || seat == view->seat)
    return 0;

  if (table->count[seat] <= 2)
    worth *= 2;
  if (table->pending_kind == SWITCH_PENDING_DRAW)
    worth += 2 * MIN (table->pending, 12);

  return (int) (worth *
                get_chance_of_lack (view, seat,
                                    switch_table_get_fitting (table)));
}
