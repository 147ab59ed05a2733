/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The preferences to look at, with house rules of their own in a temporary
 * folder, and a PNG of them where one is asked for.
 *
 *   show-preferences --page house-rules --size 960x900 --png rules.png
 */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <locale.h>

#include "switch-power-editor.h"
#include "switch-preferences.h"
#include "switch-screenshot.h"
#include "switch-system-clock.h"
#include "switch-trial-view.h"

static char *page = NULL;
static char *size = NULL;
static char *png = NULL;
static char *search = NULL;
static char *edit = NULL;
static char *preset = NULL;
static double scroll = 0;
static double text_scale = 0;
static gboolean dark = FALSE;
static gboolean under_way = FALSE;
static gboolean trial = FALSE;

static const GOptionEntry entries[] = {
  { "page", 'p', 0, G_OPTION_ARG_STRING, &page, "to show", "NAME" },
  { "size", 's', 0, G_OPTION_ARG_STRING, &size, "of the window", "WxH" },
  { "png", 0, 0, G_OPTION_ARG_FILENAME, &png, "write and quit", "FILE" },
  { "search", 0, 0, G_OPTION_ARG_STRING, &search, "for words", "TEXT" },
  { "edit", 'e', 0, G_OPTION_ARG_STRING, &edit, "what cards do", "CLASS" },
  { "preset", 0, 0, G_OPTION_ARG_STRING, &preset, "nothing changed", "ID" },
  { "scroll", 0, 0, G_OPTION_ARG_DOUBLE, &scroll, "down", "PIXELS" },
  { "text", 't', 0, G_OPTION_ARG_DOUBLE, &text_scale, "its size", "N" },
  { "dark", 'd', 0, G_OPTION_ARG_NONE, &dark, "dark", NULL },
  { "under-way", 'u', 0, G_OPTION_ARG_NONE, &under_way, "a round", NULL },
  { "trial", 0, 0, G_OPTION_ARG_NONE, &trial, "try the rules", NULL },
  { NULL }
};

static GMainLoop *loop;
static GtkWidget *window;
static GtkWidget *editor;

static void
quit_cb (void)
{
  g_main_loop_quit (loop);
}

/* The first of a type at or below @widget that can be seen. */
static GtkWidget *
find (GtkWidget *widget,
      GType      type)
{
  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = gtk_widget_get_visible (child) ? find (child, type)
                                                        : NULL;

      if (found != NULL)
        return found;
    }

  return NULL;
}

static gboolean
scroll_cb (gpointer data)
{
  GtkWidget *top = editor != NULL ? editor
    : GTK_WIDGET (switch_preferences_get_house_rules (
                    SWITCH_PREFERENCES (window)));
  GtkWidget *scrolled = find (top, GTK_TYPE_SCROLLED_WINDOW);

  gtk_adjustment_set_value (
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled)),
    scroll);

  return G_SOURCE_REMOVE;
}

static gboolean
shoot_cb (gpointer data)
{
  g_autoptr(GError) error = NULL;

  if (!switch_screenshot_save (GTK_WINDOW (editor != NULL ? editor : window),
                               png, 1, &error))
    g_printerr ("%s\n", error->message);
  g_main_loop_quit (loop);

  return G_SOURCE_REMOVE;
}

static void
change_rules (SwitchHouseRules *rules)
{
  SwitchVariantStore *store = switch_house_rules_get_store (rules);
  SwitchVariant *base = switch_variant_store_find (store, "black-jack");

  switch_house_rules_choose (
    rules, switch_variant_store_copy (store, base, "Our Sunday rules"), NULL);
  switch_house_rules_set_rule (rules, "lay", 1, NULL);
  switch_house_rules_set_rule (rules, "draw-up-to", 3, NULL);
  switch_house_rules_set_powers (rules, "J/black", "draw 4", NULL);
  switch_house_rules_set_powers (rules, "A/H", "draw 5, answer A/S", NULL);
}

static void
set_appearance (void)
{
  GtkSettings *settings = gtk_settings_get_default ();

  if (dark)
    g_object_set (settings, "gtk-application-prefer-dark-theme", TRUE, NULL);
  if (text_scale > 0)
    g_object_set (settings, "gtk-xft-dpi", (int) (96 * 1024 * text_scale),
                  NULL);
}

static void
show (SwitchHouseRules *rules,
      GSettings        *settings)
{
  int width = 960, height = 900;

  if (size != NULL)
    sscanf (size, "%dx%d", &width, &height);

  window = switch_preferences_new (rules, settings);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  switch_preferences_set_under_way (SWITCH_PREFERENCES (window), under_way);
  switch_preferences_show_page (SWITCH_PREFERENCES (window),
                                page != NULL ? page : "house-rules");
  if (search != NULL)
    switch_house_rules_page_search (
      switch_preferences_get_house_rules (SWITCH_PREFERENCES (window)),
      search);
  g_signal_connect (window, "destroy", quit_cb, NULL);
  gtk_window_present (GTK_WINDOW (window));

  if (edit != NULL)
    {
      SwitchCardClass klass;

      if (switch_class_parse (edit, &klass))
        editor = switch_power_editor_new (rules, klass);
      gtk_window_present (GTK_WINDOW (editor));
    }
}

static gboolean
trial_cb (gpointer data)
{
  GtkWidget *page_widget = GTK_WIDGET (
    switch_preferences_get_house_rules (SWITCH_PREFERENCES (window)));
  GtkWidget *view = find (page_widget, SWITCH_TYPE_TRIAL_VIEW);

  switch_trial_view_start (SWITCH_TRIAL_VIEW (view));

  return G_SOURCE_REMOVE;
}

int
main (int    argc,
      char **argv)
{
  g_autoptr(GOptionContext) context = g_option_context_new (NULL);
  g_autoptr(GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("show-preferences-XXXXXX", NULL);
  g_autoptr(SwitchClock) clock = switch_system_clock_new ();
  g_autoptr(SwitchVariantStore) store = NULL;
  g_autoptr(GSettings) settings = NULL;
  g_autoptr(SwitchHouseRules) rules = NULL;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("SWITCH_LOCALEDIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_setenv ("GSETTINGS_BACKEND", "memory", TRUE);
  g_setenv ("GSK_RENDERER", "cairo", TRUE);
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    g_error ("%s", error->message);

  gtk_init ();
  set_appearance ();
  store = switch_variant_store_new (folder, clock);
  settings = g_settings_new (APP_ID);
  rules = switch_house_rules_new (store, settings);
  if (preset != NULL)
    g_settings_set_string (settings, "variant", preset);
  else
    change_rules (rules);

  loop = g_main_loop_new (NULL, FALSE);
  show (rules, settings);
  if (trial)
    g_timeout_add (200, trial_cb, NULL);
  if (scroll > 0)
    g_timeout_add (900, scroll_cb, NULL);
  if (png != NULL)
    g_timeout_add (trial ? 4000 : 1500, shoot_cb, NULL);
  g_main_loop_run (loop);

  return 0;
}
