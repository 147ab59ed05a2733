/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "switch-record.h"

#include "switch-record-private.h"

#include <string.h>

static const char *const seat_kinds[SWITCH_N_SEAT_KINDS] = {
  "human", "novice", "casual", "skilled", "expert"
};

/**
 * switch_seat_kind_to_string:
 * @kind: a kind of player
 *
 * Returns: its word in a record
 */
const char *
switch_seat_kind_to_string (SwitchSeatKind kind)
{
  g_return_val_if_fail (kind < SWITCH_N_SEAT_KINDS, NULL);

  return seat_kinds[kind];
}

/**
 * switch_seat_kind_parse:
 * @text: a word
 * @kind: (out): the kind of player
 *
 * Returns: whether @text names one
 */
gboolean
switch_seat_kind_parse (const char     *text,
                        SwitchSeatKind *kind)
{
  g_return_val_if_fail (text != NULL, FALSE);
  g_return_val_if_fail (kind != NULL, FALSE);

  for (guint i = 0; i < SWITCH_N_SEAT_KINDS; i++)
    {
      if (g_str_equal (text, seat_kinds[i]))
        {
          *kind = (SwitchSeatKind) i;
          return TRUE;
        }
    }

  return FALSE;
}

SwitchShuffles *
switch_shuffles_new (void)
{
  return g_new0 (SwitchShuffles, 1);
}

/* A power of two above @n, so that few calls move anything. */
static gsize
get_room (guint n)
{
  return (gsize) 1 << g_bit_storage (n);
}

/* Puts an order behind those that are there. */
void
switch_shuffles_append (SwitchShuffles *shuffles,
                        const guint8   *cards,
                        guint           n_cards)
{
  g_assert (shuffles != NULL);
  g_assert (n_cards > 0 && n_cards <= SWITCH_MAX_PACK);

  shuffles->cards = g_realloc (shuffles->cards,
                               get_room (shuffles->n_cards + n_cards));
  memcpy (shuffles->cards + shuffles->n_cards, cards, n_cards);
  shuffles->n_cards += n_cards;

  shuffles->lengths = g_realloc (shuffles->lengths,
                                 get_room (shuffles->n_orders + 1));
  shuffles->lengths[shuffles->n_orders++] = (guint8) n_cards;
}

void
switch_shuffles_free (SwitchShuffles *shuffles)
{
  if (shuffles == NULL)
    return;

  g_free (shuffles->cards);
  g_free (shuffles->lengths);
  g_free (shuffles);
}

/* An empty record, which nothing may be applied to before it has rules. */
SwitchRecord *
switch_record_alloc (void)
{
  SwitchRecord *record = g_new0 (SwitchRecord, 1);

  record->about = g_new0 (char *, 1);
  record->moves = g_array_new (FALSE, FALSE, sizeof (SwitchMove));
  record->orders = g_ptr_array_new_with_free_func (
      (GDestroyNotify) g_bytes_unref);
  record->order_moves = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint seat = 1; seat < SWITCH_MAX_SEATS; seat++)
    record->players[seat].kind = SWITCH_SEAT_CASUAL;

  return record;
}

/**
 * switch_record_new:
 * @variant: the id of the preset that @rules came from
 * @rules: the rules, compiled; copied
 * @start: a round in which a turn begins, nobody can be caught or call
 *   late, and nobody has passed; copied. Its shuffles are left out
 *
 * Makes a record of a round that is about to be played. A person sits at
 * the first seat and casual players at the others, until
 * switch_record_set_player() says something else.
 *
 * Returns: (transfer full): the record
 */
SwitchRecord *
switch_record_new (const char        *variant,
                   const SwitchRules *rules,
                   const SwitchRound *start)
{
  SwitchRecord *record;

  g_return_val_if_fail (variant != NULL, NULL);
  g_return_val_if_fail (rules != NULL, NULL);
  g_return_val_if_fail (start != NULL, NULL);

  record = switch_record_alloc ();
  record->variant = g_strdup (variant);
  record->rules = g_memdup2 (rules, sizeof *rules);
  record->n_seats = start->table.n_seats;
  record->start = *start;
  record->start.table.rules = record->rules;
  record->start.shuffles = NULL;
  record->round = record->start;

  return record;
}

/**
 * switch_record_free:
 * @record: (nullable) (transfer full): a record
 *
 * Frees @record, and with it the rules that its rounds borrow.
 */
void
switch_record_free (SwitchRecord *record)
{
  if (record == NULL)
    return;

  for (guint seat = 0; seat < SWITCH_MAX_SEATS; seat++)
    g_free (record->players[seat].name);
  g_free (record->title);
  g_free (record->variant);
  g_free (record->rules);
  g_strfreev (record->about);
  g_array_unref (record->moves);
  g_ptr_array_unref (record->orders);
  g_array_unref (record->order_moves);
  switch_shuffles_free (record->shuffles);
  g_free (record);
}

/* Keeps the new stocks that a move brought, all behind @first_order. */
static void
store_orders (SwitchRecord       *record,
              const SwitchEvents *events,
              guint               first_item,
              guint               first_order)
{
  const guint8 *order = events->orders + first_order;

  for (guint i = first_item; i < events->n_items; i++)
    {
      const SwitchEvent *event = &events->items[i];

      if (event->kind != SWITCH_EVENT_RESHUFFLED || event->amount == 0)
        continue;

      g_ptr_array_add (record->orders,
                       g_bytes_new (order, (gsize) event->amount));
      g_array_append_val (record->order_moves, record->moves->len);
      order += event->amount;
    }
}

/**
 * switch_record_apply:
 * @record: a record
 * @move: a move
 * @events: (nullable): where what happens is appended
 * @refusal: (nullable) (out): why @move may not be made
 *
 * Makes @move in the record's round and writes it down, with the outcome of
 * each reshuffle. A refused move changes nothing.
 *
 * Returns: whether @move was made
 */
gboolean
switch_record_apply (SwitchRecord     *record,
                     const SwitchMove *move,
                     SwitchEvents     *events,
                     SwitchRefusal    *refusal)
{
  g_auto (SwitchEvents) own_events = { NULL };
  guint first_item;
  guint first_order;

  g_return_val_if_fail (record != NULL, FALSE);
  g_return_val_if_fail (move != NULL, FALSE);

  /* Only the events tell what order a reshuffle gave. */
  if (events == NULL)
    {
      switch_events_init (&own_events);
      events = &own_events;
    }

  first_item = events->n_items;
  first_order = events->n_orders;
  if (!switch_round_apply (&record->round, move, events, refusal))
    return FALSE;

  store_orders (record, events, first_item, first_order);
  g_array_append_val (record->moves, *move);

  return TRUE;
}

/* All orders of the reshuffles that the record's moves brought. */
SwitchShuffles *
switch_record_copy_shuffles (const SwitchRecord *record)
{
  SwitchShuffles *shuffles = switch_shuffles_new ();

  for (guint i = 0; i < record->orders->len; i++)
    {
      gsize size;
      const guint8 *cards = g_bytes_get_data (record->orders->pdata[i], &size);

      switch_shuffles_append (shuffles, cards, (guint) size);
    }

  return shuffles;
}

/**
 * switch_record_rewind:
 * @record: a record
 * @n_moves: how many moves are to stay, at most as many as there are
 *
 * Takes the last moves back: they are gone from the record, and its round
 * is as it was before them. A reshuffle that was taken back comes from the
 * generator when it comes again.
 */
void
switch_record_rewind (SwitchRecord *record,
                      guint         n_moves)
{
  g_autoptr (SwitchShuffles) shuffles = NULL;
  guint n_orders = 0;

  g_return_if_fail (record != NULL);
  g_return_if_fail (n_moves <= record->moves->len);

  shuffles = switch_record_copy_shuffles (record);
  record->round = record->start;
  record->round.shuffles = shuffles;
  for (guint i = 0; i < n_moves; i++)
    {
      const SwitchMove *move = &g_array_index (record->moves, SwitchMove, i);

      if (!switch_round_apply (&record->round, move, NULL, NULL))
        g_assert_not_reached ();
    }

  g_array_set_size (record->moves, n_moves);
  while (n_orders < record->order_moves->len &&
         g_array_index (record->order_moves, guint, n_orders) < n_moves)
    n_orders++;
  /* Orders read ahead are those behind what is taken back. */
  if (n_orders < record->orders->len)
    g_clear_pointer (&record->shuffles, switch_shuffles_free);
  g_ptr_array_set_size (record->orders, (int) n_orders);
  g_array_set_size (record->order_moves, n_orders);
  record->round.shuffles = record->shuffles;
}

/**
 * switch_record_set_player:
 * @record: a record
 * @seat: a seat of its round
 * @kind: who sits there
 * @name: (nullable): the display name
 *
 * Says who plays. In the file a name is one line, and any ` #` in it is
 * written with a full-width sign, since it would begin a comment.
 */
void
switch_record_set_player (SwitchRecord   *record,
                          guint           seat,
                          SwitchSeatKind  kind,
                          const char     *name)
{
  g_return_if_fail (record != NULL);
  g_return_if_fail (seat < record->n_seats);
  g_return_if_fail (kind < SWITCH_N_SEAT_KINDS);

  record->players[seat].kind = kind;
  g_free (record->players[seat].name);
  record->players[seat].name =
    name != NULL && *name != '\0' ? g_strdup (name) : NULL;
}

static gboolean
about_has_word (const char *about,
                const char *word)
{
  const gsize length = strlen (word);

  return strncmp (about, word, length) == 0 &&
         (about[length] == ' ' || about[length] == '\0');
}

/**
 * switch_record_add_about:
 * @record: a record
 * @word: a word without spaces
 * @text: (nullable): what is said about it, or %NULL for the word alone
 *
 * Adds an `about` line behind those that are there, also behind one of the
 * same word.
 */
void
switch_record_add_about (SwitchRecord *record,
                         const char   *word,
                         const char   *text)
{
  guint n_lines;

  g_return_if_fail (record != NULL);
  g_return_if_fail (word != NULL && *word != '\0');

  if (text != NULL)
    text += strspn (text, " \t\r\n");
  n_lines = g_strv_length (record->about);
  record->about = g_renew (char *, record->about, n_lines + 2);
  record->about[n_lines] = text != NULL && *text != '\0'
                             ? g_strconcat (word, " ", text, NULL)
                             : g_strdup (word);
  record->about[n_lines + 1] = NULL;
}

/**
 * switch_record_set_about:
 * @record: a record
 * @word: a word without spaces
 * @text: (nullable): what is said about it; "" for the word alone, %NULL to
 *   take the word away
 *
 * Makes one `about` line the only one of its word.
 */
void
switch_record_set_about (SwitchRecord *record,
                         const char   *word,
                         const char   *text)
{
  guint kept = 0;

  g_return_if_fail (record != NULL);
  g_return_if_fail (word != NULL && *word != '\0');

  for (guint i = 0; record->about[i] != NULL; i++)
    {
      if (about_has_word (record->about[i], word))
        g_free (record->about[i]);
      else
        record->about[kept++] = record->about[i];
    }
  record->about[kept] = NULL;

  if (text != NULL)
    switch_record_add_about (record, word, text);
}

/**
 * switch_record_get_about:
 * @record: a record
 * @word: a word
 *
 * Returns: (nullable): the text of the first `about` line of @word, "" if
 *   it is the word alone, or %NULL if there is none
 */
const char *
switch_record_get_about (const SwitchRecord *record,
                         const char         *word)
{
  g_return_val_if_fail (record != NULL, NULL);
  g_return_val_if_fail (word != NULL, NULL);

  for (guint i = 0; record->about[i] != NULL; i++)
    {
      const char *about = record->about[i];

      if (about_has_word (about, word))
        return about + strlen (word) + (about[strlen (word)] == ' ');
    }

  return NULL;
}

/**
 * switch_record_report_init:
 * @report: (out caller-allocates): a report
 *
 * Makes an empty report.
 */
void
switch_record_report_init (SwitchRecordReport *report)
{
  g_return_if_fail (report != NULL);

  report->failures = g_ptr_array_new_with_free_func (g_free);
  report->n_checks = 0;
}

/**
 * switch_record_report_clear:
 * @report: a report
 *
 * Frees what @report holds.
 */
void
switch_record_report_clear (SwitchRecordReport *report)
{
  g_return_if_fail (report != NULL);

  g_clear_pointer (&report->failures, g_ptr_array_unref);
}
