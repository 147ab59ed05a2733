/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-list-window.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_STORY_WINDOW (switch_story_window_get_type ())

/* What happened in the round, to be read at leisure. */
G_DECLARE_FINAL_TYPE (SwitchStoryWindow, switch_story_window,
                      SWITCH, STORY_WINDOW, SwitchListWindow)

GtkWidget *switch_story_window_new         (GtkWindow         *parent,
                                            SwitchStage       *stage);
guint      switch_story_window_get_n_lines (SwitchStoryWindow *self);

G_END_DECLS
