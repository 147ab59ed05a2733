/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-error.h"
#include "switch-record.h"
#include "switch-refusal.h"

G_BEGIN_DECLS

/**
 * SwitchRecordHead:
 * @stage: how far down the order of head lines the reader has come
 * @given: which words have been given, one bit a word of the head
 * @position: which words of a position have been given
 * @rules_line: the last line about the rules
 * @deal_line: the line of the deal number, or 0
 * @position_line: the last line of a position, or 0
 * @copies: how often each card stands in the position
 *
 * What the head says, until it is whole and the round can be set up. Cards
 * are in the order in which they are written.
 */
typedef struct
{
  guint        stage;
  guint        given;
  guint        position;
  guint        rules_line;
  guint        deal_line;
  guint        position_line;

  guint8       players;                /* seats given so far, bits */
  guint8       scores;
  gint32       score[SWITCH_MAX_SEATS];
  guint        dealer;                 /* or SWITCH_SEAT_NONE */

  guint8       copies[SWITCH_N_CARDS];
  guint8       hands;
  SwitchCards  hand[SWITCH_MAX_SEATS];
  guint8       stock[SWITCH_MAX_PACK];
  guint        n_stock;
  guint8       discards[SWITCH_MAX_PACK];
  guint        n_discards;
  guint8       under[SWITCH_MAX_PACK];
  guint        n_under;
  guint        turn;
  gboolean     anticlockwise;
  SwitchSuit   suit;
  guint        pending_kind;           /* a SwitchPending */
  guint        pending;
  SwitchCard   pending_card;
  guint8       called;
  guint8       out[SWITCH_MAX_SEATS];  /* the first first */
  guint8       out_seats;              /* the same as bits */
  guint        n_out;
  guint8       missed;
  guint8       missing[SWITCH_MAX_SEATS];
  gboolean     has_generator;
  SwitchRandom generator;
} SwitchRecordHead;

/**
 * SwitchRecordReader:
 * @record: the record so far
 * @report: where failed expectations go, or %NULL
 * @line: the line being read, or the one an error is about
 * @playing: the head is whole, and the round has been set up
 * @head: the head
 *
 * A record being read.
 */
typedef struct
{
  SwitchRecord       *record;
  SwitchRecordReport *report;
  guint               line;
  gboolean            playing;
  SwitchRecordHead    head;
} SwitchRecordReader;

/**
 * SwitchRecordWord:
 * @word: the word that a line of the head begins with
 * @once: whether it makes sense only once
 * @read: reads the rest of the line
 *
 * A kind of line of the head.
 */
typedef struct
{
  const char *word;
  gboolean    once;
  gboolean  (*read) (SwitchRecordReader  *reader,
                     char                *rest,
                     GError             **error);
} SwitchRecordWord;

/* switch-record.c */
SwitchRecord   *switch_record_alloc          (void);
SwitchShuffles *switch_shuffles_new          (void);
void            switch_shuffles_append       (SwitchShuffles      *shuffles,
                                              const guint8        *cards,
                                              guint                n_cards);
void            switch_shuffles_free         (SwitchShuffles      *shuffles);
SwitchShuffles *switch_record_copy_shuffles  (const SwitchRecord  *record);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SwitchShuffles, switch_shuffles_free)

/* switch-record-read.c */
void            switch_record_set_error      (GError             **error,
                                              SwitchError          code,
                                              const char          *format,
                                              ...) G_GNUC_PRINTF (3, 4);

/* Sets an error, and is FALSE for the caller to return. A macro, so that the
 * compiler sees that what was to be read is not used. */
#define switch_record_fail(...) \
  (switch_record_set_error (__VA_ARGS__), FALSE)

char           *switch_record_next_word      (char               **rest);
char           *switch_record_rest           (char               **rest);
gboolean        switch_record_read_end       (char               **rest,
                                              GError             **error);
gboolean        switch_record_read_seat      (char               **rest,
                                              guint               *seat,
                                              GError             **error);
gboolean        switch_record_read_number    (char               **rest,
                                              gint64               minimum,
                                              gint64               maximum,
                                              gint64              *number,
                                              GError             **error);
gboolean        switch_record_read_cards     (char               **rest,
                                              guint8              *cards,
                                              guint               *n_cards,
                                              GError             **error);
gboolean        switch_record_read_shuffle   (SwitchRecordReader  *reader,
                                              char                *rest,
                                              GError             **error);

/* switch-record-head.c */
gboolean        switch_record_is_head_word   (const char          *word);
gboolean        switch_record_read_head_line (SwitchRecordReader  *reader,
                                              const char          *word,
                                              char                *rest,
                                              GError             **error);
gboolean        switch_record_end_head       (SwitchRecordReader  *reader,
                                              GError             **error);

/* switch-record-position.c */
const SwitchRecordWord *
                switch_record_position_words (guint               *n_words);
gboolean        switch_record_set_position   (SwitchRecordReader  *reader,
                                              GError             **error);

/* switch-record-moves.c */
gboolean        switch_record_read_move      (SwitchRecordReader  *reader,
                                              char                *rest,
                                              GError             **error);
gboolean        switch_record_read_refused   (SwitchRecordReader  *reader,
                                              char                *rest,
                                              GError             **error);

/* switch-record-expect.c */
gboolean        switch_record_read_expectation (SwitchRecordReader *reader,
                                                char               *rest,
                                                GError            **error);
void            switch_record_check          (SwitchRecordReader  *reader,
                                              gboolean             holds,
                                              const char          *expected,
                                              const char          *found);

G_END_DECLS
