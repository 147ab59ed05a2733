/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include <stdlib.h>
#include <string.h>

G_BEGIN_DECLS

/* In GTK 4.8 the timer of a tooltip outlives its window, and then asks where
 * the pointer is on a surface that is gone, and what is there. Nothing comes
 * of it. */
#define GTK_FLAW "assertion 'GDK_IS_SURFACE (surface)' failed"

static inline GLogWriterOutput
gtk_log_write (GLogLevelFlags   level,
               const GLogField *fields,
               gsize            n_fields,
               gpointer         data)
{
  const char *message = "";

  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, "MESSAGE"))
      message = fields[i].value;

  g_log_writer_default (level, fields, n_fields, data);
  if ((level & (G_LOG_LEVEL_WARNING | G_LOG_LEVEL_CRITICAL)) != 0 &&
      strstr (message, GTK_FLAW) == NULL)
    abort ();

  return G_LOG_WRITER_HANDLED;
}

/* Every warning ends the test, but for that flaw. */
static inline void
gtk_log_watch (void)
{
  g_log_set_always_fatal (G_LOG_FATAL_MASK);
  g_log_set_writer_func (gtk_log_write, NULL, NULL);
}

G_END_DECLS
