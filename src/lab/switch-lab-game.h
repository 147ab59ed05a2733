/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-bot.h"
#include "switch-record.h"

G_BEGIN_DECLS

/**
 * SwitchLabKind:
 * @SWITCH_LAB_CHANCE: chance chooses among all that may be done
 * @SWITCH_LAB_EAGER: chance chooses among the cards that fit, where some do
 * @SWITCH_LAB_BOT: a bot
 */
typedef enum
{
  SWITCH_LAB_CHANCE,
  SWITCH_LAB_EAGER,
  SWITCH_LAB_BOT,
} SwitchLabKind;

/**
 * SwitchLabPlayer:
 * @kind: who plays
 * @bot: the bot, if it is one
 */
typedef struct
{
  SwitchLabKind kind;
  SwitchBot     bot;
} SwitchLabPlayer;

/**
 * SwitchLabTimes:
 * @longest: the longest that a bot has thought about a move, in seconds of
 *   the thread's own time
 * @deaf: the longest that a bot has gone on without asking whether to stop
 * @asked: when it has asked last
 *
 * How long bots think, and how soon they could be stopped.
 */
typedef struct
{
  double longest;
  double deaf;
  double asked;
} SwitchLabTimes;

/**
 * SwitchLabGame:
 * @round: the round; not used where there is a record
 * @record: (nullable): what writes the round down
 * @players: one a seat
 * @views: what each seat sees
 * @events: the events of the last move
 * @random: the random numbers of all players
 * @n_moves: how many moves were made
 * @times: (nullable): where the times of bots are noted
 *
 * A round between players of all kinds.
 */
typedef struct
{
  SwitchRound      round;
  SwitchRecord    *record; /* borrowed */
  SwitchLabPlayer  players[SWITCH_MAX_SEATS];
  SwitchView       views[SWITCH_MAX_SEATS];
  SwitchEvents     events;
  SwitchRandom     random;
  guint64          n_moves;
  SwitchLabTimes  *times; /* borrowed */
} SwitchLabGame;

gboolean switch_lab_player_parse (const char        *text,
                                  SwitchLabPlayer   *player);

double   switch_lab_get_time     (void);
void     switch_lab_game_init    (SwitchLabGame     *self,
                                  const SwitchRound *start,
                                  SwitchRecord      *record,
                                  guint64            seed);
void     switch_lab_game_clear   (SwitchLabGame     *self);
gboolean switch_lab_game_play    (SwitchLabGame     *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (SwitchLabGame, switch_lab_game_clear)

G_END_DECLS
