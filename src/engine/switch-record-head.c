/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The head of a record: its order, who plays by which rules, and the deal.
 * A position is read in switch-record-position.c. */

#include "switch-record.h"

#include "switch-record-private.h"
#include "switch-rules-file.h"

#include <string.h>

#define MAX_SCORE 1000000000

static gboolean
read_version (SwitchRecordReader *reader,
              char               *rest,
              GError            **error)
{
  const char *version = switch_record_next_word (&rest);

  if (version == NULL)
    return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                               "The version of the format is missing");
  if (!g_str_equal (version, "1"))
    return switch_record_fail (error, SWITCH_ERROR_VERSION,
                               "This program reads version 1 of the format, "
                               "and the record is of version %s", version);

  return switch_record_read_end (&rest, error);
}

static gboolean
read_title (SwitchRecordReader *reader,
            char               *rest,
            GError            **error)
{
  const char *title = switch_record_rest (&rest);

  reader->record->title = g_strdup (title);
  return TRUE;
}

static gboolean
read_variant (SwitchRecordReader *reader,
              char               *rest,
              GError            **error)
{
  const char *id = switch_record_next_word (&rest);
  const SwitchRulesFile *preset;

  if (id == NULL)
    return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                               "The name of the variant is missing");
  preset = switch_preset_find (id);
  if (preset == NULL)
    return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                               "There is no variant “%s”", id);

  reader->record->variant = g_strdup (id);
  reader->record->rules = g_memdup2 (&preset->rules, sizeof preset->rules);
  reader->head.rules_line = reader->line;
  return switch_record_read_end (&rest, error);
}

/* Cuts "NAME = VALUE" in two. */
static gboolean
read_assignment (SwitchRecordReader *reader,
                 char               *rest,
                 const char        **name,
                 const char        **value,
                 GError            **error)
{
  char *equals = strchr (rest, '=');

  if (reader->record->rules == NULL)
    return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                               "The variant is missing before this line");
  if (equals == NULL)
    return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                               "An equals sign is missing");

  *equals = '\0';
  *name = g_strstrip (rest);
  *value = g_strstrip (equals + 1);
  reader->head.rules_line = reader->line;

  return TRUE;
}

static gboolean
read_rule (SwitchRecordReader *reader,
           char               *rest,
           GError            **error)
{
  const char *key;
  const char *value;

  return read_assignment (reader, rest, &key, &value, error) &&
         switch_rules_set (reader->record->rules, key, value, error);
}

static gboolean
read_power (SwitchRecordReader *reader,
            char               *rest,
            GError            **error)
{
  const char *klass;
  const char *value;

  return read_assignment (reader, rest, &klass, &value, error) &&
         switch_rules_set_power (reader->record->rules, klass, value, error);
}

/* Takes a bit for @seat, which may have one line of a kind. */
static gboolean
take_seat (guint8  *seats,
           guint    seat,
           GError **error)
{
  if (*seats & (1 << seat))
    return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                               "Seat %c has such a line already",
                               'A' + seat);

  *seats |= (guint8) (1 << seat);
  return TRUE;
}

static gboolean
read_player (SwitchRecordReader *reader,
             char               *rest,
             GError            **error)
{
  SwitchRecordPlayer *player;
  const char *kind;
  guint seat;

  if (!switch_record_read_seat (&rest, &seat, error) ||
      !take_seat (&reader->head.players, seat, error))
    return FALSE;

  player = &reader->record->players[seat];
  kind = switch_record_next_word (&rest);
  if (kind == NULL)
    return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                               "The kind of the player is missing");
  if (!switch_seat_kind_parse (kind, &player->kind))
    return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                               "“%s” is no kind of player: they are human, "
                               "novice, casual, skilled and expert", kind);

  player->name = g_strdup (switch_record_rest (&rest));
  return TRUE;
}

static gboolean
read_score (SwitchRecordReader *reader,
            char               *rest,
            GError            **error)
{
  gint64 score;
  guint seat;

  if (!switch_record_read_seat (&rest, &seat, error) ||
      !take_seat (&reader->head.scores, seat, error) ||
      !switch_record_read_number (&rest, 0, MAX_SCORE, &score, error))
    return FALSE;

  reader->head.score[seat] = (gint32) score;
  return switch_record_read_end (&rest, error);
}

static gboolean
read_dealer (SwitchRecordReader *reader,
             char               *rest,
             GError            **error)
{
  return switch_record_read_seat (&rest, &reader->head.dealer, error) &&
         switch_record_read_end (&rest, error);
}

static gboolean
read_about (SwitchRecordReader *reader,
            char               *rest,
            GError            **error)
{
  const char *word = switch_record_next_word (&rest);

  if (word == NULL)
    return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                               "A word is missing after “about”");

  switch_record_add_about (reader->record, word, switch_record_rest (&rest));
  return TRUE;
}

static gboolean
read_deal (SwitchRecordReader *reader,
           char               *rest,
           GError            **error)
{
  const char *word = switch_record_next_word (&rest);

  if (word == NULL ||
      !g_ascii_string_to_unsigned (word, 10, 0, G_MAXUINT64,
                                   &reader->record->deal, NULL))
    return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                               "A deal number is a whole number of at most "
                               "64 bits");

  reader->record->has_deal = TRUE;
  reader->head.deal_line = reader->line;
  return switch_record_read_end (&rest, error);
}

static gboolean
read_generator (SwitchRecordReader *reader,
                char               *rest,
                GError            **error)
{
  guint64 *state = reader->head.generator.state;

  for (guint i = 0; i < 4; i++)
    {
      const char *word = switch_record_next_word (&rest);

      if (word == NULL ||
          !g_ascii_string_to_unsigned (word, 16, 0, G_MAXUINT64, &state[i],
                                       NULL))
        return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                                   "The generator has four hexadecimal words "
                                   "of at most 64 bits");
    }
  if ((state[0] | state[1] | state[2] | state[3]) == 0)
    return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                               "A generator that is all zero gives nothing");

  reader->head.has_generator = TRUE;
  return switch_record_read_end (&rest, error);
}

/* In the order in which the stages of the head follow one another; `about`
 * may stand at any. */
#define STAGE_ANY      0
#define STAGE_VERSION  1
#define STAGE_TITLE    2
#define STAGE_VARIANT  3
#define STAGE_RULES    4
#define STAGE_PLAYERS  5
#define STAGE_DEAL     6
#define STAGE_POSITION 7

static const struct
{
  SwitchRecordWord word;
  guint            stage;
} head_words[] = {
  { { "switch-record", TRUE, read_version }, STAGE_VERSION },
  { { "title", TRUE, read_title }, STAGE_TITLE },
  { { "variant", TRUE, read_variant }, STAGE_VARIANT },
  { { "rule", FALSE, read_rule }, STAGE_RULES },
  { { "power", FALSE, read_power }, STAGE_RULES },
  { { "player", FALSE, read_player }, STAGE_PLAYERS },
  { { "score", FALSE, read_score }, STAGE_PLAYERS },
  { { "dealer", TRUE, read_dealer }, STAGE_PLAYERS },
  { { "deal", TRUE, read_deal }, STAGE_DEAL },
  { { "about", FALSE, read_about }, STAGE_ANY },
  /* What reshuffles come from may also stand behind a deal alone. */
  { { "generator", TRUE, read_generator }, STAGE_POSITION },
  { { "shuffle", FALSE, switch_record_read_shuffle }, STAGE_POSITION },
};

/* Finds what a line of the head begins with: its stage, and the bit and the
 * set of bits that tell whether it was given before. */
static const SwitchRecordWord *
find_word (SwitchRecordHead *head,
           const char       *word,
           guint            *stage,
           guint           **given,
           guint            *bit)
{
  const SwitchRecordWord *words;
  guint n_words;

  *given = &head->given;
  for (guint i = 0; i < G_N_ELEMENTS (head_words); i++)
    {
      *stage = head_words[i].stage;
      *bit = 1u << i;
      if (g_str_equal (head_words[i].word.word, word))
        return &head_words[i].word;
    }

  *given = &head->position;
  *stage = STAGE_POSITION;
  words = switch_record_position_words (&n_words);
  for (guint i = 0; i < n_words; i++)
    {
      *bit = 1u << i;
      if (g_str_equal (words[i].word, word))
        return &words[i];
    }

  return NULL;
}

gboolean
switch_record_is_head_word (const char *word)
{
  SwitchRecordHead head;
  guint *given;
  guint stage;
  guint bit;

  return find_word (&head, word, &stage, &given, &bit) != NULL;
}

gboolean
switch_record_read_head_line (SwitchRecordReader *reader,
                              const char         *word,
                              char               *rest,
                              GError            **error)
{
  SwitchRecordHead *head = &reader->head;
  const SwitchRecordWord *found;
  guint *given;
  guint stage;
  guint bit;

  found = find_word (head, word, &stage, &given, &bit);
  if (head->given == 0 && (found == NULL || stage != STAGE_VERSION))
    return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                               "A record begins with the line "
                               "“switch-record 1”");

  if (found == NULL)
    return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                               "There is no line “%s”", word);
  if ((*given & bit) != 0 && found->once)
    return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                               "“%s” was given already", word);
  if (stage != STAGE_ANY && stage < head->stage)
    return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                               "“%s” comes too late in the head", word);

  *given |= bit;
  head->stage = MAX (head->stage, stage);
  if (given == &head->position)
    head->position_line = reader->line;

  return found->read (reader, rest, error);
}

/* The seats of a new round are those of the players. */
static gboolean
set_deal (SwitchRecordReader *reader,
          GError            **error)
{
  SwitchRecordHead *head = &reader->head;
  SwitchRecord *record = reader->record;
  const guint n_seats = switch_mask_count (head->players);

  if (n_seats < SWITCH_MIN_SEATS)
    return switch_record_fail (error, SWITCH_ERROR_POSITION,
                               "At least two players are needed");
  if (head->players != (1 << n_seats) - 1)
    return switch_record_fail (error, SWITCH_ERROR_POSITION,
                               "The players sit at A onwards without a gap");
  if (head->dealer == SWITCH_SEAT_NONE)
    head->dealer = n_seats - 1;
  if (head->dealer >= n_seats || (head->scores >> n_seats) != 0)
    return switch_record_fail (error, SWITCH_ERROR_POSITION,
                               "The dealer or a score has a seat at which "
                               "nobody sits");
  if (!switch_rules_check_deal (record->rules, n_seats, error))
    return FALSE;

  record->n_seats = n_seats;
  switch_round_init (&record->start, record->rules, n_seats, head->dealer);
  memcpy (record->start.table.score, head->score, sizeof head->score);
  switch_round_deal (&record->start, record->deal, NULL);
  if (head->has_generator)
    record->start.random = head->generator;

  return TRUE;
}

/* Sets up the round when the head is whole. */
gboolean
switch_record_end_head (SwitchRecordReader *reader,
                        GError            **error)
{
  SwitchRecordHead *head = &reader->head;
  SwitchRecord *record = reader->record;
  const guint line = reader->line;

  if (head->given == 0)
    return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                               "The record is empty");
  if (record->rules == NULL)
    return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                               "The variant is missing");

  reader->line = head->rules_line;
  switch_rules_compile (record->rules);
  if (!switch_rules_check (record->rules, error))
    return FALSE;

  if (head->position_line > 0)
    {
      reader->line = head->position_line;
      if (!switch_record_set_position (reader, error))
        return FALSE;
    }
  else if (record->has_deal)
    {
      reader->line = head->deal_line;
      if (!set_deal (reader, error))
        return FALSE;
    }
  else
    {
      reader->line = line;
      return switch_record_fail (error, SWITCH_ERROR_POSITION,
                                 "Neither a deal number nor a position is "
                                 "given");
    }

  record->start.shuffles = NULL;
  record->round = record->start;
  record->round.shuffles = record->shuffles;
  reader->line = line;
  reader->playing = TRUE;

  return TRUE;
}
