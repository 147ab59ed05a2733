/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* A table to look at, without a game: the drawn parts in a window, and a PNG
 * of it where one is asked for.
 *
 *   show-table --rivals 3 --cards 10 --size 1280x800 --png table.png
 */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <locale.h>
#include <time.h>

#include "switch-card-art.h"
#include "switch-direction-arrows.h"
#include "switch-felt.h"
#include "switch-flight-layer.h"
#include "switch-hand-view.h"
#include "switch-pile-view.h"
#include "switch-screenshot.h"
#include "switch-seat-view.h"
#include "switch-style.h"
#include "switch-suit-bar.h"
#include "switch-suit-chip.h"
#include "switch-table-layout.h"

#define FLIGHT_TIME 260   /* of a card that is dealt */

static int n_rivals = 3;
static int n_cards = 10;
static int focus = -1;
static int n_laid = 0;
static int measured = 0;
static double png_scale = 1;
static double text_scale = 0;
static char *size = NULL;
static char *png = NULL;
static char *attack = NULL;
static gboolean dark = FALSE;
static gboolean contrast = FALSE;
static gboolean choosing = FALSE;
static gboolean waiting = FALSE;
static gboolean named = FALSE;
static gboolean four_colour = FALSE;
static gboolean reversed = FALSE;
static gboolean catchable = FALSE;
static gboolean caught = FALSE;
static gboolean called = FALSE;
static gboolean won = FALSE;

static const GOptionEntry entries[] = {
  { "rivals", 'r', 0, G_OPTION_ARG_INT, &n_rivals, "1 to 7", "N" },
  { "cards", 'c', 0, G_OPTION_ARG_INT, &n_cards, "in the hand", "N" },
  { "size", 's', 0, G_OPTION_ARG_STRING, &size, "of the window", "WxH" },
  { "png", 'p', 0, G_OPTION_ARG_FILENAME, &png, "write and quit", "FILE" },
  { "scale", 0, 0, G_OPTION_ARG_DOUBLE, &png_scale, "of the PNG", "N" },
  { "text", 't', 0, G_OPTION_ARG_DOUBLE, &text_scale, "its size", "N" },
  { "dark", 'd', 0, G_OPTION_ARG_NONE, &dark, "dark", NULL },
  { "contrast", 0, 0, G_OPTION_ARG_NONE, &contrast, "high contrast", NULL },
  { "suit-bar", 'b', 0, G_OPTION_ARG_NONE, &choosing, "suit bar", NULL },
  { "waiting", 'w', 0, G_OPTION_ARG_NONE, &waiting, "a rival's turn", NULL },
  { "named", 'n', 0, G_OPTION_ARG_NONE, &named, "a named suit", NULL },
  { "four-colour", '4', 0, G_OPTION_ARG_NONE, &four_colour, "deck", NULL },
  { "reversed", 0, 0, G_OPTION_ARG_NONE, &reversed, "direction", NULL },
  { "catchable", 0, 0, G_OPTION_ARG_NONE, &catchable, "Catch!", NULL },
  { "caught", 0, 0, G_OPTION_ARG_NONE, &caught, "Caught!", NULL },
  { "called", 0, 0, G_OPTION_ARG_NONE, &called, "you, Last card!", NULL },
  { "won", 0, 0, G_OPTION_ARG_NONE, &won, "ribbons", NULL },
  { "attack", 'a', 0, G_OPTION_ARG_STRING, &attack, "chip", "TEXT" },
  { "focus", 'f', 0, G_OPTION_ARG_INT, &focus, "a card", "N" },
  { "laid", 'l', 0, G_OPTION_ARG_INT, &n_laid, "in this turn", "N" },
  { "measure", 'm', 0, G_OPTION_ARG_INT, &measured,
    "tell the cost of a frame while so many cards fly; -1: of all drawn",
    "N" },
  { NULL }
};

/* What is in the hand. */
static const SwitchCard hand_cards[] = {
  2, 8, 10, 14, 20, 24, 30, 34, 38, 42, 0, 5, 16, 27, 39, 51, 44, 12, 31,
  22, 1, 3, 4, 6, 7, 9, 11, 13, 15, 17, 18, 19, 21, 23, 25, 26, 28, 29, 32,
  33,
};

static GMainLoop *loop;
static GtkWidget *window;
static GtkWidget *table;
static GtkWidget *hand;
static GtkWidget *stock;
static GtkWidget *discard;
static GtkWidget *flights;

static void
add (GtkWidget       *child,
     SwitchTableSlot  slot)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (table);

  gtk_widget_set_parent (child, table);
  switch_table_layout_place (SWITCH_TABLE_LAYOUT (layout), child, slot);
}

static GtkWidget *
new_button (const char *label,
            const char *key,
            gboolean    due)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *cap = gtk_label_new (key);

  gtk_widget_add_css_class (cap, "key-cap");
  gtk_widget_set_valign (cap, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), gtk_label_new (label));
  gtk_box_append (GTK_BOX (box), cap);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "felt");
  if (due)
    gtk_widget_add_css_class (button, "due");
  return button;
}

static void
add_seats (void)
{
  static const struct { const char *name; guint n; const char *score; }
  rivals[] = {
    { "Mira", 6, "1 round won" }, { "Otto", 1, "0 rounds won" },
    { "Quyên", 9, "1 round won" }, { "Farid", 4, "0 rounds won" },
    { "Ines", 8, "3 rounds won" }, { "Jonas", 5, "0 rounds won" },
    { "Siti", 10, "1 round won" },
  };
  GtkWidget *own = switch_seat_view_new (TRUE);

  for (int i = 0; i < n_rivals; i++)
    {
      GtkWidget *seat = switch_seat_view_new (FALSE);
      const gboolean last = rivals[i].n == 1;

      g_object_set (seat,
                    "name", rivals[i].name,
                    "score", rivals[i].score,
                    "short-score", "1 won",
                    "n-cards", rivals[i].n,
                    "seat", i + 1,
                    "alert", last,
                    "catchable", last && catchable,
                    "flag", last && !catchable ? "Last card!" : NULL,
                    "turn", waiting && i == 0,
                    "caught", caught && i % 2 == 0,
                    "won", won && i == 0,
                    "word", "thinking …",
                    NULL);
      add (seat, SWITCH_TABLE_SLOT_SEAT);
    }

  g_object_set (own,
                "name", "You",
                "score", "2 rounds won",
                "n-cards", n_cards,
                "turn", !waiting,
                "dealer", TRUE,
                "caught", caught,
                "flag", called ? "Last card!" : NULL,
                "alert", called,
                "won", won,
                NULL);
  add (own, SWITCH_TABLE_SLOT_OWN_SEAT);
}

static void
add_middle (void)
{
  static const SwitchCard cards[] = { 45, 19, 34, 36, 8, 21, 23 };
  GtkWidget *arrows = switch_direction_arrows_new ();
  GtkWidget *chip = switch_suit_chip_new ();

  switch_direction_arrows_set_clockwise (SWITCH_DIRECTION_ARROWS (arrows),
                                         !reversed);
  add (arrows, SWITCH_TABLE_SLOT_ARROWS);

  stock = switch_pile_view_new (SWITCH_PILE_STOCK);
  switch_pile_view_set_count (SWITCH_PILE_VIEW (stock), 27);
  add (stock, SWITCH_TABLE_SLOT_STOCK);

  discard = switch_pile_view_new (SWITCH_PILE_DISCARD);
  switch_pile_view_set_cards (SWITCH_PILE_VIEW (discard), cards,
                              G_N_ELEMENTS (cards), 12, (guint) n_laid);
  add (discard, SWITCH_TABLE_SLOT_DISCARD);

  if (named)
    switch_suit_chip_set_suit (SWITCH_SUIT_CHIP (chip), SWITCH_SUIT_HEARTS);
  add (chip, SWITCH_TABLE_SLOT_SUIT_CHIP);

  if (attack != NULL)
    {
      GtkWidget *label = gtk_label_new (attack);

      gtk_widget_add_css_class (label, "attack-chip");
      add (label, SWITCH_TABLE_SLOT_ATTACK_CHIP);
    }
}

static void
add_sentence (void)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_markup (GTK_LABEL (label), waiting
    ? "<b>Mira is thinking.</b> Otto has one card and called it in time."
    : "<b>Your turn.</b> Otto laid the jack of diamonds and named "
      "<b>hearts</b>.\n<span alpha='85%'>Lay a heart, a jack or an ace – "
      "or draw a card.</span>");
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, "sentence");
  add (label, SWITCH_TABLE_SLOT_SENTENCE);
}

static void
add_hand (void)
{
  SwitchCardMask fitting = SWITCH_CARD_BIT (10) | SWITCH_CARD_BIT (0);

  for (guint card = 26; card < 39; card++)
    fitting |= SWITCH_CARD_BIT (card);
  hand = switch_hand_view_new ();
  for (int i = 0; i < n_cards; i++)
    switch_hand_view_add (SWITCH_HAND_VIEW (hand), (guint) i + 1,
                          hand_cards[i % 40]);
  switch_hand_view_set_fitting (SWITCH_HAND_VIEW (hand), !waiting, fitting);
  add (hand, SWITCH_TABLE_SLOT_HAND);
}

static void
build_table (void)
{
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  table = g_object_new (GTK_TYPE_BOX, NULL);
  gtk_widget_set_layout_manager (table, switch_table_layout_new ());
  gtk_widget_add_css_class (table, "table");
  add (switch_felt_new (), SWITCH_TABLE_SLOT_WHOLE);
  add_middle ();
  add_seats ();
  add_sentence ();

  gtk_box_append (GTK_BOX (buttons),
                  new_button (attack != NULL ? "Draw 4" : "Draw", "D",
                              attack != NULL));
  gtk_box_append (GTK_BOX (buttons), new_button ("Last card!", "L", FALSE));
  gtk_widget_set_sensitive (gtk_widget_get_first_child (buttons), !waiting);
  add (buttons, SWITCH_TABLE_SLOT_BUTTONS);
  add_hand ();

  if (choosing)
    {
      const guint counts[] = { 3, 1, 2, 1 };
      GtkWidget *bar = switch_suit_bar_new ();

      switch_suit_bar_set_question (SWITCH_SUIT_BAR (bar),
        "Jack of clubs – which suit shall be followed?");
      switch_suit_bar_set_counts (SWITCH_SUIT_BAR (bar), counts);
      add (bar, SWITCH_TABLE_SLOT_SUIT_BAR);
    }
  flights = switch_flight_layer_new ();
  add (flights, SWITCH_TABLE_SLOT_WHOLE);
}

static void
window_class_cb (GtkLayoutManager *layout)
{
  guint window_class;

  g_object_get (layout, "window-class", &window_class, NULL);
  gtk_widget_remove_css_class (table, "narrow");
  if (window_class == SWITCH_WINDOW_NARROW)
    gtk_widget_add_css_class (table, "narrow");
}

static gboolean
save_cb (gpointer data)
{
  g_autoptr(GError) error = NULL;

  if (!switch_screenshot_save (GTK_WINDOW (window), png, png_scale, &error))
    g_printerr ("%s\n", error->message);
  g_main_loop_quit (loop);
  return G_SOURCE_REMOVE;
}

static GArray *costs;
static gboolean pictures_made = TRUE;
static gint64 frame_start;
static gboolean flip;

/* Of this thread, so that a busy machine measures the same. */
static gint64
get_time_used (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

static void
before_paint_cb (void)
{
  frame_start = get_time_used ();
}

static void
after_paint_cb (void)
{
  const double cost = (double) (get_time_used () - frame_start) / 1000;

  g_array_append_val (costs, cost);
}

static void
changed_cb (void)
{
  pictures_made = TRUE;
}

static int
compare_costs (gconstpointer a,
               gconstpointer b)
{
  const double one = *(const double *) a, other = *(const double *) b;

  return (one > other) - (one < other);
}

static void
fly_cards (void)
{
  SwitchFlightEnd from = { .face_up = FALSE }, to = { .face_up = TRUE };

  switch_pile_view_get_place (SWITCH_PILE_VIEW (stock), table,
                              &from.rect, &from.angle);
  for (int i = 0; measured > 0 && i * FLIGHT_TIME / measured < 2000; i++)
    {
      switch_hand_view_get_place (SWITCH_HAND_VIEW (hand),
                                  (guint) (i % n_cards) + 1, table,
                                  &to.rect, &to.angle);
      switch_flight_layer_fly (SWITCH_FLIGHT_LAYER (flights),
                               hand_cards[i % n_cards % 40], &from, &to,
                               (guint) (i * FLIGHT_TIME / measured),
                               FLIGHT_TIME, NULL, NULL);
    }
}

/* A round in which pictures were made is forgotten. */
static gboolean
report_cb (gpointer data)
{
  if (pictures_made)
    {
      pictures_made = FALSE;
      g_array_set_size (costs, 0);
      fly_cards ();
      return G_SOURCE_CONTINUE;
    }

  g_array_sort (costs, compare_costs);
  g_print ("%d flying: %u frames, p50 %.2f ms, p95 %.2f ms\n",
           measured, costs->len,
           g_array_index (costs, double, costs->len / 2),
           g_array_index (costs, double, costs->len * 95 / 100));
  g_main_loop_quit (loop);
  return G_SOURCE_REMOVE;
}

static gboolean
redraw_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       data)
{
  flip = !flip;
  gtk_widget_set_opacity (table, flip ? 0.99 : 1);
  return G_SOURCE_CONTINUE;
}

static gboolean
measure_cb (gpointer data)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);

  costs = g_array_new (FALSE, FALSE, sizeof (double));
  g_signal_connect (switch_card_art_get_default (), "changed",
                    G_CALLBACK (changed_cb), NULL);
  g_signal_connect (clock, "before-paint", G_CALLBACK (before_paint_cb), NULL);
  g_signal_connect_after (clock, "after-paint", G_CALLBACK (after_paint_cb),
                          NULL);
  if (measured < 0)
    gtk_widget_add_tick_callback (table, redraw_cb, NULL, NULL);
  fly_cards ();
  g_timeout_add (2100, report_cb, NULL);
  return G_SOURCE_REMOVE;
}

int
main (int    argc,
      char **argv)
{
  g_autoptr(GOptionContext) context = g_option_context_new (NULL);
  g_autoptr(GError) error = NULL;
  int width = 1280, height = 800;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("SWITCH_LOCALEDIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    g_error ("%s", error->message);
  if (size != NULL)
    sscanf (size, "%dx%d", &width, &height);

  gtk_init ();
  if (dark || contrast)
    g_object_set (gtk_settings_get_default (),
                  "gtk-application-prefer-dark-theme", dark,
                  "gtk-theme-name", contrast ? "HighContrast" : "Default",
                  NULL);
  if (text_scale > 0)
    g_object_set (gtk_settings_get_default (),
                  "gtk-xft-dpi", (int) (text_scale * 96 * 1024), NULL);
  switch_style_attach (switch_style_get_default (),
                       gdk_display_get_default ());
  switch_card_art_set_four_colour (switch_card_art_get_default (),
                                   four_colour);

  window = gtk_window_new ();
  build_table ();
  if (contrast)
    gtk_widget_add_css_class (table, "contrast");
  if (width >= 1600)
    gtk_widget_add_css_class (table, "large");
  g_signal_connect (gtk_widget_get_layout_manager (table),
                    "notify::window-class", G_CALLBACK (window_class_cb),
                    NULL);
  gtk_window_set_child (GTK_WINDOW (window), table);
  gtk_window_set_titlebar (GTK_WINDOW (window), gtk_header_bar_new ());
  gtk_window_set_title (GTK_WINDOW (window), "Your turn");
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_present (GTK_WINDOW (window));
  if (focus >= 0)
    {
      gtk_window_set_focus_visible (GTK_WINDOW (window), TRUE);
      switch_hand_view_focus (SWITCH_HAND_VIEW (hand), (guint) focus);
    }

  loop = g_main_loop_new (NULL, FALSE);
  if (png != NULL)
    g_timeout_add (600, save_cb, NULL);
  if (measured != 0)
    g_timeout_add (600, measure_cb, NULL);
  g_main_loop_run (loop);
  return 0;
}
