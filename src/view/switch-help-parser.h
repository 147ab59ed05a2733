/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-help-page.h"

G_BEGIN_DECLS

gboolean switch_help_parser_run (SwitchHelpPage  *page,
                                 const char      *data,
                                 gssize           length,
                                 GError         **error);

G_END_DECLS
