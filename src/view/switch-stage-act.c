/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-stage-private.h"

/* What one may ask of the stage, and what one may do there. */

/**
 * switch_stage_get_game:
 * @self: the stage
 *
 * Returns: (transfer none) (nullable): the game that is shown
 */
SwitchGame *
switch_stage_get_game (SwitchStage *self)
{
  g_return_val_if_fail (SWITCH_IS_STAGE (self), NULL);

  return self->game;
}

/**
 * switch_stage_get_pace:
 * @self: the stage
 *
 * Returns: what the length of each motion is multiplied by; 0 for none
 */
float
switch_stage_get_pace (SwitchStage *self)
{
  g_return_val_if_fail (SWITCH_IS_STAGE (self), 0);

  return self->pace;
}

/**
 * switch_stage_set_pace:
 * @self: the stage
 * @pace: what the length of each motion is multiplied by; 0 for none
 *
 * Sets how fast things move. The sequence is always the same.
 */
void
switch_stage_set_pace (SwitchStage *self,
                       float        pace)
{
  g_return_if_fail (SWITCH_IS_STAGE (self));
  g_return_if_fail (pace >= 0);

  self->pace = pace;
}

/**
 * switch_stage_get_busy:
 * @self: the stage
 *
 * Returns: whether an act is being shown; the game is held as long
 */
gboolean
switch_stage_get_busy (SwitchStage *self)
{
  g_return_val_if_fail (SWITCH_IS_STAGE (self), FALSE);

  return self->busy;
}

/**
 * switch_stage_get_state_number:
 * @self: the stage
 *
 * Returns: the number of the table that is shown; input carries it
 */
guint
switch_stage_get_state_number (SwitchStage *self)
{
  g_return_val_if_fail (SWITCH_IS_STAGE (self), 0);

  return self->state_number;
}

/**
 * switch_stage_get_table:
 * @self: the stage
 *
 * Returns: (transfer none): the table that is shown
 */
const SwitchTable *
switch_stage_get_table (SwitchStage *self)
{
  g_return_val_if_fail (SWITCH_IS_STAGE (self), NULL);

  return &self->table;
}

/**
 * switch_stage_get_seat:
 * @self: the stage
 *
 * Returns: whose cards lie at the bottom, or %SWITCH_SEAT_NONE
 */
guint
switch_stage_get_seat (SwitchStage *self)
{
  g_return_val_if_fail (SWITCH_IS_STAGE (self), SWITCH_SEAT_NONE);

  return self->seat;
}

/**
 * switch_stage_get_own:
 * @self: the stage
 * @seat: a seat
 *
 * Returns: (transfer none) (nullable): the hand of @seat as it is shown,
 *   %NULL if it may not be seen
 */
const SwitchOwn *
switch_stage_get_own (SwitchStage *self,
                      guint        seat)
{
  g_return_val_if_fail (SWITCH_IS_STAGE (self), NULL);

  if (seat >= self->table.n_seats || !self->seen[seat])
    return NULL;

  return &self->own[seat];
}

/**
 * switch_stage_get_legal:
 * @self: the stage
 *
 * Returns: (transfer none): what the person may do; nothing out of turn
 */
const SwitchLegal *
switch_stage_get_legal (SwitchStage *self)
{
  g_return_val_if_fail (SWITCH_IS_STAGE (self), NULL);

  return &self->legal;
}

/**
 * switch_stage_get_place:
 * @self: the stage
 * @seat: a seat
 *
 * Returns: (transfer none) (nullable): what is shown at that seat
 */
SwitchStageSeat *
switch_stage_get_place (SwitchStage *self,
                        guint        seat)
{
  g_return_val_if_fail (SWITCH_IS_STAGE (self), NULL);

  return seat < SWITCH_MAX_SEATS ? self->seats[seat] : NULL;
}

/**
 * switch_stage_get_scene:
 * @self: the stage
 * @scene: (out): what sentences are made of; borrows from the stage
 */
void
switch_stage_get_scene (SwitchStage *self,
                        SwitchScene *scene)
{
  g_return_if_fail (SWITCH_IS_STAGE (self));
  g_return_if_fail (scene != NULL);

  memset (scene, 0, sizeof *scene);
  scene->table = &self->table;
  scene->me = self->person ? self->seat : SWITCH_SEAT_NONE;
  scene->waits = self->shown.waits;
  if (self->game == NULL)
    return;

  for (guint seat = 0; seat < self->table.n_seats; seat++)
    scene->names[seat] =
      switch_player_get_name (switch_game_get_player (self->game, seat));
}

/**
 * switch_stage_is_my_turn:
 * @self: the stage
 *
 * Returns: whether it is the person's turn, as shown
 */
gboolean
switch_stage_is_my_turn (SwitchStage *self)
{
  g_return_val_if_fail (SWITCH_IS_STAGE (self), FALSE);

  return self->shown.my_turn;
}

/**
 * switch_stage_get_waits:
 * @self: the stage
 *
 * Returns: whether all wait for the person to call, to catch or to go on,
 *   as shown
 */
gboolean
switch_stage_get_waits (SwitchStage *self)
{
  g_return_val_if_fail (SWITCH_IS_STAGE (self), FALSE);

  return self->shown.waits;
}

/* Finishes what moves. Returns whether the input that did so still counts:
 * it does while the person's own card moves. */
static gboolean
finish_for_input (SwitchStage *self)
{
  const gboolean own_act = self->own_act;

  if (!self->busy)
    return TRUE;

  switch_stage_finish (self);

  return own_act;
}

static gboolean
swallowed_cb (gpointer data)
{
  SwitchStage *self = data;

  self->swallow_id = 0;

  return G_SOURCE_REMOVE;
}

/**
 * switch_stage_input_begins:
 * @self: the stage
 *
 * Tells that a key or a button was pressed, before anybody else hears of it.
 * Whatever moves comes to its end. If other players' cards moved, the input
 * has done all that it was for: until the main loop has come round no move
 * is made.
 *
 * Returns: whether the input may still be obeyed
 */
gboolean
switch_stage_input_begins (SwitchStage *self)
{
  g_return_val_if_fail (SWITCH_IS_STAGE (self), TRUE);

  g_clear_handle_id (&self->swallow_id, g_source_remove);
  self->interrupted = self->busy;
  if (finish_for_input (self))
    return TRUE;

  self->swallow_id = g_idle_add_full (G_PRIORITY_HIGH, swallowed_cb, self,
                                      NULL);

  return FALSE;
}

/**
 * switch_stage_get_interrupted:
 * @self: the stage
 *
 * Returns: whether the last input came while something moved; then it is
 *   obeyed at most, and never taken for a try that has a price
 */
gboolean
switch_stage_get_interrupted (SwitchStage *self)
{
  g_return_val_if_fail (SWITCH_IS_STAGE (self), FALSE);

  return self->interrupted;
}

/**
 * switch_stage_act:
 * @self: the stage
 * @move: a move of the person
 * @state_number: the number of the table the input was meant for
 * @refusal: (out) (optional): why it may not be made
 *
 * Makes a move. Input is meant for the table it was given at: while the
 * person's own card moves it finishes the motion and is carried out; while
 * other cards move it only finishes the motion.
 *
 * Returns: what became of it
 */
SwitchStageAnswer
switch_stage_act (SwitchStage      *self,
                  const SwitchMove *move,
                  guint             state_number,
                  SwitchRefusal    *refusal)
{
  gboolean done;

  g_return_val_if_fail (SWITCH_IS_STAGE (self), SWITCH_STAGE_IGNORED);
  g_return_val_if_fail (move != NULL, SWITCH_STAGE_IGNORED);

  if (self->game == NULL || !self->person || self->acting ||
      self->swallow_id != 0)
    return SWITCH_STAGE_IGNORED;

  if (self->busy)
    {
      if (!finish_for_input (self) || self->busy)
        return SWITCH_STAGE_IGNORED;
    }
  else if (state_number != self->state_number)
    {
      return SWITCH_STAGE_IGNORED;
    }

  self->acting = TRUE;
  done = switch_game_act (self->game, self->seat, move, self->state_number,
                          refusal);
  self->acting = FALSE;

  return done ? SWITCH_STAGE_DONE : SWITCH_STAGE_REFUSED;
}

/**
 * switch_stage_undo:
 * @self: the stage
 *
 * Finishes the motion and takes back what was done last.
 *
 * Returns: whether there was something to take back
 */
gboolean
switch_stage_undo (SwitchStage *self)
{
  g_return_val_if_fail (SWITCH_IS_STAGE (self), FALSE);

  if (self->game == NULL)
    return FALSE;
  switch_stage_finish (self);

  return switch_game_undo (self->game);
}

/**
 * switch_stage_redo:
 * @self: the stage
 *
 * Finishes the motion and does again what was taken back.
 *
 * Returns: whether there was something to do again
 */
gboolean
switch_stage_redo (SwitchStage *self)
{
  g_return_val_if_fail (SWITCH_IS_STAGE (self), FALSE);

  if (self->game == NULL)
    return FALSE;
  switch_stage_finish (self);

  return switch_game_redo (self->game);
}
