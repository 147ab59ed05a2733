/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-help-library.h"

#include <gio/gio.h>
#include <string.h>

#include "switch-help-search.h"

#define RESOURCES "/io/github/switchcards/Switch/help/"

/**
 * SwitchHelpLibrary:
 *
 * All pages of the help in one language, in the order of the contents; a
 * page that is missing in it is there in English.
 */
struct _SwitchHelpLibrary
{
  GObject    parent_instance;

  GPtrArray *pages;
};

G_DEFINE_FINAL_TYPE (SwitchHelpLibrary, switch_help_library, G_TYPE_OBJECT)

/* The names of the folders of help/; "C" is English. */
static const char * const languages[] = { "C", "vi", "ms", NULL };

static void
switch_help_library_finalize (GObject *object)
{
  SwitchHelpLibrary *self = SWITCH_HELP_LIBRARY (object);

  g_ptr_array_unref (self->pages);

  G_OBJECT_CLASS (switch_help_library_parent_class)->finalize (object);
}

static void
switch_help_library_class_init (SwitchHelpLibraryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = switch_help_library_finalize;
}

static void
switch_help_library_init (SwitchHelpLibrary *self)
{
  self->pages = g_ptr_array_new_with_free_func (g_object_unref);
}

/**
 * switch_help_library_get_languages:
 *
 * Returns: (array zero-terminated=1): the languages there are, English ("C")
 *   first
 */
const char * const *
switch_help_library_get_languages (void)
{
  return languages;
}

/**
 * switch_help_library_find_language:
 *
 * Returns: the language of the user, or else English
 */
const char *
switch_help_library_find_language (void)
{
  const char * const *names = g_get_language_names ();

  for (guint i = 0; names[i] != NULL; i++)
    for (guint j = 0; languages[j] != NULL; j++)
      if (g_str_equal (names[i], languages[j]) ||
          (j == 0 && g_str_has_prefix (names[i], "en")))
        return languages[j];

  return languages[0];
}

/**
 * switch_help_library_get_language_name:
 * @language: one of the languages
 *
 * Returns: its name in itself
 */
const char *
switch_help_library_get_language_name (const char *language)
{
  if (g_strcmp0 (language, "vi") == 0)
    return "Tiếng Việt";
  if (g_strcmp0 (language, "ms") == 0)
    return "Bahasa Melayu";

  return "English";
}

static SwitchHelpPage *
load_page (const char *language,
           const char *id)
{
  g_autofree char *folder = g_strconcat (RESOURCES, language, "/", NULL);
  g_autofree char *path = g_strconcat (folder, id, ".page", NULL);
  g_autoptr(GBytes) bytes = NULL;
  g_autoptr(GError) error = NULL;
  SwitchHelpPage *page;
  gsize size;
  const char *data;

  bytes = g_resources_lookup_data (path, 0, NULL);
  if (bytes == NULL)
    return NULL;

  data = g_bytes_get_data (bytes, &size);
  page = switch_help_page_parse (data, (gssize) size, &error);
  if (page == NULL)
    g_warning ("%s: %s", path, error->message);
  else
    switch_help_page_set_folder (page, folder);

  return page;
}

/* Below a page that leads to others stand the links to these. */
static void
add_links (SwitchHelpLibrary *self,
           SwitchHelpPage    *guide)
{
  for (guint i = 0; i < self->pages->len; i++)
    {
      SwitchHelpPage *page = g_ptr_array_index (self->pages, i);
      SwitchHelpBlock *block;

      if (g_strcmp0 (switch_help_page_get_guide (page),
                     switch_help_page_get_id (guide)) != 0)
        continue;

      block = switch_help_block_new_text (SWITCH_HELP_LINK, 0, NULL,
                                          switch_help_page_get_title (page));
      block->target = g_strconcat ("help:", switch_help_page_get_id (page),
                                   NULL);
      if (switch_help_page_get_summary (page) != NULL)
        {
          g_free (block->markup);
          block->markup = g_markup_printf_escaped (
            "<b>%s</b>\n%s", switch_help_page_get_title (page),
            switch_help_page_get_summary (page));
        }
      switch_help_page_add (guide, block);
    }
}

/**
 * switch_help_library_new:
 * @language: one of the languages
 *
 * Returns: (transfer full): all pages in that language
 */
SwitchHelpLibrary *
switch_help_library_new (const char *language)
{
  SwitchHelpLibrary *self;
  g_autoptr(GBytes) bytes = NULL;
  g_auto(GStrv) ids = NULL;

  g_return_val_if_fail (language != NULL, NULL);

  self = g_object_new (SWITCH_TYPE_HELP_LIBRARY, NULL);
  bytes = g_resources_lookup_data (RESOURCES "contents", 0, NULL);
  g_return_val_if_fail (bytes != NULL, self);

  ids = g_strsplit (g_bytes_get_data (bytes, NULL), "\n", -1);
  for (guint i = 0; ids[i] != NULL; i++)
    {
      SwitchHelpPage *page;

      if (*ids[i] == '\0')
        continue;
      page = load_page (language, ids[i]);
      if (page == NULL)
        page = load_page (languages[0], ids[i]);
      if (page != NULL)
        g_ptr_array_add (self->pages, page);
    }
  for (guint i = 0; i < self->pages->len; i++)
    add_links (self, g_ptr_array_index (self->pages, i));

  return self;
}

/**
 * switch_help_library_get_n_pages:
 * @self: a library
 *
 * Returns: how many pages there are
 */
guint
switch_help_library_get_n_pages (SwitchHelpLibrary *self)
{
  g_return_val_if_fail (SWITCH_IS_HELP_LIBRARY (self), 0);

  return self->pages->len;
}

/**
 * switch_help_library_get_nth:
 * @self: a library
 * @n: a number
 *
 * Returns: (transfer none) (nullable): the page at that place of the contents
 */
SwitchHelpPage *
switch_help_library_get_nth (SwitchHelpLibrary *self,
                             guint              n)
{
  g_return_val_if_fail (SWITCH_IS_HELP_LIBRARY (self), NULL);

  return n < self->pages->len ? g_ptr_array_index (self->pages, n) : NULL;
}

/**
 * switch_help_library_get_page:
 * @self: a library
 * @id: what a page is called
 *
 * Returns: (transfer none) (nullable): that page
 */
SwitchHelpPage *
switch_help_library_get_page (SwitchHelpLibrary *self,
                              const char        *id)
{
  g_return_val_if_fail (SWITCH_IS_HELP_LIBRARY (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  for (guint i = 0; i < self->pages->len; i++)
    {
      SwitchHelpPage *page = g_ptr_array_index (self->pages, i);

      if (g_strcmp0 (switch_help_page_get_id (page), id) == 0)
        return page;
    }

  return NULL;
}

/**
 * switch_help_library_get_depth:
 * @self: a library
 * @page: one of its pages
 *
 * Returns: how far the page is below the first one: 0 for that and for those
 *   it leads to
 */
guint
switch_help_library_get_depth (SwitchHelpLibrary *self,
                               SwitchHelpPage    *page)
{
  const char *guide;

  g_return_val_if_fail (SWITCH_IS_HELP_LIBRARY (self), 0);
  g_return_val_if_fail (SWITCH_IS_HELP_PAGE (page), 0);

  guide = switch_help_page_get_guide (page);

  return guide == NULL || g_str_equal (guide, "index") ? 0 : 1;
}

/**
 * switch_help_library_set_rules:
 * @self: a library
 * @page: the page of the rules that are being played
 *
 * Puts the page that the program composed among the others, in the place of
 * the one that was there, and a link to it on the first page.
 */
void
switch_help_library_set_rules (SwitchHelpLibrary *self,
                               SwitchHelpPage    *page)
{
  SwitchHelpPage *guide, *old;

  g_return_if_fail (SWITCH_IS_HELP_LIBRARY (self));
  g_return_if_fail (SWITCH_IS_HELP_PAGE (page));

  old = switch_help_library_get_page (self, SWITCH_HELP_RULES_PAGE);
  if (old != NULL)
    g_ptr_array_remove (self->pages, old);

  /* Behind the first page and the one of how to play. */
  g_ptr_array_insert (self->pages, (int) MIN (self->pages->len, 2u),
                      g_object_ref (page));

  guide = switch_help_library_get_page (self,
                                        switch_help_page_get_guide (page));
  if (guide == NULL)
    return;
  switch_help_page_remove_links (guide);
  add_links (self, guide);
}

/**
 * switch_help_library_resolve:
 * @self: a library
 * @target: where a link goes, "page#section", with "help:" before it or not
 * @block: (out) (optional): the block it means, 0 for the whole page
 *
 * Returns: (transfer none) (nullable): the page, %NULL where there is none
 */
SwitchHelpPage *
switch_help_library_resolve (SwitchHelpLibrary *self,
                             const char        *target,
                             guint             *block)
{
  g_auto(GStrv) parts = NULL;
  SwitchHelpPage *page;
  guint n = 0;

  g_return_val_if_fail (SWITCH_IS_HELP_LIBRARY (self), NULL);
  g_return_val_if_fail (target != NULL, NULL);

  if (g_str_has_prefix (target, "help:"))
    target += strlen ("help:");
  parts = g_strsplit (target, "#", 2);
  if (parts[0] == NULL)
    return NULL;

  page = switch_help_library_get_page (self, parts[0]);
  if (page == NULL)
    return NULL;
  if (parts[1] != NULL && !switch_help_page_find_anchor (page, parts[1], &n))
    n = 0;
  if (block != NULL)
    *block = n;

  return page;
}

/* The best place of a page: its title, or else the first block with all the
 * words; they may also be scattered over it. */
static gboolean
search_page (SwitchHelpPage     *page,
             const char * const *words,
             guint              *block)
{
  g_autoptr(GString) all = g_string_new (NULL);

  for (guint i = 0; i < switch_help_page_get_n_blocks (page); i++)
    {
      const char *text = switch_help_page_get_block (page, i)->text;

      if (switch_help_search_matches (text, words))
        {
          *block = i;
          return TRUE;
        }
      g_string_append (all, text);
      g_string_append_c (all, '\n');
    }
  *block = 0;

  return switch_help_search_matches (all->str, words);
}

/**
 * switch_help_library_search:
 * @self: a library
 * @query: what somebody looks for
 *
 * Finds the pages in which all words of @query are, whatever their case and
 * their marks. Those whose title has them come first.
 *
 * Returns: (transfer full) (element-type SwitchHelpHit): what was found; the
 *   pages belong to the library
 */
GArray *
switch_help_library_search (SwitchHelpLibrary *self,
                            const char        *query)
{
  g_auto(GStrv) words = NULL;
  GArray *hits;
  guint n_titles = 0;

  g_return_val_if_fail (SWITCH_IS_HELP_LIBRARY (self), NULL);
  g_return_val_if_fail (query != NULL, NULL);

  hits = g_array_new (FALSE, FALSE, sizeof (SwitchHelpHit));
  words = switch_help_search_split (query);
  if (words[0] == NULL)
    return hits;

  for (guint i = 0; i < self->pages->len; i++)
    {
      SwitchHelpHit hit = { g_ptr_array_index (self->pages, i), 0 };

      if (!search_page (hit.page, (const char * const *) words, &hit.block))
        continue;
      if (switch_help_search_matches (switch_help_page_get_title (hit.page),
                                      (const char * const *) words))
        g_array_insert_val (hits, n_titles++, hit);
      else
        g_array_append_val (hits, hit);
    }

  return hits;
}
