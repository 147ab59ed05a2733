/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Who plays better: many rounds, every deal played once with each player in
 * each seat, so that nobody has the better cards.
 */

#include "config.h"

#include "switch-lab-game.h"
#include "switch-lab.h"

#include <math.h>

#define MOST_GAMES   100000000
#define MOST_THREADS 256

typedef struct
{
  char    *variant;
  char   **rules;
  char   **powers;
  char    *players;
  char    *deal;
  int      games;
  int      threads;
  int      playouts;
  gboolean times;
  gboolean json;
} Options;

typedef struct
{
  SwitchRules      rules;
  guint            n_players;
  SwitchLabPlayer  players[SWITCH_MAX_SEATS];
  char           **names;
  guint64          deal;
  guint            n_deals;
  guint            next;    /* atomic: the next deal to be played */
  gint             failed;  /* atomic: some player knew no move */
  float           *shares;  /* of the wins, one a deal and player */
  guint64          blocked;
  guint64          turns;
  double           seconds;
  gboolean         timed;
  SwitchLabTimes   times;
  GMutex           mutex;   /* for blocked, turns and times */
} Match;

/* A mean of independent numbers, and how sure it is. */
typedef struct
{
  double mean;
  double error; /* half of the 95 % interval */
} Estimate;

static void
options_clear (Options *options)
{
  g_free (options->variant);
  g_strfreev (options->rules);
  g_strfreev (options->powers);
  g_free (options->players);
  g_free (options->deal);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static void
match_clear (Match *match)
{
  g_strfreev (match->names);
  g_free (match->shares);
  g_mutex_clear (&match->mutex);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Match, match_clear)

/* Plays a deal with the players moved on by @rotation seats, and adds what
 * each has won. */
static gboolean
play_rotation (Match   *match,
               guint64  deal,
               guint    rotation,
               float   *shares,
               Match   *tally)
{
  const guint n = match->n_players;
  g_auto (SwitchLabGame) game = { 0 };
  SwitchRound start;
  guint n_winners;

  switch_round_init (&start, &match->rules, n, n - 1);
  switch_round_deal (&start, deal, NULL);
  switch_lab_game_init (&game, &start, NULL, deal * n + rotation);
  for (guint seat = 0; seat < n; seat++)
    game.players[seat] = match->players[(seat + rotation) % n];
  if (match->timed)
    game.times = &tally->times;

  if (!switch_lab_game_play (&game))
    return FALSE;

  n_winners = switch_mask_count (game.round.table.winners);
  for (guint seat = 0; seat < n; seat++)
    if ((game.round.table.winners >> seat) & 1)
      shares[(seat + rotation) % n] += 1.f / (float) (n * n_winners);
  tally->blocked += game.round.table.blocked ? 1 : 0;
  tally->turns += game.round.table.turns_ended;

  return TRUE;
}

static gpointer
play_deals (gpointer data)
{
  Match *match = data;
  const guint n = match->n_players;
  Match tally = { .blocked = 0 };

  for (;;)
    {
      const guint i = (guint) g_atomic_int_add (&match->next, 1);

      if (i >= match->n_deals || g_atomic_int_get (&match->failed))
        break;
      for (guint rotation = 0; rotation < n; rotation++)
        if (!play_rotation (match, match->deal + i, rotation,
                            match->shares + (gsize) i * n, &tally))
          g_atomic_int_set (&match->failed, TRUE);
    }

  g_mutex_lock (&match->mutex);
  match->blocked += tally.blocked;
  match->turns += tally.turns;
  match->times.longest = MAX (match->times.longest, tally.times.longest);
  match->times.deaf = MAX (match->times.deaf, tally.times.deaf);
  g_mutex_unlock (&match->mutex);

  return NULL;
}

static void
play_match (Match *match,
            guint  n_threads)
{
  const gint64 start = g_get_monotonic_time ();
  GThread *threads[MOST_THREADS];

  for (guint i = 1; i < n_threads; i++)
    threads[i] = g_thread_new ("deals", play_deals, match);
  play_deals (match);
  for (guint i = 1; i < n_threads; i++)
    g_thread_join (threads[i]);

  match->seconds = (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC;
}

/* How many of the players are of the kind of @player. */
static guint
count_alike (const Match *match,
             guint        player)
{
  guint n = 0;

  for (guint i = 0; i < match->n_players; i++)
    n += g_str_equal (match->names[i], match->names[player]) ? 1 : 0;

  return n;
}

/* What one player of the kind of @player wins. Deals are independent, the
 * rounds of a deal are not. */
static Estimate
estimate (const Match *match,
          guint        player)
{
  const guint n_alike = count_alike (match, player);
  double sum = 0, squares = 0;
  double variance;
  Estimate result;

  for (guint i = 0; i < match->n_deals; i++)
    {
      const float *shares = match->shares + (gsize) i * match->n_players;
      double share = 0;

      for (guint j = 0; j < match->n_players; j++)
        if (g_str_equal (match->names[j], match->names[player]))
          share += (double) shares[j] / n_alike;
      sum += share;
      squares += share * share;
    }

  result.mean = sum / match->n_deals;
  variance = squares / match->n_deals - result.mean * result.mean;
  result.error = 1.96 * sqrt (MAX (variance, 0) /
                              MAX (match->n_deals - 1., 1.));

  return result;
}

/* Whether an earlier player of the same kind has been reported already. */
static gboolean
is_first_of_kind (const Match *match,
                  guint        player)
{
  for (guint i = 0; i < player; i++)
    if (g_str_equal (match->names[i], match->names[player]))
      return FALSE;

  return TRUE;
}

static void
report (const Options *options,
        const Match   *match)
{
  const guint n_rounds = match->n_deals * match->n_players;

  g_print ("%s, %u players: %u rounds, %u deals from %" G_GUINT64_FORMAT
           ", each from every seat\n", options->variant, match->n_players,
           n_rounds, match->n_deals, match->deal);
  for (guint i = 0; i < match->n_players; i++)
    {
      const Estimate wins = estimate (match, i);

      if (is_first_of_kind (match, i))
        g_print ("%u × %-18s %5.1f %% ± %.1f\n", count_alike (match, i),
                 match->names[i], 100 * wins.mean, 100 * wins.error);
    }
  g_print ("par %.1f %%; %" G_GUINT64_FORMAT " blocked; %.1f turns a round; "
           "%.1f s\n", 100. / match->n_players, match->blocked,
           (double) match->turns / n_rounds, match->seconds);
  if (match->timed)
    g_print ("a bot thinks up to %.1f ms, and stops within %.1f ms\n",
             1000 * match->times.longest, 1000 * match->times.deaf);
}

static void
report_json (const Options *options,
             const Match   *match)
{
  const guint n_rounds = match->n_deals * match->n_players;
  gboolean first = TRUE;

  g_print ("{\"variant\": \"%s\", \"rounds\": %u, \"deals\": %u, "
           "\"deal\": %" G_GUINT64_FORMAT ", \"players\": [",
           options->variant, n_rounds, match->n_deals, match->deal);
  for (guint i = 0; i < match->n_players; i++)
    {
      const Estimate wins = estimate (match, i);

      if (!is_first_of_kind (match, i))
        continue;

      g_print ("%s\n  {\"kind\": \"%s\", \"seats\": %u, \"wins\": %.4f, "
               "\"from\": %.4f, \"to\": %.4f}", first ? "" : ",",
               match->names[i], count_alike (match, i), wins.mean,
               wins.mean - wins.error, wins.mean + wins.error);
      first = FALSE;
    }
  g_print ("],\n \"blocked\": %" G_GUINT64_FORMAT
           ", \"turns_per_round\": %.2f, ",
           match->blocked, (double) match->turns / n_rounds);
  if (match->timed)
    g_print ("\"longest_ms\": %.2f, \"stops_within_ms\": %.2f, ",
             1000 * match->times.longest, 1000 * match->times.deaf);
  g_print ("\"seconds\": %.2f}\n", match->seconds);
}

/* Reads the list of players. Returns the exit status. */
static int
seat_players (const Options *options,
              Match         *match)
{
  match->names = g_strsplit (options->players, ",", -1);
  match->n_players = g_strv_length (match->names);
  if (match->n_players < SWITCH_MIN_SEATS ||
      match->n_players > SWITCH_MAX_SEATS)
    return switch_lab_usage ("The number of players is from %d to %d.",
                             SWITCH_MIN_SEATS, SWITCH_MAX_SEATS);

  for (guint i = 0; i < match->n_players; i++)
    {
      if (!switch_lab_player_parse (match->names[i], &match->players[i]))
        return switch_lab_usage ("There is no player “%s”: they are random, "
                                 "eager, novice, casual, skilled and expert.",
                                 match->names[i]);
      match->players[i].bot.playouts = (guint) options->playouts;
    }

  return SWITCH_LAB_OK;
}

/* Looks at the options and plays, or says what is wrong with them. */
static int
run (const Options *options)
{
  g_auto (Match) match = { .blocked = 0 };
  g_autoptr (GError) error = NULL;
  int status;

  g_mutex_init (&match.mutex);
  status = seat_players (options, &match);
  if (status != SWITCH_LAB_OK)
    return status;
  if (options->games < 1 || options->games > MOST_GAMES)
    return switch_lab_usage ("The number of games is from 1 to %d.",
                             MOST_GAMES);
  if (options->threads < 1 || options->threads > MOST_THREADS)
    return switch_lab_usage ("The number of threads is from 1 to %d.",
                             MOST_THREADS);
  if (options->playouts < 0)
    return switch_lab_usage ("The number of playouts is at least 0.");
  if (!g_ascii_string_to_unsigned (options->deal, 10, 0, G_MAXUINT64,
                                   &match.deal, NULL))
    return switch_lab_usage ("“%s” is not a deal number: it is a whole number "
                             "of at most 64 bits.", options->deal);
  if (!switch_lab_make_rules (options->variant, options->rules,
                              options->powers, match.n_players,
                              &match.rules, &error))
    return switch_lab_usage ("%s", error->message);

  match.timed = options->times;
  match.n_deals = ((guint) options->games + match.n_players - 1) /
                  match.n_players;
  match.shares = g_new0 (float, (gsize) match.n_deals * match.n_players);
  play_match (&match, (guint) options->threads);
  if (match.failed)
    {
      g_printerr ("switch-lab: a player made no move that may be made\n");
      return SWITCH_LAB_FAILED;
    }

  if (options->json)
    report_json (options, &match);
  else
    report (options, &match);

  return SWITCH_LAB_OK;
}

/**
 * switch_lab_match:
 * @argc: the number of arguments
 * @argv: the command's name and its options
 *
 * Plays many rounds between players of several kinds, every deal from every
 * seat, and prints what each kind wins, with 95 % intervals. A round that is
 * won by several is shared. With equal arguments the wins are the same.
 *
 * Returns: the exit status
 */
int
switch_lab_match (int    argc,
                  char **argv)
{
  g_auto (Options) options = { .games = 1000, .threads = 1 };
  const GOptionEntry entries[] = {
    { "variant", 0, 0, G_OPTION_ARG_STRING, &options.variant,
      "The preset to play", "ID" },
    { "rule", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options.rules,
      "A changed rule; any number of them", "KEY=VALUE" },
    { "power", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options.powers,
      "A changed entry of the table of powers; any number of them",
      "'CLASS = POWERS'" },
    { "players", 0, 0, G_OPTION_ARG_STRING, &options.players,
      "Who plays: random, eager, novice, casual, skilled, expert; a bot may "
      "have a temper, as in expert:hoarder", "KIND,KIND…" },
    { "deal", 0, 0, G_OPTION_ARG_STRING, &options.deal,
      "The deal number of the first deal", "SEED" },
    { "games", 0, 0, G_OPTION_ARG_INT, &options.games,
      "How many rounds, made up to whole rotations", "N" },
    { "threads", 0, 0, G_OPTION_ARG_INT, &options.threads,
      "How many threads play", "N" },
    { "playouts", 0, 0, G_OPTION_ARG_INT, &options.playouts,
      "How many playouts an expert makes at most; 0: as it likes", "N" },
    { "times", 0, 0, G_OPTION_ARG_NONE, &options.times,
      "Tell how long the bots think, and how soon they stop", NULL },
    { "json", 0, 0, G_OPTION_ARG_NONE, &options.json, "Print JSON", NULL },
    G_OPTION_ENTRY_NULL
  };

  if (!switch_lab_parse (&argc, &argv, NULL,
                         "Finds out who plays better.", entries))
    return SWITCH_LAB_USAGE;
  if (argc > 1)
    return switch_lab_usage ("“%s” is an argument too many.", argv[1]);
  if (options.variant == NULL)
    options.variant = g_strdup ("switch");
  if (options.players == NULL)
    options.players = g_strdup ("expert,casual");
  if (options.deal == NULL)
    options.deal = g_strdup ("1");

  return run (&options);
}
