/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-bot.h"
#include "switch-clock.h"
#include "switch-player.h"

G_BEGIN_DECLS

/* The pause before an ordinary turn, in milliseconds. */
#define SWITCH_COMPUTER_PACE_DEFAULT 900

#define SWITCH_TYPE_COMPUTER (switch_computer_get_type ())

G_DECLARE_FINAL_TYPE (SwitchComputer, switch_computer, SWITCH, COMPUTER,
                      SwitchPlayer)

SwitchPlayer   *switch_computer_new       (SwitchClock    *clock,
                                           const char     *name,
                                           SwitchBotLevel  level,
                                           guint64         seed);

SwitchBotLevel  switch_computer_get_level (SwitchComputer *self);
void            switch_computer_set_level (SwitchComputer *self,
                                           SwitchBotLevel  level);
guint           switch_computer_get_pace  (SwitchComputer *self);
void            switch_computer_set_pace  (SwitchComputer *self,
                                           guint           pace);
gboolean        switch_computer_is_busy   (SwitchComputer *self);

G_END_DECLS
