/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-thought.h"

/* Thinking ends in time, and at once if the answer is not wanted any more. */
static gboolean
is_over (gpointer data)
{
  const SwitchThought *self = data;

  return g_cancellable_is_cancelled (self->cancellable) ||
         switch_clock_get_now (self->clock) >= self->answer_by;
}

/**
 * switch_thought_init:
 * @self: (out caller-allocates): a thought, which must stay where it is
 * @view: what is thought about; it is copied
 * @clock: what tells the time
 * @answer_by: when an answer is due, in the microseconds of @clock
 * @cancellable: ends it sooner
 * @seed: of its luck
 *
 * Prepares what a worker thinks with. Who thinks is still to be said.
 */
void
switch_thought_init (SwitchThought    *self,
                     const SwitchView *view,
                     SwitchClock      *clock,
                     gint64            answer_by,
                     GCancellable     *cancellable,
                     guint64           seed)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (view != NULL);

  self->rules = *view->table.rules;
  self->view = *view;
  self->view.table.rules = &self->rules;
  self->bot = (SwitchBot) { .stop = is_over, .stop_data = self };
  self->clock = g_object_ref (clock);
  self->answer_by = answer_by;
  self->cancellable = g_object_ref (cancellable);
  switch_random_init (&self->random, seed);
}

/**
 * switch_thought_clear:
 * @self: a thought that is at its end
 *
 * Lets go of what it holds, in the main thread: the worker, which may be the
 * last to free it, then holds nothing any more.
 */
void
switch_thought_clear (SwitchThought *self)
{
  g_return_if_fail (self != NULL);

  g_clear_object (&self->clock);
  g_clear_object (&self->cancellable);
}
