/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-table-view-private.h"

#include <glib/gi18n-lib.h>

#include "switch-words.h"

/* Beginner mode on the table: what the eyes may see of the others. */

/* What lies open at a seat is told too, for a fan is narrow and a plate has
 * none. */
static void
describe_seat (SwitchTableView  *self,
               guint             seat,
               const SwitchCard *cards,
               guint             n_cards)
{
  GtkAccessible *view = GTK_ACCESSIBLE (self->seats[seat]);
  g_autofree char *list = NULL;
  g_autofree char *text = NULL;
  SwitchScene scene;

  if (n_cards == 0)
    {
      gtk_accessible_reset_property (view,
                                     GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
      return;
    }

  switch_stage_get_scene (self->stage, &scene);
  list = switch_words_all_of (cards, n_cards);
  /* Translators: in beginner mode; the first "%s" is a player, the second a
   * list of cards, as "the ace of spades and the two of hearts" */
  text = g_strdup_printf (_("%s holds %s."), scene.names[seat], list);
  gtk_accessible_update_property (view, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text, -1);
}

/* Turns the cards of a rival face up, if they may be seen. */
void
_switch_table_view_show_faces (SwitchTableView *self,
                               guint            seat)
{
  const SwitchOwn *own = switch_stage_get_own (self->stage, seat);
  SwitchCard cards[SWITCH_MAX_PACK];
  guint n_cards = 0;

  if (seat >= SWITCH_MAX_SEATS || self->seats[seat] == NULL ||
      seat == switch_stage_get_seat (self->stage))
    return;

  if (own != NULL)
    n_cards = switch_cards_to_array (&own->cards, cards);
  switch_seat_view_set_faces (SWITCH_SEAT_VIEW (self->seats[seat]), cards,
                              n_cards);
  describe_seat (self, seat, cards, n_cards);
}

void
_switch_table_view_show_all_faces (SwitchTableView *self)
{
  for (guint seat = 0; seat < SWITCH_MAX_SEATS; seat++)
    _switch_table_view_show_faces (self, seat);
}

/* What lies open is drawn over everything else. */
void
_switch_table_view_look_snapshot (SwitchTableView *self,
                                  GtkSnapshot     *snapshot)
{
  for (guint seat = 0; seat < SWITCH_MAX_SEATS; seat++)
    if (self->seats[seat] != NULL)
      switch_seat_view_snapshot_open (SWITCH_SEAT_VIEW (self->seats[seat]),
                                      GTK_WIDGET (self), snapshot);
}

/* A pile is looked through with the other button, with the key of menus, or
 * by a long touch. */

static void
look_at (SwitchTableView *self,
         GtkWidget       *pile)
{
  gtk_widget_activate_action (GTK_WIDGET (self),
                              pile == self->stock ? "win.look-at-stock"
                                                  : "win.look-at-discards",
                              NULL);
}

static SwitchTableView *
get_table (GtkEventController *controller,
           GtkWidget         **pile)
{
  *pile = gtk_event_controller_get_widget (controller);

  return SWITCH_TABLE_VIEW (gtk_widget_get_parent (*pile));
}

static void
second_button_cb (GtkGestureClick *click)
{
  GtkWidget *pile;
  SwitchTableView *self = get_table (GTK_EVENT_CONTROLLER (click), &pile);

  look_at (self, pile);
}

static void
long_pressed_cb (GtkGestureLongPress *press)
{
  GtkWidget *pile;
  SwitchTableView *self = get_table (GTK_EVENT_CONTROLLER (press), &pile);

  gtk_gesture_set_state (GTK_GESTURE (press), GTK_EVENT_SEQUENCE_CLAIMED);
  look_at (self, pile);
}

static gboolean
menu_key_cb (GtkWidget *pile,
             GVariant  *arguments,
             gpointer   data)
{
  look_at (SWITCH_TABLE_VIEW (gtk_widget_get_parent (pile)), pile);

  return GDK_EVENT_STOP;
}

static void
add_gestures (GtkWidget *pile)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *press = gtk_gesture_long_press_new ();
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click),
                                 GDK_BUTTON_SECONDARY);
  g_signal_connect (click, "pressed", G_CALLBACK (second_button_cb), NULL);
  gtk_widget_add_controller (pile, GTK_EVENT_CONTROLLER (click));

  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  g_signal_connect (press, "pressed", G_CALLBACK (long_pressed_cb), NULL);
  gtk_widget_add_controller (pile, GTK_EVENT_CONTROLLER (press));

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
    gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("Menu|<Shift>F10"),
                      gtk_callback_action_new (menu_key_cb, NULL, NULL)));
  gtk_widget_add_controller (pile, keys);
}

void
_switch_table_view_look_init (SwitchTableView *self)
{
  add_gestures (self->stock);
  add_gestures (self->discard);
}
