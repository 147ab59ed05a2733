/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include <libintl.h>
#include <locale.h>

G_BEGIN_DECLS

/* The languages of the program, English first. */
static const char *const test_languages[] = { "en", "vi", "ms" };

static inline void
apply_language (const char *language)
{
  g_setenv ("LANGUAGE", language, TRUE);
  /* The same locale again would not count as a change. */
  setlocale (LC_ALL, "C");
  if (setlocale (LC_ALL, "en_US.UTF-8") == NULL)
    g_assert_nonnull (setlocale (LC_ALL, "C.UTF-8"));
}

/* Lets gettext speak a language, from the catalogues of the build. Any locale
 * but "C" will do, and to a newer glibc "C.UTF-8" is no other; ./switch test
 * makes us a better one. A change of it makes gettext look at LANGUAGE
 * again. */
static inline void
set_language (const char *language)
{
  static gboolean bound = FALSE;

  if (!bound)
    {
      g_assert_nonnull (g_getenv ("SWITCH_LOCALEDIR"));
      bindtextdomain ("switch-cards", g_getenv ("SWITCH_LOCALEDIR"));
      bind_textdomain_codeset ("switch-cards", "UTF-8");
      textdomain ("switch-cards");
      /* GLib decides only once whether there is anything to translate. */
      apply_language ("vi");
      g_dgettext ("switch-cards", "Switch");
      bound = TRUE;
    }
  apply_language (language);
}

G_END_DECLS
