/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Undo and redo of a round. */

#include "game-fixture.h"

static void
test_undo (void)
{
  for (guint i = 0; i < 12; i++)
    {
      g_autofree char *before = NULL;
      g_autofree char *after = NULL;
      SwitchView views[3];
      SwitchRound last;
      Fixture fixture;
      const GArray *moves;
      guint n_undone = 0;

      deal (&fixture, i % 2 ? "black-jack" : "classic", "pcc", 0, i);
      switch_game_start (fixture.game);
      g_assert_false (switch_game_get_can_undo (fixture.game));
      play_with_persons (&fixture, i);
      before = get_data (fixture.game);
      last = switch_game_get_record (fixture.game)->round;
      for (guint seat = 0; seat < 3; seat++)
        views[seat] = *switch_game_get_view (fixture.game, seat);

      switch_game_hold (fixture.game);
      while (switch_game_undo (fixture.game))
        n_undone++;
      g_assert_cmpuint (n_undone, >, 2);
      moves = switch_game_get_record (fixture.game)->moves;
      for (guint j = 0; j < moves->len; j++)
        g_assert_cmpuint (g_array_index (moves, SwitchMove, j).seat, !=, 0);
      g_assert_nonnull (switch_record_get_about (
          switch_game_get_record (fixture.game), "practice"));

      while (switch_game_redo (fixture.game))
        n_undone--;
      g_assert_cmpuint (n_undone, ==, 0);
      switch_record_set_about (switch_game_get_record (fixture.game),
                               "practice", NULL);
      after = get_data (fixture.game);
      g_assert_cmpstr (before, ==, after);
      g_assert_true (switch_round_equal (
          &last, &switch_game_get_record (fixture.game)->round));
      for (guint seat = 0; seat < 3; seat++)
        g_assert_cmpmem (&views[seat], sizeof (SwitchView),
                         switch_game_get_view (fixture.game, seat),
                         sizeof (SwitchView));
      end (&fixture);
    }
}

static void
test_practice (void)
{
  Fixture fixture;
  SwitchRecord *record;

  take_up (&fixture, "pp",
           "variant switch\nhand A 8H 4H 5H 2C\nhand B 8C KD 3H 4D\n"
           "stock QS 3S 9C\ndiscard 9H\n");
  record = switch_game_get_record (fixture.game);
  g_assert_false (switch_game_get_can_undo (fixture.game));

  /* One's own card can be taken back while nobody has shown another. */
  g_assert_true (lay (fixture.game, 0, "4H"));
  g_assert_true (switch_game_get_can_undo (fixture.game));
  g_assert_true (switch_game_undo (fixture.game));
  g_assert_true (switch_game_get_can_redo (fixture.game));
  g_assert_null (switch_record_get_about (record, "practice"));

  g_assert_true (lay (fixture.game, 0, "5H"));
  g_assert_false (switch_game_get_can_redo (fixture.game));
  g_assert_true (lay (fixture.game, 1, "3H"));
  g_assert_true (switch_game_undo (fixture.game));
  g_assert_null (switch_record_get_about (record, "practice"));
  g_assert_true (lay (fixture.game, 1, "3H"));
  g_assert_true (switch_game_undo (fixture.game));
  g_assert_true (switch_game_undo (fixture.game));
  g_assert_null (switch_record_get_about (record, "practice"));
  g_assert_cmpuint (record->moves->len, ==, 0);

  /* A drawn card was seen. */
  {
    const SwitchMove draw = switch_move_simple (SWITCH_MOVE_DRAW, 0);

    g_assert_true (act (fixture.game, &draw));
  }
  g_assert_true (switch_game_undo (fixture.game));
  g_assert_nonnull (switch_record_get_about (record, "practice"));
  end (&fixture);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/undo/whole-rounds", test_undo);
  g_test_add_func ("/undo/practice", test_practice);

  return g_test_run ();
}
