/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-preference-row.h"

#include <glib/gi18n-lib.h>

#include "switch-row-layout.h"
#include "switch-template.h"

struct _SwitchPreferenceRow
{
  GtkWidget  parent_instance;

  GtkBox    *picture_box;
  GtkLabel  *title_label;
  GtkWidget *reset_button;
  GtkLabel  *sentence_label;
  GtkLabel  *note_label;
  GtkBox    *setting_box;
};

enum
{
  PROP_0,
  PROP_TITLE,
  PROP_SENTENCE,
  PROP_NOTE,
  PROP_CHANGED,
  PROP_PICTURE,
  PROP_SETTING,
  N_PROPS,
};

enum
{
  RESET,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (SwitchPreferenceRow, switch_preference_row,
                     GTK_TYPE_WIDGET)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
reset_clicked_cb (SwitchPreferenceRow *self)
{
  g_signal_emit (self, signals[RESET], 0);
}

/* Whoever comes to the setting hears what it is and what it means now. */
static void
describe_setting (SwitchPreferenceRow *self)
{
  GtkWidget *setting = switch_preference_row_get_setting (self);

  if (setting == NULL)
    return;

  gtk_accessible_update_relation (GTK_ACCESSIBLE (setting),
                                  GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  self->title_label, NULL,
                                  GTK_ACCESSIBLE_RELATION_DESCRIBED_BY,
                                  self->sentence_label, self->note_label,
                                  NULL,
                                  -1);
}

static GtkWidget *
get_child (GtkBox *box)
{
  return gtk_widget_get_first_child (GTK_WIDGET (box));
}

static void
set_child (GtkBox    *box,
           GtkWidget *child)
{
  GtkWidget *before = get_child (box);

  if (before != NULL)
    gtk_box_remove (box, before);
  if (child != NULL)
    gtk_box_append (box, child);
  gtk_widget_set_visible (GTK_WIDGET (box), child != NULL);
}

static void
switch_preference_row_get_property (GObject    *object,
                                    guint       prop_id,
                                    GValue     *value,
                                    GParamSpec *pspec)
{
  SwitchPreferenceRow *self = SWITCH_PREFERENCE_ROW (object);

  switch (prop_id)
    {
    case PROP_TITLE:
      g_value_set_string (value, switch_preference_row_get_title (self));
      break;

    case PROP_SENTENCE:
      g_value_set_string (value, switch_preference_row_get_sentence (self));
      break;

    case PROP_NOTE:
      g_value_set_string (value, switch_preference_row_get_note (self));
      break;

    case PROP_CHANGED:
      g_value_set_boolean (value, gtk_widget_get_visible (self->reset_button));
      break;

    case PROP_PICTURE:
      g_value_set_object (value, get_child (self->picture_box));
      break;

    case PROP_SETTING:
      g_value_set_object (value, switch_preference_row_get_setting (self));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
switch_preference_row_set_property (GObject      *object,
                                    guint         prop_id,
                                    const GValue *value,
                                    GParamSpec   *pspec)
{
  SwitchPreferenceRow *self = SWITCH_PREFERENCE_ROW (object);

  switch (prop_id)
    {
    case PROP_TITLE:
      switch_preference_row_set_title (self, g_value_get_string (value));
      break;

    case PROP_SENTENCE:
      switch_preference_row_set_sentence (self, g_value_get_string (value));
      break;

    case PROP_NOTE:
      switch_preference_row_set_note (self, g_value_get_string (value));
      break;

    case PROP_CHANGED:
      switch_preference_row_set_changed (self, g_value_get_boolean (value));
      break;

    case PROP_PICTURE:
      switch_preference_row_set_picture (self, g_value_get_object (value));
      break;

    case PROP_SETTING:
      switch_preference_row_set_setting (self, g_value_get_object (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
switch_preference_row_dispose (GObject *object)
{
  switch_template_dispose (GTK_WIDGET (object), SWITCH_TYPE_PREFERENCE_ROW);

  G_OBJECT_CLASS (switch_preference_row_parent_class)->dispose (object);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                            G_PARAM_STATIC_STRINGS;

  /* They are described in the header. */
  properties[PROP_TITLE] =
    g_param_spec_string ("title", NULL, NULL, NULL, flags);
  properties[PROP_SENTENCE] =
    g_param_spec_string ("sentence", NULL, NULL, NULL, flags);
  properties[PROP_NOTE] =
    g_param_spec_string ("note", NULL, NULL, NULL, flags);
  properties[PROP_CHANGED] =
    g_param_spec_boolean ("changed", NULL, NULL, FALSE, flags);
  properties[PROP_PICTURE] =
    g_param_spec_object ("picture", NULL, NULL, GTK_TYPE_WIDGET, flags);
  properties[PROP_SETTING] =
    g_param_spec_object ("setting", NULL, NULL, GTK_TYPE_WIDGET, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
switch_preference_row_class_init (SwitchPreferenceRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = switch_preference_row_get_property;
  object_class->set_property = switch_preference_row_set_property;
  object_class->dispose = switch_preference_row_dispose;

  install_properties (object_class);
  signals[RESET] =
    g_signal_new ("reset", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/switchcards/Switch/switch-preference-row.ui");
  gtk_widget_class_bind_template_child (widget_class, SwitchPreferenceRow,
                                        picture_box);
  gtk_widget_class_bind_template_child (widget_class, SwitchPreferenceRow,
                                        title_label);
  gtk_widget_class_bind_template_child (widget_class, SwitchPreferenceRow,
                                        reset_button);
  gtk_widget_class_bind_template_child (widget_class, SwitchPreferenceRow,
                                        sentence_label);
  gtk_widget_class_bind_template_child (widget_class, SwitchPreferenceRow,
                                        note_label);
  gtk_widget_class_bind_template_child (widget_class, SwitchPreferenceRow,
                                        setting_box);
  gtk_widget_class_bind_template_callback (widget_class, reset_clicked_cb);
  gtk_widget_class_set_layout_manager_type (widget_class,
                                            SWITCH_TYPE_ROW_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "preferencerow");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
switch_preference_row_init (SwitchPreferenceRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Returns whether it has changed. */
static gboolean
set_label (GtkLabel   *label,
           const char *text,
           gboolean    hide)
{
  if (g_strcmp0 (gtk_label_get_label (label), text != NULL ? text : "") == 0)
    return FALSE;

  gtk_label_set_label (label, text != NULL ? text : "");
  if (hide)
    gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');

  return TRUE;
}

/**
 * switch_preference_row_get_title:
 * @self: a row
 *
 * Returns: what is set in it
 */
const char *
switch_preference_row_get_title (SwitchPreferenceRow *self)
{
  g_return_val_if_fail (SWITCH_IS_PREFERENCE_ROW (self), NULL);

  return gtk_label_get_label (self->title_label);
}

/**
 * switch_preference_row_set_title:
 * @self: a row
 * @title: what is set in it
 */
void
switch_preference_row_set_title (SwitchPreferenceRow *self,
                                 const char          *title)
{
  g_return_if_fail (SWITCH_IS_PREFERENCE_ROW (self));

  if (!set_label (self->title_label, title, FALSE))
    return;

  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TITLE]);
}

/**
 * switch_preference_row_get_sentence:
 * @self: a row
 *
 * Returns: the sentence that explains it
 */
const char *
switch_preference_row_get_sentence (SwitchPreferenceRow *self)
{
  g_return_val_if_fail (SWITCH_IS_PREFERENCE_ROW (self), NULL);

  return gtk_label_get_label (self->sentence_label);
}

/**
 * switch_preference_row_set_sentence:
 * @self: a row
 * @sentence: (nullable): the sentence that explains it
 */
void
switch_preference_row_set_sentence (SwitchPreferenceRow *self,
                                    const char          *sentence)
{
  g_return_if_fail (SWITCH_IS_PREFERENCE_ROW (self));

  if (set_label (self->sentence_label, sentence, TRUE))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SENTENCE]);
}

/**
 * switch_preference_row_get_note:
 * @self: a row
 *
 * Returns: why it cannot be set so, or ""
 */
const char *
switch_preference_row_get_note (SwitchPreferenceRow *self)
{
  g_return_val_if_fail (SWITCH_IS_PREFERENCE_ROW (self), NULL);

  return gtk_label_get_label (self->note_label);
}

/**
 * switch_preference_row_set_note:
 * @self: a row
 * @note: (nullable): why it cannot be set so
 */
void
switch_preference_row_set_note (SwitchPreferenceRow *self,
                                const char          *note)
{
  g_return_if_fail (SWITCH_IS_PREFERENCE_ROW (self));

  if (set_label (self->note_label, note, TRUE))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NOTE]);
}

/**
 * switch_preference_row_set_changed:
 * @self: a row
 * @changed: whether it is set otherwise than it was made
 */
void
switch_preference_row_set_changed (SwitchPreferenceRow *self,
                                   gboolean             changed)
{
  GtkWidget *setting;

  g_return_if_fail (SWITCH_IS_PREFERENCE_ROW (self));

  if (gtk_widget_get_visible (self->reset_button) == !!changed)
    return;

  /* The focus must not go with the button. */
  setting = switch_preference_row_get_setting (self);
  if (!changed && setting != NULL && gtk_widget_has_focus (self->reset_button))
    gtk_widget_grab_focus (setting);
  gtk_widget_set_visible (self->reset_button, changed);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CHANGED]);
}

/**
 * switch_preference_row_set_picture:
 * @self: a row
 * @picture: (nullable): a picture to stand before the words
 */
void
switch_preference_row_set_picture (SwitchPreferenceRow *self,
                                   GtkWidget           *picture)
{
  g_return_if_fail (SWITCH_IS_PREFERENCE_ROW (self));

  set_child (self->picture_box, picture);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PICTURE]);
}

/**
 * switch_preference_row_get_setting:
 * @self: a row
 *
 * Returns: (transfer none) (nullable): the widget to set it with
 */
GtkWidget *
switch_preference_row_get_setting (SwitchPreferenceRow *self)
{
  g_return_val_if_fail (SWITCH_IS_PREFERENCE_ROW (self), NULL);

  return get_child (self->setting_box);
}

/**
 * switch_preference_row_set_setting:
 * @self: a row
 * @setting: (nullable): the widget to set it with
 */
void
switch_preference_row_set_setting (SwitchPreferenceRow *self,
                                   GtkWidget           *setting)
{
  g_return_if_fail (SWITCH_IS_PREFERENCE_ROW (self));
  g_return_if_fail (setting == NULL || GTK_IS_WIDGET (setting));

  /* All of its room, or a box asks words how narrow they could be. */
  if (setting != NULL)
    gtk_widget_set_hexpand (setting, TRUE);
  set_child (self->setting_box, setting);
  describe_setting (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SETTING]);
}
