/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-share-layout.h"

#include "switch-layouts.h"

#define SPACING        8
#define MOST_CHILDREN  8
#define STEP           8   /* pixels by which a line gets higher */
#define MOST_STEPS    24

struct _SwitchShareLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (SwitchShareLayout, switch_share_layout,
                     GTK_TYPE_LAYOUT_MANAGER)

/* How a line is shared: the least width of each child, and its natural one. */
typedef struct
{
  GtkRequestedSize sizes[MOST_CHILDREN];
  guint            n;
  int              least;     /* of all, with what is between them */
  int              natural;
} Line;

static int
get_gaps (const Line *line)
{
  return line->n > 0 ? (int) (line->n - 1) * SPACING : 0;
}

static void
line_init (Line      *line,
           GtkWidget *widget)
{
  *line = (Line) { .n = 0 };
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && line->n < MOST_CHILDREN;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      {
        line->sizes[line->n++] = (GtkRequestedSize) {
          .data = child,
          .minimum_size = switch_layouts_least_width (child),
          .natural_size = switch_layouts_width (child),
        };
        line->least += line->sizes[line->n - 1].minimum_size;
        line->natural += line->sizes[line->n - 1].natural_size;
      }

  line->least += get_gaps (line);
  line->natural += get_gaps (line);
}

/* The least width in which a child is no higher than @height; its natural one
 * if there is none. */
static int
find_width (const GtkRequestedSize *size,
            int                     height)
{
  int low = size->minimum_size, high = size->natural_size;

  while (low < high)
    {
      const int middle = low + (high - low) / 2;

      if (switch_layouts_height (size->data, middle) <= height)
        high = middle;
      else
        low = middle + 1;
    }

  return high;
}

static int
get_height (const Line *line)
{
  int height = 0;

  for (guint i = 0; i < line->n; i++)
    height = MAX (height, switch_layouts_height (line->sizes[i].data,
                                                 line->sizes[i].minimum_size));

  return height;
}

static int
get_natural_height (const Line *line)
{
  int height = 0;

  for (guint i = 0; i < line->n; i++)
    height = MAX (height, switch_layouts_height (line->sizes[i].data,
                                                 line->sizes[i].natural_size));

  return height;
}

/* Whether all fit into @room, no higher than @height; if so, none is asked to
 * be narrower than that. */
static gboolean
fit (Line *line,
     int   room,
     int   height)
{
  int widths[MOST_CHILDREN];
  int sum = get_gaps (line);

  for (guint i = 0; i < line->n; i++)
    {
      widths[i] = find_width (&line->sizes[i], height);
      sum += widths[i];
    }
  if (sum > room)
    return FALSE;

  for (guint i = 0; i < line->n; i++)
    line->sizes[i].minimum_size = widths[i];

  return TRUE;
}

/* After this the least width of each is the one it has. */
static void
share (Line *line,
       int   room)
{
  const int low = get_natural_height (line);
  int rest = room - get_gaps (line);

  for (int i = 0; line->natural > room && i < MOST_STEPS; i++)
    if (fit (line, room, low + i * STEP))
      break;

  for (guint i = 0; i < line->n; i++)
    rest -= line->sizes[i].minimum_size;
  gtk_distribute_natural_allocation (MAX (rest, 0), line->n, line->sizes);
}

static GtkSizeRequestMode
switch_share_layout_get_request_mode (GtkLayoutManager *manager,
                                      GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
switch_share_layout_measure (GtkLayoutManager *manager,
                             GtkWidget        *widget,
                             GtkOrientation    orientation,
                             int               for_size,
                             int              *minimum,
                             int              *natural,
                             int              *minimum_baseline,
                             int              *natural_baseline)
{
  Line line;

  line_init (&line, widget);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = line.least;
      *natural = line.natural;
      return;
    }

  share (&line, for_size < 0 ? line.natural : for_size);
  *minimum = *natural = get_height (&line);
}

static void
switch_share_layout_allocate (GtkLayoutManager *manager,
                              GtkWidget        *widget,
                              int               width,
                              int               height,
                              int               baseline)
{
  Line line;
  int x = 0;

  line_init (&line, widget);
  share (&line, width);
  for (guint i = 0; i < line.n; i++)
    {
      const int share_width = line.sizes[i].minimum_size;

      switch_layouts_place (widget, line.sizes[i].data,
                            (GtkAllocation) { x, 0, share_width, height },
                            width);
      x += share_width + SPACING;
    }
}

static void
switch_share_layout_class_init (SwitchShareLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = switch_share_layout_get_request_mode;
  layout_class->measure = switch_share_layout_measure;
  layout_class->allocate = switch_share_layout_allocate;
}

static void
switch_share_layout_init (SwitchShareLayout *self)
{
}
