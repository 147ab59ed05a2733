/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-random.h"
#include "switch-table.h"

G_BEGIN_DECLS

/**
 * SwitchShuffles:
 * @cards: the orders of the reshuffles to come, one after another
 * @n_cards: how many cards in all
 * @lengths: how many cards each has
 * @n_orders: how many orders
 * @next: the next order to be used
 * @next_card: where it begins
 * @wrong: an order's cards were not those to be shuffled
 *
 * Orders laid down beforehand, as by `shuffle` lines. Borrowed by a round.
 */
typedef struct
{
  guint8   *cards;
  guint     n_cards;
  guint8   *lengths;
  guint     n_orders;
  guint     next;
  guint     next_card;
  gboolean  wrong;
} SwitchShuffles;

/**
 * SwitchRound:
 *
 * A round: what is public first, then what is hidden. A plain value of a
 * few hundred bytes; copied by assignment. The rules it points to, and the
 * shuffles, are borrowed.
 */
typedef struct
{
  SwitchTable     table;
  SwitchOwn       own[SWITCH_MAX_SEATS];
  guint8          stock[SWITCH_MAX_PACK]; /* the next to be drawn is last */
  SwitchRandom    random;
  SwitchShuffles *shuffles;
} SwitchRound;

void     switch_round_init      (SwitchRound        *round,
                                 const SwitchRules  *rules,
                                 guint               n_seats,
                                 guint               dealer);
void     switch_round_deal      (SwitchRound        *round,
                                 guint64             deal,
                                 SwitchEvents       *events);
void     switch_round_start     (SwitchRound        *round,
                                 guint               turn,
                                 SwitchEvents       *events);
gboolean switch_round_apply     (SwitchRound        *round,
                                 const SwitchMove   *move,
                                 SwitchEvents       *events,
                                 SwitchRefusal      *refusal);
void     switch_round_legal     (const SwitchRound  *round,
                                 SwitchLegal        *legal);
gboolean switch_round_is_over   (const SwitchRound  *round);
guint    switch_round_get_points (const SwitchRound *round,
                                  guint              seat);
gboolean switch_round_equal     (const SwitchRound  *a,
                                 const SwitchRound  *b);
void     switch_round_get_cards (const SwitchRound  *round,
                                 SwitchCards        *cards);

G_END_DECLS
