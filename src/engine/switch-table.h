/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-event.h"

G_BEGIN_DECLS

/**
 * SwitchPhase:
 * @SWITCH_PHASE_START: the turn begins; nothing laid, nothing drawn
 * @SWITCH_PHASE_LAYING: cards were laid, more may follow
 * @SWITCH_PHASE_DREW: a card was drawn that may be laid
 * @SWITCH_PHASE_ENDING: between a turn's end and the next turn's beginning
 * @SWITCH_PHASE_OVER: the round is over
 */
typedef enum
{
  SWITCH_PHASE_START,
  SWITCH_PHASE_LAYING,
  SWITCH_PHASE_DREW,
  SWITCH_PHASE_ENDING,
  SWITCH_PHASE_OVER,
} SwitchPhase;

/**
 * SwitchPending:
 * @SWITCH_PENDING_NONE: nothing is pending
 * @SWITCH_PENDING_DRAW: an attack: cards to be drawn
 * @SWITCH_PENDING_SKIP: a skip: turns to be missed
 */
typedef enum
{
  SWITCH_PENDING_NONE,
  SWITCH_PENDING_DRAW,
  SWITCH_PENDING_SKIP,
} SwitchPending;

#define SWITCH_SEAT_NONE 0xff

/**
 * SwitchTable:
 *
 * All that everybody at the table can see. A plain value, changed only by
 * switch_table_fold(), for the round's and for every view's alike.
 */
typedef struct
{
  const SwitchRules *rules;      /* borrowed */
  gint32  score[SWITCH_MAX_SEATS];
  guint16 turns_ended;
  guint16 pending;               /* how much, as the turn began */
  guint8  n_seats;
  guint8  n_in;
  guint8  in;                    /* one bit a seat */
  guint8  dealer;
  guint8  turn;                  /* the seat to act */
  guint8  phase;
  guint8  clockwise;
  guint8  suit;                  /* named and in force, or none */
  guint8  suit_before;           /* the same, as the turn began */
  guint8  pending_kind;
  guint8  pending_card;          /* what answers is this card's */

  /* The cards laid in this turn are the last of the discards. */
  guint8  n_laid;
  guint8  held_before;           /* cards held before the first of them */
  guint8  freed;                 /* suits freed in it, one bit a suit */
  gint8   run;                   /* the way of its run: 1 up, -1 down, 0 */
  guint8  bare;                  /* a suit card without its suit on top */

  /* The last-card call. */
  guint8  called;                /* seats whose call stands, one bit a seat */
  guint8  call_used;             /* the seat to act has called in this turn */
  guint8  call_made;             /* that call has not been wiped out */
  guint8  call_before;           /* a call stood when the first card went */
  guint8  calls_in_turn;         /* how many calls, wiped out or not */
  guint8  call_missing;          /* `required`: the card held may not go */
  guint8  late_seat;             /* who may call late */
  guint8  late_used;
  guint8  late_due;              /* a call was due as that turn ended */
  guint8  due_seat;              /* whose call is due and not made */

  guint8  passed;                /* seats of the chain of passes, bits */
  guint8  blocked;
  guint8  winners;               /* one bit a seat, after the end */
  guint8  n_out;
  guint8  out[SWITCH_MAX_SEATS]; /* first out first */
  guint8  count[SWITCH_MAX_SEATS];
  guint8  missing[SWITCH_MAX_SEATS];
  guint8  n_stock;
  guint8  n_under;               /* of the stock's last, known to all */
  guint8  n_discards;
  guint8  discards[SWITCH_MAX_PACK]; /* the oldest first */
} SwitchTable;

/**
 * SwitchOwn:
 * @cards: the hand
 * @drawn: the card drawn last in this turn, which may be laid, or none
 * @barred: `required`: the only card held as the turn began, or none
 * @able: whether a card could have been laid before drawing in this turn
 *
 * What only the holder of a hand knows.
 */
typedef struct
{
  SwitchCards cards;
  guint8      drawn;
  guint8      barred;
  guint8      able;
} SwitchOwn;

/**
 * SwitchLegal:
 * @bare: cards that may be laid without naming a suit
 * @named: cards that may be laid with any suit named
 * @draw: whether drawing is allowed (or passing, with nothing to draw)
 * @end: whether the turn may be ended
 *
 * All that the seat to act may do, calls and catches aside.
 */
typedef struct
{
  SwitchCardMask bare;
  SwitchCardMask named;
  gboolean       draw;
  gboolean       end;
} SwitchLegal;

static inline SwitchCard
switch_table_get_top (const SwitchTable *table)
{
  return table->discards[table->n_discards - 1];
}

static inline gboolean
switch_table_is_in (const SwitchTable *table,
                    guint              seat)
{
  return (table->in >> seat) & 1;
}

void           switch_table_init             (SwitchTable         *table,
                                              const SwitchRules   *rules,
                                              guint                n_seats,
                                              guint                dealer);
void           switch_table_fold             (SwitchTable         *table,
                                              const SwitchEvent   *event);
void           switch_own_init               (SwitchOwn           *own);
void           switch_own_fold               (SwitchOwn           *own,
                                              guint                seat,
                                              const SwitchTable   *table,
                                              const SwitchEvent   *event);
gboolean       switch_table_equal            (const SwitchTable   *a,
                                              const SwitchTable   *b);

void           switch_table_legal            (const SwitchTable   *table,
                                              const SwitchOwn     *own,
                                              SwitchLegal         *legal);
gboolean       switch_table_refuses          (const SwitchTable   *table,
                                              const SwitchOwn     *own,
                                              const SwitchMove    *move,
                                              SwitchRefusal       *refusal);
guint          switch_table_next_seat        (const SwitchTable   *table,
                                              guint                seat,
                                              guint                steps);
SwitchSuit     switch_table_get_suit         (const SwitchTable   *table);
guint          switch_table_get_pending      (const SwitchTable   *table,
                                              SwitchPending       *kind);
guint          switch_table_get_drawable     (const SwitchTable   *table);
SwitchCardMask switch_table_get_fitting      (const SwitchTable   *table);
gboolean       switch_table_is_open          (const SwitchTable   *table,
                                              guint                seat);
gboolean       switch_table_may_call         (const SwitchTable   *table,
                                              guint                seat);
gboolean       switch_table_may_catch        (const SwitchTable   *table,
                                              guint                seat,
                                              guint                target);

G_END_DECLS
