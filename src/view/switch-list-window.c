/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-list-window.h"

#define LEAST_WIDTH  360
#define LEAST_HEIGHT 360

typedef struct
{
  GtkWidget   *title;
  GtkWidget   *sentence;
  GtkWidget   *list;

  SwitchStage *stage;
} SwitchListWindowPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (SwitchListWindow, switch_list_window,
                                     GTK_TYPE_WINDOW)

static SwitchListWindowPrivate *
get_private (SwitchListWindow *self)
{
  return switch_list_window_get_instance_private (self);
}

static void
update (SwitchListWindow *self)
{
  if (switch_stage_get_game (get_private (self)->stage) == NULL)
    gtk_window_close (GTK_WINDOW (self));
  else
    SWITCH_LIST_WINDOW_GET_CLASS (self)->update (self);
}

static void
switch_list_window_dispose (GObject *object)
{
  SwitchListWindowPrivate *priv = get_private (SWITCH_LIST_WINDOW (object));

  if (priv->stage != NULL)
    g_signal_handlers_disconnect_by_data (priv->stage, object);
  g_clear_object (&priv->stage);

  G_OBJECT_CLASS (switch_list_window_parent_class)->dispose (object);
}

static void
switch_list_window_class_init (SwitchListWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = switch_list_window_dispose;

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0,
                                       "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w,
                                       GDK_CONTROL_MASK, "window.close",
                                       NULL);
}

static GtkWidget *
create_header (SwitchListWindowPrivate *priv)
{
  GtkWidget *header = gtk_header_bar_new ();

  priv->title = gtk_label_new (NULL);
  gtk_label_set_ellipsize (GTK_LABEL (priv->title), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (priv->title, "title");
  gtk_header_bar_set_title_widget (GTK_HEADER_BAR (header), priv->title);

  return header;
}

static GtkWidget *
create_list (SwitchListWindowPrivate *priv)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  priv->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (priv->list),
                                   GTK_SELECTION_NONE);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled),
                                  GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), priv->list);
  gtk_widget_set_vexpand (scrolled, TRUE);

  return scrolled;
}

static void
switch_list_window_init (SwitchListWindow *self)
{
  SwitchListWindowPrivate *priv = get_private (self);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  priv->sentence = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (priv->sentence), TRUE);
  gtk_label_set_xalign (GTK_LABEL (priv->sentence), 0);
  gtk_widget_add_css_class (priv->sentence, "sentence");
  gtk_box_append (GTK_BOX (box), priv->sentence);
  gtk_box_append (GTK_BOX (box), create_list (priv));

  gtk_window_set_titlebar (GTK_WINDOW (self), create_header (priv));
  gtk_window_set_child (GTK_WINDOW (self), box);
  gtk_window_set_destroy_with_parent (GTK_WINDOW (self), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "preferences");
}

/* No larger than the table, which is no larger than the screen. */
static void
limit_size (GtkWindow *window,
            GtkWidget *parent)
{
  int width, height;

  gtk_window_get_default_size (window, &width, &height);
  gtk_window_set_default_size (
    window, CLAMP (gtk_widget_get_width (parent), LEAST_WIDTH, width),
    CLAMP (gtk_widget_get_height (parent), LEAST_HEIGHT, height));
}

/**
 * switch_list_window_follow:
 * @self: a new window
 * @parent: the window of the table
 * @stage: what is shown; with a game
 *
 * Fills the list, and from then on whenever somebody has acted. Without a
 * game the window closes.
 */
void
switch_list_window_follow (SwitchListWindow *self,
                           GtkWindow        *parent,
                           SwitchStage      *stage)
{
  SwitchListWindowPrivate *priv;

  g_return_if_fail (SWITCH_IS_LIST_WINDOW (self));
  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (SWITCH_IS_STAGE (stage));

  priv = get_private (self);
  g_return_if_fail (priv->stage == NULL);

  gtk_window_set_transient_for (GTK_WINDOW (self), parent);
  limit_size (GTK_WINDOW (self), GTK_WIDGET (parent));
  priv->stage = g_object_ref (stage);
  g_signal_connect_object (stage, "acted", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (stage, "reset", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  update (self);
}

/**
 * switch_list_window_get_stage:
 * @self: a window
 *
 * Returns: (transfer none): what it follows
 */
SwitchStage *
switch_list_window_get_stage (SwitchListWindow *self)
{
  g_return_val_if_fail (SWITCH_IS_LIST_WINDOW (self), NULL);

  return get_private (self)->stage;
}

/**
 * switch_list_window_get_list:
 * @self: a window
 *
 * Returns: (transfer none): its list
 */
GtkListBox *
switch_list_window_get_list (SwitchListWindow *self)
{
  g_return_val_if_fail (SWITCH_IS_LIST_WINDOW (self), NULL);

  return GTK_LIST_BOX (get_private (self)->list);
}

/**
 * switch_list_window_set_words:
 * @self: a window
 * @title: its title
 * @sentence: what stands above the list, or ""
 */
void
switch_list_window_set_words (SwitchListWindow *self,
                              const char       *title,
                              const char       *sentence)
{
  SwitchListWindowPrivate *priv;

  g_return_if_fail (SWITCH_IS_LIST_WINDOW (self));
  g_return_if_fail (title != NULL && sentence != NULL);

  priv = get_private (self);
  gtk_label_set_label (GTK_LABEL (priv->title), title);
  gtk_window_set_title (GTK_WINDOW (self), title);
  gtk_label_set_label (GTK_LABEL (priv->sentence), sentence);
  gtk_widget_set_visible (priv->sentence, *sentence != '\0');
  gtk_accessible_update_property (GTK_ACCESSIBLE (priv->list),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  sentence, -1);
}

/**
 * switch_list_window_append:
 * @self: a window
 * @child: what a new row shows
 * @label: what is read out of it
 */
void
switch_list_window_append (SwitchListWindow *self,
                           GtkWidget        *child,
                           const char       *label)
{
  GtkWidget *row;

  g_return_if_fail (SWITCH_IS_LIST_WINDOW (self));
  g_return_if_fail (GTK_IS_WIDGET (child));
  g_return_if_fail (label != NULL);

  row = gtk_list_box_row_new ();
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), child);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_list_box_append (switch_list_window_get_list (self), row);
}

/**
 * switch_list_window_truncate:
 * @self: a window
 * @n_rows: how many rows stay
 *
 * Removes the rows after them.
 */
void
switch_list_window_truncate (SwitchListWindow *self,
                             guint             n_rows)
{
  GtkListBox *list;
  GtkListBoxRow *row;

  g_return_if_fail (SWITCH_IS_LIST_WINDOW (self));

  list = switch_list_window_get_list (self);
  while ((row = gtk_list_box_get_row_at_index (list, (int) n_rows)) != NULL)
    gtk_list_box_remove (list, GTK_WIDGET (row));
}

/**
 * switch_list_window_focus_row:
 * @self: a window
 * @index: a row; without it nothing happens
 *
 * Moves the focus to a row.
 */
void
switch_list_window_focus_row (SwitchListWindow *self,
                              int               index)
{
  GtkListBoxRow *row;

  g_return_if_fail (SWITCH_IS_LIST_WINDOW (self));

  row = gtk_list_box_get_row_at_index (switch_list_window_get_list (self),
                                       index);
  if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
}
