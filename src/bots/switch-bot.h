/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-view.h"

G_BEGIN_DECLS

/**
 * SwitchBotLevel:
 *
 * How well a bot plays.
 */
typedef enum
{
  SWITCH_BOT_NOVICE,
  SWITCH_BOT_CASUAL,
  SWITCH_BOT_SKILLED,
  SWITCH_BOT_EXPERT,
} SwitchBotLevel;

#define SWITCH_N_BOT_LEVELS 4

void     switch_bot_plan      (const SwitchView *view,
                               SwitchBotLevel    level,
                               SwitchRandom     *random,
                               SwitchMovePlan   *plan);
gboolean switch_bot_interject (const SwitchView *view,
                               SwitchBotLevel    level,
                               SwitchRandom     *random,
                               SwitchMove       *move,
                               guint            *delay_ms);

G_END_DECLS
