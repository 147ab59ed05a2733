/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-help-view.h"

#include "switch-column-layout.h"
#include "switch-help-blocks.h"

/* Where a block that is jumped to comes to stand, from the top. */
#define MARGIN 24

struct _SwitchHelpView
{
  GtkWidget       parent_instance;

  GtkWidget      *scrolled;
  GtkWidget      *box;         /* the blocks */

  SwitchHelpPage *page;
  GPtrArray      *widgets;     /* one a block, the one with its text */
  guint           show_tick;
  guint           shown_block;
};

enum
{
  LINK,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (SwitchHelpView, switch_help_view, GTK_TYPE_WIDGET)

static guint signals[N_SIGNALS];

static gboolean
activate_link_cb (GtkLabel   *label,
                  const char *uri,
                  gpointer    data)
{
  if (!g_str_has_prefix (uri, "help:"))
    return FALSE;

  g_signal_emit (data, signals[LINK], 0, uri);

  return TRUE;
}

static void
clicked_cb (GtkWidget *button,
            gpointer   data)
{
  g_signal_emit (data, signals[LINK], 0, gtk_widget_get_name (button));
}

/* Connects what a block is made of. */
static void
connect (SwitchHelpView *self,
         GtkWidget      *widget)
{
  if (GTK_IS_BUTTON (widget))
    g_signal_connect (widget, "clicked", G_CALLBACK (clicked_cb), self);
  else if (GTK_IS_LABEL (widget))
    g_signal_connect (widget, "activate-link", G_CALLBACK (activate_link_cb),
                      self);
  else
    for (GtkWidget *child = gtk_widget_get_first_child (widget);
         child != NULL;
         child = gtk_widget_get_next_sibling (child))
      connect (self, child);
}

static void
clear (SwitchHelpView *self)
{
  GtkWidget *child;

  if (self->show_tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->show_tick);
  self->show_tick = 0;
  g_ptr_array_set_size (self->widgets, 0);
  while ((child = gtk_widget_get_first_child (self->box)) != NULL)
    gtk_box_remove (GTK_BOX (self->box), child);
}

/* Blocks of one note stand in one box, rows of one table in one grid. */
static GtkWidget *
find_parent (SwitchHelpView        *self,
             const SwitchHelpBlock *block,
             guint                 *note,
             GtkWidget            **note_box)
{
  if (block->note == 0)
    return self->box;

  if (block->note != *note)
    {
      *note = block->note;
      *note_box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
      gtk_widget_add_css_class (*note_box, "note");
      gtk_box_append (GTK_BOX (self->box), *note_box);
    }

  return *note_box;
}

static void
fill (SwitchHelpView *self)
{
  GtkWidget *note_box = NULL;
  GtkWidget *grid = NULL;
  guint note = 0;

  for (guint i = 0; i < switch_help_page_get_n_blocks (self->page); i++)
    {
      const SwitchHelpBlock *block = switch_help_page_get_block (self->page,
                                                                 i);
      GtkWidget *parent = find_parent (self, block, &note, &note_box);
      GtkWidget *widget;

      if (block->kind == SWITCH_HELP_ROW)
        {
          if (grid == NULL)
            {
              grid = switch_help_blocks_create_grid ();
              gtk_box_append (GTK_BOX (parent), grid);
            }
          g_ptr_array_add (self->widgets,
                           switch_help_blocks_add_row (GTK_GRID (grid),
                                                       block));
          continue;
        }

      grid = NULL;
      widget = switch_help_blocks_create (block);
      connect (self, widget);
      gtk_box_append (GTK_BOX (parent), widget);
      g_ptr_array_add (self->widgets, switch_help_blocks_get_text (widget));
    }
}

/* Only once it has been laid out a block is somewhere. */
static gboolean
show_block_cb (GtkWidget     *view,
               GdkFrameClock *clock,
               gpointer       data)
{
  SwitchHelpView *self = SWITCH_HELP_VIEW (view);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (
    GTK_SCROLLED_WINDOW (self->scrolled));
  GtkWidget *widget = g_ptr_array_index (self->widgets, self->shown_block);
  double x, y;

  if (gtk_widget_get_height (widget) == 0)
    return G_SOURCE_CONTINUE;

  self->show_tick = 0;
  if (gtk_widget_translate_coordinates (widget, self->box, 0, 0, &x, &y))
    gtk_adjustment_set_value (adjustment,
                              self->shown_block == 0 ? 0 : y - MARGIN);

  return G_SOURCE_REMOVE;
}

static gboolean
switch_help_view_grab_focus (GtkWidget *widget)
{
  SwitchHelpView *self = SWITCH_HELP_VIEW (widget);

  if (self->widgets->len == 0)
    return gtk_widget_grab_focus (self->scrolled);

  return gtk_widget_grab_focus (g_ptr_array_index (self->widgets,
                                                   self->shown_block));
}

static void
switch_help_view_dispose (GObject *object)
{
  SwitchHelpView *self = SWITCH_HELP_VIEW (object);

  if (self->box != NULL)
    clear (self);
  self->box = NULL;
  g_clear_object (&self->page);
  g_clear_pointer (&self->scrolled, gtk_widget_unparent);

  G_OBJECT_CLASS (switch_help_view_parent_class)->dispose (object);
}

static void
switch_help_view_finalize (GObject *object)
{
  SwitchHelpView *self = SWITCH_HELP_VIEW (object);

  g_ptr_array_unref (self->widgets);

  G_OBJECT_CLASS (switch_help_view_parent_class)->finalize (object);
}

static void
switch_help_view_class_init (SwitchHelpViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = switch_help_view_dispose;
  object_class->finalize = switch_help_view_finalize;
  widget_class->grab_focus = switch_help_view_grab_focus;

  /**
   * SwitchHelpView::link:
   * @self: the view
   * @target: where the link goes, beginning with "help:"
   */
  signals[LINK] =
    g_signal_new ("link", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  gtk_widget_class_set_layout_manager_type (widget_class,
                                            GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "helpview");
}

static void
switch_help_view_init (SwitchHelpView *self)
{
  GtkWidget *column;

  self->widgets = g_ptr_array_new ();

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (self->box, "help-page");

  column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_layout_manager (column, switch_column_layout_new ());
  gtk_box_append (GTK_BOX (column), self->box);

  self->scrolled = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scrolled),
                                  GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled),
                                 column);
  gtk_widget_set_parent (self->scrolled, GTK_WIDGET (self));
}

/**
 * switch_help_view_new:
 *
 * Returns: an empty view
 */
GtkWidget *
switch_help_view_new (void)
{
  return g_object_new (SWITCH_TYPE_HELP_VIEW, NULL);
}

/**
 * switch_help_view_set_page:
 * @self: the view
 * @page: the page to show, from its beginning
 */
void
switch_help_view_set_page (SwitchHelpView *self,
                           SwitchHelpPage *page)
{
  g_return_if_fail (SWITCH_IS_HELP_VIEW (self));
  g_return_if_fail (SWITCH_IS_HELP_PAGE (page));

  clear (self);
  g_set_object (&self->page, page);
  fill (self);
  switch_help_view_show_block (self, 0);
}

/**
 * switch_help_view_get_page:
 * @self: the view
 *
 * Returns: (transfer none) (nullable): the page that is shown
 */
SwitchHelpPage *
switch_help_view_get_page (SwitchHelpView *self)
{
  g_return_val_if_fail (SWITCH_IS_HELP_VIEW (self), NULL);

  return self->page;
}

/**
 * switch_help_view_get_block:
 * @self: the view
 * @n: which block of the page
 *
 * Returns: (transfer none): the widget with the text of the block
 */
GtkWidget *
switch_help_view_get_block (SwitchHelpView *self,
                            guint           n)
{
  g_return_val_if_fail (SWITCH_IS_HELP_VIEW (self), NULL);
  g_return_val_if_fail (n < self->widgets->len, NULL);

  return g_ptr_array_index (self->widgets, n);
}

/**
 * switch_help_view_show_block:
 * @self: the view
 * @n: which block of the page
 *
 * Scrolls to a block, and marks it unless it is the first.
 */
void
switch_help_view_show_block (SwitchHelpView *self,
                             guint           n)
{
  g_return_if_fail (SWITCH_IS_HELP_VIEW (self));

  if (n >= self->widgets->len)
    return;

  gtk_widget_remove_css_class (
    g_ptr_array_index (self->widgets, MIN (self->shown_block,
                                           self->widgets->len - 1)),
    "found");
  self->shown_block = n;
  if (n > 0)
    gtk_widget_add_css_class (g_ptr_array_index (self->widgets, n), "found");

  if (self->show_tick == 0)
    self->show_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self),
                                                    show_block_cb, NULL,
                                                    NULL);
}
