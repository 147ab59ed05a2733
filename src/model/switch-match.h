/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "switch-game.h"
#include "switch-saver.h"
#include "switch-variant.h"

G_BEGIN_DECLS

/**
 * SwitchCut:
 * @index: the player who cuts, counted as in the match
 * @card: the card cut
 *
 * One cut for the deal.
 */
typedef struct
{
  guint      index;
  SwitchCard card;
} SwitchCut;

#define SWITCH_TYPE_MATCH (switch_match_get_type ())

/**
 * SwitchMatch::round-over:
 * @self: the match
 *
 * Emitted when a round is over and its scores are counted.
 */
/**
 * SwitchMatch::over:
 * @self: the match
 *
 * Emitted after ::round-over when the match is over too.
 */
G_DECLARE_FINAL_TYPE (SwitchMatch, switch_match, SWITCH, MATCH, GObject)

SwitchMatch     *switch_match_new             (SwitchClock    *clock,
                                               SwitchVariant  *variant,
                                               guint64         seed);
SwitchMatch     *switch_match_new_from_record (SwitchClock    *clock,
                                               SwitchRecord   *record,
                                               guint64         seed);

void             switch_match_add_player      (SwitchMatch    *self,
                                               SwitchPlayer   *player);
guint            switch_match_get_n_players   (SwitchMatch    *self);
SwitchPlayer    *switch_match_get_player      (SwitchMatch    *self,
                                               guint           index);
gboolean         switch_match_is_eliminated   (SwitchMatch    *self,
                                               guint           index);

SwitchVariant   *switch_match_get_variant     (SwitchMatch    *self);
void             switch_match_set_variant     (SwitchMatch    *self,
                                               SwitchVariant  *variant);
SwitchEyes      *switch_match_get_eyes        (SwitchMatch    *self);
guint            switch_match_get_grace       (SwitchMatch    *self);
void             switch_match_set_grace       (SwitchMatch    *self,
                                               guint           grace);
void             switch_match_set_saver       (SwitchMatch    *self,
                                               SwitchSaver    *saver);

SwitchGame      *switch_match_next_round      (SwitchMatch    *self,
                                               GError        **error);
SwitchGame      *switch_match_get_game        (SwitchMatch    *self);
guint            switch_match_get_round       (SwitchMatch    *self);
guint            switch_match_get_dealer      (SwitchMatch    *self);
const SwitchCut *switch_match_get_cuts        (SwitchMatch    *self,
                                               guint          *n_cuts);
void             switch_match_set_next_deal   (SwitchMatch    *self,
                                               guint64         deal);

gboolean         switch_match_get_over        (SwitchMatch    *self);
gboolean         switch_match_is_winner       (SwitchMatch    *self,
                                               guint           index);

G_END_DECLS
