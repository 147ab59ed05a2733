/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-house-rules-page-private.h"

#include <glib/gi18n-lib.h>

#include "switch-compat.h"
#include "switch-help-search.h"
#include "switch-page-head.h"
#include "switch-template.h"

/* The page: whose rules they are, and what becomes of them. Its rows are in
 * switch-house-rules-page-rows.c, what can be done with the rules as a whole
 * in switch-house-rules-page-actions.c. */

G_DEFINE_FINAL_TYPE (SwitchHouseRulesPage, switch_house_rules_page,
                     GTK_TYPE_WIDGET)

static char *
tell_origin (SwitchHouseRulesPage *self,
             SwitchVariant        *variant)
{
  const guint n_changes = switch_house_rules_count_changes (self->rules);
  g_autoptr(SwitchVariant) preset = switch_variant_new_from_preset (
    switch_variant_get_based_on (variant));
  const char *name = switch_variant_get_shown_name (preset);

  if (n_changes == 0)
    /* Translators: "%s" is the name of rules. */
    return g_strdup_printf (_("Made from %s, and still the same."), name);

  return g_strdup_printf (
    /* Translators: "%s" is the name of rules, "%u" how many of them are not
     * as they were. */
    ngettext ("Made from %s, with %u change.", "Made from %s, with %u changes.",
              n_changes), name, n_changes);
}

static void
update_name (SwitchHouseRulesPage *self,
             SwitchVariant        *variant)
{
  g_autofree char *origin = NULL;

  gtk_label_set_label (self->name_label,
                       switch_variant_get_shown_name (variant));
  if (switch_variant_get_read_only (variant))
    {
      gtk_label_set_label (self->about_label,
                           switch_variant_get_shown_description (variant));
      return;
    }

  origin = tell_origin (self, variant);
  gtk_label_set_label (self->about_label, origin);
}

static void
update (SwitchHouseRulesPage *self)
{
  SwitchVariant *variant = switch_house_rules_get_variant (self->rules);

  update_name (self, variant);
  switch_variant_list_set_chosen (self->variant_list, variant);
  _switch_house_rules_page_update_powers (self);
  _switch_house_rules_page_update_actions (self);
  _switch_house_rules_page_filter (self, TRUE);
}

static void
variant_chosen_cb (SwitchHouseRulesPage *self,
                   SwitchVariant        *variant)
{
  g_autoptr(GError) error = NULL;

  gtk_popover_popdown (self->choose_popover);
  switch_house_rules_choose (self->rules, variant, &error);
  _switch_house_rules_page_tell (self, error != NULL ? error->message : NULL);
}

static void
name_activated_cb (SwitchHouseRulesPage *self)
{
  _switch_house_rules_page_end_renaming (self, TRUE);
}

static void
store_failed_cb (SwitchHouseRulesPage *self,
                 const char           *sentence)
{
  _switch_house_rules_page_tell (self, sentence);
}

static gboolean
name_key_cb (SwitchHouseRulesPage *self,
             guint                 key,
             guint                 code,
             GdkModifierType       state)
{
  if (key != GDK_KEY_Escape)
    return GDK_EVENT_PROPAGATE;

  _switch_house_rules_page_end_renaming (self, FALSE);

  return GDK_EVENT_STOP;
}

static void
name_left_cb (SwitchHouseRulesPage *self)
{
  _switch_house_rules_page_end_renaming (self, TRUE);
}

static void
watch_name_entry (SwitchHouseRulesPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (name_key_cb),
                            self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (name_left_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->name_entry), keys);
  gtk_widget_add_controller (GTK_WIDGET (self->name_entry), focus);
}

static void
switch_house_rules_page_dispose (GObject *object)
{
  SwitchHouseRulesPage *self = SWITCH_HOUSE_RULES_PAGE (object);

  g_clear_object (&self->rules);
  g_clear_pointer (&self->words, g_strfreev);
  switch_template_dispose (GTK_WIDGET (self), SWITCH_TYPE_HOUSE_RULES_PAGE);

  G_OBJECT_CLASS (switch_house_rules_page_parent_class)->dispose (object);
}

#define BIND(child) \
  gtk_widget_class_bind_template_child (widget_class, SwitchHouseRulesPage, \
                                        child)

static void
bind_children (GtkWidgetClass *widget_class)
{
  BIND (message_bar);
  BIND (message_label);
  BIND (undelete_button);
  BIND (name_stack);
  BIND (name_label);
  BIND (name_entry);
  BIND (about_label);
  BIND (under_way_label);
  BIND (choose_button);
  BIND (choose_popover);
  BIND (variant_list);
  BIND (manage_button);
  BIND (groups);
  BIND (powers_group);
  BIND (power_rows);
  BIND (nothing_label);
  BIND (end_slot);
  BIND (aside_window);
  BIND (aside_slot);
  BIND (outcome);
  BIND (sentences);
  BIND (trial_view);
}

static void
switch_house_rules_page_class_init (SwitchHouseRulesPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = switch_house_rules_page_dispose;

  g_type_ensure (SWITCH_TYPE_PAGE_HEAD);
  g_type_ensure (SWITCH_TYPE_RULES_SENTENCES);
  g_type_ensure (SWITCH_TYPE_TRIAL_VIEW);
  g_type_ensure (SWITCH_TYPE_VARIANT_LIST);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/switchcards/Switch/switch-house-rules-page.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, variant_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, name_activated_cb);
  _switch_house_rules_page_install_actions (widget_class);
  gtk_widget_class_set_css_name (widget_class, "houserules");
}

static void
switch_house_rules_page_init (SwitchHouseRulesPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  switch_compat_name_items (
    GTK_WIDGET (gtk_menu_button_get_popover (self->manage_button)));
  watch_name_entry (self);
  _switch_house_rules_page_add_drop_target (self);
}

/**
 * switch_house_rules_page_set_rules:
 * @self: the page
 * @rules: the house rules, once
 */
void
switch_house_rules_page_set_rules (SwitchHouseRulesPage *self,
                                   SwitchHouseRules     *rules)
{
  SwitchVariantStore *store;

  g_return_if_fail (SWITCH_IS_HOUSE_RULES_PAGE (self));
  g_return_if_fail (SWITCH_IS_HOUSE_RULES (rules));
  g_return_if_fail (self->rules == NULL);

  self->rules = g_object_ref (rules);
  store = switch_house_rules_get_store (rules);
  switch_variant_list_set_store (self->variant_list, store);
  switch_trial_view_set_rules (self->trial_view, rules);
  switch_rules_sentences_set_rules (self->sentences, rules);
  _switch_house_rules_page_fill (self);
  g_signal_connect_object (rules, "changed", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (store, "failed", G_CALLBACK (store_failed_cb),
                           self, G_CONNECT_SWAPPED);
  update (self);
}

/**
 * switch_house_rules_page_set_under_way:
 * @self: the page
 * @under_way: whether a round is being played
 *
 * Says that changes count from the next round on, where there is one now.
 */
void
switch_house_rules_page_set_under_way (SwitchHouseRulesPage *self,
                                       gboolean              under_way)
{
  g_return_if_fail (SWITCH_IS_HOUSE_RULES_PAGE (self));

  gtk_widget_set_visible (self->under_way_label, under_way);
}

/**
 * switch_house_rules_page_set_wide:
 * @self: the page
 * @wide: whether there is room beside the rules
 *
 * Shows what the rules come to beside them, or at the end of the page.
 */
void
switch_house_rules_page_set_wide (SwitchHouseRulesPage *self,
                                  gboolean              wide)
{
  GtkBox *from, *to;

  g_return_if_fail (SWITCH_IS_HOUSE_RULES_PAGE (self));

  if (self->wide == wide)
    return;

  self->wide = wide;
  from = wide ? self->end_slot : self->aside_slot;
  to = wide ? self->aside_slot : self->end_slot;
  g_object_ref (self->outcome);
  gtk_box_remove (from, self->outcome);
  gtk_box_append (to, self->outcome);
  g_object_unref (self->outcome);
  gtk_widget_set_visible (self->aside_window, wide);
}

/**
 * switch_house_rules_page_search:
 * @self: the page
 * @query: (nullable): words to be found
 *
 * Shows the rules with these words only.
 */
void
switch_house_rules_page_search (SwitchHouseRulesPage *self,
                                const char           *query)
{
  g_return_if_fail (SWITCH_IS_HOUSE_RULES_PAGE (self));

  g_clear_pointer (&self->words, g_strfreev);
  if (query != NULL && *query != '\0')
    self->words = switch_help_search_split (query);
  _switch_house_rules_page_filter (self, FALSE);
}

/**
 * switch_house_rules_page_get_message:
 * @self: the page
 *
 * Returns: (nullable): what the page says at its top
 */
const char *
switch_house_rules_page_get_message (SwitchHouseRulesPage *self)
{
  g_return_val_if_fail (SWITCH_IS_HOUSE_RULES_PAGE (self), NULL);

  return gtk_widget_get_visible (self->message_bar)
    ? gtk_label_get_label (self->message_label) : NULL;
}
