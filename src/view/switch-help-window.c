/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-help-window-private.h"

#include "switch-compat.h"
#include "switch-rules-page.h"
#include "switch-style.h"

/* Below this width there is room for the contents or for a page. */
#define NARROW 680

enum
{
  PROP_0,
  PROP_LANGUAGE,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (SwitchHelpWindow, switch_help_window, GTK_TYPE_WINDOW)

static GParamSpec *properties[N_PROPS];

/* Where one is, and where one was */

static void
clear_place (gpointer data)
{
  SwitchHelpPlace *place = data;

  g_free (place->page);
}

static SwitchHelpPlace *
get_place (SwitchHelpWindow *self)
{
  return self->places->len == 0
           ? NULL
           : &g_array_index (self->places, SwitchHelpPlace, self->place);
}

static void
update_side (SwitchHelpWindow *self)
{
  const gboolean wanted = gtk_toggle_button_get_active (self->contents_button);

  gtk_widget_set_visible (GTK_WIDGET (self->contents_button), self->narrow);
  gtk_widget_set_visible (self->title_label, !self->narrow);
  gtk_widget_set_visible (self->forward_button, !self->narrow);
  gtk_widget_set_visible (self->side, !self->narrow || wanted);
  gtk_widget_set_visible (self->main, !self->narrow || !wanted);
  gtk_widget_set_hexpand (self->side, self->narrow);
}

static void
show_place (SwitchHelpWindow *self)
{
  const SwitchHelpPlace *place = get_place (self);
  SwitchHelpPage *page = switch_help_library_get_page (self->library,
                                                       place->page);

  if (page == NULL)
    return;

  if (page != switch_help_view_get_page (self->view))
    switch_help_view_set_page (self->view, page);
  switch_help_view_show_block (self->view, place->block);
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->view));
  _switch_help_window_select_contents (self, page);
  gtk_toggle_button_set_active (self->contents_button, FALSE);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "help.back",
                                 self->place > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "help.forward",
                                 self->place + 1 < self->places->len);
}

static void
go_to (SwitchHelpWindow *self,
       const char       *page,
       guint             block)
{
  const SwitchHelpPlace *here = get_place (self);
  SwitchHelpPlace place = { NULL, block };

  if (here == NULL || here->block != block ||
      g_strcmp0 (here->page, page) != 0)
    {
      place.page = g_strdup (page);
      if (here != NULL)
        g_array_set_size (self->places, ++self->place);
      g_array_append_val (self->places, place);
    }
  show_place (self);
}

static void
set_language (SwitchHelpWindow *self,
              const char       *language)
{
  g_autofree char *old = g_steal_pointer (&self->language);

  self->language = g_strdup (language);
  g_clear_object (&self->library);
  self->library = switch_help_library_new (language);
  if (self->rules != NULL)
    switch_help_library_set_rules (self->library, self->rules);
  _switch_help_window_fill_contents (self);

  if (self->places->len > 0)
    show_place (self);
  if (g_strcmp0 (old, language) != 0)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LANGUAGE]);
}

/* Callbacks */

static void
back_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  SwitchHelpWindow *self = SWITCH_HELP_WINDOW (widget);

  if (self->place == 0)
    return;

  self->place--;
  show_place (self);
}

static void
forward_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  SwitchHelpWindow *self = SWITCH_HELP_WINDOW (widget);

  if (self->place + 1 >= self->places->len)
    return;

  self->place++;
  show_place (self);
}

static void
contents_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  SwitchHelpWindow *self = SWITCH_HELP_WINDOW (widget);

  gtk_toggle_button_set_active (self->contents_button, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->contents_list));
}

static void
search_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  SwitchHelpWindow *self = SWITCH_HELP_WINDOW (widget);

  gtk_toggle_button_set_active (self->contents_button, FALSE);
  gtk_search_bar_set_search_mode (self->search_bar, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
}

/* Escape leaves the search first, then the help. */
static void
escape_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  SwitchHelpWindow *self = SWITCH_HELP_WINDOW (widget);

  if (gtk_search_bar_get_search_mode (self->search_bar))
    gtk_search_bar_set_search_mode (self->search_bar, FALSE);
  else
    gtk_window_close (GTK_WINDOW (self));
}

static void
contents_toggled_cb (SwitchHelpWindow *self)
{
  update_side (self);
}

static void
row_activated_cb (SwitchHelpWindow *self,
                  GtkListBoxRow    *row)
{
  go_to (self, _switch_help_window_get_row_target (row), 0);
  gtk_search_bar_set_search_mode (self->search_bar, FALSE);
}

static void
result_activated_cb (SwitchHelpWindow *self,
                     GtkListBoxRow    *row)
{
  go_to (self, _switch_help_window_get_row_target (row),
         _switch_help_window_get_row_block (row));
  gtk_widget_grab_focus (GTK_WIDGET (self->view));
}

static void
search_changed_cb (SwitchHelpWindow *self)
{
  const char *query = gtk_editable_get_text (self->search_entry);
  const gboolean searching =
    gtk_search_bar_get_search_mode (self->search_bar) && *query != '\0';

  if (searching)
    _switch_help_window_fill_results (self, query);
  gtk_stack_set_visible_child (self->stack,
                               searching ? self->results
                                         : GTK_WIDGET (self->view));
}

static void
search_activate_cb (SwitchHelpWindow *self)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->results_list, 0);

  if (row != NULL)
    result_activated_cb (self, row);
}

static void
link_cb (SwitchHelpWindow *self,
         const char       *target)
{
  if (switch_help_window_go (self, target))
    gtk_widget_grab_focus (GTK_WIDGET (self->view));
}

/* Children may not be shown or hidden while they are laid out. */
static gboolean
width_cb (gpointer data)
{
  SwitchHelpWindow *self = data;

  self->width_source = 0;
  update_side (self);

  return G_SOURCE_REMOVE;
}

static void
switch_help_window_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height,
                                  int        baseline)
{
  SwitchHelpWindow *self = SWITCH_HELP_WINDOW (widget);
  const gboolean narrow = width < NARROW;

  GTK_WIDGET_CLASS (switch_help_window_parent_class)->size_allocate (
    widget, width, height, baseline);

  if (narrow == self->narrow)
    return;

  self->narrow = narrow;
  if (self->width_source == 0)
    self->width_source = g_idle_add_full (G_PRIORITY_HIGH_IDLE, width_cb, self,
                                          NULL);
}

static void
switch_help_window_get_property (GObject    *object,
                                 guint       prop_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  SwitchHelpWindow *self = SWITCH_HELP_WINDOW (object);

  switch (prop_id)
    {
    case PROP_LANGUAGE:
      g_value_set_string (value, self->language);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
switch_help_window_set_property (GObject      *object,
                                 guint         prop_id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  SwitchHelpWindow *self = SWITCH_HELP_WINDOW (object);

  switch (prop_id)
    {
    case PROP_LANGUAGE:
      set_language (self, g_value_get_string (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
switch_help_window_dispose (GObject *object)
{
  SwitchHelpWindow *self = SWITCH_HELP_WINDOW (object);

  g_clear_handle_id (&self->width_source, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (self), SWITCH_TYPE_HELP_WINDOW);
  g_clear_object (&self->library);
  g_clear_object (&self->rules);

  G_OBJECT_CLASS (switch_help_window_parent_class)->dispose (object);
}

static void
switch_help_window_finalize (GObject *object)
{
  SwitchHelpWindow *self = SWITCH_HELP_WINDOW (object);

  g_free (self->language);
  g_array_unref (self->places);

  G_OBJECT_CLASS (switch_help_window_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/switchcards/Switch/switch-help-window.ui");

#define BIND(name) \
  gtk_widget_class_bind_template_child (widget_class, SwitchHelpWindow, name)
  BIND (title_label);
  BIND (contents_button);
  BIND (forward_button);
  BIND (language_button);
  BIND (search_button);
  BIND (side);
  BIND (contents_list);
  BIND (main);
  BIND (search_bar);
  BIND (search_entry);
  BIND (stack);
  BIND (view);
  BIND (results);
  BIND (results_list);
#undef BIND

  gtk_widget_class_bind_template_callback (widget_class, contents_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, link_cb);
  gtk_widget_class_bind_template_callback (widget_class, result_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char                  *name;
    GtkWidgetActionActivateFunc  activate;
    guint                        key;
    GdkModifierType              modifiers;
  } actions[] = {
    { "help.back", back_cb, GDK_KEY_Left, GDK_ALT_MASK },
    { "help.forward", forward_cb, GDK_KEY_Right, GDK_ALT_MASK },
    { "help.contents", contents_cb, GDK_KEY_F9, 0 },
    { "help.search", search_cb, GDK_KEY_f, GDK_CONTROL_MASK },
    { "help.escape", escape_cb, GDK_KEY_Escape, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      gtk_widget_class_install_action (widget_class, actions[i].name, NULL,
                                       actions[i].activate);
      gtk_widget_class_add_binding_action (widget_class, actions[i].key,
                                           actions[i].modifiers,
                                           actions[i].name, NULL);
    }
  gtk_widget_class_install_property_action (widget_class, "help.language",
                                            "language");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w,
                                       GDK_CONTROL_MASK, "window.close", NULL);
}

static void
switch_help_window_class_init (SwitchHelpWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = switch_help_window_get_property;
  object_class->set_property = switch_help_window_set_property;
  object_class->dispose = switch_help_window_dispose;
  object_class->finalize = switch_help_window_finalize;
  widget_class->size_allocate = switch_help_window_size_allocate;

  properties[PROP_LANGUAGE] =
    g_param_spec_string ("language", NULL, NULL, NULL,
                         G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS |
                         G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (SWITCH_TYPE_HELP_VIEW);
  bind_template (widget_class);
  install_actions (widget_class);
}

static void
fill_languages (SwitchHelpWindow *self)
{
  g_autoptr(GMenu) menu = g_menu_new ();
  const char * const *languages = switch_help_library_get_languages ();

  for (guint i = 0; languages[i] != NULL; i++)
    {
      g_autofree char *action = g_strconcat ("help.language::", languages[i],
                                             NULL);

      g_menu_append (menu, switch_help_library_get_language_name (languages[i]),
                     action);
    }
  gtk_menu_button_set_menu_model (self->language_button, G_MENU_MODEL (menu));
  switch_compat_name_items (
    GTK_WIDGET (gtk_menu_button_get_popover (self->language_button)));
}

/* A paragraph that has the focus would take the key for a step to the right,
 * so the window hears of it first. */
static void
add_search_key (SwitchHelpWindow *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (keys),
    gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_f, GDK_CONTROL_MASK),
                      gtk_named_action_new ("help.search")));
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static void
switch_help_window_init (SwitchHelpWindow *self)
{
  self->places = g_array_new (FALSE, FALSE, sizeof (SwitchHelpPlace));
  g_array_set_clear_func (self->places, clear_place);
  /* An action without a state would be none of the menu's. */
  self->language = g_strdup ("C");

  gtk_widget_init_template (GTK_WIDGET (self));
  /* A paragraph that takes the focus is to be read, not to be copied. */
  g_object_set (gtk_widget_get_settings (GTK_WIDGET (self)),
                "gtk-label-select-on-focus", FALSE, NULL);
  gtk_search_bar_connect_entry (self->search_bar, self->search_entry);
  switch_compat_show_search_at_once (self->search_bar);
  switch_style_attach (switch_style_get_default (),
                       gtk_widget_get_display (GTK_WIDGET (self)));

  /* Until the first layout: a window that begins wide stays so. */
  self->narrow = TRUE;
  update_side (self);

  add_search_key (self);
  fill_languages (self);
  set_language (self, switch_help_library_find_language ());
  switch_help_window_go (self, "index");
}

void
_switch_help_window_set_rules_page (SwitchHelpWindow *self,
                                    SwitchHelpPage   *page)
{
  g_set_object (&self->rules, page);
  switch_help_library_set_rules (self->library, page);
  _switch_help_window_fill_contents (self);

  /* The page that is shown may be the one that leads to this one. */
  if (self->places->len > 0)
    switch_help_view_set_page (self->view,
                               switch_help_view_get_page (self->view));
  show_place (self);
}

/**
 * switch_help_window_set_rules:
 * @self: the window
 * @rules: the rules in force, compiled
 * @name: what they are called
 *
 * Composes the page of the rules that are being played, anew if it is there.
 */
void
switch_help_window_set_rules (SwitchHelpWindow  *self,
                              const SwitchRules *rules,
                              const char        *name)
{
  g_autoptr(SwitchHelpPage) page = NULL;

  g_return_if_fail (SWITCH_IS_HELP_WINDOW (self));
  g_return_if_fail (rules != NULL && name != NULL);

  page = switch_rules_page_new (rules, name);
  _switch_help_window_set_rules_page (self, page);
}

/**
 * switch_help_window_go:
 * @self: the window
 * @target: a page or a section: "play", "rules-drawing#blunder"
 *
 * Shows a page, from where one can go back.
 *
 * Returns: whether there is such a page
 */
gboolean
switch_help_window_go (SwitchHelpWindow *self,
                       const char       *target)
{
  SwitchHelpPage *page;
  guint block;

  g_return_val_if_fail (SWITCH_IS_HELP_WINDOW (self), FALSE);
  g_return_val_if_fail (target != NULL, FALSE);

  page = switch_help_library_resolve (self->library, target, &block);
  if (page == NULL)
    return FALSE;

  go_to (self, switch_help_page_get_id (page), block);

  return TRUE;
}
