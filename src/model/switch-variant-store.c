/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "switch-variant-store"

#include "config.h"

#include "switch-variant-store-private.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

/* The list of all variants, and what can be done with one of them. How they
 * get to the disk is in switch-variant-store-files.c. */

#define MAX_NAME 80             /* characters */

enum
{
  PROP_0,
  PROP_ITEM_TYPE,
  PROP_N_ITEMS,
  PROP_CAN_UNDELETE,
  N_PROPS,
};

enum
{
  FAILED,
  N_SIGNALS,
};

static void list_model_iface_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (
  SwitchVariantStore, switch_variant_store, G_TYPE_OBJECT,
  G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_iface_init))

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

/* The list */

static GType
get_item_type (GListModel *list)
{
  return SWITCH_TYPE_VARIANT;
}

static guint
get_n_items (GListModel *list)
{
  return SWITCH_VARIANT_STORE (list)->variants->len;
}

static gpointer
get_item (GListModel *list,
          guint       position)
{
  SwitchVariantStore *self = SWITCH_VARIANT_STORE (list);

  if (position >= self->variants->len)
    return NULL;

  return g_object_ref (g_ptr_array_index (self->variants, position));
}

static void
list_model_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

static void
items_changed (SwitchVariantStore *self,
               guint               position,
               guint               n_removed,
               guint               n_added)
{
  g_list_model_items_changed (G_LIST_MODEL (self), position, n_removed,
                              n_added);
  if (n_removed != n_added)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_ITEMS]);
}

/* Presets come first, and are there from the start; one's own by name. */
static guint
get_place (SwitchVariantStore *self,
           SwitchVariant      *variant)
{
  guint place = g_strv_length ((GStrv) switch_preset_get_ids ());

  while (place < self->variants->len &&
         g_utf8_collate (
           switch_variant_get_name (g_ptr_array_index (self->variants, place)),
           switch_variant_get_name (variant)) <= 0)
    place++;

  return place;
}

void
_switch_variant_store_insert (SwitchVariantStore *self,
                              SwitchVariant      *variant)
{
  const guint place = get_place (self, variant);

  g_ptr_array_insert (self->variants, (int) place, g_object_ref (variant));
  g_signal_connect_object (variant, "changed",
                           G_CALLBACK (_switch_variant_store_touch), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (variant, "notify::description",
                           G_CALLBACK (_switch_variant_store_touch_notify),
                           self, G_CONNECT_DEFAULT);
  items_changed (self, place, 0, 1);
}

void
_switch_variant_store_remove (SwitchVariantStore *self,
                              SwitchVariant      *variant)
{
  const guint place = switch_variant_store_get_position (self, variant);

  g_assert (place < self->variants->len);

  g_signal_handlers_disconnect_by_data (variant, self);
  g_ptr_array_remove_index (self->variants, place);
  items_changed (self, place, 1, 0);
}

void
_switch_variant_store_fail (SwitchVariantStore *self,
                            const char         *sentence)
{
  g_signal_emit (self, signals[FAILED], 0, sentence);
}

static void
switch_variant_store_get_property (GObject    *object,
                                   guint       prop_id,
                                   GValue     *value,
                                   GParamSpec *pspec)
{
  SwitchVariantStore *self = SWITCH_VARIANT_STORE (object);

  switch (prop_id)
    {
    case PROP_ITEM_TYPE:
      g_value_set_gtype (value, SWITCH_TYPE_VARIANT);
      break;

    case PROP_N_ITEMS:
      g_value_set_uint (value, self->variants->len);
      break;

    case PROP_CAN_UNDELETE:
      g_value_set_boolean (value, self->deleted != NULL);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

/* What is not saved yet is saved now: its owner goes. */
static void
switch_variant_store_dispose (GObject *object)
{
  SwitchVariantStore *self = SWITCH_VARIANT_STORE (object);

  if (self->clock != NULL)
    switch_variant_store_flush (self);
  for (guint i = 0; i < self->variants->len; i++)
    g_signal_handlers_disconnect_by_data (
      g_ptr_array_index (self->variants, i), self);
  g_clear_object (&self->clock);
  g_clear_object (&self->deleted);

  G_OBJECT_CLASS (switch_variant_store_parent_class)->dispose (object);
}

static void
switch_variant_store_finalize (GObject *object)
{
  SwitchVariantStore *self = SWITCH_VARIANT_STORE (object);

  g_clear_pointer (&self->variants, g_ptr_array_unref);
  g_clear_pointer (&self->dirty, g_hash_table_unref);
  g_clear_pointer (&self->folder, g_free);

  G_OBJECT_CLASS (switch_variant_store_parent_class)->finalize (object);
}

static void
switch_variant_store_class_init (SwitchVariantStoreClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = switch_variant_store_get_property;
  object_class->dispose = switch_variant_store_dispose;
  object_class->finalize = switch_variant_store_finalize;

  /**
   * SwitchVariantStore:item-type:
   *
   * #SwitchVariant.
   */
  properties[PROP_ITEM_TYPE] =
    g_param_spec_gtype ("item-type", NULL, NULL, G_TYPE_OBJECT,
                        G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  /**
   * SwitchVariantStore:n-items:
   *
   * How many variants there are.
   */
  properties[PROP_N_ITEMS] =
    g_param_spec_uint ("n-items", NULL, NULL, 0, G_MAXUINT, 0,
                       G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  /**
   * SwitchVariantStore:can-undelete:
   *
   * Whether there is a variant to bring back.
   */
  properties[PROP_CAN_UNDELETE] =
    g_param_spec_boolean ("can-undelete", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  /* It is described in the header. */
  signals[FAILED] =
    g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 1,
                  G_TYPE_STRING | G_SIGNAL_TYPE_STATIC_SCOPE);
}

static void
switch_variant_store_init (SwitchVariantStore *self)
{
  self->variants = g_ptr_array_new_with_free_func (g_object_unref);
  self->dirty = g_hash_table_new_full (NULL, NULL, g_object_unref, NULL);

  for (const char * const *id = switch_preset_get_ids (); *id != NULL; id++)
    g_ptr_array_add (self->variants, switch_variant_new_from_preset (*id));
}

/**
 * switch_variant_store_get_default_folder:
 *
 * Returns: (transfer full): where house rules are kept
 */
char *
switch_variant_store_get_default_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), GETTEXT_PACKAGE,
                           "variants", NULL);
}

/**
 * switch_variant_store_new:
 * @folder: the folder of one's own variants; it need not be there yet
 * @clock: a clock
 *
 * Returns: (transfer full): a new store with the presets; one's own come
 *   with switch_variant_store_reload(), so that somebody can be there to
 *   hear of what cannot be read
 */
SwitchVariantStore *
switch_variant_store_new (const char  *folder,
                          SwitchClock *clock)
{
  SwitchVariantStore *self;

  g_return_val_if_fail (folder != NULL, NULL);
  g_return_val_if_fail (SWITCH_IS_CLOCK (clock), NULL);

  self = g_object_new (SWITCH_TYPE_VARIANT_STORE, NULL);
  self->folder = g_strdup (folder);
  self->clock = g_object_ref (clock);

  return self;
}

/**
 * switch_variant_store_get_folder:
 * @self: a store
 *
 * Returns: the folder of one's own variants
 */
const char *
switch_variant_store_get_folder (SwitchVariantStore *self)
{
  g_return_val_if_fail (SWITCH_IS_VARIANT_STORE (self), NULL);

  return self->folder;
}

/**
 * switch_variant_store_find:
 * @self: a store
 * @id: an id
 *
 * Returns: (transfer none) (nullable): the variant of that id
 */
SwitchVariant *
switch_variant_store_find (SwitchVariantStore *self,
                           const char         *id)
{
  g_return_val_if_fail (SWITCH_IS_VARIANT_STORE (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  for (guint i = 0; i < self->variants->len; i++)
    {
      SwitchVariant *variant = g_ptr_array_index (self->variants, i);

      if (g_str_equal (switch_variant_get_id (variant), id))
        return variant;
    }

  return NULL;
}

/**
 * switch_variant_store_get_position:
 * @self: a store
 * @variant: a variant
 *
 * Returns: its position, or %G_MAXUINT where it is not in the store
 */
guint
switch_variant_store_get_position (SwitchVariantStore *self,
                                   SwitchVariant      *variant)
{
  guint position;

  g_return_val_if_fail (SWITCH_IS_VARIANT_STORE (self), G_MAXUINT);

  return g_ptr_array_find (self->variants, variant, &position) ? position
                                                               : G_MAXUINT;
}

static gboolean
has_name (SwitchVariantStore *self,
          const char         *name)
{
  for (guint i = 0; i < self->variants->len; i++)
    if (g_utf8_collate (switch_variant_get_name (
                          g_ptr_array_index (self->variants, i)), name) == 0)
      return TRUE;

  return FALSE;
}

/* A name that no other variant has, of one line that is not too long. */
static char *
get_free_name (SwitchVariantStore *self,
               const char         *wanted)
{
  g_autofree char *name = g_utf8_substring (
    wanted, 0, MIN (g_utf8_strlen (wanted, -1), MAX_NAME));

  g_strstrip (g_strdelimit (name, "\n\r\t", ' '));
  if (*name == '\0')
    {
      g_free (name);
      /* Translators: The name of rules that somebody made, without another. */
      name = g_strdup (_("House rules"));
    }
  if (!has_name (self, name))
    return g_steal_pointer (&name);

  for (guint i = 2; ; i++)
    {
      g_autofree char *numbered = g_strdup_printf ("%s %u", name, i);

      if (!has_name (self, numbered))
        return g_steal_pointer (&numbered);
    }
}

static SwitchVariant *
add_copy (SwitchVariantStore *self,
          SwitchVariant      *variant,
          const char         *wanted)
{
  g_autofree char *name = get_free_name (self, wanted);
  g_autofree char *id = _switch_variant_store_get_free_id (self, name);
  g_autoptr(SwitchVariant) copy = switch_variant_copy (variant, id, name);

  _switch_variant_store_insert (self, copy);
  _switch_variant_store_save (self, copy);

  return copy;
}

/**
 * switch_variant_store_copy:
 * @self: a store
 * @variant: a variant, a preset or one's own
 * @name: how to call the copy; a number is added where there is one already
 *
 * Makes a copy that can be changed, and saves it.
 *
 * Returns: (transfer none): the copy
 */
SwitchVariant *
switch_variant_store_copy (SwitchVariantStore *self,
                           SwitchVariant      *variant,
                           const char         *name)
{
  g_return_val_if_fail (SWITCH_IS_VARIANT_STORE (self), NULL);
  g_return_val_if_fail (SWITCH_IS_VARIANT (variant), NULL);
  g_return_val_if_fail (name != NULL, NULL);

  return add_copy (self, variant, name);
}

/**
 * switch_variant_store_rename:
 * @self: a store
 * @variant: one of one's own variants in it
 * @name: its new name; a number is added where there is one already
 *
 * Gives a variant another name, and its file too: its id changes.
 */
void
switch_variant_store_rename (SwitchVariantStore *self,
                             SwitchVariant      *variant,
                             const char         *name)
{
  g_autofree char *free_name = NULL;
  g_autofree char *id = NULL;

  g_return_if_fail (SWITCH_IS_VARIANT_STORE (self));
  g_return_if_fail (SWITCH_IS_VARIANT (variant));
  g_return_if_fail (!switch_variant_get_read_only (variant));
  g_return_if_fail (name != NULL);

  if (g_str_equal (switch_variant_get_name (variant), name))
    return;

  g_object_ref (variant);
  _switch_variant_store_remove (self, variant);
  free_name = get_free_name (self, name);
  id = _switch_variant_store_get_free_id (self, free_name);
  _switch_variant_store_unlink (self, variant);
  switch_variant_set_name (variant, free_name);
  _switch_variant_set_id (variant, id);
  _switch_variant_store_insert (self, variant);
  _switch_variant_store_save (self, variant);
  g_object_unref (variant);
}

/**
 * switch_variant_store_delete:
 * @self: a store
 * @variant: one of one's own variants in it
 *
 * Removes a variant and its file. The last one deleted can be brought back.
 */
void
switch_variant_store_delete (SwitchVariantStore *self,
                             SwitchVariant      *variant)
{
  g_return_if_fail (SWITCH_IS_VARIANT_STORE (self));
  g_return_if_fail (SWITCH_IS_VARIANT (variant));
  g_return_if_fail (!switch_variant_get_read_only (variant));

  g_set_object (&self->deleted, variant);
  _switch_variant_store_unlink (self, variant);
  _switch_variant_store_remove (self, variant);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_UNDELETE]);
}

/**
 * switch_variant_store_can_undelete:
 * @self: a store
 *
 * Returns: whether there is a variant to bring back
 */
gboolean
switch_variant_store_can_undelete (SwitchVariantStore *self)
{
  g_return_val_if_fail (SWITCH_IS_VARIANT_STORE (self), FALSE);

  return self->deleted != NULL;
}

/**
 * switch_variant_store_undelete:
 * @self: a store
 *
 * Brings the last deleted variant back as it was.
 *
 * Returns: (transfer none) (nullable): the variant
 */
SwitchVariant *
switch_variant_store_undelete (SwitchVariantStore *self)
{
  g_autoptr(SwitchVariant) variant = NULL;

  g_return_val_if_fail (SWITCH_IS_VARIANT_STORE (self), NULL);

  variant = g_steal_pointer (&self->deleted);
  if (variant == NULL)
    return NULL;

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_UNDELETE]);
  /* Its name or its file may be another's by now. */
  if (has_name (self, switch_variant_get_name (variant)) ||
      switch_variant_store_find (self, switch_variant_get_id (variant)))
    return add_copy (self, variant, switch_variant_get_name (variant));

  _switch_variant_store_insert (self, variant);
  _switch_variant_store_save (self, variant);

  return variant;
}

/**
 * switch_variant_store_import:
 * @self: a store
 * @bytes: a rules file
 * @error: a sentence that says what is wrong, and on which line
 *
 * Takes rules in that somebody shared. Of a broken file nothing is used.
 *
 * Returns: (transfer none) (nullable): the new variant
 */
SwitchVariant *
switch_variant_store_import (SwitchVariantStore  *self,
                             GBytes              *bytes,
                             GError             **error)
{
  g_autoptr(SwitchVariant) variant = NULL;
  const char *data;
  gsize size;

  g_return_val_if_fail (SWITCH_IS_VARIANT_STORE (self), NULL);
  g_return_val_if_fail (bytes != NULL, NULL);

  data = g_bytes_get_data (bytes, &size);
  variant = switch_variant_new_from_data ("import", data != NULL ? data : "",
                                          size, error);
  if (variant == NULL)
    return NULL;

  return add_copy (self, variant, switch_variant_get_name (variant));
}
