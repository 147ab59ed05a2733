/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-help-search.h"

#include <string.h>

/* Letters that no decomposition takes apart. */
static gunichar
fold_letter (gunichar letter)
{
  switch (letter)
    {
    case 0x111: /* đ */
      return 'd';
    case 0x131: /* ı */
      return 'i';
    case 0x142: /* ł */
      return 'l';
    case 0xf8:  /* ø */
      return 'o';
    case 0x2018:
    case 0x2019:
      return '\'';
    default:
      return letter;
    }
}

/**
 * switch_help_search_fold:
 * @text: some text
 *
 * Takes case and marks away, so that texts can be compared that differ in
 * nothing else.
 *
 * Returns: (transfer full): the text in plain small letters
 */
char *
switch_help_search_fold (const char *text)
{
  g_autofree char *apart = NULL;
  g_autofree char *small = NULL;
  GString *folded;

  g_return_val_if_fail (text != NULL, NULL);

  small = g_utf8_casefold (text, -1);
  apart = g_utf8_normalize (small, -1, G_NORMALIZE_ALL);
  if (apart == NULL)
    return g_strdup (text);

  folded = g_string_sized_new (strlen (apart));
  for (const char *p = apart; *p != '\0'; p = g_utf8_next_char (p))
    {
      const gunichar letter = g_utf8_get_char (p);

      if (!g_unichar_ismark (letter))
        g_string_append_unichar (folded, fold_letter (letter));
    }

  return g_string_free (folded, FALSE);
}

/**
 * switch_help_search_split:
 * @query: what somebody looks for
 *
 * Returns: (transfer full): its words, folded, %NULL-terminated
 */
char **
switch_help_search_split (const char *query)
{
  g_autofree char *folded = NULL;
  g_auto(GStrv) parts = NULL;
  GStrvBuilder *builder;
  char **words;

  g_return_val_if_fail (query != NULL, NULL);

  folded = switch_help_search_fold (query);
  parts = g_strsplit_set (folded, " \t\n", -1);
  builder = g_strv_builder_new ();
  for (guint i = 0; parts[i] != NULL; i++)
    if (*parts[i] != '\0')
      g_strv_builder_add (builder, parts[i]);

  words = g_strv_builder_end (builder);
  g_strv_builder_unref (builder);

  return words;
}

/**
 * switch_help_search_matches:
 * @text: some text, folded or not
 * @words: words from switch_help_search_split()
 *
 * Returns: whether every word is somewhere in @text
 */
gboolean
switch_help_search_matches (const char         *text,
                            const char * const *words)
{
  g_autofree char *folded = NULL;

  g_return_val_if_fail (text != NULL && words != NULL, FALSE);

  folded = switch_help_search_fold (text);
  for (guint i = 0; words[i] != NULL; i++)
    if (strstr (folded, words[i]) == NULL)
      return FALSE;

  return TRUE;
}
