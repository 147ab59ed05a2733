/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "switch-clock.h"
#include "switch-eyes.h"
#include "switch-player.h"
#include "switch-record.h"

G_BEGIN_DECLS

/* How long a person has, at least, to call or to catch, in milliseconds. */
#define SWITCH_GRACE_DEFAULT     1500
#define SWITCH_GRACE_WAIT_FOR_ME G_MAXUINT

#define SWITCH_TYPE_GAME (switch_game_get_type ())

/**
 * SwitchGame::event:
 * @self: the game
 * @event: (type SwitchEvent): what happened, as the eyes see it
 *
 * Emitted once for each event of an act, in order. By then the game itself
 * is already after the whole act; who shows events one by one folds them
 * into a table of its own.
 */
/**
 * SwitchGame::acted:
 * @self: the game
 *
 * Emitted when an act is over and all its events were emitted.
 */
/**
 * SwitchGame::reset:
 * @self: the game
 *
 * Emitted when the table has to be set up anew without a story: as a saved
 * round is resumed, after undo and redo, and when the eyes have moved.
 */
/**
 * SwitchGame::over:
 * @self: the game
 *
 * Emitted after ::acted when the round is over.
 */
G_DECLARE_FINAL_TYPE (SwitchGame, switch_game, SWITCH, GAME, GObject)

SwitchGame         *switch_game_new            (SwitchClock        *clock,
                                                SwitchEyes         *eyes,
                                                const char         *variant,
                                                const SwitchRules  *rules,
                                                SwitchPlayer      **players,
                                                guint               n_players,
                                                guint               dealer,
                                                guint64             deal);
SwitchGame         *switch_game_new_from_record (SwitchClock       *clock,
                                                SwitchEyes         *eyes,
                                                SwitchRecord       *record,
                                                SwitchPlayer      **players);

void                switch_game_start          (SwitchGame         *self);
void                switch_game_resume         (SwitchGame         *self);
void                switch_game_stop           (SwitchGame         *self);
gboolean            switch_game_act            (SwitchGame         *self,
                                                guint               seat,
                                                const SwitchMove   *move,
                                                guint               state,
                                                SwitchRefusal      *refusal);
void                switch_game_hold           (SwitchGame         *self);
void                switch_game_release        (SwitchGame         *self);
gboolean            switch_game_get_held       (SwitchGame         *self);

guint               switch_game_get_state_number (SwitchGame       *self);
gboolean            switch_game_get_over       (SwitchGame         *self);
guint               switch_game_get_grace      (SwitchGame         *self);
void                switch_game_set_grace      (SwitchGame         *self,
                                                guint               grace);

gboolean            switch_game_get_waiting    (SwitchGame         *self);
gboolean            switch_game_get_waits_for_person (SwitchGame   *self);
void                switch_game_go_on          (SwitchGame         *self);

gboolean            switch_game_get_can_undo   (SwitchGame         *self);
gboolean            switch_game_get_can_redo   (SwitchGame         *self);
gboolean            switch_game_undo           (SwitchGame         *self);
gboolean            switch_game_redo           (SwitchGame         *self);

guint               switch_game_get_n_seats    (SwitchGame         *self);
SwitchPlayer       *switch_game_get_player     (SwitchGame         *self,
                                                guint               seat);
SwitchEyes         *switch_game_get_eyes       (SwitchGame         *self);
const SwitchTable  *switch_game_get_table      (SwitchGame         *self);
const SwitchView   *switch_game_get_view       (SwitchGame         *self,
                                                guint               seat);
gboolean            switch_game_get_seen_own   (SwitchGame         *self,
                                                guint               seat,
                                                SwitchOwn          *own);
guint               switch_game_get_seen_stock (SwitchGame         *self,
                                                SwitchCard         *cards);
const SwitchTable  *switch_game_get_first_table (SwitchGame        *self);
SwitchRecord       *switch_game_get_record     (SwitchGame         *self);
GArray             *switch_game_get_events     (SwitchGame         *self);

G_END_DECLS
