/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-rules.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "switch-error.h"

static const char * const no_yes[] = { "no", "yes", NULL };

#define NAMES(...) ((const char * const[]) { __VA_ARGS__, NULL })
#define OFFSET(field) ((guint16) G_STRUCT_OFFSET (SwitchRules, field))

#define NUMBER(KEY, field, MINIMUM, MAXIMUM, ZERO, PRESET) \
  { .key = KEY, .kind = SWITCH_RULE_NUMBER, .minimum = MINIMUM, \
    .maximum = MAXIMUM, .zero = ZERO, .preset = PRESET, \
    .offset = OFFSET (field) }
#define BOOLEAN(KEY, field, PRESET) \
  { .key = KEY, .kind = SWITCH_RULE_BOOLEAN, .names = no_yes, \
    .maximum = 1, .preset = PRESET, .offset = OFFSET (field) }
/* The first word of a choice is the one of the preset `switch`. */
#define CHOICE(KEY, field, ...) \
  { .key = KEY, .kind = SWITCH_RULE_CHOICE, .names = NAMES (__VA_ARGS__), \
    .maximum = G_N_ELEMENTS (NAMES (__VA_ARGS__)) - 2, \
    .offset = OFFSET (field) }

/* The keys of section 1 of the rules, in its order. */
static const SwitchRuleSpec specs[] = {
  CHOICE ("pack", pack, "52", "36", "32"),
  NUMBER ("decks", decks, 0, 2, FALSE, 0),
  NUMBER ("jokers", jokers, 0, 2, FALSE, 0),
  NUMBER ("hand-size", hand_size, 3, 10, FALSE, 7),
  NUMBER ("hand-size-two", hand_size_two, 3, 10, TRUE, 0),
  NUMBER ("hand-size-crowded", hand_size_crowded, 3, 10, TRUE, 0),
  CHOICE ("first-dealer", first_dealer, "random", "cut"),
  CHOICE ("lead", lead, "left", "right"),
  CHOICE ("start-card", start_card, "plain", "inert", "active"),
  NUMBER ("draw-up-to", draw_up_to, 0, 10, FALSE, 1),
  CHOICE ("drawn-card", drawn_card, "may", "must", "keep"),
  BOOLEAN ("draw-choice", draw_choice, TRUE),
  CHOICE ("lay", lay, "one", "set", "run", "set-run", "free"),
  BOOLEAN ("finish-with-several", finish_with_several, TRUE),
  CHOICE ("after-wild", after_wild, "end", "named", "printed"),
  CHOICE ("effects", effects, "closing", "last", "every"),
  BOOLEAN ("wild-on-wild", wild_on_wild, TRUE),
  BOOLEAN ("wild-answers", wild_answers, FALSE),
  CHOICE ("stacking", stacking, "listed", "off", "any"),
  BOOLEAN ("play-after-penalty", play_after_penalty, FALSE),
  CHOICE ("cancel-rest", cancel_rest, "draw", "pass-on"),
  BOOLEAN ("skip-answer", skip_answer, TRUE),
  CHOICE ("skip-turns", skip_turns, "one", "count"),
  CHOICE ("reverse-with-two", reverse_with_two, "again", "nothing"),
  CHOICE ("no-finish", no_finish, "draw", "refuse"),
  CHOICE ("last-call", last_call, "last-card", "two-stage", "knock", "off"),
  CHOICE ("call-check", call_check,
          "caught", "automatic", "on-finish", "required"),
  NUMBER ("call-penalty", call_penalty, 0, 7, FALSE, 2),
  NUMBER ("false-call", false_call, 0, 7, FALSE, 0),
  NUMBER ("false-catch", false_catch, 0, 7, FALSE, 0),
  NUMBER ("blunder", blunder, 0, 5, FALSE, 0),
  BOOLEAN ("play-on", play_on, FALSE),
  BOOLEAN ("eliminate", eliminate, FALSE),
  CHOICE ("scoring", scoring, "rounds", "winner-takes", "each-own"),
  NUMBER ("target", target, 0, 1000, FALSE, 3),
};

/**
 * switch_rule_specs:
 * @n_specs: (out): how many there are
 *
 * Returns: (array length=n_specs): what each rule is, in the order of
 *   section 1 of the rules
 */
const SwitchRuleSpec *
switch_rule_specs (guint *n_specs)
{
  g_return_val_if_fail (n_specs != NULL, NULL);

  *n_specs = G_N_ELEMENTS (specs);
  return specs;
}

/**
 * switch_rule_spec_find:
 * @key: a key
 *
 * Returns: (nullable): what the rule is, or %NULL where there is none
 */
const SwitchRuleSpec *
switch_rule_spec_find (const char *key)
{
  g_return_val_if_fail (key != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (specs); i++)
    if (g_str_equal (specs[i].key, key))
      return &specs[i];

  return NULL;
}

/**
 * switch_rule_spec_allows:
 * @spec: a rule
 * @value: a value; for a choice the index of its name
 *
 * Returns: whether the rule can have that value
 */
gboolean
switch_rule_spec_allows (const SwitchRuleSpec *spec,
                         guint                 value)
{
  g_return_val_if_fail (spec != NULL, FALSE);

  return (value >= spec->minimum && value <= spec->maximum) ||
         (value == 0 && spec->zero);
}

/**
 * switch_rule_spec_get:
 * @spec: a rule
 * @rules: rules
 *
 * Returns: the value that the rule has in @rules
 */
guint
switch_rule_spec_get (const SwitchRuleSpec *spec,
                      const SwitchRules    *rules)
{
  g_return_val_if_fail (spec != NULL && rules != NULL, 0);

  return G_STRUCT_MEMBER (guint16, rules, spec->offset);
}

/**
 * switch_rule_spec_set:
 * @spec: a rule
 * @rules: rules
 * @value: a value that switch_rule_spec_allows()
 *
 * Sets the rule. The rules have to be compiled again before they are played.
 */
void
switch_rule_spec_set (const SwitchRuleSpec *spec,
                      SwitchRules          *rules,
                      guint                 value)
{
  g_return_if_fail (spec != NULL && rules != NULL);
  g_return_if_fail (switch_rule_spec_allows (spec, value));

  G_STRUCT_MEMBER (guint16, rules, spec->offset) = (guint16) value;
}

/**
 * switch_rule_spec_to_string:
 * @spec: a rule
 * @value: a value that switch_rule_spec_allows()
 *
 * Returns: (transfer full): the value as switch_rule_spec_parse() reads it
 */
char *
switch_rule_spec_to_string (const SwitchRuleSpec *spec,
                            guint                 value)
{
  g_return_val_if_fail (spec != NULL, NULL);
  g_return_val_if_fail (switch_rule_spec_allows (spec, value), NULL);

  if (spec->names != NULL)
    return g_strdup (spec->names[value]);

  return g_strdup_printf ("%u", value);
}

static void
set_range_error (const SwitchRuleSpec  *spec,
                 GError               **error)
{
  if (spec->names != NULL)
    {
      g_autofree char *names = g_strjoinv (", ", (char **) spec->names);

      g_set_error (error, SWITCH_ERROR, SWITCH_ERROR_SYNTAX,
                   /* Translators: a rule's key, and the words it may be */
                   _("“%s” is one of: %s"), spec->key, names);
    }
  else if (spec->zero)
    g_set_error (error, SWITCH_ERROR, SWITCH_ERROR_SYNTAX,
                 _("“%s” is a number from %u to %u, or 0"), spec->key,
                 spec->minimum, spec->maximum);
  else
    g_set_error (error, SWITCH_ERROR, SWITCH_ERROR_SYNTAX,
                 _("“%s” is a number from %u to %u"), spec->key,
                 spec->minimum, spec->maximum);
}

/**
 * switch_rule_spec_parse:
 * @spec: a rule
 * @text: a value
 * @value: (out): the value
 * @error: an error that names the key and the range
 *
 * Returns: whether @text is a value of the rule
 */
gboolean
switch_rule_spec_parse (const SwitchRuleSpec  *spec,
                        const char            *text,
                        guint                 *value,
                        GError               **error)
{
  guint64 number;

  g_return_val_if_fail (spec != NULL && text != NULL, FALSE);
  g_return_val_if_fail (value != NULL, FALSE);

  if (spec->names != NULL)
    {
      for (guint i = 0; spec->names[i] != NULL; i++)
        if (g_str_equal (spec->names[i], text))
          {
            *value = i;
            return TRUE;
          }
    }
  else if (g_ascii_string_to_unsigned (text, 10, 0, 1000, &number, NULL) &&
           switch_rule_spec_allows (spec, (guint) number))
    {
      *value = (guint) number;
      return TRUE;
    }

  set_range_error (spec, error);
  return FALSE;
}
