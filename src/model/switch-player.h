/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "switch-record.h"
#include "switch-view.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_PLAYER (switch_player_get_type ())

G_DECLARE_DERIVABLE_TYPE (SwitchPlayer, switch_player, SWITCH, PLAYER, GObject)

/**
 * SwitchPlayerClass:
 * @get_kind: what the player is, as a record says it
 * @plan: asked for a plan of its turn; answers, now or later, by
 *   switch_player_answer_plan()
 * @interject: asked whether to call or catch now that something is open;
 *   answers, now or later, by switch_player_answer_interject()
 * @forget: what was asked before is not wanted any more
 * @get_pause: how long it waits between the moves of one plan, in
 *   milliseconds
 *
 * Every question carries the state number of its game; an answer with
 * another one comes too late and is dropped.
 */
struct _SwitchPlayerClass
{
  GObjectClass parent_class;

  SwitchSeatKind (* get_kind)  (SwitchPlayer     *self);
  void           (* plan)      (SwitchPlayer     *self,
                                const SwitchView *view,
                                guint             state_number);
  void           (* interject) (SwitchPlayer     *self,
                                const SwitchView *view,
                                guint             state_number);
  void           (* forget)    (SwitchPlayer     *self);
  guint          (* get_pause) (SwitchPlayer     *self);
};

SwitchSeatKind  switch_player_get_kind     (SwitchPlayer         *self);
gboolean        switch_player_is_person    (SwitchPlayer         *self);
const char     *switch_player_get_name     (SwitchPlayer         *self);
void            switch_player_set_name     (SwitchPlayer         *self,
                                            const char           *name);
guint           switch_player_get_seat     (SwitchPlayer         *self);
void            switch_player_set_seat     (SwitchPlayer         *self,
                                            guint                 seat);
int             switch_player_get_score    (SwitchPlayer         *self);
void            switch_player_set_score    (SwitchPlayer         *self,
                                            int                   score);
gboolean        switch_player_get_thinking (SwitchPlayer         *self);
guint           switch_player_get_pause    (SwitchPlayer         *self);

void            switch_player_ask_plan     (SwitchPlayer         *self,
                                            const SwitchView     *view,
                                            guint                 state_number);
void            switch_player_ask_interject (SwitchPlayer        *self,
                                            const SwitchView     *view,
                                            guint                 state_number);
void            switch_player_forget       (SwitchPlayer         *self);
void            switch_player_answer_plan  (SwitchPlayer         *self,
                                            guint                 state_number,
                                            const SwitchMovePlan *plan);
void            switch_player_answer_interject
                                           (SwitchPlayer         *self,
                                            guint                 state_number,
                                            const SwitchMove     *move,
                                            guint                 delay_ms);

G_END_DECLS
