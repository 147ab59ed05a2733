/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model-helper.h"

#include <string.h>

#include "switch-rules-file.h"

/* A game with everything that it needs. */
typedef struct
{
  SwitchClock  *clock;
  SwitchEyes   *eyes;
  SwitchPlayer *players[SWITCH_MAX_SEATS];
  guint         n_players;
  SwitchGame   *game;
} Fixture;

/* Seats players by letters: `p` a person, `n`, `c`, `s`, `e` by level. */
static inline void
seat_players (Fixture    *self,
              const char *kinds,
              guint       pace)
{
  static const char levels[] = "ncse";

  self->clock = switch_manual_clock_new ();
  self->eyes = switch_eyes_new ();
  self->n_players = (guint) strlen (kinds);
  for (guint i = 0; i < self->n_players; i++)
    {
      const char *level = strchr (levels, kinds[i]);

      if (level == NULL)
        {
          self->players[i] = switch_person_new ("Ann");
          continue;
        }
      self->players[i] =
        switch_computer_new (self->clock, "Hal",
                             (SwitchBotLevel) (level - levels), i + 1);
      switch_computer_set_pace (SWITCH_COMPUTER (self->players[i]), pace);
    }
}

static inline void
deal (Fixture    *self,
      const char *preset,
      const char *kinds,
      guint       pace,
      guint64     number)
{
  seat_players (self, kinds, pace);
  self->game = switch_game_new (self->clock, self->eyes, preset,
                                &switch_preset_find (preset)->rules,
                                self->players, self->n_players, 0, number);
}

static inline SwitchRecord *
read_record (const char *text)
{
  g_autoptr(GError) error = NULL;
  SwitchRecord *record = switch_record_parse (text, strlen (text), NULL, NULL,
                                              &error);

  g_assert_no_error (error);

  return record;
}

static inline void
take_up (Fixture    *self,
         const char *kinds,
         const char *head)
{
  g_autofree char *text = g_strconcat ("switch-record 1\n", head, NULL);

  seat_players (self, kinds, 1000);
  self->game = switch_game_new_from_record (self->clock, self->eyes,
                                            read_record (text),
                                            self->players);
  switch_game_resume (self->game);
}

static inline void
end (Fixture *self)
{
  settle (self->game);
  finish (self->game);
  for (guint i = 0; i < self->n_players; i++)
    finish (self->players[i]);
  finish (self->eyes);
  finish (self->clock);
}

static inline gboolean
act (SwitchGame       *game,
     const SwitchMove *move)
{
  return switch_game_act (game, move->seat, move,
                          switch_game_get_state_number (game), NULL);
}

static inline gboolean
lay (SwitchGame *game,
     guint       seat,
     const char *text)
{
  SwitchMove move;
  SwitchCard card;

  g_assert_true (switch_card_parse (text, &card));
  move = switch_move_lay (seat, card, SWITCH_SUIT_NONE);

  return act (game, &move);
}

/* A person's move by chance. */
static inline void
act_somehow (SwitchGame   *game,
             SwitchRandom *random)
{
  const SwitchTable *table = switch_game_get_table (game);
  const SwitchView *view = switch_game_get_view (game, table->turn);
  SwitchLegal legal;
  SwitchCardMask cards;
  SwitchMove move;

  switch_table_legal (&view->table, &view->own, &legal);
  cards = legal.bare | legal.named;
  if (cards != 0 && (switch_random_below (random, 4) != 0 ||
                     (!legal.draw && !legal.end)))
    {
      for (guint i = (guint) switch_random_below (random,
                                                  switch_mask_count (cards));
           i > 0; i--)
        cards &= cards - 1;
      move = switch_move_lay (table->turn, switch_mask_first (cards),
                              legal.bare & cards & -cards
                                ? SWITCH_SUIT_NONE : SWITCH_SUIT_HEARTS);
    }
  else
    {
      move = switch_move_simple (legal.draw ? SWITCH_MOVE_DRAW
                                            : SWITCH_MOVE_END, table->turn);
    }

  g_assert_true (act (game, &move));
}

/* Plays a round in which persons move by chance. */
static inline void
play_with_persons (Fixture *self,
                   guint64  seed)
{
  SwitchRandom random;

  switch_random_init (&random, seed);
  while (!switch_game_get_over (self->game))
    {
      const guint turn = switch_game_get_table (self->game)->turn;

      settle (self->game);
      if (switch_game_get_over (self->game))
        break;
      if (switch_player_is_person (switch_game_get_player (self->game, turn)))
        act_somehow (self->game, &random);
      else
        g_assert_true (switch_manual_clock_advance_to_next (
            SWITCH_MANUAL_CLOCK (self->clock)));
    }
}

static inline char *
get_data (SwitchGame *game)
{
  gsize size;

  return switch_record_to_data (switch_game_get_record (game), &size);
}
