/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The laboratory: engine and computer players without a window. */

#include "config.h"

#include "switch-lab.h"

#include <locale.h>
#include <stdlib.h>

static const struct
{
  const char *name;
  int       (*run) (int    argc,
                    char **argv);
  const char *summary;
} commands[] = {
  { "check", switch_lab_check, "Check records and what they expect" },
  { "play", switch_lab_play, "Play rounds between computer players" },
  { "match", switch_lab_match, "Find out who plays better" },
  { "bench", switch_lab_bench, "Measure rounds and searches" },
};

/**
 * switch_lab_usage:
 * @format: a sentence about what is wrong with the arguments
 * @...: what goes into it
 *
 * Prints the sentence on the standard error stream.
 *
 * Returns: the exit status for wrong arguments
 */
int
switch_lab_usage (const char *format,
                  ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_printerr ("switch-lab: %s\n", message);

  return SWITCH_LAB_USAGE;
}

/**
 * switch_lab_parse:
 * @argc: (inout): the number of arguments, the command's name first
 * @argv: (inout): the arguments; what is no option stays
 * @arguments: what stays, for the help
 * @summary: what the command does, for the help
 * @entries: its options
 *
 * Takes the options of a command out of its arguments. Where they are wrong
 * it says so.
 *
 * Returns: whether they can be used
 */
gboolean
switch_lab_parse (int                 *argc,
                  char              ***argv,
                  const char          *arguments,
                  const char          *summary,
                  const GOptionEntry  *entries)
{
  g_autoptr (GOptionContext) context = g_option_context_new (arguments);
  g_autoptr (GError) error = NULL;

  g_option_context_set_translation_domain (context, NULL);
  g_option_context_set_summary (context, summary);
  if (entries != NULL)
    g_option_context_add_main_entries (context, entries, NULL);
  if (g_option_context_parse (context, argc, argv, &error))
    return TRUE;

  switch_lab_usage ("%s", error->message);
  return FALSE;
}

static void
print_help (void)
{
  g_print ("Usage: switch-lab COMMAND [OPTION…]\n\n");
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    g_print ("  %-8s %s\n", commands[i].name, commands[i].summary);
  g_print ("\nswitch-lab COMMAND --help tells the options of a command.\n");
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *name = NULL;

  setlocale (LC_ALL, "");
  if (argc < 2)
    return switch_lab_usage ("A command is missing: check, play, match or "
                             "bench.");

  if (g_str_equal (argv[1], "--help") || g_str_equal (argv[1], "help"))
    {
      print_help ();
      return SWITCH_LAB_OK;
    }
  if (g_str_equal (argv[1], "--version"))
    {
      g_print ("switch-lab %s\n", PACKAGE_VERSION);
      return SWITCH_LAB_OK;
    }

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      if (g_str_equal (argv[1], commands[i].name))
        {
          name = g_strconcat ("switch-lab ", argv[1], NULL);
          g_set_prgname (name);
          return commands[i].run (argc - 1, argv + 1);
        }
    }

  return switch_lab_usage ("There is no command “%s”: they are check, "
                           "play, match and bench.", argv[1]);
}
