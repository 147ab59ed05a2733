/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-help-window-private.h"

/* The contents at the side, and what a search found. */

static GQuark
get_block_quark (void)
{
  static GQuark quark = 0;

  if (quark == 0)
    quark = g_quark_from_static_string ("switch-help-block");

  return quark;
}

static void
clear (GtkListBox *list)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (list, 0)) != NULL)
    gtk_list_box_remove (list, GTK_WIDGET (row));
}

static GtkWidget *
create_label (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);

  return label;
}

static GtkWidget *
create_row (SwitchHelpPage *page,
            guint           block,
            GtkWidget      *child)
{
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_widget_set_name (row, switch_help_page_get_id (page));
  g_object_set_qdata (G_OBJECT (row), get_block_quark (),
                      GUINT_TO_POINTER (block));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), child);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  switch_help_page_get_title (page), -1);

  return row;
}

/* The page a row leads to, by its id. */
const char *
_switch_help_window_get_row_target (GtkListBoxRow *row)
{
  return gtk_widget_get_name (GTK_WIDGET (row));
}

guint
_switch_help_window_get_row_block (GtkListBoxRow *row)
{
  return GPOINTER_TO_UINT (g_object_get_qdata (G_OBJECT (row),
                                               get_block_quark ()));
}

void
_switch_help_window_fill_contents (SwitchHelpWindow *self)
{
  const guint n_pages = switch_help_library_get_n_pages (self->library);

  clear (self->contents_list);
  for (guint i = 0; i < n_pages; i++)
    {
      SwitchHelpPage *page = switch_help_library_get_nth (self->library, i);
      GtkWidget *label = create_label (switch_help_page_get_title (page));

      if (switch_help_library_get_depth (self->library, page) > 0)
        gtk_widget_add_css_class (label, "child-page");
      gtk_list_box_append (self->contents_list, create_row (page, 0, label));
    }
}

/* Marks the page that is shown. */
void
_switch_help_window_select_contents (SwitchHelpWindow *self,
                                     SwitchHelpPage   *page)
{
  GtkListBoxRow *row;

  for (int i = 0;
       (row = gtk_list_box_get_row_at_index (self->contents_list, i)) != NULL;
       i++)
    if (g_strcmp0 (_switch_help_window_get_row_target (row),
                   switch_help_page_get_id (page)) == 0)
      gtk_list_box_select_row (self->contents_list, row);
}

static GtkWidget *
create_result (const SwitchHelpHit *hit)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *title = create_label (switch_help_page_get_title (hit->page));
  const char *text = switch_help_page_get_block (hit->page, hit->block)->text;
  GtkWidget *label;

  gtk_widget_add_css_class (title, "heading");
  gtk_box_append (GTK_BOX (box), title);
  if (hit->block == 0)
    text = switch_help_page_get_summary (hit->page);
  if (text == NULL)
    return box;

  label = create_label (text);
  gtk_label_set_lines (GTK_LABEL (label), 3);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), label);

  return box;
}

void
_switch_help_window_fill_results (SwitchHelpWindow *self,
                                  const char       *query)
{
  g_autoptr(GArray) hits = switch_help_library_search (self->library, query);

  clear (self->results_list);
  for (guint i = 0; i < hits->len; i++)
    {
      const SwitchHelpHit *hit = &g_array_index (hits, SwitchHelpHit, i);

      gtk_list_box_append (self->results_list,
                           create_row (hit->page, hit->block,
                                       create_result (hit)));
    }
}
