/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "switch-card.h"
#include "switch-card-widget.h"
#include "switch-table-geometry.h"

G_BEGIN_DECLS

typedef enum
{
  SWITCH_HAND_ORDER_SUIT,
  SWITCH_HAND_ORDER_RANK,
  SWITCH_HAND_ORDER_DRAWN,
} SwitchHandOrder;

#define SWITCH_TYPE_HAND_VIEW (switch_hand_view_get_type ())

G_DECLARE_FINAL_TYPE (SwitchHandView, switch_hand_view,
                      SWITCH, HAND_VIEW, GtkWidget)

/* Signals:
 * "card-activated" (guint id): clicked, or Space or Enter on it;
 * "card-focused" (guint id).
 * A card is known by the id its owner gives it (two equal cards are two). */
GtkWidget        *switch_hand_view_new            (void);
void              switch_hand_view_add            (SwitchHandView  *self,
                                                   guint            id,
                                                   SwitchCard       card);
void              switch_hand_view_remove         (SwitchHandView  *self,
                                                   guint            id);
void              switch_hand_view_clear          (SwitchHandView  *self);
gboolean          switch_hand_view_contains       (SwitchHandView  *self,
                                                   guint            id);
guint             switch_hand_view_get_n_cards    (SwitchHandView  *self);
void              switch_hand_view_set_card       (SwitchHandView  *self,
                                                   guint            id,
                                                   SwitchCard       card);
SwitchCardWidget *switch_hand_view_get_widget     (SwitchHandView  *self,
                                                   guint            id);
gboolean          switch_hand_view_get_place      (SwitchHandView  *self,
                                                   guint            id,
                                                   GtkWidget       *relative_to,
                                                   graphene_rect_t *rect,
                                                   float           *angle);
SwitchHandOrder   switch_hand_view_get_order      (SwitchHandView  *self);
void              switch_hand_view_set_order      (SwitchHandView  *self,
                                                   SwitchHandOrder  order);
void              switch_hand_view_set_fitting    (SwitchHandView  *self,
                                                   gboolean         marking,
                                                   SwitchCardMask   fitting);
void              switch_hand_view_set_marks      (SwitchHandView  *self,
                                                   gboolean         marks);
void              switch_hand_view_set_dealing    (SwitchHandView  *self,
                                                   gboolean         dealing);
void              switch_hand_view_set_state      (SwitchHandView  *self,
                                                   guint            id,
                                                   SwitchCardState  state,
                                                   gboolean         on);
void              switch_hand_view_clear_state    (SwitchHandView  *self,
                                                   SwitchCardState  state);
void              switch_hand_view_refuse         (SwitchHandView  *self,
                                                   guint            id);
guint             switch_hand_view_get_focused    (SwitchHandView  *self);
gboolean          switch_hand_view_focus          (SwitchHandView  *self,
                                                   guint            id);
void              switch_hand_view_finish         (SwitchHandView  *self);
void              switch_hand_view_set_pace       (SwitchHandView  *self,
                                                   float            pace);
void              switch_hand_view_set_metrics    (SwitchHandView  *self,
                                                   float            margin,
                                                   float            card_width,
                                                   float            card_height,
                                                   gboolean         flat);

G_END_DECLS
