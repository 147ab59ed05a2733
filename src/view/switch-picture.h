/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GskRenderNode *switch_picture_new     (const graphene_rect_t *bounds,
                                       cairo_surface_t       *surface);
GskRenderNode *switch_picture_tile    (const graphene_rect_t *bounds,
                                       cairo_surface_t       *surface);
GskRenderNode *switch_picture_flatten (GtkSnapshot           *snapshot,
                                       int                    scale);

G_END_DECLS
