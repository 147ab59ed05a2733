/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-card-art.h"

G_BEGIN_DECLS

#define SWITCH_N_FINISHES (SWITCH_N_ELEVATIONS * 2)

/**
 * SwitchCardFace:
 *
 * A card at one size, and its finished pictures: with the shadow of each
 * elevation, plain and dimmed. A part of #SwitchCardArt.
 */
typedef struct
{
  SwitchCard       card;
  int              width;       /* device pixels */
  int              height;
  int              scale;
  guint            generation;  /* of the deck */
  guint            used;        /* the stamp of the last use */
  gsize            size;        /* bytes */
  gboolean         queued;
  gboolean         substituted; /* shown by another until it is drawn */
  cairo_surface_t *surface;     /* NULL until it is drawn */
  GskRenderNode   *finished[SWITCH_N_FINISHES];
} SwitchCardFace;

guint          switch_card_face_hash   (gconstpointer          key);
gboolean       switch_card_face_equal  (gconstpointer          a,
                                        gconstpointer          b);
void           switch_card_face_free   (SwitchCardFace        *self);
void           switch_card_face_clear  (SwitchCardFace        *self);
void           switch_card_face_give   (SwitchCardFace        *self,
                                        cairo_surface_t       *surface,
                                        guint                  generation);
GskRenderNode *switch_card_face_finish (SwitchCardFace        *self,
                                        SwitchElevation        elevation,
                                        gboolean               dimmed);

G_END_DECLS
