/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The last-card call: section 7 of the rules. */

#include "switch-round-private.h"

static void
catch_open (SwitchRound  *round,
            guint         seat,
            guint         catcher,
            SwitchEvents *events)
{
  EMIT (.kind = SWITCH_EVENT_CAUGHT, .seat = (guint8) seat,
        .target = (guint8) catcher);
  _switch_round_draw_cards (round, seat, round->table.rules->call_penalty,
                            SWITCH_REASON_CAUGHT,
                            _switch_round_get_kept (round), events);
}

/* The player to act acts: whoever was open is forgiven, or caught by the
 * game itself just before. */
void
_switch_round_act (SwitchRound  *round,
                   SwitchEvents *events)
{
  const SwitchTable *table = &round->table;
  const guint seat = table->due_seat;

  if (G_LIKELY (seat == SWITCH_SEAT_NONE))
    return;

  if (table->rules->call_check == SWITCH_CHECK_AUTOMATIC)
    catch_open (round, seat, seat, events);
  else
    EMIT (.kind = SWITCH_EVENT_FORGIVEN, .seat = (guint8) seat);
}

void
_switch_round_begin_turn (SwitchRound  *round,
                          guint         seat,
                          SwitchEvents *events)
{
  const SwitchTable *table = &round->table;

  if (table->due_seat == seat &&
      table->rules->call_check == SWITCH_CHECK_AUTOMATIC)
    catch_open (round, seat, seat, events);

  EMIT (.kind = SWITCH_EVENT_TURN, .seat = (guint8) seat);
}

/* A call that was not due. Unless a draw @wiped it out it stands like any
 * other, until its price is drawn. */
static void
call_falsely (SwitchRound  *round,
              guint         seat,
              gboolean      wiped,
              SwitchEvents *events)
{
  EMIT (.kind = SWITCH_EVENT_CALL_FALSE, .seat = (guint8) seat,
        .amount = !wiped);
  _switch_round_draw_cards (round, seat, round->table.rules->false_call,
                            SWITCH_REASON_FALSE_CALL, 1, events);
}

/* Judges the call of a turn whose own draws are all done, or its absence. */
void
_switch_round_judge_call (SwitchRound  *round,
                          guint         seat,
                          SwitchEvents *events)
{
  const SwitchTable *table = &round->table;

  if (!_switch_rules_calls (table->rules))
    return;

  if (table->rules->call_check == SWITCH_CHECK_ON_FINISH)
    {
      if (table->call_made)
        EMIT (.kind = SWITCH_EVENT_CALL_STANDS, .seat = (guint8) seat);
    }
  else if (_switch_table_is_due (table, seat))
    {
      if (table->call_made)
        EMIT (.kind = SWITCH_EVENT_CALL_STANDS, .seat = (guint8) seat);
      else
        EMIT (.kind = SWITCH_EVENT_FORGOTTEN, .seat = (guint8) seat);
    }
  else if (table->calls_in_turn > 0)
    call_falsely (round, seat, !table->call_made, events);
}

/* A call that may be made, in the turn or after it. */
void
_switch_round_call (SwitchRound  *round,
                    guint         seat,
                    SwitchEvents *events)
{
  const SwitchTable *table = &round->table;

  if (!_switch_table_is_late_call (table, seat))
    {
      EMIT (.kind = SWITCH_EVENT_CALLED, .seat = (guint8) seat);
      return;
    }

  EMIT (.kind = SWITCH_EVENT_CALL_LATE, .seat = (guint8) seat);
  if (table->late_due ||
      table->rules->call_check == SWITCH_CHECK_ON_FINISH)
    EMIT (.kind = SWITCH_EVENT_CALL_STANDS, .seat = (guint8) seat);
  else
    call_falsely (round, seat, FALSE, events);
}

/* A catch that may be tried, right or wrong. */
void
_switch_round_catch (SwitchRound  *round,
                     guint         seat,
                     guint         target,
                     SwitchEvents *events)
{
  const SwitchTable *table = &round->table;

  if (switch_table_is_open (table, target))
    {
      catch_open (round, target, seat, events);
      return;
    }

  EMIT (.kind = SWITCH_EVENT_FALSE_CATCH, .seat = (guint8) seat,
        .target = (guint8) target);
  _switch_round_draw_cards (round, seat, table->rules->false_catch,
                            SWITCH_REASON_FALSE_CATCH,
                            _switch_round_get_kept (round), events);
}
