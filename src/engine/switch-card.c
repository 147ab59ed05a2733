/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "switch-card.h"

#include <string.h>

static const char rank_letters[] = "A23456789TJQKX";
static const char suit_letters[] = "CDHS";

/**
 * switch_card_is_red:
 * @card: a card
 *
 * Returns: whether it is a diamond, a heart or the red joker
 */
gboolean
switch_card_is_red (SwitchCard card)
{
  const SwitchSuit suit = switch_card_get_suit (card);

  if (switch_card_is_joker (card))
    return card == SWITCH_CARD_RED_JOKER;

  return suit == SWITCH_SUIT_DIAMONDS || suit == SWITCH_SUIT_HEARTS;
}

/**
 * switch_card_get_pips:
 * @card: a card
 *
 * What a card counts by its rank alone: court cards ten, jokers fifty.
 *
 * Returns: its points, section 8 of the rules
 */
guint
switch_card_get_pips (SwitchCard card)
{
  if (switch_card_is_joker (card))
    return 50;

  return MIN (switch_card_get_rank (card), 10);
}

/**
 * switch_card_to_string:
 * @card: a card, or %SWITCH_CARD_NONE
 *
 * Returns: its two letters as in a record, as `TS`; `--` for no card
 */
const char *
switch_card_to_string (SwitchCard card)
{
  static const char names[SWITCH_N_CARDS + 1][3] = {
    "AC", "2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "TC", "JC", "QC",
    "KC",
    "AD", "2D", "3D", "4D", "5D", "6D", "7D", "8D", "9D", "TD", "JD", "QD",
    "KD",
    "AH", "2H", "3H", "4H", "5H", "6H", "7H", "8H", "9H", "TH", "JH", "QH",
    "KH",
    "AS", "2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "TS", "JS", "QS",
    "KS",
    "XR", "XB", "--"
  };

  return names[MIN (card, SWITCH_N_CARDS)];
}

/**
 * switch_card_parse:
 * @text: two letters
 * @card: (out): the card
 *
 * Returns: whether @text names a card and nothing else
 */
gboolean
switch_card_parse (const char *text,
                   SwitchCard *card)
{
  SwitchSuit suit;
  guint rank;

  g_return_val_if_fail (text != NULL, FALSE);
  g_return_val_if_fail (card != NULL, FALSE);

  if (text[0] == '\0' || text[1] == '\0' || text[2] != '\0')
    return FALSE;

  if (text[0] == 'X')
    {
      if (text[1] != 'R' && text[1] != 'B')
        return FALSE;

      *card = text[1] == 'R' ? SWITCH_CARD_RED_JOKER
                             : SWITCH_CARD_BLACK_JOKER;
      return TRUE;
    }

  if (!switch_rank_parse (text[0], &rank) ||
      !switch_suit_parse (text[1], &suit))
    return FALSE;

  *card = switch_card_new (rank, suit);
  return TRUE;
}

/**
 * switch_rank_to_char:
 * @rank: 1 to 14
 *
 * Returns: its letter
 */
char
switch_rank_to_char (guint rank)
{
  g_return_val_if_fail (rank >= 1 && rank <= SWITCH_N_RANKS, '?');

  return rank_letters[rank - 1];
}

/**
 * switch_rank_parse:
 * @letter: a letter of a rank, `X` for jokers
 * @rank: (out): the rank
 *
 * Returns: whether there is such a rank
 */
gboolean
switch_rank_parse (char   letter,
                   guint *rank)
{
  const char *found = letter != '\0' ? strchr (rank_letters, letter) : NULL;

  g_return_val_if_fail (rank != NULL, FALSE);

  if (found == NULL)
    return FALSE;

  *rank = (guint) (found - rank_letters) + 1;
  return TRUE;
}

/**
 * switch_suit_to_char:
 * @suit: a suit
 *
 * Returns: its letter
 */
char
switch_suit_to_char (SwitchSuit suit)
{
  g_return_val_if_fail (suit < SWITCH_SUIT_NONE, '?');

  return suit_letters[suit];
}

/**
 * switch_suit_parse:
 * @letter: a letter of a suit
 * @suit: (out): the suit
 *
 * Returns: whether there is such a suit
 */
gboolean
switch_suit_parse (char        letter,
                   SwitchSuit *suit)
{
  const char *found = letter != '\0' ? strchr (suit_letters, letter) : NULL;

  g_return_val_if_fail (suit != NULL, FALSE);

  if (found == NULL)
    return FALSE;

  *suit = (SwitchSuit) (found - suit_letters);
  return TRUE;
}

/**
 * switch_cards_to_array:
 * @cards: some cards
 * @array: (out): where to put them, lowest first, copies together
 *
 * Returns: how many there are
 */
guint
switch_cards_to_array (const SwitchCards *cards,
                       SwitchCard         array[SWITCH_MAX_PACK])
{
  guint n = 0;

  for (SwitchCardMask rest = cards->once; rest != 0; rest &= rest - 1)
    {
      const SwitchCard card = switch_mask_first (rest);

      array[n++] = card;
      if (cards->twice & SWITCH_CARD_BIT (card))
        array[n++] = card;
    }

  return n;
}
