/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-demo.h"

#include "switch-screenshot.h"

/* A round between computer players on the real window: for a machine where
 * nobody can look, and for a quick check. */

#define N_PLAYERS  4
#define PICTURE_AT 12   /* the picture is taken when so many acts were shown */
#define TIME_LIMIT 60   /* seconds */

typedef struct
{
  SwitchWindow *window;
  char         *folder;
  int          *status;
  guint         n_acts;
  guint         timeout_id;
  gboolean      picture_due;
  gboolean      has_picture;
} SwitchDemo;

static void
demo_free (gpointer data)
{
  SwitchDemo *demo = data;

  g_clear_handle_id (&demo->timeout_id, g_source_remove);
  g_free (demo->folder);
  g_free (demo);
}

static gboolean
save_record (SwitchDemo *demo)
{
  g_autofree char *path = g_build_filename (demo->folder, "round.switch",
                                            NULL);
  SwitchStage *stage = switch_window_get_stage (demo->window);
  SwitchGame *game = switch_stage_get_game (stage);
  g_autofree char *data = NULL;
  g_autoptr(GError) error = NULL;
  gsize size;

  data = switch_record_to_data (switch_game_get_record (game), &size);
  if (!g_file_set_contents (path, data, (gssize) size, &error))
    g_printerr ("%s\n", error->message);

  return error == NULL;
}

static gboolean
save_picture (SwitchDemo *demo)
{
  g_autofree char *path = g_build_filename (demo->folder, "screenshot.png",
                                            NULL);
  g_autoptr(GError) error = NULL;

  if (!switch_screenshot_save (GTK_WINDOW (demo->window), path, 1, &error))
    g_printerr ("%s\n", error->message);

  return error == NULL;
}

static void
leave (SwitchDemo *demo)
{
  gtk_window_destroy (GTK_WINDOW (demo->window));
}

static gboolean
too_late_cb (gpointer data)
{
  SwitchDemo *demo = data;

  demo->timeout_id = 0;
  g_printerr ("The round has taken too long.\n");
  leave (demo);

  return G_SOURCE_REMOVE;
}

static gboolean
finish_cb (gpointer data)
{
  SwitchDemo *demo = data;
  gboolean done = save_record (demo);

  if (!demo->has_picture)
    demo->has_picture = save_picture (demo);
  *demo->status = done && demo->has_picture ? 0 : 1;
  leave (demo);

  return G_SOURCE_REMOVE;
}

static gboolean
picture_cb (gpointer data)
{
  SwitchDemo *demo = data;
  SwitchStage *stage = switch_window_get_stage (demo->window);

  demo->has_picture = save_picture (demo);
  switch_game_release (switch_stage_get_game (stage));

  return G_SOURCE_REMOVE;
}

static void
acted_cb (SwitchStage *stage,
          SwitchDemo  *demo)
{
  SwitchGame *game = switch_stage_get_game (stage);

  if (switch_game_get_over (game))
    {
      g_timeout_add (300, finish_cb, demo);
    }
  else if (++demo->n_acts == PICTURE_AT)
    {
      /* The game waits until its picture is taken. */
      switch_game_hold (game);
      g_timeout_add (600, picture_cb, demo);
    }
}

/**
 * switch_demo_run:
 * @window: the window
 * @folder: where the record and the picture go
 * @status: (out): 0 in the end, if all went well
 *
 * Lets computer players play a round, then closes the window.
 */
void
switch_demo_run (SwitchWindow *window,
                 const char   *folder,
                 int          *status)
{
  SwitchDemo *demo;

  g_return_if_fail (SWITCH_IS_WINDOW (window));
  g_return_if_fail (folder != NULL && status != NULL);

  demo = g_new0 (SwitchDemo, 1);
  demo->window = window;
  demo->folder = g_strdup (folder);
  demo->status = status;
  *status = 1;
  g_mkdir_with_parents (folder, 0755);

  g_object_set_data_full (G_OBJECT (window), "switch-demo", demo, demo_free);
  g_signal_connect (switch_window_get_stage (window), "acted",
                    G_CALLBACK (acted_cb), demo);
  demo->timeout_id = g_timeout_add_seconds (TIME_LIMIT - 5, too_late_cb, demo);

  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  gtk_window_present (GTK_WINDOW (window));
  switch_window_begin_demo (window, N_PLAYERS);
}
