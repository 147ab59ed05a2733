/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-help-block.h"

/**
 * switch_help_block_new:
 * @kind: what it is
 * @level: its level
 *
 * Returns: (transfer full): a block without text
 */
SwitchHelpBlock *
switch_help_block_new (SwitchHelpBlockKind kind,
                       guint               level)
{
  SwitchHelpBlock *block = g_new0 (SwitchHelpBlock, 1);

  block->kind = kind;
  block->level = level;

  return block;
}

/**
 * switch_help_block_new_text:
 * @kind: what it is
 * @level: its level
 * @anchor: (nullable): what a link may call it
 * @text: its text, without markup
 *
 * Returns: (transfer full): a block
 */
SwitchHelpBlock *
switch_help_block_new_text (SwitchHelpBlockKind  kind,
                            guint                level,
                            const char          *anchor,
                            const char          *text)
{
  SwitchHelpBlock *block;

  g_return_val_if_fail (text != NULL, NULL);

  block = switch_help_block_new (kind, level);
  block->anchor = g_strdup (anchor);
  block->text = g_strdup (text);
  block->markup = g_markup_escape_text (text, -1);

  return block;
}

/**
 * switch_help_block_add_cards:
 * @block: a block
 * @cards: some cards
 *
 * Shows cards beside a block: as many as there is room for.
 */
void
switch_help_block_add_cards (SwitchHelpBlock *block,
                             SwitchCardMask   cards)
{
  g_return_if_fail (block != NULL);

  for (; cards != 0 && block->n_cards < SWITCH_HELP_MAX_CARDS;
       cards &= cards - 1)
    block->cards[block->n_cards++] = switch_mask_first (cards);
}

/**
 * switch_help_block_free:
 * @block: (transfer full) (nullable): a block
 */
void
switch_help_block_free (SwitchHelpBlock *block)
{
  if (block == NULL)
    return;

  g_free (block->anchor);
  g_free (block->marker);
  g_free (block->markup);
  g_free (block->text);
  g_free (block->target);
  g_clear_pointer (&block->cells, g_ptr_array_unref);
  g_free (block);
}
