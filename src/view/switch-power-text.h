/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-rules.h"

G_BEGIN_DECLS

/* The words of the table of powers, in the user's language. */

const char *switch_power_text_get_title    (SwitchPowerFlags    power);
const char *switch_power_text_get_meaning  (SwitchPowerFlags    power);
char       *switch_power_text_get_short    (const SwitchPowers *powers);
char       *switch_power_text_get_label    (SwitchCardClass     klass,
                                            const SwitchPowers *powers);
char       *switch_power_text_get_sentence (SwitchCardClass     klass,
                                            const SwitchPowers *powers,
                                            const SwitchRules  *rules);

G_END_DECLS
