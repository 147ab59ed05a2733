/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "switch-card.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_SUIT_PIP (switch_suit_pip_get_type ())

/* A pip of the deck, @size pixels square. It says nothing to assistive
 * technology: the word beside it does. Properties "suit" and "size". */
G_DECLARE_FINAL_TYPE (SwitchSuitPip, switch_suit_pip,
                      SWITCH, SUIT_PIP, GtkWidget)

GtkWidget     *switch_suit_pip_new      (SwitchSuit     suit,
                                         int            size);
GskRenderNode *switch_suit_pip_draw     (SwitchSuit     suit,
                                         int            size);
void           switch_suit_pip_set_suit (SwitchSuitPip *self,
                                         SwitchSuit     suit);
void           switch_suit_pip_set_size (SwitchSuitPip *self,
                                         int            size);

G_END_DECLS
