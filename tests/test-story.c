/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The story of a round: its sentences, how it ended, and its window. */

#include "gtk-log.h"
#include "window-helper.h"

#include "switch-round-panel.h"
#include "switch-story-window.h"
#include "switch-story.h"
#include "switch-window-private.h"

#define OWN_CARD   12   /* the king of clubs */

static void
assert_line (GPtrArray  *lines,
             guint       index,
             const char *heading,
             const char *text)
{
  const SwitchStoryLine *line;

  g_assert_cmpuint (index, <, lines->len);
  line = lines->pdata[index];
  g_assert_cmpstr (line->heading, ==, heading);
  g_assert_cmpstr (line->text, ==, text);
}

/* One sentence an event, but one a draw, and a heading a turn. */
static void
test_lines (void)
{
  const SwitchEvent events[] = {
    { .kind = SWITCH_EVENT_DREW, .seat = 1, .card = SWITCH_CARD_NONE },
    { .kind = SWITCH_EVENT_DREW, .seat = 1, .card = SWITCH_CARD_NONE },
    { .kind = SWITCH_EVENT_TURN_OVER, .seat = 1 },
    { .kind = SWITCH_EVENT_MISSED, .seat = 2 },
    { .kind = SWITCH_EVENT_TURN, .seat = 0 },
    { .kind = SWITCH_EVENT_DREW, .seat = 0, .card = OWN_CARD },
  };
  g_autoptr(GPtrArray) lines = NULL;
  SwitchTable table;
  SwitchScene scene;

  window_helper_init_scene (&scene, &table, 1);
  lines = switch_story_tell (&scene, events, G_N_ELEMENTS (events));
  g_assert_cmpuint (lines->len, ==, 3);
  assert_line (lines, 0, "Turn 1: Otto", "Otto drew two cards.");
  assert_line (lines, 1, NULL, "Mira misses a turn.");
  assert_line (lines, 2, "Turn 2: You", "You drew the king of clubs.");
}

static void
assert_ending (const SwitchEvent *events,
               guint              n_events,
               const char        *expected)
{
  g_autofree char *text = NULL;
  SwitchTable table;
  SwitchScene scene;

  window_helper_init_scene (&scene, &table, 1);
  text = switch_story_ending (&scene, events, n_events);
  g_assert_cmpstr (text, ==, expected);
}

static void
test_ending (void)
{
  const SwitchEvent called = { .kind = SWITCH_EVENT_CALL_STANDS, .seat = 1 };
  const SwitchEvent drew = { .kind = SWITCH_EVENT_DREW, .seat = 1 };
  const SwitchEvent other = { .kind = SWITCH_EVENT_LAID, .seat = 2,
                              .card = 3 };
  const SwitchEvent laid = { .kind = SWITCH_EVENT_LAID, .seat = 1,
                             .card = OWN_CARD };
  const SwitchEvent out = { .kind = SWITCH_EVENT_WENT_OUT, .seat = 1,
                            .amount = 1 };
  const SwitchEvent later = { .kind = SWITCH_EVENT_WENT_OUT, .seat = 2,
                              .amount = 2 };
  const SwitchEvent blocked = { .kind = SWITCH_EVENT_BLOCKED,
                                .reason = SWITCH_REASON_TOO_LONG };

  assert_ending ((SwitchEvent[]) { called, laid, other, out, later }, 5,
                 "Out with the king of clubs, and called in time.");
  assert_ending ((SwitchEvent[]) { called, drew, laid, out }, 4,
                 "Out with the king of clubs.");
  assert_ending ((SwitchEvent[]) { laid, blocked }, 2,
                 "The round has taken too long and is stopped.");
  assert_ending (&laid, 1, NULL);
}

static void
test_caught (void)
{
  const SwitchEvent events[] = {
    { .kind = SWITCH_EVENT_CAUGHT, .seat = 1, .target = 0 },
    { .kind = SWITCH_EVENT_CAUGHT, .seat = 2, .target = 1 },
    { .kind = SWITCH_EVENT_FALSE_CATCH, .seat = 1, .target = 2 },
    { .kind = SWITCH_EVENT_CAUGHT, .seat = 1, .target = 1 },
  };

  g_assert_cmpuint (switch_story_count_caught (events, 4, 0), ==, 0);
  g_assert_cmpuint (switch_story_count_caught (events, 4, 1), ==, 2);
  g_assert_cmpuint (switch_story_count_caught (events, 4, 2), ==, 1);
}

/* In the window */

static guint
open_story (WindowFixture *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.story", NULL);
  g_assert_true (SWITCH_IS_STORY_WINDOW (self->window->story));

  return switch_story_window_get_n_lines (
    SWITCH_STORY_WINDOW (self->window->story));
}

/* It follows the round, back too, and there is but one. */
static void
test_under_way (void)
{
  WindowFixture self = { 0 };
  GtkWidget *story;
  guint n_lines;

  window_fixture_set_up (&self, "switch", 2, FALSE);
  gtk_widget_activate_action (GTK_WIDGET (self.window), "win.story", NULL);
  g_assert_null (self.window->story);

  window_fixture_begin (&self, 3);
  window_fixture_wait_turn (&self);
  n_lines = open_story (&self);
  story = self.window->story;
  gtk_widget_activate_action (GTK_WIDGET (self.table), "table.draw", NULL);
  window_fixture_settle (&self);
  g_assert_cmpuint (open_story (&self), >, n_lines);
  g_assert_true (self.window->story == story);
  gtk_widget_activate_action (GTK_WIDGET (self.window), "win.undo", NULL);
  g_assert_cmpuint (open_story (&self), ==, n_lines);

  gtk_widget_activate_action (story, "window.close", NULL);
  g_assert_null (self.window->story);
  open_story (&self);
  window_fixture_tear_down (&self);
}

/* Nobody is told what a rival drew, while it matters or later. */
static void
assert_honest (WindowFixture *self)
{
  g_autoptr(GArray) events = switch_game_get_events (self->game);
  const guint me = switch_stage_get_seat (self->stage);

  for (guint i = 0; i < events->len; i++)
    {
      const SwitchEvent *event = &g_array_index (events, SwitchEvent, i);

      if (event->kind == SWITCH_EVENT_DREW)
        g_assert_cmpint (event->card == SWITCH_CARD_NONE, ==,
                         event->seat != me);
    }
}

static void
test_over (void)
{
  WindowFixture self = { 0 };
  SwitchRoundPanel *panel;
  GtkWidget *story_focus, *panel_focus;

  window_fixture_set_up (&self, "switch", 3, FALSE);
  window_fixture_begin (&self, 3);
  window_fixture_wait_turn (&self);
  assert_honest (&self);
  window_fixture_play (&self);
  assert_honest (&self);

  panel = SWITCH_ROUND_PANEL (switch_window_get_panel (self.window));
  g_assert_true (g_str_has_prefix (switch_round_panel_get_subtitle (panel),
                                   "Out with the "));
  g_assert_true (g_str_has_suffix (switch_round_panel_get_subtitle (panel),
                                   "Two more rounds win the match."));

  /* The keyboard goes into the story, and is where it was afterwards. */
  panel_focus = gtk_window_get_focus (GTK_WINDOW (self.window));
  g_assert_true (gtk_widget_is_ancestor (panel_focus, GTK_WIDGET (panel)));
  g_assert_cmpuint (open_story (&self), >, 10);
  story_focus = gtk_window_get_focus (GTK_WINDOW (self.window->story));
  g_assert_true (GTK_IS_LIST_BOX_ROW (story_focus));
  g_assert_cmpint (gtk_list_box_row_get_index (
                     GTK_LIST_BOX_ROW (story_focus)), ==, 0);
  gtk_widget_activate_action (self.window->story, "window.close", NULL);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (self.window)) ==
                 panel_focus);
  window_fixture_tear_down (&self);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  gtk_log_watch ();

  g_test_add_func ("/story/lines", test_lines);
  g_test_add_func ("/story/ending", test_ending);
  g_test_add_func ("/story/caught", test_caught);
  g_test_add_func ("/story/under-way", test_under_way);
  g_test_add_func ("/story/over", test_over);

  return g_test_run ();
}
