/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-window-private.h"

#include <glib/gi18n-lib.h>

#include "switch-computer.h"
#include "switch-memory.h"
#include "switch-names.h"
#include "switch-person.h"
#include "switch-round-panel.h"
#include "switch-saver.h"

/* The match that is played in the window: its players, its rounds. */

/* Paces of the settings: instant, fast, normal, slow. */
static const float motion_paces[] = { 0.25f, 0.6f, 1, 1.6f };
static const guint thinking_times[] = { 150, 500, 900, 1500 };

/* Times to call or to catch: short, medium, long, very long, and no end. */
static const guint graces[] = {
  SWITCH_GRACE_DEFAULT, 3000, 6000, 12000, SWITCH_GRACE_WAIT_FOR_ME,
};

void
_switch_window_update_title (SwitchWindow *self)
{
  const char *title = self->match != NULL &&
                      switch_match_get_over (self->match)
    ? _("Match over")
    : switch_announcer_get_title (self->announcer);
  g_autofree char *subtitle = NULL;

  gtk_label_set_label (self->title_label, title != NULL ? title : "");
  if (self->match == NULL)
    return;

  /* Translators: the name of the rules, and the number of the round */
  subtitle = g_strdup_printf (_("%s · round %u"),
    switch_variant_get_shown_name (switch_match_get_variant (self->match)),
    switch_match_get_round (self->match));
  gtk_label_set_label (self->subtitle_label, subtitle);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->title_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, subtitle, -1);
  _switch_window_update_help (self);
}

/* Sets everything that is a matter of time. */
void
_switch_window_apply_pace (SwitchWindow *self)
{
  const guint pace = (guint) g_settings_get_enum (self->settings, "pace");
  const gboolean moving =
    g_settings_get_boolean (self->settings, "animations") && !self->demo;
  const guint grace = (guint) g_settings_get_enum (self->settings,
                                                   "grace-time");
  const float factor = moving ? motion_paces[MIN (pace, 3)] : 0;

  if (self->stage == NULL)
    return;

  switch_stage_set_pace (self->stage, factor);
  switch_hand_view_set_pace (switch_table_view_get_hand (self->table),
                             factor);
  if (self->match == NULL)
    return;

  switch_match_set_grace (self->match,
                          self->demo ? 0
                            : graces[MIN (grace, G_N_ELEMENTS (graces) - 1)]);
  for (guint i = 0; i < switch_match_get_n_players (self->match); i++)
    {
      SwitchPlayer *player = switch_match_get_player (self->match, i);

      if (SWITCH_IS_PERSON (player))
        switch_person_set_auto_call (
          SWITCH_PERSON (player),
          g_settings_get_boolean (self->settings, "auto-call"));
      if (SWITCH_IS_COMPUTER (player))
        switch_computer_set_pace (SWITCH_COMPUTER (player),
                                  self->demo ? 0
                                             : thinking_times[MIN (pace, 3)]);
    }
}

/* The end of a round */

static void
hide_panel (SwitchWindow *self)
{
  if (self->panel == NULL)
    return;

  switch_table_view_set_panel (self->table, NULL);
  self->panel = NULL;
}

static void
show_panel (SwitchWindow *self)
{
  if (self->panel != NULL || self->demo)
    return;

  switch_memory_give_back ();

  self->panel = switch_round_panel_new (self->match);
  switch_table_view_set_panel (self->table, self->panel);
  gtk_widget_grab_focus (self->panel);
}

/* The panel comes when the end has been shown and counted. */
void
_switch_window_update_panel (SwitchWindow *self)
{
  SwitchGame *game = switch_stage_get_game (self->stage);

  if (game == NULL || !switch_game_get_over (game))
    hide_panel (self);
  else if (self->counted && !switch_stage_get_busy (self->stage))
    show_panel (self);

  _switch_window_update_actions (self);
}

static void
round_over_cb (SwitchWindow *self)
{
  self->counted = TRUE;
  _switch_window_update_title (self);
  _switch_window_update_panel (self);
}

static void
game_reset_cb (SwitchWindow *self)
{
  SwitchGame *game = switch_stage_get_game (self->stage);

  if (game != NULL && !switch_game_get_over (game))
    self->counted = FALSE;
  _switch_window_update_panel (self);
}

/* The game */

static void
show_game (SwitchWindow *self,
           SwitchGame   *game)
{
  self->counted = FALSE;
  hide_panel (self);
  switch_stage_set_game (self->stage, game);
  _switch_window_update_title (self);

  g_signal_connect_object (game, "notify::can-undo",
                           G_CALLBACK (_switch_window_update_actions), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::can-redo",
                           G_CALLBACK (_switch_window_update_actions), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "reset", G_CALLBACK (game_reset_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

void
_switch_window_next_round (SwitchWindow *self)
{
  g_autoptr(GError) error = NULL;
  SwitchGame *game;

  g_assert (self->match != NULL);

  if (self->has_next_deal)
    switch_match_set_next_deal (self->match, self->next_deal);
  self->has_next_deal = FALSE;

  _switch_window_apply_rules (self);
  game = switch_match_next_round (self->match, &error);
  if (game == NULL)
    {
      switch_announcer_say (self->announcer, error->message, NULL);
      return;
    }

  show_game (self, game);
  _switch_window_show_cut (self);
  switch_game_start (game);
  _switch_window_tell_deal (self);
  switch_table_view_focus_hand (self->table);
}

/* The match */

void
_switch_window_set_match (SwitchWindow *self,
                          SwitchMatch  *match)
{
  if (self->match != NULL)
    {
      g_signal_handlers_disconnect_matched (self->match,
                                            G_SIGNAL_MATCH_DATA,
                                            0, 0, NULL, NULL, self);
      if (switch_match_get_game (self->match) != NULL)
        switch_game_stop (switch_match_get_game (self->match));
      g_clear_object (&self->match);
    }
  if (match == NULL)
    return;

  self->match = g_object_ref (match);
  if (!self->demo)
    switch_match_set_saver (match, self->saver);
  g_signal_connect_object (match, "round-over", G_CALLBACK (round_over_cb),
                           self, G_CONNECT_SWAPPED);
  _switch_window_apply_eyes (self);
  _switch_window_apply_pace (self);
}

static guint64
get_seed (void)
{
  return ((guint64) g_random_int () << 32) | g_random_int ();
}

static char *
get_person_name (SwitchWindow *self)
{
  g_autofree char *name = g_settings_get_string (self->settings,
                                                 "player-name");

  g_strstrip (name);
  if (*name != '\0')
    return g_steal_pointer (&name);

  /* Translators: The name of the person at the screen, at the seat. */
  return g_strdup (C_("player", "You"));
}

static SwitchMatch *
create_match (SwitchWindow *self,
              guint         n_players,
              gboolean      person)
{
  const SwitchBotLevel level =
    (SwitchBotLevel) g_settings_get_enum (self->settings, "level");
  SwitchVariant *variant =
    switch_house_rules_get_variant (_switch_window_get_house_rules (self));
  g_autofree char *name = person ? get_person_name (self) : g_strdup ("Ada");
  g_auto(GStrv) wanted = g_settings_get_strv (self->settings, "rival-names");
  g_auto(GStrv) names = NULL;
  SwitchMatch *match;

  match = switch_match_new (self->clock, variant, get_seed ());
  names = switch_names_choose (name, (const char * const *) wanted,
                               n_players - 1);

  for (guint i = 0; i < n_players; i++)
    {
      g_autoptr(SwitchPlayer) player = NULL;

      if (i == 0 && person)
        player = switch_person_new (name);
      else
        player = switch_computer_new (self->clock,
                                      i > 0 ? names[i - 1] : name, level,
                                      get_seed ());
      switch_match_add_player (match, player);
    }
  switch_eyes_set (switch_match_get_eyes (match), SWITCH_EYES_SEAT, 0);

  return match;
}

void
_switch_window_start_match (SwitchWindow *self,
                            SwitchMatch  *match)
{
  _switch_window_set_match (self, match);
  _switch_window_next_round (self);
}

/**
 * switch_window_begin_new:
 * @self: the window
 *
 * Begins a match as the settings say.
 */
void
switch_window_begin_new (SwitchWindow *self)
{
  g_autoptr(SwitchMatch) match = NULL;

  g_return_if_fail (SWITCH_IS_WINDOW (self));

  self->demo = FALSE;
  match = create_match (self,
                        (guint) g_settings_get_int (self->settings,
                                                    "players"),
                        TRUE);
  _switch_window_start_match (self, match);
}

/**
 * switch_window_begin_demo:
 * @self: the window
 * @n_players: how many play
 *
 * Begins a match between computer players, without motion or pauses.
 */
void
switch_window_begin_demo (SwitchWindow *self,
                          guint         n_players)
{
  g_autoptr(SwitchMatch) match = NULL;

  g_return_if_fail (SWITCH_IS_WINDOW (self));

  self->demo = TRUE;
  match = create_match (self, n_players, FALSE);
  _switch_window_start_match (self, match);
}

/* A table has one person before it: for any others of a record that was not
 * saved here computer players go on. */
static void
seat_one_person (SwitchRecord *record)
{
  gboolean seated = FALSE;

  for (guint seat = 0; seat < record->n_seats; seat++)
    {
      if (record->players[seat].kind != SWITCH_SEAT_HUMAN)
        continue;
      if (seated)
        record->players[seat].kind = SWITCH_SEAT_CASUAL;
      seated = TRUE;
    }
}

static gboolean
resume (SwitchWindow *self,
        SwitchRecord *record)
{
  g_autoptr(SwitchMatch) match = NULL;
  SwitchGame *game;

  seat_one_person (record);
  match = switch_match_new_from_record (self->clock, record, get_seed ());
  game = switch_match_get_game (match);
  for (guint seat = 0; seat < switch_game_get_n_seats (game); seat++)
    if (switch_player_is_person (switch_game_get_player (game, seat)))
      switch_eyes_set (switch_match_get_eyes (match), SWITCH_EYES_SEAT, seat);

  _switch_window_set_match (self, match);
  show_game (self, game);
  switch_game_resume (game);
  _switch_window_update_panel (self);
  switch_table_view_focus_hand (self->table);
  switch_announcer_tell_table (self->announcer);

  return TRUE;
}

/* What cannot be read is kept aside if possible, and said to be so. */
static void
tell_unreadable (SwitchWindow *self,
                 const char   *kept_as,
                 const GError *error)
{
  g_autofree char *where = NULL;

  if (g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    return;

  g_warning ("The saved round cannot be read: %s", error->message);
  /* Translators: "%s" is the name of a file */
  where = kept_as != NULL
    ? g_strdup_printf (_("It was kept as %s."), kept_as)
    : g_strdup (_("It could not be kept aside."));
  switch_announcer_warn (self->announcer,
                         _("The saved round could not be read."), where);
}

/**
 * switch_window_begin:
 * @self: the window
 *
 * Takes the saved round up again, or begins a new match.
 */
void
switch_window_begin (SwitchWindow *self)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *kept_as = NULL;
  SwitchRecord *record = NULL;

  g_return_if_fail (SWITCH_IS_WINDOW (self));

  if (self->saver != NULL)
    record = switch_saver_load (self->saver, &kept_as, &error);
  if (record != NULL && resume (self, record))
    return;

  switch_window_begin_new (self);
  if (error != NULL)
    tell_unreadable (self, kept_as, error);
}
