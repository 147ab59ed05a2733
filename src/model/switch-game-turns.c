/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "switch-game"

#include "config.h"

#include "switch-game-private.h"

/* Who is asked what, and when. After each act, once nobody holds the game:
 *
 * 1. persons who want their call made by itself are asked;
 * 2. if a person may call or catch, the grace time passes;
 * 3. computer players are asked whether they call or catch;
 * 4. the player whose turn it is is asked for a plan, or goes on with it.
 *
 * Whatever changes the state takes all questions back and begins anew. */

static void planned_cb     (SwitchPlayer         *player,
                            guint                 state_number,
                            const SwitchMovePlan *plan,
                            SwitchGame           *self);
static void interjected_cb (SwitchPlayer         *player,
                            guint                 state_number,
                            const SwitchMove     *move,
                            guint                 delay_ms,
                            SwitchGame           *self);

void
_switch_game_turns_init (SwitchGame *self)
{
  for (guint seat = 0; seat < self->record->n_seats; seat++)
    {
      self->interjections[seat].game = self;
      g_signal_connect_object (self->players[seat], "planned",
                               G_CALLBACK (planned_cb), self, 0);
      g_signal_connect_object (self->players[seat], "interjected",
                               G_CALLBACK (interjected_cb), self, 0);
    }
}

static void
set_waiting (SwitchGame *self,
             gboolean    waiting)
{
  if (self->waiting == waiting)
    return;

  self->waiting = waiting;
  _switch_game_notify_waiting (self);
}

static void
cancel_call (SwitchGame *self,
             guint      *id)
{
  if (*id != 0)
    switch_clock_cancel (self->clock, *id);
  *id = 0;
}

/* Takes back all that was asked or arranged. A plan that is under way stays,
 * but nothing of it happens before the game proceeds. */
void
_switch_game_turns_cancel (SwitchGame *self)
{
  cancel_call (self, &self->grace_id);
  cancel_call (self, &self->plan_id);
  self->n_asked = 0;

  for (guint seat = 0; seat < self->record->n_seats; seat++)
    {
      cancel_call (self, &self->interjections[seat].id);
      switch_player_forget (self->players[seat]);
    }

  set_waiting (self, FALSE);
}

/* From now on the table is as everybody sees it; grace time counts from
 * here. */
void
_switch_game_turns_settle (SwitchGame *self)
{
  self->settled_at = switch_clock_get_now (self->clock);
}

/* Something to call, not merely allowed: a call that is due, or, where none
 * is ever due, the one before the last card. */
static gboolean
should_call (const SwitchTable *table,
             guint              seat)
{
  const gboolean never_due =
    table->rules->call_check == SWITCH_CHECK_ON_FINISH;

  return table->late_seat == seat &&
         (table->due_seat == seat ||
          (never_due && table->count[seat] == 1)) &&
         switch_table_may_call (table, seat);
}

static gboolean
should_catch (const SwitchTable *table,
              guint              seat)
{
  const guint target = table->due_seat;

  return target < table->n_seats && target != seat &&
         switch_table_is_open (table, target) &&
         switch_table_may_catch (table, seat, target);
}

static gboolean
has_window (SwitchGame *self,
            guint       seat)
{
  const SwitchTable *table = &self->record->round.table;

  return should_call (table, seat) || should_catch (table, seat);
}

static gboolean
person_has_window (SwitchGame *self)
{
  for (guint seat = 0; seat < self->record->n_seats; seat++)
    {
      if (switch_player_is_person (self->players[seat]) &&
          has_window (self, seat))
        return TRUE;
    }

  return FALSE;
}

/* Carrying out plans */

/* A move that is allowed, should a player have none. */
static void
make_any_plan (SwitchGame *self)
{
  const SwitchTable *table = &self->record->round.table;
  SwitchMove *move = &self->plan.moves[0];
  SwitchLegal legal;

  switch_round_legal (&self->record->round, &legal);
  if (legal.draw)
    *move = switch_move_simple (SWITCH_MOVE_DRAW, table->turn);
  else if (legal.end)
    *move = switch_move_simple (SWITCH_MOVE_END, table->turn);
  else if (legal.bare != 0)
    *move = switch_move_lay (table->turn, switch_mask_first (legal.bare),
                             SWITCH_SUIT_NONE);
  else if (legal.named != 0)
    *move = switch_move_lay (table->turn, switch_mask_first (legal.named),
                             SWITCH_SUIT_CLUBS);
  else
    g_return_if_reached ();

  self->plan.n_moves = 1;
  self->plan_next = 0;
}

static gboolean
make_planned_move (SwitchGame *self)
{
  const SwitchMove move = self->plan.moves[self->plan_next++];

  /* Only if nothing else happens does the plan go on from there. */
  self->plan_state = self->state_number + 1;

  return switch_game_act (self, self->record->round.table.turn, &move,
                          self->state_number, NULL);
}

static void
drop_plan (SwitchGame *self)
{
  self->plan.n_moves = 0;
  self->plan_next = 0;
}

static void
plan_cb (gpointer data)
{
  g_autoptr(SwitchGame) self = g_object_ref (data);

  self->plan_id = 0;
  if (!make_planned_move (self))
    {
      drop_plan (self);
      _switch_game_turns_proceed (self);
    }
}

static gboolean
has_plan (SwitchGame *self)
{
  const SwitchTable *table = &self->record->round.table;

  return self->plan_next > 0 && self->plan_next < self->plan.n_moves &&
         self->plan_state == self->state_number &&
         self->plan_turn == table->turns_ended &&
         self->plan.moves[0].seat == table->turn;
}

static void
planned_cb (SwitchPlayer         *player,
            guint                 state_number,
            const SwitchMovePlan *plan,
            SwitchGame           *game)
{
  g_autoptr(SwitchGame) self = g_object_ref (game);

  if (state_number != self->state_number)
    return;

  self->plan = *plan;
  self->plan_next = 0;
  self->plan_turn = self->record->round.table.turns_ended;
  if (self->plan.n_moves > 0 && make_planned_move (self))
    return;

  g_warning ("A player has no move; making one for it.");
  make_any_plan (self);
  make_planned_move (self);
}

static void
ask_turn (SwitchGame *self)
{
  const guint turn = self->record->round.table.turn;
  SwitchPlayer *player = self->players[turn];

  /* Who means to call or to catch does so before playing. */
  if (self->interjections[turn].id != 0)
    return;

  if (has_plan (self))
    {
      self->plan_id = switch_clock_call_after (self->clock,
                                               switch_player_get_pause (player),
                                               plan_cb, self);
      return;
    }

  drop_plan (self);
  switch_player_ask_plan (player, &self->views[turn], self->state_number);
}

/* Calls and catches */

static void
interjection_cb (gpointer data)
{
  SwitchInterjection *interjection = data;
  g_autoptr(SwitchGame) self = g_object_ref (interjection->game);
  const SwitchMove move = interjection->move;

  interjection->id = 0;
  if (!switch_game_act (self, move.seat, &move, self->state_number, NULL) &&
      move.seat == self->record->round.table.turn)
    ask_turn (self);
}

static void
arrange_interjection (SwitchGame       *self,
                      guint             seat,
                      const SwitchMove *move,
                      guint             delay_ms)
{
  SwitchInterjection *interjection = &self->interjections[seat];

  if (interjection->id != 0)
    return;

  interjection->move = *move;
  interjection->move.seat = (guint8) seat;
  interjection->id = switch_clock_call_after (self->clock, delay_ms,
                                              interjection_cb, interjection);
}

static void
interjected_cb (SwitchPlayer     *player,
                guint             state_number,
                const SwitchMove *move,
                guint             delay_ms,
                SwitchGame       *self)
{
  const gboolean person = switch_player_is_person (player);
  const guint seat = switch_player_get_seat (player);

  if (state_number != self->state_number || seat >= self->record->n_seats ||
      (!person && self->n_asked == 0))
    return;

  if (move != NULL)
    arrange_interjection (self, seat, move, delay_ms);

  if (!person && --self->n_asked == 0)
    ask_turn (self);
}

/* Asks persons, or computer players, who have something to say. Nobody
 * waits for the answers of persons. */
static void
ask_interjections (SwitchGame *self,
                   gboolean    persons)
{
  for (guint seat = 0; seat < self->record->n_seats; seat++)
    {
      SwitchPlayer *player = self->players[seat];

      if (switch_player_is_person (player) != persons ||
          !has_window (self, seat))
        continue;

      if (!persons)
        self->n_asked++;
      switch_player_ask_interject (player, &self->views[seat],
                                   self->state_number);
    }
}

static void
ask_computers (SwitchGame *self)
{
  set_waiting (self, FALSE);

  /* One more than are asked, so that the turn waits for all of them. */
  self->n_asked = 1;
  ask_interjections (self, FALSE);
  if (--self->n_asked == 0)
    ask_turn (self);
}

static void
grace_cb (gpointer data)
{
  SwitchGame *self = data;

  self->grace_id = 0;
  ask_computers (self);
}

/* What is left of the grace time, in milliseconds. */
static guint
get_grace_left (SwitchGame *self)
{
  gint64 passed;

  if (self->gone_on_state == self->state_number || !person_has_window (self))
    return 0;
  if (self->grace == SWITCH_GRACE_WAIT_FOR_ME)
    return SWITCH_GRACE_WAIT_FOR_ME;

  passed = (switch_clock_get_now (self->clock) - self->settled_at) / 1000;

  return passed < self->grace ? self->grace - (guint) passed : 0;
}

/* Lets the game go on from where it is, unless it has to stand still. */
void
_switch_game_turns_proceed (SwitchGame *self)
{
  guint grace;

  _switch_game_turns_cancel (self);
  if (!self->started || self->stopped || self->emitting ||
      self->n_telling > 0 || self->n_holds > 0 ||
      switch_round_is_over (&self->record->round))
    return;

  ask_interjections (self, TRUE);

  grace = get_grace_left (self);
  if (grace == 0)
    {
      ask_computers (self);
      return;
    }

  if (grace != SWITCH_GRACE_WAIT_FOR_ME)
    self->grace_id = switch_clock_call_after (self->clock, grace, grace_cb,
                                              self);
  set_waiting (self, TRUE);
}

/**
 * switch_game_get_waits_for_person:
 * @self: a game
 *
 * Returns: whether the game stands still until a person does something or
 *   says so, however long that takes; also while it is held
 */
gboolean
switch_game_get_waits_for_person (SwitchGame *self)
{
  g_return_val_if_fail (SWITCH_IS_GAME (self), FALSE);

  return self->started && !self->stopped &&
         get_grace_left (self) == SWITCH_GRACE_WAIT_FOR_ME;
}

/**
 * switch_game_get_waiting:
 * @self: a game
 *
 * Returns: whether the others wait for a person to call or to catch
 */
gboolean
switch_game_get_waiting (SwitchGame *self)
{
  g_return_val_if_fail (SWITCH_IS_GAME (self), FALSE);

  return self->waiting;
}

/**
 * switch_game_go_on:
 * @self: a game
 *
 * Ends the wait for a person to call or to catch, because the person says
 * so. Under %SWITCH_GRACE_WAIT_FOR_ME nothing else does.
 */
void
switch_game_go_on (SwitchGame *self)
{
  g_return_if_fail (SWITCH_IS_GAME (self));

  if (!self->waiting)
    return;

  self->gone_on_state = self->state_number;
  _switch_game_turns_proceed (self);
}
