/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-layouts.h"

static int
measure (GtkWidget      *child,
         GtkOrientation  orientation,
         int             for_size,
         gboolean        natural)
{
  int least = 0, most = 0;

  g_return_val_if_fail (child == NULL || GTK_IS_WIDGET (child), 0);

  if (child != NULL)
    gtk_widget_measure (child, orientation, for_size, &least, &most, NULL,
                        NULL);

  return natural ? most : least;
}

/**
 * switch_layouts_least_width:
 * @child: (nullable): a widget
 *
 * Returns: how wide it has to be; 0 without it
 */
int
switch_layouts_least_width (GtkWidget *child)
{
  return measure (child, GTK_ORIENTATION_HORIZONTAL, -1, FALSE);
}

/**
 * switch_layouts_width:
 * @child: (nullable): a widget
 *
 * Returns: how wide it likes to be; 0 without it
 */
int
switch_layouts_width (GtkWidget *child)
{
  return measure (child, GTK_ORIENTATION_HORIZONTAL, -1, TRUE);
}

/**
 * switch_layouts_height:
 * @child: (nullable): a widget
 * @width: how wide it is, or -1
 *
 * Returns: how high it likes to be; 0 without it
 */
int
switch_layouts_height (GtkWidget *child,
                       int        width)
{
  return measure (child, GTK_ORIENTATION_VERTICAL, width, TRUE);
}

/**
 * switch_layouts_place:
 * @widget: what is laid out
 * @child: (nullable): a child of it
 * @place: where the child goes, where one reads from left to right
 * @width: the width of @widget
 *
 * Allocates a child, mirrored where one reads from right to left.
 */
void
switch_layouts_place (GtkWidget     *widget,
                      GtkWidget     *child,
                      GtkAllocation  place,
                      int            width)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (child == NULL || GTK_IS_WIDGET (child));

  if (child == NULL)
    return;

  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    place.x = width - place.x - place.width;
  gtk_widget_size_allocate (child, &place, -1);
}

/**
 * switch_layouts_em:
 * @widget: a widget
 *
 * Returns: the size of its font, in pixels
 */
float
switch_layouts_em (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  const PangoFontDescription *font =
    pango_context_get_font_description (context);
  const double size = pango_font_description_get_size (font) /
                      (double) PANGO_SCALE;
  const double resolution = pango_cairo_context_get_resolution (context);

  if (pango_font_description_get_size_is_absolute (font))
    return (float) size;
  return (float) (size * (resolution > 0 ? resolution : 96) / 72);
}
