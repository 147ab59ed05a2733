/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-lab-game.h"
#include "switch-lab.h"

#include <errno.h>

#define BOT_LEVEL SWITCH_BOT_CASUAL

typedef struct
{
  char    *variant;
  char   **rules;
  char   **powers;
  int      players;
  char    *deal;
  int      games;
  char    *directory;
  gboolean random;
} Options;

typedef struct
{
  guint64 moves;
  guint64 turns;
  guint   won[SWITCH_MAX_SEATS];
  guint   blocked;
} Tally;

static void
options_clear (Options *options)
{
  g_free (options->variant);
  g_strfreev (options->rules);
  g_strfreev (options->powers);
  g_free (options->deal);
  g_free (options->directory);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static SwitchRecord *
start_round (const Options     *options,
             const SwitchRules *rules,
             guint64            deal)
{
  const guint n_seats = (guint) options->players;
  SwitchRecord *record;
  SwitchRound start;

  switch_round_init (&start, rules, n_seats, n_seats - 1);
  switch_round_deal (&start, deal, NULL);
  record = switch_record_new (options->variant, rules, &start);
  record->has_deal = TRUE;
  record->deal = deal;
  for (guint seat = 0; seat < n_seats; seat++)
    switch_record_set_player (record, seat,
                              options->random ? SWITCH_SEAT_NOVICE
                                              : SWITCH_SEAT_CASUAL, NULL);

  return record;
}

static void
report_round (const SwitchRecord *record,
              Tally              *tally)
{
  const SwitchTable *table = &record->round.table;
  g_autoptr (GString) winners = g_string_new (NULL);

  for (guint seat = 0; seat < table->n_seats; seat++)
    {
      if (((table->winners >> seat) & 1) == 0)
        continue;

      tally->won[seat]++;
      g_string_append_printf (winners, " %c", 'A' + seat);
    }
  if (table->blocked)
    tally->blocked++;
  tally->moves += record->moves->len;
  tally->turns += table->turns_ended;

  g_print ("deal %" G_GUINT64_FORMAT ": won by%s in %u turns, %u moves%s\n",
           record->deal, winners->str, table->turns_ended,
           record->moves->len, table->blocked ? ", blocked" : "");
}

static gboolean
save_round (const SwitchRecord *record,
            const char         *directory,
            GError            **error)
{
  g_autofree char *name = NULL;
  g_autofree char *path = NULL;
  g_autofree char *data = NULL;
  gsize size;

  name = g_strdup_printf ("%" G_GUINT64_FORMAT ".switch", record->deal);
  path = g_build_filename (directory, name, NULL);
  data = switch_record_to_data (record, &size);

  return g_file_set_contents (path, data, (gssize) size, error);
}

static void
report_tally (const Options *options,
              const Tally   *tally,
              double         seconds)
{
  g_autoptr (GString) line = g_string_new (NULL);

  g_string_printf (line, "%d rounds of %s:", options->games,
                   options->variant);
  for (int seat = 0; seat < options->players; seat++)
    g_string_append_printf (line, " %c won %u,", 'A' + seat,
                            tally->won[seat]);
  g_string_append_printf (line, " %u blocked; %.1f turns, %.1f moves a round;"
                          " %.2f s",
                          tally->blocked,
                          (double) tally->turns / options->games,
                          (double) tally->moves / options->games, seconds);
  g_print ("%s\n", line->str);
}

static gboolean
play_and_save (const Options     *options,
               const SwitchRules *rules,
               guint64            deal,
               Tally             *tally)
{
  g_autoptr (SwitchRecord) record = start_round (options, rules, deal);
  g_autoptr (GError) error = NULL;
  g_auto (SwitchLabGame) game = { 0 };
  gboolean played;

  /* The same deal is played the same, whatever was played before it. */
  switch_lab_game_init (&game, &record->start, record, deal);
  for (guint seat = 0; seat < record->n_seats; seat++)
    game.players[seat] = (SwitchLabPlayer) {
      .kind = options->random ? SWITCH_LAB_CHANCE : SWITCH_LAB_BOT,
      .bot.level = BOT_LEVEL,
    };

  played = switch_lab_game_play (&game);
  if (!played)
    g_printerr ("switch-lab: deal %" G_GUINT64_FORMAT ": no move of %c's may "
                "be made after move %u\n", deal,
                'A' + record->round.table.turn, record->moves->len);
  report_round (record, tally);
  if (options->directory != NULL &&
      !save_round (record, options->directory, &error))
    {
      g_printerr ("switch-lab: %s\n", error->message);
      return FALSE;
    }

  return played;
}

static int
play_rounds (const Options     *options,
             const SwitchRules *rules,
             guint64            deal)
{
  const gint64 start = g_get_monotonic_time ();
  Tally tally = { 0 };

  for (int i = 0; i < options->games; i++)
    {
      if (!play_and_save (options, rules, deal + (guint64) i, &tally))
        return SWITCH_LAB_FAILED;
    }

  report_tally (options, &tally,
                (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC);
  return SWITCH_LAB_OK;
}

/* Looks at the options and plays, or says what is wrong with them. */
static int
run (Options *options)
{
  g_autoptr (GError) error = NULL;
  SwitchRules rules;
  guint64 deal;

  if (options->players < SWITCH_MIN_SEATS ||
      options->players > SWITCH_MAX_SEATS)
    return switch_lab_usage ("The number of players is from %d to %d.",
                             SWITCH_MIN_SEATS, SWITCH_MAX_SEATS);
  if (options->games < 1)
    return switch_lab_usage ("The number of games is at least 1.");
  if (!g_ascii_string_to_unsigned (options->deal, 10, 0, G_MAXUINT64, &deal,
                                   NULL))
    return switch_lab_usage ("“%s” is not a deal number: it is a whole number "
                             "of at most 64 bits.", options->deal);

  if (!switch_lab_make_rules (options->variant, options->rules,
                              options->powers, (guint) options->players,
                              &rules, &error))
    return switch_lab_usage ("%s", error->message);
  if (options->directory != NULL &&
      g_mkdir_with_parents (options->directory, 0777) != 0)
    return switch_lab_usage ("The directory “%s” cannot be made: %s.",
                             options->directory, g_strerror (errno));

  return play_rounds (options, &rules, deal);
}

/**
 * switch_lab_play:
 * @argc: the number of arguments
 * @argv: the command's name and its options
 *
 * Plays rounds between computer players, prints a line a round and a
 * summary, and writes their records if asked to.
 *
 * Returns: the exit status
 */
int
switch_lab_play (int    argc,
                 char **argv)
{
  g_auto (Options) options = { .players = 2, .games = 1 };
  const GOptionEntry entries[] = {
    { "variant", 0, 0, G_OPTION_ARG_STRING, &options.variant,
      "The preset to play", "ID" },
    { "rule", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options.rules,
      "A changed rule; any number of them", "KEY=VALUE" },
    { "power", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options.powers,
      "A changed entry of the table of powers; any number of them",
      "'CLASS = POWERS'" },
    { "players", 0, 0, G_OPTION_ARG_INT, &options.players,
      "How many players, 2 to 8", "N" },
    { "deal", 0, 0, G_OPTION_ARG_STRING, &options.deal,
      "The deal number of the first round", "SEED" },
    { "games", 0, 0, G_OPTION_ARG_INT, &options.games,
      "How many rounds, each with the next deal number", "N" },
    { "record", 0, 0, G_OPTION_ARG_FILENAME, &options.directory,
      "Where to write DEAL.switch for each round", "DIR" },
    { "random", 0, 0, G_OPTION_ARG_NONE, &options.random,
      "Let chance choose among all that may be done", NULL },
    G_OPTION_ENTRY_NULL
  };

  if (!switch_lab_parse (&argc, &argv, NULL,
                         "Plays rounds between computer players.", entries))
    return SWITCH_LAB_USAGE;
  if (argc > 1)
    return switch_lab_usage ("“%s” is an argument too many.", argv[1]);
  if (options.variant == NULL)
    options.variant = g_strdup ("switch");
  if (options.deal == NULL)
    options.deal = g_strdup ("0");

  return run (&options);
}
