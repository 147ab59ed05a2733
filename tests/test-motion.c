/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* What moves on the table, what is marked there, and how it ends. */

#include "window-helper.h"

#include "switch-key-focus.h"

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

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);

  g_test_add_func ("/motion/focus-stays", test_focus_stays);

  return g_test_run ();
}
