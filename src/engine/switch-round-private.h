/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-round.h"
#include "switch-table-private.h"

G_BEGIN_DECLS

/* The round is cut by concern; each part says what happened by events, and
 * an event is all that ever changes a table. Inline, so that what is known
 * of an event where it is made is known where it is folded. */
static inline __attribute__((always_inline)) void
_switch_round_emit (SwitchRound       *round,
                    SwitchEvents      *events,
                    const SwitchEvent  event)
{
  _switch_table_fold (&round->table, &event);

  if (event.kind == SWITCH_EVENT_DEALT || event.kind == SWITCH_EVENT_DREW ||
      event.kind == SWITCH_EVENT_LAID || event.kind == SWITCH_EVENT_TURN ||
      event.kind == SWITCH_EVENT_TOOK_BACK ||
      event.kind == SWITCH_EVENT_CALL_STANDS)
    _switch_own_fold (&round->own[event.seat], &round->table, &event);

  if (events != NULL)
    switch_events_append (events, &event);
}

/* An event names what it has; the rest is the "none" written before it. */
#pragma GCC diagnostic ignored "-Woverride-init"
#define EVENT(...) \
  (SwitchEvent) { .card = SWITCH_CARD_NONE, .suit = SWITCH_SUIT_NONE, \
                  .target = SWITCH_SEAT_NONE, __VA_ARGS__ }
#define EMIT(...) _switch_round_emit (round, events, EVENT (__VA_ARGS__))

/* switch-round-draw.c */
guint    _switch_round_draw_cards (SwitchRound       *round,
                                   guint              seat,
                                   guint              n_cards,
                                   SwitchEventReason  reason,
                                   guint              n_kept,
                                   SwitchEvents      *events);
guint    _switch_round_get_kept   (const SwitchRound *round);
void     _switch_round_draw       (SwitchRound       *round,
                                   SwitchEvents      *events);

/* switch-round-attack.c */
void     _switch_round_draw_attack (SwitchRound      *round,
                                    guint             seat,
                                    SwitchEvents     *events);
void     _switch_round_stand      (SwitchRound       *round,
                                   guint              seat,
                                   SwitchEvents      *events);
void     _switch_round_attack     (SwitchRound       *round,
                                   guint              seat,
                                   guint              amount,
                                   SwitchCard         card,
                                   SwitchEvents      *events);
void     _switch_round_skip       (SwitchRound       *round,
                                   guint              seat,
                                   guint              amount,
                                   SwitchCard         card,
                                   SwitchEvents      *events);

/* switch-round-call.c */
void     _switch_round_act        (SwitchRound       *round,
                                   SwitchEvents      *events);
void     _switch_round_judge_call (SwitchRound       *round,
                                   guint              seat,
                                   SwitchEvents      *events);
void     _switch_round_call       (SwitchRound       *round,
                                   guint              seat,
                                   SwitchEvents      *events);
void     _switch_round_catch      (SwitchRound       *round,
                                   guint              seat,
                                   guint              target,
                                   SwitchEvents      *events);
void     _switch_round_begin_turn (SwitchRound       *round,
                                   guint              seat,
                                   SwitchEvents      *events);

/* switch-round-lay.c */
void     _switch_round_lay        (SwitchRound       *round,
                                   const SwitchMove  *move,
                                   SwitchEvents      *events);
void     _switch_round_end_lay    (SwitchRound       *round,
                                   SwitchEvents      *events);
void     _switch_round_blunder    (SwitchRound       *round,
                                   guint              seat,
                                   SwitchCard         card,
                                   SwitchEvents      *events);

/* switch-round-end.c */
gboolean _switch_round_turn_over  (SwitchRound       *round,
                                   guint              seat,
                                   SwitchEvents      *events);
void     _switch_round_next       (SwitchRound       *round,
                                   guint              seat,
                                   SwitchEvents      *events);
void     _switch_round_finish     (SwitchRound       *round,
                                   SwitchEvents      *events);

G_END_DECLS
