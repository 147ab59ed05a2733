/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The hint: a sentence for every reason, and how it comes and goes at the
 * table. */

#include "gtk-log.h"
#include "window-helper.h"

#include "switch-hint-text.h"
#include "switch-window-private.h"

/* Sentences */

static void
assert_sentence (const char *text)
{
  g_assert_nonnull (text);
  g_assert_null (strchr (text, '%'));
  g_assert_null (strstr (text, "  "));
  g_assert_true (g_str_has_suffix (text, "."));
}

static void
test_reasons (void)
{
  g_autoptr(GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal,
                                                      g_free, NULL);
  SwitchTable table;
  SwitchScene scene;

  window_helper_init_scene (&scene, &table, 0);
  for (guint reason = 0; reason < SWITCH_N_HINTS; reason++)
    for (guint8 seat = 0; seat < 2; seat++)
      for (guint amount = 1; amount < 12; amount += 5)
        {
          const SwitchHint hint = {
            .reason = (SwitchHintReason) reason, .card = 10,
            .suit = SWITCH_SUIT_HEARTS, .seat = seat, .amount = amount,
          };
          char *text = switch_hint_text_get_reason (&scene, &hint);

          assert_sentence (text);
          /* The person is never spoken of as a rival. */
          g_assert_null (strstr (text, "You may then"));
          g_assert_null (strstr (text, "You then"));
          g_hash_table_add (seen, text);
        }

  /* Each has words of its own. */
  g_assert_cmpuint (g_hash_table_size (seen), >=, SWITCH_N_HINTS);
}

static void
assert_move (const SwitchScene *scene,
             const SwitchMove  *moves,
             guint8             n_moves,
             const char        *expected)
{
  SwitchHint hint = { .plan.n_moves = n_moves };
  g_autofree char *text = NULL;

  for (guint i = 0; i < n_moves; i++)
    hint.plan.moves[i] = moves[i];
  text = switch_hint_text_get_move (scene, &hint);
  g_assert_cmpstr (text, ==, expected);
}

static void
test_moves (void)
{
  SwitchTable table;
  SwitchScene scene;
  const SwitchMove call = switch_move_simple (SWITCH_MOVE_CALL, 0);
  const SwitchMove draw = switch_move_simple (SWITCH_MOVE_DRAW, 0);
  const SwitchMove end = switch_move_simple (SWITCH_MOVE_END, 0);
  const SwitchMove seven = switch_move_lay (0, switch_card_new (7, 2),
                                            SWITCH_SUIT_NONE);
  const SwitchMove six = switch_move_lay (0, switch_card_new (6, 2),
                                          SWITCH_SUIT_NONE);
  const SwitchMove jack = switch_move_lay (0, switch_card_new (11, 0),
                                           SWITCH_SUIT_SPADES);
  SwitchHint hint = { .plan = { .n_moves = 2, .moves = { call, seven } } };
  g_autofree char *first = NULL;

  window_helper_init_scene (&scene, &table, 0);
  assert_move (&scene, &seven, 1, "Lay the seven of hearts.");
  assert_move (&scene, (SwitchMove[]) { call, seven }, 2,
               "Lay the seven of hearts.");
  assert_move (&scene, &jack, 1, "Lay the jack of clubs and name spades.");
  assert_move (&scene, (SwitchMove[]) { six, seven, end }, 3,
               "Lay the six of hearts and the seven of hearts, in this "
               "order.");
  assert_move (&scene, &draw, 1, "Draw a card.");
  table.pending_kind = SWITCH_PENDING_DRAW;
  table.pending = 4;
  assert_move (&scene, &draw, 1, "Draw four cards.");
  table.pending_kind = SWITCH_PENDING_SKIP;
  assert_move (&scene, &end, 1, "Miss a turn.");
  table.phase = SWITCH_PHASE_DREW;
  assert_move (&scene, &end, 1, "Keep the card you drew.");
  table.pending_kind = SWITCH_PENDING_NONE;
  table.phase = SWITCH_PHASE_LAYING;
  assert_move (&scene, &end, 1, "Stop here.");

  first = switch_hint_text_get_call (&scene, &hint);
  g_assert_cmpstr (first, ==, "Call “Last card!” first.");
  hint.plan.moves[0] = seven;
  g_assert_null (switch_hint_text_get_call (&scene, &hint));
}

/* At the table */

static guint
count_marked (WindowFixture *self)
{
  SwitchHandView *hand = switch_table_view_get_hand (self->table);
  guint n_marked = 0;

  for (SwitchCard card = 0; card < SWITCH_N_CARDS; card++)
    {
      const guint id = switch_table_view_find_card (self->table, card);

      if (id != 0 &&
          (switch_card_widget_get_state (
             switch_hand_view_get_widget (hand, id)) & SWITCH_CARD_HINTED))
        n_marked++;
    }

  return n_marked;
}

/* Asks, and waits in real time for the worker: the clock stands still. */
static char *
ask (WindowFixture *self)
{
  SwitchAnnouncer *announcer = switch_window_get_announcer (self->window);
  const guint before = self->n_spoken;
  const gint64 begun = g_get_monotonic_time ();

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.hint", NULL);
  g_assert_true (switch_adviser_is_busy (self->window->adviser));
  g_assert_cmpuint (count_marked (self), ==, 0);
  while (switch_adviser_is_busy (self->window->adviser))
    {
      g_main_context_iteration (NULL, TRUE);
      g_assert_cmpint (g_get_monotonic_time () - begun, <,
                       (gint64) WINDOW_DEADLINE * G_USEC_PER_SEC);
    }

  g_assert_cmpuint (self->n_spoken, ==, before + 1);
  assert_sentence (switch_announcer_get_headline (announcer));
  assert_sentence (switch_announcer_get_advice (announcer));

  return g_strdup (switch_announcer_get_headline (announcer));
}

static gboolean
may_ask (WindowFixture *self)
{
  gboolean enabled;

  g_object_get (self->stage, "my-turn", &enabled, NULL);

  return enabled;
}

static void
test_asking (void)
{
  WindowFixture self = { 0 };
  guint n_laid = 0, n_drawn = 0;

  window_fixture_set_up (&self, "switch", 3, FALSE);
  for (guint64 deal = 1; n_laid < 5 || n_drawn < 1; deal++)
    {
      guint before;
      g_autofree char *first = NULL;
      g_autofree char *again = NULL;

      window_fixture_begin (&self, deal);
      window_fixture_wait_turn (&self);
      if (switch_game_get_over (self.game))
        continue;

      before = switch_game_get_state_number (self.game);
      first = ask (&self);
      again = ask (&self);
      g_assert_cmpstr (first, ==, again);
      g_assert_cmpuint (switch_game_get_state_number (self.game), ==,
                        before);
      if (g_str_has_prefix (first, "Lay "))
        {
          g_assert_cmpuint (count_marked (&self), >=, 1);
          n_laid++;
        }
      else
        {
          g_assert_cmpuint (count_marked (&self), ==, 0);
          n_drawn++;
        }

      window_fixture_act (&self);
      g_assert_cmpuint (count_marked (&self), ==, 0);
    }
  window_fixture_tear_down (&self);
}

/* Out of turn nothing is asked, and what happens meanwhile lets the question
 * go. */
static void
test_forgetting (void)
{
  WindowFixture self = { 0 };
  g_autofree char *headline = NULL;

  window_fixture_set_up (&self, "switch", 2, FALSE);
  gtk_widget_activate_action (GTK_WIDGET (self.window), "win.hint", NULL);
  g_assert_false (switch_adviser_is_busy (self.window->adviser));

  window_fixture_begin (&self, 3);
  window_fixture_wait_turn (&self);
  gtk_widget_activate_action (GTK_WIDGET (self.window), "win.hint", NULL);
  g_assert_true (switch_adviser_is_busy (self.window->adviser));
  gtk_widget_activate_action (GTK_WIDGET (self.table), "table.draw", NULL);
  g_assert_false (switch_adviser_is_busy (self.window->adviser));
  headline = g_strdup (switch_announcer_get_headline (
    switch_window_get_announcer (self.window)));

  /* The worker's late answer says nothing. */
  for (guint i = 0; i < 50; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
  g_assert_cmpstr (headline, ==, switch_announcer_get_headline (
    switch_window_get_announcer (self.window)));

  if (!may_ask (&self))
    {
      gtk_widget_activate_action (GTK_WIDGET (self.window), "win.hint", NULL);
      g_assert_false (switch_adviser_is_busy (self.window->adviser));
    }

  /* Nor does it keep the window. */
  window_fixture_begin (&self, 4);
  window_fixture_wait_turn (&self);
  gtk_widget_activate_action (GTK_WIDGET (self.window), "win.hint", NULL);
  window_fixture_tear_down (&self);
}

/* A card that waits for its suit is taken back: the hint is to be read. */
static void
test_selection (void)
{
  WindowFixture self = { 0 };
  SwitchSelection *selection;
  SwitchCardMask named = 0;

  window_fixture_set_up (&self, "switch", 2, FALSE);
  selection = switch_table_view_get_selection (self.table);
  for (guint64 deal = 1; named == 0; deal++)
    {
      window_fixture_begin (&self, deal);
      window_fixture_wait_turn (&self);
      named = switch_stage_get_legal (self.stage)->named;
    }

  gtk_widget_activate_action (
    GTK_WIDGET (self.table), "table.lay", "u",
    switch_table_view_find_card (self.table, switch_mask_first (named)));
  g_assert_true (switch_selection_get_active (selection));
  g_free (ask (&self));
  g_assert_false (switch_selection_get_active (selection));

  /* Choosing a card again takes the mark away. */
  gtk_widget_activate_action (
    GTK_WIDGET (self.table), "table.lay", "u",
    switch_table_view_find_card (self.table, switch_mask_first (named)));
  g_assert_cmpuint (count_marked (&self), ==, 0);
  window_fixture_tear_down (&self);
}

/* The lamp is there where there is room, and to be pressed by who may ask. */
static void
test_button (void)
{
  WindowFixture self = { 0 };
  GtkWidget *button;

  window_fixture_set_up (&self, "switch", 2, FALSE);
  button = self.window->hint_button;
  g_assert_false (gtk_widget_is_sensitive (button));

  window_fixture_begin (&self, 3);
  window_fixture_wait_turn (&self);
  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
  g_assert_true (switch_adviser_is_busy (self.window->adviser));

  /* It goes after the window has been laid out; if never, the test ends by
   * its time limit. */
  while (!gtk_widget_get_mapped (button))
    g_main_context_iteration (NULL, TRUE);
  gtk_window_set_default_size (GTK_WINDOW (self.window), 360, 640);
  while (gtk_widget_get_mapped (button))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (self.table)), <=, 500);
  window_fixture_tear_down (&self);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  gtk_log_watch ();

  g_test_add_func ("/hint/reasons", test_reasons);
  g_test_add_func ("/hint/moves", test_moves);
  g_test_add_func ("/hint/asking", test_asking);
  g_test_add_func ("/hint/forgetting", test_forgetting);
  g_test_add_func ("/hint/selection", test_selection);
  g_test_add_func ("/hint/button", test_button);

  return g_test_run ();
}
