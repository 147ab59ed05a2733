/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* A bot decides by what its seat has seen: whatever is hidden may be dealt
 * anew, and it decides the same with the same random numbers. */

#include "bots-helper.h"
#include "random-rules.h"

#include "switch-bot-hint.h"

#include <string.h>

#define POSITIONS 3000

static void
assert_same_plan (const SwitchMovePlan *a,
                  const SwitchMovePlan *b)
{
  g_assert_cmpmem (a->moves, a->n_moves * sizeof (SwitchMove),
                   b->moves, b->n_moves * sizeof (SwitchMove));
}

/* Asks the bot of the seat to act in both rounds, by views that have begun
 * there. */
static void
compare_rounds (const SwitchRound *a,
                const SwitchRound *b,
                const SwitchBot   *bot,
                SwitchRandom       random)
{
  const guint seat = a->table.turn;
  SwitchRandom same = random;
  SwitchMovePlan plan_a, plan_b;
  SwitchHint hint_a, hint_b;
  SwitchView view_a, view_b;
  SwitchMove move_a, move_b;
  guint delay_a, delay_b;

  switch_view_init (&view_a, a, seat);
  switch_view_init (&view_b, b, seat);

  switch_bot_plan (&view_a, bot, &random, &plan_a);
  switch_bot_plan (&view_b, bot, &same, &plan_b);
  assert_same_plan (&plan_a, &plan_b);

  switch_bot_hint (&view_a, bot, &random, &hint_a);
  switch_bot_hint (&view_b, bot, &same, &hint_b);
  assert_same_plan (&hint_a.plan, &hint_b.plan);
  g_assert_cmpuint (hint_a.reason, ==, hint_b.reason);
  g_assert_cmpuint (hint_a.card, ==, hint_b.card);
  g_assert_cmpuint (hint_a.suit, ==, hint_b.suit);
  g_assert_cmpuint (hint_a.seat, ==, hint_b.seat);
  g_assert_cmpuint (hint_a.amount, ==, hint_b.amount);

  g_assert_cmpint (switch_bot_interject (&view_a, bot, &random, &move_a,
                                         &delay_a), ==,
                   switch_bot_interject (&view_b, bot, &same, &move_b,
                                         &delay_b));
  g_assert_cmpuint (delay_a, ==, delay_b);
}

/* Asks the bot by what its seat has seen since the deal, and by the same as
 * it would have been had the hidden cards lain as in @other: a view has
 * nothing of them, so only table and hand could differ. */
static void
compare_views (const SwitchView  *view,
               const SwitchRound *other,
               const SwitchBot   *bot,
               SwitchRandom       random)
{
  SwitchRandom same = random;
  SwitchMovePlan plan, same_plan;
  SwitchView view_b = *view;

  view_b.table = other->table;
  view_b.own = other->own[view->seat];
  switch_bot_plan (view, bot, &random, &plan);
  switch_bot_plan (&view_b, bot, &same, &same_plan);
  assert_same_plan (&plan, &same_plan);
}

static gboolean
has_draw (const SwitchEvents *events)
{
  for (guint i = 0; i < events->n_items; i++)
    if (events->items[i].kind == SWITCH_EVENT_DREW)
      return TRUE;

  return FALSE;
}

/* The same move in both rounds shows the seat that made it the same, as
 * long as nobody draws. */
static void
compare_moves (const SwitchView *view,
               SwitchRound       a,
               SwitchRound       b,
               const SwitchMove *move)
{
  g_auto (SwitchEvents) events_a = { 0 };
  g_auto (SwitchEvents) events_b = { 0 };
  SwitchView view_a = *view;
  SwitchView view_b = *view;

  switch_events_init (&events_a);
  switch_events_init (&events_b);
  g_assert_true (switch_round_apply (&a, move, &events_a, NULL));
  g_assert_true (switch_round_apply (&b, move, &events_b, NULL));
  if (has_draw (&events_a) || has_draw (&events_b) ||
      switch_round_is_over (&a))
    return;

  g_assert_cmpuint (events_a.n_items, ==, events_b.n_items);
  for (guint i = 0; i < events_a.n_items; i++)
    {
      const SwitchEvent seen_a = switch_event_as_seen (&events_a.items[i],
                                                       view->seat);
      const SwitchEvent seen_b = switch_event_as_seen (&events_b.items[i],
                                                       view->seat);

      switch_view_fold (&view_a, &seen_a);
      switch_view_fold (&view_b, &seen_b);
    }
  g_assert_cmpmem (&view_a, sizeof view_a, &view_b, sizeof view_b);
}

static void
check_position (BotTable     *table,
                SwitchRandom *shuffles)
{
  const guint seat = table->round.table.turn;
  const SwitchView *view = &table->views[seat];
  const SwitchBot *bot = &table->bots[seat];
  SwitchRandom random = table->random;
  SwitchMovePlan plan;
  SwitchRound other;

  switch_view_sample (view, shuffles, &other);
  compare_rounds (&table->round, &other, bot, table->random);
  compare_views (view, &other, bot, table->random);

  switch_bot_plan (view, bot, &random, &plan);
  compare_moves (view, table->round, other, &plan.moves[0]);
}

static void
test_honest (gconstpointer data)
{
  const gboolean any_rules = GPOINTER_TO_INT (data);
  const char * const *ids = switch_preset_get_ids ();
  const guint n_ids = g_strv_length ((char **) ids);
  SwitchRandom random;
  guint n_positions = 0;

  switch_random_init (&random, 17);
  for (guint64 deal = 0; n_positions < POSITIONS; deal++)
    {
      const guint n_seats = 2 + (guint) deal % 4;
      SwitchRules rules = switch_preset_find (ids[deal % n_ids])->rules;
      BotTable table;

      if (any_rules)
        random_rules_init (&rules, n_seats, &random);
      bot_table_init (&table, &rules, n_seats, deal);
      for (guint i = 0; i < 60 && !switch_round_is_over (&table.round); i++)
        {
          check_position (&table, &random);
          n_positions++;
          if (!bot_table_interject (&table))
            bot_table_play_plan (&table);
        }
      bot_table_clear (&table);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/bot/honest/presets", GINT_TO_POINTER (FALSE),
                        test_honest);
  g_test_add_data_func ("/bot/honest/any-rules", GINT_TO_POINTER (TRUE),
                        test_honest);

  return g_test_run ();
}
