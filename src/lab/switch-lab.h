/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-rules.h"

G_BEGIN_DECLS

/* What the program's process gives back. */
#define SWITCH_LAB_OK     0
#define SWITCH_LAB_FAILED 1
#define SWITCH_LAB_USAGE  2

int      switch_lab_check (int       argc,
                           char    **argv);
int      switch_lab_play  (int       argc,
                           char    **argv);
int      switch_lab_match (int       argc,
                           char    **argv);
int      switch_lab_bench (int       argc,
                           char    **argv);

gboolean switch_lab_parse (int                 *argc,
                           char              ***argv,
                           const char          *arguments,
                           const char          *summary,
                           const GOptionEntry  *entries);
gboolean switch_lab_make_rules (const char     *id,
                                char          **changes,
                                char          **powers,
                                guint           n_seats,
                                SwitchRules    *rules,
                                GError        **error);
int      switch_lab_usage (const char          *format,
                           ...) G_GNUC_PRINTF (1, 2);

G_END_DECLS
