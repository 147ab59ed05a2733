/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "switch-powers.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_POWER_ENTRY (switch_power_entry_get_type ())

G_DECLARE_FINAL_TYPE (SwitchPowerEntry, switch_power_entry, SWITCH,
                      POWER_ENTRY, GObject)

SwitchPowerEntry   *switch_power_entry_new        (SwitchCardClass      klass,
                                                   const SwitchPowers  *powers);

SwitchCardClass     switch_power_entry_get_class  (SwitchPowerEntry    *self);
const char         *switch_power_entry_get_cards  (SwitchPowerEntry    *self);
const char         *switch_power_entry_get_text   (SwitchPowerEntry    *self);
const SwitchPowers *switch_power_entry_get_powers (SwitchPowerEntry    *self);

G_END_DECLS
