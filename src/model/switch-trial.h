/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "switch-rules.h"
#include "switch-trial-result.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_TRIAL (switch_trial_get_type ())

/**
 * SwitchTrial:
 *
 * Many rounds by some rules between computer players, in a thread of its
 * own. Its properties "running" and "progress" change on the main loop.
 */
/**
 * SwitchTrial::done:
 * @self: the trial
 *
 * Emitted on the main loop when all rounds are played; not when the trial
 * was cancelled.
 */
G_DECLARE_FINAL_TYPE (SwitchTrial, switch_trial, SWITCH, TRIAL, GObject)

SwitchTrial             *switch_trial_new          (void);

void                     switch_trial_start        (SwitchTrial       *self,
                                                    const SwitchRules *rules,
                                                    guint              n_seats,
                                                    guint              n_rounds,
                                                    guint64            deal);
void                     switch_trial_cancel       (SwitchTrial       *self);
gboolean                 switch_trial_get_running  (SwitchTrial       *self);
double                   switch_trial_get_progress (SwitchTrial       *self);
const SwitchTrialResult *switch_trial_get_result   (SwitchTrial       *self);

G_END_DECLS
