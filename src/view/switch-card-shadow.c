/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-card-shadow.h"

#include <math.h>
#include <string.h>

#define CORNER     0.068   /* of a card, as a share of its width */
#define KEPT_SIZES 4       /* of masks, for each elevation */

static const struct
{
  float drop;
  float blur;
} shadows[SWITCH_N_ELEVATIONS] = {
  [SWITCH_ELEVATION_LYING] = { 1, 1.5f },
  [SWITCH_ELEVATION_RAISED] = { 4, 6 },
  [SWITCH_ELEVATION_FLYING] = { 10, 18 },
};

/**
 * switch_card_shadow_get_margin:
 * @elevation: an elevation
 *
 * Tells how much room a shadow needs at each side of its card.
 *
 * Returns: the room, in logical pixels
 */
float
switch_card_shadow_get_margin (SwitchElevation elevation)
{
  g_return_val_if_fail (elevation < SWITCH_N_ELEVATIONS, 0);

  return ceilf (shadows[elevation].drop + shadows[elevation].blur) + 2;
}

/**
 * switch_card_shadow_trace:
 * @cr: a context
 * @x: left
 * @y: top
 * @width: width
 * @height: height
 * @radius: of the corners; negative: of a card so wide
 *
 * Adds a rectangle with round corners to the path.
 */
void
switch_card_shadow_trace (cairo_t *cr,
                          double   x,
                          double   y,
                          double   width,
                          double   height,
                          double   radius)
{
  const double r = radius < 0 ? CORNER * width : radius;

  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - r, y + r, r, -G_PI_2, 0);
  cairo_arc (cr, x + width - r, y + height - r, r, 0, G_PI_2);
  cairo_arc (cr, x + r, y + height - r, r, G_PI_2, G_PI);
  cairo_arc (cr, x + r, y + r, r, G_PI, 1.5 * G_PI);
  cairo_close_path (cr);
}

/* Blurs one line of bytes, @step apart, with a box of 2 × @radius + 1. */
static void
blur_line (guchar *line,
           guchar *copy,
           int     length,
           int     step,
           int     radius)
{
  const int box = 2 * radius + 1;
  int sum = 0;

  for (int i = 0; i < length; i++)
    copy[i] = line[i * step];
  for (int i = 0; i < MIN (radius, length); i++)
    sum += copy[i];
  for (int i = 0; i < length; i++)
    {
      if (i + radius < length)
        sum += copy[i + radius];
      if (i - radius - 1 >= 0)
        sum -= copy[i - radius - 1];
      line[i * step] = (guchar) (sum / box);
    }
}

/* Three boxes are as good as a Gaussian. */
static void
blur (cairo_surface_t *surface,
      int              radius)
{
  const int width = cairo_image_surface_get_width (surface);
  const int height = cairo_image_surface_get_height (surface);
  const int stride = cairo_image_surface_get_stride (surface);
  guchar *data = cairo_image_surface_get_data (surface);
  g_autofree guchar *copy = g_malloc ((gsize) MAX (width, height));

  for (int pass = 0; pass < 3; pass++)
    {
      for (int y = 0; y < height; y++)
        blur_line (data + y * stride, copy, width, 1, radius);
      for (int x = 0; x < width; x++)
        blur_line (data + x, copy, height, stride, radius);
    }
}

static cairo_surface_t *
draw_mask (SwitchElevation elevation,
           int             width,
           int             height,
           int             scale)
{
  const int margin = (int) switch_card_shadow_get_margin (elevation) * scale;
  /* A blur of CSS has half its length for standard deviation; the variance
   * of three boxes of 2r + 1 is r (r + 1). */
  const int radius =
    (int) roundf (shadows[elevation].blur * (float) scale / 2);
  cairo_surface_t *mask;
  cairo_t *cr;

  mask = cairo_image_surface_create (CAIRO_FORMAT_A8,
                                     width + 2 * margin, height + 2 * margin);
  cr = cairo_create (mask);
  switch_card_shadow_trace (cr, margin,
                            margin + shadows[elevation].drop * (float) scale,
                            width, height, -1);
  cairo_fill (cr);
  cairo_destroy (cr);
  cairo_surface_flush (mask);

  if (radius > 0 && cairo_surface_status (mask) == CAIRO_STATUS_SUCCESS)
    blur (mask, radius);
  cairo_surface_mark_dirty (mask);
  return mask;
}

/* A mask that was made. The hand, the piles and the rivals' cards are of a
 * size each, and come in turn. */
typedef struct
{
  cairo_surface_t *mask;
  int              width;
  int              height;
  int              scale;
  guint            used;
} Kept;

/* The mask of that size, or the one that has not been used for longest. */
static Kept *
find_kept (Kept *kept,
           int   width,
           int   height,
           int   scale)
{
  Kept *oldest = kept;

  for (guint i = 0; i < KEPT_SIZES; i++)
    {
      if (kept[i].mask != NULL && kept[i].width == width &&
          kept[i].height == height && kept[i].scale == scale)
        return &kept[i];
      if (kept[i].used < oldest->used)
        oldest = &kept[i];
    }

  g_clear_pointer (&oldest->mask, cairo_surface_destroy);

  return oldest;
}

/**
 * switch_card_shadow_get:
 * @elevation: how high the card is
 * @width: of the card, in device pixels
 * @height: of the card, in device pixels
 * @scale: device pixels a logical pixel
 *
 * Gets the shadow of a card as a mask. The card itself belongs at the margin
 * of switch_card_shadow_get_margin() from the corner. The masks of the last
 * few sizes are kept.
 *
 * Returns: (transfer none): the mask, until another size is asked for
 */
cairo_surface_t *
switch_card_shadow_get (SwitchElevation elevation,
                        int             width,
                        int             height,
                        int             scale)
{
  static Kept kept[SWITCH_N_ELEVATIONS][KEPT_SIZES];
  static guint stamp = 0;
  Kept *found;

  g_return_val_if_fail (elevation < SWITCH_N_ELEVATIONS, NULL);

  found = find_kept (kept[elevation], width, height, scale);
  found->used = ++stamp;
  if (found->mask == NULL)
    {
      found->mask = draw_mask (elevation, width, height, scale);
      found->width = width;
      found->height = height;
      found->scale = scale;
    }

  return found->mask;
}
