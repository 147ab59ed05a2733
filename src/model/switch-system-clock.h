/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-clock.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_SYSTEM_CLOCK (switch_system_clock_get_type ())

G_DECLARE_FINAL_TYPE (SwitchSystemClock, switch_system_clock, SWITCH,
                      SYSTEM_CLOCK, SwitchClock)

SwitchClock *switch_system_clock_new (void);

G_END_DECLS
