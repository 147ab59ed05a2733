/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Texts fit: in the long languages, in a narrow window and with letters twice
 * as large, no label is shortened or cut off, but for names. */

#include "gtk-log.h"
#include "window-helper.h"

#include <string.h>

#include "languages.h"

#include "switch-action-row.h"
#include "switch-card-names.h"
#include "switch-power-editor.h"
#include "switch-preferences.h"
#include "switch-round-plot.h"
#include "switch-rules-file.h"
#include "switch-score-row.h"
#include "switch-words.h"
#include "switch-window-private.h"

#define BORDERS 10   /* of a window without a compositor */

typedef struct
{
  const char *language;
  int         width;
  int         height;
  int         percent;          /* size of the text */
} Case;

static GHashTable *failures;

/* Looking */

/* People and rules may be called as they like. */
static gboolean
is_name (GtkWidget  *label,
         const char *text)
{
  static const char *const ids[] = { "name_label", "title_label", NULL };
  const char *id = gtk_buildable_get_buildable_id (GTK_BUILDABLE (label));
  const char * const *presets = switch_preset_get_ids ();

  if (id != NULL && g_strv_contains (ids, id))
    return TRUE;

  for (guint i = 0; presets[i] != NULL; i++)
    {
      g_autoptr(SwitchVariant) variant =
        switch_variant_new_from_preset (presets[i]);

      if (strstr (text, switch_variant_get_shown_name (variant)) != NULL)
        return TRUE;
    }

  return FALSE;
}

/* The whole of what was shortened on purpose can be read: of the sentence, and
 * of the line under a name. */
static gboolean
is_told_elsewhere (GtkWidget *label)
{
  return gtk_widget_get_has_tooltip (label);
}

static void
fail (GtkWidget  *label,
      const char *how)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (label));

  g_hash_table_add (failures,
    g_strdup_printf ("%s, %s: %s (%d×%d)", G_OBJECT_TYPE_NAME (root), how,
                     gtk_label_get_text (GTK_LABEL (label)),
                     gtk_widget_get_width (label),
                     gtk_widget_get_height (label)));
}

static void
check_label (GtkWidget *label)
{
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (label));
  const char *text = gtk_label_get_text (GTK_LABEL (label));
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (label));
  graphene_rect_t bounds;
  int width, height;

  if (*text == '\0' || is_name (label, text))
    return;

  pango_layout_get_pixel_size (layout, &width, &height);
  if (pango_layout_is_ellipsized (layout) && !is_told_elsewhere (label))
    fail (label, "shortened");
  if (height > gtk_widget_get_height (label) + 1)
    fail (label, "too low");
  if (width > gtk_widget_get_width (label) + 1)
    fail (label, "too narrow");
  if (gtk_widget_compute_bounds (label, root, &bounds) &&
      (bounds.origin.x < -1 ||
       bounds.origin.x + bounds.size.width >
         (float) gtk_widget_get_width (root) + 1))
    fail (label, "outside");
}

static void
check_widget (GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget))
    check_label (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_widget (child);
}

static void
check_window (GtkWidget  *window,
              const Case *c)
{
  gtk_window_set_default_size (GTK_WINDOW (window), c->width, c->height);
  gtk_window_present (GTK_WINDOW (window));
  window_helper_wait_frames (window);
  check_widget (window);
}

/* A window can be as narrow as a phone, once it has got narrow. */
static void
check_width (GtkWidget  *window,
             const Case *c)
{
  int least;

  gtk_widget_measure (window, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL,
                      NULL, NULL);
  g_assert_cmpint (least, <=, c->width + BORDERS);
}

static void
finish (const Case *c)
{
  GHashTableIter iter;
  gpointer failure;

  g_hash_table_iter_init (&iter, failures);
  while (g_hash_table_iter_next (&iter, &failure, NULL))
    g_test_message ("%s %d×%d, %d %%: %s", c->language, c->width, c->height,
                    c->percent, (const char *) failure);
  if (g_hash_table_size (failures) > 0)
    g_test_fail ();
  g_hash_table_remove_all (failures);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  set_language ("en");
}

static void
begin (const Case *c)
{
  set_language (c->language);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                96 * 1024 * c->percent / 100, NULL);
}

static void
begin_game (WindowFixture *self,
            const Case    *c,
            const char    *variant,
            guint          n_players)
{
  window_fixture_set_up (self, variant, n_players, FALSE);
  window_fixture_begin (self, 3);
  window_fixture_wait_turn (self);
}

/* The windows */

/* Every sentence that an event makes, about the person and about a rival,
 * with the card of the longest name. */
static void
check_sentences (WindowFixture *self,
                 const Case    *c)
{
  SwitchAnnouncer *announcer = switch_window_get_announcer (self->window);
  const SwitchCard card = switch_card_new (12, SWITCH_SUIT_DIAMONDS);
  SwitchScene scene;

  switch_stage_get_scene (self->stage, &scene);
  for (guint kind = 0; kind < SWITCH_N_EVENTS; kind++)
    for (guint8 seat = 0; seat < 2; seat++)
      {
        const SwitchEvent event = {
          .kind = (guint8) kind, .seat = seat, .card = card,
          .suit = SWITCH_SUIT_DIAMONDS, .target = 1 - seat, .amount = 4,
        };
        g_autofree char *text = switch_sentences_tell (&scene, &event);
        g_autofree char *advice = switch_sentences_advise (
          &scene, switch_stage_get_own (self->stage, scene.me));

        if (text == NULL)
          continue;
        switch_announcer_say (announcer, text, advice);
        check_window (GTK_WIDGET (self->window), c);
      }
}

/* The button that ends a turn has its longest words under a skip. */
static void
check_stands (WindowFixture *self)
{
  GtkWidget *label = window_helper_find (GTK_WIDGET (self->window),
                                         "end_label");
  GtkWidget *row = gtk_widget_get_ancestor (label, SWITCH_TYPE_ACTION_ROW);
  g_autofree char *before = NULL;

  g_assert_nonnull (row);
  before = g_strdup (gtk_label_get_label (GTK_LABEL (label)));
  for (guint rank = 1; rank <= SWITCH_N_RANKS - 1; rank++)
    {
      const SwitchCard card = switch_card_new (rank, SWITCH_SUIT_CLUBS);

      gtk_label_set_label (GTK_LABEL (label), switch_words_stand (card));
      window_helper_wait_frames (GTK_WIDGET (self->window));
      check_widget (row);
    }
  gtk_label_set_label (GTK_LABEL (label), before);
}

/* Of the rows of players, those that are in view whole. */
static guint
count_rows_in_view (GtkWidget *widget)
{
  guint n_rows = 0;

  if (SWITCH_IS_SCORE_ROW (widget))
    {
      GtkWidget *view = gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT);
      graphene_rect_t bounds;

      return gtk_widget_compute_bounds (widget, view, &bounds) &&
             bounds.origin.y >= 0 &&
             bounds.origin.y + bounds.size.height <=
               (float) gtk_widget_get_height (view);
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n_rows += count_rows_in_view (child);

  return n_rows;
}

/* As if a key was pressed for which the class of @widget has a binding. */
static gboolean
press (GtkWidget *widget,
       guint      key)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GListModel) shortcuts = g_list_model_get_item (controllers, i);

      if (!GTK_IS_SHORTCUT_CONTROLLER (shortcuts))
        continue;
      for (guint j = 0; j < g_list_model_get_n_items (shortcuts); j++)
        {
          g_autoptr(GtkShortcut) shortcut = g_list_model_get_item (shortcuts,
                                                                   j);
          GtkShortcutTrigger *trigger = gtk_shortcut_get_trigger (shortcut);

          if (GTK_IS_KEYVAL_TRIGGER (trigger) &&
              gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)) ==
                key)
            return gtk_shortcut_action_activate (
              gtk_shortcut_get_action (shortcut), 0, widget,
              gtk_shortcut_get_arguments (shortcut));
        }
    }

  return FALSE;
}

/* At the end of a round three players are in view at least, and keys show
 * the rest. */
static void
check_panel (WindowFixture *self,
             const Case    *c)
{
  GtkWidget *panel = switch_window_get_panel (self->window);
  const gint64 begun = g_get_monotonic_time ();

  g_assert_nonnull (panel);
  check_window (GTK_WIDGET (self->window), c);
  if (c->percent > 100)
    return;

  g_assert_cmpuint (count_rows_in_view (panel), >=, 3);
  if (count_rows_in_view (panel) == 4)
    return;

  g_assert_true (press (panel, GDK_KEY_Page_Down));
  while (count_rows_in_view (panel) < 4)
    {
      g_main_context_iteration (NULL, TRUE);
      g_assert_cmpint (g_get_monotonic_time () - begun, <,
                       (gint64) WINDOW_DEADLINE * G_USEC_PER_SEC);
    }
}

static void
test_game (gconstpointer data)
{
  const Case *c = data;
  WindowFixture self = { 0 };

  begin (c);
  begin_game (&self, c, "black-jack", 4);
  check_window (GTK_WIDGET (self.window), c);
  check_width (GTK_WIDGET (self.window), c);
  check_sentences (&self, c);
  check_stands (&self);

  window_fixture_play (&self);
  check_panel (&self, c);
  gtk_widget_activate_action (GTK_WIDGET (self.window), "win.story", NULL);
  check_window (self.window->story, c);
  window_fixture_tear_down (&self);
  finish (c);
}

/* On a phone with large text the buttons' words are whole at least. */
static void
test_buttons (gconstpointer data)
{
  const Case *c = data;
  WindowFixture self = { 0 };

  begin (c);
  begin_game (&self, c, "switch", 4);
  gtk_window_set_default_size (GTK_WINDOW (self.window), c->width, c->height);
  gtk_window_present (GTK_WINDOW (self.window));
  check_stands (&self);
  check_width (GTK_WIDGET (self.window), c);
  window_fixture_tear_down (&self);
  finish (c);
}

static void
test_dialogs (gconstpointer data)
{
  const Case *c = data;
  WindowFixture self = { 0 };

  begin (c);
  begin_game (&self, c, "switch", 4);
  for (guint i = 0; i < 2; i++)
    {
      GtkWidget *dialog;

      /* First it is asked whether the round may be lost. */
      gtk_widget_activate_action (GTK_WIDGET (self.window), "win.new-game",
                                  NULL);
      dialog = switch_window_get_dialog (self.window);
      if (dialog == NULL)
        break;
      window_helper_wait_frames (dialog);
      check_widget (dialog);
      gtk_window_destroy (GTK_WINDOW (dialog));
      window_fixture_play (&self);
    }
  window_fixture_tear_down (&self);
  finish (c);
}

static void
test_preferences (gconstpointer data)
{
  static const char *const pages[] = {
    "game", "house-rules", "table", "access",
  };
  const Case *c = data;
  WindowFixture self = { 0 };
  SwitchHouseRules *rules;
  GtkWidget *preferences, *editor;

  begin (c);
  begin_game (&self, c, "black-jack", 4);
  rules = switch_window_get_house_rules (self.window);
  preferences = switch_window_show_preferences (self.window);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      switch_preferences_show_page (SWITCH_PREFERENCES (preferences),
                                    pages[i]);
      check_window (preferences, c);
      check_width (preferences, c);
    }

  for (guint rank = 1; rank <= 13; rank += 3)
    {
      editor = switch_power_editor_new (rules, SWITCH_CLASS_OF_RANK (rank));
      check_window (editor, c);
      gtk_window_destroy (GTK_WINDOW (editor));
    }
  window_fixture_tear_down (&self);
  finish (c);
}

/* A picture of bars is no wider than its window, nor are its words. */
static void
test_plot (gconstpointer data)
{
  const Case *c = data;
  const SwitchTrialResult result = { .n_rounds = 1000, .turns[40] = 1000 };
  GtkWidget *window = gtk_window_new ();
  GtkWidget *plot = g_object_new (SWITCH_TYPE_ROUND_PLOT, NULL);
  int width;

  begin (c);
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_child (GTK_WINDOW (window), plot);
  switch_round_plot_set_result (SWITCH_ROUND_PLOT (plot), &result);
  gtk_window_set_default_size (GTK_WINDOW (window), 150, 300);
  gtk_window_present (GTK_WINDOW (window));
  window_helper_wait_frames (window);
  width = gtk_widget_get_width (plot);
  g_assert_cmpint (width, <=, 150);

  for (GtkWidget *child = gtk_widget_get_first_child (plot); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      graphene_rect_t bounds;

      if (!GTK_IS_LABEL (child))
        continue;
      g_assert_true (gtk_widget_compute_bounds (child, plot, &bounds));
      g_assert_cmpfloat (bounds.origin.x, >=, 0);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, width);
    }
  gtk_window_destroy (GTK_WINDOW (window));
  finish (c);
}

static void
check_rows (GtkWidget *widget,
            guint     *n_rows)
{
  if (GTK_IS_LIST_BOX_ROW (widget))
    {
      GtkWidget *label = gtk_list_box_row_get_child (
        GTK_LIST_BOX_ROW (widget));

      gtk_test_accessible_assert_property (
        widget, GTK_ACCESSIBLE_PROPERTY_LABEL,
        gtk_label_get_label (GTK_LABEL (label)));
      (*n_rows)++;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_rows (child, n_rows);
}

static GtkWidget *
find_side_bar (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_STACK_SIDEBAR (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_side_bar (child);

  return found;
}

/* The pages of the preferences have their names for everybody. */
static void
test_side_bar (void)
{
  WindowFixture self = { 0 };
  guint n_rows = 0;

  window_fixture_set_up (&self, "switch", 2, FALSE);
  check_rows (find_side_bar (switch_window_show_preferences (self.window)),
              &n_rows);
  g_assert_cmpuint (n_rows, ==, 4);
  window_fixture_tear_down (&self);
}

int
main (int    argc,
      char **argv)
{
  static const Case cases[] = {
    { "vi", 360, 640, 100 }, { "ms", 360, 640, 100 },
    { "vi", 360, 400, 100 }, { "ms", 360, 400, 100 },
    { "vi", 1000, 700, 200 }, { "ms", 1000, 700, 200 },
  };
  static const Case large = { "ms", 360, 640, 200 };
  int result;

  gtk_test_init (&argc, &argv, NULL);
  gtk_log_watch ();
  failures = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  set_language ("en");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      static const struct
      {
        const char   *name;
        GTestDataFunc func;
      } tests[] = {
        { "game", test_game },
        { "dialogs", test_dialogs },
        { "preferences", test_preferences },
      };

      for (guint j = 0; j < G_N_ELEMENTS (tests); j++)
        {
          g_autofree char *path =
            g_strdup_printf ("/fit/%s/%s-%dx%d-%d", tests[j].name,
                             cases[i].language, cases[i].width,
                             cases[i].height, cases[i].percent);

          g_test_add_data_func (path, &cases[i], tests[j].func);
        }
    }
  g_test_add_data_func ("/fit/plot/ms", &large, test_plot);
  g_test_add_data_func ("/fit/buttons/large", &large, test_buttons);
  g_test_add_data_func ("/fit/preferences/large", &large, test_preferences);
  g_test_add_func ("/fit/side-bar", test_side_bar);
  result = g_test_run ();
  g_hash_table_unref (failures);

  return result;
}
