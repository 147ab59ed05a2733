/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-selection.h"

struct _SwitchSelection
{
  GObject     parent_instance;

  gboolean    active;
  gboolean    may_be_bare;
  guint       id;
  SwitchCard  card;
};

enum
{
  PROP_0,
  PROP_ACTIVE,
  PROP_ID,
  PROP_CARD,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (SwitchSelection, switch_selection, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
switch_selection_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  SwitchSelection *self = SWITCH_SELECTION (object);

  switch (prop_id)
    {
    case PROP_ACTIVE:
      g_value_set_boolean (value, self->active);
      break;

    case PROP_ID:
      g_value_set_uint (value, self->id);
      break;

    case PROP_CARD:
      g_value_set_uint (value, self->card);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
switch_selection_class_init (SwitchSelectionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = switch_selection_get_property;

  properties[PROP_ACTIVE] =
    g_param_spec_boolean ("active", NULL, NULL, FALSE, flags);
  properties[PROP_ID] =
    g_param_spec_uint ("id", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_CARD] =
    g_param_spec_uint ("card", NULL, NULL, 0, G_MAXUINT8, SWITCH_CARD_NONE,
                       flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
switch_selection_init (SwitchSelection *self)
{
  self->card = SWITCH_CARD_NONE;
}

/**
 * switch_selection_new:
 *
 * Returns: (transfer full): a selection of nothing
 */
SwitchSelection *
switch_selection_new (void)
{
  return g_object_new (SWITCH_TYPE_SELECTION, NULL);
}

/**
 * switch_selection_get_active:
 * @self: a selection
 *
 * Returns: whether a card waits for its suit
 */
gboolean
switch_selection_get_active (SwitchSelection *self)
{
  g_return_val_if_fail (SWITCH_IS_SELECTION (self), FALSE);

  return self->active;
}

/**
 * switch_selection_get_id:
 * @self: a selection
 *
 * Returns: the identity of the card
 */
guint
switch_selection_get_id (SwitchSelection *self)
{
  g_return_val_if_fail (SWITCH_IS_SELECTION (self), 0);

  return self->id;
}

/**
 * switch_selection_get_card:
 * @self: a selection
 *
 * Returns: the card, or %SWITCH_CARD_NONE
 */
SwitchCard
switch_selection_get_card (SwitchSelection *self)
{
  g_return_val_if_fail (SWITCH_IS_SELECTION (self), SWITCH_CARD_NONE);

  return self->card;
}

/**
 * switch_selection_get_may_be_bare:
 * @self: a selection
 *
 * Returns: whether the card may also be laid without naming a suit
 */
gboolean
switch_selection_get_may_be_bare (SwitchSelection *self)
{
  g_return_val_if_fail (SWITCH_IS_SELECTION (self), FALSE);

  return self->active && self->may_be_bare;
}

static void
notify_all (SwitchSelection *self)
{
  g_object_freeze_notify (G_OBJECT (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ID]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CARD]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ACTIVE]);
  g_object_thaw_notify (G_OBJECT (self));
}

/**
 * switch_selection_begin:
 * @self: a selection
 * @id: the identity of a card in the hand
 * @card: the card
 * @may_be_bare: whether it may also be laid without naming a suit
 *
 * Chooses a card that waits for its suit.
 */
void
switch_selection_begin (SwitchSelection *self,
                        guint            id,
                        SwitchCard       card,
                        gboolean         may_be_bare)
{
  g_return_if_fail (SWITCH_IS_SELECTION (self));

  self->active = TRUE;
  self->id = id;
  self->card = card;
  self->may_be_bare = may_be_bare;
  notify_all (self);
}

/**
 * switch_selection_clear:
 * @self: a selection
 *
 * Takes the card back.
 *
 * Returns: whether there was one
 */
gboolean
switch_selection_clear (SwitchSelection *self)
{
  g_return_val_if_fail (SWITCH_IS_SELECTION (self), FALSE);

  if (!self->active)
    return FALSE;

  self->active = FALSE;
  self->card = SWITCH_CARD_NONE;
  notify_all (self);

  return TRUE;
}
