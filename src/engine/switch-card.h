/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SwitchSuit:
 *
 * A suit. @SWITCH_SUIT_NONE stands for "no suit": a joker's, or none named.
 */
typedef enum
{
  SWITCH_SUIT_CLUBS,
  SWITCH_SUIT_DIAMONDS,
  SWITCH_SUIT_HEARTS,
  SWITCH_SUIT_SPADES,
  SWITCH_SUIT_NONE,
} SwitchSuit;

#define SWITCH_N_SUITS 4

/* Ranks are 1 (ace) to 13 (king), and 14 for jokers. */
#define SWITCH_N_RANKS    14
#define SWITCH_RANK_JOKER 14

/**
 * SwitchCard:
 *
 * A card in one byte: thirteen cards a suit in the order clubs, diamonds,
 * hearts, spades, each from ace to king, then the red and the black joker.
 * Two equal cards of two packs are the same value.
 */
typedef guint8 SwitchCard;

#define SWITCH_N_CARDS      54
#define SWITCH_CARD_RED_JOKER   52
#define SWITCH_CARD_BLACK_JOKER 53
#define SWITCH_CARD_NONE    0xff

/* The most cards that can be in play: two packs with two jokers each. */
#define SWITCH_MAX_PACK     108

/* One bit a card; a set of cards without regard to copies. */
typedef guint64 SwitchCardMask;

#define SWITCH_CARD_BIT(card) (G_GUINT64_CONSTANT (1) << (card))
#define SWITCH_ALL_CARDS ((G_GUINT64_CONSTANT (1) << SWITCH_N_CARDS) - 1)

static inline SwitchCard
switch_card_new (guint      rank,
                 SwitchSuit suit)
{
  return (SwitchCard) (suit * 13 + rank - 1);
}

static inline gboolean
switch_card_is_joker (SwitchCard card)
{
  return card >= SWITCH_CARD_RED_JOKER;
}

static inline SwitchSuit
switch_card_get_suit (SwitchCard card)
{
  return (SwitchSuit) (card / 13);
}

static inline guint
switch_card_get_rank (SwitchCard card)
{
  return switch_card_is_joker (card) ? SWITCH_RANK_JOKER : card % 13 + 1u;
}

/* All cards of a rank; of a suit. Jokers have a rank and no suit. */
static inline SwitchCardMask
switch_rank_mask (guint rank)
{
  if (rank == SWITCH_RANK_JOKER)
    return G_GUINT64_CONSTANT (3) << SWITCH_CARD_RED_JOKER;

  return G_GUINT64_CONSTANT (0x8004002001) << (rank - 1);
}

static inline SwitchCardMask
switch_suit_mask (SwitchSuit suit)
{
  if (suit >= SWITCH_SUIT_NONE)
    return 0;

  return G_GUINT64_CONSTANT (0x1fff) << (suit * 13);
}

gboolean        switch_card_is_red    (SwitchCard   card);
guint           switch_card_get_pips  (SwitchCard   card);
const char     *switch_card_to_string (SwitchCard   card);
gboolean        switch_card_parse     (const char  *text,
                                       SwitchCard  *card);
char            switch_rank_to_char   (guint        rank);
gboolean        switch_rank_parse     (char         letter,
                                       guint       *rank);
char            switch_suit_to_char   (SwitchSuit   suit);
gboolean        switch_suit_parse     (char         letter,
                                       SwitchSuit  *suit);

/**
 * SwitchCards:
 * @once: the cards held at least once
 * @twice: the cards held twice
 *
 * A multiset of cards. No card is in more than two packs.
 */
typedef struct
{
  SwitchCardMask once;
  SwitchCardMask twice;
} SwitchCards;

static inline void
switch_cards_add (SwitchCards *cards,
                  SwitchCard   card)
{
  const SwitchCardMask bit = SWITCH_CARD_BIT (card);

  cards->twice |= cards->once & bit;
  cards->once |= bit;
}

static inline void
switch_cards_remove (SwitchCards *cards,
                     SwitchCard   card)
{
  const SwitchCardMask bit = SWITCH_CARD_BIT (card);

  /* With two copies only the second goes, else the first. */
  cards->once &= ~bit | cards->twice;
  cards->twice &= ~bit;
}

static inline gboolean
switch_cards_has (const SwitchCards *cards,
                  SwitchCard         card)
{
  return (cards->once & SWITCH_CARD_BIT (card)) != 0;
}

static inline guint
switch_cards_count_of (const SwitchCards *cards,
                       SwitchCard         card)
{
  return (guint) ((cards->once >> card) & 1) +
         (guint) ((cards->twice >> card) & 1);
}

static inline guint
switch_mask_count (SwitchCardMask mask)
{
  return (guint) __builtin_popcountll (mask);
}

/* The lowest card of a mask that is not empty. */
static inline SwitchCard
switch_mask_first (SwitchCardMask mask)
{
  return (SwitchCard) __builtin_ctzll (mask);
}

static inline guint
switch_cards_count (const SwitchCards *cards)
{
  return switch_mask_count (cards->once) + switch_mask_count (cards->twice);
}

guint switch_cards_to_array (const SwitchCards *cards,
                             SwitchCard         array[SWITCH_MAX_PACK]);

G_END_DECLS
