/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-round-plot.h"

#include <glib/gi18n-lib.h>

#define N_BARS  24
#define GAP      2
#define HEIGHT  84

/* A bar is a child without content, so that its colour is CSS's. */
struct _SwitchRoundPlot
{
  GtkWidget  parent_instance;

  GtkWidget *bars[N_BARS];
  GtkWidget *least_label;
  GtkWidget *most_label;
  guint      values[N_BARS];
  guint      highest;
};

G_DEFINE_FINAL_TYPE (SwitchRoundPlot, switch_round_plot, GTK_TYPE_WIDGET)

static int
get_label_height (SwitchRoundPlot *self,
                  int              width)
{
  int natural = 0;

  gtk_widget_measure (self->most_label, GTK_ORIENTATION_VERTICAL, width,
                      NULL, &natural, NULL, NULL);

  return natural;
}

static GtkSizeRequestMode
switch_round_plot_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
switch_round_plot_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  SwitchRoundPlot *self = SWITCH_ROUND_PLOT (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = HEIGHT + GAP + get_label_height (self, for_size);
    }
  else
    {
      gtk_widget_measure (self->most_label, orientation, -1, minimum, NULL,
                          NULL, NULL);
      *minimum = MAX (*minimum, N_BARS * (GAP + 2));
      *natural = MAX (*minimum, N_BARS * (GAP + 8));
    }
}

static void
allocate_label (GtkWidget *label,
                int        width,
                int        top,
                int        height,
                gboolean   at_end)
{
  int natural = 0;

  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural,
                      NULL, NULL);
  natural = MIN (natural, width);
  gtk_widget_size_allocate (label,
                            &(GtkAllocation) { at_end ? width - natural : 0,
                                               top, natural, height }, -1);
}

static void
switch_round_plot_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  SwitchRoundPlot *self = SWITCH_ROUND_PLOT (widget);
  const gboolean rtl =
    gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const int label_height = get_label_height (self, width);
  const int room = height - label_height - GAP;

  for (int i = 0; i < N_BARS; i++)
    {
      const int place = rtl ? N_BARS - 1 - i : i;
      const int left = width * place / N_BARS;
      const int right = width * (place + 1) / N_BARS - GAP;
      int bar = self->highest > 0
        ? room * (int) self->values[i] / (int) self->highest : 0;

      /* One round in a thousand is still one. */
      if (self->values[i] > 0)
        bar = MAX (bar, 2);
      gtk_widget_set_child_visible (self->bars[i], bar > 0);
      gtk_widget_size_allocate (self->bars[i],
                                &(GtkAllocation) { left, room - bar,
                                                   MAX (right - left, 1),
                                                   bar }, -1);
    }

  allocate_label (self->least_label, width, room + GAP, label_height, rtl);
  allocate_label (self->most_label, width, room + GAP, label_height, !rtl);
}

static void
switch_round_plot_dispose (GObject *object)
{
  SwitchRoundPlot *self = SWITCH_ROUND_PLOT (object);

  for (guint i = 0; i < N_BARS; i++)
    g_clear_pointer (&self->bars[i], gtk_widget_unparent);
  g_clear_pointer (&self->least_label, gtk_widget_unparent);
  g_clear_pointer (&self->most_label, gtk_widget_unparent);

  G_OBJECT_CLASS (switch_round_plot_parent_class)->dispose (object);
}

static void
switch_round_plot_class_init (SwitchRoundPlotClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = switch_round_plot_dispose;
  widget_class->get_request_mode = switch_round_plot_get_request_mode;
  widget_class->measure = switch_round_plot_measure;
  widget_class->size_allocate = switch_round_plot_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "roundplot");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static GtkWidget *
add_label (SwitchRoundPlot *self)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, "row-note");
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_parent (label, GTK_WIDGET (self));

  return label;
}

static void
switch_round_plot_init (SwitchRoundPlot *self)
{
  for (guint i = 0; i < N_BARS; i++)
    {
      self->bars[i] = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
      gtk_widget_add_css_class (self->bars[i], "bar");
      gtk_widget_set_parent (self->bars[i], GTK_WIDGET (self));
    }
  self->least_label = add_label (self);
  self->most_label = add_label (self);
}

/**
 * switch_round_plot_set_result:
 * @self: a plot
 * @result: what came of trying rules
 */
void
switch_round_plot_set_result (SwitchRoundPlot         *self,
                              const SwitchTrialResult *result)
{
  g_autofree char *least = NULL;
  g_autofree char *most = NULL;
  g_autofree char *label = NULL;
  guint width;

  g_return_if_fail (SWITCH_IS_ROUND_PLOT (self));
  g_return_if_fail (result != NULL);

  width = switch_trial_result_get_bars (result, N_BARS, self->values);
  self->highest = 0;
  for (guint i = 0; i < N_BARS; i++)
    self->highest = MAX (self->highest, self->values[i]);

  least = g_strdup_printf ("%u", 0u);
  /* Translators: At the end of a scale below bars that show how long rounds
   * are; "%u" is a number of turns, and some rounds are longer. */
  most = g_strdup_printf (_("%u turns and more"), width * (N_BARS - 1));
  /* Translators: What a picture of bars shows, for those who do not see it:
   * numbers of turns. */
  label = g_strdup_printf (_("Most rounds take %u to %u turns."),
                           switch_trial_result_get_turns (result, 10),
                           switch_trial_result_get_turns (result, 90));
  gtk_label_set_label (GTK_LABEL (self->least_label), least);
  gtk_label_set_label (GTK_LABEL (self->most_label), most);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
