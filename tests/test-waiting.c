/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Where all wait for the person to call or to catch: nothing passes until the
 * person does so or goes on, and the table says how. */

#include "gtk-log.h"
#include "window-helper.h"

#include "switch-table-view-private.h"

#include <string.h>

#define MOST_DEALS 60

typedef void (*GoOn) (WindowFixture *self);

static void
collect_buttons (GtkWidget *widget,
                 GPtrArray *buttons)
{
  if (GTK_IS_BUTTON (widget))
    g_ptr_array_add (buttons, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_buttons (child, buttons);
}

static GtkWidget *
find_button (WindowFixture *self,
             const char    *action)
{
  g_autoptr(GPtrArray) buttons = g_ptr_array_new ();

  collect_buttons (self->table->actions, buttons);
  for (guint i = 0; i < buttons->len; i++)
    if (g_strcmp0 (gtk_actionable_get_action_name (buttons->pdata[i]),
                   action) == 0)
      return buttons->pdata[i];

  return NULL;
}

static void
set_double_click_time (WindowFixture *self,
                       int            milliseconds)
{
  g_object_set (gtk_widget_get_settings (GTK_WIDGET (self->window)),
                "gtk-double-click-time", milliseconds, NULL);
}

static void
set_up (WindowFixture *self)
{
  window_fixture_set_up (self, "switch", 3, FALSE);
  g_settings_set_string (self->settings, "grace-time", "wait-for-me");
  set_double_click_time (self, 0);
}

static void
tear_down (WindowFixture *self)
{
  g_settings_reset (self->settings, "grace-time");
  gtk_settings_reset_property (
    gtk_widget_get_settings (GTK_WIDGET (self->window)),
    "gtk-double-click-time");
  window_fixture_tear_down (self);
}

/* Plays on without a call, up to a wait or the end of the round. */
static gboolean
play_to_wait (WindowFixture *self)
{
  while (!switch_game_get_over (self->game) &&
         !switch_stage_get_waits (self->stage))
    {
      const SwitchLegal *legal = switch_stage_get_legal (self->stage);
      SwitchSelection *selection =
        switch_table_view_get_selection (self->table);

      if (!switch_stage_is_my_turn (self->stage))
        window_fixture_step (self);
      else if (switch_selection_get_active (selection))
        gtk_widget_activate_action (GTK_WIDGET (self->table),
                                    "table.name-suit", "u", 0);
      else if ((legal->bare | legal->named) != 0)
        gtk_widget_activate_action (
          GTK_WIDGET (self->table), "table.lay", "u",
          switch_table_view_find_card (self->table,
            switch_mask_first (legal->bare | legal->named)));
      else
        gtk_widget_activate_action (GTK_WIDGET (self->table),
                                    legal->end ? "table.end-turn"
                                               : "table.draw", NULL);
    }

  return switch_stage_get_waits (self->stage);
}

/* Deals until all wait for a call of the person, or for a catch. */
static void
begin_wait (WindowFixture *self,
            gboolean       to_catch)
{
  for (guint deal = 1; deal <= MOST_DEALS; deal++)
    {
      window_fixture_begin (self, deal);
      while (play_to_wait (self))
        {
          const guint due = switch_game_get_table (self->game)->due_seat;

          if ((due != 0) == to_catch)
            return;
          switch_game_go_on (self->game);
          g_assert_false (switch_stage_get_waits (self->stage));
        }
    }

  g_assert_not_reached ();
}

/* Hours pass, and nothing else. */
static void
assert_still (WindowFixture *self)
{
  const guint before = switch_game_get_state_number (self->game);
  const guint n_events = self->expected->len;

  for (guint i = 0; i < 50; i++)
    {
      switch_manual_clock_advance (SWITCH_MANUAL_CLOCK (self->clock), 600000);
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
  g_assert_cmpuint (switch_game_get_state_number (self->game), ==, before);
  g_assert_cmpuint (self->expected->len, ==, n_events);
  g_assert_true (switch_stage_get_waits (self->stage));
  g_assert_true (switch_game_get_waiting (self->game));
}

static void
assert_gone_on (WindowFixture *self)
{
  const guint before = switch_game_get_state_number (self->game);
  SwitchAnnouncer *announcer = switch_window_get_announcer (self->window);

  g_assert_false (switch_stage_get_waits (self->stage));
  g_assert_null (find_button (self, "table.go-on"));
  g_assert_null (strstr (switch_announcer_get_advice (announcer), "go on"));
  while (!switch_game_get_over (self->game) &&
         switch_game_get_state_number (self->game) == before)
    window_fixture_step (self);
  window_fixture_settle (self);
}

/* What the status line says, and is heard once when the wait begins. */
static void
spoken_cb (char       **last,
           const char  *text)
{
  g_free (*last);
  *last = g_strdup (text);
}

static void
test_says_so (void)
{
  WindowFixture self = { 0 };
  SwitchAnnouncer *announcer;
  g_autofree char *last = NULL;
  GtkWidget *button;

  set_up (&self);
  announcer = switch_window_get_announcer (self.window);
  g_signal_connect_swapped (announcer, "spoken", G_CALLBACK (spoken_cb),
                            &last);
  for (guint to_catch = 0; to_catch <= 1; to_catch++)
    {
      const char *advice;

      begin_wait (&self, to_catch != 0);
      advice = switch_announcer_get_advice (announcer);
      g_test_message ("%s", advice);
      g_assert_nonnull (strstr (advice, "is waiting for you"));
      g_assert_nonnull (strstr (advice, to_catch ? "speak up" : "call"));
      g_assert_nonnull (strstr (advice, "go on"));
      g_assert_true (g_str_has_suffix (last, advice));

      button = find_button (&self, "table.go-on");
      g_assert_nonnull (button);
      g_assert_true (gtk_widget_get_sensitive (button));
      gtk_test_accessible_assert_property (
        button, GTK_ACCESSIBLE_PROPERTY_LABEL, "Go on");
      assert_still (&self);
    }
  tear_down (&self);
}

static void
press_button (WindowFixture *self)
{
  g_signal_emit_by_name (find_button (self, "table.go-on"), "clicked");
}

/* The keys E and G. */
static void
press_end (WindowFixture *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self->table), "table.end-turn",
                              NULL);
}

static void
press_go_on (WindowFixture *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self->table), "table.go-on", NULL);
}

static void
click_pile (WindowFixture *self)
{
  g_signal_emit_by_name (self->table->discard, "activated");
}

static void
test_ways_on (void)
{
  const GoOn ways[] = { press_button, press_end, press_go_on, click_pile };
  WindowFixture self = { 0 };

  set_up (&self);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      begin_wait (&self, i % 2 == 0);
      ways[i] (&self);
      assert_gone_on (&self);
    }
  tear_down (&self);
}

/* A call or a catch ends the wait too. */
static void
test_spoken_up (void)
{
  WindowFixture self = { 0 };

  set_up (&self);
  begin_wait (&self, FALSE);
  gtk_widget_activate_action (GTK_WIDGET (self.table), "table.call", NULL);
  g_assert_cmpuint (switch_game_get_table (self.game)->called & 1, ==, 1);
  assert_gone_on (&self);

  begin_wait (&self, TRUE);
  gtk_widget_activate_action (GTK_WIDGET (self.table), "table.catch-open",
                              NULL);
  assert_gone_on (&self);
  tear_down (&self);
}

/* The second half of a double click on “End turn” gives nothing away. */
static void
test_double_click (void)
{
  WindowFixture self = { 0 };

  set_up (&self);
  begin_wait (&self, FALSE);
  set_double_click_time (&self, 600000);
  press_button (&self);
  press_end (&self);
  click_pile (&self);
  g_assert_true (switch_stage_get_waits (self.stage));

  set_double_click_time (&self, 0);
  press_button (&self);
  assert_gone_on (&self);
  tear_down (&self);
}

/* The setting counts at once, also for a wait that has begun. */
static void
test_changed (void)
{
  WindowFixture self = { 0 };

  set_up (&self);
  begin_wait (&self, FALSE);
  g_settings_set_string (self.settings, "grace-time", "long");
  g_assert_false (switch_stage_get_waits (self.stage));
  g_assert_true (switch_game_get_waiting (self.game));
  g_settings_set_string (self.settings, "grace-time", "wait-for-me");
  assert_still (&self);

  g_settings_set_string (self.settings, "grace-time", "short");
  assert_gone_on (&self);
  tear_down (&self);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  gtk_log_watch ();

  g_test_add_func ("/waiting/says-so", test_says_so);
  g_test_add_func ("/waiting/ways-on", test_ways_on);
  g_test_add_func ("/waiting/spoken-up", test_spoken_up);
  g_test_add_func ("/waiting/double-click", test_double_click);
  g_test_add_func ("/waiting/changed", test_changed);

  return g_test_run ();
}
