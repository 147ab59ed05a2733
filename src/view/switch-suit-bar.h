/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "switch-card.h"

G_BEGIN_DECLS

/**
 * SwitchSuitBarForm:
 * @SWITCH_SUIT_BAR_FULL: four large cells in a row
 * @SWITCH_SUIT_BAR_GRID: two by two, for narrow windows
 * @SWITCH_SUIT_BAR_LINE: four small ones in a row, for short windows
 */
typedef enum
{
  SWITCH_SUIT_BAR_FULL,
  SWITCH_SUIT_BAR_GRID,
  SWITCH_SUIT_BAR_LINE,
} SwitchSuitBarForm;

#define SWITCH_TYPE_SUIT_BAR (switch_suit_bar_get_type ())

/* The suit chooser: a bar on the table. Signals: "suit-chosen" (guint, a
 * #SwitchSuit), "cancelled" (Escape). Arrows walk, C D H S choose. */
G_DECLARE_FINAL_TYPE (SwitchSuitBar, switch_suit_bar,
                      SWITCH, SUIT_BAR, GtkWidget)

GtkWidget *switch_suit_bar_new          (void);
void       switch_suit_bar_set_question (SwitchSuitBar     *self,
                                         const char        *question);
void       switch_suit_bar_set_counts   (SwitchSuitBar     *self,
                                         const guint        counts[4]);
void       switch_suit_bar_set_form     (SwitchSuitBar     *self,
                                         SwitchSuitBarForm  form);
void       switch_suit_bar_focus        (SwitchSuitBar     *self,
                                         SwitchSuit         suit);

G_END_DECLS
