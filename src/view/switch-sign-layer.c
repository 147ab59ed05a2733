/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-sign-layer.h"

#include "switch-style.h"
#include "switch-suit-pip.h"
#include "switch-tween.h"

#define PIP      36
#define PIP_DISC 48.0f
#define SWELLING 0.5f   /* of a pip, half way */
#define DOTS      3
#define DOT      10.0f
#define DOT_LAG   0.15f /* from dot to dot, of the whole way */

/* A sign on its way. Its goal may move as the table makes room for it. */
typedef struct
{
  GskRenderNode     *pip;        /* NULL: dots */
  graphene_point_t   from;
  graphene_point_t   to;
  GtkWidget         *goal;
  gint64             start;      /* of the frame clock; 0: not yet */
  guint              duration;
  float              value;
  SwitchSignArrived  arrived;
  gpointer           user_data;
} Sign;

/**
 * SwitchSignLayer:
 *
 * Signs in the air.
 */
struct _SwitchSignLayer
{
  GtkWidget  parent_instance;

  GPtrArray *signs;
  guint      tick;
};

G_DEFINE_FINAL_TYPE (SwitchSignLayer, switch_sign_layer, GTK_TYPE_WIDGET)

static void
sign_free (Sign *sign)
{
  g_clear_weak_pointer (&sign->goal);
  g_clear_pointer (&sign->pip, gsk_render_node_unref);
  g_free (sign);
}

static void
find_goal (SwitchSignLayer *self,
           Sign            *sign)
{
  graphene_rect_t bounds;

  if (sign->goal != NULL && gtk_widget_get_mapped (sign->goal) &&
      gtk_widget_compute_bounds (sign->goal, GTK_WIDGET (self), &bounds))
    graphene_rect_get_center (&bounds, &sign->to);
}

static void
get_place (const Sign       *sign,
           float             value,
           graphene_point_t *place)
{
  graphene_point_interpolate (&sign->from, &sign->to,
                              switch_ease_flight (CLAMP (value, 0, 1)),
                              place);
}

static void
snapshot_disc (GtkSnapshot            *snapshot,
               const graphene_point_t *middle,
               float                   size,
               const GdkRGBA          *colour)
{
  GskRoundedRect disc;

  gsk_rounded_rect_init_from_rect (&disc,
                                   &GRAPHENE_RECT_INIT (middle->x - size / 2,
                                                        middle->y - size / 2,
                                                        size, size),
                                   size / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &disc);
  gtk_snapshot_append_color (snapshot, colour, &disc.bounds);
  gtk_snapshot_pop (snapshot);
}

/* On a disc of paper, or a black one would not be seen on the felt. */
static void
snapshot_pip (GtkSnapshot *snapshot,
              const Sign  *sign)
{
  const SwitchPalette *palette =
    switch_style_get_palette (switch_style_get_default ());
  const float size = 1 + SWELLING * 4 * sign->value * (1 - sign->value);
  graphene_point_t place;

  get_place (sign, sign->value, &place);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &place);
  gtk_snapshot_scale (snapshot, size, size);
  snapshot_disc (snapshot, &GRAPHENE_POINT_INIT (0, 0), PIP_DISC,
                 &palette->paper);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (-PIP / 2.0f, -PIP / 2.0f));
  gtk_snapshot_append_node (snapshot, sign->pip);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_dot (GtkSnapshot            *snapshot,
              const graphene_point_t *middle)
{
  const SwitchPalette *palette =
    switch_style_get_palette (switch_style_get_default ());

  snapshot_disc (snapshot, middle, DOT + 3, &palette->ink);
  snapshot_disc (snapshot, middle, DOT, &palette->gold);
}

/* One after another, and all there at the end. */
static void
snapshot_dots (GtkSnapshot *snapshot,
               const Sign  *sign)
{
  for (guint i = 0; i < DOTS; i++)
    {
      const float value = sign->value * (1 + (DOTS - 1) * DOT_LAG) -
                          (float) i * DOT_LAG;
      graphene_point_t place;

      if (value <= 0 || value >= 1)
        continue;
      get_place (sign, value, &place);
      snapshot_dot (snapshot, &place);
    }
}

static void
switch_sign_layer_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  SwitchSignLayer *self = SWITCH_SIGN_LAYER (widget);

  for (guint i = 0; i < self->signs->len; i++)
    {
      Sign *sign = g_ptr_array_index (self->signs, i);

      find_goal (self, sign);
      if (sign->pip != NULL)
        snapshot_pip (snapshot, sign);
      else
        snapshot_dots (snapshot, sign);
    }
}

/* The sign is gone before it tells, so that it may start others. */
static void
arrive (SwitchSignLayer *self,
        Sign            *sign)
{
  const SwitchSignArrived arrived = sign->arrived;
  gpointer user_data = sign->user_data;

  g_ptr_array_remove (self->signs, sign);
  arrived (user_data);
}

static void
advance (SwitchSignLayer *self,
         gint64           now)
{
  g_autoptr(GPtrArray) there = g_ptr_array_new ();

  for (guint i = 0; i < self->signs->len; i++)
    {
      Sign *sign = g_ptr_array_index (self->signs, i);

      if (sign->start == 0)
        sign->start = now;
      sign->value = (float) (now - sign->start) / 1000 /
                    (float) sign->duration;
      if (sign->value >= 1)
        g_ptr_array_add (there, sign);
    }

  /* Whoever hears of one may finish the others. */
  for (guint i = 0; i < there->len; i++)
    if (g_ptr_array_find (self->signs, g_ptr_array_index (there, i), NULL))
      arrive (self, g_ptr_array_index (there, i));
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  g_autoptr(SwitchSignLayer) self = g_object_ref (SWITCH_SIGN_LAYER (widget));

  advance (self, gdk_frame_clock_get_frame_time (clock));
  gtk_widget_queue_draw (widget);

  if (self->signs->len > 0)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

static gboolean
switch_sign_layer_contains (GtkWidget *widget,
                            double     x,
                            double     y)
{
  return FALSE;
}

static void
switch_sign_layer_dispose (GObject *object)
{
  SwitchSignLayer *self = SWITCH_SIGN_LAYER (object);

  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  g_ptr_array_set_size (self->signs, 0);

  G_OBJECT_CLASS (switch_sign_layer_parent_class)->dispose (object);
}

static void
switch_sign_layer_finalize (GObject *object)
{
  SwitchSignLayer *self = SWITCH_SIGN_LAYER (object);

  g_ptr_array_unref (self->signs);

  G_OBJECT_CLASS (switch_sign_layer_parent_class)->finalize (object);
}

static void
switch_sign_layer_class_init (SwitchSignLayerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = switch_sign_layer_dispose;
  object_class->finalize = switch_sign_layer_finalize;

  widget_class->snapshot = switch_sign_layer_snapshot;
  widget_class->contains = switch_sign_layer_contains;

  gtk_widget_class_set_css_name (widget_class, "signs");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
switch_sign_layer_init (SwitchSignLayer *self)
{
  self->signs = g_ptr_array_new_with_free_func ((GDestroyNotify) sign_free);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

/**
 * switch_sign_layer_new:
 *
 * Makes a layer with nothing in the air.
 *
 * Returns: the layer
 */
GtkWidget *
switch_sign_layer_new (void)
{
  return g_object_new (SWITCH_TYPE_SIGN_LAYER, NULL);
}

/* Nothing flies where the desktop wants no motion: it has arrived. */
static void
start (SwitchSignLayer        *self,
       GskRenderNode          *pip,
       const graphene_point_t *from,
       GtkWidget              *goal,
       guint                   duration,
       SwitchSignArrived       arrived,
       gpointer                user_data)
{
  g_autoptr(GskRenderNode) node = pip;
  Sign *sign;

  if (duration == 0 || !switch_style_may_move (GTK_WIDGET (self)))
    {
      arrived (user_data);
      return;
    }

  sign = g_new0 (Sign, 1);
  sign->pip = g_steal_pointer (&node);
  sign->from = sign->to = *from;
  g_set_weak_pointer (&sign->goal, goal);
  sign->duration = duration;
  sign->arrived = arrived;
  sign->user_data = user_data;
  g_ptr_array_add (self->signs, sign);

  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb,
                                               NULL, NULL);
}

/**
 * switch_sign_layer_fly_pip:
 * @self: a layer
 * @suit: a suit
 * @from: where it comes from, in the layer's own coordinates
 * @goal: the widget in the middle of which it arrives
 * @duration: in milliseconds
 * @arrived: called when it is there
 * @user_data: given to @arrived
 *
 * Lets the sign of a suit fly.
 */
void
switch_sign_layer_fly_pip (SwitchSignLayer        *self,
                           SwitchSuit              suit,
                           const graphene_point_t *from,
                           GtkWidget              *goal,
                           guint                   duration,
                           SwitchSignArrived       arrived,
                           gpointer                user_data)
{
  g_return_if_fail (SWITCH_IS_SIGN_LAYER (self));
  g_return_if_fail (suit < SWITCH_N_SUITS);
  g_return_if_fail (from != NULL && GTK_IS_WIDGET (goal) && arrived != NULL);

  start (self, switch_suit_pip_draw (suit, PIP), from, goal, duration,
         arrived, user_data);
}

/**
 * switch_sign_layer_run_dots:
 * @self: a layer
 * @from: where they come from, in the layer's own coordinates
 * @goal: the widget in the middle of which they arrive
 * @duration: in milliseconds
 * @arrived: called when they are there
 * @user_data: given to @arrived
 *
 * Lets a line of dots run.
 */
void
switch_sign_layer_run_dots (SwitchSignLayer        *self,
                            const graphene_point_t *from,
                            GtkWidget              *goal,
                            guint                   duration,
                            SwitchSignArrived       arrived,
                            gpointer                user_data)
{
  g_return_if_fail (SWITCH_IS_SIGN_LAYER (self));
  g_return_if_fail (from != NULL && GTK_IS_WIDGET (goal) && arrived != NULL);

  start (self, NULL, from, goal, duration, arrived, user_data);
}

/**
 * switch_sign_layer_is_flying:
 * @self: a layer
 *
 * Returns: whether a sign is in the air
 */
gboolean
switch_sign_layer_is_flying (SwitchSignLayer *self)
{
  g_return_val_if_fail (SWITCH_IS_SIGN_LAYER (self), FALSE);

  return self->signs->len > 0;
}

/**
 * switch_sign_layer_finish_all:
 * @self: a layer
 *
 * Everything that is in the air arrives now.
 */
void
switch_sign_layer_finish_all (SwitchSignLayer *self)
{
  g_return_if_fail (SWITCH_IS_SIGN_LAYER (self));

  g_object_ref (self);
  for (guint n = self->signs->len; n > 0 && self->signs->len > 0; n--)
    arrive (self, g_ptr_array_index (self->signs, 0));
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_unref (self);
}
