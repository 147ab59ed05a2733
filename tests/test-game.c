/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* A round between players: its story, and who is asked. */

#include "game-fixture.h"

/* Somebody who folds the story into a table. */
typedef struct
{
  SwitchTable table;
  guint       n_events;
  guint       n_acts;
  guint       n_over;
  guint       n_reset;
  guint       n_seen;
} Listener;

static void
event_cb (SwitchGame        *game,
          const SwitchEvent *event,
          Listener          *listener)
{
  listener->n_events++;
  switch_table_fold (&listener->table, event);
  if ((event->kind == SWITCH_EVENT_DEALT ||
       event->kind == SWITCH_EVENT_DREW) && event->card != SWITCH_CARD_NONE)
    {
      listener->n_seen++;
      g_assert_true (switch_eyes_sees (switch_game_get_eyes (game),
                                       event->seat));
    }
}

static void
acted_cb (SwitchGame *game,
          Listener   *listener)
{
  listener->n_acts++;
  g_assert_true (switch_table_equal (&listener->table,
                                     switch_game_get_table (game)));
}

static void
count_cb (SwitchGame *game,
          guint      *count)
{
  (*count)++;
}

static void
listen (Listener   *listener,
        SwitchGame *game)
{
  memset (listener, 0, sizeof *listener);
  listener->table = *switch_game_get_first_table (game);
  g_signal_connect (game, "event", G_CALLBACK (event_cb), listener);
  g_signal_connect (game, "acted", G_CALLBACK (acted_cb), listener);
  g_signal_connect (game, "over", G_CALLBACK (count_cb), &listener->n_over);
  g_signal_connect (game, "reset", G_CALLBACK (count_cb), &listener->n_reset);
}

static void
test_story (gconstpointer preset)
{
  for (guint i = 0; i < 4; i++)
    {
      g_autoptr(SwitchRecord) again = NULL;
      g_autofree char *data = NULL;
      Fixture fixture;
      Listener listener;

      deal (&fixture, preset, i < 2 ? "ce" : "ncse", 900, 100 + i);
      switch_eyes_set (fixture.eyes, SWITCH_EYES_SEAT, 1);
      listen (&listener, fixture.game);
      switch_game_start (fixture.game);
      play_to_end (fixture.game, fixture.clock);

      g_assert_cmpuint (listener.n_over, ==, 1);
      g_assert_cmpuint (listener.n_reset, ==, 0);
      g_assert_cmpuint (listener.n_seen, >, 0);
      g_assert_cmpuint (listener.n_acts, ==,
                        switch_game_get_record (fixture.game)->moves->len + 1);
      for (guint seat = 0; seat < fixture.n_players; seat++)
        g_assert_true (switch_table_equal (
            &switch_game_get_view (fixture.game, seat)->table,
            switch_game_get_table (fixture.game)));

      data = get_data (fixture.game);
      again = read_record (data);
      g_assert_true (switch_round_equal (
          &again->round, &switch_game_get_record (fixture.game)->round));
      end (&fixture);
    }
}

static void
test_determinism (void)
{
  g_autofree char *first = NULL;

  for (guint i = 0; i < 4; i++)
    {
      g_autofree char *data = NULL;
      Fixture fixture;

      /* The pace does not matter either, as nobody interrupts. */
      deal (&fixture, "classic", "eee", i < 2 ? 0 : 700, 77);
      switch_game_start (fixture.game);
      play_to_end (fixture.game, fixture.clock);
      data = get_data (fixture.game);
      if (i % 2 == 0)
        g_clear_pointer (&first, g_free);
      if (first == NULL)
        first = g_steal_pointer (&data);
      else
        g_assert_cmpstr (data, ==, first);
      end (&fixture);
    }
}

/* Between computer players without pauses no time has to pass. */
static void
test_no_waiting (void)
{
  Fixture fixture;

  deal (&fixture, "switch", "ncse", 0, 5);
  switch_game_start (fixture.game);
  while (!switch_game_get_over (fixture.game))
    {
      settle (fixture.game);
      switch_manual_clock_advance (SWITCH_MANUAL_CLOCK (fixture.clock), 0);
    }
  g_assert_true (switch_clock_get_now (fixture.clock) == 0);
  end (&fixture);
}

static void
test_state_number (void)
{
  Fixture fixture;
  SwitchRefusal refusal;
  SwitchMove draw = switch_move_simple (SWITCH_MOVE_DRAW, 1);
  guint state;

  deal (&fixture, "switch", "pp", 0, 5);
  switch_game_start (fixture.game);
  state = switch_game_get_state_number (fixture.game);

  g_assert_false (switch_game_act (fixture.game, 1, &draw, state - 1,
                                   &refusal));
  g_assert_cmpint (refusal.reason, ==, SWITCH_REFUSAL_NONE);
  g_assert_false (switch_game_act (fixture.game, 0, &draw, state, &refusal));
  g_assert_cmpint (refusal.reason, ==, SWITCH_REFUSAL_NOT_YOUR_TURN);
  g_assert_cmpuint (switch_game_get_state_number (fixture.game), ==, state);
  g_assert_true (switch_game_act (fixture.game, 1, &draw, state, &refusal));
  g_assert_cmpuint (switch_game_get_state_number (fixture.game), !=, state);
  g_assert_false (switch_game_act (fixture.game, 1, &draw, state, &refusal));

  switch_game_stop (fixture.game);
  state = switch_game_get_state_number (fixture.game);
  g_assert_false (switch_game_act (fixture.game, 0, &draw, state, NULL));
  end (&fixture);
}

static void
test_held (void)
{
  Fixture fixture;
  SwitchManualClock *clock;
  guint state;

  deal (&fixture, "switch", "cc", 500, 5);
  clock = SWITCH_MANUAL_CLOCK (fixture.clock);
  switch_game_hold (fixture.game);
  switch_game_hold (fixture.game);
  switch_game_start (fixture.game);
  state = switch_game_get_state_number (fixture.game);
  pass_time (fixture.game, fixture.clock, 3000);
  g_assert_cmpuint (switch_manual_clock_get_n_calls (clock), ==, 0);
  g_assert_false (switch_player_get_thinking (fixture.players[0]));
  g_assert_false (switch_player_get_thinking (fixture.players[1]));

  switch_game_release (fixture.game);
  g_assert_true (switch_game_get_held (fixture.game));
  pass_time (fixture.game, fixture.clock, 3000);
  g_assert_cmpuint (switch_game_get_state_number (fixture.game), ==, state);

  switch_game_release (fixture.game);
  g_assert_true (switch_player_get_thinking (fixture.players[1]));
  switch_game_hold (fixture.game);
  g_assert_false (switch_player_get_thinking (fixture.players[1]));
  pass_time (fixture.game, fixture.clock, 3000);
  g_assert_cmpuint (switch_game_get_state_number (fixture.game), ==, state);

  switch_game_release (fixture.game);
  pass_time (fixture.game, fixture.clock, 3000);
  g_assert_cmpuint (switch_game_get_state_number (fixture.game), >, state);
  end (&fixture);
}

/* An answer to what is not asked any more has no effect. */
static void
test_late_answer (void)
{
  Fixture fixture;
  SwitchMovePlan plan = { 1, { switch_move_simple (SWITCH_MOVE_DRAW, 1) } };
  SwitchMove draw = switch_move_simple (SWITCH_MOVE_DRAW, 0);
  guint state;

  take_up (&fixture, "pc",
           "variant switch\nhand A 4C 5C 6C TD\nhand B 3D 5D 6D 9D\n"
           "stock QS 3S 9C KC TC\ndiscard 7H\n");
  g_assert_true (act (fixture.game, &draw));
  state = switch_game_get_state_number (fixture.game);
  g_assert_true (switch_player_get_thinking (fixture.players[1]));
  switch_player_answer_plan (fixture.players[1], state - 1, &plan);
  g_assert_cmpuint (switch_game_get_state_number (fixture.game), ==, state);

  /* What a worker thinks about is taken back. */
  g_assert_true (switch_computer_is_busy (
      SWITCH_COMPUTER (fixture.players[1])));
  g_assert_true (switch_game_undo (fixture.game));
  g_assert_false (switch_player_get_thinking (fixture.players[1]));
  state = switch_game_get_state_number (fixture.game);
  switch_player_answer_plan (fixture.players[1], state - 1, &plan);
  pass_time (fixture.game, fixture.clock, 3000);
  g_assert_cmpuint (switch_game_get_state_number (fixture.game), ==, state);

  /* The round is stopped while a worker thinks. */
  g_assert_true (act (fixture.game, &draw));
  state = switch_game_get_state_number (fixture.game);
  switch_game_stop (fixture.game);
  switch_player_answer_plan (fixture.players[1], state, &plan);
  pass_time (fixture.game, fixture.clock, 3000);
  g_assert_cmpuint (switch_game_get_state_number (fixture.game), ==, state);
  end (&fixture);
}

/* Half of a round is saved and taken up again. */
static void
test_resume (void)
{
  for (guint i = 0; i < 6; i++)
    {
      g_autofree char *half = NULL;
      g_autofree char *again = NULL;
      Fixture fixture, other;
      Listener listener;
      SwitchRandom random;

      deal (&fixture, "classic", "pp", 0, i);
      switch_game_start (fixture.game);
      switch_random_init (&random, i);
      for (guint j = 0; j < 12 && !switch_game_get_over (fixture.game); j++)
        act_somehow (fixture.game, &random);
      half = get_data (fixture.game);

      seat_players (&other, "pp", 0);
      other.game = switch_game_new_from_record (other.clock, other.eyes,
                                                read_record (half),
                                                other.players);
      listen (&listener, other.game);
      switch_game_resume (other.game);
      g_assert_cmpuint (listener.n_events, ==, 0);
      g_assert_cmpuint (listener.n_reset, ==, 1);
      again = get_data (other.game);
      g_assert_cmpstr (half, ==, again);
      for (guint seat = 0; seat < 2; seat++)
        g_assert_cmpmem (&switch_game_get_view (fixture.game, seat)->own,
                         sizeof (SwitchOwn),
                         &switch_game_get_view (other.game, seat)->own,
                         sizeof (SwitchOwn));

      /* What was done before can still be taken back. */
      g_assert_true (switch_game_undo (other.game));
      g_assert_true (switch_game_redo (other.game));
      end (&fixture);
      end (&other);
    }
}

static void
test_eyes (void)
{
  Fixture fixture;
  Listener listener;
  SwitchCard cards[SWITCH_MAX_PACK];
  SwitchOwn own;

  deal (&fixture, "switch", "pp", 0, 9);
  listen (&listener, fixture.game);
  switch_game_start (fixture.game);
  g_assert_cmpuint (listener.n_seen, ==, 0);
  g_assert_false (switch_game_get_seen_own (fixture.game, 0, &own));
  g_assert_cmpuint (switch_cards_count (&own.cards), ==, 0);
  g_assert_cmpuint (switch_game_get_seen_stock (fixture.game, cards), ==, 0);

  switch_eyes_set (fixture.eyes, SWITCH_EYES_SEAT, 0);
  g_assert_cmpuint (listener.n_reset, ==, 1);
  g_assert_true (switch_game_get_seen_own (fixture.game, 0, &own));
  g_assert_cmpuint (switch_cards_count (&own.cards), ==, 7);
  g_assert_false (switch_game_get_seen_own (fixture.game, 1, &own));

  switch_eyes_set (fixture.eyes, SWITCH_EYES_ALL, 0);
  g_assert_true (switch_game_get_seen_own (fixture.game, 1, &own));
  g_assert_cmpuint (switch_game_get_seen_stock (fixture.game, cards), ==,
                    52 - 15);
  end (&fixture);
}

/* A player who never answers, and counts how often it is asked. */
#define COUNTING_TYPE_PLAYER (counting_player_get_type ())
G_DECLARE_FINAL_TYPE (CountingPlayer, counting_player, COUNTING, PLAYER,
                      SwitchPlayer)

struct _CountingPlayer
{
  SwitchPlayer parent_instance;

  guint        n_asked;
};

G_DEFINE_FINAL_TYPE (CountingPlayer, counting_player, SWITCH_TYPE_PLAYER)

static SwitchSeatKind
counting_player_get_kind (SwitchPlayer *player)
{
  return SWITCH_SEAT_CASUAL;
}

static void
counting_player_plan (SwitchPlayer     *player,
                      const SwitchView *view,
                      guint             state_number)
{
  COUNTING_PLAYER (player)->n_asked++;
}

static void
counting_player_class_init (CountingPlayerClass *klass)
{
  SwitchPlayerClass *player_class = SWITCH_PLAYER_CLASS (klass);

  player_class->get_kind = counting_player_get_kind;
  player_class->plan = counting_player_plan;
}

static void
counting_player_init (CountingPlayer *self)
{
}

/* As a window does that has nothing to show. */
static void
hold_and_release_cb (SwitchGame *game)
{
  switch_game_hold (game);
  switch_game_release (game);
}

static void
let_go_cb (SwitchGame  *game,
           SwitchGame **last)
{
  g_clear_object (last);
}

/* Who holds and lets go of a game while it tells of an act makes nobody be
 * asked twice; and even the last one to know it may forget it there. */
static void
test_released_in_acted (void)
{
  Fixture fixture = { 0 };
  CountingPlayer *rival = g_object_new (COUNTING_TYPE_PLAYER, NULL);
  SwitchGame *game;

  fixture.clock = switch_manual_clock_new ();
  fixture.eyes = switch_eyes_new ();
  fixture.n_players = 2;
  fixture.players[0] = switch_person_new ("Ann");
  fixture.players[1] = SWITCH_PLAYER (rival);
  fixture.game = switch_game_new_from_record (
    fixture.clock, fixture.eyes,
    read_record ("switch-record 1\nvariant switch\nhand A 4H 5C 6C\n"
                 "hand B 3H 6D 7D\nstock QS 3S TC KD\ndiscard 9H\n"),
    fixture.players);
  switch_game_resume (fixture.game);
  g_signal_connect (fixture.game, "acted", G_CALLBACK (hold_and_release_cb),
                    NULL);
  g_assert_true (lay (fixture.game, 0, "4H"));
  g_assert_cmpuint (rival->n_asked, ==, 1);
  g_assert_true (switch_game_undo (fixture.game));
  g_assert_true (lay (fixture.game, 0, "4H"));
  g_assert_cmpuint (rival->n_asked, ==, 2);
  g_assert_true (switch_game_undo (fixture.game));

  game = fixture.game;
  g_signal_connect (game, "acted", G_CALLBACK (let_go_cb), &fixture.game);
  g_assert_true (lay (fixture.game, 0, "4H"));
  g_assert_null (fixture.game);
  for (guint i = 0; i < fixture.n_players; i++)
    finish (fixture.players[i]);
  finish (fixture.eyes);
  finish (fixture.clock);
}

int
main (int    argc,
      char **argv)
{
  static const char * const presets[] = {
    "switch", "classic", "black-jack", "jacks-twos-eights", "peanuckle",
    "last-card", "jack-change-it", "mau-mau", "crazy-eights", "turbo",
  };

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (presets); i++)
    {
      g_autofree char *path = g_strconcat ("/game/story/", presets[i], NULL);

      g_test_add_data_func (path, presets[i], test_story);
    }
  g_test_add_func ("/game/determinism", test_determinism);
  g_test_add_func ("/game/no-waiting", test_no_waiting);
  g_test_add_func ("/game/state-number", test_state_number);
  g_test_add_func ("/game/held", test_held);
  g_test_add_func ("/game/released-in-acted", test_released_in_acted);
  g_test_add_func ("/game/late-answer", test_late_answer);
  g_test_add_func ("/game/resume", test_resume);
  g_test_add_func ("/game/eyes", test_eyes);

  return g_test_run ();
}
