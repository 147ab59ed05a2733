/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-list-window.h"
#include "switch-pile-view.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_PILE_WINDOW (switch_pile_window_get_type ())

/* A pile of beginner mode to look through, its cards in order. */
G_DECLARE_FINAL_TYPE (SwitchPileWindow, switch_pile_window,
                      SWITCH, PILE_WINDOW, SwitchListWindow)

GtkWidget *switch_pile_window_new         (GtkWindow        *parent,
                                           SwitchStage      *stage,
                                           SwitchPileKind    kind);
guint      switch_pile_window_get_n_cards (SwitchPileWindow *self);

G_END_DECLS
