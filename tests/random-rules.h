/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-round.h"

G_BEGIN_DECLS

/* Rules made by chance, for tests that look at all of them at once. */

void     random_rules_init      (SwitchRules        *rules,
                                 guint               n_seats,
                                 SwitchRandom       *random);
gboolean random_move_interject  (const SwitchRound  *round,
                                 SwitchRandom       *random,
                                 SwitchMove         *move);
void     random_move_any        (const SwitchRound  *round,
                                 SwitchRandom       *random,
                                 SwitchMove         *move);
void     random_move_legal      (const SwitchRound  *round,
                                 SwitchRandom       *random,
                                 SwitchMove         *move);
char    *random_rules_to_string (const SwitchRules  *rules);

G_END_DECLS
