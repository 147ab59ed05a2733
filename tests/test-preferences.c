/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The preferences: a row for every rule, each with its explanation, bound
 * to the property; searching, messages, small windows, narrow and wide. */

#include "gtk-log.h"
#include "switch-manual-clock.h"
#include "switch-power-editor.h"
#include "switch-power-row.h"
#include "switch-preference-row.h"
#include "switch-preferences.h"
#include "switch-rule-row.h"
#include "switch-rule-setting.h"
#include "switch-trial-view.h"

#include <glib/gstdio.h>
#include <string.h>

typedef struct
{
  char               *folder;
  SwitchClock        *clock;
  SwitchVariantStore *store;
  GSettings          *settings;
  SwitchHouseRules   *rules;
  GtkWidget          *window;
  GPtrArray          *rows;       /* of rules */
  GPtrArray          *powers;
} Fixture;

static void
collect (GtkWidget *widget,
         GType      type,
         GPtrArray *found)
{
  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    g_ptr_array_add (found, widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, type, found);
}

static GPtrArray *
find_all (Fixture *self,
          GType    type)
{
  GPtrArray *found = g_ptr_array_new ();

  collect (self->window, type, found);

  return found;
}

static void
look (Fixture *self)
{
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->powers, g_ptr_array_unref);
  self->rows = find_all (self, SWITCH_TYPE_RULE_ROW);
  self->powers = find_all (self, SWITCH_TYPE_POWER_ROW);
}

static void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
open_window (Fixture *self)
{
  self->store = switch_variant_store_new (self->folder, self->clock);
  switch_variant_store_reload (self->store);
  self->rules = switch_house_rules_new (self->store, self->settings);
  self->window = switch_preferences_new (self->rules, self->settings);
  switch_preferences_show_page (SWITCH_PREFERENCES (self->window),
                                "house-rules");
  look (self);
}

static void
close_window (Fixture *self)
{
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->powers, g_ptr_array_unref);
  gtk_window_destroy (GTK_WINDOW (self->window));
  settle ();
  g_assert_finalize_object (self->rules);
  g_assert_finalize_object (self->store);
}

static void
set_up (Fixture       *self,
        gconstpointer  data)
{
  g_autofree char *top = g_dir_make_tmp ("switch-preferences-XXXXXX", NULL);

  self->folder = g_build_filename (top, "variants", NULL);
  self->clock = switch_manual_clock_new ();
  self->settings = g_settings_new ("io.github.switchcards.Switch");
  g_settings_reset (self->settings, "variant");
  g_settings_reset (self->settings, "players");
  open_window (self);
}

static void
tear_down (Fixture       *self,
           gconstpointer  data)
{
  const char *argv[] = { "rm", "-rf", self->folder, NULL };

  close_window (self);
  g_assert_finalize_object (self->clock);
  g_clear_object (&self->settings);
  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL,
                NULL, NULL, NULL, NULL);
  g_free (self->folder);
}

static SwitchRuleRow *
find_row (Fixture    *self,
          const char *key)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      SwitchRuleRow *row = g_ptr_array_index (self->rows, i);

      if (g_str_equal (switch_rule_row_get_spec (row)->key, key))
        return row;
    }

  return NULL;
}

static SwitchVariant *
get_variant (Fixture *self)
{
  return switch_house_rules_get_variant (self->rules);
}

/* Every property of a variant that is a rule has a row, and no row is for
 * anything else. */
static void
test_rows (Fixture       *self,
           gconstpointer  data)
{
  guint n_specs;
  const SwitchRuleSpec *specs = switch_rule_specs (&n_specs);
  GObjectClass *klass = g_type_class_ref (SWITCH_TYPE_VARIANT);

  g_assert_cmpuint (self->rows->len, ==, n_specs);
  for (guint i = 0; i < n_specs; i++)
    {
      SwitchRuleRow *row = find_row (self, specs[i].key);

      g_test_message ("%s", specs[i].key);
      g_assert_nonnull (row);
      g_assert_nonnull (g_object_class_find_property (klass, specs[i].key));
      g_assert_true (*switch_rule_row_get_sentence (row) != '\0' ||
                     *switch_rule_row_get_note (row) != '\0');
      g_assert_cmpint (strlen (switch_rule_row_get_sentence (row)) > 0, ==,
                       gtk_widget_get_sensitive (
                         switch_rule_row_get_setting (row)));
    }

  for (guint i = 0; i < self->powers->len; i++)
    g_assert_cmpstr (switch_power_row_get_sentence (
                       g_ptr_array_index (self->powers, i)), !=, "");
  g_assert_cmpuint (self->powers->len, ==, g_list_model_get_n_items (
                      switch_variant_get_powers (get_variant (self))));
  g_type_class_unref (klass);
}

/* From the property to the widget, and back. */
static void
test_bound (Fixture       *self,
            gconstpointer  data)
{
  guint n_specs;
  const SwitchRuleSpec *specs = switch_rule_specs (&n_specs);

  switch_house_rules_duplicate (self->rules);
  for (guint i = 0; i < n_specs; i++)
    {
      SwitchVariant *variant = get_variant (self);
      GtkWidget *setting =
        switch_rule_row_get_setting (find_row (self, specs[i].key));
      const guint before = switch_variant_get_rule (variant, specs[i].key);
      guint other = before == specs[i].maximum ? before - 1 : before + 1;

      /* The one rule that asks for another, and what has a gap. */
      if (g_str_equal (specs[i].key, "eliminate"))
        switch_variant_set_rule (variant, "play-on", 1);
      if (!switch_rule_spec_allows (&specs[i], other))
        other = specs[i].minimum;

      g_test_message ("%s: %u to %u", specs[i].key, before, other);
      switch_variant_set_rule (variant, specs[i].key, other);
      g_assert_cmpuint (switch_rule_setting_get_value (setting, &specs[i]),
                        ==, other);

      switch_rule_setting_set_value (setting, &specs[i], before);
      g_assert_cmpuint (switch_variant_get_rule (variant, specs[i].key), ==,
                        before);
    }
}

/* Changing a preset makes a copy of it; what is refused does not. */
static void
test_changed (Fixture       *self,
              gconstpointer  data)
{
  const SwitchRuleSpec *hand = switch_rule_spec_find ("hand-size");
  const SwitchRuleSpec *decks = switch_rule_spec_find ("decks");
  SwitchRuleRow *row = find_row (self, "decks");

  g_settings_set_int (self->settings, "players", 8);
  switch_rule_setting_set_value (switch_rule_row_get_setting (row), decks, 1);
  g_assert_true (switch_variant_get_read_only (get_variant (self)));
  g_assert_cmpuint (switch_rule_setting_get_value (
                      switch_rule_row_get_setting (row), decks), ==, 0);
  g_assert_nonnull (strstr (switch_rule_row_get_note (row), "8 players"));

  row = find_row (self, "hand-size");
  switch_rule_setting_set_value (switch_rule_row_get_setting (row), hand, 9);
  g_assert_cmpstr (switch_variant_get_name (get_variant (self)), ==,
                   "My Switch");
  g_assert_cmpuint (switch_variant_get_rule (get_variant (self), "hand-size"),
                    ==, 9);
}

static guint
count_visible (GPtrArray *rows)
{
  guint n_visible = 0;

  for (guint i = 0; i < rows->len; i++)
    n_visible += gtk_widget_get_visible (g_ptr_array_index (rows, i)) ? 1 : 0;

  return n_visible;
}

static void
test_search (Fixture       *self,
             gconstpointer  data)
{
  SwitchHouseRulesPage *page =
    switch_preferences_get_house_rules (SWITCH_PREFERENCES (self->window));

  switch_house_rules_page_search (page, "JÓKERS");
  g_assert_true (gtk_widget_get_visible (
                   GTK_WIDGET (find_row (self, "jokers"))));
  g_assert_false (gtk_widget_get_visible (
                    GTK_WIDGET (find_row (self, "stacking"))));
  g_assert_cmpuint (count_visible (self->rows), <, 6);

  switch_house_rules_page_search (page, "two");
  g_assert_cmpuint (count_visible (self->powers), >=, 1);
  switch_house_rules_page_search (page, "snap dragon");
  g_assert_cmpuint (count_visible (self->rows), ==, 0);
  g_assert_cmpuint (count_visible (self->powers), ==, 0);
  switch_house_rules_page_search (page, "");
  g_assert_cmpuint (count_visible (self->rows), ==, self->rows->len);
}

/* A row that was found is not taken away from under the hand that sets it. */
static void
test_search_stays (Fixture       *self,
                   gconstpointer  data)
{
  SwitchHouseRulesPage *page =
    switch_preferences_get_house_rules (SWITCH_PREFERENCES (self->window));
  GtkWidget *row = GTK_WIDGET (find_row (self, "hand-size"));

  switch_house_rules_page_search (page, "dealt seven");
  g_assert_true (gtk_widget_get_visible (row));
  g_assert_cmpuint (count_visible (self->rows), ==, 1);

  g_assert_true (switch_house_rules_set_rule (self->rules, "hand-size", 8,
                                              NULL));
  g_assert_true (gtk_widget_get_visible (row));
  g_assert_cmpuint (count_visible (self->rows), ==, 1);
  look (self);
  g_assert_cmpuint (count_visible (self->powers), ==, 0);

  switch_house_rules_page_search (page, "dealt  seven");
  g_assert_false (gtk_widget_get_visible (row));
}

/* What is typed right after the key is in the entry; before, there is no room
 * for it. */
static void
test_search_at_once (Fixture       *self,
                     gconstpointer  data)
{
  g_autoptr(GPtrArray) bars = find_all (self, GTK_TYPE_SEARCH_BAR);
  GtkWidget *focus;
  int height;

  gtk_window_present (GTK_WINDOW (self->window));
  settle ();
  gtk_widget_measure (bars->pdata[0], GTK_ORIENTATION_VERTICAL, -1, NULL,
                      &height, NULL, NULL);
  g_assert_cmpint (height, <=, 1);
  gtk_widget_activate_action (self->window, "preferences.search", NULL);
  focus = gtk_root_get_focus (GTK_ROOT (self->window));
  g_assert_true (GTK_IS_TEXT (focus));
  g_assert_true (gtk_widget_get_mapped (focus));
}

static void
test_powers (Fixture       *self,
             gconstpointer  data)
{
  const SwitchCardClass nines = SWITCH_CLASS_OF_RANK (9);
  const guint n_powers = self->powers->len;
  GtkWidget *editor = switch_power_editor_new (self->rules, nines);
  g_autoptr(GPtrArray) drops = g_ptr_array_new ();

  collect (editor, GTK_TYPE_DROP_DOWN, drops);
  /* Rank, which of them, what happens to the next player. */
  gtk_drop_down_set_selected (g_ptr_array_index (drops, 2), 1);
  g_assert_true (
    switch_variant_get_rules (get_variant (self))->powers.present[nines]);
  g_assert_cmpuint (switch_variant_get_rules (get_variant (self))
                      ->powers.entries[nines].draw, ==, 2);
  look (self);
  g_assert_cmpuint (self->powers->len, ==, n_powers + 1);

  /* Hearts apart from the others: they begin with what the nines do. */
  switch_power_editor_set_class (
    SWITCH_POWER_EDITOR (editor),
    SWITCH_CLASS_OF_CARD (switch_card_new (9, SWITCH_SUIT_HEARTS)));
  g_assert_cmpuint (gtk_drop_down_get_selected (
                      g_ptr_array_index (drops, 2)), ==, 1);
  gtk_drop_down_set_selected (g_ptr_array_index (drops, 2), 2);
  look (self);
  g_assert_cmpuint (self->powers->len, ==, n_powers + 2);

  gtk_widget_activate_action (editor, "power.remove", NULL);
  switch_power_editor_set_class (SWITCH_POWER_EDITOR (editor), nines);
  gtk_widget_activate_action (editor, "power.remove", NULL);
  look (self);
  g_assert_cmpuint (self->powers->len, ==, n_powers);
  g_assert_cmpuint (switch_house_rules_count_changes (self->rules), ==, 0);
  gtk_window_destroy (GTK_WINDOW (editor));
}

static void
test_import (Fixture       *self,
             gconstpointer  data)
{
  SwitchHouseRulesPage *page =
    switch_preferences_get_house_rules (SWITCH_PREFERENCES (self->window));
  g_autofree char *path = g_build_filename (self->folder, "in.rules", NULL);
  g_autoptr(GFile) file = g_file_new_for_path (path);
  GSList one = { file, NULL }, two = { file, &one };
  const char *head = "[Switch Rules]\nVersion=1\nName=Pal\n";
  g_autofree char *good = g_strconcat (head, "[Rules]\nlay=run\n", NULL);
  g_autofree char *bad = g_strconcat (head, "[Rules]\nlay=pairs\n", NULL);

  g_mkdir_with_parents (self->folder, 0700);
  g_file_set_contents (path, bad, -1, NULL);
  g_assert_false (switch_house_rules_page_import (page, &two));
  g_assert_nonnull (
    strstr (strchr (switch_house_rules_page_get_message (page), '\n'),
            "Line 5"));
  g_assert_true (switch_variant_get_read_only (get_variant (self)));

  g_file_set_contents (path, good, -1, NULL);
  g_assert_true (switch_house_rules_page_import (page, &one));
  g_assert_null (switch_house_rules_page_get_message (page));
  g_assert_cmpstr (switch_variant_get_name (get_variant (self)), ==, "Pal");
}

static void
test_deleted (Fixture       *self,
              gconstpointer  data)
{
  GtkWidget *page = GTK_WIDGET (
    switch_preferences_get_house_rules (SWITCH_PREFERENCES (self->window)));
  const char *message;

  gtk_widget_activate_action (page, "rules.duplicate", NULL);
  g_assert_cmpstr (switch_variant_get_name (get_variant (self)), ==,
                   "My Switch");
  gtk_widget_activate_action (page, "rules.delete", NULL);
  message = switch_house_rules_page_get_message (
    SWITCH_HOUSE_RULES_PAGE (page));
  g_assert_nonnull (strstr (message, "My Switch"));
  g_assert_true (switch_variant_get_read_only (get_variant (self)));
  gtk_widget_activate_action (page, "rules.undelete", NULL);
  g_assert_cmpstr (switch_variant_get_name (get_variant (self)), ==,
                   "My Switch");
}

/* What was set is there again in another window over the same files. */
static void
test_found_again (Fixture       *self,
                  gconstpointer  data)
{
  const SwitchRuleSpec *lay = switch_rule_spec_find ("lay");
  GtkWidget *setting = switch_rule_row_get_setting (find_row (self, "lay"));

  switch_rule_setting_set_value (setting, lay, SWITCH_LAY_FREE);
  close_window (self);
  open_window (self);
  setting = switch_rule_row_get_setting (find_row (self, "lay"));
  g_assert_cmpuint (switch_rule_setting_get_value (setting, lay), ==,
                    SWITCH_LAY_FREE);
}

/* Every setting but the window's own and the rules' has a widget. */
static void
test_settings (Fixture       *self,
               gconstpointer  data)
{
  g_autoptr(GSettingsSchema) schema = NULL;
  g_autoptr(GPtrArray) widgets = find_all (self, GTK_TYPE_WIDGET);
  g_auto(GStrv) keys = NULL;

  g_object_get (self->settings, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  for (guint i = 0; keys[i] != NULL; i++)
    {
      gboolean found = FALSE;

      if (g_str_has_prefix (keys[i], "window-") ||
          g_str_equal (keys[i], "variant"))
        continue;

      for (guint j = 0; j < widgets->len; j++)
        found |= g_str_equal (gtk_widget_get_name (
                                g_ptr_array_index (widgets, j)), keys[i]);
      if (!found)
        g_error ("no page sets %s", keys[i]);
    }
}

static void
test_players (Fixture       *self,
              gconstpointer  data)
{
  g_autoptr(GPtrArray) spins = find_all (self, GTK_TYPE_SPIN_BUTTON);
  GtkSpinButton *players = NULL;

  for (guint i = 0; i < spins->len; i++)
    if (g_str_equal (gtk_widget_get_name (g_ptr_array_index (spins, i)),
                     "players"))
      players = g_ptr_array_index (spins, i);

  g_assert_true (switch_house_rules_set_rule (self->rules, "decks", 1, NULL));
  gtk_spin_button_set_value (players, 8);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (players), ==, 4);
  g_assert_cmpint (g_settings_get_int (self->settings, "players"), ==, 4);
  gtk_spin_button_set_value (players, 3);
  g_assert_cmpint (g_settings_get_int (self->settings, "players"), ==, 3);
}

static void
press_within (GtkWidget  *widget,
              const char *label)
{
  g_autoptr(GPtrArray) buttons = g_ptr_array_new ();

  collect (widget, GTK_TYPE_BUTTON, buttons);
  for (guint i = 0; i < buttons->len; i++)
    {
      GtkButton *button = g_ptr_array_index (buttons, i);

      if (g_strcmp0 (gtk_button_get_label (button), label) != 0)
        continue;
      g_assert_true (gtk_widget_is_sensitive (GTK_WIDGET (button)));
      g_signal_emit_by_name (button, "clicked");
      return;
    }
  g_assert_not_reached ();
}

static void
test_trial (Fixture       *self,
            gconstpointer  data)
{
  g_autoptr(GPtrArray) views = find_all (self, SWITCH_TYPE_TRIAL_VIEW);
  SwitchTrialView *view = g_ptr_array_index (views, 0);
  SwitchTrial *trial = switch_trial_view_get_trial (view);

  g_assert_cmpuint (views->len, ==, 1);
  press_within (GTK_WIDGET (view), "Play a Thousand Rounds");
  g_assert_true (switch_trial_get_running (trial));
  press_within (GTK_WIDGET (view), "Cancel");
  g_assert_false (switch_trial_get_running (trial));

  /* Other rules end it too. */
  press_within (GTK_WIDGET (view), "Play a Thousand Rounds");
  switch_house_rules_set_rule (self->rules, "hand-size", 5, NULL);
  g_assert_false (switch_trial_get_running (trial));

  press_within (GTK_WIDGET (view), "Play a Thousand Rounds");
  while (switch_trial_get_running (trial))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (switch_trial_get_result (trial)->n_rounds, ==, 1000);
}

static gboolean
timeout_cb (gpointer data)
{
  gboolean *over = data;

  *over = TRUE;

  return G_SOURCE_REMOVE;
}

static void
wait_a_moment (void)
{
  gboolean over = FALSE;

  g_timeout_add (400, timeout_cb, &over);
  while (!over)
    g_main_context_iteration (NULL, TRUE);
}

/* Each page fits into the width of a phone, and moves what the rules come to
 * where there is room. */
static void
test_widths (Fixture       *self,
             gconstpointer  data)
{
  static const char *const pages[] = {
    "game", "house-rules", "table", "access"
  };
  g_autoptr(GPtrArray) views = NULL;

  gtk_window_set_default_size (GTK_WINDOW (self->window), 360, 640);
  gtk_window_present (GTK_WINDOW (self->window));
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      int minimum;

      switch_preferences_show_page (SWITCH_PREFERENCES (self->window),
                                    pages[i]);
      wait_a_moment ();
      gtk_widget_measure (self->window, GTK_ORIENTATION_HORIZONTAL, -1,
                          &minimum, NULL, NULL, NULL);
      g_test_message ("%s: %d", pages[i], minimum);
      g_assert_cmpint (minimum, <=, 360);
      g_assert_true (gtk_widget_has_css_class (self->window, "narrow"));
    }

  gtk_window_set_default_size (GTK_WINDOW (self->window), 1200, 640);
  wait_a_moment ();
  g_assert_false (gtk_widget_has_css_class (self->window, "narrow"));
  switch_preferences_show_page (SWITCH_PREFERENCES (self->window),
                                "house-rules");
  wait_a_moment ();

  /* What was taken beside the rules can be pressed there. */
  views = find_all (self, SWITCH_TYPE_TRIAL_VIEW);
  press_within (g_ptr_array_index (views, 0), "Play a Thousand Rounds");
  press_within (g_ptr_array_index (views, 0), "Cancel");
  press_within (self->window, "Read Them as a Page");
}

static void
add_test (const char *name,
          void      (*test) (Fixture *, gconstpointer))
{
  g_test_add (name, Fixture, NULL, set_up, test, tear_down);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  gtk_log_watch ();

  add_test ("/preferences/rows", test_rows);
  add_test ("/preferences/bound", test_bound);
  add_test ("/preferences/changed", test_changed);
  add_test ("/preferences/search", test_search);
  add_test ("/preferences/search/stays", test_search_stays);
  add_test ("/preferences/search/at-once", test_search_at_once);
  add_test ("/preferences/powers", test_powers);
  add_test ("/preferences/import", test_import);
  add_test ("/preferences/deleted", test_deleted);
  add_test ("/preferences/found-again", test_found_again);
  add_test ("/preferences/settings", test_settings);
  add_test ("/preferences/players", test_players);
  add_test ("/preferences/trial", test_trial);
  add_test ("/preferences/widths", test_widths);

  return g_test_run ();
}
