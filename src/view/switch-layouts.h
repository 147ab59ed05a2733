/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What layouts have in common. */

int   switch_layouts_least_width (GtkWidget     *child);
int   switch_layouts_width       (GtkWidget     *child);
int   switch_layouts_height      (GtkWidget     *child,
                                  int            width);
float switch_layouts_em          (GtkWidget     *widget);
void  switch_layouts_place       (GtkWidget     *widget,
                                  GtkWidget     *child,
                                  GtkAllocation  place,
                                  int            width);

G_END_DECLS
