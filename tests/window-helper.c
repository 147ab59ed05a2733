/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "window-helper.h"

#include "switch-rules-file.h"
#include "switch-seat-view.h"

#define N_FRAMES 4

/* Comparing what is shown with what is true */

static guint
get_uint (gpointer    object,
          const char *property)
{
  guint value;

  g_object_get (object, property, &value, NULL);

  return value;
}

static void
compare_properties (WindowFixture     *self,
                    const SwitchTable *table)
{
  SwitchPending kind;
  const guint amount = switch_table_get_pending (table, &kind);
  gboolean clockwise;

  g_object_get (self->stage, "clockwise", &clockwise, NULL);
  g_assert_cmpint (clockwise, ==, table->clockwise);
  g_assert_cmpuint (get_uint (self->stage, "turn"), ==, table->turn);
  g_assert_cmpuint (get_uint (self->stage, "phase"), ==, table->phase);
  g_assert_cmpuint (get_uint (self->stage, "suit"), ==, table->suit);
  g_assert_cmpuint (get_uint (self->stage, "pending-kind"), ==, kind);
  g_assert_cmpuint (get_uint (self->stage, "pending-amount"), ==, amount);
  g_assert_cmpuint (get_uint (self->stage, "n-stock"), ==, table->n_stock);
  g_assert_cmpuint (get_uint (self->stage, "n-discards"), ==,
                    table->n_discards);
  g_assert_cmpuint (get_uint (self->stage, "n-laid"), ==, table->n_laid);
  if (table->n_discards > 0)
    g_assert_cmpuint (get_uint (self->stage, "top"), ==,
                      switch_table_get_top (table));

  for (guint seat = 0; seat < table->n_seats; seat++)
    {
      GtkWidget *view = switch_table_view_get_seat (self->table, seat);
      gboolean turn;

      g_object_get (view, "turn", &turn, NULL);
      g_assert_cmpuint (get_uint (view, "n-cards"), ==, table->count[seat]);
      g_assert_cmpint (turn, ==, table->turn == seat &&
                                 table->phase != SWITCH_PHASE_OVER);
    }
}

static void
event_cb (SwitchGame        *game,
          const SwitchEvent *event,
          WindowFixture     *self)
{
  switch_table_fold (&self->engine, event);
  g_array_append_val (self->expected, self->engine);
}

static void
landed_cb (SwitchStage       *stage,
           const SwitchEvent *event,
           WindowFixture     *self)
{
  const SwitchTable *shown = switch_stage_get_table (stage);

  g_assert_cmpuint (self->n_landed, <, self->expected->len);
  g_assert_true (switch_table_equal (shown,
                                     &g_array_index (self->expected,
                                                     SwitchTable,
                                                     self->n_landed)));
  compare_properties (self, shown);
  self->n_landed++;
}

/* Where nothing is on its way the stage is where the game is. */
void
window_fixture_compare (WindowFixture *self)
{
  const guint seat = switch_stage_get_seat (self->stage);
  const SwitchOwn *own = switch_stage_get_own (self->stage, seat);
  SwitchOwn engine_own;
  SwitchCards shown;

  g_assert_true (switch_table_equal (switch_stage_get_table (self->stage),
                                     switch_game_get_table (self->game)));
  g_assert_cmpuint (switch_stage_get_state_number (self->stage), ==,
                    switch_game_get_state_number (self->game));
  compare_properties (self, switch_game_get_table (self->game));

  g_assert_true (switch_game_get_seen_own (self->game, seat, &engine_own));
  g_assert_nonnull (own);
  g_assert_cmpuint (own->cards.once, ==, engine_own.cards.once);
  g_assert_cmpuint (own->cards.twice, ==, engine_own.cards.twice);
  g_assert_cmpuint (own->drawn, ==, engine_own.drawn);
  g_assert_cmpuint (own->barred, ==, engine_own.barred);

  switch_table_view_get_cards (self->table, &shown);
  g_assert_cmpuint (shown.once, ==, engine_own.cards.once);
  g_assert_cmpuint (shown.twice, ==, engine_own.cards.twice);
  g_assert_cmpuint (
    switch_hand_view_get_n_cards (switch_table_view_get_hand (self->table)),
    ==, switch_cards_count (&engine_own.cards));
}

static void
acted_cb (SwitchStage   *stage,
          WindowFixture *self)
{
  self->n_acts++;
  g_assert_cmpuint (self->n_landed, ==, self->expected->len);
  window_fixture_compare (self);
}

static void
spoken_cb (WindowFixture *self,
           const char    *text)
{
  g_assert_nonnull (text);
  g_assert_cmpuint (strlen (text), >, 3);
  self->n_spoken++;
}

static void
game_cb (WindowFixture *self)
{
  self->game = switch_stage_get_game (self->stage);
  self->engine = *switch_game_get_first_table (self->game);
  self->n_landed = 0;
  g_array_set_size (self->expected, 0);

  /* Before the stage hears of an act, its tables are known. */
  g_signal_connect (self->game, "event", G_CALLBACK (event_cb), self);
}

/* The window */

void
window_fixture_set_up (WindowFixture *self,
                       const char    *variant,
                       guint          n_players,
                       gboolean       moving)
{
  self->settings = g_settings_new ("io.github.switchcards.Switch");
  g_settings_set_string (self->settings, "variant", variant);
  g_settings_set_int (self->settings, "players", (int) n_players);
  g_settings_set_boolean (self->settings, "animations", moving);
  g_settings_set_string (self->settings, "pace", "instant");
  g_settings_set_string (self->settings, "level", "novice");

  self->expected = g_array_new (FALSE, FALSE, sizeof (SwitchTable));
  self->random = g_rand_new_with_seed (4711);
  self->clock = switch_manual_clock_new ();
  self->window = SWITCH_WINDOW (switch_window_new (NULL, self->clock));
  g_object_ref_sink (self->window);
  self->table = switch_window_get_table (self->window);
  self->stage = switch_window_get_stage (self->window);
  g_signal_connect_swapped (self->stage, "notify::game",
                            G_CALLBACK (game_cb), self);
  g_signal_connect (self->stage, "landed", G_CALLBACK (landed_cb), self);
  g_signal_connect (self->stage, "acted", G_CALLBACK (acted_cb), self);
  g_signal_connect_swapped (switch_window_get_announcer (self->window),
                            "spoken", G_CALLBACK (spoken_cb), self);
  gtk_window_set_default_size (GTK_WINDOW (self->window), 1280, 800);
  gtk_window_present (GTK_WINDOW (self->window));
}

void
window_fixture_begin (WindowFixture *self,
                      guint64        deal)
{
  switch_window_set_next_deal (self->window, deal);
  switch_window_begin_new (self->window);
  window_fixture_settle (self);
}

void
window_fixture_tear_down (WindowFixture *self)
{
  switch_stage_finish (self->stage);
  gtk_window_destroy (GTK_WINDOW (self->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_finalize_object (self->window);
  g_clear_object (&self->settings);
  g_clear_object (&self->clock);
  g_array_unref (self->expected);
  g_rand_free (self->random);
}

/* Lets something happen: what is due in the main loop, else the next thing
 * of the clock. Returns whether anything did. */
gboolean
window_fixture_step (WindowFixture *self)
{
  if (g_main_context_iteration (NULL, FALSE))
    return TRUE;
  if (switch_manual_clock_advance_to_next (SWITCH_MANUAL_CLOCK (self->clock)))
    return TRUE;

  /* A bot thinks in a thread of its own. */
  g_usleep (200);

  return FALSE;
}

static void
assert_in_time (gint64 begun)
{
  g_assert_cmpint (g_get_monotonic_time () - begun, <,
                   (gint64) WINDOW_DEADLINE * G_USEC_PER_SEC);
}

/* Until nothing moves. */
void
window_fixture_settle (WindowFixture *self)
{
  const gint64 begun = g_get_monotonic_time ();

  while (switch_stage_get_busy (self->stage))
    {
      window_fixture_step (self);
      assert_in_time (begun);
    }
}

/* Speaks up for every second rival who forgot to call. */
static void
catch_if_open (WindowFixture *self)
{
  const guint seat = get_uint (self->stage, "may-catch");
  const guint before = switch_game_get_state_number (self->game);

  if (seat == SWITCH_SEAT_NONE || switch_stage_get_busy (self->stage) ||
      g_rand_boolean (self->random))
    return;

  gtk_widget_activate_action (GTK_WIDGET (self->table), "table.catch-open",
                              NULL);
  g_assert_cmpuint (switch_game_get_state_number (self->game), >, before);
  self->n_caught++;
}

/* Until the person is to act, or the round is over. */
void
window_fixture_wait_turn (WindowFixture *self)
{
  const gint64 begun = g_get_monotonic_time ();

  while (!switch_game_get_over (self->game) &&
         (switch_stage_get_busy (self->stage) ||
          !switch_stage_is_my_turn (self->stage)))
    {
      window_fixture_step (self);
      catch_if_open (self);
      assert_in_time (begun);
    }
  window_fixture_settle (self);
}

static void
name_suit (WindowFixture *self)
{
  SwitchSelection *selection = switch_table_view_get_selection (self->table);
  const guint suit = (guint) g_rand_int_range (self->random, 0, 4);

  g_assert_true (switch_selection_get_active (selection));

  if (switch_selection_get_may_be_bare (selection) &&
      g_rand_boolean (self->random))
    gtk_widget_activate_action (GTK_WIDGET (self->table), "table.name-none",
                                NULL);
  else
    gtk_widget_activate_action (GTK_WIDGET (self->table), "table.name-suit",
                                "u", suit);
  g_assert_false (switch_selection_get_active (selection));
}

static void
lay_any (WindowFixture  *self,
         SwitchCardMask  cards)
{
  guint skipped = (guint) g_rand_int_range (self->random, 0,
                                            (int) switch_mask_count (cards));
  SwitchCard card;

  while (skipped-- > 0)
    cards &= cards - 1;
  card = switch_mask_first (cards);
  gtk_widget_activate_action (GTK_WIDGET (self->table), "table.lay", "u",
                              switch_table_view_find_card (self->table,
                                                           card));
  if (switch_selection_get_active (
        switch_table_view_get_selection (self->table)))
    name_suit (self);
}

static void
call_if_due (WindowFixture *self)
{
  gboolean due;

  g_object_get (self->stage, "call-due", &due, NULL);
  if (due)
    gtk_widget_activate_action (GTK_WIDGET (self->table), "table.call", NULL);
  window_fixture_settle (self);
}

/* Does something that may be done, through the actions of the window. */
void
window_fixture_act (WindowFixture *self)
{
  const guint before = switch_game_get_state_number (self->game);
  const SwitchLegal *legal;
  SwitchCardMask cards;

  g_assert_true (switch_stage_is_my_turn (self->stage));
  call_if_due (self);
  if (!switch_stage_is_my_turn (self->stage))
    return;

  legal = switch_stage_get_legal (self->stage);
  cards = legal->bare | legal->named;
  if (cards != 0 && g_rand_int_range (self->random, 0, 8) != 0)
    lay_any (self, cards);
  else if (legal->end)
    gtk_widget_activate_action (GTK_WIDGET (self->table), "table.end-turn",
                                NULL);
  else if (legal->draw)
    gtk_widget_activate_action (GTK_WIDGET (self->table), "table.draw", NULL);
  else
    lay_any (self, cards);

  g_assert_cmpuint (switch_game_get_state_number (self->game), >, before);
}

/* Plays the round to its end. */
void
window_fixture_play (WindowFixture *self)
{
  window_fixture_wait_turn (self);
  while (!switch_game_get_over (self->game))
    {
      window_fixture_act (self);
      window_fixture_wait_turn (self);
    }
  window_fixture_settle (self);
}

/* Three at a table of Switch, the person at seat 0: a turn begins. */
void
window_helper_init_scene (SwitchScene *scene,
                          SwitchTable *table,
                          guint        turn)
{
  switch_table_init (table, &switch_preset_find ("switch")->rules, 3, 2);
  for (guint seat = 0; seat < 3; seat++)
    table->count[seat] = 2;
  table->n_stock = 20;
  table->phase = SWITCH_PHASE_START;
  table->turn = (guint8) turn;

  *scene = (SwitchScene) { table, 0, { "You", "Otto", "Mira" } };
}

static void
painted_cb (guint *n_frames)
{
  ++*n_frames;
}

/* Until a window has been laid out and drawn some times. */
void
window_helper_wait_frames (GtkWidget *window)
{
  const gint64 begun = g_get_monotonic_time ();
  guint n_frames = 0;
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  gulong id;

  g_assert_nonnull (clock);
  id = g_signal_connect_swapped (clock, "after-paint",
                                 G_CALLBACK (painted_cb), &n_frames);
  while (n_frames < N_FRAMES)
    {
      gtk_widget_queue_draw (window);
      g_main_context_iteration (NULL, TRUE);
      g_assert_cmpint (g_get_monotonic_time () - begun, <,
                       (gint64) WINDOW_DEADLINE * G_USEC_PER_SEC);
    }
  g_signal_handler_disconnect (clock, id);
}

/* What a UI file calls so, in a widget or what is in it. */
GtkWidget *
window_helper_find (GtkWidget  *widget,
                    const char *wanted)
{
  const char *id = gtk_buildable_get_buildable_id (GTK_BUILDABLE (widget));
  GtkWidget *found = g_strcmp0 (id, wanted) == 0 ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = window_helper_find (child, wanted);

  return found;
}
