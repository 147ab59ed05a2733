/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "switch-card.h"

G_BEGIN_DECLS

typedef enum
{
  SWITCH_PILE_STOCK,
  SWITCH_PILE_DISCARD,
  SWITCH_N_PILES,
} SwitchPileKind;

#define SWITCH_TYPE_PILE_VIEW (switch_pile_view_get_type ())

/* Properties: "count" (uint, the stock's tag and edges), "due" (boolean, a
 * gold frame). Signal "activated": a click, or Enter or Space. Name it with
 * gtk_accessible_update_property (); it starts with a plain name. */
G_DECLARE_FINAL_TYPE (SwitchPileView, switch_pile_view,
                      SWITCH, PILE_VIEW, GtkWidget)

GtkWidget *switch_pile_view_new       (SwitchPileKind    kind);
void       switch_pile_view_set_count (SwitchPileView   *self,
                                       guint             count);
void       switch_pile_view_set_cards (SwitchPileView   *self,
                                       const SwitchCard *cards,
                                       guint             n_cards,
                                       guint             first_index,
                                       guint             n_laid);
void       switch_pile_view_get_place (SwitchPileView   *self,
                                       GtkWidget        *relative_to,
                                       graphene_rect_t  *rect,
                                       float            *angle);

G_END_DECLS
