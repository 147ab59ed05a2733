/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Lets go of all that a template made; GTK alone lets go of the children that
 * have a name. */
static inline void
switch_template_dispose (GtkWidget *widget,
                         GType      type)
{
  GtkWidget *child;

  gtk_widget_dispose_template (widget, type);
  while ((child = gtk_widget_get_first_child (widget)) != NULL)
    gtk_widget_unparent (child);
}

static inline gboolean
switch_label_query_tooltip_cb (GtkLabel   *label,
                               int         x,
                               int         y,
                               gboolean    keyboard,
                               GtkTooltip *tooltip)
{
  if (!pango_layout_is_ellipsized (gtk_label_get_layout (label)))
    return FALSE;

  gtk_tooltip_set_text (tooltip, gtk_label_get_text (label));

  return TRUE;
}

/* Where a label has to be shortened the whole of it can be read. */
static inline void
switch_label_tell_shortened (GtkWidget *label)
{
  gtk_widget_set_has_tooltip (label, TRUE);
  g_signal_connect (label, "query-tooltip",
                    G_CALLBACK (switch_label_query_tooltip_cb), NULL);
}

G_END_DECLS
