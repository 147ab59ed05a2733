/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-settings-list.h"

/* The words of a list stand in the order of the values of its setting. */
static char **
get_nicks (GSettings  *settings,
           const char *key)
{
  g_autoptr(GSettingsSchema) schema = NULL;
  g_autoptr(GSettingsSchemaKey) schema_key = NULL;
  g_autoptr(GVariant) range = NULL;
  g_autoptr(GVariant) nicks = NULL;

  g_object_get (settings, "settings-schema", &schema, NULL);
  schema_key = g_settings_schema_get_key (schema, key);
  range = g_settings_schema_key_get_range (schema_key);
  g_variant_get (range, "(sv)", NULL, &nicks);

  return g_variant_dup_strv (nicks, NULL);
}

static gboolean
get_selected (GValue   *value,
              GVariant *variant,
              gpointer  data)
{
  const char *nick = g_variant_get_string (variant, NULL);
  char **nicks = data;

  for (guint i = 0; nicks[i] != NULL; i++)
    if (g_str_equal (nicks[i], nick))
      g_value_set_uint (value, i);

  return TRUE;
}

static GVariant *
set_selected (const GValue       *value,
              const GVariantType *type,
              gpointer            data)
{
  const guint selected = g_value_get_uint (value);
  char **nicks = data;

  return selected < g_strv_length (nicks)
    ? g_variant_new_string (nicks[selected]) : NULL;
}

/**
 * switch_settings_list_bind:
 * @settings: the settings
 * @key: a key that is one of some words
 * @drop: a list of these words, translated, in the same order
 *
 * Binds the choice to the setting, both ways.
 */
void
switch_settings_list_bind (GSettings   *settings,
                           const char  *key,
                           GtkDropDown *drop)
{
  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (key != NULL);
  g_return_if_fail (GTK_IS_DROP_DOWN (drop));

  g_settings_bind_with_mapping (settings, key, drop, "selected",
                                G_SETTINGS_BIND_DEFAULT, get_selected,
                                set_selected, get_nicks (settings, key),
                                (GDestroyNotify) g_strfreev);
}
