/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Rule variants: a property for each rule, the powers, the file. */

#include "switch-power-entry.h"
#include "switch-variant.h"

#include <string.h>

static void
count_cb (GObject *object,
          gpointer data)
{
  guint *count = data;

  (*count)++;
}

static void
notify_cb (GObject    *object,
           GParamSpec *pspec,
           guint      *count)
{
  (*count)++;
}

static SwitchVariant *
create_copy (const char *id)
{
  g_autoptr(SwitchVariant) preset = switch_variant_new_from_preset (id);

  return switch_variant_copy (preset, "ours", "As we play it");
}

static void
test_presets (void)
{
  const char * const *ids = switch_preset_get_ids ();

  for (guint i = 0; ids[i] != NULL; i++)
    {
      SwitchVariant *variant = switch_variant_new_from_preset (ids[i]);
      g_autofree char *name = NULL;
      gboolean read_only = FALSE;

      g_object_get (variant, "name", &name, "read-only", &read_only, NULL);
      g_assert_cmpstr (name, !=, "");
      g_assert_true (read_only);
      g_assert_cmpstr (switch_variant_get_id (variant), ==, ids[i]);
      g_assert_cmpstr (switch_variant_get_based_on (variant), ==, ids[i]);
      g_assert_true (switch_variant_check (variant, 2, NULL));
      g_assert_true (switch_rules_equal (
          switch_variant_get_rules (variant),
          &switch_preset_find (ids[i])->rules));

      g_object_set (variant, "hand-size", 9, "name", "Mine", NULL);
      g_assert_cmpuint (switch_variant_get_rule (variant, "hand-size"), !=, 9);
      g_assert_cmpstr (switch_variant_get_name (variant), ==, name);
      g_assert_finalize_object (variant);
    }

  g_assert_null (switch_variant_new_from_preset ("bridge"));
}

static guint
get_property (SwitchVariant        *variant,
              const SwitchRuleSpec *spec)
{
  gboolean flag;
  int number;

  if (spec->kind == SWITCH_RULE_BOOLEAN)
    {
      g_object_get (variant, spec->key, &flag, NULL);
      return (guint) flag;
    }

  g_object_get (variant, spec->key, &number, NULL);

  return (guint) number;
}

static void
test_properties (void)
{
  SwitchVariant *variant = create_copy ("switch");
  guint n_specs;
  const SwitchRuleSpec *specs = switch_rule_specs (&n_specs);

  g_assert_cmpuint (n_specs, >=, 35);
  for (guint i = 0; i < n_specs; i++)
    {
      const SwitchRuleSpec *spec = &specs[i];
      g_autofree char *detail = g_strconcat ("notify::", spec->key, NULL);
      guint n_notified = 0, n_changed = 0, value = 0;

      g_assert_nonnull (g_object_class_find_property (
          G_OBJECT_GET_CLASS (variant), spec->key));
      while (!switch_rule_spec_allows (spec, value) || value == spec->preset)
        value++;

      g_signal_connect (variant, detail, G_CALLBACK (notify_cb), &n_notified);
      g_signal_connect (variant, "changed", G_CALLBACK (count_cb), &n_changed);
      g_assert_cmpuint (get_property (variant, spec), ==, spec->preset);
      g_object_set (variant, spec->key, value, NULL);
      g_object_set (variant, spec->key, value, NULL);
      g_assert_cmpuint (get_property (variant, spec), ==, value);
      g_assert_cmpuint (n_notified, ==, 1);
      g_assert_cmpuint (n_changed, ==, 1);
      g_assert_true (switch_variant_rule_differs (variant, spec->key));
      g_assert_cmpuint (switch_rule_spec_get (
                          spec, switch_variant_get_rules (variant)),
                        ==, value);

      switch_variant_reset_rule (variant, spec->key);
      g_assert_false (switch_variant_rule_differs (variant, spec->key));
      g_assert_cmpuint (n_notified, ==, 2);
      g_signal_handlers_disconnect_by_data (variant, &n_notified);
      g_signal_handlers_disconnect_by_data (variant, &n_changed);
    }

  g_assert_finalize_object (variant);
}

/* Numbers that a rule leaves out are stepped over. */
static void
test_gap (void)
{
  SwitchVariant *variant = create_copy ("switch");

  switch_variant_set_rule (variant, "hand-size-two", 1);
  g_assert_cmpuint (switch_variant_get_rule (variant, "hand-size-two"), ==, 3);
  switch_variant_set_rule (variant, "hand-size-two", 2);
  g_assert_cmpuint (switch_variant_get_rule (variant, "hand-size-two"), ==, 0);

  g_assert_finalize_object (variant);
}

static void
test_powers (void)
{
  g_autoptr(GError) error = NULL;
  SwitchVariant *variant = create_copy ("switch");
  GListModel *powers = switch_variant_get_powers (variant);
  const guint n_powers = g_list_model_get_n_items (powers);
  guint n_changed = 0;

  g_signal_connect (variant, "changed", G_CALLBACK (count_cb), &n_changed);
  g_assert_true (switch_variant_set_powers (variant, "K", "reverse", &error));
  g_assert_no_error (error);
  g_assert_cmpuint (g_list_model_get_n_items (powers), ==, n_powers + 1);
  g_assert_true (switch_variant_set_powers (variant, "K", "skip", &error));
  g_assert_cmpuint (g_list_model_get_n_items (powers), ==, n_powers + 1);
  g_assert_cmpuint (n_changed, ==, 2);

  for (guint i = 0; i < n_powers + 1; i++)
    {
      g_autoptr(SwitchPowerEntry) entry = g_list_model_get_item (powers, i);

      if (g_str_equal (switch_power_entry_get_cards (entry), "K"))
        g_assert_cmpstr (switch_power_entry_get_text (entry), ==, "skip");
    }
  g_assert_cmpuint (switch_mask_count (SWITCH_RULES_MASK (
                      switch_variant_get_rules (variant), SWITCH_POWER_SKIP)),
                    ==, 8);

  g_assert_false (switch_variant_set_powers (variant, "K", "fly", &error));
  g_assert_nonnull (error);
  g_assert_cmpuint (n_changed, ==, 2);

  g_assert_true (switch_variant_set_powers (variant, "K", "none", NULL));
  g_assert_true (switch_variant_set_powers (variant, "K", "none", NULL));
  g_assert_cmpuint (g_list_model_get_n_items (powers), ==, n_powers);

  g_assert_finalize_object (variant);
}

static void
test_file (void)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *data = NULL;
  g_autofree char *broken = g_strdup ("[Switch Rules]\nVersion=1\nName=X\n"
                                      "[Rules]\nhand-size=70\n");
  SwitchVariant *variant = create_copy ("black-jack");
  SwitchVariant *again;
  gsize size;

  switch_variant_set_rule (variant, "blunder", 4);
  switch_variant_set_description (variant, "With cream.");
  g_assert_true (switch_variant_set_powers (variant, "J/red", "plain", NULL));
  data = switch_variant_to_data (variant, &size);
  again = switch_variant_new_from_data ("ours", data, size, &error);
  g_assert_no_error (error);
  g_assert_true (switch_rules_equal (switch_variant_get_rules (variant),
                                     switch_variant_get_rules (again)));
  g_assert_cmpstr (switch_variant_get_name (again), ==, "As we play it");
  g_assert_cmpstr (switch_variant_get_description (again), ==, "With cream.");
  g_assert_cmpstr (switch_variant_get_based_on (again), ==, "black-jack");
  g_assert_true (switch_variant_rule_differs (again, "blunder"));
  g_assert_false (switch_variant_get_read_only (again));

  g_assert_null (switch_variant_new_from_data ("x", broken, strlen (broken),
                                               &error));
  g_assert_nonnull (error);

  g_assert_finalize_object (variant);
  g_assert_finalize_object (again);
}

static void
test_check (void)
{
  g_autoptr(GError) error = NULL;
  SwitchVariant *variant = create_copy ("switch");

  switch_variant_set_rule (variant, "eliminate", 1);
  g_assert_false (switch_variant_check (variant, 0, &error));
  g_assert_nonnull (error);
  g_clear_error (&error);

  switch_variant_set_rule (variant, "play-on", 1);
  g_assert_true (switch_variant_check (variant, 0, &error));
  g_assert_no_error (error);

  switch_variant_set_rule (variant, "hand-size", 10);
  switch_variant_set_rule (variant, "decks", 1);
  g_assert_false (switch_variant_check (variant, 8, &error));
  g_assert_nonnull (error);

  g_assert_finalize_object (variant);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/variant/presets", test_presets);
  g_test_add_func ("/variant/properties", test_properties);
  g_test_add_func ("/variant/gap", test_gap);
  g_test_add_func ("/variant/powers", test_powers);
  g_test_add_func ("/variant/file", test_file);
  g_test_add_func ("/variant/check", test_check);

  return g_test_run ();
}
