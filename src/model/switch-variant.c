/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "switch-variant"

#include "config.h"

#include "switch-variant-private.h"

#include "switch-power-entry.h"

/* A rule variant. It has a property for each rule, made from the specs and
 * of the same name, so that what shows a rule binds straight to it: a
 * boolean, or a number, or the index of a word. */

enum
{
  PROP_0,
  PROP_ID,
  PROP_NAME,
  PROP_DESCRIPTION,
  PROP_READ_ONLY,
  PROP_POWERS,
  PROP_FIRST_RULE,
};

enum
{
  CHANGED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (SwitchVariant, switch_variant, G_TYPE_OBJECT)

/* Indexed by the properties' numbers; the rules come last. */
static GParamSpec **properties;
static guint signals[N_SIGNALS];

static const SwitchRuleSpec *
get_spec (guint prop_id)
{
  guint n_specs;
  const SwitchRuleSpec *specs = switch_rule_specs (&n_specs);

  return &specs[prop_id - PROP_FIRST_RULE];
}

void
_switch_variant_changed (SwitchVariant *self)
{
  switch_rules_compile (&self->file->rules);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
get_rule_value (SwitchVariant *self,
                guint          prop_id,
                GValue        *value)
{
  const SwitchRuleSpec *spec = get_spec (prop_id);
  const guint rule = switch_rule_spec_get (spec, &self->file->rules);

  if (spec->kind == SWITCH_RULE_BOOLEAN)
    g_value_set_boolean (value, rule != 0);
  else
    g_value_set_int (value, (int) rule);
}

static void
set_rule_value (SwitchVariant *self,
                guint          prop_id,
                const GValue  *value)
{
  const SwitchRuleSpec *spec = get_spec (prop_id);

  if (spec->kind == SWITCH_RULE_BOOLEAN)
    _switch_variant_set_rule (self, spec, g_value_get_boolean (value));
  else
    _switch_variant_set_rule (self, spec, (guint) g_value_get_int (value));
}

static void
switch_variant_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  SwitchVariant *self = SWITCH_VARIANT (object);

  switch (prop_id)
    {
    case PROP_ID:
      g_value_set_string (value, self->file->id);
      break;

    case PROP_NAME:
      g_value_set_string (value, self->file->name);
      break;

    case PROP_DESCRIPTION:
      g_value_set_string (value, self->file->description);
      break;

    case PROP_READ_ONLY:
      g_value_set_boolean (value, self->read_only);
      break;

    case PROP_POWERS:
      g_value_set_object (value, self->powers);
      break;

    default:
      get_rule_value (self, prop_id, value);
    }
}

static void
switch_variant_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  SwitchVariant *self = SWITCH_VARIANT (object);

  switch (prop_id)
    {
    case PROP_NAME:
      switch_variant_set_name (self, g_value_get_string (value));
      break;

    case PROP_DESCRIPTION:
      switch_variant_set_description (self, g_value_get_string (value));
      break;

    default:
      set_rule_value (self, prop_id, value);
    }
}

static void
switch_variant_finalize (GObject *object)
{
  SwitchVariant *self = SWITCH_VARIANT (object);

  g_clear_pointer (&self->file, switch_rules_file_free);
  g_clear_object (&self->powers);

  G_OBJECT_CLASS (switch_variant_parent_class)->finalize (object);
}

static GParamSpec *
create_rule_property (const SwitchRuleSpec *spec)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                            G_PARAM_STATIC_STRINGS;
  int minimum = spec->zero ? 0 : spec->minimum;
  int maximum = spec->maximum;

  switch (spec->kind)
    {
    case SWITCH_RULE_BOOLEAN:
      return g_param_spec_boolean (spec->key, NULL, NULL, spec->preset != 0,
                                   flags);

    case SWITCH_RULE_CHOICE:
      minimum = 0;
      maximum = (int) g_strv_length ((GStrv) spec->names) - 1;
      break;

    case SWITCH_RULE_NUMBER:
    default:
      break;
    }

  return g_param_spec_int (spec->key, NULL, NULL, minimum, maximum,
                           spec->preset, flags);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  const GParamFlags writable = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                               G_PARAM_STATIC_STRINGS;
  guint n_specs;
  const SwitchRuleSpec *specs = switch_rule_specs (&n_specs);

  properties = g_new0 (GParamSpec *, PROP_FIRST_RULE + n_specs);

  /**
   * SwitchVariant:id:
   *
   * The preset's id, or the name of the file without its ending.
   */
  properties[PROP_ID] =
    g_param_spec_string ("id", NULL, NULL, NULL, readable);

  /**
   * SwitchVariant:name:
   *
   * The name that its owner gave it. A preset's is translated when shown.
   */
  properties[PROP_NAME] =
    g_param_spec_string ("name", NULL, NULL, NULL, writable);

  /**
   * SwitchVariant:description:
   *
   * A sentence about it. A preset's is translated when shown.
   */
  properties[PROP_DESCRIPTION] =
    g_param_spec_string ("description", NULL, NULL, NULL, writable);

  /**
   * SwitchVariant:read-only:
   *
   * Whether it is a preset: then nothing of it changes, and setting its
   * properties does nothing.
   */
  properties[PROP_READ_ONLY] =
    g_param_spec_boolean ("read-only", NULL, NULL, FALSE, readable);

  /**
   * SwitchVariant:powers:
   *
   * The table of powers, a list of #SwitchPowerEntry.
   */
  properties[PROP_POWERS] =
    g_param_spec_object ("powers", NULL, NULL, G_TYPE_LIST_MODEL, readable);

  for (guint i = 0; i < n_specs; i++)
    properties[PROP_FIRST_RULE + i] = create_rule_property (&specs[i]);

  g_object_class_install_properties (object_class, PROP_FIRST_RULE + n_specs,
                                     properties);
}

static void
switch_variant_class_init (SwitchVariantClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = switch_variant_get_property;
  object_class->set_property = switch_variant_set_property;
  object_class->finalize = switch_variant_finalize;

  install_properties (object_class);

  /**
   * SwitchVariant::changed:
   * @self: the variant
   *
   * Emitted when a rule or a power has changed.
   */
  signals[CHANGED] =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
switch_variant_init (SwitchVariant *self)
{
  self->powers = g_list_store_new (SWITCH_TYPE_POWER_ENTRY);
}

static SwitchVariant *
create (SwitchRulesFile *file,
        gboolean         read_only)
{
  SwitchVariant *self = g_object_new (SWITCH_TYPE_VARIANT, NULL);

  self->file = file;
  self->read_only = read_only;
  _switch_variant_fill_powers (self);

  return self;
}

/**
 * switch_variant_new_from_preset:
 * @id: a preset's id
 *
 * Returns: (transfer full) (nullable): the preset, which cannot be changed,
 *   or %NULL if there is none of this id
 */
SwitchVariant *
switch_variant_new_from_preset (const char *id)
{
  const SwitchRulesFile *file;

  g_return_val_if_fail (id != NULL, NULL);

  file = switch_preset_find (id);
  if (file == NULL)
    return NULL;

  return switch_variant_new_from_file (file, TRUE);
}

/**
 * switch_variant_new_from_file:
 * @file: a rules file
 * @read_only: whether it is not to be changed
 *
 * Returns: (transfer full): a variant made of a copy of @file
 */
SwitchVariant *
switch_variant_new_from_file (const SwitchRulesFile *file,
                              gboolean               read_only)
{
  g_return_val_if_fail (file != NULL, NULL);

  return create (switch_rules_file_copy (file), read_only);
}

/**
 * switch_variant_new_from_data:
 * @id: the name of the file without its ending
 * @data: what the file says
 * @size: its size
 * @error: what could not be read
 *
 * Reads a variant from a rules file.
 *
 * Returns: (transfer full) (nullable): a variant
 */
SwitchVariant *
switch_variant_new_from_data (const char  *id,
                              const char  *data,
                              gsize        size,
                              GError     **error)
{
  SwitchRulesFile *file;

  g_return_val_if_fail (id != NULL, NULL);
  g_return_val_if_fail (data != NULL, NULL);

  file = switch_rules_file_parse (id, data, size, error);
  if (file == NULL)
    return NULL;

  return create (file, FALSE);
}

/**
 * switch_variant_copy:
 * @self: a variant
 * @id: the id of the copy
 * @name: its name
 *
 * Returns: (transfer full): a copy that can be changed
 */
SwitchVariant *
switch_variant_copy (SwitchVariant *self,
                     const char    *id,
                     const char    *name)
{
  SwitchRulesFile *file;

  g_return_val_if_fail (SWITCH_IS_VARIANT (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);
  g_return_val_if_fail (name != NULL, NULL);

  file = switch_rules_file_copy (self->file);
  /* A copy of a preset is compared with that preset. */
  if (self->read_only)
    {
      g_free (file->based_on);
      file->based_on = g_strdup (self->file->id);
    }
  g_free (file->id);
  file->id = g_strdup (id);
  g_free (file->name);
  file->name = g_strdup (name);

  return create (file, FALSE);
}

/**
 * switch_variant_to_data:
 * @self: a variant
 * @size: (out) (optional): the size of the data
 *
 * Returns: (transfer full): the variant as a rules file
 */
char *
switch_variant_to_data (SwitchVariant *self,
                        gsize         *size)
{
  gsize ignored;

  g_return_val_if_fail (SWITCH_IS_VARIANT (self), NULL);

  return switch_rules_file_to_data (self->file, size != NULL ? size : &ignored);
}

/**
 * switch_variant_get_id:
 * @self: a variant
 *
 * Returns: the preset's id, or the name of the file without its ending
 */
const char *
switch_variant_get_id (SwitchVariant *self)
{
  g_return_val_if_fail (SWITCH_IS_VARIANT (self), NULL);

  return self->file->id;
}

/**
 * switch_variant_get_name:
 * @self: a variant
 *
 * Returns: the name that its owner gave it
 */
const char *
switch_variant_get_name (SwitchVariant *self)
{
  g_return_val_if_fail (SWITCH_IS_VARIANT (self), NULL);

  return self->file->name;
}

/* A variant's file was renamed. */
void
_switch_variant_set_id (SwitchVariant *self,
                        const char    *id)
{
  g_assert (!self->read_only);

  g_free (self->file->id);
  self->file->id = g_strdup (id);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ID]);
}

gboolean
_switch_variant_equal (SwitchVariant *a,
                       SwitchVariant *b)
{
  return g_str_equal (a->file->name, b->file->name) &&
         g_str_equal (a->file->description, b->file->description) &&
         g_str_equal (a->file->aliases, b->file->aliases) &&
         g_str_equal (a->file->based_on, b->file->based_on) &&
         switch_rules_equal (&a->file->rules, &b->file->rules);
}

static void
set_text (SwitchVariant  *self,
          char          **field,
          const char     *text,
          guint           prop_id)
{
  if (self->read_only || g_strcmp0 (*field, text) == 0)
    return;

  g_free (*field);
  *field = g_strdup (text);
  g_object_notify_by_pspec (G_OBJECT (self), properties[prop_id]);
}

/**
 * switch_variant_set_name:
 * @self: a variant
 * @name: its new name
 *
 * Renames the variant. A preset stays as it is.
 */
void
switch_variant_set_name (SwitchVariant *self,
                         const char    *name)
{
  g_return_if_fail (SWITCH_IS_VARIANT (self));
  g_return_if_fail (name != NULL);

  set_text (self, &self->file->name, name, PROP_NAME);
}

/**
 * switch_variant_get_description:
 * @self: a variant
 *
 * Returns: a sentence about it, or ""
 */
const char *
switch_variant_get_description (SwitchVariant *self)
{
  g_return_val_if_fail (SWITCH_IS_VARIANT (self), NULL);

  return self->file->description;
}

/**
 * switch_variant_set_description:
 * @self: a variant
 * @description: a sentence about it, or ""
 *
 * Describes the variant. A preset stays as it is.
 */
void
switch_variant_set_description (SwitchVariant *self,
                                const char    *description)
{
  g_return_if_fail (SWITCH_IS_VARIANT (self));
  g_return_if_fail (description != NULL);

  set_text (self, &self->file->description, description, PROP_DESCRIPTION);
}
