/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-power-editor.h"

#include <glib/gi18n-lib.h>

#include "switch-answer-list.h"
#include "switch-card-widget.h"
#include "switch-class-picker.h"
#include "switch-power-row.h"
#include "switch-power-text.h"
#include "switch-preference-row.h"
#include "switch-rule-setting.h"

#define PICTURE_WIDTH 84
#define DRAW_AT_FIRST  2

/* What the list says that a card does to the next player. */
typedef enum
{
  ATTACK_NONE,
  ATTACK_DRAW,
  ATTACK_SKIP,
  ATTACK_CANCEL,
} Attack;

/* The powers that a switch sets. */
static const SwitchPowerFlags plain_powers[] = {
  SWITCH_POWER_ANY_TIME, SWITCH_POWER_SUIT, SWITCH_POWER_TOGETHER,
  SWITCH_POWER_REVERSE, SWITCH_POWER_AGAIN, SWITCH_POWER_LAY_SUIT,
  SWITCH_POWER_NO_FINISH,
};

struct _SwitchPowerEditor
{
  GtkWindow            parent_instance;

  GtkBox              *picture_box;
  SwitchClassPicker   *picker;
  GtkLabel            *sentence_label;
  GtkLabel            *error_label;
  GtkBox              *rows;
  SwitchPreferenceRow *attack_row;
  GtkDropDown         *attack_drop;
  SwitchPreferenceRow *number_row;
  GtkSpinButton       *number_spin;
  SwitchAnswerList    *answers;
  GtkDropDown         *cover_drop;
  GtkWidget           *switches[G_N_ELEMENTS (plain_powers)];

  SwitchHouseRules    *rules;
  SwitchCardClass      klass;
  gboolean             updating;
};

G_DEFINE_FINAL_TYPE (SwitchPowerEditor, switch_power_editor, GTK_TYPE_WINDOW)

/* What is in force for these cards: their entry, or the more general one of
 * which they would be taken out. */
static SwitchPowers
get_powers (SwitchPowerEditor *self)
{
  const SwitchRules *rules =
    switch_variant_get_rules (switch_house_rules_get_variant (self->rules));
  const SwitchCard card =
    switch_mask_first (switch_class_get_cards (self->klass));
  const SwitchPowers none = { 0 };
  SwitchCardClass klass = self->klass;

  if (!rules->powers.present[klass])
    klass = switch_power_table_lookup (&rules->powers, card);
  if (klass == SWITCH_CLASS_NONE || klass > self->klass)
    return none;

  return rules->powers.entries[klass];
}

static Attack
get_attack (const SwitchPowers *powers)
{
  if (powers->flags & SWITCH_POWER_DRAW)
    return ATTACK_DRAW;
  if (powers->flags & SWITCH_POWER_SKIP)
    return ATTACK_SKIP;
  if (powers->flags & SWITCH_POWER_CANCEL)
    return ATTACK_CANCEL;

  return ATTACK_NONE;
}

/* Zero stands for all. */
static guint
get_number (const SwitchPowers *powers)
{
  if (powers->flags & SWITCH_POWER_DRAW)
    return powers->draw;
  if (powers->flags & SWITCH_POWER_CANCEL &&
      powers->cancel != SWITCH_CANCEL_ALL)
    return powers->cancel;

  return 0;
}

static guint
get_cover (const SwitchPowers *powers)
{
  if (powers->flags & SWITCH_POWER_COVER)
    return 1;

  return powers->flags & SWITCH_POWER_COVER_ANY ? 2 : 0;
}

static void
show_parts (SwitchPowerEditor *self,
            Attack             attack)
{
  static const SwitchPowerFlags meanings[] = {
    [ATTACK_DRAW] = SWITCH_POWER_DRAW,
    [ATTACK_SKIP] = SWITCH_POWER_SKIP,
    [ATTACK_CANCEL] = SWITCH_POWER_CANCEL,
  };

  switch_preference_row_set_sentence (
    self->attack_row, attack == ATTACK_NONE
      ? NULL : switch_power_text_get_meaning (meanings[attack]));
  gtk_widget_set_visible (GTK_WIDGET (self->number_row),
                          attack == ATTACK_DRAW || attack == ATTACK_CANCEL);
  gtk_widget_set_visible (GTK_WIDGET (self->answers), attack == ATTACK_DRAW);
}

static void
show_sentence (SwitchPowerEditor  *self,
               const SwitchPowers *powers)
{
  const SwitchRules *rules =
    switch_variant_get_rules (switch_house_rules_get_variant (self->rules));
  g_autofree char *sentence =
    switch_power_text_get_sentence (self->klass, powers, rules);

  gtk_label_set_label (self->sentence_label, sentence);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "power.remove",
                                 rules->powers.present[self->klass]);
}

static void
update (SwitchPowerEditor *self)
{
  const SwitchPowers powers = get_powers (self);
  const Attack attack = get_attack (&powers);

  self->updating = TRUE;
  gtk_drop_down_set_selected (self->attack_drop, attack);
  gtk_drop_down_set_selected (self->cover_drop, get_cover (&powers));
  gtk_adjustment_set_lower (
    gtk_spin_button_get_adjustment (self->number_spin),
    attack == ATTACK_DRAW ? 1 : 0);
  gtk_spin_button_set_value (self->number_spin, get_number (&powers));
  gtk_spin_button_update (self->number_spin);
  switch_answer_list_set (self->answers, &powers);
  for (guint i = 0; i < G_N_ELEMENTS (plain_powers); i++)
    gtk_switch_set_active (GTK_SWITCH (self->switches[i]),
                           (powers.flags & plain_powers[i]) != 0);
  self->updating = FALSE;

  show_parts (self, attack);
  show_sentence (self, &powers);
}

static void
show_error (SwitchPowerEditor *self,
            const char        *message)
{
  gtk_label_set_label (self->error_label, message != NULL ? message : "");
  gtk_widget_set_visible (GTK_WIDGET (self->error_label), message != NULL);
}

static void
set_powers (SwitchPowerEditor *self,
            const char        *text)
{
  g_autofree char *cards = switch_class_to_string (self->klass);
  g_autoptr(GError) error = NULL;

  switch_house_rules_set_powers (self->rules, cards, text, &error);
  update (self);
  show_error (self, error != NULL ? error->message : NULL);
}

/* Puts together what the window shows. */
static SwitchPowers
collect (SwitchPowerEditor *self)
{
  const Attack attack = gtk_drop_down_get_selected (self->attack_drop);
  const guint cover = gtk_drop_down_get_selected (self->cover_drop);
  const guint number =
    (guint) gtk_spin_button_get_value_as_int (self->number_spin);
  SwitchPowers powers = { 0 };

  if (attack == ATTACK_DRAW)
    {
      powers.flags |= SWITCH_POWER_DRAW;
      powers.draw = number > 0 ? (guint8) number : DRAW_AT_FIRST;
      switch_answer_list_get (self->answers, &powers);
    }
  else if (attack == ATTACK_CANCEL)
    {
      powers.flags |= SWITCH_POWER_CANCEL;
      powers.cancel = number > 0 ? (guint8) number : SWITCH_CANCEL_ALL;
    }
  else if (attack == ATTACK_SKIP)
    powers.flags |= SWITCH_POWER_SKIP;

  if (cover > 0)
    powers.flags |= cover == 1 ? SWITCH_POWER_COVER : SWITCH_POWER_COVER_ANY;
  for (guint i = 0; i < G_N_ELEMENTS (plain_powers); i++)
    if (gtk_switch_get_active (GTK_SWITCH (self->switches[i])))
      powers.flags |= plain_powers[i];

  return powers;
}

static void
changed_cb (SwitchPowerEditor *self)
{
  SwitchPowers powers;
  g_autofree char *text = NULL;

  if (self->updating || self->rules == NULL)
    return;

  powers = collect (self);
  text = switch_powers_to_string (&powers);
  set_powers (self, text);
}

static gboolean
output_cb (SwitchPowerEditor *self,
           GtkSpinButton     *spin)
{
  const int value = (int) gtk_adjustment_get_value (
    gtk_spin_button_get_adjustment (spin));
  g_autofree char *text = value > 0 ? g_strdup_printf ("%d", value)
    /* Translators: All cards of an attack. */
    : g_strdup (C_("cancel", "All"));

  if (g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (spin)), text) != 0)
    gtk_editable_set_text (GTK_EDITABLE (spin), text);

  return TRUE;
}

static int
input_cb (GtkSpinButton *spin,
          double        *value,
          gpointer       data)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (spin));

  *value = (double) MIN (g_ascii_strtoull (text, NULL, 10), 20);

  return TRUE;
}

static void
remove_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  set_powers (SWITCH_POWER_EDITOR (widget), "none");
}

static void
show_picture (SwitchPowerEditor *self)
{
  SwitchCard cards[4];
  GtkWidget *child;
  const guint n_cards = switch_power_row_get_pictures (self->klass, cards);

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (
                    self->picture_box))) != NULL)
    gtk_box_remove (self->picture_box, child);

  child = switch_card_widget_new (cards[n_cards - 1]);
  switch_card_widget_set_state (SWITCH_CARD_WIDGET (child),
                                SWITCH_CARD_FACE_UP, TRUE);
  switch_card_widget_set_card_width (SWITCH_CARD_WIDGET (child),
                                     PICTURE_WIDTH);
  gtk_widget_set_can_focus (child, FALSE);
  gtk_box_append (self->picture_box, child);
}

static void
class_changed_cb (SwitchPowerEditor *self)
{
  self->klass = switch_class_picker_get_class (self->picker);
  show_picture (self);
  update (self);
  show_error (self, NULL);
}

static void
add_switches (SwitchPowerEditor *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (plain_powers); i++)
    {
      GtkWidget *row = g_object_new (
        SWITCH_TYPE_PREFERENCE_ROW,
        "title", switch_power_text_get_title (plain_powers[i]),
        "sentence", switch_power_text_get_meaning (plain_powers[i]), NULL);

      self->switches[i] = gtk_switch_new ();
      gtk_widget_set_valign (self->switches[i], GTK_ALIGN_CENTER);
      g_signal_connect_object (self->switches[i], "notify::active",
                               G_CALLBACK (changed_cb), self,
                               G_CONNECT_SWAPPED);
      switch_preference_row_set_setting (SWITCH_PREFERENCE_ROW (row),
                                         self->switches[i]);
      gtk_box_append (self->rows, row);
    }
}

static void
switch_power_editor_dispose (GObject *object)
{
  SwitchPowerEditor *self = SWITCH_POWER_EDITOR (object);

  g_clear_object (&self->rules);
  gtk_widget_dispose_template (GTK_WIDGET (self), SWITCH_TYPE_POWER_EDITOR);

  G_OBJECT_CLASS (switch_power_editor_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, SwitchPowerEditor,
                                        picture_box);
  gtk_widget_class_bind_template_child (widget_class, SwitchPowerEditor,
                                        picker);
  gtk_widget_class_bind_template_child (widget_class, SwitchPowerEditor,
                                        sentence_label);
  gtk_widget_class_bind_template_child (widget_class, SwitchPowerEditor,
                                        error_label);
  gtk_widget_class_bind_template_child (widget_class, SwitchPowerEditor,
                                        rows);
  gtk_widget_class_bind_template_child (widget_class, SwitchPowerEditor,
                                        attack_row);
  gtk_widget_class_bind_template_child (widget_class, SwitchPowerEditor,
                                        attack_drop);
  gtk_widget_class_bind_template_child (widget_class, SwitchPowerEditor,
                                        number_row);
  gtk_widget_class_bind_template_child (widget_class, SwitchPowerEditor,
                                        number_spin);
  gtk_widget_class_bind_template_child (widget_class, SwitchPowerEditor,
                                        answers);
  gtk_widget_class_bind_template_child (widget_class, SwitchPowerEditor,
                                        cover_drop);
}

static void
switch_power_editor_class_init (SwitchPowerEditorClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = switch_power_editor_dispose;

  g_type_ensure (SWITCH_TYPE_ANSWER_LIST);
  g_type_ensure (SWITCH_TYPE_CLASS_PICKER);
  g_type_ensure (SWITCH_TYPE_PREFERENCE_ROW);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/switchcards/Switch/switch-power-editor.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, output_cb);
  gtk_widget_class_bind_template_callback (widget_class, input_cb);
  gtk_widget_class_install_action (widget_class, "power.remove", NULL,
                                   remove_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0,
                                       "window.close", NULL);
}

static void
switch_power_editor_init (SwitchPowerEditor *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "preferences");
  switch_rule_setting_stop_scrolling (GTK_WIDGET (self->number_spin));
  add_switches (self);
  g_signal_connect_object (self->picker, "changed",
                           G_CALLBACK (class_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

/**
 * switch_power_editor_new:
 * @rules: the house rules
 * @klass: a class of cards
 *
 * Returns: a window that changes what the cards do
 */
GtkWidget *
switch_power_editor_new (SwitchHouseRules *rules,
                         SwitchCardClass   klass)
{
  SwitchPowerEditor *self;

  g_return_val_if_fail (SWITCH_IS_HOUSE_RULES (rules), NULL);

  self = g_object_new (SWITCH_TYPE_POWER_EDITOR, NULL);
  self->rules = g_object_ref (rules);
  switch_power_editor_set_class (self, klass);
  g_signal_connect_object (rules, "changed", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}

/**
 * switch_power_editor_get_class:
 * @self: an editor
 *
 * Returns: the class of cards that is edited
 */
SwitchCardClass
switch_power_editor_get_class (SwitchPowerEditor *self)
{
  g_return_val_if_fail (SWITCH_IS_POWER_EDITOR (self), SWITCH_CLASS_NONE);

  return self->klass;
}

/**
 * switch_power_editor_set_class:
 * @self: an editor
 * @klass: a class of cards
 *
 * Edits what these cards do.
 */
void
switch_power_editor_set_class (SwitchPowerEditor *self,
                               SwitchCardClass    klass)
{
  g_return_if_fail (SWITCH_IS_POWER_EDITOR (self));
  g_return_if_fail (klass < SWITCH_N_CLASSES);

  switch_class_picker_set_class (self->picker, klass);
  class_changed_cb (self);
}
