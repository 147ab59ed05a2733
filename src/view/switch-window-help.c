/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-window-private.h"

#include "switch-help-window.h"
#include "switch-variant.h"

/* Of the window: the help, and the rules that are being played. */

/* The page of the rules follows the match, wherever the help is. */
void
_switch_window_update_help (SwitchWindow *self)
{
  SwitchVariant *variant;

  if (self->match == NULL)
    return;

  variant = switch_match_get_variant (self->match);
  switch_help_window_set_current_rules (
    switch_variant_get_rules (variant),
    switch_variant_get_shown_name (variant));
}

static void
help_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  _switch_window_update_help (SWITCH_WINDOW (widget));
  switch_help_window_show_page (GTK_WINDOW (widget), NULL);
}

/* The parameter is the anchor of a sentence, or nothing. */
static void
rules_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  const char *anchor = g_variant_get_string (parameter, NULL);
  g_autofree char *target = NULL;

  _switch_window_update_help (SWITCH_WINDOW (widget));
  target = *anchor == '\0'
             ? g_strdup (SWITCH_HELP_RULES_PAGE)
             : g_strconcat (SWITCH_HELP_RULES_PAGE, "#", anchor, NULL);
  switch_help_window_show_page (GTK_WINDOW (widget), target);
}

void
_switch_window_install_help_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.help", NULL, help_cb);
  gtk_widget_class_install_action (widget_class, "win.rules", "s", rules_cb);
}
