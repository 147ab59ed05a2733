/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-story-window.h"

#include <glib/gi18n-lib.h>

#include "switch-story.h"

#define LEAST_WIDTH  360
#define MOST_WIDTH   480
#define LEAST_HEIGHT 360
#define MOST_HEIGHT  640

struct _SwitchStoryWindow
{
  GtkWindow    parent_instance;

  GtkWidget   *title;
  GtkWidget   *list;

  SwitchStage *stage;
  GPtrArray   *lines;     /* of SwitchStoryLine, one a row */
};

G_DEFINE_FINAL_TYPE (SwitchStoryWindow, switch_story_window, GTK_TYPE_WINDOW)

static void
switch_story_window_dispose (GObject *object)
{
  SwitchStoryWindow *self = SWITCH_STORY_WINDOW (object);

  g_clear_object (&self->stage);
  if (self->list != NULL)
    gtk_list_box_set_header_func (GTK_LIST_BOX (self->list), NULL, NULL,
                                  NULL);
  self->list = NULL;
  g_clear_pointer (&self->lines, g_ptr_array_unref);

  G_OBJECT_CLASS (switch_story_window_parent_class)->dispose (object);
}

static void
switch_story_window_class_init (SwitchStoryWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = switch_story_window_dispose;

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0,
                                       "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w,
                                       GDK_CONTROL_MASK, "window.close",
                                       NULL);
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

  if (self->lines == NULL || index >= self->lines->len)
    return;

  line = self->lines->pdata[index];
  gtk_list_box_row_set_header (row, line->heading == NULL ? NULL :
                               create_label (line->heading, "turn"));
}

static void
switch_story_window_init (SwitchStoryWindow *self)
{
  GtkWidget *header = gtk_header_bar_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  /* Translators: The title of a window: what happened in the round. */
  const char *title = _("Story of the round");

  self->title = gtk_label_new (title);
  gtk_label_set_ellipsize (GTK_LABEL (self->title), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (self->title, "title");
  gtk_header_bar_set_title_widget (GTK_HEADER_BAR (header), self->title);
  gtk_window_set_titlebar (GTK_WINDOW (self), header);
  gtk_window_set_title (GTK_WINDOW (self), title);

  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list),
                                   GTK_SELECTION_NONE);
  gtk_list_box_set_header_func (GTK_LIST_BOX (self->list), header_cb, self,
                                NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled),
                                  GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), self->list);

  gtk_window_set_child (GTK_WINDOW (self), scrolled);
  gtk_window_set_destroy_with_parent (GTK_WINDOW (self), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "preferences");
  gtk_widget_add_css_class (GTK_WIDGET (self), "story-window");
  self->lines = g_ptr_array_new ();
}

static GtkWidget *
create_row (const SwitchStoryLine *line)
{
  GtkWidget *row = gtk_list_box_row_new ();
  g_autofree char *label = NULL;

  /* A heading and a sentence that are read out one after the other. */
  label = line->heading == NULL
    ? g_strdup (line->text)
    : g_strconcat (line->heading, ". ", line->text, NULL);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row),
                              create_label (line->text, "sentence"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);

  return row;
}

static GPtrArray *
tell (SwitchStoryWindow *self)
{
  SwitchGame *game = switch_stage_get_game (self->stage);
  g_autoptr(GArray) events = switch_game_get_events (game);
  SwitchScene scene;

  switch_stage_get_scene (self->stage, &scene);
  scene.table = &switch_game_get_record (game)->start.table;

  return switch_story_tell (&scene, (const SwitchEvent *) events->data,
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
update (SwitchStoryWindow *self)
{
  GtkListBox *list = GTK_LIST_BOX (self->list);
  g_autoptr(GPtrArray) before = NULL;
  GtkListBoxRow *row;
  guint n_common;

  if (switch_stage_get_game (self->stage) == NULL)
    {
      gtk_window_close (GTK_WINDOW (self));
      return;
    }

  before = self->lines;
  self->lines = tell (self);
  n_common = count_common (before, self->lines);
  while ((row = gtk_list_box_get_row_at_index (list, (int) n_common)) != NULL)
    gtk_list_box_remove (list, GTK_WIDGET (row));
  for (guint i = n_common; i < self->lines->len; i++)
    gtk_list_box_append (list, create_row (self->lines->pdata[i]));
}

/* A story that goes on is read from its end. */
static void
focus_row (SwitchStoryWindow *self)
{
  const gboolean over =
    switch_game_get_over (switch_stage_get_game (self->stage));
  GtkListBoxRow *row;

  if (self->lines->len == 0)
    return;

  row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list),
                                       over ? 0
                                            : (int) self->lines->len - 1);
  gtk_widget_grab_focus (GTK_WIDGET (row));
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

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (SWITCH_IS_STAGE (stage), NULL);
  g_return_val_if_fail (switch_stage_get_game (stage) != NULL, NULL);

  self = g_object_new (SWITCH_TYPE_STORY_WINDOW,
                       "transient-for", parent,
                       NULL);
  self->stage = g_object_ref (stage);
  gtk_window_set_default_size (
    GTK_WINDOW (self),
    CLAMP (gtk_widget_get_width (GTK_WIDGET (parent)), LEAST_WIDTH,
           MOST_WIDTH),
    CLAMP (gtk_widget_get_height (GTK_WIDGET (parent)), LEAST_HEIGHT,
           MOST_HEIGHT));
  g_signal_connect_object (stage, "acted", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (stage, "reset", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  update (self);
  focus_row (self);

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
