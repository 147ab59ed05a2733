/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "switch-bot-hint.h"
#include "switch-clock.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_ADVISER (switch_adviser_get_type ())

/**
 * SwitchAdviser::advised:
 * @self: the adviser
 * @hint: (type SwitchHint): what an expert would do, and why
 *
 * Emitted when the answer to the last question has come.
 */
G_DECLARE_FINAL_TYPE (SwitchAdviser, switch_adviser, SWITCH, ADVISER, GObject)

SwitchAdviser *switch_adviser_new     (SwitchClock      *clock);

void           switch_adviser_ask     (SwitchAdviser    *self,
                                       const SwitchView *view);
void           switch_adviser_forget  (SwitchAdviser    *self);
gboolean       switch_adviser_is_busy (SwitchAdviser    *self);

G_END_DECLS
