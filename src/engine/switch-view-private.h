/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-table-private.h"
#include "switch-view.h"

G_BEGIN_DECLS

static inline SwitchCards
_switch_cards_subtract (SwitchCards a,
                        SwitchCards b)
{
  /* Two bits a card, at most 2: a borrow only from the second copy. */
  const SwitchCardMask one = b.once & ~b.twice;
  SwitchCards rest;

  rest.once = (a.once & ~b.once) | (a.twice & one);
  rest.twice = a.twice & ~b.once;
  return rest;
}

/* Each card as often as in both. */
static inline SwitchCards
_switch_cards_least (SwitchCards a,
                     SwitchCards b)
{
  return (SwitchCards) { a.once & b.once, a.twice & b.twice };
}

G_END_DECLS
