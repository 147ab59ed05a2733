/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "switch-match"

#include "config.h"

#include "switch-match-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "switch-computer.h"
#include "switch-person.h"

/* A match made from a saved round, and what a round's record has to say
 * about its match. */

static SwitchVariant *
create_variant (const SwitchRecord *record)
{
  const SwitchRulesFile *preset = switch_preset_find (record->variant);
  g_autoptr(SwitchRulesFile) file = NULL;
  const char *name;

  g_return_val_if_fail (preset != NULL, NULL);

  name = switch_record_get_about (record, "rules");
  if (name == NULL && switch_rules_equal (&preset->rules, record->rules))
    return switch_variant_new_from_file (preset, TRUE);

  file = switch_rules_file_copy (preset);
  file->rules = *record->rules;
  g_free (file->based_on);
  file->based_on = g_strdup (record->variant);
  if (name != NULL)
    {
      g_free (file->name);
      file->name = g_strdup (name);
    }

  return switch_variant_new_from_file (file, FALSE);
}

/* A record need not name its players, but sentences about them do. */
static SwitchPlayer *
create_player (SwitchMatch    *self,
               SwitchSeatKind  kind,
               const char     *name)
{
  g_autofree char *letter = NULL;

  if (name == NULL || *name == '\0')
    {
      /* Translators: a player without a name; "%c" is a letter from A on */
      letter = g_strdup_printf (_("Player %c"),
                                (char) ('A' + self->players->len));
      name = letter;
    }

  if (kind == SWITCH_SEAT_HUMAN)
    return switch_person_new (name);

  return switch_computer_new (self->clock, name,
                              (SwitchBotLevel) (kind - SWITCH_SEAT_NOVICE),
                              switch_random_next (&self->random));
}

static void
add_players (SwitchMatch        *self,
             const SwitchRecord *record)
{
  for (guint seat = 0; seat < record->n_seats; seat++)
    {
      SwitchPlayer *player = create_player (self, record->players[seat].kind,
                                            record->players[seat].name);

      switch_player_set_score (player, record->start.table.score[seat]);
      g_ptr_array_add (self->players, player);
    }
}

/* Eliminated players have no seat in the record; they come behind. */
static void
add_sitting_out (SwitchMatch *self,
                 const char  *text)
{
  const char *space = strchr (text, ' ');
  g_autofree char *word = NULL;
  SwitchSeatKind kind;

  word = space != NULL ? g_strndup (text, (gsize) (space - text))
                       : g_strdup (text);
  if (self->players->len == SWITCH_MAX_SEATS ||
      !switch_seat_kind_parse (word, &kind))
    return;

  self->out_before |= 1u << self->players->len;
  g_ptr_array_add (self->players,
                   create_player (self, kind,
                                  space != NULL ? space + 1 : NULL));
}

static void
read_about (SwitchMatch        *self,
            const SwitchRecord *record)
{
  const char *round = switch_record_get_about (record, "round");

  if (round != NULL)
    self->round = (guint) CLAMP (g_ascii_strtoll (round, NULL, 10), 1, 10000);
  else
    self->round = 1;

  for (guint i = 0; record->about[i] != NULL; i++)
    {
      if (g_str_has_prefix (record->about[i], "sits-out "))
        add_sitting_out (self, record->about[i] + strlen ("sits-out "));
    }
  self->out = self->out_before;
}

/**
 * switch_match_new_from_record:
 * @clock: the clock
 * @record: (transfer full): a record of the round that was being played
 * @seed: where the match's random numbers start
 *
 * Takes a match up again where a saved round left it. It has the players,
 * the scores and the rules of the record; what the window has settings for,
 * such as the pace, is to be set anew. The game waits for
 * switch_game_resume().
 *
 * Returns: (transfer full): a match
 */
SwitchMatch *
switch_match_new_from_record (SwitchClock  *clock,
                              SwitchRecord *record,
                              guint64       seed)
{
  g_autoptr(SwitchVariant) variant = NULL;
  SwitchMatch *self;
  SwitchPlayer **players;

  g_return_val_if_fail (SWITCH_IS_CLOCK (clock), NULL);
  g_return_val_if_fail (record != NULL, NULL);

  variant = create_variant (record);
  self = switch_match_new (clock, variant, seed);
  add_players (self, record);
  read_about (self, record);
  self->has_dealer = TRUE;
  self->dealer = record->start.table.dealer;

  _switch_match_take_seats (self);
  _switch_match_seat (self);
  players = (SwitchPlayer **) self->players->pdata;
  _switch_match_use_game (self,
                          switch_game_new_from_record (clock, self->eyes,
                                                       record, players));

  return self;
}
