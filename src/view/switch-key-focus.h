/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void     switch_key_focus_watch    (GtkWindow *window);
gboolean switch_key_focus_get      (GtkWindow *window);
void     switch_key_focus_set      (GtkWindow *window,
                                    gboolean   keys);
gboolean switch_key_focus_is_shown (GtkWidget *widget);

G_END_DECLS
