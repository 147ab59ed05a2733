/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>
#include <gio/gio.h>

#include "switch-card.h"

G_BEGIN_DECLS

/**
 * SwitchDeckRenderer:
 *
 * Draws cards of a deck in one thread of its own, the only one that touches
 * the deck's #RsvgHandle.
 */
typedef struct _SwitchDeckRenderer SwitchDeckRenderer;

/* Called on the main loop. Takes @surface, which is NULL on failure. */
typedef void (* SwitchDeckDrawn) (gpointer         owner,
                                  SwitchCard       card,
                                  int              width,
                                  int              height,
                                  guint            generation,
                                  cairo_surface_t *surface);

SwitchDeckRenderer *switch_deck_renderer_new  (SwitchDeckDrawn     drawn,
                                               gpointer            owner);
void                switch_deck_renderer_free (SwitchDeckRenderer *self);
void                switch_deck_renderer_open (SwitchDeckRenderer *self,
                                               const char         *path);
void                switch_deck_renderer_draw (SwitchDeckRenderer *self,
                                               SwitchCard          card,
                                               int                 width,
                                               int                 height,
                                               guint               generation);
cairo_surface_t    *switch_deck_renderer_draw_now (
                                               SwitchDeckRenderer *self,
                                               SwitchCard          card,
                                               int                 width,
                                               int                 height);
void                switch_deck_renderer_collect (
                                               SwitchDeckRenderer *self);

G_END_DECLS
