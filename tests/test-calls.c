/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Calls and catches, and the time a person has for them. */

#include "game-fixture.h"

#define OPEN_PERSON \
  "variant switch\nplayer A human\nplayer B expert\n" \
  "hand A 4H 5C\nhand B 3H 6D 7D\n" \
  "stock QS 3S TC KD QC 9S\ndiscard 9H\n"

/* Whoever forgot to call has the whole grace time before it costs. */
static void
test_grace (void)
{
  Fixture fixture;
  const SwitchTable *table;

  take_up (&fixture, "pe", OPEN_PERSON);
  switch_game_hold (fixture.game);
  table = switch_game_get_table (fixture.game);
  g_assert_true (lay (fixture.game, 0, "4H"));
  g_assert_true (switch_table_is_open (table, 0));

  /* A card that is still in the air does not use it up. */
  pass_time (fixture.game, fixture.clock, 5000);
  g_assert_true (switch_table_is_open (table, 0));
  switch_game_release (fixture.game);
  g_assert_true (switch_game_get_waiting (fixture.game));
  pass_time (fixture.game, fixture.clock, SWITCH_GRACE_DEFAULT - 10);
  g_assert_true (switch_table_is_open (table, 0));
  g_assert_cmpuint (table->turns_ended, ==, 1);

  pass_time (fixture.game, fixture.clock, 5000);
  g_assert_false (switch_game_get_waiting (fixture.game));
  g_assert_false (switch_table_is_open (table, 0));
  g_assert_cmpuint (table->turns_ended, >, 1);
  end (&fixture);
}

static void
test_call_in_time (void)
{
  Fixture fixture;
  const SwitchTable *table;
  SwitchMove call = switch_move_simple (SWITCH_MOVE_CALL, 0);

  take_up (&fixture, "pe", OPEN_PERSON);
  table = switch_game_get_table (fixture.game);
  g_assert_true (lay (fixture.game, 0, "4H"));
  pass_time (fixture.game, fixture.clock, 1000);
  g_assert_true (act (fixture.game, &call));
  g_assert_false (switch_game_get_waiting (fixture.game));
  g_assert_false (switch_table_is_open (table, 0));
  pass_time (fixture.game, fixture.clock, 5000);
  g_assert_cmpuint (table->count[0], ==, 1);
  end (&fixture);
}

static void
test_auto_call (void)
{
  Fixture fixture;
  const SwitchTable *table;

  take_up (&fixture, "pe", OPEN_PERSON);
  switch_person_set_auto_call (SWITCH_PERSON (fixture.players[0]), TRUE);
  table = switch_game_get_table (fixture.game);
  g_assert_true (lay (fixture.game, 0, "4H"));
  pass_time (fixture.game, fixture.clock, 10);
  g_assert_cmpuint (table->called, ==, 1);
  end (&fixture);
}

static void
test_wait_for_me (void)
{
  Fixture fixture;
  const SwitchTable *table;

  take_up (&fixture, "pe", OPEN_PERSON);
  switch_game_set_grace (fixture.game, SWITCH_GRACE_WAIT_FOR_ME);
  table = switch_game_get_table (fixture.game);
  g_assert_true (lay (fixture.game, 0, "4H"));
  pass_time (fixture.game, fixture.clock, 60000);
  g_assert_true (switch_table_is_open (table, 0));

  switch_game_go_on (fixture.game);
  pass_time (fixture.game, fixture.clock, 5000);
  g_assert_cmpuint (table->turns_ended, >, 1);
  end (&fixture);
}

/* Who missed a turn with one card in the hand has nothing to call, and nobody
 * waits for it. */
static void
test_nothing_to_call (void)
{
  Fixture fixture;
  SwitchMove end_turn = switch_move_simple (SWITCH_MOVE_END, 0);

  take_up (&fixture, "pe",
           "variant switch\npending skip 1 8H\nhand A 4S\n"
           "hand B 3H 6D 7D\nstock QS 3S TC KD QC 9S\ndiscard 8H\n");
  switch_game_set_grace (fixture.game, SWITCH_GRACE_WAIT_FOR_ME);
  g_assert_true (act (fixture.game, &end_turn));
  g_assert_false (switch_game_get_waiting (fixture.game));
  g_assert_false (switch_game_get_waits_for_person (fixture.game));
  pass_time (fixture.game, fixture.clock, 10000);
  g_assert_cmpuint (switch_game_get_table (fixture.game)->turns_ended, >=, 2);
  end (&fixture);
}

/* A person has time to catch, whoever was to play next. */
static void
test_catch (void)
{
  Fixture fixture;
  const SwitchTable *table;
  SwitchMove draw = switch_move_simple (SWITCH_MOVE_DRAW, 1);
  SwitchMove move = switch_move_catch (0, 1);

  take_up (&fixture, "pcc",
           "variant switch\nturn B\nhand A 4S 5C 6C\nhand B 4H 6D\n"
           "hand C 3H 3C 3D\nstock QS 3S TC KD QC 9S\ndiscard 9H\n");
  table = switch_game_get_table (fixture.game);

  /* Seat B is made to forget. */
  g_assert_true (lay (fixture.game, 1, "4H"));
  g_assert_true (switch_table_is_open (table, 1));
  pass_time (fixture.game, fixture.clock, SWITCH_GRACE_DEFAULT - 10);
  g_assert_true (switch_table_is_open (table, 1));
  g_assert_true (act (fixture.game, &move));
  g_assert_cmpuint (table->count[1], ==, 3);
  g_assert_false (act (fixture.game, &draw));
  end (&fixture);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/calls/grace", test_grace);
  g_test_add_func ("/calls/in-time", test_call_in_time);
  g_test_add_func ("/calls/auto-call", test_auto_call);
  g_test_add_func ("/calls/wait-for-me", test_wait_for_me);
  g_test_add_func ("/calls/nothing", test_nothing_to_call);
  g_test_add_func ("/calls/catch", test_catch);

  return g_test_run ();
}
