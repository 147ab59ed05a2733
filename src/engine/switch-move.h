/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-rules.h"

G_BEGIN_DECLS

/**
 * SwitchMoveKind:
 * @SWITCH_MOVE_LAY: lay a card, naming a suit where one is due
 * @SWITCH_MOVE_DRAW: draw what the rules say, or pass where nothing is left
 * @SWITCH_MOVE_END: end the turn: stop, keep the drawn card, stand for a skip
 * @SWITCH_MOVE_CALL: make the last-card call, or knock
 * @SWITCH_MOVE_CATCH: say that another seat forgot to call
 * @SWITCH_MOVE_BLUNDER: try a card that may not be laid
 */
typedef enum
{
  SWITCH_MOVE_LAY,
  SWITCH_MOVE_DRAW,
  SWITCH_MOVE_END,
  SWITCH_MOVE_CALL,
  SWITCH_MOVE_CATCH,
  SWITCH_MOVE_BLUNDER,
} SwitchMoveKind;

/**
 * SwitchMove:
 * @kind: what is done
 * @seat: who does it
 * @card: the card laid or tried
 * @suit: the suit named with it, or %SWITCH_SUIT_NONE
 * @target: the seat caught
 */
typedef struct
{
  guint8 kind;
  guint8 seat;
  guint8 card;
  guint8 suit;
  guint8 target;
} SwitchMove;

#define SWITCH_MAX_PLAN 32

/**
 * SwitchMovePlan:
 *
 * The moves of a whole turn, in order. Whoever carries it out stops at the
 * first that may not be made any more, and asks anew.
 */
typedef struct
{
  guint8     n_moves;
  SwitchMove moves[SWITCH_MAX_PLAN];
} SwitchMovePlan;

static inline SwitchMove
switch_move_lay (guint      seat,
                 SwitchCard card,
                 SwitchSuit suit)
{
  return (SwitchMove) { SWITCH_MOVE_LAY, (guint8) seat, card,
                        (guint8) suit, 0 };
}

static inline SwitchMove
switch_move_simple (SwitchMoveKind kind,
                    guint          seat)
{
  return (SwitchMove) { (guint8) kind, (guint8) seat, SWITCH_CARD_NONE,
                        SWITCH_SUIT_NONE, 0 };
}

static inline SwitchMove
switch_move_catch (guint seat,
                   guint target)
{
  return (SwitchMove) { SWITCH_MOVE_CATCH, (guint8) seat, SWITCH_CARD_NONE,
                        SWITCH_SUIT_NONE, (guint8) target };
}

static inline SwitchMove
switch_move_blunder (guint      seat,
                     SwitchCard card)
{
  return (SwitchMove) { SWITCH_MOVE_BLUNDER, (guint8) seat, card,
                        SWITCH_SUIT_NONE, 0 };
}

/**
 * SwitchRefusalReason:
 *
 * Why a move may not be made. Sentences are made of it elsewhere.
 */
typedef enum
{
  SWITCH_REFUSAL_NONE,
  SWITCH_REFUSAL_ROUND_OVER,
  SWITCH_REFUSAL_NOT_YOUR_TURN,
  SWITCH_REFUSAL_SEAT_OUT,          /* the seat has gone out */
  SWITCH_REFUSAL_NOT_HELD,          /* the card is not in the hand */
  SWITCH_REFUSAL_NO_MATCH,          /* neither suit nor rank nor any time */
  SWITCH_REFUSAL_WILD_ON_WILD,      /* rule wild-on-wild */
  SWITCH_REFUSAL_ATTACK,            /* only an answer, or draw */
  SWITCH_REFUSAL_SKIP,              /* only an answer, or stand */
  SWITCH_REFUSAL_ONLY_DRAWN,        /* only the drawn card may be laid */
  SWITCH_REFUSAL_DRAWN_MUST,        /* rule drawn-card=must */
  SWITCH_REFUSAL_NO_FOLLOW,         /* does not follow in this lay */
  SWITCH_REFUSAL_COVER,             /* a cover is due */
  SWITCH_REFUSAL_MUST_FOLLOW,       /* a card without its suit on top */
  SWITCH_REFUSAL_NO_FINISH,         /* rule no-finish=refuse */
  SWITCH_REFUSAL_SEVERAL_FINISH,    /* rule finish-with-several=no */
  SWITCH_REFUSAL_CALL_MISSING,      /* rule call-check=required */
  SWITCH_REFUSAL_SUIT_DUE,          /* a suit must be named */
  SWITCH_REFUSAL_NO_SUIT_DUE,       /* no suit may be named */
  SWITCH_REFUSAL_NOTHING_FOLLOWS,   /* without a suit, but nothing follows */
  SWITCH_REFUSAL_ALREADY_DRAWN,     /* drawing is over for this turn */
  SWITCH_REFUSAL_ALREADY_LAID,      /* no drawing after laying */
  SWITCH_REFUSAL_DRAW_ATTACK_ONLY,  /* a skip is pending: nobody draws */
  SWITCH_REFUSAL_ABLE,              /* rule draw-choice=no */
  SWITCH_REFUSAL_NOTHING_TO_END,    /* the turn has to be played first */
  SWITCH_REFUSAL_CALL_OFF,          /* rule last-call=off */
  SWITCH_REFUSAL_CALL_NOT_YOURS,    /* not yours to call now */
  SWITCH_REFUSAL_CALL_TWICE,
  SWITCH_REFUSAL_CATCH_OFF,         /* nobody catches by these rules */
  SWITCH_REFUSAL_CATCH_SELF,
  SWITCH_REFUSAL_CATCH_OUT,         /* that seat is out, or empty */
  SWITCH_REFUSAL_BLUNDER_OFF,       /* rule blunder=0 */
  SWITCH_REFUSAL_BLUNDER_FITS,      /* the card may be laid */

  SWITCH_N_REFUSALS
} SwitchRefusalReason;

/**
 * SwitchRefusal:
 * @reason: why
 * @rule: the rule that refuses it, or %NULL
 * @card: the card it is about, or %SWITCH_CARD_NONE
 * @would_do: the cards, held or not, that would do in its place
 * @may_draw: whether drawing would do
 * @may_end: whether ending the turn would do
 */
typedef struct
{
  SwitchRefusalReason   reason;
  const SwitchRuleSpec *rule;
  SwitchCard            card;
  SwitchCardMask        would_do;
  gboolean              may_draw;
  gboolean              may_end;
} SwitchRefusal;

G_END_DECLS
