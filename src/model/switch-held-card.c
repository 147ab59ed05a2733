/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "switch-held-card"

#include "config.h"

#include "switch-held-card.h"

/* A card in a hand. Its identity is the object's: two equal cards are two. */

struct _SwitchHeldCard
{
  GObject    parent_instance;

  SwitchCard card;
  gboolean   drawn_now;
};

enum
{
  PROP_0,
  PROP_CARD,
  PROP_KNOWN,
  PROP_DRAWN_NOW,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (SwitchHeldCard, switch_held_card, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
switch_held_card_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  SwitchHeldCard *self = SWITCH_HELD_CARD (object);

  switch (prop_id)
    {
    case PROP_CARD:
      g_value_set_uint (value, self->card);
      break;

    case PROP_KNOWN:
      g_value_set_boolean (value, switch_held_card_get_known (self));
      break;

    case PROP_DRAWN_NOW:
      g_value_set_boolean (value, self->drawn_now);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
switch_held_card_class_init (SwitchHeldCardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = switch_held_card_get_property;

  /**
   * SwitchHeldCard:card:
   *
   * The card, or %SWITCH_CARD_NONE while it is not known.
   */
  properties[PROP_CARD] =
    g_param_spec_uint ("card", NULL, NULL, 0, SWITCH_CARD_NONE,
                       SWITCH_CARD_NONE,
                       G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  /**
   * SwitchHeldCard:known:
   *
   * Whether the card is known.
   */
  properties[PROP_KNOWN] =
    g_param_spec_boolean ("known", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  /**
   * SwitchHeldCard:drawn-now:
   *
   * Whether the card was drawn in the turn that goes on.
   */
  properties[PROP_DRAWN_NOW] =
    g_param_spec_boolean ("drawn-now", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
switch_held_card_init (SwitchHeldCard *self)
{
  self->card = SWITCH_CARD_NONE;
}

/**
 * switch_held_card_new:
 * @card: a card, or %SWITCH_CARD_NONE
 *
 * Returns: (transfer full): a new held card
 */
SwitchHeldCard *
switch_held_card_new (SwitchCard card)
{
  SwitchHeldCard *self = g_object_new (SWITCH_TYPE_HELD_CARD, NULL);

  self->card = card;

  return self;
}

/**
 * switch_held_card_get_card:
 * @self: a held card
 *
 * Returns: the card, or %SWITCH_CARD_NONE while it is not known
 */
SwitchCard
switch_held_card_get_card (SwitchHeldCard *self)
{
  g_return_val_if_fail (SWITCH_IS_HELD_CARD (self), SWITCH_CARD_NONE);

  return self->card;
}

/**
 * switch_held_card_set_card:
 * @self: a held card
 * @card: a card, or %SWITCH_CARD_NONE
 *
 * Makes the card known, or unknown again.
 */
void
switch_held_card_set_card (SwitchHeldCard *self,
                           SwitchCard      card)
{
  gboolean was_known;

  g_return_if_fail (SWITCH_IS_HELD_CARD (self));

  if (self->card == card)
    return;

  was_known = switch_held_card_get_known (self);
  self->card = card;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CARD]);
  if (was_known != switch_held_card_get_known (self))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_KNOWN]);
}

/**
 * switch_held_card_get_known:
 * @self: a held card
 *
 * Returns: whether the card is known
 */
gboolean
switch_held_card_get_known (SwitchHeldCard *self)
{
  g_return_val_if_fail (SWITCH_IS_HELD_CARD (self), FALSE);

  return self->card != SWITCH_CARD_NONE;
}

/**
 * switch_held_card_get_drawn_now:
 * @self: a held card
 *
 * Returns: whether the card was drawn in the turn that goes on
 */
gboolean
switch_held_card_get_drawn_now (SwitchHeldCard *self)
{
  g_return_val_if_fail (SWITCH_IS_HELD_CARD (self), FALSE);

  return self->drawn_now;
}

/**
 * switch_held_card_set_drawn_now:
 * @self: a held card
 * @drawn_now: whether it was drawn in the turn that goes on
 *
 * Marks the card, or takes the mark off.
 */
void
switch_held_card_set_drawn_now (SwitchHeldCard *self,
                                gboolean        drawn_now)
{
  g_return_if_fail (SWITCH_IS_HELD_CARD (self));

  drawn_now = !!drawn_now;
  if (self->drawn_now == drawn_now)
    return;

  self->drawn_now = drawn_now;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DRAWN_NOW]);
}
