/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Whole rounds through the window's own actions. After every event the stage
 * is compared with the engine, and the widgets with the stage. */

#include "gtk-log.h"
#include "window-helper.h"

#include "switch-confirm.h"
#include "switch-new-game.h"
#include "switch-round-panel.h"

static void
test_rounds (gconstpointer data)
{
  const char *variant = data;
  WindowFixture self = { 0 };

  window_fixture_set_up (&self, variant, 2, FALSE);
  for (guint round = 0; round < 6; round++)
    {
      window_fixture_begin (&self, 100 + round);
      window_fixture_play (&self);
      g_assert_nonnull (switch_window_get_panel (self.window));
    }
  g_assert_cmpuint (self.n_spoken, >, 20);
  g_test_message ("%s: %u acts, %u caught", variant, self.n_acts,
                  self.n_caught);
  window_fixture_tear_down (&self);
}

static void
test_tables (gconstpointer data)
{
  const char *variant = data;
  WindowFixture self = { 0 };

  for (guint n_players = 3; n_players <= 8; n_players += 5)
    {
      window_fixture_set_up (&self, variant, n_players, FALSE);
      window_fixture_begin (&self, 7);
      window_fixture_play (&self);
      g_test_message ("%s: %u acts, %u caught", variant, self.n_acts,
                      self.n_caught);
      window_fixture_tear_down (&self);
      self = (WindowFixture) { 0 };
    }
}

/* With cards that really fly. */
static void
test_motion (void)
{
  WindowFixture self = { 0 };

  window_fixture_set_up (&self, "switch", 2, TRUE);
  window_fixture_begin (&self, 5);
  window_fixture_play (&self);
  window_fixture_tear_down (&self);
}

/* The names of the settings sit at the table, and stand in the record. */
static void
test_rival_names (void)
{
  const char *const names[] = { "Oma", "", "You", NULL };
  WindowFixture self = { 0 };
  SwitchRecord *record;

  window_fixture_set_up (&self, "switch", 4, FALSE);
  g_settings_set_strv (self.settings, "rival-names", names);
  window_fixture_begin (&self, 3);
  record = switch_game_get_record (self.game);
  for (guint seat = 0; seat < 4; seat++)
    g_assert_cmpstr (record->players[seat].name, ==,
                     switch_player_get_name (
                       switch_game_get_player (self.game, seat)));
  g_assert_cmpstr (record->players[1].name, ==, "Oma");
  g_assert_cmpstr (record->players[2].name, ==, "Otto");
  g_assert_cmpstr (record->players[3].name, ==, "Quyên");
  g_settings_reset (self.settings, "rival-names");
  window_fixture_tear_down (&self);
}

/* A window that was maximized when it was closed comes back so. */
static void
test_maximized (void)
{
  g_autoptr(GSettings) settings =
    g_settings_new ("io.github.switchcards.Switch");
  g_autoptr(SwitchClock) clock = switch_manual_clock_new ();
  GtkWidget *window;

  g_settings_set_boolean (settings, "window-maximized", TRUE);
  window = switch_window_new (NULL, clock);
  g_assert_true (gtk_window_is_maximized (GTK_WINDOW (window)));
  g_assert_true (g_settings_get_boolean (settings, "window-maximized"));
  gtk_window_destroy (GTK_WINDOW (window));
  g_settings_reset (settings, "window-maximized");
}

/* While others' cards move, input only finishes the motion; while the own
 * card moves, it is carried out. */
static void
test_input_in_motion (void)
{
  WindowFixture self = { 0 };
  guint before;

  window_fixture_set_up (&self, "switch", 2, TRUE);
  switch_window_set_next_deal (self.window, 5);
  switch_window_begin_new (self.window);
  while (gtk_widget_get_mapped (GTK_WIDGET (self.window)) == FALSE ||
         gtk_widget_get_width (GTK_WIDGET (self.table)) == 0)
    g_main_context_iteration (NULL, TRUE);
  window_fixture_wait_turn (&self);

  switch_window_set_next_deal (self.window, 6);
  switch_window_begin_new (self.window);
  g_assert_true (switch_stage_get_busy (self.stage));
  g_assert_true (switch_game_get_held (self.game));
  before = switch_game_get_state_number (self.game);
  gtk_widget_activate_action (GTK_WIDGET (self.table), "table.draw", NULL);
  g_assert_false (switch_stage_get_busy (self.stage));
  g_assert_cmpuint (switch_game_get_state_number (self.game), ==, before);
  window_fixture_compare (&self);

  /* The card just drawn is still in the air: the turn may be ended, and if
   * it has ended by itself that is said. */
  window_fixture_wait_turn (&self);
  gtk_widget_activate_action (GTK_WIDGET (self.table), "table.draw", NULL);
  g_assert_true (switch_stage_get_busy (self.stage));
  gtk_widget_activate_action (GTK_WIDGET (self.table), "table.end-turn",
                              NULL);
  window_fixture_settle (&self);
  window_fixture_compare (&self);
  window_fixture_tear_down (&self);
}

static void
test_refusal (void)
{
  WindowFixture self = { 0 };
  SwitchAnnouncer *announcer;
  SwitchCards cards;
  const SwitchLegal *legal;
  SwitchCardMask unfit;
  guint before;

  window_fixture_set_up (&self, "switch", 2, FALSE);
  window_fixture_begin (&self, 3);
  window_fixture_wait_turn (&self);
  announcer = switch_window_get_announcer (self.window);
  before = switch_game_get_state_number (self.game);

  switch_table_view_get_cards (self.table, &cards);
  legal = switch_stage_get_legal (self.stage);
  unfit = cards.once & ~(legal->bare | legal->named);
  g_assert_cmpuint (unfit, !=, 0);
  gtk_widget_activate_action (
    GTK_WIDGET (self.table), "table.lay", "u",
    switch_table_view_find_card (self.table, switch_mask_first (unfit)));

  g_assert_cmpuint (switch_game_get_state_number (self.game), ==, before);
  g_assert_nonnull (strstr (switch_announcer_get_headline (announcer),
                            "does not "));
  g_assert_true (g_str_has_prefix (switch_announcer_get_advice (announcer),
                                   "Lay "));
  window_fixture_tear_down (&self);
}

/* To catch nobody changes nothing: what may be done is still said, and the
 * answer goes with the next act. */
static void
test_nobody_to_catch (void)
{
  const char *answer = "Nobody has forgotten to call.";
  WindowFixture self = { 0 };
  SwitchAnnouncer *announcer;
  g_autofree char *advice = NULL;

  window_fixture_set_up (&self, "switch", 2, FALSE);
  window_fixture_begin (&self, 3);
  window_fixture_wait_turn (&self);
  announcer = switch_window_get_announcer (self.window);
  advice = g_strdup (switch_announcer_get_advice (announcer));
  g_assert_nonnull (advice);

  for (guint i = 0; i < 2; i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (self.table),
                                  "table.catch-open", NULL);
      g_assert_cmpstr (switch_announcer_get_headline (announcer), ==, answer);
      g_assert_cmpstr (switch_announcer_get_advice (announcer), ==, advice);
    }

  window_fixture_act (&self);
  window_fixture_settle (&self);
  g_assert_cmpstr (switch_announcer_get_headline (announcer), !=, answer);
  window_fixture_tear_down (&self);
}

static gboolean
is_chosen (WindowFixture *self,
           guint          id)
{
  SwitchCardWidget *card = switch_hand_view_get_widget (
    switch_table_view_get_hand (self->table), id);

  return (switch_card_widget_get_state (card) & SWITCH_CARD_CHOSEN) != 0;
}

/* Escape takes the card back, and anything else may be done then; until then
 * it is to be seen which card it is. */
static void
test_suit_taken_back (void)
{
  WindowFixture self = { 0 };
  SwitchSelection *selection;
  guint tried = 0;

  window_fixture_set_up (&self, "switch", 2, FALSE);
  selection = switch_table_view_get_selection (self.table);
  for (guint64 deal = 1; deal < 40 && tried == 0; deal++)
    {
      SwitchCardMask named;
      guint id, before;

      window_fixture_begin (&self, deal);
      window_fixture_wait_turn (&self);
      named = switch_stage_get_legal (self.stage)->named;
      if (named == 0)
        continue;

      id = switch_table_view_find_card (self.table, switch_mask_first (named));
      before = switch_game_get_state_number (self.game);
      gtk_widget_activate_action (GTK_WIDGET (self.table), "table.lay", "u",
                                  id);
      g_assert_true (switch_selection_get_active (selection));
      g_assert_true (is_chosen (&self, id));
      gtk_widget_activate_action (GTK_WIDGET (self.table), "table.cancel",
                                  NULL);
      g_assert_false (is_chosen (&self, id));
      g_assert_false (switch_selection_get_active (selection));
      g_assert_cmpuint (switch_game_get_state_number (self.game), ==, before);
      g_assert_cmpuint (switch_hand_view_get_focused (
                          switch_table_view_get_hand (self.table)), ==, id);

      gtk_widget_activate_action (GTK_WIDGET (self.table), "table.lay", "u",
                                  id);
      gtk_widget_activate_action (GTK_WIDGET (self.table), "table.name-suit",
                                  "u", SWITCH_SUIT_HEARTS);
      g_assert_cmpuint (switch_game_get_state_number (self.game), >, before);
      g_assert_cmpuint (switch_game_get_table (self.game)->suit, ==,
                        SWITCH_SUIT_HEARTS);
      tried++;
    }
  g_assert_cmpuint (tried, ==, 1);
  window_fixture_tear_down (&self);
}

static void
test_undo (void)
{
  WindowFixture self = { 0 };
  SwitchTable first;

  window_fixture_set_up (&self, "switch", 2, FALSE);
  window_fixture_begin (&self, 3);
  window_fixture_wait_turn (&self);
  first = *switch_game_get_table (self.game);

  gtk_widget_activate_action (GTK_WIDGET (self.table), "table.draw", NULL);
  window_fixture_settle (&self);
  gtk_widget_activate_action (GTK_WIDGET (self.window), "win.undo", NULL);
  g_assert_true (switch_table_equal (&first,
                                     switch_game_get_table (self.game)));
  window_fixture_compare (&self);

  gtk_widget_activate_action (GTK_WIDGET (self.window), "win.redo", NULL);
  window_fixture_compare (&self);
  window_fixture_tear_down (&self);
}

/* Dialogs */

static void
test_new_game (void)
{
  WindowFixture self = { 0 };
  SwitchNewGame *dialog;
  GtkWidget *next;

  window_fixture_set_up (&self, "switch", 2, FALSE);
  window_fixture_begin (&self, 3);
  window_fixture_wait_turn (&self);

  /* Nothing was done yet: nothing would be lost. */
  gtk_widget_activate_action (GTK_WIDGET (self.window), "win.new-game", NULL);
  g_assert_true (SWITCH_IS_NEW_GAME (switch_window_get_dialog (self.window)));
  gtk_window_destroy (GTK_WINDOW (switch_window_get_dialog (self.window)));
  g_assert_null (switch_window_get_dialog (self.window));

  window_fixture_act (&self);
  gtk_widget_activate_action (GTK_WIDGET (self.window), "win.new-game", NULL);
  g_assert_true (SWITCH_IS_CONFIRM (switch_window_get_dialog (self.window)));
  gtk_widget_activate_action (switch_window_get_dialog (self.window),
                              "confirm.accept", NULL);
  g_assert_true (SWITCH_IS_NEW_GAME (switch_window_get_dialog (self.window)));

  dialog = SWITCH_NEW_GAME (switch_window_get_dialog (self.window));
  switch_new_game_set_variant (dialog, "mau-mau");
  switch_new_game_set_players (dialog, 5);
  gtk_widget_activate_action (GTK_WIDGET (dialog), "new-game.begin", NULL);
  g_assert_null (switch_window_get_dialog (self.window));
  g_assert_cmpuint (switch_game_get_n_seats (self.game), ==, 5);
  g_assert_cmpint (g_settings_get_int (self.settings, "players"), ==, 5);
  window_fixture_play (&self);

  /* Between two rounds the match would be lost. If it is not, the next round
   * is a matter of one key again. */
  g_assert_nonnull (switch_window_get_panel (self.window));
  next = gtk_window_get_focus (GTK_WINDOW (self.window));
  g_assert_nonnull (next);
  gtk_widget_activate_action (GTK_WIDGET (self.window), "win.new-game", NULL);
  g_assert_true (SWITCH_IS_CONFIRM (switch_window_get_dialog (self.window)));
  gtk_window_set_focus (GTK_WINDOW (self.window), NULL);
  gtk_window_destroy (GTK_WINDOW (switch_window_get_dialog (self.window)));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (self.window)) == next);
  window_fixture_tear_down (&self);
}

/* The panel can be put aside to look at the table, and fetched again. */
static void
test_look (void)
{
  WindowFixture self = { 0 };
  GtkWidget *panel, *table, *focus;

  window_fixture_set_up (&self, "switch", 2, FALSE);
  window_fixture_begin (&self, 3);
  window_fixture_play (&self);
  panel = switch_window_get_panel (self.window);
  table = GTK_WIDGET (switch_window_get_table (self.window));
  g_assert_true (gtk_widget_get_visible (panel));

  gtk_widget_activate_action (panel, "win.look", NULL);
  g_assert_false (gtk_widget_get_visible (panel));
  focus = gtk_window_get_focus (GTK_WINDOW (self.window));
  g_assert_true (GTK_IS_BUTTON (focus));
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (focus)),
                   ==, "win.look");
  g_signal_emit_by_name (focus, "clicked");
  g_assert_true (gtk_widget_get_visible (panel));
  focus = gtk_window_get_focus (GTK_WINDOW (self.window));
  g_assert_true (gtk_widget_is_ancestor (focus, panel));

  /* The same by the key of the button, and by Escape. */
  gtk_widget_activate_action (panel, "win.look", NULL);
  gtk_widget_activate_action (table, "table.end-turn", NULL);
  g_assert_true (gtk_widget_get_visible (panel));
  gtk_widget_activate_action (panel, "win.look", NULL);
  gtk_widget_activate_action (table, "table.cancel", NULL);
  g_assert_true (gtk_widget_get_visible (panel));
  window_fixture_tear_down (&self);
}

static void
test_match (void)
{
  WindowFixture self = { 0 };
  GtkWidget *dialog;
  guint n_rounds = 0;

  window_fixture_set_up (&self, "mau-mau", 2, FALSE);
  window_fixture_begin (&self, 3);
  for (;;)
    {
      window_fixture_play (&self);
      n_rounds++;
      g_assert_nonnull (switch_window_get_panel (self.window));
      if (switch_match_get_over (switch_window_get_match (self.window)))
        break;

      gtk_widget_activate_action (GTK_WIDGET (self.window), "win.next-round",
                                  NULL);

      /* What was won before would be lost. */
      gtk_widget_activate_action (GTK_WIDGET (self.window), "win.new-game",
                                  NULL);
      dialog = switch_window_get_dialog (self.window);
      g_assert_true (SWITCH_IS_CONFIRM (dialog));
      gtk_window_destroy (GTK_WINDOW (dialog));
      g_assert_null (switch_window_get_panel (self.window));
      g_assert_cmpuint (switch_match_get_round (
                          switch_window_get_match (self.window)), ==,
                        n_rounds + 1);
    }
  g_assert_cmpuint (n_rounds, >=, 3);
  g_assert_nonnull (strstr (switch_round_panel_get_title (
    SWITCH_ROUND_PANEL (switch_window_get_panel (self.window))), "match"));

  /* After its end nothing is asked. */
  gtk_widget_activate_action (GTK_WIDGET (self.window), "win.new-game", NULL);
  g_assert_true (SWITCH_IS_NEW_GAME (switch_window_get_dialog (self.window)));
  window_fixture_tear_down (&self);
}

/* What assistive technology finds */

static void
assert_label (GtkWidget *widget)
{
  g_autofree char *error = NULL;

  error = gtk_test_accessible_check_property (
    GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  /* An empty label would be right in this check, and wrong for us. */
  g_assert_nonnull (error);
}

static void
check_tree (GtkWidget *widget,
            guint     *n_named)
{
  GtkAccessibleRole role =
    gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget));

  if (g_str_has_prefix (G_OBJECT_TYPE_NAME (widget), "SwitchCardWidget") ||
      g_str_has_prefix (G_OBJECT_TYPE_NAME (widget), "SwitchPileView") ||
      g_str_has_prefix (G_OBJECT_TYPE_NAME (widget), "SwitchSeatView"))
    {
      g_assert_cmpint (role, !=, GTK_ACCESSIBLE_ROLE_WIDGET);
      g_assert_cmpint (role, !=, GTK_ACCESSIBLE_ROLE_GENERIC);
      assert_label (widget);
      (*n_named)++;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_tree (child, n_named);
}

static void
test_names (void)
{
  WindowFixture self = { 0 };
  guint n_named = 0;

  window_fixture_set_up (&self, "switch", 4, FALSE);
  window_fixture_begin (&self, 3);
  window_fixture_wait_turn (&self);
  check_tree (GTK_WIDGET (self.table), &n_named);

  /* Two piles, four seats, and the own cards. */
  g_assert_cmpuint (n_named, >=, 2 + 4 + 7);
  window_fixture_tear_down (&self);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  gtk_log_watch ();

  g_test_add_data_func ("/window/rounds/switch", "switch", test_rounds);
  g_test_add_data_func ("/window/rounds/classic", "classic", test_rounds);
  g_test_add_data_func ("/window/rounds/black-jack", "black-jack",
                        test_rounds);
  g_test_add_data_func ("/window/rounds/jacks-twos-eights",
                        "jacks-twos-eights", test_rounds);
  g_test_add_data_func ("/window/tables/peanuckle", "peanuckle", test_tables);
  g_test_add_data_func ("/window/tables/turbo", "turbo", test_tables);
  g_test_add_data_func ("/window/tables/last-card", "last-card", test_tables);
  g_test_add_data_func ("/window/tables/jack-change-it", "jack-change-it",
                        test_tables);
  g_test_add_data_func ("/window/tables/crazy-eights", "crazy-eights",
                        test_tables);
  g_test_add_data_func ("/window/tables/mau-mau", "mau-mau", test_tables);
  g_test_add_func ("/window/motion", test_motion);
  g_test_add_func ("/window/rival-names", test_rival_names);
  g_test_add_func ("/window/maximized", test_maximized);
  g_test_add_func ("/window/input-in-motion", test_input_in_motion);
  g_test_add_func ("/window/refusal", test_refusal);
  g_test_add_func ("/window/nobody-to-catch", test_nobody_to_catch);
  g_test_add_func ("/window/suit-taken-back", test_suit_taken_back);
  g_test_add_func ("/window/undo", test_undo);
  g_test_add_func ("/window/new-game", test_new_game);
  g_test_add_func ("/window/look", test_look);
  g_test_add_func ("/window/match", test_match);
  g_test_add_func ("/window/names", test_names);

  return g_test_run ();
}
