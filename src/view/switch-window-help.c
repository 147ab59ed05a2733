/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-window-private.h"

#include "switch-help-window.h"
#include "switch-variant.h"

/* Of the window: the help, the rules that are being played, and the keys. */

#define KEYS_PAGE "keyboard"

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

/* GTK's window of shortcuts can be made no smaller than what is in it. */
static gboolean
fits_monitor (GtkWidget *window,
              GtkWidget *parent)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (parent));
  GdkMonitor *monitor;
  GdkRectangle screen;
  int width, height;

  monitor = gdk_display_get_monitor_at_surface (
    gtk_widget_get_display (parent), surface);
  if (monitor == NULL)
    return TRUE;

  gdk_monitor_get_geometry (monitor, &screen);
  gtk_widget_measure (window, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width,
                      NULL, NULL);
  gtk_widget_measure (window, GTK_ORIENTATION_VERTICAL, width, NULL, &height,
                      NULL, NULL);

  return width <= screen.width && height <= screen.height;
}

static GtkWidget *
create_keys_window (GtkWindow *parent)
{
  g_autoptr(GtkBuilder) builder = gtk_builder_new_from_resource (
    "/io/github/switchcards/Switch/switch-keys-window.ui");
  GtkWidget *window = GTK_WIDGET (gtk_builder_get_object (builder,
                                                          "keys_window"));

  gtk_window_set_transient_for (GTK_WINDOW (window), parent);
  gtk_window_set_destroy_with_parent (GTK_WINDOW (window), TRUE);

  return window;
}

/* On a screen that is too small, the page of the help wraps its lines and
 * scrolls. Were the window set as the one GTK knows of, it would be made
 * with this one, which costs a tenth of the start. */
static void
show_keys_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  GtkWidget *window = create_keys_window (GTK_WINDOW (widget));

  if (fits_monitor (window, widget))
    {
      gtk_window_present (GTK_WINDOW (window));
      return;
    }

  gtk_window_destroy (GTK_WINDOW (window));
  switch_help_window_show_page (GTK_WINDOW (widget), KEYS_PAGE);
}

void
_switch_window_install_help_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.help", NULL, help_cb);
  gtk_widget_class_install_action (widget_class, "win.rules", "s", rules_cb);
  gtk_widget_class_install_action (widget_class, "win.keys", NULL,
                                   show_keys_cb);
}
