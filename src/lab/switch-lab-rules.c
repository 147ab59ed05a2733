/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The rules that a command is asked to play by. */

#include "switch-lab.h"

#include "switch-rules-file.h"

#include <string.h>

/* Cuts "NAME = VALUE" in two. */
static gboolean
split (const char  *text,
       const char  *form,
       char       **name,
       char       **value,
       GError     **error)
{
  const char *equals = strchr (text, '=');

  if (equals == NULL)
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                   "“%s” is not of the form %s.", text, form);
      return FALSE;
    }

  *name = g_strstrip (g_strndup (text, (gsize) (equals - text)));
  *value = g_strstrip (g_strdup (equals + 1));

  return TRUE;
}

static gboolean
change (SwitchRules  *rules,
        const char   *text,
        gboolean      is_power,
        GError      **error)
{
  g_autofree char *name = NULL;
  g_autofree char *value = NULL;

  if (!split (text, is_power ? "CLASS = POWERS" : "key=value", &name, &value,
              error))
    return FALSE;

  return is_power ? switch_rules_set_power (rules, name, value, error)
                  : switch_rules_set (rules, name, value, error);
}

/**
 * switch_lab_make_rules:
 * @id: a preset
 * @changes: (nullable): changed rules, each "key=value"
 * @powers: (nullable): changed powers, each "CLASS = POWERS"
 * @n_seats: how many play
 * @rules: (out): the rules
 * @error: where to put what is wrong
 *
 * Makes the rules of a preset and its changes, for use by so many players.
 *
 * Returns: whether they can be played by
 */
gboolean
switch_lab_make_rules (const char          *id,
                       char               **changes,
                       char               **powers,
                       guint                n_seats,
                       SwitchRules         *rules,
                       GError             **error)
{
  const SwitchRulesFile *preset = switch_preset_find (id);

  if (preset == NULL)
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                   "There is no variant “%s”.", id);
      return FALSE;
    }

  *rules = preset->rules;
  for (guint i = 0; changes != NULL && changes[i] != NULL; i++)
    if (!change (rules, changes[i], FALSE, error))
      return FALSE;
  for (guint i = 0; powers != NULL && powers[i] != NULL; i++)
    if (!change (rules, powers[i], TRUE, error))
      return FALSE;

  switch_rules_compile (rules);
  return switch_rules_check (rules, error) &&
         switch_rules_check_deal (rules, n_seats, error);
}
