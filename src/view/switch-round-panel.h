/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "switch-match.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_ROUND_PANEL (switch_round_panel_get_type ())

/* Lies over the table when a round is over: who won, who has what. */
G_DECLARE_FINAL_TYPE (SwitchRoundPanel, switch_round_panel, SWITCH,
                      ROUND_PANEL, GtkWidget)

GtkWidget  *switch_round_panel_new          (SwitchMatch      *match);
const char *switch_round_panel_get_title    (SwitchRoundPanel *self);
const char *switch_round_panel_get_subtitle (SwitchRoundPanel *self);

G_END_DECLS
