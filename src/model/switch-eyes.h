/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "switch-event.h"

G_BEGIN_DECLS

/**
 * SwitchEyesKind:
 * @SWITCH_EYES_NOBODY: no hand may be seen
 * @SWITCH_EYES_SEAT: the hand of one seat
 * @SWITCH_EYES_ALL: all hands and the stock
 */
typedef enum
{
  SWITCH_EYES_NOBODY,
  SWITCH_EYES_SEAT,
  SWITCH_EYES_ALL,
} SwitchEyesKind;

#define SWITCH_TYPE_EYES (switch_eyes_get_type ())

G_DECLARE_FINAL_TYPE (SwitchEyes, switch_eyes, SWITCH, EYES, GObject)

SwitchEyes     *switch_eyes_new        (void);

void            switch_eyes_set        (SwitchEyes         *self,
                                        SwitchEyesKind      kind,
                                        guint               seat);
SwitchEyesKind  switch_eyes_get_kind   (SwitchEyes         *self);
guint           switch_eyes_get_seat   (SwitchEyes         *self);
gboolean        switch_eyes_sees       (SwitchEyes         *self,
                                        guint               seat);
gboolean        switch_eyes_sees_all   (SwitchEyes         *self);
SwitchEvent     switch_eyes_see        (SwitchEyes         *self,
                                        const SwitchEvent  *event);

G_END_DECLS
