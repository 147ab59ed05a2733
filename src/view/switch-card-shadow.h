/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>

#include "switch-card-art.h"

G_BEGIN_DECLS

/* How far a shadow reaches beyond its card, in logical pixels. */
float            switch_card_shadow_get_margin (SwitchElevation  elevation);
cairo_surface_t *switch_card_shadow_get        (SwitchElevation  elevation,
                                                int              width,
                                                int              height,
                                                int              scale);
void             switch_card_shadow_trace      (cairo_t         *cr,
                                                double           x,
                                                double           y,
                                                double           width,
                                                double           height,
                                                double           radius);

G_END_DECLS
