/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* A round between players: its story, its order, undo, and its waiting. */

#include "model-helper.h"

#include <string.h>

#include "switch-rules-file.h"

#define N_MOST 4

typedef struct
{
  SwitchClock  *clock;
  SwitchEyes   *eyes;
  SwitchPlayer *players[SWITCH_MAX_SEATS];
  guint         n_players;
  SwitchGame   *game;
} Fixture;

/* Seats players by letters: `p` a person, `n`, `c`, `s`, `e` by level. */
static void
seat_players (Fixture    *self,
              const char *kinds,
              guint       pace)
{
  static const char levels[] = "ncse";

  self->clock = switch_manual_clock_new ();
  self->eyes = switch_eyes_new ();
  self->n_players = (guint) strlen (kinds);
  for (guint i = 0; i < self->n_players; i++)
    {
      const char *level = strchr (levels, kinds[i]);

      if (level == NULL)
        {
          self->players[i] = switch_person_new ("Ann");
          continue;
        }
      self->players[i] =
        switch_computer_new (self->clock, "Hal",
                             (SwitchBotLevel) (level - levels), i + 1);
      switch_computer_set_pace (SWITCH_COMPUTER (self->players[i]), pace);
    }
}

static void
deal (Fixture    *self,
      const char *preset,
      const char *kinds,
      guint       pace,
      guint64     number)
{
  seat_players (self, kinds, pace);
  self->game = switch_game_new (self->clock, self->eyes, preset,
                                &switch_preset_find (preset)->rules,
                                self->players, self->n_players, 0, number);
}

static SwitchRecord *
read_record (const char *text)
{
  g_autoptr(GError) error = NULL;
  SwitchRecord *record = switch_record_parse (text, strlen (text), NULL, NULL,
                                              &error);

  g_assert_no_error (error);

  return record;
}

static void
take_up (Fixture    *self,
         const char *kinds,
         const char *head)
{
  g_autofree char *text = g_strconcat ("switch-record 1\n", head, NULL);

  seat_players (self, kinds, 1000);
  self->game = switch_game_new_from_record (self->clock, self->eyes,
                                            read_record (text),
                                            self->players);
  switch_game_resume (self->game);
}

static void
end (Fixture *self)
{
  settle (self->game);
  finish (self->game);
  for (guint i = 0; i < self->n_players; i++)
    finish (self->players[i]);
  finish (self->eyes);
  finish (self->clock);
}

static gboolean
act (SwitchGame       *game,
     const SwitchMove *move)
{
  return switch_game_act (game, move->seat, move,
                          switch_game_get_state_number (game), NULL);
}

static gboolean
lay (SwitchGame *game,
     guint       seat,
     const char *text)
{
  SwitchMove move;
  SwitchCard card;

  g_assert_true (switch_card_parse (text, &card));
  move = switch_move_lay (seat, card, SWITCH_SUIT_NONE);

  return act (game, &move);
}

/* A person's move by chance. */
static void
act_somehow (SwitchGame   *game,
             SwitchRandom *random)
{
  const SwitchTable *table = switch_game_get_table (game);
  const SwitchView *view = switch_game_get_view (game, table->turn);
  SwitchLegal legal;
  SwitchCardMask cards;
  SwitchMove move;

  switch_table_legal (&view->table, &view->own, &legal);
  cards = legal.bare | legal.named;
  if (cards != 0 && (switch_random_below (random, 4) != 0 ||
                     (!legal.draw && !legal.end)))
    {
      for (guint i = (guint) switch_random_below (random,
                                                  switch_mask_count (cards));
           i > 0; i--)
        cards &= cards - 1;
      move = switch_move_lay (table->turn, switch_mask_first (cards),
                              legal.bare & cards & -cards
                                ? SWITCH_SUIT_NONE : SWITCH_SUIT_HEARTS);
    }
  else
    {
      move = switch_move_simple (legal.draw ? SWITCH_MOVE_DRAW
                                            : SWITCH_MOVE_END, table->turn);
    }

  g_assert_true (act (game, &move));
}

/* Plays a round in which persons move by chance. */
static void
play_with_persons (Fixture *self,
                   guint64  seed)
{
  SwitchRandom random;

  switch_random_init (&random, seed);
  while (!switch_game_get_over (self->game))
    {
      const guint turn = switch_game_get_table (self->game)->turn;

      settle (self->game);
      if (switch_game_get_over (self->game))
        break;
      if (switch_player_is_person (switch_game_get_player (self->game, turn)))
        act_somehow (self->game, &random);
      else
        g_assert_true (switch_manual_clock_advance_to_next (
            SWITCH_MANUAL_CLOCK (self->clock)));
    }
}

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

static char *
get_data (SwitchGame *game)
{
  gsize size;

  return switch_record_to_data (switch_game_get_record (game), &size);
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

  deal (&fixture, "switch", "pc", 500, 5);
  switch_game_start (fixture.game);
  state = switch_game_get_state_number (fixture.game);
  switch_player_answer_plan (fixture.players[1], state - 1, &plan);
  g_assert_cmpuint (switch_game_get_state_number (fixture.game), ==, state);

  /* The round is stopped while a worker thinks. */
  pass_time (fixture.game, fixture.clock, 3000);
  if (switch_game_get_table (fixture.game)->turn == 0)
    g_assert_true (act (fixture.game, &draw));
  state = switch_game_get_state_number (fixture.game);
  switch_game_stop (fixture.game);
  switch_player_answer_plan (fixture.players[1], state, &plan);
  pass_time (fixture.game, fixture.clock, 3000);
  g_assert_cmpuint (switch_game_get_state_number (fixture.game), ==, state);
  end (&fixture);
}

static void
test_undo (void)
{
  for (guint i = 0; i < 12; i++)
    {
      g_autofree char *before = NULL;
      g_autofree char *start = NULL;
      g_autofree char *after = NULL;
      SwitchView views[N_MOST];
      SwitchRound last;
      Fixture fixture;
      guint n_undone = 0;

      deal (&fixture, i % 2 ? "black-jack" : "classic", "pcc", 0, i);
      switch_game_start (fixture.game);
      start = get_data (fixture.game);
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
      g_assert_true (switch_player_is_person (fixture.players[
        switch_game_get_table (fixture.game)->turn]) ||
        switch_game_get_record (fixture.game)->moves->len > 0 ||
        n_undone > 0);
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
  g_test_add_func ("/game/late-answer", test_late_answer);
  g_test_add_func ("/game/undo", test_undo);
  g_test_add_func ("/game/practice", test_practice);
  g_test_add_func ("/game/resume", test_resume);
  g_test_add_func ("/game/grace", test_grace);
  g_test_add_func ("/game/call-in-time", test_call_in_time);
  g_test_add_func ("/game/auto-call", test_auto_call);
  g_test_add_func ("/game/wait-for-me", test_wait_for_me);
  g_test_add_func ("/game/catch", test_catch);
  g_test_add_func ("/game/eyes", test_eyes);

  return g_test_run ();
}
