/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-story-window.h"

#include <glib/gi18n-lib.h>

#include "switch-story.h"

#define MOST_WIDTH   480
#define MOST_HEIGHT  640

struct _SwitchStoryWindow
{
  SwitchListWindow  parent_instance;

  GPtrArray        *lines;     /* of SwitchStoryLine, one a row */
};

G_DEFINE_FINAL_TYPE (SwitchStoryWindow, switch_story_window,
                     SWITCH_TYPE_LIST_WINDOW)

static GtkListBox *
get_list (SwitchStoryWindow *self)
{
  return switch_list_window_get_list (SWITCH_LIST_WINDOW (self));
}

static void
switch_story_window_dispose (GObject *object)
{
  SwitchStoryWindow *self = SWITCH_STORY_WINDOW (object);

  if (self->lines != NULL)
    gtk_list_box_set_header_func (get_list (self), NULL, NULL, NULL);
  g_clear_pointer (&self->lines, g_ptr_array_unref);

  G_OBJECT_CLASS (switch_story_window_parent_class)->dispose (object);
}

static GtkWidget *
create_label (const char *text,
              const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);

  return label;
}

/* Whose turn begins stands over the first row of the turn. */
static void
header_cb (GtkListBoxRow *row,
           GtkListBoxRow *before,
           gpointer       data)
{
  SwitchStoryWindow *self = data;
  const guint index = (guint) gtk_list_box_row_get_index (row);
  const SwitchStoryLine *line;

  if (index >= self->lines->len)
    return;

  line = self->lines->pdata[index];
  gtk_list_box_row_set_header (row, line->heading == NULL ? NULL :
                               create_label (line->heading, "turn"));
}

static void
append_line (SwitchStoryWindow     *self,
             const SwitchStoryLine *line)
{
  g_autofree char *label = NULL;

  /* A heading and a sentence that are read out one after the other. */
  label = line->heading == NULL
    ? g_strdup (line->text)
    : g_strconcat (line->heading, ". ", line->text, NULL);
  switch_list_window_append (SWITCH_LIST_WINDOW (self),
                             create_label (line->text, "sentence"), label);
}

static GPtrArray *
tell (SwitchStage *stage)
{
  SwitchGame *game = switch_stage_get_game (stage);
  g_autoptr(GArray) events = switch_game_get_events (game);
  SwitchScene scene;

  switch_stage_get_scene (stage, &scene);
  scene.table = &switch_game_get_record (game)->start.table;

  return switch_story_tell (&scene, (gconstpointer) events->data,
                            events->len);
}

/* How many lines stand in both stories before they differ. */
static guint
count_common (GPtrArray *before,
              GPtrArray *after)
{
  guint n_common = 0;

  for (; n_common < before->len && n_common < after->len; n_common++)
    {
      const SwitchStoryLine *one = before->pdata[n_common];
      const SwitchStoryLine *other = after->pdata[n_common];

      if (g_strcmp0 (one->heading, other->heading) != 0 ||
          g_strcmp0 (one->text, other->text) != 0)
        break;
    }

  return n_common;
}

/* What has been told stays where it is read while the game goes on. */
static void
switch_story_window_update (SwitchListWindow *window)
{
  SwitchStoryWindow *self = SWITCH_STORY_WINDOW (window);
  g_autoptr(GPtrArray) before = self->lines;
  guint n_common;

  self->lines = tell (switch_list_window_get_stage (window));
  n_common = count_common (before, self->lines);
  switch_list_window_truncate (window, n_common);
  for (guint i = n_common; i < self->lines->len; i++)
    append_line (self, self->lines->pdata[i]);
}

static void
switch_story_window_class_init (SwitchStoryWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  SwitchListWindowClass *window_class = SWITCH_LIST_WINDOW_CLASS (klass);

  object_class->dispose = switch_story_window_dispose;
  window_class->update = switch_story_window_update;
}

static void
switch_story_window_init (SwitchStoryWindow *self)
{
  switch_list_window_set_words (
    SWITCH_LIST_WINDOW (self),
    /* Translators: The title of a window: what happened in the round. */
    _("Story of the round"), "");
  gtk_list_box_set_header_func (get_list (self), header_cb, self, NULL);
  gtk_window_set_default_size (GTK_WINDOW (self), MOST_WIDTH, MOST_HEIGHT);
  gtk_widget_add_css_class (GTK_WIDGET (self), "story-window");
  self->lines = g_ptr_array_new ();
}

/**
 * switch_story_window_new:
 * @parent: the window of the table
 * @stage: what is shown; with a game
 *
 * Tells the round, and follows it while it goes on.
 *
 * Returns: a window
 */
GtkWidget *
switch_story_window_new (GtkWindow   *parent,
                         SwitchStage *stage)
{
  SwitchStoryWindow *self;
  SwitchGame *game;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (SWITCH_IS_STAGE (stage), NULL);

  game = switch_stage_get_game (stage);
  g_return_val_if_fail (game != NULL, NULL);

  self = g_object_new (SWITCH_TYPE_STORY_WINDOW, NULL);
  switch_list_window_follow (SWITCH_LIST_WINDOW (self), parent, stage);
  /* A story that goes on is read from its end. */
  switch_list_window_focus_row (SWITCH_LIST_WINDOW (self),
                                switch_game_get_over (game)
                                  ? 0 : (int) self->lines->len - 1);

  return GTK_WIDGET (self);
}

/**
 * switch_story_window_get_n_lines:
 * @self: a story
 *
 * Returns: how many sentences it has
 */
guint
switch_story_window_get_n_lines (SwitchStoryWindow *self)
{
  g_return_val_if_fail (SWITCH_IS_STORY_WINDOW (self), 0);

  return self->lines->len;
}
