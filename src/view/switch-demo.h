/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-window.h"

G_BEGIN_DECLS

void switch_demo_run (SwitchWindow *window,
                      const char   *folder,
                      int          *status);

G_END_DECLS
