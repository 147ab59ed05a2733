/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "switch-table-geometry.h"

G_BEGIN_DECLS

/**
 * SwitchTableSlot:
 * @SWITCH_TABLE_SLOT_WHOLE: covers the table (felt, flight layer, panels)
 * @SWITCH_TABLE_SLOT_SEAT: a rival; they sit in the order of the children,
 *   clockwise from your left
 * @SWITCH_TABLE_SLOT_OWN_SEAT: the own plate
 *
 * What a child of the table is.
 */
typedef enum
{
  SWITCH_TABLE_SLOT_WHOLE,
  SWITCH_TABLE_SLOT_SEAT,
  SWITCH_TABLE_SLOT_OWN_SEAT,
  SWITCH_TABLE_SLOT_STOCK,
  SWITCH_TABLE_SLOT_DISCARD,
  SWITCH_TABLE_SLOT_ARROWS,
  SWITCH_TABLE_SLOT_SUIT_CHIP,
  SWITCH_TABLE_SLOT_ATTACK_CHIP,
  SWITCH_TABLE_SLOT_SENTENCE,
  SWITCH_TABLE_SLOT_BUTTONS,
  SWITCH_TABLE_SLOT_SUIT_BAR,
  SWITCH_TABLE_SLOT_HAND,
} SwitchTableSlot;

#define SWITCH_TYPE_TABLE_LAYOUT (switch_table_layout_get_type ())

/* Takes its numbers from its children: visible seats are the rivals, the
 * hand knows its cards. The hand, seats, piles and chips are told their sizes
 * in passing. Property "window-class" (uint, a #SwitchWindowSize) notifies
 * after an allocation that changed it. */
G_DECLARE_FINAL_TYPE (SwitchTableLayout, switch_table_layout,
                      SWITCH, TABLE_LAYOUT, GtkLayoutManager)

GtkLayoutManager *switch_table_layout_new   (void);
void              switch_table_layout_place (SwitchTableLayout *self,
                                             GtkWidget         *child,
                                             SwitchTableSlot    slot);

SwitchWindowSize switch_table_layout_get_window_class (
                                             SwitchTableLayout *self);
const SwitchTableGeometry *switch_table_layout_get_geometry (
                                             SwitchTableLayout *self);

G_END_DECLS
