/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void switch_settings_list_bind (GSettings   *settings,
                                const char  *key,
                                GtkDropDown *drop);

G_END_DECLS
