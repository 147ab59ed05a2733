/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Dragging a card to the pile: it is laid, or comes back, and is never
 * lost. */

#include <math.h>

#include "gtk-log.h"
#include "window-helper.h"

#include "switch-table-view-private.h"

#define SEQUENCES 1000

static void
set_up (WindowFixture *self,
        const char    *variant,
        gboolean       moving)
{
  window_fixture_set_up (self, variant, 2, moving);
  window_fixture_begin (self, 3);
  while (!gtk_widget_get_mapped (GTK_WIDGET (self->table)) ||
         gtk_widget_get_width (GTK_WIDGET (self->table)) == 0 ||
         gtk_widget_get_width (self->table->hand) == 0)
    g_main_context_iteration (NULL, TRUE);
  window_fixture_wait_turn (self);
}

/* On the strip that no other card covers, turned as the card is. */
static gboolean
get_card_point (WindowFixture    *self,
                SwitchCard        card,
                graphene_point_t *point)
{
  graphene_rect_t rect;
  float angle, inwards;
  double turn;

  if (!switch_hand_view_get_place (SWITCH_HAND_VIEW (self->table->hand),
                                   switch_table_view_find_card (self->table,
                                                                card),
                                   GTK_WIDGET (self->table), &rect, &angle))
    return FALSE;
  turn = (double) angle * G_PI / 180;
  inwards = rect.size.width / 2 - 14;
  graphene_rect_get_center (&rect, point);
  point->x -= (float) cos (turn) * inwards;
  point->y -= (float) sin (turn) * inwards;

  return TRUE;
}

static void
get_pile_point (WindowFixture    *self,
                graphene_point_t *point)
{
  graphene_rect_t rect;
  float angle;

  switch_pile_view_get_place (SWITCH_PILE_VIEW (self->table->discard),
                              GTK_WIDGET (self->table), &rect, &angle);
  graphene_rect_get_center (&rect, point);
}

static void
drag_to_pile (WindowFixture *self,
              SwitchCard     card)
{
  graphene_point_t from, to;

  /* A card that has just come can be picked when it was laid out. */
  gtk_test_widget_wait_for_draw (GTK_WIDGET (self->table));
  g_assert_true (get_card_point (self, card, &from));
  get_pile_point (self, &to);
  _switch_table_view_drag_begin (self->table, from.x, from.y);
  g_assert_cmpuint (self->table->drag.id, ==,
                    switch_table_view_find_card (self->table, card));
  _switch_table_view_drag_update (self->table, to.x - from.x, to.y - from.y);
  _switch_table_view_drag_end (self->table);
}

static void
drawn_cb (gboolean *drawn)
{
  *drawn = TRUE;
}

/* The card follows the pointer all the way, also over the pile. */
static void
test_follow (void)
{
  WindowFixture self = { 0 };
  g_autoptr(GdkPaintable) picture = NULL;
  graphene_point_t from, to;
  gboolean drawn = FALSE;

  set_up (&self, "switch", FALSE);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (self.table));
  g_assert_true (get_card_point (
    &self, switch_table_view_get_card (self.table,
                                       switch_hand_view_get_focused (
                                         SWITCH_HAND_VIEW (
                                           self.table->hand))), &from));
  get_pile_point (&self, &to);
  _switch_table_view_drag_begin (self.table, from.x, from.y);
  picture = gtk_widget_paintable_new (GTK_WIDGET (self.table));
  g_signal_connect_swapped (picture, "invalidate-contents",
                            G_CALLBACK (drawn_cb), &drawn);

  for (int step = 0; step < 4; step++)
    {
      const gint64 begun = g_get_monotonic_time ();

      g_assert_true (_switch_table_view_drag_update (
        self.table, to.x - from.x + (float) step, to.y - from.y));
      drawn = FALSE;
      while (!drawn)
        {
          g_main_context_iteration (NULL, FALSE);
          g_assert_cmpint (g_get_monotonic_time () - begun, <,
                           (gint64) WINDOW_DEADLINE * G_USEC_PER_SEC);
        }
    }
  _switch_table_view_drag_cancel (self.table);
  window_fixture_tear_down (&self);
}

static SwitchCardMask
get_unfit (WindowFixture *self)
{
  const SwitchLegal *legal = switch_stage_get_legal (self->stage);
  SwitchCards cards;

  switch_table_view_get_cards (self->table, &cards);

  return cards.once & ~(legal->bare | legal->named);
}

static void
test_lay (void)
{
  WindowFixture self = { 0 };
  const SwitchLegal *legal;
  SwitchCard card;

  set_up (&self, "switch", FALSE);
  while ((switch_stage_get_legal (self.stage)->bare) == 0)
    {
      window_fixture_act (&self);
      window_fixture_wait_turn (&self);
    }
  while (g_main_context_iteration (NULL, FALSE))
    ;
  legal = switch_stage_get_legal (self.stage);
  card = switch_mask_first (legal->bare);
  drag_to_pile (&self, card);
  window_fixture_settle (&self);
  g_assert_cmpuint (switch_table_view_find_card (self.table, card), ==, 0);
  window_fixture_tear_down (&self);
}

/* Out of the window, less far than a drag, and onto the pile with a card that
 * does not fit where trying has no price. */
static void
test_return (void)
{
  WindowFixture self = { 0 };
  graphene_point_t from;
  SwitchCard card;
  guint before;

  set_up (&self, "switch", FALSE);
  before = switch_game_get_state_number (self.game);
  card = switch_mask_first (get_unfit (&self));
  g_assert_true (get_card_point (&self, card, &from));

  _switch_table_view_drag_begin (self.table, from.x, from.y);
  g_assert_true (_switch_table_view_drag_update (self.table, -900, 40));
  _switch_table_view_drag_end (self.table);
  window_fixture_compare (&self);

  _switch_table_view_drag_begin (self.table, from.x, from.y);
  g_assert_false (_switch_table_view_drag_update (self.table, 2, -2));
  _switch_table_view_drag_end (self.table);
  window_fixture_compare (&self);

  drag_to_pile (&self, card);
  g_assert_cmpuint (switch_game_get_state_number (self.game), ==, before);
  window_fixture_compare (&self);
  window_fixture_tear_down (&self);
}

/* Where trying has a price, a drag pays it and a click does not. */
static void
test_blunder (void)
{
  WindowFixture self = { 0 };
  SwitchCard card;
  guint before, n_cards;

  set_up (&self, "black-jack", FALSE);
  if (switch_stage_get_table (self.stage)->rules->blunder == 0)
    g_assert_not_reached ();
  before = switch_game_get_state_number (self.game);
  n_cards = switch_stage_get_table (self.stage)->count[0];
  card = switch_mask_first (get_unfit (&self));

  gtk_widget_activate_action (GTK_WIDGET (self.table), "table.lay", "u",
                              switch_table_view_find_card (self.table, card));
  gtk_widget_activate_action (GTK_WIDGET (self.table), "table.lay", "u",
                              switch_table_view_find_card (self.table, card));
  g_assert_cmpuint (switch_game_get_state_number (self.game), ==, before);

  drag_to_pile (&self, card);
  g_assert_cmpuint (switch_game_get_state_number (self.game), >, before);
  g_assert_cmpuint (switch_stage_get_table (self.stage)->count[0], >,
                    n_cards);
  g_assert_cmpuint (switch_table_view_find_card (self.table, card), !=, 0);
  window_fixture_tear_down (&self);
}

static void
move_at_random (WindowFixture *self)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (self->table));
  const int height = gtk_widget_get_height (GTK_WIDGET (self->table));
  const int what = g_rand_int_range (self->random, 0, 12);

  if (what < 4)
    {
      const int x = g_rand_int_range (self->random, 0, width);
      const int y = g_rand_int_range (self->random, height * 2 / 3, height);

      switch_stage_input_begins (self->stage);
      _switch_table_view_drag_begin (self->table, x, y);
    }
  else if (what < 8)
    {
      const int dx = g_rand_int_range (self->random, -width, width);
      const int dy = g_rand_int_range (self->random, -height, height);

      _switch_table_view_drag_update (self->table, dx, dy);
    }
  else if (what < 10)
    {
      _switch_table_view_drag_end (self->table);
    }
  else if (what == 10)
    {
      gtk_widget_activate_action (GTK_WIDGET (self->table), "table.draw",
                                  NULL);
    }
  else
    {
      gtk_widget_activate_action (GTK_WIDGET (self->window), "win.undo",
                                  NULL);
      self->engine = *switch_game_get_table (self->game);
      self->n_landed = 0;
      g_array_set_size (self->expected, 0);
    }
}

/* No card is hollow for ever. */
static void
assert_all_seen (WindowFixture *self)
{
  for (guint i = 0; i < self->table->cards->len; i++)
    {
      const guint id =
        g_array_index (self->table->cards, SwitchTableCard, i).id;
      SwitchCardWidget *card =
        switch_hand_view_get_widget (SWITCH_HAND_VIEW (self->table->hand),
                                     id);

      g_assert_false (switch_card_widget_get_state (card) &
                      SWITCH_CARD_HOLLOW);
    }
}

static void
test_random (gconstpointer data)
{
  const gboolean moving = GPOINTER_TO_INT (data);
  WindowFixture self = { 0 };

  set_up (&self, "black-jack", moving);
  for (guint i = 0; i < SEQUENCES; i++)
    {
      move_at_random (&self);
      for (int step = g_rand_int_range (self.random, 0, 6); step > 0; step--)
        window_fixture_step (&self);

      if (i % 20 == 0)
        {
          _switch_table_view_drag_end (self.table);
          window_fixture_settle (&self);
          switch_flight_layer_finish_all (
            SWITCH_FLIGHT_LAYER (self.table->flights));
          window_fixture_compare (&self);
          assert_all_seen (&self);
        }
      if (switch_game_get_over (self.game))
        window_fixture_begin (&self, i);
    }
  _switch_table_view_drag_cancel (self.table);
  window_fixture_settle (&self);
  window_fixture_tear_down (&self);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  gtk_log_watch ();

  g_test_add_func ("/drag/lay", test_lay);
  g_test_add_func ("/drag/follow", test_follow);
  g_test_add_func ("/drag/return", test_return);
  g_test_add_func ("/drag/blunder", test_blunder);
  g_test_add_data_func ("/drag/random/still", GINT_TO_POINTER (FALSE),
                        test_random);
  g_test_add_data_func ("/drag/random/moving", GINT_TO_POINTER (TRUE),
                        test_random);

  return g_test_run ();
}
