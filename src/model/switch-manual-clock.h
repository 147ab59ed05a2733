/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-clock.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_MANUAL_CLOCK (switch_manual_clock_get_type ())

G_DECLARE_FINAL_TYPE (SwitchManualClock, switch_manual_clock, SWITCH,
                      MANUAL_CLOCK, SwitchClock)

SwitchClock *switch_manual_clock_new         (void);

void         switch_manual_clock_advance     (SwitchManualClock *self,
                                              guint              milliseconds);
gboolean     switch_manual_clock_advance_to_next
                                             (SwitchManualClock *self);
guint        switch_manual_clock_get_n_calls (SwitchManualClock *self);

G_END_DECLS
