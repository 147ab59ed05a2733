/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-column-layout.h"

#include "switch-layouts.h"

/**
 * SwitchColumnLayout:
 *
 * A column of text that is no wider than it wants to be, at the side where
 * lines begin. A child with that alignment would be the same, but a
 * newer GTK warns when it asks for the width of wrapped lines by their
 * height.
 */
struct _SwitchColumnLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (SwitchColumnLayout, switch_column_layout,
                     GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
switch_column_layout_get_request_mode (GtkLayoutManager *layout,
                                       GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
switch_column_layout_measure (GtkLayoutManager *layout,
                              GtkWidget        *widget,
                              GtkOrientation    orientation,
                              int               for_size,
                              int              *minimum,
                              int              *natural,
                              int              *minimum_baseline,
                              int              *natural_baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  if (child == NULL)
    return;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    for_size = -1;
  else if (for_size >= 0)
    for_size = MIN (for_size, switch_layouts_width (child));
  gtk_widget_measure (child, orientation, for_size, minimum, natural, NULL,
                      NULL);
}

static void
switch_column_layout_allocate (GtkLayoutManager *layout,
                               GtkWidget        *widget,
                               int               width,
                               int               height,
                               int               baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  if (child == NULL)
    return;

  switch_layouts_place (widget, child,
                        (GtkAllocation) {
                          0, 0, MIN (width, switch_layouts_width (child)),
                          height
                        },
                        width);
}

static void
switch_column_layout_class_init (SwitchColumnLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = switch_column_layout_get_request_mode;
  layout_class->measure = switch_column_layout_measure;
  layout_class->allocate = switch_column_layout_allocate;
}

static void
switch_column_layout_init (SwitchColumnLayout *self)
{
}

/**
 * switch_column_layout_new:
 *
 * Returns: (transfer full): a layout for one child
 */
GtkLayoutManager *
switch_column_layout_new (void)
{
  return g_object_new (SWITCH_TYPE_COLUMN_LAYOUT, NULL);
}
