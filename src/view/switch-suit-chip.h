/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "switch-card.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_SUIT_CHIP (switch_suit_chip_get_type ())

/* The suit in force, when it was named: pip, "Suit to follow" and the word.
 * Property "suit"; invisible at %SWITCH_SUIT_NONE. */
G_DECLARE_FINAL_TYPE (SwitchSuitChip, switch_suit_chip,
                      SWITCH, SUIT_CHIP, GtkWidget)

GtkWidget  *switch_suit_chip_new            (void);
SwitchSuit  switch_suit_chip_get_suit       (SwitchSuitChip *self);
void        switch_suit_chip_set_suit       (SwitchSuitChip *self,
                                             SwitchSuit      suit);
void        switch_suit_chip_set_compact    (SwitchSuitChip *self,
                                             gboolean        compact);
int         switch_suit_chip_get_full_width (SwitchSuitChip *self);
GtkWidget  *switch_suit_chip_get_pip        (SwitchSuitChip *self);

G_END_DECLS
