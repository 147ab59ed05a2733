/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define SWITCH_TRIAL_MAX_TURNS 2000

/**
 * SwitchTrialResult:
 * @n_rounds: how many rounds were played
 * @n_seats: how many players there were
 * @first_wins: how often the player who led won, ties included
 * @blocked: how many rounds were blocked
 * @turns: how many rounds ended after so many turns
 * @hands: how many rounds had so many cards at most in one hand
 *
 * What came of playing by some rules. A plain value.
 */
typedef struct
{
  guint n_rounds;
  guint n_seats;
  guint first_wins;
  guint blocked;
  guint turns[SWITCH_TRIAL_MAX_TURNS + 1];
  guint hands[256];
} SwitchTrialResult;

void   switch_trial_result_add          (SwitchTrialResult       *self,
                                         guint                    n_turns,
                                         guint                    biggest_hand,
                                         gboolean                 first_won,
                                         gboolean                 blocked);
guint  switch_trial_result_get_turns    (const SwitchTrialResult *self,
                                         guint                    percent);
guint  switch_trial_result_get_hand     (const SwitchTrialResult *self,
                                         guint                    percent);
guint  switch_trial_result_get_percent  (const SwitchTrialResult *self,
                                         guint                    n_rounds);
guint  switch_trial_result_get_bars     (const SwitchTrialResult *self,
                                         guint                    n_bars,
                                         guint                   *bars);

G_END_DECLS
