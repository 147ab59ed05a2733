/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include <string.h>

G_BEGIN_DECLS

/* All that is newer than GTK 4.8 is here. */

#if GTK_CHECK_VERSION (4, 14, 0)
/* With GTK_A11Y=test GTK crashes when something is announced. */
static inline void
switch_compat_tell (GtkWidget  *window,
                    const char *message)
{
  g_autoptr(GtkATContext) context =
    gtk_accessible_get_at_context (GTK_ACCESSIBLE (window));

  if (context == NULL ||
      strcmp (G_OBJECT_TYPE_NAME (context), "GtkTestATContext") == 0)
    return;

  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_accessible_announce (GTK_ACCESSIBLE (window), message,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  G_GNUC_END_IGNORE_DEPRECATIONS
}

static inline gboolean
switch_compat_is_known (GtkWidget *window)
{
  if (gtk_window_is_active (GTK_WINDOW (window)))
    g_object_set_data (G_OBJECT (window), "switch-known", window);

  return g_object_get_data (G_OBJECT (window), "switch-known") != NULL;
}

static inline void
switch_compat_tell_kept (GtkWidget *window)
{
  g_autoptr(GPtrArray) kept = NULL;

  if (!switch_compat_is_known (window))
    return;

  kept = g_object_steal_data (G_OBJECT (window), "switch-kept");
  for (guint i = 0; kept != NULL && i < kept->len; i++)
    switch_compat_tell (window, g_ptr_array_index (kept, i));
}

/* Before a window has been active for the first time assistive technology may
 * not know of it, and what it announces would be lost. */
static inline void
switch_compat_keep (GtkWidget  *window,
                    const char *message)
{
  GPtrArray *kept = g_object_get_data (G_OBJECT (window), "switch-kept");

  if (kept == NULL)
    {
      kept = g_ptr_array_new_with_free_func (g_free);
      g_object_set_data_full (G_OBJECT (window), "switch-kept", kept,
                              (GDestroyNotify) g_ptr_array_unref);
      g_signal_connect (window, "notify::is-active",
                        G_CALLBACK (switch_compat_tell_kept), NULL);
    }
  g_ptr_array_add (kept, g_strdup (message));
}
#else
static inline void
switch_compat_free_weak_ref (gpointer data)
{
  g_weak_ref_clear (data);
  g_free (data);
}

/* Takes back what a widget was last described by: the same words said twice
 * are to be heard twice, and nothing old when the focus comes back. */
static inline void
switch_compat_forget (GWeakRef *told)
{
  g_autoptr(GtkWidget) last = g_weak_ref_get (told);
  const char *tooltip;

  if (last == NULL)
    return;

  gtk_accessible_reset_property (GTK_ACCESSIBLE (last),
                                 GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  tooltip = gtk_widget_get_tooltip_text (last);
  if (tooltip != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (last),
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    tooltip, -1);
}

static inline void
switch_compat_describe (GtkWidget  *widget,
                        GtkWidget  *focus,
                        const char *message)
{
  GWeakRef *told = g_object_get_data (G_OBJECT (widget), "switch-told");

  if (told == NULL)
    {
      told = g_new0 (GWeakRef, 1);
      g_weak_ref_init (told, NULL);
      g_object_set_data_full (G_OBJECT (widget), "switch-told", told,
                              switch_compat_free_weak_ref);
    }

  switch_compat_forget (told);
  g_weak_ref_set (told, focus);
  gtk_accessible_update_property (GTK_ACCESSIBLE (focus),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, message,
                                  -1);
}
#endif

/* GTK's bar unrolls, and its entry takes no keys before that: who goes on
 * typing would lose the first letters. */
static inline void
switch_compat_show_search_at_once (GtkSearchBar *bar)
{
  GtkWidget *revealer = gtk_widget_get_first_child (GTK_WIDGET (bar));

  if (GTK_IS_REVEALER (revealer))
    gtk_revealer_set_transition_duration (GTK_REVEALER (revealer), 0);
}

#if GTK_CHECK_VERSION (4, 14, 0)
static inline void
switch_compat_name_label (GtkWidget *label)
{
  g_object_set (label, "accessible-role", GTK_ACCESSIBLE_ROLE_LABEL, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_text (GTK_LABEL (label)), -1);
}
#endif

/* In a menu the label of an item gives it its name. Newer GTKs hold that it
 * has none itself, as it is there for looks only, and leave the item nameless.
 * To be called before the menu has been shown. */
static inline void
switch_compat_name_items (GtkWidget *menu)
{
#if GTK_CHECK_VERSION (4, 14, 0)
  for (GtkWidget *child = gtk_widget_get_first_child (menu); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (GTK_IS_LABEL (child) &&
          gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (child)) ==
          GTK_ACCESSIBLE_ROLE_PRESENTATION)
        switch_compat_name_label (child);
      switch_compat_name_items (child);
    }
#endif
}

/* Tells assistive technology something. Before GTK 4.14 only a change of the
 * widget that has the focus is spoken: of its description. Later ones announce
 * it; of all widgets only the window is surely known to do so. */
static inline void
switch_compat_announce (GtkWidget  *widget,
                        const char *message)
{
#if GTK_CHECK_VERSION (4, 14, 0)
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (widget));

  if (window == NULL)
    return;
  if (switch_compat_is_known (window))
    switch_compat_tell (window, message);
  else
    switch_compat_keep (window, message);
#else
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  switch_compat_describe (widget, focus != NULL ? focus : widget, message);
#endif
}

G_END_DECLS
