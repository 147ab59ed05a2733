/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-pile-ground.h"

#include "switch-card-shadow.h"
#include "switch-style.h"

#define EDGE 1.6   /* of a card under the topmost */

static void
paint_edges (cairo_t *cr,
             float    width,
             float    height,
             guint    n_edges)
{
  const SwitchPalette *palette =
    switch_style_get_palette (switch_style_get_default ());

  for (guint i = n_edges; i > 0; i--)
    {
      const double y = EDGE * i, x = 0.5 * EDGE * i;

      switch_card_shadow_trace (cr, x, y, width, height, -1);
      cairo_set_source_rgba (cr, palette->ink.red, palette->ink.green,
                             palette->ink.blue, 0.45);
      cairo_fill (cr);
      switch_card_shadow_trace (cr, x, y - 0.6, width - 0.4, height, -1);
      cairo_set_source_rgb (cr, 0.91, 0.90, 0.87);
      cairo_fill (cr);
    }
}

static void
paint_empty (cairo_t *cr,
             float    width,
             float    height)
{
  const double dash = 6;

  switch_card_shadow_trace (cr, 1.5, 1.5, width - 3, height - 3, -1);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.4);
  cairo_set_line_width (cr, 2);
  cairo_set_dash (cr, &dash, 1, 0);
  cairo_stroke (cr);
}

/**
 * switch_pile_ground_new: (skip)
 * @width: of a card
 * @height: of a card
 * @n_edges: how many cards are seen under the topmost; 0: none is there
 *
 * Draws what lies under the topmost card of a pile, or its empty place.
 *
 * Returns: (transfer full): the picture
 */
GskRenderNode *
switch_pile_ground_new (float width,
                        float height,
                        guint n_edges)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, width, height);
  GskRenderNode *node;
  cairo_t *cr;

  graphene_rect_inset (&bounds, -8, -8);
  node = gsk_cairo_node_new (&bounds);
  cr = gsk_cairo_node_get_draw_context (node);
  if (n_edges > 0)
    paint_edges (cr, width, height, n_edges);
  else
    paint_empty (cr, width, height);
  cairo_destroy (cr);
  return node;
}
