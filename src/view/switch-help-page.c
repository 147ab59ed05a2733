/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-help-page.h"

#include "switch-help-parser.h"

/**
 * SwitchHelpPage:
 *
 * A page of the help: blocks of text in the order in which they are read.
 * Some pages are written in Mallard, others are composed by the program.
 */
struct _SwitchHelpPage
{
  GObject    parent_instance;

  char      *id;
  char      *title;
  char      *summary;
  char      *guide;
  GPtrArray *blocks;
};

G_DEFINE_FINAL_TYPE (SwitchHelpPage, switch_help_page, G_TYPE_OBJECT)

static void
switch_help_page_finalize (GObject *object)
{
  SwitchHelpPage *self = SWITCH_HELP_PAGE (object);

  g_free (self->id);
  g_free (self->title);
  g_free (self->summary);
  g_free (self->guide);
  g_ptr_array_unref (self->blocks);

  G_OBJECT_CLASS (switch_help_page_parent_class)->finalize (object);
}

static void
switch_help_page_class_init (SwitchHelpPageClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = switch_help_page_finalize;
}

static void
free_block (gpointer block)
{
  switch_help_block_free (block);
}

static void
switch_help_page_init (SwitchHelpPage *self)
{
  self->blocks = g_ptr_array_new_with_free_func (free_block);
}

/**
 * switch_help_page_new:
 * @id: what links call it
 * @title: its title, which becomes its first block
 *
 * Returns: (transfer full): a page
 */
SwitchHelpPage *
switch_help_page_new (const char *id,
                      const char *title)
{
  SwitchHelpPage *self;

  g_return_val_if_fail (id != NULL && title != NULL, NULL);

  self = g_object_new (SWITCH_TYPE_HELP_PAGE, NULL);
  switch_help_page_set_id (self, id);
  switch_help_page_set_title (self, title);
  switch_help_page_add (self, switch_help_block_new_text (SWITCH_HELP_TITLE,
                                                          1, NULL, title));

  return self;
}

/**
 * switch_help_page_parse:
 * @data: a page in Mallard
 * @length: its length, or -1
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the page
 */
SwitchHelpPage *
switch_help_page_parse (const char  *data,
                        gssize       length,
                        GError     **error)
{
  g_autoptr(SwitchHelpPage) self = NULL;

  g_return_val_if_fail (data != NULL, NULL);

  self = g_object_new (SWITCH_TYPE_HELP_PAGE, NULL);
  if (!switch_help_parser_run (self, data, length, error))
    return NULL;

  return g_steal_pointer (&self);
}

/**
 * switch_help_page_get_id:
 * @self: a page
 *
 * Returns: (nullable): what links call it
 */
const char *
switch_help_page_get_id (SwitchHelpPage *self)
{
  g_return_val_if_fail (SWITCH_IS_HELP_PAGE (self), NULL);

  return self->id;
}

/**
 * switch_help_page_set_id:
 * @self: a page
 * @id: what links call it
 */
void
switch_help_page_set_id (SwitchHelpPage *self,
                         const char     *id)
{
  g_return_if_fail (SWITCH_IS_HELP_PAGE (self));

  g_free (self->id);
  self->id = g_strdup (id);
}

/**
 * switch_help_page_get_title:
 * @self: a page
 *
 * Returns: (nullable): its title
 */
const char *
switch_help_page_get_title (SwitchHelpPage *self)
{
  g_return_val_if_fail (SWITCH_IS_HELP_PAGE (self), NULL);

  return self->title;
}

/**
 * switch_help_page_set_title:
 * @self: a page
 * @title: its title
 */
void
switch_help_page_set_title (SwitchHelpPage *self,
                            const char     *title)
{
  g_return_if_fail (SWITCH_IS_HELP_PAGE (self));

  g_free (self->title);
  self->title = g_strdup (title);
}

/**
 * switch_help_page_get_summary:
 * @self: a page
 *
 * Returns: (nullable): what is in it, where links to it stand in a list
 */
const char *
switch_help_page_get_summary (SwitchHelpPage *self)
{
  g_return_val_if_fail (SWITCH_IS_HELP_PAGE (self), NULL);

  return self->summary;
}

/**
 * switch_help_page_set_summary:
 * @self: a page
 * @summary: what is in it
 */
void
switch_help_page_set_summary (SwitchHelpPage *self,
                              const char     *summary)
{
  g_return_if_fail (SWITCH_IS_HELP_PAGE (self));

  g_free (self->summary);
  self->summary = g_strdup (summary);
}

/**
 * switch_help_page_get_guide:
 * @self: a page
 *
 * Returns: (nullable): the id of the page that leads to it
 */
const char *
switch_help_page_get_guide (SwitchHelpPage *self)
{
  g_return_val_if_fail (SWITCH_IS_HELP_PAGE (self), NULL);

  return self->guide;
}

/**
 * switch_help_page_set_guide:
 * @self: a page
 * @guide: the id of the page that leads to it
 */
void
switch_help_page_set_guide (SwitchHelpPage *self,
                            const char     *guide)
{
  g_return_if_fail (SWITCH_IS_HELP_PAGE (self));

  g_free (self->guide);
  self->guide = g_strdup (guide);
}

/**
 * switch_help_page_add:
 * @self: a page
 * @block: (transfer full): its next block
 */
void
switch_help_page_add (SwitchHelpPage  *self,
                      SwitchHelpBlock *block)
{
  g_return_if_fail (SWITCH_IS_HELP_PAGE (self));
  g_return_if_fail (block != NULL);

  g_ptr_array_add (self->blocks, block);
}

/**
 * switch_help_page_remove_links:
 * @self: a page
 *
 * Takes the links to other pages away that stand below it.
 */
void
switch_help_page_remove_links (SwitchHelpPage *self)
{
  g_return_if_fail (SWITCH_IS_HELP_PAGE (self));

  for (guint i = self->blocks->len; i > 0; i--)
    {
      const SwitchHelpBlock *block = g_ptr_array_index (self->blocks, i - 1);

      if (block->kind == SWITCH_HELP_LINK)
        g_ptr_array_remove_index (self->blocks, i - 1);
    }
}

/**
 * switch_help_page_set_folder:
 * @self: a page
 * @folder: the resources where its pictures are, "…/vi/"
 *
 * Tells where the pictures are that the page names without saying where.
 */
void
switch_help_page_set_folder (SwitchHelpPage *self,
                             const char     *folder)
{
  g_return_if_fail (SWITCH_IS_HELP_PAGE (self));
  g_return_if_fail (folder != NULL);

  for (guint i = 0; i < self->blocks->len; i++)
    {
      SwitchHelpBlock *block = g_ptr_array_index (self->blocks, i);
      g_autofree char *name = NULL;

      if (block->kind != SWITCH_HELP_MEDIA)
        continue;
      name = g_steal_pointer (&block->target);
      block->target = g_strconcat (folder, name, NULL);
    }
}

/**
 * switch_help_page_get_n_blocks:
 * @self: a page
 *
 * Returns: how many blocks it has
 */
guint
switch_help_page_get_n_blocks (SwitchHelpPage *self)
{
  g_return_val_if_fail (SWITCH_IS_HELP_PAGE (self), 0);

  return self->blocks->len;
}

/**
 * switch_help_page_get_block:
 * @self: a page
 * @n: which block
 *
 * Returns: (transfer none): the block
 */
const SwitchHelpBlock *
switch_help_page_get_block (SwitchHelpPage *self,
                            guint           n)
{
  g_return_val_if_fail (SWITCH_IS_HELP_PAGE (self), NULL);
  g_return_val_if_fail (n < self->blocks->len, NULL);

  return g_ptr_array_index (self->blocks, n);
}

/**
 * switch_help_page_find_anchor:
 * @self: a page
 * @anchor: what a link calls a place in it
 * @n: (out) (optional): the block
 *
 * Returns: whether there is such a place
 */
gboolean
switch_help_page_find_anchor (SwitchHelpPage *self,
                              const char     *anchor,
                              guint          *n)
{
  g_return_val_if_fail (SWITCH_IS_HELP_PAGE (self), FALSE);
  g_return_val_if_fail (anchor != NULL, FALSE);

  for (guint i = 0; i < self->blocks->len; i++)
    {
      const SwitchHelpBlock *block = g_ptr_array_index (self->blocks, i);

      if (g_strcmp0 (block->anchor, anchor) == 0)
        {
          if (n != NULL)
            *n = i;
          return TRUE;
        }
    }

  return FALSE;
}
