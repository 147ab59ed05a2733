/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The table of rules, the presets, and files with rules. */

#include <string.h>

#include "random-rules.h"
#include "switch-error.h"
#include "switch-rules-file.h"

/* The keys of section 1 of the rules: who adds one adds it here too. */
#define N_RULES 35

static void
test_specs (void)
{
  const SwitchRuleSpec *specs;
  SwitchRules rules;
  guint n_specs;

  specs = switch_rule_specs (&n_specs);
  g_assert_cmpuint (n_specs, ==, N_RULES);

  /* Each has a place of its own, and together they fill the values. */
  g_assert_cmpuint (n_specs * sizeof (guint16), ==,
                    G_STRUCT_OFFSET (SwitchRules, target) +
                    sizeof (guint16));
  switch_rules_init (&rules);
  for (guint i = 0; i < n_specs; i++)
    {
      g_assert_cmpuint (specs[i].offset, ==, i * sizeof (guint16));
      g_assert_true (switch_rule_spec_find (specs[i].key) == &specs[i]);
      g_assert_true (switch_rule_spec_allows (&specs[i], specs[i].preset));
      g_assert_cmpuint (switch_rule_spec_get (&specs[i], &rules), ==,
                        specs[i].preset);
    }
}

static void
test_values (void)
{
  const SwitchRuleSpec *specs;
  guint n_specs;

  specs = switch_rule_specs (&n_specs);
  for (guint i = 0; i < n_specs; i++)
    for (guint value = 0; value <= specs[i].maximum + 1u; value++)
      {
        g_autofree char *text = NULL;
        guint read = G_MAXUINT;

        if (!switch_rule_spec_allows (&specs[i], value))
          {
            g_autoptr (GError) error = NULL;
            g_autofree char *wrong = g_strdup_printf ("%u", value);

            if (specs[i].kind != SWITCH_RULE_NUMBER)
              continue;
            g_assert_false (switch_rule_spec_parse (&specs[i], wrong, &read,
                                                    &error));
            g_assert_nonnull (strstr (error->message, specs[i].key));
            continue;
          }

        text = switch_rule_spec_to_string (&specs[i], value);
        g_assert_true (switch_rule_spec_parse (&specs[i], text, &read, NULL));
        g_assert_cmpuint (read, ==, value);
      }
}

static void
test_presets (void)
{
  const char * const *ids = switch_preset_get_ids ();
  guint n_presets = 0;

  for (; ids[n_presets] != NULL; n_presets++)
    {
      const SwitchRulesFile *preset = switch_preset_find (ids[n_presets]);

      g_assert_nonnull (preset);
      g_assert_cmpstr (preset->name, !=, "");
      g_assert_cmpstr (preset->description, !=, "");
      for (guint n = SWITCH_MIN_SEATS; n <= SWITCH_MAX_SEATS; n++)
        g_assert_true (switch_rules_check_deal (&preset->rules, n, NULL));
      for (guint i = 0; i < n_presets; i++)
        g_assert_false (switch_rules_equal (
          &preset->rules, &switch_preset_find (ids[i])->rules));
    }

  g_assert_cmpuint (n_presets, ==, 10);
  g_assert_null (switch_preset_find ("whist"));
}

/* Some facts of section 3 of the rules that scenarios do not show. */
static void
test_preset_facts (void)
{
  const SwitchRules *classic = &switch_preset_find ("classic")->rules;
  const SwitchRules *black_jack = &switch_preset_find ("black-jack")->rules;
  const SwitchRules *mau_mau = &switch_preset_find ("mau-mau")->rules;

  g_assert_cmpuint (switch_rules_get_hand_size (black_jack, 4), ==, 7);
  g_assert_cmpuint (switch_rules_get_hand_size (black_jack, 5), ==, 5);
  g_assert_cmpuint (switch_rules_get_decks (black_jack, 5), ==, 1);
  g_assert_cmpuint (switch_rules_get_decks (black_jack, 6), ==, 2);
  g_assert_cmpuint (switch_rules_get_decks (mau_mau, 4), ==, 1);
  g_assert_cmpuint (switch_rules_get_decks (mau_mau, 5), ==, 2);
  g_assert_cmpuint (switch_mask_count (mau_mau->in_pack), ==, 32);
  g_assert_cmphex (SWITCH_RULES_MASK (classic, SWITCH_POWER_ANY_TIME), ==,
                   switch_rank_mask (1) |
                   switch_rank_mask (SWITCH_RANK_JOKER));
}

static void
test_file_round_trip (void)
{
  SwitchRandom random;

  switch_random_init (&random, (guint64) g_test_rand_int ());
  for (guint i = 0; i < 500; i++)
    {
      SwitchRulesFile file = {
        .id = (char *) "ours", .name = (char *) "Luật nhà bà; \\n “Oma”",
        .description = (char *) "", .aliases = (char *) "A;B",
        .based_on = (char *) "classic",
      };
      g_autoptr (SwitchRulesFile) read = NULL;
      g_autoptr (GError) error = NULL;
      g_autofree char *data = NULL;
      gsize size;

      random_rules_init (&file.rules, 2 + i % 7, &random);
      data = switch_rules_file_to_data (&file, &size);
      read = switch_rules_file_parse ("ours", data, size, &error);
      g_assert_no_error (error);
      g_assert_true (switch_rules_equal (&read->rules, &file.rules));
      g_assert_cmpstr (read->name, ==, file.name);
      g_assert_cmpstr (read->aliases, ==, file.aliases);
      g_assert_cmpstr (read->based_on, ==, file.based_on);
    }
}

#define HEAD "[Switch Rules]\nVersion=1\nName=Ours\n"

static void
test_broken_files (void)
{
  static const struct {
    const char *text;
    const char *says;
  } files[] = {
    { "", "" },
    { "not a file\n", "" },
    { "[Switch Rules]\nName=Ours\n", "Version" },
    { "[Switch Rules]\nVersion=x\nName=Ours\n", "Line 2" },
    { "[Switch Rules]\nVersion=0\nName=Ours\n", "Line 2" },
    { "[Switch Rules]\nVersion=2\nName=Ours\n", "newer version" },
    { "[Switch Rules]\nVersion=1\n", "no name" },
    { "[Rules]\nlay=run\n", "not a file" },
    { HEAD "[Weather]\nsun=yes\n", "Weather" },
    { HEAD "Based-On=whist\n", "whist" },
    { HEAD "[Rules]\nspeed=fast\n", "Line 5" },
    { HEAD "[Rules]\n\nlay=pairs\n", "Line 6" },
    { HEAD "[Rules]\nhand-size=11\n", "Line 5" },
    { HEAD "[Rules]\nhand-size=-3\n", "Line 5" },
    { HEAD "[Rules]\nhand-size=7.0\n", "Line 5" },
    { HEAD "[Rules]\nplay-on=maybe\n", "Line 5" },
    { HEAD "[Rules]\neliminate=yes\n", "play-on" },
    { HEAD "[Powers]\n1=skip\n", "Line 5" },
    { HEAD "[Powers]\n2=\n", "Line 5" },
    { HEAD "[Powers]\n2=draw 2\n3=fly\n", "Line 6" },
    { HEAD "[Powers]\n2=draw 2, skip\n", "Line 5" },
    { HEAD "[Powers]\nJ/blue=skip\n", "Line 5" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (SwitchRulesFile) file = NULL;
      g_autoptr (GError) error = NULL;

      file = switch_rules_file_parse ("ours", files[i].text,
                                      strlen (files[i].text), &error);
      g_assert_null (file);
      g_assert_nonnull (error);
      g_assert_nonnull (strstr (error->message, files[i].says));
    }
}

/* Bytes turned over at random give an error or rules, and nothing else. */
static void
test_mangled_files (void)
{
  const SwitchRulesFile *preset = switch_preset_find ("black-jack");
  g_autofree char *data = NULL;
  guint n_refused = 0;
  gsize size;

  data = switch_rules_file_to_data (preset, &size);
  for (guint i = 0; i < 5000; i++)
    {
      g_autofree char *copy = g_memdup2 (data, size + 1);
      g_autoptr (SwitchRulesFile) file = NULL;
      g_autoptr (GError) error = NULL;

      for (gint n = g_test_rand_int_range (1, 5); n > 0; n--)
        copy[g_test_rand_int_range (0, (gint) size)] =
          (char) g_test_rand_int_range (0, 256);

      file = switch_rules_file_parse ("ours", copy, size, &error);
      g_assert_true ((file == NULL) == (error != NULL));
      n_refused += file == NULL;
    }
  g_assert_cmpuint (n_refused, >, 0);
}

static void
test_large_file (void)
{
  g_autoptr (GString) text = g_string_new (HEAD);
  g_autoptr (SwitchRulesFile) file = NULL;
  g_autoptr (GError) error = NULL;

  while (text->len <= SWITCH_RULES_FILE_MAX_SIZE)
    g_string_append (text, "# so much to say\n");

  file = switch_rules_file_parse ("ours", text->str, text->len, &error);
  g_assert_null (file);
  g_assert_error (error, SWITCH_ERROR, SWITCH_ERROR_SYNTAX);
}

static void
test_based_on (void)
{
  const char *text = HEAD "Based-On=classic\n[Rules]\nlay=run\n";
  const SwitchRules *classic = &switch_preset_find ("classic")->rules;
  g_autoptr (SwitchRulesFile) file = NULL;

  file = switch_rules_file_parse ("ours", text, strlen (text), NULL);
  g_assert_nonnull (file);
  g_assert_cmpuint (file->rules.lay, ==, SWITCH_LAY_RUN);
  g_assert_cmpuint (file->rules.draw_up_to, ==, classic->draw_up_to);
  g_assert_true (switch_power_table_equal (&file->rules.powers,
                                           &classic->powers));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/specs", test_specs);
  g_test_add_func ("/rules/values", test_values);
  g_test_add_func ("/rules/presets", test_presets);
  g_test_add_func ("/rules/preset-facts", test_preset_facts);
  g_test_add_func ("/rules-file/round-trip", test_file_round_trip);
  g_test_add_func ("/rules-file/broken", test_broken_files);
  g_test_add_func ("/rules-file/mangled", test_mangled_files);
  g_test_add_func ("/rules-file/large", test_large_file);
  g_test_add_func ("/rules-file/based-on", test_based_on);

  return g_test_run ();
}
