/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-picture.h"

#include <math.h>

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
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);

  flat = gsk_cairo_node_new (&bounds);
  cr = gsk_cairo_node_get_draw_context (flat);
  cairo_set_source_surface (cr, surface, bounds.origin.x, bounds.origin.y);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_BILINEAR);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return flat;
}
