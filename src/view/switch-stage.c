/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-stage-private.h"

/* The table as it is shown: never ahead of the story. The game is after a
 * whole act when it tells of it; here its events come one by one, each when
 * its motion has landed. */

enum
{
  PROP_0,
  PROP_GAME,
  PROP_BUSY,
  PROP_STATE_NUMBER,
  PROP_SEAT,
  PROP_TURN,
  PROP_PHASE,
  PROP_SUIT,
  PROP_PENDING_KIND,
  PROP_PENDING_AMOUNT,
  PROP_PENDING_CARD,
  PROP_TOP,
  PROP_N_STOCK,
  PROP_N_DISCARDS,
  PROP_N_LAID,
  PROP_MAY_CATCH,
  PROP_CLOCKWISE,
  PROP_MY_TURN,
  PROP_CAN_DRAW,
  PROP_CAN_END,
  PROP_MAY_CALL,
  PROP_CALL_DUE,
  PROP_WAITS,
  N_PROPS
};

enum
{
  PERFORM,
  FINISH,
  LANDED,
  ACTED,
  RESET,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (SwitchStage, switch_stage, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
switch_stage_dispose (GObject *object)
{
  SwitchStage *self = SWITCH_STAGE (object);

  switch_stage_set_game (self, NULL);
  g_clear_handle_id (&self->swallow_id, g_source_remove);
  for (guint seat = 0; seat < SWITCH_MAX_SEATS; seat++)
    g_clear_object (&self->seats[seat]);
  g_clear_object (&self->clock);

  G_OBJECT_CLASS (switch_stage_parent_class)->dispose (object);
}

/* The numbers and the truths of what is shown lie one after another, in the
 * order of their properties. */
static const gsize offsets[N_PROPS] = {
  [PROP_TURN] =
    G_STRUCT_OFFSET (SwitchStageShown, turn),
  [PROP_PHASE] =
    G_STRUCT_OFFSET (SwitchStageShown, phase),
  [PROP_SUIT] =
    G_STRUCT_OFFSET (SwitchStageShown, suit),
  [PROP_PENDING_KIND] =
    G_STRUCT_OFFSET (SwitchStageShown, pending_kind),
  [PROP_PENDING_AMOUNT] =
    G_STRUCT_OFFSET (SwitchStageShown, pending_amount),
  [PROP_PENDING_CARD] =
    G_STRUCT_OFFSET (SwitchStageShown, pending_card),
  [PROP_TOP] =
    G_STRUCT_OFFSET (SwitchStageShown, top),
  [PROP_N_STOCK] =
    G_STRUCT_OFFSET (SwitchStageShown, n_stock),
  [PROP_N_DISCARDS] =
    G_STRUCT_OFFSET (SwitchStageShown, n_discards),
  [PROP_N_LAID] =
    G_STRUCT_OFFSET (SwitchStageShown, n_laid),
  [PROP_MAY_CATCH] =
    G_STRUCT_OFFSET (SwitchStageShown, may_catch),
  [PROP_CLOCKWISE] =
    G_STRUCT_OFFSET (SwitchStageShown, clockwise),
  [PROP_MY_TURN] =
    G_STRUCT_OFFSET (SwitchStageShown, my_turn),
  [PROP_CAN_DRAW] =
    G_STRUCT_OFFSET (SwitchStageShown, can_draw),
  [PROP_CAN_END] =
    G_STRUCT_OFFSET (SwitchStageShown, can_end),
  [PROP_MAY_CALL] =
    G_STRUCT_OFFSET (SwitchStageShown, may_call),
  [PROP_CALL_DUE] =
    G_STRUCT_OFFSET (SwitchStageShown, call_due),
  [PROP_WAITS] =
    G_STRUCT_OFFSET (SwitchStageShown, waits),
};

static void
switch_stage_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  SwitchStage *self = SWITCH_STAGE (object);

  switch (prop_id)
    {
    case PROP_GAME:
      g_value_set_object (value, self->game);
      break;

    case PROP_BUSY:
      g_value_set_boolean (value, self->busy);
      break;

    case PROP_STATE_NUMBER:
      g_value_set_uint (value, self->state_number);
      break;

    case PROP_SEAT:
      g_value_set_uint (value, self->seat);
      break;

    default:
      if (prop_id >= PROP_CLOCKWISE)
        g_value_set_boolean (value, G_STRUCT_MEMBER (gboolean, &self->shown,
                                                     offsets[prop_id]));
      else
        g_value_set_uint (value, G_STRUCT_MEMBER (guint, &self->shown,
                                                  offsets[prop_id]));
      break;
    }
}

static void
install_uint (guint       prop_id,
              const char *name)
{
  properties[prop_id] =
    g_param_spec_uint (name, NULL, NULL, 0, G_MAXUINT, 0,
                       G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
}

static void
install_boolean (guint       prop_id,
                 const char *name)
{
  properties[prop_id] =
    g_param_spec_boolean (name, NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
}

static void
install_properties (GObjectClass *object_class)
{
  properties[PROP_GAME] =
    g_param_spec_object ("game", NULL, NULL, SWITCH_TYPE_GAME,
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  install_boolean (PROP_BUSY, "busy");
  install_uint (PROP_STATE_NUMBER, "state-number");
  install_uint (PROP_SEAT, "seat");

  /* The seat to act, or %SWITCH_SEAT_NONE. */
  install_uint (PROP_TURN, "turn");
  /* A #SwitchPhase. */
  install_uint (PROP_PHASE, "phase");
  /* The suit named and in force, a #SwitchSuit. */
  install_uint (PROP_SUIT, "suit");
  /* A #SwitchPending. */
  install_uint (PROP_PENDING_KIND, "pending-kind");
  /* How many cards, or turns, are pending. */
  install_uint (PROP_PENDING_AMOUNT, "pending-amount");
  /* The card that attacks, or %SWITCH_CARD_NONE. */
  install_uint (PROP_PENDING_CARD, "pending-card");
  /* The top card, or %SWITCH_CARD_NONE. */
  install_uint (PROP_TOP, "top");
  /* How many cards the stock has. */
  install_uint (PROP_N_STOCK, "n-stock");
  /* How many cards the discard pile has. */
  install_uint (PROP_N_DISCARDS, "n-discards");
  /* How many of them were laid in this turn. */
  install_uint (PROP_N_LAID, "n-laid");
  /* Whom the person may catch now, or %SWITCH_SEAT_NONE. */
  install_uint (PROP_MAY_CATCH, "may-catch");
  /* Whether play goes clockwise. */
  install_boolean (PROP_CLOCKWISE, "clockwise");
  /* Whether it is the person's turn. */
  install_boolean (PROP_MY_TURN, "my-turn");
  /* Whether the person may draw. */
  install_boolean (PROP_CAN_DRAW, "can-draw");
  /* Whether the person may end the turn. */
  install_boolean (PROP_CAN_END, "can-end");
  /* Whether a call of the person would be accepted. */
  install_boolean (PROP_MAY_CALL, "may-call");
  /* Whether the person has a call to make now. */
  install_boolean (PROP_CALL_DUE, "call-due");
  /* Whether all wait for the person to call, to catch or to go on. */
  install_boolean (PROP_WAITS, "waits");

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
switch_stage_class_init (SwitchStageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GType type = G_TYPE_FROM_CLASS (klass);

  object_class->dispose = switch_stage_dispose;
  object_class->get_property = switch_stage_get_property;

  install_properties (object_class);

  /* They are described in the header. */
  signals[PERFORM] =
    g_signal_new ("perform", type, G_SIGNAL_RUN_LAST, 0,
                  g_signal_accumulator_true_handled, NULL, NULL,
                  G_TYPE_BOOLEAN, 1, G_TYPE_POINTER);
  signals[FINISH] =
    g_signal_new ("finish", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
  signals[LANDED] =
    g_signal_new ("landed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[ACTED] =
    g_signal_new ("acted", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
  signals[RESET] =
    g_signal_new ("reset", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
}

static void
switch_stage_init (SwitchStage *self)
{
  self->pace = 1;
  self->seat = SWITCH_SEAT_NONE;
  g_queue_init (&self->queue);
}

gboolean
_switch_stage_perform (SwitchStage       *self,
                       const SwitchEvent *event)
{
  gboolean moves = FALSE;

  if (self->pace > 0)
    g_signal_emit (self, signals[PERFORM], 0, event, &moves);

  return moves;
}

void
_switch_stage_emit_finish (SwitchStage *self)
{
  g_signal_emit (self, signals[FINISH], 0);
}

void
_switch_stage_emit_landed (SwitchStage       *self,
                           const SwitchEvent *event)
{
  g_signal_emit (self, signals[LANDED], 0, event);
}

void
_switch_stage_emit_acted (SwitchStage *self)
{
  g_signal_emit (self, signals[ACTED], 0);
}

void
_switch_stage_notify_busy (SwitchStage *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BUSY]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STATE_NUMBER]);
}

/* Following the game */

void
_switch_stage_fold (SwitchStage       *self,
                    const SwitchEvent *event)
{
  switch_table_fold (&self->table, event);

  for (guint seat = 0; seat < self->table.n_seats; seat++)
    if (self->seen[seat])
      switch_own_fold (&self->own[seat], seat, &self->table, event);
}

static guint
find_catchable (SwitchStage *self)
{
  const SwitchTable *table = &self->table;
  const guint due = table->due_seat;

  if (due < table->n_seats && due != self->seat && self->person &&
      switch_table_is_open (table, due) &&
      switch_table_may_catch (table, self->seat, due))
    return due;

  return SWITCH_SEAT_NONE;
}

/* Before the deal there is nothing to say. */
static gboolean
may_call (SwitchStage *self)
{
  return self->person && self->table.n_discards > 0 &&
         switch_table_may_call (&self->table, self->seat);
}

/* A call that is due now, or will be once a card goes down in this turn. */
static gboolean
is_call_due (SwitchStage *self)
{
  const SwitchTable *table = &self->table;
  guint left;

  if (!may_call (self))
    return FALSE;
  if (table->due_seat == self->seat)
    return TRUE;
  if (table->turn != self->seat || table->phase >= SWITCH_PHASE_ENDING ||
      table->call_used)
    return FALSE;

  left = table->count[self->seat] - (table->n_laid == 0);

  return left == 1 && ((self->legal.bare | self->legal.named) != 0 ||
                       table->n_laid > 0);
}

/* In the own turn whatever the person does goes on. */
static gboolean
is_waiting (SwitchStage *self)
{
  return !self->busy && self->person && self->table.turn != self->seat &&
         switch_game_get_waits_for_person (self->game);
}

static void
find_shown (SwitchStage      *self,
            SwitchStageShown *shown)
{
  const SwitchTable *table = &self->table;
  SwitchPending kind;

  memset (shown, 0, sizeof *shown);
  shown->pending_amount = switch_table_get_pending (table, &kind);
  shown->pending_kind = kind;
  shown->pending_card = kind != SWITCH_PENDING_NONE ? table->pending_card
                                                    : SWITCH_CARD_NONE;
  shown->turn = table->turn;
  shown->phase = table->phase;
  shown->suit = table->suit;
  shown->top = table->n_discards > 0 ? switch_table_get_top (table)
                                     : SWITCH_CARD_NONE;
  shown->n_stock = table->n_stock;
  shown->n_discards = table->n_discards;
  shown->n_laid = table->n_laid;
  shown->clockwise = table->clockwise;
  shown->my_turn = self->person && table->turn == self->seat &&
                   table->phase < SWITCH_PHASE_ENDING;
  shown->can_draw = self->legal.draw;
  shown->can_end = self->legal.end;
  shown->may_call = may_call (self);
  shown->call_due = is_call_due (self);
  shown->may_catch = find_catchable (self);
  shown->waits = is_waiting (self);
}

static void
notify_changes (SwitchStage            *self,
                const SwitchStageShown *before)
{
  for (guint i = PROP_TURN; i < N_PROPS; i++)
    {
      G_STATIC_ASSERT (sizeof (guint) == sizeof (gboolean));

      if (G_STRUCT_MEMBER (guint, before, offsets[i]) !=
          G_STRUCT_MEMBER (guint, &self->shown, offsets[i]))
        g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
    }
}

/* Sets all that is shown from the table. */
void
_switch_stage_update (SwitchStage *self)
{
  const SwitchStageShown before = self->shown;
  const SwitchTable *table = &self->table;
  SwitchScene scene;

  memset (&self->legal, 0, sizeof self->legal);
  if (self->person && self->seen[self->seat] &&
      table->turn == self->seat && table->n_discards > 0)
    switch_table_legal (table, &self->own[self->seat], &self->legal);

  find_shown (self, &self->shown);
  switch_stage_get_scene (self, &scene);
  for (guint seat = 0; seat < table->n_seats; seat++)
    switch_stage_seat_update (self->seats[seat], &scene);

  g_object_freeze_notify (G_OBJECT (self));
  notify_changes (self, &before);
  g_object_thaw_notify (G_OBJECT (self));
}

static void
event_cb (SwitchGame        *game,
          const SwitchEvent *event,
          SwitchStage       *self)
{
  _switch_stage_push (self, event);
}

static void
acted_cb (SwitchGame  *game,
          SwitchStage *self)
{
  _switch_stage_run (self);
}

static void
waiting_cb (SwitchStage *self)
{
  if (!self->busy)
    _switch_stage_update (self);
}

/* Whose cards lie at the bottom: the eyes' seat, else the person's. */
static guint
find_seat (SwitchGame *game)
{
  SwitchEyes *eyes = switch_game_get_eyes (game);
  const guint n_seats = switch_game_get_n_seats (game);

  if (switch_eyes_get_kind (eyes) == SWITCH_EYES_SEAT &&
      switch_eyes_get_seat (eyes) < n_seats)
    return switch_eyes_get_seat (eyes);

  for (guint seat = 0; seat < n_seats; seat++)
    if (switch_player_is_person (switch_game_get_player (game, seat)))
      return seat;

  return SWITCH_SEAT_NONE;
}

static void
take_seat (SwitchStage *self)
{
  self->seat = find_seat (self->game);
  self->person = self->seat != SWITCH_SEAT_NONE &&
    switch_player_is_person (switch_game_get_player (self->game, self->seat));
}

static void
take_hands (SwitchStage *self,
            gboolean     empty)
{
  for (guint seat = 0; seat < SWITCH_MAX_SEATS; seat++)
    {
      switch_own_init (&self->own[seat]);
      self->seen[seat] = seat < self->table.n_seats &&
        switch_game_get_seen_own (self->game, seat, &self->own[seat]);
      if (empty)
        switch_own_init (&self->own[seat]);
    }
}

static void
reset_cb (SwitchGame  *game,
          SwitchStage *self)
{
  _switch_stage_drop (self);
  self->table = *switch_game_get_table (game);
  take_seat (self);
  self->state_number = switch_game_get_state_number (game);
  take_hands (self, FALSE);
  _switch_stage_update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STATE_NUMBER]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SEAT]);
  g_signal_emit (self, signals[RESET], 0);
}

/**
 * switch_stage_new:
 * @clock: the clock
 *
 * Returns: (transfer full): an empty stage
 */
SwitchStage *
switch_stage_new (SwitchClock *clock)
{
  SwitchStage *self;

  g_return_val_if_fail (SWITCH_IS_CLOCK (clock), NULL);

  self = g_object_new (SWITCH_TYPE_STAGE, NULL);
  self->clock = g_object_ref (clock);

  return self;
}

static void
set_up (SwitchStage *self)
{
  self->table = *switch_game_get_first_table (self->game);
  take_seat (self);
  self->state_number = switch_game_get_state_number (self->game);
  take_hands (self, TRUE);
  memset (&self->shown, 0xff, sizeof self->shown);

  for (guint seat = 0; seat < SWITCH_MAX_SEATS; seat++)
    {
      g_clear_object (&self->seats[seat]);
      if (seat < self->table.n_seats)
        self->seats[seat] = switch_stage_seat_new (seat);
    }

  g_signal_connect_object (self->game, "event", G_CALLBACK (event_cb), self,
                           0);
  g_signal_connect_object (self->game, "acted", G_CALLBACK (acted_cb), self,
                           0);
  g_signal_connect_object (self->game, "reset", G_CALLBACK (reset_cb), self,
                           0);
  g_signal_connect_object (self->game, "notify::waiting",
                           G_CALLBACK (waiting_cb), self, G_CONNECT_SWAPPED);
}

/**
 * switch_stage_set_game:
 * @self: the stage
 * @game: (nullable): a game that has not been started yet
 *
 * Shows another game, from before its deal.
 */
void
switch_stage_set_game (SwitchStage *self,
                       SwitchGame  *game)
{
  g_return_if_fail (SWITCH_IS_STAGE (self));
  g_return_if_fail (game == NULL || SWITCH_IS_GAME (game));

  if (self->game == game)
    return;

  if (self->game != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->game, self);
      _switch_stage_drop (self);
      g_clear_object (&self->game);
    }
  if (game == NULL)
    return;

  self->game = g_object_ref (game);
  set_up (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SEAT]);
  _switch_stage_update (self);
  g_signal_emit (self, signals[RESET], 0);
}
