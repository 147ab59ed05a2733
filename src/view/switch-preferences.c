/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-preferences.h"

#include "switch-access-page.h"
#include "switch-compat.h"
#include "switch-game-page.h"
#include "switch-help-window.h"
#include "switch-style.h"
#include "switch-table-page.h"

#define NARROW_WIDTH  640       /* below it the side bar is a list */
#define WIDE_WIDTH   1000       /* from it on there is room beside the rules */

struct _SwitchPreferences
{
  GtkWindow             parent_instance;

  GtkWidget            *search_button;
  GtkSearchBar         *search_bar;
  GtkEditable          *search_entry;
  GtkDropDown          *page_drop;
  GtkWidget            *side_bar;
  GtkStack             *stack;
  SwitchGamePage       *game_page;
  SwitchHouseRulesPage *house_rules_page;
  SwitchTablePage      *table_page;
  SwitchAccessPage     *access_page;

  gboolean              updating;
};

G_DEFINE_FINAL_TYPE (SwitchPreferences, switch_preferences, GTK_TYPE_WINDOW)

/* The pages */

static void
page_selected_cb (SwitchPreferences *self)
{
  GtkStackPage *page = gtk_drop_down_get_selected_item (self->page_drop);

  if (page != NULL && !self->updating)
    gtk_stack_set_visible_child (self->stack, gtk_stack_page_get_child (page));
}

static void
page_shown_cb (SwitchPreferences *self)
{
  g_autoptr(GtkSelectionModel) pages = gtk_stack_get_pages (self->stack);
  GtkWidget *shown = gtk_stack_get_visible_child (self->stack);

  self->updating = TRUE;
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (pages)); i++)
    {
      g_autoptr(GObject) page =
        g_list_model_get_item (G_LIST_MODEL (pages), i);

      if (gtk_stack_page_get_child (GTK_STACK_PAGE (page)) == shown)
        gtk_drop_down_set_selected (self->page_drop, i);
    }
  self->updating = FALSE;
}

static void
fill_page_drop (SwitchPreferences *self)
{
  g_autoptr(GtkSelectionModel) pages = gtk_stack_get_pages (self->stack);
  g_autoptr(GtkExpression) title =
    gtk_property_expression_new (GTK_TYPE_STACK_PAGE, NULL, "title");

  self->updating = TRUE;
  gtk_drop_down_set_expression (self->page_drop, title);
  gtk_drop_down_set_model (self->page_drop, G_LIST_MODEL (pages));
  self->updating = FALSE;
}

static void
surface_layout_cb (SwitchPreferences *self,
                   int                width,
                   int                height)
{
  const gboolean narrow = width < NARROW_WIDTH;

  gtk_widget_set_visible (self->side_bar, !narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->page_drop), narrow);
  if (narrow)
    gtk_widget_add_css_class (GTK_WIDGET (self), "narrow");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "narrow");
  switch_house_rules_page_set_wide (self->house_rules_page,
                                    width >= WIDE_WIDTH);
}

static void
switch_preferences_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (switch_preferences_parent_class)->realize (widget);

  g_signal_connect_object (gtk_native_get_surface (GTK_NATIVE (widget)),
                           "layout", G_CALLBACK (surface_layout_cb), widget,
                           G_CONNECT_SWAPPED);
}

/* Searching */

static void
search_changed_cb (SwitchPreferences *self)
{
  const char *query = gtk_editable_get_text (self->search_entry);

  if (*query != '\0')
    switch_preferences_show_page (self, "house-rules");
  switch_house_rules_page_search (self->house_rules_page, query);
}

/* Enter goes on to the first rule that was found. */
static void
search_activated_cb (SwitchPreferences *self)
{
  search_changed_cb (self);
  switch_house_rules_page_focus_found (self->house_rules_page);
}

static void
stop_search_cb (SwitchPreferences *self)
{
  gtk_search_bar_set_search_mode (self->search_bar, FALSE);
}

static void
search_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  SwitchPreferences *self = SWITCH_PREFERENCES (widget);

  switch_preferences_show_page (self, "house-rules");
  gtk_search_bar_set_search_mode (self->search_bar, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
}

static void
help_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  static const char *const pages[][2] = {
    { "game", "preferences#game" },
    { "house-rules", "house-rules" },
    { "table", "preferences#table" },
    { "access", "preferences#access" },
  };
  SwitchPreferences *self = SWITCH_PREFERENCES (widget);
  const char *shown = gtk_stack_get_visible_child_name (self->stack);

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    if (g_strcmp0 (pages[i][0], shown) == 0)
      switch_help_window_show_page (GTK_WINDOW (self), pages[i][1]);
}

static void
switch_preferences_dispose (GObject *object)
{
  SwitchPreferences *self = SWITCH_PREFERENCES (object);

  /* Its model is the stack's, which goes first. */
  if (self->page_drop != NULL)
    {
      self->updating = TRUE;
      gtk_drop_down_set_model (self->page_drop, NULL);
    }
  gtk_widget_dispose_template (GTK_WIDGET (self), SWITCH_TYPE_PREFERENCES);

  G_OBJECT_CLASS (switch_preferences_parent_class)->dispose (object);
}

#define BIND(child) \
  gtk_widget_class_bind_template_child (widget_class, SwitchPreferences, child)

static void
add_keys (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "preferences.search", NULL,
                                   search_cb);
  gtk_widget_class_install_action (widget_class, "preferences.help", NULL,
                                   help_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f,
                                       GDK_CONTROL_MASK, "preferences.search",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F1, 0,
                                       "preferences.help", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w,
                                       GDK_CONTROL_MASK, "window.close",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0,
                                       "window.close", NULL);
}

static void
switch_preferences_class_init (SwitchPreferencesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = switch_preferences_dispose;
  widget_class->realize = switch_preferences_realize;

  g_type_ensure (SWITCH_TYPE_ACCESS_PAGE);
  g_type_ensure (SWITCH_TYPE_GAME_PAGE);
  g_type_ensure (SWITCH_TYPE_HOUSE_RULES_PAGE);
  g_type_ensure (SWITCH_TYPE_TABLE_PAGE);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/switchcards/Switch/switch-preferences.ui");
  BIND (search_button);
  BIND (search_bar);
  BIND (search_entry);
  BIND (page_drop);
  BIND (side_bar);
  BIND (stack);
  BIND (game_page);
  BIND (house_rules_page);
  BIND (table_page);
  BIND (access_page);
  gtk_widget_class_bind_template_callback (widget_class, page_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, page_shown_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_search_cb);
  add_keys (widget_class);
}

/* GTK 4.8 leaves the rows of a side bar without a name. */
static void
name_rows (GtkWidget *widget)
{
  if (GTK_IS_LIST_BOX_ROW (widget))
    {
      GtkWidget *label =
        gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (widget));

      gtk_accessible_update_property (
        GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
        gtk_label_get_label (GTK_LABEL (label)), -1);
      return;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    name_rows (child);
}

static void
switch_preferences_init (SwitchPreferences *self)
{
  switch_style_attach (switch_style_get_default (),
                       gtk_widget_get_display (GTK_WIDGET (self)));
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "preferences");
  fill_page_drop (self);
  name_rows (self->side_bar);
  gtk_search_bar_connect_entry (self->search_bar, self->search_entry);
  switch_compat_show_search_at_once (self->search_bar);
  g_object_bind_property (self->search_button, "active", self->search_bar,
                          "search-mode-enabled", G_BINDING_BIDIRECTIONAL);
}

/**
 * switch_preferences_new:
 * @rules: the house rules
 * @settings: the settings
 *
 * Returns: the window of the preferences
 */
GtkWidget *
switch_preferences_new (SwitchHouseRules *rules,
                        GSettings        *settings)
{
  SwitchPreferences *self;

  g_return_val_if_fail (SWITCH_IS_HOUSE_RULES (rules), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (SWITCH_TYPE_PREFERENCES, NULL);
  switch_game_page_set_up (self->game_page, rules, settings);
  switch_house_rules_page_set_rules (self->house_rules_page, rules);
  switch_table_page_set_up (self->table_page, settings);
  switch_access_page_set_up (self->access_page, settings);

  return GTK_WIDGET (self);
}

/**
 * switch_preferences_set_under_way:
 * @self: the window
 * @under_way: whether a round is being played
 */
void
switch_preferences_set_under_way (SwitchPreferences *self,
                                  gboolean           under_way)
{
  g_return_if_fail (SWITCH_IS_PREFERENCES (self));

  switch_house_rules_page_set_under_way (self->house_rules_page, under_way);
}

/**
 * switch_preferences_show_page:
 * @self: the window
 * @name: "game", "house-rules", "table" or "access"
 */
void
switch_preferences_show_page (SwitchPreferences *self,
                              const char        *name)
{
  g_return_if_fail (SWITCH_IS_PREFERENCES (self));
  g_return_if_fail (name != NULL);

  gtk_stack_set_visible_child_name (self->stack, name);
}

/**
 * switch_preferences_get_house_rules:
 * @self: the window
 *
 * Returns: (transfer none): the page of the house rules
 */
SwitchHouseRulesPage *
switch_preferences_get_house_rules (SwitchPreferences *self)
{
  g_return_val_if_fail (SWITCH_IS_PREFERENCES (self), NULL);

  return self->house_rules_page;
}
