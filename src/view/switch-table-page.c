/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-table-page.h"

#include "switch-preference-row.h"
#include "switch-settings-list.h"
#include "switch-template.h"

struct _SwitchTablePage
{
  GtkWidget    parent_instance;

  GtkDropDown *order_drop;
  GtkSwitch   *colour_switch;
};

G_DEFINE_FINAL_TYPE (SwitchTablePage, switch_table_page, GTK_TYPE_WIDGET)

static void
switch_table_page_dispose (GObject *object)
{
  switch_template_dispose (GTK_WIDGET (object), SWITCH_TYPE_TABLE_PAGE);

  G_OBJECT_CLASS (switch_table_page_parent_class)->dispose (object);
}

static void
switch_table_page_class_init (SwitchTablePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = switch_table_page_dispose;

  g_type_ensure (SWITCH_TYPE_PREFERENCE_ROW);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/switchcards/Switch/switch-table-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SwitchTablePage,
                                        order_drop);
  gtk_widget_class_bind_template_child (widget_class, SwitchTablePage,
                                        colour_switch);
  gtk_widget_class_set_layout_manager_type (widget_class,
                                            GTK_TYPE_BIN_LAYOUT);
}

static void
switch_table_page_init (SwitchTablePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * switch_table_page_set_up:
 * @self: the page
 * @settings: the settings
 *
 * Binds the page to the settings, once.
 */
void
switch_table_page_set_up (SwitchTablePage *self,
                          GSettings       *settings)
{
  g_return_if_fail (SWITCH_IS_TABLE_PAGE (self));
  g_return_if_fail (G_IS_SETTINGS (settings));

  switch_settings_list_bind (settings, "hand-order", self->order_drop);
  g_settings_bind (settings, "four-colour", self->colour_switch, "active",
                   G_SETTINGS_BIND_DEFAULT);
}
