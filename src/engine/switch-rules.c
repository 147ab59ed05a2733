/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-rules.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "switch-error.h"

/* Cards that have to be left in the stock once the start card is turned. */
#define LEAST_STOCK 10

/**
 * switch_rules_init:
 * @rules: (out): rules
 *
 * Gives every rule its value in the preset `switch`, with an empty table of
 * powers, and compiles them.
 */
void
switch_rules_init (SwitchRules *rules)
{
  const SwitchRuleSpec *specs;
  guint n_specs;

  g_return_if_fail (rules != NULL);

  memset (rules, 0, sizeof *rules);

  specs = switch_rule_specs (&n_specs);
  for (guint i = 0; i < n_specs; i++)
    switch_rule_spec_set (&specs[i], rules, specs[i].preset);

  switch_rules_compile (rules);
}

/* What answers an attack by @card: section 5 of the rules. */
static SwitchCardMask
compile_answers (const SwitchRules *rules,
                 SwitchCard         card)
{
  const SwitchPowers *powers = &rules->card_powers[card];
  const SwitchCardMask drawing = SWITCH_RULES_MASK (rules, SWITCH_POWER_DRAW);
  SwitchCardMask answers = rules->class_mates[card];

  if (powers->has_answers)
    answers = switch_class_list_get_cards (powers->answers);

  if (rules->stacking == SWITCH_STACKING_OFF)
    answers &= ~drawing;
  else if (rules->stacking == SWITCH_STACKING_ANY)
    answers |= drawing;

  if (rules->wild_answers)
    answers |= SWITCH_RULES_MASK (rules, SWITCH_POWER_ANY_TIME) & ~drawing;

  return answers;
}

/* What a card counts: section 8 of the rules. */
static guint8
compile_points (const SwitchRules *rules,
                SwitchCard         card)
{
  const SwitchPowers *powers = &rules->card_powers[card];

  if (powers->flags & SWITCH_POWER_ANY_TIME || switch_card_is_joker (card))
    return 50;

  if (powers->flags & SWITCH_POWER_DRAW && powers->draw >= 4)
    return 20;

  return (guint8) switch_card_get_pips (card);
}

static SwitchCardMask
compile_pack (const SwitchRules *rules)
{
  static const guint lowest[] = { 2, 6, 7 };
  SwitchCardMask mask = switch_rank_mask (1);

  for (guint rank = lowest[rules->pack]; rank <= 13; rank++)
    mask |= switch_rank_mask (rank);

  if (rules->jokers >= 1)
    mask |= SWITCH_CARD_BIT (SWITCH_CARD_RED_JOKER);
  if (rules->jokers >= 2)
    mask |= SWITCH_CARD_BIT (SWITCH_CARD_BLACK_JOKER);

  return mask;
}

/**
 * switch_rules_compile:
 * @rules: rules whose values and table of powers are set
 *
 * Computes what the engine looks up in play. To be called after any change.
 */
void
switch_rules_compile (SwitchRules *rules)
{
  g_return_if_fail (rules != NULL);

  memset (rules->with_power, 0, sizeof rules->with_power);
  rules->power_cards = 0;

  for (guint i = 0; i < SWITCH_N_CARDS; i++)
    {
      const SwitchCard card = (SwitchCard) i;
      SwitchPowers *powers = &rules->card_powers[card];
      const SwitchCardClass klass =
        switch_power_table_lookup (&rules->powers, card);

      memset (powers, 0, sizeof *powers);
      rules->card_class[card] = klass;
      rules->class_mates[card] = 0;
      if (klass == SWITCH_CLASS_NONE)
        continue;

      *powers = rules->powers.entries[klass];
      rules->class_mates[card] = switch_class_get_cards (klass);

      for (guint j = 0; j < SWITCH_N_POWERS; j++)
        if (powers->flags & (1u << j))
          rules->with_power[j] |= SWITCH_CARD_BIT (card);

      if (powers->flags & ~SWITCH_POWER_NO_FINISH)
        rules->power_cards |= SWITCH_CARD_BIT (card);
    }

  for (guint i = 0; i < SWITCH_N_CARDS; i++)
    {
      rules->answers[i] = compile_answers (rules, (SwitchCard) i);
      rules->points[i] = compile_points (rules, (SwitchCard) i);
    }

  rules->in_pack = compile_pack (rules);
}

/**
 * switch_rules_set:
 * @rules: rules
 * @key: a key of section 1 of the rules
 * @text: a value
 * @error: an error that names the key and the range
 *
 * Sets a rule; compile afterwards.
 *
 * Returns: whether there is such a rule and such a value
 */
gboolean
switch_rules_set (SwitchRules  *rules,
                  const char   *key,
                  const char   *text,
                  GError      **error)
{
  const SwitchRuleSpec *spec;
  guint value;

  g_return_val_if_fail (rules != NULL, FALSE);
  g_return_val_if_fail (key != NULL && text != NULL, FALSE);

  spec = switch_rule_spec_find (key);
  if (spec == NULL)
    {
      g_set_error (error, SWITCH_ERROR, SWITCH_ERROR_SYNTAX,
                   _("there is no rule “%s”"), key);
      return FALSE;
    }

  if (!switch_rule_spec_parse (spec, text, &value, error))
    return FALSE;

  switch_rule_spec_set (spec, rules, value);
  return TRUE;
}

/**
 * switch_rules_set_power:
 * @rules: rules
 * @klass: a class of cards
 * @text: its powers; `plain` for none, `none` to take the entry away
 * @error: an error that says what could not be read
 *
 * Changes one entry of the table of powers; compile afterwards.
 *
 * Returns: whether both could be read
 */
gboolean
switch_rules_set_power (SwitchRules  *rules,
                        const char   *klass,
                        const char   *text,
                        GError      **error)
{
  SwitchCardClass index;
  SwitchPowers powers;

  g_return_val_if_fail (rules != NULL, FALSE);
  g_return_val_if_fail (klass != NULL && text != NULL, FALSE);

  if (!switch_class_parse (klass, &index))
    {
      g_set_error (error, SWITCH_ERROR, SWITCH_ERROR_SYNTAX,
                   _("there is no class of cards “%s”"), klass);
      return FALSE;
    }

  if (g_str_equal (text, "none"))
    {
      rules->powers.present[index] = FALSE;
      memset (&rules->powers.entries[index], 0, sizeof powers);
      return TRUE;
    }

  if (!switch_powers_parse (text, &powers, error))
    return FALSE;

  rules->powers.present[index] = TRUE;
  rules->powers.entries[index] = powers;
  return TRUE;
}

/**
 * switch_rules_check:
 * @rules: compiled rules
 * @error: what cannot be played, and what to change
 *
 * Looks for rules that do not go together, whoever plays.
 *
 * Returns: whether they go together
 */
gboolean
switch_rules_check (const SwitchRules  *rules,
                    GError            **error)
{
  g_return_val_if_fail (rules != NULL, FALSE);

  if (rules->eliminate && !rules->play_on)
    {
      g_set_error_literal (error, SWITCH_ERROR, SWITCH_ERROR_RULES,
                           _("The last in a round can sit out only where the "
                             "round is played to the last: set play-on=yes, "
                             "or eliminate=no."));
      return FALSE;
    }

  return TRUE;
}

/**
 * switch_rules_check_deal:
 * @rules: compiled rules
 * @n_seats: how many play, 2 to 8
 * @error: why there can be no deal, and what to change
 *
 * Looks whether a round can be dealt by these rules.
 *
 * Returns: whether it can
 */
gboolean
switch_rules_check_deal (const SwitchRules  *rules,
                         guint               n_seats,
                         GError            **error)
{
  SwitchCard pack[SWITCH_MAX_PACK];
  guint n_cards, n_dealt;
  SwitchCardMask starters;

  g_return_val_if_fail (rules != NULL, FALSE);
  g_return_val_if_fail (n_seats >= SWITCH_MIN_SEATS &&
                        n_seats <= SWITCH_MAX_SEATS, FALSE);

  n_cards = switch_rules_get_pack (rules, n_seats, pack);
  n_dealt = n_seats * switch_rules_get_hand_size (rules, n_seats) + 1;

  if (n_cards < n_dealt + LEAST_STOCK)
    {
      g_set_error (error, SWITCH_ERROR, SWITCH_ERROR_RULES,
                   _("There are too few cards for %u players: after the deal "
                     "at least %u must be left. Deal smaller hands, or add a "
                     "pack."), n_seats, LEAST_STOCK);
      return FALSE;
    }

  starters = rules->in_pack & ~rules->power_cards &
             ~switch_rank_mask (SWITCH_RANK_JOKER);
  if (rules->start_card == SWITCH_START_PLAIN && starters == 0)
    {
      g_set_error_literal (error, SWITCH_ERROR, SWITCH_ERROR_RULES,
                           _("Every card has a power, so none can start: "
                             "take a power away, or set start-card=inert."));
      return FALSE;
    }

  return TRUE;
}

/**
 * switch_rules_get_hand_size:
 * @rules: rules
 * @n_seats: how many play
 *
 * Returns: how many cards each is dealt
 */
guint
switch_rules_get_hand_size (const SwitchRules *rules,
                            guint              n_seats)
{
  g_return_val_if_fail (rules != NULL, 0);

  if (n_seats == 2 && rules->hand_size_two != 0)
    return rules->hand_size_two;
  if (n_seats >= 5 && rules->hand_size_crowded != 0)
    return rules->hand_size_crowded;

  return rules->hand_size;
}

/**
 * switch_rules_get_decks:
 * @rules: compiled rules
 * @n_seats: how many play
 *
 * Returns: how many packs are shuffled together, 1 or 2
 */
guint
switch_rules_get_decks (const SwitchRules *rules,
                        guint              n_seats)
{
  guint dealt;

  g_return_val_if_fail (rules != NULL, 1);

  if (rules->decks != 0)
    return rules->decks;
  if (n_seats >= 6)
    return 2;

  dealt = n_seats * switch_rules_get_hand_size (rules, n_seats) + 1;
  return switch_mask_count (rules->in_pack) < dealt + LEAST_STOCK ? 2 : 1;
}

/**
 * switch_rules_get_pack:
 * @rules: compiled rules
 * @n_seats: how many play
 * @cards: (out): the cards, in the order of section 4 of the rules
 *
 * Puts the pack together, before it is shuffled.
 *
 * Returns: how many cards there are
 */
guint
switch_rules_get_pack (const SwitchRules *rules,
                       guint              n_seats,
                       SwitchCard         cards[SWITCH_MAX_PACK])
{
  const guint n_decks = switch_rules_get_decks (rules, n_seats);
  guint n_cards = 0;

  for (guint deck = 0; deck < n_decks; deck++)
    for (SwitchCardMask rest = rules->in_pack; rest != 0; rest &= rest - 1)
      cards[n_cards++] = switch_mask_first (rest);

  return n_cards;
}

/**
 * switch_rules_equal:
 * @a: rules
 * @b: other rules
 *
 * Returns: whether every rule and every power is the same
 */
gboolean
switch_rules_equal (const SwitchRules *a,
                    const SwitchRules *b)
{
  const SwitchRuleSpec *specs;
  guint n_specs;

  g_return_val_if_fail (a != NULL && b != NULL, FALSE);

  specs = switch_rule_specs (&n_specs);
  for (guint i = 0; i < n_specs; i++)
    if (switch_rule_spec_get (&specs[i], a) !=
        switch_rule_spec_get (&specs[i], b))
      return FALSE;

  return switch_power_table_equal (&a->powers, &b->powers);
}
