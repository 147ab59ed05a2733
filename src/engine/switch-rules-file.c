/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-rules-file.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "switch-error.h"

#define GROUP_HEAD   "Switch Rules"
#define GROUP_RULES  "Rules"
#define GROUP_POWERS "Powers"
#define BASE_PRESET  "switch"
#define PRESET_PATH  "/io/github/switchcards/Switch/variants/"

static const char * const preset_ids[] = {
  "switch", "classic", "black-jack", "jacks-twos-eights", "peanuckle",
  "turbo", "last-card", "jack-change-it", "crazy-eights", "mau-mau", NULL
};

/* The number of the line on which @key stands in @group, or 0. GKeyFile
 * does not keep it, and a person needs it. */
static guint
find_line (const char *data,
           const char *group,
           const char *key)
{
  g_auto (GStrv) lines = g_strsplit (data, "\n", -1);
  g_autofree char *head = g_strdup_printf ("[%s]", group);
  gboolean inside = FALSE;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      const char *line = g_strstrip (lines[i]);

      if (*line == '[')
        inside = g_str_equal (line, head);
      else if (inside && g_str_has_prefix (line, key) &&
               strchr ("= \t", line[strlen (key)]) != NULL)
        return i + 1;
    }

  return 0;
}

static void
put_line_before (GError **error,
                 guint    line)
{
  char *reason = (*error)->message;

  /* Translators: What is wrong on a line of a file, as “Line 5: there is no
   * power “foo”.” */
  (*error)->message = g_strdup_printf (_("Line %u: %s."), line, reason);
  g_free (reason);
}

/* Says on which line of @data the error is. */
static void
prefix_line (GError     **error,
             const char  *data,
             const char  *group,
             const char  *key)
{
  const guint line = find_line (data, group, key);

  if (line > 0 && error != NULL && *error != NULL)
    put_line_before (error, line);
}

/* The same for a group; its own line is the one to look at. */
static void
prefix_line_of_group (GError     **error,
                      const char  *data,
                      const char  *group)
{
  g_auto (GStrv) lines = g_strsplit (data, "\n", -1);
  g_autofree char *head = g_strdup_printf ("[%s]", group);

  for (guint i = 0; lines[i] != NULL && error != NULL && *error != NULL; i++)
    if (g_str_equal (g_strstrip (lines[i]), head))
      {
        put_line_before (error, i + 1);
        return;
      }
}

/* The number of the first line that no key file has, or 0, also of a file
 * that begins like no key file at all. */
static guint
find_unreadable_line (const char *data)
{
  g_auto (GStrv) lines = g_strsplit (data, "\n", -1);
  gboolean inside = FALSE;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      const char *line = g_strstrip (lines[i]);

      if (*line == '\0' || *line == '#')
        continue;
      if (*line == '[' && g_str_has_suffix (line, "]"))
        inside = TRUE;
      else if (!inside && *line != '[')
        return 0;
      else if (!inside || *line == '=' || strchr (line, '=') == NULL)
        return i + 1;
    }

  return 0;
}

static gboolean
load_key_file (GKeyFile    *key_file,
               const char  *data,
               GError     **error)
{
  g_autoptr (GError) reason = NULL;

  if (g_key_file_load_from_data (key_file, data, strlen (data),
                                 G_KEY_FILE_NONE, &reason))
    return TRUE;

  /* An empty or quite another file is not wrong on any line. */
  if (find_unreadable_line (data) == 0)
    g_set_error_literal (error, SWITCH_ERROR, SWITCH_ERROR_SYNTAX,
                         _("This is not a file with rules of Switch."));
  else
    g_set_error (error, SWITCH_ERROR, SWITCH_ERROR_SYNTAX,
                 _("Line %u: this is neither a group in brackets nor a rule "
                   "with its value."), find_unreadable_line (data));

  return FALSE;
}

static gboolean
check_groups (GKeyFile    *key_file,
              const char  *data,
              GError     **error)
{
  g_auto (GStrv) groups = g_key_file_get_groups (key_file, NULL);

  if (!g_key_file_has_group (key_file, GROUP_HEAD))
    {
      g_set_error_literal (error, SWITCH_ERROR, SWITCH_ERROR_SYNTAX,
                           _("This is not a file with rules of Switch."));
      return FALSE;
    }

  for (guint i = 0; groups[i] != NULL; i++)
    if (!g_str_equal (groups[i], GROUP_HEAD) &&
        !g_str_equal (groups[i], GROUP_RULES) &&
        !g_str_equal (groups[i], GROUP_POWERS))
      {
        g_set_error (error, SWITCH_ERROR, SWITCH_ERROR_SYNTAX,
                     _("there is no group “%s” in a rules file"), groups[i]);
        prefix_line_of_group (error, data, groups[i]);
        return FALSE;
      }

  return TRUE;
}

static gboolean
check_version (GKeyFile    *key_file,
               const char  *data,
               GError     **error)
{
  g_autofree char *text = g_key_file_get_string (key_file, GROUP_HEAD,
                                                 "Version", NULL);
  guint64 version;

  if (text == NULL ||
      !g_ascii_string_to_unsigned (text, 10, 1, G_MAXUINT32, &version, NULL))
    {
      g_set_error_literal (error, SWITCH_ERROR, SWITCH_ERROR_SYNTAX,
                           _("“Version” is a number from 1 on"));
      prefix_line (error, data, GROUP_HEAD, "Version");
      return FALSE;
    }

  if (version > SWITCH_RULES_FILE_VERSION)
    {
      g_set_error_literal (error, SWITCH_ERROR, SWITCH_ERROR_VERSION,
                           _("These rules were saved by a newer version of "
                             "Switch, which this one cannot read."));
      return FALSE;
    }

  return TRUE;
}

/* The value of @key. GKeyFile can give a text along with an error; here it
 * is one or the other. */
static char *
read_value (GKeyFile    *key_file,
            const char  *group,
            const char  *key,
            GError     **error)
{
  g_autoptr (GError) own_error = NULL;
  g_autofree char *value = g_key_file_get_string (key_file, group, key,
                                                  &own_error);

  if (own_error != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&own_error));
      return NULL;
    }

  return g_steal_pointer (&value);
}

static gboolean
read_rules (GKeyFile     *key_file,
            const char   *data,
            SwitchRules  *rules,
            GError      **error)
{
  g_auto (GStrv) keys = g_key_file_get_keys (key_file, GROUP_RULES, NULL,
                                             NULL);

  for (guint i = 0; keys != NULL && keys[i] != NULL; i++)
    {
      g_autofree char *value = read_value (key_file, GROUP_RULES, keys[i],
                                           error);

      if (value == NULL || !switch_rules_set (rules, keys[i], value, error))
        {
          prefix_line (error, data, GROUP_RULES, keys[i]);
          return FALSE;
        }
    }

  return TRUE;
}

/* A group of powers is the whole table; without one the base's holds. */
static gboolean
read_powers (GKeyFile     *key_file,
             const char   *data,
             SwitchRules  *rules,
             GError      **error)
{
  g_auto (GStrv) keys = NULL;

  if (!g_key_file_has_group (key_file, GROUP_POWERS))
    return TRUE;

  memset (&rules->powers, 0, sizeof rules->powers);

  keys = g_key_file_get_keys (key_file, GROUP_POWERS, NULL, NULL);
  for (guint i = 0; keys != NULL && keys[i] != NULL; i++)
    {
      g_autofree char *value = read_value (key_file, GROUP_POWERS, keys[i],
                                           error);

      if (value == NULL ||
          !switch_rules_set_power (rules, keys[i], value, error))
        {
          prefix_line (error, data, GROUP_POWERS, keys[i]);
          return FALSE;
        }
    }

  return TRUE;
}

static char *
read_text (GKeyFile   *key_file,
           const char *key)
{
  char *text = g_key_file_get_string (key_file, GROUP_HEAD, key, NULL);

  return text != NULL ? text : g_strdup ("");
}

/* The rules that @file starts from. The base of all is `switch`, which is
 * itself a file and starts from the specs. */
static gboolean
init_rules (SwitchRulesFile  *file,
            const char       *data,
            GError          **error)
{
  const SwitchRulesFile *base = NULL;

  if (*file->based_on != '\0' && !g_str_equal (file->based_on, file->id))
    {
      base = switch_preset_find (file->based_on);
      if (base == NULL)
        {
          g_set_error (error, SWITCH_ERROR, SWITCH_ERROR_SYNTAX,
                       _("there is no preset “%s” for these rules to be "
                         "based on"), file->based_on);
          prefix_line (error, data, GROUP_HEAD, "Based-On");
          return FALSE;
        }
    }

  if (base != NULL)
    file->rules = base->rules;
  else
    switch_rules_init (&file->rules);

  return TRUE;
}

/**
 * switch_rules_file_parse:
 * @id: an id for the rules: a preset's, or the name of the file
 * @data: the text of a rules file
 * @size: its size in bytes
 * @error: what is wrong, with the line where it is about one
 *
 * Reads a rules file, section 3 of the rules. A broken file gives nothing.
 *
 * Returns: (transfer full) (nullable): the rules, compiled
 */
SwitchRulesFile *
switch_rules_file_parse (const char  *id,
                         const char  *data,
                         gsize        size,
                         GError     **error)
{
  g_autoptr (GKeyFile) key_file = g_key_file_new ();
  g_autoptr (SwitchRulesFile) file = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (id != NULL && data != NULL, NULL);

  if (size > SWITCH_RULES_FILE_MAX_SIZE)
    {
      g_set_error_literal (error, SWITCH_ERROR, SWITCH_ERROR_SYNTAX,
                           _("A rules file has at most 64 KiB."));
      return NULL;
    }

  if (!g_utf8_validate (data, (gssize) size, NULL))
    {
      g_set_error_literal (error, SWITCH_ERROR, SWITCH_ERROR_SYNTAX,
                           _("The file is not text in UTF-8."));
      return NULL;
    }

  text = g_strndup (data, size);
  if (!load_key_file (key_file, text, error) ||
      !check_groups (key_file, text, error) ||
      !check_version (key_file, text, error))
    return NULL;

  file = g_new0 (SwitchRulesFile, 1);
  file->id = g_strdup (id);
  file->name = read_text (key_file, "Name");
  file->description = read_text (key_file, "Description");
  file->aliases = read_text (key_file, "Aliases");
  file->based_on = read_text (key_file, "Based-On");

  if (*file->name == '\0')
    {
      g_set_error_literal (error, SWITCH_ERROR, SWITCH_ERROR_SYNTAX,
                           _("The rules have no name."));
      return NULL;
    }

  if (!init_rules (file, text, error) ||
      !read_rules (key_file, text, &file->rules, error) ||
      !read_powers (key_file, text, &file->rules, error))
    return NULL;

  switch_rules_compile (&file->rules);
  if (!switch_rules_check (&file->rules, error))
    return NULL;

  return g_steal_pointer (&file);
}

/**
 * switch_rules_file_to_data:
 * @file: rules
 * @size: (out) (optional): the size in bytes
 *
 * Writes a rules file: every rule and the whole table of powers, so that it
 * means the same whatever becomes of the preset it was made from.
 *
 * Returns: (transfer full): the text
 */
char *
switch_rules_file_to_data (const SwitchRulesFile *file,
                           gsize                 *size)
{
  g_autoptr (GKeyFile) key_file = g_key_file_new ();
  const SwitchRuleSpec *specs;
  guint n_specs;

  g_return_val_if_fail (file != NULL, NULL);

  g_key_file_set_integer (key_file, GROUP_HEAD, "Version",
                          SWITCH_RULES_FILE_VERSION);
  g_key_file_set_string (key_file, GROUP_HEAD, "Name", file->name);
  if (*file->description != '\0')
    g_key_file_set_string (key_file, GROUP_HEAD, "Description",
                           file->description);
  if (*file->aliases != '\0')
    g_key_file_set_string (key_file, GROUP_HEAD, "Aliases", file->aliases);
  if (*file->based_on != '\0')
    g_key_file_set_string (key_file, GROUP_HEAD, "Based-On", file->based_on);

  specs = switch_rule_specs (&n_specs);
  for (guint i = 0; i < n_specs; i++)
    {
      g_autofree char *value =
        switch_rule_spec_to_string (&specs[i],
                                    switch_rule_spec_get (&specs[i],
                                                          &file->rules));

      g_key_file_set_string (key_file, GROUP_RULES, specs[i].key, value);
    }

  /* Written even when it is empty: without it the base's table holds. */
  g_key_file_set_string (key_file, GROUP_POWERS, "2", "plain");
  g_key_file_remove_key (key_file, GROUP_POWERS, "2", NULL);
  for (guint i = 0; i < SWITCH_N_CLASSES; i++)
    if (file->rules.powers.present[i])
      {
        g_autofree char *klass = switch_class_to_string ((SwitchCardClass) i);
        g_autofree char *powers =
          switch_powers_to_string (&file->rules.powers.entries[i]);

        g_key_file_set_string (key_file, GROUP_POWERS, klass, powers);
      }

  return g_key_file_to_data (key_file, size, NULL);
}

/**
 * switch_rules_file_copy:
 * @file: rules
 *
 * Returns: (transfer full): a copy
 */
SwitchRulesFile *
switch_rules_file_copy (const SwitchRulesFile *file)
{
  SwitchRulesFile *copy;

  g_return_val_if_fail (file != NULL, NULL);

  copy = g_new (SwitchRulesFile, 1);
  copy->id = g_strdup (file->id);
  copy->name = g_strdup (file->name);
  copy->description = g_strdup (file->description);
  copy->aliases = g_strdup (file->aliases);
  copy->based_on = g_strdup (file->based_on);
  copy->rules = file->rules;

  return copy;
}

/**
 * switch_rules_file_free:
 * @file: (transfer full): rules
 */
void
switch_rules_file_free (SwitchRulesFile *file)
{
  g_return_if_fail (file != NULL);

  g_free (file->id);
  g_free (file->name);
  g_free (file->description);
  g_free (file->aliases);
  g_free (file->based_on);
  g_free (file);
}

/* The presets */

static SwitchRulesFile *
load_preset (const char *id)
{
  g_autofree char *path = g_strconcat (PRESET_PATH, id, ".rules", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  SwitchRulesFile *file = NULL;
  const char *data;
  gsize size;

  bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE,
                                   &error);
  if (bytes != NULL)
    {
      data = g_bytes_get_data (bytes, &size);
      file = switch_rules_file_parse (id, data, size, &error);
    }

  /* The presets are part of the program. */
  if (file == NULL)
    g_error ("The preset %s cannot be read: %s", id, error->message);

  return file;
}

static GHashTable *
load_presets (void)
{
  GHashTable *presets = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; preset_ids[i] != NULL; i++)
    g_hash_table_insert (presets, (gpointer) preset_ids[i],
                         load_preset (preset_ids[i]));

  return presets;
}

/**
 * switch_preset_get_ids:
 *
 * Returns: (transfer none): the ids of all presets, `switch` first
 */
const char * const *
switch_preset_get_ids (void)
{
  return preset_ids;
}

/**
 * switch_preset_find:
 * @id: an id
 *
 * Presets live as long as the program; any thread may ask.
 *
 * Returns: (transfer none) (nullable): the preset, or %NULL
 */
const SwitchRulesFile *
switch_preset_find (const char *id)
{
  static gsize presets;

  g_return_val_if_fail (id != NULL, NULL);

  if (g_once_init_enter (&presets))
    g_once_init_leave (&presets, (gsize) load_presets ());

  return g_hash_table_lookup ((GHashTable *) presets, id);
}
