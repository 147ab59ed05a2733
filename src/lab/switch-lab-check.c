/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-lab.h"

#include "switch-record.h"

#include <errno.h>
#include <stdio.h>

/* Reads a file up to a byte more than a record may have, so that the reader
 * sees that it is too large, and an endless one ends. */
static char *
load_file (const char *name,
           gsize      *size)
{
  g_autofree char *data = NULL;
  FILE *file = fopen (name, "rb");
  gboolean failed;

  if (file == NULL)
    return NULL;

  data = g_malloc (SWITCH_RECORD_MAX_SIZE + 1);
  *size = fread (data, 1, SWITCH_RECORD_MAX_SIZE + 1, file);
  failed = ferror (file) != 0;
  fclose (file);

  return failed ? NULL : g_steal_pointer (&data);
}

/* Checks one record, and prints what does not hold. */
static gboolean
check_file (const char *name)
{
  g_autoptr (SwitchRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *data = NULL;
  SwitchRecordReport report;
  gboolean passed;
  gsize size = 0;
  guint line = 1;

  errno = 0;
  data = load_file (name, &size);
  if (data == NULL)
    {
      g_print ("%s:1: error: %s\n", name, g_strerror (errno));
      return FALSE;
    }

  switch_record_report_init (&report);
  record = switch_record_parse (data, size, &report, &line, &error);
  for (guint i = 0; i < report.failures->len; i++)
    g_print ("%s:%s\n", name, (const char *) report.failures->pdata[i]);
  if (record == NULL)
    g_print ("%s:%u: error: %s\n", name, line, error->message);

  passed = record != NULL && report.failures->len == 0;
  switch_record_report_clear (&report);

  return passed;
}

/**
 * switch_lab_check:
 * @argc: the number of arguments
 * @argv: the command's name, and the files
 *
 * Checks records and says which hold.
 *
 * Returns: the exit status: 1 when a file does not hold
 */
int
switch_lab_check (int    argc,
                  char **argv)
{
  guint n_passed = 0;
  guint n_failed = 0;

  if (!switch_lab_parse (&argc, &argv, "FILE…",
                         "Checks records and says which hold.", NULL))
    return SWITCH_LAB_USAGE;
  if (argc < 2)
    return switch_lab_usage ("No file was given to check.");

  for (int i = 1; i < argc; i++)
    {
      if (check_file (argv[i]))
        n_passed++;
      else
        n_failed++;
    }
  g_print ("%u passed, %u failed\n", n_passed, n_failed);

  return n_failed > 0 ? SWITCH_LAB_FAILED : SWITCH_LAB_OK;
}
