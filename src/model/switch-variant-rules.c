/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "switch-variant"

#include "config.h"

#include "switch-variant-private.h"

#include "switch-power-entry.h"

/* A variant's rules and powers, one by one. */

/* A number between zero and the least one is what a step from either comes
 * to: it goes on to the other. */
static guint
get_nearest_value (const SwitchRuleSpec *spec,
                   guint                 old,
                   guint                 value)
{
  if (switch_rule_spec_allows (spec, value))
    return value;

  if (value > spec->maximum)
    return spec->maximum;

  return spec->zero && value < old ? 0 : spec->minimum;
}

void
_switch_variant_set_rule (SwitchVariant        *self,
                          const SwitchRuleSpec *spec,
                          guint                 value)
{
  const guint old = switch_rule_spec_get (spec, &self->file->rules);

  if (self->read_only)
    return;

  if (spec->kind == SWITCH_RULE_NUMBER)
    value = get_nearest_value (spec, old, value);
  if (value == old)
    return;

  switch_rule_spec_set (spec, &self->file->rules, value);
  _switch_variant_changed (self);
  g_object_notify (G_OBJECT (self), spec->key);
}

static SwitchPowerEntry *
create_entry (SwitchVariant   *self,
              SwitchCardClass  klass)
{
  return switch_power_entry_new (klass,
                                 &self->file->rules.powers.entries[klass]);
}

void
_switch_variant_fill_powers (SwitchVariant *self)
{
  for (guint i = 0; i < SWITCH_N_CLASSES; i++)
    {
      if (self->file->rules.powers.present[i])
        {
          g_autoptr(SwitchPowerEntry) entry =
            create_entry (self, (SwitchCardClass) i);

          g_list_store_append (self->powers, entry);
        }
    }
}

/**
 * switch_variant_get_rules:
 * @self: a variant
 *
 * Returns: (transfer none): the rules, compiled; they change with the
 *   variant, so who plays by them copies them
 */
const SwitchRules *
switch_variant_get_rules (SwitchVariant *self)
{
  g_return_val_if_fail (SWITCH_IS_VARIANT (self), NULL);

  return &self->file->rules;
}

/**
 * switch_variant_check:
 * @self: a variant
 * @n_seats: how many play, or 0 to look at the rules alone
 * @error: what cannot be played, and what to change
 *
 * Returns: whether a round can be played by these rules
 */
gboolean
switch_variant_check (SwitchVariant  *self,
                      guint           n_seats,
                      GError        **error)
{
  g_return_val_if_fail (SWITCH_IS_VARIANT (self), FALSE);

  return switch_rules_check (&self->file->rules, error) &&
         (n_seats == 0 ||
          switch_rules_check_deal (&self->file->rules, n_seats, error));
}

/**
 * switch_variant_get_rule:
 * @self: a variant
 * @key: a rule's key
 *
 * Returns: the rule's number, the index of its word, or 0 or 1
 */
guint
switch_variant_get_rule (SwitchVariant *self,
                         const char    *key)
{
  const SwitchRuleSpec *spec;

  g_return_val_if_fail (SWITCH_IS_VARIANT (self), 0);

  spec = switch_rule_spec_find (key);
  g_return_val_if_fail (spec != NULL, 0);

  return switch_rule_spec_get (spec, &self->file->rules);
}

/**
 * switch_variant_set_rule:
 * @self: a variant
 * @key: a rule's key
 * @value: its number, the index of its word, or 0 or 1
 *
 * Changes a rule. A number that the rule does not allow becomes the nearest
 * that it does. A preset stays as it is.
 */
void
switch_variant_set_rule (SwitchVariant *self,
                         const char    *key,
                         guint          value)
{
  const SwitchRuleSpec *spec;

  g_return_if_fail (SWITCH_IS_VARIANT (self));

  spec = switch_rule_spec_find (key);
  g_return_if_fail (spec != NULL);
  g_return_if_fail (spec->kind == SWITCH_RULE_NUMBER ||
                    switch_rule_spec_allows (spec, value));

  _switch_variant_set_rule (self, spec, value);
}

/* The preset that this variant is compared with. */
static const SwitchRulesFile *
get_origin (SwitchVariant *self)
{
  const SwitchRulesFile *file = NULL;

  if (self->read_only)
    return self->file;

  if (self->file->based_on != NULL)
    file = switch_preset_find (self->file->based_on);
  if (file == NULL)
    file = switch_preset_find ("switch");

  return file;
}

/**
 * switch_variant_rule_differs:
 * @self: a variant
 * @key: a rule's key
 *
 * Returns: whether the rule differs from the preset the variant is based on
 */
gboolean
switch_variant_rule_differs (SwitchVariant *self,
                             const char    *key)
{
  const SwitchRuleSpec *spec;

  g_return_val_if_fail (SWITCH_IS_VARIANT (self), FALSE);

  spec = switch_rule_spec_find (key);
  g_return_val_if_fail (spec != NULL, FALSE);

  return switch_rule_spec_get (spec, &self->file->rules) !=
         switch_rule_spec_get (spec, &get_origin (self)->rules);
}

/**
 * switch_variant_reset_rule:
 * @self: a variant
 * @key: a rule's key
 *
 * Makes the rule what it is in the preset the variant is based on.
 */
void
switch_variant_reset_rule (SwitchVariant *self,
                           const char    *key)
{
  const SwitchRuleSpec *spec;

  g_return_if_fail (SWITCH_IS_VARIANT (self));

  spec = switch_rule_spec_find (key);
  g_return_if_fail (spec != NULL);

  _switch_variant_set_rule (self, spec,
                            switch_rule_spec_get (spec,
                                                  &get_origin (self)->rules));
}

/**
 * switch_variant_get_aliases:
 * @self: a variant
 *
 * Returns: other names, separated by semicolons, or ""
 */
const char *
switch_variant_get_aliases (SwitchVariant *self)
{
  g_return_val_if_fail (SWITCH_IS_VARIANT (self), NULL);

  return self->file->aliases;
}

/**
 * switch_variant_get_based_on:
 * @self: a variant
 *
 * Returns: the id of the preset it was made from; a preset's is its own
 */
const char *
switch_variant_get_based_on (SwitchVariant *self)
{
  g_return_val_if_fail (SWITCH_IS_VARIANT (self), NULL);

  return get_origin (self)->id;
}

/**
 * switch_variant_get_read_only:
 * @self: a variant
 *
 * Returns: whether it is a preset, which cannot be changed
 */
gboolean
switch_variant_get_read_only (SwitchVariant *self)
{
  g_return_val_if_fail (SWITCH_IS_VARIANT (self), FALSE);

  return self->read_only;
}

/**
 * switch_variant_get_powers:
 * @self: a variant
 *
 * Returns: (transfer none): the table of powers, a list of
 *   #SwitchPowerEntry
 */
GListModel *
switch_variant_get_powers (SwitchVariant *self)
{
  g_return_val_if_fail (SWITCH_IS_VARIANT (self), NULL);

  return G_LIST_MODEL (self->powers);
}

static void
update_entry (SwitchVariant   *self,
              SwitchCardClass  klass,
              gboolean         was_there)
{
  GListModel *list = G_LIST_MODEL (self->powers);
  const gboolean is_there = self->file->rules.powers.present[klass];
  g_autoptr(SwitchPowerEntry) entry = NULL;
  guint position = 0;

  for (guint i = 0; i < klass; i++)
    position += self->file->rules.powers.present[i] ? 1 : 0;
  g_return_if_fail (position <= g_list_model_get_n_items (list));

  if (is_there)
    entry = create_entry (self, klass);
  g_list_store_splice (self->powers, position, was_there ? 1 : 0,
                       (gpointer *) &entry, is_there ? 1 : 0);
}

/**
 * switch_variant_set_powers:
 * @self: a variant that may be changed
 * @cards: a class of cards, as rules files write it
 * @powers: its powers; `plain` for none, `none` to take the entry away
 * @error: what could not be read
 *
 * Changes one entry of the table of powers.
 *
 * Returns: whether both could be read
 */
gboolean
switch_variant_set_powers (SwitchVariant  *self,
                           const char     *cards,
                           const char     *powers,
                           GError        **error)
{
  SwitchCardClass klass;
  gboolean was_there = FALSE;

  g_return_val_if_fail (SWITCH_IS_VARIANT (self), FALSE);
  g_return_val_if_fail (!self->read_only, FALSE);
  g_return_val_if_fail (cards != NULL && powers != NULL, FALSE);

  if (switch_class_parse (cards, &klass))
    was_there = self->file->rules.powers.present[klass];
  if (!switch_rules_set_power (&self->file->rules, cards, powers, error))
    return FALSE;

  switch_rules_compile (&self->file->rules);
  update_entry (self, klass, was_there);
  _switch_variant_changed (self);

  return TRUE;
}
