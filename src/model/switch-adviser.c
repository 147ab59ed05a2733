/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "switch-adviser"

#include "config.h"

#include "switch-adviser.h"

#include "switch-thought.h"

/* The strongest player, asked by a person what to do. It thinks in a worker
 * thread about what that person can see, and nothing else. */

/* How long it may think, in microseconds. */
#define MOST_THINKING (G_GINT64_CONSTANT (500) * 1000)

struct _SwitchAdviser
{
  GObject       parent_instance;

  SwitchClock  *clock;
  GCancellable *cancellable;   /* of the question that waits */
};

enum
{
  ADVISED,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (SwitchAdviser, switch_adviser, G_TYPE_OBJECT)

static guint signals[N_SIGNALS];

typedef struct
{
  SwitchThought thought;
  SwitchHint    hint;
} Question;

/* Asked twice at the same table it thinks the same. */
static Question *
question_new (SwitchAdviser    *self,
              const SwitchView *view)
{
  Question *question = g_new0 (Question, 1);

  switch_thought_init (&question->thought, view, self->clock,
                       switch_clock_get_now (self->clock) + MOST_THINKING,
                       self->cancellable,
                       view->own.cards.once ^ view->own.cards.twice);

  return question;
}

static void
think (GTask        *task,
       gpointer      source,
       gpointer      task_data,
       GCancellable *cancellable)
{
  Question *question = task_data;

  g_task_return_boolean (task,
                         switch_bot_hint (&question->thought.view,
                                          &question->thought.bot,
                                          &question->thought.random,
                                          &question->hint));
}

static void
thought_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr(SwitchAdviser) self = data;
  Question *question = g_task_get_task_data (G_TASK (result));
  const gboolean wanted =
    question->thought.cancellable == self->cancellable;

  switch_thought_clear (&question->thought);
  if (!wanted)
    return;

  g_clear_object (&self->cancellable);
  if (g_task_propagate_boolean (G_TASK (result), NULL))
    g_signal_emit (self, signals[ADVISED], 0, &question->hint);
}

static void
switch_adviser_dispose (GObject *object)
{
  SwitchAdviser *self = SWITCH_ADVISER (object);

  switch_adviser_forget (self);
  g_clear_object (&self->clock);

  G_OBJECT_CLASS (switch_adviser_parent_class)->dispose (object);
}

static void
switch_adviser_class_init (SwitchAdviserClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = switch_adviser_dispose;

  /* It is described in the header. */
  signals[ADVISED] =
    g_signal_new ("advised", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
switch_adviser_init (SwitchAdviser *self)
{
}

/**
 * switch_adviser_new:
 * @clock: what tells it when it has thought enough
 *
 * Returns: (transfer full): an adviser
 */
SwitchAdviser *
switch_adviser_new (SwitchClock *clock)
{
  SwitchAdviser *self;

  g_return_val_if_fail (SWITCH_IS_CLOCK (clock), NULL);

  self = g_object_new (SWITCH_TYPE_ADVISER, NULL);
  self->clock = g_object_ref (clock);

  return self;
}

/**
 * switch_adviser_ask:
 * @self: an adviser
 * @view: what a person can see, while it is that person's turn
 *
 * Asks what an expert would do there. What was asked before is forgotten.
 */
void
switch_adviser_ask (SwitchAdviser    *self,
                    const SwitchView *view)
{
  g_autoptr(GTask) task = NULL;

  g_return_if_fail (SWITCH_IS_ADVISER (self));
  g_return_if_fail (view != NULL);

  switch_adviser_forget (self);
  self->cancellable = g_cancellable_new ();

  /* The worker may let go of the task last, but not of the adviser. */
  task = g_task_new (NULL, self->cancellable, thought_cb,
                     g_object_ref (self));
  g_task_set_task_data (task, question_new (self, view), g_free);
  g_task_run_in_thread (task, think);
}

/**
 * switch_adviser_forget:
 * @self: an adviser
 *
 * Lets go of the question that waits: no answer is wanted any more.
 */
void
switch_adviser_forget (SwitchAdviser *self)
{
  g_return_if_fail (SWITCH_IS_ADVISER (self));

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

/**
 * switch_adviser_is_busy:
 * @self: an adviser
 *
 * Returns: whether a question waits for its answer
 */
gboolean
switch_adviser_is_busy (SwitchAdviser *self)
{
  g_return_val_if_fail (SWITCH_IS_ADVISER (self), FALSE);

  return self->cancellable != NULL;
}
