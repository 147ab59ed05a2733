/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Cards, multisets of them, and the generator that shuffles them. */

#include <string.h>

#include "switch-powers.h"
#include "switch-random.h"

static void
test_names (void)
{
  for (guint i = 0; i < SWITCH_N_CARDS; i++)
    {
      SwitchCard card;

      g_assert_true (switch_card_parse (switch_card_to_string ((SwitchCard) i),
                                        &card));
      g_assert_cmpuint (card, ==, i);
    }
}

static void
test_wrong_names (void)
{
  const char * const names[] = {
    "", "A", "1H", "th", "TH ", "10H", "AX", "XX", "--", "X", "Ah"
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      SwitchCard card;

      g_assert_false (switch_card_parse (names[i], &card));
    }
}

static void
test_masks (void)
{
  for (guint i = 0; i < SWITCH_N_CARDS; i++)
    {
      const SwitchCard card = (SwitchCard) i;
      const SwitchCardMask bit = SWITCH_CARD_BIT (card);

      for (guint rank = 1; rank <= SWITCH_N_RANKS; rank++)
        g_assert_true (((switch_rank_mask (rank) & bit) != 0) ==
                       (switch_card_get_rank (card) == rank));
      for (guint suit = 0; suit < SWITCH_N_SUITS; suit++)
        g_assert_true (((switch_suit_mask (suit) & bit) != 0) ==
                       (switch_card_get_suit (card) == suit));
    }
}

/* A multiset against an array of counts. */
static void
test_multiset (void)
{
  guint counts[SWITCH_N_CARDS] = { 0 };
  SwitchCards cards = { 0, 0 };

  for (guint i = 0; i < 10000; i++)
    {
      const SwitchCard card =
        (SwitchCard) g_test_rand_int_range (0, SWITCH_N_CARDS);
      SwitchCard array[SWITCH_MAX_PACK];
      guint n_cards = 0;

      if (g_test_rand_bit () && counts[card] < 2)
        {
          switch_cards_add (&cards, card);
          counts[card]++;
        }
      else if (counts[card] > 0)
        {
          switch_cards_remove (&cards, card);
          counts[card]--;
        }

      for (guint j = 0; j < SWITCH_N_CARDS; j++)
        {
          g_assert_cmpuint (switch_cards_count_of (&cards, (SwitchCard) j),
                            ==, counts[j]);
          n_cards += counts[j];
        }
      g_assert_cmpuint (switch_cards_count (&cards), ==, n_cards);
      g_assert_cmpuint (switch_cards_to_array (&cards, array), ==, n_cards);
    }
}

/* The values of section 4 of the rules. */
static void
test_generator (void)
{
  SwitchRandom random = { { 1, 2, 3, 4 } };

  g_assert_cmpuint (switch_random_next (&random), ==, 11520);
  g_assert_cmpuint (switch_random_next (&random), ==, 0);
  g_assert_cmpuint (switch_random_next (&random), ==, 1509978240);
  g_assert_cmpuint (switch_random_next (&random), ==,
                    G_GUINT64_CONSTANT (1215971899390074240));

  switch_random_init (&random, 8146373);
  g_assert_cmphex (switch_random_next (&random), ==,
                   G_GUINT64_CONSTANT (0xae0cbb24c40b2e36));
}

/* Every card is as likely at every place: chi square over 52 × 52 cells.
 * With 2,601 degrees of freedom its standard deviation is 72, so that seven
 * of them are not met by chance. */
static void
test_shuffle_is_fair (void)
{
  const guint n_shuffles = 200000;
  static guint hits[52][52];
  const double expected = n_shuffles / 52.0;
  SwitchRandom random;
  double chi_square = 0;

  memset (hits, 0, sizeof hits);
  switch_random_init (&random, (guint64) g_test_rand_int ());
  for (guint i = 0; i < n_shuffles; i++)
    {
      guint8 pack[52];

      for (guint j = 0; j < 52; j++)
        pack[j] = (guint8) j;
      switch_random_shuffle (&random, pack, 52);
      for (guint j = 0; j < 52; j++)
        hits[pack[j]][j]++;
    }

  for (guint i = 0; i < 52; i++)
    for (guint j = 0; j < 52; j++)
      chi_square += (hits[i][j] - expected) * (hits[i][j] - expected) /
                    expected;

  g_assert_cmpfloat (chi_square, <, 2601 + 7 * 72);
  g_assert_cmpfloat (chi_square, >, 2601 - 7 * 72);
}

static void
test_classes (void)
{
  guint n_named = 0;

  for (guint i = 0; i < SWITCH_N_CLASSES; i++)
    {
      g_autofree char *name = switch_class_to_string ((SwitchCardClass) i);
      SwitchCardClass klass;

      g_assert_true (switch_class_parse (name, &klass));
      g_assert_cmphex (switch_class_get_cards (klass), ==,
                       switch_class_get_cards ((SwitchCardClass) i));
      n_named += klass == i;
    }

  /* The two single jokers are the jokers of a colour. */
  g_assert_cmpuint (n_named, ==, SWITCH_N_CLASSES - 2);
}

static void
test_powers_round_trip (void)
{
  const char * const texts[] = {
    "plain", "draw 2", "draw 20, answer 2 J/black A/H", "cancel all",
    "cancel 7, together", "any-time, suit, draw 4", "skip, no-finish",
    "reverse", "again", "lay-suit", "cover", "cover any",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *text = NULL;
      SwitchPowers powers;

      g_assert_true (switch_powers_parse (texts[i], &powers, &error));
      g_assert_no_error (error);
      text = switch_powers_to_string (&powers);
      g_assert_cmpstr (text, ==, texts[i]);
    }
}

static void
test_wrong_powers (void)
{
  const char * const texts[] = {
    "", " ", "draw", "draw 0", "draw 21", "draw two", "cancel", "cancel 0",
    "skip 2", "skip, skip", "draw 2, skip", "draw 2, cancel 3",
    "cancel all, skip", "cover, cover any", "fly", "suit,", ",suit",
    "answer 2", "draw 2, answer", "draw 2, answer 1", "plain, suit",
    "draw 2, answer 2, answer 3", "any-time suit", "none",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;
      SwitchPowers powers;

      g_test_message ("“%s”", texts[i]);
      g_assert_false (switch_powers_parse (texts[i], &powers, &error));
      g_assert_nonnull (error);
      g_assert_cmpstr (error->message, !=, "");
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cards/names", test_names);
  g_test_add_func ("/cards/wrong-names", test_wrong_names);
  g_test_add_func ("/cards/masks", test_masks);
  g_test_add_func ("/cards/multiset", test_multiset);
  g_test_add_func ("/random/generator", test_generator);
  g_test_add_func ("/random/shuffle-is-fair", test_shuffle_is_fair);
  g_test_add_func ("/powers/classes", test_classes);
  g_test_add_func ("/powers/round-trip", test_powers_round_trip);
  g_test_add_func ("/powers/wrong", test_wrong_powers);

  return g_test_run ();
}
