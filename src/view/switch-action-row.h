/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "switch-selection.h"
#include "switch-stage.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_ACTION_ROW (switch_action_row_get_type ())

/* The buttons Draw, End turn and Last card!. They never move or vanish. */
G_DECLARE_FINAL_TYPE (SwitchActionRow, switch_action_row, SWITCH, ACTION_ROW,
                      GtkWidget)

void switch_action_row_set_stage (SwitchActionRow *self,
                                  SwitchStage     *stage,
                                  SwitchSelection *selection);

G_END_DECLS
