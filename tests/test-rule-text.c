/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The words of the rules: none is missing, in no language. */

#include "switch-class-names.h"
#include "switch-power-text.h"
#include "switch-rule-text.h"
#include "switch-rules-file.h"

#include "languages.h"

/* What is said in each language; the English must not be seen in others. */
typedef char *(*SayFunc) (gconstpointer what,
                          guint         value);

static void
check_said (SayFunc       say,
            gconstpointer what,
            guint         value,
            gboolean      differs)
{
  g_autofree char *english = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (test_languages); i++)
    {
      g_autofree char *said = NULL;

      set_language (test_languages[i]);
      said = say (what, value);
      g_assert_nonnull (said);
      g_assert_cmpstr (said, !=, "");
      g_assert_null (strstr (said, "%s"));
      if (i == 0)
        english = g_steal_pointer (&said);
      else if (differs)
        g_assert_cmpstr (said, !=, english);
    }
  set_language ("en");
}

static char *
say_title (gconstpointer what,
           guint         value)
{
  return g_strdup (switch_rule_text_get_title (what));
}

static char *
say_value (gconstpointer what,
           guint         value)
{
  return switch_rule_text_get_value (what, value);
}

static char *
say_sentence (gconstpointer what,
              guint         value)
{
  SwitchRules rules;

  switch_rules_init (&rules);
  switch_rule_spec_set (what, &rules, value);
  switch_rules_compile (&rules);

  return switch_rule_text_get_sentence (what, &rules);
}

static void
test_rules (void)
{
  guint n_specs;
  const SwitchRuleSpec *specs = switch_rule_specs (&n_specs);

  for (guint i = 0; i < n_specs; i++)
    {
      const SwitchRuleSpec *spec = &specs[i];
      const guint last = MIN (spec->maximum, 25);

      g_test_message ("%s", spec->key);
      check_said (say_title, spec, 0, !g_str_equal (spec->key, "jokers"));
      for (guint value = 0; value <= last; value++)
        if (switch_rule_spec_allows (spec, value))
          {
            check_said (say_value, spec, value,
                        spec->kind != SWITCH_RULE_NUMBER);
            check_said (say_sentence, spec, value, TRUE);
          }
    }
}

/* Each value has a sentence of its own. */
static void
test_sentences_differ (void)
{
  guint n_specs;
  const SwitchRuleSpec *specs = switch_rule_specs (&n_specs);

  set_language ("en");
  for (guint i = 0; i < n_specs; i++)
    {
      g_autoptr(GHashTable) seen =
        g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

      for (guint value = 0; value <= MIN (specs[i].maximum, 25u); value++)
        if (switch_rule_spec_allows (&specs[i], value))
          g_assert_true (g_hash_table_add (seen,
                                           say_sentence (&specs[i], value)));
    }
}

static char *
say_group (gconstpointer what,
           guint         value)
{
  return g_strdup (switch_rule_group_get_title (value));
}

static char *
say_group_description (gconstpointer what,
                       guint         value)
{
  return g_strdup (switch_rule_group_get_description (value));
}

static void
test_groups (void)
{
  guint n_specs;
  const SwitchRuleSpec *specs = switch_rule_specs (&n_specs);

  for (guint group = 0; group < SWITCH_N_RULE_GROUPS; group++)
    {
      gboolean used = FALSE;

      check_said (say_group, NULL, group, TRUE);
      check_said (say_group_description, NULL, group, TRUE);
      for (guint i = 0; i < n_specs; i++)
        if (switch_rule_text_get_group (&specs[i]) == group)
          used = TRUE;
      g_assert_true (used);
    }
}

static char *
say_power_title (gconstpointer what,
                 guint         value)
{
  return g_strdup (switch_power_text_get_title (value));
}

static char *
say_power_meaning (gconstpointer what,
                   guint         value)
{
  return g_strdup (switch_power_text_get_meaning (value));
}

static char *
say_entry (gconstpointer what,
           guint         value)
{
  const SwitchRules *rules = what;

  return switch_power_text_get_sentence (value,
                                         &rules->powers.entries[value], rules);
}

static char *
say_entry_label (gconstpointer what,
                 guint         value)
{
  const SwitchRules *rules = what;

  return switch_power_text_get_label (value, &rules->powers.entries[value]);
}

static void
check_entry (SwitchRules     *rules,
             SwitchCardClass  klass,
             const char      *powers)
{
  g_autofree char *name = switch_class_to_string (klass);

  g_test_message ("%s=%s", name, powers);
  g_assert_true (switch_rules_set_power (rules, name, powers, NULL));
  switch_rules_compile (rules);
  check_said (say_entry, rules, klass, TRUE);
  check_said (say_entry_label, rules, klass, TRUE);
}

/* Every power by every rule that changes what is said of it. */
static void
test_powers (void)
{
  static const char *const powers[] = {
    "any-time", "suit", "any-time, suit", "draw 1", "draw 2", "draw 5",
    "draw 20, answer 2 J/black J/red", "cancel 1", "cancel 5", "cancel all",
    "together", "skip", "reverse", "again", "lay-suit", "cover", "cover any",
    "no-finish", "plain",
  };
  SwitchRules rules;

  for (guint bit = 0; bit < SWITCH_N_POWERS; bit++)
    {
      check_said (say_power_title, NULL, 1u << bit, TRUE);
      check_said (say_power_meaning, NULL, 1u << bit, TRUE);
    }

  switch_rules_init (&rules);
  for (guint i = 0; i < G_N_ELEMENTS (powers); i++)
    for (guint variant = 0; variant < 2; variant++)
      {
        rules.no_finish = (guint16) variant;
        rules.skip_answer = (guint16) variant;
        rules.stacking = (guint16) variant;
        check_entry (&rules, SWITCH_CLASS_OF_RANK (7), powers[i]);
      }
}

static void
test_classes (void)
{
  SwitchRules rules;

  switch_rules_init (&rules);
  for (guint klass = 0; klass < SWITCH_N_CLASSES; klass++)
    check_entry (&rules, (SwitchCardClass) klass, "any-time");
}

static void
test_words (void)
{
  SwitchRules rules;
  g_autofree char *label = NULL;
  g_autofree char *sentence = NULL;
  const SwitchCardClass jacks = SWITCH_CLASS_OF_RANK (11);

  set_language ("en");
  switch_rules_init (&rules);
  g_assert_true (switch_rules_set_power (&rules, "J", "any-time, suit", NULL));
  switch_rules_compile (&rules);

  label = switch_power_text_get_label (jacks, &rules.powers.entries[jacks]);
  g_assert_cmpstr (label, ==, "Jacks: any time, name the suit");
  sentence = switch_power_text_get_sentence (jacks,
                                             &rules.powers.entries[jacks],
                                             &rules);
  g_assert_cmpstr (sentence, ==, "A jack may be laid on any card, and its "
                                 "player names the suit to follow.");
}

/* Rules that mean nothing say so, and not by a preset that uses them. */
static void
test_idle (void)
{
  static const struct
  {
    const char *preset;
    const char *key;
    gboolean    idle;
  } cases[] = {
    { "switch", "lay", FALSE },
    { "switch", "effects", TRUE },
    { "switch", "after-wild", TRUE },
    { "switch", "cancel-rest", TRUE },
    { "switch", "reverse-with-two", TRUE },
    { "switch", "no-finish", TRUE },
    { "switch", "eliminate", TRUE },
    { "switch", "skip-turns", FALSE },
    { "switch", "call-penalty", FALSE },
    { "classic", "cancel-rest", FALSE },
    { "classic", "skip-turns", TRUE },
    { "classic", "reverse-with-two", FALSE },
    { "classic", "no-finish", FALSE },
    { "classic", "effects", FALSE },
    { "black-jack", "false-call", TRUE },
    { "black-jack", "after-wild", FALSE },
    { "jacks-twos-eights", "call-penalty", TRUE },
    { "crazy-eights", "stacking", TRUE },
    { "crazy-eights", "call-check", TRUE },
    { "crazy-eights", "skip-answer", TRUE },
    { "crazy-eights", "wild-on-wild", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const SwitchRulesFile *preset = switch_preset_find (cases[i].preset);
      const char *reason = switch_rule_text_get_idle_reason (
        switch_rule_spec_find (cases[i].key), &preset->rules);

      g_test_message ("%s %s", cases[i].preset, cases[i].key);
      g_assert_cmpint (reason != NULL, ==, cases[i].idle);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rule-text/rules", test_rules);
  g_test_add_func ("/rule-text/sentences-differ", test_sentences_differ);
  g_test_add_func ("/rule-text/groups", test_groups);
  g_test_add_func ("/rule-text/powers", test_powers);
  g_test_add_func ("/rule-text/classes", test_classes);
  g_test_add_func ("/rule-text/words", test_words);
  g_test_add_func ("/rule-text/idle", test_idle);

  return g_test_run ();
}
