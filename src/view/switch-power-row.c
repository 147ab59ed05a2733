/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-power-row.h"

#include <glib/gi18n-lib.h>

#include "switch-class-names.h"
#include "switch-help-search.h"
#include "switch-mini-hand.h"
#include "switch-power-text.h"
#include "switch-preference-row.h"

#define BUTTON_CHARS 26

struct _SwitchPowerRow
{
  GtkWidget            parent_instance;

  SwitchPreferenceRow *row;
  GtkWidget           *button;
  GtkLabel            *button_label;

  SwitchHouseRules    *rules;
  SwitchCardClass      klass;
};

enum
{
  EDIT,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (SwitchPowerRow, switch_power_row, GTK_TYPE_WIDGET)

static guint signals[N_SIGNALS];

/* The words are written for the middle of a sentence. */
static char *
begin_with_capital (const char *text)
{
  char first[6];
  const int length = g_unichar_to_utf8 (
    g_unichar_totitle (g_utf8_get_char (text)), first);

  return g_strdup_printf ("%.*s%s", length, first, g_utf8_next_char (text));
}

static void
update (SwitchPowerRow *self)
{
  SwitchVariant *variant = switch_house_rules_get_variant (self->rules);
  const SwitchRules *rules = switch_variant_get_rules (variant);
  const SwitchPowers none = { 0 };
  const gboolean present = rules->powers.present[self->klass];
  const SwitchPowers *powers = present ? &rules->powers.entries[self->klass]
                                       : &none;
  g_autofree char *brief = switch_power_text_get_short (powers);
  g_autofree char *text = begin_with_capital (brief);
  g_autofree char *sentence = present
    ? switch_power_text_get_sentence (self->klass, powers, rules) : NULL;
  const gboolean jokers = rules->jokers > 0 ||
    (switch_class_get_cards (self->klass) &
     ~switch_rank_mask (SWITCH_RANK_JOKER)) != 0;

  gtk_label_set_label (self->button_label, text);
  switch_preference_row_set_sentence (
    self->row, present ? sentence
                       : _("Nothing of their own, as they are set here."));
  /* Translators: Under what jokers do, where the rules have none. */
  switch_preference_row_set_note (
    self->row, jokers ? NULL : _("There are no jokers in the pack."));
  switch_preference_row_set_changed (
    self->row, switch_house_rules_powers_differ (self->rules, self->klass));
}

static void
reset_cb (SwitchPowerRow *self)
{
  g_autofree char *cards = switch_class_to_string (self->klass);
  g_autoptr(GError) error = NULL;

  if (!switch_house_rules_reset_powers (self->rules, cards, &error))
    switch_preference_row_set_note (self->row, error->message);
}

static void
clicked_cb (SwitchPowerRow *self)
{
  g_signal_emit (self, signals[EDIT], 0);
}

static void
switch_power_row_dispose (GObject *object)
{
  SwitchPowerRow *self = SWITCH_POWER_ROW (object);

  g_clear_object (&self->rules);
  if (self->row != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->row));
  self->row = NULL;

  G_OBJECT_CLASS (switch_power_row_parent_class)->dispose (object);
}

static void
switch_power_row_class_init (SwitchPowerRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = switch_power_row_dispose;

  /* It is described in the header. */
  signals[EDIT] =
    g_signal_new ("edit", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class,
                                            GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "powerrow");
}

static void
switch_power_row_init (SwitchPowerRow *self)
{
  self->row = g_object_new (SWITCH_TYPE_PREFERENCE_ROW, NULL);
  gtk_widget_set_parent (GTK_WIDGET (self->row), GTK_WIDGET (self));
  g_signal_connect_object (self->row, "reset", G_CALLBACK (reset_cb), self,
                           G_CONNECT_SWAPPED);

  self->button = gtk_button_new ();
  self->button_label = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->button_label, TRUE);
  gtk_label_set_max_width_chars (self->button_label, BUTTON_CHARS);
  gtk_button_set_child (GTK_BUTTON (self->button),
                        GTK_WIDGET (self->button_label));
  gtk_widget_set_valign (self->button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (self->button, _("Change what these cards do"));
  g_signal_connect_object (self->button, "clicked", G_CALLBACK (clicked_cb),
                           self, G_CONNECT_SWAPPED);
}

/**
 * switch_power_row_get_pictures:
 * @klass: a class of cards
 * @cards: (out): cards of it to be shown
 *
 * Chooses the cards that stand for a class: a red and a black one of a rank,
 * both of a colour, or the one.
 *
 * Returns: how many
 */
guint
switch_power_row_get_pictures (SwitchCardClass klass,
                               SwitchCard      cards[4])
{
  SwitchCardMask rest;
  guint n_cards = 0;

  g_return_val_if_fail (klass < SWITCH_N_CLASSES, 0);

  for (rest = switch_class_get_cards (klass); rest != 0 && n_cards < 4;
       rest &= rest - 1)
    cards[n_cards++] = switch_mask_first (rest);

  /* Of four, hearts and spades. */
  if (n_cards == 4)
    {
      cards[0] = cards[2];
      cards[1] = cards[3];
      n_cards = 2;
    }

  return n_cards;
}

/**
 * switch_power_row_new:
 * @rules: the house rules
 * @klass: a class of cards
 *
 * Returns: a row for the entry of that class
 */
GtkWidget *
switch_power_row_new (SwitchHouseRules *rules,
                      SwitchCardClass   klass)
{
  SwitchPowerRow *self;
  GtkWidget *picture;
  g_autofree char *label = NULL;
  SwitchCard cards[4];
  guint n_cards;

  g_return_val_if_fail (SWITCH_IS_HOUSE_RULES (rules), NULL);
  g_return_val_if_fail (klass < SWITCH_N_CLASSES, NULL);

  self = g_object_new (SWITCH_TYPE_POWER_ROW, NULL);
  self->rules = g_object_ref (rules);
  self->klass = klass;

  label = switch_class_names_get_label (klass);
  switch_preference_row_set_title (self->row, label);
  picture = g_object_new (SWITCH_TYPE_MINI_HAND, NULL);
  n_cards = switch_power_row_get_pictures (klass, cards);
  switch_mini_hand_set_cards (SWITCH_MINI_HAND (picture), cards, n_cards);
  switch_preference_row_set_picture (self->row, picture);
  switch_preference_row_set_setting (self->row, self->button);
  g_signal_connect_object (rules, "changed", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  update (self);

  return GTK_WIDGET (self);
}

/**
 * switch_power_row_get_class:
 * @self: a row
 *
 * Returns: the class of cards
 */
SwitchCardClass
switch_power_row_get_class (SwitchPowerRow *self)
{
  g_return_val_if_fail (SWITCH_IS_POWER_ROW (self), SWITCH_CLASS_NONE);

  return self->klass;
}

/**
 * switch_power_row_get_sentence:
 * @self: a row
 *
 * Returns: what the cards do
 */
const char *
switch_power_row_get_sentence (SwitchPowerRow *self)
{
  g_return_val_if_fail (SWITCH_IS_POWER_ROW (self), NULL);

  return switch_preference_row_get_sentence (self->row);
}

/**
 * switch_power_row_matches:
 * @self: a row
 * @words: what is searched for, from switch_help_search_split()
 *
 * Returns: whether it is found by its words
 */
gboolean
switch_power_row_matches (SwitchPowerRow     *self,
                          const char * const *words)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (SWITCH_IS_POWER_ROW (self), FALSE);
  g_return_val_if_fail (words != NULL, FALSE);

  text = g_strjoin ("\n", switch_preference_row_get_title (self->row),
                    switch_power_row_get_sentence (self),
                    gtk_label_get_label (self->button_label), NULL);

  return switch_help_search_matches (text, words);
}
