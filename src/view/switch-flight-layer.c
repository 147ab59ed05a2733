/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-flight-layer-private.h"

#include "switch-card-art.h"
#include "switch-style.h"

#define PLAIN_TURN     10.0f    /* degrees */
#define PLAIN_GROWTH    0.85f
#define FADE_TIME     120       /* where nothing may fly */
#define FRAME_TIME    600
#define NEAR_TIME      60       /* before a card starts */
#define RIFFLED         3
#define SWAY            0.5f

G_DEFINE_FINAL_TYPE (SwitchFlightLayer, switch_flight_layer, GTK_TYPE_WIDGET)

static void
flight_free (SwitchFlight *flight)
{
  g_clear_pointer (&flight->stills[0], gsk_render_node_unref);
  g_clear_pointer (&flight->stills[1], gsk_render_node_unref);
  g_free (flight);
}

/* A little turn or growth is not seen in a quarter of a second, but costs
 * five times as much as a card that only moves. */
static gboolean
is_plain (const SwitchFlight *flight)
{
  const float growth = flight->from.rect.size.width /
                       MAX (flight->to.rect.size.width, 1);

  return ABS (flight->from.angle - flight->to.angle) <= PLAIN_TURN &&
         growth > PLAIN_GROWTH && growth < 1 / PLAIN_GROWTH;
}

/* The flight is gone before it tells, so that it may start others. */
static void
land (SwitchFlightLayer *self,
      SwitchFlight      *flight)
{
  const SwitchFlightLanded landed = flight->landed;
  gpointer user_data = flight->user_data;

  g_ptr_array_remove (self->flights, flight);
  if (landed != NULL)
    landed (user_data);
}

/* It flies back from the moment when it should have, though a frame came
 * late, so that cards stay apart; and is seen all the time. */
static void
turn_back (SwitchFlight *flight)
{
  const SwitchFlightEnd goal = flight->to;

  g_clear_pointer (&flight->stills[0], gsk_render_node_unref);
  g_clear_pointer (&flight->stills[1], gsk_render_node_unref);
  flight->to = flight->from;
  flight->from = goal;
  flight->start += (gint64) (flight->delay + flight->duration +
                             flight->linger) * 1000;
  flight->delay = 0;
  flight->linger = 0;
  flight->returning = FALSE;
  flight->value = 0.001f;
}

/* Returns whether it has landed. */
static gboolean
advance_flight (SwitchFlight *flight,
                gint64        now)
{
  float elapsed;

  if (flight->start == 0)
    flight->start = now;
  elapsed = (float) (now - flight->start) / 1000 - (float) flight->delay;
  flight->near = elapsed > -NEAR_TIME;
  flight->value = CLAMP (elapsed / (float) MAX (flight->duration, 1), 0, 1);
  if (elapsed < (float) (flight->duration + flight->linger))
    return FALSE;
  if (!flight->returning || flight->fading)
    return TRUE;

  turn_back (flight);

  return FALSE;
}

static void
advance (SwitchFlightLayer *self,
         gint64             now)
{
  g_autoptr(GPtrArray) arrived = g_ptr_array_new ();

  for (guint i = 0; i < self->flights->len; i++)
    if (advance_flight (g_ptr_array_index (self->flights, i), now))
      g_ptr_array_add (arrived, g_ptr_array_index (self->flights, i));

  for (guint i = self->frames->len; i > 0; i--)
    {
      SwitchFlightFrame *frame =
        &g_array_index (self->frames, SwitchFlightFrame, i - 1);

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
prepare_cb (gpointer data)
{
  SwitchFlightLayer *self = data;

  if (_switch_flight_layer_prepare (self))
    return G_SOURCE_CONTINUE;

  self->prepare_source = 0;

  return G_SOURCE_REMOVE;
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
  if (self->flights->len > 0 && self->prepare_source == 0)
    self->prepare_source = g_idle_add (prepare_cb, self);

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
  g_clear_handle_id (&self->prepare_source, g_source_remove);
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

  widget_class->snapshot = _switch_flight_layer_snapshot;
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
  self->frames = g_array_new (FALSE, FALSE, sizeof (SwitchFlightFrame));
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
  const SwitchFlightFrame frame = { .rect = end->rect, .angle = end->angle };

  g_array_append_val (self->frames, frame);
}

/* Returns %NULL where it has landed at once. */
static SwitchFlight *
launch (SwitchFlightLayer     *self,
        SwitchCard             card,
        const SwitchFlightEnd *from,
        const SwitchFlightEnd *to,
        guint                  delay,
        guint                  duration,
        SwitchFlightLanded     landed,
        gpointer               user_data)
{
  SwitchFlight *flight;
  gboolean may_move;

  g_return_val_if_fail (SWITCH_IS_FLIGHT_LAYER (self), NULL);
  g_return_val_if_fail (from != NULL && to != NULL, NULL);

  if (duration == 0 || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      if (landed != NULL)
        landed (user_data);
      return NULL;
    }

  may_move = switch_style_may_move (GTK_WIDGET (self));
  flight = g_new0 (SwitchFlight, 1);
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
  start_ticking (self);

  return flight;
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
  SwitchFlight *flight = launch (self, card, from, to, delay, duration,
                                 landed, user_data);

  if (flight != NULL && flight->fading)
    {
      add_frame (self, from);
      add_frame (self, to);
    }
}

/**
 * switch_flight_layer_visit:
 * @self: a layer
 * @card: a card
 * @from: where it comes from and goes back to
 * @to: where it lies for a while
 * @delay: milliseconds to wait; it is not drawn before
 * @duration: milliseconds in the air, each way
 * @linger: milliseconds at its goal
 * @landed: (nullable): called when it is back
 * @user_data: given to @landed
 *
 * Lets a card fly somewhere, lie there, and fly back. Where the desktop wants
 * no motion it only lies there.
 */
void
switch_flight_layer_visit (SwitchFlightLayer     *self,
                           SwitchCard             card,
                           const SwitchFlightEnd *from,
                           const SwitchFlightEnd *to,
                           guint                  delay,
                           guint                  duration,
                           guint                  linger,
                           SwitchFlightLanded     landed,
                           gpointer               user_data)
{
  SwitchFlight *flight = launch (self, card, from, to, delay, duration,
                                 landed, user_data);

  if (flight == NULL)
    return;

  flight->linger = linger;
  flight->returning = TRUE;
}

/**
 * switch_flight_layer_riffle:
 * @self: a layer
 * @pile: where the pile is
 * @duration: in milliseconds
 * @landed: called when it is over
 * @user_data: given to @landed
 *
 * Lets a pile be shuffled: some of its cards sway out and in. Where nothing
 * may move it is over at once.
 */
void
switch_flight_layer_riffle (SwitchFlightLayer     *self,
                            const SwitchFlightEnd *pile,
                            guint                  duration,
                            SwitchFlightLanded     landed,
                            gpointer               user_data)
{
  g_return_if_fail (SWITCH_IS_FLIGHT_LAYER (self));
  g_return_if_fail (pile != NULL && landed != NULL);

  if (!switch_style_may_move (GTK_WIDGET (self)))
    duration = 0;

  for (guint i = 0; i < RIFFLED; i++)
    {
      const gboolean last = i + 1 == RIFFLED;
      SwitchFlight *flight = launch (self, SWITCH_CARD_NONE, pile, pile,
                               i * duration / 5, duration * 3 / 5,
                               last ? landed : NULL, user_data);

      if (flight == NULL)
        continue;
      flight->plain = FALSE;
      flight->sway = i % 2 == 0 ? SWAY : -SWAY;
    }
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
 * switch_flight_layer_get_n_moving:
 * @self: a layer
 *
 * Returns: how many cards move just now
 */
guint
switch_flight_layer_get_n_moving (SwitchFlightLayer *self)
{
  guint n = 0;

  g_return_val_if_fail (SWITCH_IS_FLIGHT_LAYER (self), 0);

  for (guint i = 0; i < self->flights->len; i++)
    {
      const SwitchFlight *flight = g_ptr_array_index (self->flights, i);

      n += flight->value > 0 && flight->value < 1;
    }

  return n;
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
