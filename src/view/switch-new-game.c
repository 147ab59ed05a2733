/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-new-game.h"

#include <glib/gi18n-lib.h>

struct _SwitchNewGame
{
  GtkWindow      parent_instance;

  GtkDropDown   *variant_drop;
  GtkLabel      *description_label;
  GtkSpinButton *players_spin;
  GtkDropDown   *level_drop;
  GtkLabel      *error_label;
  GtkWidget     *begin_button;

  GSettings          *settings;
  SwitchVariantStore *store;
};

enum
{
  BEGIN,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (SwitchNewGame, switch_new_game, GTK_TYPE_WINDOW)

static guint signals[N_SIGNALS];

/* Says what the rules are, and whether so many can play by them. */
static void
update (SwitchNewGame *self)
{
  SwitchVariant *variant = gtk_drop_down_get_selected_item (self->variant_drop);
  g_autoptr(GError) error = NULL;
  gboolean fits;

  if (variant == NULL)
    return;

  gtk_label_set_label (self->description_label,
                       switch_variant_get_shown_description (variant));
  fits = switch_variant_check (variant, switch_new_game_get_players (self),
                               &error);
  gtk_label_set_label (self->error_label, fits ? "" : error->message);
  gtk_widget_set_visible (GTK_WIDGET (self->error_label), !fits);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "new-game.begin", fits);
}

static void
begin_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  SwitchNewGame *self = SWITCH_NEW_GAME (widget);

  gtk_spin_button_update (self->players_spin);
  g_settings_set_string (self->settings, "variant",
                         switch_new_game_get_variant (self));
  g_settings_set_int (self->settings, "players",
                      (int) switch_new_game_get_players (self));
  g_settings_set_enum (self->settings, "level",
                       (int) gtk_drop_down_get_selected (self->level_drop));
  g_signal_emit (self, signals[BEGIN], 0);
}

static void
switch_new_game_dispose (GObject *object)
{
  SwitchNewGame *self = SWITCH_NEW_GAME (object);

  g_clear_object (&self->settings);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (switch_new_game_parent_class)->dispose (object);
}

static void
switch_new_game_class_init (SwitchNewGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = switch_new_game_dispose;

  /**
   * SwitchNewGame::begin:
   * @self: the window
   *
   * The settings are as the person wants them: the game may begin.
   */
  signals[BEGIN] =
    g_signal_new ("begin", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/switchcards/Switch/switch-new-game.ui");
  gtk_widget_class_bind_template_child (widget_class, SwitchNewGame,
                                        variant_drop);
  gtk_widget_class_bind_template_child (widget_class, SwitchNewGame,
                                        description_label);
  gtk_widget_class_bind_template_child (widget_class, SwitchNewGame,
                                        players_spin);
  gtk_widget_class_bind_template_child (widget_class, SwitchNewGame,
                                        level_drop);
  gtk_widget_class_bind_template_child (widget_class, SwitchNewGame,
                                        error_label);
  gtk_widget_class_bind_template_child (widget_class, SwitchNewGame,
                                        begin_button);
  gtk_widget_class_bind_template_callback (widget_class, update);
  gtk_widget_class_install_action (widget_class, "new-game.begin", NULL,
                                   begin_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0,
                                       "window.close", NULL);
}

static char *
get_shown_name (SwitchVariant *variant)
{
  return g_strdup (switch_variant_get_shown_name (variant));
}

static void
fill_variants (SwitchNewGame *self)
{
  g_autoptr(GtkExpression) name = gtk_cclosure_expression_new (
    G_TYPE_STRING, NULL, 0, NULL, G_CALLBACK (get_shown_name), NULL, NULL);

  gtk_drop_down_set_expression (self->variant_drop, name);
  gtk_drop_down_set_model (self->variant_drop, G_LIST_MODEL (self->store));
}

static void
switch_new_game_init (SwitchNewGame *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * switch_new_game_new:
 * @settings: the settings that remember what was chosen
 * @store: the variants to choose from
 *
 * Returns: a modal window
 */
GtkWidget *
switch_new_game_new (GSettings          *settings,
                     SwitchVariantStore *store)
{
  SwitchNewGame *self;
  g_autofree char *id = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);
  g_return_val_if_fail (SWITCH_IS_VARIANT_STORE (store), NULL);

  self = g_object_new (SWITCH_TYPE_NEW_GAME, NULL);
  self->settings = g_object_ref (settings);
  self->store = g_object_ref (store);
  fill_variants (self);
  id = g_settings_get_string (settings, "variant");
  switch_new_game_set_variant (self, id);
  switch_new_game_set_players (self, (guint) g_settings_get_int (settings,
                                                                 "players"));
  gtk_drop_down_set_selected (self->level_drop,
                              (guint) g_settings_get_enum (settings,
                                                           "level"));
  update (self);

  /* What is remembered takes one key or click. */
  gtk_window_set_focus (GTK_WINDOW (self), self->begin_button);

  return GTK_WIDGET (self);
}

/**
 * switch_new_game_set_variant:
 * @self: the window
 * @id: the id of a variant
 */
void
switch_new_game_set_variant (SwitchNewGame *self,
                             const char    *id)
{
  SwitchVariant *variant;

  g_return_if_fail (SWITCH_IS_NEW_GAME (self));
  g_return_if_fail (id != NULL);

  variant = switch_variant_store_find (self->store, id);
  if (variant != NULL)
    gtk_drop_down_set_selected (
      self->variant_drop,
      switch_variant_store_get_position (self->store, variant));
}

/**
 * switch_new_game_get_variant:
 * @self: the window
 *
 * Returns: (transfer none): the id of the variant that is chosen
 */
const char *
switch_new_game_get_variant (SwitchNewGame *self)
{
  SwitchVariant *variant;

  g_return_val_if_fail (SWITCH_IS_NEW_GAME (self), NULL);

  variant = gtk_drop_down_get_selected_item (self->variant_drop);

  return variant != NULL ? switch_variant_get_id (variant) : "switch";
}

/**
 * switch_new_game_set_players:
 * @self: the window
 * @n_players: how many play
 */
void
switch_new_game_set_players (SwitchNewGame *self,
                             guint          n_players)
{
  g_return_if_fail (SWITCH_IS_NEW_GAME (self));

  gtk_spin_button_set_value (self->players_spin, n_players);
}

/**
 * switch_new_game_get_players:
 * @self: the window
 *
 * Returns: how many play
 */
guint
switch_new_game_get_players (SwitchNewGame *self)
{
  g_return_val_if_fail (SWITCH_IS_NEW_GAME (self), 0);

  return (guint) gtk_spin_button_get_value_as_int (self->players_spin);
}
