/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "switch-power-entry"

#include "config.h"

#include "switch-power-entry.h"

/* One line of a variant's table of powers: some cards, and what they do. */

struct _SwitchPowerEntry
{
  GObject          parent_instance;

  SwitchCardClass  klass;
  SwitchPowers     powers;
  char            *cards;
  char            *text;
};

enum
{
  PROP_0,
  PROP_CARDS,
  PROP_TEXT,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (SwitchPowerEntry, switch_power_entry, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
switch_power_entry_get_property (GObject    *object,
                                 guint       prop_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  SwitchPowerEntry *self = SWITCH_POWER_ENTRY (object);

  switch (prop_id)
    {
    case PROP_CARDS:
      g_value_set_string (value, self->cards);
      break;

    case PROP_TEXT:
      g_value_set_string (value, self->text);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
switch_power_entry_finalize (GObject *object)
{
  SwitchPowerEntry *self = SWITCH_POWER_ENTRY (object);

  g_free (self->cards);
  g_free (self->text);

  G_OBJECT_CLASS (switch_power_entry_parent_class)->finalize (object);
}

static void
switch_power_entry_class_init (SwitchPowerEntryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = switch_power_entry_get_property;
  object_class->finalize = switch_power_entry_finalize;

  /**
   * SwitchPowerEntry:cards:
   *
   * The class of cards, as rules files write it.
   */
  properties[PROP_CARDS] =
    g_param_spec_string ("cards", NULL, NULL, NULL,
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  /**
   * SwitchPowerEntry:text:
   *
   * The powers, as rules files write them.
   */
  properties[PROP_TEXT] =
    g_param_spec_string ("text", NULL, NULL, NULL,
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
switch_power_entry_init (SwitchPowerEntry *self)
{
}

/**
 * switch_power_entry_new:
 * @klass: a class of cards
 * @powers: what they do
 *
 * Returns: (transfer full): a new entry
 */
SwitchPowerEntry *
switch_power_entry_new (SwitchCardClass     klass,
                        const SwitchPowers *powers)
{
  SwitchPowerEntry *self;

  g_return_val_if_fail (klass < SWITCH_N_CLASSES, NULL);
  g_return_val_if_fail (powers != NULL, NULL);

  self = g_object_new (SWITCH_TYPE_POWER_ENTRY, NULL);
  self->klass = klass;
  self->powers = *powers;
  self->cards = switch_class_to_string (klass);
  self->text = switch_powers_to_string (powers);

  return self;
}

/**
 * switch_power_entry_get_class:
 * @self: an entry
 *
 * Returns: the class of cards
 */
SwitchCardClass
switch_power_entry_get_class (SwitchPowerEntry *self)
{
  g_return_val_if_fail (SWITCH_IS_POWER_ENTRY (self), SWITCH_CLASS_NONE);

  return self->klass;
}

/**
 * switch_power_entry_get_cards:
 * @self: an entry
 *
 * Returns: the class of cards, as rules files write it
 */
const char *
switch_power_entry_get_cards (SwitchPowerEntry *self)
{
  g_return_val_if_fail (SWITCH_IS_POWER_ENTRY (self), NULL);

  return self->cards;
}

/**
 * switch_power_entry_get_text:
 * @self: an entry
 *
 * Returns: the powers, as rules files write them
 */
const char *
switch_power_entry_get_text (SwitchPowerEntry *self)
{
  g_return_val_if_fail (SWITCH_IS_POWER_ENTRY (self), NULL);

  return self->text;
}

/**
 * switch_power_entry_get_powers:
 * @self: an entry
 *
 * Returns: (transfer none): what the cards do
 */
const SwitchPowers *
switch_power_entry_get_powers (SwitchPowerEntry *self)
{
  g_return_val_if_fail (SWITCH_IS_POWER_ENTRY (self), NULL);

  return &self->powers;
}
