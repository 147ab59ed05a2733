/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "switch-lab-game.h"

#include "switch-random-player.h"

#include <time.h>

static const struct
{
  const char     *name;
  SwitchLabKind   kind;
  SwitchBotLevel  level;
} kinds[] = {
  { "random", SWITCH_LAB_CHANCE, 0 },
  { "eager", SWITCH_LAB_EAGER, 0 },
  { "novice", SWITCH_LAB_BOT, SWITCH_BOT_NOVICE },
  { "casual", SWITCH_LAB_BOT, SWITCH_BOT_CASUAL },
  { "skilled", SWITCH_LAB_BOT, SWITCH_BOT_SKILLED },
  { "expert", SWITCH_LAB_BOT, SWITCH_BOT_EXPERT },
};

static const char * const tempers[SWITCH_N_BOT_TEMPERS] = {
  [SWITCH_BOT_EVEN]     = "even",
  [SWITCH_BOT_CAUTIOUS] = "cautious",
  [SWITCH_BOT_HOARDER]  = "hoarder",
  [SWITCH_BOT_ATTACKER] = "attacker",
};

static gboolean
parse_temper (const char      *text,
              SwitchBotTemper *temper)
{
  for (guint i = 0; i < SWITCH_N_BOT_TEMPERS; i++)
    {
      if (g_str_equal (text, tempers[i]))
        {
          *temper = (SwitchBotTemper) i;
          return TRUE;
        }
    }

  return FALSE;
}

/**
 * switch_lab_player_parse:
 * @text: a kind of player, and perhaps its temper, as in "expert:hoarder"
 * @player: (out): the player
 *
 * Returns: whether there is such a player
 */
gboolean
switch_lab_player_parse (const char      *text,
                         SwitchLabPlayer *player)
{
  g_auto (GStrv) parts = g_strsplit (text, ":", 2);

  *player = (SwitchLabPlayer) { .kind = SWITCH_LAB_CHANCE };
  if (parts[0] == NULL)
    return FALSE;
  if (parts[1] != NULL && !parse_temper (parts[1], &player->bot.temper))
    return FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      if (g_str_equal (parts[0], kinds[i].name))
        {
          player->kind = kinds[i].kind;
          player->bot.level = kinds[i].level;
          return TRUE;
        }
    }

  return FALSE;
}

/**
 * switch_lab_get_time:
 *
 * Returns: the time that this thread has had of a core, in seconds: others
 *   who work on the same machine don't count
 */
double
switch_lab_get_time (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return (double) time.tv_sec + (double) time.tv_nsec / 1e9;
}

/**
 * switch_lab_game_init:
 * @self: (out): a game
 * @start: a round that begins
 * @record: (nullable): the record of that round; it has to outlive the game
 * @seed: where the players' random numbers start
 *
 * Sits players down at a round. Who they are is put into @players.
 */
void
switch_lab_game_init (SwitchLabGame     *self,
                      const SwitchRound *start,
                      SwitchRecord      *record,
                      guint64            seed)
{
  self->round = *start;
  self->record = record;
  self->n_moves = 0;
  self->times = NULL;
  switch_events_init (&self->events);
  switch_random_init (&self->random, seed);
  for (guint seat = 0; seat < start->table.n_seats; seat++)
    {
      self->players[seat] = (SwitchLabPlayer) { .kind = SWITCH_LAB_CHANCE };
      switch_view_init (&self->views[seat], start, seat);
    }
}

/**
 * switch_lab_game_clear:
 * @self: a game
 *
 * Frees what the game has allocated.
 */
void
switch_lab_game_clear (SwitchLabGame *self)
{
  switch_events_clear (&self->events);
}

static const SwitchRound *
get_round (const SwitchLabGame *self)
{
  return self->record != NULL ? &self->record->round : &self->round;
}

/* Makes a move, and shows every bot what of it its seat sees. */
static gboolean
make_move (SwitchLabGame    *self,
           const SwitchMove *move)
{
  const guint n_seats = self->round.table.n_seats;

  switch_events_reset (&self->events);
  if (self->record != NULL
        ? !switch_record_apply (self->record, move, &self->events, NULL)
        : !switch_round_apply (&self->round, move, &self->events, NULL))
    return FALSE;

  self->n_moves++;
  for (guint seat = 0; seat < n_seats; seat++)
    {
      if (self->players[seat].kind != SWITCH_LAB_BOT)
        continue;

      for (guint i = 0; i < self->events.n_items; i++)
        {
          const SwitchEvent seen =
            switch_event_as_seen (&self->events.items[i], seat);

          switch_view_fold (&self->views[seat], &seen);
        }
    }

  return TRUE;
}

/* Never stops a bot, but notes how long it has not asked. */
static gboolean
note_asked (gpointer data)
{
  SwitchLabTimes *times = data;
  const double now = switch_lab_get_time ();

  times->deaf = MAX (times->deaf, now - times->asked);
  times->asked = now;

  return FALSE;
}

static void
ask_bot (SwitchLabGame  *self,
         guint           seat,
         SwitchMovePlan *plan)
{
  SwitchBot bot = self->players[seat].bot;
  double start;

  if (self->times == NULL)
    {
      switch_bot_plan (&self->views[seat], &bot, &self->random, plan);
      return;
    }

  bot.stop = note_asked;
  bot.stop_data = self->times;
  start = self->times->asked = switch_lab_get_time ();
  switch_bot_plan (&self->views[seat], &bot, &self->random, plan);
  note_asked (self->times);
  self->times->longest = MAX (self->times->longest,
                              self->times->asked - start);
}

/* Makes the moves that a bot plans, as far as they may be made: what a draw
 * or a call brings can change the rest. */
static gboolean
play_bot_turn (SwitchLabGame *self,
               guint          seat)
{
  SwitchMovePlan plan;
  guint n_made = 0;

  ask_bot (self, seat, &plan);
  while (n_made < plan.n_moves && make_move (self, &plan.moves[n_made]))
    n_made++;

  return n_made > 0;
}

static gboolean
play_turn (SwitchLabGame *self)
{
  const SwitchRound *round = get_round (self);
  const guint seat = round->table.turn;
  SwitchMove move;

  if (self->players[seat].kind == SWITCH_LAB_BOT)
    return play_bot_turn (self, seat);

  if (self->players[seat].kind == SWITCH_LAB_EAGER)
    switch_random_player_choose_eagerly (&round->table, &round->own[seat],
                                         &self->random, &move);
  else
    switch_random_player_choose (&round->table, &round->own[seat],
                                 &self->random, &move);

  return make_move (self, &move);
}

static gboolean
get_interjection (SwitchLabGame *self,
                  guint          seat,
                  SwitchMove    *move,
                  guint         *delay)
{
  if (self->players[seat].kind == SWITCH_LAB_BOT)
    return switch_bot_interject (&self->views[seat],
                                 &self->players[seat].bot, &self->random,
                                 move, delay);

  *delay = (guint) switch_random_below (&self->random, 2000);
  return switch_random_player_interject (&get_round (self)->table, seat,
                                         &self->random, move);
}

/* Between two turns whoever notices something first speaks up. */
static void
play_interjection (SwitchLabGame *self)
{
  guint soonest = G_MAXUINT;
  SwitchMove first;

  for (guint seat = 0; seat < self->round.table.n_seats; seat++)
    {
      SwitchMove move;
      guint delay;

      if (get_interjection (self, seat, &move, &delay) && delay < soonest)
        {
          soonest = delay;
          first = move;
        }
    }

  if (soonest < G_MAXUINT)
    make_move (self, &first);
}

/**
 * switch_lab_game_play:
 * @self: a game
 *
 * Plays the round to its end.
 *
 * Returns: whether every player knew a move that may be made
 */
gboolean
switch_lab_game_play (SwitchLabGame *self)
{
  const SwitchRound *round = get_round (self);

  while (!switch_round_is_over (round))
    {
      if (!play_turn (self))
        return FALSE;
      if (!switch_round_is_over (round))
        play_interjection (self);
    }

  return TRUE;
}
