/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "switch-powers.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_CLASS_PICKER (switch_class_picker_get_type ())

/**
 * SwitchClassPicker:
 *
 * Chooses a class of cards: a rank, and which of its cards.
 */
/**
 * SwitchClassPicker::changed:
 * @self: the picker
 *
 * Emitted when another class is chosen.
 */
G_DECLARE_FINAL_TYPE (SwitchClassPicker, switch_class_picker, SWITCH,
                      CLASS_PICKER, GtkWidget)

GtkWidget       *switch_class_picker_new       (void);

SwitchCardClass  switch_class_picker_get_class (SwitchClassPicker *self);
void             switch_class_picker_set_class (SwitchClassPicker *self,
                                                SwitchCardClass    klass);

G_END_DECLS
