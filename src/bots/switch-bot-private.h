/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-bot.h"

G_BEGIN_DECLS

/* Values are counted in tenths of a card. */
#define SWITCH_BOT_CARD 10

/* The errors of a level are finer. */
#define SWITCH_BOT_FINE 4

int      _switch_bot_value_of_round (const SwitchRound *before,
                                     const SwitchRound *after,
                                     guint              seat);
int      _switch_bot_value_of_drawing (const SwitchRound *before,
                                       const SwitchRound *after,
                                       guint              seat);
int      _switch_bot_value_of_reading (const SwitchView *view,
                                       const SwitchRound *after);
int      _switch_bot_value_of_temper (SwitchBotTemper    temper,
                                      const SwitchRound *after,
                                      guint              seat);
gboolean _switch_bot_forgets_call   (SwitchBotLevel     level,
                                     SwitchRandom      *random);
void     _switch_bot_plan           (const SwitchView  *view,
                                     const SwitchBot   *bot,
                                     gboolean           forgets,
                                     SwitchRandom      *random,
                                     SwitchMovePlan    *plan);

G_END_DECLS
