/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-round.h"

G_BEGIN_DECLS

#define SWITCH_RECORD_MAX_SIZE (4 * 1024 * 1024)
#define SWITCH_RECORD_MAX_LINE 4096

/**
 * SwitchSeatKind:
 *
 * Who sits at a seat, as a record says it.
 */
typedef enum
{
  SWITCH_SEAT_HUMAN,
  SWITCH_SEAT_NOVICE,
  SWITCH_SEAT_CASUAL,
  SWITCH_SEAT_SKILLED,
  SWITCH_SEAT_EXPERT,
} SwitchSeatKind;

#define SWITCH_N_SEAT_KINDS 5

const char *switch_seat_kind_to_string (SwitchSeatKind   kind);
gboolean    switch_seat_kind_parse     (const char      *text,
                                        SwitchSeatKind  *kind);

/**
 * SwitchRecordPlayer:
 * @kind: who plays
 * @name: the display name, or %NULL
 */
typedef struct
{
  SwitchSeatKind  kind;
  char           *name;
} SwitchRecordPlayer;

/**
 * SwitchRecord:
 * @title: the title, or %NULL
 * @variant: the id of the preset that the rules start from
 * @rules: the rules, owned and compiled
 * @n_seats: how many play
 * @players: who they are
 * @about: the lines "word text" kept as they came, %NULL-terminated
 * @has_deal: whether @deal was given
 * @deal: the deal number
 * @start: the round before the first move
 * @moves: (element-type SwitchMove): the moves made
 * @orders: every reshuffle's new stock, in the order of play
 * @order_moves: for each reshuffle the index of the move that needed it
 * @round: the round after the last move
 * @shuffles: orders read and not needed yet, or %NULL; `round` borrows them
 *
 * A record: a round as it was played. The only saved form of a round.
 * `round` and `start` borrow `rules`, so they live as long as the record;
 * so do copies of them.
 */
typedef struct
{
  char               *title;
  char               *variant;
  SwitchRules        *rules;
  guint               n_seats;
  SwitchRecordPlayer  players[SWITCH_MAX_SEATS];
  GStrv               about;
  gboolean            has_deal;
  guint64             deal;
  SwitchRound         start;
  GArray             *moves;
  GPtrArray          *orders;      /* of GBytes */
  GArray             *order_moves; /* of guint */
  SwitchRound         round;
  SwitchShuffles     *shuffles;
} SwitchRecord;

/**
 * SwitchRecordReport:
 * @failures: (element-type utf8): "LINE: expected …, found …"
 * @n_checks: how many expectations were looked at
 *
 * What came of the expectations in a record.
 */
typedef struct
{
  GPtrArray *failures;
  guint      n_checks;
} SwitchRecordReport;

SwitchRecord *switch_record_new       (const char          *variant,
                                       const SwitchRules   *rules,
                                       const SwitchRound   *start);
SwitchRecord *switch_record_parse     (const char          *data,
                                       gsize                size,
                                       SwitchRecordReport  *report,
                                       guint               *line,
                                       GError             **error);
gboolean      switch_record_apply     (SwitchRecord        *record,
                                       const SwitchMove    *move,
                                       SwitchEvents        *events,
                                       SwitchRefusal       *refusal);
void          switch_record_rewind    (SwitchRecord        *record,
                                       guint                n_moves);
void          switch_record_set_player (SwitchRecord       *record,
                                        guint               seat,
                                        SwitchSeatKind      kind,
                                        const char         *name);
void          switch_record_set_about (SwitchRecord        *record,
                                       const char          *word,
                                       const char          *text);
void          switch_record_add_about (SwitchRecord        *record,
                                       const char          *word,
                                       const char          *text);
const char   *switch_record_get_about (const SwitchRecord  *record,
                                       const char          *word);
char         *switch_record_to_data   (const SwitchRecord  *record,
                                       gsize               *size);
void          switch_record_free      (SwitchRecord        *record);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SwitchRecord, switch_record_free)

void          switch_record_report_init  (SwitchRecordReport *report);
void          switch_record_report_clear (SwitchRecordReport *report);

G_END_DECLS
