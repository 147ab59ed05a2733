/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-powers.h"

G_BEGIN_DECLS

char *switch_class_names_get_label   (SwitchCardClass klass);
char *switch_class_names_get_subject (SwitchCardClass klass);

G_END_DECLS
