/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-adviser.h"
#include "switch-pile-view.h"
#include "switch-window.h"

G_BEGIN_DECLS

struct _SwitchWindow
{
  GtkApplicationWindow  parent_instance;

  GtkWidget            *header;
  GtkWidget            *new_button;
  GtkWidget            *new_label;
  GtkWidget            *undo_button;
  GtkWidget            *redo_button;
  GtkWidget            *hint_button;
  GtkWidget            *menu_button;
  GMenuModel           *primary_menu;
  GtkWidget            *title_button;
  GtkLabel             *title_label;
  GtkLabel             *subtitle_label;
  SwitchTableView      *table;

  GSettings            *settings;
  SwitchClock          *clock;
  SwitchStage          *stage;
  SwitchAnnouncer      *announcer;
  SwitchAdviser        *adviser;
  SwitchMatch          *match;
  SwitchSaver          *saver;

  SwitchHouseRules     *house_rules;  /* NULL until they are asked for */
  GtkWidget            *dialog;       /* the one dialog that is open */
  GtkWidget            *preferences;  /* NULL while they are closed */
  GtkWidget            *panel;        /* round over */
  GtkWidget            *story;        /* NULL while it is closed */
  GtkWidget            *piles[SWITCH_N_PILES];  /* so too */
  gboolean              counted;      /* the match has counted the round */
  gboolean              demo;
  gboolean              has_next_deal;
  guint64               next_deal;
};

/* switch-window-actions.c */
void _switch_window_install_actions (GtkWidgetClass *widget_class);
void _switch_window_update_actions  (SwitchWindow   *self);

/* switch-window-match.c */
void _switch_window_set_match       (SwitchWindow   *self,
                                     SwitchMatch    *match);
void _switch_window_start_match     (SwitchWindow   *self,
                                     SwitchMatch    *match);
void _switch_window_next_round      (SwitchWindow   *self);
void _switch_window_update_panel    (SwitchWindow   *self);
void _switch_window_apply_pace      (SwitchWindow   *self);
void _switch_window_update_title    (SwitchWindow   *self);

/* switch-window-preferences.c */
SwitchHouseRules *_switch_window_get_house_rules (SwitchWindow *self);
void _switch_window_apply_rules        (SwitchWindow   *self);
void _switch_window_update_preferences (SwitchWindow   *self);
void _switch_window_close_preferences  (SwitchWindow   *self);

/* switch-window-beginner.c */
void _switch_window_install_beginner_actions (GtkWidgetClass *widget_class);
void _switch_window_beginner_init   (SwitchWindow   *self);
void _switch_window_apply_eyes      (SwitchWindow   *self);

/* switch-window-deal.c */
void _switch_window_show_cut        (SwitchWindow   *self);
void _switch_window_tell_deal       (SwitchWindow   *self);

/* switch-window-help.c */
void _switch_window_install_help_actions (GtkWidgetClass *widget_class);
void _switch_window_update_help     (SwitchWindow   *self);

/* switch-window-hint.c */
void _switch_window_install_hint_actions (GtkWidgetClass *widget_class);
void _switch_window_hint_init       (SwitchWindow   *self);

/* switch-window-new-game.c */
void _switch_window_ask_new_game    (SwitchWindow   *self);
void _switch_window_set_dialog      (SwitchWindow   *self,
                                     GtkWidget      *dialog);

G_END_DECLS
