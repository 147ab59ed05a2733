/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SWITCH_TYPE_NAME_LIST (switch_name_list_get_type ())

/**
 * SwitchNameList:
 *
 * The names of the computer players, one to be typed for each that plays;
 * what stands there pale is taken where none is typed.
 */
G_DECLARE_FINAL_TYPE (SwitchNameList, switch_name_list, SWITCH, NAME_LIST,
                      GtkWidget)

void     switch_name_list_set_up    (SwitchNameList *self,
                                     GSettings      *settings);
gboolean switch_name_list_get_clash (SwitchNameList *self);

G_END_DECLS
