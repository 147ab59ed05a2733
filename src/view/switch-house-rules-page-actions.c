/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-house-rules-page-private.h"

#include <glib/gi18n-lib.h>

#include "switch-file-chooser.h"

/* What can be done with the rules as a whole. */

static gboolean
is_own (SwitchHouseRulesPage *self)
{
  return !switch_variant_get_read_only (
    switch_house_rules_get_variant (self->rules));
}

void
_switch_house_rules_page_update_actions (SwitchHouseRulesPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_action_set_enabled (widget, "rules.rename", is_own (self));
  gtk_widget_action_set_enabled (widget, "rules.delete", is_own (self));
}

/* Says something at the top of the page, or nothing any more. */
void
_switch_house_rules_page_tell (SwitchHouseRulesPage *self,
                               const char           *sentence)
{
  gtk_label_set_label (self->message_label, sentence != NULL ? sentence : "");
  gtk_widget_set_visible (self->undelete_button, FALSE);
  gtk_widget_set_visible (self->message_bar, sentence != NULL);
}

static void
dismiss_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  SwitchHouseRulesPage *self = SWITCH_HOUSE_RULES_PAGE (widget);

  _switch_house_rules_page_tell (self, NULL);
  gtk_widget_grab_focus (GTK_WIDGET (self->choose_button));
}

/* Renaming */

#define FRAMES_OF_MENU 3

static void
begin_renaming (SwitchHouseRulesPage *self)
{
  SwitchVariant *variant = switch_house_rules_get_variant (self->rules);

  self->menu_frames = 0;
  gtk_editable_set_text (self->name_entry, switch_variant_get_name (variant));
  gtk_stack_set_visible_child_name (self->name_stack, "entry");
  gtk_widget_grab_focus (GTK_WIDGET (self->name_entry));
}

static gboolean
menu_closing_cb (GtkWidget     *widget,
                 GdkFrameClock *clock,
                 gpointer       data)
{
  SwitchHouseRulesPage *self = SWITCH_HOUSE_RULES_PAGE (widget);

  if (++self->menu_frames < FRAMES_OF_MENU)
    return G_SOURCE_CONTINUE;

  begin_renaming (self);

  return G_SOURCE_REMOVE;
}

/* A menu gives the focus back some frames after it has closed, which would
 * be the end of it. */
static void
rename_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  SwitchHouseRulesPage *self = SWITCH_HOUSE_RULES_PAGE (widget);

  if (gtk_widget_get_mapped (widget))
    gtk_widget_add_tick_callback (widget, menu_closing_cb, NULL, NULL);
  else
    begin_renaming (self);
}

void
_switch_house_rules_page_end_renaming (SwitchHouseRulesPage *self,
                                       gboolean              keep)
{
  const char *name = gtk_editable_get_text (self->name_entry);
  const char *shown = gtk_stack_get_visible_child_name (self->name_stack);
  const gboolean focus =
    gtk_widget_get_focus_child (GTK_WIDGET (self->name_stack)) != NULL;

  if (g_strcmp0 (shown, "entry") != 0)
    return;

  gtk_stack_set_visible_child_name (self->name_stack, "label");
  if (focus)
    gtk_widget_grab_focus (GTK_WIDGET (self->manage_button));
  if (keep && *name != '\0' && is_own (self))
    switch_house_rules_rename (self->rules, name);
}

/* Copies, deletion */

static void
duplicate_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  SwitchHouseRulesPage *self = SWITCH_HOUSE_RULES_PAGE (widget);

  switch_house_rules_duplicate (self->rules);
  rename_cb (widget, NULL, NULL);
}

static void
delete_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  SwitchHouseRulesPage *self = SWITCH_HOUSE_RULES_PAGE (widget);
  SwitchVariant *variant = switch_house_rules_get_variant (self->rules);
  /* Translators: "%s" is the name of rules; beside it is a button that brings
   * them back. */
  g_autofree char *sentence = g_strdup_printf (_("“%s” was deleted."),
                                               switch_variant_get_name (
                                                 variant));

  switch_house_rules_delete (self->rules);
  _switch_house_rules_page_tell (self, sentence);
  gtk_widget_set_visible (self->undelete_button, TRUE);
  gtk_widget_grab_focus (self->undelete_button);
}

static void
undelete_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  SwitchHouseRulesPage *self = SWITCH_HOUSE_RULES_PAGE (widget);

  switch_house_rules_undelete (self->rules);
  _switch_house_rules_page_tell (self, NULL);
  gtk_widget_grab_focus (GTK_WIDGET (self->choose_button));
}

/* Sharing */

/* Takes rules in and plays them. What there is to say of it goes into
 * @sentences, a line a file. */
static gboolean
import (SwitchHouseRulesPage *self,
        GFile                *file,
        GString              *sentences)
{
  g_autoptr(GError) error = NULL;
  SwitchVariant *variant;

  variant = switch_variant_store_import_file (
    switch_house_rules_get_store (self->rules), file, &error);
  /* They may be rules that so many players cannot play. */
  if (variant != NULL &&
      switch_house_rules_choose (self->rules, variant, &error))
    return TRUE;

  if (sentences->len > 0)
    g_string_append_c (sentences, '\n');
  if (variant == NULL)
    {
      g_autofree char *name = g_file_get_basename (file);

      g_string_append_printf (
        /* Translators: the first is the name of a file, the second a sentence
         * that says what is wrong with it */
        sentences, _("The rules in %s cannot be used. %s"), name,
        error->message);
    }
  else
    {
      g_string_append_printf (
        /* Translators: the first is the name of rules, the second a sentence
         * that says why they cannot be played */
        sentences, _("“%s” is among your rules now. %s"),
        switch_variant_get_name (variant), error->message);
    }

  return variant != NULL;
}

/**
 * switch_house_rules_page_import:
 * @self: the page
 * @files: (element-type GFile): rules files
 *
 * Takes rules in and plays the last of them; or says what is wrong with the
 * files.
 *
 * Returns: whether any are there
 */
gboolean
switch_house_rules_page_import (SwitchHouseRulesPage *self,
                                GSList               *files)
{
  g_autoptr(GString) sentences = g_string_new (NULL);
  gboolean taken = FALSE;

  g_return_val_if_fail (SWITCH_IS_HOUSE_RULES_PAGE (self), FALSE);

  for (GSList *link = files; link != NULL; link = link->next)
    taken |= import (self, link->data, sentences);
  _switch_house_rules_page_tell (self, sentences->len > 0 ? sentences->str
                                                          : NULL);

  return taken;
}

static void
import_chosen_cb (GFile    *file,
                  gpointer  owner)
{
  GSList files = { file, NULL };

  switch_house_rules_page_import (SWITCH_HOUSE_RULES_PAGE (owner), &files);
}

static void
import_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  switch_file_chooser_open (widget, _("Import House Rules"),
                            import_chosen_cb);
}

static void
export_chosen_cb (GFile    *file,
                  gpointer  owner)
{
  SwitchHouseRulesPage *self = SWITCH_HOUSE_RULES_PAGE (owner);
  g_autoptr(GError) error = NULL;

  switch_variant_store_export (switch_house_rules_get_store (self->rules),
                               switch_house_rules_get_variant (self->rules),
                               file, &error);
  _switch_house_rules_page_tell (self, error != NULL ? error->message : NULL);
}

static void
export_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  SwitchHouseRulesPage *self = SWITCH_HOUSE_RULES_PAGE (widget);
  SwitchVariant *variant = switch_house_rules_get_variant (self->rules);
  g_autofree char *file = g_strconcat (switch_variant_get_id (variant),
                                       ".rules", NULL);

  switch_file_chooser_save (widget, _("Export House Rules"), file,
                            export_chosen_cb);
}

static gboolean
drop_cb (SwitchHouseRulesPage *self,
         const GValue         *value)
{
  g_autoptr(GSList) files = gdk_file_list_get_files (g_value_get_boxed (value));

  return switch_house_rules_page_import (self, files);
}

void
_switch_house_rules_page_add_drop_target (SwitchHouseRulesPage *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST,
                                               GDK_ACTION_COPY);

  g_signal_connect_swapped (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self),
                             GTK_EVENT_CONTROLLER (target));
}

static void
add_powers_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  SwitchHouseRulesPage *self = SWITCH_HOUSE_RULES_PAGE (widget);
  const SwitchRules *rules =
    switch_variant_get_rules (switch_house_rules_get_variant (self->rules));
  SwitchCardClass klass = SWITCH_CLASS_OF_RANK (2);

  /* The first rank that does nothing yet. */
  while (klass < SWITCH_CLASS_OF_RANK (SWITCH_RANK_JOKER) &&
         (switch_class_get_cards (klass) & rules->power_cards) != 0)
    klass++;
  _switch_house_rules_page_edit_powers (self, klass);
}

void
_switch_house_rules_page_install_actions (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "rules.dismiss", NULL, dismiss_cb);
  gtk_widget_class_install_action (klass, "rules.rename", NULL, rename_cb);
  gtk_widget_class_install_action (klass, "rules.duplicate", NULL,
                                   duplicate_cb);
  gtk_widget_class_install_action (klass, "rules.delete", NULL, delete_cb);
  gtk_widget_class_install_action (klass, "rules.undelete", NULL,
                                   undelete_cb);
  gtk_widget_class_install_action (klass, "rules.import", NULL, import_cb);
  gtk_widget_class_install_action (klass, "rules.export", NULL, export_cb);
  gtk_widget_class_install_action (klass, "rules.add-powers", NULL,
                                   add_powers_cb);
}
