/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "switch-house-rules.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_RULES_SENTENCES (switch_rules_sentences_get_type ())

/**
 * SwitchRulesSentences:
 *
 * The sentences of the page “The rules you are playing”, always true of the
 * house rules as they are set, and a button that opens the page.
 */
G_DECLARE_FINAL_TYPE (SwitchRulesSentences, switch_rules_sentences, SWITCH,
                      RULES_SENTENCES, GtkWidget)

void switch_rules_sentences_set_rules (SwitchRulesSentences *self,
                                       SwitchHouseRules     *rules);

G_END_DECLS
