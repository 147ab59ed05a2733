/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-round.h"

G_BEGIN_DECLS

/**
 * SwitchBotPolicy:
 * @rules: the rules without calls, by which playouts go on
 * @wild: wild cards
 * @attack: cards that hit the next player
 * @last: cards on which a hand may not end
 * @n_out: how many are out already: the next one has the best of it
 *
 * What a fast player has to know of the rules. Made once a decision.
 */
typedef struct
{
  SwitchRules    rules;
  SwitchCardMask wild;
  SwitchCardMask attack;
  SwitchCardMask last;
  guint          n_out;
} SwitchBotPolicy;

void     _switch_bot_policy_init  (SwitchBotPolicy        *policy,
                                   const SwitchTable      *table);
void     _switch_bot_policy_choose (const SwitchBotPolicy *policy,
                                    const SwitchTable     *table,
                                    const SwitchOwn       *own,
                                    SwitchRandom          *random,
                                    SwitchMove            *move);
float    _switch_bot_playout      (const SwitchBotPolicy  *policy,
                                   SwitchRound            *round,
                                   guint                   seat,
                                   SwitchRandom           *random);

G_END_DECLS
