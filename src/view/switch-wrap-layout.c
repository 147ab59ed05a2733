/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-wrap-layout.h"

#include "switch-layouts.h"

#define SPACING 12

struct _SwitchWrapLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (SwitchWrapLayout, switch_wrap_layout,
                     GTK_TYPE_LAYOUT_MANAGER)

static GtkWidget *
get_next (GtkWidget *child)
{
  do
    child = gtk_widget_get_next_sibling (child);
  while (child != NULL && !gtk_widget_should_layout (child));

  return child;
}

static GtkWidget *
get_first (GtkWidget *widget)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  if (child != NULL && !gtk_widget_should_layout (child))
    child = get_next (child);

  return child;
}

static int
get_width (GtkWidget *child,
           int        room)
{
  return MAX (switch_layouts_least_width (child),
              MIN (switch_layouts_width (child), room));
}

/* The line that begins with @child: where the next one does, and how high it
 * is. */
static GtkWidget *
measure_line (GtkWidget *child,
              int        room,
              int       *height)
{
  int x = 0;

  *height = 0;
  for (; child != NULL; child = get_next (child))
    {
      const int width = get_width (child, room);

      if (x > 0 && x + width > room)
        return child;
      *height = MAX (*height, switch_layouts_height (child, width));
      x += width + SPACING;
    }

  return NULL;
}

static GtkSizeRequestMode
switch_wrap_layout_get_request_mode (GtkLayoutManager *manager,
                                     GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_width (GtkWidget *widget,
               int       *minimum,
               int       *natural)
{
  for (GtkWidget *child = get_first (widget); child != NULL;
       child = get_next (child))
    {
      *minimum = MAX (*minimum, switch_layouts_least_width (child));
      *natural += (*natural > 0 ? SPACING : 0) + switch_layouts_width (child);
    }
}

static void
switch_wrap_layout_measure (GtkLayoutManager *manager,
                            GtkWidget        *widget,
                            GtkOrientation    orientation,
                            int               for_size,
                            int              *minimum,
                            int              *natural,
                            int              *minimum_baseline,
                            int              *natural_baseline)
{
  GtkWidget *child = get_first (widget);

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_width (widget, minimum, natural);
      return;
    }

  while (child != NULL)
    {
      int height;

      child = measure_line (child, for_size < 0 ? G_MAXINT : for_size,
                            &height);
      *natural += height + (child != NULL ? SPACING : 0);
    }
  *minimum = *natural;
}

static void
switch_wrap_layout_allocate (GtkLayoutManager *manager,
                             GtkWidget        *widget,
                             int               room,
                             int               whole_height,
                             int               baseline)
{
  GtkWidget *child = get_first (widget);
  int y = 0;

  while (child != NULL)
    {
      int height, x = 0;
      GtkWidget *next = measure_line (child, room, &height);

      for (; child != next; child = get_next (child))
        {
          const int width = get_width (child, room);
          const int from = get_next (child) == NULL ? room - width : x;

          switch_layouts_place (widget, child,
                                (GtkAllocation) { from, y, width, height },
                                room);
          x += width + SPACING;
        }
      y += height + SPACING;
    }
}

static void
switch_wrap_layout_class_init (SwitchWrapLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = switch_wrap_layout_get_request_mode;
  layout_class->measure = switch_wrap_layout_measure;
  layout_class->allocate = switch_wrap_layout_allocate;
}

static void
switch_wrap_layout_init (SwitchWrapLayout *self)
{
}
