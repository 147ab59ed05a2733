/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-class-names.h"

#include <glib/gi18n-lib.h>

#include "switch-card-names.h"

/* Classes of cards in words: a rank, a rank of a colour, one card. */

/* Translators: Cards of a rank, or of a rank and a colour: a label, as in
 * "Black jacks: draw five". */
static const char *const labels[SWITCH_N_CLASSES - SWITCH_N_CARDS] = {
  NC_("class of cards", "Aces"),
  NC_("class of cards", "Twos"),
  NC_("class of cards", "Threes"),
  NC_("class of cards", "Fours"),
  NC_("class of cards", "Fives"),
  NC_("class of cards", "Sixes"),
  NC_("class of cards", "Sevens"),
  NC_("class of cards", "Eights"),
  NC_("class of cards", "Nines"),
  NC_("class of cards", "Tens"),
  NC_("class of cards", "Jacks"),
  NC_("class of cards", "Queens"),
  NC_("class of cards", "Kings"),
  NC_("class of cards", "Jokers"),
  NC_("class of cards", "Black aces"),
  NC_("class of cards", "Red aces"),
  NC_("class of cards", "Black twos"),
  NC_("class of cards", "Red twos"),
  NC_("class of cards", "Black threes"),
  NC_("class of cards", "Red threes"),
  NC_("class of cards", "Black fours"),
  NC_("class of cards", "Red fours"),
  NC_("class of cards", "Black fives"),
  NC_("class of cards", "Red fives"),
  NC_("class of cards", "Black sixes"),
  NC_("class of cards", "Red sixes"),
  NC_("class of cards", "Black sevens"),
  NC_("class of cards", "Red sevens"),
  NC_("class of cards", "Black eights"),
  NC_("class of cards", "Red eights"),
  NC_("class of cards", "Black nines"),
  NC_("class of cards", "Red nines"),
  NC_("class of cards", "Black tens"),
  NC_("class of cards", "Red tens"),
  NC_("class of cards", "Black jacks"),
  NC_("class of cards", "Red jacks"),
  NC_("class of cards", "Black queens"),
  NC_("class of cards", "Red queens"),
  NC_("class of cards", "Black kings"),
  NC_("class of cards", "Red kings"),
  NC_("class of cards", "Black jokers"),
  NC_("class of cards", "Red jokers"),
};

/* Translators: Any card of a rank, or of a rank and a colour, where it begins
 * a sentence, as in "A jack may be laid on any card". */
static const char *const subjects[SWITCH_N_CLASSES - SWITCH_N_CARDS] = {
  NC_("class of cards, begins a sentence", "An ace"),
  NC_("class of cards, begins a sentence", "A two"),
  NC_("class of cards, begins a sentence", "A three"),
  NC_("class of cards, begins a sentence", "A four"),
  NC_("class of cards, begins a sentence", "A five"),
  NC_("class of cards, begins a sentence", "A six"),
  NC_("class of cards, begins a sentence", "A seven"),
  NC_("class of cards, begins a sentence", "An eight"),
  NC_("class of cards, begins a sentence", "A nine"),
  NC_("class of cards, begins a sentence", "A ten"),
  NC_("class of cards, begins a sentence", "A jack"),
  NC_("class of cards, begins a sentence", "A queen"),
  NC_("class of cards, begins a sentence", "A king"),
  NC_("class of cards, begins a sentence", "A joker"),
  NC_("class of cards, begins a sentence", "A black ace"),
  NC_("class of cards, begins a sentence", "A red ace"),
  NC_("class of cards, begins a sentence", "A black two"),
  NC_("class of cards, begins a sentence", "A red two"),
  NC_("class of cards, begins a sentence", "A black three"),
  NC_("class of cards, begins a sentence", "A red three"),
  NC_("class of cards, begins a sentence", "A black four"),
  NC_("class of cards, begins a sentence", "A red four"),
  NC_("class of cards, begins a sentence", "A black five"),
  NC_("class of cards, begins a sentence", "A red five"),
  NC_("class of cards, begins a sentence", "A black six"),
  NC_("class of cards, begins a sentence", "A red six"),
  NC_("class of cards, begins a sentence", "A black seven"),
  NC_("class of cards, begins a sentence", "A red seven"),
  NC_("class of cards, begins a sentence", "A black eight"),
  NC_("class of cards, begins a sentence", "A red eight"),
  NC_("class of cards, begins a sentence", "A black nine"),
  NC_("class of cards, begins a sentence", "A red nine"),
  NC_("class of cards, begins a sentence", "A black ten"),
  NC_("class of cards, begins a sentence", "A red ten"),
  NC_("class of cards, begins a sentence", "A black jack"),
  NC_("class of cards, begins a sentence", "A red jack"),
  NC_("class of cards, begins a sentence", "A black queen"),
  NC_("class of cards, begins a sentence", "A red queen"),
  NC_("class of cards, begins a sentence", "A black king"),
  NC_("class of cards, begins a sentence", "A red king"),
  NC_("class of cards, begins a sentence", "A black joker"),
  NC_("class of cards, begins a sentence", "A red joker"),
};

/**
 * switch_class_names_get_label:
 * @klass: a class of cards
 *
 * Returns: (transfer full): its name as a label, such as "Black jacks"
 */
char *
switch_class_names_get_label (SwitchCardClass klass)
{
  g_return_val_if_fail (klass < SWITCH_N_CLASSES, NULL);

  if (klass < G_N_ELEMENTS (labels))
    return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "class of cards",
                                   labels[klass]));

  /* Translators: One card as a label, as in "The ace of hearts: draw five";
   * "%s" is its name. */
  return g_strdup_printf (C_("class of cards", "The %s"),
                          switch_card_names_get (
                            (SwitchCard) (klass - G_N_ELEMENTS (labels))));
}

/**
 * switch_class_names_get_subject:
 * @klass: a class of cards
 *
 * Returns: (transfer full): any card of the class, as the first words of a
 *   sentence: "A black jack", "The ace of hearts"
 */
char *
switch_class_names_get_subject (SwitchCardClass klass)
{
  g_return_val_if_fail (klass < SWITCH_N_CLASSES, NULL);

  if (klass < G_N_ELEMENTS (subjects))
    return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE,
                                   "class of cards, begins a sentence",
                                   subjects[klass]));

  /* Translators: One card where it begins a sentence, as in "The ace of
   * hearts may be laid on any card"; "%s" is its name. */
  return g_strdup_printf (C_("class of cards, begins a sentence", "The %s"),
                          switch_card_names_get (
                            (SwitchCard) (klass - G_N_ELEMENTS (subjects))));
}
