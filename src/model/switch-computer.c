/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "switch-computer"

#include "config.h"

#include "switch-computer.h"

#include "switch-thought.h"

/* A computer player: a bot that thinks in a worker thread, and answers after
 * a pause that a person can follow. */

/* How long it may think at the quickest pace and at the slowest, in
 * milliseconds. */
#define LEAST_THINKING 100
#define MOST_THINKING  900

struct _SwitchComputer
{
  SwitchPlayer    parent_instance;

  SwitchClock    *clock;
  guint64         seed;
  SwitchBotLevel  level;
  guint           pace;

  GCancellable   *cancellable;
  gint64          asked_at;
  guint           n_running;

  guint           answer_id;
  guint           answer_state;
  SwitchMovePlan  answer;
};

enum
{
  PROP_0,
  PROP_CLOCK,
  PROP_SEED,
  PROP_LEVEL,
  PROP_PACE,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (SwitchComputer, switch_computer, SWITCH_TYPE_PLAYER)

static GParamSpec *properties[N_PROPS];

typedef struct
{
  SwitchThought   thought;
  guint           state_number;
  SwitchMovePlan  plan;
} Question;

/* Thinking ends well before the pause does. */
static gint64
get_thinking_time (SwitchComputer *self)
{
  return CLAMP ((gint64) self->pace * 3 / 10, LEAST_THINKING, MOST_THINKING) *
         1000;
}

/* Everybody leans to something of its own, and keeps to it. */
static SwitchBotTemper
get_temper (SwitchComputer *self)
{
  return (SwitchBotTemper) ((self->seed >> 32 ^ self->seed) %
                            SWITCH_N_BOT_TEMPERS);
}

static Question *
question_new (SwitchComputer   *self,
              const SwitchView *view,
              guint             state_number)
{
  Question *question = g_new0 (Question, 1);

  /* Numbers of its own for each question: what comes out does not depend on
   * how often something else was asked in vain. */
  switch_thought_init (&question->thought, view, self->clock,
                       self->asked_at + get_thinking_time (self),
                       self->cancellable,
                       self->seed ^
                       (state_number *
                        G_GUINT64_CONSTANT (0x9e3779b97f4a7c15)));
  question->thought.bot.level = self->level;
  question->thought.bot.temper = get_temper (self);
  question->state_number = state_number;

  return question;
}

static void
think (GTask        *task,
       gpointer      source,
       gpointer      task_data,
       GCancellable *cancellable)
{
  Question *question = task_data;

  switch_bot_plan (&question->thought.view, &question->thought.bot,
                   &question->thought.random, &question->plan);
  g_task_return_boolean (task, TRUE);
}

static guint
get_thinking_pause (SwitchComputer *self,
                    Question       *question)
{
  SwitchThought *thought = &question->thought;
  const SwitchTable *table = &thought->view.table;
  guint64 percent = 70 + switch_random_below (&thought->random, 61);
  SwitchLegal legal;
  guint n_choices;

  switch_table_legal (table, &thought->view.own, &legal);
  n_choices = switch_mask_count (legal.bare | legal.named) +
              (legal.draw ? 1 : 0) + (legal.end ? 1 : 0);

  /* Nothing to choose is quickly chosen, and so is how to go on. */
  if (n_choices < 2)
    percent = percent * 3 / 4;
  else if (n_choices > 4)
    percent = percent * 5 / 4;
  if (table->phase != SWITCH_PHASE_START)
    percent /= 2;

  return (guint) (self->pace * percent / 100);
}

static void
answer_cb (gpointer data)
{
  SwitchComputer *self = data;
  const SwitchMovePlan answer = self->answer;

  self->answer_id = 0;
  switch_player_answer_plan (SWITCH_PLAYER (self), self->answer_state,
                             &answer);
}

static void
thought_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr(SwitchComputer) self = data;
  Question *question = g_task_get_task_data (G_TASK (result));
  guint64 pause, passed;

  switch_thought_clear (&question->thought);
  self->n_running--;
  if (!g_task_propagate_boolean (G_TASK (result), NULL))
    return;

  g_clear_object (&self->cancellable);
  self->answer = question->plan;
  self->answer_state = question->state_number;

  /* Thinking is part of the pause. */
  pause = get_thinking_pause (self, question);
  passed = (guint64) (switch_clock_get_now (self->clock) - self->asked_at);
  pause -= MIN (pause, passed / 1000);
  self->answer_id = switch_clock_call_after (self->clock, (guint) pause,
                                             answer_cb, self);
}

static void
switch_computer_forget (SwitchPlayer *player)
{
  SwitchComputer *self = SWITCH_COMPUTER (player);

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);

  if (self->answer_id != 0)
    switch_clock_cancel (self->clock, self->answer_id);
  self->answer_id = 0;
}

static void
switch_computer_plan (SwitchPlayer     *player,
                      const SwitchView *view,
                      guint             state_number)
{
  SwitchComputer *self = SWITCH_COMPUTER (player);
  g_autoptr(GTask) task = NULL;

  switch_computer_forget (player);

  self->cancellable = g_cancellable_new ();
  self->asked_at = switch_clock_get_now (self->clock);
  self->n_running++;

  /* The worker may let go of the task last, but not of the player. */
  task = g_task_new (NULL, self->cancellable, thought_cb,
                     g_object_ref (self));
  g_task_set_task_data (task, question_new (self, view, state_number),
                        g_free);
  g_task_run_in_thread (task, think);
}

static void
switch_computer_interject (SwitchPlayer     *player,
                           const SwitchView *view,
                           guint             state_number)
{
  SwitchComputer *self = SWITCH_COMPUTER (player);
  const SwitchBot bot = { .level = self->level };
  SwitchRandom random;
  SwitchMove move;
  guint delay = 0;
  gboolean wanted;

  /* Whether to speak is no matter of search: it is known at once. */
  switch_random_init (&random,
                      ~self->seed ^
                      (state_number * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15)));
  wanted = switch_bot_interject (view, &bot, &random, &move, &delay);
  delay = (guint) ((guint64) delay * self->pace /
                   SWITCH_COMPUTER_PACE_DEFAULT);

  switch_player_answer_interject (player, state_number,
                                  wanted ? &move : NULL, delay);
}

static SwitchSeatKind
switch_computer_get_kind (SwitchPlayer *player)
{
  return SWITCH_SEAT_NOVICE +
         (SwitchSeatKind) SWITCH_COMPUTER (player)->level;
}

static guint
switch_computer_get_pause (SwitchPlayer *player)
{
  return SWITCH_COMPUTER (player)->pace * 2 / 5;
}

static void
switch_computer_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  SwitchComputer *self = SWITCH_COMPUTER (object);

  switch (prop_id)
    {
    case PROP_CLOCK:
      g_value_set_object (value, self->clock);
      break;

    case PROP_SEED:
      g_value_set_uint64 (value, self->seed);
      break;

    case PROP_LEVEL:
      g_value_set_int (value, (int) self->level);
      break;

    case PROP_PACE:
      g_value_set_uint (value, self->pace);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
switch_computer_set_property (GObject      *object,
                              guint         prop_id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  SwitchComputer *self = SWITCH_COMPUTER (object);

  switch (prop_id)
    {
    case PROP_CLOCK:
      self->clock = g_value_dup_object (value);
      break;

    case PROP_SEED:
      self->seed = g_value_get_uint64 (value);
      break;

    case PROP_LEVEL:
      switch_computer_set_level (self,
                                 (SwitchBotLevel) g_value_get_int (value));
      break;

    case PROP_PACE:
      switch_computer_set_pace (self, g_value_get_uint (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
switch_computer_dispose (GObject *object)
{
  SwitchComputer *self = SWITCH_COMPUTER (object);

  if (self->clock != NULL)
    switch_computer_forget (SWITCH_PLAYER (self));
  g_clear_object (&self->clock);

  G_OBJECT_CLASS (switch_computer_parent_class)->dispose (object);
}

static void
switch_computer_class_init (SwitchComputerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  SwitchPlayerClass *player_class = SWITCH_PLAYER_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                            G_PARAM_STATIC_STRINGS;

  object_class->get_property = switch_computer_get_property;
  object_class->set_property = switch_computer_set_property;
  object_class->dispose = switch_computer_dispose;

  player_class->get_kind = switch_computer_get_kind;
  player_class->plan = switch_computer_plan;
  player_class->interject = switch_computer_interject;
  player_class->forget = switch_computer_forget;
  player_class->get_pause = switch_computer_get_pause;

  /**
   * SwitchComputer:clock:
   *
   * Where its pauses come from.
   */
  properties[PROP_CLOCK] =
    g_param_spec_object ("clock", NULL, NULL, SWITCH_TYPE_CLOCK,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY |
                         G_PARAM_STATIC_STRINGS);

  /**
   * SwitchComputer:seed:
   *
   * Where its random numbers start.
   */
  properties[PROP_SEED] =
    g_param_spec_uint64 ("seed", NULL, NULL, 0, G_MAXUINT64, 0,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY |
                         G_PARAM_STATIC_STRINGS);

  /**
   * SwitchComputer:level:
   *
   * How well it plays, a #SwitchBotLevel.
   */
  properties[PROP_LEVEL] =
    g_param_spec_int ("level", NULL, NULL, 0, SWITCH_N_BOT_LEVELS - 1,
                      SWITCH_BOT_CASUAL, flags);

  /**
   * SwitchComputer:pace:
   *
   * The pause before an ordinary turn, in milliseconds; 0 for none.
   */
  properties[PROP_PACE] =
    g_param_spec_uint ("pace", NULL, NULL, 0, 60000,
                       SWITCH_COMPUTER_PACE_DEFAULT, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
switch_computer_init (SwitchComputer *self)
{
  self->level = SWITCH_BOT_CASUAL;
  self->pace = SWITCH_COMPUTER_PACE_DEFAULT;
}

/**
 * switch_computer_new:
 * @clock: where its pauses come from
 * @name: (nullable): the name shown
 * @level: how well it plays
 * @seed: where its random numbers start
 *
 * Returns: (transfer full): a new computer player
 */
SwitchPlayer *
switch_computer_new (SwitchClock    *clock,
                     const char     *name,
                     SwitchBotLevel  level,
                     guint64         seed)
{
  g_return_val_if_fail (SWITCH_IS_CLOCK (clock), NULL);

  return g_object_new (SWITCH_TYPE_COMPUTER,
                       "clock", clock,
                       "name", name,
                       "level", (int) level,
                       "seed", seed,
                       NULL);
}

/**
 * switch_computer_get_level:
 * @self: a computer player
 *
 * Returns: how well it plays
 */
SwitchBotLevel
switch_computer_get_level (SwitchComputer *self)
{
  g_return_val_if_fail (SWITCH_IS_COMPUTER (self), SWITCH_BOT_CASUAL);

  return self->level;
}

/**
 * switch_computer_set_level:
 * @self: a computer player
 * @level: how well it should play, from its next question on
 *
 * Sets how well it plays.
 */
void
switch_computer_set_level (SwitchComputer *self,
                           SwitchBotLevel  level)
{
  g_return_if_fail (SWITCH_IS_COMPUTER (self));
  g_return_if_fail (level < SWITCH_N_BOT_LEVELS);

  if (self->level == level)
    return;

  self->level = level;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LEVEL]);
}

/**
 * switch_computer_get_pace:
 * @self: a computer player
 *
 * Returns: the pause before an ordinary turn, in milliseconds
 */
guint
switch_computer_get_pace (SwitchComputer *self)
{
  g_return_val_if_fail (SWITCH_IS_COMPUTER (self), 0);

  return self->pace;
}

/**
 * switch_computer_set_pace:
 * @self: a computer player
 * @pace: the pause before an ordinary turn, in milliseconds; 0 for none
 *
 * Sets how fast it plays, from its next question on.
 */
void
switch_computer_set_pace (SwitchComputer *self,
                          guint           pace)
{
  g_return_if_fail (SWITCH_IS_COMPUTER (self));

  pace = MIN (pace, 60000);
  if (self->pace == pace)
    return;

  self->pace = pace;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PACE]);
}

/**
 * switch_computer_is_busy:
 * @self: a computer player
 *
 * Returns: whether a worker thinks for it, wanted or not
 */
gboolean
switch_computer_is_busy (SwitchComputer *self)
{
  g_return_val_if_fail (SWITCH_IS_COMPUTER (self), FALSE);

  return self->n_running > 0;
}
