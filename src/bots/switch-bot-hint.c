/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Why a turn is best played as an expert would: seen by what it leaves on
 * the table, for every rule alike. */

#include "switch-bot-hint.h"

#include "switch-bot-private.h"

static guint
count (const SwitchCards *cards,
       SwitchCardMask     mask)
{
  return switch_mask_count (cards->once & mask) +
         switch_mask_count (cards->twice & mask);
}

static gboolean
is_only (const SwitchLegal *legal)
{
  return switch_mask_count (legal->bare | legal->named) +
         (legal->draw ? 1u : 0) + (legal->end ? 1u : 0) == 1 &&
         legal->named == 0;
}

/* The turn is to be played without a card. */
static void
explain_no_lay (const SwitchView  *view,
                const SwitchLegal *legal,
                const SwitchMove  *move,
                SwitchHint        *hint)
{
  const SwitchTable *table = &view->table;

  if (move->kind == SWITCH_MOVE_END && table->phase == SWITCH_PHASE_DREW)
    {
      hint->reason = SWITCH_HINT_KEEP;
      hint->card = view->own.drawn;
    }
  else if (table->pending_kind == SWITCH_PENDING_SKIP)
    hint->reason = SWITCH_HINT_STAND;
  else if (table->pending_kind == SWITCH_PENDING_DRAW)
    {
      hint->reason = SWITCH_HINT_TAKE;
      hint->amount = table->pending;
    }
  else if (move->kind == SWITCH_MOVE_DRAW)
    hint->reason = (legal->bare | legal->named) != 0 ? SWITCH_HINT_WAIT
                                                     : SWITCH_HINT_UNABLE;
  else
    hint->reason = SWITCH_HINT_BEST;
}

/* What the turn does to the others. Returns whether there is such a thing. */
static gboolean
explain_effect (const SwitchView  *view,
                const SwitchRound *after,
                SwitchHint        *hint)
{
  const SwitchTable *before = &view->table;
  const SwitchTable *table = &after->table;
  const guint8 next = table->turn;

  hint->seat = next;
  hint->amount = table->count[next];

  if (before->pending_kind == SWITCH_PENDING_DRAW)
    {
      const gboolean over = table->pending_kind != SWITCH_PENDING_DRAW;

      hint->reason = over ? SWITCH_HINT_CANCEL : SWITCH_HINT_ANSWER;
      hint->amount = table->pending;
    }
  else if (before->pending_kind == SWITCH_PENDING_SKIP)
    hint->reason = SWITCH_HINT_PASS_SKIP;
  else if (next == view->seat)
    hint->reason = SWITCH_HINT_AGAIN;
  else if (table->pending_kind == SWITCH_PENDING_DRAW)
    hint->reason = SWITCH_HINT_ATTACK;
  else if (table->pending_kind == SWITCH_PENDING_SKIP)
    hint->reason = SWITCH_HINT_SKIP;
  else
    return FALSE;

  return TRUE;
}

/* A suit in which the next player has had nothing. */
static gboolean
explain_lack (const SwitchView  *view,
              const SwitchTable *table,
              SwitchSuit         suit,
              SwitchHint        *hint)
{
  const SwitchKnowledge *knowledge = &view->knowledge;
  const SwitchCardMask cards = switch_suit_mask (suit);
  const guint next = table->turn;

  if (cards == 0)
    return FALSE;

  for (guint i = 0; i < knowledge->n_wants[next]; i++)
    if ((cards & ~knowledge->wants[next][i].mask) == 0 &&
        knowledge->wants[next][i].allowed == 0)
      hint->reason = SWITCH_HINT_LACKS;
  for (guint i = 0; i < knowledge->n_doubts[next]; i++)
    if ((cards & ~knowledge->doubts[next][i].mask) == 0 &&
        knowledge->doubts[next][i].allowed == 0)
      hint->reason = SWITCH_HINT_LACKS;
  hint->suit = (guint8) suit;
  hint->seat = (guint8) next;

  return hint->reason == SWITCH_HINT_LACKS;
}

/* What the turn leaves in the hand. */
static void
explain_hand (const SwitchView  *view,
              const SwitchRound *after,
              const SwitchLegal *legal,
              SwitchHint        *hint)
{
  const SwitchTable *table = &after->table;
  const SwitchCards *hand = &after->own[view->seat].cards;
  const SwitchSuit suit = switch_table_get_suit (table);
  const SwitchCardMask wild = SWITCH_RULES_MASK (table->rules,
                                                 SWITCH_POWER_ANY_TIME);
  const SwitchCardMask kept = (legal->bare | legal->named) & wild &
                              hand->once;
  const guint n_suit = count (hand, switch_suit_mask (suit) & ~wild);

  hint->seat = SWITCH_SEAT_NONE;
  hint->amount = 0;
  if (explain_lack (view, table, suit, hint))
    return;

  hint->seat = SWITCH_SEAT_NONE;
  if (table->suit != SWITCH_SUIT_NONE && n_suit > 0)
    hint->reason = SWITCH_HINT_NAME;
  else if (kept != 0)
    {
      hint->reason = SWITCH_HINT_KEEP_WILD;
      hint->card = switch_mask_first (kept);
    }
  else if (n_suit > 0)
    hint->reason = SWITCH_HINT_SUIT;
  else
    hint->reason = SWITCH_HINT_BEST;

  if (hint->reason == SWITCH_HINT_NAME || hint->reason == SWITCH_HINT_SUIT)
    hint->amount = n_suit;
  else
    hint->suit = SWITCH_SUIT_NONE;
}

/* Plays the plan on a deal as it may be, and returns how many cards it
 * lays. */
static guint
play_plan (const SwitchView     *view,
           const SwitchMovePlan *plan,
           SwitchRandom         *random,
           SwitchRound          *round)
{
  guint n_laid = 0;

  switch_view_sample (view, random, round);
  for (guint i = 0; i < plan->n_moves; i++)
    if (switch_round_apply (round, &plan->moves[i], NULL, NULL) &&
        plan->moves[i].kind == SWITCH_MOVE_LAY)
      n_laid++;

  return n_laid;
}

static void
explain (const SwitchView *view,
         SwitchRandom     *random,
         SwitchHint       *hint)
{
  const SwitchMovePlan *plan = &hint->plan;
  const guint first = plan->moves[0].kind == SWITCH_MOVE_CALL &&
                      plan->n_moves > 1 ? 1 : 0;
  SwitchRound after;
  SwitchLegal legal;
  guint n_laid;

  switch_table_legal (&view->table, &view->own, &legal);
  n_laid = play_plan (view, plan, random, &after);

  if (n_laid == 0)
    explain_no_lay (view, &legal, &plan->moves[first], hint);
  else if (!switch_table_is_in (&after.table, view->seat))
    hint->reason = SWITCH_HINT_FINISH;
  else if (switch_round_is_over (&after))
    hint->reason = SWITCH_HINT_BEST;
  else if (is_only (&legal))
    hint->reason = SWITCH_HINT_ONLY;
  else if (explain_effect (view, &after, hint))
    return;
  else if (n_laid > 1)
    {
      hint->reason = SWITCH_HINT_SEVERAL;
      hint->seat = SWITCH_SEAT_NONE;
      hint->amount = n_laid;
    }
  else
    explain_hand (view, &after, &legal, hint);
}

/**
 * switch_bot_hint:
 * @view: what a person can see, while it is that person's turn
 * @bot: for how long to think; its level and temper do not matter
 * @random: a generator
 * @hint: (out): what an expert would do, and why
 *
 * Asks the strongest player what to do.
 *
 * Returns: whether there is something to do
 */
gboolean
switch_bot_hint (const SwitchView *view,
                 const SwitchBot  *bot,
                 SwitchRandom     *random,
                 SwitchHint       *hint)
{
  SwitchBot expert;

  g_return_val_if_fail (view != NULL && bot != NULL, FALSE);
  g_return_val_if_fail (random != NULL && hint != NULL, FALSE);

  expert = *bot;
  expert.level = SWITCH_BOT_EXPERT;
  expert.temper = SWITCH_BOT_EVEN;
  *hint = (SwitchHint) { .reason = SWITCH_HINT_NONE,
                         .card = SWITCH_CARD_NONE,
                         .suit = SWITCH_SUIT_NONE,
                         .seat = SWITCH_SEAT_NONE };

  /* Even an expert forgets to call now and then, but not when asked. */
  _switch_bot_plan (view, &expert, FALSE, random, &hint->plan);
  if (hint->plan.n_moves == 0)
    return FALSE;

  explain (view, random, hint);
  return TRUE;
}
