/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "switch-bot.h"
#include "switch-clock.h"

G_BEGIN_DECLS

/**
 * SwitchThought:
 * @view: what is thought about, with rules of its own
 * @bot: who thinks; it stops by itself
 * @random: its luck
 *
 * What a worker is given to think with. Nothing of it is shared with the main
 * thread.
 */
typedef struct
{
  SwitchRules   rules;
  SwitchView    view;
  SwitchBot     bot;
  SwitchRandom  random;
  SwitchClock  *clock;
  gint64        answer_by;
  GCancellable *cancellable;
} SwitchThought;

void switch_thought_init  (SwitchThought    *self,
                           const SwitchView *view,
                           SwitchClock      *clock,
                           gint64            answer_by,
                           GCancellable     *cancellable,
                           guint64           seed);
void switch_thought_clear (SwitchThought    *self);

G_END_DECLS
