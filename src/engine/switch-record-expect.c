/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The expectations of a record: `?` and `!` lines. */

#include "switch-record.h"

#include "switch-record-private.h"

#include <string.h>

/* What is expected and what is found, as the same kind of text. */
typedef struct
{
  const SwitchRound *round;
  const char        *word;     /* what it is about */
  GString           *expected;
  GString           *found;
} Expectation;

/* Notes what came of an expectation. */
void
switch_record_check (SwitchRecordReader *reader,
                     gboolean            holds,
                     const char         *expected,
                     const char         *found)
{
  SwitchRecordReport *report = reader->report;

  if (report == NULL)
    return;

  report->n_checks++;
  if (!holds)
    g_ptr_array_add (report->failures,
                     g_strdup_printf ("%u: expected %s, found %s",
                                      reader->line, expected, found));
}

static void
append_word (GString    *text,
             const char *word)
{
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, word);
}

static void
append_number (GString *text,
               gint64   number)
{
  g_string_append_printf (text, "%s%" G_GINT64_FORMAT,
                          text->len > 0 ? " " : "", number);
}

static void
append_seat (GString *text,
             guint    seat)
{
  const char name[] = { (char) ('A' + seat), '\0' };

  append_word (text, name);
}

static void
append_cards (GString           *text,
              const SwitchCards *cards)
{
  SwitchCard array[SWITCH_MAX_PACK];
  const guint n_cards = switch_cards_to_array (cards, array);

  for (guint i = 0; i < n_cards; i++)
    append_word (text, switch_card_to_string (array[i]));
}

/* Reads a seat at which somebody sits, with a colon where there is one. */
static gboolean
read_seat (Expectation *expectation,
           char       **rest,
           gboolean     colon,
           guint       *seat,
           GError     **error)
{
  char *word = switch_record_next_word (rest);

  if (word == NULL)
    return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                               "A seat is missing");
  if (colon && !g_str_has_suffix (word, ":"))
    return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                               "A colon is missing behind the seat");
  if (colon)
    word[strlen (word) - 1] = '\0';

  if (!switch_record_read_seat (&word, seat, error))
    return FALSE;
  if (*seat >= expectation->round->table.n_seats)
    return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                               "Nobody sits at %c", 'A' + *seat);

  return TRUE;
}

/* Reads the number that is expected, and notes the one that is found. */
static gboolean
compare_number (Expectation *expectation,
                char       **rest,
                gint64       found,
                GError     **error)
{
  gint64 expected;

  if (!switch_record_read_number (rest, G_MININT32, G_MAXINT32, &expected,
                                  error))
    return FALSE;

  append_number (expectation->expected, expected);
  append_number (expectation->found, found);
  return switch_record_read_end (rest, error);
}

/* Reads a word that is one of two, and notes the one that is found. */
static gboolean
compare_word (Expectation *expectation,
              char       **rest,
              const char  *yes,
              const char  *no,
              gboolean     found,
              GError     **error)
{
  const char *word = switch_record_next_word (rest);

  if (word == NULL || (!g_str_equal (word, yes) && !g_str_equal (word, no)))
    return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                               "“%s” or “%s” is missing", yes, no);

  append_word (expectation->expected, word);
  append_word (expectation->found, found ? yes : no);
  return switch_record_read_end (rest, error);
}

static void
append_legal (GString        *text,
              SwitchCardMask  mask,
              gboolean        draw,
              gboolean        end)
{
  const SwitchCards cards = { mask, 0 };

  append_cards (text, &cards);
  if (draw)
    append_word (text, "draw");
  if (end)
    append_word (text, "pass");
}

static gboolean
expect_legal (Expectation *expectation,
              char        *rest,
              GError     **error)
{
  const SwitchRound *round = expectation->round;
  SwitchCardMask mask = 0;
  gboolean draw = FALSE;
  gboolean end = FALSE;
  const char *word;
  guint seat;

  if (!read_seat (expectation, &rest, TRUE, &seat, error))
    return FALSE;

  while ((word = switch_record_next_word (&rest)) != NULL)
    {
      SwitchCard card;

      if (g_str_equal (word, "draw"))
        draw = TRUE;
      else if (g_str_equal (word, "pass"))
        end = TRUE;
      else if (switch_card_parse (word, &card))
        mask |= SWITCH_CARD_BIT (card);
      else
        return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                                   "“%s” is neither a card nor a move", word);
    }
  append_legal (expectation->expected, mask, draw, end);

  if (!switch_round_is_over (round) && round->table.turn == seat)
    {
      SwitchLegal legal;

      switch_round_legal (round, &legal);
      append_legal (expectation->found, legal.bare | legal.named, legal.draw,
                    legal.end);
    }

  return TRUE;
}

static gboolean
expect_turn (Expectation *expectation,
             char        *rest,
             GError     **error)
{
  const SwitchRound *round = expectation->round;
  guint seat;

  if (!switch_record_read_seat (&rest, &seat, error))
    return FALSE;
  if (seat >= round->table.n_seats)
    return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                               "Nobody sits at %c", 'A' + seat);

  append_seat (expectation->expected, seat);
  if (switch_round_is_over (round))
    append_word (expectation->found, "the round over");
  else
    append_seat (expectation->found, round->table.turn);

  return switch_record_read_end (&rest, error);
}

static gboolean
expect_hand (Expectation *expectation,
             char        *rest,
             GError     **error)
{
  guint8 cards[SWITCH_MAX_PACK];
  SwitchCards hand = { 0, 0 };
  guint n_cards;
  guint seat;

  if (!read_seat (expectation, &rest, TRUE, &seat, error) ||
      !switch_record_read_cards (&rest, cards, &n_cards, error))
    return FALSE;

  for (guint i = 0; i < n_cards; i++)
    {
      if (switch_cards_count_of (&hand, cards[i]) == 2)
        return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                                   "No game has three of %s",
                                   switch_card_to_string (cards[i]));
      switch_cards_add (&hand, cards[i]);
    }
  append_cards (expectation->expected, &hand);
  append_cards (expectation->found, &expectation->round->own[seat].cards);

  return TRUE;
}

static gboolean
expect_count (Expectation *expectation,
              char        *rest,
              GError     **error)
{
  guint seat;

  return read_seat (expectation, &rest, FALSE, &seat, error) &&
         compare_number (expectation, &rest,
                         expectation->round->table.count[seat], error);
}

static gboolean
expect_stock (Expectation *expectation,
              char        *rest,
              GError     **error)
{
  return compare_number (expectation, &rest,
                         expectation->round->table.n_stock, error);
}

static gboolean
expect_discard (Expectation *expectation,
                char        *rest,
                GError     **error)
{
  return compare_number (expectation, &rest,
                         expectation->round->table.n_discards, error);
}

static gboolean
expect_top (Expectation *expectation,
            char        *rest,
            GError     **error)
{
  const char *word = switch_record_next_word (&rest);
  SwitchCard card;

  if (word == NULL || !switch_card_parse (word, &card))
    return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                               "The card on top is missing");

  card = switch_table_get_top (&expectation->round->table);
  append_word (expectation->expected, word);
  append_word (expectation->found, switch_card_to_string (card));
  return switch_record_read_end (&rest, error);
}

static gboolean
expect_suit (Expectation *expectation,
             char        *rest,
             GError     **error)
{
  const SwitchSuit found = expectation->round->table.suit;
  const char *word = switch_record_next_word (&rest);
  SwitchSuit suit;

  if (word == NULL ||
      (!g_str_equal (word, "none") &&
       (strlen (word) != 1 || !switch_suit_parse (*word, &suit))))
    return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                               "The suit is C, D, H, S or none");

  append_word (expectation->expected, word);
  if (found == SWITCH_SUIT_NONE)
    append_word (expectation->found, "none");
  else
    g_string_append_c (expectation->found, switch_suit_to_char (found));

  return switch_record_read_end (&rest, error);
}

static gboolean
expect_pending (Expectation *expectation,
                char        *rest,
                GError     **error)
{
  const char *word = switch_record_next_word (&rest);
  SwitchPending kind;
  gint64 expected;
  guint found;

  if (word == NULL || (!g_str_equal (word, "none") &&
                       !g_str_equal (word, "draw") &&
                       !g_str_equal (word, "skip")))
    return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                               "What is pending is draw, skip or none");

  append_word (expectation->expected, word);
  if (!g_str_equal (word, "none"))
    {
      if (!switch_record_read_number (&rest, 0, G_MAXINT32, &expected, error))
        return FALSE;
      append_number (expectation->expected, expected);
    }

  found = switch_table_get_pending (&expectation->round->table, &kind);
  if (kind == SWITCH_PENDING_NONE || found == 0)
    append_word (expectation->found, "none");
  else
    g_string_append_printf (expectation->found, "%s %u",
                            kind == SWITCH_PENDING_DRAW ? "draw" : "skip",
                            found);

  return switch_record_read_end (&rest, error);
}

static gboolean
expect_direction (Expectation *expectation,
                  char        *rest,
                  GError     **error)
{
  return compare_word (expectation, &rest, "clockwise", "anticlockwise",
                       expectation->round->table.clockwise, error);
}

/* `open` and `safe` are each other's opposite. */
static gboolean
expect_openness (Expectation *expectation,
                 char        *rest,
                 GError     **error)
{
  const SwitchTable *table = &expectation->round->table;
  guint seat;

  append_word (expectation->expected, expectation->word);
  if (!read_seat (expectation, &rest, FALSE, &seat, error))
    return FALSE;

  append_word (expectation->found,
               switch_table_is_open (table, seat) ? "open" : "safe");
  return switch_record_read_end (&rest, error);
}

static gboolean
expect_missing (Expectation *expectation,
                char        *rest,
                GError     **error)
{
  guint seat;

  return read_seat (expectation, &rest, FALSE, &seat, error) &&
         compare_number (expectation, &rest,
                         expectation->round->table.missing[seat], error);
}

static gboolean
expect_out (Expectation *expectation,
            char        *rest,
            GError     **error)
{
  const SwitchTable *table = &expectation->round->table;
  const char *text = rest + strspn (rest, " \t");

  if (g_str_has_prefix (text, "none"))
    {
      append_word (expectation->expected, switch_record_next_word (&rest));
      if (!switch_record_read_end (&rest, error))
        return FALSE;
    }
  else
    {
      do
        {
          guint seat;

          if (!switch_record_read_seat (&rest, &seat, error))
            return FALSE;
          if (seat >= table->n_seats)
            return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                                       "Nobody sits at %c", 'A' + seat);
          append_seat (expectation->expected, seat);
          rest += strspn (rest, " \t");
        }
      while (*rest != '\0');
    }

  for (guint i = 0; i < table->n_out; i++)
    append_seat (expectation->found, table->out[i]);
  if (table->n_out == 0)
    append_word (expectation->found, "none");

  return TRUE;
}

static gboolean
expect_round (Expectation *expectation,
              char        *rest,
              GError     **error)
{
  return compare_word (expectation, &rest, "over", "on",
                       switch_round_is_over (expectation->round), error);
}

static gboolean
expect_score (Expectation *expectation,
              char        *rest,
              GError     **error)
{
  guint seat;

  return read_seat (expectation, &rest, FALSE, &seat, error) &&
         compare_number (expectation, &rest,
                         expectation->round->table.score[seat], error);
}

static const struct
{
  const char *word;
  gboolean  (*read) (Expectation *expectation,
                     char        *rest,
                     GError     **error);
} kinds[] = {
  { "legal", expect_legal },
  { "turn", expect_turn },
  { "hand", expect_hand },
  { "count", expect_count },
  { "stock", expect_stock },
  { "discard", expect_discard },
  { "top", expect_top },
  { "suit", expect_suit },
  { "pending", expect_pending },
  { "direction", expect_direction },
  { "open", expect_openness },
  { "safe", expect_openness },
  { "missing", expect_missing },
  { "out", expect_out },
  { "round", expect_round },
  { "score", expect_score },
};

static gboolean
read_kind (Expectation *expectation,
           char        *rest,
           GError     **error)
{
  const char *word = switch_record_next_word (&rest);

  if (word == NULL)
    return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                               "An expectation is missing");

  expectation->word = word;
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      if (g_str_equal (kinds[i].word, word))
        return kinds[i].read (expectation, rest, error);
    }

  return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                             "Nothing can be expected of “%s”", word);
}

/* A `?` line, behind its sign. One that fails is noted, and is no error. */
gboolean
switch_record_read_expectation (SwitchRecordReader *reader,
                                char               *rest,
                                GError            **error)
{
  g_autofree char *text = g_strdup (g_strstrip (rest));
  g_autoptr (GString) expected = g_string_new (NULL);
  g_autoptr (GString) found = g_string_new (NULL);
  Expectation expectation = {
    &reader->record->round, NULL, expected, found
  };

  if (!read_kind (&expectation, rest, error))
    return FALSE;

  switch_record_check (reader, g_string_equal (expected, found), text,
                       found->len > 0 ? found->str : "nothing");
  return TRUE;
}
