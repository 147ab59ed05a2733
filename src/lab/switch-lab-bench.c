/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-lab-game.h"
#include "switch-lab.h"
#include "switch-random-player.h"

#include "switch-bot.h"
#include "switch-rules-file.h"

/* Rounds between two looks at the clock. */
#define BATCH 64

/* Playouts of a search. */
#define PLAYOUTS 2000

typedef struct
{
  guint64 rounds;
  guint64 moves;
  double  seconds;
  guint64 playouts;
  guint64 searches;
  double  search_seconds;
} Figures;

static guint64
play_round (const SwitchRules *rules,
            guint              n_seats,
            guint64            deal,
            SwitchRandom      *random)
{
  SwitchRound round;
  guint64 n_moves = 0;

  switch_round_init (&round, rules, n_seats, n_seats - 1);
  switch_round_deal (&round, deal, NULL);
  for (; !switch_round_is_over (&round); n_moves++)
    {
      SwitchMove move;

      switch_random_player_choose_eagerly (&round.table,
                                           &round.own[round.table.turn],
                                           random, &move);
      if (!switch_round_apply (&round, &move, NULL, NULL))
        g_assert_not_reached ();
    }

  return n_moves;
}

static void
measure (const SwitchRules *rules,
         guint              n_seats,
         double             seconds,
         Figures           *figures)
{
  const double start = switch_lab_get_time ();
  SwitchRandom random;

  *figures = (Figures) { 0 };
  switch_random_init (&random, n_seats);
  do
    {
      for (guint i = 0; i < BATCH; i++)
        figures->moves += play_round (rules, n_seats, figures->rounds++,
                                      &random);
      figures->seconds = switch_lab_get_time () - start;
    }
  while (figures->seconds < seconds);
}

/* An expert thinks about the first turn of every deal. */
static void
measure_searches (const SwitchRules *rules,
                  guint              n_seats,
                  double             seconds,
                  Figures           *figures)
{
  const SwitchBot bot = { .level = SWITCH_BOT_EXPERT, .playouts = PLAYOUTS };
  const double start = switch_lab_get_time ();
  SwitchRandom random;

  switch_random_init (&random, n_seats);
  do
    {
      SwitchRound round;
      SwitchView view;

      switch_round_init (&round, rules, n_seats, n_seats - 1);
      switch_round_deal (&round, figures->searches++, NULL);
      switch_view_init (&view, &round, round.table.turn);
      figures->playouts += switch_bot_count_playouts (&view, &bot, &random);
      figures->search_seconds = switch_lab_get_time () - start;
    }
  while (figures->search_seconds < seconds);
}

static void
print_figures (const char    *id,
               guint          n_seats,
               const Figures *figures,
               gboolean       json,
               gboolean       first)
{
  const double rounds = (double) figures->rounds / figures->seconds;
  const double moves = (double) figures->moves / figures->seconds;
  const double playouts = (double) figures->playouts /
                          figures->search_seconds;

  if (json)
    g_print ("%s\n    {\"variant\": \"%s\", \"players\": %u, "
             "\"rounds_per_second\": %.0f, \"moves_per_second\": %.0f, "
             "\"playouts_per_second\": %.0f}",
             first ? "" : ",", id, n_seats, rounds, moves, playouts);
  else
    g_print ("%-18s %u %12.0f %12.0f %12.1f %12.0f\n", id, n_seats, rounds,
             moves, moves / rounds, playouts);
}

/**
 * switch_lab_bench:
 * @argc: the number of arguments
 * @argv: the command's name and its options
 *
 * Measures how many complete random rounds, and moves, the engine plays a
 * second on one core, the deal included and the calls left out, where a
 * player who can lay lays; and how many playouts an expert makes a second
 * at the beginning of a round, its deals and all that it thinks included.
 *
 * Returns: the exit status
 */
int
switch_lab_bench (int    argc,
                  char **argv)
{
  static const guint seats[] = { 2, 4, 8 };
  const char *const *ids = switch_preset_get_ids ();
  gboolean json = FALSE;
  double seconds = 0.5;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, "Print JSON", NULL },
    { "seconds", 0, 0, G_OPTION_ARG_DOUBLE, &seconds,
      "Seconds for each variant and number of players", "SECONDS" },
    G_OPTION_ENTRY_NULL
  };

  if (!switch_lab_parse (&argc, &argv, NULL,
                         "Measures random rounds and searches on one "
                         "core.", entries))
    return SWITCH_LAB_USAGE;
  if (argc > 1)
    return switch_lab_usage ("“%s” is an argument too many.", argv[1]);
  if (!(seconds > 0 && seconds <= 3600))
    return switch_lab_usage ("The seconds are a number up to 3600.");

  if (json)
    g_print ("{\"bench\": [");
  else
    g_print ("%-18s %s %12s %12s %12s %12s\n", "variant", "n", "rounds/s",
             "moves/s", "moves/round", "playouts/s");
  for (guint i = 0; ids[i] != NULL; i++)
    {
      SwitchRules rules = switch_preset_find (ids[i])->rules;

      rules.last_call = SWITCH_CALL_OFF;
      switch_rules_compile (&rules);
      for (guint j = 0; j < G_N_ELEMENTS (seats); j++)
        {
          Figures figures;

          measure (&rules, seats[j], seconds, &figures);
          measure_searches (&rules, seats[j], seconds, &figures);
          print_figures (ids[i], seats[j], &figures, json,
                         i == 0 && j == 0);
        }
    }
  if (json)
    g_print ("\n]}\n");

  return SWITCH_LAB_OK;
}
