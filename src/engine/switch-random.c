/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "switch-random.h"

/**
 * switch_random_init:
 * @random: a generator
 * @seed: any number
 *
 * Starts the generator as a deal number does, section 4 of the rules.
 */
void
switch_random_init (SwitchRandom *random,
                    guint64       seed)
{
  g_return_if_fail (random != NULL);

  for (guint i = 0; i < G_N_ELEMENTS (random->state); i++)
    {
      guint64 z = (seed += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15));

      z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
      z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
      random->state[i] = z ^ (z >> 31);
    }
}

/**
 * switch_random_shuffle:
 * @random: a generator
 * @items: what to shuffle
 * @n_items: how many there are
 *
 * Shuffles as section 4 of the rules says.
 */
void
switch_random_shuffle (SwitchRandom *random,
                       guint8       *items,
                       guint         n_items)
{
  for (guint i = n_items; i > 1; i--)
    {
      const guint other = (guint) switch_random_below (random, i);
      const guint8 item = items[i - 1];

      items[i - 1] = items[other];
      items[other] = item;
    }
}
