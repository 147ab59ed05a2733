/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* What holds in every round by whatever rules: played at random, with calls,
 * catches, blunders and nonsense in between.
 */

#include <signal.h>
#include <string.h>

#include "random-rules.h"
#include "switch-rules-file.h"
#include "switch-view.h"

#define PRESET_ROUNDS 2000
#define RANDOM_ROUNDS 5000
#define SAMPLES       1000

/* No round has more moves: 2,000 turns, each at most as long as a hand. */
#define MOST_MOVES    100000

typedef struct
{
  SwitchRound  round;
  SwitchRound  shadow; /* made the same moves, without events */
  SwitchView   views[SWITCH_MAX_SEATS];
  SwitchEvents events;
  SwitchCards  cards;
  SwitchRandom random;
  guint        n_samples;
  guint64      deal;
} Play;

/* Every seat's view agrees with the table after every event, and so does a
 * table that is nothing but folded. */
static void
fold_events (Play        *play,
             SwitchTable *folded)
{
  const SwitchTable *table = &play->round.table;

  for (guint i = 0; i < play->events.n_items; i++)
    {
      const SwitchEvent *event = &play->events.items[i];

      switch_table_fold (folded, event);
      for (guint seat = 0; seat < table->n_seats; seat++)
        {
          const SwitchEvent seen = switch_event_as_seen (event, seat);

          switch_view_fold (&play->views[seat], &seen);
          g_assert_true (switch_table_equal (&play->views[seat].table,
                                             folded));
        }
    }

  g_assert_true (switch_table_equal (folded, table));
}

static void
check_views (Play *play)
{
  const SwitchTable *table = &play->round.table;

  for (guint seat = 0; seat < table->n_seats; seat++)
    {
      const SwitchOwn *own = &play->round.own[seat];
      const SwitchView *view = &play->views[seat];

      g_assert_cmphex (view->own.cards.once, ==, own->cards.once);
      g_assert_cmphex (view->own.cards.twice, ==, own->cards.twice);
      if (seat == table->turn && table->phase < SWITCH_PHASE_ENDING)
        {
          g_assert_cmpuint (view->own.drawn, ==, own->drawn);
          g_assert_cmpuint (view->own.barred, ==, own->barred);
          g_assert_cmpuint (view->own.able, ==, own->able);
        }
      g_assert_true (switch_view_agrees (view, &play->round));
      g_assert_cmpuint (table->count[seat], ==,
                        switch_cards_count (&own->cards));
    }
}

/* A sampled deal agrees with what was seen, and can be played. */
static void
check_sample (Play  *play,
              guint  seat)
{
  const SwitchView *view = &play->views[seat];
  SwitchRound sample;
  SwitchMove move;

  switch_view_sample (view, &play->random, &sample);
  g_assert_true (switch_view_agrees (view, &sample));
  play->n_samples++;

  if (sample.table.turn == seat && !switch_round_is_over (&sample))
    {
      random_move_legal (&play->round, &play->random, &move);
      g_assert_true (switch_round_apply (&sample, &move, NULL, NULL));
    }
}

/* A refused move changes nothing, and says why. */
static void
check_refusal (Play *play)
{
  const SwitchRound before = play->round;
  SwitchRefusal refusal = { .reason = SWITCH_REFUSAL_NONE };
  SwitchMove move;

  random_move_any (&play->round, &play->random, &move);
  if (!switch_table_refuses (&before.table,
                             move.seat < before.table.n_seats
                               ? &before.own[move.seat] : NULL,
                             &move, NULL))
    return;

  switch_events_reset (&play->events);
  g_assert_false (switch_round_apply (&play->round, &move, &play->events,
                                      &refusal));
  g_assert_cmpint (refusal.reason, !=, SWITCH_REFUSAL_NONE);
  g_assert_cmpuint (play->events.n_items, ==, 0);
  g_assert_true (switch_round_equal (&before, &play->round));
}

static void
make_move (Play             *play,
           const SwitchMove *move)
{
  SwitchTable folded = play->round.table;
  SwitchCards cards;

  switch_events_reset (&play->events);
  g_assert_true (switch_round_apply (&play->round, move, &play->events,
                                     NULL));
  g_assert_cmpuint (play->events.n_items, >, 0);

  /* A copy goes on as its original does. */
  g_assert_true (switch_round_apply (&play->shadow, move, NULL, NULL));
  g_assert_true (switch_round_equal (&play->round, &play->shadow));
  play->shadow = play->round;

  switch_round_get_cards (&play->round, &cards);
  g_assert_cmphex (cards.once, ==, play->cards.once);
  g_assert_cmphex (cards.twice, ==, play->cards.twice);

  fold_events (play, &folded);
  check_views (play);
}

static void
play_round (Play              *play,
            const SwitchRules *rules,
            guint              n_seats)
{
  SwitchMove move;
  guint n_moves = 0;

  switch_round_init (&play->round, rules, n_seats,
                     (guint) switch_random_below (&play->random, n_seats));
  switch_round_deal (&play->round, play->deal, NULL);
  switch_round_get_cards (&play->round, &play->cards);
  play->shadow = play->round;
  for (guint seat = 0; seat < n_seats; seat++)
    switch_view_init (&play->views[seat], &play->round, seat);

  while (!switch_round_is_over (&play->round))
    {
      const guint64 chance = switch_random_below (&play->random, 16);

      if (random_move_interject (&play->round, &play->random, &move))
        make_move (play, &move);
      else
        {
          random_move_legal (&play->round, &play->random, &move);
          make_move (play, &move);
        }

      if (chance == 0)
        check_refusal (play);
      else if (chance == 1)
        check_sample (play, (guint) switch_random_below (&play->random,
                                                         n_seats));
      g_assert_cmpuint (++n_moves, <, MOST_MOVES);
    }

  g_assert_cmpuint (play->round.table.winners, !=, 0);
}

static void
begin (Play *play)
{
  memset (play, 0, sizeof *play);
  switch_random_init (&play->random,
                      ((guint64) (guint32) g_test_rand_int () << 32) |
                      (guint32) g_test_rand_int ());
  switch_events_init (&play->events);
}

static void
test_preset (gconstpointer data)
{
  const SwitchRulesFile *preset = switch_preset_find (data);
  g_autofree Play *play = g_new (Play, 1);

  begin (play);
  for (guint i = 0; i < PRESET_ROUNDS; i++)
    {
      play->deal = switch_random_next (&play->random);
      play_round (play, &preset->rules, 2 + i % 7);
    }
  g_assert_cmpuint (play->n_samples, >, SAMPLES);
  switch_events_clear (&play->events);
}

/* When an assertion fails, the rules are what one needs to see. */
static SwitchRules rules_at_fault;
static Play *play_at_fault;

static void
print_fault (int signal_number)
{
  g_autofree char *text = random_rules_to_string (&rules_at_fault);

  g_printerr ("%s# deal %" G_GUINT64_FORMAT ", %u players\n", text,
              play_at_fault->deal, play_at_fault->round.table.n_seats);
}

static void
test_random_rules (void)
{
  g_autofree Play *play = g_new (Play, 1);

  begin (play);
  play_at_fault = play;
  signal (SIGABRT, print_fault);
  for (guint i = 0; i < RANDOM_ROUNDS; i++)
    {
      const guint n_seats = 2 + i % 7;

      random_rules_init (&rules_at_fault, n_seats, &play->random);
      play->deal = switch_random_next (&play->random);
      play_round (play, &rules_at_fault, n_seats);
    }
  switch_events_clear (&play->events);
}

/* A thousand deals sampled from one place in the middle of a round. */
static void
test_samples (gconstpointer data)
{
  const SwitchRulesFile *preset = switch_preset_find (data);
  g_autofree Play *play = g_new (Play, 1);
  guint n_moves = 0;

  begin (play);
  play->deal = switch_random_next (&play->random);
  switch_round_init (&play->round, &preset->rules, 4, 3);
  switch_round_deal (&play->round, play->deal, NULL);
  switch_round_get_cards (&play->round, &play->cards);
  play->shadow = play->round;
  for (guint seat = 0; seat < 4; seat++)
    switch_view_init (&play->views[seat], &play->round, seat);

  while (n_moves++ < 40)
    {
      const SwitchRound before = play->round;
      SwitchMove move;

      random_move_legal (&play->round, &play->random, &move);
      switch_round_apply (&play->shadow, &move, NULL, NULL);
      if (switch_round_is_over (&play->shadow))
        break;
      play->shadow = before;
      make_move (play, &move);
    }

  for (guint i = 0; i < SAMPLES; i++)
    check_sample (play, i % 4);
  g_assert_cmpuint (play->n_samples, ==, SAMPLES);
  switch_events_clear (&play->events);
}

int
main (int    argc,
      char **argv)
{
  const char * const *ids = switch_preset_get_ids ();

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autofree char *path = g_strconcat ("/properties/", ids[i], NULL);
      g_autofree char *samples = g_strconcat ("/samples/", ids[i], NULL);

      g_test_add_data_func (path, ids[i], test_preset);
      g_test_add_data_func (samples, ids[i], test_samples);
    }
  g_test_add_func ("/properties/random-rules", test_random_rules);

  return g_test_run ();
}
