/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-table.h"

G_BEGIN_DECLS

char *switch_refusal_text_get_reason (const SwitchRefusal *refusal);
char *switch_refusal_text_get_advice (const SwitchRefusal *refusal,
                                      const SwitchTable   *table);
char *switch_refusal_text_get_price  (const SwitchRefusal *refusal,
                                      const SwitchTable   *table);

G_END_DECLS
