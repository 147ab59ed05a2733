/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "switch-rules.h"

G_BEGIN_DECLS

/* The widget that sets a rule: a switch for yes and no, a list for words, a
 * number for a number. */

GtkWidget  *switch_rule_setting_new        (const SwitchRuleSpec *spec);
const char *switch_rule_setting_get_signal (const SwitchRuleSpec *spec);
guint       switch_rule_setting_get_value  (GtkWidget            *setting,
                                            const SwitchRuleSpec *spec);
void        switch_rule_setting_set_value  (GtkWidget            *setting,
                                            const SwitchRuleSpec *spec,
                                            guint                 value);

void        switch_rule_setting_stop_scrolling (GtkWidget        *widget);

G_END_DECLS
