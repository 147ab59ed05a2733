/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-game.h"

G_BEGIN_DECLS

/* A call or a catch that waits for its time. */
typedef struct
{
  SwitchGame *game;
  SwitchMove  move;
  guint       id;
} SwitchInterjection;

struct _SwitchGame
{
  GObject             parent_instance;

  SwitchClock        *clock;
  SwitchEyes         *eyes;
  SwitchPlayer       *players[SWITCH_MAX_SEATS];
  SwitchRecord       *record;
  SwitchTable         first_table;
  SwitchEvents        events;
  SwitchView          views[SWITCH_MAX_SEATS];

  guint               state_number;
  guint               n_holds;
  guint               grace;
  gboolean            started;
  gboolean            stopped;
  gboolean            emitting;
  guint               n_telling;

  /* History: what was done, and what was taken back, the next to be done
   * again last. */
  GPtrArray          *steps;
  GPtrArray          *undone;
  gboolean            could_undo;
  gboolean            could_redo;

  /* Turns: who is asked what, and when it happens. */
  gint64              settled_at;
  guint               grace_id;
  gboolean            waiting;
  guint               gone_on_state;
  guint               n_asked;
  SwitchInterjection  interjections[SWITCH_MAX_SEATS];
  SwitchMovePlan      plan;
  guint               plan_next;
  guint               plan_state;
  guint               plan_turn;
  guint               plan_id;
};

void _switch_game_init_views      (SwitchGame         *self);
void _switch_game_fold_views      (SwitchGame         *self,
                                   const SwitchEvent  *events,
                                   guint               n_events);
void _switch_game_changed         (SwitchGame         *self);
void _switch_game_notify_waiting  (SwitchGame         *self);

void _switch_game_history_init    (SwitchGame         *self);
void _switch_game_history_clear   (SwitchGame         *self);
void _switch_game_history_replay  (SwitchGame         *self);
void _switch_game_history_add     (SwitchGame         *self,
                                   const SwitchMove   *move,
                                   const SwitchEvent  *events,
                                   guint               n_events);

void _switch_game_turns_init      (SwitchGame         *self);
void _switch_game_turns_cancel    (SwitchGame         *self);
void _switch_game_turns_settle    (SwitchGame         *self);
void _switch_game_turns_proceed   (SwitchGame         *self);

G_END_DECLS
