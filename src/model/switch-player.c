/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "switch-player"

#include "config.h"

#include "switch-player.h"

/* Somebody who plays. A player is asked two things, a plan for its turn and
 * whether to interject, and answers when it likes; who asked listens to the
 * signals. */

typedef struct
{
  char     *name;
  guint     seat;
  int       score;

  gboolean  plan_asked;
  guint     plan_state;
  gboolean  interject_asked;
  guint     interject_state;
} SwitchPlayerPrivate;

enum
{
  PROP_0,
  PROP_NAME,
  PROP_SEAT,
  PROP_SCORE,
  PROP_THINKING,
  N_PROPS,
};

enum
{
  PLANNED,
  INTERJECTED,
  N_SIGNALS,
};

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (SwitchPlayer, switch_player,
                                     G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
switch_player_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  SwitchPlayer *self = SWITCH_PLAYER (object);

  switch (prop_id)
    {
    case PROP_NAME:
      g_value_set_string (value, switch_player_get_name (self));
      break;

    case PROP_SEAT:
      g_value_set_uint (value, switch_player_get_seat (self));
      break;

    case PROP_SCORE:
      g_value_set_int (value, switch_player_get_score (self));
      break;

    case PROP_THINKING:
      g_value_set_boolean (value, switch_player_get_thinking (self));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
switch_player_set_property (GObject      *object,
                            guint         prop_id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  SwitchPlayer *self = SWITCH_PLAYER (object);

  switch (prop_id)
    {
    case PROP_NAME:
      switch_player_set_name (self, g_value_get_string (value));
      break;

    case PROP_SEAT:
      switch_player_set_seat (self, g_value_get_uint (value));
      break;

    case PROP_SCORE:
      switch_player_set_score (self, g_value_get_int (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
switch_player_finalize (GObject *object)
{
  SwitchPlayer *self = SWITCH_PLAYER (object);
  SwitchPlayerPrivate *priv = switch_player_get_instance_private (self);

  g_free (priv->name);

  G_OBJECT_CLASS (switch_player_parent_class)->finalize (object);
}

static void
switch_player_class_init (SwitchPlayerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                            G_PARAM_STATIC_STRINGS;

  object_class->get_property = switch_player_get_property;
  object_class->set_property = switch_player_set_property;
  object_class->finalize = switch_player_finalize;

  /**
   * SwitchPlayer:name:
   *
   * The name shown.
   */
  properties[PROP_NAME] =
    g_param_spec_string ("name", NULL, NULL, "", flags);

  /**
   * SwitchPlayer:seat:
   *
   * The seat in the round being played, or %SWITCH_SEAT_NONE.
   */
  properties[PROP_SEAT] =
    g_param_spec_uint ("seat", NULL, NULL, 0, SWITCH_SEAT_NONE,
                       SWITCH_SEAT_NONE, flags);

  /**
   * SwitchPlayer:score:
   *
   * The score in the match.
   */
  properties[PROP_SCORE] =
    g_param_spec_int ("score", NULL, NULL, G_MININT, G_MAXINT, 0, flags);

  /**
   * SwitchPlayer:thinking:
   *
   * Whether the player was asked for its turn and has not answered yet.
   */
  properties[PROP_THINKING] =
    g_param_spec_boolean ("thinking", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * SwitchPlayer::planned:
   * @self: the player
   * @state_number: the state it was asked at
   * @plan: (type SwitchMovePlan): what it wants to do in its turn
   */
  signals[PLANNED] =
    g_signal_new ("planned", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT,
                  G_TYPE_POINTER);

  /**
   * SwitchPlayer::interjected:
   * @self: the player
   * @state_number: the state it was asked at
   * @move: (type SwitchMove) (nullable): the call or catch, or %NULL
   * @delay_ms: after how many milliseconds it wants to make it
   */
  signals[INTERJECTED] =
    g_signal_new ("interjected", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 3, G_TYPE_UINT,
                  G_TYPE_POINTER, G_TYPE_UINT);
}

static void
switch_player_init (SwitchPlayer *self)
{
  SwitchPlayerPrivate *priv = switch_player_get_instance_private (self);

  priv->name = g_strdup ("");
  priv->seat = SWITCH_SEAT_NONE;
}

/**
 * switch_player_get_kind:
 * @self: a player
 *
 * Returns: what the player is, as a record says it
 */
SwitchSeatKind
switch_player_get_kind (SwitchPlayer *self)
{
  g_return_val_if_fail (SWITCH_IS_PLAYER (self), SWITCH_SEAT_HUMAN);

  return SWITCH_PLAYER_GET_CLASS (self)->get_kind (self);
}

/**
 * switch_player_is_person:
 * @self: a player
 *
 * Returns: whether a person plays
 */
gboolean
switch_player_is_person (SwitchPlayer *self)
{
  return switch_player_get_kind (self) == SWITCH_SEAT_HUMAN;
}

/**
 * switch_player_get_name:
 * @self: a player
 *
 * Returns: the name shown
 */
const char *
switch_player_get_name (SwitchPlayer *self)
{
  SwitchPlayerPrivate *priv = switch_player_get_instance_private (self);

  g_return_val_if_fail (SWITCH_IS_PLAYER (self), NULL);

  return priv->name;
}

/**
 * switch_player_set_name:
 * @self: a player
 * @name: (nullable): the name to show
 *
 * Names the player.
 */
void
switch_player_set_name (SwitchPlayer *self,
                        const char   *name)
{
  SwitchPlayerPrivate *priv = switch_player_get_instance_private (self);

  g_return_if_fail (SWITCH_IS_PLAYER (self));

  if (name == NULL)
    name = "";
  if (g_str_equal (priv->name, name))
    return;

  g_free (priv->name);
  priv->name = g_strdup (name);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NAME]);
}

/**
 * switch_player_get_seat:
 * @self: a player
 *
 * Returns: the seat in the round being played, or %SWITCH_SEAT_NONE
 */
guint
switch_player_get_seat (SwitchPlayer *self)
{
  SwitchPlayerPrivate *priv = switch_player_get_instance_private (self);

  g_return_val_if_fail (SWITCH_IS_PLAYER (self), SWITCH_SEAT_NONE);

  return priv->seat;
}

/**
 * switch_player_set_seat:
 * @self: a player
 * @seat: a seat, or %SWITCH_SEAT_NONE
 *
 * Seats the player.
 */
void
switch_player_set_seat (SwitchPlayer *self,
                        guint         seat)
{
  SwitchPlayerPrivate *priv = switch_player_get_instance_private (self);

  g_return_if_fail (SWITCH_IS_PLAYER (self));
  g_return_if_fail (seat < SWITCH_MAX_SEATS || seat == SWITCH_SEAT_NONE);

  if (priv->seat == seat)
    return;

  priv->seat = seat;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SEAT]);
}

/**
 * switch_player_get_score:
 * @self: a player
 *
 * Returns: the score in the match
 */
int
switch_player_get_score (SwitchPlayer *self)
{
  SwitchPlayerPrivate *priv = switch_player_get_instance_private (self);

  g_return_val_if_fail (SWITCH_IS_PLAYER (self), 0);

  return priv->score;
}

/**
 * switch_player_set_score:
 * @self: a player
 * @score: the score in the match
 *
 * Notes the score.
 */
void
switch_player_set_score (SwitchPlayer *self,
                         int           score)
{
  SwitchPlayerPrivate *priv = switch_player_get_instance_private (self);

  g_return_if_fail (SWITCH_IS_PLAYER (self));

  if (priv->score == score)
    return;

  priv->score = score;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SCORE]);
}

/**
 * switch_player_get_thinking:
 * @self: a player
 *
 * Returns: whether it was asked for its turn and has not answered yet
 */
gboolean
switch_player_get_thinking (SwitchPlayer *self)
{
  SwitchPlayerPrivate *priv = switch_player_get_instance_private (self);

  g_return_val_if_fail (SWITCH_IS_PLAYER (self), FALSE);

  return priv->plan_asked;
}

/**
 * switch_player_get_pause:
 * @self: a player
 *
 * Returns: how long it waits between the moves of one plan, in milliseconds
 */
guint
switch_player_get_pause (SwitchPlayer *self)
{
  g_return_val_if_fail (SWITCH_IS_PLAYER (self), 0);

  if (SWITCH_PLAYER_GET_CLASS (self)->get_pause == NULL)
    return 0;

  return SWITCH_PLAYER_GET_CLASS (self)->get_pause (self);
}

static void
set_plan_asked (SwitchPlayer *self,
                gboolean      asked)
{
  SwitchPlayerPrivate *priv = switch_player_get_instance_private (self);

  if (priv->plan_asked == asked)
    return;

  priv->plan_asked = asked;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_THINKING]);
}

/**
 * switch_player_ask_plan:
 * @self: a player
 * @view: what it can see
 * @state_number: the number of this state
 *
 * Asks the player for its turn. The answer comes by ::planned, after this
 * function has returned or before.
 */
void
switch_player_ask_plan (SwitchPlayer     *self,
                        const SwitchView *view,
                        guint             state_number)
{
  SwitchPlayerPrivate *priv = switch_player_get_instance_private (self);

  g_return_if_fail (SWITCH_IS_PLAYER (self));
  g_return_if_fail (view != NULL);

  priv->plan_state = state_number;
  set_plan_asked (self, TRUE);
  SWITCH_PLAYER_GET_CLASS (self)->plan (self, view, state_number);
}

/**
 * switch_player_ask_interject:
 * @self: a player
 * @view: what it can see
 * @state_number: the number of this state
 *
 * Asks the player whether to call or to catch. The answer comes by
 * ::interjected, after this function has returned or before.
 */
void
switch_player_ask_interject (SwitchPlayer     *self,
                             const SwitchView *view,
                             guint             state_number)
{
  SwitchPlayerPrivate *priv = switch_player_get_instance_private (self);

  g_return_if_fail (SWITCH_IS_PLAYER (self));
  g_return_if_fail (view != NULL);

  priv->interject_state = state_number;
  priv->interject_asked = TRUE;
  SWITCH_PLAYER_GET_CLASS (self)->interject (self, view, state_number);
}

/**
 * switch_player_forget:
 * @self: a player
 *
 * Takes back whatever the player was asked.
 */
void
switch_player_forget (SwitchPlayer *self)
{
  SwitchPlayerPrivate *priv = switch_player_get_instance_private (self);

  g_return_if_fail (SWITCH_IS_PLAYER (self));

  if (!priv->plan_asked && !priv->interject_asked)
    return;

  priv->interject_asked = FALSE;
  if (SWITCH_PLAYER_GET_CLASS (self)->forget != NULL)
    SWITCH_PLAYER_GET_CLASS (self)->forget (self);
  set_plan_asked (self, FALSE);
}

/**
 * switch_player_answer_plan:
 * @self: a player
 * @state_number: the state number that came with the question
 * @plan: what it wants to do
 *
 * Answers a question. Answers to a question that is not open are dropped.
 */
void
switch_player_answer_plan (SwitchPlayer         *self,
                           guint                 state_number,
                           const SwitchMovePlan *plan)
{
  SwitchPlayerPrivate *priv = switch_player_get_instance_private (self);

  g_return_if_fail (SWITCH_IS_PLAYER (self));
  g_return_if_fail (plan != NULL);

  if (!priv->plan_asked || priv->plan_state != state_number)
    return;

  set_plan_asked (self, FALSE);
  g_signal_emit (self, signals[PLANNED], 0, state_number, plan);
}

/**
 * switch_player_answer_interject:
 * @self: a player
 * @state_number: the state number that came with the question
 * @move: (nullable): a call or a catch, or %NULL
 * @delay_ms: after how many milliseconds it wants to make it
 *
 * Answers a question. Answers to a question that is not open are dropped.
 */
void
switch_player_answer_interject (SwitchPlayer     *self,
                                guint             state_number,
                                const SwitchMove *move,
                                guint             delay_ms)
{
  SwitchPlayerPrivate *priv = switch_player_get_instance_private (self);

  g_return_if_fail (SWITCH_IS_PLAYER (self));

  if (!priv->interject_asked || priv->interject_state != state_number)
    return;

  priv->interject_asked = FALSE;
  g_signal_emit (self, signals[INTERJECTED], 0, state_number, move, delay_ms);
}
