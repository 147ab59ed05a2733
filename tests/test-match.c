/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Matches: dealers, scores, elimination, the end, and taking one up again. */

#include "model-helper.h"

#include <glib/gstdio.h>
#include <string.h>

typedef struct
{
  SwitchClock   *clock;
  SwitchVariant *variant;
  SwitchMatch   *match;
  guint          n_rounds;
  guint          n_over;
} Fixture;

static void
count_cb (SwitchMatch *match,
          guint       *count)
{
  (*count)++;
}

static void
watch (Fixture *self)
{
  self->n_rounds = 0;
  self->n_over = 0;
  g_signal_connect (self->match, "round-over", G_CALLBACK (count_cb),
                    &self->n_rounds);
  g_signal_connect (self->match, "over", G_CALLBACK (count_cb),
                    &self->n_over);
}

/* Makes a match of computer players, after a person if there is one. */
static void
begin (Fixture       *self,
       SwitchVariant *variant,
       guint          n_persons,
       guint          n_computers,
       guint64        seed)
{
  self->clock = switch_manual_clock_new ();
  self->variant = variant;
  self->match = switch_match_new (self->clock, variant, seed);
  watch (self);

  for (guint i = 0; i < n_persons + n_computers; i++)
    {
      g_autoptr(SwitchPlayer) player = NULL;

      if (i < n_persons)
        player = switch_person_new ("Ann");
      else
        player = switch_computer_new (self->clock, "Hal", SWITCH_BOT_SKILLED,
                                      seed + i);
      if (i >= n_persons)
        switch_computer_set_pace (SWITCH_COMPUTER (player), 0);
      switch_match_add_player (self->match, player);
    }
}

static void
end (Fixture *self)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
  finish (self->match);
  finish (self->variant);
  finish (self->clock);
}

static SwitchVariant *
create_variant (const char *preset,
                const char *first_key,
                ...)
{
  g_autoptr(SwitchVariant) origin = switch_variant_new_from_preset (preset);
  SwitchVariant *variant = switch_variant_copy (origin, "ours", "Our rules");
  va_list args;

  va_start (args, first_key);
  for (const char *key = first_key; key != NULL;
       key = va_arg (args, const char *))
    switch_variant_set_rule (variant, key, va_arg (args, guint));
  va_end (args);

  return variant;
}

static SwitchGame *
play_round (Fixture *self)
{
  g_autoptr(GError) error = NULL;
  SwitchGame *game = switch_match_next_round (self->match, &error);

  g_assert_no_error (error);
  switch_game_start (game);
  play_to_end (game, self->clock);

  return game;
}

static void
test_to_target (void)
{
  Fixture self;
  guint dealer = 0, n_wins = 0, n_winners = 0;

  begin (&self, switch_variant_new_from_preset ("switch"), 0, 3, 5);
  while (!switch_match_get_over (self.match))
    {
      SwitchRecord *record = switch_game_get_record (play_round (&self));
      g_autofree char *round = g_strdup_printf ("%u", self.n_rounds);

      g_assert_cmpstr (switch_record_get_about (record, "round"), ==, round);
      g_assert_cmpuint (strlen (switch_record_get_about (record, "id")), ==,
                        36);
      g_assert_null (switch_record_get_about (record, "rules"));
      if (self.n_rounds > 1)
        g_assert_cmpuint (switch_match_get_dealer (self.match), ==,
                          (dealer + 1) % 3);
      dealer = switch_match_get_dealer (self.match);
    }

  for (guint i = 0; i < 3; i++)
    {
      SwitchPlayer *player = switch_match_get_player (self.match, i);

      n_wins += (guint) switch_player_get_score (player);
      n_winners += switch_match_is_winner (self.match, i) ? 1 : 0;
      g_assert_cmpint (switch_player_get_score (player) >= 3, ==,
                       switch_match_is_winner (self.match, i));
    }
  g_assert_cmpuint (n_wins, >=, self.n_rounds);
  g_assert_cmpuint (n_winners, >=, 1);
  g_assert_cmpuint (self.n_over, ==, 1);
  end (&self);
}

/* Where each scores the own cards, the lowest total wins. */
static void
test_each_own (void)
{
  Fixture self;
  int best = G_MAXINT, worst = 0;

  begin (&self, create_variant ("crazy-eights",
                                "scoring", SWITCH_SCORING_EACH_OWN,
                                "target", 60, NULL), 0, 4, 8);
  while (!switch_match_get_over (self.match))
    play_round (&self);

  for (guint i = 0; i < 4; i++)
    {
      const int score = switch_player_get_score (
        switch_match_get_player (self.match, i));

      best = MIN (best, score);
      worst = MAX (worst, score);
    }
  g_assert_cmpint (worst, >=, 60);
  for (guint i = 0; i < 4; i++)
    g_assert_cmpint (switch_match_is_winner (self.match, i), ==,
                     switch_player_get_score (
                       switch_match_get_player (self.match, i)) == best);
  end (&self);
}

static void
test_elimination (void)
{
  Fixture self;
  guint n_in = 4;

  begin (&self, create_variant ("switch", "play-on", 1, "eliminate", 1,
                                "target", 0, NULL), 0, 4, 3);
  while (!switch_match_get_over (self.match))
    {
      SwitchGame *game = play_round (&self);
      SwitchRecord *record = switch_game_get_record (game);
      guint n_out = 0, n_lines = 0;

      g_assert_cmpuint (switch_game_get_n_seats (game), ==, n_in);
      g_assert_cmpstr (switch_record_get_about (record, "rules"), ==,
                       "Our rules");
      for (guint i = 0; record->about[i] != NULL; i++)
        n_lines += g_str_equal (record->about[i], "sits-out skilled Hal");
      g_assert_cmpuint (n_lines, ==, 4 - n_in);

      for (guint i = 0; i < 4; i++)
        n_out += switch_match_is_eliminated (self.match, i) ? 1 : 0;
      n_in = 4 - n_out;
    }

  g_assert_cmpuint (n_in, ==, 1);
  for (guint i = 0; i < 4; i++)
    g_assert_true (switch_match_is_winner (self.match, i) !=
                   switch_match_is_eliminated (self.match, i));
  end (&self);
}

static void
test_cut (void)
{
  for (guint64 seed = 0; seed < 30; seed++)
    {
      Fixture self;
      const SwitchCut *cuts;
      guint n_cuts, lowest = G_MAXUINT;

      begin (&self, switch_variant_new_from_preset ("jacks-twos-eights"), 0,
             4, seed);
      switch_match_next_round (self.match, NULL);
      cuts = switch_match_get_cuts (self.match, &n_cuts);
      g_assert_cmpuint (n_cuts, >=, 4);
      for (guint i = 0; i < 4; i++)
        {
          g_assert_cmpuint (cuts[i].index, ==, i);
          lowest = MIN (lowest, switch_card_get_rank (cuts[i].card));
        }
      for (guint i = 0; i < 4; i++)
        {
          if (cuts[i].index == switch_match_get_dealer (self.match))
            g_assert_cmpuint (switch_card_get_rank (cuts[i].card), ==,
                              lowest);
        }

      /* Play starts to the right, so the deal passes to the right. */
      n_cuts = switch_match_get_dealer (self.match);
      switch_match_next_round (self.match, NULL);
      g_assert_cmpuint (switch_match_get_dealer (self.match), ==,
                        (n_cuts + 3) % 4);
      switch_match_get_cuts (self.match, &n_cuts);
      g_assert_cmpuint (n_cuts, ==, 0);
      end (&self);
    }
}

static void
test_seeds (void)
{
  g_autofree char *first = NULL;

  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *data = NULL;
      Fixture self;
      gsize size;

      begin (&self, switch_variant_new_from_preset ("classic"), 0, 3,
             i < 2 ? 1 : 2);
      data = switch_record_to_data (
        switch_game_get_record (play_round (&self)), &size);
      if (i == 0)
        first = g_steal_pointer (&data);
      else if (i == 1)
        g_assert_cmpstr (data, ==, first);
      else
        g_assert_cmpstr (data, !=, first);
      end (&self);
    }
}

static void
test_next_deal (void)
{
  Fixture self;

  begin (&self, switch_variant_new_from_preset ("switch"), 0, 2, 1);
  switch_match_set_next_deal (self.match, 8146373);
  switch_match_next_round (self.match, NULL);
  g_assert_true (switch_game_get_record (
    switch_match_get_game (self.match))->deal == 8146373);
  switch_match_next_round (self.match, NULL);
  g_assert_false (switch_game_get_record (
    switch_match_get_game (self.match))->deal == 8146373);
  end (&self);
}

static void
test_impossible (void)
{
  g_autoptr(GError) error = NULL;
  Fixture self;

  begin (&self, create_variant ("switch", "decks", 1, "hand-size", 10, NULL),
         0, 8, 1);
  g_assert_null (switch_match_next_round (self.match, &error));
  g_assert_nonnull (error);
  g_assert_cmpuint (switch_match_get_round (self.match), ==, 0);

  /* Other rules will do. */
  g_assert_finalize_object (self.match);
  g_assert_finalize_object (self.variant);
  g_assert_finalize_object (self.clock);
}

static void
test_eyes (void)
{
  Fixture self;
  SwitchEyes *eyes;

  begin (&self, switch_variant_new_from_preset ("switch"), 1, 2, 1);
  eyes = switch_match_get_eyes (self.match);
  switch_match_next_round (self.match, NULL);
  g_assert_cmpint (switch_eyes_get_kind (eyes), ==, SWITCH_EYES_SEAT);
  g_assert_cmpuint (switch_eyes_get_seat (eyes), ==, 0);
  end (&self);

  begin (&self, switch_variant_new_from_preset ("switch"), 2, 2, 1);
  eyes = switch_match_get_eyes (self.match);
  switch_match_next_round (self.match, NULL);
  g_assert_cmpint (switch_eyes_get_kind (eyes), ==, SWITCH_EYES_NOBODY);
  end (&self);
}

/* A match is given up and taken up again by what was saved of it. */
static void
test_resume (void)
{
  g_autofree char *folder = g_dir_make_tmp ("switch-match-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "current.switch", NULL);
  g_autoptr(GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  SwitchSaver *saver = switch_saver_new (path);
  Fixture self;
  SwitchGame *game;
  gsize size;
  int scores[3];

  begin (&self, create_variant ("classic", "call-penalty", 3, NULL), 0, 3, 2);
  switch_match_set_saver (self.match, saver);
  play_round (&self);
  game = switch_match_next_round (self.match, &error);
  switch_game_start (game);
  for (guint i = 0; i < 8; i++)
    {
      settle (game);
      switch_manual_clock_advance_to_next (SWITCH_MANUAL_CLOCK (self.clock));
    }
  g_assert_false (switch_game_get_over (game));
  for (guint i = 0; i < 3; i++)
    scores[i] = switch_player_get_score (
      switch_match_get_player (self.match, i));
  before = switch_record_to_data (switch_game_get_record (game), &size);
  switch_game_stop (game);
  settle (game);
  end (&self);

  self.clock = switch_manual_clock_new ();
  self.match = switch_match_new_from_record (
    self.clock, switch_saver_load (saver, NULL, &error), 9);
  g_assert_no_error (error);
  watch (&self);
  self.variant = g_object_ref (switch_match_get_variant (self.match));
  game = switch_match_get_game (self.match);
  g_assert_cmpuint (switch_match_get_round (self.match), ==, 2);
  g_assert_cmpstr (switch_variant_get_name (self.variant), ==, "Our rules");
  g_assert_cmpuint (switch_variant_get_rule (self.variant, "call-penalty"),
                    ==, 3);
  after = switch_record_to_data (switch_game_get_record (game), &size);
  g_assert_cmpstr (before, ==, after);
  for (guint i = 0; i < 3; i++)
    g_assert_cmpint (scores[i], ==, switch_player_get_score (
                       switch_match_get_player (self.match, i)));

  switch_game_resume (game);
  play_to_end (game, self.clock);
  g_assert_cmpuint (self.n_rounds, ==, 1);
  end (&self);
  finish (saver);

  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* A record that names nobody still gives everybody a name. */
static void
test_nameless (void)
{
  static const char data[] =
    "switch-record 1\nvariant switch\nplayer A human\nplayer B novice\n"
    "dealer B\ndeal 7\n";
  g_autoptr(GError) error = NULL;
  Fixture self;
  const char *names[2];

  self.clock = switch_manual_clock_new ();
  self.match = switch_match_new_from_record (
    self.clock, switch_record_parse (data, strlen (data), NULL, NULL, &error),
    9);
  g_assert_no_error (error);
  watch (&self);
  self.variant = g_object_ref (switch_match_get_variant (self.match));
  for (guint i = 0; i < 2; i++)
    {
      names[i] = switch_player_get_name (
        switch_match_get_player (self.match, i));
      g_assert_nonnull (names[i]);
      g_assert_cmpstr (names[i], !=, "");
    }
  g_assert_cmpstr (names[0], !=, names[1]);
  end (&self);
}

/* The end of a round can be taken back, and with it what it counted for. */
static void
test_undo_end (void)
{
  Fixture self;
  SwitchGame *game;

  begin (&self, create_variant ("switch", "target", 1, NULL), 0, 2, 6);
  game = play_round (&self);
  g_assert_true (switch_match_get_over (self.match));
  switch_game_hold (game);
  g_assert_true (switch_game_undo (game));
  g_assert_false (switch_match_get_over (self.match));
  g_assert_cmpint (switch_player_get_score (
                     switch_match_get_player (self.match, 0)) +
                   switch_player_get_score (
                     switch_match_get_player (self.match, 1)), ==, 0);
  g_assert_true (switch_game_redo (game));
  g_assert_true (switch_match_get_over (self.match));
  g_assert_cmpuint (self.n_rounds, ==, 2);
  end (&self);
}

/* Nothing piles up, round after round. */
static void
test_many_rounds (void)
{
  Fixture self;

  begin (&self, create_variant ("switch", "target", 0, NULL), 0, 2, 6);
  for (guint i = 0; i < 60; i++)
    play_round (&self);
  g_assert_cmpuint (self.n_rounds, ==, 60);
  g_assert_cmpuint (switch_manual_clock_get_n_calls (
                      SWITCH_MANUAL_CLOCK (self.clock)), ==, 0);
  end (&self);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/match/to-target", test_to_target);
  g_test_add_func ("/match/each-own", test_each_own);
  g_test_add_func ("/match/elimination", test_elimination);
  g_test_add_func ("/match/cut", test_cut);
  g_test_add_func ("/match/seeds", test_seeds);
  g_test_add_func ("/match/next-deal", test_next_deal);
  g_test_add_func ("/match/impossible", test_impossible);
  g_test_add_func ("/match/eyes", test_eyes);
  g_test_add_func ("/match/resume", test_resume);
  g_test_add_func ("/match/nameless", test_nameless);
  g_test_add_func ("/match/undo-end", test_undo_end);
  g_test_add_func ("/match/many-rounds", test_many_rounds);

  return g_test_run ();
}
