/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-power-text.h"

#include <glib/gi18n-lib.h>

#include "switch-class-names.h"
#include "switch-words.h"

/* All that the cards of an entry do, by the rules in force. */

typedef struct
{
  SwitchCardClass     klass;
  const SwitchPowers *powers;
  const SwitchRules  *rules;
  const char         *subject;
} Entry;

/* A card of which this entry is the most exact one, if there is any. */
static SwitchCard
find_card (const Entry *entry)
{
  SwitchCardMask cards = switch_class_get_cards (entry->klass);

  for (; cards != 0; cards &= cards - 1)
    if (entry->rules->card_class[switch_mask_first (cards)] == entry->klass)
      return switch_mask_first (cards);

  return SWITCH_CARD_NONE;
}

static char *
tell_draw (const Entry *entry)
{
  const SwitchCard card = find_card (entry);
  g_autofree char *number = switch_words_number (entry->powers->draw, FALSE);
  g_autofree char *answers = NULL;

  if (card != SWITCH_CARD_NONE)
    answers = switch_words_any_of (entry->rules->answers[card], entry->rules);
  if (answers == NULL)
    return g_strdup_printf (
      ngettext ("The next player draws %s card, and nothing answers that.",
                "The next player draws %s cards, and nothing answers that.",
                entry->powers->draw),
      number);

  return g_strdup_printf (
    /* Translators: The first "%s" is a number, the second any of some cards,
     * as "a two or the jack of clubs". */
    ngettext ("The next player draws %s card, or answers with %s.",
              "The next player draws %s cards, or answers with %s.",
              entry->powers->draw),
    number, answers);
}

static char *
tell_cancel (const Entry *entry)
{
  g_autofree char *number = NULL;

  if (entry->powers->cancel == SWITCH_CANCEL_ALL)
    return g_strdup_printf (
      /* Translators: "%s" is any of some cards, as "A red jack". */
      _("%s laid as an answer takes the whole attack away."), entry->subject);

  number = switch_words_number (entry->powers->cancel, FALSE);

  return g_strdup_printf (
    /* Translators: The first "%s" is any of some cards, as "A red jack", the
     * second a number. */
    ngettext ("%s laid as an answer takes %s card off the attack.",
              "%s laid as an answer takes %s cards off the attack.",
              entry->powers->cancel),
    entry->subject, number);
}

static char *
tell_skip (const Entry *entry)
{
  g_autofree char *answers = NULL;
  SwitchCard card = find_card (entry);

  if (!entry->rules->skip_answer || card == SWITCH_CARD_NONE)
    return g_strdup (_("The next player misses a turn."));

  answers = switch_words_any_of (
    switch_rank_mask (switch_card_get_rank (card)) &
    SWITCH_RULES_MASK (entry->rules, SWITCH_POWER_SKIP), entry->rules);
  if (answers == NULL)
    return g_strdup (_("The next player misses a turn."));

  /* Translators: "%s" is any of some cards, as "an eight". */
  return g_strdup_printf (_("The next player misses a turn, or lays %s and "
                            "passes it on."), answers);
}

/* Translators: What a card does. "%s" is any of some cards at the start of a
 * sentence, as "A jack" or "The ace of hearts". */
static const char *const with_subject[SWITCH_N_POWERS] = {
  N_("%s may be laid on any card."),
  N_("Whoever lays it last in a turn names the suit to follow."),
  NULL,
  NULL,
  N_("Several of them may be laid together in one turn."),
  NULL,
  N_("The direction of play turns."),
  N_("Whoever lays it takes another turn."),
  N_("Other cards of its suit may be laid with it, any number and in any "
     "order."),
  N_("%s has to be covered at once by a card of its suit. Whoever does not "
     "draws one."),
  N_("%s has to be covered at once by any card. Whoever does not draws one."),
  NULL,
};

static char *
fill_in (const Entry *entry,
         const char  *format)
{
  g_autoptr(GString) text =
    g_string_new (g_dgettext (GETTEXT_PACKAGE, format));

  g_string_replace (text, "%s", entry->subject, 0);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
tell (const Entry *entry,
      guint        power)
{
  switch (power)
    {
    case SWITCH_POWER_ANY_TIME:
      if (entry->powers->flags & SWITCH_POWER_SUIT)
        return fill_in (entry, N_("%s may be laid on any card, and its "
                                  "player names the suit to follow."));
      break;

    case SWITCH_POWER_SUIT:
      /* Said already, above. */
      if (entry->powers->flags & SWITCH_POWER_ANY_TIME)
        return NULL;
      break;

    case SWITCH_POWER_DRAW:
      return tell_draw (entry);

    case SWITCH_POWER_CANCEL:
      return tell_cancel (entry);

    case SWITCH_POWER_SKIP:
      return tell_skip (entry);

    case SWITCH_POWER_NO_FINISH:
      return entry->rules->no_finish == SWITCH_NO_FINISH_REFUSE
               ? fill_in (entry, N_("%s may not be the last card of a hand."))
               : fill_in (entry, N_("Whoever ends a hand on it draws one card "
                                    "and stays in."));

    default:
      break;
    }

  return fill_in (entry, with_subject[__builtin_ctz (power)]);
}

/**
 * switch_power_text_get_sentence:
 * @klass: a class of cards
 * @powers: what they can do
 * @rules: the rules in force, compiled
 *
 * Explains an entry of the table of powers: a sentence for each power, with
 * the numbers and the answers in them.
 *
 * Returns: (transfer full): whole sentences
 */
char *
switch_power_text_get_sentence (SwitchCardClass     klass,
                                const SwitchPowers *powers,
                                const SwitchRules  *rules)
{
  g_autofree char *subject = NULL;
  g_autoptr(GString) text = g_string_new (NULL);
  Entry entry = { klass, powers, rules, NULL };

  g_return_val_if_fail (klass < SWITCH_N_CLASSES, NULL);
  g_return_val_if_fail (powers != NULL && rules != NULL, NULL);

  subject = switch_class_names_get_subject (klass);
  entry.subject = subject;

  for (guint bit = 0; bit < SWITCH_N_POWERS; bit++)
    {
      g_autofree char *sentence = NULL;

      if (powers->flags & 1u << bit)
        sentence = tell (&entry, 1u << bit);
      if (sentence == NULL)
        continue;
      if (text->len > 0)
        g_string_append_c (text, ' ');
      g_string_append (text, sentence);
    }

  if (text->len == 0)
    return fill_in (&entry, N_("%s does nothing special."));

  return g_string_free (g_steal_pointer (&text), FALSE);
}
