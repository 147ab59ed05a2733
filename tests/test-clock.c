/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The clocks, and that calls are made in order. */

#include "switch-manual-clock.h"

typedef struct
{
  SwitchClock *clock;
  GString     *log;
  char         name;
  guint        again;
} Caller;

static void
called_cb (gpointer data)
{
  Caller *caller = data;

  g_string_append_printf (caller->log, "%c%d ", caller->name,
                          (int) (switch_clock_get_now (caller->clock) / 1000));
  if (caller->again > 0)
    switch_clock_call_after (caller->clock, caller->again, called_cb, caller);
  caller->again = 0;
}

static void
test_order (void)
{
  SwitchClock *clock = switch_manual_clock_new ();
  SwitchManualClock *manual = SWITCH_MANUAL_CLOCK (clock);
  g_autoptr(GString) log = g_string_new (NULL);
  Caller a = { clock, log, 'a', 0 };
  Caller b = { clock, log, 'b', 20 };
  Caller c = { clock, log, 'c', 0 };

  switch_clock_call_after (clock, 30, called_cb, &a);
  switch_clock_call_after (clock, 10, called_cb, &b);
  switch_clock_call_after (clock, 30, called_cb, &c);
  g_assert_cmpuint (switch_manual_clock_get_n_calls (manual), ==, 3);

  switch_manual_clock_advance (manual, 9);
  g_assert_cmpstr (log->str, ==, "");
  switch_manual_clock_advance (manual, 41);
  g_assert_cmpstr (log->str, ==, "b10 a30 c30 b30 ");
  g_assert_true (switch_clock_get_now (clock) == 50 * 1000);

  g_assert_finalize_object (clock);
}

static void
test_cancel (void)
{
  SwitchClock *clock = switch_manual_clock_new ();
  SwitchManualClock *manual = SWITCH_MANUAL_CLOCK (clock);
  g_autoptr(GString) log = g_string_new (NULL);
  Caller a = { clock, log, 'a', 0 };
  Caller b = { clock, log, 'b', 0 };
  guint id;

  id = switch_clock_call_after (clock, 5, called_cb, &a);
  switch_clock_call_after (clock, 5, called_cb, &b);
  switch_clock_cancel (clock, id);
  switch_manual_clock_advance (manual, 100);
  g_assert_cmpstr (log->str, ==, "b5 ");

  g_assert_finalize_object (clock);
}

static void
test_next (void)
{
  SwitchClock *clock = switch_manual_clock_new ();
  SwitchManualClock *manual = SWITCH_MANUAL_CLOCK (clock);
  g_autoptr(GString) log = g_string_new (NULL);
  Caller a = { clock, log, 'a', 7 };

  g_assert_false (switch_manual_clock_advance_to_next (manual));
  switch_clock_call_after (clock, 5, called_cb, &a);
  g_assert_true (switch_manual_clock_advance_to_next (manual));
  g_assert_true (switch_manual_clock_advance_to_next (manual));
  g_assert_false (switch_manual_clock_advance_to_next (manual));
  g_assert_cmpstr (log->str, ==, "a5 a12 ");

  g_assert_finalize_object (clock);
}

static void
test_system (void)
{
  SwitchClock *clock = switch_clock_new_system ();
  g_autoptr(GString) log = g_string_new (NULL);
  Caller a = { clock, log, 'a', 0 };
  const gint64 start = switch_clock_get_now (clock);
  guint id;

  id = switch_clock_call_after (clock, 0, called_cb, &a);
  switch_clock_cancel (clock, id);
  switch_clock_call_after (clock, 1, called_cb, &a);
  g_assert_cmpstr (log->str, ==, "");
  while (log->len == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (switch_clock_get_now (clock) - start >= 1000);

  g_assert_finalize_object (clock);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/clock/order", test_order);
  g_test_add_func ("/clock/cancel", test_cancel);
  g_test_add_func ("/clock/next", test_next);
  g_test_add_func ("/clock/system", test_system);

  return g_test_run ();
}
