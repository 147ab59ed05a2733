/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-name-list.h"

#include <glib/gi18n-lib.h>

#include "switch-names.h"

#define MOST_RIVALS 7
#define MOST_CHARS 40
#define WIDTH      12

struct _SwitchNameList
{
  GtkWidget  parent_instance;

  GtkWidget *entries[MOST_RIVALS];
  GSettings *settings;
  gboolean   clash;
  gboolean   updating;
};

enum
{
  PROP_0,
  PROP_CLASH,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (SwitchNameList, switch_name_list, GTK_TYPE_WIDGET)

static GParamSpec *properties[N_PROPS];

static const char *
get_text (SwitchNameList *self,
          guint           i)
{
  return gtk_editable_get_text (GTK_EDITABLE (self->entries[i]));
}

static char *
get_person (SwitchNameList *self)
{
  g_autofree char *name = g_settings_get_string (self->settings,
                                                 "player-name");

  return *name != '\0' ? g_steal_pointer (&name)
                       : g_strdup (C_("player", "You"));
}

static guint
get_n_rivals (SwitchNameList *self)
{
  const int n_players = g_settings_get_int (self->settings, "players");

  return (guint) CLAMP (n_players - 1, 0, MOST_RIVALS);
}

static void
set_clash (SwitchNameList *self,
           gboolean        clash)
{
  if (self->clash == clash)
    return;

  self->clash = clash;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CLASH]);
}

/* A name that somebody has already is marked, and not taken. */
static void
update (SwitchNameList *self)
{
  const guint n_rivals = get_n_rivals (self);
  const char *wanted[MOST_RIVALS + 1] = { NULL };
  g_autofree char *person = get_person (self);
  g_auto(GStrv) names = NULL;
  gboolean clash = FALSE;

  for (guint i = 0; i < MOST_RIVALS; i++)
    wanted[i] = get_text (self, i);
  names = switch_names_choose (person, wanted, n_rivals);

  for (guint i = 0; i < MOST_RIVALS; i++)
    {
      const gboolean bad = i < n_rivals && *wanted[i] != '\0' &&
                           !switch_names_equal (wanted[i], names[i]);

      gtk_widget_set_visible (self->entries[i], i < n_rivals);
      if (i < n_rivals)
        gtk_entry_set_placeholder_text (GTK_ENTRY (self->entries[i]),
                                        names[i]);
      if (bad)
        gtk_widget_add_css_class (self->entries[i], "error");
      else
        gtk_widget_remove_css_class (self->entries[i], "error");
      gtk_accessible_update_state (GTK_ACCESSIBLE (self->entries[i]),
                                   GTK_ACCESSIBLE_STATE_INVALID,
                                   bad ? GTK_ACCESSIBLE_INVALID_TRUE
                                       : GTK_ACCESSIBLE_INVALID_FALSE, -1);
      clash |= bad;
    }

  set_clash (self, clash);
}

/* Empty ones at the end are not kept. */
static void
changed_cb (SwitchNameList *self)
{
  const char *names[MOST_RIVALS + 1] = { NULL };
  guint n_names = 0;

  if (self->updating || self->settings == NULL)
    return;

  for (guint i = 0; i < MOST_RIVALS; i++)
    {
      names[i] = get_text (self, i);
      if (*names[i] != '\0')
        n_names = i + 1;
    }
  names[n_names] = NULL;

  self->updating = TRUE;
  g_settings_set_strv (self->settings, "rival-names", names);
  self->updating = FALSE;
  update (self);
}

static void
settings_changed_cb (SwitchNameList *self)
{
  g_auto(GStrv) names = g_settings_get_strv (self->settings, "rival-names");
  const guint n_names = g_strv_length (names);

  if (self->updating)
    return;

  self->updating = TRUE;
  for (guint i = 0; i < MOST_RIVALS; i++)
    {
      const char *name = i < n_names ? names[i] : "";

      if (!g_str_equal (get_text (self, i), name))
        gtk_editable_set_text (GTK_EDITABLE (self->entries[i]), name);
    }
  self->updating = FALSE;
  update (self);
}

static void
switch_name_list_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  SwitchNameList *self = SWITCH_NAME_LIST (object);

  switch (prop_id)
    {
    case PROP_CLASH:
      g_value_set_boolean (value, self->clash);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
switch_name_list_dispose (GObject *object)
{
  SwitchNameList *self = SWITCH_NAME_LIST (object);
  GtkWidget *child;

  g_clear_object (&self->settings);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (switch_name_list_parent_class)->dispose (object);
}

static void
switch_name_list_class_init (SwitchNameListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = switch_name_list_get_property;
  object_class->dispose = switch_name_list_dispose;

  /**
   * SwitchNameList:clash:
   *
   * Whether a name is typed that somebody else has.
   */
  properties[PROP_CLASH] =
    g_param_spec_boolean ("clash", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_layout_manager_type (widget_class,
                                            GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "namelist");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
create_entry (SwitchNameList *self,
              guint           i)
{
  /* Translators: Spoken for the entry of a name: the number of the computer
   * player, from your left on. */
  g_autofree char *label = g_strdup_printf (_("Name of computer player %u"),
                                            i + 1);
  GtkWidget *entry = gtk_entry_new ();

  gtk_entry_set_max_length (GTK_ENTRY (entry), MOST_CHARS);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), WIDTH);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_signal_connect_swapped (entry, "changed", G_CALLBACK (changed_cb), self);
  gtk_widget_set_parent (entry, GTK_WIDGET (self));

  return entry;
}

static void
switch_name_list_init (SwitchNameList *self)
{
  GtkLayoutManager *layout =
    gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout),
                                  GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  for (guint i = 0; i < MOST_RIVALS; i++)
    self->entries[i] = create_entry (self, i);
}

/**
 * switch_name_list_set_up:
 * @self: the names
 * @settings: the settings
 *
 * Binds the names to the settings, once.
 */
void
switch_name_list_set_up (SwitchNameList *self,
                         GSettings      *settings)
{
  static const char *const changes[] = {
    "changed::rival-names", "changed::players", "changed::player-name",
  };

  g_return_if_fail (SWITCH_IS_NAME_LIST (self));
  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (self->settings == NULL);

  self->settings = g_object_ref (settings);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    g_signal_connect_object (settings, changes[i],
                             G_CALLBACK (settings_changed_cb), self,
                             G_CONNECT_SWAPPED);
  settings_changed_cb (self);
}

/**
 * switch_name_list_get_clash:
 * @self: the names
 *
 * Returns: whether a name is typed that somebody else has
 */
gboolean
switch_name_list_get_clash (SwitchNameList *self)
{
  g_return_val_if_fail (SWITCH_IS_NAME_LIST (self), FALSE);

  return self->clash;
}
