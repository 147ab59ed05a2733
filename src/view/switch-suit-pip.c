/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-suit-pip.h"

#include "switch-card-art.h"

/**
 * SwitchSuitPip:
 *
 * The sign of a suit, as the deck has it.
 */
struct _SwitchSuitPip
{
  GtkWidget      parent_instance;

  SwitchSuit     suit;
  int            size;
  GskRenderNode *node;
};

enum
{
  PROP_0,
  PROP_SUIT,
  PROP_SIZE,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (SwitchSuitPip, switch_suit_pip, GTK_TYPE_WIDGET)

static GParamSpec *properties[N_PROPS];

/* The paths of deck/make_deck.py, in a field of ±56 units. */

static void
trace_clubs (cairo_t *cr)
{
  cairo_arc (cr, 0, -28, 23, 0, 2 * G_PI);
  cairo_close_path (cr);
  cairo_new_sub_path (cr);
  cairo_arc (cr, -26, 12, 23, 0, 2 * G_PI);
  cairo_close_path (cr);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 26, 12, 23, 0, 2 * G_PI);
  cairo_close_path (cr);
  cairo_move_to (cr, -13, -14);
  cairo_line_to (cr, 13, -14);
  cairo_line_to (cr, 14, 10);
  cairo_line_to (cr, 4, 18);
  cairo_curve_to (cr, 4.5, 34, 9, 45, 18, 50);
  cairo_line_to (cr, 18, 52);
  cairo_line_to (cr, -18, 52);
  cairo_line_to (cr, -18, 50);
  cairo_curve_to (cr, -9, 45, -4.5, 34, -4, 18);
  cairo_line_to (cr, -14, 10);
  cairo_close_path (cr);
}

static void
trace_diamonds (cairo_t *cr)
{
  cairo_move_to (cr, 0, -56);
  cairo_curve_to (cr, 11, -37, 25, -16, 42, 0);
  cairo_curve_to (cr, 25, 16, 11, 37, 0, 56);
  cairo_curve_to (cr, -11, 37, -25, 16, -42, 0);
  cairo_curve_to (cr, -25, -16, -11, -37, 0, -56);
  cairo_close_path (cr);
}

static void
trace_hearts (cairo_t *cr)
{
  cairo_move_to (cr, 0, 48);
  cairo_curve_to (cr, -7, 35, -50, 10, -50, -19);
  cairo_curve_to (cr, -50, -36, -38, -47, -24.5, -47);
  cairo_curve_to (cr, -13, -47, -4, -40, 0, -29);
  cairo_curve_to (cr, 4, -40, 13, -47, 24.5, -47);
  cairo_curve_to (cr, 38, -47, 50, -36, 50, -19);
  cairo_curve_to (cr, 50, 10, 7, 35, 0, 48);
  cairo_close_path (cr);
}

static void
trace_spades (cairo_t *cr)
{
  cairo_move_to (cr, 0, -52);
  cairo_curve_to (cr, 9, -37, 48, -14, 48, 14);
  cairo_curve_to (cr, 48, 28, 37, 37, 25, 37);
  cairo_curve_to (cr, 15, 37, 8, 32, 4, 25);
  cairo_curve_to (cr, 4.5, 37, 9, 46, 18, 50);
  cairo_line_to (cr, 18, 52);
  cairo_line_to (cr, -18, 52);
  cairo_line_to (cr, -18, 50);
  cairo_curve_to (cr, -9, 46, -4.5, 37, -4, 25);
  cairo_curve_to (cr, -8, 32, -15, 37, -25, 37);
  cairo_curve_to (cr, -37, 37, -48, 28, -48, 14);
  cairo_curve_to (cr, -48, -14, -9, -37, 0, -52);
  cairo_close_path (cr);
}

static void
set_colour (cairo_t    *cr,
            SwitchSuit  suit)
{
  static const guint plain[] = { 0x1d2033, 0xc5222f, 0xc5222f, 0x1d2033 };
  static const guint four[] = { 0x006e64, 0x2f62ee, 0xc5222f, 0x1d2033 };
  SwitchCardArt *art = switch_card_art_get_default ();
  const guint colour = switch_card_art_get_four_colour (art) ? four[suit]
                                                             : plain[suit];

  cairo_set_source_rgb (cr, (colour >> 16 & 0xff) / 255.0,
                        (colour >> 8 & 0xff) / 255.0, (colour & 0xff) / 255.0);
}

/**
 * switch_suit_pip_draw: (skip)
 * @suit: a suit
 * @size: its width and height
 *
 * Draws the sign of a suit, for where it is no widget of its own.
 *
 * Returns: (transfer full): the picture
 */
GskRenderNode *
switch_suit_pip_draw (SwitchSuit suit,
                      int        size)
{
  static void (* const traces[]) (cairo_t *) = {
    trace_clubs, trace_diamonds, trace_hearts, trace_spades,
  };
  const double scale = size / 116.0;
  GskRenderNode *node;
  cairo_t *cr;

  g_return_val_if_fail (suit < SWITCH_N_SUITS, NULL);

  node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, (float) size,
                                                  (float) size));
  cr = gsk_cairo_node_get_draw_context (node);
  cairo_translate (cr, size / 2.0, size / 2.0);
  cairo_scale (cr, scale, scale);
  set_colour (cr, suit);
  traces[suit] (cr);
  cairo_fill (cr);
  cairo_destroy (cr);

  return node;
}

static void
drop_node (SwitchSuitPip *self)
{
  g_clear_pointer (&self->node, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
switch_suit_pip_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  SwitchSuitPip *self = SWITCH_SUIT_PIP (widget);
  const float x = (float) (gtk_widget_get_width (widget) - self->size) / 2;
  const float y = (float) (gtk_widget_get_height (widget) - self->size) / 2;

  if (self->suit >= SWITCH_N_SUITS || self->size < 1)
    return;

  if (self->node == NULL)
    self->node = switch_suit_pip_draw (self->suit, self->size);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_append_node (snapshot, self->node);
  gtk_snapshot_restore (snapshot);
}

static void
switch_suit_pip_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  *minimum = *natural = SWITCH_SUIT_PIP (widget)->size;
}

static void
switch_suit_pip_dispose (GObject *object)
{
  SwitchSuitPip *self = SWITCH_SUIT_PIP (object);

  g_clear_pointer (&self->node, gsk_render_node_unref);

  G_OBJECT_CLASS (switch_suit_pip_parent_class)->dispose (object);
}

static void
switch_suit_pip_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  SwitchSuitPip *self = SWITCH_SUIT_PIP (object);

  switch (prop_id)
    {
    case PROP_SUIT:
      g_value_set_uint (value, self->suit);
      break;

    case PROP_SIZE:
      g_value_set_int (value, self->size);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
switch_suit_pip_set_property (GObject      *object,
                              guint         prop_id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  SwitchSuitPip *self = SWITCH_SUIT_PIP (object);

  switch (prop_id)
    {
    case PROP_SUIT:
      switch_suit_pip_set_suit (self, g_value_get_uint (value));
      break;

    case PROP_SIZE:
      switch_suit_pip_set_size (self, g_value_get_int (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
switch_suit_pip_class_init (SwitchSuitPipClass *klass)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS |
                            G_PARAM_EXPLICIT_NOTIFY;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = switch_suit_pip_dispose;
  object_class->get_property = switch_suit_pip_get_property;
  object_class->set_property = switch_suit_pip_set_property;

  widget_class->measure = switch_suit_pip_measure;
  widget_class->snapshot = switch_suit_pip_snapshot;

  properties[PROP_SUIT] =
    g_param_spec_uint ("suit", NULL, NULL, 0, SWITCH_SUIT_NONE,
                       SWITCH_SUIT_NONE, flags);
  properties[PROP_SIZE] =
    g_param_spec_int ("size", NULL, NULL, 0, G_MAXINT, 36, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "pip");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
switch_suit_pip_init (SwitchSuitPip *self)
{
  self->suit = SWITCH_SUIT_NONE;
  self->size = 36;
  g_signal_connect_object (switch_card_art_get_default (),
                           "notify::four-colour", G_CALLBACK (drop_node),
                           self, G_CONNECT_SWAPPED);
}

/**
 * switch_suit_pip_new:
 * @suit: a suit
 * @size: its width and height
 *
 * Makes a pip.
 *
 * Returns: the pip
 */
GtkWidget *
switch_suit_pip_new (SwitchSuit suit,
                     int        size)
{
  return g_object_new (SWITCH_TYPE_SUIT_PIP,
                       "suit", suit,
                       "size", size,
                       NULL);
}

/**
 * switch_suit_pip_set_suit:
 * @self: a pip
 * @suit: a suit
 *
 * Changes the suit.
 */
void
switch_suit_pip_set_suit (SwitchSuitPip *self,
                          SwitchSuit     suit)
{
  g_return_if_fail (SWITCH_IS_SUIT_PIP (self));

  if (self->suit == suit)
    return;

  self->suit = suit;
  drop_node (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SUIT]);
}

/**
 * switch_suit_pip_set_size:
 * @self: a pip
 * @size: its width and height
 *
 * Changes the size.
 */
void
switch_suit_pip_set_size (SwitchSuitPip *self,
                          int            size)
{
  g_return_if_fail (SWITCH_IS_SUIT_PIP (self));

  if (self->size == size)
    return;

  self->size = size;
  drop_node (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SIZE]);
}
