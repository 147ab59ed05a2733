/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "switch-house-rules.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_POWER_EDITOR (switch_power_editor_get_type ())

/**
 * SwitchPowerEditor:
 *
 * A small window that changes what some cards do. Everything applies at
 * once. Action "power.remove" takes the entry away.
 */
G_DECLARE_FINAL_TYPE (SwitchPowerEditor, switch_power_editor, SWITCH,
                      POWER_EDITOR, GtkWindow)

GtkWidget       *switch_power_editor_new       (SwitchHouseRules  *rules,
                                                SwitchCardClass    klass);

SwitchCardClass  switch_power_editor_get_class (SwitchPowerEditor *self);
void             switch_power_editor_set_class (SwitchPowerEditor *self,
                                                SwitchCardClass    klass);

G_END_DECLS
