/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "switch-table.h"
#include "switch-table-private.h"

/**
 * switch_table_init:
 * @table: (out): a table
 * @rules: compiled rules, which have to outlive the table
 * @n_seats: how many play, 2 to 8
 * @dealer: the seat that deals
 *
 * Seats the players at an empty table. Nothing is dealt.
 */
void
switch_table_init (SwitchTable       *table,
                   const SwitchRules *rules,
                   guint              n_seats,
                   guint              dealer)
{
  g_return_if_fail (table != NULL && rules != NULL);
  g_return_if_fail (n_seats >= SWITCH_MIN_SEATS &&
                    n_seats <= SWITCH_MAX_SEATS);
  g_return_if_fail (dealer < n_seats);

  memset (table, 0, sizeof *table);
  table->rules = rules;
  table->n_seats = (guint8) n_seats;
  table->n_in = (guint8) n_seats;
  table->in = (guint8) ((1u << n_seats) - 1);
  table->dealer = (guint8) dealer;
  table->turn = SWITCH_SEAT_NONE;
  table->phase = SWITCH_PHASE_ENDING;
  table->clockwise = rules->lead == SWITCH_LEAD_LEFT;
  table->suit = SWITCH_SUIT_NONE;
  table->suit_before = SWITCH_SUIT_NONE;
  table->pending_card = SWITCH_CARD_NONE;
  table->late_seat = SWITCH_SEAT_NONE;
  table->due_seat = SWITCH_SEAT_NONE;
}

/**
 * switch_table_fold:
 * @table: a table
 * @event: what happened next, as anybody sees it
 *
 * Brings the table up to date. The round and every view change their tables
 * by this and in no other way.
 */
void
switch_table_fold (SwitchTable       *table,
                   const SwitchEvent *event)
{
  g_return_if_fail (table != NULL && event != NULL);
  g_return_if_fail (event->kind < SWITCH_N_EVENTS);

  _switch_table_fold (table, event);
}

/**
 * switch_own_init:
 * @own: (out): an empty hand
 */
void
switch_own_init (SwitchOwn *own)
{
  g_return_if_fail (own != NULL);

  memset (own, 0, sizeof *own);
  own->drawn = SWITCH_CARD_NONE;
  own->barred = SWITCH_CARD_NONE;
}

/**
 * switch_own_fold:
 * @own: a hand
 * @seat: whose hand it is
 * @table: the table, with @event already folded in
 * @event: what happened, as @seat sees it
 *
 * Brings the hand up to date.
 */
void
switch_own_fold (SwitchOwn         *own,
                 guint              seat,
                 const SwitchTable *table,
                 const SwitchEvent *event)
{
  g_return_if_fail (own != NULL && table != NULL && event != NULL);

  if (event->seat == seat)
    _switch_own_fold (own, table, event);
}

/**
 * switch_table_equal:
 * @a: a table
 * @b: another one
 *
 * Compares what lies on two tables; the rules are not looked at.
 *
 * Returns: whether everything on them is the same
 */
gboolean
switch_table_equal (const SwitchTable *a,
                    const SwitchTable *b)
{
  g_return_val_if_fail (a != NULL && b != NULL, FALSE);

  /* The fields between the rules and the discards have no holes. */
  return memcmp (a->score, b->score,
                 G_STRUCT_OFFSET (SwitchTable, discards) -
                 G_STRUCT_OFFSET (SwitchTable, score)) == 0 &&
         memcmp (a->discards, b->discards, a->n_discards) == 0;
}

/**
 * switch_table_next_seat:
 * @table: a table
 * @seat: a seat, in or out
 * @steps: how far to go
 *
 * Goes round the table in the direction of play, past seats that are out.
 *
 * Returns: the seat @steps players on from @seat
 */
guint
switch_table_next_seat (const SwitchTable *table,
                        guint              seat,
                        guint              steps)
{
  const guint n_seats = table->n_seats;

  g_return_val_if_fail (table->n_in > 0, seat);

  while (steps > 0)
    {
      if (table->clockwise)
        seat = seat + 1 == n_seats ? 0 : seat + 1;
      else
        seat = seat == 0 ? n_seats - 1 : seat - 1;

      if (switch_table_is_in (table, seat))
        steps--;
    }

  return seat;
}

/**
 * switch_table_get_suit:
 * @table: a table with a card on the discard pile
 *
 * Returns: the suit in force: the named one, else the printed one of the top
 *   card, else none; section 5 of the rules
 */
SwitchSuit
switch_table_get_suit (const SwitchTable *table)
{
  if (table->suit != SWITCH_SUIT_NONE)
    return (SwitchSuit) table->suit;

  return switch_card_get_suit (switch_table_get_top (table));
}

/* What is pending with the cards laid in this turn, all of them answers. */
guint
_switch_table_get_attack (const SwitchTable *table)
{
  const SwitchRules *rules = table->rules;
  const guint8 *laid = table->discards + table->n_discards - table->n_laid;
  guint attack = table->pending;

  for (guint i = 0; i < table->n_laid; i++)
    {
      const SwitchPowers *powers = &rules->card_powers[laid[i]];

      if (powers->flags & SWITCH_POWER_CANCEL)
        attack -= MIN (attack, powers->cancel == SWITCH_CANCEL_ALL
                                 ? attack : powers->cancel);
      else if (powers->flags & SWITCH_POWER_DRAW &&
               (rules->effects != SWITCH_EFFECTS_LAST ||
                i + 1u == table->n_laid))
        attack += powers->draw;
    }

  return attack;
}

/* Likewise for turns to be missed. */
static guint
get_skips (const SwitchTable *table)
{
  const SwitchRules *rules = table->rules;

  if (rules->skip_turns == SWITCH_SKIP_ONE || table->n_laid == 0)
    return table->pending;

  return table->pending + (rules->effects == SWITCH_EFFECTS_LAST
                             ? 1u : table->n_laid);
}

/**
 * switch_table_get_pending:
 * @table: a table
 * @kind: (out) (optional): what is pending
 *
 * What the player to act is faced with, the cards laid in this turn counted
 * in. An attack begun in this turn is not pending before the turn ends.
 *
 * Returns: how many cards, or how many turns; 0 where nothing is pending
 */
guint
switch_table_get_pending (const SwitchTable *table,
                          SwitchPending     *kind)
{
  guint amount = 0;

  g_return_val_if_fail (table != NULL, 0);

  if (table->pending_kind == SWITCH_PENDING_DRAW)
    amount = _switch_table_get_attack (table);
  else if (table->pending_kind == SWITCH_PENDING_SKIP)
    amount = get_skips (table);

  if (kind != NULL)
    *kind = amount > 0 ? (SwitchPending) table->pending_kind
                       : SWITCH_PENDING_NONE;
  return amount;
}

/**
 * switch_table_get_drawable:
 * @table: a table
 *
 * Returns: how many cards can be drawn now, a reshuffle counted in
 */
guint
switch_table_get_drawable (const SwitchTable *table)
{
  g_return_val_if_fail (table != NULL, 0);

  return table->n_stock + table->n_discards - 1u - table->n_laid;
}

/* The last-card call */

/**
 * switch_table_is_open:
 * @table: a table
 * @seat: a seat
 *
 * Returns: whether @seat forgot to call and can be caught now; section 7
 */
gboolean
switch_table_is_open (const SwitchTable *table,
                      guint              seat)
{
  g_return_val_if_fail (table != NULL, FALSE);

  return table->due_seat == seat && seat != SWITCH_SEAT_NONE &&
         _switch_rules_catches (table->rules);
}

/* Whether a call made now by @seat goes to the turn before this one. */
gboolean
_switch_table_is_late_call (const SwitchTable *table,
                            guint              seat)
{
  if (seat != table->late_seat)
    return FALSE;
  if (seat != table->turn)
    return TRUE;

  return table->due_seat == seat ||
         (table->rules->call_check == SWITCH_CHECK_ON_FINISH &&
          !table->late_used);
}

/**
 * switch_table_may_call:
 * @table: a table
 * @seat: a seat
 *
 * Returns: whether a call by @seat would be accepted, due or not; section 7
 */
gboolean
switch_table_may_call (const SwitchTable *table,
                       guint              seat)
{
  const SwitchMove move = switch_move_simple (SWITCH_MOVE_CALL, seat);

  g_return_val_if_fail (table != NULL, FALSE);

  return !switch_table_refuses (table, NULL, &move, NULL);
}

/**
 * switch_table_may_catch:
 * @table: a table
 * @seat: a seat
 * @target: another seat
 *
 * Returns: whether @seat may say that @target forgot to call, right or wrong
 */
gboolean
switch_table_may_catch (const SwitchTable *table,
                        guint              seat,
                        guint              target)
{
  const SwitchMove move = switch_move_catch (seat, target);

  g_return_val_if_fail (table != NULL, FALSE);

  return !switch_table_refuses (table, NULL, &move, NULL);
}
