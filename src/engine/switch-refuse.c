/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Why a move may not be made. Looked into only for moves that are refused,
 * so it may take its time.
 */

#include "switch-table-private.h"

static gboolean
refuse (SwitchRefusal       *refusal,
        SwitchRefusalReason  reason,
        const char          *rule)
{
  if (refusal != NULL)
    {
      refusal->reason = reason;
      refusal->rule = rule != NULL ? switch_rule_spec_find (rule) : NULL;
    }

  return TRUE;
}

static gboolean
refuse_first (const SwitchTable *table,
              const SwitchOwn   *own,
              SwitchCard         card,
              SwitchRefusal     *refusal)
{
  const SwitchRules *rules = table->rules;

  if (table->pending_kind == SWITCH_PENDING_DRAW)
    return refuse (refusal, SWITCH_REFUSAL_ATTACK,
                   rules->stacking == SWITCH_STACKING_OFF ? "stacking" : NULL);
  if (table->pending_kind == SWITCH_PENDING_SKIP)
    return refuse (refusal, SWITCH_REFUSAL_SKIP, "skip-answer");

  if (table->phase == SWITCH_PHASE_DREW && card != own->drawn)
    return refuse (refusal, SWITCH_REFUSAL_ONLY_DRAWN, "drawn-card");

  if (!rules->wild_on_wild &&
      _switch_rules_has (rules, card, SWITCH_POWER_ANY_TIME) &&
      _switch_rules_has (rules, switch_table_get_top (table),
                         SWITCH_POWER_ANY_TIME))
    return refuse (refusal, SWITCH_REFUSAL_WILD_ON_WILD, "wild-on-wild");

  return refuse (refusal, SWITCH_REFUSAL_NO_MATCH, NULL);
}

static gboolean
refuse_further (const SwitchTable *table,
                SwitchRefusal     *refusal)
{
  const SwitchCard top = switch_table_get_top (table);

  if (table->pending_kind == SWITCH_PENDING_NONE &&
      _switch_rules_has (table->rules, top,
                         SWITCH_POWER_COVER | SWITCH_POWER_COVER_ANY))
    return refuse (refusal, SWITCH_REFUSAL_COVER, NULL);

  return refuse (refusal, SWITCH_REFUSAL_NO_FOLLOW, "lay");
}

/* The card itself fits; a limit on the last cards of a hand forbids it. */
static gboolean
refuse_limit (const SwitchTable *table,
              const SwitchOwn   *own,
              SwitchCard         card,
              SwitchRefusal     *refusal)
{
  const SwitchRules *rules = table->rules;

  if (card == own->barred)
    return refuse (refusal, SWITCH_REFUSAL_CALL_MISSING, "call-check");
  if (table->n_laid > 0 && !rules->finish_with_several)
    return refuse (refusal, SWITCH_REFUSAL_SEVERAL_FINISH,
                   "finish-with-several");

  return refuse (refusal, SWITCH_REFUSAL_NO_FINISH, "no-finish");
}

static gboolean
refuses_lay (const SwitchTable *table,
             const SwitchOwn   *own,
             const SwitchLegal *legal,
             const SwitchMove  *move,
             SwitchRefusal     *refusal)
{
  const SwitchCardMask bit = SWITCH_CARD_BIT (move->card);
  const gboolean named = move->suit < SWITCH_SUIT_NONE;

  if ((named ? legal->named : legal->bare) & bit)
    return FALSE;

  if (!switch_cards_has (&own->cards, move->card))
    return refuse (refusal, SWITCH_REFUSAL_NOT_HELD, NULL);

  if (legal->named & bit)
    {
      /* It would go down with a suit: one is due, unless the card might have
       * gone on as printed and nothing held follows it. */
      const gboolean printed =
        table->rules->after_wild == SWITCH_AFTER_WILD_PRINTED ||
        !_switch_rules_has (table->rules, move->card, SWITCH_POWER_ANY_TIME);

      if (printed && table->count[move->seat] > 1)
        return refuse (refusal, SWITCH_REFUSAL_NOTHING_FOLLOWS, "after-wild");
      return refuse (refusal, SWITCH_REFUSAL_SUIT_DUE, NULL);
    }
  if (legal->bare & bit)
    return refuse (refusal, SWITCH_REFUSAL_NO_SUIT_DUE, NULL);

  if ((switch_table_get_fitting (table) & bit) != 0 &&
      !(table->phase == SWITCH_PHASE_DREW && move->card != own->drawn))
    return refuse_limit (table, own, move->card, refusal);

  if (table->phase == SWITCH_PHASE_LAYING)
    return refuse_further (table, refusal);

  return refuse_first (table, own, move->card, refusal);
}

static gboolean
refuses_draw (const SwitchTable *table,
              const SwitchLegal *legal,
              SwitchRefusal     *refusal)
{
  if (legal->draw)
    return FALSE;

  if (table->phase == SWITCH_PHASE_DREW)
    return refuse (refusal, SWITCH_REFUSAL_ALREADY_DRAWN, NULL);
  if (table->phase == SWITCH_PHASE_LAYING)
    return refuse (refusal, SWITCH_REFUSAL_ALREADY_LAID, NULL);
  if (table->pending_kind == SWITCH_PENDING_SKIP)
    return refuse (refusal, SWITCH_REFUSAL_DRAW_ATTACK_ONLY, NULL);

  return refuse (refusal, SWITCH_REFUSAL_ABLE, "draw-choice");
}

static gboolean
refuses_end (const SwitchTable *table,
             const SwitchLegal *legal,
             SwitchRefusal     *refusal)
{
  if (legal->end)
    return FALSE;

  if (table->phase == SWITCH_PHASE_DREW)
    return refuse (refusal, SWITCH_REFUSAL_DRAWN_MUST, "drawn-card");
  if (table->phase == SWITCH_PHASE_LAYING)
    return refuse (refusal, SWITCH_REFUSAL_MUST_FOLLOW, "after-wild");

  return refuse (refusal, SWITCH_REFUSAL_NOTHING_TO_END, NULL);
}

/* Section 7: in one's own turn once; afterwards once, until somebody acts. */
static gboolean
refuses_call (const SwitchTable *table,
              guint              seat,
              SwitchRefusal     *refusal)
{
  if (!_switch_rules_calls (table->rules))
    return refuse (refusal, SWITCH_REFUSAL_CALL_OFF, "last-call");

  if (_switch_table_is_late_call (table, seat))
    return table->late_used
             ? refuse (refusal, SWITCH_REFUSAL_CALL_TWICE, NULL)
             : FALSE;

  if (seat == table->turn && table->phase < SWITCH_PHASE_ENDING)
    return table->call_used
             ? refuse (refusal, SWITCH_REFUSAL_CALL_TWICE, NULL)
             : FALSE;

  return refuse (refusal, SWITCH_REFUSAL_CALL_NOT_YOURS, NULL);
}

static gboolean
refuses_catch (const SwitchTable *table,
               const SwitchMove  *move,
               SwitchRefusal     *refusal)
{
  if (!_switch_rules_catches (table->rules))
    return refuse (refusal, SWITCH_REFUSAL_CATCH_OFF,
                   _switch_rules_calls (table->rules) ? "call-check"
                                                      : "last-call");
  if (move->target >= table->n_seats ||
      !switch_table_is_in (table, move->target))
    return refuse (refusal, SWITCH_REFUSAL_CATCH_OUT, NULL);
  if (move->target == move->seat)
    return refuse (refusal, SWITCH_REFUSAL_CATCH_SELF, NULL);

  return FALSE;
}

static gboolean
refuses_blunder (const SwitchTable *table,
                 const SwitchOwn   *own,
                 const SwitchLegal *legal,
                 const SwitchMove  *move,
                 SwitchRefusal     *refusal)
{
  if (table->rules->blunder == 0)
    return refuse (refusal, SWITCH_REFUSAL_BLUNDER_OFF, "blunder");
  if (!switch_cards_has (&own->cards, move->card))
    return refuse (refusal, SWITCH_REFUSAL_NOT_HELD, NULL);
  if (move->seat == table->turn &&
      ((legal->bare | legal->named) & SWITCH_CARD_BIT (move->card)) != 0)
    return refuse (refusal, SWITCH_REFUSAL_BLUNDER_FITS, NULL);

  return FALSE;
}

/**
 * switch_table_refuses:
 * @table: a table
 * @own: (nullable): the hand of the seat that moves; may be %NULL for calls
 *   and catches
 * @move: a move
 * @refusal: (out) (optional): why it may not be made, and what would do
 *
 * Decides whether a move may be made.
 *
 * Returns: whether it is refused
 */
gboolean
switch_table_refuses (const SwitchTable *table,
                      const SwitchOwn   *own,
                      const SwitchMove  *move,
                      SwitchRefusal     *refusal)
{
  SwitchLegal legal = { 0, 0, FALSE, FALSE };
  gboolean refused = TRUE;

  g_return_val_if_fail (table != NULL && move != NULL, TRUE);

  if (table->phase == SWITCH_PHASE_OVER)
    refuse (refusal, SWITCH_REFUSAL_ROUND_OVER, NULL);
  else if (move->seat >= table->n_seats)
    refuse (refusal, SWITCH_REFUSAL_NOT_YOUR_TURN, NULL);
  else if (!switch_table_is_in (table, move->seat))
    refuse (refusal, SWITCH_REFUSAL_SEAT_OUT, NULL);
  else if (move->kind == SWITCH_MOVE_CALL)
    refused = refuses_call (table, move->seat, refusal);
  else if (move->kind == SWITCH_MOVE_CATCH)
    refused = refuses_catch (table, move, refusal);
  else if (move->kind > SWITCH_MOVE_BLUNDER || own == NULL ||
           (move->seat != table->turn && move->kind != SWITCH_MOVE_BLUNDER))
    refuse (refusal, SWITCH_REFUSAL_NOT_YOUR_TURN, NULL);
  else if ((move->kind == SWITCH_MOVE_LAY ||
            move->kind == SWITCH_MOVE_BLUNDER) &&
           move->card >= SWITCH_N_CARDS)
    refuse (refusal, SWITCH_REFUSAL_NOT_HELD, NULL);
  else
    {
      if (move->seat == table->turn)
        switch_table_legal (table, own, &legal);

      if (move->kind == SWITCH_MOVE_LAY)
        refused = refuses_lay (table, own, &legal, move, refusal);
      else if (move->kind == SWITCH_MOVE_DRAW)
        refused = refuses_draw (table, &legal, refusal);
      else if (move->kind == SWITCH_MOVE_END)
        refused = refuses_end (table, &legal, refusal);
      else
        refused = refuses_blunder (table, own, &legal, move, refusal);
    }

  if (refused && refusal != NULL)
    {
      const gboolean own_turn = move->seat == table->turn;

      refusal->card = move->card;
      refusal->would_do = own_turn ? switch_table_get_fitting (table) : 0;
      refusal->may_draw = own_turn && legal.draw;
      refusal->may_end = own_turn && legal.end;
    }

  return refused;
}
