/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define SWITCH_TYPE_CLOCK (switch_clock_get_type ())

G_DECLARE_DERIVABLE_TYPE (SwitchClock, switch_clock, SWITCH, CLOCK, GObject)

/**
 * SwitchClockFunc:
 * @data: what was given with it
 *
 * What is called when its time has come; once.
 */
typedef void (*SwitchClockFunc) (gpointer data);

/**
 * SwitchClockClass:
 * @get_now: tells the time in microseconds, which never goes back
 * @call_after: arranges a call; the number it returns is not 0
 * @cancel: takes an arranged call back
 */
struct _SwitchClockClass
{
  GObjectClass parent_class;

  gint64 (* get_now)    (SwitchClock     *self);
  guint  (* call_after) (SwitchClock     *self,
                         guint            milliseconds,
                         SwitchClockFunc  func,
                         gpointer         data);
  void   (* cancel)     (SwitchClock     *self,
                         guint            id);
};

SwitchClock *switch_clock_new_system (void);

gint64       switch_clock_get_now    (SwitchClock     *self);
guint        switch_clock_call_after (SwitchClock     *self,
                                      guint            milliseconds,
                                      SwitchClockFunc  func,
                                      gpointer         data);
void         switch_clock_cancel     (SwitchClock     *self,
                                      guint            id);

G_END_DECLS
