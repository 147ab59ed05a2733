/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SwitchRandom:
 *
 * The generator of section 4 of the rules: xoshiro256**, started through
 * splitmix64. A value; copying it forks the sequence.
 */
typedef struct
{
  guint64 state[4];
} SwitchRandom;

void switch_random_init    (SwitchRandom *random,
                            guint64       seed);
void switch_random_shuffle (SwitchRandom *random,
                            guint8       *items,
                            guint         n_items);

static inline guint64
switch_random_rotate (guint64 value,
                      guint   bits)
{
  return (value << bits) | (value >> (64 - bits));
}

static inline guint64
switch_random_next (SwitchRandom *random)
{
  guint64 *s = random->state;
  const guint64 result = switch_random_rotate (s[1] * 5, 7) * 9;
  const guint64 t = s[1] << 17;

  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = switch_random_rotate (s[3], 45);

  return result;
}

/**
 * switch_random_below:
 * @random: a generator
 * @n: a bound, at least 1
 *
 * Returns: a number from 0 to @n - 1, each as likely as the others
 */
static inline guint64
switch_random_below (SwitchRandom *random,
                     guint64       n)
{
  guint64 value = switch_random_next (random);

  /* The threshold costs a division; it is below n, so most values pass
   * without it. */
  if (G_UNLIKELY (value < n))
    {
      const guint64 threshold = (0 - n) % n;

      while (value < threshold)
        value = switch_random_next (random);
    }

  return value % n;
}

G_END_DECLS
