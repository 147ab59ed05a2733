/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-match.h"

G_BEGIN_DECLS

struct _SwitchMatch
{
  GObject        parent_instance;

  SwitchClock   *clock;
  SwitchVariant *variant;
  SwitchEyes    *eyes;
  SwitchSaver   *saver;
  SwitchRandom   random;
  guint          grace;

  /* Players are counted by their index in the match; in a round each who is
   * still in has a seat, in the same order. */
  GPtrArray     *players;
  guint          out_before;
  guint          out;
  guint          index_of_seat[SWITCH_MAX_SEATS];

  SwitchGame    *game;
  guint          round;
  gboolean       has_dealer;
  guint          dealer;
  GArray        *cuts;
  gboolean       has_next_deal;
  guint64        next_deal;

  gboolean       round_counted;
  gboolean       over;
  guint          winners;
};

void     _switch_match_choose_dealer (SwitchMatch *self);
void     _switch_match_count         (SwitchMatch *self);
guint    _switch_match_get_n_in      (SwitchMatch *self);
void     _switch_match_take_seats    (SwitchMatch *self);
void     _switch_match_seat          (SwitchMatch *self);
void     _switch_match_use_game      (SwitchMatch *self,
                                      SwitchGame  *game);

G_END_DECLS
