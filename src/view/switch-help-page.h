/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "switch-help-block.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_HELP_PAGE (switch_help_page_get_type ())

G_DECLARE_FINAL_TYPE (SwitchHelpPage, switch_help_page, SWITCH, HELP_PAGE,
                      GObject)

SwitchHelpPage        *switch_help_page_new         (const char      *id,
                                                     const char      *title);
SwitchHelpPage        *switch_help_page_parse       (const char      *data,
                                                     gssize           length,
                                                     GError         **error);

const char            *switch_help_page_get_id      (SwitchHelpPage  *self);
void                   switch_help_page_set_id      (SwitchHelpPage  *self,
                                                     const char      *id);
const char            *switch_help_page_get_title   (SwitchHelpPage  *self);
void                   switch_help_page_set_title   (SwitchHelpPage  *self,
                                                     const char      *title);
const char            *switch_help_page_get_summary (SwitchHelpPage  *self);
void                   switch_help_page_set_summary (SwitchHelpPage  *self,
                                                     const char      *summary);
const char            *switch_help_page_get_guide   (SwitchHelpPage  *self);
void                   switch_help_page_set_guide   (SwitchHelpPage  *self,
                                                     const char      *guide);

void                   switch_help_page_add         (SwitchHelpPage  *self,
                                                     SwitchHelpBlock *block);
void                   switch_help_page_set_folder  (SwitchHelpPage  *self,
                                                     const char      *folder);
void                   switch_help_page_remove_links (SwitchHelpPage *self);
guint                  switch_help_page_get_n_blocks (SwitchHelpPage *self);
const SwitchHelpBlock *switch_help_page_get_block   (SwitchHelpPage  *self,
                                                     guint            n);
gboolean               switch_help_page_find_anchor (SwitchHelpPage  *self,
                                                     const char      *anchor,
                                                     guint           *n);

G_END_DECLS
