/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-key-focus.h"

/* GTK takes the mark off the focus three seconds after the last key, when a
 * player may still be thinking. Here it stays for as long as the keyboard is
 * in use: until the pointer is moved or pressed. Only the state of the widget
 * with the focus is kept; no time is measured. */

#define WATCH_KEY "switch-key-focus"

typedef struct
{
  GtkWindow  *window;
  gboolean    keys;
  GtkWidget  *marked;    /* by us */
  gboolean    anchored;  /* where the pointer was when the keys came */
  double      x;
  double      y;
} KeyFocus;

static void
key_focus_free (KeyFocus *self)
{
  g_clear_weak_pointer (&self->marked);
  g_free (self);
}

static void
mark (KeyFocus  *self,
      GtkWidget *widget)
{
  if (self->marked != NULL && self->marked != widget)
    gtk_widget_unset_state_flags (self->marked,
                                  GTK_STATE_FLAG_FOCUS_VISIBLE);
  g_set_weak_pointer (&self->marked, widget);

  /* GTK may have taken it off just now. */
  if (widget != NULL)
    gtk_widget_set_state_flags (widget, GTK_STATE_FLAG_FOCUS_VISIBLE, FALSE);
}

static void
update (KeyFocus *self)
{
  const gboolean shown = self->keys && gtk_window_is_active (self->window);

  mark (self, shown ? gtk_window_get_focus (self->window) : NULL);
}

static KeyFocus *
find (GtkWindow *window)
{
  return g_object_get_data (G_OBJECT (window), WATCH_KEY);
}

static void
set_keys (KeyFocus *self,
          gboolean  keys)
{
  self->anchored = FALSE;
  if (self->keys == keys)
    return;

  self->keys = keys;
  if (!keys)
    gtk_window_set_focus_visible (self->window, FALSE);
  update (self);
}

/* A key that means something, and not one that is held for another. */
static gboolean
is_in_use (GdkEvent *event)
{
  const GdkModifierType state = gdk_event_get_modifier_state (event);

  return !gdk_key_event_is_modifier (event) &&
         (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) == 0;
}

/* A hand that only knocks against the table has not taken the mouse. */
static gboolean
is_moved (KeyFocus *self,
          GdkEvent *event)
{
  double x, y;

  if (!gdk_event_get_position (event, &x, &y))
    return FALSE;
  if (self->anchored)
    return gtk_drag_check_threshold (GTK_WIDGET (self->window),
                                     (int) self->x, (int) self->y,
                                     (int) x, (int) y);

  self->anchored = TRUE;
  self->x = x;
  self->y = y;

  return FALSE;
}

static gboolean
event_cb (KeyFocus *self,
          GdkEvent *event)
{
  switch ((guint) gdk_event_get_event_type (event))
    {
    case GDK_KEY_PRESS:
      if (is_in_use (event))
        set_keys (self, TRUE);
      break;

    case GDK_BUTTON_PRESS:
    case GDK_TOUCH_BEGIN:
      set_keys (self, FALSE);
      break;

    case GDK_MOTION_NOTIFY:
      if (self->keys && is_moved (self, event))
        set_keys (self, FALSE);
      break;

    default:
      break;
    }

  return GDK_EVENT_PROPAGATE;
}

/**
 * switch_key_focus_watch:
 * @window: a window
 *
 * Keeps the focus marked in @window while the keyboard is in use. At first
 * it is, until the pointer comes.
 */
void
switch_key_focus_watch (GtkWindow *window)
{
  GtkEventController *controller;
  KeyFocus *self;

  g_return_if_fail (GTK_IS_WINDOW (window));
  g_return_if_fail (find (window) == NULL);

  self = g_new0 (KeyFocus, 1);
  self->window = window;
  self->keys = TRUE;
  g_object_set_data_full (G_OBJECT (window), WATCH_KEY, self,
                          (GDestroyNotify) key_focus_free);

  controller = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (controller, "event", G_CALLBACK (event_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (window), controller);

  g_signal_connect_swapped (window, "notify::focus-visible",
                            G_CALLBACK (update), self);
  g_signal_connect_swapped (window, "notify::focus-widget",
                            G_CALLBACK (update), self);
  g_signal_connect_swapped (window, "notify::is-active", G_CALLBACK (update),
                            self);
}

/**
 * switch_key_focus_get:
 * @window: a window that is watched
 *
 * Returns: whether the keyboard is in use
 */
gboolean
switch_key_focus_get (GtkWindow *window)
{
  KeyFocus *self;

  g_return_val_if_fail (GTK_IS_WINDOW (window), FALSE);

  self = find (window);

  return self != NULL && self->keys;
}

/**
 * switch_key_focus_set:
 * @window: a window that is watched
 * @keys: whether the keyboard is in use
 *
 * Does what a key, or the pointer, would do.
 */
void
switch_key_focus_set (GtkWindow *window,
                      gboolean   keys)
{
  g_return_if_fail (GTK_IS_WINDOW (window));
  g_return_if_fail (find (window) != NULL);

  set_keys (find (window), keys);
}

/**
 * switch_key_focus_is_shown:
 * @widget: a widget that draws the mark of the focus itself
 *
 * Returns: whether the mark is to be seen
 */
gboolean
switch_key_focus_is_shown (GtkWidget *widget)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  return (gtk_widget_get_state_flags (widget) &
          GTK_STATE_FLAG_FOCUS_VISIBLE) != 0;
}
