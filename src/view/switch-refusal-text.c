/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-refusal-text.h"

#include <glib/gi18n-lib.h>

#include "switch-card-names.h"
#include "switch-words.h"

/* Why something may not be done, and what would do: two sentences. */

/* Translators: Why something may not be done. Say what is, and blame
 * nobody. "%s" is a card, as "ace of spades". */
static const char *const reasons[SWITCH_N_REFUSALS] = {
  [SWITCH_REFUSAL_NONE] = N_("That may be done."),
  [SWITCH_REFUSAL_ROUND_OVER] = N_("The round is over."),
  [SWITCH_REFUSAL_NOT_YOUR_TURN] = N_("It is not your turn yet."),
  [SWITCH_REFUSAL_SEAT_OUT] = N_("You are out of this round."),
  [SWITCH_REFUSAL_NOT_HELD] = N_("That card is not in your hand."),
  [SWITCH_REFUSAL_NO_MATCH] = N_("The %s does not fit."),
  [SWITCH_REFUSAL_WILD_ON_WILD] =
    N_("The %s may not go on a card of its own kind."),
  [SWITCH_REFUSAL_ATTACK] = N_("The %s does not answer the attack."),
  [SWITCH_REFUSAL_SKIP] = N_("The %s does not save your turn."),
  [SWITCH_REFUSAL_ONLY_DRAWN] =
    N_("After drawing, only the card just drawn may be laid."),
  [SWITCH_REFUSAL_DRAWN_MUST] =
    N_("By these rules a drawn card that fits has to be laid."),
  [SWITCH_REFUSAL_NO_FOLLOW] = N_("The %s does not follow in this turn."),
  [SWITCH_REFUSAL_COVER] = N_("The %s does not cover the card you laid."),
  [SWITCH_REFUSAL_MUST_FOLLOW] =
    N_("Without a suit named, another card has to follow."),
  [SWITCH_REFUSAL_NO_FINISH] = N_("A hand may not end on the %s."),
  [SWITCH_REFUSAL_SEVERAL_FINISH] =
    N_("By these rules the last cards may not go down together."),
  [SWITCH_REFUSAL_CALL_MISSING] =
    N_("The %s may not go this turn: the last-card call is missing."),
  [SWITCH_REFUSAL_SUIT_DUE] = N_("Name a suit for the %s."),
  [SWITCH_REFUSAL_NO_SUIT_DUE] = N_("The %s names no suit now."),
  [SWITCH_REFUSAL_NOTHING_FOLLOWS] =
    N_("Nothing you hold could follow the %s, so name a suit."),
  [SWITCH_REFUSAL_ALREADY_DRAWN] = N_("You have drawn in this turn."),
  [SWITCH_REFUSAL_ALREADY_LAID] = N_("You have laid a card in this turn."),
  [SWITCH_REFUSAL_DRAW_ATTACK_ONLY] =
    N_("Drawing does not help against a missed turn."),
  [SWITCH_REFUSAL_ABLE] =
    N_("By these rules whoever can lay a card may not draw."),
  [SWITCH_REFUSAL_NOTHING_TO_END] = N_("Your turn is not played yet."),
  [SWITCH_REFUSAL_CALL_OFF] = N_("By these rules nothing is called."),
  [SWITCH_REFUSAL_CALL_NOT_YOURS] = N_("You have nothing to call now."),
  [SWITCH_REFUSAL_CALL_TWICE] = N_("You have called already."),
  [SWITCH_REFUSAL_CATCH_OFF] = N_("By these rules nobody is caught."),
  [SWITCH_REFUSAL_CATCH_SELF] = N_("Nobody catches oneself."),
  [SWITCH_REFUSAL_CATCH_OUT] = N_("That player is out."),
  [SWITCH_REFUSAL_BLUNDER_OFF] = N_("A card that does not fit costs nothing."),
  [SWITCH_REFUSAL_BLUNDER_FITS] = N_("The %s fits."),
};

/**
 * switch_refusal_text_get_reason:
 * @refusal: why a move may not be made
 *
 * Returns: (transfer full): why, as a whole sentence
 */
char *
switch_refusal_text_get_reason (const SwitchRefusal *refusal)
{
  const char *text;
  g_autoptr(GString) reason = NULL;

  g_return_val_if_fail (refusal != NULL, NULL);
  g_return_val_if_fail (refusal->reason < SWITCH_N_REFUSALS, NULL);

  text = g_dgettext (GETTEXT_PACKAGE, reasons[refusal->reason]);
  reason = g_string_new (text);
  g_string_replace (reason, "%s", switch_card_names_get (refusal->card), 1);

  return g_string_free (g_steal_pointer (&reason), FALSE);
}

static char *
advise_attack (const SwitchTable *table,
               const char        *cards)
{
  const guint amount = switch_table_get_pending (table, NULL);
  g_autofree char *number = switch_words_number (amount, FALSE);

  if (cards == NULL)
    return g_strdup_printf (ngettext ("Draw %s card.", "Draw %s cards.",
                                      amount),
                            number);

  /* Translators: cards to choose from, as "a two", and a number */
  return g_strdup_printf (ngettext ("Lay %s, or draw %s card.",
                                    "Lay %s, or draw %s cards.", amount),
                          cards, number);
}

static char *
advise_end (const SwitchTable *table,
            const char        *cards)
{
  if (table->pending_kind == SWITCH_PENDING_SKIP &&
      table->phase == SWITCH_PHASE_START)
    return cards != NULL
             ? g_strdup_printf (_("Lay %s, or miss a turn."), cards)
             : g_strdup (_("Miss a turn."));
  if (table->phase == SWITCH_PHASE_DREW)
    return g_strdup (_("Lay the card you drew, or keep it."));
  if (cards != NULL)
    return g_strdup_printf (_("Lay %s, or stop here."), cards);

  return g_strdup (_("You may stop here."));
}

/**
 * switch_refusal_text_get_advice:
 * @refusal: why a move may not be made
 * @table: the table it was tried at
 *
 * Returns: (transfer full) (nullable): what would do, as a whole sentence
 */
char *
switch_refusal_text_get_advice (const SwitchRefusal *refusal,
                                const SwitchTable   *table)
{
  g_autofree char *cards = NULL;

  g_return_val_if_fail (refusal != NULL && table != NULL, NULL);

  if (refusal->reason == SWITCH_REFUSAL_ROUND_OVER)
    return NULL;

  cards = switch_words_any_of (refusal->would_do, table->rules);
  /* Where the last card of a hand may not go, there is no other to lay. */
  if ((refusal->reason == SWITCH_REFUSAL_CALL_MISSING ||
       refusal->reason == SWITCH_REFUSAL_NO_FINISH) &&
      (refusal->may_draw || refusal->may_end))
    g_clear_pointer (&cards, g_free);
  if (refusal->reason == SWITCH_REFUSAL_DRAWN_MUST ||
      (table->phase == SWITCH_PHASE_DREW && !refusal->may_end &&
       refusal->would_do != 0))
    return g_strdup (_("Lay the card you drew."));
  if (refusal->may_draw && table->pending_kind == SWITCH_PENDING_DRAW)
    return advise_attack (table, cards);
  if (refusal->may_end)
    return advise_end (table, cards);

  if (refusal->may_draw && cards != NULL)
    /* Translators: cards to choose from, as "a heart, a jack or an ace" */
    return g_strdup_printf (_("Lay %s, or draw a card."), cards);
  if (refusal->may_draw)
    return g_strdup (_("Draw a card."));
  if (cards != NULL)
    return g_strdup_printf (_("Lay %s."), cards);

  return NULL;
}

/**
 * switch_refusal_text_get_price:
 * @refusal: why a card may not be laid
 * @table: the table it was tried at
 *
 * Where the rules let a player try a card that does not fit, tells how, and
 * what it costs.
 *
 * Returns: (transfer full) (nullable): a whole sentence
 */
char *
switch_refusal_text_get_price (const SwitchRefusal *refusal,
                               const SwitchTable   *table)
{
  guint price;
  g_autofree char *number = NULL;

  g_return_val_if_fail (refusal != NULL && table != NULL, NULL);

  price = table->rules->blunder;
  if (price == 0 || refusal->card >= SWITCH_N_CARDS ||
      refusal->reason == SWITCH_REFUSAL_NOT_YOUR_TURN ||
      refusal->reason == SWITCH_REFUSAL_ROUND_OVER)
    return NULL;

  number = switch_words_number (price, FALSE);

  /* Translators: By some rules a card that does not fit may be tried. */
  return g_strdup_printf (
    ngettext ("Press the card again to try it: that costs %s card.",
              "Press the card again to try it: that costs %s cards.", price),
    number);
}
