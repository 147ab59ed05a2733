/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-stage-private.h"

/* The queue of events, and the order in which they are shown. One follows
 * the other; only cards dealt or drawn one after another are in the air
 * together, a little apart. Between two of them something may move that
 * explains the first; then the story is held. */

#define MOST_MOVING     5
#define DEAL_STAGGER   55
#define DRAW_STAGGER  110
#define LONG_THINKING 1500

static SwitchStageItem *
find_next (SwitchStage *self)
{
  for (GList *link = self->queue.head; link != NULL; link = link->next)
    {
      SwitchStageItem *item = link->data;

      if (!item->started)
        return item;
    }

  return NULL;
}

static SwitchStageItem *
find_last_moving (SwitchStage *self)
{
  SwitchStageItem *last = NULL;

  for (GList *link = self->queue.head; link != NULL; link = link->next)
    {
      SwitchStageItem *item = link->data;

      if (item->started && !item->landed)
        last = item;
    }

  return last;
}

static gboolean
may_overlap (SwitchStage           *self,
             const SwitchStageItem *next)
{
  const SwitchStageItem *last = find_last_moving (self);

  if (last == NULL)
    return TRUE;
  if (self->n_moving >= MOST_MOVING || self->stagger_id != 0)
    return FALSE;
  if (last->event.kind != next->event.kind)
    return FALSE;

  return next->event.kind == SWITCH_EVENT_DEALT ||
         (next->event.kind == SWITCH_EVENT_DREW &&
          last->event.seat == next->event.seat);
}

static void
stagger_cb (gpointer data)
{
  SwitchStage *self = data;

  self->stagger_id = 0;
  _switch_stage_run (self);
}

static void
arrange_stagger (SwitchStage       *self,
                 const SwitchEvent *event)
{
  guint wait;

  if (event->kind != SWITCH_EVENT_DEALT && event->kind != SWITCH_EVENT_DREW)
    return;

  wait = event->kind == SWITCH_EVENT_DEALT ? DEAL_STAGGER : DRAW_STAGGER;
  self->stagger_id = switch_clock_call_after (self->clock,
                                              (guint) (wait * self->pace),
                                              stagger_cb, self);
}

static void
cancel_stagger (SwitchStage *self)
{
  if (self->stagger_id != 0)
    switch_clock_cancel (self->clock, self->stagger_id);
  self->stagger_id = 0;
}

/* Who was caught stays marked until the penalty has been drawn. */
static void
mark_caught (SwitchStage       *self,
             const SwitchEvent *event)
{
  if (event->kind == SWITCH_EVENT_CAUGHT && !self->finishing &&
      self->pace > 0)
    switch_stage_seat_set_caught (self->seats[event->seat], TRUE);
}

static void
land_head (SwitchStage *self)
{
  g_autofree SwitchStageItem *item = g_queue_pop_head (&self->queue);

  _switch_stage_fold (self, &item->event);
  _switch_stage_update (self);
  mark_caught (self, &item->event);
  _switch_stage_emit_landed (self, &item->event);
}

static void
start (SwitchStage     *self,
       SwitchStageItem *item)
{
  const SwitchEvent event = item->event;

  item->started = TRUE;
  if (!self->finishing && _switch_stage_perform (self, &event))
    {
      self->n_moving++;
      arrange_stagger (self, &event);
    }
  else
    {
      item->landed = TRUE;
    }
}

static gboolean
step (SwitchStage *self)
{
  SwitchStageItem *item = g_queue_peek_head (&self->queue);

  if (item == NULL || self->n_holds > 0)
    return FALSE;
  if (item->landed)
    {
      land_head (self);
      return TRUE;
    }

  item = find_next (self);
  if (item == NULL || !may_overlap (self, item))
    return FALSE;

  start (self, item);

  return TRUE;
}

static void
clear_caught (SwitchStage *self)
{
  for (guint seat = 0; seat < self->table.n_seats; seat++)
    switch_stage_seat_set_caught (self->seats[seat], FALSE);
}

/* Long thinking */

static void
thinking_cb (gpointer data)
{
  SwitchStage *self = data;

  self->thinking_id = 0;
  if (self->pace > 0 && self->table.turn < self->table.n_seats)
    switch_stage_seat_set_thinking (self->seats[self->table.turn], TRUE);
}

void
_switch_stage_forget_thinking (SwitchStage *self)
{
  if (self->thinking_id != 0)
    switch_clock_cancel (self->clock, self->thinking_id);
  self->thinking_id = 0;
  for (guint seat = 0; seat < self->table.n_seats; seat++)
    switch_stage_seat_set_thinking (self->seats[seat], FALSE);
}

static void
watch_thinking (SwitchStage *self)
{
  const guint turn = self->table.turn;

  if (turn < self->table.n_seats && self->table.phase != SWITCH_PHASE_OVER &&
      !switch_player_is_person (switch_game_get_player (self->game, turn)))
    self->thinking_id = switch_clock_call_after (self->clock, LONG_THINKING,
                                                 thinking_cb, self);
}

/* The story is told: the game may go on. */
static void
settle (SwitchStage *self)
{
  g_autoptr(SwitchGame) game = g_object_ref (self->game);

  cancel_stagger (self);
  clear_caught (self);
  watch_thinking (self);
  self->busy = FALSE;
  self->own_act = FALSE;
  self->state_number = switch_game_get_state_number (self->game);
  _switch_stage_update (self);
  _switch_stage_notify_busy (self);
  _switch_stage_emit_acted (self);

  /* Whoever listened may have begun another act, or another game. */
  switch_game_release (game);
}

void
_switch_stage_push (SwitchStage       *self,
                    const SwitchEvent *event)
{
  SwitchStageItem *item = g_new0 (SwitchStageItem, 1);

  item->event = *event;
  g_queue_push_tail (&self->queue, item);

  if (!self->busy)
    {
      _switch_stage_forget_thinking (self);
      self->busy = TRUE;
      self->own_act = self->acting;
      switch_game_hold (self->game);
      _switch_stage_notify_busy (self);
    }
}

/* Shows as much as can be shown now. */
void
_switch_stage_run (SwitchStage *self)
{
  g_autoptr(SwitchStage) keep = NULL;

  if (self->running || !self->busy)
    return;

  keep = g_object_ref (self);
  self->running = TRUE;
  while (step (self))
    ;
  self->running = FALSE;

  if (self->busy && g_queue_is_empty (&self->queue) && self->n_holds == 0)
    settle (self);
}

static void
drop_holds (SwitchStage *self)
{
  if (self->pause_id != 0)
    switch_clock_cancel (self->clock, self->pause_id);
  self->pause_id = 0;
  self->n_holds = 0;
}

/* Forgets what was still to be shown, and lets go of the game. */
void
_switch_stage_drop (SwitchStage *self)
{
  cancel_stagger (self);
  _switch_stage_forget_thinking (self);
  clear_caught (self);
  g_queue_clear_full (&self->queue, g_free);
  self->n_moving = 0;

  if (self->busy || self->n_holds > 0)
    {
      self->finishing = TRUE;
      _switch_stage_emit_finish (self);
      drop_holds (self);
      self->finishing = FALSE;
    }
  if (self->busy)
    {
      self->busy = FALSE;
      self->own_act = FALSE;
      _switch_stage_notify_busy (self);
      switch_game_release (self->game);
    }
}

/**
 * switch_stage_landed:
 * @self: the stage
 *
 * Tells that the motion of the event performed first has come to its end.
 */
void
switch_stage_landed (SwitchStage *self)
{
  g_return_if_fail (SWITCH_IS_STAGE (self));

  for (GList *link = self->queue.head; link != NULL; link = link->next)
    {
      SwitchStageItem *item = link->data;

      if (item->started && !item->landed)
        {
          item->landed = TRUE;
          self->n_moving--;
          break;
        }
    }

  _switch_stage_run (self);
}

/**
 * switch_stage_finish:
 * @self: the stage
 *
 * Jumps to the end of all motion, and shows the rest of the act without any.
 */
void
switch_stage_finish (SwitchStage *self)
{
  g_return_if_fail (SWITCH_IS_STAGE (self));

  if (!self->busy || self->finishing || self->running)
    return;

  self->finishing = TRUE;
  cancel_stagger (self);
  _switch_stage_emit_finish (self);
  drop_holds (self);

  /* Whatever did not come back has landed now. */
  for (GList *link = self->queue.head; link != NULL; link = link->next)
    {
      SwitchStageItem *item = link->data;

      if (item->started)
        item->landed = TRUE;
    }
  self->n_moving = 0;
  _switch_stage_run (self);
  self->finishing = FALSE;
}

/**
 * switch_stage_hold:
 * @self: the stage
 *
 * Begins a motion that belongs to no event of its own: it explains the one
 * that landed just now, or comes before the first. Nothing else is shown
 * until switch_stage_release() has been called as often.
 *
 * Returns: whether it may begin; not where all is being finished
 */
gboolean
switch_stage_hold (SwitchStage *self)
{
  g_return_val_if_fail (SWITCH_IS_STAGE (self), FALSE);

  if (self->finishing || self->pace <= 0 || self->game == NULL)
    return FALSE;

  self->n_holds++;

  return TRUE;
}

/**
 * switch_stage_release:
 * @self: the stage
 *
 * Ends what switch_stage_hold() began. Does nothing if the motion was
 * finished in the meantime.
 */
void
switch_stage_release (SwitchStage *self)
{
  g_return_if_fail (SWITCH_IS_STAGE (self));

  if (self->n_holds == 0)
    return;

  self->n_holds--;
  _switch_stage_run (self);
}

static void
pause_cb (gpointer data)
{
  SwitchStage *self = data;

  self->pause_id = 0;
  switch_stage_release (self);
}

/**
 * switch_stage_pause:
 * @self: the stage
 * @milliseconds: how long, at the usual pace
 *
 * Holds the story for a moment, so that what is shown may be seen.
 *
 * Returns: whether it does; not where all is being finished
 */
gboolean
switch_stage_pause (SwitchStage *self,
                    guint        milliseconds)
{
  g_return_val_if_fail (SWITCH_IS_STAGE (self), FALSE);

  if (self->pause_id != 0 || !switch_stage_hold (self))
    return FALSE;

  self->pause_id =
    switch_clock_call_after (self->clock,
                             (guint) ((float) milliseconds * self->pace),
                             pause_cb, self);

  return TRUE;
}
