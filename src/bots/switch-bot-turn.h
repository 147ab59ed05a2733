/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-bot.h"

G_BEGIN_DECLS

#define SWITCH_BOT_MOST_CHOICES 16

/**
 * SwitchBotChoice:
 * @plan: a way to play the turn
 * @value: what it looks worth; the unit is the level's own
 * @key: equal for plans that come to the same, calls left out
 */
typedef struct
{
  SwitchMovePlan plan;
  int            value;
  guint64        key;
} SwitchBotChoice;

/**
 * SwitchBotChoices:
 *
 * The ways to play a turn that look best, in no order, no two of which come
 * to the same.
 */
typedef struct
{
  guint           n_choices;
  SwitchBotChoice choices[SWITCH_BOT_MOST_CHOICES];
} SwitchBotChoices;

void _switch_bot_find_choices (const SwitchView  *view,
                               const SwitchBot   *bot,
                               gboolean           forgets,
                               SwitchRandom      *random,
                               SwitchBotChoices  *choices);

G_END_DECLS
