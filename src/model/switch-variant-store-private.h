/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-variant-private.h"
#include "switch-variant-store.h"

G_BEGIN_DECLS

struct _SwitchVariantStore
{
  GObject        parent_instance;

  char          *folder;
  SwitchClock   *clock;
  GPtrArray     *variants;
  SwitchVariant *deleted;

  GHashTable    *dirty;         /* those that are not saved yet */
  guint          timer;
  gboolean       told;          /* that saving fails, until it works */
};

/* switch-variant-store.c */
void  _switch_variant_store_insert (SwitchVariantStore *self,
                                    SwitchVariant      *variant);
void  _switch_variant_store_remove (SwitchVariantStore *self,
                                    SwitchVariant      *variant);
void  _switch_variant_store_fail   (SwitchVariantStore *self,
                                    const char         *sentence);

/* switch-variant-store-files.c */
char *_switch_variant_store_get_free_id (SwitchVariantStore *self,
                                         const char         *name);
void  _switch_variant_store_touch  (SwitchVariantStore *self,
                                    SwitchVariant      *variant);
void  _switch_variant_store_touch_notify (SwitchVariant      *variant,
                                          GParamSpec         *pspec,
                                          SwitchVariantStore *self);
void  _switch_variant_store_save   (SwitchVariantStore *self,
                                    SwitchVariant      *variant);
void  _switch_variant_store_unlink (SwitchVariantStore *self,
                                    SwitchVariant      *variant);

G_END_DECLS
