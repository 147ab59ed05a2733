/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Whether a round can be the one that a view has seen. */

#include "switch-view-private.h"

static gboolean
rival_agrees (const SwitchView  *view,
              const SwitchRound *round,
              guint              seat)
{
  const SwitchKnowledge *knowledge = &view->knowledge;
  const SwitchCards shown = knowledge->shown[seat];
  const SwitchCards hand = round->own[seat].cards;
  const SwitchCards hidden = _switch_cards_subtract (hand, shown);
  const SwitchCards old = _switch_cards_subtract (hidden,
                                                  knowledge->stock_pool);
  const SwitchCards fresh = _switch_cards_subtract (hidden,
                                                    knowledge->hand_pool);

  if ((shown.once & ~hand.once) != 0 || (shown.twice & ~hand.twice) != 0 ||
      switch_cards_count (&old) > knowledge->old[seat] ||
      switch_cards_count (&fresh) > knowledge->fresh[seat])
    return FALSE;

  for (guint i = 0; i < knowledge->n_wants[seat]; i++)
    {
      const SwitchWant *want = &knowledge->wants[seat][i];

      if (switch_mask_count (hidden.once & want->mask) +
          switch_mask_count (hidden.twice & want->mask) > want->allowed)
        return FALSE;
    }

  return TRUE;
}

/**
 * switch_view_agrees:
 * @view: a view
 * @round: a round, the true one or a sampled one
 *
 * Returns: whether @round agrees with all that the view has seen
 */
gboolean
switch_view_agrees (const SwitchView  *view,
                    const SwitchRound *round)
{
  const SwitchTable *table = &view->table;
  const SwitchKnowledge *knowledge = &view->knowledge;
  SwitchCards cards, stock = { 0, 0 }, wrong;

  g_return_val_if_fail (view != NULL && round != NULL, FALSE);

  switch_round_get_cards (round, &cards);
  if (!switch_table_equal (table, &round->table) ||
      cards.once != knowledge->pack.once ||
      cards.twice != knowledge->pack.twice ||
      view->own.cards.once != round->own[view->seat].cards.once ||
      view->own.cards.twice != round->own[view->seat].cards.twice ||
      memcmp (knowledge->under, round->stock, table->n_under) != 0)
    return FALSE;

  for (guint i = table->n_under; i < table->n_stock; i++)
    switch_cards_add (&stock, round->stock[i]);
  wrong = _switch_cards_subtract (stock, knowledge->stock_pool);
  if (wrong.once != 0)
    return FALSE;

  for (guint i = 0; i < table->n_seats; i++)
    if (i != view->seat && !rival_agrees (view, round, i))
      return FALSE;

  return TRUE;
}
