/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "switch-event.h"
#include "switch-held-card.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_HAND (switch_hand_get_type ())

G_DECLARE_FINAL_TYPE (SwitchHand, switch_hand, SWITCH, HAND, GObject)

SwitchHand     *switch_hand_new         (guint               seat);

guint           switch_hand_get_seat    (SwitchHand         *self);
gboolean        switch_hand_get_face_up (SwitchHand         *self);
guint           switch_hand_get_n_cards (SwitchHand         *self);
SwitchHeldCard *switch_hand_get_card    (SwitchHand         *self,
                                         guint               position);
SwitchHeldCard *switch_hand_find        (SwitchHand         *self,
                                         SwitchCard          card);
SwitchHeldCard *switch_hand_apply_event (SwitchHand         *self,
                                         const SwitchEvent  *event);
void            switch_hand_reset       (SwitchHand         *self,
                                         const SwitchCards  *cards,
                                         guint               n_cards);

G_END_DECLS
