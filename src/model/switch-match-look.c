/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "switch-match"

#include "config.h"

#include "switch-match-private.h"

/* What one may know about a match. */

/**
 * switch_match_get_n_players:
 * @self: a match
 *
 * Returns: how many play, those eliminated included
 */
guint
switch_match_get_n_players (SwitchMatch *self)
{
  g_return_val_if_fail (SWITCH_IS_MATCH (self), 0);

  return self->players->len;
}

/**
 * switch_match_get_player:
 * @self: a match
 * @index: which player, in the order in which they were added
 *
 * Returns: (transfer none): the player
 */
SwitchPlayer *
switch_match_get_player (SwitchMatch *self,
                         guint        index)
{
  g_return_val_if_fail (SWITCH_IS_MATCH (self), NULL);
  g_return_val_if_fail (index < self->players->len, NULL);

  return g_ptr_array_index (self->players, index);
}

/**
 * switch_match_is_eliminated:
 * @self: a match
 * @index: which player
 *
 * Returns: whether that player sits out the rest of the match
 */
gboolean
switch_match_is_eliminated (SwitchMatch *self,
                            guint        index)
{
  g_return_val_if_fail (SWITCH_IS_MATCH (self), FALSE);
  g_return_val_if_fail (index < self->players->len, FALSE);

  return (self->out >> index) & 1;
}

/**
 * switch_match_get_variant:
 * @self: a match
 *
 * Returns: (transfer none): the rules of the next round
 */
SwitchVariant *
switch_match_get_variant (SwitchMatch *self)
{
  g_return_val_if_fail (SWITCH_IS_MATCH (self), NULL);

  return self->variant;
}

/**
 * switch_match_get_eyes:
 * @self: a match
 *
 * Returns: (transfer none): who looks on; to be moved at will
 */
SwitchEyes *
switch_match_get_eyes (SwitchMatch *self)
{
  g_return_val_if_fail (SWITCH_IS_MATCH (self), NULL);

  return self->eyes;
}

/**
 * switch_match_get_grace:
 * @self: a match
 *
 * Returns: the grace time of its games, in milliseconds
 */
guint
switch_match_get_grace (SwitchMatch *self)
{
  g_return_val_if_fail (SWITCH_IS_MATCH (self), 0);

  return self->grace;
}

/**
 * switch_match_get_game:
 * @self: a match
 *
 * Returns: (transfer none) (nullable): the round being played
 */
SwitchGame *
switch_match_get_game (SwitchMatch *self)
{
  g_return_val_if_fail (SWITCH_IS_MATCH (self), NULL);

  return self->game;
}

/**
 * switch_match_get_round:
 * @self: a match
 *
 * Returns: the number of the round being played, from 1 on
 */
guint
switch_match_get_round (SwitchMatch *self)
{
  g_return_val_if_fail (SWITCH_IS_MATCH (self), 0);

  return self->round;
}

/**
 * switch_match_get_dealer:
 * @self: a match
 *
 * Returns: which player deals this round
 */
guint
switch_match_get_dealer (SwitchMatch *self)
{
  g_return_val_if_fail (SWITCH_IS_MATCH (self), 0);

  return self->dealer;
}

/**
 * switch_match_get_cuts:
 * @self: a match
 * @n_cuts: (out): how many
 *
 * Tells how the players cut for the first deal, in order; those who tied for
 * the lowest card cut again. The last cut of the lowest card deals.
 *
 * Returns: (transfer none) (array length=n_cuts): the cuts of this round
 */
const SwitchCut *
switch_match_get_cuts (SwitchMatch *self,
                       guint       *n_cuts)
{
  g_return_val_if_fail (SWITCH_IS_MATCH (self), NULL);
  g_return_val_if_fail (n_cuts != NULL, NULL);

  *n_cuts = self->cuts->len;

  return (const SwitchCut *) (gpointer) self->cuts->data;
}

/**
 * switch_match_set_next_deal:
 * @self: a match
 * @deal: a deal number
 *
 * Has the next round dealt by this number.
 */
void
switch_match_set_next_deal (SwitchMatch *self,
                            guint64      deal)
{
  g_return_if_fail (SWITCH_IS_MATCH (self));

  self->has_next_deal = TRUE;
  self->next_deal = deal;
}

/**
 * switch_match_get_over:
 * @self: a match
 *
 * Returns: whether the match is over
 */
gboolean
switch_match_get_over (SwitchMatch *self)
{
  g_return_val_if_fail (SWITCH_IS_MATCH (self), FALSE);

  return self->over;
}

/**
 * switch_match_is_winner:
 * @self: a match
 * @index: which player
 *
 * Returns: whether that player has won the match, alone or with others
 */
gboolean
switch_match_is_winner (SwitchMatch *self,
                        guint        index)
{
  g_return_val_if_fail (SWITCH_IS_MATCH (self), FALSE);
  g_return_val_if_fail (index < self->players->len, FALSE);

  return (self->winners >> index) & 1;
}
