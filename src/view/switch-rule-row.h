/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "switch-house-rules.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_RULE_ROW (switch_rule_row_get_type ())

/**
 * SwitchRuleRow:
 *
 * The row of one rule, made from its spec: a switch, a list of words or a
 * number. It shows the property of that name of the variant that is played,
 * and sets it.
 */
G_DECLARE_FINAL_TYPE (SwitchRuleRow, switch_rule_row, SWITCH, RULE_ROW,
                      GtkWidget)

GtkWidget            *switch_rule_row_new          (SwitchHouseRules     *rules,
                                                    const SwitchRuleSpec *spec);

const SwitchRuleSpec *switch_rule_row_get_spec     (SwitchRuleRow        *self);
GtkWidget            *switch_rule_row_get_setting  (SwitchRuleRow        *self);
const char           *switch_rule_row_get_sentence (SwitchRuleRow        *self);
const char           *switch_rule_row_get_note     (SwitchRuleRow        *self);
gboolean              switch_rule_row_matches      (SwitchRuleRow        *self,
                                                    const char * const  *words);

G_END_DECLS
