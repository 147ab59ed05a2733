/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Trying rules out in a thread: results, progress, and how it is stopped. */

#include "switch-rules-file.h"
#include "switch-trial.h"

static void
count_cb (GObject *object,
          guint   *n_calls)
{
  (*n_calls)++;
}

static void
notify_cb (GObject    *object,
           GParamSpec *pspec,
           guint      *n_calls)
{
  (*n_calls)++;
}

static void
start (SwitchTrial *trial,
       const char  *preset,
       guint        n_seats,
       guint        n_rounds)
{
  switch_trial_start (trial, &switch_preset_find (preset)->rules, n_seats,
                      n_rounds, 1);
}

static void
wait_until_done (SwitchTrial *trial)
{
  while (switch_trial_get_running (trial))
    g_main_context_iteration (NULL, TRUE);
}

/* The thread holds the trial until it has come to its end. */
static void
drop (SwitchTrial *trial)
{
  g_object_add_weak_pointer (G_OBJECT (trial), (gpointer *) &trial);
  g_object_unref (trial);
  while (trial != NULL)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
}

static void
test_result (void)
{
  SwitchTrial *trial = switch_trial_new ();
  const SwitchTrialResult *result;
  guint n_done = 0, n_steps = 0, sum = 0;
  guint bars[12];

  g_signal_connect (trial, "done", G_CALLBACK (count_cb), &n_done);
  g_signal_connect (trial, "notify::progress", G_CALLBACK (notify_cb),
                    &n_steps);
  start (trial, "classic", 4, 200);
  g_assert_true (switch_trial_get_running (trial));
  g_assert_null (switch_trial_get_result (trial));
  wait_until_done (trial);

  result = switch_trial_get_result (trial);
  g_assert_cmpuint (n_done, ==, 1);
  g_assert_cmpuint (n_steps, >, 0);
  g_assert_cmpfloat (switch_trial_get_progress (trial), ==, 1);
  g_assert_cmpuint (result->n_rounds, ==, 200);
  g_assert_cmpuint (result->n_seats, ==, 4);
  g_assert_cmpuint (result->first_wins, >, 0);
  g_assert_cmpuint (result->first_wins, <, 200);
  g_assert_cmpuint (switch_trial_result_get_turns (result, 50), >, 7);
  g_assert_cmpuint (switch_trial_result_get_turns (result, 90), >=,
                    switch_trial_result_get_turns (result, 50));
  g_assert_cmpuint (switch_trial_result_get_hand (result, 50), >=, 7);

  switch_trial_result_get_bars (result, G_N_ELEMENTS (bars), bars);
  for (guint i = 0; i < G_N_ELEMENTS (bars); i++)
    sum += bars[i];
  g_assert_cmpuint (sum, ==, 200);

  drop (trial);
}

/* The same deals by the same rules are played the same. */
static void
test_repeatable (void)
{
  g_autoptr(SwitchTrial) a = switch_trial_new ();
  g_autoptr(SwitchTrial) b = switch_trial_new ();

  start (a, "switch", 3, 50);
  start (b, "switch", 3, 50);
  wait_until_done (a);
  wait_until_done (b);
  g_assert_cmpmem (switch_trial_get_result (a), sizeof (SwitchTrialResult),
                   switch_trial_get_result (b), sizeof (SwitchTrialResult));
}

static void
test_cancelled (void)
{
  SwitchTrial *trial = switch_trial_new ();
  guint n_done = 0;

  g_signal_connect (trial, "done", G_CALLBACK (count_cb), &n_done);
  start (trial, "classic", 8, 5000);
  for (guint i = 0; i < 3; i++)
    g_main_context_iteration (NULL, TRUE);
  switch_trial_cancel (trial);
  g_assert_false (switch_trial_get_running (trial));
  g_assert_null (switch_trial_get_result (trial));

  /* Another one begins at once, and only that one tells. */
  start (trial, "switch", 2, 20);
  wait_until_done (trial);
  g_assert_cmpuint (n_done, ==, 1);
  g_assert_cmpuint (switch_trial_get_result (trial)->n_rounds, ==, 20);
  g_assert_cmpuint (switch_trial_get_result (trial)->n_seats, ==, 2);

  start (trial, "switch", 2, 1000000);
  switch_trial_cancel (trial);
  drop (trial);
}

static void
test_numbers (void)
{
  SwitchTrialResult *result = g_new0 (SwitchTrialResult, 1);
  guint bars[4];

  g_assert_cmpuint (switch_trial_result_get_turns (result, 50), ==, 0);
  g_assert_cmpuint (switch_trial_result_get_percent (result, 3), ==, 0);

  for (guint i = 1; i <= 1000; i++)
    switch_trial_result_add (result, i % 40, 7 + i % 3, i % 4 == 0, i == 7);

  g_assert_cmpuint (switch_trial_result_get_turns (result, 50), ==, 19);
  g_assert_cmpuint (switch_trial_result_get_turns (result, 100), ==, 39);
  g_assert_cmpuint (switch_trial_result_get_hand (result, 100), ==, 9);
  g_assert_cmpuint (switch_trial_result_get_percent (result,
                                                     result->first_wins),
                    ==, 25);
  g_assert_cmpuint (switch_trial_result_get_percent (result,
                                                     result->blocked), ==, 1);
  g_assert_cmpuint (switch_trial_result_get_bars (result, 4, bars), ==, 10);
  for (guint i = 0; i < G_N_ELEMENTS (bars); i++)
    g_assert_cmpuint (bars[i], ==, 250);

  g_free (result);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/trial/result", test_result);
  g_test_add_func ("/trial/repeatable", test_repeatable);
  g_test_add_func ("/trial/cancelled", test_cancelled);
  g_test_add_func ("/trial/numbers", test_numbers);

  return g_test_run ();
}
