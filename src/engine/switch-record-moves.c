/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The moves of a record, a line a turn or an interjection. */

#include "switch-record.h"

#include "switch-record-private.h"

#include <string.h>

/* One line: several cards laid in one turn, or one move of another kind. */
typedef struct
{
  SwitchMove moves[SWITCH_MAX_PACK];
  guint      n_moves;
  gboolean   plus;       /* the turn is to be open behind the last card */
  gboolean   wrong_word; /* the word for the call is not the variant's */
} MoveLine;

/* Where a line is played: in the record, or on a copy of its round. */
typedef struct
{
  SwitchRecord *record;
  SwitchRound  *round;
  gboolean      keep;
  gboolean      spoiled; /* a refused move changed something */
} Attempt;

static gboolean
read_seat_at_table (SwitchRecordReader *reader,
                    char              **rest,
                    guint              *seat,
                    GError            **error)
{
  if (!switch_record_read_seat (rest, seat, error))
    return FALSE;
  if (*seat >= reader->record->n_seats)
    return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                               "Nobody sits at %c", 'A' + *seat);

  return TRUE;
}

static gboolean
read_lay (char       *word,
          guint       seat,
          SwitchMove *move,
          GError    **error)
{
  SwitchSuit suit = SWITCH_SUIT_NONE;
  SwitchCard card;
  char *equals = strchr (word, '=');

  if (equals != NULL)
    {
      *equals = '\0';
      if (strlen (equals + 1) != 1 || !switch_suit_parse (equals[1], &suit))
        return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                                   "“%s” is not a suit", equals + 1);
    }
  if (!switch_card_parse (word, &card))
    return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                               "“%s” is neither a card nor a move", word);

  *move = switch_move_lay (seat, card, suit);
  return TRUE;
}

/* Reads the cards of a lay, of which @word is the first. */
static gboolean
read_lays (char     *word,
           char    **rest,
           guint     seat,
           MoveLine *line,
           GError  **error)
{
  line->n_moves = 0;
  do
    {
      if (g_str_equal (word, "+") && line->n_moves > 0)
        {
          line->plus = TRUE;
          return switch_record_read_end (rest, error);
        }
      if (line->n_moves == SWITCH_MAX_PACK)
        return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                                   "No game has more than %d cards",
                                   SWITCH_MAX_PACK);
      if (!read_lay (word, seat, &line->moves[line->n_moves], error))
        return FALSE;
      line->n_moves++;
      word = switch_record_next_word (rest);
    }
  while (word != NULL);

  return TRUE;
}

static gboolean
read_blunder (char      **rest,
              guint       seat,
              SwitchMove *move,
              GError    **error)
{
  const char *word = switch_record_next_word (rest);
  SwitchCard card;

  if (word == NULL || !switch_card_parse (word, &card))
    return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                               "The card tried is missing");

  *move = switch_move_blunder (seat, card);
  return switch_record_read_end (rest, error);
}

static gboolean
read_catch (SwitchRecordReader *reader,
            char              **rest,
            guint               seat,
            SwitchMove         *move,
            GError            **error)
{
  guint target;

  if (!read_seat_at_table (reader, rest, &target, error))
    return FALSE;

  *move = switch_move_catch (seat, target);
  return switch_record_read_end (rest, error);
}

static gboolean
read_simple (char          **rest,
             SwitchMoveKind  kind,
             guint           seat,
             SwitchMove     *move,
             GError        **error)
{
  *move = switch_move_simple (kind, seat);
  return switch_record_read_end (rest, error);
}

static gboolean
read_move_line (SwitchRecordReader *reader,
                char              **rest,
                MoveLine           *line,
                GError            **error)
{
  const guint last_call = reader->record->rules->last_call;
  SwitchMove *move = line->moves;
  char *word;
  guint seat;

  line->n_moves = 1;
  line->plus = FALSE;
  line->wrong_word = FALSE;
  if (!read_seat_at_table (reader, rest, &seat, error))
    return FALSE;

  word = switch_record_next_word (rest);
  if (word == NULL)
    return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                               "A move is missing behind the seat");
  if (g_str_equal (word, "draw"))
    return read_simple (rest, SWITCH_MOVE_DRAW, seat, move, error);
  if (g_str_equal (word, "pass"))
    return read_simple (rest, SWITCH_MOVE_END, seat, move, error);
  if (g_str_equal (word, "catch"))
    return read_catch (reader, rest, seat, move, error);
  if (g_str_equal (word, "blunder"))
    return read_blunder (rest, seat, move, error);
  if (g_str_equal (word, "call") || g_str_equal (word, "knock"))
    {
      line->wrong_word = g_str_equal (word, "knock") !=
                         (last_call == SWITCH_CALL_KNOCK);
      return read_simple (rest, SWITCH_MOVE_CALL, seat, move, error);
    }

  return read_lays (word, rest, seat, line, error);
}

static gboolean
is_turn_open (const SwitchRound *round,
              guint              turns_ended)
{
  return round->table.turns_ended == turns_ended &&
         !switch_round_is_over (round);
}

static gboolean
make_move (Attempt          *attempt,
           const SwitchMove *move,
           GError          **error)
{
  SwitchRound *round = attempt->round;
  const SwitchRound before = *round;
  SwitchRefusal refusal;
  gboolean made;

  if (attempt->keep)
    made = switch_record_apply (attempt->record, move, NULL, &refusal);
  else
    made = switch_round_apply (round, move, NULL, &refusal);

  if (!made)
    {
      g_autofree char *why = switch_refusal_to_string (&refusal);

      attempt->spoiled = !switch_round_equal (round, &before);
      return switch_record_fail (error, SWITCH_ERROR_MOVE,
                                 "The move is refused: %s", why);
    }
  if (round->shuffles != NULL && round->shuffles->wrong)
    return switch_record_fail (error, SWITCH_ERROR_MOVE,
                               "The shuffle line for this move does not have "
                               "the cards to be shuffled");

  return TRUE;
}

/* Lays the cards of one line. An open turn ends behind them, unless the line
 * says with a plus that it goes on. */
static gboolean
make_lays (Attempt        *attempt,
           const MoveLine *line,
           GError        **error)
{
  const SwitchRound *round = attempt->round;
  const guint turns_ended = round->table.turns_ended;

  for (guint i = 0; i < line->n_moves; i++)
    {
      const SwitchMove *move = &line->moves[i];

      if (i > 0 && !is_turn_open (round, turns_ended))
        return switch_record_fail (error, SWITCH_ERROR_MOVE,
                                   "The turn was over before %s",
                                   switch_card_to_string (move->card));
      if (!make_move (attempt, move, error))
        return FALSE;
    }

  if (is_turn_open (round, turns_ended))
    {
      const SwitchMove end = switch_move_simple (SWITCH_MOVE_END,
                                                 line->moves[0].seat);

      return line->plus || make_move (attempt, &end, error);
    }
  if (line->plus)
    return switch_record_fail (error, SWITCH_ERROR_MOVE,
                               "The turn is over, so there is nothing to go "
                               "on with");

  return TRUE;
}

static gboolean
make_line (Attempt        *attempt,
           const MoveLine *line,
           GError        **error)
{
  if (line->wrong_word)
    return switch_record_fail (error, SWITCH_ERROR_MOVE,
                               "By these rules a player says it with the "
                               "other of “call” and “knock”");
  if (line->moves[0].kind == SWITCH_MOVE_LAY)
    return make_lays (attempt, line, error);

  return make_move (attempt, &line->moves[0], error);
}

/* A line of moves, whose first word is at the beginning of @rest. */
gboolean
switch_record_read_move (SwitchRecordReader *reader,
                         char               *rest,
                         GError            **error)
{
  Attempt attempt = {
    reader->record, &reader->record->round, TRUE, FALSE
  };
  MoveLine line;

  return read_move_line (reader, &rest, &line, error) &&
         make_line (&attempt, &line, error);
}

/* A line of moves that must be refused and must change nothing. */
gboolean
switch_record_read_refused (SwitchRecordReader *reader,
                            char               *rest,
                            GError            **error)
{
  SwitchRecord *record = reader->record;
  SwitchShuffles *shuffles = record->shuffles;
  const SwitchShuffles before = *shuffles;
  SwitchRound round = record->round;
  Attempt attempt = { record, &round, FALSE, FALSE };
  g_autofree char *text = g_strdup (g_strstrip (rest));
  g_autofree char *expected = NULL;
  g_autoptr (GError) refused = NULL;
  MoveLine line;

  if (!read_move_line (reader, &rest, &line, error))
    return FALSE;

  make_line (&attempt, &line, &refused);
  /* The copy took its reshuffles from the same lines. */
  *shuffles = before;

  expected = g_strdup_printf ("%s to be refused", text);
  switch_record_check (reader, refused != NULL && !attempt.spoiled, expected,
                       attempt.spoiled ? "a refused move changed something"
                                       : "it is allowed");

  return TRUE;
}
