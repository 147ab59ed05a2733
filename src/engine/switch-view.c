/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "switch-view.h"

#include "switch-view-private.h"

static guint
get_n_unknown (const SwitchView *view,
               guint             seat)
{
  return view->table.count[seat] -
         switch_cards_count (&view->knowledge.shown[seat]);
}

/**
 * switch_view_get_unseen:
 * @view: a view
 *
 * Returns: the cards that nobody has shown: in rivals' hands, or in the
 *   stock
 */
SwitchCards
switch_view_get_unseen (const SwitchView *view)
{
  const SwitchTable *table = &view->table;
  const SwitchKnowledge *knowledge = &view->knowledge;
  SwitchCards unseen = _switch_cards_subtract (knowledge->pack,
                                               view->own.cards);

  for (guint i = 0; i < table->n_discards; i++)
    switch_cards_remove (&unseen, table->discards[i]);
  for (guint i = 0; i < table->n_under; i++)
    switch_cards_remove (&unseen, knowledge->under[i]);
  for (guint i = 0; i < table->n_seats; i++)
    unseen = _switch_cards_subtract (unseen, knowledge->shown[i]);

  return unseen;
}

/* Nothing has been seen but what the view itself holds. */
static void
forget (SwitchView *view)
{
  SwitchKnowledge *knowledge = &view->knowledge;

  memset (&knowledge->hand_pool, 0, sizeof knowledge->hand_pool);
  memset (knowledge->shown, 0, sizeof knowledge->shown);
  memset (knowledge->n_wants, 0, sizeof knowledge->n_wants);
  memset (knowledge->n_doubts, 0, sizeof knowledge->n_doubts);
  knowledge->turn_draws = 0;
  knowledge->stock_pool = switch_view_get_unseen (view);

  for (guint i = 0; i < view->table.n_seats; i++)
    {
      knowledge->old[i] = 0;
      knowledge->fresh[i] = view->table.count[i];
    }
}

/**
 * switch_view_init:
 * @view: (out): a view
 * @round: a round
 * @seat: a seat
 *
 * Sits down at @seat as the round stands: what was seen before is not known.
 */
void
switch_view_init (SwitchView        *view,
                  const SwitchRound *round,
                  guint              seat)
{
  g_return_if_fail (view != NULL && round != NULL);
  g_return_if_fail (seat < round->table.n_seats);

  memset (view, 0, sizeof *view);
  view->table = round->table;
  view->seat = (guint8) seat;
  view->own = round->own[seat];
  memcpy (view->knowledge.under, round->stock, round->table.n_under);
  switch_round_get_cards (round, &view->knowledge.pack);
  forget (view);
}

/* Wants: what a draw has proved. Doubts: what a player has most likely
 * lacked, who could have laid and has not. */

static void
add_want (SwitchWant     *wants,
          guint8         *n_wants,
          guint           n_unknown,
          SwitchCardMask  mask,
          guint           allowed)
{
  guint n = 0;

  /* The new want makes those needless that say no more. */
  for (guint i = 0; i < *n_wants; i++)
    if ((wants[i].mask & ~mask) != 0 && wants[i].allowed < n_unknown)
      wants[n++] = wants[i];

  if (n == SWITCH_MAX_WANTS)
    {
      n--;
      memmove (wants, wants + 1, n * sizeof *wants);
    }

  wants[n++] = (SwitchWant) { .mask = mask, .allowed = (guint8) allowed };
  *n_wants = (guint8) n;
}

/* The player to act lacks the cards of @mask, or all but @allowed of them. */
static void
note_lack (SwitchView     *view,
           SwitchCardMask  mask,
           guint           allowed,
           gboolean        proved)
{
  SwitchKnowledge *knowledge = &view->knowledge;
  const guint seat = view->table.turn;
  const guint n_unknown = get_n_unknown (view, seat);

  if (seat == view->seat || n_unknown == 0)
    return;

  if (proved)
    add_want (knowledge->wants[seat], &knowledge->n_wants[seat], n_unknown,
              mask, allowed);
  else
    add_want (knowledge->doubts[seat], &knowledge->n_doubts[seat],
              n_unknown, mask, allowed);
}

/* The player to act laid nothing it held, @allowed cards that it drew for
 * other reasons left out: notes what it lacks. */
static void
note_unable (SwitchView *view,
             guint       allowed,
             gboolean    proved)
{
  const SwitchTable *table = &view->table;
  const SwitchRules *rules = table->rules;
  SwitchCardMask mask = _switch_table_first (table);

  /* Other rules can have forbidden a card that fits. */
  if (table->call_missing)
    return;
  if (rules->no_finish == SWITCH_NO_FINISH_REFUSE)
    mask &= ~SWITCH_RULES_MASK (rules, SWITCH_POWER_NO_FINISH);

  note_lack (view, mask, allowed, proved);
}

/* Looks at an ordinary draw or pass before it is folded in. */
static void
look_at_draw (SwitchView *view)
{
  SwitchKnowledge *knowledge = &view->knowledge;

  /* Who may not choose to draw was unable; who drew a second card could
   * not lay the first one either. */
  note_unable (view, 0,
               knowledge->turn_draws > 0 || !view->table.rules->draw_choice);
  if (knowledge->turn_draws < G_MAXUINT8)
    knowledge->turn_draws++;
  knowledge->turn_extra = 0;
}

/* A turn with draws that ended by itself: the last card did not fit. */
static void
look_at_end (SwitchView *view)
{
  const SwitchTable *table = &view->table;
  const SwitchRules *rules = table->rules;
  const guint n_draws = view->knowledge.turn_draws;

  if (table->phase == SWITCH_PHASE_START &&
      table->pending_kind == SWITCH_PENDING_NONE && n_draws > 0 &&
      rules->drawn_card != SWITCH_DRAWN_KEEP)
    note_unable (view, view->knowledge.turn_extra,
                 n_draws > 1 || !rules->draw_choice);
}

/* Who lays a wild card has hardly anything else to lay. */
static void
look_at_wild (SwitchView *view,
              SwitchCard  card)
{
  const SwitchTable *table = &view->table;
  const SwitchCardMask wild = SWITCH_RULES_MASK (table->rules,
                                                 SWITCH_POWER_ANY_TIME);

  if (table->phase == SWITCH_PHASE_START &&
      table->pending_kind == SWITCH_PENDING_NONE &&
      (wild & SWITCH_CARD_BIT (card)) != 0 && table->count[table->turn] > 2)
    note_lack (view, _switch_table_first (table) & ~wild, 0, FALSE);
}

/* Pools: where a card can be */

/* Of two equal cards, one old and one fresh, one was laid, and it stays open
 * which. From then on only the piles are told apart, not the hands. */
static void
mix_origins (SwitchView *view)
{
  SwitchKnowledge *knowledge = &view->knowledge;

  for (guint i = 0; i < view->table.n_seats; i++)
    knowledge->old[i] = knowledge->fresh[i] = SWITCH_MAX_PACK;
}

static void
lose_card (SwitchWant *wants,
           guint       n_wants,
           SwitchCard  card,
           guint       n_unknown)
{
  for (guint i = 0; i < n_wants; i++)
    {
      if ((wants[i].mask & SWITCH_CARD_BIT (card)) != 0 &&
          wants[i].allowed > 0)
        wants[i].allowed--;
      wants[i].allowed = (guint8) MIN (wants[i].allowed, n_unknown);
    }
}

static void
gain_card (SwitchWant *wants,
           guint       n_wants,
           guint       n_unknown)
{
  for (guint i = 0; i < n_wants; i++)
    wants[i].allowed = (guint8) MIN (wants[i].allowed + 1u, n_unknown);
}

/* A card that was hidden in the hand of @seat is seen. */
static void
see_card (SwitchView *view,
          guint       seat,
          SwitchCard  card)
{
  SwitchKnowledge *knowledge = &view->knowledge;
  SwitchCards unseen = switch_view_get_unseen (view);
  const gboolean old = switch_cards_has (&knowledge->hand_pool, card);
  const gboolean fresh = switch_cards_has (&knowledge->stock_pool, card);

  if (old && fresh)
    mix_origins (view);
  else if (knowledge->old[seat] != SWITCH_MAX_PACK)
    {
      knowledge->old[seat] -= old ? 1 : 0;
      knowledge->fresh[seat] -= fresh ? 1 : 0;
    }

  switch_cards_remove (&unseen, card);
  knowledge->hand_pool = _switch_cards_least (knowledge->hand_pool, unseen);
  knowledge->stock_pool = _switch_cards_least (knowledge->stock_pool, unseen);

  lose_card (knowledge->wants[seat], knowledge->n_wants[seat], card,
             get_n_unknown (view, seat) - 1);
  lose_card (knowledge->doubts[seat], knowledge->n_doubts[seat], card,
             get_n_unknown (view, seat) - 1);
}

/* @seat is known to hold @card. */
static void
show_card (SwitchView *view,
           guint       seat,
           SwitchCard  card)
{
  SwitchCards *shown = &view->knowledge.shown[seat];

  if (seat == view->seat || switch_cards_has (shown, card))
    return;

  see_card (view, seat, card);
  switch_cards_add (shown, card);
}

static void
look_at_lay (SwitchView        *view,
             const SwitchEvent *event)
{
  SwitchCards *shown = &view->knowledge.shown[event->seat];

  if (event->seat == view->seat)
    return;

  look_at_wild (view, event->card);
  if (switch_cards_has (shown, event->card))
    switch_cards_remove (shown, event->card);
  else
    see_card (view, event->seat, event->card);
}

static void
look_at_drawn (SwitchView        *view,
               const SwitchEvent *event)
{
  SwitchKnowledge *knowledge = &view->knowledge;
  const SwitchTable *table = &view->table;
  const guint seat = event->seat;
  const gboolean known = table->n_stock == table->n_under;

  if (event->reason == SWITCH_REASON_OWN)
    look_at_draw (view);
  else if (seat == table->turn)
    {
      /* Who draws for an attack has hardly an answer. */
      if (event->reason == SWITCH_REASON_ATTACK && knowledge->turn_extra == 0)
        note_unable (view, 0, FALSE);
      knowledge->turn_extra++;
    }

  if (known && seat != view->seat)
    switch_cards_add (&knowledge->shown[seat],
                      knowledge->under[table->n_stock - 1]);
  else if (known)
    return;
  else if (seat == view->seat)
    {
      SwitchCards unseen = switch_view_get_unseen (view);

      switch_cards_remove (&unseen, event->card);
      switch_cards_remove (&knowledge->stock_pool, event->card);
      knowledge->hand_pool = _switch_cards_least (knowledge->hand_pool,
                                                  unseen);
    }
  else
    {
      if (knowledge->fresh[seat] != SWITCH_MAX_PACK)
        knowledge->fresh[seat]++;
      gain_card (knowledge->wants[seat], knowledge->n_wants[seat],
                 get_n_unknown (view, seat) + 1);
      gain_card (knowledge->doubts[seat], knowledge->n_doubts[seat],
                 get_n_unknown (view, seat) + 1);
    }
}

/* The stock is empty: all that is unseen is in the rivals' hands, and what
 * goes into the new stock lay open. */
static void
look_at_reshuffle (SwitchView        *view,
                   const SwitchEvent *event)
{
  SwitchKnowledge *knowledge = &view->knowledge;

  knowledge->hand_pool = switch_view_get_unseen (view);
  memset (&knowledge->stock_pool, 0, sizeof knowledge->stock_pool);
  for (gint32 i = 0; i < event->amount; i++)
    switch_cards_add (&knowledge->stock_pool, view->table.discards[i]);

  for (guint i = 0; i < view->table.n_seats; i++)
    {
      knowledge->old[i] = (guint8) get_n_unknown (view, i);
      knowledge->fresh[i] = 0;
    }
}

/* Cards turned later go deeper under the stock. */
static void
look_at_turned_under (SwitchView        *view,
                      const SwitchEvent *event)
{
  SwitchKnowledge *knowledge = &view->knowledge;

  memmove (knowledge->under + 1, knowledge->under, view->table.n_under);
  knowledge->under[0] = event->card;
  switch_cards_remove (&knowledge->stock_pool, event->card);
}

/* What an event shows, looked at while the table is still as before it. */
static void
look_at (SwitchView        *view,
         const SwitchEvent *event)
{
  SwitchKnowledge *knowledge = &view->knowledge;

  switch ((int) event->kind)
    {
    case SWITCH_EVENT_DEALT:
      if (event->seat == view->seat)
        switch_cards_remove (&knowledge->stock_pool, event->card);
      else
        knowledge->fresh[event->seat]++;
      break;
    case SWITCH_EVENT_TURNED:
      switch_cards_remove (&knowledge->stock_pool, event->card);
      break;
    case SWITCH_EVENT_TURNED_UNDER:
      look_at_turned_under (view, event);
      break;
    case SWITCH_EVENT_TURN:
      knowledge->turn_draws = 0;
      knowledge->turn_extra = 0;
      break;
    case SWITCH_EVENT_LAID:
      look_at_lay (view, event);
      break;
    case SWITCH_EVENT_DREW:
      look_at_drawn (view, event);
      break;
    case SWITCH_EVENT_PASSED:
      if (view->table.pending_kind == SWITCH_PENDING_NONE)
        look_at_draw (view);
      break;
    case SWITCH_EVENT_ENDED:
      if (event->reason == SWITCH_REASON_STOOD)
        note_unable (view, 0, FALSE);
      break;
    case SWITCH_EVENT_TURN_OVER:
      look_at_end (view);
      break;
    case SWITCH_EVENT_TOOK_BACK:
      if (event->seat != view->seat)
        switch_cards_add (&knowledge->shown[event->seat], event->card);
      break;
    case SWITCH_EVENT_BLUNDERED:
      show_card (view, event->seat, event->card);
      break;
    case SWITCH_EVENT_RESHUFFLED:
      look_at_reshuffle (view, event);
      break;
    default:
      break;
    }
}

/**
 * switch_view_fold:
 * @view: a view
 * @event: what happened next, as the view's seat sees it
 *
 * Brings the view up to date. This is the only way in which it changes.
 */
void
switch_view_fold (SwitchView        *view,
                  const SwitchEvent *event)
{
  g_return_if_fail (view != NULL && event != NULL);
  g_return_if_fail (event->kind < SWITCH_N_EVENTS);

  if (event->kind == SWITCH_EVENT_GATHERED)
    switch_own_init (&view->own);
  else
    look_at (view, event);

  switch_table_fold (&view->table, event);
  switch_own_fold (&view->own, view->seat, &view->table, event);

  if (event->kind == SWITCH_EVENT_GATHERED)
    forget (view);
}
