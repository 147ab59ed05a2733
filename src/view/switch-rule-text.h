/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-rules.h"

G_BEGIN_DECLS

/**
 * SwitchRuleGroup:
 *
 * What a rule is about; the groups follow each other as in a conversation.
 */
typedef enum
{
  SWITCH_RULE_GROUP_PACK,
  SWITCH_RULE_GROUP_DRAWING,
  SWITCH_RULE_GROUP_SEVERAL,
  SWITCH_RULE_GROUP_ATTACKS,
  SWITCH_RULE_GROUP_MISSING,
  SWITCH_RULE_GROUP_LAST_CARD,
  SWITCH_RULE_GROUP_GOING_OUT,
  SWITCH_RULE_GROUP_SCORE,

  SWITCH_N_RULE_GROUPS
} SwitchRuleGroup;

/* The words of the rules, in the user's language. Everything is driven by
 * the specs of switch_rule_specs(); only the words are written per rule. */

const char      *switch_rule_group_get_title       (SwitchRuleGroup group);
const char      *switch_rule_group_get_description (SwitchRuleGroup group);
const char      *switch_rule_group_get_help_page   (SwitchRuleGroup group);

SwitchRuleGroup  switch_rule_text_get_group        (const SwitchRuleSpec *spec);
const char      *switch_rule_text_get_title        (const SwitchRuleSpec *spec);
char            *switch_rule_text_get_value        (const SwitchRuleSpec *spec,
                                                    guint                value);
char            *switch_rule_text_get_sentence     (const SwitchRuleSpec *spec,
                                                    const SwitchRules   *rules);
const char      *switch_rule_text_get_idle_reason  (const SwitchRuleSpec *spec,
                                                    const SwitchRules   *rules);

G_END_DECLS
