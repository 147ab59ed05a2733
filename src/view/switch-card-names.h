/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-card.h"

G_BEGIN_DECLS

const char *switch_card_names_get      (SwitchCard card);
const char *switch_card_names_get_suit (SwitchSuit suit);

G_END_DECLS
