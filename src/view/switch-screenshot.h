/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

gboolean switch_screenshot_save (GtkWindow   *window,
                                 const char  *path,
                                 double       scale,
                                 GError     **error);

G_END_DECLS
