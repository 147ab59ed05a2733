/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-view.h"

G_BEGIN_DECLS

/**
 * SwitchBotLevel:
 * @SWITCH_BOT_NOVICE: lays what fits, and forgets to call
 * @SWITCH_BOT_CASUAL: keeps wild cards, and answers attacks
 * @SWITCH_BOT_SKILLED: counts cards, and knows what others lack
 * @SWITCH_BOT_EXPERT: plays on from what it has seen many times over
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

/**
 * SwitchBotTemper:
 * @SWITCH_BOT_EVEN: no leaning
 * @SWITCH_BOT_CAUTIOUS: likes to get rid of what costs most
 * @SWITCH_BOT_HOARDER: likes to keep what is strong
 * @SWITCH_BOT_ATTACKER: likes to hit the next player
 *
 * What a bot leans to where two ways are about as good.
 */
typedef enum
{
  SWITCH_BOT_EVEN,
  SWITCH_BOT_CAUTIOUS,
  SWITCH_BOT_HOARDER,
  SWITCH_BOT_ATTACKER,
} SwitchBotTemper;

#define SWITCH_N_BOT_TEMPERS 4

/**
 * SwitchBotStop:
 * @data: whatever it needs
 *
 * Asked every few microseconds in a bot's thread.
 *
 * Returns: whether the time to think is over, or the answer unwanted
 */
typedef gboolean (*SwitchBotStop) (gpointer data);

/**
 * SwitchBot:
 * @level: how well it plays
 * @temper: what it leans to
 * @playouts: how many rounds it plays on at most in a decision; 0 for as
 *   many as do it good
 * @stop: (nullable): when to answer with the best found so far
 * @stop_data: what @stop is given
 *
 * Who thinks, and for how long. A plain value.
 */
typedef struct
{
  SwitchBotLevel  level;
  SwitchBotTemper temper;
  guint           playouts;
  SwitchBotStop   stop;
  gpointer        stop_data;
} SwitchBot;

void     switch_bot_plan      (const SwitchView *view,
                               const SwitchBot  *bot,
                               SwitchRandom     *random,
                               SwitchMovePlan   *plan);
guint    switch_bot_count_playouts (const SwitchView *view,
                                    const SwitchBot  *bot,
                                    SwitchRandom     *random);
gboolean switch_bot_interject (const SwitchView *view,
                               const SwitchBot  *bot,
                               SwitchRandom     *random,
                               SwitchMove       *move,
                               guint            *delay_ms);

G_END_DECLS
