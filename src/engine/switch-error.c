/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "switch-error.h"

G_DEFINE_QUARK (switch-error-quark, switch_error)
