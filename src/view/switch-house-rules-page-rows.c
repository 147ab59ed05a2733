/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-house-rules-page-private.h"

#include "switch-power-editor.h"
#include "switch-power-row.h"
#include "switch-rule-row.h"

/* The rows of the page: the rules in their groups, and the table of powers. */

static GtkWidget *
add_label (GtkWidget  *box,
           const char *text,
           const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, class);
  gtk_box_append (GTK_BOX (box), label);

  return label;
}

static void
add_group (SwitchHouseRulesPage *self,
           SwitchRuleGroup       group)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *title;

  gtk_widget_add_css_class (box, "group");
  gtk_widget_add_css_class (rows, "rows");
  title = add_label (box, switch_rule_group_get_title (group), "group-title");
  add_label (box, switch_rule_group_get_description (group),
             "group-sentence");
  gtk_box_append (GTK_BOX (box), rows);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (rows),
                                  GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  title, NULL, -1);
  gtk_box_append (self->groups, box);

  self->group_boxes[group] = box;
  self->rule_rows[group] = GTK_BOX (rows);
}

void
_switch_house_rules_page_fill (SwitchHouseRulesPage *self)
{
  guint n_specs;
  const SwitchRuleSpec *specs = switch_rule_specs (&n_specs);

  for (guint group = 0; group < SWITCH_N_RULE_GROUPS; group++)
    add_group (self, (SwitchRuleGroup) group);
  /* What the cards do comes after what cards there are. */
  gtk_box_reorder_child_after (self->groups, self->powers_group,
                               self->group_boxes[SWITCH_RULE_GROUP_PACK]);

  for (guint i = 0; i < n_specs; i++)
    gtk_box_append (self->rule_rows[switch_rule_text_get_group (&specs[i])],
                    switch_rule_row_new (self->rules, &specs[i]));
}

static gboolean
matches (SwitchHouseRulesPage *self,
         GtkWidget            *row)
{
  const char * const *words = (const char * const *) self->words;

  if (words == NULL)
    return TRUE;
  if (SWITCH_IS_RULE_ROW (row))
    return switch_rule_row_matches (SWITCH_RULE_ROW (row), words);

  return switch_power_row_matches (SWITCH_POWER_ROW (row), words);
}

/* Powers */

static void
edit_cb (SwitchHouseRulesPage *self,
         SwitchPowerRow       *row)
{
  _switch_house_rules_page_edit_powers (self,
                                        switch_power_row_get_class (row));
}

void
_switch_house_rules_page_edit_powers (SwitchHouseRulesPage *self,
                                      SwitchCardClass       klass)
{
  GtkWidget *editor = switch_power_editor_new (self->rules, klass);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (GTK_IS_WINDOW (root))
    gtk_window_set_transient_for (GTK_WINDOW (editor), GTK_WINDOW (root));
  gtk_window_present (GTK_WINDOW (editor));
}

/* A rank that was taken away stays in the list, for the way back. */
static gboolean
is_wanted (SwitchHouseRulesPage *self,
           SwitchCardClass       klass)
{
  SwitchVariant *variant = switch_house_rules_get_variant (self->rules);

  if (klass == SWITCH_CLASS_NONE)
    return FALSE;

  return switch_variant_get_rules (variant)->powers.present[klass] ||
         switch_house_rules_get_origin (self->rules)->powers.present[klass];
}

static void
remove_row (SwitchHouseRulesPage *self,
            GtkWidget            *row)
{
  /* The focus must not be lost with it. */
  if (gtk_widget_get_focus_child (GTK_WIDGET (self->power_rows)) == row)
    gtk_widget_child_focus (GTK_WIDGET (self->powers_group),
                            GTK_DIR_TAB_FORWARD);
  gtk_box_remove (self->power_rows, row);
}

#define CLASSES_OF_RANK 7

/* The classes by rank, each before what is set apart from it: a rank, its
 * black cards, its red ones, and the four. Of jokers there are three. */
static SwitchCardClass
get_class_in_order (guint n)
{
  const guint rank = n / CLASSES_OF_RANK + 1;
  const guint part = n % CLASSES_OF_RANK;

  if (part == 0)
    return SWITCH_CLASS_OF_RANK (rank);
  if (part < 3)
    return SWITCH_CLASS_OF_COLOUR (rank, part == 2);
  if (rank == SWITCH_RANK_JOKER)
    return SWITCH_CLASS_NONE;

  return SWITCH_CLASS_OF_CARD (switch_card_new (rank,
                                                (SwitchSuit) (part - 3)));
}

/* The rows are kept where they are: only what came or went changes. */
void
_switch_house_rules_page_update_powers (SwitchHouseRulesPage *self)
{
  GtkWidget *before = NULL;
  GtkWidget *next =
    gtk_widget_get_first_child (GTK_WIDGET (self->power_rows));

  for (guint i = 0; i < SWITCH_RANK_JOKER * CLASSES_OF_RANK; i++)
    {
      const SwitchCardClass klass = get_class_in_order (i);
      const gboolean there = next != NULL &&
        switch_power_row_get_class (SWITCH_POWER_ROW (next)) == klass;
      GtkWidget *row = there ? next : NULL;

      if (there)
        next = gtk_widget_get_next_sibling (next);
      if (there && !is_wanted (self, klass))
        {
          remove_row (self, row);
          continue;
        }
      if (!there && is_wanted (self, klass))
        {
          row = switch_power_row_new (self->rules, klass);
          g_signal_connect_object (row, "edit", G_CALLBACK (edit_cb), self,
                                   G_CONNECT_SWAPPED);
          gtk_widget_set_visible (row, matches (self, row));
          gtk_box_insert_child_after (self->power_rows, row, before);
        }
      if (row != NULL)
        before = row;
    }
}

/* Searching */

/* A row that was found stays while it is changed, though its words do not.
 * Returns whether any is left. */
static gboolean
filter_rows (SwitchHouseRulesPage *self,
             GtkBox               *rows,
             gboolean              again)
{
  gboolean any = FALSE;

  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (rows));
       row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      const gboolean found = (again && gtk_widget_get_visible (row)) ||
                             matches (self, row);

      gtk_widget_set_visible (row, found);
      any |= found;
    }

  return any;
}

/* @again: the words are those that were searched for before */
void
_switch_house_rules_page_filter (SwitchHouseRulesPage *self,
                                 gboolean              again)
{
  gboolean any = filter_rows (self, self->power_rows, again);

  gtk_widget_set_visible (self->powers_group, any || self->words == NULL);
  for (guint group = 0; group < SWITCH_N_RULE_GROUPS; group++)
    {
      const gboolean found = filter_rows (self, self->rule_rows[group],
                                          again);

      gtk_widget_set_visible (self->group_boxes[group], found);
      any |= found;
    }

  gtk_widget_set_visible (self->nothing_label, !any && self->words != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->end_slot), self->words == NULL);
}

static gboolean
focus_first (GtkBox *rows)
{
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (rows));
       row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      if (!gtk_widget_get_visible (row))
        continue;
      if (SWITCH_IS_RULE_ROW (row)
            ? gtk_widget_grab_focus (
                switch_rule_row_get_setting (SWITCH_RULE_ROW (row)))
            : gtk_widget_child_focus (row, GTK_DIR_TAB_FORWARD))
        return TRUE;
    }

  return FALSE;
}

/**
 * switch_house_rules_page_focus_found:
 * @self: the page
 *
 * Moves the focus to what sets the first rule that was found.
 */
void
switch_house_rules_page_focus_found (SwitchHouseRulesPage *self)
{
  g_return_if_fail (SWITCH_IS_HOUSE_RULES_PAGE (self));

  for (guint group = 0; group < SWITCH_N_RULE_GROUPS; group++)
    if (focus_first (self->rule_rows[group]))
      return;

  focus_first (self->power_rows);
}
