/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "switch-manual-clock"

#include "config.h"

#include "switch-manual-clock.h"

/* A clock for tests: its time stands still until it is turned. Calls that
 * are due at the same time are made in the order in which they were
 * arranged. */

typedef struct
{
  guint           id;
  gint64          time;
  SwitchClockFunc func;
  gpointer        data;
} Call;

struct _SwitchManualClock
{
  SwitchClock  parent_instance;

  gint64       now;
  guint        last_id;
  GArray      *calls;
};

G_DEFINE_FINAL_TYPE (SwitchManualClock, switch_manual_clock,
                     SWITCH_TYPE_CLOCK)

static gint64
switch_manual_clock_get_now (SwitchClock *clock)
{
  return SWITCH_MANUAL_CLOCK (clock)->now;
}

static guint
switch_manual_clock_call_after (SwitchClock     *clock,
                                guint            milliseconds,
                                SwitchClockFunc  func,
                                gpointer         data)
{
  SwitchManualClock *self = SWITCH_MANUAL_CLOCK (clock);
  const Call call = {
    ++self->last_id,
    self->now + (gint64) milliseconds * 1000,
    func,
    data,
  };
  guint i = self->calls->len;

  while (i > 0 && g_array_index (self->calls, Call, i - 1).time > call.time)
    i--;
  g_array_insert_val (self->calls, i, call);

  return call.id;
}

static void
switch_manual_clock_cancel (SwitchClock *clock,
                            guint        id)
{
  SwitchManualClock *self = SWITCH_MANUAL_CLOCK (clock);

  for (guint i = 0; i < self->calls->len; i++)
    {
      if (g_array_index (self->calls, Call, i).id == id)
        {
          g_array_remove_index (self->calls, i);
          return;
        }
    }

  g_critical ("There is no call %u to take back.", id);
}

static void
switch_manual_clock_finalize (GObject *object)
{
  SwitchManualClock *self = SWITCH_MANUAL_CLOCK (object);

  g_array_unref (self->calls);

  G_OBJECT_CLASS (switch_manual_clock_parent_class)->finalize (object);
}

static void
switch_manual_clock_class_init (SwitchManualClockClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  SwitchClockClass *clock_class = SWITCH_CLOCK_CLASS (klass);

  object_class->finalize = switch_manual_clock_finalize;

  clock_class->get_now = switch_manual_clock_get_now;
  clock_class->call_after = switch_manual_clock_call_after;
  clock_class->cancel = switch_manual_clock_cancel;
}

static void
switch_manual_clock_init (SwitchManualClock *self)
{
  self->calls = g_array_new (FALSE, FALSE, sizeof (Call));
}

/**
 * switch_manual_clock_new:
 *
 * Makes a clock at time 0 that is turned by hand.
 *
 * Returns: (transfer full): a new clock
 */
SwitchClock *
switch_manual_clock_new (void)
{
  return g_object_new (SWITCH_TYPE_MANUAL_CLOCK, NULL);
}

static gboolean
call_next_until (SwitchManualClock *self,
                 gint64             time)
{
  Call call;

  if (self->calls->len == 0)
    return FALSE;

  call = g_array_index (self->calls, Call, 0);
  if (call.time > time)
    return FALSE;

  g_array_remove_index (self->calls, 0);
  self->now = MAX (self->now, call.time);
  call.func (call.data);

  return TRUE;
}

/**
 * switch_manual_clock_advance:
 * @self: a clock
 * @milliseconds: how far to turn it
 *
 * Lets time pass, making the calls that come due in it, each at its time,
 * those arranged meanwhile too.
 */
void
switch_manual_clock_advance (SwitchManualClock *self,
                             guint              milliseconds)
{
  g_autoptr(SwitchManualClock) keep = NULL;
  gint64 end;

  g_return_if_fail (SWITCH_IS_MANUAL_CLOCK (self));

  keep = g_object_ref (self);
  end = self->now + (gint64) milliseconds * 1000;
  while (call_next_until (self, end))
    ;
  self->now = MAX (self->now, end);
}

/**
 * switch_manual_clock_advance_to_next:
 * @self: a clock
 *
 * Turns the clock to the next call, and makes that one.
 *
 * Returns: %FALSE if no call was arranged
 */
gboolean
switch_manual_clock_advance_to_next (SwitchManualClock *self)
{
  g_autoptr(SwitchManualClock) keep = NULL;

  g_return_val_if_fail (SWITCH_IS_MANUAL_CLOCK (self), FALSE);

  keep = g_object_ref (self);

  return call_next_until (self, G_MAXINT64);
}

/**
 * switch_manual_clock_get_n_calls:
 * @self: a clock
 *
 * Returns: how many calls are arranged
 */
guint
switch_manual_clock_get_n_calls (SwitchManualClock *self)
{
  g_return_val_if_fail (SWITCH_IS_MANUAL_CLOCK (self), 0);

  return self->calls->len;
}
