/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-tween.h"

#include <math.h>

#include "switch-style.h"

static float
bezier (float a,
        float b,
        float s)
{
  const float r = 1 - s;

  return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s;
}

/* The curve of CSS: finds the parameter for the time by halving. */
static float
ease (float t,
      float x1,
      float y1,
      float x2,
      float y2)
{
  float low = 0, high = 1;

  if (t <= 0 || t >= 1)
    return CLAMP (t, 0, 1);

  for (int i = 0; i < 16; i++)
    {
      const float middle = (low + high) / 2;

      if (bezier (x1, x2, middle) < t)
        low = middle;
      else
        high = middle;
    }
  return bezier (y1, y2, low);
}

/**
 * switch_ease_out:
 * @t: time, 0 to 1
 *
 * Returns: how far it is, for what settles
 */
float
switch_ease_out (float t)
{
  return ease (t, 0.2f, 0.8f, 0.2f, 1);
}

/**
 * switch_ease_flight:
 * @t: time, 0 to 1
 *
 * Returns: how far it is, for what flies
 */
float
switch_ease_flight (float t)
{
  return ease (t, 0.3f, 0, 0.1f, 1);
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  SwitchTween *self = data;
  const gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->start == 0)
    self->start = now;
  self->value = (float) (now - self->start) / 1000 / (float) self->duration;
  if (self->value >= 1)
    {
      self->value = 1;
      self->tick = 0;
    }
  self->step (widget);
  return self->tick != 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/**
 * switch_tween_init: (skip)
 * @self: a tween
 * @widget: whose frame clock it runs on
 * @step: called when the value has changed
 *
 * Makes a tween that is at its end.
 */
void
switch_tween_init (SwitchTween  *self,
                   GtkWidget    *widget,
                   void       (* step) (GtkWidget *widget))
{
  *self = (SwitchTween) { .widget = widget, .value = 1, .step = step };
}

/**
 * switch_tween_start:
 * @self: a tween
 * @duration: in milliseconds
 *
 * Starts anew; jumps to the end where nothing may move.
 */
void
switch_tween_start (SwitchTween *self,
                    guint        duration)
{
  if (duration == 0 || !switch_style_may_move (self->widget))
    {
      switch_tween_clear (self);
      self->step (self->widget);
      return;
    }

  self->value = 0;
  self->start = 0;
  self->duration = duration;
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (self->widget, tick_cb,
                                               self, NULL);
  self->step (self->widget);
}

/**
 * switch_tween_finish:
 * @self: a tween
 *
 * Jumps to the end.
 */
void
switch_tween_finish (SwitchTween *self)
{
  if (!switch_tween_is_running (self))
    return;

  switch_tween_clear (self);
  self->step (self->widget);
}

/**
 * switch_tween_clear:
 * @self: a tween
 *
 * Stops at the end without a last step.
 */
void
switch_tween_clear (SwitchTween *self)
{
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (self->widget, self->tick);
  self->tick = 0;
  self->value = 1;
}

/**
 * switch_tween_is_running:
 * @self: a tween
 *
 * Returns: whether it is on its way
 */
gboolean
switch_tween_is_running (SwitchTween *self)
{
  return self->tick != 0;
}
