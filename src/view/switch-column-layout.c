/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-column-layout.h"

/**
 * SwitchColumnLayout:
 *
 * A column of text that is no wider than it wants to be, at the side where
 * lines begin. A child with that alignment would be the same, but from
 * GTK 4.14 on its width is asked for by its height, which lines that wrap do
 * not know.
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

/* How much of @width the column takes. */
static int
get_width (GtkWidget *child,
           int        width)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural,
                      NULL, NULL);

  return width < 0 ? natural : MIN (width, natural);
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
    for_size = get_width (child, for_size);
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
  GtkAllocation place = { 0, 0, width, height };

  if (child == NULL)
    return;

  place.width = get_width (child, width);
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    place.x = width - place.width;
  gtk_widget_size_allocate (child, &place, -1);
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
