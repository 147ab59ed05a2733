/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* What happens to the player whom an attack or a skip meets: section 5 of
 * the rules.
 */

#include "switch-round-private.h"

static void
owe (SwitchRound  *round,
     guint         seat,
     guint         n_turns,
     SwitchEvents *events)
{
  EMIT (.kind = SWITCH_EVENT_OWES, .seat = (guint8) seat,
        .amount = (gint32) MIN (n_turns, G_MAXUINT8));
}

/* Draws the lot that is pending for @seat. */
void
_switch_round_draw_attack (SwitchRound  *round,
                           guint         seat,
                           SwitchEvents *events)
{
  const guint amount = round->table.pending;

  if (_switch_round_draw_cards (round, seat, amount, SWITCH_REASON_ATTACK, 1,
                                events) == 0 &&
      round->table.phase == SWITCH_PHASE_START)
    EMIT (.kind = SWITCH_EVENT_PASSED, .seat = (guint8) seat);

  EMIT (.kind = SWITCH_EVENT_ATTACK_OVER, .seat = (guint8) seat);
}

/* Stands for the skip that is pending: this turn is missed, and where they
 * are counted the others are owed. */
void
_switch_round_stand (SwitchRound  *round,
                     guint         seat,
                     SwitchEvents *events)
{
  const SwitchTable *table = &round->table;
  const guint n_skips = table->pending;

  EMIT (.kind = SWITCH_EVENT_SKIP_OVER, .seat = (guint8) seat);
  EMIT (.kind = SWITCH_EVENT_MISSED, .seat = (guint8) seat);
  if (table->rules->skip_turns == SWITCH_SKIP_COUNT && n_skips > 1)
    owe (round, seat, table->missing[seat] + n_skips - 1, events);
}

/* An attack meets @seat. Who owes a turn cannot answer: it strikes at once,
 * which pays that turn, and play goes on behind. */
void
_switch_round_attack (SwitchRound  *round,
                      guint         seat,
                      guint         amount,
                      SwitchCard    card,
                      SwitchEvents *events)
{
  const SwitchTable *table = &round->table;

  EMIT (.kind = SWITCH_EVENT_ATTACK, .seat = (guint8) seat, .card = card,
        .amount = (gint32) amount);

  if (table->missing[seat] == 0)
    {
      _switch_round_begin_turn (round, seat, events);
      return;
    }

  _switch_round_draw_attack (round, seat, events);
  owe (round, seat, table->missing[seat] - 1u, events);
  EMIT (.kind = SWITCH_EVENT_MISSED, .seat = (guint8) seat);
  _switch_round_next (round, seat, events);
}

/* Likewise a skip that could be answered. */
void
_switch_round_skip (SwitchRound  *round,
                    guint         seat,
                    guint         amount,
                    SwitchCard    card,
                    SwitchEvents *events)
{
  const SwitchTable *table = &round->table;

  EMIT (.kind = SWITCH_EVENT_SKIP, .seat = (guint8) seat, .card = card,
        .amount = (gint32) amount);

  if (table->missing[seat] == 0)
    {
      _switch_round_begin_turn (round, seat, events);
      return;
    }

  EMIT (.kind = SWITCH_EVENT_SKIP_OVER, .seat = (guint8) seat);
  owe (round, seat, table->missing[seat] + amount - 1, events);
  EMIT (.kind = SWITCH_EVENT_MISSED, .seat = (guint8) seat);
  _switch_round_next (round, seat, events);
}
