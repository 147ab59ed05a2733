/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <locale.h>

#include "switch-application.h"

static gboolean
has_gpu (void)
{
  g_autoptr(GDir) dir = g_dir_open ("/dev/dri", 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_prefix (name, "renderD"))
      return TRUE;

  return FALSE;
}

/* Without a GPU GTK runs GL in software, which costs half a second and
 * 160 MB for nothing. */
static void
choose_renderer (void)
{
  if (has_gpu () || g_getenv ("GSK_RENDERER") != NULL ||
      g_getenv ("GDK_DEBUG") != NULL)
    return;

  g_setenv ("GSK_RENDERER", "cairo", TRUE);
  g_setenv ("GDK_DEBUG", "gl-disable", TRUE);
}

static void
set_up_locale (void)
{
  const char *folder = g_getenv ("SWITCH_LOCALEDIR");

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, folder != NULL ? folder : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr(SwitchApplication) application = NULL;

  choose_renderer ();
  set_up_locale ();

  application = switch_application_new ();

  return switch_application_run (application, argc, argv);
}
