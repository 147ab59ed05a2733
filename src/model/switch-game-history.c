/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "switch-game"

#include "config.h"

#include "switch-game-private.h"

/* Undo and redo. A step is a move with its events; those taken back also
 * keep how the round was after them, since what a reshuffle gives need not
 * come from the generator a second time. */

typedef struct
{
  SwitchMove    move;
  SwitchEvent  *events;
  guint         n_events;

  /* Of a step taken back. */
  SwitchRound   after;
  GPtrArray    *orders;
} Step;

static Step *
step_new (const SwitchMove  *move,
          const SwitchEvent *events,
          guint              n_events)
{
  Step *step = g_new0 (Step, 1);

  step->move = *move;
  step->events = g_memdup2 (events, n_events * sizeof *events);
  step->n_events = n_events;

  return step;
}

static void
step_free (gpointer data)
{
  Step *step = data;

  g_clear_pointer (&step->orders, g_ptr_array_unref);
  g_free (step->events);
  g_free (step);
}

void
_switch_game_history_init (SwitchGame *self)
{
  self->steps = g_ptr_array_new_with_free_func (step_free);
  self->undone = g_ptr_array_new_with_free_func (step_free);
}

void
_switch_game_history_clear (SwitchGame *self)
{
  g_clear_pointer (&self->steps, g_ptr_array_unref);
  g_clear_pointer (&self->undone, g_ptr_array_unref);
}

void
_switch_game_history_add (SwitchGame        *self,
                          const SwitchMove  *move,
                          const SwitchEvent *events,
                          guint              n_events)
{
  g_ptr_array_set_size (self->undone, 0);
  g_ptr_array_add (self->steps, step_new (move, events, n_events));
}

/* Finds out what happened in a round that was read from a record. The
 * record itself is not touched. */
void
_switch_game_history_replay (SwitchGame *self)
{
  const SwitchRecord *record = self->record;
  g_autoptr(GByteArray) cards = g_byte_array_new ();
  g_autoptr(GByteArray) lengths = g_byte_array_new ();
  g_auto(SwitchEvents) events = { 0 };
  SwitchRound round = record->start;
  SwitchShuffles shuffles = { 0 };

  for (guint i = 0; i < record->orders->len; i++)
    {
      gsize size;
      const guint8 *data = g_bytes_get_data (record->orders->pdata[i], &size);
      const guint8 length = (guint8) size;

      g_byte_array_append (cards, data, length);
      g_byte_array_append (lengths, &length, 1);
    }
  shuffles.cards = cards->data;
  shuffles.n_cards = cards->len;
  shuffles.lengths = lengths->data;
  shuffles.n_orders = lengths->len;
  round.shuffles = &shuffles;

  switch_events_init (&events);
  for (guint i = 0; i < record->moves->len; i++)
    {
      const SwitchMove *move = &g_array_index (record->moves, SwitchMove, i);

      switch_events_reset (&events);
      if (!switch_round_apply (&round, move, &events, NULL))
        g_return_if_reached ();

      _switch_game_history_add (self, move, events.items, events.n_items);
      _switch_game_fold_views (self, events.items, events.n_items);
    }
}

static gboolean
is_person (SwitchGame *self,
           guint       seat)
{
  return switch_player_is_person (self->players[seat]);
}

static gboolean
has_person (SwitchGame *self)
{
  for (guint seat = 0; seat < self->record->n_seats; seat++)
    {
      if (is_person (self, seat))
        return TRUE;
    }

  return FALSE;
}

/* How many steps have to go for a person to decide anew; 0 if there is
 * nothing to take back. Between computer players it is one. */
static guint
count_steps_back (SwitchGame *self)
{
  const gboolean any = !has_person (self);

  for (guint i = self->steps->len; i > 0; i--)
    {
      const Step *step = g_ptr_array_index (self->steps, i - 1);

      if (any || is_person (self, step->move.seat))
        return self->steps->len - i + 1;
    }

  return 0;
}

/* Likewise forwards: up to where a person has to decide again. */
static guint
count_steps_forth (SwitchGame *self)
{
  const gboolean any = !has_person (self);
  guint n_steps = 0;

  for (guint i = self->undone->len; i > 0; i--)
    {
      const Step *step = g_ptr_array_index (self->undone, i - 1);

      if (n_steps > 0 && (any || is_person (self, step->move.seat)))
        break;
      n_steps++;
    }

  return n_steps;
}

/* Whether a step showed a card to somebody who would now decide knowing
 * it. */
static gboolean
step_shows_card (SwitchGame *self,
                 const Step *step,
                 guint       decider)
{
  for (guint i = 0; i < step->n_events; i++)
    {
      const SwitchEvent *event = &step->events[i];

      switch (event->kind)
        {
        case SWITCH_EVENT_DREW:
          if (is_person (self, event->seat))
            return TRUE;
          break;

        case SWITCH_EVENT_LAID:
        case SWITCH_EVENT_BLUNDERED:
          if (event->seat != decider)
            return TRUE;
          break;

        default:
          break;
        }
    }

  return FALSE;
}

/* Moves the orders of the reshuffles of move number @n_moves, the record's
 * last, into @step. */
static void
keep_orders (SwitchRecord *record,
             Step         *step,
             guint         n_moves)
{
  step->orders = g_ptr_array_new_with_free_func (
      (GDestroyNotify) g_bytes_unref);

  for (guint i = 0; i < record->orders->len; i++)
    {
      if (g_array_index (record->order_moves, guint, i) == n_moves)
        g_ptr_array_add (step->orders,
                         g_bytes_ref (record->orders->pdata[i]));
    }
}

static void
take_back (SwitchGame *self)
{
  Step *step = g_ptr_array_steal_index (self->steps, self->steps->len - 1);

  step->after = self->record->round;
  step->after.shuffles = NULL;
  keep_orders (self->record, step, self->steps->len);
  switch_record_rewind (self->record, self->steps->len);
  g_ptr_array_add (self->undone, step);
}

static void
do_again (SwitchGame *self)
{
  SwitchRecord *record = self->record;
  Step *step = g_ptr_array_steal_index (self->undone, self->undone->len - 1);
  const guint n_moves = record->moves->len;

  for (guint i = 0; i < step->orders->len; i++)
    {
      g_ptr_array_add (record->orders,
                       g_bytes_ref (step->orders->pdata[i]));
      g_array_append_val (record->order_moves, n_moves);
    }
  g_array_append_val (record->moves, step->move);
  record->round = step->after;
  record->round.shuffles = record->shuffles;
  g_clear_pointer (&step->orders, g_ptr_array_unref);
  g_ptr_array_add (self->steps, step);
}

static void
refold_views (SwitchGame *self)
{
  _switch_game_init_views (self);
  for (guint i = 0; i < self->steps->len; i++)
    {
      const Step *step = g_ptr_array_index (self->steps, i);

      _switch_game_fold_views (self, step->events, step->n_events);
    }
}

/**
 * switch_game_get_can_undo:
 * @self: a game
 *
 * Returns: whether there is something to take back
 */
gboolean
switch_game_get_can_undo (SwitchGame *self)
{
  g_return_val_if_fail (SWITCH_IS_GAME (self), FALSE);

  return count_steps_back (self) > 0;
}

/**
 * switch_game_get_can_redo:
 * @self: a game
 *
 * Returns: whether there is something to do again
 */
gboolean
switch_game_get_can_redo (SwitchGame *self)
{
  g_return_val_if_fail (SWITCH_IS_GAME (self), FALSE);

  return self->undone->len > 0;
}

/**
 * switch_game_undo:
 * @self: a game
 *
 * Takes back the last move of a person, with all that came after it; between
 * computer players the last move. If that takes a card out of sight which a
 * person has seen, the round becomes a practice round.
 *
 * Returns: whether there was something to take back
 */
gboolean
switch_game_undo (SwitchGame *self)
{
  const Step *first;
  guint n_steps;

  g_return_val_if_fail (SWITCH_IS_GAME (self), FALSE);

  n_steps = count_steps_back (self);
  if (n_steps == 0 || self->emitting || self->stopped)
    return FALSE;

  _switch_game_turns_cancel (self);
  first = g_ptr_array_index (self->steps, self->steps->len - n_steps);
  for (guint i = self->steps->len - n_steps; i < self->steps->len; i++)
    {
      if (step_shows_card (self, g_ptr_array_index (self->steps, i),
                           first->move.seat))
        switch_record_set_about (self->record, "practice", "");
    }
  while (n_steps-- > 0)
    take_back (self);

  refold_views (self);
  _switch_game_changed (self);

  return TRUE;
}

/**
 * switch_game_redo:
 * @self: a game
 *
 * Does again what switch_game_undo() took back.
 *
 * Returns: whether there was something to do again
 */
gboolean
switch_game_redo (SwitchGame *self)
{
  guint n_steps;

  g_return_val_if_fail (SWITCH_IS_GAME (self), FALSE);

  n_steps = count_steps_forth (self);
  if (n_steps == 0 || self->emitting || self->stopped)
    return FALSE;

  _switch_game_turns_cancel (self);
  while (n_steps-- > 0)
    do_again (self);

  refold_views (self);
  _switch_game_changed (self);

  return TRUE;
}

/**
 * switch_game_get_events:
 * @self: a game
 *
 * Tells again all that happened since the deal and was not taken back; it
 * can be folded into the table with which the record starts.
 *
 * Returns: (transfer full) (element-type SwitchEvent): the events, as the
 *   eyes see them
 */
GArray *
switch_game_get_events (SwitchGame *self)
{
  GArray *events = g_array_new (FALSE, FALSE, sizeof (SwitchEvent));

  g_return_val_if_fail (SWITCH_IS_GAME (self), events);

  for (guint i = 0; i < self->steps->len; i++)
    {
      const Step *step = g_ptr_array_index (self->steps, i);

      for (guint j = 0; j < step->n_events; j++)
        {
          const SwitchEvent seen = switch_eyes_see (self->eyes,
                                                    &step->events[j]);

          g_array_append_val (events, seen);
        }
    }

  return events;
}
