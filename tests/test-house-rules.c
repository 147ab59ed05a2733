/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* House rules: each changes a round as it should, through the property of a
 * variant, and none is lost between file, property and record. */

#include "house-rules-cases.h"
#include "model-helper.h"
#include "random-rules.h"

#include <string.h>

#include "switch-house-rules.h"
#include "switch-record.h"

static void
set_property (SwitchVariant *variant,
              const char    *key,
              const char    *text)
{
  const SwitchRuleSpec *spec = switch_rule_spec_find (key);
  guint value = 0;

  g_assert_nonnull (spec);
  g_assert_true (switch_rule_spec_parse (spec, text, &value, NULL));
  if (spec->kind == SWITCH_RULE_BOOLEAN)
    g_object_set (variant, key, value != 0, NULL);
  else
    g_object_set (variant, key, (int) value, NULL);
  g_assert_cmpuint (switch_variant_get_rule (variant, key), ==, value);
}

static SwitchVariant *
create_variant (const char *preset,
                const char *rules)
{
  g_autoptr(SwitchVariant) base = switch_variant_new_from_preset (preset);
  SwitchVariant *variant = switch_variant_copy (base, "ours", "Ours");
  g_auto(GStrv) pairs = g_strsplit (rules, " ", -1);

  for (guint i = 0; pairs[i] != NULL; i++)
    {
      g_auto(GStrv) pair = g_strsplit (pairs[i], "=", 2);

      if (pair[0] != NULL)
        set_property (variant, pair[0], pair[1]);
    }

  return variant;
}

/* The head of a record, as the variant's rules say. */
static char *
compose (SwitchVariant *variant,
         const char    *start,
         const char    *ends)
{
  g_autoptr(GString) text = g_string_new ("switch-record 1\n");
  guint n_specs;
  const SwitchRuleSpec *specs = switch_rule_specs (&n_specs);

  g_string_append_printf (text, "variant %s\n",
                          switch_variant_get_based_on (variant));
  for (guint i = 0; i < n_specs; i++)
    {
      g_autofree char *value = switch_rule_spec_to_string (
        &specs[i], switch_variant_get_rule (variant, specs[i].key));

      g_string_append_printf (text, "rule %s=%s\n", specs[i].key, value);
    }
  g_string_append (text, start);
  g_string_append (text, ends);

  return g_strdup (text->str);
}

static gboolean
holds (SwitchVariant *variant,
       const char    *start,
       const char    *ends)
{
  g_autofree char *text = compose (variant, start, ends);
  g_autoptr(SwitchRecord) record = NULL;
  g_autoptr(GError) error = NULL;
  SwitchRecordReport report;
  gboolean all;
  guint line = 0;

  switch_record_report_init (&report);
  record = switch_record_parse (text, strlen (text), &report, &line, &error);
  all = record != NULL && report.failures->len == 0 && report.n_checks > 0;
  if (record == NULL)
    g_test_message ("line %u: %s", line, error->message);
  for (guint i = 0; i < report.failures->len; i++)
    g_test_message ("%s", (char *) g_ptr_array_index (report.failures, i));
  switch_record_report_clear (&report);

  return all;
}

static void
test_case (gconstpointer data)
{
  const Case *example = data;
  g_autoptr(SwitchVariant) variant = create_variant (example->preset,
                                                     example->others);

  set_property (variant, example->key, example->one);
  g_assert_true (holds (variant, example->start, example->one_ends));
  g_assert_false (holds (variant, example->start, example->other_ends));

  set_property (variant, example->key, example->other);
  g_assert_true (holds (variant, example->start, example->other_ends));
  g_assert_false (holds (variant, example->start, example->one_ends));
}

/* Rules that show only between rounds. */

typedef struct
{
  SwitchClock *clock;
  SwitchMatch *match;
} Table;

static void
open_table (Table         *table,
            SwitchVariant *variant,
            guint          n_players)
{
  table->clock = switch_manual_clock_new ();
  table->match = switch_match_new (table->clock, variant, 5);
  for (guint i = 0; i < n_players; i++)
    {
      g_autoptr(SwitchPlayer) player =
        switch_computer_new (table->clock, "Bot", SWITCH_BOT_CASUAL, i);

      switch_match_add_player (table->match, player);
    }
}

static void
play_round (Table *table)
{
  SwitchGame *game = switch_match_next_round (table->match, NULL);

  g_assert_nonnull (game);
  switch_game_start (game);
  play_to_end (game, table->clock);
}

static void
close_table (Table *table)
{
  g_clear_object (&table->match);
  g_clear_object (&table->clock);
}

static guint
count_rounds (const char *target)
{
  g_autoptr(SwitchVariant) variant = create_variant ("switch", "");
  Table table;
  guint n_rounds = 0;

  set_property (variant, "target", target);
  open_table (&table, variant, 2);
  while (n_rounds < 4 && !switch_match_get_over (table.match))
    {
      play_round (&table);
      n_rounds++;
    }
  close_table (&table);

  return n_rounds;
}

static void
test_target (void)
{
  g_assert_cmpuint (count_rounds ("1"), ==, 1);
  g_assert_cmpuint (count_rounds ("0"), ==, 4);
}

/* A round can be blocked, and then nobody is the last: so as many rounds are
 * played as it takes to one that is not. */
static guint
count_seats_after_rounds (const char *eliminate)
{
  g_autoptr(SwitchVariant) variant = create_variant ("switch",
                                                     "play-on=yes target=0");
  gboolean blocked = TRUE;
  guint n_rounds = 0;
  Table table;
  guint n_seats;

  set_property (variant, "eliminate", eliminate);
  open_table (&table, variant, 4);
  while (blocked)
    {
      play_round (&table);
      blocked = switch_game_get_table (
        switch_match_get_game (table.match))->blocked;
      g_assert_cmpuint (++n_rounds, <, 50);
    }
  n_seats = switch_game_get_n_seats (switch_match_next_round (table.match,
                                                              NULL));
  close_table (&table);

  return n_seats;
}

static void
test_eliminate (void)
{
  g_assert_cmpuint (count_seats_after_rounds ("no"), ==, 4);
  g_assert_cmpuint (count_seats_after_rounds ("yes"), <, 4);
}

static guint
count_cuts (const char *first_dealer)
{
  g_autoptr(SwitchVariant) variant = create_variant ("switch", "");
  Table table;
  guint n_cuts = 0;

  set_property (variant, "first-dealer", first_dealer);
  open_table (&table, variant, 3);
  play_round (&table);
  switch_match_get_cuts (table.match, &n_cuts);
  close_table (&table);

  return n_cuts;
}

static void
test_first_dealer (void)
{
  g_assert_cmpuint (count_cuts ("random"), ==, 0);
  g_assert_cmpuint (count_cuts ("cut"), >=, 3);
}

static void
test_every_key_has_a_case (void)
{
  static const char *const between_rounds[] = {
    "first-dealer", "eliminate", "target", NULL
  };
  guint n_specs;
  const SwitchRuleSpec *specs = switch_rule_specs (&n_specs);

  for (guint i = 0; i < n_specs; i++)
    {
      gboolean found = g_strv_contains (between_rounds, specs[i].key);

      for (guint j = 0; j < G_N_ELEMENTS (cases); j++)
        found |= g_str_equal (cases[j].key, specs[i].key);
      if (!found)
        g_error ("no test changes the rule %s", specs[i].key);
    }
}

/* Nothing gets lost */

/* A red joker is a joker that is red: of these classes files know one. */
#define FIRST_JOKER_CARD (SWITCH_CLASS_OF_CARD (SWITCH_CARD_RED_JOKER))

static void
forget_joker_cards (SwitchRules *rules)
{
  const guint64 twice =
    G_GUINT64_CONSTANT (3) << (FIRST_JOKER_CARD % 64);

  for (guint klass = 0; klass < SWITCH_N_CLASSES; klass++)
    {
      SwitchPowers *powers = &rules->powers.entries[klass];

      powers->answers[FIRST_JOKER_CARD / 64] &= ~twice;
      if (powers->answers[0] == 0 && powers->answers[1] == 0)
        powers->has_answers = FALSE;
      if (klass >= FIRST_JOKER_CARD)
        rules->powers.present[klass] = FALSE;
    }
  switch_rules_compile (rules);
}

static void
copy_through_properties (SwitchVariant     *variant,
                         const SwitchRules *rules)
{
  guint n_specs;
  const SwitchRuleSpec *specs = switch_rule_specs (&n_specs);

  for (guint i = 0; i < n_specs; i++)
    {
      g_autofree char *value = switch_rule_spec_to_string (
        &specs[i], switch_rule_spec_get (&specs[i], rules));

      set_property (variant, specs[i].key, value);
    }

  for (guint klass = 0; klass < FIRST_JOKER_CARD; klass++)
    {
      g_autofree char *cards = switch_class_to_string (
        (SwitchCardClass) klass);
      g_autofree char *powers = rules->powers.present[klass]
        ? switch_powers_to_string (&rules->powers.entries[klass])
        : g_strdup ("none");

      g_assert_true (switch_variant_set_powers (variant, cards, powers,
                                                NULL));
    }
}

static void
test_round_trip (void)
{
  SwitchRandom random;

  switch_random_init (&random, 7);
  for (guint i = 0; i < 200; i++)
    {
      const guint n_seats = 2 + i % 7;
      g_autoptr(SwitchVariant) variant = create_variant ("switch", "");
      g_autoptr(SwitchVariant) read = NULL;
      g_autoptr(SwitchRecord) record = NULL;
      g_autoptr(SwitchRecord) again = NULL;
      g_autofree char *file = NULL;
      g_autofree char *text = NULL;
      SwitchRules rules;
      SwitchRound round;
      gsize size;
      guint line;

      random_rules_init (&rules, n_seats, &random);
      forget_joker_cards (&rules);
      copy_through_properties (variant, &rules);
      g_assert_true (switch_rules_equal (switch_variant_get_rules (variant),
                                         &rules));

      file = switch_variant_to_data (variant, &size);
      read = switch_variant_new_from_data ("ours", file, size, NULL);
      g_assert_nonnull (read);
      g_assert_true (switch_rules_equal (switch_variant_get_rules (read),
                                         &rules));

      switch_round_init (&round, switch_variant_get_rules (read), n_seats, 0);
      switch_round_deal (&round, i, NULL);
      record = switch_record_new ("switch", switch_variant_get_rules (read),
                                  &round);
      text = switch_record_to_data (record, &size);
      again = switch_record_parse (text, size, NULL, &line, NULL);
      g_assert_nonnull (again);
      g_assert_true (switch_rules_equal (again->rules, &rules));
    }
}

/* Choosing and changing */

typedef struct
{
  char               *folder;
  SwitchClock        *clock;
  SwitchVariantStore *store;
  GSettings          *settings;
  SwitchHouseRules   *rules;
} House;

static void
open_house (House *house)
{
  g_autofree char *top = g_dir_make_tmp ("switch-house-XXXXXX", NULL);

  house->folder = g_build_filename (top, "variants", NULL);
  house->clock = switch_manual_clock_new ();
  house->store = switch_variant_store_new (house->folder, house->clock);
  house->settings = g_settings_new ("io.github.switchcards.Switch");
  g_settings_reset (house->settings, "variant");
  g_settings_reset (house->settings, "players");
  house->rules = switch_house_rules_new (house->store, house->settings);
}

static void
close_house (House *house)
{
  g_assert_finalize_object (house->rules);
  g_assert_finalize_object (house->store);
  g_assert_finalize_object (house->clock);
  g_clear_object (&house->settings);
  g_free (house->folder);
}

static void
test_copy_of_a_preset (void)
{
  House house;
  SwitchVariant *variant;

  open_house (&house);
  g_settings_set_string (house.settings, "variant", "black-jack");
  g_assert_true (switch_house_rules_set_rule (house.rules, "jokers", 2, NULL));

  variant = switch_house_rules_get_variant (house.rules);
  g_assert_false (switch_variant_get_read_only (variant));
  g_assert_cmpstr (switch_variant_get_name (variant), ==, "My Black Jack");
  g_assert_cmpuint (switch_house_rules_count_changes (house.rules), ==, 1);

  /* The same copy is changed from then on. */
  g_assert_true (switch_house_rules_set_powers (house.rules, "K", "reverse",
                                                NULL));
  g_assert_true (switch_house_rules_set_powers (house.rules, "9", "skip",
                                                NULL));
  g_assert_true (switch_house_rules_get_variant (house.rules) == variant);
  g_assert_cmpuint (switch_house_rules_count_changes (house.rules), ==, 2);
  g_assert_true (switch_house_rules_reset_powers (house.rules, "9", NULL));
  g_assert_true (switch_house_rules_reset_rule (house.rules, "jokers",
                                                NULL));
  g_assert_cmpuint (switch_house_rules_count_changes (house.rules), ==, 0);
  close_house (&house);
}

/* Nothing changes, no copy is made, and the reason says what to do. */
static void
test_refused (void)
{
  House house;
  g_autoptr(GError) error = NULL;

  open_house (&house);
  g_settings_set_int (house.settings, "players", 8);
  g_assert_false (switch_house_rules_set_rule (house.rules, "eliminate", 1,
                                               &error));
  g_assert_nonnull (strstr (error->message, "play-on"));
  g_clear_error (&error);
  g_assert_false (switch_house_rules_set_rule (house.rules, "decks", 1,
                                               &error));
  g_assert_nonnull (strstr (error->message, "8"));
  g_clear_error (&error);
  g_assert_cmpstr (switch_variant_get_id (
                     switch_house_rules_get_variant (house.rules)),
                   ==, "switch");

  g_assert_true (switch_house_rules_set_players (house.rules, 4, NULL));
  g_assert_true (switch_house_rules_set_rule (house.rules, "decks", 1, NULL));
  g_assert_false (switch_house_rules_set_players (house.rules, 8, &error));
  g_assert_cmpuint (switch_house_rules_get_players (house.rules), ==, 4);
  close_house (&house);
}

static void
test_all_cards_with_powers (void)
{
  static const char ranks[] = "A23456789TJQK";
  House house;
  g_autoptr(GError) error = NULL;
  guint n_refused = 0;

  open_house (&house);
  for (guint i = 0; ranks[i] != '\0'; i++)
    {
      const char cards[] = { ranks[i], '\0' };

      if (!switch_house_rules_set_powers (house.rules, cards, "skip",
                                          n_refused == 0 ? &error : NULL))
        n_refused++;
    }
  g_assert_cmpuint (n_refused, ==, 1);
  g_assert_nonnull (strstr (error->message, "start-card"));
  close_house (&house);
}

static void
test_managed (void)
{
  House house;
  const char *id;
  g_autofree char *set = NULL;

  open_house (&house);
  switch_house_rules_duplicate (house.rules);
  switch_house_rules_rename (house.rules, "Sunday");
  id = switch_variant_get_id (switch_house_rules_get_variant (house.rules));
  g_assert_cmpstr (id, ==, "Sunday");
  set = g_settings_get_string (house.settings, "variant");
  g_assert_cmpstr (set, ==, "Sunday");

  switch_house_rules_delete (house.rules);
  id = switch_variant_get_id (switch_house_rules_get_variant (house.rules));
  g_assert_cmpstr (id, ==, "switch");
  switch_house_rules_undelete (house.rules);
  id = switch_variant_get_id (switch_house_rules_get_variant (house.rules));
  g_assert_cmpstr (id, ==, "Sunday");

  /* A name that is nothing any more is Switch. */
  g_settings_set_string (house.settings, "variant", "lost");
  id = switch_variant_get_id (switch_house_rules_get_variant (house.rules));
  g_assert_cmpstr (id, ==, "switch");
  close_house (&house);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *name = g_strconcat ("/house-rules/rule/",
                                           cases[i].key, NULL);

      g_test_add_data_func (name, &cases[i], test_case);
    }
  g_test_add_func ("/house-rules/rule/target", test_target);
  g_test_add_func ("/house-rules/rule/eliminate", test_eliminate);
  g_test_add_func ("/house-rules/rule/first-dealer", test_first_dealer);
  g_test_add_func ("/house-rules/every-key", test_every_key_has_a_case);
  g_test_add_func ("/house-rules/round-trip", test_round_trip);
  g_test_add_func ("/house-rules/copy", test_copy_of_a_preset);
  g_test_add_func ("/house-rules/refused", test_refused);
  g_test_add_func ("/house-rules/all-powers", test_all_cards_with_powers);
  g_test_add_func ("/house-rules/managed", test_managed);

  return g_test_run ();
}
