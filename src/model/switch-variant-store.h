/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-clock.h"
#include "switch-variant.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_VARIANT_STORE (switch_variant_store_get_type ())

/**
 * SwitchVariantStore:
 *
 * All variants, a #GListModel of #SwitchVariant: the presets in their order,
 * then one's own by name. One's own are files of a folder, and saved soon
 * after each change.
 */
/**
 * SwitchVariantStore::failed:
 * @self: the store
 * @sentence: what went wrong, for a person
 *
 * Emitted when a file could not be read, saved or removed.
 */
G_DECLARE_FINAL_TYPE (SwitchVariantStore, switch_variant_store, SWITCH,
                      VARIANT_STORE, GObject)

char               *switch_variant_store_get_default_folder (void);
SwitchVariantStore *switch_variant_store_new      (const char         *folder,
                                                   SwitchClock        *clock);

const char         *switch_variant_store_get_folder (SwitchVariantStore *self);
void                switch_variant_store_reload   (SwitchVariantStore *self);
void                switch_variant_store_flush    (SwitchVariantStore *self);

SwitchVariant      *switch_variant_store_find     (SwitchVariantStore *self,
                                                   const char         *id);
guint               switch_variant_store_get_position
                                                  (SwitchVariantStore *self,
                                                   SwitchVariant      *variant);

SwitchVariant      *switch_variant_store_copy     (SwitchVariantStore *self,
                                                   SwitchVariant      *variant,
                                                   const char         *name);
void                switch_variant_store_rename   (SwitchVariantStore *self,
                                                   SwitchVariant      *variant,
                                                   const char         *name);
void                switch_variant_store_delete   (SwitchVariantStore *self,
                                                   SwitchVariant      *variant);
SwitchVariant      *switch_variant_store_undelete (SwitchVariantStore *self);
gboolean            switch_variant_store_can_undelete
                                                  (SwitchVariantStore *self);

SwitchVariant      *switch_variant_store_import   (SwitchVariantStore *self,
                                                   GBytes             *bytes,
                                                   GError            **error);
SwitchVariant      *switch_variant_store_import_file
                                                  (SwitchVariantStore *self,
                                                   GFile              *file,
                                                   GError            **error);
gboolean            switch_variant_store_export   (SwitchVariantStore *self,
                                                   SwitchVariant      *variant,
                                                   GFile              *file,
                                                   GError            **error);

G_END_DECLS
