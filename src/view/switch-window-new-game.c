/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-window-private.h"

#include <glib/gi18n-lib.h>

#include "switch-confirm.h"
#include "switch-new-game.h"

/* Asking for a new game; and before a round under way is thrown away. */

static void
dialog_destroyed_cb (SwitchWindow *self)
{
  self->dialog = NULL;
  /* The panel knows its first button: what is next, not what can be read. */
  if (self->panel != NULL)
    gtk_widget_grab_focus (self->panel);
  else
    switch_table_view_focus_hand (self->table);
}

void
_switch_window_set_dialog (SwitchWindow *self,
                           GtkWidget    *dialog)
{
  GtkWidget *before = self->dialog;

  if (before != NULL)
    {
      g_signal_handlers_disconnect_matched (before, G_SIGNAL_MATCH_DATA,
                                            0, 0, NULL, NULL, self);
      self->dialog = NULL;
      gtk_window_destroy (GTK_WINDOW (before));
    }
  if (dialog == NULL)
    return;

  self->dialog = dialog;
  gtk_window_set_transient_for (GTK_WINDOW (dialog), GTK_WINDOW (self));
  g_signal_connect_object (dialog, "destroy",
                           G_CALLBACK (dialog_destroyed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
begin_cb (SwitchWindow *self)
{
  _switch_window_set_dialog (self, NULL);
  switch_window_begin_new (self);
}

static void
show_new_game (SwitchWindow *self)
{
  SwitchHouseRules *rules = _switch_window_get_house_rules (self);
  GtkWidget *dialog =
    switch_new_game_new (self->settings, switch_house_rules_get_store (rules));

  g_signal_connect_object (dialog, "begin", G_CALLBACK (begin_cb), self,
                           G_CONNECT_SWAPPED);
  _switch_window_set_dialog (self, dialog);
}

static void
confirmed_cb (SwitchWindow *self)
{
  show_new_game (self);
}

/* Between two rounds of a match that is played to a number of points. */
static gboolean
is_match_under_way (SwitchWindow *self)
{
  SwitchGame *game = switch_stage_get_game (self->stage);

  return game != NULL && !self->demo && switch_game_get_over (game) &&
         !switch_match_get_over (self->match) &&
         switch_game_get_table (game)->rules->target > 0;
}

static void
ask (SwitchWindow *self,
     const char   *what_is_lost)
{
  GtkWidget *dialog = switch_confirm_new (
    _("Begin a new game?"), what_is_lost,
    /* Translators: A button: begin a new game and lose what is played. */
    _("_New game"));

  g_signal_connect_object (dialog, "confirmed", G_CALLBACK (confirmed_cb),
                           self, G_CONNECT_SWAPPED);
  _switch_window_set_dialog (self, dialog);
}

void
_switch_window_ask_new_game (SwitchWindow *self)
{
  switch_stage_finish (self->stage);

  if (switch_window_is_under_way (self))
    ask (self, _("The round that is being played would be lost."));
  else if (is_match_under_way (self))
    ask (self, _("The match that is being played would be lost."));
  else
    show_new_game (self);
}
