/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <string.h>

#include "switch-table.h"

G_BEGIN_DECLS

/* How a lay stands: what the next card has to follow. Taken from the table,
 * or made up to look one card ahead. */
typedef struct
{
  SwitchCard top;
  guint8     suit;   /* named with it, or none */
  gint8      run;
  guint8     freed;
  guint8     n_laid;
  guint8     left;   /* cards in the hand */
  guint16    attack; /* what is left of the attack that is answered */
} SwitchLayState;

void           _switch_lay_state_init    (SwitchLayState       *lay,
                                          const SwitchTable    *table);
gint8          _switch_lay_state_step    (const SwitchTable    *table,
                                          const SwitchLayState *lay,
                                          SwitchCard            card);
SwitchCardMask _switch_lay_state_follow  (const SwitchTable    *table,
                                          const SwitchLayState *lay);
SwitchCardMask _switch_lay_state_limit   (const SwitchTable    *table,
                                          const SwitchLayState *lay,
                                          const SwitchOwn      *own,
                                          SwitchCardMask        mask);
SwitchCardMask _switch_table_first       (const SwitchTable    *table);
guint          _switch_table_get_attack  (const SwitchTable    *table);
gboolean       _switch_table_goes_out    (const SwitchTable    *table,
                                          SwitchCard            card,
                                          guint                 attack);
gboolean       _switch_table_is_late_call (const SwitchTable   *table,
                                           guint                seat);

static inline gboolean
_switch_rules_has (const SwitchRules *rules,
                   SwitchCard         card,
                   guint              power)
{
  return (rules->card_powers[card].flags & power) != 0;
}

/* A call can be made at all. */
static inline gboolean
_switch_rules_calls (const SwitchRules *rules)
{
  return rules->last_call != SWITCH_CALL_OFF;
}

/* Somebody who forgot to call can be caught. */
static inline gboolean
_switch_rules_catches (const SwitchRules *rules)
{
  return _switch_rules_calls (rules) &&
         (rules->call_check == SWITCH_CHECK_CAUGHT ||
          rules->call_check == SWITCH_CHECK_AUTOMATIC);
}

/* A call is due as the turn of @seat ends, all its draws done. */
static inline gboolean
_switch_table_is_due (const SwitchTable *table,
                      guint              seat)
{
  const guint count = table->count[seat];

  return table->n_laid > 0 && count < table->held_before &&
         (count == 1 || (count == 2 && table->rules->last_call ==
                                         SWITCH_CALL_TWO_STAGE));
}

/* Whoever acts in its turn closes the time for late calls. */
static inline void
_switch_table_acted (SwitchTable *table)
{
  table->late_seat = SWITCH_SEAT_NONE;
}

static inline void
_switch_table_fold_turn (SwitchTable *table,
                         guint        seat)
{
  const SwitchRules *rules = table->rules;

  table->turn = (guint8) seat;
  table->phase = SWITCH_PHASE_START;
  table->suit_before = table->suit;
  table->n_laid = 0;
  table->held_before = 0;
  table->freed = 0;
  table->run = 0;
  table->bare = FALSE;
  table->call_used = FALSE;
  table->call_made = FALSE;
  table->call_before = FALSE;
  table->calls_in_turn = 0;
  table->call_missing = rules->call_check == SWITCH_CHECK_REQUIRED &&
                        _switch_rules_calls (rules) &&
                        table->count[seat] == 1 &&
                        ((table->called >> seat) & 1) == 0;
}

static inline void
_switch_table_fold_laid (SwitchTable       *table,
                         const SwitchEvent *event)
{
  const SwitchRules *rules = table->rules;
  const guint seat = event->seat;
  const SwitchCard card = event->card;

  if (table->n_laid == 0)
    {
      table->held_before = table->count[seat];
      table->call_before = (table->called >> seat) & 1;
      table->called &= (guint8) ~(1u << seat);
      table->passed = 0;
      table->run = 0;
      _switch_table_acted (table);
    }
  else if (rules->lay == SWITCH_LAY_RUN || rules->lay == SWITCH_LAY_SET_RUN)
    {
      SwitchLayState lay;

      _switch_lay_state_init (&lay, table);
      table->run = _switch_lay_state_step (table, &lay, card);
    }

  table->discards[table->n_discards++] = card;
  table->count[seat]--;
  table->n_laid++;
  table->suit = event->suit;
  table->bare = event->suit == SWITCH_SUIT_NONE &&
                _switch_rules_has (rules, card, SWITCH_POWER_SUIT);
  if (_switch_rules_has (rules, card, SWITCH_POWER_LAY_SUIT) &&
      !switch_card_is_joker (card))
    table->freed |= (guint8) (1u << switch_card_get_suit (card));
  table->phase = SWITCH_PHASE_LAYING;
}

static inline void
_switch_table_fold_drew (SwitchTable       *table,
                         const SwitchEvent *event)
{
  const guint seat = event->seat;
  const guint8 bit = (guint8) (1u << seat);

  table->n_stock--;
  table->n_under = MIN (table->n_under, table->n_stock);
  table->count[seat]++;

  /* A draw wipes out a call, and closes an opening. Only the price of a
   * false call makes no room for another one. */
  if (event->reason != SWITCH_REASON_FALSE_CALL)
    {
      if (seat == table->late_seat && (table->called & bit) != 0)
        table->late_used = FALSE;
      if (seat == table->turn && table->call_made)
        table->call_made = table->call_used = FALSE;
    }
  table->called &= (guint8) ~bit;
  if (seat == table->turn)
    table->call_before = FALSE;
  if (seat == table->due_seat)
    table->due_seat = SWITCH_SEAT_NONE;

  if (table->phase == SWITCH_PHASE_START &&
      (event->reason == SWITCH_REASON_OWN ||
       event->reason == SWITCH_REASON_ATTACK))
    {
      table->passed = 0;
      _switch_table_acted (table);
    }
}

static inline void
_switch_table_fold_took_back (SwitchTable       *table,
                              const SwitchEvent *event)
{
  table->n_discards--;
  table->n_laid--;
  table->count[event->seat]++;
  table->suit = table->suit_before;
  table->bare = FALSE;
}

static inline void
_switch_table_fold_reshuffled (SwitchTable       *table,
                               const SwitchEvent *event)
{
  const guint n = (guint) event->amount;

  table->n_discards = (guint8) (table->n_discards - n);
  memmove (table->discards, table->discards + n, table->n_discards);
  table->n_stock = (guint8) (table->n_stock + n);
  table->n_under = 0;
}

static inline void
_switch_table_fold_pending (SwitchTable   *table,
                            SwitchPending  kind,
                            guint          amount,
                            SwitchCard     card)
{
  table->pending_kind = (guint8) kind;
  table->pending = (guint16) amount;
  table->pending_card = card;
}

static inline void
_switch_table_fold_gathered (SwitchTable *table)
{
  for (guint i = 0; i < table->n_seats; i++)
    {
      table->n_stock = (guint8) (table->n_stock + table->count[i]);
      table->count[i] = 0;
    }
  table->n_under = 0;
}

static inline void
_switch_table_fold_went_out (SwitchTable *table,
                             guint        seat)
{
  const guint8 bit = (guint8) (1u << seat);

  table->in &= (guint8) ~bit;
  table->n_in--;
  table->called &= (guint8) ~bit;
  table->passed &= (guint8) ~bit;
  table->out[table->n_out++] = (guint8) seat;
}

/* What an event changes; inline, so that the round's own events, whose
 * kinds are known, cost no more than the change. */
static inline void
_switch_table_fold (SwitchTable       *table,
                    const SwitchEvent *event)
{
  const guint seat = event->seat;
  const guint8 bit = (guint8) (1u << (seat & 7));

  switch ((SwitchEventKind) event->kind)
    {
    case SWITCH_EVENT_DEALT:
      table->n_stock--;
      table->count[seat]++;
      break;
    case SWITCH_EVENT_GATHERED:
      _switch_table_fold_gathered (table);
      break;
    case SWITCH_EVENT_TURNED_UNDER:
      table->n_under++;
      break;
    case SWITCH_EVENT_TURNED:
      table->n_stock--;
      table->discards[table->n_discards++] = event->card;
      break;
    case SWITCH_EVENT_TURN:
      _switch_table_fold_turn (table, seat);
      break;
    case SWITCH_EVENT_LAID:
      _switch_table_fold_laid (table, event);
      break;
    case SWITCH_EVENT_DREW:
      _switch_table_fold_drew (table, event);
      break;
    case SWITCH_EVENT_DRAWN_FITS:
      table->phase = SWITCH_PHASE_DREW;
      break;
    case SWITCH_EVENT_PASSED:
      table->passed |= bit;
      _switch_table_acted (table);
      break;
    case SWITCH_EVENT_ENDED:
      table->passed = 0;
      _switch_table_acted (table);
      break;
    case SWITCH_EVENT_BLUNDERED:
      if (seat == table->turn)
        {
          table->passed = 0;
          _switch_table_acted (table);
        }
      break;
    case SWITCH_EVENT_TURN_OVER:
      table->phase = SWITCH_PHASE_ENDING;
      table->turns_ended++;
      table->late_seat = switch_table_is_in (table, seat) ? (guint8) seat
                                                          : SWITCH_SEAT_NONE;
      table->late_used = table->call_used;
      table->late_due = _switch_table_is_due (table, seat);
      table->n_laid = 0;
      break;
    case SWITCH_EVENT_TOOK_BACK:
      _switch_table_fold_took_back (table, event);
      break;
    case SWITCH_EVENT_ATTACK:
      _switch_table_fold_pending (table, SWITCH_PENDING_DRAW,
                                  (guint) event->amount, event->card);
      break;
    case SWITCH_EVENT_SKIP:
      _switch_table_fold_pending (table, SWITCH_PENDING_SKIP,
                                  (guint) event->amount, event->card);
      break;
    case SWITCH_EVENT_ATTACK_OVER:
    case SWITCH_EVENT_SKIP_OVER:
      _switch_table_fold_pending (table, SWITCH_PENDING_NONE, 0,
                                  SWITCH_CARD_NONE);
      break;
    case SWITCH_EVENT_OWES:
      table->missing[seat] = (guint8) event->amount;
      break;
    case SWITCH_EVENT_REVERSED:
      table->clockwise = event->amount != 0;
      break;
    case SWITCH_EVENT_CALLED:
      table->call_used = TRUE;
      table->call_made = TRUE;
      table->calls_in_turn++;
      break;
    case SWITCH_EVENT_CALL_STANDS:
      table->called |= bit;
      if (seat == table->due_seat)
        table->due_seat = SWITCH_SEAT_NONE;
      if (seat == table->turn)
        table->call_missing = FALSE;
      break;
    case SWITCH_EVENT_CALL_FALSE:
      if (event->amount != 0)
        table->called |= bit;
      break;
    case SWITCH_EVENT_CALL_LATE:
      table->late_used = TRUE;
      break;
    case SWITCH_EVENT_FORGOTTEN:
      table->due_seat = (guint8) seat;
      break;
    case SWITCH_EVENT_FORGIVEN:
    case SWITCH_EVENT_CAUGHT:
      table->due_seat = SWITCH_SEAT_NONE;
      break;
    case SWITCH_EVENT_WENT_OUT:
      _switch_table_fold_went_out (table, seat);
      break;
    case SWITCH_EVENT_RESHUFFLED:
      _switch_table_fold_reshuffled (table, event);
      break;
    case SWITCH_EVENT_BLOCKED:
      table->blocked = TRUE;
      break;
    case SWITCH_EVENT_SCORED:
      table->score[seat] += event->amount;
      break;
    case SWITCH_EVENT_WON:
      table->winners |= bit;
      break;
    case SWITCH_EVENT_ROUND_OVER:
      table->phase = SWITCH_PHASE_OVER;
      table->due_seat = SWITCH_SEAT_NONE;
      table->late_seat = SWITCH_SEAT_NONE;
      _switch_table_fold_pending (table, SWITCH_PENDING_NONE, 0,
                                  SWITCH_CARD_NONE);
      break;
    case SWITCH_EVENT_LET_OFF:
    case SWITCH_EVENT_UNCOVERED:
    case SWITCH_EVENT_CANCELLED:
    case SWITCH_EVENT_MISSED:
    case SWITCH_EVENT_FALSE_CATCH:
    case SWITCH_EVENT_STAYED_IN:
    case SWITCH_N_EVENTS:
    default:
      break;
    }
}

/* What an event changes for the holder of a hand; @table already has it. */
static inline void
_switch_own_fold (SwitchOwn         *own,
                  const SwitchTable *table,
                  const SwitchEvent *event)
{
  switch ((int) event->kind)
    {
    case SWITCH_EVENT_DEALT:
      switch_cards_add (&own->cards, event->card);
      break;
    case SWITCH_EVENT_DREW:
      switch_cards_add (&own->cards, event->card);
      if (event->reason == SWITCH_REASON_OWN)
        {
          own->drawn = event->card;
          own->able = event->amount != 0;
        }
      break;
    case SWITCH_EVENT_LAID:
      switch_cards_remove (&own->cards, event->card);
      own->drawn = SWITCH_CARD_NONE;
      break;
    case SWITCH_EVENT_TOOK_BACK:
      switch_cards_add (&own->cards, event->card);
      break;
    case SWITCH_EVENT_TURN:
      own->drawn = SWITCH_CARD_NONE;
      own->able = FALSE;
      own->barred = table->call_missing ? switch_mask_first (own->cards.once)
                                        : SWITCH_CARD_NONE;
      break;
    case SWITCH_EVENT_CALL_STANDS:
      own->barred = SWITCH_CARD_NONE;
      break;
    default:
      break;
    }
}

G_END_DECLS
