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

/* Chooses among all that is left in @legal. */
static void
pick_move (const SwitchLegal *legal,
           guint              seat,
           SwitchRandom      *random,
           SwitchMove        *move)
{
  const guint n_bare = switch_mask_count (legal->bare);
  const guint n_cards = n_bare + switch_mask_count (legal->named);
  const guint n_draw = legal->draw ? 1 : 0;
  const guint n_end = legal->end ? 1 : 0;
  const guint pick = pick_below (random, n_cards + n_draw + n_end);

  if (pick < n_bare)
    *move = switch_move_lay (seat, pick_card (legal->bare, pick),
                             SWITCH_SUIT_NONE);
  else if (pick < n_cards)
    *move = switch_move_lay (seat, pick_card (legal->named, pick - n_bare),
                             (SwitchSuit) pick_below (random,
                                                      SWITCH_N_SUITS));
  else if (pick < n_cards + n_draw)
    *move = switch_move_simple (SWITCH_MOVE_DRAW, seat);
  else
    *move = switch_move_simple (SWITCH_MOVE_END, seat);
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

  switch_table_legal (table, own, &legal);
  pick_move (&legal, table->turn, random, move);
}

/**
 * switch_random_player_choose_eagerly:
 * @table: what all can see; the round is not over
 * @own: what only the seat to act knows
 * @random: a generator
 * @move: (out): the move
 *
 * Chooses among the cards that may be laid, and draws, keeps or stands only
 * where there is none; once one is laid, stopping is as likely as each of
 * those that may follow. Such rounds are as long as people's: whoever draws
 * for no reason plays ten times as long.
 */
void
switch_random_player_choose_eagerly (const SwitchTable *table,
                                     const SwitchOwn   *own,
                                     SwitchRandom      *random,
                                     SwitchMove        *move)
{
  SwitchLegal legal;

  switch_table_legal (table, own, &legal);
  if ((legal.bare | legal.named) != 0)
    {
      legal.draw = FALSE;
      legal.end = legal.end && table->phase == SWITCH_PHASE_LAYING;
    }
  pick_move (&legal, table->turn, random, move);
}

/**
 * switch_random_player_interject:
 * @table: what all can see
 * @seat: who might speak up
 * @random: a generator
 * @move: (out): the call or the catch
 *
 * Lets a player call now and then where a call is due or may become so, and
 * catch those who have forgotten: it forgets about one call in four, and
 * sees about every second lapse.
 *
 * Returns: whether it does
 */
gboolean
switch_random_player_interject (const SwitchTable *table,
                                guint              seat,
                                SwitchRandom      *random,
                                SwitchMove        *move)
{
  const guint target = table->due_seat;

  if (switch_table_may_call (table, seat))
    {
      const gboolean close = table->turn == seat && table->count[seat] <= 2;

      *move = switch_move_simple (SWITCH_MOVE_CALL, seat);
      return (close || target == seat) && pick_below (random, 4) > 0;
    }

  *move = switch_move_catch (seat, target);
  return target != SWITCH_SEAT_NONE && switch_table_is_open (table, target) &&
         switch_table_may_catch (table, seat, target) &&
         pick_below (random, 2) > 0;
}
