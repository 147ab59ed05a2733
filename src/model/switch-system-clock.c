/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "switch-system-clock"

#include "config.h"

#include "switch-system-clock.h"

struct _SwitchSystemClock
{
  SwitchClock parent_instance;
};

G_DEFINE_FINAL_TYPE (SwitchSystemClock, switch_system_clock,
                     SWITCH_TYPE_CLOCK)

typedef struct
{
  SwitchClockFunc func;
  gpointer        data;
} Call;

static gboolean
call_cb (gpointer data)
{
  const Call *call = data;

  call->func (call->data);

  return G_SOURCE_REMOVE;
}

static gint64
switch_system_clock_get_now (SwitchClock *clock)
{
  return g_get_monotonic_time ();
}

static guint
switch_system_clock_call_after (SwitchClock     *clock,
                                guint            milliseconds,
                                SwitchClockFunc  func,
                                gpointer         data)
{
  Call *call = g_new (Call, 1);

  call->func = func;
  call->data = data;

  return g_timeout_add_full (G_PRIORITY_DEFAULT, milliseconds, call_cb, call,
                             g_free);
}

static void
switch_system_clock_cancel (SwitchClock *clock,
                            guint        id)
{
  g_source_remove (id);
}

static void
switch_system_clock_class_init (SwitchSystemClockClass *klass)
{
  SwitchClockClass *clock_class = SWITCH_CLOCK_CLASS (klass);

  clock_class->get_now = switch_system_clock_get_now;
  clock_class->call_after = switch_system_clock_call_after;
  clock_class->cancel = switch_system_clock_cancel;
}

static void
switch_system_clock_init (SwitchSystemClock *self)
{
}

/**
 * switch_system_clock_new:
 *
 * Makes a clock that tells GLib's monotonic time and calls from the default
 * main context.
 *
 * Returns: (transfer full): a new clock
 */
SwitchClock *
switch_system_clock_new (void)
{
  return g_object_new (SWITCH_TYPE_SYSTEM_CLOCK, NULL);
}
