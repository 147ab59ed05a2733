/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "switch-house-rules-page.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_PREFERENCES (switch_preferences_get_type ())

/**
 * SwitchPreferences:
 *
 * The preferences: pages and a side bar, or a list of the pages where it is
 * narrow. Everything applies at once. Actions "preferences.search" and
 * "preferences.help".
 */
G_DECLARE_FINAL_TYPE (SwitchPreferences, switch_preferences, SWITCH,
                      PREFERENCES, GtkWindow)

GtkWidget            *switch_preferences_new
                                (SwitchHouseRules   *rules,
                                 GSettings          *settings);

void                  switch_preferences_set_under_way
                                (SwitchPreferences  *self,
                                 gboolean            under_way);
void                  switch_preferences_show_page
                                (SwitchPreferences  *self,
                                 const char         *name);
SwitchHouseRulesPage *switch_preferences_get_house_rules
                                (SwitchPreferences  *self);

G_END_DECLS
