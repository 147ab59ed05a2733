/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-table.h"

G_BEGIN_DECLS

/**
 * SwitchScene:
 * @table: the table after what happened
 * @me: the seat of the person who is told, or %SWITCH_SEAT_NONE
 * @names: the names of the players
 * @waits: whether nothing goes on before that person says so
 *
 * Who is told something, and about whom.
 */
typedef struct
{
  const SwitchTable *table;
  guint              me;
  const char        *names[SWITCH_MAX_SEATS];
  gboolean           waits;
} SwitchScene;

/**
 * SwitchTelling:
 * @SWITCH_TELLING_NOWHERE: it goes without saying, or is told by another event
 *   of the same act
 * @SWITCH_TELLING_TABLE: at the table, when it happens
 * @SWITCH_TELLING_STORY: in the story of the round
 * @SWITCH_TELLING_BOTH: in both
 *
 * Where an event has a sentence of its own.
 */
typedef enum
{
  SWITCH_TELLING_NOWHERE = 0,
  SWITCH_TELLING_TABLE = 1 << 0,
  SWITCH_TELLING_STORY = 1 << 1,
  SWITCH_TELLING_BOTH = SWITCH_TELLING_TABLE | SWITCH_TELLING_STORY,
} SwitchTelling;

SwitchTelling switch_sentences_get_telling (SwitchEventKind kind);

char *switch_sentences_tell       (const SwitchScene  *scene,
                                   const SwitchEvent  *event);
char *switch_sentences_tell_drawn (const SwitchScene  *scene,
                                   guint               seat,
                                   const SwitchCard   *cards,
                                   guint               n_cards);
char *switch_sentences_title      (const SwitchScene  *scene);
char *switch_sentences_advise     (const SwitchScene  *scene,
                                   const SwitchOwn    *own);
char *switch_sentences_dealing    (const SwitchScene  *scene);
char *switch_sentences_table      (const SwitchScene  *scene);
char *switch_sentences_pending    (const SwitchScene  *scene,
                                   guint               amount);

G_END_DECLS
