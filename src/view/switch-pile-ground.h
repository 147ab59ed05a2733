/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GskRenderNode *switch_pile_ground_new (float width,
                                       float height,
                                       guint n_edges);

G_END_DECLS
