/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "switch-variant-store"

#include "config.h"

#include "switch-variant-store-private.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

/* One's own variants on the disk, each the file NAME.rules. */

#define ENDING     ".rules"
#define SAVE_AFTER 400          /* milliseconds without another change */
#define MAX_ID     120          /* bytes; a file's name has at most 255 */

static char *
get_path (SwitchVariantStore *self,
          const char         *id)
{
  g_autofree char *name = g_strconcat (id, ENDING, NULL);

  return g_build_filename (self->folder, name, NULL);
}

/* Names of files */

/* What a file system, a shell or a settings' value would stumble over
 * becomes a hyphen. */
static char *
get_id (const char *name)
{
  g_autoptr(GString) id = g_string_new (NULL);

  for (const char *p = name; *p != '\0'; p = g_utf8_next_char (p))
    {
      const gunichar c = g_utf8_get_char (p);

      if (id->len >= MAX_ID)
        break;
      if (g_unichar_isgraph (c) && strchr ("/\\:*?\"<>|~", *p) == NULL)
        g_string_append_unichar (id, c);
      else if (id->len > 0 && id->str[id->len - 1] != '-')
        g_string_append_c (id, '-');
    }

  while (id->len > 0 && strchr ("-.", id->str[id->len - 1]) != NULL)
    g_string_truncate (id, id->len - 1);
  while (id->len > 0 && strchr ("-.", id->str[0]) != NULL)
    g_string_erase (id, 0, 1);

  return g_strdup (id->len > 0 ? id->str : "rules");
}

/* File systems there are that take "a" and "A" for one name. */
static gboolean
is_taken (SwitchVariantStore *self,
          const char         *id)
{
  g_autofree char *folded = g_utf8_casefold (id, -1);
  g_autofree char *path = get_path (self, id);

  for (guint i = 0; i < self->variants->len; i++)
    {
      SwitchVariant *variant = g_ptr_array_index (self->variants, i);
      g_autofree char *other =
        g_utf8_casefold (switch_variant_get_id (variant), -1);

      if (g_str_equal (folded, other))
        return TRUE;
    }

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

char *
_switch_variant_store_get_free_id (SwitchVariantStore *self,
                                   const char         *name)
{
  g_autofree char *id = get_id (name);

  if (!is_taken (self, id))
    return g_steal_pointer (&id);

  for (guint i = 2; ; i++)
    {
      g_autofree char *numbered = g_strdup_printf ("%s-%u", id, i);

      if (!is_taken (self, numbered))
        return g_steal_pointer (&numbered);
    }
}

/* Saving */

static void
tell_not_saved (SwitchVariantStore *self,
                SwitchVariant      *variant,
                const char         *reason)
{
  g_autofree char *sentence = NULL;

  g_warning ("%s: %s", self->folder, reason);
  if (self->told)
    return;

  self->told = TRUE;
  sentence = g_strdup_printf (
    /* Translators: the first is the name of rules, the second what the
     * system says */
    _("The rules “%s” cannot be saved: %s. They hold until you quit."),
    switch_variant_get_name (variant), reason);
  _switch_variant_store_fail (self, sentence);
}

static void
write_file (SwitchVariantStore *self,
            SwitchVariant      *variant)
{
  g_autofree char *path = get_path (self, switch_variant_get_id (variant));
  g_autofree char *data = NULL;
  g_autoptr(GError) error = NULL;
  gsize size;

  if (g_mkdir_with_parents (self->folder, 0700) != 0)
    {
      tell_not_saved (self, variant, g_strerror (errno));
      return;
    }

  data = switch_variant_to_data (variant, &size);
  if (!g_file_set_contents (path, data, (gssize) size, &error))
    {
      tell_not_saved (self, variant, error->message);
      return;
    }

  self->told = FALSE;
}

void
_switch_variant_store_save (SwitchVariantStore *self,
                            SwitchVariant      *variant)
{
  write_file (self, variant);
  g_hash_table_remove (self->dirty, variant);
}

static void
timer_cb (gpointer data)
{
  SwitchVariantStore *self = data;

  self->timer = 0;
  switch_variant_store_flush (self);
}

void
_switch_variant_store_touch (SwitchVariantStore *self,
                             SwitchVariant      *variant)
{
  g_hash_table_add (self->dirty, g_object_ref (variant));

  if (self->timer != 0)
    switch_clock_cancel (self->clock, self->timer);
  self->timer = switch_clock_call_after (self->clock, SAVE_AFTER, timer_cb,
                                         self);
}

void
_switch_variant_store_touch_notify (SwitchVariant      *variant,
                                    GParamSpec         *pspec,
                                    SwitchVariantStore *self)
{
  _switch_variant_store_touch (self, variant);
}

/**
 * switch_variant_store_flush:
 * @self: a store
 *
 * Saves now what would be saved soon.
 */
void
switch_variant_store_flush (SwitchVariantStore *self)
{
  g_autoptr(GList) variants = NULL;

  g_return_if_fail (SWITCH_IS_VARIANT_STORE (self));

  if (self->timer != 0)
    switch_clock_cancel (self->clock, self->timer);
  self->timer = 0;

  variants = g_hash_table_get_keys (self->dirty);
  for (GList *l = variants; l != NULL; l = l->next)
    _switch_variant_store_save (self, l->data);
}

void
_switch_variant_store_unlink (SwitchVariantStore *self,
                              SwitchVariant      *variant)
{
  g_autofree char *path = get_path (self, switch_variant_get_id (variant));
  g_autofree char *sentence = NULL;

  g_hash_table_remove (self->dirty, variant);
  if (g_unlink (path) == 0 || errno == ENOENT)
    return;

  sentence = g_strdup_printf (
    /* Translators: the first is the name of a file, the second what the
     * system says */
    _("The file %s cannot be removed: %s."), path, g_strerror (errno));
  _switch_variant_store_fail (self, sentence);
}

/* Loading */

static void
tell_unreadable (SwitchVariantStore *self,
                 const char         *path,
                 const GError       *error)
{
  g_autofree char *name = g_filename_display_basename (path);
  /* Translators: the first is the name of a file, the second a sentence that
   * says what is wrong with it, as “Line 5: there is no rule “foo”” */
  g_autofree char *sentence =
    g_strdup_printf (_("The rules in %s cannot be used. %s"), name,
                     error->message);

  _switch_variant_store_fail (self, sentence);
}

/* What is no file is not opened: a pipe would be waited for. */
static gboolean
check_is_file (GFile   *file,
               GError **error)
{
  switch ((int) g_file_query_file_type (file, G_FILE_QUERY_INFO_NONE, NULL))
    {
    case G_FILE_TYPE_DIRECTORY:
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY,
                           _("This is a folder and not a file."));
      return FALSE;

    case G_FILE_TYPE_SPECIAL:
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE,
                           _("This is not an ordinary file."));
      return FALSE;

    default:
      return TRUE;
    }
}

static GBytes *
read_file (GFile   *file,
           GError **error)
{
  g_autoptr(GFileInputStream) stream = NULL;

  if (!check_is_file (file, error))
    return NULL;

  stream = g_file_read (file, NULL, error);
  if (stream == NULL)
    return NULL;

  /* One byte more than a rules file may have tells that it is too long. */
  return g_input_stream_read_bytes (G_INPUT_STREAM (stream),
                                    SWITCH_RULES_FILE_MAX_SIZE + 1, NULL,
                                    error);
}

static SwitchVariant *
load (const char  *path,
      const char  *id,
      GError     **error)
{
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(GBytes) bytes = read_file (file, error);
  const char *data;
  gsize size;

  if (bytes == NULL)
    return NULL;

  data = g_bytes_get_data (bytes, &size);

  return switch_variant_new_from_data (id, data != NULL ? data : "", size,
                                       error);
}

static void
reload_file (SwitchVariantStore *self,
             const char         *name)
{
  g_autofree char *id = g_strndup (name, strlen (name) - strlen (ENDING));
  g_autofree char *path = NULL;
  g_autoptr(GError) error = NULL;
  g_autoptr(SwitchVariant) variant = NULL;
  SwitchVariant *before;

  if (*id == '\0' || *id == '.' || !g_utf8_validate (id, -1, NULL) ||
      switch_preset_find (id) != NULL)
    return;

  path = get_path (self, id);
  variant = load (path, id, &error);
  if (variant == NULL)
    {
      tell_unreadable (self, path, error);
      return;
    }

  /* Who holds the variant of an unchanged file keeps it. */
  before = switch_variant_store_find (self, id);
  if (before != NULL && _switch_variant_equal (before, variant))
    return;

  if (before != NULL)
    _switch_variant_store_remove (self, before);
  _switch_variant_store_insert (self, variant);
}

static void
remove_missing (SwitchVariantStore *self)
{
  for (guint i = self->variants->len; i-- > 0; )
    {
      SwitchVariant *variant = g_ptr_array_index (self->variants, i);
      g_autofree char *path = get_path (self, switch_variant_get_id (variant));

      if (!switch_variant_get_read_only (variant) &&
          !g_file_test (path, G_FILE_TEST_EXISTS))
        _switch_variant_store_remove (self, variant);
    }
}

/**
 * switch_variant_store_reload:
 * @self: a store
 *
 * Reads the folder. Of a file that cannot be read nothing is used, and
 * ::failed says what is wrong with it.
 */
void
switch_variant_store_reload (SwitchVariantStore *self)
{
  g_autoptr(GDir) folder = NULL;
  const char *name;

  g_return_if_fail (SWITCH_IS_VARIANT_STORE (self));

  switch_variant_store_flush (self);
  remove_missing (self);

  folder = g_dir_open (self->folder, 0, NULL);
  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    if (g_str_has_suffix (name, ENDING))
      reload_file (self, name);
}

/* Sharing */

/**
 * switch_variant_store_import_file:
 * @self: a store
 * @file: a rules file
 * @error: a sentence that says what is wrong, and on which line
 *
 * Takes the rules of a file in; see switch_variant_store_import().
 *
 * Returns: (transfer none) (nullable): the new variant
 */
SwitchVariant *
switch_variant_store_import_file (SwitchVariantStore  *self,
                                  GFile               *file,
                                  GError             **error)
{
  g_autoptr(GBytes) bytes = NULL;

  g_return_val_if_fail (SWITCH_IS_VARIANT_STORE (self), NULL);
  g_return_val_if_fail (G_IS_FILE (file), NULL);

  bytes = read_file (file, error);

  return bytes != NULL ? switch_variant_store_import (self, bytes, error)
                       : NULL;
}

/**
 * switch_variant_store_export:
 * @self: a store
 * @variant: a variant, a preset or one's own
 * @file: where to write it
 * @error: what went wrong
 *
 * Writes a variant where its owner wants it, to share it.
 *
 * Returns: whether it could be written
 */
gboolean
switch_variant_store_export (SwitchVariantStore  *self,
                             SwitchVariant       *variant,
                             GFile               *file,
                             GError             **error)
{
  g_autoptr(SwitchVariant) copy = NULL;
  g_autofree char *data = NULL;
  gsize size;

  g_return_val_if_fail (SWITCH_IS_VARIANT_STORE (self), FALSE);
  g_return_val_if_fail (SWITCH_IS_VARIANT (variant), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  /* A copy, because that of a preset says what it is a copy of. */
  copy = switch_variant_copy (variant, switch_variant_get_id (variant),
                              switch_variant_get_name (variant));
  data = switch_variant_to_data (copy, &size);

  return g_file_replace_contents (file, data, size, NULL, FALSE,
                                  G_FILE_CREATE_NONE, NULL, NULL, error);
}
