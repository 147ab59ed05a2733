/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-bot-turn.h"

G_BEGIN_DECLS

const SwitchBotChoice *_switch_bot_search (const SwitchView       *view,
                                           const SwitchBot        *bot,
                                           SwitchRandom           *random,
                                           const SwitchBotChoices *choices,
                                           guint                  *n_playouts);

G_END_DECLS
