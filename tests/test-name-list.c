/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The names of the computer players in the preferences: one to be typed for
 * each of them, kept in the settings, and no two the same. */

#include "gtk-log.h"
#include "switch-name-list.h"

#define N_ENTRIES 7

typedef struct
{
  GSettings      *settings;
  SwitchNameList *list;
  GtkWidget      *entries[N_ENTRIES];
} Fixture;

static void
set_up (Fixture       *self,
        gconstpointer  data)
{
  GtkWidget *child;

  self->settings = g_settings_new ("io.github.switchcards.Switch");
  self->list = g_object_ref_sink (g_object_new (SWITCH_TYPE_NAME_LIST, NULL));
  switch_name_list_set_up (self->list, self->settings);
  child = gtk_widget_get_first_child (GTK_WIDGET (self->list));
  for (guint i = 0; i < N_ENTRIES; i++)
    {
      g_assert_true (GTK_IS_ENTRY (child));
      self->entries[i] = child;
      child = gtk_widget_get_next_sibling (child);
    }
  g_assert_null (child);
}

static void
tear_down (Fixture       *self,
           gconstpointer  data)
{
  g_assert_finalize_object (self->list);
  g_settings_reset (self->settings, "players");
  g_settings_reset (self->settings, "player-name");
  g_settings_reset (self->settings, "rival-names");
  g_clear_object (&self->settings);
}

static void
type (Fixture    *self,
      guint       i,
      const char *name)
{
  gtk_editable_set_text (GTK_EDITABLE (self->entries[i]), name);
}

static guint
count_visible (Fixture *self)
{
  guint n_visible = 0;

  for (guint i = 0; i < N_ENTRIES; i++)
    if (gtk_widget_get_visible (self->entries[i]))
      n_visible++;

  return n_visible;
}

static void
test_players (Fixture       *self,
              gconstpointer  data)
{
  for (int n_players = 2; n_players <= 8; n_players++)
    {
      g_settings_set_int (self->settings, "players", n_players);
      g_assert_cmpuint (count_visible (self), ==, (guint) n_players - 1);
    }
}

static void
test_kept (Fixture       *self,
           gconstpointer  data)
{
  g_auto(GStrv) names = NULL;

  type (self, 1, "Oma");
  names = g_settings_get_strv (self->settings, "rival-names");
  g_assert_cmpuint (g_strv_length (names), ==, 2);
  g_assert_cmpstr (names[0], ==, "");
  g_assert_cmpstr (names[1], ==, "Oma");
  g_assert_cmpstr (gtk_entry_get_placeholder_text (
                     GTK_ENTRY (self->entries[0])), ==, "Mira");
  g_assert_false (switch_name_list_get_clash (self->list));

  g_settings_reset (self->settings, "rival-names");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (self->entries[1])),
                   ==, "");
}

static void
test_clash (Fixture       *self,
            gconstpointer  data)
{
  type (self, 1, "Oma");
  type (self, 0, "oma");
  g_assert_true (switch_name_list_get_clash (self->list));
  g_assert_false (gtk_widget_has_css_class (self->entries[0], "error"));
  g_assert_true (gtk_widget_has_css_class (self->entries[1], "error"));
  gtk_test_accessible_assert_state (self->entries[1],
                                    GTK_ACCESSIBLE_STATE_INVALID,
                                    GTK_ACCESSIBLE_INVALID_TRUE);

  type (self, 0, "Opa");
  g_assert_false (switch_name_list_get_clash (self->list));
  g_assert_false (gtk_widget_has_css_class (self->entries[1], "error"));

  /* Nor may anybody be called like the person. */
  g_settings_set_string (self->settings, "player-name", "Opa");
  g_assert_true (switch_name_list_get_clash (self->list));
  g_assert_true (gtk_widget_has_css_class (self->entries[0], "error"));
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  gtk_log_watch ();

  g_test_add ("/name-list/players", Fixture, NULL, set_up, test_players,
              tear_down);
  g_test_add ("/name-list/kept", Fixture, NULL, set_up, test_kept, tear_down);
  g_test_add ("/name-list/clash", Fixture, NULL, set_up, test_clash,
              tear_down);

  return g_test_run ();
}
