/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-card-face.h"

#include "switch-card-shadow.h"
#include "switch-picture.h"
#include "switch-style.h"

/**
 * switch_card_face_clear:
 * @self: a face
 *
 * Drops the finished pictures, to be finished anew.
 */
void
switch_card_face_clear (SwitchCardFace *self)
{
  for (guint i = 0; i < SWITCH_N_FINISHES; i++)
    g_clear_pointer (&self->finished[i], gsk_render_node_unref);
}

/**
 * switch_card_face_free:
 * @self: a face
 *
 * Frees a face.
 */
void
switch_card_face_free (SwitchCardFace *self)
{
  switch_card_face_clear (self);
  g_clear_pointer (&self->surface, cairo_surface_destroy);
  g_free (self);
}

/**
 * switch_card_face_hash:
 * @key: a face
 *
 * Returns: a hash of its card and size
 */
guint
switch_card_face_hash (gconstpointer key)
{
  const SwitchCardFace *face = key;

  return (guint) face->card + 61u * (guint) face->width +
         7919u * (guint) face->height;
}

/**
 * switch_card_face_equal:
 * @a: a face
 * @b: another
 *
 * Returns: whether they are of one card and size
 */
gboolean
switch_card_face_equal (gconstpointer a,
                        gconstpointer b)
{
  const SwitchCardFace *one = a, *other = b;

  return one->card == other->card && one->width == other->width &&
         one->height == other->height && one->scale == other->scale;
}

/**
 * switch_card_face_give:
 * @self: a face
 * @surface: (transfer full): its picture
 * @generation: of the deck it is from
 *
 * Gives a face its picture.
 */
void
switch_card_face_give (SwitchCardFace  *self,
                       cairo_surface_t *surface,
                       guint            generation)
{
  switch_card_face_clear (self);
  g_clear_pointer (&self->surface, cairo_surface_destroy);
  self->surface = surface;
  self->generation = generation;
  self->queued = FALSE;
  self->size = (gsize) self->width * (gsize) self->height * 4;
}

static void
paint_outline (cairo_t              *cr,
               const GdkRGBA        *colour,
               double                margin,
               const SwitchCardFace *face)
{
  const double line = 2.0 * face->scale;

  gdk_cairo_set_source_rgba (cr, colour);
  cairo_set_line_width (cr, line);
  switch_card_shadow_trace (cr, margin - line / 2, margin - line / 2,
                            face->width + line, face->height + line,
                            0.068 * face->width + line / 2);
  cairo_stroke (cr);
}

/* Shadow, card and veil in one picture, so that a card costs one image. */
static cairo_surface_t *
compose (const SwitchCardFace *face,
         SwitchElevation       elevation,
         gboolean              dimmed)
{
  const SwitchPalette *palette =
    switch_style_get_palette (switch_style_get_default ());
  const int margin = (int) switch_card_shadow_get_margin (elevation) *
                     face->scale;
  cairo_surface_t *shadow, *surface;
  cairo_t *cr;

  shadow = switch_card_shadow_get (elevation, face->width, face->height,
                                   face->scale);
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
                                        face->width + 2 * margin,
                                        face->height + 2 * margin);
  cr = cairo_create (surface);
  gdk_cairo_set_source_rgba (cr, &palette->shadow);
  cairo_mask_surface (cr, shadow, 0, 0);
  if (palette->outline.alpha > 0)
    paint_outline (cr, &palette->outline, margin, face);
  cairo_set_source_surface (cr, face->surface, margin, margin);
  cairo_paint (cr);
  if (dimmed && palette->veil.alpha > 0)
    {
      gdk_cairo_set_source_rgba (cr, &palette->veil);
      cairo_mask_surface (cr, face->surface, margin, margin);
    }
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  cairo_surface_set_device_scale (surface, face->scale, face->scale);
  return surface;
}

/**
 * switch_card_face_finish:
 * @self: a face with a picture
 * @elevation: how high it is above the felt
 * @dimmed: whether it is veiled
 *
 * Makes a finished picture, or takes the one made before.
 *
 * Returns: (transfer none): the picture, with the card's corner at the origin
 */
GskRenderNode *
switch_card_face_finish (SwitchCardFace  *self,
                         SwitchElevation  elevation,
                         gboolean         dimmed)
{
  const guint index = elevation * 2 + (dimmed ? 1 : 0);
  const float margin = switch_card_shadow_get_margin (elevation);
  const float width = (float) self->width / (float) self->scale;
  const float height = (float) self->height / (float) self->scale;
  cairo_surface_t *surface;

  g_return_val_if_fail (self->surface != NULL, NULL);

  if (self->finished[index] != NULL)
    return self->finished[index];

  surface = compose (self, elevation, dimmed);
  self->finished[index] =
    switch_picture_new (&GRAPHENE_RECT_INIT (-margin, -margin,
                                             width + 2 * margin,
                                             height + 2 * margin),
                        surface);
  self->size += (gsize) cairo_image_surface_get_stride (surface) *
                (gsize) cairo_image_surface_get_height (surface);
  cairo_surface_destroy (surface);
  return self->finished[index];
}
