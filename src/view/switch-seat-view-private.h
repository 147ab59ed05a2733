/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-seat-view.h"

#include "switch-tween.h"

G_BEGIN_DECLS

#define SWITCH_SEAT_MAX_BACKS 12
#define SWITCH_SEAT_MAX_FACES 40

/**
 * SwitchSeatView:
 *
 * A seat at the table: a fan of backs with a plate over its lower edge. All
 * its labels are its own children, placed by the form that fits.
 */
struct _SwitchSeatView
{
  GtkWidget       parent_instance;

  GtkWidget      *plate;
  GtkWidget      *avatar;
  GtkWidget      *letter;
  GtkWidget      *name_label;
  GtkWidget      *score_label;
  GtkWidget      *short_label;
  GtkWidget      *count_label;
  GtkWidget      *flag_label;
  GtkWidget      *catch_button;
  GtkWidget      *dealer_label;

  char           *name;
  char           *score;
  char           *short_score;
  char           *word;
  char           *flag;
  char           *place;
  guint           seat;
  guint           n_cards;
  gboolean        turn;
  gboolean        alert;
  gboolean        catchable;
  gboolean        dealer;
  gboolean        own;
  gboolean        caught;
  gboolean        thinking;
  gboolean        won;
  SwitchCard      faces[SWITCH_SEAT_MAX_FACES];
  guint           n_faces;
  gboolean        hovered;
  gboolean        tapped;
  gboolean        opened;        /* its cards lie open over the table */

  SwitchSeatForm  form;
  float           back_width;
  float           plate_height;
  graphene_rect_t plate_rect;
  SwitchTween     nodding;
  SwitchTween     walking;       /* of the dots */
  guint           dot;
  SwitchTween     unrolling;
  GskRenderNode  *fan;           /* the cards in one picture */
};

void  _switch_seat_view_update        (SwitchSeatView *self);
void  _switch_seat_view_notify_opened (SwitchSeatView *self);

/* switch-seat-view-open.c */
void  _switch_seat_view_open_init     (SwitchSeatView *self);
void  _switch_seat_view_update_open   (SwitchSeatView *self);
void  _switch_seat_view_tap           (SwitchSeatView *self,
                                       GtkGesture     *gesture);
void  _switch_seat_view_state_flags_changed (GtkWidget     *widget,
                                             GtkStateFlags  previous);

/* switch-seat-view-motion.c */
void  _switch_seat_view_motion_init   (SwitchSeatView *self);
void  _switch_seat_view_motion_clear  (SwitchSeatView *self);
void  _switch_seat_view_walk          (SwitchSeatView *self);
float _switch_seat_view_get_lift      (SwitchSeatView *self);
void  _switch_seat_view_snapshot_ribbon (SwitchSeatView *self,
                                         GtkSnapshot    *snapshot);
void  _switch_seat_view_snapshot_dots (SwitchSeatView *self,
                                       GtkSnapshot    *snapshot);

/* switch-seat-view-layout.c */
void  _switch_seat_view_size_allocate (GtkWidget      *widget,
                                       int             width,
                                       int             height,
                                       int             baseline);
void  _switch_seat_view_redraw       (SwitchSeatView *self);
void  _switch_seat_view_snapshot      (GtkWidget      *widget,
                                       GtkSnapshot    *snapshot);

G_END_DECLS
