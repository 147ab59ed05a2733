/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-random.h"
#include "switch-table.h"

G_BEGIN_DECLS

void     switch_random_player_choose         (const SwitchTable  *table,
                                              const SwitchOwn    *own,
                                              SwitchRandom       *random,
                                              SwitchMove         *move);
void     switch_random_player_choose_eagerly (const SwitchTable  *table,
                                              const SwitchOwn    *own,
                                              SwitchRandom       *random,
                                              SwitchMove         *move);
gboolean switch_random_player_interject      (const SwitchTable  *table,
                                              guint               seat,
                                              SwitchRandom       *random,
                                              SwitchMove         *move);

G_END_DECLS
