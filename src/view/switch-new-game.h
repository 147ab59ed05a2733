/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "switch-variant-store.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_NEW_GAME (switch_new_game_get_type ())

/* Asks for rules, players and level. They are the settings', so that the
 * next game asks for the same. Signal "begin", after they are set; action
 * "new-game.begin". */
G_DECLARE_FINAL_TYPE (SwitchNewGame, switch_new_game, SWITCH, NEW_GAME,
                      GtkWindow)

GtkWidget  *switch_new_game_new         (GSettings     *settings,
                                         SwitchVariantStore *store);

void        switch_new_game_set_variant (SwitchNewGame *self,
                                         const char    *id);
const char *switch_new_game_get_variant (SwitchNewGame *self);
void        switch_new_game_set_players (SwitchNewGame *self,
                                         guint          n_players);
guint       switch_new_game_get_players (SwitchNewGame *self);

G_END_DECLS
