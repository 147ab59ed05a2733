/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-help-window-private.h"

#include "switch-rules-page.h"

/* The one window of the help, and what may be asked of it. */

static SwitchHelpWindow *the_window = NULL;
static SwitchHelpPage *current_rules = NULL;
static SwitchRules *composed = NULL;   /* what that page was made of */

static void
parent_destroy_cb (GtkWidget *parent,
                   gpointer   window)
{
  gtk_window_destroy (window);
}

/* It is no child of its parent, to lie beside it or below; yet it goes with
 * the window of the game, or else the program would not end. A group of its
 * own lets it be read while a dialog is open. */
static SwitchHelpWindow *
ensure_window (GtkWindow *parent)
{
  g_autoptr(GtkWindowGroup) group = NULL;

  if (the_window != NULL)
    return the_window;

  the_window = SWITCH_HELP_WINDOW (switch_help_window_new ());
  g_object_add_weak_pointer (G_OBJECT (the_window), (gpointer *) &the_window);
  group = gtk_window_group_new ();
  gtk_window_group_add_window (group, GTK_WINDOW (the_window));
  if (current_rules != NULL)
    _switch_help_window_set_rules_page (the_window, current_rules);

  while (parent != NULL && gtk_window_get_transient_for (parent) != NULL)
    parent = gtk_window_get_transient_for (parent);
  if (parent != NULL)
    {
      gtk_window_set_application (GTK_WINDOW (the_window),
                                  gtk_window_get_application (parent));
      g_signal_connect_object (parent, "destroy",
                               G_CALLBACK (parent_destroy_cb), the_window, 0);
    }

  return the_window;
}

/**
 * switch_help_window_new:
 *
 * Returns: a window with the first page of the help, in the language of the
 *   user
 */
GtkWidget *
switch_help_window_new (void)
{
  return g_object_new (SWITCH_TYPE_HELP_WINDOW, NULL);
}

/**
 * switch_help_window_show_page:
 * @parent: (nullable): the window that asks for help
 * @target: (nullable): a page, "play", or a section, "rules-drawing#blunder";
 *   %NULL for the page that was shown last
 *
 * Opens the help, or brings it to the front.
 */
void
switch_help_window_show_page (GtkWindow  *parent,
                              const char *target)
{
  SwitchHelpWindow *self;

  g_return_if_fail (parent == NULL || GTK_IS_WINDOW (parent));

  self = ensure_window (parent);
  if (target != NULL)
    switch_help_window_go (self, target);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->view));
}

/**
 * switch_help_window_set_current_rules:
 * @rules: the rules in force, compiled
 * @name: what they are called
 *
 * Tells the help what is being played: its page of the rules is composed
 * anew, if the help is open, and will be when it is opened.
 */
void
switch_help_window_set_current_rules (const SwitchRules *rules,
                                      const char        *name)
{
  g_return_if_fail (rules != NULL && name != NULL);

  /* Whoever reads it is not disturbed by what goes on at the table. */
  if (composed != NULL && switch_rules_equal (rules, composed) &&
      g_strcmp0 (switch_help_page_get_summary (current_rules), name) == 0)
    return;

  g_free (composed);
  composed = g_new (SwitchRules, 1);
  *composed = *rules;
  g_clear_object (&current_rules);
  current_rules = switch_rules_page_new (rules, name);
  if (the_window != NULL)
    _switch_help_window_set_rules_page (the_window, current_rules);
}

/**
 * switch_help_window_show_rules:
 * @parent: (nullable): the window that asks
 * @rules: the rules in force, compiled
 * @name: what they are called
 * @anchor: (nullable): a sentence of the page, as from
 *   switch_rules_page_get_anchor()
 *
 * Opens the help at the page of the rules that are being played.
 */
void
switch_help_window_show_rules (GtkWindow         *parent,
                               const SwitchRules *rules,
                               const char        *name,
                               const char        *anchor)
{
  g_autofree char *target = NULL;

  g_return_if_fail (parent == NULL || GTK_IS_WINDOW (parent));
  g_return_if_fail (rules != NULL && name != NULL);

  switch_help_window_set_current_rules (rules, name);
  target = anchor == NULL
             ? g_strdup (SWITCH_HELP_RULES_PAGE)
             : g_strconcat (SWITCH_HELP_RULES_PAGE, "#", anchor, NULL);
  switch_help_window_show_page (parent, target);
}

/**
 * switch_help_window_get_library:
 * @self: the window
 *
 * Returns: (transfer none): the pages in the language that is shown
 */
SwitchHelpLibrary *
switch_help_window_get_library (SwitchHelpWindow *self)
{
  g_return_val_if_fail (SWITCH_IS_HELP_WINDOW (self), NULL);

  return self->library;
}

/**
 * switch_help_window_get_page:
 * @self: the window
 *
 * Returns: (transfer none): the page that is shown
 */
SwitchHelpPage *
switch_help_window_get_page (SwitchHelpWindow *self)
{
  g_return_val_if_fail (SWITCH_IS_HELP_WINDOW (self), NULL);

  return switch_help_view_get_page (self->view);
}

/**
 * switch_help_window_search:
 * @self: the window
 * @query: what to look for
 *
 * Shows what is found in the pages.
 */
void
switch_help_window_search (SwitchHelpWindow *self,
                           const char       *query)
{
  g_return_if_fail (SWITCH_IS_HELP_WINDOW (self));
  g_return_if_fail (query != NULL);

  gtk_search_bar_set_search_mode (self->search_bar, TRUE);
  gtk_editable_set_text (self->search_entry, query);
  _switch_help_window_fill_results (self, query);
  gtk_stack_set_visible_child (self->stack, self->results);
}
