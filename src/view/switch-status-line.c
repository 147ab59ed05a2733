/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-status-line.h"

#include "switch-template.h"

#define SPACING       12   /* between the sentence and the button */
#define TIGHT_SPACING 8

struct _SwitchStatusLine
{
  GtkWidget        parent_instance;

  GtkWidget       *box;
  GtkLabel        *first;
  GtkLabel        *second;
  GtkWidget       *why_button;
  char            *why;           /* its words */
  SwitchAnnouncer *announcer;
  int              lines;
  int              width;         /* of the last allocation */
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

/* Where there is little room, one label tells what counts most. */
static gboolean
is_merged (SwitchStatusLine *self)
{
  return self->lines == 1 || self->brief;
}

/* A refusal says two things or three there, in small letters. */
static gboolean
is_tight (SwitchStatusLine *self)
{
  return is_merged (self) &&
         switch_announcer_get_anchor (self->announcer) != NULL;
}

/* Small letters take three quarters of the height; room for one line is in
 * large text only, and has none to spare. */
static int
count_lines (SwitchStatusLine *self)
{
  return is_tight (self) && self->lines > 1
           ? self->lines + MAX (self->lines / 3, 1) : self->lines;
}

/* The button leaves the room to the sentence, and is called as ever. */
static void
update_tight (SwitchStatusLine *self)
{
  const gboolean tight = is_tight (self);
  g_auto(GStrv) parts = g_strsplit (self->why, "_", -1);
  g_autofree char *name = g_strjoinv (NULL, parts);

  if (tight)
    gtk_widget_add_css_class (GTK_WIDGET (self), "tight");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "tight");
  gtk_box_set_spacing (GTK_BOX (self->box), tight ? TIGHT_SPACING : SPACING);
  gtk_button_set_label (GTK_BUTTON (self->why_button),
                        tight ? "?" : self->why);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (self->why_button),
                                 GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->why_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* Whether the first label has room for all of it. */
static gboolean
has_room (SwitchStatusLine *self,
          const char       *markup)
{
  GtkWidget *label = GTK_WIDGET (self->first);
  PangoContext *context = gtk_widget_create_pango_context (label);
  g_autoptr(PangoLayout) layout = pango_layout_new (context);
  int button;

  g_object_unref (context);
  gtk_widget_measure (self->why_button, GTK_ORIENTATION_HORIZONTAL, -1, NULL,
                      &button, NULL, NULL);
  pango_layout_set_markup (layout, markup, -1);
  pango_layout_set_width (layout, PANGO_SCALE *
                          MAX (self->width - button - TIGHT_SPACING, 0));

  return pango_layout_get_line_count (layout) <= count_lines (self);
}

/* Where there is little room, what may be done counts most, and whoever is
 * told what would do can do without why the card does not. */
static char *
make_markup (SwitchStatusLine *self,
             const char       *headline,
             const char       *news,
             const char       *advice)
{
  g_autofree char *markup = NULL;

  if (is_merged (self) && advice != NULL)
    news = advice;
  markup = news != NULL
             ? g_markup_printf_escaped ("<b>%s</b> %s", headline, news)
             : g_markup_printf_escaped ("<b>%s</b>", headline);
  if (is_tight (self) && advice != NULL && !has_room (self, markup))
    return g_markup_escape_text (advice, -1);

  return g_steal_pointer (&markup);
}

static void
update (SwitchStatusLine *self)
{
  gboolean merged;
  const char *headline, *news, *advice;
  g_autofree char *markup = NULL;
  g_autofree char *name = NULL;

  if (self->announcer == NULL)
    return;

  merged = is_merged (self);
  headline = switch_announcer_get_headline (self->announcer);
  news = switch_announcer_get_news (self->announcer);
  advice = switch_announcer_get_advice (self->announcer);
  if (headline == NULL)
    headline = "";

  update_tight (self);
  markup = make_markup (self, headline, news, advice);
  gtk_label_set_markup (self->first, markup);
  gtk_label_set_wrap (self->first, count_lines (self) > 1);
  gtk_label_set_ellipsize (self->first, merged ? PANGO_ELLIPSIZE_END
                                               : PANGO_ELLIPSIZE_NONE);
  gtk_label_set_lines (self->first, merged ? count_lines (self) : -1);
  gtk_label_set_label (self->second, advice != NULL ? advice : "");
  gtk_widget_set_visible (GTK_WIDGET (self->second),
                          advice != NULL && !merged);

  if (merged && advice != NULL)
    news = advice;
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
  update (self);
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
queue_update (SwitchStatusLine *self)
{
  if (self->update_id == 0)
    self->update_id = g_idle_add (update_cb, self);
}

static void
set_lines (SwitchStatusLine *self,
           int               lines)
{
  if (self->lines == lines)
    return;

  self->lines = lines;
  queue_update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LINES]);
}

static void
set_brief (SwitchStatusLine *self,
           gboolean          brief)
{
  if (self->brief == brief)
    return;

  self->brief = brief;
  queue_update (self);
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

static GtkSizeRequestMode
switch_status_line_get_request_mode (GtkWidget *widget)
{
  return gtk_widget_get_request_mode (SWITCH_STATUS_LINE (widget)->box);
}

static void
switch_status_line_measure (GtkWidget      *widget,
                            GtkOrientation  orientation,
                            int             for_size,
                            int            *minimum,
                            int            *natural,
                            int            *minimum_baseline,
                            int            *natural_baseline)
{
  gtk_widget_measure (SWITCH_STATUS_LINE (widget)->box, orientation, for_size,
                      minimum, natural, minimum_baseline, natural_baseline);
}

static void
switch_status_line_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height,
                                  int        baseline)
{
  SwitchStatusLine *self = SWITCH_STATUS_LINE (widget);

  gtk_widget_allocate (self->box, width, height, baseline, NULL);
  if (self->width != width)
    queue_update (self);
  self->width = width;
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
switch_status_line_finalize (GObject *object)
{
  g_free (SWITCH_STATUS_LINE (object)->why);

  G_OBJECT_CLASS (switch_status_line_parent_class)->finalize (object);
}

static void
switch_status_line_class_init (SwitchStatusLineClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = switch_status_line_dispose;
  object_class->finalize = switch_status_line_finalize;
  object_class->get_property = switch_status_line_get_property;
  object_class->set_property = switch_status_line_set_property;
  widget_class->get_request_mode = switch_status_line_get_request_mode;
  widget_class->measure = switch_status_line_measure;
  widget_class->size_allocate = switch_status_line_size_allocate;

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
  gtk_widget_class_set_css_name (widget_class, "statusline");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_STATUS);
}

static void
switch_status_line_init (SwitchStatusLine *self)
{
  self->lines = 2;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->why = g_strdup (gtk_button_get_label (GTK_BUTTON (self->why_button)));
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
  update_why (self);
}
