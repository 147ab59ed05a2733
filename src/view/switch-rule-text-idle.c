/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-rule-text.h"

#include <glib/gi18n-lib.h>

/* Which rules mean nothing beside the others, and why. */

/* Whether any card that is dealt has one of some powers. */
static gboolean
has_power (const SwitchRules *rules,
           guint              powers)
{
  for (guint i = 0; i < SWITCH_N_CARDS; i++)
    if ((rules->in_pack & SWITCH_CARD_BIT (i)) &&
        (rules->card_powers[i].flags & powers))
      return TRUE;

  return FALSE;
}

/* Whether some card takes off a number that may be less than an attack. */
static gboolean
has_partial_cancel (const SwitchRules *rules)
{
  for (guint i = 0; i < SWITCH_N_CARDS; i++)
    if ((rules->in_pack & SWITCH_CARD_BIT (i)) &&
        (rules->card_powers[i].flags & SWITCH_POWER_CANCEL) &&
        rules->card_powers[i].cancel != SWITCH_CANCEL_ALL)
      return TRUE;

  return FALSE;
}

static const char *
check_several (const SwitchRules *rules)
{
  if (rules->lay != SWITCH_LAY_ONE ||
      has_power (rules, SWITCH_POWER_TOGETHER | SWITCH_POWER_LAY_SUIT |
                        SWITCH_POWER_COVER | SWITCH_POWER_COVER_ANY))
    return NULL;

  return _("By these rules only one card goes down in a turn.");
}

static const char *
check_wild (const SwitchRules *rules)
{
  return has_power (rules, SWITCH_POWER_ANY_TIME)
           ? NULL : _("By these rules no card is wild.");
}

static const char *
check_after_wild (const SwitchRules *rules)
{
  const char *reason = check_wild (rules);

  return reason != NULL ? reason : check_several (rules);
}

static const char *
check_attacks (const SwitchRules *rules)
{
  return has_power (rules, SWITCH_POWER_DRAW)
           ? NULL : _("By these rules no card makes others draw.");
}

static const char *
check_wild_answers (const SwitchRules *rules)
{
  const char *reason = check_attacks (rules);

  return reason != NULL ? reason : check_wild (rules);
}

static const char *
check_cancel_rest (const SwitchRules *rules)
{
  const char *reason = check_attacks (rules);

  if (reason != NULL)
    return reason;

  return has_partial_cancel (rules)
           ? NULL : _("By these rules no card takes a part off an attack.");
}

static const char *
check_skips (const SwitchRules *rules)
{
  return has_power (rules, SWITCH_POWER_SKIP)
           ? NULL : _("By these rules no card costs a turn.");
}

static const char *
check_skip_turns (const SwitchRules *rules)
{
  const char *reason = check_skips (rules);

  if (reason != NULL)
    return reason;

  return rules->skip_answer
           ? NULL : _("By these rules a missed turn cannot be passed on.");
}

static const char *
check_reverse (const SwitchRules *rules)
{
  return has_power (rules, SWITCH_POWER_REVERSE)
           ? NULL : _("By these rules no card turns the direction.");
}

static const char *
check_no_finish (const SwitchRules *rules)
{
  return has_power (rules, SWITCH_POWER_NO_FINISH)
           ? NULL : _("By these rules a hand may end on any card.");
}

static const char *
check_call (const SwitchRules *rules)
{
  return rules->last_call != SWITCH_CALL_OFF
           ? NULL : _("By these rules nothing is called.");
}

static const char *
check_call_penalty (const SwitchRules *rules)
{
  const char *reason = check_call (rules);

  if (reason != NULL)
    return reason;

  return rules->call_check != SWITCH_CHECK_REQUIRED
           ? NULL : _("By these rules a forgotten call bars the last card, "
                      "and costs nothing else.");
}

static const char *
check_false_call (const SwitchRules *rules)
{
  const char *reason = check_call (rules);

  if (reason != NULL)
    return reason;

  return rules->call_check != SWITCH_CHECK_ON_FINISH
           ? NULL : _("By these rules a call may be made at any time.");
}

static const char *
check_false_catch (const SwitchRules *rules)
{
  const char *reason = check_call (rules);

  if (reason != NULL)
    return reason;

  return rules->call_check == SWITCH_CHECK_CAUGHT ||
         rules->call_check == SWITCH_CHECK_AUTOMATIC
           ? NULL : _("By these rules nobody is caught.");
}

static const char *
check_eliminate (const SwitchRules *rules)
{
  return rules->play_on
           ? NULL : _("By these rules the round ends when one player is out, "
                      "so nobody is last.");
}

static const struct
{
  const char  *key;
  const char *(*check) (const SwitchRules *rules);
} checks[] = {
  { "finish-with-several", check_several },
  { "effects", check_several },
  { "after-wild", check_after_wild },
  { "wild-on-wild", check_wild },
  { "stacking", check_attacks },
  { "wild-answers", check_wild_answers },
  { "play-after-penalty", check_attacks },
  { "cancel-rest", check_cancel_rest },
  { "skip-answer", check_skips },
  { "skip-turns", check_skip_turns },
  { "reverse-with-two", check_reverse },
  { "no-finish", check_no_finish },
  { "call-check", check_call },
  { "call-penalty", check_call_penalty },
  { "false-call", check_false_call },
  { "false-catch", check_false_catch },
  { "eliminate", check_eliminate },
};

/**
 * switch_rule_text_get_idle_reason:
 * @spec: a rule
 * @rules: the rules in force, compiled
 *
 * Some rules mean nothing beside others: how much a forgotten call costs,
 * where nothing is called.
 *
 * Returns: (nullable): why the rule has no effect now, a whole sentence;
 *   %NULL where it has one
 */
const char *
switch_rule_text_get_idle_reason (const SwitchRuleSpec *spec,
                                  const SwitchRules    *rules)
{
  g_return_val_if_fail (spec != NULL && rules != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (checks); i++)
    if (g_str_equal (checks[i].key, spec->key))
      return checks[i].check (rules);

  return NULL;
}
