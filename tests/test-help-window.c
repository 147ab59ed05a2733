/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The help window: every page in every language, history, search, widths.
 * With SWITCH_SCREENSHOTS=DIR it leaves pictures there. */

#include "gtk-log.h"
#include "switch-application.h"
#include "switch-help-picture.h"
#include "switch-help-view.h"
#include "switch-help-window.h"
#include "switch-rules-file.h"
#include "switch-screenshot.h"

#include "languages.h"

#define DEADLINE 60  /* s */

/* Lets the window do what is due; waits a little where nothing is. */
static void
iterate (gint64 begun)
{
  g_assert_cmpint (g_get_monotonic_time () - begun, <,
                   (gint64) DEADLINE * G_USEC_PER_SEC);
  if (!g_main_context_iteration (NULL, FALSE))
    g_usleep (200);
}

static void
drain (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static GtkWidget *
find_type (GtkWidget *widget,
           GType      type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_type (child, type);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static SwitchHelpView *
get_view (SwitchHelpWindow *window)
{
  return SWITCH_HELP_VIEW (find_type (GTK_WIDGET (window),
                                      SWITCH_TYPE_HELP_VIEW));
}

/* Until the last block has been laid out. */
static void
settle (SwitchHelpWindow *window)
{
  SwitchHelpView *view = get_view (window);
  const guint n = switch_help_page_get_n_blocks (
    switch_help_window_get_page (window));

  const gint64 begun = g_get_monotonic_time ();

  while (gtk_widget_get_height (switch_help_view_get_block (view, n - 1)) == 0)
    iterate (begun);
}

static SwitchHelpWindow *
open_window (int width,
             int height)
{
  GtkWidget *window = switch_help_window_new ();

  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_present (GTK_WINDOW (window));
  settle (SWITCH_HELP_WINDOW (window));

  return SWITCH_HELP_WINDOW (window);
}

static void
close_window (SwitchHelpWindow *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  drain ();
}

/* Every block of every page shows, no text is cut off, and it fits. */
static void
check_view (SwitchHelpWindow *window)
{
  SwitchHelpPage *page = switch_help_window_get_page (window);
  SwitchHelpView *view = get_view (window);
  int width;

  settle (window);
  width = gtk_widget_get_width (GTK_WIDGET (view));

  g_assert_true (switch_help_view_get_page (view) == page);
  for (guint i = 0; i < switch_help_page_get_n_blocks (page); i++)
    {
      GtkWidget *widget = switch_help_view_get_block (view, i);
      GtkWidget *label;
      int text_width, text_height;

      g_assert_nonnull (widget);
      g_assert_true (gtk_widget_get_mapped (widget));
      g_assert_true (gtk_widget_get_focusable (widget));

      g_assert_cmpint (gtk_widget_get_width (widget), <=, width);
      label = find_type (widget, GTK_TYPE_LABEL);
      if (label == NULL)
        {
          g_assert_true (SWITCH_IS_HELP_PICTURE (widget));
          g_assert_cmpint (gtk_widget_get_height (widget), >, 100);
          continue;
        }
      g_test_message ("%s", gtk_label_get_text (GTK_LABEL (label)));
      pango_layout_get_pixel_size (gtk_label_get_layout (GTK_LABEL (label)),
                                   &text_width, &text_height);
      /* The space round a key may hang over at the end of a line. */
      g_assert_cmpint (text_width, <=, gtk_widget_get_width (label) + 8);
      g_assert_cmpint (text_height, <=, gtk_widget_get_height (label));
      g_assert_cmpint (gtk_widget_get_width (label), <=, width);
    }
}

static void
test_all_pages (gconstpointer data)
{
  const char * const *languages = switch_help_library_get_languages ();
  SwitchHelpWindow *window = open_window (GPOINTER_TO_INT (data), 640);

  for (guint i = 0; languages[i] != NULL; i++)
    {
      SwitchHelpLibrary *library;

      g_object_set (window, "language", languages[i], NULL);
      library = switch_help_window_get_library (window);
      for (guint j = 0; j < switch_help_library_get_n_pages (library); j++)
        {
          SwitchHelpPage *page = switch_help_library_get_nth (library, j);

          g_test_message ("%s %s", languages[i],
                          switch_help_page_get_id (page));
          g_assert_true (switch_help_window_go (
            window, switch_help_page_get_id (page)));
          g_assert_true (switch_help_window_get_page (window) == page);
          check_view (window);
        }
    }
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (window)), <=,
                   GPOINTER_TO_INT (data));
  close_window (window);
}

/* Twice as large, in the smallest window, where words are longest. */
static void
test_large_text (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  SwitchHelpWindow *window;
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  window = open_window (360, 640);
  for (guint i = 1; i < G_N_ELEMENTS (test_languages); i++)
    {
      SwitchHelpLibrary *library;

      g_object_set (window, "language", test_languages[i], NULL);
      library = switch_help_window_get_library (window);
      for (guint j = 0; j < switch_help_library_get_n_pages (library); j++)
        {
          SwitchHelpPage *page = switch_help_library_get_nth (library, j);

          switch_help_window_go (window, switch_help_page_get_id (page));
          check_view (window);
        }
    }
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (window)), <=, 360);
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
  close_window (window);
}

static const char *
get_id (SwitchHelpWindow *window)
{
  return switch_help_page_get_id (switch_help_window_get_page (window));
}

static void
test_history (void)
{
  SwitchHelpWindow *window = open_window (900, 600);
  GtkWidget *widget = GTK_WIDGET (window);

  g_assert_cmpstr (get_id (window), ==, "index");
  g_assert_true (switch_help_window_go (window, "play#twos"));
  g_assert_true (switch_help_window_go (window, "help:powers"));
  g_assert_false (switch_help_window_go (window, "nowhere"));
  g_assert_cmpstr (get_id (window), ==, "powers");

  gtk_widget_activate_action (widget, "help.back", NULL);
  g_assert_cmpstr (get_id (window), ==, "play");
  gtk_widget_activate_action (widget, "help.back", NULL);
  gtk_widget_activate_action (widget, "help.back", NULL);
  g_assert_cmpstr (get_id (window), ==, "index");
  gtk_widget_activate_action (widget, "help.forward", NULL);
  g_assert_cmpstr (get_id (window), ==, "play");
  switch_help_window_go (window, "report");
  gtk_widget_activate_action (widget, "help.forward", NULL);
  g_assert_cmpstr (get_id (window), ==, "report");

  /* Another language shows the same page. */
  gtk_widget_activate_action (widget, "help.language", "s", "vi");
  g_assert_cmpstr (get_id (window), ==, "report");
  g_assert_cmpstr (switch_help_page_get_title (
                     switch_help_window_get_page (window)), ==, "Báo lỗi");
  gtk_widget_activate_action (widget, "help.back", NULL);
  g_assert_cmpstr (get_id (window), ==, "play");
  close_window (window);
}

static void
test_links (void)
{
  SwitchHelpWindow *window = open_window (900, 600);
  GtkWidget *view = find_type (GTK_WIDGET (window), SWITCH_TYPE_HELP_VIEW);
  GtkWidget *button;

  button = find_type (view, GTK_TYPE_BUTTON);
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpstr (get_id (window), ==, "play");

  switch_help_window_go (window, "index");
  {
    gboolean handled = FALSE;
    GtkWidget *label =
      switch_help_view_get_block (SWITCH_HELP_VIEW (view), 1);

    g_signal_emit_by_name (label, "activate-link", "help:powers-draw#cancel",
                           &handled);
    g_assert_true (handled);
  }
  g_assert_cmpstr (get_id (window), ==, "powers-draw");
  close_window (window);
}

static gboolean
is_in_sight (GtkWidget *widget)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (widget,
                                                 GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  return gtk_widget_get_height (widget) > 0 &&
         gtk_widget_compute_bounds (widget, scrolled, &bounds) &&
         bounds.origin.y >= 0 &&
         bounds.origin.y + bounds.size.height <=
         gtk_widget_get_height (scrolled);
}

/* Wherever a search or a link leads to on a page is seen at once. */
static void
test_places (void)
{
  SwitchHelpWindow *window = open_window (600, 400);
  SwitchHelpView *view = get_view (window);
  SwitchHelpPage *page;
  gint64 begun;
  guint n;

  switch_help_window_go (window, "keyboard");
  page = switch_help_window_get_page (window);
  n = switch_help_page_get_n_blocks (page);
  for (guint i = 0; i < 3; i++)
    {
      const guint block = (n - 1) * (2 - i) / 2;

      switch_help_window_go (window, "index");
      switch_help_window_go (window, "keyboard");
      switch_help_view_show_block (view, block);
      begun = g_get_monotonic_time ();
      while (!is_in_sight (switch_help_view_get_block (view, block)))
        iterate (begun);
    }
  close_window (window);
}

static void
test_search (void)
{
  SwitchHelpWindow *window = open_window (900, 600);
  GtkWidget *stack, *list;

  g_object_set (window, "language", "vi", NULL);
  switch_help_window_search (window, "rut bai");
  stack = find_type (GTK_WIDGET (window), GTK_TYPE_STACK);
  list = find_type (gtk_stack_get_visible_child (GTK_STACK (stack)),
                    GTK_TYPE_LIST_BOX);
  g_assert_nonnull (list);
  g_assert_nonnull (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 1));
  g_signal_emit_by_name (list, "row-activated",
                         gtk_list_box_get_row_at_index (GTK_LIST_BOX (list),
                                                        0));
  g_assert_true (SWITCH_IS_HELP_VIEW (
    gtk_stack_get_visible_child (GTK_STACK (stack))));

  /* Escape leaves the search, and only then the window. */
  gtk_widget_activate_action (GTK_WIDGET (window), "help.escape", NULL);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (window)));
  gtk_widget_activate_action (GTK_WIDGET (window), "help.escape", NULL);
  drain ();
}

static void
test_rules (void)
{
  SwitchHelpWindow *window = open_window (900, 600);
  const SwitchRulesFile *preset = switch_preset_find ("black-jack");

  switch_help_window_set_rules (window, &preset->rules, preset->name);
  g_assert_true (switch_help_window_go (window, "rules#rule-lay"));
  check_view (window);
  g_object_set (window, "language", "ms", NULL);
  g_assert_cmpstr (get_id (window), ==, "rules");
  preset = switch_preset_find ("switch");
  switch_help_window_set_rules (window, &preset->rules, preset->name);
  check_view (window);
  close_window (window);
}

/* The one window of the program comes and goes with its parent. */
static void
test_show (void)
{
  GtkWidget *parent = gtk_window_new ();
  GListModel *windows = gtk_window_get_toplevels ();
  guint n_windows;

  gtk_window_present (GTK_WINDOW (parent));
  n_windows = g_list_model_get_n_items (windows);
  switch_help_window_show_page (GTK_WINDOW (parent), "play");
  switch_help_window_show_page (GTK_WINDOW (parent), "rules-drawing#blunder");
  g_assert_cmpuint (g_list_model_get_n_items (windows), ==, n_windows + 1);
  drain ();
  gtk_window_destroy (GTK_WINDOW (parent));
  drain ();
  g_assert_cmpuint (g_list_model_get_n_items (windows), ==, n_windows - 1);
}

/* What assistive technology finds in a page: headings of a level, and links
 * with names. */
static void
test_roles (void)
{
  SwitchHelpWindow *window = open_window (900, 600);
  SwitchHelpView *view = get_view (window);
  SwitchHelpPage *page = switch_help_window_get_page (window);
  guint n_links = 0;

  for (guint i = 0; i < switch_help_page_get_n_blocks (page); i++)
    {
      const SwitchHelpBlock *block = switch_help_page_get_block (page, i);
      GtkAccessible *widget =
        GTK_ACCESSIBLE (switch_help_view_get_block (view, i));
      const GtkAccessibleRole role =
        gtk_accessible_get_accessible_role (widget);

      if (block->kind == SWITCH_HELP_TITLE)
        {
          g_assert_cmpint (role, ==, GTK_ACCESSIBLE_ROLE_HEADING);
          gtk_test_accessible_assert_property (
            widget, GTK_ACCESSIBLE_PROPERTY_LEVEL, (int) block->level);
        }
      if (block->kind != SWITCH_HELP_LINK)
        continue;

      n_links++;
      g_assert_cmpint (role, ==, GTK_ACCESSIBLE_ROLE_LINK);
      g_assert_true (gtk_test_accessible_has_property (
        widget, GTK_ACCESSIBLE_PROPERTY_LABEL));
    }
  g_assert_cmpuint (n_links, >, 5);
  close_window (window);
}

static void
take_picture (SwitchHelpWindow *window,
              const char       *folder,
              const char       *name)
{
  g_autofree char *path = g_strconcat (folder, "/", name, ".png", NULL);
  g_autoptr(GError) error = NULL;

  settle (window);
  drain ();
  switch_screenshot_save (GTK_WINDOW (window), path, 1, &error);
  g_assert_no_error (error);
}

/* The window of shortcuts fits into 800×600 in every language. */
static void
test_keys_size (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (test_languages); i++)
    {
      g_autoptr(GtkBuilder) builder = NULL;
      GtkWidget *window;
      int width, height;

      set_language (test_languages[i]);
      builder = gtk_builder_new_from_resource (
        "/io/github/switchcards/Switch/switch-keys-window.ui");
      window = GTK_WIDGET (gtk_builder_get_object (builder, "keys_window"));
      gtk_widget_measure (window, GTK_ORIENTATION_HORIZONTAL, -1, NULL,
                          &width, NULL, NULL);
      gtk_widget_measure (window, GTK_ORIENTATION_VERTICAL, width, NULL,
                          &height, NULL, NULL);
      g_assert_cmpint (width, <=, 760);
      g_assert_cmpint (height, <=, 560);
      gtk_window_destroy (GTK_WINDOW (window));
    }
  set_language ("en");
}

static GtkWidget *
find_shown (GType type)
{
  g_autoptr(GList) windows = gtk_window_list_toplevels ();

  for (GList *link = windows; link != NULL; link = link->next)
    if (G_TYPE_CHECK_INSTANCE_TYPE (link->data, type) &&
        gtk_widget_get_visible (link->data))
      return link->data;

  return NULL;
}

/* Where it is larger than the screen, the page of the help comes instead. */
static void
test_keys (void)
{
  g_autoptr(SwitchApplication) application = switch_application_new ();
  GtkSettings *settings = gtk_settings_get_default ();
  GtkWidget *window, *help;
  int dpi;

  g_application_set_flags (G_APPLICATION (application),
                           G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (application), NULL,
                                         NULL));
  g_application_activate (G_APPLICATION (application));
  window = GTK_WIDGET (switch_application_get_window (application));

  gtk_widget_activate_action (window, "win.keys", NULL);
  g_assert_null (find_shown (SWITCH_TYPE_HELP_WINDOW));
  g_assert_nonnull (find_shown (GTK_TYPE_SHORTCUTS_WINDOW));
  gtk_window_close (GTK_WINDOW (find_shown (GTK_TYPE_SHORTCUTS_WINDOW)));
  drain ();
  g_assert_null (find_shown (GTK_TYPE_SHORTCUTS_WINDOW));

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", 10 * 96 * 1024, NULL);
  gtk_widget_activate_action (window, "win.keys", NULL);
  help = find_shown (SWITCH_TYPE_HELP_WINDOW);
  g_assert_null (find_shown (GTK_TYPE_SHORTCUTS_WINDOW));
  g_assert_nonnull (help);
  g_assert_cmpstr (get_id (SWITCH_HELP_WINDOW (help)), ==, "keyboard");
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);

  gtk_window_destroy (GTK_WINDOW (window));
  drain ();
}

static void
test_pictures (void)
{
  static const char *const targets[] = {
    "play", "rules", "keyboard", "powers-draw#cancel", "index",
  };
  const char *folder = g_getenv ("SWITCH_SCREENSHOTS");
  const SwitchRulesFile *preset = switch_preset_find ("black-jack");

  if (folder == NULL)
    {
      g_test_skip ("SWITCH_SCREENSHOTS is not set");
      return;
    }

  for (guint dark = 0; dark < 2; dark++)
    for (guint i = 0; i < G_N_ELEMENTS (test_languages); i++)
      for (guint narrow = 0; narrow < 2; narrow++)
        {
          SwitchHelpWindow *window;

          set_language (test_languages[i]);
          g_object_set (gtk_settings_get_default (),
                        "gtk-application-prefer-dark-theme", dark, NULL);
          window = open_window (narrow ? 360 : 1000, narrow ? 640 : 720);
          g_object_set (window, "language",
                        i == 0 ? "C" : test_languages[i], NULL);
          switch_help_window_set_rules (window, &preset->rules, "Black Jack");
          for (guint j = 0; j < G_N_ELEMENTS (targets); j++)
            {
              g_autofree char *name =
                g_strdup_printf ("%s-%s-%s-%u", test_languages[i],
                                 dark ? "dark" : "light",
                                 narrow ? "360" : "1000", j);

              switch_help_window_go (window, targets[j]);
              take_picture (window, folder, name);
            }
          close_window (window);
        }
  set_language ("en");
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  gtk_log_watch ();
  set_language ("en");

  g_test_add_data_func ("/help-window/pages-360", GINT_TO_POINTER (360),
                        test_all_pages);
  g_test_add_data_func ("/help-window/pages-1000", GINT_TO_POINTER (1000),
                        test_all_pages);
  g_test_add_func ("/help-window/large-text", test_large_text);
  g_test_add_func ("/help-window/history", test_history);
  g_test_add_func ("/help-window/links", test_links);
  g_test_add_func ("/help-window/places", test_places);
  g_test_add_func ("/help-window/search", test_search);
  g_test_add_func ("/help-window/rules", test_rules);
  g_test_add_func ("/help-window/show", test_show);
  g_test_add_func ("/help-window/roles", test_roles);
  g_test_add_func ("/help-window/keys-size", test_keys_size);
  g_test_add_func ("/help-window/keys", test_keys);
  g_test_add_func ("/help-window/pictures", test_pictures);

  return g_test_run ();
}
