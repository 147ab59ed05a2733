/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-power-text.h"

#include <glib/gi18n-lib.h>

#include "switch-class-names.h"
#include "switch-words.h"

/* What cards do: few words, one sentence a power, all of an entry. */

/* Translators: What a card can do, as the label of a row that turns it on;
 * then the same in a sentence that explains it. */
static const struct
{
  const char *title;
  const char *meaning;
} powers_by_bit[SWITCH_N_POWERS] = {
  { NC_("power", "Any time"),
    N_("It may be laid on any card, when no attack and no missed turn is "
       "pending.") },
  { NC_("power", "Name the suit"),
    N_("Its player names the suit to follow.") },
  { NC_("power", "Draw"),
    N_("The next player draws cards, or answers.") },
  { NC_("power", "Cancel"),
    N_("Laid as an answer, it takes cards off an attack.") },
  { NC_("power", "Together"),
    N_("Several of them may be laid together in one turn.") },
  { NC_("power", "Miss a turn"),
    N_("The next player misses a turn.") },
  { NC_("power", "Turn round"),
    N_("The direction of play turns.") },
  { NC_("power", "Another turn"),
    N_("Its player takes another turn.") },
  { NC_("power", "With its suit"),
    N_("Other cards of its suit may be laid with it, any number and in any "
       "order.") },
  { NC_("power", "Cover with its suit"),
    N_("It has to be covered at once by a card of its suit, or its player "
       "draws one.") },
  { NC_("power", "Cover with any card"),
    N_("It has to be covered at once by any card, or its player draws "
       "one.") },
  { NC_("power", "Never the last"),
    N_("A hand may not end on it.") },
};

static guint
get_bit (SwitchPowerFlags power)
{
  return (guint) __builtin_ctz ((guint) power);
}

/**
 * switch_power_text_get_title:
 * @power: one power
 *
 * Returns: its name, as the label of a row
 */
const char *
switch_power_text_get_title (SwitchPowerFlags power)
{
  g_return_val_if_fail (power != 0 && get_bit (power) < SWITCH_N_POWERS, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "power",
                       powers_by_bit[get_bit (power)].title);
}

/**
 * switch_power_text_get_meaning:
 * @power: one power
 *
 * Returns: what a card with it does, a whole sentence
 */
const char *
switch_power_text_get_meaning (SwitchPowerFlags power)
{
  g_return_val_if_fail (power != 0 && get_bit (power) < SWITCH_N_POWERS, "");

  return g_dgettext (GETTEXT_PACKAGE,
                     powers_by_bit[get_bit (power)].meaning);
}

/* Few words */

/* Translators: What a card does, in very few words; several of these stand
 * in a list behind its name, as in "Jacks: any time, name the suit". */
static const char *const brief[SWITCH_N_POWERS] = {
  NC_("brief power", "any time"),
  NC_("brief power", "name the suit"),
  NULL,
  NULL,
  NC_("brief power", "several together"),
  NC_("brief power", "miss a turn"),
  NC_("brief power", "turn round"),
  NC_("brief power", "another turn"),
  NC_("brief power", "with its suit"),
  NC_("brief power", "cover with its suit"),
  NC_("brief power", "cover with any card"),
  NC_("brief power", "never the last"),
};

static char *
tell_brief (const SwitchPowers *powers,
            guint               bit)
{
  g_autofree char *number = NULL;

  if (brief[bit] != NULL)
    return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "brief power",
                                   brief[bit]));

  if (1u << bit == SWITCH_POWER_DRAW)
    {
      number = switch_words_number (powers->draw, FALSE);
      /* Translators: What a card does, in very few words; "%s" is a number,
       * as in "Twos: draw two". */
      return g_strdup_printf (C_("brief power", "draw %s"), number);
    }

  if (powers->cancel == SWITCH_CANCEL_ALL)
    return g_strdup (C_("brief power", "cancel all"));

  number = switch_words_number (powers->cancel, FALSE);

  /* Translators: What a card does, in very few words; "%s" is a number, as
   * in "Red jacks: cancel five". */
  return g_strdup_printf (C_("brief power", "cancel %s"), number);
}

/**
 * switch_power_text_get_short:
 * @powers: what a card can do
 *
 * Returns: (transfer full): it in few words: "any time, name the suit"
 */
char *
switch_power_text_get_short (const SwitchPowers *powers)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (powers != NULL, NULL);

  for (guint bit = 0; bit < SWITCH_N_POWERS; bit++)
    {
      g_autofree char *before = g_steal_pointer (&text);
      g_autofree char *word = NULL;

      if (!(powers->flags & 1u << bit))
        {
          text = g_steal_pointer (&before);
          continue;
        }
      word = tell_brief (powers, bit);
      text = before == NULL ? g_steal_pointer (&word)
                            : g_strdup_printf (C_("list", "%s, %s"),
                                               before, word);
    }

  if (text == NULL)
    /* Translators: A card without any power. */
    return g_strdup (C_("brief power", "an ordinary card"));

  return g_steal_pointer (&text);
}

/**
 * switch_power_text_get_label:
 * @klass: a class of cards
 * @powers: what they can do
 *
 * Returns: (transfer full): "Jacks: any time, name the suit"
 */
char *
switch_power_text_get_label (SwitchCardClass     klass,
                             const SwitchPowers *powers)
{
  g_autofree char *cards = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (klass < SWITCH_N_CLASSES, NULL);
  g_return_val_if_fail (powers != NULL, NULL);

  cards = switch_class_names_get_label (klass);
  text = switch_power_text_get_short (powers);

  /* Translators: Cards and what they do, as "Jacks: any time, name the
   * suit". */
  return g_strdup_printf (C_("powers of cards", "%s: %s"), cards, text);
}
