/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-help-page.h"
#include "switch-move.h"

G_BEGIN_DECLS

/* The page of the rules that are being played. */

SwitchHelpPage *switch_rules_page_new         (const SwitchRules   *rules,
                                               const char          *name);
char           *switch_rules_page_get_anchor  (const SwitchRefusal *refusal);
char           *switch_rules_page_find_anchor (const SwitchRefusal *refusal,
                                               const SwitchRules   *rules);

G_END_DECLS
