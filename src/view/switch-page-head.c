/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-page-head.h"

#include "switch-row-layout.h"

struct _SwitchPageHead
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (SwitchPageHead, switch_page_head, GTK_TYPE_WIDGET)

static void
switch_page_head_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (switch_page_head_parent_class)->dispose (object);
}

static void
switch_page_head_class_init (SwitchPageHeadClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = switch_page_head_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class,
                                            SWITCH_TYPE_ROW_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "pagehead");
}

static void
switch_page_head_init (SwitchPageHead *self)
{
  /* Where a row has its picture a head has nothing. */
  GtkWidget *nothing = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_visible (nothing, FALSE);
  gtk_widget_set_parent (nothing, GTK_WIDGET (self));
}
