/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-bot-hint.h"
#include "switch-sentences.h"

G_BEGIN_DECLS

char *switch_hint_text_get_move   (const SwitchScene *scene,
                                   const SwitchHint  *hint);
char *switch_hint_text_get_reason (const SwitchScene *scene,
                                   const SwitchHint  *hint);
char *switch_hint_text_get_call   (const SwitchScene *scene,
                                   const SwitchHint  *hint);

G_END_DECLS
