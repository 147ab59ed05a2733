/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Who comes back to a round hears what lies and whose turn it is; and the
 * groups of the table are named. */

#include "gtk-log.h"
#include "window-helper.h"

#include <glib/gstdio.h>
#include <string.h>

#include "switch-card-names.h"
#include "switch-table-view-private.h"

#define HEAD \
  "switch-record 1\nvariant switch\n" \
  "player A human You\nplayer B casual Mira\n" \
  "hand A 4H 5C 6C\nhand B 3H 6D 7D\nstock QS 3S TC KD QC 9S\n"

static void
spoken_cb (GPtrArray  *spoken,
           const char *text)
{
  g_ptr_array_add (spoken, g_strdup (text));
}

static void
test_spoken (gconstpointer data)
{
  const char * const *told = data;
  g_autofree char *folder = g_dir_make_tmp ("switch-resume-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "current.switch", NULL);
  g_autoptr(GPtrArray) spoken = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(SwitchSaver) saver = NULL;
  WindowFixture self = { 0 };
  SwitchAnnouncer *announcer;

  g_assert_true (g_file_set_contents (path, told[0], -1, NULL));
  window_fixture_set_up (&self, "switch", 2, FALSE);
  saver = switch_saver_new (path);
  switch_window_set_saver (self.window, saver);
  announcer = switch_window_get_announcer (self.window);
  g_signal_connect_swapped (announcer, "spoken", G_CALLBACK (spoken_cb),
                            spoken);
  switch_window_begin (self.window);

  g_assert_cmpuint (spoken->len, ==, 1);
  g_assert_cmpstr (spoken->pdata[0], ==, told[1]);
  g_assert_cmpstr (switch_announcer_get_headline (announcer), ==, told[2]);
  g_assert_nonnull (switch_announcer_get_advice (announcer));
  switch_saver_flush (saver);
  window_fixture_tear_down (&self);
  g_unlink (path);
  g_rmdir (folder);
}

/* The first card that fits has the focus, where it is the person's turn. */
static void
test_focus (gconstpointer data)
{
  const char * const *pair = data;
  g_autofree char *folder = g_dir_make_tmp ("switch-resume-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "current.switch", NULL);
  g_autoptr(SwitchSaver) saver = NULL;
  WindowFixture self = { 0 };
  SwitchHandView *hand;
  SwitchCard card;

  g_assert_true (g_file_set_contents (path, pair[0], -1, NULL));
  window_fixture_set_up (&self, "switch", 2, FALSE);
  saver = switch_saver_new (path);
  switch_window_set_saver (self.window, saver);
  switch_window_begin (self.window);

  hand = switch_table_view_get_hand (self.table);
  g_assert_nonnull (gtk_widget_get_focus_child (GTK_WIDGET (hand)));
  card = switch_table_view_get_card (self.table,
                                     switch_hand_view_get_focused (hand));
  g_assert_cmpstr (switch_card_names_get (card), ==, pair[1]);
  switch_saver_flush (saver);
  window_fixture_tear_down (&self);
  g_unlink (path);
  g_rmdir (folder);
}

static void
test_groups (void)
{
  WindowFixture self = { 0 };

  window_fixture_set_up (&self, "switch", 2, FALSE);
  gtk_test_accessible_assert_property (self.table,
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Table");
  gtk_test_accessible_assert_property (self.table->actions,
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "What you can do");
  window_fixture_tear_down (&self);
}

int
main (int    argc,
      char **argv)
{
  static const char *const mine[] = {
    HEAD "discard 9H\n",
    ("The nine of hearts lies on top of the discard pile. It is your turn. "
     "Lay a heart, a nine, a jack or an ace, or draw a card."),
    "Your turn."
  };
  static const char *const attacked[] = {
    HEAD "discard 2H\npending draw 2 2H\n",
    ("The two of hearts lies on top of the discard pile. It is your turn. "
     "Draw two cards."),
    "Your turn."
  };
  static const char *const named[] = {
    HEAD "discard JS\nsuit H\n",
    ("The jack of spades lies on top of the discard pile. The suit to follow "
     "is hearts. It is your turn. Lay a heart, a jack or an ace, or draw a "
     "card."),
    "Your turn."
  };
  static const char *const theirs[] = {
    HEAD "discard 9H\nturn B\n",
    ("The nine of hearts lies on top of the discard pile. It is the turn of "
     "Mira."),
    NULL
  };

  static const char *const one_fits[] = {
    HEAD "discard 9H\n", "four of hearts"
  };
  static const char *const last_fits[] = {
    HEAD "discard 6S\n", "six of clubs"
  };
  static const char *const none_fits[] = {
    HEAD "discard TD\n", "five of clubs"
  };

  gtk_test_init (&argc, &argv, NULL);
  gtk_log_watch ();

  g_test_add_data_func ("/resume/mine", mine, test_spoken);
  g_test_add_data_func ("/resume/attacked", attacked, test_spoken);
  g_test_add_data_func ("/resume/named", named, test_spoken);
  g_test_add_data_func ("/resume/theirs", theirs, test_spoken);
  g_test_add_data_func ("/resume/focus/one-fits", one_fits, test_focus);
  g_test_add_data_func ("/resume/focus/last-fits", last_fits, test_focus);
  g_test_add_data_func ("/resume/focus/none-fits", none_fits, test_focus);
  g_test_add_func ("/resume/groups", test_groups);

  return g_test_run ();
}
