/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-window-private.h"

#include "switch-hint-text.h"
#include "switch-person.h"

/* The hint: what the strongest player would do in the person's place. */

static gboolean
may_ask (SwitchWindow *self)
{
  return switch_stage_get_game (self->stage) != NULL && !self->demo &&
         switch_stage_is_my_turn (self->stage);
}

/* Anything that happens takes the mark off the card, and makes the answer to
 * an earlier question worthless. */
static void
forget (SwitchWindow *self)
{
  switch_adviser_forget (self->adviser);
  switch_hand_view_clear_state (switch_table_view_get_hand (self->table),
                                SWITCH_CARD_HINTED);
}

static void
stage_changed_cb (SwitchWindow *self)
{
  forget (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.hint",
                                 may_ask (self));
}

/* Of two equal cards either may be laid, and one is marked. */
static void
mark (SwitchWindow         *self,
      const SwitchMovePlan *plan)
{
  SwitchHandView *hand = switch_table_view_get_hand (self->table);

  for (guint i = 0; i < plan->n_moves; i++)
    if (plan->moves[i].kind == SWITCH_MOVE_LAY)
      switch_hand_view_set_state (
        hand,
        switch_table_view_find_card (self->table, plan->moves[i].card),
        SWITCH_CARD_HINTED, TRUE);
}

/* Whether the game makes the last-card call by itself. */
static gboolean
calls_itself (SwitchWindow *self)
{
  SwitchPlayer *player =
    switch_game_get_player (switch_stage_get_game (self->stage),
                            switch_stage_get_seat (self->stage));

  return SWITCH_IS_PERSON (player) &&
         switch_person_get_auto_call (SWITCH_PERSON (player));
}

static void
advised_cb (SwitchWindow     *self,
            const SwitchHint *hint)
{
  g_autofree char *move = NULL;
  g_autofree char *call = NULL;
  g_autofree char *reason = NULL;
  g_autofree char *rest = NULL;
  SwitchScene scene;

  switch_stage_get_scene (self->stage, &scene);
  move = switch_hint_text_get_move (&scene, hint);
  reason = switch_hint_text_get_reason (&scene, hint);
  if (!calls_itself (self))
    call = switch_hint_text_get_call (&scene, hint);
  rest = call != NULL ? g_strconcat (call, " ", reason, NULL)
                      : g_strdup (reason);

  mark (self, &hint->plan);
  switch_announcer_say (self->announcer, move, rest);
}

/* A lay that waits for its suit is taken back: its bar stands where the hint
 * is to be read. */
static void
hint_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  SwitchWindow *self = SWITCH_WINDOW (widget);

  switch_stage_finish (self->stage);
  if (!may_ask (self))
    return;

  gtk_widget_activate_action (GTK_WIDGET (self->table), "table.cancel", NULL);
  forget (self);
  switch_adviser_ask (self->adviser,
                      switch_game_get_view (
                        switch_stage_get_game (self->stage),
                        switch_stage_get_seat (self->stage)));
}

void
_switch_window_install_hint_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.hint", NULL, hint_cb);
}

void
_switch_window_hint_init (SwitchWindow *self)
{
  SwitchSelection *selection = switch_table_view_get_selection (self->table);

  self->adviser = switch_adviser_new (self->clock);
  g_signal_connect_object (self->adviser, "advised", G_CALLBACK (advised_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->stage, "notify::state-number",
                           G_CALLBACK (stage_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->stage, "notify::my-turn",
                           G_CALLBACK (stage_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->stage, "notify::busy",
                           G_CALLBACK (stage_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->stage, "reset",
                           G_CALLBACK (stage_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (selection, "notify::active", G_CALLBACK (forget),
                           self, G_CONNECT_SWAPPED);
  stage_changed_cb (self);
}
