/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "switch-rules-file.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_VARIANT (switch_variant_get_type ())

G_DECLARE_FINAL_TYPE (SwitchVariant, switch_variant, SWITCH, VARIANT, GObject)

SwitchVariant     *switch_variant_new_from_preset (const char     *id);
SwitchVariant     *switch_variant_new_from_file (const SwitchRulesFile *file,
                                                 gboolean          read_only);
SwitchVariant     *switch_variant_new_from_data (const char       *id,
                                                 const char       *data,
                                                 gsize             size,
                                                 GError          **error);
SwitchVariant     *switch_variant_copy          (SwitchVariant    *self,
                                                 const char       *id,
                                                 const char       *name);
char              *switch_variant_to_data       (SwitchVariant    *self,
                                                 gsize            *size);

const char        *switch_variant_get_id        (SwitchVariant    *self);
const char        *switch_variant_get_name      (SwitchVariant    *self);
void               switch_variant_set_name      (SwitchVariant    *self,
                                                 const char       *name);
const char        *switch_variant_get_description (SwitchVariant  *self);
void               switch_variant_set_description (SwitchVariant  *self,
                                                 const char       *description);
const char        *switch_variant_get_shown_name (SwitchVariant    *self);
const char        *switch_variant_get_shown_description
                                                (SwitchVariant    *self);
const char        *switch_variant_get_aliases   (SwitchVariant    *self);
const char        *switch_variant_get_based_on  (SwitchVariant    *self);
gboolean           switch_variant_get_read_only (SwitchVariant    *self);
const SwitchRules *switch_variant_get_rules     (SwitchVariant    *self);
gboolean           switch_variant_check         (SwitchVariant    *self,
                                                 guint             n_seats,
                                                 GError          **error);

guint              switch_variant_get_rule      (SwitchVariant    *self,
                                                 const char       *key);
void               switch_variant_set_rule      (SwitchVariant    *self,
                                                 const char       *key,
                                                 guint             value);
gboolean           switch_variant_rule_differs  (SwitchVariant    *self,
                                                 const char       *key);
void               switch_variant_reset_rule    (SwitchVariant    *self,
                                                 const char       *key);

GListModel        *switch_variant_get_powers    (SwitchVariant    *self);
gboolean           switch_variant_set_powers    (SwitchVariant    *self,
                                                 const char       *cards,
                                                 const char       *powers,
                                                 GError          **error);

G_END_DECLS
