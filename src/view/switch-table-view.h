/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "switch-announcer.h"
#include "switch-hand-view.h"
#include "switch-selection.h"
#include "switch-stage.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_TABLE_VIEW (switch_table_view_get_type ())

/**
 * SwitchTableView:
 *
 * The table with everything on it. It shows what the stage shows. What a
 * player can do are its actions: table.lay (u: the identity of a card),
 * table.name-suit (u: a #SwitchSuit), table.name-none, table.cancel,
 * table.draw, table.end-turn, table.call, table.catch (u: a seat),
 * table.catch-open, table.go-on, table.find (u: a rank), table.hand-order
 * (s).
 */
G_DECLARE_FINAL_TYPE (SwitchTableView, switch_table_view, SWITCH, TABLE_VIEW,
                      GtkWidget)

void              switch_table_view_set_stage     (SwitchTableView *self,
                                                   SwitchStage     *stage,
                                                   SwitchAnnouncer *announcer);
SwitchStage      *switch_table_view_get_stage     (SwitchTableView *self);
SwitchSelection  *switch_table_view_get_selection (SwitchTableView *self);
SwitchHandView   *switch_table_view_get_hand      (SwitchTableView *self);
GtkWidget        *switch_table_view_get_seat      (SwitchTableView *self,
                                                   guint            seat);
guint             switch_table_view_find_card     (SwitchTableView *self,
                                                   SwitchCard       card);
SwitchCard        switch_table_view_get_card      (SwitchTableView *self,
                                                   guint            id);
void              switch_table_view_get_cards     (SwitchTableView *self,
                                                   SwitchCards     *cards);
void              switch_table_view_focus_hand    (SwitchTableView *self);
gboolean          switch_table_view_show_cuts     (SwitchTableView *self,
                                                   const guint     *seats,
                                                   const SwitchCard *cards,
                                                   guint            n_cuts);
void              switch_table_view_set_panel     (SwitchTableView *self,
                                                   GtkWidget       *panel);

G_END_DECLS
