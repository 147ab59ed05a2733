/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-status-line.h"

struct _SwitchStatusLine
{
  GtkWidget        parent_instance;

  GtkLabel        *first;
  GtkLabel        *second;
  SwitchAnnouncer *announcer;
};

G_DEFINE_FINAL_TYPE (SwitchStatusLine, switch_status_line, GTK_TYPE_WIDGET)

static void
switch_status_line_dispose (GObject *object)
{
  SwitchStatusLine *self = SWITCH_STATUS_LINE (object);

  g_clear_object (&self->announcer);
  gtk_widget_dispose_template (GTK_WIDGET (self), SWITCH_TYPE_STATUS_LINE);

  G_OBJECT_CLASS (switch_status_line_parent_class)->dispose (object);
}

static void
switch_status_line_class_init (SwitchStatusLineClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = switch_status_line_dispose;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/switchcards/Switch/switch-status-line.ui");
  gtk_widget_class_bind_template_child (widget_class, SwitchStatusLine, first);
  gtk_widget_class_bind_template_child (widget_class, SwitchStatusLine,
                                        second);
  gtk_widget_class_set_layout_manager_type (widget_class,
                                            GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "statusline");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_STATUS);
}

static void
switch_status_line_init (SwitchStatusLine *self)
{
  GtkLayoutManager *layout;

  gtk_widget_init_template (GTK_WIDGET (self));
  layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout),
                                  GTK_ORIENTATION_VERTICAL);
}

static void
update (SwitchStatusLine *self)
{
  const char *headline = switch_announcer_get_headline (self->announcer);
  const char *news = switch_announcer_get_news (self->announcer);
  const char *advice = switch_announcer_get_advice (self->announcer);
  g_autofree char *markup = NULL;

  if (headline == NULL)
    headline = "";
  markup = news != NULL
             ? g_markup_printf_escaped ("<b>%s</b> %s", headline, news)
             : g_markup_printf_escaped ("<b>%s</b>", headline);
  gtk_label_set_markup (self->first, markup);
  gtk_label_set_label (self->second, advice != NULL ? advice : "");
  gtk_widget_set_visible (GTK_WIDGET (self->second), advice != NULL);
}

/**
 * switch_status_line_set_announcer:
 * @self: a status line
 * @announcer: whose sentences it shows
 */
void
switch_status_line_set_announcer (SwitchStatusLine *self,
                                  SwitchAnnouncer  *announcer)
{
  g_return_if_fail (SWITCH_IS_STATUS_LINE (self));
  g_return_if_fail (SWITCH_IS_ANNOUNCER (announcer));
  g_return_if_fail (self->announcer == NULL);

  self->announcer = g_object_ref (announcer);
  g_signal_connect_object (announcer, "notify::headline", G_CALLBACK (update),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (announcer, "notify::news", G_CALLBACK (update),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (announcer, "notify::advice", G_CALLBACK (update),
                           self, G_CONNECT_SWAPPED);
  update (self);
}
