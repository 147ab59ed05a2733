/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-access-page.h"

#include "switch-preference-row.h"
#include "switch-template.h"

struct _SwitchAccessPage
{
  GtkWidget  parent_instance;

  GtkSwitch *motion_switch;
};

G_DEFINE_FINAL_TYPE (SwitchAccessPage, switch_access_page, GTK_TYPE_WIDGET)

static void
switch_access_page_dispose (GObject *object)
{
  switch_template_dispose (GTK_WIDGET (object), SWITCH_TYPE_ACCESS_PAGE);

  G_OBJECT_CLASS (switch_access_page_parent_class)->dispose (object);
}

static void
switch_access_page_class_init (SwitchAccessPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = switch_access_page_dispose;

  g_type_ensure (SWITCH_TYPE_PREFERENCE_ROW);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/switchcards/Switch/switch-access-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SwitchAccessPage,
                                        motion_switch);
  gtk_widget_class_set_layout_manager_type (widget_class,
                                            GTK_TYPE_BIN_LAYOUT);
}

static void
switch_access_page_init (SwitchAccessPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * switch_access_page_set_up:
 * @self: the page
 * @settings: the settings
 *
 * Binds the page to the settings, once.
 */
void
switch_access_page_set_up (SwitchAccessPage *self,
                           GSettings        *settings)
{
  g_return_if_fail (SWITCH_IS_ACCESS_PAGE (self));
  g_return_if_fail (G_IS_SETTINGS (settings));

  g_settings_bind (settings, "animations", self->motion_switch, "active",
                   G_SETTINGS_BIND_DEFAULT);
}
