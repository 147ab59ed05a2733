/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "switch-game"

#include "config.h"

#include "switch-game-private.h"

/* What one may know about a game, and the ways to make it wait. */

/**
 * switch_game_get_held:
 * @self: a game
 *
 * Returns: whether somebody holds the game
 */
gboolean
switch_game_get_held (SwitchGame *self)
{
  g_return_val_if_fail (SWITCH_IS_GAME (self), FALSE);

  return self->n_holds > 0;
}

/**
 * switch_game_get_grace:
 * @self: a game
 *
 * Returns: how long, at least, a person can call or catch, in milliseconds
 */
guint
switch_game_get_grace (SwitchGame *self)
{
  g_return_val_if_fail (SWITCH_IS_GAME (self), 0);

  return self->grace;
}

/**
 * switch_game_set_grace:
 * @self: a game
 * @grace: how long, at least, a person can call or catch, in milliseconds,
 *   or %SWITCH_GRACE_WAIT_FOR_ME
 *
 * Sets the grace time, also of a wait that has begun.
 */
void
switch_game_set_grace (SwitchGame *self,
                       guint       grace)
{
  g_return_if_fail (SWITCH_IS_GAME (self));

  if (self->grace == grace)
    return;

  self->grace = grace;
  g_object_notify (G_OBJECT (self), "grace");
  if (self->waiting)
    _switch_game_turns_proceed (self);
}

/**
 * switch_game_get_state_number:
 * @self: a game
 *
 * Returns: a number that is another one after each change of the round
 */
guint
switch_game_get_state_number (SwitchGame *self)
{
  g_return_val_if_fail (SWITCH_IS_GAME (self), 0);

  return self->state_number;
}

/**
 * switch_game_get_over:
 * @self: a game
 *
 * Returns: whether the round is over
 */
gboolean
switch_game_get_over (SwitchGame *self)
{
  g_return_val_if_fail (SWITCH_IS_GAME (self), FALSE);

  return switch_round_is_over (&self->record->round);
}

/**
 * switch_game_get_n_seats:
 * @self: a game
 *
 * Returns: how many play
 */
guint
switch_game_get_n_seats (SwitchGame *self)
{
  g_return_val_if_fail (SWITCH_IS_GAME (self), 0);

  return self->record->n_seats;
}

/**
 * switch_game_get_player:
 * @self: a game
 * @seat: a seat
 *
 * Returns: (transfer none) (nullable): who sits there
 */
SwitchPlayer *
switch_game_get_player (SwitchGame *self,
                        guint       seat)
{
  g_return_val_if_fail (SWITCH_IS_GAME (self), NULL);
  g_return_val_if_fail (seat < SWITCH_MAX_SEATS, NULL);

  return self->players[seat];
}

/**
 * switch_game_get_eyes:
 * @self: a game
 *
 * Returns: (transfer none): the eyes through which events are seen
 */
SwitchEyes *
switch_game_get_eyes (SwitchGame *self)
{
  g_return_val_if_fail (SWITCH_IS_GAME (self), NULL);

  return self->eyes;
}

/**
 * switch_game_get_table:
 * @self: a game
 *
 * Tells what lies on the table after the last act. Who still shows the
 * events of that act has a table of its own.
 *
 * Returns: (transfer none): the table
 */
const SwitchTable *
switch_game_get_table (SwitchGame *self)
{
  g_return_val_if_fail (SWITCH_IS_GAME (self), NULL);

  return &self->record->round.table;
}

/**
 * switch_game_get_first_table:
 * @self: a game
 *
 * Returns: (transfer none): the table before anything was dealt, into which
 *   all events can be folded; of a resumed game, before its first move
 */
const SwitchTable *
switch_game_get_first_table (SwitchGame *self)
{
  g_return_val_if_fail (SWITCH_IS_GAME (self), NULL);

  return &self->first_table;
}

/**
 * switch_game_get_view:
 * @self: a game
 * @seat: a seat
 *
 * Returns: (transfer none): the round as that seat sees it
 */
const SwitchView *
switch_game_get_view (SwitchGame *self,
                      guint       seat)
{
  g_return_val_if_fail (SWITCH_IS_GAME (self), NULL);
  g_return_val_if_fail (seat < self->record->n_seats, NULL);

  return &self->views[seat];
}

/**
 * switch_game_get_seen_own:
 * @self: a game
 * @seat: a seat
 * @own: (out): its hand
 *
 * Looks into a hand, if the eyes may.
 *
 * Returns: whether they may
 */
gboolean
switch_game_get_seen_own (SwitchGame *self,
                          guint       seat,
                          SwitchOwn  *own)
{
  g_return_val_if_fail (SWITCH_IS_GAME (self), FALSE);
  g_return_val_if_fail (seat < self->record->n_seats, FALSE);
  g_return_val_if_fail (own != NULL, FALSE);

  if (!switch_eyes_sees (self->eyes, seat))
    {
      switch_own_init (own);
      return FALSE;
    }

  *own = self->record->round.own[seat];

  return TRUE;
}

/**
 * switch_game_get_seen_stock:
 * @self: a game
 * @cards: (out): room for %SWITCH_MAX_PACK cards; the next to be drawn first
 *
 * Looks into the stock, if the eyes may see everything.
 *
 * Returns: how many cards were seen
 */
guint
switch_game_get_seen_stock (SwitchGame *self,
                            SwitchCard *cards)
{
  const SwitchRound *round;
  guint n_cards;

  g_return_val_if_fail (SWITCH_IS_GAME (self), 0);
  g_return_val_if_fail (cards != NULL, 0);

  if (!switch_eyes_sees_all (self->eyes))
    return 0;

  round = &self->record->round;
  n_cards = round->table.n_stock;
  for (guint i = 0; i < n_cards; i++)
    cards[i] = round->stock[n_cards - 1 - i];

  return n_cards;
}

/**
 * switch_game_get_record:
 * @self: a game
 *
 * Returns: (transfer none): the record of the round so far, to be saved or
 *   to be told something `about`; it changes only by what is done here
 */
SwitchRecord *
switch_game_get_record (SwitchGame *self)
{
  g_return_val_if_fail (SWITCH_IS_GAME (self), NULL);

  return self->record;
}

/**
 * switch_game_hold:
 * @self: a game
 *
 * Makes the game stand still until switch_game_release() was called as
 * often: no computer player is asked, and no grace time runs. Persons may
 * act.
 */
void
switch_game_hold (SwitchGame *self)
{
  g_return_if_fail (SWITCH_IS_GAME (self));

  if (self->n_holds++ > 0)
    return;

  _switch_game_turns_cancel (self);
  g_object_notify (G_OBJECT (self), "held");
}

/**
 * switch_game_release:
 * @self: a game that is held
 *
 * Takes one switch_game_hold() back. Grace time counts from the last one.
 */
void
switch_game_release (SwitchGame *self)
{
  g_return_if_fail (SWITCH_IS_GAME (self));
  g_return_if_fail (self->n_holds > 0);

  if (--self->n_holds > 0)
    return;

  g_object_notify (G_OBJECT (self), "held");
  _switch_game_turns_settle (self);
  _switch_game_turns_proceed (self);
}
