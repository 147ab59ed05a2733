/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-trial-result.h"

#include <string.h>

/**
 * switch_trial_result_add:
 * @self: a result
 * @n_turns: how many turns ended in a round
 * @biggest_hand: the most cards that anybody held in it
 * @first_won: whether the player who led won
 * @blocked: whether it was blocked
 *
 * Counts a round.
 */
void
switch_trial_result_add (SwitchTrialResult *self,
                         guint              n_turns,
                         guint              biggest_hand,
                         gboolean           first_won,
                         gboolean           blocked)
{
  g_return_if_fail (self != NULL);

  self->n_rounds++;
  self->turns[MIN (n_turns, SWITCH_TRIAL_MAX_TURNS)]++;
  self->hands[MIN (biggest_hand, G_N_ELEMENTS (self->hands) - 1)]++;
  self->first_wins += first_won ? 1 : 0;
  self->blocked += blocked ? 1 : 0;
}

/* The least value that @percent of all rounds do not go over. */
static guint
get_percentile (const guint *counts,
                guint        n_counts,
                guint        n_rounds,
                guint        percent)
{
  guint sum = 0;

  for (guint i = 0; i < n_counts; i++)
    {
      sum += counts[i];
      if (sum > 0 && (guint64) sum * 100 >= (guint64) n_rounds * percent)
        return i;
    }

  return 0;
}

/**
 * switch_trial_result_get_turns:
 * @self: a result
 * @percent: 0 to 100; 50 for the middle round
 *
 * Returns: the turns that so many of a hundred rounds do not go over
 */
guint
switch_trial_result_get_turns (const SwitchTrialResult *self,
                               guint                    percent)
{
  g_return_val_if_fail (self != NULL, 0);

  return get_percentile (self->turns, G_N_ELEMENTS (self->turns),
                         self->n_rounds, percent);
}

/**
 * switch_trial_result_get_hand:
 * @self: a result
 * @percent: 0 to 100; 50 for the middle round
 *
 * Returns: how big the biggest hand does not grow over in so many of a
 *   hundred rounds
 */
guint
switch_trial_result_get_hand (const SwitchTrialResult *self,
                              guint                    percent)
{
  g_return_val_if_fail (self != NULL, 0);

  return get_percentile (self->hands, G_N_ELEMENTS (self->hands),
                         self->n_rounds, percent);
}

/**
 * switch_trial_result_get_percent:
 * @self: a result
 * @n_rounds: a number of its rounds
 *
 * Returns: how many of a hundred they are, rounded; 1 for the fewest that
 *   are not none
 */
guint
switch_trial_result_get_percent (const SwitchTrialResult *self,
                                 guint                    n_rounds)
{
  guint percent;

  g_return_val_if_fail (self != NULL, 0);

  if (n_rounds == 0 || self->n_rounds == 0)
    return 0;

  percent = (n_rounds * 100 + self->n_rounds / 2) / self->n_rounds;

  return MAX (percent, 1);
}

/**
 * switch_trial_result_get_bars:
 * @self: a result
 * @n_bars: how many bars there are
 * @bars: (out) (array length=n_bars): how many rounds are in each
 *
 * Sorts the rounds by length into bars of one width. The longest two of a
 * hundred are put into the last bar, or they would press all others together.
 *
 * Returns: how many turns wide a bar is
 */
guint
switch_trial_result_get_bars (const SwitchTrialResult *self,
                              guint                    n_bars,
                              guint                   *bars)
{
  guint width;

  g_return_val_if_fail (self != NULL, 1);
  g_return_val_if_fail (n_bars > 0 && bars != NULL, 1);

  memset (bars, 0, n_bars * sizeof *bars);
  width = switch_trial_result_get_turns (self, 98) / n_bars + 1;
  for (guint i = 0; i < G_N_ELEMENTS (self->turns); i++)
    bars[MIN (i / width, n_bars - 1)] += self->turns[i];

  return width;
}
