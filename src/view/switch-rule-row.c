/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-rule-row.h"

#include "switch-help-search.h"
#include "switch-preference-row.h"
#include "switch-rule-setting.h"
#include "switch-rule-text.h"

struct _SwitchRuleRow
{
  GtkWidget             parent_instance;

  SwitchPreferenceRow  *row;

  SwitchHouseRules     *rules;
  const SwitchRuleSpec *spec;
  GtkWidget            *setting;
  char                 *words;          /* what a search looks into */
  gboolean              updating;
};

G_DEFINE_FINAL_TYPE (SwitchRuleRow, switch_rule_row, GTK_TYPE_WIDGET)

static void
update (SwitchRuleRow *self)
{
  SwitchVariant *variant = switch_house_rules_get_variant (self->rules);
  const SwitchRules *rules = switch_variant_get_rules (variant);
  const char *idle = switch_rule_text_get_idle_reason (self->spec, rules);
  g_autofree char *sentence = switch_rule_text_get_sentence (self->spec,
                                                             rules);

  self->updating = TRUE;
  switch_rule_setting_set_value (self->setting, self->spec,
                                 switch_rule_spec_get (self->spec, rules));
  self->updating = FALSE;

  /* Where a rule has no effect the reason takes the place of what it would
   * do. */
  gtk_widget_set_sensitive (self->setting, idle == NULL);
  switch_preference_row_set_sentence (self->row,
                                      idle == NULL ? sentence : NULL);
  switch_preference_row_set_note (self->row, idle);
  switch_preference_row_set_changed (
    self->row, switch_variant_rule_differs (variant, self->spec->key));
}

/* What is refused goes back to what it was, and the reason stands there until
 * something changes. */
static void
finish_change (SwitchRuleRow *self,
               gboolean       changed,
               GError        *error)
{
  update (self);
  if (changed)
    return;

  switch_preference_row_set_note (self->row, error->message);
  gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
value_changed_cb (SwitchRuleRow *self)
{
  SwitchVariant *variant = switch_house_rules_get_variant (self->rules);
  const guint value = switch_rule_setting_get_value (self->setting,
                                                     self->spec);
  g_autoptr(GError) error = NULL;
  gboolean changed;

  /* What was refused and put back is told once more, as it is. */
  if (self->updating ||
      value == switch_variant_get_rule (variant, self->spec->key))
    return;

  changed = switch_house_rules_set_rule (self->rules, self->spec->key, value,
                                         &error);
  finish_change (self, changed, error);
}

static void
reset_cb (SwitchRuleRow *self)
{
  g_autoptr(GError) error = NULL;
  const gboolean changed =
    switch_house_rules_reset_rule (self->rules, self->spec->key, &error);

  finish_change (self, changed, error);
}

static void
switch_rule_row_dispose (GObject *object)
{
  SwitchRuleRow *self = SWITCH_RULE_ROW (object);

  g_clear_object (&self->rules);
  if (self->row != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->row));
  self->row = NULL;

  G_OBJECT_CLASS (switch_rule_row_parent_class)->dispose (object);
}

static void
switch_rule_row_finalize (GObject *object)
{
  SwitchRuleRow *self = SWITCH_RULE_ROW (object);

  g_free (self->words);

  G_OBJECT_CLASS (switch_rule_row_parent_class)->finalize (object);
}

static void
switch_rule_row_class_init (SwitchRuleRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = switch_rule_row_dispose;
  object_class->finalize = switch_rule_row_finalize;

  gtk_widget_class_set_layout_manager_type (widget_class,
                                            GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "rulerow");
}

static void
switch_rule_row_init (SwitchRuleRow *self)
{
  self->row = g_object_new (SWITCH_TYPE_PREFERENCE_ROW, NULL);
  gtk_widget_set_parent (GTK_WIDGET (self->row), GTK_WIDGET (self));
  g_signal_connect_object (self->row, "reset", G_CALLBACK (reset_cb), self,
                           G_CONNECT_SWAPPED);
}

/* The name, the group, the words of all values, and the key for those who
 * know the files. */
static char *
collect_words (const SwitchRuleSpec *spec)
{
  g_autoptr(GString) words = g_string_new (NULL);
  const SwitchRuleGroup group = switch_rule_text_get_group (spec);

  g_string_append_printf (words, "%s\n%s\n%s", spec->key,
                          switch_rule_text_get_title (spec),
                          switch_rule_group_get_title (group));
  for (guint value = 0; spec->kind == SWITCH_RULE_CHOICE &&
       value <= spec->maximum; value++)
    {
      g_autofree char *word = switch_rule_text_get_value (spec, value);

      g_string_append_printf (words, "\n%s", word);
    }

  return g_strdup (words->str);
}

/**
 * switch_rule_row_new:
 * @rules: the house rules
 * @spec: a rule
 *
 * Returns: a row for the rule
 */
GtkWidget *
switch_rule_row_new (SwitchHouseRules     *rules,
                     const SwitchRuleSpec *spec)
{
  SwitchRuleRow *self;

  g_return_val_if_fail (SWITCH_IS_HOUSE_RULES (rules), NULL);
  g_return_val_if_fail (spec != NULL, NULL);

  self = g_object_new (SWITCH_TYPE_RULE_ROW, NULL);
  self->rules = g_object_ref (rules);
  self->spec = spec;
  self->words = collect_words (spec);
  self->setting = switch_rule_setting_new (spec);
  gtk_widget_set_name (self->setting, spec->key);
  switch_preference_row_set_title (self->row,
                                   switch_rule_text_get_title (spec));
  switch_preference_row_set_setting (self->row, self->setting);
  g_signal_connect_object (self->setting,
                           switch_rule_setting_get_signal (spec),
                           G_CALLBACK (value_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (rules, "changed", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  update (self);

  return GTK_WIDGET (self);
}

/**
 * switch_rule_row_get_spec:
 * @self: a row
 *
 * Returns: its rule
 */
const SwitchRuleSpec *
switch_rule_row_get_spec (SwitchRuleRow *self)
{
  g_return_val_if_fail (SWITCH_IS_RULE_ROW (self), NULL);

  return self->spec;
}

/**
 * switch_rule_row_get_setting:
 * @self: a row
 *
 * Returns: (transfer none): the widget that sets the rule
 */
GtkWidget *
switch_rule_row_get_setting (SwitchRuleRow *self)
{
  g_return_val_if_fail (SWITCH_IS_RULE_ROW (self), NULL);

  return self->setting;
}

/**
 * switch_rule_row_get_sentence:
 * @self: a row
 *
 * Returns: the sentence that explains the rule as it is set, or "" where it
 *   has no effect
 */
const char *
switch_rule_row_get_sentence (SwitchRuleRow *self)
{
  g_return_val_if_fail (SWITCH_IS_RULE_ROW (self), NULL);

  return switch_preference_row_get_sentence (self->row);
}

/**
 * switch_rule_row_get_note:
 * @self: a row
 *
 * Returns: why the rule has no effect, or cannot be set so, or ""
 */
const char *
switch_rule_row_get_note (SwitchRuleRow *self)
{
  g_return_val_if_fail (SWITCH_IS_RULE_ROW (self), NULL);

  return switch_preference_row_get_note (self->row);
}

/**
 * switch_rule_row_matches:
 * @self: a row
 * @words: what is searched for, from switch_help_search_split()
 *
 * Returns: whether it is found by the words of the rule
 */
gboolean
switch_rule_row_matches (SwitchRuleRow      *self,
                         const char * const *words)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (SWITCH_IS_RULE_ROW (self), FALSE);
  g_return_val_if_fail (words != NULL, FALSE);

  text = g_strjoin ("\n", self->words, switch_rule_row_get_sentence (self),
                    NULL);

  return switch_help_search_matches (text, words);
}
