/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-hand-view.h"

#include "switch-tween.h"

G_BEGIN_DECLS

/* A card in the hand: where it is seen now, and where it came from. */
typedef struct
{
  guint           id;
  guint           serial;    /* the order of drawing */
  SwitchCard      card;
  GtkWidget      *widget;
  gboolean        placed;
  SwitchFanPlace  from;
  SwitchFanPlace  now;
} SwitchHandCard;

/**
 * SwitchHandView:
 *
 * The own hand, fanned. It knows where each card belongs and moves them there
 * when cards come and go.
 */
struct _SwitchHandView
{
  GtkWidget        parent_instance;

  GPtrArray       *cards;        /* in the order in which they are shown */
  SwitchHandOrder  order;
  guint            serial;
  guint            focused;      /* id of the last card with the focus */
  guint            pressed;
  gboolean         dealing;      /* the cards lie as they come */
  gboolean         marking;
  gboolean         unmarked;     /* nothing is marked: so it is wanted */
  SwitchCardMask   fitting;

  float            margin;
  float            card_width;
  float            card_height;
  gboolean         flat;
  int              last_width;
  guint            stacked_rows;
  guint            restack_id;
  float            pace;
  SwitchTween      motion;
};

SwitchHandCard *_switch_hand_view_find         (SwitchHandView *self,
                                                guint           id);
gboolean        _switch_hand_view_fits         (const SwitchHandCard *card);
void            _switch_hand_view_init_fan     (SwitchHandView *self,
                                                SwitchFan      *fan);
gboolean        _switch_hand_view_is_mirrored  (SwitchHandView *self);
void            _switch_hand_view_rearrange    (SwitchHandView *self);
void            _switch_hand_view_restack      (SwitchHandView *self);
void            _switch_hand_view_sort         (SwitchHandView *self);
void            _switch_hand_view_add_bindings (GtkWidgetClass *widget_class);

G_END_DECLS
