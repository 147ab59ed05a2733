/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-bot.h"
#include "switch-rules-file.h"

/* Enough for an expert to search, and little enough for many rounds. */
#define BOT_TABLE_PLAYOUTS 4

/* A round between bots, each with a view of its own. */
typedef struct
{
  SwitchRound     round;
  SwitchView      views[SWITCH_MAX_SEATS];
  SwitchBot       bots[SWITCH_MAX_SEATS];
  SwitchEvents    events;
  SwitchRandom    random;
  guint           n_moves;
  guint64         hash;
} BotTable;

static inline void
bot_table_init (BotTable          *self,
                const SwitchRules *rules,
                guint              n_seats,
                guint64            deal)
{
  switch_events_init (&self->events);
  switch_random_init (&self->random, deal);
  self->n_moves = 0;
  self->hash = deal;

  switch_round_init (&self->round, rules, n_seats, n_seats - 1);
  switch_round_deal (&self->round, deal, NULL);
  for (guint seat = 0; seat < n_seats; seat++)
    {
      switch_view_init (&self->views[seat], &self->round, seat);
      self->bots[seat] = (SwitchBot) {
        .level = (SwitchBotLevel)
          switch_random_below (&self->random, SWITCH_N_BOT_LEVELS),
        .temper = (SwitchBotTemper)
          switch_random_below (&self->random, SWITCH_N_BOT_TEMPERS),
        .playouts = BOT_TABLE_PLAYOUTS,
      };
    }
}

static inline void
bot_table_clear (BotTable *self)
{
  switch_events_clear (&self->events);
}

/* Makes a move that must not be refused. */
static inline void
bot_table_make (BotTable         *self,
                const SwitchMove *move)
{
  SwitchRefusal refusal = { 0 };

  switch_events_reset (&self->events);
  if (!switch_round_apply (&self->round, move, &self->events, &refusal))
    g_error ("Move %u of card %u, suit %u by %u was refused: %d",
             move->kind, move->card, move->suit, move->seat, refusal.reason);

  self->n_moves++;
  self->hash = (self->hash ^ ((guint64) move->kind << 24 |
                              (guint64) move->card << 16 |
                              (guint64) move->suit << 8 | move->seat)) *
               G_GUINT64_CONSTANT (0x100000001b3);

  for (guint i = 0; i < self->events.n_items; i++)
    {
      for (guint seat = 0; seat < self->round.table.n_seats; seat++)
        {
          const SwitchEvent seen =
            switch_event_as_seen (&self->events.items[i], seat);

          switch_view_fold (&self->views[seat], &seen);
        }
    }
}

static inline gboolean
bot_table_interject (BotTable *self)
{
  for (guint seat = 0; seat < self->round.table.n_seats; seat++)
    {
      SwitchMove move;
      guint delay = 0;

      if (switch_bot_interject (&self->views[seat], &self->bots[seat],
                                &self->random, &move, &delay))
        {
          g_assert_cmpuint (move.seat, ==, seat);
          g_assert_cmpuint (delay, >, 0);
          bot_table_make (self, &move);
          return TRUE;
        }
    }

  return FALSE;
}

/* Plays one plan, whole: none of its moves may be refused. */
static inline void
bot_table_play_plan (BotTable *self)
{
  const guint turn = self->round.table.turn;
  SwitchMovePlan plan;

  switch_bot_plan (&self->views[turn], &self->bots[turn], &self->random,
                   &plan);
  g_assert_cmpuint (plan.n_moves, >, 0);
  for (guint i = 0; i < plan.n_moves; i++)
    {
      g_assert_cmpuint (plan.moves[i].seat, ==, turn);
      bot_table_make (self, &plan.moves[i]);
    }
}

static inline void
bot_table_play (BotTable *self)
{
  while (!switch_round_is_over (&self->round))
    {
      if (!bot_table_interject (self))
        bot_table_play_plan (self);
    }
}
