/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-table-view-private.h"

#include <glib/gi18n-lib.h>

#include "switch-card-names.h"
#include "switch-felt.h"
#include "switch-style.h"

#define SHOWN_DISCARDS   4
#define COUNT_TIME     300    /* to count an attack up */

G_DEFINE_FINAL_TYPE (SwitchTableView, switch_table_view, GTK_TYPE_WIDGET)

static void
switch_table_view_dispose (GObject *object)
{
  SwitchTableView *self = SWITCH_TABLE_VIEW (object);
  GtkWidget *child;

  _switch_table_view_explain_clear (self);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  memset (self->seats, 0, sizeof self->seats);
  g_clear_object (&self->announcer);
  g_clear_object (&self->selection);
  g_clear_object (&self->stage);

  G_OBJECT_CLASS (switch_table_view_parent_class)->dispose (object);
}

static void
switch_table_view_finalize (GObject *object)
{
  SwitchTableView *self = SWITCH_TABLE_VIEW (object);

  g_array_unref (self->cards);
  g_array_unref (self->coming);
  g_array_unref (self->gone);

  G_OBJECT_CLASS (switch_table_view_parent_class)->finalize (object);
}

static gboolean
switch_table_view_grab_focus (GtkWidget *widget)
{
  SwitchTableView *self = SWITCH_TABLE_VIEW (widget);

  switch_table_view_focus_hand (self);

  return TRUE;
}

static void
switch_table_view_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  GTK_WIDGET_CLASS (switch_table_view_parent_class)->snapshot (widget,
                                                               snapshot);
  _switch_table_view_look_snapshot (SWITCH_TABLE_VIEW (widget), snapshot);
  _switch_table_view_drag_snapshot (SWITCH_TABLE_VIEW (widget), snapshot);
}

static void
switch_table_view_class_init (SwitchTableViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = switch_table_view_dispose;
  object_class->finalize = switch_table_view_finalize;
  widget_class->grab_focus = switch_table_view_grab_focus;
  widget_class->snapshot = switch_table_view_snapshot;

  _switch_table_view_install_actions (widget_class);
  gtk_widget_class_set_layout_manager_type (widget_class,
                                            SWITCH_TYPE_TABLE_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "table");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

/* Its parts */

static SwitchTableLayout *
get_layout (SwitchTableView *self)
{
  return SWITCH_TABLE_LAYOUT (
    gtk_widget_get_layout_manager (GTK_WIDGET (self)));
}

static GtkWidget *
add_part (SwitchTableView *self,
          GtkWidget       *part,
          SwitchTableSlot  slot)
{
  gtk_widget_set_parent (part, GTK_WIDGET (self));
  switch_table_layout_place (get_layout (self), part, slot);

  return part;
}

static void
add_middle (SwitchTableView *self)
{
  self->felt = add_part (self, switch_felt_new (), SWITCH_TABLE_SLOT_WHOLE);
  self->arrows = add_part (self, switch_direction_arrows_new (),
                           SWITCH_TABLE_SLOT_ARROWS);
  self->stock = add_part (self, switch_pile_view_new (SWITCH_PILE_STOCK),
                          SWITCH_TABLE_SLOT_STOCK);
  self->discard = add_part (self, switch_pile_view_new (SWITCH_PILE_DISCARD),
                            SWITCH_TABLE_SLOT_DISCARD);
  self->suit_chip = add_part (self, switch_suit_chip_new (),
                              SWITCH_TABLE_SLOT_SUIT_CHIP);
  self->attack_chip = add_part (self, switch_attack_chip_new (),
                                SWITCH_TABLE_SLOT_ATTACK_CHIP);
}

static void
add_lower_part (SwitchTableView *self)
{
  self->status = add_part (self, g_object_new (SWITCH_TYPE_STATUS_LINE, NULL),
                           SWITCH_TABLE_SLOT_SENTENCE);
  self->hand = add_part (self, switch_hand_view_new (),
                         SWITCH_TABLE_SLOT_HAND);
  self->actions = add_part (self, g_object_new (SWITCH_TYPE_ACTION_ROW, NULL),
                            SWITCH_TABLE_SLOT_BUTTONS);
  self->suit_bar = add_part (self, switch_suit_bar_new (),
                             SWITCH_TABLE_SLOT_SUIT_BAR);
  gtk_widget_set_visible (self->suit_bar, FALSE);
  self->flights = add_part (self, switch_flight_layer_new (),
                            SWITCH_TABLE_SLOT_WHOLE);
  self->signs = add_part (self, switch_sign_layer_new (),
                          SWITCH_TABLE_SLOT_WHOLE);
}

static void
set_css_class (SwitchTableView *self,
               const char      *name,
               gboolean         on)
{
  if (on)
    gtk_widget_add_css_class (GTK_WIDGET (self), name);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), name);
}

static void
update_classes (SwitchTableView *self)
{
  const SwitchAppearance appearance =
    switch_style_get_appearance (switch_style_get_default ());

  set_css_class (self, "narrow",
                 switch_table_layout_get_window_class (get_layout (self)) ==
                   SWITCH_WINDOW_NARROW);
  set_css_class (self, "contrast", appearance == SWITCH_APPEARANCE_CONTRAST);
}

static void
switch_table_view_init (SwitchTableView *self)
{
  self->selection = switch_selection_new ();
  gtk_widget_add_css_class (GTK_WIDGET (self), "table");
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  /* Translators: Spoken for all that lies on
                                   * the table. */
                                  C_("accessible name", "Table"), -1);

  add_middle (self);
  add_lower_part (self);
  _switch_table_view_hand_init (self);
  _switch_table_view_look_init (self);
  _switch_table_view_drag_init (self);

  g_signal_connect_object (get_layout (self), "notify::window-class",
                           G_CALLBACK (update_classes), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (switch_style_get_default (), "notify::appearance",
                           G_CALLBACK (update_classes), self,
                           G_CONNECT_SWAPPED);
  update_classes (self);
}

/* Seats */

static void
bind (SwitchStageSeat *from,
      GtkWidget       *to,
      const char      *property)
{
  g_object_bind_property (from, property, to, property,
                          G_BINDING_SYNC_CREATE);
}

static void
score_activated_cb (GtkWidget *view,
                    gpointer   data)
{
  const guint seat = GPOINTER_TO_UINT (data);
  GtkWidget *table = gtk_widget_get_parent (view);
  SwitchTableView *self = SWITCH_TABLE_VIEW (table);

  if (seat == switch_stage_get_seat (self->stage))
    gtk_widget_activate_action (view, "table.call", NULL);
  else
    gtk_widget_activate_action (view, "table.catch", "u", seat);
}

static void
add_seat (SwitchTableView *self,
          guint            seat,
          gboolean         own)
{
  SwitchStageSeat *place = switch_stage_get_place (self->stage, seat);
  GtkWidget *view = switch_seat_view_new (own);

  self->seats[seat] = view;
  gtk_widget_insert_before (view, GTK_WIDGET (self), self->suit_chip);
  switch_table_layout_place (get_layout (self), view,
                             own ? SWITCH_TABLE_SLOT_OWN_SEAT
                                 : SWITCH_TABLE_SLOT_SEAT);

  g_object_set (view, "seat", seat, NULL);
  bind (place, view, "name");
  bind (place, view, "score");
  bind (place, view, "short-score");
  bind (place, view, "n-cards");
  bind (place, view, "word");
  bind (place, view, "flag");
  bind (place, view, "alert");
  bind (place, view, "turn");
  bind (place, view, "catchable");
  bind (place, view, "dealer");
  bind (place, view, "caught");
  bind (place, view, "thinking");
  bind (place, view, "won");
  bind (place, view, "place");
  g_signal_connect_object (view, "notify::opened",
                           G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (view, "score-activated", G_CALLBACK (score_activated_cb),
                    GUINT_TO_POINTER (seat));
  g_signal_connect (view, "catch-activated", G_CALLBACK (score_activated_cb),
                    GUINT_TO_POINTER (seat));
}

/* Rivals sit clockwise from the left of whoever sits at the bottom. */
static void
seat_players (SwitchTableView *self)
{
  const guint n_seats = switch_stage_get_table (self->stage)->n_seats;
  guint bottom = switch_stage_get_seat (self->stage);

  for (guint i = 0; i < SWITCH_MAX_SEATS; i++)
    g_clear_pointer (&self->seats[i], gtk_widget_unparent);
  if (bottom >= n_seats)
    bottom = 0;

  for (guint i = 1; i < n_seats; i++)
    add_seat (self, (bottom + i) % n_seats, FALSE);
  add_seat (self, bottom, TRUE);
  _switch_table_view_await_layout (self);
}

/* What lies in the middle */

static void
update_discards (SwitchTableView *self)
{
  const SwitchTable *table = switch_stage_get_table (self->stage);
  const guint shown = MIN (table->n_discards,
                           MAX (SHOWN_DISCARDS, table->n_laid + 2u));
  const guint first = table->n_discards - shown;
  g_autofree char *label = NULL;

  switch_pile_view_set_cards (SWITCH_PILE_VIEW (self->discard),
                              table->discards + first, shown, first,
                              table->n_laid);

  if (table->n_discards == 0)
    label = g_strdup (_("Discard pile, empty"));
  else
    /* Translators: what a screen reader says; "%s" is a card, as "ace of
     * spades" */
    label = g_strdup_printf (_("Discard pile, %s on top"),
                             switch_card_names_get (
                               switch_table_get_top (table)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->discard),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
update_stock (SwitchTableView *self)
{
  const guint n_stock = switch_stage_get_table (self->stage)->n_stock;
  g_autofree char *label =
    g_strdup_printf (ngettext ("Stock, %u card", "Stock, %u cards", n_stock),
                     n_stock);

  switch_pile_view_set_count (SWITCH_PILE_VIEW (self->stock), n_stock);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->stock),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
update_chips (SwitchTableView *self)
{
  const SwitchTable *table = switch_stage_get_table (self->stage);
  const float pace = switch_stage_get_pace (self->stage);
  SwitchScene scene;

  switch_suit_chip_set_suit (SWITCH_SUIT_CHIP (self->suit_chip),
                             table->phase == SWITCH_PHASE_OVER
                               ? SWITCH_SUIT_NONE : (SwitchSuit) table->suit);

  switch_stage_get_scene (self->stage, &scene);
  switch_attack_chip_show (SWITCH_ATTACK_CHIP (self->attack_chip), &scene,
                           (guint) (COUNT_TIME * pace));
}

static void
update_middle (SwitchTableView *self)
{
  update_discards (self);
  update_stock (self);
  update_chips (self);
  switch_direction_arrows_set_clockwise (
    SWITCH_DIRECTION_ARROWS (self->arrows),
    switch_stage_get_table (self->stage)->clockwise);
}

static void
stage_landed_cb (SwitchTableView   *self,
                 const SwitchEvent *event)
{
  _switch_table_view_hand_landed (self, event);
  if (event->kind == SWITCH_EVENT_GATHERED)
    _switch_table_view_show_all_faces (self);
  else
    _switch_table_view_show_faces (self, event->seat);
  update_middle (self);
}

static void
stage_acted_cb (SwitchTableView *self)
{
  _switch_table_view_hand_mark (self);
  if (!switch_stage_is_my_turn (self->stage))
    switch_selection_clear (self->selection);
}

static void
stage_reset_cb (SwitchTableView *self)
{
  switch_selection_clear (self->selection);
  _switch_table_view_hand_reset (self);
  _switch_table_view_show_all_faces (self);
  update_middle (self);
  _switch_table_view_hand_mark (self);
  _switch_table_view_unpark_focus (self);
}

static void
busy_cb (SwitchTableView *self)
{
  /* What fits is marked again when the act has been shown. */
  if (switch_stage_get_busy (self->stage))
    switch_hand_view_set_fitting (SWITCH_HAND_VIEW (self->hand), FALSE, 0);
}

/* The own plate is gold while there is a call to make. */
static void
call_due_cb (SwitchTableView *self)
{
  const guint seat = switch_stage_get_seat (self->stage);
  gboolean due;

  if (seat >= SWITCH_MAX_SEATS || self->seats[seat] == NULL)
    return;

  g_object_get (self->stage, "call-due", &due, NULL);
  if (due)
    gtk_widget_add_css_class (self->seats[seat], "call-due");
  else
    gtk_widget_remove_css_class (self->seats[seat], "call-due");
}

/* The suit bar stands in the place of the sentence. */
static void
selection_cb (SwitchTableView *self)
{
  const gboolean active = switch_selection_get_active (self->selection);
  guint counts[SWITCH_N_SUITS] = { 0 };
  guint most = 0;

  gtk_widget_set_visible (self->status, !active);
  gtk_widget_set_visible (self->suit_bar, active);
  for (guint i = 0; i < self->cards->len; i++)
    {
      const SwitchTableCard *held =
        &g_array_index (self->cards, SwitchTableCard, i);
      const gboolean chosen =
        active && held->id == switch_selection_get_id (self->selection);

      switch_hand_view_set_state (SWITCH_HAND_VIEW (self->hand), held->id,
                                  SWITCH_CARD_CHOSEN, chosen);
      if (!chosen && !switch_card_is_joker (held->card))
        counts[switch_card_get_suit (held->card)]++;
    }

  if (active)
    {
      const SwitchCard card = switch_selection_get_card (self->selection);
      /* Translators: "%s" is a card, as "jack of clubs" */
      g_autofree char *question =
        g_strdup_printf (_("Which suit for the %s?"),
                         switch_card_names_get (card));

      for (guint suit = 1; suit < SWITCH_N_SUITS; suit++)
        if (counts[suit] > counts[most])
          most = suit;
      switch_suit_bar_set_question (SWITCH_SUIT_BAR (self->suit_bar),
                                    question);
      switch_suit_bar_set_counts (SWITCH_SUIT_BAR (self->suit_bar), counts);
      switch_suit_bar_focus (SWITCH_SUIT_BAR (self->suit_bar),
                             (SwitchSuit) most);
    }
}

static void
connect_stage (SwitchTableView *self)
{
  g_signal_connect_object (self->stage, "landed",
                           G_CALLBACK (stage_landed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->stage, "acted", G_CALLBACK (stage_acted_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->stage, "reset", G_CALLBACK (stage_reset_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->stage, "notify::game",
                           G_CALLBACK (seat_players), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->stage, "notify::busy", G_CALLBACK (busy_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->stage, "notify::call-due",
                           G_CALLBACK (call_due_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->selection, "notify::active",
                           G_CALLBACK (selection_cb), self,
                           G_CONNECT_SWAPPED);
  _switch_table_view_actions_connect (self);
}

/**
 * switch_table_view_set_stage:
 * @self: the table
 * @stage: what is shown
 * @announcer: who tells of it
 *
 * Gives the table its stage, once.
 */
void
switch_table_view_set_stage (SwitchTableView *self,
                             SwitchStage     *stage,
                             SwitchAnnouncer *announcer)
{
  g_return_if_fail (SWITCH_IS_TABLE_VIEW (self));
  g_return_if_fail (SWITCH_IS_STAGE (stage));
  g_return_if_fail (SWITCH_IS_ANNOUNCER (announcer));
  g_return_if_fail (self->stage == NULL);

  self->stage = g_object_ref (stage);
  self->announcer = g_object_ref (announcer);
  connect_stage (self);
  _switch_table_view_motion_init (self);
  _switch_table_view_explain_init (self);
  _switch_table_view_actions_init (self);
  switch_status_line_set_announcer (SWITCH_STATUS_LINE (self->status),
                                    announcer);
  switch_action_row_set_stage (SWITCH_ACTION_ROW (self->actions), stage,
                               self->selection);
}

/**
 * switch_table_view_get_stage:
 * @self: the table
 *
 * Returns: (transfer none) (nullable): what is shown
 */
SwitchStage *
switch_table_view_get_stage (SwitchTableView *self)
{
  g_return_val_if_fail (SWITCH_IS_TABLE_VIEW (self), NULL);

  return self->stage;
}

/**
 * switch_table_view_get_selection:
 * @self: the table
 *
 * Returns: (transfer none): the lay that is not whole yet
 */
SwitchSelection *
switch_table_view_get_selection (SwitchTableView *self)
{
  g_return_val_if_fail (SWITCH_IS_TABLE_VIEW (self), NULL);

  return self->selection;
}

/**
 * switch_table_view_get_hand:
 * @self: the table
 *
 * Returns: (transfer none): the own hand
 */
SwitchHandView *
switch_table_view_get_hand (SwitchTableView *self)
{
  g_return_val_if_fail (SWITCH_IS_TABLE_VIEW (self), NULL);

  return SWITCH_HAND_VIEW (self->hand);
}

/**
 * switch_table_view_get_seat:
 * @self: the table
 * @seat: a seat
 *
 * Returns: (transfer none) (nullable): what shows it
 */
GtkWidget *
switch_table_view_get_seat (SwitchTableView *self,
                            guint            seat)
{
  g_return_val_if_fail (SWITCH_IS_TABLE_VIEW (self), NULL);

  return seat < SWITCH_MAX_SEATS ? self->seats[seat] : NULL;
}

/**
 * switch_table_view_focus_hand:
 * @self: the table
 *
 * Brings the focus to where it belongs: to the panel that lies on the table,
 * else to the suit bar, else to the hand, or to the pile if the hand is
 * empty.
 */
void
switch_table_view_focus_hand (SwitchTableView *self)
{
  SwitchHandView *hand;

  g_return_if_fail (SWITCH_IS_TABLE_VIEW (self));

  hand = SWITCH_HAND_VIEW (self->hand);
  if (self->panel != NULL &&
      gtk_widget_child_focus (self->panel, GTK_DIR_TAB_FORWARD))
    return;
  if (switch_selection_get_active (self->selection))
    gtk_widget_grab_focus (self->suit_bar);
  else if (self->stage != NULL && switch_stage_get_game (self->stage) != NULL &&
           switch_game_get_over (switch_stage_get_game (self->stage)) &&
           gtk_widget_grab_focus (self->actions))
    return;
  else if (switch_hand_view_get_n_cards (hand) > 0)
    gtk_widget_grab_focus (self->hand);
  else
    _switch_table_view_park_focus (self);
}

/**
 * switch_table_view_set_panel:
 * @self: the table
 * @panel: (nullable) (transfer floating): what lies over the whole table
 *
 * Lays a panel over the table, or takes it away.
 */
void
switch_table_view_set_panel (SwitchTableView *self,
                             GtkWidget       *panel)
{
  g_return_if_fail (SWITCH_IS_TABLE_VIEW (self));
  g_return_if_fail (panel == NULL || GTK_IS_WIDGET (panel));

  g_clear_pointer (&self->panel, gtk_widget_unparent);
  if (panel != NULL)
    self->panel = add_part (self, panel, SWITCH_TABLE_SLOT_WHOLE);
}
