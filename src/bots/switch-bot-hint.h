/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-bot.h"

G_BEGIN_DECLS

/**
 * SwitchHintReason:
 * @SWITCH_HINT_NONE: there is nothing to do
 * @SWITCH_HINT_ONLY: nothing else may be done
 * @SWITCH_HINT_UNABLE: nothing fits, so draw
 * @SWITCH_HINT_TAKE: nothing better than to draw the @amount cards
 * @SWITCH_HINT_STAND: nothing better than to miss the turn
 * @SWITCH_HINT_KEEP: the drawn @card is better kept
 * @SWITCH_HINT_WAIT: to draw a card is better than what could be laid
 * @SWITCH_HINT_FINISH: the hand goes out
 * @SWITCH_HINT_ANSWER: the attack of @amount cards meets @seat instead
 * @SWITCH_HINT_CANCEL: the attack is over
 * @SWITCH_HINT_PASS_SKIP: @seat misses a turn instead
 * @SWITCH_HINT_ATTACK: @seat, with @amount cards left, has to draw
 * @SWITCH_HINT_SKIP: @seat, with @amount cards left, may miss a turn
 * @SWITCH_HINT_AGAIN: it is your turn once more
 * @SWITCH_HINT_SEVERAL: @amount cards go at once
 * @SWITCH_HINT_NAME: you hold @amount cards of @suit, which is named
 * @SWITCH_HINT_LACKS: @seat has had nothing to go on with in @suit
 * @SWITCH_HINT_KEEP_WILD: the wild @card is kept
 * @SWITCH_HINT_SUIT: you hold @amount more cards of @suit
 * @SWITCH_HINT_BEST: it wins most often
 *
 * Why a move is the strongest.
 */
typedef enum
{
  SWITCH_HINT_NONE,
  SWITCH_HINT_ONLY,
  SWITCH_HINT_UNABLE,
  SWITCH_HINT_TAKE,
  SWITCH_HINT_STAND,
  SWITCH_HINT_KEEP,
  SWITCH_HINT_WAIT,
  SWITCH_HINT_FINISH,
  SWITCH_HINT_ANSWER,
  SWITCH_HINT_CANCEL,
  SWITCH_HINT_PASS_SKIP,
  SWITCH_HINT_ATTACK,
  SWITCH_HINT_SKIP,
  SWITCH_HINT_AGAIN,
  SWITCH_HINT_SEVERAL,
  SWITCH_HINT_NAME,
  SWITCH_HINT_LACKS,
  SWITCH_HINT_KEEP_WILD,
  SWITCH_HINT_SUIT,
  SWITCH_HINT_BEST,

  SWITCH_N_HINTS
} SwitchHintReason;

/**
 * SwitchHint:
 * @plan: the strongest way to play the turn, or what is left of it
 * @reason: why
 * @card: a card, where the reason has one, else %SWITCH_CARD_NONE
 * @suit: a suit, where the reason has one, else %SWITCH_SUIT_NONE
 * @seat: a seat, where the reason has one, else %SWITCH_SEAT_NONE
 * @amount: a number, where the reason has one
 *
 * What an expert would do, and why, as data: sentences are made elsewhere.
 */
typedef struct
{
  SwitchMovePlan   plan;
  SwitchHintReason reason;
  guint8           card;
  guint8           suit;
  guint8           seat;
  guint            amount;
} SwitchHint;

gboolean switch_bot_hint (const SwitchView *view,
                          const SwitchBot  *bot,
                          SwitchRandom     *random,
                          SwitchHint       *hint);

G_END_DECLS
