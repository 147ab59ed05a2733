/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "switch-powers.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_ANSWER_LIST (switch_answer_list_get_type ())

/**
 * SwitchAnswerList:
 *
 * The classes of cards that may answer an attack: its own, or some that are
 * listed.
 */
/**
 * SwitchAnswerList::changed:
 * @self: the list
 *
 * Emitted when somebody has changed it.
 */
G_DECLARE_FINAL_TYPE (SwitchAnswerList, switch_answer_list, SWITCH,
                      ANSWER_LIST, GtkWidget)

void switch_answer_list_set (SwitchAnswerList   *self,
                             const SwitchPowers *powers);
void switch_answer_list_get (SwitchAnswerList   *self,
                             SwitchPowers       *powers);

G_END_DECLS
