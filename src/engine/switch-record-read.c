/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The reader of records: lines and words. What the lines of the head, the
 * moves and the expectations say is in files of their own. */

#include "switch-record.h"

#include "switch-record-private.h"

#include <string.h>

#define BLANKS " \t"

void
switch_record_set_error (GError      **error,
                         SwitchError   code,
                         const char   *format,
                         ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_set_error_literal (error, SWITCH_ERROR, (int) code, message);
}

/* Cuts the next word off @rest; NULL when there is none. */
char *
switch_record_next_word (char **rest)
{
  char *word = *rest + strspn (*rest, BLANKS);
  char *end = word + strcspn (word, BLANKS);

  if (word == end)
    {
      *rest = end;
      return NULL;
    }

  *rest = *end != '\0' ? end + 1 : end;
  *end = '\0';

  return word;
}

/* All that is left of a line, as text; NULL when it is blank. */
char *
switch_record_rest (char **rest)
{
  char *text = g_strstrip (*rest);

  *rest = text + strlen (text);

  return *text != '\0' ? text : NULL;
}

gboolean
switch_record_read_end (char   **rest,
                        GError **error)
{
  const char *word = switch_record_next_word (rest);

  if (word != NULL)
    return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                               "“%s” is a word too many", word);

  return TRUE;
}

/* Reads a seat. Whether somebody sits there is not looked at. */
gboolean
switch_record_read_seat (char   **rest,
                         guint   *seat,
                         GError **error)
{
  const char *word = switch_record_next_word (rest);

  if (word == NULL)
    return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                               "A seat is missing");
  if (word[0] < 'A' || word[0] >= 'A' + SWITCH_MAX_SEATS || word[1] != '\0')
    return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                               "“%s” is not a seat: they are A to H", word);

  *seat = (guint) (word[0] - 'A');
  return TRUE;
}

gboolean
switch_record_read_number (char   **rest,
                           gint64   minimum,
                           gint64   maximum,
                           gint64  *number,
                           GError **error)
{
  const char *word = switch_record_next_word (rest);

  if (word == NULL)
    return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                               "A number is missing");
  if (!g_ascii_string_to_signed (word, 10, minimum, maximum, number, NULL))
    return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                               "“%s” is not a number from %" G_GINT64_FORMAT
                               " to %" G_GINT64_FORMAT,
                               word, minimum, maximum);

  return TRUE;
}

/* Reads cards up to the end of the line, SWITCH_MAX_PACK of them at most. */
gboolean
switch_record_read_cards (char   **rest,
                          guint8  *cards,
                          guint   *n_cards,
                          GError **error)
{
  const char *word;

  *n_cards = 0;
  while ((word = switch_record_next_word (rest)) != NULL)
    {
      SwitchCard card;

      if (!switch_card_parse (word, &card))
        return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                                   "“%s” is not a card", word);
      if (*n_cards == SWITCH_MAX_PACK)
        return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                                   "No game has more than %d cards",
                                   SWITCH_MAX_PACK);
      cards[(*n_cards)++] = card;
    }

  return TRUE;
}

/* A `shuffle` line, which may stand in the head or before any move. */
gboolean
switch_record_read_shuffle (SwitchRecordReader *reader,
                            char               *rest,
                            GError            **error)
{
  guint8 cards[SWITCH_MAX_PACK];
  guint n_cards;

  if (!switch_record_read_cards (&rest, cards, &n_cards, error))
    return FALSE;
  if (n_cards == 0)
    return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                               "A shuffle names at least one card");

  switch_shuffles_append (reader->record->shuffles, cards, n_cards);
  return TRUE;
}

/* Ends @line where a comment begins. */
static void
cut_comment (char *line)
{
  for (char *sign = strchr (line, '#'); sign != NULL;
       sign = strchr (sign + 1, '#'))
    {
      if (sign == line || strchr (BLANKS, sign[-1]) != NULL)
        {
          *sign = '\0';
          return;
        }
    }
}

/* A line behind the head: a move, or an expectation. */
static gboolean
read_play_line (SwitchRecordReader *reader,
                char               *line,
                GError            **error)
{
  const gboolean sign = line[1] == ' ' || line[1] == '\t';

  if (!reader->playing && !switch_record_end_head (reader, error))
    return FALSE;

  if (line[0] == '?' && sign)
    return switch_record_read_expectation (reader, line + 1, error);
  if (line[0] == '!' && sign)
    return switch_record_read_refused (reader, line + 1, error);

  return switch_record_read_move (reader, line, error);
}

static gboolean
read_line (SwitchRecordReader *reader,
           char               *line,
           GError            **error)
{
  g_autofree char *word = NULL;
  char *rest;
  gsize length;

  cut_comment (line);
  line = g_strstrip (line);
  if (*line == '\0')
    return TRUE;

  length = strcspn (line, BLANKS);
  word = g_strndup (line, length);
  rest = line + length;

  if (reader->playing && g_str_equal (word, "shuffle"))
    return switch_record_read_shuffle (reader, rest, error);
  if (reader->playing && switch_record_is_head_word (word))
    return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                               "“%s” belongs to the head, before all moves",
                               word);
  if (reader->head.given == 0 || switch_record_is_head_word (word))
    return switch_record_read_head_line (reader, word, rest, error);
  if (length != 1)
    return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                               "There is no line “%s”", word);

  return read_play_line (reader, line, error);
}

/* Cuts the next line off the data, without its end; NULL behind the last. */
static char *
next_line (const char **data,
           gsize       *size,
           gsize       *length)
{
  const char *start = *data;
  const char *end;

  if (*size == 0)
    return NULL;

  end = memchr (start, '\n', *size);
  *length = end != NULL ? (gsize) (end - start) : *size;
  *data += *length + (end != NULL);
  *size -= *length + (end != NULL);
  if (*length > 0 && start[*length - 1] == '\r')
    (*length)--;

  return g_strndup (start, MIN (*length, SWITCH_RECORD_MAX_LINE));
}

static gboolean
read_lines (SwitchRecordReader *reader,
            const char         *data,
            gsize               size,
            GError            **error)
{
  gsize length;

  while (TRUE)
    {
      g_autofree char *line = next_line (&data, &size, &length);

      if (line == NULL)
        break;

      reader->line++;
      if (length > SWITCH_RECORD_MAX_LINE)
        return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                                   "The line is longer than %d bytes",
                                   SWITCH_RECORD_MAX_LINE);
      if (!g_utf8_validate_len (line, length, NULL))
        return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                                   "The line is not UTF-8 text");
      if (!read_line (reader, line, error))
        return FALSE;
    }

  reader->line = MAX (reader->line, 1);
  return reader->playing || switch_record_end_head (reader, error);
}

/**
 * switch_record_parse:
 * @data: the text of a record
 * @size: how many bytes
 * @report: (nullable): where expectations that fail are noted; initialised
 *   by switch_record_report_init(). Without it they are read and no more
 * @line: (nullable) (out): the line that an error is about, from 1
 * @error: what could not be read
 *
 * Reads a record and plays it. An expectation that fails goes into @report
 * and is no error.
 *
 * Returns: (transfer full) (nullable): the record, or %NULL with @error of
 *   the domain %SWITCH_ERROR; then nothing of the file is used
 */
SwitchRecord *
switch_record_parse (const char         *data,
                     gsize               size,
                     SwitchRecordReport *report,
                     guint              *line,
                     GError            **error)
{
  g_autoptr (SwitchRecord) record = NULL;
  SwitchRecordReader reader = { NULL };
  gboolean read;

  g_return_val_if_fail (data != NULL || size == 0, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  record = switch_record_alloc ();
  record->shuffles = switch_shuffles_new ();
  reader.record = record;
  reader.report = report;
  reader.head.dealer = SWITCH_SEAT_NONE;
  reader.head.suit = SWITCH_SUIT_NONE;
  reader.head.pending_card = SWITCH_CARD_NONE;

  if (size > SWITCH_RECORD_MAX_SIZE)
    {
      reader.line = 1;
      read = switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                                 "The record is larger than %d MiB",
                                 SWITCH_RECORD_MAX_SIZE / (1024 * 1024));
    }
  else
    {
      read = read_lines (&reader, data, size, error);
    }

  if (!read)
    {
      if (line != NULL)
        *line = reader.line;
      return NULL;
    }

  /* Nothing borrowed stays behind unless it is still needed. */
  if (record->shuffles->next == record->shuffles->n_orders)
    {
      record->round.shuffles = NULL;
      g_clear_pointer (&record->shuffles, switch_shuffles_free);
    }

  return g_steal_pointer (&record);
}
