/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-stage-private.h"

/* The queue of events, and the order in which they are shown. One follows
 * the other; only cards dealt or drawn one after another are in the air
 * together, a little apart. */

#define MOST_MOVING     5
#define DEAL_STAGGER   55
#define DRAW_STAGGER  110

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

static void
land_head (SwitchStage *self)
{
  g_autofree SwitchStageItem *item = g_queue_pop_head (&self->queue);

  _switch_stage_fold (self, &item->event);
  _switch_stage_update (self);
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

  if (item == NULL)
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

/* The story is told: the game may go on. */
static void
settle (SwitchStage *self)
{
  g_autoptr(SwitchGame) game = g_object_ref (self->game);

  cancel_stagger (self);
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

  if (self->busy && g_queue_is_empty (&self->queue))
    settle (self);
}

/* Forgets what was still to be shown, and lets go of the game. */
void
_switch_stage_drop (SwitchStage *self)
{
  cancel_stagger (self);
  g_queue_clear_full (&self->queue, g_free);
  self->n_moving = 0;

  if (self->busy)
    {
      self->finishing = TRUE;
      _switch_stage_emit_finish (self);
      self->finishing = FALSE;
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
