/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "switch-card.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_SCORE_ROW (switch_score_row_get_type ())

/* A player in the panel of a round that is over. */
G_DECLARE_FINAL_TYPE (SwitchScoreRow, switch_score_row, SWITCH, SCORE_ROW,
                      GtkWidget)

GtkWidget *switch_score_row_new       (guint             place,
                                       guint             seat,
                                       const char       *name);
void       switch_score_row_set_text  (SwitchScoreRow   *self,
                                       const char       *detail,
                                       const char       *score);
void       switch_score_row_set_dots  (SwitchScoreRow   *self,
                                       guint             n_won,
                                       guint             n_all);
void       switch_score_row_set_cards (SwitchScoreRow   *self,
                                       const SwitchCard *cards,
                                       guint             n_cards);
void       switch_score_row_set_won   (SwitchScoreRow   *self,
                                       gboolean          won);

G_END_DECLS
