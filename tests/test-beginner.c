/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Beginner mode: what lies open to the person, and to nobody else. */

#include "gtk-log.h"
#include "window-helper.h"

#include "switch-key-focus.h"
#include "switch-pile-window.h"
#include "switch-seat-view-private.h"

static SwitchSeatView *
get_rival (WindowFixture *self)
{
  return SWITCH_SEAT_VIEW (switch_table_view_get_seat (self->table, 1));
}

static void
compare_faces (WindowFixture *self)
{
  const SwitchOwn *own = switch_stage_get_own (self->stage, 1);
  SwitchSeatView *rival = get_rival (self);
  SwitchCard cards[SWITCH_MAX_PACK];

  g_assert_nonnull (own);
  g_assert_cmpuint (switch_cards_to_array (&own->cards, cards), ==,
                    rival->n_cards);
  g_assert_cmpmem (cards, rival->n_cards * sizeof cards[0], rival->faces,
                   rival->n_faces * sizeof rival->faces[0]);
}

static void
test_faces (void)
{
  WindowFixture self = { 0 };

  window_fixture_set_up (&self, "switch", 3, FALSE);
  g_settings_set_boolean (self.settings, "beginner-mode", TRUE);
  window_fixture_begin (&self, 4);
  compare_faces (&self);
  while (!switch_game_get_over (self.game))
    {
      window_fixture_wait_turn (&self);
      compare_faces (&self);
      if (!switch_game_get_over (self.game))
        window_fixture_act (&self);
    }

  window_fixture_begin (&self, 5);
  g_settings_set_boolean (self.settings, "beginner-mode", FALSE);
  g_assert_null (switch_stage_get_own (self.stage, 1));
  g_assert_cmpuint (get_rival (&self)->n_faces, ==, 0);
  g_assert_cmpuint (switch_stage_get_seat (self.stage), ==, 0);
  window_fixture_compare (&self);
  window_fixture_tear_down (&self);
}

/* The cards of a rival lie open while the focus is on the seat, which is as
 * good as the pointer, and only as long as they may be seen. */
static void
test_opened (void)
{
  WindowFixture self = { 0 };
  GtkWindow *window;
  SwitchSeatView *rival;

  window_fixture_set_up (&self, "switch", 3, FALSE);
  window_fixture_begin (&self, 4);
  window_fixture_wait_turn (&self);
  window = GTK_WINDOW (self.window);
  while (!gtk_window_is_active (window) ||
         gtk_widget_get_width (GTK_WIDGET (self.table)) == 0)
    g_main_context_iteration (NULL, TRUE);
  rival = get_rival (&self);
  switch_key_focus_set (window, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (rival));
  g_assert_false (rival->opened);

  g_settings_set_boolean (self.settings, "beginner-mode", TRUE);
  g_assert_true (rival->opened);
  switch_table_view_focus_hand (self.table);
  g_assert_false (rival->opened);
  gtk_widget_grab_focus (GTK_WIDGET (rival));
  g_assert_true (rival->opened);
  g_settings_set_boolean (self.settings, "beginner-mode", FALSE);
  g_assert_false (rival->opened);
  window_fixture_tear_down (&self);
}

/* There is but one for each pile. */
static SwitchPileWindow *
find_pile_window (void)
{
  g_autoptr(GList) windows = gtk_window_list_toplevels ();
  SwitchPileWindow *found = NULL;

  for (GList *link = windows; link != NULL; link = link->next)
    if (SWITCH_IS_PILE_WINDOW (link->data))
      {
        g_assert_null (found);
        found = link->data;
      }

  return found;
}

static void
look_at (WindowFixture *self,
         const char    *action)
{
  gtk_widget_activate_action (GTK_WIDGET (self->window), action, NULL);
}

static void
test_piles (void)
{
  WindowFixture self = { 0 };
  SwitchPileWindow *window;

  window_fixture_set_up (&self, "switch", 2, FALSE);
  window_fixture_begin (&self, 4);
  look_at (&self, "win.look-at-stock");
  g_assert_null (find_pile_window ());

  g_settings_set_boolean (self.settings, "beginner-mode", TRUE);
  look_at (&self, "win.look-at-stock");
  window = find_pile_window ();
  g_assert_nonnull (window);
  g_assert_cmpuint (switch_pile_window_get_n_cards (window), ==,
                    switch_game_get_table (self.game)->n_stock);
  look_at (&self, "win.look-at-stock");
  g_assert_true (find_pile_window () == window);

  /* It follows the game. */
  window_fixture_wait_turn (&self);
  gtk_widget_activate_action (GTK_WIDGET (self.table), "table.draw", NULL);
  window_fixture_settle (&self);
  g_assert_cmpuint (switch_pile_window_get_n_cards (window), ==,
                    switch_game_get_table (self.game)->n_stock);

  /* And closes when the cards may not be seen any more. */
  g_settings_set_boolean (self.settings, "beginner-mode", FALSE);
  g_assert_null (find_pile_window ());

  g_settings_set_boolean (self.settings, "beginner-mode", TRUE);
  look_at (&self, "win.look-at-discards");
  g_assert_cmpuint (switch_pile_window_get_n_cards (find_pile_window ()), ==,
                    switch_game_get_table (self.game)->n_discards);
  window_fixture_tear_down (&self);
  g_assert_null (find_pile_window ());
}

/* Where the screen is low, so is the table, and what lies beside it. */
static void
test_low (void)
{
  const gint64 begun = g_get_monotonic_time ();
  WindowFixture self = { 0 };
  int height;

  window_fixture_set_up (&self, "switch", 2, FALSE);
  window_fixture_begin (&self, 4);
  gtk_widget_set_visible (GTK_WIDGET (self.window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (self.window), 640, 400);
  gtk_window_present (GTK_WINDOW (self.window));
  while (gtk_widget_get_height (GTK_WIDGET (self.window)) > 400)
    {
      /* A frame follows, so that this comes to an end. */
      gtk_widget_queue_draw (GTK_WIDGET (self.window));
      g_main_context_iteration (NULL, TRUE);
      g_assert_cmpint (g_get_monotonic_time () - begun, <,
                       (gint64) WINDOW_DEADLINE * G_USEC_PER_SEC);
    }

  g_settings_set_boolean (self.settings, "beginner-mode", TRUE);
  look_at (&self, "win.look-at-stock");
  g_object_get (find_pile_window (), "default-height", &height, NULL);
  g_assert_cmpint (height, <=, 400);
  window_fixture_tear_down (&self);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  gtk_log_watch ();

  g_test_add_func ("/beginner/faces", test_faces);
  g_test_add_func ("/beginner/opened", test_opened);
  g_test_add_func ("/beginner/piles", test_piles);
  g_test_add_func ("/beginner/low", test_low);

  return g_test_run ();
}
