/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-window-private.h"

#include "switch-pile-window.h"

/* Beginner mode: what lies open to the person. The computer players see no
 * more for it; they are never asked through the eyes. */

/* Opens the eyes, or leaves them at their seat. */
void
_switch_window_apply_eyes (SwitchWindow *self)
{
  const gboolean all =
    g_settings_get_boolean (self->settings, "beginner-mode") && !self->demo;
  SwitchEyes *eyes;
  guint seat;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.look-at-stock", all);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.look-at-discards",
                                 all);
  if (self->match == NULL)
    return;

  eyes = switch_match_get_eyes (self->match);
  seat = switch_eyes_get_seat (eyes);
  if (seat == SWITCH_SEAT_NONE)
    return;

  if (self->stage != NULL)
    switch_stage_finish (self->stage);
  switch_eyes_set (eyes, all ? SWITCH_EYES_ALL : SWITCH_EYES_SEAT, seat);
}

static void
look_at (SwitchWindow   *self,
         SwitchPileKind  kind)
{
  if (switch_stage_get_game (self->stage) == NULL)
    return;

  switch_stage_finish (self->stage);
  if (self->piles[kind] == NULL)
    g_set_weak_pointer (&self->piles[kind],
                        switch_pile_window_new (GTK_WINDOW (self),
                                                self->stage, kind));
  gtk_window_present (GTK_WINDOW (self->piles[kind]));
}

static void
look_at_stock_cb (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  look_at (SWITCH_WINDOW (widget), SWITCH_PILE_STOCK);
}

static void
look_at_discards_cb (GtkWidget  *widget,
                     const char *name,
                     GVariant   *parameter)
{
  look_at (SWITCH_WINDOW (widget), SWITCH_PILE_DISCARD);
}

void
_switch_window_install_beginner_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.look-at-stock", NULL,
                                   look_at_stock_cb);
  gtk_widget_class_install_action (widget_class, "win.look-at-discards", NULL,
                                   look_at_discards_cb);
}

/* The menu item, and whatever changes the setting elsewhere. */
void
_switch_window_beginner_init (SwitchWindow *self)
{
  g_autoptr(GAction) action = g_settings_create_action (self->settings,
                                                        "beginner-mode");

  g_action_map_add_action (G_ACTION_MAP (self), action);
  g_signal_connect_object (self->settings, "changed::beginner-mode",
                           G_CALLBACK (_switch_window_apply_eyes), self,
                           G_CONNECT_SWAPPED);
  _switch_window_apply_eyes (self);
}
