/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-help-page.h"

G_BEGIN_DECLS

#define SWITCH_HELP_RULES_PAGE "rules"

#define SWITCH_TYPE_HELP_LIBRARY (switch_help_library_get_type ())

G_DECLARE_FINAL_TYPE (SwitchHelpLibrary, switch_help_library, SWITCH,
                      HELP_LIBRARY, GObject)

/**
 * SwitchHelpHit:
 * @page: a page
 * @block: the block of it where the words were found
 *
 * Something found by switch_help_library_search().
 */
typedef struct
{
  SwitchHelpPage *page;
  guint           block;
} SwitchHelpHit;

const char * const *switch_help_library_get_languages (void);
const char         *switch_help_library_find_language (void);
const char         *switch_help_library_get_language_name (
                                                  const char         *language);

SwitchHelpLibrary  *switch_help_library_new      (const char         *language);
guint               switch_help_library_get_n_pages (SwitchHelpLibrary *self);
SwitchHelpPage     *switch_help_library_get_nth  (SwitchHelpLibrary  *self,
                                                  guint               n);
SwitchHelpPage     *switch_help_library_get_page (SwitchHelpLibrary  *self,
                                                  const char         *id);
guint               switch_help_library_get_depth (SwitchHelpLibrary *self,
                                                   SwitchHelpPage    *page);
void                switch_help_library_set_rules (SwitchHelpLibrary *self,
                                                   SwitchHelpPage    *page);
SwitchHelpPage     *switch_help_library_resolve  (SwitchHelpLibrary  *self,
                                                  const char         *target,
                                                  guint              *block);
GArray             *switch_help_library_search   (SwitchHelpLibrary  *self,
                                                  const char         *query);

G_END_DECLS
