/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Search that minds neither case nor marks: "rut" finds "rút". */

char     *switch_help_search_fold    (const char         *text);
char    **switch_help_search_split   (const char         *query);
gboolean  switch_help_search_matches (const char         *text,
                                      const char * const *words);

G_END_DECLS
