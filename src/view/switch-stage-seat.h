/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "switch-sentences.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_STAGE_SEAT (switch_stage_seat_get_type ())

/* A seat as it is shown: properties of the same names as SwitchSeatView's,
 * to be bound to them. */
G_DECLARE_FINAL_TYPE (SwitchStageSeat, switch_stage_seat, SWITCH, STAGE_SEAT,
                      GObject)

SwitchStageSeat *switch_stage_seat_new    (guint              seat);
guint            switch_stage_seat_get_seat (SwitchStageSeat *self);
void             switch_stage_seat_update (SwitchStageSeat   *self,
                                           const SwitchScene *scene);
void             switch_stage_seat_set_caught (SwitchStageSeat *self,
                                               gboolean         caught);
void             switch_stage_seat_set_thinking (SwitchStageSeat *self,
                                                 gboolean       thinking);

G_END_DECLS
