/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The writer of records. The position stands in full in every record, and so
 * does the outcome of each reshuffle: it reads back the same whatever becomes
 * of the generator. */

#include "switch-record.h"

#include "switch-record-private.h"
#include "switch-rules-file.h"

#include <string.h>

/* A number sign that begins no comment, for names that have one. */
#define FULLWIDTH_NUMBER_SIGN 0xff03

/* No text is so long that its line could get longer than a line may be. */
#define MAX_TEXT 4070

/* Appends text of a person's as one line that reads back as it is written:
 * blanks at its ends, control characters and what would begin a comment
 * cannot stand in a record. */
static void
append_text (GString    *data,
             const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  const char *p = g_strchug (valid);
  gboolean after_blank = TRUE;
  const gsize start = data->len;

  for (; *p != '\0' && data->len - start < MAX_TEXT; p = g_utf8_next_char (p))
    {
      gunichar letter = g_utf8_get_char (p);

      if (g_unichar_iscntrl (letter))
        letter = ' ';
      if (letter == '#' && after_blank)
        letter = FULLWIDTH_NUMBER_SIGN;
      after_blank = letter == ' ';
      g_string_append_unichar (data, letter);
    }

  /* What parted it from the word before goes too where nothing is left. */
  while (data->str[data->len - 1] == ' ')
    g_string_truncate (data, data->len - 1);
}

static void
append_text_line (GString    *data,
                  const char *word,
                  const char *text)
{
  const gsize start = data->len;

  g_string_append_printf (data, "%-8s ", word);
  append_text (data, text);
  if (data->len > start + strlen (word))
    g_string_append_c (data, '\n');
  else
    g_string_truncate (data, start);
}

static void
append_pile (GString      *data,
             const char   *word,
             const guint8 *cards,
             guint         n_cards)
{
  g_string_append_printf (data, "%-8s", word);
  for (guint i = 0; i < n_cards; i++)
    g_string_append_printf (data, " %s",
                            switch_card_to_string (cards[n_cards - 1 - i]));
  g_string_append_c (data, '\n');
}

static void
write_rules (const SwitchRecord *record,
             const SwitchRules  *preset,
             GString            *data)
{
  guint n_specs;
  const SwitchRuleSpec *specs = switch_rule_specs (&n_specs);

  for (guint i = 0; i < n_specs; i++)
    {
      const guint value = switch_rule_spec_get (&specs[i], record->rules);
      g_autofree char *text = NULL;

      if (value == switch_rule_spec_get (&specs[i], preset))
        continue;

      text = switch_rule_spec_to_string (&specs[i], value);
      g_string_append_printf (data, "rule     %s=%s\n", specs[i].key, text);
    }
}

static void
write_powers (const SwitchRecord *record,
              const SwitchRules  *preset,
              GString            *data)
{
  const SwitchPowerTable *table = &record->rules->powers;
  const SwitchPowerTable *before = &preset->powers;

  for (guint klass = 0; klass < SWITCH_N_CLASSES; klass++)
    {
      g_autofree char *name = NULL;
      g_autofree char *text = NULL;

      if (!table->present[klass] && !before->present[klass])
        continue;
      if (table->present[klass] && before->present[klass] &&
          switch_powers_equal (&table->entries[klass],
                               &before->entries[klass]))
        continue;

      name = switch_class_to_string ((SwitchCardClass) klass);
      text = table->present[klass]
               ? switch_powers_to_string (&table->entries[klass])
               : g_strdup ("none");
      g_string_append_printf (data, "power    %s = %s\n", name, text);
    }
}

static void
write_players (const SwitchRecord *record,
               GString            *data)
{
  const SwitchTable *table = &record->start.table;

  for (guint seat = 0; seat < record->n_seats; seat++)
    {
      const SwitchRecordPlayer *player = &record->players[seat];

      g_string_append_printf (data, "player   %c %s", 'A' + seat,
                              switch_seat_kind_to_string (player->kind));
      if (player->name != NULL)
        {
          g_string_append_c (data, ' ');
          append_text (data, player->name);
        }
      g_string_append_c (data, '\n');
    }

  for (guint seat = 0; seat < record->n_seats; seat++)
    {
      if (table->score[seat] != 0)
        g_string_append_printf (data, "score    %c %d\n", 'A' + seat,
                                table->score[seat]);
    }
  g_string_append_printf (data, "dealer   %c\n", 'A' + table->dealer);
}

static void
write_hands (const SwitchRound *start,
             GString           *data)
{
  for (guint seat = 0; seat < start->table.n_seats; seat++)
    {
      SwitchCard cards[SWITCH_MAX_PACK];
      const guint n_cards =
        switch_cards_to_array (&start->own[seat].cards, cards);

      g_string_append_printf (data, "hand     %c", 'A' + seat);
      for (guint i = 0; i < n_cards; i++)
        g_string_append_printf (data, " %s", switch_card_to_string (cards[i]));
      g_string_append_c (data, '\n');
    }
}

static void
write_seats (const char *word,
             guint       seats,
             GString    *data)
{
  if (seats == 0)
    return;

  g_string_append_printf (data, "%-8s", word);
  for (guint seat = 0; seat < SWITCH_MAX_SEATS; seat++)
    {
      if ((seats >> seat) & 1)
        g_string_append_printf (data, " %c", 'A' + seat);
    }
  g_string_append_c (data, '\n');
}

/* Who is out, and who owes turns. */
static void
write_absent (const SwitchTable *table,
              GString           *data)
{
  if (table->n_out > 0)
    {
      g_string_append (data, "out     ");
      for (guint i = 0; i < table->n_out; i++)
        g_string_append_printf (data, " %c", 'A' + table->out[i]);
      g_string_append_c (data, '\n');
    }

  for (guint seat = 0; seat < table->n_seats; seat++)
    {
      if (table->missing[seat] > 0)
        g_string_append_printf (data, "missing  %c %u\n", 'A' + seat,
                                table->missing[seat]);
    }
}

static void
write_position (const SwitchRecord *record,
                GString            *data)
{
  const SwitchRound *start = &record->start;
  const SwitchTable *table = &start->table;
  const guint64 *state = start->random.state;

  write_hands (start, data);
  append_pile (data, "stock", start->stock, table->n_stock);
  append_pile (data, "discard", table->discards, table->n_discards);
  g_string_append_printf (data, "turn     %c\n", 'A' + table->turn);
  if (!table->clockwise)
    g_string_append (data, "direction anticlockwise\n");
  if (table->suit != SWITCH_SUIT_NONE)
    g_string_append_printf (data, "suit     %c\n",
                            switch_suit_to_char (table->suit));
  if (table->pending_kind != SWITCH_PENDING_NONE)
    g_string_append_printf (data, "pending  %s %u %s\n",
                            table->pending_kind == SWITCH_PENDING_DRAW
                              ? "draw" : "skip",
                            table->pending,
                            switch_card_to_string (table->pending_card));
  write_seats ("called", table->called, data);
  write_absent (table, data);
  if (table->n_under > 0)
    append_pile (data, "under", start->stock, table->n_under);
  g_string_append_printf (data,
                          "generator %" G_GINT64_MODIFIER "x"
                          " %" G_GINT64_MODIFIER "x"
                          " %" G_GINT64_MODIFIER "x"
                          " %" G_GINT64_MODIFIER "x\n",
                          state[0], state[1], state[2], state[3]);
}

static void
write_head (const SwitchRecord *record,
            GString            *data)
{
  const SwitchRulesFile *preset = switch_preset_find (record->variant);

  g_string_append (data, "switch-record 1\n");
  if (record->title != NULL)
    append_text_line (data, "title", record->title);

  /* Rules of no known preset are written as changes to the first. */
  if (preset == NULL)
    preset = switch_preset_find ("switch");
  g_string_append_printf (data, "variant  %s\n", preset->id);
  write_rules (record, &preset->rules, data);
  write_powers (record, &preset->rules, data);

  write_players (record, data);
  for (guint i = 0; record->about[i] != NULL; i++)
    append_text_line (data, "about", record->about[i]);
  if (record->has_deal)
    g_string_append_printf (data, "deal     %" G_GUINT64_FORMAT "\n",
                            record->deal);
  write_position (record, data);
}

/* The moves being written: the round is played once more, since only it
 * knows where turns end. */
typedef struct
{
  const SwitchRecord *record;
  GString            *data;
  GString            *line;
  SwitchRound         round;
  guint               next_move;
  guint               next_order;
} MoveWriter;

static const SwitchMove *
peek_move (const MoveWriter *writer)
{
  const GArray *moves = writer->record->moves;

  if (writer->next_move == moves->len)
    return NULL;

  return &g_array_index (moves, SwitchMove, writer->next_move);
}

/* Plays the next move, and writes the orders that it needs. They stand
 * before the line, which is added to the data when it is whole. */
static void
play_move (MoveWriter *writer)
{
  const SwitchRecord *record = writer->record;
  const GArray *order_moves = record->order_moves;

  while (writer->next_order < order_moves->len &&
         g_array_index (order_moves, guint, writer->next_order) ==
           writer->next_move)
    {
      GBytes *order = record->orders->pdata[writer->next_order++];
      gsize size;
      const guint8 *cards = g_bytes_get_data (order, &size);

      g_string_append (writer->data, "shuffle ");
      for (gsize i = 0; i < size; i++)
        g_string_append_printf (writer->data, " %s",
                                switch_card_to_string (cards[i]));
      g_string_append_c (writer->data, '\n');
    }

  if (!switch_round_apply (&writer->round, peek_move (writer), NULL, NULL))
    g_assert_not_reached ();
  writer->next_move++;
}

static void
append_lay (MoveWriter       *writer,
            const SwitchMove *move)
{
  g_string_append_printf (writer->line, " %s",
                          switch_card_to_string (move->card));
  if (move->suit != SWITCH_SUIT_NONE)
    g_string_append_printf (writer->line, "=%c",
                            switch_suit_to_char (move->suit));
}

static gboolean
is_turn_open (const SwitchRound *round,
              guint              turns_ended)
{
  return round->table.turns_ended == turns_ended &&
         !switch_round_is_over (round);
}

/* Writes the cards laid in one turn up to its end, or to what interrupts
 * it. A line without a plus ends the turn by itself. */
static void
write_lays (MoveWriter *writer,
            guint       seat)
{
  const guint turns_ended = writer->round.table.turns_ended;
  const SwitchMove *move = peek_move (writer);

  do
    {
      append_lay (writer, move);
      play_move (writer);
      move = peek_move (writer);
      if (!is_turn_open (&writer->round, turns_ended))
        return;
    }
  while (move != NULL && move->kind == SWITCH_MOVE_LAY && move->seat == seat);

  if (move != NULL && move->kind == SWITCH_MOVE_END && move->seat == seat)
    play_move (writer);
  else
    g_string_append (writer->line, " +");
}

static void
write_other (MoveWriter       *writer,
             const SwitchMove *move)
{
  const SwitchRules *rules = writer->record->rules;

  switch ((SwitchMoveKind) move->kind)
    {
    case SWITCH_MOVE_DRAW:
      g_string_append (writer->line, " draw");
      break;
    case SWITCH_MOVE_END:
      g_string_append (writer->line, " pass");
      break;
    case SWITCH_MOVE_CALL:
      g_string_append (writer->line,
                       rules->last_call == SWITCH_CALL_KNOCK ? " knock"
                                                             : " call");
      break;
    case SWITCH_MOVE_CATCH:
      g_string_append_printf (writer->line, " catch %c", 'A' + move->target);
      break;
    case SWITCH_MOVE_BLUNDER:
      g_string_append_printf (writer->line, " blunder %s",
                              switch_card_to_string (move->card));
      break;
    case SWITCH_MOVE_LAY:
    default:
      g_assert_not_reached ();
    }

  play_move (writer);
}

static void
write_moves (const SwitchRecord *record,
             GString            *data)
{
  g_autoptr (SwitchShuffles) shuffles = switch_record_copy_shuffles (record);
  g_autoptr (GString) line = g_string_new (NULL);
  MoveWriter writer = { record, data, line, record->start, 0, 0 };
  const SwitchMove *move;

  writer.round.shuffles = shuffles;
  while ((move = peek_move (&writer)) != NULL)
    {
      g_string_printf (line, "%c", 'A' + move->seat);
      if (move->kind == SWITCH_MOVE_LAY)
        write_lays (&writer, move->seat);
      else
        write_other (&writer, move);
      g_string_append_printf (data, "%s\n", line->str);
    }
}

/* Orders that were read and not needed yet. */
static void
write_orders_left (const SwitchShuffles *shuffles,
                   GString              *data)
{
  const guint8 *cards = shuffles->cards + shuffles->next_card;

  for (guint i = shuffles->next; i < shuffles->n_orders; i++)
    {
      g_string_append (data, "shuffle ");
      for (guint j = 0; j < shuffles->lengths[i]; j++)
        g_string_append_printf (data, " %s", switch_card_to_string (*cards++));
      g_string_append_c (data, '\n');
    }
}

/**
 * switch_record_to_data:
 * @record: a record
 * @size: (nullable) (out): how many bytes, without the zero behind them
 *
 * Writes a record. Reading it back gives the same round, move by move.
 *
 * Returns: (transfer full): the text of the record
 */
char *
switch_record_to_data (const SwitchRecord *record,
                       gsize              *size)
{
  GString *data;

  g_return_val_if_fail (record != NULL, NULL);

  data = g_string_sized_new (4096);
  write_head (record, data);
  if (record->moves->len > 0)
    g_string_append_c (data, '\n');
  write_moves (record, data);
  if (record->shuffles != NULL)
    write_orders_left (record->shuffles, data);
  if (size != NULL)
    *size = data->len;

  return g_string_free (data, FALSE);
}
