/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Where a card is refused in the least window, what would do can be read
 * whole, in every language. */

#include "gtk-log.h"
#include "window-helper.h"

#include <glib/gstdio.h>
#include <string.h>

#include "languages.h"

#include "switch-window-private.h"

#define WIDTH  360
#define HEIGHT 400

#define HEAD(variant) \
  "switch-record 1\nvariant " variant "\n" \
  "player A human You\nplayer B casual Mira\nplayer C casual Otto\n"
#define PLAIN \
  HEAD ("switch") "hand A 2S 5H 8D JC\n" \
  "hand B 7S 8S\nhand C 5S 6S\nstock TC KD QC 9S 3C\n"

typedef struct
{
  const char *name;
  const char *record;
  const char *card;
} Situation;

static const Situation situations[] = {
  { "plain", PLAIN "discard 9C\n", "5H" },
  { "skip", PLAIN "discard 8H\npending skip 1 8H\n", "5H" },
  { "attack",
    HEAD ("switch") "hand A 5H 7C 9D\nhand B 2C 8S\nhand C 4C 6S\n"
    "stock TC KD QC 9S 3C\ndiscard AD\npending draw 8 AD\n", "5H" },
  { "blunder",
    HEAD ("black-jack") "hand A 5H 6D 9C\nhand B 2C 3C QS\nhand C 4C 6S TC\n"
    "stock TD KD QC 9S 5C\ndiscard 9H\n", "6D" },
};

typedef struct
{
  const Situation *situation;
  const char      *language;
} Case;

/* A window can be as narrow as a phone once it has got narrow. */
static void
present_least (WindowFixture *self)
{
  GtkWindow *window = GTK_WINDOW (self->window);

  gtk_window_set_default_size (window, WIDTH + 1, HEIGHT);
  gtk_window_present (window);
  window_helper_wait_frames (GTK_WIDGET (window));
  gtk_window_set_default_size (window, WIDTH, HEIGHT);
  window_helper_wait_frames (GTK_WIDGET (window));
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (self->table)), <=, WIDTH);
}

static void
spoken_cb (GString    *spoken,
           const char *text)
{
  g_string_assign (spoken, text);
}

static void
lay (WindowFixture *self,
     const char    *word)
{
  SwitchCard card;

  g_assert_true (switch_card_parse (word, &card));
  gtk_widget_activate_action (GTK_WIDGET (self->table), "table.lay", "u",
                              switch_table_view_find_card (self->table,
                                                           card));
}

/* The words are all there, between what is above and below them, and so is
 * the button, by its name. */
static void
check_shown (WindowFixture *self)
{
  SwitchAnnouncer *announcer = switch_window_get_announcer (self->window);
  GtkWidget *label = window_helper_find (GTK_WIDGET (self->table), "first");
  GtkWidget *why = window_helper_find (GTK_WIDGET (self->table),
                                       "why_button");
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (label));
  const char *text = gtk_label_get_text (GTK_LABEL (label));
  const char *advice = switch_announcer_get_advice (announcer);
  graphene_rect_t bounds;
  int height;

  g_test_message ("%s", text);
  g_assert_nonnull (advice);
  g_assert_true (g_str_has_suffix (text, advice));
  g_assert_false (pango_layout_is_ellipsized (layout));
  pango_layout_get_pixel_size (layout, NULL, &height);
  g_assert_cmpint (height, <=, gtk_widget_get_height (label) + 1);

  g_assert_true (gtk_widget_get_mapped (why));
  g_assert_true (gtk_widget_get_focusable (why));
  g_assert_true (gtk_widget_compute_bounds (why, GTK_WIDGET (self->table),
                                            &bounds));
  g_assert_cmpfloat (bounds.size.width, >=, 24);
  g_assert_cmpfloat (bounds.size.height, >=, 24);
  gtk_test_accessible_assert_property (
    why, GTK_ACCESSIBLE_PROPERTY_LABEL,
    g_str_equal (g_getenv ("LANGUAGE"), "vi") ? "Vì sao?" :
    g_str_equal (g_getenv ("LANGUAGE"), "ms") ? "Mengapa?" : "Why?");
}

static void
test_shown (gconstpointer data)
{
  const Case *c = data;
  g_autofree char *folder = g_dir_make_tmp ("switch-refused-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "current.switch", NULL);
  g_autoptr(GString) spoken = g_string_new (NULL);
  g_autoptr(SwitchSaver) saver = NULL;
  WindowFixture self = { 0 };
  SwitchAnnouncer *announcer;

  set_language (c->language);
  g_assert_true (g_file_set_contents (path, c->situation->record, -1, NULL));
  window_fixture_set_up (&self, "switch", 3, FALSE);
  saver = switch_saver_new (path);
  switch_window_set_saver (self.window, saver);
  switch_window_begin (self.window);
  present_least (&self);

  announcer = switch_window_get_announcer (self.window);
  g_signal_connect_swapped (announcer, "spoken", G_CALLBACK (spoken_cb),
                            spoken);
  lay (&self, c->situation->card);
  window_helper_wait_frames (GTK_WIDGET (self.window));
  g_assert_nonnull (switch_announcer_get_anchor (announcer));
  check_shown (&self);
  g_assert_nonnull (strstr (spoken->str,
                            switch_announcer_get_headline (announcer)));
  g_assert_nonnull (strstr (spoken->str,
                            switch_announcer_get_advice (announcer)));

  switch_saver_flush (saver);
  window_fixture_tear_down (&self);
  g_unlink (path);
  g_rmdir (folder);
  set_language ("en");
}

int
main (int    argc,
      char **argv)
{
  static Case cases[G_N_ELEMENTS (situations) *
                    G_N_ELEMENTS (test_languages)];
  guint n_cases = 0;

  gtk_test_init (&argc, &argv, NULL);
  gtk_log_watch ();
  set_language ("en");

  for (guint i = 0; i < G_N_ELEMENTS (situations); i++)
    for (guint j = 0; j < G_N_ELEMENTS (test_languages); j++)
      {
        Case *c = &cases[n_cases++];
        g_autofree char *path = g_strdup_printf ("/refused/%s/%s",
                                                 situations[i].name,
                                                 test_languages[j]);

        *c = (Case) { &situations[i], test_languages[j] };
        g_test_add_data_func (path, c, test_shown);
      }

  return g_test_run ();
}
