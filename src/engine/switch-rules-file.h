/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-rules.h"

G_BEGIN_DECLS

#define SWITCH_RULES_FILE_VERSION  1
#define SWITCH_RULES_FILE_MAX_SIZE (64 * 1024)

/**
 * SwitchRulesFile:
 * @id: the preset's id, or the name of the file without its ending
 * @name: the name that its owner gave it
 * @description: a sentence about it, or ""
 * @aliases: other names, separated by semicolons, or ""
 * @based_on: the id of the preset it was made from
 * @rules: the rules, compiled
 *
 * A rules file, section 3 of the rules: a preset's and a player's alike.
 */
typedef struct
{
  char        *id;
  char        *name;
  char        *description;
  char        *aliases;
  char        *based_on;
  SwitchRules  rules;
} SwitchRulesFile;

SwitchRulesFile *switch_rules_file_parse   (const char            *id,
                                            const char            *data,
                                            gsize                  size,
                                            GError               **error);
char            *switch_rules_file_to_data (const SwitchRulesFile *file,
                                            gsize                 *size);
SwitchRulesFile *switch_rules_file_copy    (const SwitchRulesFile *file);
void             switch_rules_file_free    (SwitchRulesFile       *file);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SwitchRulesFile, switch_rules_file_free)

const char * const    *switch_preset_get_ids     (void);
const SwitchRulesFile *switch_preset_find        (const char             *id);

G_END_DECLS
