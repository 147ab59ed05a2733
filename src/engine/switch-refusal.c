/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "switch-refusal.h"

/* For readers of records and of test output; the window has sentences of
 * its own, in the person's language. */
static const char *const sentences[SWITCH_N_REFUSALS] = {
  [SWITCH_REFUSAL_NONE] = "nothing speaks against it",
  [SWITCH_REFUSAL_ROUND_OVER] = "the round is over",
  [SWITCH_REFUSAL_NOT_YOUR_TURN] = "it is another player's turn",
  [SWITCH_REFUSAL_SEAT_OUT] = "this player has gone out",
  [SWITCH_REFUSAL_NOT_HELD] = "the card is not in this hand",
  [SWITCH_REFUSAL_NO_MATCH] = "the card matches neither suit nor rank",
  [SWITCH_REFUSAL_WILD_ON_WILD] =
    "a wild card may not be laid on one of its own rank",
  [SWITCH_REFUSAL_ATTACK] = "the attack must be answered or drawn",
  [SWITCH_REFUSAL_SKIP] = "the skip must be answered or stood for",
  [SWITCH_REFUSAL_ONLY_DRAWN] = "only the card just drawn may be laid",
  [SWITCH_REFUSAL_DRAWN_MUST] = "the card just drawn must be laid",
  [SWITCH_REFUSAL_NO_FOLLOW] =
    "the card may not follow the one laid before it in this turn",
  [SWITCH_REFUSAL_COVER] = "the card laid before must be covered",
  [SWITCH_REFUSAL_MUST_FOLLOW] =
    "a card laid without its suit must be followed in the same turn",
  [SWITCH_REFUSAL_NO_FINISH] = "a hand may not end on this card",
  [SWITCH_REFUSAL_SEVERAL_FINISH] =
    "the last cards of a hand may not go down together",
  [SWITCH_REFUSAL_CALL_MISSING] =
    "the last card may not be laid without a call",
  [SWITCH_REFUSAL_SUIT_DUE] = "a suit must be named with this card",
  [SWITCH_REFUSAL_NO_SUIT_DUE] = "no suit may be named with this card",
  [SWITCH_REFUSAL_NOTHING_FOLLOWS] =
    "without a suit it must be followed, and nothing can follow",
  [SWITCH_REFUSAL_ALREADY_DRAWN] = "this player has drawn in this turn",
  [SWITCH_REFUSAL_ALREADY_LAID] =
    "nobody draws after laying a card in the same turn",
  [SWITCH_REFUSAL_DRAW_ATTACK_ONLY] = "nobody draws while a skip is pending",
  [SWITCH_REFUSAL_ABLE] = "a player who can lay a card may not draw",
  [SWITCH_REFUSAL_NOTHING_TO_END] =
    "nothing was done yet that the turn could end with",
  [SWITCH_REFUSAL_CALL_OFF] = "nothing is called by these rules",
  [SWITCH_REFUSAL_CALL_NOT_YOURS] = "this player may not call now",
  [SWITCH_REFUSAL_CALL_TWICE] = "this player has called already",
  [SWITCH_REFUSAL_CATCH_OFF] = "nobody catches by these rules",
  [SWITCH_REFUSAL_CATCH_SELF] = "nobody catches oneself",
  [SWITCH_REFUSAL_CATCH_OUT] = "nobody catches a player who is out",
  [SWITCH_REFUSAL_BLUNDER_OFF] = "by these rules such a card is only refused",
  [SWITCH_REFUSAL_BLUNDER_FITS] = "the card may be laid",
};

/**
 * switch_refusal_reason_to_string:
 * @reason: why a move may not be made
 *
 * Returns: an English clause for developers' eyes, without a full stop
 */
const char *
switch_refusal_reason_to_string (SwitchRefusalReason reason)
{
  g_return_val_if_fail (reason < SWITCH_N_REFUSALS, NULL);

  return sentences[reason];
}

/**
 * switch_refusal_to_string:
 * @refusal: why a move may not be made
 *
 * Returns: (transfer full): an English clause for developers' eyes, with
 *   the card and the rule it is about
 */
char *
switch_refusal_to_string (const SwitchRefusal *refusal)
{
  GString *text;

  g_return_val_if_fail (refusal != NULL, NULL);
  g_return_val_if_fail (refusal->reason < SWITCH_N_REFUSALS, NULL);

  text = g_string_new (NULL);
  if (refusal->card < SWITCH_N_CARDS)
    g_string_append_printf (text, "%s: ",
                            switch_card_to_string (refusal->card));
  g_string_append (text, sentences[refusal->reason]);
  if (refusal->rule != NULL)
    g_string_append_printf (text, " (rule %s)", refusal->rule->key);

  return g_string_free (text, FALSE);
}
