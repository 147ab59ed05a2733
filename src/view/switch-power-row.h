/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "switch-house-rules.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_POWER_ROW (switch_power_row_get_type ())

/**
 * SwitchPowerRow:
 *
 * The row of an entry of the table of powers: the cards, what they do in
 * words, and a button that opens the editor.
 */
/**
 * SwitchPowerRow::edit:
 * @self: the row
 *
 * Emitted when the entry is to be edited.
 */
G_DECLARE_FINAL_TYPE (SwitchPowerRow, switch_power_row, SWITCH, POWER_ROW,
                      GtkWidget)

GtkWidget       *switch_power_row_new         (SwitchHouseRules *rules,
                                               SwitchCardClass   klass);

SwitchCardClass  switch_power_row_get_class   (SwitchPowerRow   *self);
const char      *switch_power_row_get_sentence (SwitchPowerRow  *self);
gboolean         switch_power_row_matches     (SwitchPowerRow   *self,
                                               const char * const *words);

guint            switch_power_row_get_pictures (SwitchCardClass  klass,
                                                SwitchCard       cards[4]);

G_END_DECLS
