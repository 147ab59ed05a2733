/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "switch-house-rules.h"
#include "switch-match.h"
#include "switch-table-view.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_WINDOW (switch_window_get_type ())

/**
 * SwitchWindow:
 *
 * The window: a header bar and the table. It has the match that is played
 * there. Its actions are win.new-game, win.next-round, win.undo, win.redo,
 * win.fullscreen, win.close, win.look, win.preferences, and the table's.
 */
G_DECLARE_FINAL_TYPE (SwitchWindow, switch_window, SWITCH, WINDOW,
                      GtkApplicationWindow)

GtkWidget       *switch_window_new         (GtkApplication   *application,
                                            SwitchClock      *clock);

SwitchTableView *switch_window_get_table   (SwitchWindow     *self);
SwitchStage     *switch_window_get_stage   (SwitchWindow     *self);
SwitchAnnouncer *switch_window_get_announcer (SwitchWindow   *self);
SwitchMatch     *switch_window_get_match   (SwitchWindow     *self);
GtkWidget       *switch_window_get_dialog  (SwitchWindow     *self);
GtkWidget       *switch_window_get_panel   (SwitchWindow     *self);

void             switch_window_set_saver   (SwitchWindow     *self,
                                            SwitchSaver      *saver);
void             switch_window_set_next_deal (SwitchWindow   *self,
                                              guint64         deal);
void             switch_window_begin       (SwitchWindow     *self);
void             switch_window_begin_new   (SwitchWindow     *self);
void             switch_window_begin_demo  (SwitchWindow     *self,
                                            guint             n_players);
gboolean         switch_window_is_under_way (SwitchWindow    *self);

SwitchHouseRules *switch_window_get_house_rules (SwitchWindow *self);
GtkWidget       *switch_window_show_preferences (SwitchWindow *self);
void             switch_window_import_rules (SwitchWindow    *self,
                                             GSList          *files);

G_END_DECLS
