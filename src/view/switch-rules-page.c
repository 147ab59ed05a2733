/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-rules-page.h"

#include <glib/gi18n-lib.h>

#include "switch-help-library.h"
#include "switch-power-text.h"
#include "switch-rule-text.h"

/* Composed of the same sentences that explain the rules in the preferences,
 * so that it is always true of the game on the table. Each sentence has an
 * anchor, for the refusals that it is the reason of. */

#define MATCH_ANCHOR  "match"
#define TURNS_ANCHOR  "turns"
#define POWERS_ANCHOR "powers"

static void
add (SwitchHelpPage      *page,
     SwitchHelpBlockKind  kind,
     guint                level,
     const char          *anchor,
     const char          *text)
{
  switch_help_page_add (page, switch_help_block_new_text (kind, level, anchor,
                                                          text));
}

static char *
get_rule_anchor (const SwitchRuleSpec *spec)
{
  return g_strconcat ("rule-", spec->key, NULL);
}

/* Powers */

/* Two cards stand for a rank, one of each colour where there are both. */
static SwitchCardMask
choose_cards (const SwitchRules *rules,
              SwitchCardClass    klass)
{
  SwitchCardMask cards = 0;
  SwitchCardMask few;

  for (guint i = 0; i < SWITCH_N_CARDS; i++)
    if ((rules->in_pack & SWITCH_CARD_BIT (i)) &&
        rules->card_class[i] == klass)
      cards |= SWITCH_CARD_BIT (i);

  few = cards & (switch_suit_mask (SWITCH_SUIT_HEARTS) |
                 switch_suit_mask (SWITCH_SUIT_SPADES));

  return switch_mask_count (cards) > 2 && few != 0 ? few : cards;
}

static void
add_power (SwitchHelpPage    *page,
           const SwitchRules *rules,
           SwitchCardClass    klass)
{
  const SwitchPowers *powers = &rules->powers.entries[klass];
  const SwitchCardMask cards = choose_cards (rules, klass);
  SwitchHelpBlock *block;
  g_autofree char *name = NULL;
  g_autofree char *label = NULL;
  g_autofree char *sentence = NULL;
  g_autofree char *text = NULL;

  if (cards == 0)
    return;

  label = switch_power_text_get_label (klass, powers);
  sentence = switch_power_text_get_sentence (klass, powers, rules);
  text = g_strconcat (label, "\n", sentence, NULL);
  block = switch_help_block_new_text (SWITCH_HELP_PARAGRAPH, 0, NULL, text);
  g_free (block->markup);
  block->markup = g_markup_printf_escaped ("<b>%s</b>\n%s", label, sentence);

  name = switch_class_to_string (klass);
  block->anchor = g_strconcat ("power-", g_strdelimit (name, "/", '-'), NULL);
  switch_help_block_add_cards (block, cards);
  switch_help_page_add (page, block);
}

static void
add_powers (SwitchHelpPage    *page,
            const SwitchRules *rules)
{
  if ((rules->power_cards & rules->in_pack) == 0)
    return;

  add (page, SWITCH_HELP_TITLE, 2, POWERS_ANCHOR, _("Power cards"));

  /* By rank, from the two; the aces after the kings, the jokers at last. */
  for (guint i = 0; i < SWITCH_N_RANKS; i++)
    {
      const guint rank = i == 12 ? 1 : i == 13 ? SWITCH_RANK_JOKER : i + 2;

      for (guint klass = 0; klass < SWITCH_N_CLASSES; klass++)
        if (rules->powers.present[klass] &&
            (switch_class_get_cards ((SwitchCardClass) klass) &
             switch_rank_mask (rank)) != 0)
          add_power (page, rules, (SwitchCardClass) klass);
    }

  if ((SWITCH_RULES_MASK (rules, SWITCH_POWER_ANY_TIME) & rules->in_pack))
    add (page, SWITCH_HELP_PARAGRAPH, 0, NULL,
         _("A card that may be laid on any card is called wild."));
}

/* Rules */

static void
add_group (SwitchHelpPage    *page,
           const SwitchRules *rules,
           SwitchRuleGroup    group)
{
  guint n_specs;
  const SwitchRuleSpec *specs = switch_rule_specs (&n_specs);

  add (page, SWITCH_HELP_TITLE, 2, switch_rule_group_get_help_page (group),
       switch_rule_group_get_title (group));

  for (guint i = 0; i < n_specs; i++)
    {
      g_autofree char *anchor = NULL;
      g_autofree char *sentence = NULL;

      if (switch_rule_text_get_group (&specs[i]) != group ||
          switch_rule_text_get_idle_reason (&specs[i], rules) != NULL)
        continue;

      anchor = get_rule_anchor (&specs[i]);
      sentence = switch_rule_text_get_sentence (&specs[i], rules);
      if (sentence != NULL)
        add (page, SWITCH_HELP_PARAGRAPH, 0, anchor, sentence);
    }
}

static gboolean
has_rules (const SwitchRules *rules,
           SwitchRuleGroup    group)
{
  guint n_specs;
  const SwitchRuleSpec *specs = switch_rule_specs (&n_specs);

  for (guint i = 0; i < n_specs; i++)
    if (switch_rule_text_get_group (&specs[i]) == group &&
        switch_rule_text_get_idle_reason (&specs[i], rules) == NULL)
      return TRUE;

  return FALSE;
}

/**
 * switch_rules_page_new:
 * @rules: the rules in force, compiled
 * @name: what they are called
 *
 * Composes the page The rules you are playing, in the language of the
 * program: a sentence a power and a rule. Rules that mean nothing beside the
 * others are left out.
 *
 * Returns: (transfer full): the page
 */
SwitchHelpPage *
switch_rules_page_new (const SwitchRules *rules,
                       const char        *name)
{
  SwitchHelpPage *page;
  g_autofree char *intro = NULL;

  g_return_val_if_fail (rules != NULL && name != NULL, NULL);

  page = switch_help_page_new (SWITCH_HELP_RULES_PAGE,
                               _("The rules you are playing"));
  switch_help_page_set_guide (page, "index");
  switch_help_page_set_summary (page, name);

  /* Translators: "%s" is the name of some rules, as "Black Jack". */
  intro = g_strdup_printf (_("%s. This page is always true of the cards on "
                             "your table."), name);
  add (page, SWITCH_HELP_PARAGRAPH, 0, NULL, intro);
  add (page, SWITCH_HELP_PARAGRAPH, 0, MATCH_ANCHOR,
       _("Lay a card of the same suit or of the same rank as the top card of "
         "the discard pile. The first to be rid of all cards wins the "
         "round."));
  add (page, SWITCH_HELP_PARAGRAPH, 0, TURNS_ANCHOR,
       _("The players take turns. In a turn you lay a card from your hand or "
         "draw one; then it is the next player’s turn."));

  add_powers (page, rules);
  for (guint group = 0; group < SWITCH_N_RULE_GROUPS; group++)
    if (has_rules (rules, (SwitchRuleGroup) group))
      add_group (page, rules, (SwitchRuleGroup) group);

  return page;
}

/* Where the engine names no rule, the reason tells which sentence it is. */
static const char *
find_sentence (SwitchRefusalReason reason)
{
  switch ((int) reason)
    {
    case SWITCH_REFUSAL_NONE:
      return NULL;

    case SWITCH_REFUSAL_NOT_YOUR_TURN:
    case SWITCH_REFUSAL_NOT_HELD:
    case SWITCH_REFUSAL_NOTHING_TO_END:
      return TURNS_ANCHOR;

    case SWITCH_REFUSAL_ATTACK:
      return "rule-stacking";

    case SWITCH_REFUSAL_SKIP:
    case SWITCH_REFUSAL_DRAW_ATTACK_ONLY:
      return "rule-skip-answer";

    case SWITCH_REFUSAL_COVER:
    case SWITCH_REFUSAL_SUIT_DUE:
    case SWITCH_REFUSAL_NO_SUIT_DUE:
      return POWERS_ANCHOR;

    case SWITCH_REFUSAL_ALREADY_DRAWN:
    case SWITCH_REFUSAL_ALREADY_LAID:
      return "rule-draw-up-to";

    case SWITCH_REFUSAL_CALL_NOT_YOURS:
    case SWITCH_REFUSAL_CALL_TWICE:
      return "rule-last-call";

    case SWITCH_REFUSAL_CATCH_SELF:
    case SWITCH_REFUSAL_CATCH_OUT:
      return "rule-call-check";

    case SWITCH_REFUSAL_BLUNDER_FITS:
      return "rule-blunder";

    default:
      return MATCH_ANCHOR;
    }
}

/**
 * switch_rules_page_get_anchor:
 * @refusal: why a move may not be made
 *
 * Finds the sentence that refuses the move, were every rule on the page.
 *
 * Returns: (transfer full) (nullable): its anchor; %NULL where nothing is
 *   refused
 */
char *
switch_rules_page_get_anchor (const SwitchRefusal *refusal)
{
  g_return_val_if_fail (refusal != NULL, NULL);

  if (refusal->rule != NULL)
    return get_rule_anchor (refusal->rule);

  return g_strdup (find_sentence (refusal->reason));
}

/**
 * switch_rules_page_find_anchor:
 * @refusal: why a move may not be made
 * @rules: the rules in force, compiled
 *
 * Finds the sentence of the page of @rules that refuses the move. A rule that
 * means nothing beside the others has none: then it is the one that says what
 * may be laid at all.
 *
 * Returns: (transfer full) (nullable): its anchor, which the page has; %NULL
 *   where nothing is refused
 */
char *
switch_rules_page_find_anchor (const SwitchRefusal *refusal,
                               const SwitchRules   *rules)
{
  g_autoptr(SwitchHelpPage) page = NULL;
  g_autofree char *anchor = NULL;

  g_return_val_if_fail (refusal != NULL && rules != NULL, NULL);

  anchor = switch_rules_page_get_anchor (refusal);
  if (anchor == NULL)
    return NULL;

  page = switch_rules_page_new (rules, "");
  if (switch_help_page_find_anchor (page, anchor, NULL))
    return g_steal_pointer (&anchor);

  return g_strdup (MATCH_ANCHOR);
}
