/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-help-page.h"

G_BEGIN_DECLS

/**
 * SwitchHelpWriter:
 * @page: the page that is written
 * @block: the block that is being written, or %NULL
 * @markup: its markup so far
 * @text: its text so far
 * @anchor: the anchor of the next block, or %NULL
 * @marker: the sign before the next paragraph, or %NULL
 * @note: the number of the note the next block stands in, 0 for none
 * @n_cards: how many cards wait for the next paragraph
 * @cards: these cards
 *
 * Writes a page block by block. A plain value; clear it when done.
 */
typedef struct
{
  SwitchHelpPage  *page;
  SwitchHelpBlock *block;
  GString         *markup;
  GString         *text;
  char            *anchor;
  char            *marker;
  guint            note;
  guint            n_cards;
  SwitchCard       cards[SWITCH_HELP_MAX_CARDS];
} SwitchHelpWriter;

void     switch_help_writer_init       (SwitchHelpWriter    *self,
                                        SwitchHelpPage      *page);
void     switch_help_writer_clear      (SwitchHelpWriter    *self);
void     switch_help_writer_open       (SwitchHelpWriter    *self,
                                        SwitchHelpBlockKind  kind,
                                        guint                level);
void     switch_help_writer_close      (SwitchHelpWriter    *self);
void     switch_help_writer_cancel     (SwitchHelpWriter    *self);
void     switch_help_writer_trim       (SwitchHelpWriter    *self);
void     switch_help_writer_add        (SwitchHelpWriter    *self,
                                        const char          *text,
                                        gsize                length,
                                        gboolean             keep_space);
gboolean switch_help_writer_take_cards (SwitchHelpWriter    *self,
                                        const char          *file);

G_END_DECLS
