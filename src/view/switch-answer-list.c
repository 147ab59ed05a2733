/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-answer-list.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "switch-class-names.h"
#include "switch-class-picker.h"
#include "switch-template.h"

struct _SwitchAnswerList
{
  GtkWidget          parent_instance;

  GtkWidget         *title_label;
  GtkWidget         *own_label;
  GtkFlowBox        *chips;
  SwitchClassPicker *picker;

  gboolean           listed;
  guint64            answers[2];
};

enum
{
  CHANGED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (SwitchAnswerList, switch_answer_list, GTK_TYPE_WIDGET)

static guint signals[N_SIGNALS];

static gboolean
has_answer (SwitchAnswerList *self,
            guint             klass)
{
  return (self->answers[klass / 64] >> (klass % 64)) & 1;
}

static void fill (SwitchAnswerList *self);

/* Without any class left it is the card's own again. */
static void
remove_clicked_cb (SwitchAnswerList *self,
                   GtkWidget        *button)
{
  const guint klass =
    GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "class"));

  self->answers[klass / 64] &= ~(G_GUINT64_CONSTANT (1) << (klass % 64));
  self->listed = self->answers[0] != 0 || self->answers[1] != 0;
  gtk_widget_child_focus (GTK_WIDGET (self->picker), GTK_DIR_TAB_FORWARD);
  fill (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
add_clicked_cb (SwitchAnswerList *self)
{
  const guint klass = switch_class_picker_get_class (self->picker);

  self->answers[klass / 64] |= G_GUINT64_CONSTANT (1) << (klass % 64);
  self->listed = TRUE;
  fill (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static GtkWidget *
create_chip (SwitchAnswerList *self,
             SwitchCardClass   klass)
{
  g_autofree char *label = switch_class_names_get_label (klass);
  /* Translators: "%s" are cards: “Black jacks do not answer”. */
  g_autofree char *tip = g_strdup_printf (_("Take away: %s"), label);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *button = gtk_button_new ();

  gtk_box_append (GTK_BOX (box), gtk_label_new (label));
  gtk_box_append (GTK_BOX (box),
                  gtk_image_new_from_icon_name ("window-close-symbolic"));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "chip");
  gtk_widget_set_tooltip_text (button, tip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, tip, -1);
  g_object_set_data (G_OBJECT (button), "class", GUINT_TO_POINTER (klass));
  g_signal_connect_swapped (button, "clicked",
                            G_CALLBACK (remove_clicked_cb), self);

  return button;
}

static void
fill (SwitchAnswerList *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->chips))))
    gtk_flow_box_remove (self->chips, child);
  for (guint klass = 0; self->listed && klass < SWITCH_N_CLASSES; klass++)
    if (has_answer (self, klass))
      {
        GtkWidget *chip = create_chip (self, (SwitchCardClass) klass);

        gtk_flow_box_append (self->chips, chip);
        gtk_widget_set_focusable (gtk_widget_get_parent (chip), FALSE);
      }

  gtk_widget_set_visible (GTK_WIDGET (self->chips), self->listed);
  gtk_widget_set_visible (self->own_label, !self->listed);
}

static void
switch_answer_list_dispose (GObject *object)
{
  switch_template_dispose (GTK_WIDGET (object), SWITCH_TYPE_ANSWER_LIST);

  G_OBJECT_CLASS (switch_answer_list_parent_class)->dispose (object);
}

static void
switch_answer_list_class_init (SwitchAnswerListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = switch_answer_list_dispose;

  /* It is described in the header. */
  signals[CHANGED] =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (SWITCH_TYPE_CLASS_PICKER);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/switchcards/Switch/switch-answer-list.ui");
  gtk_widget_class_bind_template_child (widget_class, SwitchAnswerList,
                                        title_label);
  gtk_widget_class_bind_template_child (widget_class, SwitchAnswerList,
                                        own_label);
  gtk_widget_class_bind_template_child (widget_class, SwitchAnswerList, chips);
  gtk_widget_class_bind_template_child (widget_class, SwitchAnswerList,
                                        picker);
  gtk_widget_class_bind_template_callback (widget_class, add_clicked_cb);
  gtk_widget_class_set_css_name (widget_class, "answerlist");
}

static void
switch_answer_list_init (SwitchAnswerList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * switch_answer_list_set:
 * @self: a list
 * @powers: powers
 *
 * Shows what answers the attack of @powers, and tells nobody.
 */
void
switch_answer_list_set (SwitchAnswerList   *self,
                        const SwitchPowers *powers)
{
  g_return_if_fail (SWITCH_IS_ANSWER_LIST (self));
  g_return_if_fail (powers != NULL);

  if (self->listed == powers->has_answers &&
      memcmp (self->answers, powers->answers, sizeof self->answers) == 0)
    return;

  self->listed = powers->has_answers;
  memcpy (self->answers, powers->answers, sizeof self->answers);
  fill (self);
}

/**
 * switch_answer_list_get:
 * @self: a list
 * @powers: powers with an attack
 *
 * Makes what is shown answer the attack of @powers.
 */
void
switch_answer_list_get (SwitchAnswerList *self,
                        SwitchPowers     *powers)
{
  g_return_if_fail (SWITCH_IS_ANSWER_LIST (self));
  g_return_if_fail (powers != NULL);

  powers->has_answers = self->listed;
  memcpy (powers->answers, self->answers, sizeof powers->answers);
}
