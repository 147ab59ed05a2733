/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "switch-eyes"

#include "config.h"

#include "switch-eyes.h"

#include "switch-table.h"

/* Whose hands may be seen. Whatever is shown, spoken or written down for a
 * person has passed through these eyes; several people at one screen are a
 * matter of moving them. */

struct _SwitchEyes
{
  GObject         parent_instance;

  SwitchEyesKind  kind;
  guint           seat;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (SwitchEyes, switch_eyes, G_TYPE_OBJECT)

static guint signals[N_SIGNALS];

static void
switch_eyes_class_init (SwitchEyesClass *klass)
{
  /**
   * SwitchEyes::changed:
   * @self: the eyes
   *
   * Emitted when other hands may be seen than before.
   */
  signals[CHANGED] =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
switch_eyes_init (SwitchEyes *self)
{
  self->seat = SWITCH_SEAT_NONE;
}

/**
 * switch_eyes_new:
 *
 * Makes eyes that may see nobody's hand.
 *
 * Returns: (transfer full): new eyes
 */
SwitchEyes *
switch_eyes_new (void)
{
  return g_object_new (SWITCH_TYPE_EYES, NULL);
}

/**
 * switch_eyes_set:
 * @self: eyes
 * @kind: whose hands they may see
 * @seat: which seat they sit at, or %SWITCH_SEAT_NONE; of the kinds only
 *   %SWITCH_EYES_SEAT needs one
 *
 * Moves the eyes.
 */
void
switch_eyes_set (SwitchEyes     *self,
                 SwitchEyesKind  kind,
                 guint           seat)
{
  g_return_if_fail (SWITCH_IS_EYES (self));
  g_return_if_fail (seat < SWITCH_MAX_SEATS || seat == SWITCH_SEAT_NONE);
  g_return_if_fail (kind != SWITCH_EYES_SEAT || seat != SWITCH_SEAT_NONE);

  if (self->kind == kind && self->seat == seat)
    return;

  self->kind = kind;
  self->seat = seat;
  g_signal_emit (self, signals[CHANGED], 0);
}

/**
 * switch_eyes_get_kind:
 * @self: eyes
 *
 * Returns: whose hands they may see
 */
SwitchEyesKind
switch_eyes_get_kind (SwitchEyes *self)
{
  g_return_val_if_fail (SWITCH_IS_EYES (self), SWITCH_EYES_NOBODY);

  return self->kind;
}

/**
 * switch_eyes_get_seat:
 * @self: eyes
 *
 * Returns: the seat they sit at, or %SWITCH_SEAT_NONE
 */
guint
switch_eyes_get_seat (SwitchEyes *self)
{
  g_return_val_if_fail (SWITCH_IS_EYES (self), SWITCH_SEAT_NONE);

  return self->seat;
}

/**
 * switch_eyes_sees:
 * @self: eyes
 * @seat: a seat
 *
 * Returns: whether they may see the hand of @seat
 */
gboolean
switch_eyes_sees (SwitchEyes *self,
                  guint       seat)
{
  g_return_val_if_fail (SWITCH_IS_EYES (self), FALSE);

  return self->kind == SWITCH_EYES_ALL ||
         (self->kind == SWITCH_EYES_SEAT && self->seat == seat);
}

/**
 * switch_eyes_sees_all:
 * @self: eyes
 *
 * Returns: whether they may see every hand, and the stock
 */
gboolean
switch_eyes_sees_all (SwitchEyes *self)
{
  g_return_val_if_fail (SWITCH_IS_EYES (self), FALSE);

  return self->kind == SWITCH_EYES_ALL;
}

/**
 * switch_eyes_see:
 * @self: eyes
 * @event: what happened
 *
 * Returns: @event, without what these eyes may not see
 */
SwitchEvent
switch_eyes_see (SwitchEyes        *self,
                 const SwitchEvent *event)
{
  g_return_val_if_fail (event != NULL, (SwitchEvent) { 0 });
  g_return_val_if_fail (SWITCH_IS_EYES (self),
                        switch_event_as_seen (event, SWITCH_SEAT_NONE));

  if (switch_eyes_sees (self, event->seat))
    return *event;

  return switch_event_as_seen (event, SWITCH_SEAT_NONE);
}
