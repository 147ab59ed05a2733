/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-rule-text.h"

#include <glib/gi18n-lib.h>

#include "switch-words.h"

/* One plain sentence for each value of each rule. The same ones explain the
 * rows of the preferences and make up the page of the rules in force. */

#define MAX_VALUES 6

typedef struct
{
  const char *key;
  const char *sentences[MAX_VALUES];
} Sentences;

/* Translators: What a rule says, one sentence for each of its values. A
 * friend at the table explains: short main clauses, no blame. A "wild card"
 * is one that may be laid on any card. A "power card" does something. */
static const Sentences words[] = {
  { "pack", {
    N_("A pack has all 52 cards, from the two up to the ace."),
    N_("A pack has 36 cards, from the six up to the ace."),
    N_("A pack has 32 cards, from the seven up to the ace.") } },
  { "decks", {
    N_("Up to five players share one pack. From six on, or where fewer than "
       "ten cards would be left to draw, there are two."),
    N_("There is one pack."),
    N_("Two packs are shuffled together.") } },
  { "jokers", {
    N_("There are no jokers."),
    N_("Each pack has one joker, a red one."),
    N_("Each pack has two jokers, a red one and a black one.") } },
  { "first-dealer", {
    N_("Chance decides who deals first."),
    N_("Each player cuts a card and the lowest deals first. Aces are low, "
       "and ties cut again.") } },
  { "lead", {
    N_("The player on the dealer’s left leads, and play starts clockwise."),
    N_("The player on the dealer’s right leads, and play starts "
       "anticlockwise.") } },
  { "start-card", {
    N_("The first card is an ordinary one: a power card goes under the draw "
       "pile, and the next card is turned."),
    N_("Any card but a joker can be the first, and it does nothing."),
    N_("Any card but a joker can be the first, and it acts as if the dealer "
       "had laid it.") } },
  { "drawn-card", {
    N_("A drawn card that fits may be laid at once."),
    N_("Whoever could not lay, and then draws a card that fits, has to lay "
       "it at once."),
    N_("Drawn cards are kept, and the turn ends.") } },
  { "draw-choice", {
    N_("Whoever can lay a card may not draw."),
    N_("Whoever can lay a card may draw one instead.") } },
  { "lay", {
    N_("One card goes down in a turn, unless a power allows more."),
    N_("Several cards of the same rank may go down in one turn."),
    N_("Several cards of one suit may go down in one turn, each the next "
       "rank up or down."),
    N_("Several cards may go down in one turn, each of the same rank as the "
       "one before or next to it in its suit."),
    N_("Several cards may go down in one turn, each of the same suit or the "
       "same rank as the one before.") } },
  { "finish-with-several", {
    N_("The last card of a hand has to go down alone."),
    N_("The last cards of a hand may go down together.") } },
  { "effects", {
    N_("Of several cards laid in one turn, the last one acts, and those of "
       "its rank just before it."),
    N_("Of several cards laid in one turn, only the last one acts."),
    N_("Of several cards laid in one turn, every one acts.") } },
  { "after-wild", {
    N_("A wild card ends the turn."),
    N_("After a wild card its player may go on with the suit just named, or "
       "with another wild card."),
    N_("Naming a suit with a wild card ends the turn. Its player may also "
       "name none, and go on from the card as printed.") } },
  { "wild-on-wild", {
    N_("A wild card may not go on another of its rank."),
    N_("A wild card may go on another of its rank.") } },
  { "stacking", {
    N_("An attack can be answered with the cards named for it, and the "
       "numbers add up."),
    N_("A card that makes others draw is no answer to an attack."),
    N_("Every card that makes others draw answers any attack, and the "
       "numbers add up.") } },
  { "wild-answers", {
    N_("A wild card is no answer to an attack, unless it is named as one."),
    N_("A wild card may answer any attack, which then passes on.") } },
  { "play-after-penalty", {
    N_("Drawing for an attack ends the turn."),
    N_("Whoever drew for an attack then takes an ordinary turn.") } },
  { "cancel-rest", {
    N_("Whoever takes only a part off an attack draws the rest."),
    N_("Whoever takes only a part off an attack passes on the rest.") } },
  { "skip-answer", {
    N_("Whoever has to miss a turn misses it, and cannot answer."),
    N_("Whoever has to miss a turn may lay a card of the same rank and pass "
       "it on.") } },
  { "skip-turns", {
    N_("Whoever does not answer misses one turn, however many of these cards "
       "were laid."),
    N_("Whoever does not answer misses one turn for each of these cards laid "
       "in a row.") } },
  { "reverse-with-two", {
    N_("With two players, turning the direction gives another turn."),
    N_("With two players, turning the direction changes nothing.") } },
  { "last-call", {
    N_("Whoever is left with one card calls “Last card!”, before laying or "
       "just after."),
    N_("Whoever is left with two cards calls “Peanuckle!”, and with one card "
       "“Super-peanuckle!”."),
    N_("Whoever is left with one card knocks on the table, before laying or "
       "just after."),
    N_("Nothing has to be called.") } },
  { "call-check", {
    N_("Whoever forgets can be caught by any other player, until the next "
       "player has acted."),
    N_("Whoever forgets is always caught, just before the next player "
       "acts."),
    N_("Whoever goes out without having called takes the penalty and stays "
       "in."),
    N_("Whoever begins a turn with one card and has not called may not lay "
       "that card.") } },
  { "no-finish", {
    N_("Whoever ends on a card that may not be the last draws one and stays "
       "in."),
    N_("A card that may not be the last cannot be laid as the last.") } },
  { "play-on", {
    N_("The round is over as soon as one player is out."),
    N_("The round goes on until one player is left.") } },
  { "eliminate", {
    N_("Everybody plays in every round."),
    N_("The last in a round sits out the rest of the match.") } },
  { "scoring", {
    N_("Whoever wins a round scores one."),
    N_("Whoever wins a round scores the points in all other hands."),
    N_("Each player scores the points left in hand, and the lowest total "
       "wins the match.") } },
};

/* Numbers. All of them are written out for the sake of their plurals. */

static char *
tell_hand_size (guint       value,
                const char *number)
{
  return g_strdup_printf (ngettext ("Each player is dealt %s card.",
                                    "Each player is dealt %s cards.", value),
                          number);
}

static char *
tell_hand_size_two (guint       value,
                    const char *number)
{
  if (value == 0)
    return g_strdup (_("Two players are dealt as many cards as others."));

  return g_strdup_printf (
    ngettext ("When two play, each is dealt %s card.",
              "When two play, each is dealt %s cards.", value),
    number);
}

static char *
tell_hand_size_crowded (guint       value,
                        const char *number)
{
  if (value == 0)
    return g_strdup (_("Five players or more are dealt as many cards as "
                       "others."));

  return g_strdup_printf (
    ngettext ("When five or more play, each is dealt %s card.",
              "When five or more play, each is dealt %s cards.", value),
    number);
}

static char *
tell_draw_up_to (guint       value,
                 const char *number)
{
  if (value == 0)
    return g_strdup (_("Whoever cannot lay a card draws until one fits."));
  if (value == 1)
    return g_strdup (_("Whoever cannot lay a card draws one."));

  return g_strdup_printf (
    ngettext ("Whoever cannot lay a card draws up to %s card, and stops at "
              "the first that fits.",
              "Whoever cannot lay a card draws up to %s cards, and stops at "
              "the first that fits.", value),
    number);
}

static char *
tell_blunder (guint       value,
              const char *number)
{
  if (value == 0)
    return g_strdup (_("A card that does not fit is refused, and that costs "
                       "nothing."));

  return g_strdup_printf (
    ngettext ("Trying a card that does not fit costs %s card, and the turn.",
              "Trying a card that does not fit costs %s cards, and the turn.",
              value),
    number);
}

static char *
tell_call_penalty (guint       value,
                   const char *number)
{
  if (value == 0)
    return g_strdup (_("Forgetting to call costs nothing."));

  return g_strdup_printf (ngettext ("Forgetting to call costs %s card.",
                                    "Forgetting to call costs %s cards.",
                                    value),
                          number);
}

static char *
tell_false_call (guint       value,
                 const char *number)
{
  if (value == 0)
    return g_strdup (_("A call that does not come true costs nothing."));

  return g_strdup_printf (
    ngettext ("A call that does not come true costs %s card.",
              "A call that does not come true costs %s cards.", value),
    number);
}

static char *
tell_false_catch (guint       value,
                  const char *number)
{
  if (value == 0)
    return g_strdup (_("Catching somebody who forgot nothing costs "
                       "nothing."));

  return g_strdup_printf (
    ngettext ("Catching somebody who forgot nothing costs %s card.",
              "Catching somebody who forgot nothing costs %s cards.", value),
    number);
}

static char *
tell_target (guint              value,
             const char        *number,
             const SwitchRules *rules)
{
  if (value == 0)
    return g_strdup (_("The match has no end."));
  if (rules->scoring == SWITCH_SCORING_ROUNDS)
    return g_strdup_printf (
      ngettext ("Whoever first wins %s round wins the match.",
                "Whoever first wins %s rounds wins the match.", value),
      number);

  return g_strdup_printf (
    ngettext ("The match is over when somebody has %s point.",
              "The match is over when somebody has %s points.", value),
    number);
}

static const struct
{
  const char *key;
  char     *(*tell) (guint       value,
                     const char *number);
} numbers[] = {
  { "hand-size", tell_hand_size },
  { "hand-size-two", tell_hand_size_two },
  { "hand-size-crowded", tell_hand_size_crowded },
  { "draw-up-to", tell_draw_up_to },
  { "blunder", tell_blunder },
  { "call-penalty", tell_call_penalty },
  { "false-call", tell_false_call },
  { "false-catch", tell_false_catch },
};

static char *
tell_number (const SwitchRuleSpec *spec,
             const SwitchRules    *rules,
             guint                 value)
{
  g_autofree char *number = switch_words_number (value, FALSE);

  if (g_str_equal (spec->key, "target"))
    return tell_target (value, number, rules);

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (g_str_equal (numbers[i].key, spec->key))
      return numbers[i].tell (value, number);

  return NULL;
}

/**
 * switch_rule_text_get_sentence:
 * @spec: a rule
 * @rules: the rules in force
 *
 * Explains what a rule says with the value it has in @rules, numbers
 * included. To explain another value, set it in a copy of the rules.
 *
 * Returns: (transfer full) (nullable): a whole sentence; %NULL where nobody
 *   has written one yet
 */
char *
switch_rule_text_get_sentence (const SwitchRuleSpec *spec,
                               const SwitchRules    *rules)
{
  guint value;

  g_return_val_if_fail (spec != NULL && rules != NULL, NULL);

  value = switch_rule_spec_get (spec, rules);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      const char *sentence = NULL;

      if (!g_str_equal (words[i].key, spec->key))
        continue;
      if (value < MAX_VALUES)
        sentence = words[i].sentences[value];
      return g_strdup (sentence != NULL
                         ? g_dgettext (GETTEXT_PACKAGE, sentence) : NULL);
    }

  return tell_number (spec, rules, value);
}
