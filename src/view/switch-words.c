/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-words.h"

#include <glib/gi18n-lib.h>

#include "switch-card-names.h"

#define N_NUMBERS 11

/* Translators: Numbers inside of sentences, as in "draw four cards". */
static const char *const numbers[N_NUMBERS] = {
  NC_("number", "no"),
  NC_("number", "one"),
  NC_("number", "two"),
  NC_("number", "three"),
  NC_("number", "four"),
  NC_("number", "five"),
  NC_("number", "six"),
  NC_("number", "seven"),
  NC_("number", "eight"),
  NC_("number", "nine"),
  NC_("number", "ten"),
};

/* Translators: The same numbers where they begin a sentence, as in "Four
 * cards are waiting for you". */
static const char *const first_numbers[N_NUMBERS] = {
  NC_("number at the start of a sentence", "No"),
  NC_("number at the start of a sentence", "One"),
  NC_("number at the start of a sentence", "Two"),
  NC_("number at the start of a sentence", "Three"),
  NC_("number at the start of a sentence", "Four"),
  NC_("number at the start of a sentence", "Five"),
  NC_("number at the start of a sentence", "Six"),
  NC_("number at the start of a sentence", "Seven"),
  NC_("number at the start of a sentence", "Eight"),
  NC_("number at the start of a sentence", "Nine"),
  NC_("number at the start of a sentence", "Ten"),
};

/* Translators: Suits inside of sentences, as in "and named hearts". */
static const char *const suits[SWITCH_N_SUITS] = {
  NC_("suit in a sentence", "clubs"),
  NC_("suit in a sentence", "diamonds"),
  NC_("suit in a sentence", "hearts"),
  NC_("suit in a sentence", "spades"),
};

/* Translators: Any card of a suit, as in "Lay a heart". */
static const char *const any_suit[SWITCH_N_SUITS] = {
  NC_("any card of a suit", "a club"),
  NC_("any card of a suit", "a diamond"),
  NC_("any card of a suit", "a heart"),
  NC_("any card of a suit", "a spade"),
};

/* Translators: Any card of a rank, as in "Lay a jack or an ace". */
static const char *const any_rank[SWITCH_N_RANKS] = {
  NC_("any card of a rank", "an ace"),
  NC_("any card of a rank", "a two"),
  NC_("any card of a rank", "a three"),
  NC_("any card of a rank", "a four"),
  NC_("any card of a rank", "a five"),
  NC_("any card of a rank", "a six"),
  NC_("any card of a rank", "a seven"),
  NC_("any card of a rank", "an eight"),
  NC_("any card of a rank", "a nine"),
  NC_("any card of a rank", "a ten"),
  NC_("any card of a rank", "a jack"),
  NC_("any card of a rank", "a queen"),
  NC_("any card of a rank", "a king"),
  NC_("any card of a rank", "a joker"),
};

/* Translators: A button: miss a turn, because of a card of this rank. */
static const char *const stands[SWITCH_N_RANKS] = {
  N_("Stand for the ace"),
  N_("Stand for the two"),
  N_("Stand for the three"),
  N_("Stand for the four"),
  N_("Stand for the five"),
  N_("Stand for the six"),
  N_("Stand for the seven"),
  N_("Stand for the eight"),
  N_("Stand for the nine"),
  N_("Stand for the ten"),
  N_("Stand for the jack"),
  N_("Stand for the queen"),
  N_("Stand for the king"),
  N_("Stand for the joker"),
};

/* Translators: Shown at the seat of a player who has gone out. */
static const char *const places[SWITCH_MAX_SEATS] = {
  N_("out, 1st"),
  N_("out, 2nd"),
  N_("out, 3rd"),
  N_("out, 4th"),
  N_("out, 5th"),
  N_("out, 6th"),
  N_("out, 7th"),
  N_("out, 8th"),
};

/**
 * switch_words_number:
 * @number: a number
 * @first: whether it begins a sentence
 *
 * Says a number: in words up to ten, in digits from there.
 *
 * Returns: (transfer full): the number
 */
char *
switch_words_number (guint    number,
                     gboolean first)
{
  if (number >= N_NUMBERS)
    return g_strdup_printf ("%u", number);
  if (first)
    return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE,
                                   "number at the start of a sentence",
                                   first_numbers[number]));

  return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "number", numbers[number]));
}

/**
 * switch_words_suit:
 * @suit: a suit
 *
 * Returns: its name inside of a sentence
 */
const char *
switch_words_suit (SwitchSuit suit)
{
  g_return_val_if_fail (suit < SWITCH_N_SUITS, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "suit in a sentence", suits[suit]);
}

/**
 * switch_words_place:
 * @place: 1 for the first who went out
 *
 * Returns: what stands at the seat of a player who went out
 */
const char *
switch_words_place (guint place)
{
  g_return_val_if_fail (place >= 1 && place <= SWITCH_MAX_SEATS, "");

  return g_dgettext (GETTEXT_PACKAGE, places[place - 1]);
}

/**
 * switch_words_call:
 * @table: a table
 * @seat: who calls
 *
 * Finds the words of the last-card call that @seat would say now.
 *
 * Returns: the words
 */
const char *
switch_words_call (const SwitchTable *table,
                   guint              seat)
{
  guint n_left;

  g_return_val_if_fail (table != NULL, "");

  if (seat >= table->n_seats)
    seat = 0;
  n_left = table->count[seat];
  if (seat == table->turn && table->n_laid == 0 && n_left > 0)
    n_left--;

  switch (table->rules->last_call)
    {
    case SWITCH_CALL_KNOCK:
      /* Translators: A button: knock on the table in place of a call. */
      return _("Knock");

    case SWITCH_CALL_TWO_STAGE:
      /* Translators: What a player of Peanuckle calls with one card left. */
      return n_left <= 1 ? _("Super-peanuckle!")
      /* Translators: What a player of Peanuckle calls with two cards left. */
                         : _("Peanuckle!");

    default:
      if (table->rules->call_check == SWITCH_CHECK_ON_FINISH && n_left > 1)
        /* Translators: The call of a player about to go out with several
         * cards at once. */
        return _("Cards!");
      /* Translators: The last-card call. */
      return _("Last card!");
    }
}

/**
 * switch_words_stand:
 * @card: the card that costs the turn
 *
 * Returns: what the button says that misses a turn for it
 */
const char *
switch_words_stand (SwitchCard card)
{
  g_return_val_if_fail (card < SWITCH_N_CARDS, "");

  return g_dgettext (GETTEXT_PACKAGE,
                     stands[switch_card_get_rank (card) - 1]);
}

/* Lists */

static char *
join (GPtrArray  *items,
      const char *last)
{
  g_autofree char *joined = NULL;

  if (items->len == 0)
    return NULL;

  joined = g_strdup (g_ptr_array_index (items, 0));
  for (guint i = 1; i < items->len; i++)
    {
      const char *item = g_ptr_array_index (items, i);
      const gboolean is_last = i + 1 == items->len;
      /* Translators: How the items of a list follow each other, but for the
       * last two: the first "%s" is the list so far. */
      const char *format = is_last ? last : C_("list", "%s, %s");
      g_autofree char *before = g_steal_pointer (&joined);

      joined = g_strdup_printf (format, before, item);
    }

  return g_steal_pointer (&joined);
}

static void
add_word (GPtrArray  *items,
          const char *context,
          const char *word)
{
  g_ptr_array_add (items,
                   g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, context, word)));
}

/* Takes all cards of @whole out of @rest, if all of them are in it. */
static gboolean
take_whole (SwitchCardMask  whole,
            SwitchCardMask  cards,
            SwitchCardMask *rest)
{
  if (whole == 0 || (whole & ~cards) != 0 || (whole & *rest) == 0)
    return FALSE;

  *rest &= ~whole;

  return TRUE;
}

/**
 * switch_words_any_of:
 * @cards: some cards
 * @rules: the rules in force
 *
 * Says "any of these cards" as a person would: by suits, by ranks, and only
 * what is left by its name: "a heart, a jack or the ace of spades".
 *
 * Returns: (transfer full) (nullable): the words, %NULL for no cards
 */
char *
switch_words_any_of (SwitchCardMask     cards,
                     const SwitchRules *rules)
{
  g_autoptr(GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  SwitchCardMask rest;

  g_return_val_if_fail (rules != NULL, NULL);

  cards &= rules->in_pack;
  if (cards == rules->in_pack)
    return g_strdup (C_("card name", "any card"));

  rest = cards;
  for (guint suit = 0; suit < SWITCH_N_SUITS; suit++)
    if (take_whole (switch_suit_mask ((SwitchSuit) suit) & rules->in_pack,
                    cards, &rest))
      add_word (items, "any card of a suit", any_suit[suit]);

  /* The ace comes after the king, as people count. */
  for (guint i = 1; i <= SWITCH_N_RANKS; i++)
    {
      const guint rank = i == 13 ? 1 : i < 13 ? i + 1 : SWITCH_RANK_JOKER;

      if (take_whole (switch_rank_mask (rank) & rules->in_pack, cards, &rest))
        add_word (items, "any card of a rank", any_rank[rank - 1]);
    }

  for (; rest != 0; rest &= rest - 1)
    g_ptr_array_add (items, g_strdup_printf (
      /* Translators: One particular card in a list of cards; "%s" is its
       * name, as "ace of spades". */
      C_("one card", "the %s"),
      switch_card_names_get (switch_mask_first (rest))));

  /* Translators: The last two items of a list of things to choose from. */
  return join (items, C_("list", "%s or %s"));
}

/**
 * switch_words_all_of:
 * @cards: (array length=n_cards): some cards
 * @n_cards: how many
 *
 * Says "all of these cards".
 *
 * Returns: (transfer full) (nullable): the words, %NULL for no cards
 */
char *
switch_words_all_of (const SwitchCard *cards,
                     guint             n_cards)
{
  g_autoptr(GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < n_cards; i++)
    g_ptr_array_add (items,
                     g_strdup_printf (C_("one card", "the %s"),
                                      switch_card_names_get (cards[i])));

  /* Translators: The last two items of a list of things, all of them. */
  return join (items, C_("list", "%s and %s"));
}

/**
 * switch_words_append:
 * @text: sentences
 * @sentence: (transfer full): one more
 *
 * Adds a whole sentence to others, with a space between them.
 */
void
switch_words_append (GString *text,
                     char    *sentence)
{
  g_return_if_fail (text != NULL);
  g_return_if_fail (sentence != NULL);

  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
  g_free (sentence);
}

/**
 * switch_words_join:
 * @first: (nullable): sentences
 * @second: (nullable): others
 *
 * Puts sentences beside each other; nothing is glued to a sentence.
 *
 * Returns: (transfer full) (nullable): all of them
 */
char *
switch_words_join (const char *first,
                   const char *second)
{
  if (first == NULL || *first == '\0')
    return g_strdup (second);
  if (second == NULL || *second == '\0')
    return g_strdup (first);

  return g_strconcat (first, " ", second, NULL);
}
