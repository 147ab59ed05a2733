/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "switch-trial"

#include "config.h"

#include "switch-trial.h"

#include "switch-bot.h"
#include "switch-round.h"

/* Casual players think for microseconds, and play as people do who know the
 * rules. */
#define LEVEL SWITCH_BOT_CASUAL

/* What the thread works on; nobody else looks at it until it is done. */
typedef struct
{
  SwitchRules       rules;
  guint             n_seats;
  guint             n_rounds;
  guint64           deal;
  GCancellable     *cancellable;
  guint             n_done;
  SwitchTrialResult result;
} Job;

struct _SwitchTrial
{
  GObject            parent_instance;

  GCancellable      *cancellable;       /* NULL: not running */
  Job               *job;               /* the running task's */
  double             progress;
  SwitchTrialResult *result;
};

enum
{
  PROP_0,
  PROP_RUNNING,
  PROP_PROGRESS,
  N_PROPS,
};

enum
{
  DONE,
  N_SIGNALS,
};

/* How often the thread tells how far it is. */
#define N_STEPS 100

typedef struct
{
  GTask  *task;
  double  progress;
} Step;

G_DEFINE_FINAL_TYPE (SwitchTrial, switch_trial, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
job_free (Job *job)
{
  g_object_unref (job->cancellable);
  g_free (job);
}

/* On the main loop */

static void
set_progress (SwitchTrial *self,
              double       progress)
{
  if (self->progress == progress)
    return;

  self->progress = progress;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROGRESS]);
}

static gboolean
step_cb (gpointer data)
{
  const Step *step = data;
  SwitchTrial *self = g_task_get_source_object (step->task);

  if (self->cancellable != NULL &&
      g_task_get_cancellable (step->task) == self->cancellable)
    set_progress (self, step->progress);

  return G_SOURCE_REMOVE;
}

/* In the thread */

typedef struct
{
  const Job    *job;
  SwitchRound   round;
  SwitchView    views[SWITCH_MAX_SEATS];
  SwitchEvents  events;
  SwitchRandom  random;
  guint         biggest_hand;
} Game;

static gboolean
should_stop (gpointer data)
{
  return g_cancellable_is_cancelled (data);
}

static SwitchBot
get_bot (const Game *game)
{
  const SwitchBot bot = {
    .level = LEVEL,
    .stop = should_stop,
    .stop_data = game->job->cancellable,
  };

  return bot;
}

static gboolean
make_move (Game             *game,
           const SwitchMove *move)
{
  const guint n_seats = game->job->n_seats;

  switch_events_reset (&game->events);
  if (!switch_round_apply (&game->round, move, &game->events, NULL))
    return FALSE;

  for (guint i = 0; i < game->events.n_items; i++)
    for (guint seat = 0; seat < n_seats; seat++)
      {
        const SwitchEvent seen =
          switch_event_as_seen (&game->events.items[i], seat);

        switch_view_fold (&game->views[seat], &seen);
      }

  for (guint seat = 0; seat < n_seats; seat++)
    game->biggest_hand = MAX (game->biggest_hand,
                              game->round.table.count[seat]);

  return TRUE;
}

static gboolean
play_turn (Game *game)
{
  const guint seat = game->round.table.turn;
  const SwitchBot bot = get_bot (game);
  SwitchMovePlan plan;
  guint n_made = 0;

  switch_bot_plan (&game->views[seat], &bot, &game->random, &plan);
  while (n_made < plan.n_moves && make_move (game, &plan.moves[n_made]))
    n_made++;

  return n_made > 0;
}

/* Whoever notices something first speaks up. */
static void
play_interjection (Game *game)
{
  const SwitchBot bot = get_bot (game);
  guint soonest = G_MAXUINT;
  SwitchMove first;

  for (guint seat = 0; seat < game->job->n_seats; seat++)
    {
      SwitchMove move;
      guint delay;

      if (switch_bot_interject (&game->views[seat], &bot, &game->random,
                                &move, &delay) && delay < soonest)
        {
          soonest = delay;
          first = move;
        }
    }

  if (soonest < G_MAXUINT)
    make_move (game, &first);
}

static void
play_round (Job     *job,
            Game    *game,
            guint64  deal)
{
  SwitchRound *round = &game->round;
  guint leader;

  switch_round_init (round, &job->rules, job->n_seats, job->n_seats - 1);
  switch_round_deal (round, deal, NULL);
  switch_random_init (&game->random, deal);
  for (guint seat = 0; seat < job->n_seats; seat++)
    switch_view_init (&game->views[seat], round, seat);
  leader = round->table.turn;
  game->biggest_hand = round->table.count[leader];

  while (!switch_round_is_over (round) &&
         !g_cancellable_is_cancelled (job->cancellable) && play_turn (game))
    if (!switch_round_is_over (round))
      play_interjection (game);

  if (switch_round_is_over (round))
    switch_trial_result_add (&job->result, round->table.turns_ended,
                             game->biggest_hand,
                             (round->table.winners >> leader) & 1,
                             round->table.blocked);
}

static void
step_free (gpointer data)
{
  Step *step = data;

  g_object_unref (step->task);
  g_free (step);
}

/* Has the main loop hear of every hundredth part. */
static void
tell_progress (GTask     *task,
               const Job *job)
{
  Step *step;

  if (job->n_done * N_STEPS / job->n_rounds ==
      (job->n_done - 1) * N_STEPS / job->n_rounds)
    return;

  step = g_new (Step, 1);
  step->task = g_object_ref (task);
  step->progress = (double) job->n_done / job->n_rounds;
  g_main_context_invoke_full (g_task_get_context (task),
                              G_PRIORITY_DEFAULT_IDLE, step_cb, step,
                              step_free);
}

static void
work (GTask        *task,
      gpointer      source,
      gpointer      data,
      GCancellable *cancellable)
{
  Job *job = data;
  Game *game = g_new0 (Game, 1);

  game->job = job;
  switch_events_init (&game->events);
  for (guint i = 0; i < job->n_rounds; i++)
    {
      if (g_cancellable_is_cancelled (cancellable))
        break;
      play_round (job, game, job->deal + i);
      job->n_done++;
      tell_progress (task, job);
    }
  switch_events_clear (&game->events);
  g_free (game);

  g_task_return_boolean (task, TRUE);
}

/* On the main loop, again */

/* The thread may still be playing its last turn, but nobody listens. */
static void
stop_listening (SwitchTrial *self)
{
  g_clear_object (&self->cancellable);
  self->job = NULL;
}

static void
finish_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  SwitchTrial *self = SWITCH_TRIAL (source);
  GTask *task = G_TASK (result);

  /* Cancelled, or another one was started since. */
  if (self->cancellable == NULL ||
      g_task_get_cancellable (task) != self->cancellable)
    return;

  self->result = g_memdup2 (&self->job->result, sizeof *self->result);
  stop_listening (self);
  set_progress (self, 1);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RUNNING]);
  g_signal_emit (self, signals[DONE], 0);
}

static void
switch_trial_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  SwitchTrial *self = SWITCH_TRIAL (object);

  switch (prop_id)
    {
    case PROP_RUNNING:
      g_value_set_boolean (value, switch_trial_get_running (self));
      break;

    case PROP_PROGRESS:
      g_value_set_double (value, self->progress);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
switch_trial_finalize (GObject *object)
{
  SwitchTrial *self = SWITCH_TRIAL (object);

  g_free (self->result);

  G_OBJECT_CLASS (switch_trial_parent_class)->finalize (object);
}

static void
switch_trial_class_init (SwitchTrialClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = switch_trial_get_property;
  object_class->finalize = switch_trial_finalize;

  /**
   * SwitchTrial:running:
   *
   * Whether rounds are being played.
   */
  properties[PROP_RUNNING] =
    g_param_spec_boolean ("running", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  /**
   * SwitchTrial:progress:
   *
   * How many of the rounds are played, from 0 to 1.
   */
  properties[PROP_PROGRESS] =
    g_param_spec_double ("progress", NULL, NULL, 0, 1, 0,
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  /* It is described in the header. */
  signals[DONE] =
    g_signal_new ("done", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
switch_trial_init (SwitchTrial *self)
{
}

/**
 * switch_trial_new:
 *
 * Returns: (transfer full): a new trial
 */
SwitchTrial *
switch_trial_new (void)
{
  return g_object_new (SWITCH_TYPE_TRIAL, NULL);
}

/**
 * switch_trial_start:
 * @self: a trial
 * @rules: compiled rules that can be dealt for @n_seats
 * @n_seats: how many play
 * @n_rounds: how many rounds
 * @deal: the number of the first deal; the others follow it
 *
 * Begins to play. What runs already is cancelled.
 */
void
switch_trial_start (SwitchTrial       *self,
                    const SwitchRules *rules,
                    guint              n_seats,
                    guint              n_rounds,
                    guint64            deal)
{
  g_autoptr(GTask) task = NULL;

  g_return_if_fail (SWITCH_IS_TRIAL (self));
  g_return_if_fail (rules != NULL);
  g_return_if_fail (switch_rules_check_deal (rules, n_seats, NULL));
  g_return_if_fail (n_rounds > 0);

  switch_trial_cancel (self);
  g_clear_pointer (&self->result, g_free);

  self->cancellable = g_cancellable_new ();
  self->job = g_new0 (Job, 1);
  self->job->rules = *rules;
  self->job->n_seats = n_seats;
  self->job->n_rounds = n_rounds;
  self->job->deal = deal;
  self->job->cancellable = g_object_ref (self->cancellable);
  self->job->result.n_seats = n_seats;

  task = g_task_new (self, self->cancellable, finish_cb, NULL);
  g_task_set_name (task, "switch-trial");
  g_task_set_task_data (task, self->job, (GDestroyNotify) job_free);
  g_task_run_in_thread (task, work);

  set_progress (self, 0);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RUNNING]);
}

/**
 * switch_trial_cancel:
 * @self: a trial
 *
 * Ends the trial at once, without a result.
 */
void
switch_trial_cancel (SwitchTrial *self)
{
  g_return_if_fail (SWITCH_IS_TRIAL (self));

  if (self->cancellable == NULL)
    return;

  g_cancellable_cancel (self->cancellable);
  stop_listening (self);
  set_progress (self, 0);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RUNNING]);
}

/**
 * switch_trial_get_running:
 * @self: a trial
 *
 * Returns: whether rounds are being played
 */
gboolean
switch_trial_get_running (SwitchTrial *self)
{
  g_return_val_if_fail (SWITCH_IS_TRIAL (self), FALSE);

  return self->cancellable != NULL;
}

/**
 * switch_trial_get_progress:
 * @self: a trial
 *
 * Returns: how many of the rounds are played, from 0 to 1
 */
double
switch_trial_get_progress (SwitchTrial *self)
{
  g_return_val_if_fail (SWITCH_IS_TRIAL (self), 0);

  return self->progress;
}

/**
 * switch_trial_get_result:
 * @self: a trial
 *
 * Returns: (transfer none) (nullable): what came of it, once it is done
 */
const SwitchTrialResult *
switch_trial_get_result (SwitchTrial *self)
{
  g_return_val_if_fail (SWITCH_IS_TRIAL (self), NULL);

  return self->result;
}
