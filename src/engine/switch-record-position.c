/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* A position in the head of a record, card by card. */

#include "switch-record.h"

#include "switch-record-private.h"

#include <string.h>

/* An attack is the sum of what was laid in answer; no round comes near. */
#define MAX_PENDING 30000

/* Reads cards that lie somewhere in the position. */
static gboolean
read_placed_cards (SwitchRecordReader *reader,
                   char               *rest,
                   guint8              cards[SWITCH_MAX_PACK],
                   guint              *n_cards,
                   GError            **error)
{
  if (!switch_record_read_cards (&rest, cards, n_cards, error))
    return FALSE;

  for (guint i = 0; i < *n_cards; i++)
    {
      /* A hand has no room for a third copy, so this cannot wait. */
      if (++reader->head.copies[cards[i]] > 2)
        return switch_record_fail (error, SWITCH_ERROR_POSITION,
                                   "No game has three of %s",
                                   switch_card_to_string (cards[i]));
    }

  return TRUE;
}

static gboolean
read_hand (SwitchRecordReader *reader,
           char               *rest,
           GError            **error)
{
  guint8 cards[SWITCH_MAX_PACK];
  guint n_cards;
  guint seat;

  if (!switch_record_read_seat (&rest, &seat, error))
    return FALSE;
  if (reader->head.hands & (1 << seat))
    return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                               "Seat %c has a hand already", 'A' + seat);
  if (!read_placed_cards (reader, rest, cards, &n_cards, error))
    return FALSE;

  reader->head.hands |= (guint8) (1 << seat);
  for (guint i = 0; i < n_cards; i++)
    switch_cards_add (&reader->head.hand[seat], cards[i]);

  return TRUE;
}

static gboolean
read_stock (SwitchRecordReader *reader,
            char               *rest,
            GError            **error)
{
  return read_placed_cards (reader, rest, reader->head.stock,
                            &reader->head.n_stock, error);
}

static gboolean
read_discard (SwitchRecordReader *reader,
              char               *rest,
              GError            **error)
{
  SwitchRecordHead *head = &reader->head;

  if (!read_placed_cards (reader, rest, head->discards, &head->n_discards,
                          error))
    return FALSE;
  if (head->n_discards == 0)
    return switch_record_fail (error, SWITCH_ERROR_POSITION,
                               "The discard pile is never empty");

  return TRUE;
}

static gboolean
read_turn (SwitchRecordReader *reader,
           char               *rest,
           GError            **error)
{
  return switch_record_read_seat (&rest, &reader->head.turn, error) &&
         switch_record_read_end (&rest, error);
}

static gboolean
read_direction (SwitchRecordReader *reader,
                char               *rest,
                GError            **error)
{
  const char *word = switch_record_next_word (&rest);

  reader->head.anticlockwise = g_strcmp0 (word, "anticlockwise") == 0;
  if (!reader->head.anticlockwise && g_strcmp0 (word, "clockwise") != 0)
    return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                               "The direction is clockwise or "
                               "anticlockwise");

  return switch_record_read_end (&rest, error);
}

static gboolean
read_suit (SwitchRecordReader *reader,
           char               *rest,
           GError            **error)
{
  const char *word = switch_record_next_word (&rest);

  if (word == NULL || strlen (word) != 1 ||
      !switch_suit_parse (*word, &reader->head.suit))
    return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                               "The suit is C, D, H or S");

  return switch_record_read_end (&rest, error);
}

static gboolean
read_pending (SwitchRecordReader *reader,
              char               *rest,
              GError            **error)
{
  SwitchRecordHead *head = &reader->head;
  const char *kind = switch_record_next_word (&rest);
  const char *card;
  gint64 amount;

  if (g_strcmp0 (kind, "draw") == 0)
    head->pending_kind = SWITCH_PENDING_DRAW;
  else if (g_strcmp0 (kind, "skip") == 0)
    head->pending_kind = SWITCH_PENDING_SKIP;
  else
    return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                               "What is pending is draw or skip");

  if (!switch_record_read_number (&rest, 1, MAX_PENDING, &amount, error))
    return FALSE;
  head->pending = (guint) amount;

  card = switch_record_next_word (&rest);
  if (card == NULL || !switch_card_parse (card, &head->pending_card))
    return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                               "The card that attacks is missing");

  return switch_record_read_end (&rest, error);
}

/* Reads seats up to the end of the line, each at most once. */
static gboolean
read_seats (char   **rest,
            guint8   seats[SWITCH_MAX_SEATS],
            guint   *n_seats,
            guint8  *mask,
            GError **error)
{
  *n_seats = 0;
  *mask = 0;
  do
    {
      guint seat;

      if (!switch_record_read_seat (rest, &seat, error))
        return FALSE;
      if (*mask & (1 << seat))
        return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                                   "Seat %c stands twice in the line",
                                   'A' + seat);
      *mask |= (guint8) (1 << seat);
      seats[(*n_seats)++] = (guint8) seat;
      *rest += strspn (*rest, " \t");
    }
  while (**rest != '\0');

  return TRUE;
}

static gboolean
read_called (SwitchRecordReader *reader,
             char               *rest,
             GError            **error)
{
  guint8 seats[SWITCH_MAX_SEATS];
  guint n_seats;

  return read_seats (&rest, seats, &n_seats, &reader->head.called, error);
}

static gboolean
read_out (SwitchRecordReader *reader,
          char               *rest,
          GError            **error)
{
  SwitchRecordHead *head = &reader->head;

  return read_seats (&rest, head->out, &head->n_out, &head->out_seats,
                     error);
}

static gboolean
read_missing (SwitchRecordReader *reader,
              char               *rest,
              GError            **error)
{
  SwitchRecordHead *head = &reader->head;
  gint64 turns;
  guint seat;

  if (!switch_record_read_seat (&rest, &seat, error))
    return FALSE;
  if (head->missed & (1 << seat))
    return switch_record_fail (error, SWITCH_ERROR_SYNTAX,
                               "Seat %c has such a line already",
                               'A' + seat);
  if (!switch_record_read_number (&rest, 0, G_MAXUINT8, &turns, error))
    return FALSE;

  head->missed |= (guint8) (1 << seat);
  head->missing[seat] = (guint8) turns;
  return switch_record_read_end (&rest, error);
}

static gboolean
read_under (SwitchRecordReader *reader,
            char               *rest,
            GError            **error)
{
  return switch_record_read_cards (&rest, reader->head.under,
                                   &reader->head.n_under, error);
}

/* The lines of a position, which may come in any order. */
const SwitchRecordWord *
switch_record_position_words (guint *n_words)
{
  static const SwitchRecordWord words[] = {
    { "hand", FALSE, read_hand },
    { "stock", TRUE, read_stock },
    { "discard", TRUE, read_discard },
    { "turn", TRUE, read_turn },
    { "direction", TRUE, read_direction },
    { "suit", TRUE, read_suit },
    { "pending", TRUE, read_pending },
    { "called", TRUE, read_called },
    { "out", TRUE, read_out },
    { "missing", FALSE, read_missing },
    { "under", TRUE, read_under },
  };

  *n_words = G_N_ELEMENTS (words);
  return words;
}

/* Nothing may be said of a seat at which nobody sits. */
static gboolean
check_seats (const SwitchRecordHead *head,
             guint                   n_seats,
             GError                **error)
{
  const guint seats = (1u << n_seats) - 1;
  const guint named = head->players | head->scores | head->called |
                      head->out_seats | head->missed | (1u << head->turn);

  if (n_seats < SWITCH_MIN_SEATS)
    return switch_record_fail (error, SWITCH_ERROR_POSITION,
                               "At least two hands are needed");
  if (head->hands != seats)
    return switch_record_fail (error, SWITCH_ERROR_POSITION,
                               "The seats are A onwards without a gap");
  if ((named & ~seats) != 0 ||
      (head->dealer != SWITCH_SEAT_NONE && head->dealer >= n_seats))
    return switch_record_fail (error, SWITCH_ERROR_POSITION,
                               "A line names a seat that has no hand");

  return TRUE;
}

/* Who is in holds cards, who is out holds none, and who is to act is in. */
static gboolean
check_in (const SwitchRecordHead *head,
          guint                   n_seats,
          GError                **error)
{
  for (guint seat = 0; seat < n_seats; seat++)
    {
      const gboolean out = (head->out_seats >> seat) & 1;

      if (out && head->hand[seat].once != 0)
        return switch_record_fail (error, SWITCH_ERROR_POSITION,
                                   "Seat %c is out and holds cards",
                                   'A' + seat);
      if (!out && head->hand[seat].once == 0)
        return switch_record_fail (error, SWITCH_ERROR_POSITION,
                                   "Seat %c holds no cards and is not out",
                                   'A' + seat);
    }

  if (n_seats - head->n_out < 2)
    return switch_record_fail (error, SWITCH_ERROR_POSITION,
                               "Fewer than two players are in");
  if ((head->out_seats >> head->turn) & 1)
    return switch_record_fail (error, SWITCH_ERROR_POSITION,
                               "It is the turn of a player who is out");
  if (head->missing[head->turn] > 0)
    return switch_record_fail (error, SWITCH_ERROR_POSITION,
                               "It is the turn of a player who has to miss "
                               "it");

  return TRUE;
}

static gboolean
check_cards (const SwitchRecordHead *head,
             const SwitchRules      *rules,
             guint                   n_seats,
             GError                **error)
{
  guint8 pack[SWITCH_MAX_PACK];
  guint8 copies[SWITCH_N_CARDS] = { 0 };
  const guint n_cards = switch_rules_get_pack (rules, n_seats, pack);

  for (guint i = 0; i < n_cards; i++)
    copies[pack[i]]++;
  for (guint card = 0; card < SWITCH_N_CARDS; card++)
    {
      if (head->copies[card] > copies[card])
        return switch_record_fail (error, SWITCH_ERROR_POSITION,
                                   "%s stands %u times, and the packs have "
                                   "it %u times",
                                   switch_card_to_string ((SwitchCard) card),
                                   head->copies[card], copies[card]);
    }

  if (head->n_discards == 0)
    return switch_record_fail (error, SWITCH_ERROR_POSITION,
                               "The discard pile is missing");
  if (head->n_under > head->n_stock ||
      memcmp (head->under, head->stock + head->n_stock - head->n_under,
              head->n_under) != 0)
    return switch_record_fail (error, SWITCH_ERROR_POSITION,
                               "The cards put under the stock are not its "
                               "last");

  return TRUE;
}

static gboolean
check_pending (const SwitchRecordHead *head,
               const SwitchRules      *rules,
               GError                **error)
{
  guint flags;

  if (head->pending_kind == SWITCH_PENDING_NONE)
    return TRUE;

  flags = rules->card_powers[head->pending_card].flags;
  if (head->pending_kind == SWITCH_PENDING_DRAW)
    {
      if ((flags & SWITCH_POWER_DRAW) == 0)
        return switch_record_fail (error, SWITCH_ERROR_POSITION,
                                   "%s makes nobody draw",
                                   switch_card_to_string (head->pending_card));
      return TRUE;
    }

  if ((flags & SWITCH_POWER_SKIP) == 0)
    return switch_record_fail (error, SWITCH_ERROR_POSITION,
                               "%s makes nobody miss a turn",
                               switch_card_to_string (head->pending_card));
  if (!rules->skip_answer)
    return switch_record_fail (error, SWITCH_ERROR_POSITION,
                               "By these rules a skip cannot be answered, so "
                               "it is never pending");
  if (rules->skip_turns == SWITCH_SKIP_ONE && head->pending > 1)
    return switch_record_fail (error, SWITCH_ERROR_POSITION,
                               "By these rules only one turn is missed for "
                               "skips");

  return TRUE;
}

/* Piles are written from their tops, and held from their bottoms. */
static void
reverse_pile (guint8       *pile,
              const guint8 *written,
              guint         n_cards)
{
  for (guint i = 0; i < n_cards; i++)
    pile[i] = written[n_cards - 1 - i];
}

static void
fill_table (SwitchTable            *table,
            const SwitchRecordHead *head)
{
  memcpy (table->score, head->score, sizeof head->score);
  memcpy (table->missing, head->missing, sizeof head->missing);
  memcpy (table->out, head->out, head->n_out);
  table->n_out = (guint8) head->n_out;
  table->in = (guint8) (head->hands & ~head->out_seats);
  table->n_in = (guint8) switch_mask_count (table->in);
  table->clockwise = !head->anticlockwise;
  table->suit = (guint8) head->suit;
  table->suit_before = table->suit;
  table->pending_kind = (guint8) head->pending_kind;
  table->pending = (guint16) head->pending;
  table->pending_card = head->pending_card;
  table->called = head->called;
  table->n_stock = (guint8) head->n_stock;
  table->n_under = (guint8) head->n_under;
  table->n_discards = (guint8) head->n_discards;
  reverse_pile (table->discards, head->discards, head->n_discards);
}

/* Sets up the start of the record from its position. */
gboolean
switch_record_set_position (SwitchRecordReader *reader,
                            GError            **error)
{
  SwitchRecordHead *head = &reader->head;
  SwitchRecord *record = reader->record;
  SwitchRound *start = &record->start;
  const guint n_seats = switch_mask_count (head->hands);

  if (!check_seats (head, n_seats, error) ||
      !check_in (head, n_seats, error) ||
      !check_cards (head, record->rules, n_seats, error) ||
      !check_pending (head, record->rules, error))
    return FALSE;

  if (head->dealer == SWITCH_SEAT_NONE)
    head->dealer = n_seats - 1;
  record->n_seats = n_seats;
  switch_round_init (start, record->rules, n_seats, head->dealer);
  fill_table (&start->table, head);
  reverse_pile (start->stock, head->stock, head->n_stock);
  for (guint seat = 0; seat < n_seats; seat++)
    {
      start->own[seat].cards = head->hand[seat];
      start->table.count[seat] =
        (guint8) switch_cards_count (&head->hand[seat]);
    }

  if (head->has_generator)
    start->random = head->generator;
  else
    switch_random_init (&start->random, record->deal);
  switch_round_start (start, head->turn, NULL);

  return TRUE;
}
