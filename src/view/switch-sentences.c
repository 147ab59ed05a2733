/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-sentences-private.h"

#include <glib/gi18n-lib.h>

#include "switch-card-names.h"
#include "switch-words.h"

/* What happened, in whole sentences. What is said to the person who did it
 * and what is said about a rival are sentences of their own. */

/* Translators: In all sentences about the game "%s" or "%s" is a player's
 * name or a card's name, as "ace of spades"; use no pronoun for a rival. */

/* Dealing */

static char *
tell_dealt (const SwitchScene *scene,
            const SwitchEvent *event)
{
  if (is_me (scene, event->seat))
    return g_strdup_printf (_("You were dealt the %s."),
                            switch_card_names_get (event->card));

  return g_strdup_printf (_("%s was dealt a card."),
                          get_name (scene, event->seat));
}

static char *
tell_gathered (const SwitchScene *scene,
               const SwitchEvent *event)
{
  return g_strdup (_("All cards were gathered and are dealt again."));
}

static char *
tell_turned_under (const SwitchScene *scene,
                   const SwitchEvent *event)
{
  return g_strdup_printf (_("The %s was turned and put under the stock."),
                          switch_card_names_get (event->card));
}

static char *
tell_turned (const SwitchScene *scene,
             const SwitchEvent *event)
{
  return g_strdup_printf (_("The %s starts the discard pile."),
                          switch_card_names_get (event->card));
}

/* Turns */

static char *
tell_turn (const SwitchScene *scene,
           const SwitchEvent *event)
{
  if (is_me (scene, event->seat))
    return g_strdup (_("It is your turn."));

  return g_strdup_printf (_("%s is next."), get_name (scene, event->seat));
}

static char *
tell_laid (const SwitchScene *scene,
           const SwitchEvent *event)
{
  const char *card = switch_card_names_get (event->card);
  const char *suit;

  if (event->suit >= SWITCH_N_SUITS)
    {
      if (is_me (scene, event->seat))
        return g_strdup_printf (_("You laid the %s."), card);

      return g_strdup_printf (_("%s laid the %s."),
                              get_name (scene, event->seat), card);
    }

  suit = switch_words_suit ((SwitchSuit) event->suit);
  if (is_me (scene, event->seat))
    /* Translators: a card, and a suit, as "hearts" */
    return g_strdup_printf (_("You laid the %s and named %s."),
                            card, suit);

  /* Translators: a player, a card, and a suit, as "hearts" */
  return g_strdup_printf (_("%s laid the %s and named %s."),
                          get_name (scene, event->seat), card, suit);
}

static char *
tell_drew (const SwitchScene *scene,
           const SwitchEvent *event)
{
  const SwitchCard card = event->card;

  return switch_sentences_tell_drawn (scene, event->seat, &card, 1);
}

static char *
tell_drawn_fits (const SwitchScene *scene,
                 const SwitchEvent *event)
{
  if (is_me (scene, event->seat))
    return g_strdup (_("You may lay the card you drew."));

  return g_strdup_printf (_("%s may lay the card just drawn."),
                          get_name (scene, event->seat));
}

static char *
tell_passed (const SwitchScene *scene,
             const SwitchEvent *event)
{
  if (is_me (scene, event->seat))
    return g_strdup (_("You pass: there is nothing to draw."));

  return g_strdup_printf (_("%s passes: there is nothing to draw."),
                          get_name (scene, event->seat));
}

static char *
tell_let_off (const SwitchScene *scene,
              const SwitchEvent *event)
{
  const guint amount = (guint) MAX (event->amount, 0);
  g_autofree char *number = switch_words_number (amount, FALSE);

  return g_strdup_printf (
    ngettext ("There is nothing left to draw: %s card is let off.",
              "There is nothing left to draw: %s cards are let off.", amount),
    number);
}

static char *
tell_ended (const SwitchScene *scene,
            const SwitchEvent *event)
{
  const gboolean me = is_me (scene, event->seat);
  const char *name = get_name (scene, event->seat);

  switch (event->reason)
    {
    case SWITCH_REASON_KEPT:
      return me ? g_strdup (_("You keep the card."))
                : g_strdup_printf (_("%s keeps the card."), name);

    case SWITCH_REASON_STOOD:
      /* Translators: to stand is to miss a turn, because of an eight */
      return me ? g_strdup (_("You do not answer."))
                : g_strdup_printf (_("%s does not answer."), name);

    default:
      return me ? g_strdup (_("You stop here."))
                : g_strdup_printf (_("%s stops there."), name);
    }
}

static char *
tell_turn_over (const SwitchScene *scene,
                const SwitchEvent *event)
{
  if (is_me (scene, event->seat))
    return g_strdup (_("Your turn is over."));

  return g_strdup_printf (_("The turn of %s is over."),
                          get_name (scene, event->seat));
}

static char *
tell_took_back (const SwitchScene *scene,
                const SwitchEvent *event)
{
  if (is_me (scene, event->seat))
    return g_strdup_printf (_("You take the %s back."),
                            switch_card_names_get (event->card));

  return g_strdup_printf (_("%s takes the %s back."),
                          get_name (scene, event->seat),
                          switch_card_names_get (event->card));
}

static char *
tell_blundered (const SwitchScene *scene,
                const SwitchEvent *event)
{
  if (is_me (scene, event->seat))
    return g_strdup_printf (_("You tried the %s, which does not fit."),
                            switch_card_names_get (event->card));

  return g_strdup_printf (_("%s tried the %s, which does not fit."),
                          get_name (scene, event->seat),
                          switch_card_names_get (event->card));
}

static char *
tell_uncovered (const SwitchScene *scene,
                const SwitchEvent *event)
{
  if (is_me (scene, event->seat))
    return g_strdup_printf (_("You left the %s uncovered."),
                            switch_card_names_get (event->card));

  return g_strdup_printf (_("%s left the %s uncovered."),
                          get_name (scene, event->seat),
                          switch_card_names_get (event->card));
}

/* Attacks and skips */

static char *
tell_cancelled (const SwitchScene *scene,
                const SwitchEvent *event)
{
  const guint amount = (guint) MAX (event->amount, 0);
  g_autofree char *number =
    switch_words_number (amount, FALSE);

  if (is_me (scene, event->seat))
    return g_strdup_printf (ngettext ("You took %s card off.",
                                      "You took %s cards off.",
                                      amount),
                            number);

  return g_strdup_printf (ngettext ("%s took %s card off.",
                                    "%s took %s cards off.",
                                    amount),
                          get_name (scene, event->seat), number);
}

static char *
tell_attack (const SwitchScene *scene,
             const SwitchEvent *event)
{
  const guint amount = (guint) MAX (event->amount, 0);
  g_autofree char *number = switch_words_number (amount, TRUE);

  if (is_me (scene, event->seat))
    return g_strdup_printf (ngettext ("%s card is waiting for you.",
                                      "%s cards are waiting for you.",
                                      amount),
                            number);

  /* Translators: a number, as "Four", and a player */
  return g_strdup_printf (ngettext ("%s card is waiting for %s.",
                                    "%s cards are waiting for %s.",
                                    amount),
                          number, get_name (scene, event->seat));
}

static char *
tell_attack_over (const SwitchScene *scene,
                  const SwitchEvent *event)
{
  return g_strdup (_("The attack is over."));
}

static char *
tell_skip (const SwitchScene *scene,
           const SwitchEvent *event)
{
  const guint amount = (guint) MAX (event->amount, 0);
  g_autofree char *number =
    switch_words_number (amount, FALSE);

  if (is_me (scene, event->seat))
    return g_strdup_printf (ngettext ("You are to miss %s turn.",
                                      "You are to miss %s turns.",
                                      amount),
                            number);

  return g_strdup_printf (ngettext ("%s is to miss %s turn.",
                                    "%s is to miss %s turns.",
                                    amount),
                          get_name (scene, event->seat), number);
}

static char *
tell_skip_over (const SwitchScene *scene,
                const SwitchEvent *event)
{
  return g_strdup (_("The skip is over."));
}

static char *
tell_owes (const SwitchScene *scene,
           const SwitchEvent *event)
{
  const guint amount = (guint) MAX (event->amount, 0);
  g_autofree char *number =
    switch_words_number (amount, FALSE);

  if (is_me (scene, event->seat))
    return g_strdup_printf (ngettext ("You still miss %s turn.",
                                      "You still miss %s turns.",
                                      amount),
                            number);

  return g_strdup_printf (ngettext ("%s still misses %s turn.",
                                    "%s still misses %s turns.",
                                    amount),
                          get_name (scene, event->seat), number);
}

static char *
tell_missed (const SwitchScene *scene,
             const SwitchEvent *event)
{
  if (is_me (scene, event->seat))
    return g_strdup (_("You miss a turn."));

  return g_strdup_printf (_("%s misses a turn."),
                          get_name (scene, event->seat));
}

static char *
tell_reversed (const SwitchScene *scene,
               const SwitchEvent *event)
{
  if (event->amount != 0)
    return g_strdup (_("Play turns round: it goes clockwise now."));

  return g_strdup (_("Play turns round: it goes anticlockwise now."));
}

typedef char *(* TellFunc) (const SwitchScene *scene,
                            const SwitchEvent *event);

static const TellFunc tell[SWITCH_N_EVENTS] = {
  [SWITCH_EVENT_DEALT] = tell_dealt,
  [SWITCH_EVENT_GATHERED] = tell_gathered,
  [SWITCH_EVENT_TURNED_UNDER] = tell_turned_under,
  [SWITCH_EVENT_TURNED] = tell_turned,
  [SWITCH_EVENT_TURN] = tell_turn,
  [SWITCH_EVENT_LAID] = tell_laid,
  [SWITCH_EVENT_DREW] = tell_drew,
  [SWITCH_EVENT_DRAWN_FITS] = tell_drawn_fits,
  [SWITCH_EVENT_PASSED] = tell_passed,
  [SWITCH_EVENT_LET_OFF] = tell_let_off,
  [SWITCH_EVENT_ENDED] = tell_ended,
  [SWITCH_EVENT_TURN_OVER] = tell_turn_over,
  [SWITCH_EVENT_TOOK_BACK] = tell_took_back,
  [SWITCH_EVENT_BLUNDERED] = tell_blundered,
  [SWITCH_EVENT_UNCOVERED] = tell_uncovered,
  [SWITCH_EVENT_CANCELLED] = tell_cancelled,
  [SWITCH_EVENT_ATTACK] = tell_attack,
  [SWITCH_EVENT_ATTACK_OVER] = tell_attack_over,
  [SWITCH_EVENT_SKIP] = tell_skip,
  [SWITCH_EVENT_SKIP_OVER] = tell_skip_over,
  [SWITCH_EVENT_OWES] = tell_owes,
  [SWITCH_EVENT_MISSED] = tell_missed,
  [SWITCH_EVENT_REVERSED] = tell_reversed,
  [SWITCH_EVENT_CALLED] = _switch_tell_called,
  [SWITCH_EVENT_CALL_STANDS] = _switch_tell_call_stands,
  [SWITCH_EVENT_CALL_LATE] = _switch_tell_called,
  [SWITCH_EVENT_CALL_FALSE] = _switch_tell_call_false,
  [SWITCH_EVENT_FORGOTTEN] = _switch_tell_forgotten,
  [SWITCH_EVENT_FORGIVEN] = _switch_tell_forgiven,
  [SWITCH_EVENT_CAUGHT] = _switch_tell_caught,
  [SWITCH_EVENT_FALSE_CATCH] = _switch_tell_false_catch,
  [SWITCH_EVENT_STAYED_IN] = _switch_tell_stayed_in,
  [SWITCH_EVENT_WENT_OUT] = _switch_tell_went_out,
  [SWITCH_EVENT_RESHUFFLED] = _switch_tell_reshuffled,
  [SWITCH_EVENT_BLOCKED] = _switch_tell_blocked,
  [SWITCH_EVENT_SCORED] = _switch_tell_scored,
  [SWITCH_EVENT_WON] = _switch_tell_won,
  [SWITCH_EVENT_ROUND_OVER] = _switch_tell_round_over,
};

/* Where there is none, it goes without saying. At the table the advice tells
 * the rest. */
static const SwitchTelling telling[SWITCH_N_EVENTS] = {
  [SWITCH_EVENT_GATHERED] = SWITCH_TELLING_TABLE,
  [SWITCH_EVENT_TURNED] = SWITCH_TELLING_TABLE,
  [SWITCH_EVENT_LAID] = SWITCH_TELLING_BOTH,
  [SWITCH_EVENT_PASSED] = SWITCH_TELLING_BOTH,
  [SWITCH_EVENT_LET_OFF] = SWITCH_TELLING_BOTH,
  [SWITCH_EVENT_ENDED] = SWITCH_TELLING_BOTH,
  [SWITCH_EVENT_TOOK_BACK] = SWITCH_TELLING_STORY,
  [SWITCH_EVENT_BLUNDERED] = SWITCH_TELLING_BOTH,
  [SWITCH_EVENT_UNCOVERED] = SWITCH_TELLING_BOTH,
  [SWITCH_EVENT_CANCELLED] = SWITCH_TELLING_STORY,
  [SWITCH_EVENT_ATTACK] = SWITCH_TELLING_BOTH,
  [SWITCH_EVENT_MISSED] = SWITCH_TELLING_BOTH,
  [SWITCH_EVENT_REVERSED] = SWITCH_TELLING_BOTH,
  [SWITCH_EVENT_CALLED] = SWITCH_TELLING_BOTH,
  [SWITCH_EVENT_CALL_LATE] = SWITCH_TELLING_BOTH,
  [SWITCH_EVENT_CALL_FALSE] = SWITCH_TELLING_BOTH,
  [SWITCH_EVENT_FORGOTTEN] = SWITCH_TELLING_BOTH,
  [SWITCH_EVENT_FORGIVEN] = SWITCH_TELLING_STORY,
  [SWITCH_EVENT_CAUGHT] = SWITCH_TELLING_BOTH,
  [SWITCH_EVENT_FALSE_CATCH] = SWITCH_TELLING_BOTH,
  [SWITCH_EVENT_STAYED_IN] = SWITCH_TELLING_BOTH,
  [SWITCH_EVENT_WENT_OUT] = SWITCH_TELLING_BOTH,
  [SWITCH_EVENT_RESHUFFLED] = SWITCH_TELLING_BOTH,
  [SWITCH_EVENT_BLOCKED] = SWITCH_TELLING_BOTH,
  [SWITCH_EVENT_SCORED] = SWITCH_TELLING_STORY,
  [SWITCH_EVENT_WON] = SWITCH_TELLING_BOTH,
};

/**
 * switch_sentences_get_telling:
 * @kind: what happened
 *
 * Returns: where it is told
 */
SwitchTelling
switch_sentences_get_telling (SwitchEventKind kind)
{
  g_return_val_if_fail (kind < SWITCH_N_EVENTS, SWITCH_TELLING_NOWHERE);

  return telling[kind];
}

/**
 * switch_sentences_tell:
 * @scene: who is told, and about whom
 * @event: what happened, as the eyes see it
 *
 * Tells what happened.
 *
 * Returns: (transfer full): a whole sentence
 */
char *
switch_sentences_tell (const SwitchScene *scene,
                       const SwitchEvent *event)
{
  g_return_val_if_fail (scene != NULL && event != NULL, NULL);
  g_return_val_if_fail (event->kind < SWITCH_N_EVENTS, NULL);

  return tell[event->kind] (scene, event);
}

/**
 * switch_sentences_tell_drawn:
 * @scene: who is told, and about whom
 * @seat: who drew
 * @cards: (array length=n_cards): the cards drawn, as the eyes see them
 * @n_cards: how many
 *
 * Tells that somebody drew, all cards of one draw at once.
 *
 * Returns: (transfer full): a whole sentence
 */
char *
switch_sentences_tell_drawn (const SwitchScene *scene,
                             guint              seat,
                             const SwitchCard  *cards,
                             guint              n_cards)
{
  g_autofree char *number = switch_words_number (n_cards, FALSE);

  g_return_val_if_fail (scene != NULL, NULL);

  if (!is_me (scene, seat))
    return g_strdup_printf (ngettext ("%s drew %s card.",
                                      "%s drew %s cards.", n_cards),
                            get_name (scene, seat), number);

  if (n_cards > 0 && n_cards <= 5)
    {
      g_autofree char *list = switch_words_all_of (cards, n_cards);

      /* Translators: a list of cards, as "the ace of spades and the two of
       * hearts" */
      return g_strdup_printf (_("You drew %s."), list);
    }

  return g_strdup_printf (ngettext ("You drew %s card.", "You drew %s cards.",
                                    n_cards),
                          number);
}
