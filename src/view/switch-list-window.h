/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "switch-stage.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_LIST_WINDOW (switch_list_window_get_type ())

/* A window beside the table with a list that follows the game: a story, or
 * the cards of a pile. A derived class sets its default size to the most that
 * it needs. */
G_DECLARE_DERIVABLE_TYPE (SwitchListWindow, switch_list_window,
                          SWITCH, LIST_WINDOW, GtkWindow)

/**
 * SwitchListWindowClass:
 * @update: brings the list up to date; there is a game
 */
struct _SwitchListWindowClass
{
  GtkWindowClass parent_class;

  void (*update) (SwitchListWindow *self);
};

void         switch_list_window_follow    (SwitchListWindow *self,
                                           GtkWindow        *parent,
                                           SwitchStage      *stage);
SwitchStage *switch_list_window_get_stage (SwitchListWindow *self);
GtkListBox  *switch_list_window_get_list  (SwitchListWindow *self);
void         switch_list_window_set_words (SwitchListWindow *self,
                                           const char       *title,
                                           const char       *sentence);
void         switch_list_window_append    (SwitchListWindow *self,
                                           GtkWidget        *child,
                                           const char       *label);
void         switch_list_window_truncate  (SwitchListWindow *self,
                                           guint             n_rows);
void         switch_list_window_focus_row (SwitchListWindow *self,
                                           int               index);

G_END_DECLS
