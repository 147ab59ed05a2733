/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-picture.h"

#include <math.h>

static const cairo_user_data_key_t surface_key;

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
