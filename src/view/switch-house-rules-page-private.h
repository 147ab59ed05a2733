/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-house-rules-page.h"
#include "switch-rule-text.h"
#include "switch-rules-sentences.h"
#include "switch-trial-view.h"
#include "switch-variant-list.h"

G_BEGIN_DECLS

struct _SwitchHouseRulesPage
{
  GtkWidget          parent_instance;

  GtkWidget         *message_bar;
  GtkLabel          *message_label;
  GtkWidget         *undelete_button;
  GtkStack          *name_stack;
  GtkLabel          *name_label;
  GtkEditable       *name_entry;
  GtkLabel          *about_label;
  GtkWidget         *under_way_label;
  GtkMenuButton     *choose_button;
  GtkPopover        *choose_popover;
  SwitchVariantList *variant_list;
  GtkMenuButton     *manage_button;
  guint              menu_frames;     /* since it was to close */
  GtkBox            *groups;
  GtkWidget         *powers_group;
  GtkBox            *power_rows;
  GtkWidget         *nothing_label;
  GtkBox            *end_slot;
  GtkWidget         *aside_window;
  GtkBox            *aside_slot;
  GtkWidget         *outcome;
  SwitchRulesSentences *sentences;
  SwitchTrialView   *trial_view;

  GtkWidget         *group_boxes[SWITCH_N_RULE_GROUPS];
  GtkBox            *rule_rows[SWITCH_N_RULE_GROUPS];
  SwitchHouseRules  *rules;
  char             **words;             /* searched for */
  gboolean           wide;
};

/* switch-house-rules-page-actions.c */
void _switch_house_rules_page_install_actions (GtkWidgetClass       *klass);
void _switch_house_rules_page_add_drop_target (SwitchHouseRulesPage *self);
void _switch_house_rules_page_update_actions  (SwitchHouseRulesPage *self);
void _switch_house_rules_page_end_renaming    (SwitchHouseRulesPage *self,
                                               gboolean              keep);
void _switch_house_rules_page_tell            (SwitchHouseRulesPage *self,
                                               const char           *sentence);

/* switch-house-rules-page-rows.c */
void _switch_house_rules_page_fill            (SwitchHouseRulesPage *self);
void _switch_house_rules_page_update_powers   (SwitchHouseRulesPage *self);
void _switch_house_rules_page_filter          (SwitchHouseRulesPage *self,
                                               gboolean              again);
void _switch_house_rules_page_edit_powers     (SwitchHouseRulesPage *self,
                                               SwitchCardClass       klass);

G_END_DECLS
