/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-rule-text.h"

#include <glib/gi18n-lib.h>

/* The groups of the rules, a title and the words of its values for each. */

typedef struct
{
  const char *title;
  const char *description;
  const char *help_page;
} GroupText;

/* Translators: Headings over the house rules, and below each what its rules
 * are about. */
static const GroupText groups[SWITCH_N_RULE_GROUPS] = {
  [SWITCH_RULE_GROUP_PACK] = {
    NC_("house rules", "The pack"),
    N_("The cards, the deal and the first card."),
    "rules-pack" },
  [SWITCH_RULE_GROUP_DRAWING] = {
    NC_("house rules", "Drawing"),
    N_("What happens to a player who has nothing to lay."),
    "rules-drawing" },
  [SWITCH_RULE_GROUP_SEVERAL] = {
    NC_("house rules", "Laying several cards"),
    N_("Lay one card after another, then end the turn."),
    "rules-several" },
  [SWITCH_RULE_GROUP_ATTACKS] = {
    NC_("house rules", "Twos, aces and other attacks"),
    N_("Cards that make the next player draw, and how to escape."),
    "rules-attacks" },
  [SWITCH_RULE_GROUP_MISSING] = {
    NC_("house rules", "Missing a turn"),
    N_("Cards that cost a turn, and cards that turn the direction."),
    "rules-missing" },
  [SWITCH_RULE_GROUP_LAST_CARD] = {
    NC_("house rules", "Last card"),
    N_("What you have to say before it is too late."),
    "rules-call" },
  [SWITCH_RULE_GROUP_GOING_OUT] = {
    NC_("house rules", "Going out"),
    N_("The last card of a hand, and who plays on."),
    "rules-out" },
  [SWITCH_RULE_GROUP_SCORE] = {
    NC_("house rules", "Score"),
    N_("What a round counts, and when the match is over."),
    "rules-score" },
};

#define MAX_VALUES 6

/**
 * RuleText:
 * @key: the key of the rule
 * @group: what it is about
 * @title: its name, as the label of a row
 * @zero: the word for zero where the rule is a number and zero is special
 * @values: the words of its values where the rule is none
 */
typedef struct
{
  const char      *key;
  SwitchRuleGroup  group;
  const char      *title;
  const char      *zero;
  const char      *values[MAX_VALUES];
} RuleText;

/* Translators: The names of the house rules, each followed by the words of
 * what can be chosen. They are labels of rows and of the items of a short
 * list; the row has a sentence besides that explains what is chosen. */
static const RuleText texts[] = {
  { "pack", SWITCH_RULE_GROUP_PACK,
    NC_("rule", "Cards in a pack"), NULL,
    { NC_("rule value", "52, all of them"),
      NC_("rule value", "36, from the six"),
      NC_("rule value", "32, from the seven") } },
  { "decks", SWITCH_RULE_GROUP_PACK,
    NC_("rule", "Packs"), NULL,
    { NC_("rule value", "As many as needed"),
      NC_("rule value", "One pack"),
      NC_("rule value", "Two packs") } },
  { "jokers", SWITCH_RULE_GROUP_PACK,
    NC_("rule", "Jokers"), NULL,
    { NC_("rule value", "No jokers"),
      NC_("rule value", "One in each pack"),
      NC_("rule value", "Two in each pack") } },
  { "hand-size", SWITCH_RULE_GROUP_PACK,
    NC_("rule", "Cards dealt"), NULL, { NULL } },
  { "hand-size-two", SWITCH_RULE_GROUP_PACK,
    NC_("rule", "Cards dealt to two players"),
    NC_("rule value", "The same"), { NULL } },
  { "hand-size-crowded", SWITCH_RULE_GROUP_PACK,
    NC_("rule", "Cards dealt to five or more"),
    NC_("rule value", "The same"), { NULL } },
  { "first-dealer", SWITCH_RULE_GROUP_PACK,
    NC_("rule", "First dealer"), NULL,
    { NC_("rule value", "Left to chance"),
      NC_("rule value", "The lowest card cut") } },
  { "lead", SWITCH_RULE_GROUP_PACK,
    NC_("rule", "Who leads"), NULL,
    { NC_("rule value", "The dealer’s left"),
      NC_("rule value", "The dealer’s right") } },
  { "start-card", SWITCH_RULE_GROUP_PACK,
    NC_("rule", "First card"), NULL,
    { NC_("rule value", "An ordinary card"),
      NC_("rule value", "Any, without effect"),
      NC_("rule value", "Any, with its effect") } },

  { "draw-up-to", SWITCH_RULE_GROUP_DRAWING,
    NC_("rule", "Cards to draw"),
    NC_("rule value", "Until one fits"), { NULL } },
  { "drawn-card", SWITCH_RULE_GROUP_DRAWING,
    NC_("rule", "A drawn card that fits"), NULL,
    { NC_("rule value", "May be laid"),
      NC_("rule value", "Must be laid"),
      NC_("rule value", "Is kept") } },
  { "draw-choice", SWITCH_RULE_GROUP_DRAWING,
    NC_("rule", "Able players may draw too"), NULL, { NULL } },
  { "blunder", SWITCH_RULE_GROUP_DRAWING,
    NC_("rule", "Trying a card that does not fit"),
    NC_("rule value", "Costs nothing"), { NULL } },

  { "lay", SWITCH_RULE_GROUP_SEVERAL,
    NC_("rule", "What goes together"), NULL,
    { NC_("rule value", "One card"),
      NC_("rule value", "Same rank"),
      NC_("rule value", "Runs of a suit"),
      NC_("rule value", "Same rank and runs"),
      NC_("rule value", "Same suit or rank") } },
  { "finish-with-several", SWITCH_RULE_GROUP_SEVERAL,
    NC_("rule", "Finish with several"), NULL, { NULL } },
  { "effects", SWITCH_RULE_GROUP_SEVERAL,
    NC_("rule", "Which cards act"), NULL,
    { NC_("rule value", "The last rank"),
      NC_("rule value", "The last card"),
      NC_("rule value", "Every card") } },
  { "after-wild", SWITCH_RULE_GROUP_SEVERAL,
    NC_("rule", "After a wild card"), NULL,
    { NC_("rule value", "The turn is over"),
      NC_("rule value", "On with the named suit"),
      NC_("rule value", "On with the printed suit") } },
  { "wild-on-wild", SWITCH_RULE_GROUP_SEVERAL,
    NC_("rule", "Wild cards on each other"), NULL, { NULL } },

  { "stacking", SWITCH_RULE_GROUP_ATTACKS,
    NC_("rule", "Answering with a draw card"), NULL,
    { NC_("rule value", "As the card says"),
      NC_("rule value", "Never"),
      NC_("rule value", "With any of them") } },
  { "wild-answers", SWITCH_RULE_GROUP_ATTACKS,
    NC_("rule", "Answering with a wild card"), NULL, { NULL } },
  { "play-after-penalty", SWITCH_RULE_GROUP_ATTACKS,
    NC_("rule", "A turn after an attack"), NULL, { NULL } },
  { "cancel-rest", SWITCH_RULE_GROUP_ATTACKS,
    NC_("rule", "What is left of an attack"), NULL,
    { NC_("rule value", "Is drawn"),
      NC_("rule value", "Passes on") } },

  { "skip-answer", SWITCH_RULE_GROUP_MISSING,
    NC_("rule", "Passing on a missed turn"), NULL, { NULL } },
  { "skip-turns", SWITCH_RULE_GROUP_MISSING,
    NC_("rule", "Turns to miss"), NULL,
    { NC_("rule value", "One turn"),
      NC_("rule value", "One for each card") } },
  { "reverse-with-two", SWITCH_RULE_GROUP_MISSING,
    NC_("rule", "Turning round with two players"), NULL,
    { NC_("rule value", "Another turn"),
      NC_("rule value", "Nothing") } },

  { "last-call", SWITCH_RULE_GROUP_LAST_CARD,
    NC_("rule", "What is called"), NULL,
    { NC_("rule value", "“Last card!”"),
      NC_("rule value", "Two calls"),
      NC_("rule value", "A knock"),
      NC_("rule value", "Nothing is called") } },
  { "call-check", SWITCH_RULE_GROUP_LAST_CARD,
    NC_("rule", "Who notices"), NULL,
    { NC_("rule value", "The others"),
      NC_("rule value", "The game"),
      NC_("rule value", "When going out"),
      NC_("rule value", "No call, no last card") } },
  { "call-penalty", SWITCH_RULE_GROUP_LAST_CARD,
    NC_("rule", "Penalty for forgetting"),
    NC_("rule value", "No cards"), { NULL } },
  { "false-call", SWITCH_RULE_GROUP_LAST_CARD,
    NC_("rule", "Penalty for a wrong call"),
    NC_("rule value", "No cards"), { NULL } },
  { "false-catch", SWITCH_RULE_GROUP_LAST_CARD,
    NC_("rule", "Penalty for a wrong catch"),
    NC_("rule value", "No cards"), { NULL } },

  { "no-finish", SWITCH_RULE_GROUP_GOING_OUT,
    NC_("rule", "Ending on a barred card"), NULL,
    { NC_("rule value", "Draw one and play on"),
      NC_("rule value", "Not allowed") } },
  { "play-on", SWITCH_RULE_GROUP_GOING_OUT,
    NC_("rule", "Play on to the last"), NULL, { NULL } },
  { "eliminate", SWITCH_RULE_GROUP_GOING_OUT,
    NC_("rule", "The last sits out"), NULL, { NULL } },

  { "scoring", SWITCH_RULE_GROUP_SCORE,
    NC_("rule", "What counts"), NULL,
    { NC_("rule value", "Rounds won"),
      NC_("rule value", "Winner scores"),
      NC_("rule value", "Everybody scores") } },
  { "target", SWITCH_RULE_GROUP_SCORE,
    NC_("rule", "Score that ends the match"),
    NC_("rule value", "No end"), { NULL } },
};

static const RuleText *
find_text (const SwitchRuleSpec *spec)
{
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    if (g_str_equal (texts[i].key, spec->key))
      return &texts[i];

  return NULL;
}

/**
 * switch_rule_group_get_title:
 * @group: a group of rules
 *
 * Returns: its heading
 */
const char *
switch_rule_group_get_title (SwitchRuleGroup group)
{
  g_return_val_if_fail (group < SWITCH_N_RULE_GROUPS, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "house rules", groups[group].title);
}

/**
 * switch_rule_group_get_description:
 * @group: a group of rules
 *
 * Returns: what its rules are about, a sentence
 */
const char *
switch_rule_group_get_description (SwitchRuleGroup group)
{
  g_return_val_if_fail (group < SWITCH_N_RULE_GROUPS, "");

  return g_dgettext (GETTEXT_PACKAGE, groups[group].description);
}

/**
 * switch_rule_group_get_help_page:
 * @group: a group of rules
 *
 * Each rule has a section in the page, with its key for an id.
 *
 * Returns: the id of the page of the help about it
 */
const char *
switch_rule_group_get_help_page (SwitchRuleGroup group)
{
  g_return_val_if_fail (group < SWITCH_N_RULE_GROUPS, NULL);

  return groups[group].help_page;
}

/**
 * switch_rule_text_get_group:
 * @spec: a rule
 *
 * Returns: what the rule is about
 */
SwitchRuleGroup
switch_rule_text_get_group (const SwitchRuleSpec *spec)
{
  const RuleText *text;

  g_return_val_if_fail (spec != NULL, SWITCH_RULE_GROUP_PACK);

  text = find_text (spec);
  g_return_val_if_fail (text != NULL, SWITCH_RULE_GROUP_PACK);

  return text->group;
}

/**
 * switch_rule_text_get_title:
 * @spec: a rule
 *
 * Returns: (nullable): its name, as the label of a row; %NULL where nobody
 *   has written one yet
 */
const char *
switch_rule_text_get_title (const SwitchRuleSpec *spec)
{
  const RuleText *text;

  g_return_val_if_fail (spec != NULL, NULL);

  text = find_text (spec);
  if (text == NULL)
    return NULL;

  return g_dpgettext2 (GETTEXT_PACKAGE, "rule", text->title);
}

/**
 * switch_rule_text_get_value:
 * @spec: a rule
 * @value: a value it can have
 *
 * Returns: (transfer full) (nullable): the value in few words; %NULL where
 *   nobody has written any yet
 */
char *
switch_rule_text_get_value (const SwitchRuleSpec *spec,
                            guint                 value)
{
  const RuleText *text;
  const char *word = NULL;

  g_return_val_if_fail (spec != NULL, NULL);
  g_return_val_if_fail (switch_rule_spec_allows (spec, value), NULL);

  text = find_text (spec);
  if (text == NULL)
    return NULL;
  if (spec->kind == SWITCH_RULE_BOOLEAN)
    return g_strdup (value ? C_("rule value", "Yes")
                           : C_("rule value", "No"));

  if (value < MAX_VALUES)
    word = text->values[value];
  if (value == 0 && text->zero != NULL)
    word = text->zero;
  if (word != NULL)
    return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "rule value", word));

  return spec->kind == SWITCH_RULE_NUMBER ? g_strdup_printf ("%u", value)
                                          : NULL;
}
