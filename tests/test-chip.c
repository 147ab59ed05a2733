/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The gold chip: an answered attack is counted up, at the pace of all motion;
 * a key ends it, and where nothing shall move it is not counted. */

#include "gtk-log.h"
#include "window-helper.h"

#include <glib/gstdio.h>

#include "switch-table-view-private.h"

#define ATTACKED "Draw 2, or answer with a two"
#define ANSWERED "Draw 4, or answer with a two"

/* Two cards are pending for the person, who holds a two. */
static const char record[] =
  "switch-record 1\nvariant switch\n"
  "player A human You\nplayer B casual Mira\n"
  "hand A 2H 6C JC AH\nhand B 6D 7D 3D 8S\n"
  "stock QS 3S TC KD QC 9S 4D 5D 8D TD KS\n"
  "discard 2S\npending draw 2 2S\n";

typedef struct
{
  gboolean wanted;     /* by the settings of the game */
  gboolean enabled;    /* by those of the desktop */
} Case;

static const char *
get_text (WindowFixture *self)
{
  return switch_attack_chip_get_text (
    SWITCH_ATTACK_CHIP (self->table->attack_chip));
}

static void
set_up (WindowFixture *self,
        SwitchSaver   *saver,
        const Case    *c)
{
  window_fixture_set_up (self, "switch", 2, c->wanted);
  g_settings_set_string (self->settings, "pace", "slow");
  g_object_set (gtk_widget_get_settings (GTK_WIDGET (self->window)),
                "gtk-enable-animations", c->enabled, NULL);
  switch_window_set_saver (self->window, saver);
  switch_window_begin (self->window);
  while (!gtk_widget_get_mapped (GTK_WIDGET (self->window)) ||
         gtk_widget_get_width (GTK_WIDGET (self->table)) == 0)
    g_main_context_iteration (NULL, TRUE);
  window_fixture_settle (self);
}

/* Until it is the rival who has to draw, as far as the table shows. */
static void
answer (WindowFixture *self)
{
  const SwitchCard two = switch_card_new (2, SWITCH_SUIT_HEARTS);
  guint turn;

  g_assert_true (switch_stage_is_my_turn (self->stage));
  gtk_widget_activate_action (GTK_WIDGET (self->table), "table.lay", "u",
                              switch_table_view_find_card (self->table, two));
  do
    {
      window_fixture_step (self);
      g_object_get (self->stage, "turn", &turn, NULL);
    }
  while (turn == switch_stage_get_seat (self->stage));
}

static void
test_counting (gconstpointer data)
{
  const Case *c = data;
  g_autofree char *folder = g_dir_make_tmp ("switch-chip-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "current.switch", NULL);
  g_autoptr(SwitchSaver) saver = NULL;
  WindowFixture self = { 0 };

  g_assert_true (g_file_set_contents (path, record, -1, NULL));
  saver = switch_saver_new (path);
  set_up (&self, saver, c);
  g_assert_cmpstr (get_text (&self), ==, ATTACKED);

  answer (&self);
  if (c->wanted && c->enabled)
    {
      g_assert_cmpstr (get_text (&self), !=, ANSWERED);
      g_assert_true (switch_stage_input_begins (self.stage));
    }
  g_assert_cmpstr (get_text (&self), ==, ANSWERED);

  switch_saver_flush (saver);
  g_object_set (gtk_widget_get_settings (GTK_WIDGET (self.window)),
                "gtk-enable-animations", TRUE, NULL);
  window_fixture_tear_down (&self);
  g_unlink (path);
  g_rmdir (folder);
}

/* Left alone the number grows by one at a time, and comes to its end. */
static void
test_steps (void)
{
  const Case c = { TRUE, TRUE };
  g_autofree char *folder = g_dir_make_tmp ("switch-chip-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "current.switch", NULL);
  g_autoptr(SwitchSaver) saver = NULL;
  WindowFixture self = { 0 };
  gint64 begun;

  g_assert_true (g_file_set_contents (path, record, -1, NULL));
  saver = switch_saver_new (path);
  set_up (&self, saver, &c);
  answer (&self);
  g_assert_cmpstr (get_text (&self), !=, ANSWERED);

  /* The clock of the game stands still, that of the frames does not. */
  begun = g_get_monotonic_time ();
  while (g_strcmp0 (get_text (&self), ANSWERED) != 0)
    {
      g_main_context_iteration (NULL, TRUE);
      g_assert_true (g_str_has_prefix (get_text (&self), "Draw 2") ||
                     g_str_has_prefix (get_text (&self), "Draw 3") ||
                     g_str_equal (get_text (&self), ANSWERED));
      g_assert_cmpint (g_get_monotonic_time () - begun, <,
                       (gint64) WINDOW_DEADLINE * G_USEC_PER_SEC);
    }

  switch_saver_flush (saver);
  window_fixture_tear_down (&self);
  g_unlink (path);
  g_rmdir (folder);
}

int
main (int    argc,
      char **argv)
{
  static const Case moving = { TRUE, TRUE };
  static const Case not_wanted = { FALSE, TRUE };
  static const Case not_enabled = { TRUE, FALSE };

  gtk_test_init (&argc, &argv, NULL);
  gtk_log_watch ();

  g_test_add_data_func ("/chip/counting/moving", &moving, test_counting);
  g_test_add_data_func ("/chip/counting/not-wanted", &not_wanted,
                        test_counting);
  g_test_add_data_func ("/chip/counting/not-enabled", &not_enabled,
                        test_counting);
  g_test_add_func ("/chip/steps", test_steps);

  return g_test_run ();
}
