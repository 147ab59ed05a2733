/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-table.h"

G_BEGIN_DECLS

/* Words inside of sentences, in the user's language. */

char       *switch_words_number     (guint               number,
                                     gboolean            first);
const char *switch_words_suit       (SwitchSuit          suit);
const char *switch_words_place      (guint               place);
const char *switch_words_call       (const SwitchTable  *table,
                                     guint               seat);
const char *switch_words_stand      (SwitchCard          card);
char       *switch_words_any_of     (SwitchCardMask      cards,
                                     const SwitchRules  *rules);
void        switch_words_append     (GString            *text,
                                     char               *sentence);
char       *switch_words_join       (const char         *first,
                                     const char         *second);
char       *switch_words_all_of     (const SwitchCard   *cards,
                                     guint               n_cards);

G_END_DECLS
