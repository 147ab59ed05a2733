/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "switch-card.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_HELD_CARD (switch_held_card_get_type ())

G_DECLARE_FINAL_TYPE (SwitchHeldCard, switch_held_card, SWITCH, HELD_CARD,
                      GObject)

SwitchHeldCard *switch_held_card_new           (SwitchCard       card);

SwitchCard      switch_held_card_get_card      (SwitchHeldCard  *self);
void            switch_held_card_set_card      (SwitchHeldCard  *self,
                                                SwitchCard       card);
gboolean        switch_held_card_get_known     (SwitchHeldCard  *self);
gboolean        switch_held_card_get_drawn_now (SwitchHeldCard  *self);
void            switch_held_card_set_drawn_now (SwitchHeldCard  *self,
                                                gboolean         drawn_now);

G_END_DECLS
