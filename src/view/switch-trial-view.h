/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "switch-house-rules.h"
#include "switch-trial.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_TRIAL_VIEW (switch_trial_view_get_type ())

/**
 * SwitchTrialView:
 *
 * Tries the house rules: a thousand rounds between computer players, and what
 * came of them.
 */
G_DECLARE_FINAL_TYPE (SwitchTrialView, switch_trial_view, SWITCH, TRIAL_VIEW,
                      GtkWidget)

void         switch_trial_view_set_rules (SwitchTrialView  *self,
                                          SwitchHouseRules *rules);
void         switch_trial_view_start     (SwitchTrialView  *self);
void         switch_trial_view_cancel    (SwitchTrialView  *self);
SwitchTrial *switch_trial_view_get_trial (SwitchTrialView  *self);

G_END_DECLS
