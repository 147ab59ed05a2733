/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-move.h"

G_BEGIN_DECLS

/**
 * SwitchEventKind:
 *
 * What can happen in a round. An event is public but for the card of
 * %SWITCH_EVENT_DEALT and %SWITCH_EVENT_DREW, which only its seat sees.
 *
 * @SWITCH_EVENT_DEALT: @seat was dealt @card
 * @SWITCH_EVENT_GATHERED: all cards were gathered and shuffled, to deal anew
 * @SWITCH_EVENT_TURNED_UNDER: @card was turned and put under the stock
 * @SWITCH_EVENT_TURNED: @card was turned and starts the discard pile
 * @SWITCH_EVENT_TURN: a turn of @seat begins
 * @SWITCH_EVENT_LAID: @seat laid @card, naming @suit
 * @SWITCH_EVENT_DREW: @seat drew @card, @reason says why; in a turn,
 *   @amount is 1 if the seat could have laid a card before it drew
 * @SWITCH_EVENT_DRAWN_FITS: the card just drawn may be laid by @seat
 * @SWITCH_EVENT_PASSED: @seat passed, with nothing to draw
 * @SWITCH_EVENT_LET_OFF: @amount cards of a penalty were let off
 * @SWITCH_EVENT_ENDED: @seat ended its turn by its own will; @reason
 * @SWITCH_EVENT_TURN_OVER: the turn of @seat is over, all its draws done
 * @SWITCH_EVENT_TOOK_BACK: @seat takes @card back, laid in this turn
 * @SWITCH_EVENT_BLUNDERED: @seat tried @card, which stays in its hand
 * @SWITCH_EVENT_UNCOVERED: @seat left @card uncovered
 * @SWITCH_EVENT_CANCELLED: @seat took @amount off the attack
 * @SWITCH_EVENT_ATTACK: an attack of @amount cards by @card meets @seat
 * @SWITCH_EVENT_ATTACK_OVER: the attack is over
 * @SWITCH_EVENT_SKIP: a skip of @amount turns by @card meets @seat
 * @SWITCH_EVENT_SKIP_OVER: the skip is spent
 * @SWITCH_EVENT_OWES: @seat owes @amount turns now
 * @SWITCH_EVENT_MISSED: @seat misses a turn
 * @SWITCH_EVENT_REVERSED: play turns round; @amount is 1 for clockwise
 * @SWITCH_EVENT_CALLED: @seat called in its own turn, to be judged later
 * @SWITCH_EVENT_CALL_STANDS: a call of @seat stands
 * @SWITCH_EVENT_CALL_LATE: @seat called after its turn; judged at once
 * @SWITCH_EVENT_CALL_FALSE: the call of @seat did not come true; @amount is 1
 *   if no draw had wiped it out
 * @SWITCH_EVENT_FORGOTTEN: a call of @seat is due and has not been made
 * @SWITCH_EVENT_FORGIVEN: the chance to catch @seat is gone
 * @SWITCH_EVENT_CAUGHT: @seat was caught by @target (itself: by the game)
 * @SWITCH_EVENT_FALSE_CATCH: @seat caught @target, who was not open
 * @SWITCH_EVENT_STAYED_IN: @seat laid its last card and stays in; @reason
 * @SWITCH_EVENT_WENT_OUT: @seat went out, @amount-th
 * @SWITCH_EVENT_RESHUFFLED: @amount discards became the new stock
 * @SWITCH_EVENT_BLOCKED: nobody could go on; @reason
 * @SWITCH_EVENT_SCORED: @seat scored @amount (for `each-own`: was charged)
 * @SWITCH_EVENT_WON: @seat won the round, alone or with others
 * @SWITCH_EVENT_ROUND_OVER: the round is over
 */
typedef enum
{
  SWITCH_EVENT_DEALT,
  SWITCH_EVENT_GATHERED,
  SWITCH_EVENT_TURNED_UNDER,
  SWITCH_EVENT_TURNED,
  SWITCH_EVENT_TURN,
  SWITCH_EVENT_LAID,
  SWITCH_EVENT_DREW,
  SWITCH_EVENT_DRAWN_FITS,
  SWITCH_EVENT_PASSED,
  SWITCH_EVENT_LET_OFF,
  SWITCH_EVENT_ENDED,
  SWITCH_EVENT_TURN_OVER,
  SWITCH_EVENT_TOOK_BACK,
  SWITCH_EVENT_BLUNDERED,
  SWITCH_EVENT_UNCOVERED,
  SWITCH_EVENT_CANCELLED,
  SWITCH_EVENT_ATTACK,
  SWITCH_EVENT_ATTACK_OVER,
  SWITCH_EVENT_SKIP,
  SWITCH_EVENT_SKIP_OVER,
  SWITCH_EVENT_OWES,
  SWITCH_EVENT_MISSED,
  SWITCH_EVENT_REVERSED,
  SWITCH_EVENT_CALLED,
  SWITCH_EVENT_CALL_STANDS,
  SWITCH_EVENT_CALL_LATE,
  SWITCH_EVENT_CALL_FALSE,
  SWITCH_EVENT_FORGOTTEN,
  SWITCH_EVENT_FORGIVEN,
  SWITCH_EVENT_CAUGHT,
  SWITCH_EVENT_FALSE_CATCH,
  SWITCH_EVENT_STAYED_IN,
  SWITCH_EVENT_WENT_OUT,
  SWITCH_EVENT_RESHUFFLED,
  SWITCH_EVENT_BLOCKED,
  SWITCH_EVENT_SCORED,
  SWITCH_EVENT_WON,
  SWITCH_EVENT_ROUND_OVER,

  SWITCH_N_EVENTS
} SwitchEventKind;

/**
 * SwitchEventReason:
 *
 * Why a card was drawn, a turn ended, a player stayed in.
 */
typedef enum
{
  SWITCH_REASON_NONE,
  SWITCH_REASON_OWN,         /* drew in an ordinary turn */
  SWITCH_REASON_ATTACK,      /* drew for an attack */
  SWITCH_REASON_REST,        /* drew the rest of a cancelled attack */
  SWITCH_REASON_UNCOVERED,   /* drew for an uncovered card */
  SWITCH_REASON_NO_FINISH,   /* drew or stayed in: a no-finish card */
  SWITCH_REASON_UNCALLED,    /* drew or stayed in: no call on finishing */
  SWITCH_REASON_CAUGHT,      /* drew for a forgotten call */
  SWITCH_REASON_FALSE_CALL,
  SWITCH_REASON_FALSE_CATCH,
  SWITCH_REASON_BLUNDER,
  SWITCH_REASON_STOPPED,     /* ended: laid enough */
  SWITCH_REASON_KEPT,        /* ended: kept the drawn card */
  SWITCH_REASON_STOOD,       /* ended: stood for a skip */
  SWITCH_REASON_ALL_PASSED,  /* blocked */
  SWITCH_REASON_TOO_LONG,    /* blocked */
} SwitchEventReason;

/**
 * SwitchEvent:
 *
 * One thing that happened; see #SwitchEventKind for which field means what.
 */
typedef struct
{
  guint8  kind;
  guint8  seat;
  guint8  card;
  guint8  suit;
  guint8  target;
  guint8  reason;
  gint32  amount;
} SwitchEvent;

/**
 * SwitchEvents:
 * @items: the events, in order
 * @n_items: how many
 * @orders: the new stocks of all reshuffles one after another, each as many
 *   cards as its event's amount, the next to be drawn first; hidden from
 *   every seat
 *
 * A list of events, filled by the round.
 */
typedef struct
{
  SwitchEvent *items;
  guint        n_items;
  guint        n_allocated;
  guint8      *orders;
  guint        n_orders;
  guint        n_orders_allocated;
} SwitchEvents;

void        switch_events_init        (SwitchEvents       *events);
void        switch_events_reset       (SwitchEvents       *events);
void        switch_events_clear       (SwitchEvents       *events);
void        switch_events_append      (SwitchEvents       *events,
                                       const SwitchEvent  *event);
void        switch_events_append_order (SwitchEvents      *events,
                                        const guint8      *cards,
                                        guint              n_cards);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (SwitchEvents, switch_events_clear)

SwitchEvent switch_event_as_seen      (const SwitchEvent  *event,
                                       guint               seat);
const char *switch_event_kind_to_string (SwitchEventKind   kind);

G_END_DECLS
