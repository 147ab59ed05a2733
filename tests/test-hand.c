/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Hands: a card keeps its identity, and only events change them. */

#include "switch-hand.h"

#include "switch-eyes.h"
#include "switch-table.h"

static SwitchCard
parse (const char *text)
{
  SwitchCard card;

  g_assert_true (switch_card_parse (text, &card));

  return card;
}

static SwitchHeldCard *
happen (SwitchHand      *hand,
        SwitchEventKind  kind,
        guint            seat,
        const char      *card)
{
  const SwitchEvent event = {
    .kind = (guint8) kind,
    .seat = (guint8) seat,
    .card = card != NULL ? parse (card) : SWITCH_CARD_NONE,
    .suit = SWITCH_SUIT_NONE,
  };

  return switch_hand_apply_event (hand, &event);
}

static void
changed_cb (GListModel *model,
            guint       position,
            guint       n_removed,
            guint       n_added,
            int        *sum)
{
  *sum += (int) n_added - (int) n_removed;
}

static void
test_identity (void)
{
  SwitchHand *hand = switch_hand_new (1);
  SwitchHeldCard *first, *second, *drawn;
  int sum = 0;

  g_signal_connect (hand, "items-changed", G_CALLBACK (changed_cb), &sum);
  first = happen (hand, SWITCH_EVENT_DEALT, 1, "8H");
  happen (hand, SWITCH_EVENT_DEALT, 0, "9H");
  second = happen (hand, SWITCH_EVENT_DEALT, 1, "8H");
  g_assert_true (first != second);
  g_assert_true (switch_hand_get_face_up (hand));

  happen (hand, SWITCH_EVENT_TURN, 1, NULL);
  drawn = happen (hand, SWITCH_EVENT_DREW, 1, "KC");
  g_assert_true (switch_held_card_get_drawn_now (drawn));
  g_assert_cmpuint (switch_hand_get_n_cards (hand), ==, 3);
  g_assert_cmpint (sum, ==, 3);

  g_assert_true (happen (hand, SWITCH_EVENT_LAID, 1, "8H") == first);
  g_assert_true (switch_hand_find (hand, parse ("8H")) == second);
  g_assert_true (happen (hand, SWITCH_EVENT_TOOK_BACK, 1, "8H") == first);
  g_assert_cmpuint (switch_hand_get_n_cards (hand), ==, 3);

  happen (hand, SWITCH_EVENT_TURN, 0, NULL);
  g_assert_false (switch_held_card_get_drawn_now (drawn));
  happen (hand, SWITCH_EVENT_GATHERED, 0, NULL);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (hand)), ==, 0);
  g_assert_cmpint (sum, ==, 0);

  g_assert_finalize_object (hand);
}

static void
test_face_down (void)
{
  SwitchHand *hand = switch_hand_new (0);
  SwitchHeldCard *held;

  happen (hand, SWITCH_EVENT_DEALT, 0, NULL);
  happen (hand, SWITCH_EVENT_DEALT, 0, NULL);
  g_assert_false (switch_hand_get_face_up (hand));

  held = happen (hand, SWITCH_EVENT_LAID, 0, "2C");
  g_assert_cmpuint (switch_held_card_get_card (held), ==, parse ("2C"));
  g_assert_cmpuint (switch_hand_get_n_cards (hand), ==, 1);
  g_assert_true (happen (hand, SWITCH_EVENT_TOOK_BACK, 0, "2C") == held);
  g_assert_false (switch_held_card_get_known (held));

  g_assert_finalize_object (hand);
}

static void
test_reset (void)
{
  SwitchHand *hand = switch_hand_new (0);
  SwitchHeldCard *kept;
  SwitchCards cards = { 0 };

  kept = happen (hand, SWITCH_EVENT_DEALT, 0, "8H");
  happen (hand, SWITCH_EVENT_DEALT, 0, "9H");
  switch_cards_add (&cards, parse ("8H"));
  switch_cards_add (&cards, parse ("8H"));
  switch_cards_add (&cards, parse ("AS"));
  switch_hand_reset (hand, &cards, 3);
  g_assert_cmpuint (switch_hand_get_n_cards (hand), ==, 3);
  g_assert_true (switch_hand_find (hand, parse ("8H")) == kept);
  g_assert_null (switch_hand_find (hand, parse ("9H")));

  switch_hand_reset (hand, NULL, 2);
  g_assert_false (switch_hand_get_face_up (hand));
  g_assert_cmpuint (switch_hand_get_n_cards (hand), ==, 2);
  g_assert_false (switch_held_card_get_known (kept));

  switch_hand_reset (hand, &cards, 3);
  g_assert_true (switch_hand_get_face_up (hand));
  g_assert_nonnull (switch_hand_find (hand, parse ("AS")));
  g_assert_null (switch_hand_find (hand, SWITCH_CARD_NONE));

  g_assert_finalize_object (hand);
}

static void
count_cb (gpointer  object,
          guint    *count)
{
  (*count)++;
}

static void
test_eyes (void)
{
  SwitchEyes *eyes = switch_eyes_new ();
  const SwitchEvent drew = {
    .kind = SWITCH_EVENT_DREW, .seat = 2, .card = parse ("QS"), .amount = 1,
  };
  const SwitchEvent laid = {
    .kind = SWITCH_EVENT_LAID, .seat = 2, .card = parse ("QS"),
  };
  guint n_changed = 0;

  g_signal_connect (eyes, "changed", G_CALLBACK (count_cb), &n_changed);
  g_assert_cmpuint (switch_eyes_see (eyes, &drew).card, ==, SWITCH_CARD_NONE);
  g_assert_cmpuint (switch_eyes_see (eyes, &laid).card, ==, parse ("QS"));

  switch_eyes_set (eyes, SWITCH_EYES_SEAT, 1);
  g_assert_cmpuint (switch_eyes_see (eyes, &drew).card, ==, SWITCH_CARD_NONE);
  switch_eyes_set (eyes, SWITCH_EYES_SEAT, 2);
  switch_eyes_set (eyes, SWITCH_EYES_SEAT, 2);
  g_assert_cmpuint (switch_eyes_see (eyes, &drew).card, ==, parse ("QS"));
  g_assert_false (switch_eyes_sees_all (eyes));
  switch_eyes_set (eyes, SWITCH_EYES_ALL, 1);
  g_assert_cmpuint (switch_eyes_see (eyes, &drew).card, ==, parse ("QS"));
  g_assert_true (switch_eyes_sees_all (eyes));
  g_assert_cmpuint (switch_eyes_get_seat (eyes), ==, 1);
  g_assert_cmpuint (n_changed, ==, 3);

  g_assert_finalize_object (eyes);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/hand/identity", test_identity);
  g_test_add_func ("/hand/face-down", test_face_down);
  g_test_add_func ("/hand/reset", test_reset);
  g_test_add_func ("/hand/eyes", test_eyes);

  return g_test_run ();
}
