/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-round.h"

G_BEGIN_DECLS

#define SWITCH_MAX_WANTS 4

/**
 * SwitchWant:
 * @mask: cards of which the seat lacked every one when it drew
 * @allowed: how many of them it can have come by since
 *
 * What a draw has proved, or makes likely.
 */
typedef struct
{
  SwitchCardMask mask;
  guint8         allowed;
} SwitchWant;

/**
 * SwitchKnowledge:
 *
 * What a seat has seen of the cards it does not hold. Before the first
 * reshuffle everything unseen counts as from the stock; at a reshuffle what
 * is unseen is in a rival's hand (old), and what is drawn from then on is
 * from the new stock (fresh). The pools and the numbers are upper bounds:
 * with two packs it can stay open which of two equal cards was laid.
 */
typedef struct
{
  SwitchCards pack;                       /* all cards of the round */
  SwitchCards stock_pool;                 /* may be in the stock */
  SwitchCards hand_pool;                  /* may have stayed in a hand */
  guint8      turn_draws;                 /* ordinary draws of this turn */
  guint8      turn_extra;                 /* cards drawn in it since */
  guint8      old[SWITCH_MAX_SEATS];      /* at most so many of hand_pool */
  guint8      fresh[SWITCH_MAX_SEATS];    /* at most so many of stock_pool */
  SwitchCards shown[SWITCH_MAX_SEATS];    /* known to be in that hand */
  guint8      under[SWITCH_MAX_PACK];     /* table.n_under, deepest first */
  guint8      n_wants[SWITCH_MAX_SEATS];
  SwitchWant  wants[SWITCH_MAX_SEATS][SWITCH_MAX_WANTS];
  guint8      n_doubts[SWITCH_MAX_SEATS]; /* the same, likely only */
  SwitchWant  doubts[SWITCH_MAX_SEATS][SWITCH_MAX_WANTS];
} SwitchKnowledge;

/**
 * SwitchView:
 *
 * A round as one seat sees it: it has no field for a hidden card. A plain
 * value.
 */
typedef struct
{
  SwitchTable     table;
  guint8          seat;
  SwitchOwn       own;
  SwitchKnowledge knowledge;
} SwitchView;

void     switch_view_init      (SwitchView         *view,
                                const SwitchRound  *round,
                                guint               seat);
void     switch_view_fold      (SwitchView         *view,
                                const SwitchEvent  *event);
void     switch_view_sample    (const SwitchView   *view,
                                SwitchRandom       *random,
                                SwitchRound        *round);
void     switch_view_sample_likely (const SwitchView  *view,
                                    SwitchRandom      *random,
                                    SwitchRound       *round);
SwitchCards switch_view_get_unseen (const SwitchView   *view);
gboolean switch_view_agrees    (const SwitchView   *view,
                                const SwitchRound  *round);

G_END_DECLS
