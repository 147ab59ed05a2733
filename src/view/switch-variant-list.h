/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "switch-variant-store.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_VARIANT_LIST (switch_variant_list_get_type ())

/**
 * SwitchVariantList:
 *
 * All variants with a sentence each, to choose from: presets, then one's own.
 */
/**
 * SwitchVariantList::chosen:
 * @self: the list
 * @variant: the variant
 *
 * Emitted when somebody chooses a variant.
 */
G_DECLARE_FINAL_TYPE (SwitchVariantList, switch_variant_list, SWITCH,
                      VARIANT_LIST, GtkWidget)

void switch_variant_list_set_store  (SwitchVariantList  *self,
                                     SwitchVariantStore *store);
void switch_variant_list_set_chosen (SwitchVariantList  *self,
                                     SwitchVariant      *variant);

G_END_DECLS
