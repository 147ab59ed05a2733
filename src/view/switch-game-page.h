/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "switch-house-rules.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_GAME_PAGE (switch_game_page_get_type ())

/**
 * SwitchGamePage:
 *
 * The page of the preferences about who plays, and at what pace.
 */
G_DECLARE_FINAL_TYPE (SwitchGamePage, switch_game_page, SWITCH, GAME_PAGE,
                      GtkWidget)

void switch_game_page_set_up (SwitchGamePage   *self,
                              SwitchHouseRules *rules,
                              GSettings        *settings);

G_END_DECLS
