/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "switch-round.h"

#include "switch-round-private.h"

/**
 * switch_round_init:
 * @round: (out): a round
 * @rules: compiled rules, which have to outlive the round
 * @n_seats: how many play, 2 to 8
 * @dealer: the seat that deals
 *
 * Seats the players. Cards come by switch_round_deal(), or are put in place
 * one by one before switch_round_start().
 */
void
switch_round_init (SwitchRound       *round,
                   const SwitchRules *rules,
                   guint              n_seats,
                   guint              dealer)
{
  g_return_if_fail (round != NULL);

  memset (round, 0, sizeof *round);
  switch_table_init (&round->table, rules, n_seats, dealer);
  for (guint i = 0; i < SWITCH_MAX_SEATS; i++)
    switch_own_init (&round->own[i]);
  switch_random_init (&round->random, 0);
}

/* Turns a position into the beginning of a turn of @turn. */
void
switch_round_start (SwitchRound  *round,
                    guint         turn,
                    SwitchEvents *events)
{
  g_return_if_fail (round != NULL);
  g_return_if_fail (turn < round->table.n_seats);
  g_return_if_fail (round->table.n_discards > 0);

  _switch_round_begin_turn (round, turn, events);
}

/* The turn of the player to act, without a lay: drawing an attack, keeping
 * a card, standing for a skip. */
static void
end_turn (SwitchRound  *round,
          SwitchEvents *events)
{
  const SwitchTable *table = &round->table;
  const guint seat = table->turn;

  _switch_round_judge_call (round, seat, events);
  if (_switch_round_turn_over (round, seat, events))
    _switch_round_next (round, seat, events);
}

static void
apply_draw (SwitchRound  *round,
            SwitchEvents *events)
{
  const SwitchTable *table = &round->table;
  const guint seat = table->turn;

  if (table->pending_kind == SWITCH_PENDING_NONE)
    {
      _switch_round_draw (round, events);
      return;
    }

  _switch_round_draw_attack (round, seat, events);
  if (!table->rules->play_after_penalty)
    {
      end_turn (round, events);
      return;
    }

  _switch_round_judge_call (round, seat, events);
  if (_switch_round_turn_over (round, seat, events))
    _switch_round_begin_turn (round, seat, events);
}

static void
apply_end (SwitchRound  *round,
           SwitchEvents *events)
{
  const SwitchTable *table = &round->table;
  const guint seat = table->turn;
  const SwitchEventReason reason =
    table->phase == SWITCH_PHASE_LAYING ? SWITCH_REASON_STOPPED
    : table->phase == SWITCH_PHASE_DREW ? SWITCH_REASON_KEPT
                                        : SWITCH_REASON_STOOD;

  EMIT (.kind = SWITCH_EVENT_ENDED, .seat = (guint8) seat,
        .reason = (guint8) reason);

  if (reason == SWITCH_REASON_STOPPED)
    {
      _switch_round_end_lay (round, events);
      return;
    }

  if (reason == SWITCH_REASON_STOOD)
    _switch_round_stand (round, seat, events);
  end_turn (round, events);
}

/**
 * switch_round_apply:
 * @round: a round
 * @move: a move
 * @events: (nullable): where to put what happens, behind what is there
 * @refusal: (out) (optional): why the move may not be made
 *
 * Makes a move. This is the only way in which a round changes. A refused
 * move changes nothing. Nothing is allocated where @events is %NULL.
 *
 * Returns: whether the move was made
 */
gboolean
switch_round_apply (SwitchRound      *round,
                    const SwitchMove *move,
                    SwitchEvents     *events,
                    SwitchRefusal    *refusal)
{
  const SwitchTable *table = &round->table;

  g_return_val_if_fail (round != NULL && move != NULL, FALSE);

  if (switch_table_refuses (table, move->seat < table->n_seats
                                     ? &round->own[move->seat] : NULL,
                            move, refusal))
    return FALSE;

  if (move->kind == SWITCH_MOVE_CALL)
    _switch_round_call (round, move->seat, events);
  else if (move->kind == SWITCH_MOVE_CATCH)
    _switch_round_catch (round, move->seat, move->target, events);
  else
    {
      if (move->seat == table->turn)
        _switch_round_act (round, events);

      if (move->kind == SWITCH_MOVE_LAY)
        _switch_round_lay (round, move, events);
      else if (move->kind == SWITCH_MOVE_DRAW)
        apply_draw (round, events);
      else if (move->kind == SWITCH_MOVE_END)
        apply_end (round, events);
      else
        _switch_round_blunder (round, move->seat, move->card, events);
    }

  return TRUE;
}

/**
 * switch_round_legal:
 * @round: a round
 * @legal: (out): all that the seat to act may do
 *
 * Asks switch_table_legal() for the seat to act.
 */
void
switch_round_legal (const SwitchRound *round,
                    SwitchLegal       *legal)
{
  const SwitchTable *table = &round->table;

  g_return_if_fail (round != NULL && legal != NULL);

  switch_table_legal (table, &round->own[table->turn < table->n_seats
                                           ? table->turn : 0], legal);
}

/**
 * switch_round_is_over:
 * @round: a round
 *
 * Returns: whether it is over
 */
gboolean
switch_round_is_over (const SwitchRound *round)
{
  g_return_val_if_fail (round != NULL, TRUE);

  return round->table.phase == SWITCH_PHASE_OVER;
}

static gboolean
own_equal (const SwitchOwn *a,
           const SwitchOwn *b)
{
  return a->cards.once == b->cards.once && a->cards.twice == b->cards.twice &&
         a->drawn == b->drawn && a->barred == b->barred && a->able == b->able;
}

/**
 * switch_round_equal:
 * @a: a round
 * @b: another one
 *
 * Compares what lies and what is held; neither the rules nor the state of
 * the generator are looked at.
 *
 * Returns: whether both stand the same
 */
gboolean
switch_round_equal (const SwitchRound *a,
                    const SwitchRound *b)
{
  g_return_val_if_fail (a != NULL && b != NULL, FALSE);

  if (!switch_table_equal (&a->table, &b->table) ||
      memcmp (a->stock, b->stock, a->table.n_stock) != 0)
    return FALSE;

  for (guint i = 0; i < a->table.n_seats; i++)
    if (!own_equal (&a->own[i], &b->own[i]))
      return FALSE;

  return TRUE;
}

/**
 * switch_round_get_cards:
 * @round: a round
 * @cards: (out): all cards of the round, wherever they are
 *
 * Gathers the hands and both piles, which are always the same cards.
 */
void
switch_round_get_cards (const SwitchRound *round,
                        SwitchCards       *cards)
{
  const SwitchTable *table = &round->table;

  g_return_if_fail (round != NULL && cards != NULL);

  memset (cards, 0, sizeof *cards);

  for (guint i = 0; i < table->n_stock; i++)
    switch_cards_add (cards, round->stock[i]);
  for (guint i = 0; i < table->n_discards; i++)
    switch_cards_add (cards, table->discards[i]);
  for (guint i = 0; i < table->n_seats; i++)
    {
      SwitchCard hand[SWITCH_MAX_PACK];
      const guint n_cards = switch_cards_to_array (&round->own[i].cards,
                                                   hand);

      for (guint j = 0; j < n_cards; j++)
        switch_cards_add (cards, hand[j]);
    }
}
