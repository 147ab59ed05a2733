/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-help-view.h"
#include "switch-help-window.h"

G_BEGIN_DECLS

/**
 * SwitchHelpPlace:
 * @page: the id of a page
 * @block: a block of it
 *
 * Where somebody was, to come back to.
 */
typedef struct
{
  char  *page;
  guint  block;
} SwitchHelpPlace;

struct _SwitchHelpWindow
{
  GtkWindow          parent_instance;

  GtkWidget         *title_label;
  GtkToggleButton   *contents_button;
  GtkWidget         *forward_button;
  GtkMenuButton     *language_button;
  GtkToggleButton   *search_button;
  GtkWidget         *side;
  GtkListBox        *contents_list;
  GtkWidget         *main;
  GtkSearchBar      *search_bar;
  GtkEditable       *search_entry;
  GtkStack          *stack;
  SwitchHelpView    *view;
  GtkWidget         *results;
  GtkListBox        *results_list;

  SwitchHelpLibrary *library;
  SwitchHelpPage    *rules;      /* of the rules that are being played */
  char              *language;
  GArray            *places;     /* the history */
  guint              place;      /* where in it we are */
  gboolean           narrow;
  guint              width_source;
};

/* switch-help-window.c */
void _switch_help_window_set_rules_page  (SwitchHelpWindow *self,
                                          SwitchHelpPage   *page);

/* switch-help-window-lists.c */
void _switch_help_window_fill_contents   (SwitchHelpWindow *self);
void _switch_help_window_select_contents (SwitchHelpWindow *self,
                                          SwitchHelpPage   *page);
void _switch_help_window_fill_results    (SwitchHelpWindow *self,
                                          const char       *query);
const char *_switch_help_window_get_row_target (GtkListBoxRow *row);
guint       _switch_help_window_get_row_block  (GtkListBoxRow *row);

G_END_DECLS
