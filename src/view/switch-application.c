/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-application.h"

#include <glib/gi18n-lib.h>

#include "switch-card-art.h"
#include "switch-demo.h"
#include "switch-memory.h"
#include "switch-saver.h"
#include "switch-system-clock.h"

#define TIDY_TIME 3000   /* ms after the start */

struct _SwitchApplication
{
  GtkApplication  parent_instance;

  SwitchClock    *clock;
  SwitchSaver    *saver;
  SwitchWindow   *window;

  char           *demo_folder;
  int             demo_status;
  gint64          deal;
  gboolean        has_deal;
};

G_DEFINE_FINAL_TYPE (SwitchApplication, switch_application,
                     GTK_TYPE_APPLICATION)

static void
window_destroyed_cb (SwitchApplication *self)
{
  self->window = NULL;
}

static SwitchWindow *
ensure_window (SwitchApplication *self)
{
  if (self->window != NULL)
    return self->window;

  self->window =
    SWITCH_WINDOW (switch_window_new (GTK_APPLICATION (self), self->clock));
  g_signal_connect_object (self->window, "destroy",
                           G_CALLBACK (window_destroyed_cb), self,
                           G_CONNECT_SWAPPED);

  return self->window;
}

static void
save_failed_cb (SwitchApplication *self,
                const GError      *error)
{
  if (self->window == NULL)
    return;

  switch_announcer_warn (switch_window_get_announcer (self->window),
                         _("The round cannot be saved. You can play on."),
                         error->message);
}

static void
ensure_saver (SwitchApplication *self)
{
  g_autofree char *path = NULL;

  if (self->saver != NULL)
    return;

  path = switch_saver_get_default_path ();
  self->saver = switch_saver_new (path);
  g_signal_connect_object (self->saver, "failed",
                           G_CALLBACK (save_failed_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
begin_demo (SwitchApplication *self)
{
  SwitchWindow *window = ensure_window (self);

  switch_demo_run (window, self->demo_folder, &self->demo_status);
}

/* The start leaves more gaps in the heap than anything after it. */
static void
tidy_cb (gpointer data)
{
  switch_memory_give_back ();
}

static void
switch_application_activate (GApplication *application)
{
  SwitchApplication *self = SWITCH_APPLICATION (application);
  SwitchWindow *window;

  if (self->demo_folder != NULL)
    {
      begin_demo (self);
      return;
    }

  if (self->window == NULL)
    {
      window = ensure_window (self);
      if (self->has_deal)
        {
          switch_window_set_next_deal (window, (guint64) self->deal);
          gtk_window_present (GTK_WINDOW (window));
          switch_window_begin_new (window);
          return;
        }

      ensure_saver (self);
      switch_window_set_saver (window, self->saver);
      gtk_window_present (GTK_WINDOW (window));
      switch_window_begin (window);
      g_timeout_add_once (TIDY_TIME, tidy_cb, NULL);
    }
  gtk_window_present (GTK_WINDOW (self->window));
}

/* Rules from a file manager; they are shown over the game. */
static void
switch_application_open (GApplication  *application,
                         GFile        **files,
                         int            n_files,
                         const char    *hint)
{
  SwitchApplication *self = SWITCH_APPLICATION (application);
  g_autoptr(GSList) list = NULL;

  for (int i = n_files - 1; i >= 0; i--)
    list = g_slist_prepend (list, files[i]);
  g_application_activate (application);
  if (self->window != NULL && list != NULL)
    switch_window_import_rules (self->window, list);
}

static int
switch_application_handle_local_options (GApplication *application,
                                         GVariantDict *options)
{
  SwitchApplication *self = SWITCH_APPLICATION (application);

  if (g_variant_dict_contains (options, "version"))
    {
      g_print ("switch-cards %s\n", PACKAGE_VERSION);
      return 0;
    }

  self->has_deal = g_variant_dict_lookup (options, "deal", "x", &self->deal);
  if (g_variant_dict_lookup (options, "demo-round", "^ay",
                             &self->demo_folder))
    {
      /* It must not be shown by a program that runs already. */
      g_application_set_flags (application,
                               g_application_get_flags (application) |
                               G_APPLICATION_NON_UNIQUE);
      self->demo_status = 1;
    }

  return -1;
}

static void
about_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  SwitchApplication *self = data;

  gtk_show_about_dialog (
    GTK_WINDOW (self->window),
    "program-name", C_("app", "Switch"),
    "logo-icon-name", APP_ID,
    "version", PACKAGE_VERSION,
    "copyright", "© 2026 The Switch developers",
    "license-type", GTK_LICENSE_GPL_3_0,
    "comments",
    _("The card game in which everything turns: suit, direction, luck.\n"
      "The translations have not been read by native speakers yet."),
    /* Translators: Your names, one a line. */
    "translator-credits", _("translator-credits"),
    NULL);
}

static void
quit_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  SwitchApplication *self = data;

  if (self->window != NULL)
    gtk_window_close (GTK_WINDOW (self->window));
  g_application_quit (G_APPLICATION (self));
}

static void
set_accels (GtkApplication *application)
{
  static const struct
  {
    const char *action;
    const char *accels[3];
  } accels[] = {
    { "app.quit", { "<Control>q", NULL } },
    { "win.close", { "<Control>w", NULL } },
    { "win.new-game", { "<Control>n", NULL } },
    { "win.preferences", { "<Control>comma", NULL } },
    { "win.undo", { "<Control>z", NULL } },
    { "win.redo", { "<Control><Shift>z", "<Control>y", NULL } },
    { "win.hint", { "<Control>h", NULL } },
    { "win.fullscreen", { "F11", NULL } },
    { "win.help", { "F1", NULL } },
    { "win.keys", { "<Control>question", NULL } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (accels); i++)
    gtk_application_set_accels_for_action (application, accels[i].action,
                                           accels[i].accels);
}

/* Beside GTK's own start, so that the first cards need not wait. */
static void
read_deck (void)
{
  g_autoptr(GSettings) settings = g_settings_new (APP_ID);
  SwitchCardArt *art = switch_card_art_get_default ();

  switch_card_art_set_four_colour (
    art, g_settings_get_boolean (settings, "four-colour"));
  switch_card_art_preload (art);
}

static void
switch_application_startup (GApplication *application)
{
  static const GActionEntry actions[] = {
    { "about", about_cb },
    { "quit", quit_cb },
  };
  SwitchApplication *self = SWITCH_APPLICATION (application);

  read_deck ();
  G_APPLICATION_CLASS (switch_application_parent_class)->startup (application);

  gtk_window_set_default_icon_name (APP_ID);
  self->clock = switch_system_clock_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions,
                                   G_N_ELEMENTS (actions), self);
  set_accels (GTK_APPLICATION (self));
}

static void
switch_application_shutdown (GApplication *application)
{
  SwitchApplication *self = SWITCH_APPLICATION (application);

  if (self->saver != NULL)
    switch_saver_flush (self->saver);

  G_APPLICATION_CLASS (switch_application_parent_class)->shutdown
    (application);
}

static void
switch_application_dispose (GObject *object)
{
  SwitchApplication *self = SWITCH_APPLICATION (object);

  g_clear_object (&self->saver);
  g_clear_object (&self->clock);
  g_clear_pointer (&self->demo_folder, g_free);

  G_OBJECT_CLASS (switch_application_parent_class)->dispose (object);
}

static void
switch_application_class_init (SwitchApplicationClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  object_class->dispose = switch_application_dispose;
  application_class->activate = switch_application_activate;
  application_class->open = switch_application_open;
  application_class->handle_local_options =
    switch_application_handle_local_options;
  application_class->startup = switch_application_startup;
  application_class->shutdown = switch_application_shutdown;
}

static void
switch_application_init (SwitchApplication *self)
{
  static const GOptionEntry entries[] = {
    { "version", 0, 0, G_OPTION_ARG_NONE, NULL,
      N_("Print the version and quit"), NULL },
    { "demo-round", 0, 0, G_OPTION_ARG_FILENAME, NULL,
      N_("Let computer players play a round, and put its record and a "
         "picture into FOLDER"),
      /* Translators: stands for the name of a folder */
      N_("FOLDER") },
    { "deal", 0, G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_INT64, NULL,
      "Begin a new game with this deal", "NUMBER" },
    { NULL },
  };

  g_application_add_main_option_entries (G_APPLICATION (self), entries);
}

/**
 * switch_application_new:
 *
 * Returns: (transfer full): the application
 */
SwitchApplication *
switch_application_new (void)
{
  return g_object_new (SWITCH_TYPE_APPLICATION,
                       "application-id", APP_ID,
                       "flags", G_APPLICATION_HANDLES_OPEN,
                       "resource-base-path", "/io/github/switchcards/Switch",
                       NULL);
}

/**
 * switch_application_get_window:
 * @self: the application
 *
 * Returns: (transfer none) (nullable): its window
 */
SwitchWindow *
switch_application_get_window (SwitchApplication *self)
{
  g_return_val_if_fail (SWITCH_IS_APPLICATION (self), NULL);

  return self->window;
}

/**
 * switch_application_run:
 * @self: the application
 * @argc: how many arguments
 * @argv: (array length=argc): the arguments
 *
 * Returns: the exit status
 */
int
switch_application_run (SwitchApplication  *self,
                        int                 argc,
                        char              **argv)
{
  int status;

  g_return_val_if_fail (SWITCH_IS_APPLICATION (self), 1);

  status = g_application_run (G_APPLICATION (self), argc, argv);

  return self->demo_folder != NULL && status == 0 ? self->demo_status : status;
}
