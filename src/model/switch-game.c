/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "switch-game"

#include "config.h"

#include "switch-game-private.h"

/* One round: its record, what each seat has seen of it, and the players.
 * Undo lives in switch-game-history.c, the order of things in
 * switch-game-turns.c. */

enum
{
  PROP_0,
  PROP_STATE_NUMBER,
  PROP_HELD,
  PROP_WAITING,
  PROP_OVER,
  PROP_GRACE,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  N_PROPS,
};

enum
{
  EVENT,
  ACTED,
  RESET,
  OVER,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (SwitchGame, switch_game, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

void
_switch_game_init_views (SwitchGame *self)
{
  for (guint seat = 0; seat < self->record->n_seats; seat++)
    switch_view_init (&self->views[seat], &self->record->start, seat);
}

void
_switch_game_fold_views (SwitchGame        *self,
                         const SwitchEvent *events,
                         guint              n_events)
{
  for (guint i = 0; i < n_events; i++)
    {
      for (guint seat = 0; seat < self->record->n_seats; seat++)
        {
          const SwitchEvent seen = switch_event_as_seen (&events[i], seat);

          switch_view_fold (&self->views[seat], &seen);
        }
    }
}

void
_switch_game_notify_waiting (SwitchGame *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_WAITING]);
}

static void
notify_state (SwitchGame *self)
{
  const gboolean can_undo = switch_game_get_can_undo (self);
  const gboolean can_redo = switch_game_get_can_redo (self);

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STATE_NUMBER]);

  if (self->could_undo != can_undo)
    {
      self->could_undo = can_undo;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_UNDO]);
    }
  if (self->could_redo != can_redo)
    {
      self->could_redo = can_redo;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_REDO]);
    }
}

/* The state has become another one without a story. */
void
_switch_game_changed (SwitchGame *self)
{
  self->state_number++;
  _switch_game_turns_settle (self);
  notify_state (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_OVER]);
  g_signal_emit (self, signals[RESET], 0);
  _switch_game_turns_proceed (self);
}

/* Tells what happened. Whoever listens may hold the game, but not play. */
static void
emit_events (SwitchGame *self)
{
  self->emitting = TRUE;
  for (guint i = 0; i < self->events.n_items; i++)
    {
      const SwitchEvent seen = switch_eyes_see (self->eyes,
                                                &self->events.items[i]);

      g_signal_emit (self, signals[EVENT], 0, &seen);
    }
  self->emitting = FALSE;
}

static void
tell (SwitchGame *self)
{
  g_autoptr(SwitchGame) keep = NULL;
  const guint state_number = ++self->state_number;
  const gboolean over = switch_game_get_over (self);

  keep = g_object_ref (self);
  _switch_game_turns_settle (self);
  notify_state (self);
  emit_events (self);
  self->n_telling++;
  g_signal_emit (self, signals[ACTED], 0);
  self->n_telling--;

  /* Somebody may have played on or taken back meanwhile. */
  if (over && state_number == self->state_number)
    {
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_OVER]);
      g_signal_emit (self, signals[OVER], 0);
    }

  /* Whatever was done by those who listened, everybody is asked once. */
  if (self->n_telling == 0)
    _switch_game_turns_proceed (self);
}

static void
eyes_changed_cb (SwitchEyes *eyes,
                 SwitchGame *self)
{
  if (self->started && !self->stopped)
    g_signal_emit (self, signals[RESET], 0);
}

static void
switch_game_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  SwitchGame *self = SWITCH_GAME (object);

  switch (prop_id)
    {
    case PROP_STATE_NUMBER:
      g_value_set_uint (value, self->state_number);
      break;

    case PROP_HELD:
      g_value_set_boolean (value, switch_game_get_held (self));
      break;

    case PROP_WAITING:
      g_value_set_boolean (value, self->waiting);
      break;

    case PROP_OVER:
      g_value_set_boolean (value, switch_game_get_over (self));
      break;

    case PROP_GRACE:
      g_value_set_uint (value, self->grace);
      break;

    case PROP_CAN_UNDO:
      g_value_set_boolean (value, switch_game_get_can_undo (self));
      break;

    case PROP_CAN_REDO:
      g_value_set_boolean (value, switch_game_get_can_redo (self));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
switch_game_set_property (GObject      *object,
                          guint         prop_id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  SwitchGame *self = SWITCH_GAME (object);

  switch (prop_id)
    {
    case PROP_GRACE:
      switch_game_set_grace (self, g_value_get_uint (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
switch_game_dispose (GObject *object)
{
  SwitchGame *self = SWITCH_GAME (object);

  if (self->record != NULL)
    switch_game_stop (self);
  for (guint seat = 0; seat < SWITCH_MAX_SEATS; seat++)
    g_clear_object (&self->players[seat]);
  g_clear_object (&self->eyes);
  g_clear_object (&self->clock);

  G_OBJECT_CLASS (switch_game_parent_class)->dispose (object);
}

static void
switch_game_finalize (GObject *object)
{
  SwitchGame *self = SWITCH_GAME (object);

  _switch_game_history_clear (self);
  switch_events_clear (&self->events);
  g_clear_pointer (&self->record, switch_record_free);

  G_OBJECT_CLASS (switch_game_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  /**
   * SwitchGame:state-number:
   *
   * A number that is another one after each change of the round.
   */
  properties[PROP_STATE_NUMBER] =
    g_param_spec_uint ("state-number", NULL, NULL, 0, G_MAXUINT, 0, readable);

  /**
   * SwitchGame:held:
   *
   * Whether somebody holds the game: no computer player is asked, and no
   * grace time runs.
   */
  properties[PROP_HELD] =
    g_param_spec_boolean ("held", NULL, NULL, FALSE, readable);

  /**
   * SwitchGame:waiting:
   *
   * Whether the others wait for a person to call or to catch.
   */
  properties[PROP_WAITING] =
    g_param_spec_boolean ("waiting", NULL, NULL, FALSE, readable);

  /**
   * SwitchGame:over:
   *
   * Whether the round is over.
   */
  properties[PROP_OVER] =
    g_param_spec_boolean ("over", NULL, NULL, FALSE, readable);

  /**
   * SwitchGame:grace:
   *
   * How long, at least, a person can call or catch before a computer player
   * may put an end to it, in milliseconds.
   */
  properties[PROP_GRACE] =
    g_param_spec_uint ("grace", NULL, NULL, 0, G_MAXUINT,
                       SWITCH_GRACE_DEFAULT,
                       G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                       G_PARAM_STATIC_STRINGS);

  /**
   * SwitchGame:can-undo:
   *
   * Whether there is something to take back.
   */
  properties[PROP_CAN_UNDO] =
    g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, readable);

  /**
   * SwitchGame:can-redo:
   *
   * Whether there is something to do again.
   */
  properties[PROP_CAN_REDO] =
    g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, readable);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
switch_game_class_init (SwitchGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GType type = G_TYPE_FROM_CLASS (klass);

  object_class->get_property = switch_game_get_property;
  object_class->set_property = switch_game_set_property;
  object_class->dispose = switch_game_dispose;
  object_class->finalize = switch_game_finalize;

  install_properties (object_class);

  /* They are described in the header. */
  signals[EVENT] =
    g_signal_new ("event", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[ACTED] =
    g_signal_new ("acted", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
  signals[RESET] =
    g_signal_new ("reset", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
  signals[OVER] =
    g_signal_new ("over", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
}

static void
switch_game_init (SwitchGame *self)
{
  self->grace = SWITCH_GRACE_DEFAULT;
  switch_events_init (&self->events);
  _switch_game_history_init (self);
}

static SwitchGame *
create (SwitchClock   *clock,
        SwitchEyes    *eyes,
        SwitchRecord  *record,
        SwitchPlayer **players)
{
  SwitchGame *self = g_object_new (SWITCH_TYPE_GAME, NULL);

  self->clock = g_object_ref (clock);
  self->eyes = g_object_ref (eyes);
  self->record = record;
  for (guint seat = 0; seat < record->n_seats; seat++)
    {
      self->players[seat] = g_object_ref (players[seat]);
      switch_player_set_seat (players[seat], seat);
    }
  g_signal_connect_object (eyes, "changed", G_CALLBACK (eyes_changed_cb),
                           self, 0);

  _switch_game_init_views (self);
  _switch_game_turns_init (self);

  return self;
}

/**
 * switch_game_new:
 * @clock: the clock
 * @eyes: who looks on
 * @variant: the id of the preset the rules are based on
 * @rules: the rules, compiled; copied
 * @players: (array length=n_players): who plays, by seat
 * @n_players: how many, 2 to 8
 * @dealer: the seat that deals
 * @deal: the deal number
 *
 * Makes a round and deals it. What happened is told by switch_game_start().
 * Scores are carried in from the players.
 *
 * Returns: (transfer full): a new game
 */
SwitchGame *
switch_game_new (SwitchClock        *clock,
                 SwitchEyes         *eyes,
                 const char         *variant,
                 const SwitchRules  *rules,
                 SwitchPlayer      **players,
                 guint               n_players,
                 guint               dealer,
                 guint64             deal)
{
  g_auto(SwitchEvents) events = { 0 };
  SwitchGame *self;
  SwitchRecord *record;
  SwitchRound round;
  SwitchTable first_table;
  SwitchCard pack[SWITCH_MAX_PACK];

  g_return_val_if_fail (SWITCH_IS_CLOCK (clock), NULL);
  g_return_val_if_fail (SWITCH_IS_EYES (eyes), NULL);
  g_return_val_if_fail (n_players >= SWITCH_MIN_SEATS &&
                        n_players <= SWITCH_MAX_SEATS, NULL);

  switch_round_init (&round, rules, n_players, dealer);
  for (guint seat = 0; seat < n_players; seat++)
    round.table.score[seat] = switch_player_get_score (players[seat]);
  first_table = round.table;
  first_table.n_stock = (guint8) switch_rules_get_pack (rules, n_players,
                                                        pack);
  switch_events_init (&events);
  switch_round_deal (&round, deal, &events);

  record = switch_record_new (variant, rules, &round);
  record->has_deal = TRUE;
  record->deal = deal;
  for (guint seat = 0; seat < n_players; seat++)
    switch_record_set_player (record, seat,
                              switch_player_get_kind (players[seat]),
                              switch_player_get_name (players[seat]));

  self = create (clock, eyes, record, players);
  self->first_table = first_table;
  self->first_table.rules = record->rules;
  for (guint i = 0; i < events.n_items; i++)
    switch_events_append (&self->events, &events.items[i]);

  return self;
}

/**
 * switch_game_new_from_record:
 * @clock: the clock
 * @eyes: who looks on
 * @record: (transfer full): a record
 * @players: (array): who plays, by seat, as many as the record says
 *
 * Makes a game of a round that was saved. It goes on with
 * switch_game_resume().
 *
 * Returns: (transfer full): a new game
 */
SwitchGame *
switch_game_new_from_record (SwitchClock   *clock,
                             SwitchEyes    *eyes,
                             SwitchRecord  *record,
                             SwitchPlayer **players)
{
  SwitchGame *self;

  g_return_val_if_fail (SWITCH_IS_CLOCK (clock), NULL);
  g_return_val_if_fail (SWITCH_IS_EYES (eyes), NULL);
  g_return_val_if_fail (record != NULL, NULL);

  self = create (clock, eyes, record, players);
  self->first_table = record->start.table;
  _switch_game_history_replay (self);

  return self;
}

static gboolean
begin (SwitchGame *self)
{
  if (self->started || self->stopped)
    return FALSE;

  self->started = TRUE;
  self->could_undo = switch_game_get_can_undo (self);

  return TRUE;
}

/**
 * switch_game_start:
 * @self: a game that was dealt
 *
 * Tells how the cards were dealt, and begins to play.
 */
void
switch_game_start (SwitchGame *self)
{
  g_return_if_fail (SWITCH_IS_GAME (self));
  g_return_if_fail (!self->started);

  if (begin (self))
    tell (self);
}

/**
 * switch_game_resume:
 * @self: a game made from a record
 *
 * Begins to play from where the record ends. What happened before is not
 * told again: ::reset says that there is a table to be set up.
 */
void
switch_game_resume (SwitchGame *self)
{
  g_return_if_fail (SWITCH_IS_GAME (self));
  g_return_if_fail (!self->started);

  if (begin (self))
    _switch_game_changed (self);
}

/**
 * switch_game_stop:
 * @self: a game
 *
 * Ends the game for good: nobody is asked any more, and nothing that is
 * still under way has an effect.
 */
void
switch_game_stop (SwitchGame *self)
{
  g_return_if_fail (SWITCH_IS_GAME (self));

  if (self->stopped)
    return;

  self->stopped = TRUE;
  _switch_game_turns_cancel (self);
}

/**
 * switch_game_act:
 * @self: a game
 * @seat: who acts
 * @move: what is done; its seat does not count
 * @state: the number of the state in which it was decided
 * @refusal: (out) (optional): why it was refused, with the reason
 *   %SWITCH_REFUSAL_NONE where the state has changed meanwhile
 *
 * Makes a move: the only way in which a round goes on.
 *
 * Returns: whether the move was made
 */
gboolean
switch_game_act (SwitchGame       *self,
                 guint             seat,
                 const SwitchMove *move,
                 guint             state,
                 SwitchRefusal    *refusal)
{
  SwitchMove own_move;

  g_return_val_if_fail (SWITCH_IS_GAME (self), FALSE);
  g_return_val_if_fail (seat < self->record->n_seats, FALSE);
  g_return_val_if_fail (move != NULL, FALSE);

  if (refusal != NULL)
    *refusal = (SwitchRefusal) { .card = SWITCH_CARD_NONE };
  if (state != self->state_number || !self->started || self->stopped ||
      self->emitting)
    return FALSE;

  own_move = *move;
  own_move.seat = (guint8) seat;
  switch_events_reset (&self->events);
  if (!switch_record_apply (self->record, &own_move, &self->events, refusal))
    return FALSE;

  _switch_game_turns_cancel (self);
  _switch_game_history_add (self, &own_move, self->events.items,
                            self->events.n_items);
  _switch_game_fold_views (self, self->events.items, self->events.n_items);
  tell (self);

  return TRUE;
}
