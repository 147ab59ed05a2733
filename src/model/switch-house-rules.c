/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "switch-house-rules"

#include "config.h"

#include "switch-house-rules.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _SwitchHouseRules
{
  GObject             parent_instance;

  SwitchVariantStore *store;
  GSettings          *settings;
  SwitchVariant      *variant;
};

enum
{
  PROP_0,
  PROP_VARIANT,
  N_PROPS,
};

enum
{
  CHANGED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (SwitchHouseRules, switch_house_rules, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
changed_cb (SwitchHouseRules *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Takes what the settings name; a name that is no longer there is Switch. */
static void
update_variant (SwitchHouseRules *self)
{
  g_autofree char *id = g_settings_get_string (self->settings, "variant");
  SwitchVariant *variant = switch_variant_store_find (self->store, id);

  if (variant == NULL)
    variant = switch_variant_store_find (self->store, "switch");
  if (variant == self->variant)
    return;

  if (self->variant != NULL)
    g_signal_handlers_disconnect_by_data (self->variant, self);
  g_set_object (&self->variant, variant);
  g_signal_connect_object (variant, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_VARIANT]);
  changed_cb (self);
}

static void
use (SwitchHouseRules *self,
     SwitchVariant    *variant)
{
  g_settings_set_string (self->settings, "variant",
                         switch_variant_get_id (variant));
  update_variant (self);
}

static void
switch_house_rules_get_property (GObject    *object,
                                 guint       prop_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  SwitchHouseRules *self = SWITCH_HOUSE_RULES (object);

  switch (prop_id)
    {
    case PROP_VARIANT:
      g_value_set_object (value, self->variant);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
switch_house_rules_dispose (GObject *object)
{
  SwitchHouseRules *self = SWITCH_HOUSE_RULES (object);

  g_clear_object (&self->variant);
  g_clear_object (&self->store);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (switch_house_rules_parent_class)->dispose (object);
}

static void
switch_house_rules_class_init (SwitchHouseRulesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = switch_house_rules_get_property;
  object_class->dispose = switch_house_rules_dispose;

  /**
   * SwitchHouseRules:variant:
   *
   * The variant that is played from the next round on.
   */
  properties[PROP_VARIANT] =
    g_param_spec_object ("variant", NULL, NULL, SWITCH_TYPE_VARIANT,
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * SwitchHouseRules::changed:
   * @self: the house rules
   *
   * Emitted when it is another variant, or a rule or a power of it changed.
   */
  signals[CHANGED] =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
switch_house_rules_init (SwitchHouseRules *self)
{
}

/**
 * switch_house_rules_new:
 * @store: all variants
 * @settings: the settings, which name one
 *
 * Returns: (transfer full): the house rules
 */
SwitchHouseRules *
switch_house_rules_new (SwitchVariantStore *store,
                        GSettings          *settings)
{
  SwitchHouseRules *self;

  g_return_val_if_fail (SWITCH_IS_VARIANT_STORE (store), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (SWITCH_TYPE_HOUSE_RULES, NULL);
  self->store = g_object_ref (store);
  self->settings = g_object_ref (settings);
  g_signal_connect_object (settings, "changed::variant",
                           G_CALLBACK (update_variant), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (store, "items-changed",
                           G_CALLBACK (update_variant), self,
                           G_CONNECT_SWAPPED);
  update_variant (self);

  return self;
}

/**
 * switch_house_rules_get_store:
 * @self: the house rules
 *
 * Returns: (transfer none): all variants
 */
SwitchVariantStore *
switch_house_rules_get_store (SwitchHouseRules *self)
{
  g_return_val_if_fail (SWITCH_IS_HOUSE_RULES (self), NULL);

  return self->store;
}

/**
 * switch_house_rules_get_variant:
 * @self: the house rules
 *
 * Returns: (transfer none): the variant that is played
 */
SwitchVariant *
switch_house_rules_get_variant (SwitchHouseRules *self)
{
  g_return_val_if_fail (SWITCH_IS_HOUSE_RULES (self), NULL);

  return self->variant;
}

/**
 * switch_house_rules_get_players:
 * @self: the house rules
 *
 * Returns: how many play
 */
guint
switch_house_rules_get_players (SwitchHouseRules *self)
{
  g_return_val_if_fail (SWITCH_IS_HOUSE_RULES (self), SWITCH_MIN_SEATS);

  return (guint) g_settings_get_int (self->settings, "players");
}

/**
 * switch_house_rules_set_players:
 * @self: the house rules
 * @n_players: how many shall play
 * @error: why they cannot, and what to change
 *
 * Returns: whether so many can play by the rules, and do now
 */
gboolean
switch_house_rules_set_players (SwitchHouseRules  *self,
                                guint              n_players,
                                GError           **error)
{
  g_return_val_if_fail (SWITCH_IS_HOUSE_RULES (self), FALSE);
  g_return_val_if_fail (n_players >= SWITCH_MIN_SEATS &&
                        n_players <= SWITCH_MAX_SEATS, FALSE);

  if (!switch_variant_check (self->variant, n_players, error))
    return FALSE;

  g_settings_set_int (self->settings, "players", (int) n_players);

  return TRUE;
}

/**
 * switch_house_rules_choose:
 * @self: the house rules
 * @variant: a variant of the store
 * @error: why it cannot be played, and what to change
 *
 * Returns: whether it can be played, and is from the next round on
 */
gboolean
switch_house_rules_choose (SwitchHouseRules  *self,
                           SwitchVariant     *variant,
                           GError           **error)
{
  g_return_val_if_fail (SWITCH_IS_HOUSE_RULES (self), FALSE);
  g_return_val_if_fail (SWITCH_IS_VARIANT (variant), FALSE);

  if (!switch_variant_check (variant, switch_house_rules_get_players (self),
                             error))
    return FALSE;

  use (self, variant);

  return TRUE;
}

/* The variant to change: a preset's copy, made when it is needed. */
static SwitchVariant *
ensure_own (SwitchHouseRules *self)
{
  g_autofree char *name = NULL;

  if (!switch_variant_get_read_only (self->variant))
    return self->variant;

  /* Translators: The name of rules that somebody made by changing others,
   * whose name is "%s": “My Black Jack”. */
  name = g_strdup_printf (_("My %s"),
                          switch_variant_get_shown_name (self->variant));
  use (self, switch_variant_store_copy (self->store, self->variant, name));

  return self->variant;
}

static gboolean
check (SwitchHouseRules  *self,
       SwitchRules       *rules,
       GError           **error)
{
  switch_rules_compile (rules);

  return switch_rules_check (rules, error) &&
         switch_rules_check_deal (rules,
                                  switch_house_rules_get_players (self),
                                  error);
}

/* A number between zero and the least one goes on to the other. */
static guint
get_allowed (const SwitchRuleSpec *spec,
             guint                 old,
             guint                 value)
{
  if (switch_rule_spec_allows (spec, value))
    return value;
  if (value > spec->maximum)
    return spec->maximum;

  return spec->zero && value < old ? 0 : spec->minimum;
}

/**
 * switch_house_rules_set_rule:
 * @self: the house rules
 * @key: a rule's key
 * @value: its number, the index of its word, or 0 or 1
 * @error: why the rules could not be played so, and what to change
 *
 * Changes a rule. A preset is copied first.
 *
 * Returns: whether it was changed, or is that already
 */
gboolean
switch_house_rules_set_rule (SwitchHouseRules  *self,
                             const char        *key,
                             guint              value,
                             GError           **error)
{
  const SwitchRuleSpec *spec;
  SwitchRules rules;
  guint old;

  g_return_val_if_fail (SWITCH_IS_HOUSE_RULES (self), FALSE);

  spec = switch_rule_spec_find (key);
  g_return_val_if_fail (spec != NULL, FALSE);

  old = switch_variant_get_rule (self->variant, key);
  value = get_allowed (spec, old, value);
  if (value == old)
    return TRUE;

  rules = *switch_variant_get_rules (self->variant);
  switch_rule_spec_set (spec, &rules, value);
  if (!check (self, &rules, error))
    return FALSE;

  switch_variant_set_rule (ensure_own (self), key, value);

  return TRUE;
}

/**
 * switch_house_rules_get_origin:
 * @self: the house rules
 *
 * Returns: (transfer none): the rules of the preset they were made from
 */
const SwitchRules *
switch_house_rules_get_origin (SwitchHouseRules *self)
{
  g_return_val_if_fail (SWITCH_IS_HOUSE_RULES (self), NULL);

  return &switch_preset_find (
    switch_variant_get_based_on (self->variant))->rules;
}

/**
 * switch_house_rules_reset_rule:
 * @self: the house rules
 * @key: a rule's key
 * @error: why the rules could not be played so, and what to change
 *
 * Makes a rule what it is in the preset.
 *
 * Returns: whether it is
 */
gboolean
switch_house_rules_reset_rule (SwitchHouseRules  *self,
                               const char        *key,
                               GError           **error)
{
  const SwitchRuleSpec *spec;

  g_return_val_if_fail (SWITCH_IS_HOUSE_RULES (self), FALSE);

  spec = switch_rule_spec_find (key);
  g_return_val_if_fail (spec != NULL, FALSE);

  return switch_house_rules_set_rule (
    self, key,
    switch_rule_spec_get (spec, switch_house_rules_get_origin (self)), error);
}

/**
 * switch_house_rules_set_powers:
 * @self: the house rules
 * @cards: a class of cards, as rules files write it
 * @powers: its powers; `plain` for none, `none` to take the entry away
 * @error: why the rules could not be played so, and what to change
 *
 * Changes an entry of the table of powers. A preset is copied first.
 *
 * Returns: whether it was changed, or is that already
 */
gboolean
switch_house_rules_set_powers (SwitchHouseRules  *self,
                               const char        *cards,
                               const char        *powers,
                               GError           **error)
{
  SwitchRules rules;

  g_return_val_if_fail (SWITCH_IS_HOUSE_RULES (self), FALSE);
  g_return_val_if_fail (cards != NULL && powers != NULL, FALSE);

  rules = *switch_variant_get_rules (self->variant);
  if (!switch_rules_set_power (&rules, cards, powers, error) ||
      !check (self, &rules, error))
    return FALSE;

  if (switch_rules_equal (&rules, switch_variant_get_rules (self->variant)))
    return TRUE;

  return switch_variant_set_powers (ensure_own (self), cards, powers, error);
}

/**
 * switch_house_rules_reset_powers:
 * @self: the house rules
 * @cards: a class of cards, as rules files write it
 * @error: why the rules could not be played so, and what to change
 *
 * Makes an entry of the table of powers what it is in the preset.
 *
 * Returns: whether it is
 */
gboolean
switch_house_rules_reset_powers (SwitchHouseRules  *self,
                                 const char        *cards,
                                 GError           **error)
{
  const SwitchRules *origin;
  g_autofree char *powers = NULL;
  SwitchCardClass klass;

  g_return_val_if_fail (SWITCH_IS_HOUSE_RULES (self), FALSE);
  g_return_val_if_fail (switch_class_parse (cards, &klass), FALSE);

  origin = switch_house_rules_get_origin (self);
  powers = origin->powers.present[klass]
    ? switch_powers_to_string (&origin->powers.entries[klass])
    : g_strdup ("none");

  return switch_house_rules_set_powers (self, cards, powers, error);
}

/**
 * switch_house_rules_powers_differ:
 * @self: the house rules
 * @klass: a class of cards
 *
 * Returns: whether its entry is not the preset's
 */
gboolean
switch_house_rules_powers_differ (SwitchHouseRules *self,
                                  SwitchCardClass   klass)
{
  const SwitchPowerTable *ours, *theirs;

  g_return_val_if_fail (SWITCH_IS_HOUSE_RULES (self), FALSE);
  g_return_val_if_fail (klass < SWITCH_N_CLASSES, FALSE);

  ours = &switch_variant_get_rules (self->variant)->powers;
  theirs = &switch_house_rules_get_origin (self)->powers;
  if (ours->present[klass] != theirs->present[klass])
    return TRUE;

  return ours->present[klass] &&
         !switch_powers_equal (&ours->entries[klass],
                               &theirs->entries[klass]);
}

/**
 * switch_house_rules_count_changes:
 * @self: the house rules
 *
 * Returns: how many rules and entries of the table of powers are not the
 *   preset's
 */
guint
switch_house_rules_count_changes (SwitchHouseRules *self)
{
  const SwitchRuleSpec *specs;
  guint n_specs, n_changes = 0;

  g_return_val_if_fail (SWITCH_IS_HOUSE_RULES (self), 0);

  specs = switch_rule_specs (&n_specs);
  for (guint i = 0; i < n_specs; i++)
    if (switch_variant_rule_differs (self->variant, specs[i].key))
      n_changes++;
  for (guint i = 0; i < SWITCH_N_CLASSES; i++)
    if (switch_house_rules_powers_differ (self, (SwitchCardClass) i))
      n_changes++;

  return n_changes;
}

/**
 * switch_house_rules_duplicate:
 * @self: the house rules
 *
 * Makes a copy of the variant, and plays that.
 */
void
switch_house_rules_duplicate (SwitchHouseRules *self)
{
  g_return_if_fail (SWITCH_IS_HOUSE_RULES (self));

  if (switch_variant_get_read_only (self->variant))
    ensure_own (self);
  else
    use (self, switch_variant_store_copy (
                 self->store, self->variant,
                 switch_variant_get_name (self->variant)));
}

/**
 * switch_house_rules_rename:
 * @self: the house rules, one's own
 * @name: the new name
 */
void
switch_house_rules_rename (SwitchHouseRules *self,
                           const char       *name)
{
  g_autoptr(SwitchVariant) variant = NULL;

  g_return_if_fail (SWITCH_IS_HOUSE_RULES (self));
  g_return_if_fail (!switch_variant_get_read_only (self->variant));
  g_return_if_fail (name != NULL);

  /* Its id changes: for a moment the settings name nothing. */
  variant = g_object_ref (self->variant);
  switch_variant_store_rename (self->store, variant, name);
  use (self, variant);
}

/**
 * switch_house_rules_delete:
 * @self: the house rules, one's own
 *
 * Deletes the variant, and plays the preset it was made from.
 */
void
switch_house_rules_delete (SwitchHouseRules *self)
{
  g_autoptr(SwitchVariant) variant = NULL;

  g_return_if_fail (SWITCH_IS_HOUSE_RULES (self));
  g_return_if_fail (!switch_variant_get_read_only (self->variant));

  variant = g_object_ref (self->variant);
  use (self, switch_variant_store_find (
               self->store, switch_variant_get_based_on (variant)));
  switch_variant_store_delete (self->store, variant);
}

/**
 * switch_house_rules_undelete:
 * @self: the house rules
 *
 * Brings the deleted variant back, and plays it.
 */
void
switch_house_rules_undelete (SwitchHouseRules *self)
{
  SwitchVariant *variant;

  g_return_if_fail (SWITCH_IS_HOUSE_RULES (self));

  variant = switch_variant_store_undelete (self->store);
  if (variant != NULL)
    use (self, variant);
}
