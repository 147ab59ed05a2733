/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SWITCH_TYPE_HELP_PICTURE (switch_help_picture_get_type ())

G_DECLARE_FINAL_TYPE (SwitchHelpPicture, switch_help_picture,
                      SWITCH, HELP_PICTURE, GtkWidget)

GtkWidget *switch_help_picture_new (const char *resource,
                                    const char *text);

G_END_DECLS
