/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-card-names.h"

#include <glib/gi18n-lib.h>

/* Translators: Names of playing cards, as a screen reader says them and as
 * they stand inside of sentences. Write them as you would there, without an
 * article where your language can do without. */
static const char *const names[SWITCH_N_CARDS] = {
  NC_("card name", "ace of clubs"),
  NC_("card name", "two of clubs"),
  NC_("card name", "three of clubs"),
  NC_("card name", "four of clubs"),
  NC_("card name", "five of clubs"),
  NC_("card name", "six of clubs"),
  NC_("card name", "seven of clubs"),
  NC_("card name", "eight of clubs"),
  NC_("card name", "nine of clubs"),
  NC_("card name", "ten of clubs"),
  NC_("card name", "jack of clubs"),
  NC_("card name", "queen of clubs"),
  NC_("card name", "king of clubs"),
  NC_("card name", "ace of diamonds"),
  NC_("card name", "two of diamonds"),
  NC_("card name", "three of diamonds"),
  NC_("card name", "four of diamonds"),
  NC_("card name", "five of diamonds"),
  NC_("card name", "six of diamonds"),
  NC_("card name", "seven of diamonds"),
  NC_("card name", "eight of diamonds"),
  NC_("card name", "nine of diamonds"),
  NC_("card name", "ten of diamonds"),
  NC_("card name", "jack of diamonds"),
  NC_("card name", "queen of diamonds"),
  NC_("card name", "king of diamonds"),
  NC_("card name", "ace of hearts"),
  NC_("card name", "two of hearts"),
  NC_("card name", "three of hearts"),
  NC_("card name", "four of hearts"),
  NC_("card name", "five of hearts"),
  NC_("card name", "six of hearts"),
  NC_("card name", "seven of hearts"),
  NC_("card name", "eight of hearts"),
  NC_("card name", "nine of hearts"),
  NC_("card name", "ten of hearts"),
  NC_("card name", "jack of hearts"),
  NC_("card name", "queen of hearts"),
  NC_("card name", "king of hearts"),
  NC_("card name", "ace of spades"),
  NC_("card name", "two of spades"),
  NC_("card name", "three of spades"),
  NC_("card name", "four of spades"),
  NC_("card name", "five of spades"),
  NC_("card name", "six of spades"),
  NC_("card name", "seven of spades"),
  NC_("card name", "eight of spades"),
  NC_("card name", "nine of spades"),
  NC_("card name", "ten of spades"),
  NC_("card name", "jack of spades"),
  NC_("card name", "queen of spades"),
  NC_("card name", "king of spades"),
  NC_("card name", "red joker"),
  NC_("card name", "black joker"),
};

/* Translators: The four suits, as labels and as a screen reader says them. */
static const char *const suits[SWITCH_N_SUITS] = {
  NC_("suit", "Clubs"),
  NC_("suit", "Diamonds"),
  NC_("suit", "Hearts"),
  NC_("suit", "Spades"),
};

/**
 * switch_card_names_get:
 * @card: a card, or %SWITCH_CARD_NONE
 *
 * Names a card in the user's language.
 *
 * Returns: its name; "face-down card" for %SWITCH_CARD_NONE
 */
const char *
switch_card_names_get (SwitchCard card)
{
  if (card >= SWITCH_N_CARDS)
    /* Translators: A card of which only the back is seen. */
    return C_("card name", "face-down card");
  return g_dpgettext2 (GETTEXT_PACKAGE, "card name", names[card]);
}

/**
 * switch_card_names_get_suit:
 * @suit: a suit
 *
 * Names a suit in the user's language, as a label.
 *
 * Returns: its name
 */
const char *
switch_card_names_get_suit (SwitchSuit suit)
{
  g_return_val_if_fail (suit < SWITCH_N_SUITS, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "suit", suits[suit]);
}
