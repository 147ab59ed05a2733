/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * SwitchTween:
 *
 * One number on its way, 0 to 1, on a widget's frame clock, which ticks only
 * while it runs. A part of the widget's struct; cleared in its dispose.
 */
typedef struct
{
  GtkWidget *widget;
  guint      tick;
  gint64     start;
  guint      duration;
  float      value;
  void    (* step)    (GtkWidget *widget);
} SwitchTween;

void     switch_tween_init       (SwitchTween  *self,
                                  GtkWidget    *widget,
                                  void       (* step) (GtkWidget *widget));
void     switch_tween_start      (SwitchTween  *self,
                                  guint         duration);
void     switch_tween_finish     (SwitchTween  *self);
void     switch_tween_clear      (SwitchTween  *self);
gboolean switch_tween_is_running (SwitchTween  *self);
float    switch_ease_out         (float         t);
float    switch_ease_flight      (float         t);

G_END_DECLS
