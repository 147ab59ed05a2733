/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "switch-window.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_APPLICATION (switch_application_get_type ())

G_DECLARE_FINAL_TYPE (SwitchApplication, switch_application, SWITCH,
                      APPLICATION, GtkApplication)

SwitchApplication *switch_application_new        (void);
SwitchWindow      *switch_application_get_window (SwitchApplication *self);
int                switch_application_run        (SwitchApplication *self,
                                                  int                argc,
                                                  char             **argv);

G_END_DECLS
