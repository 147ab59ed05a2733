/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SWITCH_TYPE_FELT (switch_felt_get_type ())

/* The table's cloth: gradient, weave and ribbon in one picture a size. */
G_DECLARE_FINAL_TYPE (SwitchFelt, switch_felt, SWITCH, FELT, GtkWidget)

GtkWidget *switch_felt_new (void);

G_END_DECLS
