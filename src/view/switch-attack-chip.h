/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "switch-sentences.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_ATTACK_CHIP (switch_attack_chip_get_type ())

G_DECLARE_FINAL_TYPE (SwitchAttackChip, switch_attack_chip,
                      SWITCH, ATTACK_CHIP, GtkWidget)

GtkWidget  *switch_attack_chip_new      (void);
void        switch_attack_chip_show     (SwitchAttackChip  *self,
                                         const SwitchScene *scene,
                                         guint              duration);
void        switch_attack_chip_finish   (SwitchAttackChip  *self);
const char *switch_attack_chip_get_text (SwitchAttackChip  *self);

G_END_DECLS
