/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* A short match of all levels: every move may be made, and the same match
 * ends the same, however many threads play it. */

#include <glib.h>

#include <string.h>

static char *
play_match (const char *players,
            const char *rule,
            const char *threads)
{
  const char *argv[] = {
    g_getenv ("SWITCH_LAB"), "match", "--variant", "black-jack",
    "--players", players, "--rule", rule, "--games", "24", "--deal", "7",
    "--playouts", "60", "--threads", threads, "--json", NULL
  };
  g_autoptr (GError) error = NULL;
  char *output = NULL;
  char *seconds;
  int status;

  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL,
                &output, NULL, &status, &error);
  g_assert_no_error (error);
  g_spawn_check_wait_status (status, &error);
  g_assert_no_error (error);

  /* How long it took is all that may differ. */
  seconds = strstr (output, "\"seconds\"");
  g_assert_nonnull (seconds);
  *seconds = '\0';

  return output;
}

static void
test_same (gconstpointer data)
{
  const char *rule = data;
  const char *all = "expert:attacker,skilled:hoarder,casual:cautious,"
                    "novice,random,eager";
  g_autofree char *one = play_match (all, rule, "1");
  g_autofree char *two = play_match (all, rule, "2");

  g_assert_cmpstr (one, ==, two);
  g_assert_nonnull (strstr (one, "\"rounds\": 24, \"deals\": 4,"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/lab/match/last-card", "last-call=last-card",
                        test_same);
  g_test_add_data_func ("/lab/match/two-stage", "last-call=two-stage",
                        test_same);
  g_test_add_data_func ("/lab/match/play-on", "play-on=yes", test_same);

  return g_test_run ();
}
