/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-confirm.h"

struct _SwitchConfirm
{
  GtkWindow  parent_instance;

  GtkLabel  *question_label;
  GtkLabel  *explanation_label;
  GtkButton *accept_button;
};

enum
{
  CONFIRMED,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (SwitchConfirm, switch_confirm, GTK_TYPE_WINDOW)

static guint signals[N_SIGNALS];

static void
accept_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  g_signal_emit (widget, signals[CONFIRMED], 0);
}

static void
switch_confirm_class_init (SwitchConfirmClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  /**
   * SwitchConfirm::confirmed:
   * @self: the window
   *
   * The person wants it.
   */
  signals[CONFIRMED] =
    g_signal_new ("confirmed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/switchcards/Switch/switch-confirm.ui");
  gtk_widget_class_bind_template_child (widget_class, SwitchConfirm,
                                        question_label);
  gtk_widget_class_bind_template_child (widget_class, SwitchConfirm,
                                        explanation_label);
  gtk_widget_class_bind_template_child (widget_class, SwitchConfirm,
                                        accept_button);
  gtk_widget_class_install_action (widget_class, "confirm.accept", NULL,
                                   accept_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0,
                                       "window.close", NULL);
}

static void
switch_confirm_init (SwitchConfirm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * switch_confirm_new:
 * @question: what is asked
 * @explanation: what would come of it
 * @accept: the label of the button that does it, with a mnemonic
 *
 * Returns: a modal window
 */
GtkWidget *
switch_confirm_new (const char *question,
                    const char *explanation,
                    const char *accept)
{
  SwitchConfirm *self = g_object_new (SWITCH_TYPE_CONFIRM, NULL);

  gtk_window_set_title (GTK_WINDOW (self), question);
  gtk_label_set_label (self->question_label, question);
  gtk_label_set_label (self->explanation_label, explanation);
  gtk_button_set_label (self->accept_button, accept);
  gtk_accessible_reset_property (GTK_ACCESSIBLE (self->accept_button),
                                 GTK_ACCESSIBLE_PROPERTY_LABEL);

  return GTK_WIDGET (self);
}
