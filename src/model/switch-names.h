/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

gboolean   switch_names_equal  (const char         *one,
                                const char         *other);
char     **switch_names_choose (const char         *person,
                                const char * const *wanted,
                                guint               n_rivals);

G_END_DECLS
