/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "switch-trial-result.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_ROUND_PLOT (switch_round_plot_get_type ())

/**
 * SwitchRoundPlot:
 *
 * How long rounds are: a bar for each length, the more rounds the higher.
 */
G_DECLARE_FINAL_TYPE (SwitchRoundPlot, switch_round_plot, SWITCH, ROUND_PLOT,
                      GtkWidget)

void switch_round_plot_set_result (SwitchRoundPlot         *self,
                                   const SwitchTrialResult *result);

G_END_DECLS
