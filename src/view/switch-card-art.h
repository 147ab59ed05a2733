/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "switch-card.h"

G_BEGIN_DECLS

/**
 * SwitchElevation:
 * @SWITCH_ELEVATION_LYING: on the table or in the hand
 * @SWITCH_ELEVATION_RAISED: raised in the hand, or the topmost of a pile
 * @SWITCH_ELEVATION_FLYING: in the air, or dragged
 *
 * How high a card is above the felt; chooses its shadow.
 */
typedef enum
{
  SWITCH_ELEVATION_LYING,
  SWITCH_ELEVATION_RAISED,
  SWITCH_ELEVATION_FLYING,

  SWITCH_N_ELEVATIONS
} SwitchElevation;

#define SWITCH_TYPE_CARD_ART (switch_card_art_get_type ())

G_DECLARE_FINAL_TYPE (SwitchCardArt, switch_card_art, SWITCH, CARD_ART, GObject)

/* Signal "changed" (void): what was handed out has a better picture now;
 * widgets connect it to gtk_widget_queue_draw(). Property "four-colour". */
SwitchCardArt *switch_card_art_get_default     (void);
void           switch_card_art_preload         (SwitchCardArt   *self);
gboolean       switch_card_art_get_four_colour (SwitchCardArt   *self);
void           switch_card_art_set_four_colour (SwitchCardArt   *self,
                                                gboolean         four_colour);
float          switch_card_art_get_ratio       (SwitchCardArt   *self);
void           switch_card_art_prefetch        (SwitchCardArt   *self,
                                                SwitchCard       card,
                                                float            width,
                                                int              scale);
void           switch_card_art_expect          (SwitchCardArt   *self,
                                                SwitchCard       card,
                                                float            width,
                                                int              scale);
void           switch_card_art_snapshot        (SwitchCardArt   *self,
                                                GtkSnapshot     *snapshot,
                                                SwitchCard       card,
                                                float            width,
                                                int              scale,
                                                SwitchElevation  elevation,
                                                gboolean         dimmed);

G_END_DECLS
