/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The reader and the writer of records. The scenarios test what a record
 * means; here it is about what is written reading back. */

#include "switch-error.h"
#include "switch-record.h"
#include "switch-rules-file.h"

#include <string.h>

#define HEAD \
  "switch-record 1\n" \
  "variant switch\n"
#define POSITION \
  "hand A 9D 4D\n" \
  "hand B 3H 6S\n" \
  "stock KC TH 3S\n" \
  "discard 9C\n"

static SwitchRecord *
read_text (const char         *text,
           SwitchRecordReport *report)
{
  g_autoptr (GError) error = NULL;
  SwitchRecord *record;

  record = switch_record_parse (text, strlen (text), report, NULL, &error);
  g_assert_no_error (error);
  g_assert_nonnull (record);

  return record;
}

/* Any move that may be made, interjections and blunders among them. */
static void
make_any_move (SwitchRecord *record,
               SwitchRandom *random)
{
  const SwitchTable *table = &record->round.table;
  const guint seat = (guint) switch_random_below (random, table->n_seats);
  const guint other = (guint) switch_random_below (random, table->n_seats);
  SwitchMove move = switch_move_simple (SWITCH_MOVE_CALL, seat);
  const guint kind = (guint) switch_random_below (random, 40);

  if (kind == 1)
    move = switch_move_catch (seat, other);
  else if (kind == 2)
    move = switch_move_blunder (
        seat, (SwitchCard) switch_random_below (random, SWITCH_N_CARDS));
  else if (kind == 3)
    move = switch_move_simple (SWITCH_MOVE_DRAW, table->turn);
  else if (kind == 4)
    move = switch_move_simple (SWITCH_MOVE_END, table->turn);
  else if (kind > 4)
    {
      SwitchLegal legal;
      SwitchCard card;

      switch_round_legal (&record->round, &legal);
      card = (SwitchCard) switch_random_below (random, SWITCH_N_CARDS);
      for (guint i = 0; i < SWITCH_N_CARDS; i++)
        {
          const guint c = (card + i) % SWITCH_N_CARDS;

          if ((legal.bare >> c) & 1)
            {
              move = switch_move_lay (table->turn, (SwitchCard) c,
                                      SWITCH_SUIT_NONE);
              break;
            }
          if ((legal.named >> c) & 1)
            {
              move = switch_move_lay (
                  table->turn, (SwitchCard) c,
                  (SwitchSuit) switch_random_below (random, SWITCH_N_SUITS));
              break;
            }
        }
      if (move.kind != SWITCH_MOVE_LAY)
        move = switch_move_simple (legal.draw ? SWITCH_MOVE_DRAW
                                              : SWITCH_MOVE_END, table->turn);
    }

  switch_record_apply (record, &move, NULL, NULL);
}

static SwitchRecord *
start_round (const char        *variant,
             const SwitchRules *rules,
             guint              n_seats,
             guint64            deal)
{
  SwitchRecord *record;
  SwitchRound start;

  switch_round_init (&start, rules, n_seats, deal % n_seats);
  start.table.score[0] = (gint32) (deal % 3);
  switch_round_deal (&start, deal, NULL);
  record = switch_record_new (variant, rules, &start);
  record->has_deal = TRUE;
  record->deal = deal;

  return record;
}

static void
assert_same (const SwitchRecord *a,
             const SwitchRecord *b)
{
  g_assert_cmpuint (a->n_seats, ==, b->n_seats);
  g_assert_cmpstr (a->variant, ==, b->variant);
  g_assert_true (switch_rules_equal (a->rules, b->rules));
  g_assert_true (switch_round_equal (&a->start, &b->start));
  g_assert_true (switch_round_equal (&a->round, &b->round));
  g_assert_cmpmem (&a->start.random, sizeof a->start.random,
                   &b->start.random, sizeof b->start.random);
  g_assert_cmpmem (a->moves->data, a->moves->len * sizeof (SwitchMove),
                   b->moves->data, b->moves->len * sizeof (SwitchMove));
  g_assert_cmpmem (a->order_moves->data, a->order_moves->len * sizeof (guint),
                   b->order_moves->data, b->order_moves->len * sizeof (guint));
  for (guint i = 0; i < a->orders->len; i++)
    g_assert_true (g_bytes_equal (a->orders->pdata[i], b->orders->pdata[i]));
}

/* Writes a record, reads it, and writes what was read. */
static void
assert_round_trip (const SwitchRecord *record)
{
  g_autofree char *data = NULL;
  g_autofree char *again = NULL;
  g_autoptr (SwitchRecord) copy = NULL;
  gsize size;

  data = switch_record_to_data (record, &size);
  g_assert_cmpuint (strlen (data), ==, size);
  copy = read_text (data, NULL);
  assert_same (record, copy);
  again = switch_record_to_data (copy, NULL);
  g_assert_cmpstr (data, ==, again);
}

/* Plays a round, at some places of which the record must read back. */
static guint
play_and_check (const char        *variant,
                const SwitchRules *rules,
                guint              n_seats,
                guint64            deal)
{
  g_autoptr (SwitchRecord) record = NULL;
  SwitchRandom random;
  guint n_tries = 0;

  record = start_round (variant, rules, n_seats, deal);
  switch_random_init (&random, deal);
  assert_round_trip (record);
  while (!switch_round_is_over (&record->round) && n_tries++ < 5000)
    {
      make_any_move (record, &random);
      if (switch_random_below (&random, 100) == 0)
        assert_round_trip (record);
    }
  assert_round_trip (record);

  /* Back to some move, and on from there another way. */
  switch_record_rewind (record, record->moves->len / 2);
  assert_round_trip (record);
  for (guint i = 0; i < 30 && !switch_round_is_over (&record->round); i++)
    make_any_move (record, &random);
  assert_round_trip (record);

  return record->orders->len;
}

static void
test_round_trip (void)
{
  const char *const *ids = switch_preset_get_ids ();
  const guint n_games = g_test_slow () ? 40 : 4;
  guint n_orders = 0;

  for (guint i = 0; ids[i] != NULL; i++)
    for (guint n_seats = 2; n_seats <= 8; n_seats++)
      for (guint game = 0; game < n_games; game++)
        n_orders += play_and_check (ids[i], &switch_preset_find (ids[i])->rules,
                                    n_seats, game * 1000 + n_seats);

  /* Reshuffles have been looked at, too. */
  g_assert_cmpuint (n_orders, >, 100);
}

/* Every rule at some other value, and blunders, knocks and plusses. */
static void
test_round_trip_rules (void)
{
  const guint n_games = g_test_slow () ? 5000 : 300;
  SwitchRandom random;
  guint n_played = 0;

  switch_random_init (&random, 1);
  for (guint game = 0; game < n_games; game++)
    {
      SwitchRules rules = switch_preset_find ("black-jack")->rules;
      const guint n_seats = 2 + (guint) switch_random_below (&random, 7);
      guint n_specs;
      const SwitchRuleSpec *specs = switch_rule_specs (&n_specs);

      for (guint i = 0; i < n_specs; i++)
        {
          const guint span = specs[i].maximum - specs[i].minimum + 1u;
          const guint value =
            specs[i].minimum + (guint) switch_random_below (&random, span);

          if (switch_rule_spec_allows (&specs[i], value))
            switch_rule_spec_set (&specs[i], &rules, value);
        }
      g_assert_true (switch_rules_set_power (&rules, "J/red", "plain", NULL));
      g_assert_true (switch_rules_set_power (&rules, "Q", "none", NULL));
      g_assert_true (switch_rules_set_power (&rules, "9", "again", NULL));
      switch_rules_compile (&rules);
      if (!switch_rules_check (&rules, NULL) ||
          !switch_rules_check_deal (&rules, n_seats, NULL))
        continue;

      play_and_check ("classic", &rules, n_seats, game);
      n_played++;
    }

  g_assert_cmpuint (n_played, >, n_games / 10);
}

/* A reader meets anything, and neither crashes nor accepts and loses it. */
static void
test_damage (void)
{
  g_autoptr (SwitchRecord) record = NULL;
  g_autofree char *data = NULL;
  const guint n_tries = g_test_slow () ? 200000 : 5000;
  SwitchRandom random;
  gsize size;

  record = start_round ("jacks-twos-eights",
                        &switch_preset_find ("jacks-twos-eights")->rules, 3,
                        7);
  switch_random_init (&random, 3);
  for (guint i = 0; i < 40; i++)
    make_any_move (record, &random);
  data = switch_record_to_data (record, &size);

  for (guint i = 0; i < n_tries; i++)
    {
      g_autofree char *damaged = g_memdup2 (data, size);
      g_autoptr (SwitchRecord) read = NULL;
      g_autoptr (GError) error = NULL;
      gsize length = size;
      guint line = 0;

      for (guint j = 0; j <= i % 3; j++)
        {
          const gsize at = switch_random_below (&random, length);
          const gsize from = switch_random_below (&random, length);

          switch (switch_random_below (&random, 4))
            {
            case 0:
              damaged[at] = (char) switch_random_below (&random, 256);
              break;
            case 1:
              damaged[at] = damaged[from];
              break;
            case 2:
              memmove (damaged + at, damaged + from,
                       MIN (length - at, length - from));
              break;
            default:
              length = MAX (at, 1);
              break;
            }
        }

      read = switch_record_parse (damaged, length, NULL, &line, &error);
      if (read != NULL)
        {
          assert_round_trip (read);
          continue;
        }
      g_assert_true (error->domain == SWITCH_ERROR);
      g_assert_cmpuint (line, >=, 1);
      g_assert_cmpuint (strlen (error->message), >, 10);
    }
}

static void
test_text (void)
{
  static const char text[] =
    "  # a comment\r\n"
    "\r\n"
    "switch-record  1   # the format\r\n"
    "title\tA #1 title#with # a comment\r\n"
    "variant\tswitch\r\n"
    "  player A human Bạn của tôi\r\n"
    "about   round  4\r\n"
    "hand A 9D 4D # a hand\r\n"
    "hand B 3H 6S\r\n"
    "about   practice\r\n"
    "stock\r\n"
    "discard 9C\r\n"
    "  A  9D  # a move\r\n"
    "? top 9D";
  SwitchRecordReport report;
  g_autoptr (SwitchRecord) record = NULL;

  switch_record_report_init (&report);
  record = read_text (text, &report);
  g_assert_cmpuint (report.n_checks, ==, 1);
  g_assert_cmpuint (report.failures->len, ==, 0);
  switch_record_report_clear (&report);

  g_assert_cmpstr (record->title, ==, "A");
  g_assert_cmpstr (record->players[0].name, ==, "Bạn của tôi");
  g_assert_cmpstr (switch_record_get_about (record, "round"), ==, "4");
  g_assert_cmpstr (switch_record_get_about (record, "practice"), ==, "");
  g_assert_null (switch_record_get_about (record, "rou"));
  g_assert_cmpuint (record->moves->len, ==, 1);
  assert_round_trip (record);
}

/* Whatever a person calls things, the record can be read back. */
static void
test_names (void)
{
  static const char *const names[] = {
    "#1", "A #1", " blanks ", "two\nlines", "tab\there", "C#", "\r", "",
    "\xff\xfe", "Ärger 🂡",
  };
  g_autofree char *long_name = g_strnfill (10000, 'w');

  for (guint i = 0; i <= G_N_ELEMENTS (names); i++)
    {
      const char *name = i < G_N_ELEMENTS (names) ? names[i] : long_name;
      g_autoptr (SwitchRecord) record = NULL;
      g_autoptr (SwitchRecord) copy = NULL;
      g_autofree char *data = NULL;
      g_autofree char *again = NULL;

      record = start_round ("switch", &switch_preset_find ("switch")->rules,
                            2, i);
      record->title = g_strdup (name);
      switch_record_set_player (record, 1, SWITCH_SEAT_SKILLED, name);
      switch_record_add_about (record, "rules", name);
      data = switch_record_to_data (record, NULL);
      copy = read_text (data, NULL);
      again = switch_record_to_data (copy, NULL);
      g_assert_cmpstr (data, ==, again);
      g_assert_cmpint (copy->players[1].kind, ==, SWITCH_SEAT_SKILLED);
    }
}

static void
test_about (void)
{
  g_autoptr (SwitchRecord) record = NULL;
  g_autoptr (SwitchRecord) copy = NULL;
  g_autofree char *data = NULL;

  record = read_text (HEAD POSITION, NULL);
  g_assert_null (switch_record_get_about (record, "id"));
  switch_record_add_about (record, "sits-out", "human Bạn");
  switch_record_add_about (record, "sits-out", "expert Mira");
  switch_record_set_about (record, "id", "1");
  switch_record_set_about (record, "id", "2");
  switch_record_set_about (record, "practice", "");

  data = switch_record_to_data (record, NULL);
  copy = read_text (data, NULL);
  g_assert_cmpuint (g_strv_length (copy->about), ==, 4);
  g_assert_cmpstr (copy->about[0], ==, "sits-out human Bạn");
  g_assert_cmpstr (copy->about[1], ==, "sits-out expert Mira");
  g_assert_cmpstr (switch_record_get_about (copy, "id"), ==, "2");

  switch_record_set_about (copy, "sits-out", NULL);
  g_assert_null (switch_record_get_about (copy, "sits-out"));
  g_assert_cmpstr (switch_record_get_about (copy, "practice"), ==, "");
}

static void
test_rules (void)
{
  static const char text[] =
    "switch-record 1\n"
    "variant classic\n"
    "rule lay=set\n"
    "rule lay=run\n"
    "power J/red = plain\n"
    "power T = none\n"
    "power A/H = draw 5, answer A/S\n"
    POSITION;
  g_autoptr (SwitchRecord) record = read_text (text, NULL);
  g_autofree char *data = switch_record_to_data (record, NULL);

  g_assert_cmpuint (record->rules->lay, ==, SWITCH_LAY_RUN);
  g_assert_nonnull (strstr (data, "rule     lay=run\n"));
  g_assert_nonnull (strstr (data, "power    J/red = plain\n"));
  g_assert_nonnull (strstr (data, "power    T = none\n"));
  g_assert_nonnull (strstr (data, "power    A/H = draw 5, answer A/S\n"));
  g_assert_null (strstr (data, "draw-up-to"));
  assert_round_trip (record);
}

static void
test_expectations (void)
{
  static const char text[] =
    HEAD POSITION
    "? turn B\n"
    "? turn A\n"
    "? legal A: 9D\n"
    "! A 9D\n"
    "! A 4D\n"
    "? safe B\n"
    "? open B\n"
    "? hand B: 6S 3H\n"
    "? pending draw 4\n"
    "A 9D\n"
    "? open A\n"
    "? out B\n";
  SwitchRecordReport report;
  g_autoptr (SwitchRecord) record = NULL;

  switch_record_report_init (&report);
  record = read_text (text, &report);
  g_assert_cmpuint (report.n_checks, ==, 11);
  g_assert_cmpuint (report.failures->len, ==, 6);
  g_assert_cmpstr (report.failures->pdata[0], ==,
                   "7: expected turn B, found A");
  g_assert_cmpstr (report.failures->pdata[1], ==,
                   "9: expected legal A: 9D, found 9D draw");
  g_assert_cmpstr (report.failures->pdata[2], ==,
                   "10: expected A 9D to be refused, found it is allowed");
  g_assert_cmpstr (report.failures->pdata[3], ==,
                   "13: expected open B, found safe");
  g_assert_cmpstr (report.failures->pdata[4], ==,
                   "15: expected pending draw 4, found none");
  g_assert_cmpstr (report.failures->pdata[5], ==,
                   "18: expected out B, found none");
  switch_record_report_clear (&report);
}

/* Orders queue up; those left over stay with the record. */
static void
test_shuffles (void)
{
  static const char text[] =
    HEAD
    "hand A 3D 4D\n"
    "hand B 3H 6S\n"
    "stock\n"
    "discard 9C QH KH\n"
    "shuffle KH QH\n"
    "! A 3D\n"
    "shuffle QS\n"
    "A draw\n"
    "? hand A: 3D 4D KH\n"
    "? stock 1\n";
  SwitchRecordReport report;
  g_autoptr (SwitchRecord) record = NULL;
  g_autofree char *data = NULL;

  switch_record_report_init (&report);
  record = read_text (text, &report);
  g_assert_cmpuint (report.failures->len, ==, 0);
  switch_record_report_clear (&report);

  g_assert_nonnull (record->shuffles);
  g_assert_true (record->round.shuffles == record->shuffles);
  data = switch_record_to_data (record, NULL);
  g_assert_true (g_str_has_suffix (data, "shuffle  KH QH\nA draw\n"
                                         "shuffle  QS\n"));
  assert_round_trip (record);

  switch_record_rewind (record, 0);
  g_assert_null (record->round.shuffles);
  assert_round_trip (record);
}

/* What is interrupted or unfinished has a plus; what ends by will has not. */
static void
test_plus (void)
{
  static const char text[] =
    "switch-record 1\n"
    "variant last-card\n"
    "hand A 9D 9C 9H 4S\n"
    "hand B 3H 6S\n"
    "stock KC TH 3S\n"
    "discard 9S\n"
    "A 9D +\n"
    "A call\n"
    "A 9C\n";
  g_autoptr (SwitchRecord) record = read_text (text, NULL);
  g_autofree char *data = switch_record_to_data (record, NULL);

  /* The turn went on behind 9C, so it was ended. */
  g_assert_cmpuint (record->moves->len, ==, 4);
  g_assert_true (g_str_has_suffix (data, "\nA 9D +\nA call\nA 9C\n"));
  assert_round_trip (record);

  switch_record_rewind (record, 3);
  g_clear_pointer (&data, g_free);
  data = switch_record_to_data (record, NULL);
  g_assert_true (g_str_has_suffix (data, "\nA 9D +\nA call\nA 9C +\n"));
  assert_round_trip (record);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/record/text", test_text);
  g_test_add_func ("/record/names", test_names);
  g_test_add_func ("/record/about", test_about);
  g_test_add_func ("/record/rules", test_rules);
  g_test_add_func ("/record/expectations", test_expectations);
  g_test_add_func ("/record/shuffles", test_shuffles);
  g_test_add_func ("/record/plus", test_plus);
  g_test_add_func ("/record/damage", test_damage);
  g_test_add_func ("/record/round-trip", test_round_trip);
  g_test_add_func ("/record/round-trip-rules", test_round_trip_rules);

  return g_test_run ();
}
