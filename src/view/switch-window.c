/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-window-private.h"

#include <glib/gi18n-lib.h>

#include "switch-card-art.h"
#include "switch-compat.h"
#include "switch-key-focus.h"
#include "switch-layouts.h"
#include "switch-style.h"

#define LARGE_WIDTH  1600
/* A header bar with words: its pictures, and letters of words and titles. */
#define HEADER_PICTURES 340
#define HEADER_LETTERS   12

G_DEFINE_FINAL_TYPE (SwitchWindow, switch_window, GTK_TYPE_APPLICATION_WINDOW)

static void
save_now (SwitchWindow *self)
{
  SwitchGame *game = switch_stage_get_game (self->stage);

  if (self->saver == NULL || game == NULL || self->demo)
    return;

  switch_saver_save_and_wait (self->saver, switch_game_get_record (game),
                              NULL);
}

static gboolean
switch_window_close_request (GtkWindow *window)
{
  SwitchWindow *self = SWITCH_WINDOW (window);

  switch_stage_finish (self->stage);
  save_now (self);

  return GTK_WINDOW_CLASS (switch_window_parent_class)->close_request (window);
}

static void
switch_window_dispose (GObject *object)
{
  SwitchWindow *self = SWITCH_WINDOW (object);

  _switch_window_set_dialog (self, NULL);
  if (self->stage != NULL)
    {
      switch_table_view_set_panel (self->table, NULL);
      self->panel = NULL;
      _switch_window_set_match (self, NULL);
      switch_stage_set_game (self->stage, NULL);
    }
  _switch_window_close_preferences (self);
  /* The settings, which other windows share, would tell a window that is
   * gone. */
  g_action_map_remove_action (G_ACTION_MAP (self), "beginner-mode");
  g_action_map_remove_action (G_ACTION_MAP (self), "hand-order");
  g_clear_weak_pointer (&self->story);
  for (guint kind = 0; kind < SWITCH_N_PILES; kind++)
    g_clear_weak_pointer (&self->piles[kind]);
  g_clear_object (&self->house_rules);
  g_clear_object (&self->adviser);
  g_clear_object (&self->announcer);
  g_clear_object (&self->stage);
  g_clear_object (&self->saver);
  g_clear_object (&self->clock);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (switch_window_parent_class)->dispose (object);
}

/* Large text must not keep a window from being made narrow. */
static gboolean
has_room_for_words (SwitchWindow *self,
                    int           width)
{
  const float em = switch_layouts_em (GTK_WIDGET (self));

  return (float) width >= HEADER_PICTURES + HEADER_LETTERS * em;
}

/* Where there is no room, only the button that closes is left, at the side
 * where the desktop has it; else all of them. */
static const char *
find_decoration (SwitchWindow *self,
                 int           width)
{
  g_autofree char *layout = NULL;
  const char *colon, *button;

  if (has_room_for_words (self, width))
    return NULL;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)),
                "gtk-decoration-layout", &layout, NULL);
  if (layout == NULL || (button = strstr (layout, "close")) == NULL)
    return ":";

  colon = strchr (layout, ':');

  return colon != NULL && colon > button ? "close:" : ":close";
}

/* A table as wide as this has larger sentences, and a narrow header bar has
 * no room for words on its buttons. */
static void
fit_width (SwitchWindow *self,
           int           width)
{
  GtkWidget *table = GTK_WIDGET (self->table);
  GtkHeaderBar *header = GTK_HEADER_BAR (self->header);
  const char *decoration = find_decoration (self, width);
  const gboolean words = has_room_for_words (self, width);

  if (width >= LARGE_WIDTH)
    gtk_widget_add_css_class (table, "large");
  else
    gtk_widget_remove_css_class (table, "large");
  if (g_strcmp0 (gtk_header_bar_get_decoration_layout (header),
                 decoration) != 0)
    gtk_header_bar_set_decoration_layout (header, decoration);
  gtk_widget_set_visible (self->new_label, words);
  gtk_widget_set_visible (self->redo_button, words);
  gtk_widget_set_visible (self->hint_button, words);
}

static void
surface_layout_cb (SwitchWindow *self,
                   int           width,
                   int           height)
{
  fit_width (self, width);
}

/* Before it is first shown, or what it asks for would make it wider. */
static void
default_width_cb (SwitchWindow *self)
{
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  if (!gtk_widget_get_realized (GTK_WIDGET (self)) && width > 0)
    fit_width (self, width);
}

static void
switch_window_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (switch_window_parent_class)->realize (widget);

  g_signal_connect_object (gtk_native_get_surface (GTK_NATIVE (widget)),
                           "layout", G_CALLBACK (surface_layout_cb), widget,
                           G_CONNECT_SWAPPED);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, SwitchWindow, header);
  gtk_widget_class_bind_template_child (widget_class, SwitchWindow,
                                        new_button);
  gtk_widget_class_bind_template_child (widget_class, SwitchWindow,
                                        new_label);
  gtk_widget_class_bind_template_child (widget_class, SwitchWindow,
                                        undo_button);
  gtk_widget_class_bind_template_child (widget_class, SwitchWindow,
                                        redo_button);
  gtk_widget_class_bind_template_child (widget_class, SwitchWindow,
                                        hint_button);
  gtk_widget_class_bind_template_child (widget_class, SwitchWindow,
                                        menu_button);
  gtk_widget_class_bind_template_child (widget_class, SwitchWindow,
                                        primary_menu);
  gtk_widget_class_bind_template_child (widget_class, SwitchWindow,
                                        title_button);
  gtk_widget_class_bind_template_child (widget_class, SwitchWindow,
                                        title_label);
  gtk_widget_class_bind_template_child (widget_class, SwitchWindow,
                                        subtitle_label);
  gtk_widget_class_bind_template_child (widget_class, SwitchWindow, table);
}

static void
switch_window_class_init (SwitchWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GtkWindowClass *window_class = GTK_WINDOW_CLASS (klass);

  object_class->dispose = switch_window_dispose;
  widget_class->realize = switch_window_realize;
  window_class->close_request = switch_window_close_request;

  g_type_ensure (SWITCH_TYPE_TABLE_VIEW);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/switchcards/Switch/switch-window.ui");
  bind_children (widget_class);
  _switch_window_install_actions (widget_class);
}

/* Keys that go with Control or Alt, and those that only bring something
 * else, are obeyed whatever moves. */
static gboolean
is_for_the_table (guint           key,
                  GdkModifierType state)
{
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return FALSE;

  return key < 0xff || key == GDK_KEY_Return || key == GDK_KEY_KP_Enter ||
         key == GDK_KEY_Escape;
}

static gboolean
key_pressed_cb (SwitchWindow    *self,
                guint            key,
                guint            code,
                GdkModifierType  state)
{
  if (is_for_the_table (key, state) &&
      !switch_stage_input_begins (self->stage))
    return GDK_EVENT_STOP;

  return GDK_EVENT_PROPAGATE;
}

static void
add_key_watch (SwitchWindow *self)
{
  GtkEventController *controller = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (controller, "key-pressed",
                            G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

static gboolean
leave_menu_button_cb (gpointer table)
{
  if (gtk_widget_get_mapped (table))
    gtk_widget_grab_focus (table);

  return G_SOURCE_REMOVE;
}

/* GTK leaves the focus on the button, where it is of no use; newer ones only
 * bring it there when the menu has closed. */
static void
menu_closed_cb (SwitchTableView *table)
{
  g_idle_add_full (G_PRIORITY_DEFAULT, leave_menu_button_cb,
                   g_object_ref (table), g_object_unref);
}

/* Made when it is asked for first: a menu takes as long as many cards. */
static void
create_menu_cb (GtkMenuButton *button,
                gpointer       data)
{
  SwitchWindow *self = data;
  GtkPopover *popover;

  if (gtk_menu_button_get_popover (button) != NULL)
    return;

  gtk_menu_button_set_menu_model (button, self->primary_menu);
  popover = gtk_menu_button_get_popover (button);
  switch_compat_name_items (GTK_WIDGET (popover));
  g_signal_connect_object (popover, "closed", G_CALLBACK (menu_closed_cb),
                           self->table, G_CONNECT_SWAPPED);
}

static void
spoken_cb (SwitchWindow *self,
           const char   *text)
{
  switch_compat_announce (GTK_WIDGET (self->table), text);
}

static void
hand_order_cb (SwitchWindow *self)
{
  const int order = g_settings_get_enum (self->settings, "hand-order");

  switch_hand_view_set_order (switch_table_view_get_hand (self->table),
                              (SwitchHandOrder) order);
}

static void
add_settings_actions (SwitchWindow *self)
{
  g_autoptr(GAction) order = g_settings_create_action (self->settings,
                                                       "hand-order");

  g_action_map_add_action (G_ACTION_MAP (self), order);
  g_signal_connect_object (self->settings, "changed::hand-order",
                           G_CALLBACK (hand_order_cb), self,
                           G_CONNECT_SWAPPED);
  hand_order_cb (self);
}

static void
apply_marks (SwitchWindow *self)
{
  switch_hand_view_set_marks (switch_table_view_get_hand (self->table),
                              g_settings_get_boolean (self->settings,
                                                      "mark-cards"));
}

static void
bind_settings (SwitchWindow *self)
{
  g_settings_bind (self->settings, "window-width", self, "default-width",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "window-height", self, "default-height",
                   G_SETTINGS_BIND_DEFAULT);
  g_signal_connect_object (self->settings, "changed::pace",
                           G_CALLBACK (_switch_window_apply_pace), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::animations",
                           G_CALLBACK (_switch_window_apply_pace), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::grace-time",
                           G_CALLBACK (_switch_window_apply_pace), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::auto-call",
                           G_CALLBACK (_switch_window_apply_pace), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::mark-cards",
                           G_CALLBACK (apply_marks), self,
                           G_CONNECT_SWAPPED);
  g_settings_bind (self->settings, "four-colour",
                   switch_card_art_get_default (), "four-colour",
                   G_SETTINGS_BIND_GET);
  apply_marks (self);
}

static void
switch_window_init (SwitchWindow *self)
{
  switch_style_attach (switch_style_get_default (),
                       gtk_widget_get_display (GTK_WIDGET (self)));
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "switch");
  self->settings = g_settings_new (APP_ID);
  g_signal_connect (self, "notify::default-width",
                    G_CALLBACK (default_width_cb), NULL);
  bind_settings (self);
  add_settings_actions (self);
  _switch_window_beginner_init (self);
  add_key_watch (self);
  switch_key_focus_watch (GTK_WINDOW (self));
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->menu_button),
                                         create_menu_cb, self, NULL);
}

/**
 * switch_window_new:
 * @application: (nullable): the application
 * @clock: the clock
 *
 * Returns: a window without a game
 */
GtkWidget *
switch_window_new (GtkApplication *application,
                   SwitchClock    *clock)
{
  SwitchWindow *self;

  g_return_val_if_fail (SWITCH_IS_CLOCK (clock), NULL);

  self = g_object_new (SWITCH_TYPE_WINDOW,
                       "application", application,
                       NULL);
  /* GTK sets this property while it constructs the window: bound earlier it
   * would be lost, and FALSE written over the setting. */
  g_settings_bind (self->settings, "window-maximized", self, "maximized",
                   G_SETTINGS_BIND_DEFAULT);
  self->clock = g_object_ref (clock);
  self->stage = switch_stage_new (clock);
  self->announcer = switch_announcer_new (self->stage);
  switch_table_view_set_stage (self->table, self->stage, self->announcer);
  g_signal_connect_object (self->announcer, "spoken", G_CALLBACK (spoken_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->announcer, "notify::title",
                           G_CALLBACK (_switch_window_update_title), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->stage, "notify::busy",
                           G_CALLBACK (_switch_window_update_panel), self,
                           G_CONNECT_SWAPPED);
  _switch_window_hint_init (self);
  _switch_window_apply_pace (self);
  _switch_window_update_actions (self);

  return GTK_WIDGET (self);
}

/**
 * switch_window_get_table:
 * @self: the window
 *
 * Returns: (transfer none): the table
 */
SwitchTableView *
switch_window_get_table (SwitchWindow *self)
{
  g_return_val_if_fail (SWITCH_IS_WINDOW (self), NULL);

  return self->table;
}

/**
 * switch_window_get_stage:
 * @self: the window
 *
 * Returns: (transfer none): what is shown
 */
SwitchStage *
switch_window_get_stage (SwitchWindow *self)
{
  g_return_val_if_fail (SWITCH_IS_WINDOW (self), NULL);

  return self->stage;
}

/**
 * switch_window_get_announcer:
 * @self: the window
 *
 * Returns: (transfer none): who tells what happens
 */
SwitchAnnouncer *
switch_window_get_announcer (SwitchWindow *self)
{
  g_return_val_if_fail (SWITCH_IS_WINDOW (self), NULL);

  return self->announcer;
}

/**
 * switch_window_get_match:
 * @self: the window
 *
 * Returns: (transfer none) (nullable): the match that is played
 */
SwitchMatch *
switch_window_get_match (SwitchWindow *self)
{
  g_return_val_if_fail (SWITCH_IS_WINDOW (self), NULL);

  return self->match;
}

/**
 * switch_window_get_dialog:
 * @self: the window
 *
 * Returns: (transfer none) (nullable): the dialog that is open
 */
GtkWidget *
switch_window_get_dialog (SwitchWindow *self)
{
  g_return_val_if_fail (SWITCH_IS_WINDOW (self), NULL);

  return self->dialog;
}

/**
 * switch_window_get_panel:
 * @self: the window
 *
 * Returns: (transfer none) (nullable): the panel of a round that is over
 */
GtkWidget *
switch_window_get_panel (SwitchWindow *self)
{
  g_return_val_if_fail (SWITCH_IS_WINDOW (self), NULL);

  return self->panel;
}

/**
 * switch_window_set_saver:
 * @self: the window
 * @saver: (nullable): where the round is kept
 */
void
switch_window_set_saver (SwitchWindow *self,
                         SwitchSaver  *saver)
{
  g_return_if_fail (SWITCH_IS_WINDOW (self));
  g_return_if_fail (saver == NULL || SWITCH_IS_SAVER (saver));

  g_set_object (&self->saver, saver);
}

/**
 * switch_window_set_next_deal:
 * @self: the window
 * @deal: the deal number of the next match's first round
 */
void
switch_window_set_next_deal (SwitchWindow *self,
                             guint64       deal)
{
  g_return_if_fail (SWITCH_IS_WINDOW (self));

  self->has_next_deal = TRUE;
  self->next_deal = deal;
}

/**
 * switch_window_is_under_way:
 * @self: the window
 *
 * Returns: whether a round is being played that would be lost, with what was
 *   won in the rounds before it
 */
gboolean
switch_window_is_under_way (SwitchWindow *self)
{
  SwitchGame *game;

  g_return_val_if_fail (SWITCH_IS_WINDOW (self), FALSE);

  game = switch_stage_get_game (self->stage);

  return game != NULL && !self->demo && !switch_game_get_over (game) &&
         (switch_game_get_can_undo (game) ||
          switch_match_get_round (self->match) > 1);
}
