/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The window closed and resized in the middle of whatever moves, and kept
 * open for many rounds. */

#include "gtk-log.h"
#include "window-helper.h"

#include <malloc.h>

#define FEW_CLOSINGS   4
#define MANY_CLOSINGS  100
#define MOST_STEPS     400
#define WARM_ROUNDS    300    /* until as many pictures are kept as may be */
#define MANY_ROUNDS    500
#define MOST_GROWTH    1024   /* kB */

#ifdef __SANITIZE_ADDRESS__
#define IS_SANITIZED TRUE
#else
#define IS_SANITIZED FALSE
#endif

/* What is allocated, in kB: nothing that is kept may add up. */
static guint
get_allocated (void)
{
  return (guint) (mallinfo2 ().uordblks / 1024);
}

/* Resident memory in kB, which is only told: what was freed stays with the
 * process as the C library thinks best. */
static guint
get_resident (void)
{
  g_autofree char *text = NULL;
  const char *line;

  if (!g_file_get_contents ("/proc/self/status", &text, NULL, NULL))
    return 0;
  line = strstr (text, "VmRSS:");

  return line != NULL ? (guint) g_ascii_strtoull (line + 6, NULL, 10) : 0;
}

static void
resize (WindowFixture *self,
        GRand         *random)
{
  gtk_window_set_default_size (GTK_WINDOW (self->window),
                               g_rand_int_range (random, 360, 1900),
                               g_rand_int_range (random, 360, 1060));
}

/* Without a word to the stage: cards are in the air, computer players think,
 * and calls are due. */
static void
close_at_once (WindowFixture *self)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_finalize_object (self->window);
  g_clear_object (&self->settings);
  g_clear_object (&self->clock);
  g_array_unref (self->expected);
  g_rand_free (self->random);
}

static void
test_closing (void)
{
  g_autoptr(GRand) random = g_rand_new_with_seed (1789);
  const guint n_closings = g_test_slow () ? MANY_CLOSINGS : FEW_CLOSINGS;

  for (guint i = 0; i < n_closings; i++)
    {
      const int n_steps = g_rand_int_range (random, 0, MOST_STEPS);
      WindowFixture self = { 0 };

      window_fixture_set_up (&self, "switch",
                             (guint) g_rand_int_range (random, 2, 9), TRUE);
      switch_window_set_next_deal (self.window, i);
      switch_window_begin_new (self.window);
      for (int step = 0; step < n_steps; step++)
        {
          window_fixture_step (&self);
          if (g_rand_int_range (random, 0, 40) == 0)
            resize (&self, random);
          if (g_rand_int_range (random, 0, 60) == 0)
            gtk_widget_activate_action (GTK_WIDGET (self.table),
                                        "table.draw", NULL);
        }
      close_at_once (&self);
    }
}

static void
test_growth (void)
{
  WindowFixture self = { 0 };
  guint warm = 0, warm_resident = 0;

  if (!g_test_slow () || IS_SANITIZED)
    {
      g_test_skip ("It takes long, and a sanitizer keeps what was freed.");
      return;
    }

  window_fixture_set_up (&self, "switch", 4, FALSE);
  for (guint round = 1; round <= MANY_ROUNDS; round++)
    {
      window_fixture_begin (&self, round);
      window_fixture_play (&self);
      if (round == WARM_ROUNDS)
        {
          warm = get_allocated ();
          warm_resident = get_resident ();
        }
    }

  g_test_message ("From round %u to %u: allocated %u kB and %u kB, "
                  "resident %u kB and %u kB", WARM_ROUNDS, MANY_ROUNDS,
                  warm, get_allocated (), warm_resident, get_resident ());
  g_assert_cmpuint (get_allocated (), <, warm + MOST_GROWTH);
  window_fixture_tear_down (&self);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  gtk_log_watch ();

  g_test_add_func ("/endurance/closing", test_closing);
  g_test_add_func ("/endurance/growth", test_growth);

  return g_test_run ();
}
