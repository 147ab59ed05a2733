/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "switch-card.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_MINI_HAND (switch_mini_hand_get_type ())

/* A row of small cards, only to be looked at. */
G_DECLARE_FINAL_TYPE (SwitchMiniHand, switch_mini_hand, SWITCH, MINI_HAND,
                      GtkWidget)

void switch_mini_hand_set_cards (SwitchMiniHand   *self,
                                 const SwitchCard *cards,
                                 guint             n_cards);

G_END_DECLS
