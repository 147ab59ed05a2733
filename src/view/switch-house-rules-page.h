/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "switch-house-rules.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_HOUSE_RULES_PAGE (switch_house_rules_page_get_type ())

/**
 * SwitchHouseRulesPage:
 *
 * The page of the preferences where rules are chosen and changed. Its
 * actions are rules.rename, rules.duplicate, rules.delete, rules.undelete,
 * rules.import, rules.export, rules.add-powers and rules.dismiss.
 */
G_DECLARE_FINAL_TYPE (SwitchHouseRulesPage, switch_house_rules_page, SWITCH,
                      HOUSE_RULES_PAGE, GtkWidget)

void     switch_house_rules_page_set_rules     (SwitchHouseRulesPage *self,
                                                SwitchHouseRules     *rules);
void     switch_house_rules_page_set_under_way (SwitchHouseRulesPage *self,
                                                gboolean          under_way);
void     switch_house_rules_page_set_wide      (SwitchHouseRulesPage *self,
                                                gboolean              wide);
void     switch_house_rules_page_search        (SwitchHouseRulesPage *self,
                                                const char           *query);
void     switch_house_rules_page_focus_found   (SwitchHouseRulesPage *self);
gboolean switch_house_rules_page_import        (SwitchHouseRulesPage *self,
                                                GSList               *files);
const char *switch_house_rules_page_get_message (SwitchHouseRulesPage *self);

G_END_DECLS
