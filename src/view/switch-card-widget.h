/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "switch-card.h"

G_BEGIN_DECLS

/**
 * SwitchCardState:
 * @SWITCH_CARD_FACE_UP: the face is shown (else the back)
 * @SWITCH_CARD_PLAYABLE: raised along its own axis: it may be laid
 * @SWITCH_CARD_DIMMED: veiled with ink: it does not fit now
 * @SWITCH_CARD_CHOSEN: raised once more, in a gold ring: it is laid as soon
 *   as its suit is named
 * @SWITCH_CARD_NEW: drawn just now: gold bar and "new" tab
 * @SWITCH_CARD_FLYING: the deepest shadow
 * @SWITCH_CARD_HOLLOW: keeps its place but draws nothing (it is in the air)
 * @SWITCH_CARD_HINTED: raised once more, in a gold ring: a hint was asked for
 *
 * Each is also a boolean property of its own: "face-up", "playable",
 * "dimmed", "chosen", "new-mark", "flying", "hollow", "hinted".
 */
typedef enum
{
  SWITCH_CARD_FACE_UP  = 1 << 0,
  SWITCH_CARD_PLAYABLE = 1 << 1,
  SWITCH_CARD_DIMMED   = 1 << 2,
  SWITCH_CARD_CHOSEN   = 1 << 3,
  SWITCH_CARD_NEW      = 1 << 4,
  SWITCH_CARD_FLYING   = 1 << 5,
  SWITCH_CARD_HOLLOW   = 1 << 6,
  SWITCH_CARD_HINTED   = 1 << 7,
} SwitchCardState;

#define SWITCH_TYPE_CARD_WIDGET (switch_card_widget_get_type ())

G_DECLARE_FINAL_TYPE (SwitchCardWidget, switch_card_widget,
                      SWITCH, CARD_WIDGET, GtkWidget)

/* Other properties: "card" (uint, SWITCH_CARD_NONE for an unknown one),
 * "card-width" (float), "angle" (float, degrees), "flip" (float, 0 face-up
 * state as it is, 0.5 edge on, 1 turned over), "raise-factor" (float, how
 * much of its height a playable card is raised), "accessible-name" (string;
 * NULL: the card's own name, or "face-down card"). Signal "activated": Space
 * or Enter, or the action "card.activate", on a card of the own hand. */
GtkWidget       *switch_card_widget_new              (SwitchCard        card);
GtkWidget       *switch_card_widget_new_button       (SwitchCard        card);
SwitchCard       switch_card_widget_get_card         (SwitchCardWidget *self);
void             switch_card_widget_set_card         (SwitchCardWidget *self,
                                                      SwitchCard        card);
SwitchCardState  switch_card_widget_get_state        (SwitchCardWidget *self);
void             switch_card_widget_set_state        (SwitchCardWidget *self,
                                                      SwitchCardState   state,
                                                      gboolean          on);
void             switch_card_widget_set_card_width   (SwitchCardWidget *self,
                                                      float             width);
void             switch_card_widget_set_angle        (SwitchCardWidget *self,
                                                      float             angle);
void             switch_card_widget_set_flip         (SwitchCardWidget *self,
                                                      float             flip);
void             switch_card_widget_set_raise_factor (SwitchCardWidget *self,
                                                      float             factor);
void             switch_card_widget_set_name         (SwitchCardWidget *self,
                                                      const char       *name);
void             switch_card_widget_refuse           (SwitchCardWidget *self);
void             switch_card_widget_finish           (SwitchCardWidget *self);

G_END_DECLS
