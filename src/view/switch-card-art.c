/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "switch-card-art"

#include "config.h"

#include "switch-card-art.h"

#include <math.h>
#include <stdlib.h>

#include "switch-card-face.h"
#include "switch-deck-renderer.h"
#include "switch-style.h"

#define DECK "resource:///io/github/switchcards/Switch/deck/"

#define RATIO        1.4f
#define SETTLE_TIME  100               /* ms until a new size is drawn */
/* Twice what lies on a table at once, at scale 1. */
#define CACHE_LIMIT  (20 * 1024 * 1024)
/* More than are asked for while a full table is drawn: what is on the screen
 * must never be dropped, or it would be drawn again for ever. */
#define LATE_USES    512

struct _SwitchCardArt
{
  GObject             parent_instance;

  SwitchDeckRenderer *renderer;
  GHashTable         *faces;
  gsize               size;
  guint               stamp;
  guint               generation;     /* of the deck */
  guint               settle_source;
  guint               changed_source;
  gboolean            four_colour;
  gboolean            opened;
};

enum
{
  PROP_0,
  PROP_FOUR_COLOUR,
  N_PROPS
};

enum
{
  CHANGED,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (SwitchCardArt, switch_card_art, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static gboolean
emit_changed_cb (gpointer data)
{
  SwitchCardArt *self = data;

  self->changed_source = 0;
  g_signal_emit (self, signals[CHANGED], 0);
  return G_SOURCE_REMOVE;
}

/* Many pictures come at once: one redraw for all of them. */
static void
queue_changed (SwitchCardArt *self)
{
  if (self->changed_source == 0)
    self->changed_source = g_idle_add_full (G_PRIORITY_HIGH_IDLE,
                                            emit_changed_cb, self, NULL);
}

static gboolean
has_picture (SwitchCardArt        *self,
             const SwitchCardFace *face)
{
  return face->surface != NULL && face->generation == self->generation;
}

static void
give_surface (SwitchCardArt   *self,
              SwitchCardFace  *face,
              cairo_surface_t *surface)
{
  self->size -= face->size;
  switch_card_face_give (face, surface, self->generation);
  self->size += face->size;
}

/* The renderer's answer. Takes @surface. */
static void
drawn_cb (gpointer         owner,
          SwitchCard       card,
          int              width,
          int              height,
          guint            generation,
          cairo_surface_t *surface)
{
  SwitchCardArt *self = owner;
  GHashTableIter iter;
  gpointer key;

  g_hash_table_iter_init (&iter, self->faces);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    {
      SwitchCardFace *face = key;

      if (face->card != card || face->width != width ||
          face->height != height)
        continue;

      face->queued = FALSE;
      if (surface == NULL || generation != self->generation ||
          has_picture (self, face))
        continue;
      give_surface (self, face, cairo_surface_reference (surface));
      if (face->substituted)
        queue_changed (self);
      face->substituted = FALSE;
    }
  g_clear_pointer (&surface, cairo_surface_destroy);
}

static void
open_deck (SwitchCardArt *self)
{
  self->opened = TRUE;
  switch_deck_renderer_open (self->renderer,
                             self->four_colour ? DECK "deck-four-colour.svg"
                                               : DECK "deck.svg");
}

/* Drops what was not asked for lately until the rest is small enough. */
static void
trim (SwitchCardArt *self,
      int            scale)
{
  const gsize limit = (gsize) (scale * scale) * CACHE_LIMIT;

  while (self->size > limit)
    {
      GHashTableIter iter;
      gpointer key;
      SwitchCardFace *oldest = NULL;

      g_hash_table_iter_init (&iter, self->faces);
      while (g_hash_table_iter_next (&iter, &key, NULL))
        if (oldest == NULL || ((SwitchCardFace *) key)->used < oldest->used)
          oldest = key;
      if (oldest == NULL || oldest->used + LATE_USES > self->stamp)
        return;
      self->size -= oldest->size;
      g_hash_table_remove (self->faces, oldest);
    }
}

/* The best other picture of @card: the same deck first, then the largest. */
static SwitchCardFace *
find_substitute (SwitchCardArt        *self,
                 const SwitchCardFace *wanted)
{
  GHashTableIter iter;
  gpointer key;
  SwitchCardFace *best = NULL;

  g_hash_table_iter_init (&iter, self->faces);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    {
      SwitchCardFace *face = key;

      if (face->card != wanted->card || face->surface == NULL ||
          face->generation != self->generation)
        continue;
      if (best == NULL || face->width > best->width)
        best = face;
    }
  return best;
}

static gboolean
settle_cb (gpointer data)
{
  SwitchCardArt *self = data;
  GHashTableIter iter;
  gpointer key;
  const guint stamp = self->stamp;

  self->settle_source = 0;

  /* Sizes passed through on the way are gone before they are drawn. */
  g_hash_table_iter_init (&iter, self->faces);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    {
      SwitchCardFace *face = key;

      if (has_picture (self, face) || face->queued)
        continue;
      if (face->surface == NULL && face->used + 256 < stamp)
        {
          g_hash_table_iter_remove (&iter);
          continue;
        }
      face->queued = TRUE;
      switch_deck_renderer_draw (self->renderer, face->card, face->width,
                                 face->height, self->generation);
    }
  return G_SOURCE_REMOVE;
}

static void
queue_settle (SwitchCardArt *self)
{
  g_clear_handle_id (&self->settle_source, g_source_remove);
  self->settle_source = g_timeout_add (SETTLE_TIME, settle_cb, self);
}

static SwitchCardFace *
get_face (SwitchCardArt *self,
          SwitchCard     card,
          float          width,
          int            scale)
{
  const SwitchCardFace wanted = {
    .card = card < SWITCH_N_CARDS ? card : SWITCH_CARD_NONE,
    .width = MAX ((int) roundf (width * (float) scale), 1),
    .height = MAX ((int) roundf (width * RATIO * (float) scale), 1),
    .scale = scale,
  };
  SwitchCardFace *face = g_hash_table_lookup (self->faces, &wanted);

  if (face == NULL)
    {
      face = g_memdup2 (&wanted, sizeof wanted);
      g_hash_table_add (self->faces, face);
    }
  face->used = ++self->stamp;
  return face;
}

/* A face that has a picture: its own, another size of it, or one that is
 * drawn while we wait. */
static SwitchCardFace *
get_drawn_face (SwitchCardArt  *self,
                SwitchCardFace *face)
{
  SwitchCardFace *substitute;
  cairo_surface_t *surface;

  if (has_picture (self, face))
    return face;

  if (!self->opened)
    open_deck (self);

  if (face->queued)
    switch_deck_renderer_collect (self->renderer);
  if (has_picture (self, face))
    return face;

  substitute = find_substitute (self, face);
  if (substitute != NULL && face->width < 2 * substitute->width)
    {
      face->substituted = TRUE;
      queue_settle (self);
      return substitute;
    }

  surface = switch_deck_renderer_draw_now (self->renderer, face->card,
                                           face->width, face->height);
  if (surface != NULL)
    give_surface (self, face, surface);
  return face->surface != NULL ? face : NULL;
}

static void
style_changed_cb (SwitchCardArt *self)
{
  GHashTableIter iter;
  gpointer key;

  g_hash_table_iter_init (&iter, self->faces);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    switch_card_face_clear (key);
  queue_changed (self);
}

static void
switch_card_art_finalize (GObject *object)
{
  SwitchCardArt *self = SWITCH_CARD_ART (object);

  g_clear_handle_id (&self->settle_source, g_source_remove);
  g_clear_handle_id (&self->changed_source, g_source_remove);
  g_clear_pointer (&self->renderer, switch_deck_renderer_free);
  g_clear_pointer (&self->faces, g_hash_table_unref);

  G_OBJECT_CLASS (switch_card_art_parent_class)->finalize (object);
}

static void
switch_card_art_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  SwitchCardArt *self = SWITCH_CARD_ART (object);

  switch (prop_id)
    {
    case PROP_FOUR_COLOUR:
      g_value_set_boolean (value, self->four_colour);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
switch_card_art_set_property (GObject      *object,
                              guint         prop_id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  SwitchCardArt *self = SWITCH_CARD_ART (object);

  switch (prop_id)
    {
    case PROP_FOUR_COLOUR:
      switch_card_art_set_four_colour (self, g_value_get_boolean (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
switch_card_art_class_init (SwitchCardArtClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = switch_card_art_finalize;
  object_class->get_property = switch_card_art_get_property;
  object_class->set_property = switch_card_art_set_property;

  properties[PROP_FOUR_COLOUR] =
    g_param_spec_boolean ("four-colour", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS |
                          G_PARAM_EXPLICIT_NOTIFY);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * SwitchCardArt::changed:
   *
   * Pictures handed out before have better ones now.
   */
  signals[CHANGED] =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
switch_card_art_init (SwitchCardArt *self)
{
  self->faces =
    g_hash_table_new_full (switch_card_face_hash, switch_card_face_equal,
                           (GDestroyNotify) switch_card_face_free, NULL);
  self->renderer = switch_deck_renderer_new (drawn_cb, self);
  g_signal_connect_object (switch_style_get_default (), "notify::appearance",
                           G_CALLBACK (style_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

static SwitchCardArt *default_art = NULL;

/* Before the libraries are taken down that it draws with. */
static void
end_drawing (void)
{
  g_clear_pointer (&default_art->renderer, switch_deck_renderer_free);
}

/**
 * switch_card_art_get_default:
 *
 * Gets the one art of the program, which lives as long as it.
 *
 * Returns: (transfer none): the art
 */
SwitchCardArt *
switch_card_art_get_default (void)
{
  if (default_art == NULL)
    {
      default_art = g_object_new (SWITCH_TYPE_CARD_ART, NULL);
      atexit (end_drawing);
    }

  return default_art;
}

/**
 * switch_card_art_preload:
 * @self: the art
 *
 * Starts reading the deck beside the main loop, so that the first cards need
 * not wait for it. Worth calling before GTK is started.
 */
void
switch_card_art_preload (SwitchCardArt *self)
{
  g_return_if_fail (SWITCH_IS_CARD_ART (self));

  if (!self->opened)
    open_deck (self);
}

/**
 * switch_card_art_get_four_colour:
 * @self: the art
 *
 * Returns: whether each suit has a colour of its own
 */
gboolean
switch_card_art_get_four_colour (SwitchCardArt *self)
{
  g_return_val_if_fail (SWITCH_IS_CARD_ART (self), FALSE);

  return self->four_colour;
}

/**
 * switch_card_art_set_four_colour:
 * @self: the art
 * @four_colour: whether each suit has a colour of its own
 *
 * Changes the deck. What is on the screen is drawn anew.
 */
void
switch_card_art_set_four_colour (SwitchCardArt *self,
                                 gboolean       four_colour)
{
  g_return_if_fail (SWITCH_IS_CARD_ART (self));

  if (self->four_colour == !!four_colour)
    return;

  self->four_colour = !!four_colour;
  self->generation++;
  open_deck (self);
  queue_changed (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FOUR_COLOUR]);
}

/**
 * switch_card_art_get_ratio:
 * @self: the art
 *
 * Returns: the height of a card over its width
 */
float
switch_card_art_get_ratio (SwitchCardArt *self)
{
  g_return_val_if_fail (SWITCH_IS_CARD_ART (self), RATIO);

  return RATIO;
}

/**
 * switch_card_art_prefetch:
 * @self: the art
 * @card: a card, or %SWITCH_CARD_NONE for the back
 * @width: of the card, in logical pixels
 * @scale: device pixels a logical pixel
 *
 * Has a picture made beside the main loop that will be wanted soon, as that
 * of a card which turns over in the air.
 */
void
switch_card_art_prefetch (SwitchCardArt *self,
                          SwitchCard     card,
                          float          width,
                          int            scale)
{
  SwitchCardFace *face;

  g_return_if_fail (SWITCH_IS_CARD_ART (self));

  if (!self->opened)
    open_deck (self);

  face = get_face (self, card, width, scale);
  if (has_picture (self, face) || face->queued)
    return;

  face->queued = TRUE;
  switch_deck_renderer_draw (self->renderer, face->card, face->width,
                             face->height, self->generation);
}

/**
 * switch_card_art_expect:
 * @self: the art
 * @card: a card, or %SWITCH_CARD_NONE for the back
 * @width: of the card, in logical pixels
 * @scale: device pixels a logical pixel
 *
 * Has a picture made beside the main loop if there is none of the card, not
 * even of another size. What is placed can so be told before it is drawn.
 */
void
switch_card_art_expect (SwitchCardArt *self,
                        SwitchCard     card,
                        float          width,
                        int            scale)
{
  g_return_if_fail (SWITCH_IS_CARD_ART (self));

  if (find_substitute (self, get_face (self, card, width, scale)) == NULL)
    switch_card_art_prefetch (self, card, width, scale);
}

/**
 * switch_card_art_snapshot:
 * @self: the art
 * @snapshot: where to
 * @card: a card, or %SWITCH_CARD_NONE for the back
 * @width: of the card, in logical pixels
 * @scale: device pixels a logical pixel
 * @elevation: how high it is above the felt
 * @dimmed: whether it is veiled, because it does not fit
 *
 * Adds the retained picture of a card with its corner at the origin. While a
 * new size is not drawn yet the old one is scaled.
 */
void
switch_card_art_snapshot (SwitchCardArt   *self,
                          GtkSnapshot     *snapshot,
                          SwitchCard       card,
                          float            width,
                          int              scale,
                          SwitchElevation  elevation,
                          gboolean         dimmed)
{
  SwitchCardFace *face, *drawn;
  GskRenderNode *node;

  g_return_if_fail (SWITCH_IS_CARD_ART (self));
  g_return_if_fail (elevation < SWITCH_N_ELEVATIONS);

  if (width < 1)
    return;

  face = get_face (self, card, width, scale);
  drawn = get_drawn_face (self, face);
  if (drawn == NULL)
    return;

  drawn->used = self->stamp;
  self->size -= drawn->size;
  node = switch_card_face_finish (drawn, elevation, dimmed);
  self->size += drawn->size;
  if (drawn == face)
    {
      gtk_snapshot_append_node (snapshot, node);
    }
  else
    {
      const float x = (float) (face->width * drawn->scale) /
                      (float) (drawn->width * face->scale);
      const float y = (float) (face->height * drawn->scale) /
                      (float) (drawn->height * face->scale);

      gtk_snapshot_save (snapshot);
      gtk_snapshot_scale (snapshot, x, y);
      gtk_snapshot_append_node (snapshot, node);
      gtk_snapshot_restore (snapshot);
    }
  trim (self, scale);
}
