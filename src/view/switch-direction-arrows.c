/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-direction-arrows.h"

#include <math.h>

#include "switch-tween.h"

#define LINE       4.0
#define HEAD      13.0
#define SPAN       0.44     /* half of an arrow, in radians */
#define FLIP_TIME 260

/**
 * SwitchDirectionArrows:
 *
 * Which way play runs: up on one side of the piles and down on the other.
 */
struct _SwitchDirectionArrows
{
  GtkWidget      parent_instance;

  gboolean       clockwise;
  SwitchTween    flipping;
  GskRenderNode *node;        /* clockwise; the other way is its mirror */
  int            width;
  int            height;
};

enum
{
  PROP_0,
  PROP_CLOCKWISE,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (SwitchDirectionArrows, switch_direction_arrows,
                     GTK_TYPE_WIDGET)

static GParamSpec *properties[N_PROPS];

/* The left arrow, upwards; the right one is the same turned by 180°. */
static void
trace_arrow (cairo_t *cr,
             double   rx,
             double   ry)
{
  const double x = -rx * cos (SPAN), y = -ry * sin (SPAN);
  /* The way the arc points at its end, going up and inwards. */
  const double along = atan2 (-ry * cos (SPAN), rx * sin (SPAN));

  cairo_save (cr);
  cairo_scale (cr, rx, ry);
  cairo_arc (cr, 0, 0, 1, G_PI - SPAN, G_PI + SPAN);
  cairo_restore (cr);
  cairo_move_to (cr, x - HEAD * cos (along - 0.62),
                 y - HEAD * sin (along - 0.62));
  cairo_line_to (cr, x, y);
  cairo_line_to (cr, x - HEAD * cos (along + 0.62),
                 y - HEAD * sin (along + 0.62));
}

static void
paint (cairo_t *cr,
       double   width,
       double   height)
{
  const double rx = width / 2 - 6, ry = MAX (height * 0.75, 44);

  cairo_set_line_width (cr, LINE);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.72);
  cairo_translate (cr, width / 2, height / 2);
  trace_arrow (cr, rx, ry);
  cairo_stroke (cr);
  cairo_rotate (cr, G_PI);
  trace_arrow (cr, rx, ry);
  cairo_stroke (cr);
}

static void
update_node (SwitchDirectionArrows *self,
             int                    width,
             int                    height)
{
  cairo_t *cr;

  if (self->node != NULL && self->width == width && self->height == height)
    return;

  g_clear_pointer (&self->node, gsk_render_node_unref);
  self->node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, (float) width,
                                                        (float) height));
  self->width = width;
  self->height = height;
  cr = gsk_cairo_node_get_draw_context (self->node);
  paint (cr, width, height);
  cairo_destroy (cr);
}

static void
switch_direction_arrows_snapshot (GtkWidget   *widget,
                                  GtkSnapshot *snapshot)
{
  SwitchDirectionArrows *self = SWITCH_DIRECTION_ARROWS (widget);
  const float width = (float) gtk_widget_get_width (widget);
  const float height = (float) gtk_widget_get_height (widget);
  const float turn = cosf ((float) G_PI * self->flipping.value);
  /* Through zero height, so that each arrow turns in its own place. */
  const float flip = self->clockwise ? -turn : turn;

  if (width < 1 || height < 1)
    return;

  update_node (self, (int) width, (int) height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, height / 2));
  gtk_snapshot_scale (snapshot, 1, ABS (flip) < 0.01f ? 0.01f : flip);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, -height / 2));
  gtk_snapshot_append_node (snapshot, self->node);
  gtk_snapshot_restore (snapshot);
}

static void
switch_direction_arrows_dispose (GObject *object)
{
  SwitchDirectionArrows *self = SWITCH_DIRECTION_ARROWS (object);

  switch_tween_clear (&self->flipping);
  g_clear_pointer (&self->node, gsk_render_node_unref);

  G_OBJECT_CLASS (switch_direction_arrows_parent_class)->dispose (object);
}

static void
switch_direction_arrows_get_property (GObject    *object,
                                      guint       prop_id,
                                      GValue     *value,
                                      GParamSpec *pspec)
{
  SwitchDirectionArrows *self = SWITCH_DIRECTION_ARROWS (object);

  switch (prop_id)
    {
    case PROP_CLOCKWISE:
      g_value_set_boolean (value, self->clockwise);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
switch_direction_arrows_set_property (GObject      *object,
                                      guint         prop_id,
                                      const GValue *value,
                                      GParamSpec   *pspec)
{
  SwitchDirectionArrows *self = SWITCH_DIRECTION_ARROWS (object);

  switch (prop_id)
    {
    case PROP_CLOCKWISE:
      switch_direction_arrows_set_clockwise (self,
                                             g_value_get_boolean (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
switch_direction_arrows_class_init (SwitchDirectionArrowsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = switch_direction_arrows_dispose;
  object_class->get_property = switch_direction_arrows_get_property;
  object_class->set_property = switch_direction_arrows_set_property;

  widget_class->snapshot = switch_direction_arrows_snapshot;

  properties[PROP_CLOCKWISE] =
    g_param_spec_boolean ("clockwise", NULL, NULL, TRUE,
                          G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS |
                          G_PARAM_EXPLICIT_NOTIFY);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "arrows");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
switch_direction_arrows_init (SwitchDirectionArrows *self)
{
  self->clockwise = TRUE;
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  switch_tween_init (&self->flipping, GTK_WIDGET (self),
                     gtk_widget_queue_draw);
}

/**
 * switch_direction_arrows_new:
 *
 * Makes the arrows, clockwise.
 *
 * Returns: the arrows
 */
GtkWidget *
switch_direction_arrows_new (void)
{
  return g_object_new (SWITCH_TYPE_DIRECTION_ARROWS, NULL);
}

/**
 * switch_direction_arrows_get_clockwise:
 * @self: the arrows
 *
 * Returns: whether play runs clockwise
 */
gboolean
switch_direction_arrows_get_clockwise (SwitchDirectionArrows *self)
{
  g_return_val_if_fail (SWITCH_IS_DIRECTION_ARROWS (self), TRUE);

  return self->clockwise;
}

/**
 * switch_direction_arrows_set_clockwise:
 * @self: the arrows
 * @clockwise: whether play runs clockwise
 *
 * Turns the arrows.
 */
void
switch_direction_arrows_set_clockwise (SwitchDirectionArrows *self,
                                       gboolean               clockwise)
{
  g_return_if_fail (SWITCH_IS_DIRECTION_ARROWS (self));

  if (self->clockwise == !!clockwise)
    return;

  self->clockwise = !!clockwise;
  switch_tween_start (&self->flipping, FLIP_TIME);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CLOCKWISE]);
}

/**
 * switch_direction_arrows_finish:
 * @self: the arrows
 *
 * Brings their motion to its end.
 */
void
switch_direction_arrows_finish (SwitchDirectionArrows *self)
{
  g_return_if_fail (SWITCH_IS_DIRECTION_ARROWS (self));

  switch_tween_finish (&self->flipping);
}
