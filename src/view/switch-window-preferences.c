/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-window-private.h"

#include <glib/gi18n-lib.h>

#include "switch-preferences.h"

/* The house rules that the window plays by, and the preferences. */

static void
store_failed_cb (SwitchWindow *self,
                 const char   *sentence)
{
  switch_announcer_say (self->announcer, sentence,
                        switch_announcer_get_advice (self->announcer));
}

/* One's own rules are read when they are first asked for. */
SwitchHouseRules *
_switch_window_get_house_rules (SwitchWindow *self)
{
  g_autofree char *folder = NULL;
  g_autoptr(SwitchVariantStore) store = NULL;

  if (self->house_rules != NULL)
    return self->house_rules;

  folder = switch_variant_store_get_default_folder ();
  store = switch_variant_store_new (folder, self->clock);
  g_signal_connect_object (store, "failed", G_CALLBACK (store_failed_cb),
                           self, G_CONNECT_SWAPPED);
  switch_variant_store_reload (store);
  self->house_rules = switch_house_rules_new (store, self->settings);

  return self->house_rules;
}

/* What was chosen or changed counts from the next round on; unless those who
 * sit at the table cannot play by it. */
void
_switch_window_apply_rules (SwitchWindow *self)
{
  SwitchVariant *variant =
    switch_house_rules_get_variant (_switch_window_get_house_rules (self));
  const guint n_players = switch_match_get_n_players (self->match);

  if (!self->demo && switch_variant_check (variant, n_players, NULL))
    switch_match_set_variant (self->match, variant);
}

static void
preferences_destroyed_cb (SwitchWindow *self)
{
  self->preferences = NULL;
  switch_table_view_focus_hand (self->table);
}

void
_switch_window_update_preferences (SwitchWindow *self)
{
  if (self->preferences != NULL)
    switch_preferences_set_under_way (SWITCH_PREFERENCES (self->preferences),
                                      switch_window_is_under_way (self));
}

/* Without a word to the window, which goes too. */
void
_switch_window_close_preferences (SwitchWindow *self)
{
  GtkWidget *preferences = g_steal_pointer (&self->preferences);

  if (preferences == NULL)
    return;

  g_signal_handlers_disconnect_by_data (preferences, self);
  gtk_window_destroy (GTK_WINDOW (preferences));
}

/**
 * switch_window_show_preferences:
 * @self: the window
 *
 * Opens the preferences, or brings them to the front.
 *
 * Returns: (transfer none): their window, a #SwitchPreferences
 */
GtkWidget *
switch_window_show_preferences (SwitchWindow *self)
{
  g_return_val_if_fail (SWITCH_IS_WINDOW (self), NULL);

  if (self->preferences == NULL)
    {
      self->preferences =
        switch_preferences_new (_switch_window_get_house_rules (self),
                                self->settings);
      gtk_window_set_transient_for (GTK_WINDOW (self->preferences),
                                    GTK_WINDOW (self));
      g_signal_connect_object (self->preferences, "destroy",
                               G_CALLBACK (preferences_destroyed_cb), self,
                               G_CONNECT_SWAPPED);
      _switch_window_update_preferences (self);
    }
  gtk_window_present (GTK_WINDOW (self->preferences));

  return self->preferences;
}

/**
 * switch_window_get_house_rules:
 * @self: the window
 *
 * Returns: (transfer none): the rules that are played from the next round on
 */
SwitchHouseRules *
switch_window_get_house_rules (SwitchWindow *self)
{
  g_return_val_if_fail (SWITCH_IS_WINDOW (self), NULL);

  return _switch_window_get_house_rules (self);
}

/**
 * switch_window_import_rules:
 * @self: the window
 * @files: (element-type GFile): rules files
 *
 * Takes rules in that were opened from a file manager, and shows them.
 */
void
switch_window_import_rules (SwitchWindow *self,
                            GSList       *files)
{
  SwitchPreferences *preferences;

  g_return_if_fail (SWITCH_IS_WINDOW (self));
  g_return_if_fail (files != NULL);

  preferences = SWITCH_PREFERENCES (switch_window_show_preferences (self));
  switch_preferences_show_page (preferences, "house-rules");
  switch_house_rules_page_import (
    switch_preferences_get_house_rules (preferences), files);
}
