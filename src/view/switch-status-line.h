/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "switch-announcer.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_STATUS_LINE (switch_status_line_get_type ())

G_DECLARE_FINAL_TYPE (SwitchStatusLine, switch_status_line, SWITCH,
                      STATUS_LINE, GtkWidget)

void switch_status_line_set_announcer (SwitchStatusLine *self,
                                       SwitchAnnouncer  *announcer);

G_END_DECLS
