/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "switch-bot-private.h"
#include "switch-bot-search.h"
#include "switch-bot-turn.h"

static const SwitchBotChoice *
get_likeliest (const SwitchBotChoices *choices)
{
  const SwitchBotChoice *best = &choices->choices[0];

  for (guint i = 1; i < choices->n_choices; i++)
    if (choices->choices[i].value > best->value)
      best = &choices->choices[i];

  return best;
}

/**
 * _switch_bot_plan:
 * @view: what a seat can see, while it is that seat's turn
 * @bot: who thinks
 * @forgets: whether it does not think of calling
 * @random: its random numbers
 * @plan: (out): what it does
 *
 * Like switch_bot_plan(), with the attention decided by who asks.
 */
void
_switch_bot_plan (const SwitchView *view,
                  const SwitchBot  *bot,
                  gboolean          forgets,
                  SwitchRandom     *random,
                  SwitchMovePlan   *plan)
{
  SwitchBotChoices choices;

  plan->n_moves = 0;
  if (view->table.phase == SWITCH_PHASE_OVER ||
      view->table.turn != view->seat)
    return;

  _switch_bot_find_choices (view, bot, forgets, random, &choices);
  if (choices.n_choices == 0)
    return;

  if (bot->level >= SWITCH_BOT_SKILLED)
    *plan = _switch_bot_search (view, bot, random, &choices, NULL)->plan;
  else
    *plan = get_likeliest (&choices)->plan;
}

/**
 * switch_bot_plan:
 * @view: what a seat can see, while it is that seat's turn
 * @bot: who thinks
 * @random: its random numbers
 * @plan: (out): what it does
 *
 * Asks a bot for its turn. The plan ends with the turn, or with a draw,
 * after which it has to be asked again. With equal numbers it is the same.
 */
void
switch_bot_plan (const SwitchView *view,
                 const SwitchBot  *bot,
                 SwitchRandom     *random,
                 SwitchMovePlan   *plan)
{
  g_return_if_fail (view != NULL);
  g_return_if_fail (bot != NULL && bot->level < SWITCH_N_BOT_LEVELS);
  g_return_if_fail (random != NULL);
  g_return_if_fail (plan != NULL);

  _switch_bot_plan (view, bot, _switch_bot_forgets_call (bot->level, random),
                    random, plan);
}

/**
 * switch_bot_count_playouts:
 * @view: what a seat can see, while it is that seat's turn
 * @bot: who thinks
 * @random: its random numbers
 *
 * Thinks about a turn for the sake of thinking, to measure how fast.
 *
 * Returns: how often a round was played on
 */
guint
switch_bot_count_playouts (const SwitchView *view,
                           const SwitchBot  *bot,
                           SwitchRandom     *random)
{
  SwitchBotChoices choices;
  guint n_playouts = 0;

  g_return_val_if_fail (view != NULL, 0);
  g_return_val_if_fail (bot != NULL && bot->level < SWITCH_N_BOT_LEVELS, 0);
  g_return_val_if_fail (random != NULL, 0);
  g_return_val_if_fail (view->table.turn == view->seat, 0);

  _switch_bot_find_choices (view, bot, FALSE, random, &choices);
  if (choices.n_choices > 0)
    _switch_bot_search (view, bot, random, &choices, &n_playouts);

  return n_playouts;
}
