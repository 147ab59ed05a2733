/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Large text on the table of eight players: words, piles, buttons and the
 * suit bar keep off each other, and the piles do not shrink away. */

#include "gtk-log.h"
#include "window-helper.h"

#include <glib/gstdio.h>

#include "languages.h"

#include "switch-table-view-private.h"

#define LEAST_PILE 56

typedef struct
{
  const char *language;
  int         width;
  int         height;
  int         percent;          /* size of the text */
} Case;

typedef struct
{
  const char      *name;
  GtkWidget       *widget;
  graphene_rect_t  bounds;
} Part;

#define PLAYERS \
  "switch-record 1\nvariant switch\n" \
  "player A human You\nplayer B novice Mira\nplayer C novice Otto\n" \
  "player D novice Ines\nplayer E novice Jonas\nplayer F novice Siti\n" \
  "player G novice Farid\nplayer H novice Huy\n" \
  "hand A 2H 6C JC 5D AH 9C TC\nhand B 6D 7D\nhand C 3D\nhand D 8S 4C\n" \
  "hand E 9D TD KC\nhand F 2C 3C\nhand G 4H 5H\nhand H KH\n" \
  "stock QS 3S TS KD QC 9S 4D 5S 8D KS\n"

static const char at_peace[] = PLAYERS "discard 9H\n";
static const char attacked[] = PLAYERS "discard 2S\npending draw 2 2S\n";

static gboolean
is_shown (GtkWidget *widget)
{
  return gtk_widget_get_mapped (widget) &&
         gtk_widget_get_width (widget) > 0;
}

/* Those may lie over nothing else. */
static void
assert_apart (WindowFixture *self,
              const char    *scene)
{
  SwitchTableView *table = self->table;
  Part parts[] = {
    { "sentence", gtk_widget_get_first_child (table->status) },
    { "chip", table->attack_chip }, { "suit bar", table->suit_bar },
    { "stock", table->stock }, { "discard", table->discard },
    { "buttons", table->actions }, { "hand", table->hand },
    { "seat", table->seats[1] }, { "seat", table->seats[2] },
    { "seat", table->seats[3] }, { "seat", table->seats[4] },
    { "seat", table->seats[5] }, { "seat", table->seats[6] },
    { "seat", table->seats[7] },
  };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    for (guint j = 0; j <= i; j++)
      {
        graphene_rect_t common;

        g_assert_true (gtk_widget_compute_bounds (parts[i].widget,
                                                  GTK_WIDGET (table),
                                                  &parts[i].bounds));
        if (i != j && is_shown (parts[i].widget) &&
            is_shown (parts[j].widget) &&
            graphene_rect_intersection (&parts[i].bounds, &parts[j].bounds,
                                        &common) &&
            common.size.width > 1 && common.size.height > 1)
          {
            g_test_message ("%s: %s and %s overlap by %.0f×%.0f", scene,
                            parts[j].name, parts[i].name, common.size.width,
                            common.size.height);
            g_test_fail ();
          }
      }

  if (gtk_widget_get_width (table->stock) < LEAST_PILE)
    {
      g_test_message ("%s: the piles are %d wide", scene,
                      gtk_widget_get_width (table->stock));
      g_test_fail ();
    }
}

static void
set_up (WindowFixture *self,
        SwitchSaver   *saver,
        const Case    *c)
{
  set_language (c->language);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                96 * 1024 * c->percent / 100, NULL);
  window_fixture_set_up (self, "switch", 8, FALSE);
  switch_window_set_saver (self->window, saver);
  switch_window_begin (self->window);
  gtk_window_set_default_size (GTK_WINDOW (self->window), c->width,
                               c->height);
  window_fixture_settle (self);
  window_helper_wait_frames (GTK_WIDGET (self->window));
  g_assert_true (switch_stage_is_my_turn (self->stage));
}

static void
check_record (const Case *c,
              const char *record)
{
  const SwitchCard jack = switch_card_new (11, SWITCH_SUIT_CLUBS);
  g_autofree char *folder = g_dir_make_tmp ("switch-fit-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "current.switch", NULL);
  g_autoptr(SwitchSaver) saver = NULL;
  WindowFixture self = { 0 };

  g_assert_true (g_file_set_contents (path, record, -1, NULL));
  saver = switch_saver_new (path);
  set_up (&self, saver, c);
  assert_apart (&self, record == attacked ? "attack" : "turn");
  g_assert_true (is_shown (self.table->attack_chip) == (record == attacked));

  if (record == at_peace)
    {
      gtk_widget_activate_action (GTK_WIDGET (self.table), "table.lay", "u",
                                  switch_table_view_find_card (self.table,
                                                               jack));
      window_helper_wait_frames (GTK_WIDGET (self.window));
      g_assert_true (is_shown (self.table->suit_bar));
      assert_apart (&self, "suit");
    }

  switch_saver_flush (saver);
  window_fixture_tear_down (&self);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  set_language ("en");
  g_unlink (path);
  g_rmdir (folder);
}

static void
test_table (gconstpointer data)
{
  check_record (data, at_peace);
  check_record (data, attacked);
}

int
main (int    argc,
      char **argv)
{
  static const Case cases[] = {
    { "en", 1000, 700, 200 }, { "ms", 1000, 700, 200 },
    { "vi", 800, 600, 200 }, { "ms", 1600, 900, 200 },
    { "en", 1700, 1000, 150 }, { "en", 1900, 1040, 200 },
    { "ms", 1000, 700, 150 },
  };

  gtk_test_init (&argc, &argv, NULL);
  gtk_log_watch ();
  set_language ("en");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path =
        g_strdup_printf ("/fit-table/%s-%dx%d-%d", cases[i].language,
                         cases[i].width, cases[i].height, cases[i].percent);

      g_test_add_data_func (path, &cases[i], test_table);
    }

  return g_test_run ();
}
