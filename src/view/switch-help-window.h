/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "switch-help-library.h"
#include "switch-rules.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_HELP_WINDOW (switch_help_window_get_type ())

/**
 * SwitchHelpWindow:
 *
 * The help: contents, pages, search. Property "language" (string): "C" for
 * English, or the language the pages are in. Its actions are help.back,
 * help.forward, help.contents, help.search and help.language.
 */
G_DECLARE_FINAL_TYPE (SwitchHelpWindow, switch_help_window, SWITCH,
                      HELP_WINDOW, GtkWindow)

void               switch_help_window_show_page  (GtkWindow         *parent,
                                                  const char        *target);
void               switch_help_window_show_rules (GtkWindow         *parent,
                                                  const SwitchRules *rules,
                                                  const char        *name,
                                                  const char        *anchor);

void               switch_help_window_set_current_rules (
                                                  const SwitchRules *rules,
                                                  const char        *name);

GtkWidget         *switch_help_window_new        (void);
void               switch_help_window_set_rules  (SwitchHelpWindow  *self,
                                                  const SwitchRules *rules,
                                                  const char        *name);
gboolean           switch_help_window_go         (SwitchHelpWindow  *self,
                                                  const char        *target);
SwitchHelpLibrary *switch_help_window_get_library (SwitchHelpWindow *self);
SwitchHelpPage    *switch_help_window_get_page   (SwitchHelpWindow  *self);
void               switch_help_window_search     (SwitchHelpWindow  *self,
                                                  const char        *query);

G_END_DECLS
