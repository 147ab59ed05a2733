/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "switch-clock"

#include "config.h"

#include "switch-clock.h"

#include "switch-system-clock.h"

/* All time in the program comes from a clock, so that a test can turn its
 * own by hand. */

G_DEFINE_ABSTRACT_TYPE (SwitchClock, switch_clock, G_TYPE_OBJECT)

static void
switch_clock_class_init (SwitchClockClass *klass)
{
}

static void
switch_clock_init (SwitchClock *self)
{
}

/**
 * switch_clock_new_system:
 *
 * Makes the program's clock: GLib's, with calls from its main context.
 *
 * Returns: (transfer full): a new clock
 */
SwitchClock *
switch_clock_new_system (void)
{
  return switch_system_clock_new ();
}

/**
 * switch_clock_get_now:
 * @self: a clock
 *
 * Returns: the time in microseconds, counted from some moment in the past
 */
gint64
switch_clock_get_now (SwitchClock *self)
{
  g_return_val_if_fail (SWITCH_IS_CLOCK (self), 0);

  return SWITCH_CLOCK_GET_CLASS (self)->get_now (self);
}

/**
 * switch_clock_call_after:
 * @self: a clock
 * @milliseconds: how long to wait
 * @func: what to call then, once
 * @data: what to give it
 *
 * Arranges a call. It is never made before this function has returned.
 *
 * Returns: a number for switch_clock_cancel(), never 0
 */
guint
switch_clock_call_after (SwitchClock     *self,
                         guint            milliseconds,
                         SwitchClockFunc  func,
                         gpointer         data)
{
  g_return_val_if_fail (SWITCH_IS_CLOCK (self), 0);
  g_return_val_if_fail (func != NULL, 0);

  return SWITCH_CLOCK_GET_CLASS (self)->call_after (self, milliseconds, func,
                                                    data);
}

/**
 * switch_clock_cancel:
 * @self: a clock
 * @id: the number of a call that has not been made yet
 *
 * Takes an arranged call back.
 */
void
switch_clock_cancel (SwitchClock *self,
                     guint        id)
{
  g_return_if_fail (SWITCH_IS_CLOCK (self));
  g_return_if_fail (id != 0);

  SWITCH_CLOCK_GET_CLASS (self)->cancel (self, id);
}
