/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-move.h"

G_BEGIN_DECLS

const char *switch_refusal_reason_to_string (SwitchRefusalReason   reason);
char       *switch_refusal_to_string        (const SwitchRefusal  *refusal);

G_END_DECLS
