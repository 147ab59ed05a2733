/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-clock.h"
#include "switch-game.h"
#include "switch-sentences.h"
#include "switch-stage-seat.h"

G_BEGIN_DECLS

/**
 * SwitchStageAnswer:
 * @SWITCH_STAGE_DONE: the move was made
 * @SWITCH_STAGE_REFUSED: the rules say no
 * @SWITCH_STAGE_IGNORED: the input only finished the motion, or came late
 *
 * What became of a move.
 */
typedef enum
{
  SWITCH_STAGE_DONE,
  SWITCH_STAGE_REFUSED,
  SWITCH_STAGE_IGNORED,
} SwitchStageAnswer;

#define SWITCH_TYPE_STAGE (switch_stage_get_type ())

/**
 * SwitchStage::perform:
 * @self: the stage
 * @event: (type SwitchEvent): what is to be shown
 *
 * Emitted to start the motion of an event; the stage is still before it.
 *
 * Returns: %TRUE if something moves; then switch_stage_landed() has to be
 *   called when it has come to its end, in the order of the beginnings
 */
/**
 * SwitchStage::finish:
 * @self: the stage
 *
 * Emitted when all that moves has to come to its end at once.
 */
/**
 * SwitchStage::landed:
 * @self: the stage
 * @event: (type SwitchEvent): what has been shown
 *
 * Emitted when the stage is after @event.
 */
/**
 * SwitchStage::acted:
 * @self: the stage
 *
 * Emitted when all events of an act have been shown.
 */
/**
 * SwitchStage::reset:
 * @self: the stage
 *
 * Emitted when the table has become another one without a story.
 */
G_DECLARE_FINAL_TYPE (SwitchStage, switch_stage, SWITCH, STAGE, GObject)

SwitchStage       *switch_stage_new          (SwitchClock       *clock);

void               switch_stage_set_game     (SwitchStage       *self,
                                              SwitchGame        *game);
SwitchGame        *switch_stage_get_game     (SwitchStage       *self);
float              switch_stage_get_pace     (SwitchStage       *self);
void               switch_stage_set_pace     (SwitchStage       *self,
                                              float              pace);

gboolean           switch_stage_get_busy     (SwitchStage       *self);
void               switch_stage_landed       (SwitchStage       *self);
void               switch_stage_finish       (SwitchStage       *self);
gboolean           switch_stage_hold         (SwitchStage       *self);
void               switch_stage_release      (SwitchStage       *self);
gboolean           switch_stage_pause        (SwitchStage       *self,
                                              guint              milliseconds);

guint              switch_stage_get_state_number (SwitchStage   *self);
const SwitchTable *switch_stage_get_table    (SwitchStage       *self);
guint              switch_stage_get_seat     (SwitchStage       *self);
const SwitchOwn   *switch_stage_get_own      (SwitchStage       *self,
                                              guint              seat);
const SwitchLegal *switch_stage_get_legal    (SwitchStage       *self);
SwitchStageSeat   *switch_stage_get_place    (SwitchStage       *self,
                                              guint              seat);
void               switch_stage_get_scene    (SwitchStage       *self,
                                              SwitchScene       *scene);
gboolean           switch_stage_is_my_turn   (SwitchStage       *self);
gboolean           switch_stage_get_waits    (SwitchStage       *self);

gboolean           switch_stage_input_begins (SwitchStage      *self);
gboolean           switch_stage_get_interrupted (SwitchStage   *self);
SwitchStageAnswer  switch_stage_act          (SwitchStage       *self,
                                              const SwitchMove  *move,
                                              guint              state_number,
                                              SwitchRefusal     *refusal);
gboolean           switch_stage_undo         (SwitchStage       *self);
gboolean           switch_stage_redo         (SwitchStage       *self);

G_END_DECLS
