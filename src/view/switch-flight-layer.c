/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-flight-layer.h"

#include <math.h>

#include "switch-card-art.h"
#include "switch-picture.h"
#include "switch-style.h"
#include "switch-tween.h"

#define TURN_OVER_FROM  0.66f   /* a card turns over on the last third */
#define PLAIN_TURN     10.0f    /* degrees */
#define PLAIN_GROWTH    0.85f
#define FADE_TIME     120       /* where nothing may fly */
#define FRAME_TIME    600

/* A card in the air. */
typedef struct
{
  SwitchCard          card;
  SwitchFlightEnd     from;
  SwitchFlightEnd     to;
  gint64              start;      /* of the frame clock; 0: not yet */
  guint               delay;
  guint               duration;
  float               value;
  gboolean            fading;
  gboolean            plain;      /* neither turns nor grows to speak of */
  GskRenderNode      *stills[2];  /* plain, in one picture: back, face */
  SwitchFlightLanded  landed;
  gpointer            user_data;
} Flight;

/* Where nothing flies: a gold frame at source and goal. */
typedef struct
{
  graphene_rect_t rect;
  float           angle;
  gint64          start;
} Frame;

/**
 * SwitchFlightLayer:
 *
 * Cards in the air, over everything else.
 */
struct _SwitchFlightLayer
{
  GtkWidget  parent_instance;

  GPtrArray *flights;
  GArray    *frames;
  guint      tick;
};

G_DEFINE_FINAL_TYPE (SwitchFlightLayer, switch_flight_layer, GTK_TYPE_WIDGET)

static void
flight_free (Flight *flight)
{
  g_clear_pointer (&flight->stills[0], gsk_render_node_unref);
  g_clear_pointer (&flight->stills[1], gsk_render_node_unref);
  g_free (flight);
}

/* A little turn or growth is not seen in a quarter of a second, but costs
 * five times as much as a card that only moves. */
static gboolean
is_plain (const Flight *flight)
{
  const float growth = flight->from.rect.size.width /
                       MAX (flight->to.rect.size.width, 1);

  return ABS (flight->from.angle - flight->to.angle) <= PLAIN_TURN &&
         growth > PLAIN_GROWTH && growth < 1 / PLAIN_GROWTH;
}

static float
mix (float a,
     float b,
     float share)
{
  return a + (b - a) * share;
}

/* How much of its width a card shows that turns over on the last third, and
 * which side. */
static float
get_squeeze (const Flight *flight,
             gboolean     *face_up)
{
  const float turn = CLAMP ((flight->value - TURN_OVER_FROM) /
                            (1 - TURN_OVER_FROM), 0, 1);

  *face_up = flight->from.face_up;
  if (flight->from.face_up == flight->to.face_up)
    return 1;

  if (turn > 0.5f)
    *face_up = flight->to.face_up;

  return MAX (fabsf (cosf ((float) G_PI * turn)), 0.01f);
}

static GskRenderNode *
make_still (SwitchFlightLayer *self,
            const Flight      *flight,
            gboolean           face_up)
{
  const graphene_rect_t *to = &flight->to.rect;
  const int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  GtkSnapshot *parts = gtk_snapshot_new ();

  gtk_snapshot_rotate (parts, flight->to.angle);
  gtk_snapshot_translate (parts,
                          &GRAPHENE_POINT_INIT (-to->size.width / 2,
                                                -to->size.height / 2));
  switch_card_art_snapshot (switch_card_art_get_default (), parts,
                            face_up ? flight->card : SWITCH_CARD_NONE,
                            to->size.width, scale, SWITCH_ELEVATION_FLYING,
                            FALSE);

  return switch_picture_flatten (parts, scale);
}

/* As it will lie at its goal, moved by whole pixels. It turns over as if it
 * lay straight: to squeeze what is turned a little costs ten times as much,
 * and nobody sees the difference. */
static void
snapshot_plain (SwitchFlightLayer *self,
                GtkSnapshot       *snapshot,
                Flight            *flight)
{
  const graphene_rect_t *from = &flight->from.rect, *to = &flight->to.rect;
  const int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  const float share = switch_ease_flight (flight->value);
  const float x = mix (from->origin.x + from->size.width / 2,
                       to->origin.x + to->size.width / 2, share);
  const float y = mix (from->origin.y + from->size.height / 2,
                       to->origin.y + to->size.height / 2, share);
  gboolean face_up;
  const float squeeze = get_squeeze (flight, &face_up);
  GskRenderNode **still = &flight->stills[face_up ? 1 : 0];

  if (*still == NULL)
    *still = make_still (self, flight, face_up);
  if (*still == NULL)
    return;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
    &GRAPHENE_POINT_INIT (roundf (x * (float) scale) / (float) scale,
                          roundf (y * (float) scale) / (float) scale));
  if (squeeze < 1)
    gtk_snapshot_scale (snapshot, squeeze, 1);
  gtk_snapshot_append_node (snapshot, *still);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_flight (SwitchFlightLayer *self,
                 GtkSnapshot       *snapshot,
                 const Flight      *flight)
{
  const graphene_rect_t *from = &flight->from.rect, *to = &flight->to.rect;
  const float share = flight->fading ? 1 : switch_ease_flight (flight->value);
  const float width = mix (from->size.width, to->size.width, share);
  const float x = mix (from->origin.x + from->size.width / 2,
                       to->origin.x + to->size.width / 2, share);
  const float y = mix (from->origin.y + from->size.height / 2,
                       to->origin.y + to->size.height / 2, share);
  const float angle = mix (flight->from.angle, flight->to.angle, share);
  /* Drawn at the size of its goal, so that no size on the way is made. */
  const float size = width / MAX (to->size.width, 1);
  gboolean face_up;
  float squeeze = get_squeeze (flight, &face_up);

  if (flight->fading)
    {
      face_up = flight->to.face_up;
      squeeze = 1;
    }

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_rotate (snapshot, angle);
  gtk_snapshot_scale (snapshot, size * squeeze, size);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (-to->size.width / 2,
                                                -to->size.height / 2));
  if (flight->fading)
    gtk_snapshot_push_opacity (snapshot, MAX (flight->value, 0.01f));
  switch_card_art_snapshot (switch_card_art_get_default (), snapshot,
                            face_up ? flight->card : SWITCH_CARD_NONE,
                            to->size.width,
                            gtk_widget_get_scale_factor (GTK_WIDGET (self)),
                            SWITCH_ELEVATION_FLYING, FALSE);
  if (flight->fading)
    gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_frame (GtkSnapshot *snapshot,
                const Frame *frame)
{
  const SwitchPalette *palette =
    switch_style_get_palette (switch_style_get_default ());
  const GdkRGBA *gold = &palette->gold;
  const GdkRGBA colours[4] = { *gold, *gold, *gold, *gold };
  const float lines[4] = { 2, 2, 2, 2 };
  const graphene_size_t *size = &frame->rect.size;
  GskRoundedRect outline;
  graphene_point_t middle;

  graphene_rect_get_center (&frame->rect, &middle);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &middle);
  gtk_snapshot_rotate (snapshot, frame->angle);
  gsk_rounded_rect_init_from_rect (&outline,
                                   &GRAPHENE_RECT_INIT (-size->width / 2 - 2,
                                                        -size->height / 2 - 2,
                                                        size->width + 4,
                                                        size->height + 4),
                                   0.068f * size->width + 2);
  gtk_snapshot_append_border (snapshot, &outline, lines, colours);
  gtk_snapshot_restore (snapshot);
}

static void
switch_flight_layer_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  SwitchFlightLayer *self = SWITCH_FLIGHT_LAYER (widget);

  for (guint i = 0; i < self->flights->len; i++)
    {
      Flight *flight = g_ptr_array_index (self->flights, i);

      /* One that waits is still drawn by whoever has it. */
      if (flight->value <= 0)
        continue;
      if (flight->plain)
        snapshot_plain (self, snapshot, flight);
      else
        snapshot_flight (self, snapshot, flight);
    }
  for (guint i = 0; i < self->frames->len; i++)
    snapshot_frame (snapshot, &g_array_index (self->frames, Frame, i));
}

/* The flight is gone before it tells, so that it may start others. */
static void
land (SwitchFlightLayer *self,
      Flight            *flight)
{
  const SwitchFlightLanded landed = flight->landed;
  gpointer user_data = flight->user_data;

  g_ptr_array_remove (self->flights, flight);
  if (landed != NULL)
    landed (user_data);
}

static void
advance (SwitchFlightLayer *self,
         gint64             now)
{
  g_autoptr(GPtrArray) arrived = g_ptr_array_new ();

  for (guint i = 0; i < self->flights->len; i++)
    {
      Flight *flight = g_ptr_array_index (self->flights, i);
      float elapsed;

      if (flight->start == 0)
        flight->start = now;
      elapsed = (float) (now - flight->start) / 1000 - (float) flight->delay;
      flight->value = CLAMP (elapsed / (float) MAX (flight->duration, 1),
                             0, 1);
      if (flight->value >= 1)
        g_ptr_array_add (arrived, flight);
    }

  for (guint i = self->frames->len; i > 0; i--)
    {
      Frame *frame = &g_array_index (self->frames, Frame, i - 1);

      if (frame->start == 0)
        frame->start = now;
      if (now - frame->start > FRAME_TIME * 1000)
        g_array_remove_index (self->frames, i - 1);
    }

  /* Whoever hears of one may finish the others. */
  for (guint i = 0; i < arrived->len; i++)
    if (g_ptr_array_find (self->flights, g_ptr_array_index (arrived, i), NULL))
      land (self, g_ptr_array_index (arrived, i));
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  g_autoptr(SwitchFlightLayer) self =
    g_object_ref (SWITCH_FLIGHT_LAYER (widget));

  advance (self, gdk_frame_clock_get_frame_time (clock));
  gtk_widget_queue_draw (widget);

  if (self->flights->len > 0 || self->frames->len > 0)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

static void
start_ticking (SwitchFlightLayer *self)
{
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb,
                                               NULL, NULL);
}

static gboolean
switch_flight_layer_contains (GtkWidget *widget,
                              double     x,
                              double     y)
{
  return FALSE;
}

static void
switch_flight_layer_dispose (GObject *object)
{
  SwitchFlightLayer *self = SWITCH_FLIGHT_LAYER (object);

  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  g_ptr_array_set_size (self->flights, 0);

  G_OBJECT_CLASS (switch_flight_layer_parent_class)->dispose (object);
}

static void
switch_flight_layer_finalize (GObject *object)
{
  SwitchFlightLayer *self = SWITCH_FLIGHT_LAYER (object);

  g_ptr_array_unref (self->flights);
  g_array_unref (self->frames);

  G_OBJECT_CLASS (switch_flight_layer_parent_class)->finalize (object);
}

static void
switch_flight_layer_class_init (SwitchFlightLayerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = switch_flight_layer_dispose;
  object_class->finalize = switch_flight_layer_finalize;

  widget_class->snapshot = switch_flight_layer_snapshot;
  widget_class->contains = switch_flight_layer_contains;

  gtk_widget_class_set_css_name (widget_class, "flight");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
switch_flight_layer_init (SwitchFlightLayer *self)
{
  self->flights =
    g_ptr_array_new_with_free_func ((GDestroyNotify) flight_free);
  self->frames = g_array_new (FALSE, FALSE, sizeof (Frame));
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

/**
 * switch_flight_layer_new:
 *
 * Makes a layer with nothing in the air.
 *
 * Returns: the layer
 */
GtkWidget *
switch_flight_layer_new (void)
{
  return g_object_new (SWITCH_TYPE_FLIGHT_LAYER, NULL);
}

static void
add_frame (SwitchFlightLayer     *self,
           const SwitchFlightEnd *end)
{
  const Frame frame = { .rect = end->rect, .angle = end->angle };

  g_array_append_val (self->frames, frame);
}

/**
 * switch_flight_layer_fly:
 * @self: a layer
 * @card: a card, or %SWITCH_CARD_NONE
 * @from: where it comes from
 * @to: where it goes
 * @delay: milliseconds to wait; it is not drawn before
 * @duration: milliseconds in the air; 0 lands at once
 * @landed: (nullable): called when it has landed
 * @user_data: given to @landed
 *
 * Lets a card fly. Where the desktop wants no motion it fades in at its goal
 * instead, and gold frames mark source and goal. Where the layer is not on
 * the screen it lands at once.
 */
void
switch_flight_layer_fly (SwitchFlightLayer     *self,
                         SwitchCard             card,
                         const SwitchFlightEnd *from,
                         const SwitchFlightEnd *to,
                         guint                  delay,
                         guint                  duration,
                         SwitchFlightLanded     landed,
                         gpointer               user_data)
{
  const gboolean may_move = switch_style_may_move (GTK_WIDGET (self));
  Flight *flight;

  g_return_if_fail (SWITCH_IS_FLIGHT_LAYER (self));
  g_return_if_fail (from != NULL && to != NULL);

  if (duration == 0 || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      if (landed != NULL)
        landed (user_data);
      return;
    }

  flight = g_new0 (Flight, 1);
  flight->card = card;
  flight->from = *from;
  flight->to = *to;
  flight->delay = delay;
  flight->duration = may_move ? duration : FADE_TIME;
  flight->fading = !may_move;
  flight->landed = landed;
  flight->user_data = user_data;
  flight->plain = may_move && is_plain (flight);
  if (to->face_up)
    switch_card_art_prefetch (switch_card_art_get_default (), card,
                              to->rect.size.width,
                              gtk_widget_get_scale_factor (
                                GTK_WIDGET (self)));
  g_ptr_array_add (self->flights, flight);
  if (!may_move)
    {
      add_frame (self, from);
      add_frame (self, to);
    }
  start_ticking (self);
}

/**
 * switch_flight_layer_is_flying:
 * @self: a layer
 *
 * Returns: whether a card is in the air or waits to be
 */
gboolean
switch_flight_layer_is_flying (SwitchFlightLayer *self)
{
  g_return_val_if_fail (SWITCH_IS_FLIGHT_LAYER (self), FALSE);

  return self->flights->len > 0;
}

/**
 * switch_flight_layer_get_n_flights:
 * @self: a layer
 *
 * Returns: how many cards are in the air or wait to be
 */
guint
switch_flight_layer_get_n_flights (SwitchFlightLayer *self)
{
  g_return_val_if_fail (SWITCH_IS_FLIGHT_LAYER (self), 0);

  return self->flights->len;
}

/**
 * switch_flight_layer_finish_all:
 * @self: a layer
 *
 * Lands everything that is in the air now, in the order in which it started.
 */
void
switch_flight_layer_finish_all (SwitchFlightLayer *self)
{
  guint n;

  g_return_if_fail (SWITCH_IS_FLIGHT_LAYER (self));

  g_array_set_size (self->frames, 0);
  g_object_ref (self);
  for (n = self->flights->len; n > 0 && self->flights->len > 0; n--)
    land (self, g_ptr_array_index (self->flights, 0));
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_unref (self);
}
