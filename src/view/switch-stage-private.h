/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-stage.h"

G_BEGIN_DECLS

/* An event on its way to the table. */
typedef struct
{
  SwitchEvent event;
  gboolean    started;
  gboolean    landed;
} SwitchStageItem;

/* What the widgets bind to, computed anew after each event. */
typedef struct
{
  guint       turn;
  guint       phase;
  guint       suit;
  guint       pending_kind;
  guint       pending_amount;
  guint       pending_card;
  guint       top;
  guint       n_stock;
  guint       n_discards;
  guint       n_laid;
  guint       may_catch;
  gboolean    clockwise;
  gboolean    my_turn;
  gboolean    can_draw;
  gboolean    can_end;
  gboolean    may_call;
  gboolean    call_due;
  gboolean    waits;
} SwitchStageShown;

struct _SwitchStage
{
  GObject           parent_instance;

  SwitchClock      *clock;
  SwitchGame       *game;
  float             pace;

  /* The table as it is shown. */
  SwitchTable       table;
  SwitchOwn         own[SWITCH_MAX_SEATS];
  gboolean          seen[SWITCH_MAX_SEATS];
  SwitchLegal       legal;
  SwitchStageShown  shown;
  SwitchStageSeat  *seats[SWITCH_MAX_SEATS];
  guint             seat;
  gboolean          person;
  guint             state_number;

  /* The story that is still to be told. */
  GQueue            queue;
  guint             n_moving;
  guint             stagger_id;
  guint             n_holds;      /* motions between two events */
  guint             pause_id;
  guint             thinking_id;
  gboolean          busy;
  gboolean          running;
  gboolean          finishing;
  gboolean          own_act;
  gboolean          acting;
  guint             swallow_id;
  gboolean          interrupted;
};

void _switch_stage_fold         (SwitchStage       *self,
                                 const SwitchEvent *event);
void _switch_stage_update       (SwitchStage       *self);
void _switch_stage_notify_busy  (SwitchStage       *self);
void _switch_stage_forget_thinking (SwitchStage    *self);
gboolean _switch_stage_perform  (SwitchStage       *self,
                                 const SwitchEvent *event);
void _switch_stage_emit_finish  (SwitchStage       *self);
void _switch_stage_emit_landed  (SwitchStage       *self,
                                 const SwitchEvent *event);
void _switch_stage_emit_acted   (SwitchStage       *self);

void _switch_stage_push         (SwitchStage       *self,
                                 const SwitchEvent *event);
void _switch_stage_run          (SwitchStage       *self);
void _switch_stage_drop         (SwitchStage       *self);

G_END_DECLS
