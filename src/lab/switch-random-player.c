/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "switch-random-player.h"

/* A number below @n, good enough for chance play: a multiplication instead
 * of a division. */
static guint
pick_below (SwitchRandom *random,
            guint         n)
{
  return (guint) (((switch_random_next (random) >> 32) * n) >> 32);
}

/* The card at an index among those of a mask. */
static SwitchCard
pick_card (SwitchCardMask mask,
           guint          index)
{
  while (index-- > 0)
    mask &= mask - 1;

  return switch_mask_first (mask);
}

/**
 * switch_random_player_choose:
 * @table: what all can see; the round is not over
 * @own: what only the seat to act knows
 * @random: a generator
 * @move: (out): the move
 *
 * Chooses among all that the seat to act may do, each as likely as the
 * others: every card, drawing, ending the turn. A card that names a suit
 * counts once, whatever the suit.
 */
void
switch_random_player_choose (const SwitchTable *table,
                             const SwitchOwn   *own,
                             SwitchRandom      *random,
                             SwitchMove        *move)
{
  SwitchLegal legal;
  guint n_bare;
  guint n_named;
  guint n_draw;
  guint pick;

  switch_table_legal (table, own, &legal);
  n_bare = switch_mask_count (legal.bare);
  n_named = switch_mask_count (legal.named);
  n_draw = legal.draw ? 1 : 0;
  pick = pick_below (random,
                     n_bare + n_named + n_draw + (legal.end ? 1 : 0));

  if (pick < n_bare)
    *move = switch_move_lay (table->turn, pick_card (legal.bare, pick),
                             SWITCH_SUIT_NONE);
  else if (pick < n_bare + n_named)
    *move = switch_move_lay (table->turn,
                             pick_card (legal.named, pick - n_bare),
                             (SwitchSuit) pick_below (random,
                                                      SWITCH_N_SUITS));
  else if (pick < n_bare + n_named + n_draw)
    *move = switch_move_simple (SWITCH_MOVE_DRAW, table->turn);
  else
    *move = switch_move_simple (SWITCH_MOVE_END, table->turn);
}

/**
 * switch_random_player_interject:
 * @table: what all can see
 * @random: a generator
 * @move: (out): the call or the catch
 *
 * Lets every player call now and then, and those who are not watched catch:
 * the players forget about one call in four, and see about every second
 * lapse.
 *
 * Returns: whether somebody does
 */
gboolean
switch_random_player_interject (const SwitchTable *table,
                                SwitchRandom      *random,
                                SwitchMove        *move)
{
  const guint seat = pick_below (random, table->n_seats);

  if (switch_table_may_call (table, seat))
    {
      const gboolean close = table->turn == seat && table->count[seat] <= 2;

      *move = switch_move_simple (SWITCH_MOVE_CALL, seat);
      return (close || table->due_seat == seat) && pick_below (random, 4) > 0;
    }

  for (guint target = 0; target < table->n_seats; target++)
    {
      if (switch_table_is_open (table, target) &&
          switch_table_may_catch (table, seat, target))
        {
          *move = switch_move_catch (seat, target);
          return pick_below (random, 2) > 0;
        }
    }

  return FALSE;
}
