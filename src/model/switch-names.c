/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-names.h"

#include <glib/gi18n-lib.h>

/* The names of the computer players: as they are wanted, and where none is
 * wanted one that sits well in the language. */

/**
 * switch_names_equal:
 * @one: a name
 * @other: another one
 *
 * Returns: whether people would take them for the same
 */
gboolean
switch_names_equal (const char *one,
                    const char *other)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  g_return_val_if_fail (one != NULL && other != NULL, FALSE);

  first = g_utf8_casefold (one, -1);
  second = g_utf8_casefold (other, -1);

  return g_utf8_collate (g_strstrip (first), g_strstrip (second)) == 0;
}

static gboolean
is_taken (const char *name,
          const char *person,
          char      **names,
          guint       n_rivals)
{
  if (switch_names_equal (name, person))
    return TRUE;

  for (guint i = 0; i < n_rivals; i++)
    if (names[i] != NULL && switch_names_equal (name, names[i]))
      return TRUE;

  return FALSE;
}

static void
take_wanted (const char          *person,
             const char * const  *wanted,
             char               **names,
             guint                n_rivals)
{
  for (guint i = 0; i < n_rivals && wanted[i] != NULL; i++)
    {
      g_autofree char *name = g_strstrip (g_strdup (wanted[i]));

      if (*name != '\0' && !is_taken (name, person, names, n_rivals))
        names[i] = g_steal_pointer (&name);
    }
}

static void
take_usual (const char  *person,
            char       **usual,
            char       **names,
            guint        n_rivals)
{
  const guint n_usual = g_strv_length (usual);

  /* Everybody keeps the own name, whoever else is called otherwise. */
  for (guint i = 0; i < n_rivals && i < n_usual; i++)
    if (names[i] == NULL && !is_taken (usual[i], person, names, n_rivals))
      names[i] = g_strdup (usual[i]);

  for (guint i = 0, next = 0; i < n_rivals; i++)
    {
      if (names[i] != NULL)
        continue;

      while (next < n_usual && is_taken (usual[next], person, names, n_rivals))
        next++;
      names[i] = g_strdup (next < n_usual ? usual[next] : "?");
    }
}

/**
 * switch_names_choose:
 * @person: the name of the person at the table
 * @wanted: the names wanted for the others, "" where any will do; it may be
 *   shorter than they are
 * @n_rivals: how many others there are, up to seven
 *
 * Chooses names for computer players, no two of them the same.
 *
 * Returns: (transfer full): @n_rivals names
 */
char **
switch_names_choose (const char         *person,
                     const char * const *wanted,
                     guint               n_rivals)
{
  g_auto(GStrv) usual = NULL;
  char **names;

  g_return_val_if_fail (person != NULL, NULL);
  g_return_val_if_fail (wanted != NULL, NULL);

  /* Translators: Names of the computer players: eight different ones, short
   * and well known where your language is spoken, of women and men by turns,
   * with a comma between them. They need not be translations. */
  usual = g_strsplit (_("Mira,Otto,Quyên,Farid,Ines,Jonas,Siti,Leo"), ",", -1);
  for (guint i = 0; usual[i] != NULL; i++)
    g_strstrip (usual[i]);

  names = g_new0 (char *, n_rivals + 1);
  take_wanted (person, wanted, names, n_rivals);
  take_usual (person, usual, names, n_rivals);

  return names;
}
