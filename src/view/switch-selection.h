/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "switch-card.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_SELECTION (switch_selection_get_type ())

/* A lay that is not whole yet: its card is chosen, its suit is not named.
 * Properties "active", "id" and "card". */
G_DECLARE_FINAL_TYPE (SwitchSelection, switch_selection, SWITCH, SELECTION,
                      GObject)

SwitchSelection *switch_selection_new           (void);
gboolean         switch_selection_get_active    (SwitchSelection *self);
guint            switch_selection_get_id        (SwitchSelection *self);
SwitchCard       switch_selection_get_card      (SwitchSelection *self);
gboolean         switch_selection_get_may_be_bare (SwitchSelection *self);
void             switch_selection_begin         (SwitchSelection *self,
                                                 guint            id,
                                                 SwitchCard       card,
                                                 gboolean         may_be_bare);
gboolean         switch_selection_clear         (SwitchSelection *self);

G_END_DECLS
