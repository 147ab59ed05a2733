/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-table-view.h"

#include "switch-action-row.h"
#include "switch-attack-chip.h"
#include "switch-direction-arrows.h"
#include "switch-flight-layer.h"
#include "switch-pile-view.h"
#include "switch-seat-view.h"
#include "switch-sign-layer.h"
#include "switch-status-line.h"
#include "switch-suit-bar.h"
#include "switch-suit-chip.h"
#include "switch-table-layout.h"

G_BEGIN_DECLS

/* A card of the own hand: an identity, and what it is. */
typedef struct
{
  guint      id;
  SwitchCard card;
} SwitchTableCard;

/* What somebody cut for the deal. */
typedef struct
{
  guint      seat;
  SwitchCard card;
} SwitchTableCut;

/* A card on its way with the pointer. */
typedef struct
{
  guint            id;            /* 0: none */
  guint            state_number;  /* of the table it was taken at */
  gboolean         lifted;        /* it is more than a click */
  graphene_point_t start;
  graphene_point_t pointer;
  graphene_rect_t  rect;          /* its place in the hand */
} SwitchTableDrag;

struct _SwitchTableView
{
  GtkWidget              parent_instance;

  SwitchStage           *stage;
  SwitchAnnouncer       *announcer;
  SwitchSelection       *selection;

  GtkWidget             *felt;
  GtkWidget             *seats[SWITCH_MAX_SEATS];
  GtkWidget             *stock;
  GtkWidget             *discard;
  GtkWidget             *arrows;
  GtkWidget             *suit_chip;
  GtkWidget             *attack_chip;
  GtkWidget             *status;
  GtkWidget             *actions;
  GtkWidget             *suit_bar;
  GtkWidget             *hand;
  GtkWidget             *flights;
  GtkWidget             *signs;
  GtkWidget             *panel;

  /* The hand, which is ahead of the stage by the cards in the air. */
  GArray                *cards;
  guint                  next_id;
  GArray                *coming;     /* of ids: in the air to the hand */
  GArray                *gone;       /* of cards: in the air to the pile */
  gboolean               parked;     /* the focus waits on the pile */
  guint                  last_kind;  /* of the own events, the last */
  guint                  wanted_id;  /* the card the person laid last */
  guint                  tried_id;   /* the card that was refused last */
  guint                  tried_state;
  gint64                 tried_at;
  gint64                 waits_since;

  /* The first story of a table waits until its seats have places. */
  guint                  layout_tick;
  gboolean               laid_out;
  GArray                *cuts;       /* of SwitchTableCut: to be shown then */

  SwitchTableDrag        drag;
  guint                  dropped_id; /* just now, and where */
  graphene_rect_t        dropped;
  guint                  returning_id;
};

/* switch-table-view-hand.c */
void     _switch_table_view_hand_init    (SwitchTableView   *self);
guint    _switch_table_view_hand_add     (SwitchTableView   *self,
                                          SwitchCard         card);
guint    _switch_table_view_hand_take    (SwitchTableView   *self,
                                          SwitchCard         card);
void     _switch_table_view_hand_remove  (SwitchTableView   *self,
                                          guint              id);
void     _switch_table_view_hand_landed  (SwitchTableView   *self,
                                          const SwitchEvent *event);
void     _switch_table_view_hand_reset   (SwitchTableView   *self);
void     _switch_table_view_park_focus   (SwitchTableView   *self);
void     _switch_table_view_unpark_focus (SwitchTableView   *self);
void     _switch_table_view_hand_mark    (SwitchTableView   *self);

/* switch-table-view-look.c */
void     _switch_table_view_look_init    (SwitchTableView   *self);
void     _switch_table_view_show_faces   (SwitchTableView   *self,
                                          guint              seat);
void     _switch_table_view_show_all_faces (SwitchTableView *self);
void     _switch_table_view_look_snapshot (SwitchTableView  *self,
                                          GtkSnapshot       *snapshot);

/* switch-table-view-motion.c */
void     _switch_table_view_motion_init  (SwitchTableView   *self);

/* switch-table-view-explain.c */
void     _switch_table_view_explain_init (SwitchTableView   *self);
void     _switch_table_view_await_layout (SwitchTableView   *self);
void     _switch_table_view_explain_finish (SwitchTableView *self);
void     _switch_table_view_explain_clear (SwitchTableView  *self);

/* switch-table-view-drag.c */
void     _switch_table_view_drag_init    (SwitchTableView   *self);
void     _switch_table_view_drag_begin   (SwitchTableView   *self,
                                          double             x,
                                          double             y);
gboolean _switch_table_view_drag_update  (SwitchTableView   *self,
                                          double             dx,
                                          double             dy);
void     _switch_table_view_drag_end     (SwitchTableView   *self);
void     _switch_table_view_drag_cancel  (SwitchTableView   *self);
void     _switch_table_view_drag_snapshot (SwitchTableView  *self,
                                          GtkSnapshot       *snapshot);

/* switch-table-view-actions.c */
void     _switch_table_view_drop         (SwitchTableView   *self,
                                          guint              id,
                                          guint              state_number);
void     _switch_table_view_install_actions (GtkWidgetClass *widget_class);
void     _switch_table_view_actions_init    (SwitchTableView *self);
void     _switch_table_view_actions_connect (SwitchTableView *self);

G_END_DECLS
