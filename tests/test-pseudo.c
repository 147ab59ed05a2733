/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The program in a language in which every string of ours stands in ⟦⟧, as
 * if it were Vietnamese: letters outside of them, seen or told to assistive
 * technology, were forgotten by who marks the strings for translation. */

#include "gtk-log.h"
#include "window-helper.h"

#include <string.h>

#include "languages.h"

#include "switch-application.h"
#include "switch-card-names.h"
#include "switch-confirm.h"
#include "switch-help-view.h"
#include "switch-help-window.h"
#include "switch-hint-text.h"
#include "switch-new-game.h"
#include "switch-power-editor.h"
#include "switch-preferences.h"
#include "switch-rule-text.h"
#include "switch-rules-file.h"
#include "switch-window-private.h"

/* Names of people and of languages, units, and what GTK itself says. */
static const char *const exempt[] = {
  "Ada", "Mira", "Otto", "Quyên", "Farid", "Ines", "Jonas", "Siti",
  "English", "Tiếng Việt", "Bahasa Melayu",
  "Close", "Minimize", "Maximize", "Restore",
  "(None)", "Clear entry", "Clear Entry", "Search…", "Sidebar",
  "Shortcuts", "Search Shortcuts", "Search Results", "Show All", "_Show All",
  "No Results Found", "Try a different search",
};

/* Widgets of GTK's that say more than we gave them; the keys beside a menu
 * item are named by it too. */
static const char *const foreign[] = {
  "GtkShortcutLabel", "GtkWindowControls", "GtkAboutDialog",
};

static GHashTable *failures = NULL;

static gboolean
is_exempt (const char *text)
{
  for (guint i = 0; i < G_N_ELEMENTS (exempt); i++)
    if (g_str_equal (text, exempt[i]) ||
        g_str_equal (text, g_dgettext ("gtk40", exempt[i])) ||
        g_str_equal (text, g_dpgettext2 ("gtk40", "accessibility",
                                         exempt[i])))
      return TRUE;

  return FALSE;
}

/* Whether a word stands outside of the brackets that is no name. A letter
 * alone is that of a key, or of a name. */
static gboolean
has_foreign_word (const char *text)
{
  g_autoptr(GString) word = g_string_new (NULL);
  int depth = 0;

  for (const char *p = text; ; p = g_utf8_next_char (p))
    {
      const gunichar c = g_utf8_get_char (p);

      if (c == 0x27e6)
        depth++;
      else if (c == 0x27e7)
        depth--;

      if (depth == 0 && g_unichar_isalpha (c))
        {
          g_string_append_unichar (word, c);
          continue;
        }
      if (g_utf8_strlen (word->str, -1) > 1 && !is_exempt (word->str))
        return TRUE;
      if (c == 0)
        return FALSE;
      g_string_truncate (word, 0);
    }
}

static void
check_text (const char *where,
            const char *text)
{
  if (text != NULL && !is_exempt (text) && has_foreign_word (text))
    g_hash_table_add (failures, g_strdup_printf ("%s: %s", where, text));
}

static void
check_property (GtkWidget             *widget,
                GtkAccessibleProperty  property)
{
  g_autofree char *text = NULL;

  if (!gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), property))
    return;

  /* What differs from nothing at all is told. */
  text = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                             property, "");
  check_text (G_OBJECT_TYPE_NAME (widget), text);
}

static gboolean
is_foreign (GtkWidget *widget)
{
  for (guint i = 0; i < G_N_ELEMENTS (foreign); i++)
    if (g_str_equal (G_OBJECT_TYPE_NAME (widget), foreign[i]))
      return TRUE;

  return g_str_equal (gtk_widget_get_css_name (widget), "accelerator");
}

/* The pages of the help are no strings of the program, but one is. */
static gboolean
is_mallard (GtkWidget *widget)
{
  SwitchHelpPage *page;

  if (GTK_IS_LIST_BOX (widget) &&
      SWITCH_IS_HELP_WINDOW (gtk_widget_get_root (widget)))
    return TRUE;
  if (!SWITCH_IS_HELP_VIEW (widget))
    return FALSE;

  page = switch_help_view_get_page (SWITCH_HELP_VIEW (widget));

  return page != NULL && !g_str_equal (switch_help_page_get_id (page),
                                       SWITCH_HELP_RULES_PAGE);
}

static void
check_about (GtkAboutDialog *dialog)
{
  check_text ("about", gtk_about_dialog_get_program_name (dialog));
  check_text ("about", gtk_about_dialog_get_comments (dialog));
  check_text ("about", gtk_about_dialog_get_translator_credits (dialog));
}

static void
check_widget (GtkWidget *widget)
{
  const char *type = G_OBJECT_TYPE_NAME (widget);

  if (GTK_IS_ABOUT_DIALOG (widget))
    check_about (GTK_ABOUT_DIALOG (widget));
  if (is_foreign (widget) || is_mallard (widget))
    return;

  check_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL);
  check_property (widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  check_property (widget, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT);
  check_text (type, gtk_widget_get_tooltip_text (widget));
  if (GTK_IS_LABEL (widget))
    check_text (type, gtk_label_get_text (GTK_LABEL (widget)));
  if (GTK_IS_TEXT (widget))
    {
      check_text (type, gtk_editable_get_text (GTK_EDITABLE (widget)));
      check_text (type, gtk_text_get_placeholder_text (GTK_TEXT (widget)));
    }
  if (GTK_IS_WINDOW (widget))
    check_text (type, gtk_window_get_title (GTK_WINDOW (widget)));
  if (GTK_IS_PICTURE (widget))
    check_text (type,
                gtk_picture_get_alternative_text (GTK_PICTURE (widget)));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_widget (child);
}

static void
settle (void)
{
  for (guint i = 0; i < 200 && g_main_context_iteration (NULL, FALSE); i++)
    ;
}

/* All windows that are open now. */
static void
check_windows (void)
{
  g_autoptr(GList) windows = NULL;

  settle ();
  windows = gtk_window_list_toplevels ();
  for (GList *link = windows; link != NULL; link = link->next)
    check_widget (link->data);
}

static void
assert_no_failures (void)
{
  GHashTableIter iter;
  gpointer failure;

  g_hash_table_iter_init (&iter, failures);
  while (g_hash_table_iter_next (&iter, &failure, NULL))
    g_test_message ("not translated: %s", (const char *) failure);
  if (g_hash_table_size (failures) > 0)
    g_test_fail ();
  g_hash_table_remove_all (failures);
}

/* That it would be found, and that there are brackets at all. */
static void
test_finding (void)
{
  g_assert_true (has_foreign_word ("Round over"));
  g_assert_true (has_foreign_word ("⟦a⟧ of ⟦b⟧"));
  g_assert_false (has_foreign_word ("⟦Round over⟧"));
  g_assert_false (has_foreign_word ("⟦⟦ace of spades⟧ is laid⟧, 3 × Q"));
  g_assert_cmpstr (switch_card_names_get (0), ==, "⟦ace of clubs⟧");
}

static void
activate (gpointer    widget,
          const char *action)
{
  g_assert_true (gtk_widget_activate_action (widget, action, NULL));
}

/* Through rounds of games that show much */

static void
test_rounds (gconstpointer data)
{
  WindowFixture self = { 0 };

  window_fixture_set_up (&self, data, 4, FALSE);
  for (guint64 deal = 1; deal < 3; deal++)
    {
      window_fixture_begin (&self, deal);
      while (!switch_game_get_over (self.game))
        {
          window_fixture_wait_turn (&self);
          check_windows ();
          if (!switch_game_get_over (self.game))
            window_fixture_act (&self);
        }
      g_assert_nonnull (switch_window_get_panel (self.window));
      activate (self.window, "win.story");
      check_windows ();
    }
  window_fixture_tear_down (&self);
  assert_no_failures ();
}

/* The windows */

static void
show_pages (GtkWidget *preferences)
{
  static const char *const pages[] = {
    "game", "table", "house-rules", "access",
  };

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      switch_preferences_show_page (SWITCH_PREFERENCES (preferences),
                                    pages[i]);
      check_windows ();
    }
}

static void
choose (SwitchHouseRules *rules,
        const char       *id)
{
  SwitchVariant *variant =
    switch_variant_store_find (switch_house_rules_get_store (rules), id);

  g_assert_nonnull (variant);
  switch_house_rules_choose (rules, variant, NULL);
}

static void
test_preferences (void)
{
  const char * const *ids = switch_preset_get_ids ();
  WindowFixture self = { 0 };
  SwitchHouseRules *rules;
  GtkWidget *preferences, *editor;
  SwitchCardClass klass;

  window_fixture_set_up (&self, "switch", 2, FALSE);
  window_fixture_begin (&self, 3);
  rules = switch_window_get_house_rules (self.window);
  preferences = switch_window_show_preferences (self.window);
  show_pages (preferences);
  for (guint i = 0; ids[i] != NULL; i++)
    {
      choose (rules, ids[i]);
      check_windows ();
    }

  /* A changed rule makes house rules of a name of our own. */
  choose (rules, "black-jack");
  g_assert_true (switch_house_rules_set_rule (rules, "draw-up-to", 3, NULL));
  check_windows ();
  switch_house_rules_page_search (
    switch_preferences_get_house_rules (SWITCH_PREFERENCES (preferences)),
    "qqqqq");
  check_windows ();

  g_assert_true (switch_class_parse ("J", &klass));
  editor = switch_power_editor_new (rules, klass);
  gtk_window_present (GTK_WINDOW (editor));
  check_windows ();
  gtk_window_destroy (GTK_WINDOW (editor));
  window_fixture_tear_down (&self);
  assert_no_failures ();
}

static void
test_dialogs (void)
{
  WindowFixture self = { 0 };

  window_fixture_set_up (&self, "switch", 3, FALSE);
  window_fixture_begin (&self, 3);
  window_fixture_wait_turn (&self);

  activate (self.window, "win.new-game");
  g_assert_true (SWITCH_IS_NEW_GAME (switch_window_get_dialog (self.window)));
  check_windows ();
  gtk_window_destroy (GTK_WINDOW (switch_window_get_dialog (self.window)));

  window_fixture_act (&self);
  activate (self.window, "win.new-game");
  g_assert_true (SWITCH_IS_CONFIRM (switch_window_get_dialog (self.window)));
  check_windows ();
  gtk_window_destroy (GTK_WINDOW (switch_window_get_dialog (self.window)));

  activate (self.window, "win.menu");
  check_windows ();
  activate (self.window, "win.look-at-stock");
  activate (self.window, "win.look-at-discards");
  check_windows ();
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self.window),
                                             "win.rules", "s", ""));
  check_windows ();
  activate (self.window, "win.help");
  check_windows ();

  window_fixture_tear_down (&self);
  assert_no_failures ();
}

/* The dialogs that only the program has */
static void
test_program (void)
{
  g_autoptr(SwitchApplication) application = switch_application_new ();
  g_autoptr(GError) error = NULL;
  SwitchWindow *window;

  g_application_set_flags (G_APPLICATION (application),
                           G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  g_application_activate (G_APPLICATION (application));
  window = switch_application_get_window (application);
  check_windows ();

  activate (window, "win.keys");
  check_windows ();
  g_action_group_activate_action (G_ACTION_GROUP (application), "about",
                                  NULL);
  check_windows ();
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
  assert_no_failures ();
}

/* The sentences that are seldom heard */

static void
check_sentences (const SwitchRules *rules)
{
  SwitchTable table;
  SwitchScene scene = { &table, 0, { "⟦I⟧", "Otto", "Mira" } };

  switch_table_init (&table, rules, 3, 2);
  table.turn = 0;
  table.phase = SWITCH_PHASE_START;
  table.n_stock = 20;

  for (guint kind = 0; kind < SWITCH_N_EVENTS; kind++)
    for (guint8 seat = 0; seat < 2; seat++)
      {
        const SwitchEvent event = {
          .kind = (guint8) kind, .seat = seat, .card = 10,
          .suit = SWITCH_SUIT_HEARTS, .target = 1 - seat, .amount = 2,
        };
        g_autofree char *text = switch_sentences_tell (&scene, &event);

        check_text ("event", text);
      }

  for (guint reason = 0; reason < SWITCH_N_HINTS; reason++)
    {
      const SwitchHint hint = {
        .reason = (SwitchHintReason) reason, .card = 10,
        .suit = SWITCH_SUIT_HEARTS, .seat = 1, .amount = 2,
      };
      g_autofree char *text = switch_hint_text_get_reason (&scene, &hint);

      check_text ("hint", text);
    }
}

static void
check_refusals (WindowFixture *self)
{
  for (guint reason = 1; reason < SWITCH_N_REFUSALS; reason++)
    {
      const SwitchRefusal refusal = {
        .reason = (SwitchRefusalReason) reason, .card = 10,
        .may_draw = TRUE, .would_do = switch_rank_mask (11),
      };

      switch_announcer_refuse (switch_window_get_announcer (self->window),
                               &refusal);
      check_windows ();
    }
}

static void
test_sentences (void)
{
  const char * const *ids = switch_preset_get_ids ();
  WindowFixture self = { 0 };

  for (guint i = 0; ids[i] != NULL; i++)
    check_sentences (&switch_preset_find (ids[i])->rules);

  window_fixture_set_up (&self, "peanuckle", 2, FALSE);
  window_fixture_begin (&self, 3);
  window_fixture_wait_turn (&self);
  check_refusals (&self);
  window_fixture_tear_down (&self);
  assert_no_failures ();
}

/* Makes the catalogue, and speaks it. Returns its folder. */
static char *
speak_pseudo (void)
{
  g_autofree char *folder = g_dir_make_tmp ("switch-pseudo-XXXXXX", NULL);
  g_autofree char *script = g_test_build_filename (G_TEST_DIST, "pseudo.py",
                                                   NULL);
  g_autofree char *root = g_test_build_filename (G_TEST_DIST, "..", NULL);
  g_autofree char *catalogue =
    g_build_filename (folder, "vi", "LC_MESSAGES", "switch-cards.mo", NULL);
  const char *argv[] = { script, root, catalogue, NULL };
  g_autoptr(GError) error = NULL;
  int status;

  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_STDOUT_TO_DEV_NULL, NULL,
                NULL, NULL, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_true (g_spawn_check_wait_status (status, NULL));

  /* Nothing of whoever runs the tests is read or written. */
  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  g_setenv ("XDG_STATE_HOME", folder, TRUE);
  g_setenv ("SWITCH_LOCALEDIR", folder, TRUE);
  set_language ("vi");

  return g_steal_pointer (&folder);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr(GSettings) settings = NULL;
  g_autofree char *folder = NULL;
  const char *rm[] = { "rm", "-r", NULL, NULL };
  int status;

  gtk_disable_setlocale ();
  gtk_test_init (&argc, &argv, NULL);
  gtk_log_watch ();
  folder = speak_pseudo ();
  /* With more to be seen. */
  settings = g_settings_new ("io.github.switchcards.Switch");
  g_settings_set_boolean (settings, "beginner-mode", TRUE);
  failures = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_test_add_func ("/pseudo/finding", test_finding);
  g_test_add_data_func ("/pseudo/rounds/switch", "switch", test_rounds);
  g_test_add_data_func ("/pseudo/rounds/black-jack", "black-jack",
                        test_rounds);
  g_test_add_data_func ("/pseudo/rounds/mau-mau", "mau-mau", test_rounds);
  g_test_add_func ("/pseudo/preferences", test_preferences);
  g_test_add_func ("/pseudo/dialogs", test_dialogs);
  g_test_add_func ("/pseudo/program", test_program);
  g_test_add_func ("/pseudo/sentences", test_sentences);
  status = g_test_run ();

  g_hash_table_unref (failures);
  rm[2] = folder;
  g_spawn_sync (NULL, (char **) rm, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL,
                NULL, NULL, NULL, NULL);

  return status;
}
