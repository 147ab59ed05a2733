/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-felt.h"

#include <math.h>

#include "switch-picture.h"
#include "switch-style.h"

/**
 * SwitchFelt:
 *
 * The table's cloth. All of it is one retained picture, made anew when the
 * size has settled; until then the old one is stretched.
 */
struct _SwitchFelt
{
  GtkWidget      parent_instance;

  GskRenderNode *node;
  GskRenderNode *tiles;      /* the same, for its own size */
  int            width;
  int            height;
  int            scale;
  guint          settle_source;
};

G_DEFINE_FINAL_TYPE (SwitchFelt, switch_felt, GTK_TYPE_WIDGET)

#define SETTLE_TIME 100
#define WEAVE       4      /* from thread to thread */
#define COARSENESS  4

/* Small, and made larger as it is painted: a gradient costs ten times as much
 * a pixel, and this one is too soft to show it. */
static void
paint_gradient (cairo_t             *cr,
                const SwitchPalette *palette,
                double               width,
                double               height)
{
  const double x = 0.5 * width, y = 0.44 * height;
  const double radius = 0.5 * hypot (width, height) * 1.12;
  cairo_pattern_t *gradient = cairo_pattern_create_radial (x, y, 0,
                                                           x, y, radius);
  const GdkRGBA *a = &palette->felt_1, *b = &palette->felt_2;
  cairo_surface_t *small = cairo_image_surface_create (CAIRO_FORMAT_RGB24,
    (int) width / COARSENESS + 1, (int) height / COARSENESS + 1);
  cairo_t *coarse = cairo_create (small);

  cairo_pattern_add_color_stop_rgb (gradient, 0, a->red, a->green, a->blue);
  cairo_pattern_add_color_stop_rgb (gradient, 1, b->red, b->green, b->blue);
  cairo_scale (coarse, 1.0 / COARSENESS, 1.0 / COARSENESS);
  cairo_set_source (coarse, gradient);
  cairo_paint (coarse);
  cairo_destroy (coarse);
  cairo_pattern_destroy (gradient);

  cairo_save (cr);
  cairo_scale (cr, COARSENESS, COARSENESS);
  cairo_set_source_surface (cr, small, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_BILINEAR);
  cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_PAD);
  cairo_paint (cr);
  cairo_restore (cr);
  cairo_surface_destroy (small);
}

/* One tile of both threads, repeated. */
static void
paint_weave (cairo_t *cr)
{
  cairo_surface_t *tile = cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
                                                      WEAVE, WEAVE);
  cairo_t *thread = cairo_create (tile);
  cairo_pattern_t *pattern;

  cairo_set_line_width (thread, 1);
  for (int shift = -WEAVE; shift <= WEAVE; shift += WEAVE)
    {
      cairo_set_source_rgba (thread, 1, 1, 1, 0.03);
      cairo_move_to (thread, shift, 0);
      cairo_line_to (thread, shift + WEAVE, WEAVE);
      cairo_stroke (thread);
      cairo_set_source_rgba (thread, 0, 0, 0, 0.055);
      cairo_move_to (thread, shift + WEAVE, 0);
      cairo_line_to (thread, shift, WEAVE);
      cairo_stroke (thread);
    }
  cairo_destroy (thread);

  pattern = cairo_pattern_create_for_surface (tile);
  cairo_pattern_set_extend (pattern, CAIRO_EXTEND_REPEAT);
  cairo_pattern_set_filter (pattern, CAIRO_FILTER_NEAREST);
  cairo_set_source (cr, pattern);
  cairo_paint (cr);
  cairo_pattern_destroy (pattern);
  cairo_surface_destroy (tile);
}

/* An S on its side, once across the whole table: the same upside down. */
static void
paint_ribbon (cairo_t *cr,
              double   width,
              double   height,
              double   breadth,
              double   white)
{
  const double half = breadth * height / 2;

  cairo_move_to (cr, 0, 0.33 * height - half);
  cairo_curve_to (cr, 0.38 * width, 0.36 * height - half,
                  0.62 * width, 0.64 * height - half,
                  width, 0.67 * height - half);
  cairo_line_to (cr, width, 0.67 * height + half);
  cairo_curve_to (cr, 0.62 * width, 0.64 * height + half,
                  0.38 * width, 0.36 * height + half,
                  0, 0.33 * height + half);
  cairo_close_path (cr);
  cairo_set_source_rgba (cr, 1, 1, 1, white);
  cairo_fill (cr);
}

static cairo_surface_t *
paint (int width,
       int height,
       int scale)
{
  const SwitchPalette *palette =
    switch_style_get_palette (switch_style_get_default ());
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24,
                                                         width * scale,
                                                         height * scale);
  cairo_t *cr = cairo_create (surface);

  cairo_surface_set_device_scale (surface, scale, scale);
  if (palette->outline.alpha > 0)
    {
      gdk_cairo_set_source_rgba (cr, &palette->felt_1);
      cairo_paint (cr);
    }
  else
    {
      paint_gradient (cr, palette, width, height);
      paint_weave (cr);
      paint_ribbon (cr, width, height, 0.305, 0.03);
      paint_ribbon (cr, width, height, 0.225, 0.045);
    }
  cairo_destroy (cr);
  return surface;
}

static void
clear_nodes (SwitchFelt *self)
{
  g_clear_pointer (&self->node, gsk_render_node_unref);
  g_clear_pointer (&self->tiles, gsk_render_node_unref);
}

static void
make_nodes (SwitchFelt *self,
            int         width,
            int         height,
            int         scale)
{
  const graphene_rect_t bounds =
    GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);
  cairo_surface_t *surface = paint (width, height, scale);

  clear_nodes (self);
  self->tiles = switch_picture_tile (&bounds, surface);
  self->node = switch_picture_new (&bounds, surface);
  cairo_surface_destroy (surface);
  self->width = width;
  self->height = height;
  self->scale = scale;
}

static gboolean
settle_cb (gpointer data)
{
  SwitchFelt *self = data;

  self->settle_source = 0;
  clear_nodes (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return G_SOURCE_REMOVE;
}

static void
switch_felt_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  SwitchFelt *self = SWITCH_FELT (widget);
  const int width = gtk_widget_get_width (widget);
  const int height = gtk_widget_get_height (widget);
  const int scale = gtk_widget_get_scale_factor (widget);

  if (width <= 0 || height <= 0)
    return;

  if (self->node == NULL)
    make_nodes (self, width, height, scale);

  if (self->width == width && self->height == height && self->scale == scale)
    {
      gtk_snapshot_append_node (snapshot, self->tiles);
      return;
    }

  gtk_snapshot_save (snapshot);
  gtk_snapshot_scale (snapshot, (float) width / (float) self->width,
                      (float) height / (float) self->height);
  gtk_snapshot_append_node (snapshot, self->node);
  gtk_snapshot_restore (snapshot);
  g_clear_handle_id (&self->settle_source, g_source_remove);
  self->settle_source = g_timeout_add (SETTLE_TIME, settle_cb, self);
}

static void
style_changed_cb (SwitchFelt *self)
{
  clear_nodes (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
switch_felt_dispose (GObject *object)
{
  SwitchFelt *self = SWITCH_FELT (object);

  g_clear_handle_id (&self->settle_source, g_source_remove);
  clear_nodes (self);

  G_OBJECT_CLASS (switch_felt_parent_class)->dispose (object);
}

static void
switch_felt_class_init (SwitchFeltClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = switch_felt_dispose;
  widget_class->snapshot = switch_felt_snapshot;

  gtk_widget_class_set_css_name (widget_class, "felt");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
switch_felt_init (SwitchFelt *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  g_signal_connect_object (switch_style_get_default (), "notify::appearance",
                           G_CALLBACK (style_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

/**
 * switch_felt_new:
 *
 * Makes the cloth of a table.
 *
 * Returns: the felt
 */
GtkWidget *
switch_felt_new (void)
{
  return g_object_new (SWITCH_TYPE_FELT, NULL);
}
