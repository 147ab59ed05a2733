/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-trial-view.h"

#include <glib/gi18n-lib.h>

#include "switch-round-plot.h"
#include "switch-template.h"

#define N_ROUNDS 1000

struct _SwitchTrialView
{
  GtkWidget         parent_instance;

  GtkStack         *stack;
  GtkWidget        *start_button;
  GtkProgressBar   *progress_bar;
  GtkWidget        *cancel_button;
  GtkLabel         *error_label;
  GtkWidget        *result_box;
  SwitchRoundPlot  *plot;
  GtkLabel         *result_label;

  SwitchHouseRules *rules;
  SwitchTrial      *trial;
};

G_DEFINE_FINAL_TYPE (SwitchTrialView, switch_trial_view, GTK_TYPE_WIDGET)

static void
show_error (SwitchTrialView *self,
            const char      *message)
{
  gtk_label_set_label (self->error_label, message != NULL ? message : "");
  gtk_widget_set_visible (GTK_WIDGET (self->error_label), message != NULL);
}

static guint64
get_deal (void)
{
  return ((guint64) g_random_int () << 32) | g_random_int ();
}

static void
running_cb (SwitchTrialView *self)
{
  const gboolean running = switch_trial_get_running (self->trial);
  const gboolean focus =
    gtk_widget_has_focus (running ? self->start_button : self->cancel_button);

  gtk_stack_set_visible_child_name (self->stack,
                                    running ? "running" : "start");
  if (running)
    gtk_widget_set_visible (self->result_box, FALSE);
  if (focus)
    gtk_widget_grab_focus (running ? self->cancel_button
                                   : self->start_button);
}

static char *
tell_length (const SwitchTrialResult *result)
{
  /* Translators: What came of a thousand rounds between computer players. A
   * turn is one player's. */
  return g_strdup_printf (
    _("Half of the rounds take %u turns or fewer, nine in ten at most %u."),
    switch_trial_result_get_turns (result, 50),
    switch_trial_result_get_turns (result, 90));
}

static char *
tell_first (const SwitchTrialResult *result)
{
  /* Translators: "%u%%" is a percentage, as "27%". */
  return g_strdup_printf (
    _("Who leads wins %u%% of them; with %u players a fair share is %u%%."),
    switch_trial_result_get_percent (result, result->first_wins),
    result->n_seats, (100 + result->n_seats / 2) / result->n_seats);
}

static char *
tell_hand (const SwitchTrialResult *result)
{
  return g_strdup_printf (
    _("In half of them somebody holds %u cards or more, in one of ten %u."),
    switch_trial_result_get_hand (result, 50),
    switch_trial_result_get_hand (result, 90));
}

static char *
tell_blocked (const SwitchTrialResult *result)
{
  if (result->blocked == 0)
    return g_strdup (_("None ends because nobody can lay."));

  return g_strdup_printf (
    ngettext ("%u of %u ends because nobody can lay.",
              "%u of %u end because nobody can lay.", result->blocked),
    result->blocked, result->n_rounds);
}

static void
done_cb (SwitchTrialView *self)
{
  const SwitchTrialResult *result = switch_trial_get_result (self->trial);
  g_autofree char *length = tell_length (result);
  g_autofree char *first = tell_first (result);
  g_autofree char *hand = tell_hand (result);
  g_autofree char *blocked = tell_blocked (result);
  g_autofree char *text = g_strjoin ("\n", length, first, hand, blocked,
                                     NULL);

  switch_round_plot_set_result (self->plot, result);
  gtk_label_set_label (self->result_label, text);
  gtk_widget_set_visible (self->result_box, TRUE);
}

/* What was found out is no longer true of other rules. */
static void
rules_changed_cb (SwitchTrialView *self)
{
  switch_trial_cancel (self->trial);
  gtk_widget_set_visible (self->result_box, FALSE);
  show_error (self, NULL);
}

static void
switch_trial_view_dispose (GObject *object)
{
  SwitchTrialView *self = SWITCH_TRIAL_VIEW (object);

  if (self->trial != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->trial, self);
      switch_trial_cancel (self->trial);
    }
  g_clear_object (&self->trial);
  g_clear_object (&self->rules);
  switch_template_dispose (GTK_WIDGET (self), SWITCH_TYPE_TRIAL_VIEW);

  G_OBJECT_CLASS (switch_trial_view_parent_class)->dispose (object);
}

static void
switch_trial_view_class_init (SwitchTrialViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = switch_trial_view_dispose;

  g_type_ensure (SWITCH_TYPE_ROUND_PLOT);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/switchcards/Switch/switch-trial-view.ui");
  gtk_widget_class_bind_template_child (widget_class, SwitchTrialView, stack);
  gtk_widget_class_bind_template_child (widget_class, SwitchTrialView,
                                        start_button);
  gtk_widget_class_bind_template_child (widget_class, SwitchTrialView,
                                        progress_bar);
  gtk_widget_class_bind_template_child (widget_class, SwitchTrialView,
                                        cancel_button);
  gtk_widget_class_bind_template_child (widget_class, SwitchTrialView,
                                        error_label);
  gtk_widget_class_bind_template_child (widget_class, SwitchTrialView,
                                        result_box);
  gtk_widget_class_bind_template_child (widget_class, SwitchTrialView, plot);
  gtk_widget_class_bind_template_child (widget_class, SwitchTrialView,
                                        result_label);
  gtk_widget_class_bind_template_callback (widget_class,
                                           switch_trial_view_start);
  gtk_widget_class_bind_template_callback (widget_class,
                                           switch_trial_view_cancel);
  gtk_widget_class_set_css_name (widget_class, "trial");
}

static void
switch_trial_view_init (SwitchTrialView *self)
{
  GtkLabel *label;

  gtk_widget_init_template (GTK_WIDGET (self));
  label = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->start_button)));
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_natural_wrap_mode (label, GTK_NATURAL_WRAP_NONE);
  self->trial = switch_trial_new ();
  g_object_bind_property (self->trial, "progress", self->progress_bar,
                          "fraction", G_BINDING_DEFAULT);
  g_signal_connect_object (self->trial, "notify::running",
                           G_CALLBACK (running_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->trial, "done", G_CALLBACK (done_cb), self,
                           G_CONNECT_SWAPPED);
}

/**
 * switch_trial_view_set_rules:
 * @self: the view
 * @rules: the house rules to be tried
 */
void
switch_trial_view_set_rules (SwitchTrialView  *self,
                             SwitchHouseRules *rules)
{
  g_return_if_fail (SWITCH_IS_TRIAL_VIEW (self));
  g_return_if_fail (SWITCH_IS_HOUSE_RULES (rules));
  g_return_if_fail (self->rules == NULL);

  self->rules = g_object_ref (rules);
  g_signal_connect_object (rules, "changed", G_CALLBACK (rules_changed_cb),
                           self, G_CONNECT_SWAPPED);
}

/**
 * switch_trial_view_start:
 * @self: the view
 *
 * Has computer players play by the rules; or says why nobody can.
 */
void
switch_trial_view_start (SwitchTrialView *self)
{
  SwitchVariant *variant;
  guint n_players;
  g_autoptr(GError) error = NULL;

  g_return_if_fail (SWITCH_IS_TRIAL_VIEW (self));

  variant = switch_house_rules_get_variant (self->rules);
  n_players = switch_house_rules_get_players (self->rules);
  if (!switch_variant_check (variant, n_players, &error))
    {
      show_error (self, error->message);
      return;
    }

  show_error (self, NULL);
  switch_trial_start (self->trial, switch_variant_get_rules (variant),
                      n_players, N_ROUNDS, get_deal ());
}

/**
 * switch_trial_view_cancel:
 * @self: the view
 *
 * Stops the computer players, where they play.
 */
void
switch_trial_view_cancel (SwitchTrialView *self)
{
  g_return_if_fail (SWITCH_IS_TRIAL_VIEW (self));

  switch_trial_cancel (self->trial);
}

/**
 * switch_trial_view_get_trial:
 * @self: the view
 *
 * Returns: (transfer none): the trial
 */
SwitchTrial *
switch_trial_view_get_trial (SwitchTrialView *self)
{
  g_return_val_if_fail (SWITCH_IS_TRIAL_VIEW (self), NULL);

  return self->trial;
}
