/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-window-private.h"

#include <glib/gi18n-lib.h>

#include "switch-story-window.h"

/* The actions of the window. Those of the table are the table's own. */

static void
new_game_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  _switch_window_ask_new_game (SWITCH_WINDOW (widget));
}

static void
next_round_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  SwitchWindow *self = SWITCH_WINDOW (widget);
  SwitchGame *game = switch_stage_get_game (self->stage);

  if (self->match == NULL || game == NULL || !switch_game_get_over (game))
    return;

  if (switch_match_get_over (self->match))
    _switch_window_ask_new_game (self);
  else
    _switch_window_next_round (self);
}

/* Leaves the panel away, to look at what lies on the table. */
static void
look_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  SwitchWindow *self = SWITCH_WINDOW (widget);

  if (self->panel == NULL)
    return;

  gtk_widget_set_visible (self->panel, !gtk_widget_get_visible (self->panel));
  switch_table_view_focus_hand (self->table);
}

static void
story_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  SwitchWindow *self = SWITCH_WINDOW (widget);

  if (switch_stage_get_game (self->stage) == NULL)
    return;

  switch_stage_finish (self->stage);
  if (self->story == NULL)
    g_set_weak_pointer (&self->story,
                        switch_story_window_new (GTK_WINDOW (self),
                                                 self->stage));
  gtk_window_present (GTK_WINDOW (self->story));
}

static void
undo_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  SwitchWindow *self = SWITCH_WINDOW (widget);

  if (switch_stage_undo (self->stage))
    switch_announcer_say (self->announcer, _("Taken back."),
                          switch_announcer_get_advice (self->announcer));
  switch_table_view_focus_hand (self->table);
}

static void
redo_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  SwitchWindow *self = SWITCH_WINDOW (widget);

  if (switch_stage_redo (self->stage))
    switch_announcer_say (self->announcer, _("Done again."),
                          switch_announcer_get_advice (self->announcer));
  switch_table_view_focus_hand (self->table);
}

static void
fullscreen_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    gtk_window_unfullscreen (GTK_WINDOW (widget));
  else
    gtk_window_fullscreen (GTK_WINDOW (widget));
}

static void
preferences_cb (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  switch_window_show_preferences (SWITCH_WINDOW (widget));
}

static void
close_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  gtk_window_close (GTK_WINDOW (widget));
}

static void
menu_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  SwitchWindow *self = SWITCH_WINDOW (widget);

  gtk_menu_button_popup (GTK_MENU_BUTTON (self->menu_button));
}

void
_switch_window_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.new-game", NULL,
                                   new_game_cb);
  gtk_widget_class_install_action (widget_class, "win.next-round", NULL,
                                   next_round_cb);
  gtk_widget_class_install_action (widget_class, "win.look", NULL, look_cb);
  gtk_widget_class_install_action (widget_class, "win.story", NULL, story_cb);
  gtk_widget_class_install_action (widget_class, "win.undo", NULL, undo_cb);
  gtk_widget_class_install_action (widget_class, "win.redo", NULL, redo_cb);
  gtk_widget_class_install_action (widget_class, "win.fullscreen", NULL,
                                   fullscreen_cb);
  gtk_widget_class_install_action (widget_class, "win.preferences", NULL,
                                   preferences_cb);
  gtk_widget_class_install_action (widget_class, "win.close", NULL, close_cb);
  gtk_widget_class_install_action (widget_class, "win.menu", NULL, menu_cb);
  _switch_window_install_beginner_actions (widget_class);
  _switch_window_install_help_actions (widget_class);
  _switch_window_install_hint_actions (widget_class);
}

void
_switch_window_update_actions (SwitchWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  SwitchGame *game = switch_stage_get_game (self->stage);

  gtk_widget_action_set_enabled (widget, "win.undo",
                                 game != NULL && !self->demo &&
                                 switch_game_get_can_undo (game));
  gtk_widget_action_set_enabled (widget, "win.redo",
                                 game != NULL && !self->demo &&
                                 switch_game_get_can_redo (game));
  gtk_widget_action_set_enabled (widget, "win.story", game != NULL);
  gtk_widget_action_set_enabled (widget, "win.next-round",
                                 game != NULL &&
                                 switch_game_get_over (game));
  _switch_window_update_preferences (self);
}
