/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-picture.h"

#include <math.h>

#define TILE 128   /* logical pixels */

static const cairo_user_data_key_t surface_key;
static const cairo_user_data_key_t whole_key;

static void
paint_surface (cairo_t               *cr,
               cairo_surface_t       *surface,
               const graphene_rect_t *bounds)
{
  cairo_set_source_surface (cr, surface, bounds->origin.x, bounds->origin.y);
  /* A card is squeezed as it turns over: cairo's better filter costs three
   * times as much, and the next frame has another picture. */
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_BILINEAR);
  cairo_paint (cr);
}

/**
 * switch_picture_new:
 * @bounds: where it is, in logical pixels
 * @surface: what is seen there
 *
 * Makes a node of a picture that is kept. To draw it takes no copy of it.
 *
 * Returns: (transfer full): the node
 */
GskRenderNode *
switch_picture_new (const graphene_rect_t *bounds,
                    cairo_surface_t       *surface)
{
  GskRenderNode *node = gsk_cairo_node_new (bounds);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  paint_surface (cr, surface, bounds);
  cairo_destroy (cr);
  cairo_surface_set_user_data (gsk_cairo_node_get_surface (node),
                               &surface_key,
                               cairo_surface_reference (surface),
                               (cairo_destroy_func_t) cairo_surface_destroy);
  return node;
}

/* Part of an image, in logical pixels; none of its pixels are copied. */
static cairo_surface_t *
get_part (cairo_surface_t *whole,
          int              x,
          int              y,
          int              width,
          int              height)
{
  const int stride = cairo_image_surface_get_stride (whole);
  double scale_x, scale_y;
  cairo_surface_t *part;

  cairo_surface_get_device_scale (whole, &scale_x, &scale_y);
  part = cairo_image_surface_create_for_data (
    cairo_image_surface_get_data (whole) + y * (int) scale_y * stride +
      x * (int) scale_x * 4,
    cairo_image_surface_get_format (whole),
    width * (int) scale_x, height * (int) scale_y, stride);
  cairo_surface_set_device_scale (part, scale_x, scale_y);
  cairo_surface_set_user_data (part, &whole_key,
                               cairo_surface_reference (whole),
                               (cairo_destroy_func_t) cairo_surface_destroy);
  return part;
}

/**
 * switch_picture_tile:
 * @bounds: where it is, in whole logical pixels
 * @surface: what is seen there, an image of four bytes a pixel
 *
 * Makes a node of a large picture that is kept, of which mostly small parts
 * are drawn: cairo makes ready all of a node that lies between the parts, so
 * it is cut into many.  To be drawn where pixels fall on pixels, or the cuts
 * are seen.
 *
 * Returns: (transfer full): the node
 */
GskRenderNode *
switch_picture_tile (const graphene_rect_t *bounds,
                     cairo_surface_t       *surface)
{
  const int width = (int) bounds->size.width;
  const int height = (int) bounds->size.height;
  g_autoptr(GPtrArray) tiles =
    g_ptr_array_new_with_free_func ((GDestroyNotify) gsk_render_node_unref);

  /* A picture made of it before would now be copied. */
  cairo_surface_flush (surface);
  for (int y = 0; y < height; y += TILE)
    for (int x = 0; x < width; x += TILE)
      {
        const int w = MIN (TILE, width - x), h = MIN (TILE, height - y);
        cairo_surface_t *part = get_part (surface, x, y, w, h);

        g_ptr_array_add (tiles, switch_picture_new (
          &GRAPHENE_RECT_INIT (bounds->origin.x + (float) x,
                               bounds->origin.y + (float) y,
                               (float) w, (float) h), part));
        cairo_surface_destroy (part);
      }

  return gsk_container_node_new ((GskRenderNode **) tiles->pdata, tiles->len);
}

static void
draw_node (cairo_t       *cr,
           GskRenderNode *node);

static void
draw_transformed (cairo_t       *cr,
                  GskRenderNode *node)
{
  GskTransform *transform = gsk_transform_node_get_transform (node);
  float xx, yx, xy, yy, dx, dy;
  cairo_matrix_t matrix;

  gsk_transform_to_2d (transform, &xx, &yx, &xy, &yy, &dx, &dy);
  cairo_matrix_init (&matrix, xx, yx, xy, yy, dx, dy);
  cairo_save (cr);
  cairo_transform (cr, &matrix);
  draw_node (cr, gsk_transform_node_get_child (node));
  cairo_restore (cr);
}

static void
draw_picture (cairo_t       *cr,
              GskRenderNode *node)
{
  cairo_surface_t *surface =
    cairo_surface_get_user_data (gsk_cairo_node_get_surface (node),
                                 &surface_key);
  graphene_rect_t bounds;

  if (surface == NULL)
    {
      gsk_render_node_draw (node, cr);
      return;
    }

  gsk_render_node_get_bounds (node, &bounds);
  cairo_save (cr);
  paint_surface (cr, surface, &bounds);
  cairo_restore (cr);
}

/* GSK would clip a picture that is turned to its turned bounds, which makes
 * cairo draw it row by row, at four times the cost. */
static void
draw_node (cairo_t       *cr,
           GskRenderNode *node)
{
  switch ((int) gsk_render_node_get_node_type (node))
    {
    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        draw_node (cr, gsk_container_node_get_child (node, i));
      break;

    case GSK_TRANSFORM_NODE:
      draw_transformed (cr, node);
      break;

    case GSK_CAIRO_NODE:
      draw_picture (cr, node);
      break;

    default:
      gsk_render_node_draw (node, cr);
    }
}

/**
 * switch_picture_flatten:
 * @snapshot: (transfer full): what to draw
 * @scale: device pixels a logical pixel
 *
 * Draws something once into a picture of its own. What is turned or made of
 * many parts, and rests, then costs one plain copy a frame: turning a picture
 * anew costs the cairo renderer twenty times as much.
 *
 * Returns: (transfer full) (nullable): a node that looks the same
 */
GskRenderNode *
switch_picture_flatten (GtkSnapshot *snapshot,
                        int          scale)
{
  g_autoptr(GskRenderNode) node = gtk_snapshot_free_to_node (snapshot);
  graphene_rect_t bounds;
  GskRenderNode *flat;
  cairo_surface_t *surface;
  cairo_t *cr;

  if (node == NULL)
    return NULL;

  gsk_render_node_get_bounds (node, &bounds);
  graphene_rect_round_extents (&bounds, &bounds);
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
    (int) bounds.size.width * scale, (int) bounds.size.height * scale);
  cairo_surface_set_device_scale (surface, scale, scale);
  cr = cairo_create (surface);
  cairo_translate (cr, -bounds.origin.x, -bounds.origin.y);
  draw_node (cr, node);
  cairo_destroy (cr);

  flat = switch_picture_new (&bounds, surface);
  cairo_surface_destroy (surface);
  return flat;
}
