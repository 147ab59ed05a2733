/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* What moves on the table, what is marked there, and how it ends. */

#include "gtk-log.h"
#include "window-helper.h"

#include "switch-computer.h"
#include "switch-flight-layer.h"
#include "switch-key-focus.h"
#include "switch-seat-view-private.h"
#include "switch-sign-layer.h"
#include "switch-suit-chip.h"

/* A window on the screen, in which it is the person's turn. */
static void
set_up (WindowFixture *self,
        const char    *variant,
        guint          n_players,
        gboolean       moving,
        guint64        deal)
{
  window_fixture_set_up (self, variant, n_players, moving);
  switch_window_set_next_deal (self->window, deal);
  switch_window_begin_new (self->window);
  while (!gtk_widget_get_mapped (GTK_WIDGET (self->window)) ||
         gtk_widget_get_width (GTK_WIDGET (self->table)) == 0)
    g_main_context_iteration (NULL, TRUE);
  window_fixture_wait_turn (self);
}

/* The focus */

static gboolean
is_marked (GtkWidget *widget)
{
  return switch_key_focus_is_shown (widget);
}

/* GTK takes the mark off by itself three seconds after the last key; with the
 * keyboard in use it stays, on whatever has the focus. */
static void
test_focus_stays (void)
{
  WindowFixture self = { 0 };
  GtkWindow *window;
  GtkWidget *first, *second;

  set_up (&self, "switch", 2, FALSE, 3);
  window = GTK_WINDOW (self.window);
  while (!gtk_window_is_active (window))
    g_main_context_iteration (NULL, TRUE);

  switch_key_focus_set (window, TRUE);
  switch_table_view_focus_hand (self.table);
  first = gtk_window_get_focus (window);
  g_assert_true (is_marked (first));
  gtk_window_set_focus_visible (window, TRUE);
  gtk_window_set_focus_visible (window, FALSE);
  g_assert_true (is_marked (first));

  /* Also when it moves after that. */
  gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_FORWARD);
  gtk_window_set_focus_visible (window, FALSE);
  second = gtk_window_get_focus (window);
  g_assert_true (second != first);
  g_assert_true (is_marked (second));
  g_assert_false (is_marked (first));
  gtk_widget_grab_focus (first);
  g_assert_true (is_marked (first));
  g_assert_false (is_marked (second));

  /* The pointer takes it off, for good. */
  switch_key_focus_set (window, FALSE);
  g_assert_false (is_marked (first));
  gtk_widget_grab_focus (second);
  g_assert_false (is_marked (second));
  window_fixture_tear_down (&self);
}

/* Parts of the table */

static GtkWidget *
find_part (WindowFixture *self,
           GType          type)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->table));

  while (child != NULL && !G_TYPE_CHECK_INSTANCE_TYPE (child, type))
    child = gtk_widget_get_next_sibling (child);
  g_assert_nonnull (child);

  return child;
}

static SwitchFlightLayer *
get_flights (WindowFixture *self)
{
  return SWITCH_FLIGHT_LAYER (find_part (self, SWITCH_TYPE_FLIGHT_LAYER));
}

static SwitchSignLayer *
get_signs (WindowFixture *self)
{
  return SWITCH_SIGN_LAYER (find_part (self, SWITCH_TYPE_SIGN_LAYER));
}

static gboolean
get_flag (gpointer    object,
          const char *property)
{
  gboolean on;

  g_object_get (object, property, &on, NULL);

  return on;
}

static void
set_animations (WindowFixture *self,
                gboolean       enabled)
{
  g_object_set (gtk_widget_get_settings (GTK_WIDGET (self->window)),
                "gtk-enable-animations", enabled, NULL);
}

/* A press of the person, before anything has come of it. */
static gboolean
press (WindowFixture *self)
{
  return switch_stage_input_begins (self->stage);
}

/* Begins deals until a card of @cards may be laid, and lays it: the last one
 * of them. */
static void
lay_one_of (WindowFixture *self,
            gboolean       named)
{
  for (guint64 deal = 1; deal < 80; deal++)
    {
      const SwitchLegal *legal;
      SwitchCardMask cards;

      switch_window_set_next_deal (self->window, deal);
      switch_window_begin_new (self->window);
      switch_stage_finish (self->stage);
      window_fixture_wait_turn (self);
      legal = switch_stage_get_legal (self->stage);
      cards = named ? legal->named
                    : legal->bare & self->engine.rules->with_power[
                        g_bit_nth_lsf (SWITCH_POWER_DRAW, -1)];
      if (cards == 0)
        continue;

      gtk_widget_activate_action (
        GTK_WIDGET (self->table), "table.lay", "u",
        switch_table_view_find_card (self->table, switch_mask_first (cards)));
      if (named)
        gtk_widget_activate_action (GTK_WIDGET (self->table),
                                    "table.name-suit", "u",
                                    SWITCH_SUIT_HEARTS);
      return;
    }
  g_assert_not_reached ();
}

/* Until a sign flies, or all is told. */
static gboolean
wait_sign (WindowFixture *self)
{
  while (switch_stage_get_busy (self->stage) &&
         !switch_sign_layer_is_flying (get_signs (self)))
    window_fixture_step (self);

  return switch_sign_layer_is_flying (get_signs (self));
}

/* A suit that is named flies to its chip; any key finishes that, and it is
 * not misread. */
static void
test_suit_flies (void)
{
  WindowFixture self = { 0 };
  SwitchSuitChip *chip;
  GtkWidget *pip;
  guint state;

  set_up (&self, "switch", 2, TRUE, 3);
  chip = SWITCH_SUIT_CHIP (find_part (&self, SWITCH_TYPE_SUIT_CHIP));
  pip = switch_suit_chip_get_pip (chip);

  lay_one_of (&self, TRUE);
  state = switch_game_get_state_number (self.game);
  g_assert_true (wait_sign (&self));
  g_assert_cmpuint (switch_suit_chip_get_suit (chip), ==, SWITCH_SUIT_HEARTS);
  g_assert_cmpfloat (gtk_widget_get_opacity (pip), ==, 0);
  g_assert_true (switch_stage_get_busy (self.stage));
  press (&self);
  g_assert_false (switch_sign_layer_is_flying (get_signs (&self)));
  g_assert_false (switch_stage_get_busy (self.stage));
  g_assert_cmpfloat (gtk_widget_get_opacity (pip), ==, 1);
  g_assert_cmpuint (switch_game_get_state_number (self.game), ==, state);

  /* Left alone it comes to its end. */
  lay_one_of (&self, TRUE);
  g_assert_true (wait_sign (&self));
  window_fixture_settle (&self);
  g_assert_false (switch_sign_layer_is_flying (get_signs (&self)));
  g_assert_cmpfloat (gtk_widget_get_opacity (pip), ==, 1);
  window_fixture_tear_down (&self);
}

/* Nothing flies where nothing shall move, by either wish. */
static void
test_signs_rest (void)
{
  WindowFixture self = { 0 };
  GtkWidget *pip;

  set_up (&self, "switch", 2, FALSE, 3);
  pip = switch_suit_chip_get_pip (
    SWITCH_SUIT_CHIP (find_part (&self, SWITCH_TYPE_SUIT_CHIP)));
  lay_one_of (&self, TRUE);
  g_assert_false (wait_sign (&self));
  g_assert_cmpfloat (gtk_widget_get_opacity (pip), ==, 1);

  set_animations (&self, FALSE);
  g_settings_set_boolean (self.settings, "animations", TRUE);
  lay_one_of (&self, TRUE);
  g_assert_true (switch_stage_get_busy (self.stage));
  g_assert_false (wait_sign (&self));
  g_assert_cmpfloat (gtk_widget_get_opacity (pip), ==, 1);
  lay_one_of (&self, FALSE);
  g_assert_false (wait_sign (&self));
  set_animations (&self, TRUE);
  window_fixture_tear_down (&self);
}

/* Dots run to whoever is attacked. */
static void
test_attack_runs (void)
{
  WindowFixture self = { 0 };
  guint state, amount;

  set_up (&self, "switch", 3, TRUE, 3);
  lay_one_of (&self, FALSE);
  g_assert_true (wait_sign (&self));
  g_object_get (self.stage, "pending-amount", &amount, NULL);
  g_assert_cmpuint (amount, >, 0);
  state = switch_game_get_state_number (self.game);
  press (&self);
  g_assert_false (switch_sign_layer_is_flying (get_signs (&self)));
  g_assert_false (switch_stage_get_busy (self.stage));
  g_assert_cmpuint (switch_game_get_state_number (self.game), ==, state);
  window_fixture_tear_down (&self);
}

/* Being caught, and winning */

typedef struct
{
  WindowFixture *fixture;
  gint64         caught_at;
  guint          caught;
  guint          n_caught;
  guint          n_won;
  guint          n_riffled;
} Watch;

/* The word has been there for 600 ms at the usual pace when the first card
 * of the penalty starts, and is still there when it lands. */
static void
check_caught (Watch *watch)
{
  WindowFixture *self = watch->fixture;
  GtkWidget *view = switch_table_view_get_seat (self->table, watch->caught);
  const float pace = switch_stage_get_pace (self->stage);

  g_assert_true (get_flag (view, "caught"));
  g_assert_cmpint (switch_clock_get_now (self->clock) - watch->caught_at, >=,
                   (gint64) (600 * pace) * 1000);
  watch->caught_at = 0;
  watch->n_caught++;
}

static void
watch_landed_cb (SwitchStage       *stage,
                 const SwitchEvent *event,
                 Watch             *watch)
{
  WindowFixture *self = watch->fixture;

  if (watch->caught_at != 0 && event->kind == SWITCH_EVENT_DREW)
    check_caught (watch);
  if (event->kind == SWITCH_EVENT_CAUGHT)
    {
      watch->caught_at = switch_clock_get_now (self->clock);
      watch->caught = event->seat;
    }
  if (event->kind == SWITCH_EVENT_WON)
    {
      GtkWidget *view = switch_table_view_get_seat (self->table, event->seat);

      g_assert_true (get_flag (view, "won"));
      g_assert_true (switch_seat_view_is_moving (SWITCH_SEAT_VIEW (view)));
      watch->n_won++;
    }
  if (event->kind == SWITCH_EVENT_RESHUFFLED)
    {
      g_assert_cmpuint (
        switch_flight_layer_get_n_flights (get_flights (self)), ==, 3);
      watch->n_riffled++;
    }
}

static void
watch_acted_cb (SwitchStage *stage,
                Watch       *watch)
{
  WindowFixture *self = watch->fixture;

  for (guint seat = 0; seat < self->engine.n_seats; seat++)
    g_assert_false (get_flag (switch_table_view_get_seat (self->table, seat),
                              "caught"));
  g_assert_cmpuint (switch_flight_layer_get_n_flights (get_flights (self)),
                    ==, 0);
}

/* Whole rounds with all that moves, very fast. */
static void
test_told_to_the_end (void)
{
  WindowFixture self = { 0 };
  Watch watch = { .fixture = &self };

  set_up (&self, "switch", 3, TRUE, 3);
  g_signal_connect_after (self.stage, "landed",
                          G_CALLBACK (watch_landed_cb), &watch);
  g_signal_connect (self.stage, "acted", G_CALLBACK (watch_acted_cb),
                    &watch);
  for (guint64 deal = 1; deal < 30; deal++)
    {
      switch_window_set_next_deal (self.window, deal);
      switch_window_begin_new (self.window);
      switch_stage_set_pace (self.stage, 0.05f);
      window_fixture_play (&self);
      g_test_message ("deal %u: %u caught, %u won, %u riffled", (guint) deal,
                      watch.n_caught, watch.n_won, watch.n_riffled);
      if (watch.n_caught > 0 && watch.n_won > 0 && watch.n_riffled > 0)
        break;
    }
  g_assert_cmpuint (watch.n_caught, >, 0);
  g_assert_cmpuint (watch.n_won, >, 0);
  g_assert_cmpuint (watch.n_riffled, >, 0);

  /* The ribbon is for that round. */
  window_fixture_begin (&self, 5);
  for (guint seat = 0; seat < self.engine.n_seats; seat++)
    g_assert_false (get_flag (switch_table_view_get_seat (self.table, seat),
                              "won"));
  window_fixture_tear_down (&self);
}

/* Long thinking */

static guint
wait_rival (WindowFixture *self)
{
  const guint me = switch_stage_get_seat (self->stage);

  window_fixture_wait_turn (self);
  for (guint i = 0; i < 200; i++)
    {
      const SwitchTable *table = switch_stage_get_table (self->stage);

      if (table->turn != me && !switch_stage_get_busy (self->stage))
        return table->turn;
      window_fixture_act (self);
      window_fixture_settle (self);
    }
  g_assert_not_reached ();
}

static void
make_slow (WindowFixture *self)
{
  SwitchMatch *match = switch_window_get_match (self->window);

  for (guint i = 0; i < switch_match_get_n_players (match); i++)
    {
      SwitchPlayer *player = switch_match_get_player (match, i);

      if (SWITCH_IS_COMPUTER (player))
        switch_computer_set_pace (SWITCH_COMPUTER (player), 20000);
    }
}

/* Dots come after one and a half seconds, and stand still by themselves. */
static void
test_thinking (void)
{
  WindowFixture self = { 0 };
  GtkWidget *view;
  gint64 asked;

  set_up (&self, "switch", 2, TRUE, 3);
  make_slow (&self);
  view = switch_table_view_get_seat (self.table, wait_rival (&self));
  asked = switch_clock_get_now (self.clock);
  g_assert_false (get_flag (view, "thinking"));
  while (!get_flag (view, "thinking"))
    window_fixture_step (&self);
  g_assert_cmpint (switch_clock_get_now (self.clock) - asked, >=, 1500000);
  g_assert_true (switch_seat_view_is_moving (SWITCH_SEAT_VIEW (view)));

  while (switch_seat_view_is_moving (SWITCH_SEAT_VIEW (view)))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (get_flag (view, "thinking"));
  while (!switch_stage_get_busy (self.stage))
    window_fixture_step (&self);
  g_assert_false (get_flag (view, "thinking"));
  window_fixture_settle (&self);

  set_animations (&self, FALSE);
  view = switch_table_view_get_seat (self.table, wait_rival (&self));
  while (!get_flag (view, "thinking"))
    window_fixture_step (&self);
  g_assert_false (switch_seat_view_is_moving (SWITCH_SEAT_VIEW (view)));
  set_animations (&self, TRUE);
  window_fixture_tear_down (&self);
}

/* The cut */

static void
spoken_cb (GString    *all,
           const char *text)
{
  g_string_append (all, text);
}

static void
test_cut (void)
{
  WindowFixture self = { 0 };
  const guint n_players = 8;
  guint most = 0, state;

  set_up (&self, "jacks-twos-eights", n_players, TRUE, 3);
  switch_window_begin_new (self.window);
  g_assert_true (switch_stage_get_busy (self.stage));
  while (switch_flight_layer_get_n_flights (get_flights (&self)) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (switch_flight_layer_get_n_flights (get_flights (&self)),
                    >=, n_players);

  /* Not more than five cards move, and no card is dealt yet. */
  while (switch_flight_layer_get_n_flights (get_flights (&self)) >= n_players)
    {
      const guint n =
        switch_flight_layer_get_n_moving (get_flights (&self));

      most = MAX (most, n);
      g_assert_cmpuint (switch_stage_get_table (self.stage)->count[0], ==, 0);
      g_main_context_iteration (NULL, TRUE);
    }
  g_assert_cmpuint (most, >, 0);
  g_assert_cmpuint (most, <=, 5);
  window_fixture_settle (&self);

  /* Any key goes on with the deal, to its end, and is not misread. */
  switch_window_begin_new (self.window);
  while (switch_flight_layer_get_n_flights (get_flights (&self)) == 0)
    g_main_context_iteration (NULL, TRUE);
  state = switch_game_get_state_number (self.game);
  g_assert_false (press (&self));
  g_assert_false (switch_stage_get_busy (self.stage));
  g_assert_cmpuint (switch_flight_layer_get_n_flights (get_flights (&self)),
                    ==, 0);
  g_assert_cmpuint (switch_game_get_state_number (self.game), ==, state);
  window_fixture_compare (&self);
  window_fixture_tear_down (&self);
}

/* Without motion it is told; after a tie, with its many cuts, only the one
 * that decided. */
static void
test_cut_told (void)
{
  WindowFixture self = { 0 };
  g_autoptr(GString) spoken = g_string_new (NULL);
  guint n_rounds = 0;

  set_up (&self, "jacks-twos-eights", 2, FALSE, 3);
  g_signal_connect_swapped (switch_window_get_announcer (self.window),
                            "spoken", G_CALLBACK (spoken_cb), spoken);
  do
    {
      g_string_truncate (spoken, 0);
      switch_window_begin_new (self.window);
      g_assert_nonnull (strstr (spoken->str, " cut the "));
      g_assert_nonnull (strstr (spoken->str, " deal"));
      g_assert_nonnull (strstr (spoken->str, "starts the discard pile"));
      g_assert_cmpuint (n_rounds++, <, 50);
    }
  while (strstr (spoken->str, "You cut the ") == NULL ||
         strstr (spoken->str, "Mira cut the ") == NULL);
  window_fixture_tear_down (&self);
}

/* The own marks */

/* A narrow table has no plate for the person, but what marks the dealer. */
static void
test_own_marks (void)
{
  WindowFixture self = { 0 };
  SwitchSeatView *seat;

  set_up (&self, "switch", 2, FALSE, 3);
  gtk_window_set_default_size (GTK_WINDOW (self.window), 360, 640);
  while (gtk_widget_get_width (GTK_WIDGET (self.table)) > 700)
    g_main_context_iteration (NULL, TRUE);
  do
    {
      switch_window_begin_new (self.window);
      seat = SWITCH_SEAT_VIEW (
        switch_table_view_get_seat (self.table,
                                    switch_stage_get_seat (self.stage)));
    }
  while (!seat->dealer);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (self.window));

  g_assert_cmpint (seat->form, ==, SWITCH_SEAT_MARKS);
  g_assert_true (gtk_widget_get_mapped (seat->dealer_label));
  g_assert_false (gtk_widget_get_mapped (seat->plate));
  g_assert_false (gtk_widget_get_mapped (seat->name_label));
  g_assert_false (gtk_widget_grab_focus (GTK_WIDGET (seat)));

  gtk_window_set_default_size (GTK_WINDOW (self.window), 1280, 800);
  while (gtk_widget_get_width (GTK_WIDGET (self.table)) < 1000)
    g_main_context_iteration (NULL, TRUE);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (self.window));
  g_assert_true (gtk_widget_get_mapped (seat->dealer_label));
  g_assert_true (gtk_widget_get_mapped (seat->plate));
  window_fixture_tear_down (&self);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  gtk_log_watch ();

  g_test_add_func ("/motion/focus-stays", test_focus_stays);
  g_test_add_func ("/motion/suit-flies", test_suit_flies);
  g_test_add_func ("/motion/signs-rest", test_signs_rest);
  g_test_add_func ("/motion/attack-runs", test_attack_runs);
  g_test_add_func ("/motion/told-to-the-end", test_told_to_the_end);
  g_test_add_func ("/motion/thinking", test_thinking);
  g_test_add_func ("/motion/cut", test_cut);
  g_test_add_func ("/motion/cut-told", test_cut_told);
  g_test_add_func ("/motion/own-marks", test_own_marks);

  return g_test_run ();
}
