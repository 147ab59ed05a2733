/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "switch-card.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_SUIT_BAR (switch_suit_bar_get_type ())

/* The suit chooser: a bar on the table. Signals: "suit-chosen" (guint, a
 * #SwitchSuit), "cancelled" (Escape). Arrows walk, C D H S choose. */
G_DECLARE_FINAL_TYPE (SwitchSuitBar, switch_suit_bar, SWITCH, SUIT_BAR, GtkWidget)

GtkWidget *switch_suit_bar_new          (void);
void       switch_suit_bar_set_question (SwitchSuitBar *self,
                                         const char    *question);
void       switch_suit_bar_set_counts   (SwitchSuitBar *self,
                                         const guint    counts[SWITCH_N_SUITS]);
void       switch_suit_bar_set_compact  (SwitchSuitBar *self,
                                         gboolean       compact);
void       switch_suit_bar_focus        (SwitchSuitBar *self,
                                         SwitchSuit     suit);

G_END_DECLS
