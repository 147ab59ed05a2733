/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-table-view-private.h"

#include <glib/gi18n-lib.h>

/* Everything a player can do. Buttons, keys, gestures, tests and assistive
 * technology all come through here. */

static SwitchStageAnswer
act (SwitchTableView  *self,
     const SwitchMove *move)
{
  const guint state_number = switch_stage_get_state_number (self->stage);
  SwitchRefusal refusal = { .card = SWITCH_CARD_NONE };
  SwitchStageAnswer answer;

  answer = switch_stage_act (self->stage, move, state_number, &refusal);
  if (answer == SWITCH_STAGE_REFUSED &&
      refusal.reason != SWITCH_REFUSAL_NONE)
    switch_announcer_refuse (self->announcer, &refusal);
  if (answer == SWITCH_STAGE_DONE)
    self->tried_id = 0;

  return answer;
}

static void
act_simple (SwitchTableView *self,
            SwitchMoveKind   kind)
{
  const SwitchMove move =
    switch_move_simple (kind, switch_stage_get_seat (self->stage));

  act (self, &move);
}

/* Laying */

static gint64
get_double_click_time (SwitchTableView *self)
{
  int milliseconds;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)),
                "gtk-double-click-time", &milliseconds, NULL);

  return (gint64) milliseconds * 1000;
}

/* A card that does not fit is only tried in earnest when it is pressed a
 * second time: not by a double click, and not before its reason was seen. */
static gboolean
is_second_press (SwitchTableView *self,
                 guint            id)
{
  return self->tried_id == id &&
         self->tried_state == switch_stage_get_state_number (self->stage) &&
         !switch_stage_get_interrupted (self->stage) &&
         g_get_monotonic_time () - self->tried_at >
           get_double_click_time (self);
}

static void
try_blunder (SwitchTableView *self,
             SwitchCard       card)
{
  const SwitchMove move =
    switch_move_blunder (switch_stage_get_seat (self->stage), card);

  self->tried_id = 0;
  act (self, &move);
}

static void
lay_card (SwitchTableView *self,
          guint            id,
          SwitchCard       card,
          SwitchSuit       suit)
{
  const SwitchTable *table = switch_stage_get_table (self->stage);
  const SwitchMove move =
    switch_move_lay (switch_stage_get_seat (self->stage), card, suit);
  SwitchStageAnswer answer;

  if (table->rules->blunder > 0 && switch_stage_is_my_turn (self->stage) &&
      !switch_stage_get_busy (self->stage) && is_second_press (self, id))
    {
      try_blunder (self, card);
      return;
    }

  self->wanted_id = id;
  answer = act (self, &move);
  self->wanted_id = 0;
  if (answer == SWITCH_STAGE_REFUSED)
    {
      switch_hand_view_refuse (SWITCH_HAND_VIEW (self->hand), id);
      self->tried_id = id;
      self->tried_state = switch_stage_get_state_number (self->stage);
      self->tried_at = g_get_monotonic_time ();
    }
}

/* A second choice of the card that waits for its suit takes it back. */
static gboolean
is_taken_back (SwitchTableView *self,
               guint            id)
{
  const gboolean same =
    switch_selection_get_active (self->selection) &&
    switch_selection_get_id (self->selection) == id;

  switch_selection_clear (self->selection);

  return same;
}

static void
choose_card (SwitchTableView *self,
             guint            id)
{
  const SwitchLegal *legal;
  SwitchCard card = switch_table_view_get_card (self, id);
  SwitchCardMask bit;

  if (card == SWITCH_CARD_NONE || self->stage == NULL)
    return;
  if (is_taken_back (self, id))
    {
      switch_table_view_focus_hand (self);
      return;
    }

  /* Whether a suit is due is known when all has landed. */
  if (switch_stage_get_busy (self->stage) &&
      !switch_stage_input_begins (self->stage))
    return;

  bit = SWITCH_CARD_BIT (card);
  legal = switch_stage_get_legal (self->stage);
  if ((legal->named & bit) != 0)
    switch_selection_begin (self->selection, id, card,
                            (legal->bare & bit) != 0);
  else
    lay_card (self, id, card, SWITCH_SUIT_NONE);
}

/* A card dragged to the pile is laid, or tried in earnest where trying has a
 * price: but only at the table it was taken at, when nothing moves. */
void
_switch_table_view_drop (SwitchTableView *self,
                         guint            id,
                         guint            state_number)
{
  const SwitchTable *table = switch_stage_get_table (self->stage);
  const SwitchLegal *legal = switch_stage_get_legal (self->stage);
  const SwitchCard card = switch_table_view_get_card (self, id);
  const gboolean fits =
    ((legal->bare | legal->named) & SWITCH_CARD_BIT (card)) != 0;

  if (switch_stage_get_busy (self->stage))
    {
      switch_stage_input_begins (self->stage);
      return;
    }

  if (table->rules->blunder > 0 && !fits &&
      state_number == switch_stage_get_state_number (self->stage) &&
      !switch_stage_get_interrupted (self->stage))
    {
      try_blunder (self, card);
      return;
    }

  switch_selection_clear (self->selection);
  self->tried_id = 0;
  choose_card (self, id);
}

static void
lay_cb (GtkWidget  *widget,
        const char *name,
        GVariant   *parameter)
{
  choose_card (SWITCH_TABLE_VIEW (widget), g_variant_get_uint32 (parameter));
}

static void
lay_chosen (SwitchTableView *self,
            SwitchSuit       suit)
{
  const guint id = switch_selection_get_id (self->selection);
  const SwitchCard card = switch_selection_get_card (self->selection);

  if (!switch_selection_clear (self->selection))
    return;

  switch_hand_view_focus (SWITCH_HAND_VIEW (self->hand), id);
  lay_card (self, id, card, suit);
}

static void
name_suit_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  const guint suit = g_variant_get_uint32 (parameter);

  if (suit < SWITCH_N_SUITS)
    lay_chosen (SWITCH_TABLE_VIEW (widget), (SwitchSuit) suit);
}

static void
name_none_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  SwitchTableView *self = SWITCH_TABLE_VIEW (widget);

  if (switch_selection_get_may_be_bare (self->selection))
    lay_chosen (self, SWITCH_SUIT_NONE);
}

/* The panel of a round that is over: there, or away to look at the table. */
static void
show_result (SwitchTableView *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.look", NULL);
}

static gboolean
is_over (SwitchTableView *self)
{
  SwitchGame *game =
    self->stage != NULL ? switch_stage_get_game (self->stage) : NULL;

  return game != NULL && switch_game_get_over (game);
}

static void
cancel_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  SwitchTableView *self = SWITCH_TABLE_VIEW (widget);
  const guint id = switch_selection_get_id (self->selection);

  if (switch_selection_clear (self->selection))
    switch_hand_view_focus (SWITCH_HAND_VIEW (self->hand), id);
  else if (is_over (self))
    show_result (self);
}

/* The rest */

static void
draw_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  SwitchTableView *self = SWITCH_TABLE_VIEW (widget);

  switch_selection_clear (self->selection);
  act_simple (self, SWITCH_MOVE_DRAW);
}

/* Who ended the turn with a double click does not want to give the chance to
 * call away with its second half. */
static void
go_on (SwitchTableView *self)
{
  if (g_get_monotonic_time () - self->waits_since >
      get_double_click_time (self))
    switch_game_go_on (switch_stage_get_game (self->stage));
}

static void
end_turn_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  SwitchTableView *self = SWITCH_TABLE_VIEW (widget);

  if (is_over (self))
    show_result (self);
  else if (switch_stage_get_waits (self->stage))
    go_on (self);
  else if (switch_selection_get_may_be_bare (self->selection))
    lay_chosen (self, SWITCH_SUIT_NONE);
  else
    act_simple (self, SWITCH_MOVE_END);
}

static void
call_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  act_simple (SWITCH_TABLE_VIEW (widget), SWITCH_MOVE_CALL);
}

static void
catch_seat (SwitchTableView *self,
            guint            seat)
{
  const SwitchMove move =
    switch_move_catch (switch_stage_get_seat (self->stage), seat);

  act (self, &move);
}

static void
catch_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  catch_seat (SWITCH_TABLE_VIEW (widget), g_variant_get_uint32 (parameter));
}

static void
catch_open_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  SwitchTableView *self = SWITCH_TABLE_VIEW (widget);
  guint seat;

  g_object_get (self->stage, "may-catch", &seat, NULL);
  if (seat != SWITCH_SEAT_NONE)
    catch_seat (self, seat);
  else
    switch_announcer_say (self->announcer,
                          switch_stage_get_table (self->stage)->rules->last_call
                          == SWITCH_CALL_OFF
                            ? _("By these rules nothing is called.")
                            : _("Nobody has forgotten to call."),
                          switch_announcer_get_advice (self->announcer));
}

static void
go_on_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  SwitchTableView *self = SWITCH_TABLE_VIEW (widget);

  if (switch_stage_get_game (self->stage) != NULL)
    go_on (self);
}

/* The next card of a rank after the one that has the focus, in the order of
 * the hand. */
static void
find_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  SwitchTableView *self = SWITCH_TABLE_VIEW (widget);
  const guint rank = g_variant_get_uint32 (parameter);
  GtkWidget *start = gtk_widget_get_focus_child (self->hand);
  GtkWidget *child = start;

  for (guint i = 0; i < self->cards->len; i++)
    {
      SwitchCard card;

      child = child != NULL ? gtk_widget_get_next_sibling (child) : NULL;
      if (child == NULL)
        child = gtk_widget_get_first_child (self->hand);
      card = switch_card_widget_get_card (SWITCH_CARD_WIDGET (child));
      if (card < SWITCH_N_CARDS && switch_card_get_rank (card) == rank)
        {
          gtk_widget_grab_focus (child);
          return;
        }
    }

  gtk_widget_error_bell (widget);
}

void
_switch_table_view_install_actions (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char               *name;
    const char               *type;
    GtkWidgetActionActivateFunc func;
  } actions[] = {
    { "table.lay", "u", lay_cb },
    { "table.name-suit", "u", name_suit_cb },
    { "table.name-none", NULL, name_none_cb },
    { "table.cancel", NULL, cancel_cb },
    { "table.draw", NULL, draw_cb },
    { "table.end-turn", NULL, end_turn_cb },
    { "table.call", NULL, call_cb },
    { "table.catch", "u", catch_cb },
    { "table.catch-open", NULL, catch_open_cb },
    { "table.go-on", NULL, go_on_cb },
    { "table.find", "u", find_cb },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name,
                                     actions[i].type, actions[i].func);
}

/* Keys */

static void
add_key (GtkShortcutController *keys,
         guint                  key,
         const char            *action,
         guint                  argument)
{
  GtkShortcut *shortcut =
    gtk_shortcut_new (gtk_keyval_trigger_new (key, 0),
                      gtk_named_action_new (action));

  if (argument > 0)
    gtk_shortcut_set_arguments (shortcut, g_variant_new_uint32 (argument));
  gtk_shortcut_controller_add_shortcut (keys, shortcut);
}

/* They are global: wherever in the window the focus is. */
static void
add_keys (SwitchTableView *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();
  GtkShortcutController *keys = GTK_SHORTCUT_CONTROLLER (controller);
  static const struct
  {
    guint       key;
    const char *action;
  } simple[] = {
    { GDK_KEY_d, "table.draw" },
    { GDK_KEY_e, "table.end-turn" },
    { GDK_KEY_l, "table.call" },
    { GDK_KEY_c, "table.catch-open" },
    { GDK_KEY_g, "table.go-on" },
    { GDK_KEY_Escape, "table.cancel" },
  };
  static const struct
  {
    guint key;
    guint rank;
  } ranks[] = {
    { GDK_KEY_a, 1 }, { GDK_KEY_1, 10 }, { GDK_KEY_2, 2 }, { GDK_KEY_3, 3 },
    { GDK_KEY_4, 4 }, { GDK_KEY_5, 5 }, { GDK_KEY_6, 6 }, { GDK_KEY_7, 7 },
    { GDK_KEY_8, 8 }, { GDK_KEY_9, 9 }, { GDK_KEY_0, 10 }, { GDK_KEY_t, 10 },
    { GDK_KEY_j, 11 }, { GDK_KEY_q, 12 }, { GDK_KEY_k, 13 },
    { GDK_KEY_x, SWITCH_RANK_JOKER },
  };

  gtk_shortcut_controller_set_scope (keys, GTK_SHORTCUT_SCOPE_GLOBAL);
  for (guint i = 0; i < G_N_ELEMENTS (simple); i++)
    add_key (keys, simple[i].key, simple[i].action, 0);
  for (guint i = 0; i < G_N_ELEMENTS (ranks); i++)
    add_key (keys, ranks[i].key, "table.find", ranks[i].rank);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

/* Gestures and signals of the parts */

static void
card_activated_cb (SwitchTableView *self,
                   guint            id)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "table.lay", "u", id);
}

static void
suit_chosen_cb (SwitchTableView *self,
                guint            suit)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "table.name-suit", "u", suit);
}

static void
stock_activated_cb (SwitchTableView *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "table.draw", NULL);
}

static void
discard_activated_cb (SwitchTableView *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "table.end-turn", NULL);
}

static void
cancelled_cb (SwitchTableView *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "table.cancel", NULL);
}

/* A press that comes while other players' cards move has done its work when
 * they have landed. */
static void
pressed_cb (SwitchTableView *self,
            int              n_press,
            double           x,
            double           y,
            GtkGesture      *gesture)
{
  if (!switch_stage_input_begins (self->stage))
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
add_press (SwitchTableView *self)
{
  GtkGesture *press = gtk_gesture_click_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (press), 0);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press),
                                              GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (press, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (press));
}

static void
waits_cb (SwitchTableView *self)
{
  if (switch_stage_get_waits (self->stage))
    self->waits_since = g_get_monotonic_time ();
}

void
_switch_table_view_actions_connect (SwitchTableView *self)
{
  g_signal_connect_object (self->stage, "notify::waits",
                           G_CALLBACK (waits_cb), self, G_CONNECT_SWAPPED);
}

void
_switch_table_view_actions_init (SwitchTableView *self)
{
  add_keys (self);
  add_press (self);
  g_signal_connect_swapped (self->hand, "card-activated",
                            G_CALLBACK (card_activated_cb), self);
  g_signal_connect_swapped (self->suit_bar, "suit-chosen",
                            G_CALLBACK (suit_chosen_cb), self);
  g_signal_connect_swapped (self->suit_bar, "cancelled",
                            G_CALLBACK (cancelled_cb), self);
  g_signal_connect_swapped (self->stock, "activated",
                            G_CALLBACK (stock_activated_cb), self);
  g_signal_connect_swapped (self->discard, "activated",
                            G_CALLBACK (discard_activated_cb), self);
}
