/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gtk-log.h"
#include "config.h"

#include <gtk/gtk.h>
#include <math.h>

#include "view/switch-card-art.h"
#include "view/switch-direction-arrows.h"
#include "view/switch-felt.h"
#include "view/switch-flight-layer.h"
#include "view/switch-hand-view.h"
#include "view/switch-pile-view.h"
#include "view/switch-seat-view.h"
#include "view/switch-style.h"
#include "view/switch-suit-bar.h"
#include "view/switch-suit-chip.h"
#include "view/switch-table-layout.h"

/* The drawn parts, each in a window of its own. */

static GtkWidget *
show (GtkWidget *child,
      int        width,
      int        height)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_child (GTK_WINDOW (window), child);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  return window;
}

static GtkWidget *
new_table (GtkWidget       *child,
           SwitchTableSlot  slot)
{
  GtkWidget *table = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkLayoutManager *layout = switch_table_layout_new ();

  gtk_widget_set_layout_manager (table, layout);
  gtk_widget_set_parent (child, table);
  switch_table_layout_place (SWITCH_TABLE_LAYOUT (layout), child, slot);
  return table;
}

/* A table does not drop a child that it was only given as its parent. */
static void
close_table (GtkWidget *window,
             GtkWidget *child)
{
  gtk_widget_unparent (child);
  gtk_window_destroy (GTK_WINDOW (window));
}

static GtkWidget *
new_hand (guint n)
{
  GtkWidget *hand = switch_hand_view_new ();

  for (guint i = 0; i < n; i++)
    switch_hand_view_add (SWITCH_HAND_VIEW (hand), i + 1,
                          (SwitchCard) (i * 7 % SWITCH_N_CARDS));
  switch_hand_view_finish (SWITCH_HAND_VIEW (hand));
  return hand;
}

/* In the middle of every card's strip there is that card. */
static void
check_strips (guint n,
              int   width,
              int   height)
{
  GtkWidget *hand = new_hand (n);
  GtkWidget *table = new_table (hand, SWITCH_TABLE_SLOT_HAND);
  GtkWidget *window = show (table, width, height);

  /* The cards may have to cover one another anew. */
  while (g_main_context_iteration (NULL, FALSE))
    ;
  switch_hand_view_finish (SWITCH_HAND_VIEW (hand));
  gtk_test_widget_wait_for_draw (window);
  for (guint id = 1; id <= n; id++)
    {
      graphene_rect_t rect;
      float angle, x, y;
      GtkWidget *picked;

      g_assert_true (switch_hand_view_get_place (SWITCH_HAND_VIEW (hand), id,
                                                 table, &rect, &angle));
      angle *= (float) G_PI / 180;
      x = 8 - rect.size.width / 2;
      y = 12 - rect.size.height / 2;
      picked = gtk_widget_pick (table,
        rect.origin.x + rect.size.width / 2 + x * cosf (angle) -
        y * sinf (angle),
        rect.origin.y + rect.size.height / 2 + x * sinf (angle) +
        y * cosf (angle), GTK_PICK_DEFAULT);
      g_assert_true (picked ==
        GTK_WIDGET (switch_hand_view_get_widget (SWITCH_HAND_VIEW (hand),
                                                 id)));
    }
  close_table (window, hand);
}

static void
test_strips (void)
{
  check_strips (7, 360, 400);
  check_strips (40, 360, 400);
  check_strips (40, 1920, 1000);

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  check_strips (7, 360, 400);
  check_strips (40, 360, 400);
  check_strips (40, 1920, 1000);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

static void
test_focus (void)
{
  GtkWidget *hand = new_hand (5);
  SwitchHandView *view = SWITCH_HAND_VIEW (hand);
  GtkWidget *table = new_table (hand, SWITCH_TABLE_SLOT_HAND);
  GtkWidget *window = show (table, 800, 600);

  g_assert_true (switch_hand_view_focus (view, 3));
  g_assert_cmpuint (switch_hand_view_get_focused (view), ==, 3);
  while (switch_hand_view_get_n_cards (view) > 1)
    {
      const guint focused = switch_hand_view_get_focused (view);

      switch_hand_view_remove (view, focused);
      g_assert_cmpuint (switch_hand_view_get_focused (view), !=, focused);
      g_assert_nonnull (gtk_widget_get_focus_child (hand));
    }
  switch_hand_view_clear (view);
  g_assert_cmpuint (switch_hand_view_get_focused (view), ==, 0);
  close_table (window, hand);
}

static void
assert_label (gpointer    widget,
              const char *label)
{
  g_autofree char *wrong =
    gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                        GTK_ACCESSIBLE_PROPERTY_LABEL, label);

  g_assert_cmpstr (wrong, ==, NULL);
}

/* A card of which only the back is seen does not tell its name. */
static void
test_names (void)
{
  GtkWidget *card = switch_card_widget_new_button (48);
  GtkWidget *pile = switch_pile_view_new (SWITCH_PILE_DISCARD);
  GtkWidget *seat = switch_seat_view_new (FALSE);
  const SwitchCard top = 10;

  g_object_ref_sink (card);
  g_object_ref_sink (pile);
  g_object_ref_sink (seat);

  gtk_test_accessible_assert_role (card, GTK_ACCESSIBLE_ROLE_BUTTON);
  assert_label (card, "ten of spades");
  switch_card_widget_set_state (SWITCH_CARD_WIDGET (card),
                                SWITCH_CARD_FACE_UP, FALSE);
  assert_label (card, "face-down card");

  assert_label (pile, "Discard pile, empty");
  switch_pile_view_set_cards (SWITCH_PILE_VIEW (pile), &top, 1, 0, 0);
  assert_label (pile, "Discard pile, on top the jack of clubs");

  g_object_set (seat, "name", "Mira", "n-cards", 3, "turn", TRUE,
                "score", "34 points", NULL);
  assert_label (seat, "Mira has 3 cards. It is the turn of Mira. "
                      "Score: 34 points.");

  g_assert_finalize_object (card);
  g_assert_finalize_object (pile);
  g_assert_finalize_object (seat);
}

static int
get_label_width (GtkWidget  *seat,
                 const char *text)
{
  for (GtkWidget *child = gtk_widget_get_first_child (seat); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_LABEL (child) && gtk_widget_get_child_visible (child) &&
        g_str_equal (gtk_label_get_text (GTK_LABEL (child)), text))
      return gtk_widget_get_width (child);

  return 0;
}

/* On the smallest plate that has room for them a dealer has no less of a name
 * and of a score than others. */
static void
test_dealer (void)
{
  GtkWidget *seat = switch_seat_view_new (FALSE);
  GtkWidget *window;
  int name, score;

  switch_seat_view_set_metrics (SWITCH_SEAT_VIEW (seat), SWITCH_SEAT_PLATE,
                                40, 50);
  g_object_set (seat, "name", "Aisyah", "score", "thinking …",
                "short-score", "thinking …", "n-cards", 3, NULL);
  window = show (seat, 124, 50);
  name = get_label_width (seat, "Aisyah");
  score = get_label_width (seat, "thinking …");
  g_assert_cmpint (name, >, 0);
  g_assert_cmpint (score, >, 0);

  g_object_set (seat, "dealer", TRUE, NULL);
  gtk_test_widget_wait_for_draw (window);
  g_assert_cmpint (get_label_width (seat, "D"), >, 0);
  g_assert_cmpint (get_label_width (seat, "Aisyah"), ==, name);
  g_assert_cmpint (get_label_width (seat, "thinking …"), ==, score);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
count_cb (gpointer data)
{
  (*(guint *) data)++;
}

static void
test_flights (void)
{
  GtkWidget *layer = switch_flight_layer_new ();
  GtkWidget *window = show (layer, 400, 300);
  const SwitchFlightEnd from = {
    .rect = GRAPHENE_RECT_INIT (10, 10, 60, 84),
  };
  const SwitchFlightEnd to = {
    .rect = GRAPHENE_RECT_INIT (300, 200, 60, 84), .angle = 5,
    .face_up = TRUE,
  };
  guint landed = 0;

  for (guint i = 0; i < 5; i++)
    switch_flight_layer_fly (SWITCH_FLIGHT_LAYER (layer), (SwitchCard) i,
                             &from, &to, 20 * i, 60, count_cb, &landed);
  g_assert_cmpuint (landed, ==, 0);
  while (switch_flight_layer_is_flying (SWITCH_FLIGHT_LAYER (layer)))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (landed, ==, 5);

  for (guint i = 0; i < 5; i++)
    switch_flight_layer_fly (SWITCH_FLIGHT_LAYER (layer), (SwitchCard) i,
                             &from, &to, 0, 10000, count_cb, &landed);
  switch_flight_layer_finish_all (SWITCH_FLIGHT_LAYER (layer));
  g_assert_cmpuint (landed, ==, 10);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_templates (void)
{
  GtkWidget *parts[] = {
    switch_direction_arrows_new (), switch_felt_new (),
    switch_flight_layer_new (), switch_hand_view_new (),
    switch_pile_view_new (SWITCH_PILE_STOCK),
    switch_pile_view_new (SWITCH_PILE_DISCARD),
    switch_seat_view_new (TRUE), switch_suit_bar_new (),
    switch_suit_chip_new (),
  };

  switch_suit_chip_set_suit (SWITCH_SUIT_CHIP (parts[8]), SWITCH_SUIT_HEARTS);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      GtkWidget *window = show (g_object_ref (parts[i]), 400, 300);

      gtk_window_destroy (GTK_WINDOW (window));
      g_assert_finalize_object (parts[i]);
    }
}

static void
snapshot_cards (float width)
{
  SwitchCardArt *art = switch_card_art_get_default ();
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;

  for (SwitchCard card = 0; card < 52; card++)
    switch_card_art_snapshot (art, snapshot, card, width, 1,
                              SWITCH_ELEVATION_LYING, FALSE);
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);
  gsk_render_node_unref (node);
}

static void
count_change_cb (SwitchCardArt *art,
                 guint         *n_changes)
{
  (*n_changes)++;
}

static gboolean
stop_waiting_cb (gpointer data)
{
  gboolean *over = data;

  *over = TRUE;
  return G_SOURCE_REMOVE;
}

/* More than is kept, all of it on the screen: it is drawn until it is there,
 * and then there is quiet. */
static void
test_quiet (void)
{
  SwitchCardArt *art = switch_card_art_get_default ();
  guint n_changes = 0, n_redraws = 0;
  gboolean over = FALSE;
  const gulong handler = g_signal_connect (art, "changed",
                                           G_CALLBACK (count_change_cb),
                                           &n_changes);

  snapshot_cards (310);
  while (!over)
    {
      const guint before = n_changes;
      guint timeout = g_timeout_add (3000, stop_waiting_cb, &over);

      snapshot_cards (320);
      while (n_changes == before && !over)
        g_main_context_iteration (NULL, TRUE);
      if (!over)
        g_source_remove (timeout);
      g_assert_cmpuint (++n_redraws, <, 200);
    }
  g_assert_cmpuint (n_changes, >, 0);
  g_signal_handler_disconnect (art, handler);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  gtk_log_watch ();
  switch_style_attach (switch_style_get_default (),
                       gdk_display_get_default ());

  g_test_add_func ("/parts/strips", test_strips);
  g_test_add_func ("/parts/focus", test_focus);
  g_test_add_func ("/parts/names", test_names);
  g_test_add_func ("/parts/dealer", test_dealer);
  g_test_add_func ("/parts/flights", test_flights);
  g_test_add_func ("/parts/templates", test_templates);
  g_test_add_func ("/parts/quiet", test_quiet);

  return g_test_run ();
}
