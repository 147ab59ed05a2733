/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-status-line.h"

#include "switch-template.h"

struct _SwitchStatusLine
{
  GtkWidget        parent_instance;

  GtkWidget       *box;
  GtkLabel        *first;
  GtkLabel        *second;
  GtkWidget       *why_button;
  SwitchAnnouncer *announcer;
  int              lines;
  gboolean         brief;
  guint            update_id;
};

enum
{
  PROP_0,
  PROP_LINES,
  PROP_BRIEF,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (SwitchStatusLine, switch_status_line, GTK_TYPE_WIDGET)

static GParamSpec *properties[N_PROPS];

static void
update (SwitchStatusLine *self)
{
  const gboolean one_line = self->lines == 1;
  const gboolean merged = one_line || self->brief;
  const char *headline, *news, *advice;
  g_autofree char *markup = NULL;
  g_autofree char *name = NULL;

  if (self->announcer == NULL)
    return;

  headline = switch_announcer_get_headline (self->announcer);
  news = switch_announcer_get_news (self->announcer);
  advice = switch_announcer_get_advice (self->announcer);
  if (headline == NULL)
    headline = "";

  /* Where there is little room, what may be done counts most. */
  if (merged && advice != NULL)
    news = advice;
  markup = news != NULL
             ? g_markup_printf_escaped ("<b>%s</b> %s", headline, news)
             : g_markup_printf_escaped ("<b>%s</b>", headline);
  gtk_label_set_markup (self->first, markup);
  gtk_label_set_wrap (self->first, !one_line);
  gtk_label_set_ellipsize (self->first, merged ? PANGO_ELLIPSIZE_END
                                               : PANGO_ELLIPSIZE_NONE);
  gtk_label_set_lines (self->first, merged ? self->lines : -1);
  gtk_label_set_label (self->second, advice != NULL ? advice : "");
  gtk_widget_set_visible (GTK_WIDGET (self->second),
                          advice != NULL && !merged);

  name = g_strjoin (" ", headline, news != NULL ? news : advice,
                    news != NULL && news != advice ? advice : NULL, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* What was refused can be read about. The focus does not vanish with the
 * button. */
static void
update_why (SwitchStatusLine *self)
{
  const char *anchor = switch_announcer_get_anchor (self->announcer);

  if (anchor == NULL && gtk_widget_is_focus (self->why_button))
    gtk_widget_grab_focus (gtk_widget_get_parent (GTK_WIDGET (self)));
  if (anchor != NULL)
    gtk_actionable_set_action_target (GTK_ACTIONABLE (self->why_button), "s",
                                      anchor);
  gtk_widget_set_visible (self->why_button, anchor != NULL);
}

static gboolean
update_cb (gpointer data)
{
  SwitchStatusLine *self = data;

  self->update_id = 0;
  update (self);

  return G_SOURCE_REMOVE;
}

/* The layout says so while it allocates: too early to change a label. */
static void
set_lines (SwitchStatusLine *self,
           int               lines)
{
  if (self->lines == lines)
    return;

  self->lines = lines;
  if (self->update_id == 0)
    self->update_id = g_idle_add (update_cb, self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LINES]);
}

static void
set_brief (SwitchStatusLine *self,
           gboolean          brief)
{
  if (self->brief == brief)
    return;

  self->brief = brief;
  if (self->update_id == 0)
    self->update_id = g_idle_add (update_cb, self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BRIEF]);
}

static void
switch_status_line_get_property (GObject    *object,
                                 guint       prop_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  SwitchStatusLine *self = SWITCH_STATUS_LINE (object);

  switch (prop_id)
    {
    case PROP_LINES:
      g_value_set_int (value, self->lines);
      break;

    case PROP_BRIEF:
      g_value_set_boolean (value, self->brief);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
switch_status_line_set_property (GObject      *object,
                                 guint         prop_id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  SwitchStatusLine *self = SWITCH_STATUS_LINE (object);

  switch (prop_id)
    {
    case PROP_LINES:
      set_lines (self, g_value_get_int (value));
      break;

    case PROP_BRIEF:
      set_brief (self, g_value_get_boolean (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
switch_status_line_dispose (GObject *object)
{
  SwitchStatusLine *self = SWITCH_STATUS_LINE (object);

  g_clear_handle_id (&self->update_id, g_source_remove);
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
  object_class->get_property = switch_status_line_get_property;
  object_class->set_property = switch_status_line_set_property;

  /**
   * SwitchStatusLine:lines:
   *
   * How many lines there is room for.
   */
  properties[PROP_LINES] =
    g_param_spec_int ("lines", NULL, NULL, 1, 10, 2,
                      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                      G_PARAM_STATIC_STRINGS);

  /**
   * SwitchStatusLine:brief:
   *
   * Whether there is room only for what counts most.
   */
  properties[PROP_BRIEF] =
    g_param_spec_boolean ("brief", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                          G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/switchcards/Switch/switch-status-line.ui");
  gtk_widget_class_bind_template_child (widget_class, SwitchStatusLine, box);
  gtk_widget_class_bind_template_child (widget_class, SwitchStatusLine, first);
  gtk_widget_class_bind_template_child (widget_class, SwitchStatusLine,
                                        second);
  gtk_widget_class_bind_template_child (widget_class, SwitchStatusLine,
                                        why_button);
  gtk_widget_class_set_layout_manager_type (widget_class,
                                            GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "statusline");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_STATUS);
}

static void
switch_status_line_init (SwitchStatusLine *self)
{
  self->lines = 2;
  gtk_widget_init_template (GTK_WIDGET (self));
  switch_label_tell_shortened (GTK_WIDGET (self->first));
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
  g_signal_connect_object (announcer, "notify::anchor",
                           G_CALLBACK (update_why), self, G_CONNECT_SWAPPED);
  update (self);
  update_why (self);
}
