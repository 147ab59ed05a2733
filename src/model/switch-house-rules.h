/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-variant-store.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_HOUSE_RULES (switch_house_rules_get_type ())

/**
 * SwitchHouseRules:
 *
 * The rules that are played from the next round on: which of the variants it
 * is, as the settings say, and all that changes it. What cannot be played is
 * refused before anything changes, and changing a preset makes a copy of it
 * that is one's own.
 */
G_DECLARE_FINAL_TYPE (SwitchHouseRules, switch_house_rules, SWITCH,
                      HOUSE_RULES, GObject)

SwitchHouseRules   *switch_house_rules_new
                              (SwitchVariantStore  *store,
                               GSettings           *settings);

SwitchVariantStore *switch_house_rules_get_store
                              (SwitchHouseRules    *self);
SwitchVariant      *switch_house_rules_get_variant
                              (SwitchHouseRules    *self);
guint               switch_house_rules_get_players
                              (SwitchHouseRules    *self);
gboolean            switch_house_rules_set_players
                              (SwitchHouseRules    *self,
                               guint                n_players,
                               GError             **error);
gboolean            switch_house_rules_choose
                              (SwitchHouseRules    *self,
                               SwitchVariant       *variant,
                               GError             **error);

gboolean            switch_house_rules_set_rule
                              (SwitchHouseRules    *self,
                               const char          *key,
                               guint                value,
                               GError             **error);
gboolean            switch_house_rules_reset_rule
                              (SwitchHouseRules    *self,
                               const char          *key,
                               GError             **error);
gboolean            switch_house_rules_set_powers
                              (SwitchHouseRules    *self,
                               const char          *cards,
                               const char          *powers,
                               GError             **error);
gboolean            switch_house_rules_reset_powers
                              (SwitchHouseRules    *self,
                               const char          *cards,
                               GError             **error);
const SwitchRules  *switch_house_rules_get_origin
                              (SwitchHouseRules    *self);
gboolean            switch_house_rules_powers_differ
                              (SwitchHouseRules    *self,
                               SwitchCardClass      klass);
guint               switch_house_rules_count_changes
                              (SwitchHouseRules    *self);

void                switch_house_rules_duplicate
                              (SwitchHouseRules    *self);
void                switch_house_rules_rename
                              (SwitchHouseRules    *self,
                               const char          *name);
void                switch_house_rules_delete
                              (SwitchHouseRules    *self);
void                switch_house_rules_undelete
                              (SwitchHouseRules    *self);

G_END_DECLS
