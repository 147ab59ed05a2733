/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-variant.h"

G_BEGIN_DECLS

struct _SwitchVariant
{
  GObject          parent_instance;

  SwitchRulesFile *file;
  gboolean         read_only;
  GListStore      *powers;
};

void     _switch_variant_set_rule    (SwitchVariant        *self,
                                      const SwitchRuleSpec *spec,
                                      guint                 value);
void     _switch_variant_fill_powers (SwitchVariant        *self);
void     _switch_variant_changed     (SwitchVariant        *self);
void     _switch_variant_set_id      (SwitchVariant        *self,
                                      const char           *id);
gboolean _switch_variant_equal       (SwitchVariant        *a,
                                      SwitchVariant        *b);

G_END_DECLS
