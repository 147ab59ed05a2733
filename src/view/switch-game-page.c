/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-game-page.h"

#include <glib/gi18n-lib.h>

#include "switch-name-list.h"
#include "switch-preference-row.h"
#include "switch-rule-setting.h"
#include "switch-settings-list.h"
#include "switch-template.h"

struct _SwitchGamePage
{
  GtkWidget            parent_instance;

  SwitchPreferenceRow *players_row;
  GtkSpinButton       *players_spin;
  GtkDropDown         *level_drop;
  GtkEntry            *name_entry;
  SwitchPreferenceRow *names_row;
  SwitchNameList      *name_list;
  GtkDropDown         *pace_drop;
  SwitchPreferenceRow *grace_row;
  GtkDropDown         *grace_drop;
  GtkSwitch           *call_switch;
  GtkSwitch           *mark_switch;
  GtkSwitch           *beginner_switch;

  SwitchHouseRules    *rules;
  GSettings           *settings;
};

G_DEFINE_FINAL_TYPE (SwitchGamePage, switch_game_page, GTK_TYPE_WIDGET)

/* So many that the rules have no cards for are refused with a sentence. */
static void
players_changed_cb (SwitchGamePage *self)
{
  g_autoptr(GError) error = NULL;
  const int n_players = gtk_spin_button_get_value_as_int (self->players_spin);

  if (self->rules == NULL ||
      (guint) n_players == switch_house_rules_get_players (self->rules))
    return;

  if (switch_house_rules_set_players (self->rules, (guint) n_players, &error))
    {
      switch_preference_row_set_note (self->players_row, NULL);
      return;
    }

  gtk_spin_button_set_value (self->players_spin,
                             switch_house_rules_get_players (self->rules));
  switch_preference_row_set_note (self->players_row, error->message);
  gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
show_players (SwitchGamePage *self)
{
  gtk_spin_button_set_value (self->players_spin,
                             switch_house_rules_get_players (self->rules));
}

static void
clash_changed_cb (SwitchGamePage *self)
{
  switch_preference_row_set_note (
    self->names_row, switch_name_list_get_clash (self->name_list)
      ? _("Somebody has this name already. Type another one.") : NULL);
}

/* The sentence says what is chosen. */
static void
grace_changed_cb (SwitchGamePage *self)
{
  static const char *const sentences[] = {
    N_("While somebody can still call or be caught, the next player waits "
       "one and a half seconds."),
    N_("While somebody can still call or be caught, the next player waits "
       "three seconds."),
    N_("While somebody can still call or be caught, the next player waits "
       "six seconds."),
    N_("While somebody can still call or be caught, the next player waits "
       "twelve seconds."),
    N_("While you can call or catch, nobody plays before you say that the "
       "game goes on."),
  };
  const guint selected = gtk_drop_down_get_selected (self->grace_drop);

  if (selected < G_N_ELEMENTS (sentences))
    switch_preference_row_set_sentence (self->grace_row,
                                        _(sentences[selected]));
}

static void
switch_game_page_dispose (GObject *object)
{
  SwitchGamePage *self = SWITCH_GAME_PAGE (object);

  g_clear_object (&self->rules);
  g_clear_object (&self->settings);
  switch_template_dispose (GTK_WIDGET (self), SWITCH_TYPE_GAME_PAGE);

  G_OBJECT_CLASS (switch_game_page_parent_class)->dispose (object);
}

#define BIND(child) \
  gtk_widget_class_bind_template_child (widget_class, SwitchGamePage, child)

static void
switch_game_page_class_init (SwitchGamePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = switch_game_page_dispose;

  g_type_ensure (SWITCH_TYPE_NAME_LIST);
  g_type_ensure (SWITCH_TYPE_PREFERENCE_ROW);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/switchcards/Switch/switch-game-page.ui");
  BIND (players_row);
  BIND (players_spin);
  BIND (level_drop);
  BIND (name_entry);
  BIND (names_row);
  BIND (name_list);
  BIND (pace_drop);
  BIND (grace_row);
  BIND (grace_drop);
  BIND (call_switch);
  BIND (mark_switch);
  BIND (beginner_switch);
  gtk_widget_class_bind_template_callback (widget_class, players_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, grace_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, clash_changed_cb);
  gtk_widget_class_set_layout_manager_type (widget_class,
                                            GTK_TYPE_BIN_LAYOUT);
}

static void
switch_game_page_init (SwitchGamePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  switch_rule_setting_stop_scrolling (GTK_WIDGET (self->players_spin));
  grace_changed_cb (self);
}

/**
 * switch_game_page_set_up:
 * @self: the page
 * @rules: the house rules
 * @settings: the settings
 *
 * Binds the page to the settings, once.
 */
void
switch_game_page_set_up (SwitchGamePage   *self,
                         SwitchHouseRules *rules,
                         GSettings        *settings)
{
  g_return_if_fail (SWITCH_IS_GAME_PAGE (self));
  g_return_if_fail (SWITCH_IS_HOUSE_RULES (rules));
  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (self->rules == NULL);

  self->rules = g_object_ref (rules);
  self->settings = g_object_ref (settings);
  g_signal_connect_object (settings, "changed::players",
                           G_CALLBACK (show_players), self,
                           G_CONNECT_SWAPPED);
  show_players (self);
  switch_settings_list_bind (settings, "level", self->level_drop);
  switch_settings_list_bind (settings, "pace", self->pace_drop);
  g_settings_bind (settings, "player-name",
                   gtk_entry_get_buffer (self->name_entry), "text",
                   G_SETTINGS_BIND_DEFAULT);
  switch_name_list_set_up (self->name_list, settings);
  switch_settings_list_bind (settings, "grace-time", self->grace_drop);
  g_settings_bind (settings, "auto-call", self->call_switch, "active",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "mark-cards", self->mark_switch, "active",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "beginner-mode", self->beginner_switch, "active",
                   G_SETTINGS_BIND_DEFAULT);
}
