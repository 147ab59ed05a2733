/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-help-writer.h"

#include <string.h>

/**
 * switch_help_writer_init:
 * @self: a writer
 * @page: the page to write
 */
void
switch_help_writer_init (SwitchHelpWriter *self,
                         SwitchHelpPage   *page)
{
  g_return_if_fail (self != NULL);

  *self = (SwitchHelpWriter) { .page = page };
  self->markup = g_string_new (NULL);
  self->text = g_string_new (NULL);
}

/**
 * switch_help_writer_clear:
 * @self: a writer
 *
 * Frees what it holds; a block that was not closed is lost.
 */
void
switch_help_writer_clear (SwitchHelpWriter *self)
{
  g_return_if_fail (self != NULL);

  g_string_free (self->markup, TRUE);
  g_string_free (self->text, TRUE);
  g_free (self->anchor);
  g_free (self->marker);
  switch_help_block_free (self->block);
}

/**
 * switch_help_writer_open:
 * @self: a writer
 * @kind: what kind of block
 * @level: its level
 *
 * Begins a block.
 */
void
switch_help_writer_open (SwitchHelpWriter    *self,
                         SwitchHelpBlockKind  kind,
                         guint                level)
{
  g_return_if_fail (self != NULL);

  switch_help_writer_cancel (self);
  self->block = switch_help_block_new (kind, level);
  self->block->note = self->note;
  if (kind == SWITCH_HELP_PARAGRAPH)
    self->block->marker = g_steal_pointer (&self->marker);
}

/**
 * switch_help_writer_cancel:
 * @self: a writer
 *
 * Forgets the block that is being written.
 */
void
switch_help_writer_cancel (SwitchHelpWriter *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->block, switch_help_block_free);
  g_string_truncate (self->markup, 0);
  g_string_truncate (self->text, 0);
}

static void
trim_string (GString *string)
{
  while (string->len > 0 && string->str[string->len - 1] == ' ')
    g_string_truncate (string, string->len - 1);
}

/**
 * switch_help_writer_trim:
 * @self: a writer
 *
 * Takes white space off the end of what was written.
 */
void
switch_help_writer_trim (SwitchHelpWriter *self)
{
  g_return_if_fail (self != NULL);

  trim_string (self->text);
  trim_string (self->markup);
}

/**
 * switch_help_writer_close:
 * @self: a writer
 *
 * Ends the block, if there is one, and keeps it if anything is in it.
 */
void
switch_help_writer_close (SwitchHelpWriter *self)
{
  g_autoptr(SwitchHelpBlock) block = NULL;

  g_return_if_fail (self != NULL);

  block = g_steal_pointer (&self->block);
  switch_help_writer_trim (self);
  if (block == NULL ||
      (self->text->len == 0 && block->kind != SWITCH_HELP_MEDIA))
    return;

  block->text = g_strdup (self->text->str);
  block->markup = g_strdup (self->markup->str);
  block->anchor = g_steal_pointer (&self->anchor);
  if (block->kind == SWITCH_HELP_PARAGRAPH)
    {
      memcpy (block->cards, self->cards, sizeof block->cards);
      block->n_cards = self->n_cards;
      self->n_cards = 0;
    }
  if (block->kind == SWITCH_HELP_TITLE && block->level == 1)
    switch_help_page_set_title (self->page, block->text);

  switch_help_page_add (self->page, g_steal_pointer (&block));
}

static void
add_character (SwitchHelpWriter *self,
               const char       *character,
               gsize             length)
{
  g_autofree char *escaped = g_markup_escape_text (character,
                                                   (gssize) length);

  g_string_append_len (self->text, character, (gssize) length);
  g_string_append (self->markup, escaped);
}

/**
 * switch_help_writer_add:
 * @self: a writer
 * @text: some text
 * @length: how much of it
 * @keep_space: whether white space is kept as it is
 *
 * Adds text to the block. Unless it is kept, a run of white space is taken
 * for one space.
 */
void
switch_help_writer_add (SwitchHelpWriter *self,
                        const char       *text,
                        gsize             length,
                        gboolean          keep_space)
{
  const char *end = text + length;

  g_return_if_fail (self != NULL && text != NULL);

  for (const char *p = text; p < end; p = g_utf8_next_char (p))
    {
      if (keep_space || !g_ascii_isspace (*p))
        add_character (self, p, (gsize) (g_utf8_next_char (p) - p));
      else if (self->text->len > 0 &&
               self->text->str[self->text->len - 1] != ' ')
        add_character (self, " ", 1);
    }
}

/**
 * switch_help_writer_take_cards:
 * @self: a writer
 * @file: the name of a picture
 *
 * Pictures of cards are drawn by the program itself, beside the paragraph
 * that follows: cards-2H-2S.svg shows two of them, by the letters of the
 * notation.
 *
 * Returns: whether it is a picture of cards
 */
gboolean
switch_help_writer_take_cards (SwitchHelpWriter *self,
                               const char       *file)
{
  g_autofree char *name = NULL;
  g_auto(GStrv) parts = NULL;

  g_return_val_if_fail (self != NULL && file != NULL, FALSE);

  name = g_path_get_basename (file);
  if (!g_str_has_prefix (name, "cards-") || !g_str_has_suffix (name, ".svg"))
    return FALSE;

  name[strlen (name) - strlen (".svg")] = '\0';
  parts = g_strsplit (name + strlen ("cards-"), "-", -1);
  self->n_cards = 0;
  for (guint i = 0; parts[i] != NULL && i < SWITCH_HELP_MAX_CARDS; i++)
    if (!switch_card_parse (parts[i], &self->cards[self->n_cards++]))
      {
        self->n_cards = 0;
        return FALSE;
      }

  return TRUE;
}
