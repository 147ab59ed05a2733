/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-seat-view-private.h"

#include <glib/gi18n-lib.h>

#define NOD_TIME    240
#define CAUGHT_TIME 1200   /* long enough to be read */

/* Of the seat: what happens to it for a moment. */

/* Only when it begins and when it is over there is something else to read;
 * how the flag comes is in the CSS. */
static void
step_catching (GtkWidget *widget)
{
  SwitchSeatView *self = SWITCH_SEAT_VIEW (widget);

  if (self->catching.value <= 0 || !switch_tween_is_running (&self->catching))
    _switch_seat_view_update (self);
}

void
_switch_seat_view_motion_init (SwitchSeatView *self)
{
  switch_tween_init (&self->nodding, GTK_WIDGET (self),
                     gtk_widget_queue_draw);
  switch_tween_init (&self->catching, GTK_WIDGET (self), step_catching);
}

void
_switch_seat_view_motion_clear (SwitchSeatView *self)
{
  switch_tween_clear (&self->nodding);
  switch_tween_clear (&self->catching);
}

/* What is written on the flag now. */
const char *
_switch_seat_view_get_flag (SwitchSeatView *self)
{
  if (switch_tween_is_running (&self->catching))
    /* Translators: On a flag at the seat of a player who forgot to call and
     * was caught. */
    return C_("flag", "Caught!");

  return self->flag;
}

/**
 * switch_seat_view_nod:
 * @self: a seat
 *
 * Lets the seat nod, because it misses its turn.
 */
void
switch_seat_view_nod (SwitchSeatView *self)
{
  g_return_if_fail (SWITCH_IS_SEAT_VIEW (self));

  switch_tween_start (&self->nodding, NOD_TIME);
}

/**
 * switch_seat_view_catch:
 * @self: a seat
 *
 * Shows for a moment that the seat was caught.
 */
void
switch_seat_view_catch (SwitchSeatView *self)
{
  g_return_if_fail (SWITCH_IS_SEAT_VIEW (self));

  switch_tween_start (&self->catching, CAUGHT_TIME);
}
