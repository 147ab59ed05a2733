/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The bots: what they do may be done by any rules, and is sensible. */

#include "bots-helper.h"
#include "random-rules.h"

#include "switch-bot-hint.h"
#include "switch-record.h"

#include <string.h>

/* That a search weighs. */
#define MOST_CHOICES 16

static const SwitchBot expert = { .level = SWITCH_BOT_EXPERT };

static void
test_presets (void)
{
  const char * const *ids = switch_preset_get_ids ();
  guint n_rounds = 0;

  for (guint64 deal = 1; n_rounds < 200; deal++)
    {
      for (guint i = 0; ids[i] != NULL; i++)
        {
          const SwitchRules *rules = &switch_preset_find (ids[i])->rules;
          const guint n_seats = 2 + (guint) (deal + i) % 7;
          BotTable table;

          if (!switch_rules_check_deal (rules, n_seats, NULL))
            continue;

          bot_table_init (&table, rules, n_seats, deal);
          bot_table_play (&table);
          bot_table_clear (&table);
          n_rounds++;
        }
    }
}

static void
test_any_rules (void)
{
  const guint n_rounds = g_test_slow () ? 20000 : 400;
  SwitchRandom random;

  switch_random_init (&random, 7);
  for (guint i = 0; i < n_rounds; i++)
    {
      const guint n_seats = 2 + (guint) switch_random_below (&random, 7);
      SwitchRules rules;
      BotTable table;

      random_rules_init (&rules, n_seats, &random);
      bot_table_init (&table, &rules, n_seats, i);
      bot_table_play (&table);
      bot_table_clear (&table);
    }
}

static void
test_determinism (void)
{
  const SwitchRules *rules = &switch_preset_find ("jacks-twos-eights")->rules;

  for (guint64 deal = 0; deal < 20; deal++)
    {
      BotTable a, b;

      bot_table_init (&a, rules, 4, deal);
      bot_table_play (&a);
      bot_table_init (&b, rules, 4, deal);
      bot_table_play (&b);

      g_assert_cmpuint (a.n_moves, ==, b.n_moves);
      g_assert_true (a.hash == b.hash);
      g_assert_true (switch_round_equal (&a.round, &b.round));
      bot_table_clear (&a);
      bot_table_clear (&b);
    }
}

/* Puts the cards of a pack that @head does not name into its stock. */
static char *
fill_stock (const char *head)
{
  g_autoptr(GString) text = g_string_new (NULL);
  g_auto(GStrv) parts = g_strsplit (head, "*", 2);

  g_string_append_printf (text, "switch-record 1\n%s", parts[0]);
  for (SwitchCard card = 0; card < SWITCH_CARD_RED_JOKER; card++)
    if (strstr (head, switch_card_to_string (card)) == NULL)
      g_string_append_printf (text, " %s", switch_card_to_string (card));
  g_string_append (text, parts[1]);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Asks an expert for the first turn of a position, and why. */
static void
ask (const char *head,
     guint64     seed,
     SwitchHint *hint)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(SwitchRecord) record = NULL;
  g_autofree char *text = fill_stock (head);
  SwitchRandom random;
  SwitchView view;

  record = switch_record_parse (text, strlen (text), NULL, NULL, &error);
  g_assert_no_error (error);
  switch_random_init (&random, seed);
  switch_view_init (&view, &record->round, record->round.table.turn);
  g_assert_true (switch_bot_hint (&view, &expert, &random, hint));
}

static void
assert_plan (const char       *head,
             const char       *expected,
             SwitchHintReason  reason)
{
  g_autoptr(GString) found = g_string_new (NULL);
  SwitchHint hint;

  ask (head, 3, &hint);
  for (guint i = 0; i < hint.plan.n_moves; i++)
    {
      const SwitchMove *move = &hint.plan.moves[i];

      if (i > 0)
        g_string_append_c (found, ' ');
      switch (move->kind)
        {
        case SWITCH_MOVE_LAY:
          g_string_append (found, switch_card_to_string (move->card));
          if (move->suit != SWITCH_SUIT_NONE)
            g_string_append_printf (found, "=%c",
                                    switch_suit_to_char (
                                      (SwitchSuit) move->suit));
          break;
        case SWITCH_MOVE_DRAW:
          g_string_append (found, "draw");
          break;
        case SWITCH_MOVE_END:
          g_string_append (found, "end");
          break;
        default:
          g_string_append (found, "call");
        }
    }

  g_assert_cmpstr (found->str, ==, expected);
  g_assert_cmpuint (hint.reason, ==, reason);
}

static void
test_sense (void)
{
  /* A wild card is kept while something else fits. */
  assert_plan ("variant crazy-eights\n"
               "hand A 8H 4D 5C 6C\nhand B 8C KD 2H 3H 4S\n"
               "stock *\ndiscard 9D\n", "4D",
               SWITCH_HINT_KEEP_WILD);

  /* The suit held most is named. */
  assert_plan ("variant crazy-eights\n"
               "rule draw-choice=no\n"
               "hand A 8H 4C 5C 6C KD\nhand B 8C KH 2H 3H\n"
               "stock *\ndiscard 9S\n", "8H=C",
               SWITCH_HINT_NAME);

  /* An attack is answered. */
  assert_plan ("variant switch\n"
               "hand A 2H 4C 5C 6C KD\nhand B 8C KH 4H 3H\n"
               "stock *\ndiscard 2S\npending draw 2 2S\n", "2H",
               SWITCH_HINT_ANSWER);

  /* The next player, with one card, is attacked. */
  assert_plan ("variant switch\n"
               "hand A 2H 4H 5H 6C KD\nhand B 5C\n"
               "stock *\ndiscard 9H\ncalled B\n", "2H",
               SWITCH_HINT_ATTACK);

  /* A call that will be due is made; one that will not is not. */
  assert_plan ("variant switch\n"
               "hand A 4H 5C\nhand B 5D 6D\n"
               "stock *\ndiscard 9H\n", "call 4H",
               SWITCH_HINT_BEST);

  /* Several cards are shed, the last of them the better one to lie. */
  assert_plan ("variant last-card\n"
               "hand A 4H 4C 4S KD QS\nhand B 5D 6D 7D\n"
               "stock *\ndiscard 9H\n", "4H 4C 4S",
               SWITCH_HINT_SEVERAL);

  /* The whole hand goes at once, with the call that it takes. */
  assert_plan ("variant black-jack\n"
               "hand A 4H 5H 6H\nhand B 5D 6D\n"
               "stock *\ndiscard 9H\n", "call 4H 5H 6H",
               SWITCH_HINT_FINISH);

  /* Nothing fits. */
  assert_plan ("variant switch\n"
               "hand A 4H 5C\nhand B 5D 6D\n"
               "stock *\ndiscard 9S\n", "draw",
               SWITCH_HINT_UNABLE);
}

typedef struct
{
  guint n_asked;
  guint most;
} Patience;

static gboolean
ask_patience (gpointer data)
{
  Patience *patience = data;

  return ++patience->n_asked >= patience->most;
}

/* Whoever is told to stop asks no more, and makes a move all the same; and
 * it is asked once a deal. */
static void
test_stop (void)
{
  const SwitchRules *rules = &switch_preset_find ("switch")->rules;

  for (guint most = 1; most <= 40; most++)
    {
      Patience patience = { .most = most };
      SwitchBot bot = expert;
      SwitchMovePlan plan;
      SwitchRandom random;
      SwitchRound round;
      SwitchView view;

      bot.stop = ask_patience;
      bot.stop_data = &patience;
      switch_random_init (&random, most);
      switch_round_init (&round, rules, 4, 3);
      switch_round_deal (&round, 3, NULL);
      switch_view_init (&view, &round, round.table.turn);

      switch_bot_plan (&view, &bot, &random, &plan);
      g_assert_cmpuint (patience.n_asked, ==, most);
      g_assert_true (switch_round_apply (&round, &plan.moves[0], NULL, NULL));

      patience.n_asked = 0;
      g_assert_cmpuint (switch_bot_count_playouts (&view, &bot, &random), <=,
                        MOST_CHOICES * most);
      g_assert_cmpuint (patience.n_asked, ==, most);
    }
}

/* An expert forgets one call in a hundred, but never in a hint. */
static void
test_hint_calls (void)
{
  for (guint64 seed = 0; seed < 500; seed++)
    {
      SwitchHint hint;

      ask ("variant switch\n"
           "hand A 4H 5C\nhand B 5D 6D\n"
           "stock *\ndiscard 9H\n", seed, &hint);
      g_assert_cmpuint (hint.plan.moves[0].kind, ==, SWITCH_MOVE_CALL);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/bot/presets", test_presets);
  g_test_add_func ("/bot/any-rules", test_any_rules);
  g_test_add_func ("/bot/determinism", test_determinism);
  g_test_add_func ("/bot/sense", test_sense);
  g_test_add_func ("/bot/stop", test_stop);
  g_test_add_func ("/bot/hint-calls", test_hint_calls);

  return g_test_run ();
}
