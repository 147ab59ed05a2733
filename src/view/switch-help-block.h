/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-card.h"

G_BEGIN_DECLS

/**
 * SwitchHelpBlockKind:
 * @SWITCH_HELP_TITLE: a heading; its level is 1 for the page's own
 * @SWITCH_HELP_PARAGRAPH: a paragraph, in a list or a note maybe
 * @SWITCH_HELP_CODE: text with its line breaks kept
 * @SWITCH_HELP_MEDIA: a picture, or the text that stands for it
 * @SWITCH_HELP_ROW: a row of a table
 * @SWITCH_HELP_LINK: a link to another page, with what is in it
 */
typedef enum
{
  SWITCH_HELP_TITLE,
  SWITCH_HELP_PARAGRAPH,
  SWITCH_HELP_CODE,
  SWITCH_HELP_MEDIA,
  SWITCH_HELP_ROW,
  SWITCH_HELP_LINK,
} SwitchHelpBlockKind;

#define SWITCH_HELP_MAX_CARDS 4

/**
 * SwitchHelpBlock:
 * @kind: what it is
 * @level: of a title, its level; else how deep in lists it is
 * @note: the number of the note it stands in, 0 for none
 * @anchor: (nullable): what a link may call it
 * @marker: (nullable): the sign before it, in a list
 * @markup: its text with Pango markup
 * @text: its text without
 * @target: (nullable): of a picture its resource, of a link where it goes
 * @cells: (nullable): of a row its cells, with markup
 * @is_header: of a row, whether it heads its table
 * @n_cards: how many cards are shown beside it
 * @cards: these cards
 *
 * A piece of a page of the help: what one label shows.
 */
typedef struct
{
  SwitchHelpBlockKind  kind;
  guint                level;
  guint                note;
  char                *anchor;
  char                *marker;
  char                *markup;
  char                *text;
  char                *target;
  GPtrArray           *cells;
  gboolean             is_header;
  guint                n_cards;
  SwitchCard           cards[SWITCH_HELP_MAX_CARDS];
} SwitchHelpBlock;

SwitchHelpBlock *switch_help_block_new      (SwitchHelpBlockKind  kind,
                                             guint                level);
SwitchHelpBlock *switch_help_block_new_text (SwitchHelpBlockKind  kind,
                                             guint                level,
                                             const char          *anchor,
                                             const char          *text);
void             switch_help_block_add_cards (SwitchHelpBlock    *block,
                                              SwitchCardMask      cards);
void             switch_help_block_free     (SwitchHelpBlock     *block);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SwitchHelpBlock, switch_help_block_free)

G_END_DECLS
