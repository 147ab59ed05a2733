/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-hint-text.h"

#include <glib/gi18n-lib.h>

#include "switch-card-names.h"
#include "switch-sentences-private.h"
#include "switch-words.h"

/* A hint in whole sentences: what to do, why, and whether to call. */

/* Rivals with no more cards than this are close to going out. */
#define FEW 3

/* What to do */

static char *
tell_lays (const SwitchCard *cards,
           guint             n_cards,
           SwitchSuit        suit)
{
  g_autofree char *list = NULL;

  if (n_cards == 1)
    return suit == SWITCH_SUIT_NONE
      /* Translators: A hint. "%s" is a card, as "ace of spades". */
      ? g_strdup_printf (C_("hint", "Lay the %s."),
                         switch_card_names_get (cards[0]))
      /* Translators: A hint: a card, and a suit, as "hearts". */
      : g_strdup_printf (_("Lay the %s and name %s."),
                         switch_card_names_get (cards[0]),
                         switch_words_suit (suit));

  list = switch_words_all_of (cards, n_cards);

  return suit == SWITCH_SUIT_NONE
    /* Translators: A hint. "%s" is a list of cards, as "the ace of spades
     * and the two of spades". */
    ? g_strdup_printf (_("Lay %s, in this order."), list)
    /* Translators: A hint: a list of cards, as "the ace of spades and the
     * two of spades", and a suit, as "hearts". */
    : g_strdup_printf (_("Lay %s, in this order, and name %s."), list,
                       switch_words_suit (suit));
}

static char *
tell_draw (const SwitchTable *table)
{
  const guint amount = switch_table_get_pending (table, NULL);
  g_autofree char *number = NULL;

  if (table->pending_kind != SWITCH_PENDING_DRAW)
    return switch_table_get_drawable (table) > 0
             ? g_strdup (_("Draw a card."))
             : g_strdup (_("Pass: there is nothing to draw."));

  number = switch_words_number (amount, FALSE);

  return g_strdup_printf (ngettext ("Draw %s card.", "Draw %s cards.",
                                    amount), number);
}

static char *
tell_end (const SwitchTable *table)
{
  if (table->phase == SWITCH_PHASE_DREW)
    return g_strdup (_("Keep the card you drew."));
  if (table->pending_kind == SWITCH_PENDING_SKIP)
    return g_strdup (_("Miss a turn."));

  return g_strdup (_("Stop here."));
}

/**
 * switch_hint_text_get_move:
 * @scene: who is told
 * @hint: what an expert would do
 *
 * Returns: (transfer full): what to do, as a whole sentence
 */
char *
switch_hint_text_get_move (const SwitchScene *scene,
                           const SwitchHint  *hint)
{
  SwitchCard cards[SWITCH_MAX_PLAN];
  SwitchSuit suit = SWITCH_SUIT_NONE;
  guint n_cards = 0;

  g_return_val_if_fail (scene != NULL && hint != NULL, NULL);

  for (guint i = 0; i < hint->plan.n_moves; i++)
    if (hint->plan.moves[i].kind == SWITCH_MOVE_LAY)
      {
        cards[n_cards++] = hint->plan.moves[i].card;
        suit = (SwitchSuit) hint->plan.moves[i].suit;
      }
  if (n_cards > 0)
    return tell_lays (cards, n_cards, suit);

  for (guint i = 0; i < hint->plan.n_moves; i++)
    if (hint->plan.moves[i].kind == SWITCH_MOVE_DRAW)
      return tell_draw (scene->table);

  return tell_end (scene->table);
}

/* Why */

static gboolean
is_rival (const SwitchScene *scene,
          const SwitchHint  *hint)
{
  return hint->seat < scene->table->n_seats && !is_me (scene, hint->seat);
}

static char *
tell_answer (const SwitchScene *scene,
             const SwitchHint  *hint)
{
  g_autofree char *number = switch_words_number (hint->amount, TRUE);

  /* Translators: A hint: a number, as "Four", and a player. */
  return g_strdup_printf (
    ngettext ("%s card waits for %s instead of you.",
              "%s cards wait for %s instead of you.", hint->amount),
    number, get_name (scene, hint->seat));
}

static char *
tell_attack (const SwitchScene *scene,
             const SwitchHint  *hint)
{
  const char *name = get_name (scene, hint->seat);
  g_autofree char *number = switch_words_number (hint->amount, FALSE);

  if (hint->amount > FEW)
    /* Translators: A hint: because of an attack. */
    return g_strdup_printf (_("%s then has to draw."), name);

  /* Translators: A hint: a player, who is attacked, and a number. */
  return g_strdup_printf (
    ngettext ("%s has only %s card left, and then has to draw.",
              "%s has only %s cards left, and then has to draw.",
              hint->amount), name, number);
}

static char *
tell_skip (const SwitchScene *scene,
           const SwitchHint  *hint)
{
  const char *name = get_name (scene, hint->seat);
  g_autofree char *number = switch_words_number (hint->amount, FALSE);

  if (hint->amount > FEW)
    /* Translators: A hint. */
    return g_strdup_printf (_("%s may then miss a turn."), name);

  /* Translators: A hint: a player, who may miss a turn, and a number. */
  return g_strdup_printf (
    ngettext ("%s has only %s card left, and may then miss a turn.",
              "%s has only %s cards left, and may then miss a turn.",
              hint->amount), name, number);
}

static char *
tell_several (const SwitchHint *hint)
{
  g_autofree char *number = switch_words_number (hint->amount, FALSE);

  /* Translators: A hint: more than one card is laid. */
  return g_strdup_printf (
    ngettext ("You get rid of %s card in one turn.",
              "You get rid of %s cards in one turn.", hint->amount), number);
}

static char *
tell_suit (const SwitchHint *hint)
{
  g_autofree char *number = switch_words_number (hint->amount, FALSE);

  if (hint->reason == SWITCH_HINT_NAME)
    /* Translators: A hint: why to name a suit. */
    return g_strdup_printf (
      ngettext ("You hold %s card of that suit.",
                "You hold %s cards of that suit.", hint->amount), number);

  /* Translators: A hint: why to lay a card of a suit. */
  return g_strdup_printf (
    ngettext ("You hold %s more card of that suit.",
              "You hold %s more cards of that suit.", hint->amount), number);
}

static char *
tell_lack (const SwitchScene *scene,
           const SwitchHint  *hint)
{
  /* Translators: A hint: a player, and a suit, as "hearts". */
  return g_strdup_printf (_("%s seems to have no %s."),
                          get_name (scene, hint->seat),
                          switch_words_suit ((SwitchSuit) hint->suit));
}

/* What needs neither a number nor a rival. "%s" is a card. */
static const char *
find_sentence (SwitchHintReason reason)
{
  switch ((int) reason)
    {
    case SWITCH_HINT_ONLY:
      return N_("There is nothing else to do.");

    case SWITCH_HINT_UNABLE:
      return N_("Nothing you hold fits.");

    case SWITCH_HINT_TAKE:
      return N_("Nothing you hold answers the attack better.");

    case SWITCH_HINT_STAND:
      return N_("Nothing you hold is worth saving the turn with.");

    case SWITCH_HINT_KEEP:
      /* Translators: A hint. "%s" is a card, as "ace of spades". */
      return N_("The %s is worth more later.");

    case SWITCH_HINT_WAIT:
      return N_("What you could lay is worth more later.");

    case SWITCH_HINT_FINISH:
      return N_("You are out with it.");

    case SWITCH_HINT_CANCEL:
      return N_("The attack is over with it.");

    case SWITCH_HINT_AGAIN:
      return N_("Then it is your turn once more.");

    case SWITCH_HINT_KEEP_WILD:
      /* Translators: A hint. "%s" is a card, as "ace of spades". */
      return N_("It keeps the %s for later.");

    default:
      return N_("It wins most often.");
    }
}

static char *
tell_plain (const SwitchHint *hint)
{
  const char *sentence = g_dgettext (GETTEXT_PACKAGE,
                                     find_sentence (hint->reason));
  g_autoptr(GString) text = g_string_new (sentence);

  g_string_replace (text, "%s", switch_card_names_get (hint->card), 1);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/**
 * switch_hint_text_get_reason:
 * @scene: who is told
 * @hint: what an expert would do
 *
 * Returns: (transfer full): why, as a whole sentence
 */
char *
switch_hint_text_get_reason (const SwitchScene *scene,
                             const SwitchHint  *hint)
{
  g_return_val_if_fail (scene != NULL && hint != NULL, NULL);
  g_return_val_if_fail (hint->reason < SWITCH_N_HINTS, NULL);

  switch ((int) hint->reason)
    {
    case SWITCH_HINT_SEVERAL:
      return tell_several (hint);

    case SWITCH_HINT_NAME:
    case SWITCH_HINT_SUIT:
      return tell_suit (hint);

    default:
      break;
    }

  if (!is_rival (scene, hint))
    return tell_plain (hint);

  switch ((int) hint->reason)
    {
    case SWITCH_HINT_ANSWER:
      return tell_answer (scene, hint);

    case SWITCH_HINT_PASS_SKIP:
      /* Translators: A hint: a player, who is skipped. */
      return g_strdup_printf (_("%s may miss a turn instead of you."),
                              get_name (scene, hint->seat));

    case SWITCH_HINT_ATTACK:
      return tell_attack (scene, hint);

    case SWITCH_HINT_SKIP:
      return tell_skip (scene, hint);

    case SWITCH_HINT_LACKS:
      return tell_lack (scene, hint);

    default:
      return tell_plain (hint);
    }
}

/**
 * switch_hint_text_get_call:
 * @scene: who is told
 * @hint: what an expert would do
 *
 * Returns: (transfer full) (nullable): that the last card is to be called
 *   first, as a whole sentence
 */
char *
switch_hint_text_get_call (const SwitchScene *scene,
                           const SwitchHint  *hint)
{
  g_return_val_if_fail (scene != NULL && hint != NULL, NULL);

  if (hint->plan.n_moves == 0 ||
      hint->plan.moves[0].kind != SWITCH_MOVE_CALL)
    return NULL;
  if (scene->table->rules->last_call == SWITCH_CALL_KNOCK)
    return g_strdup (_("Knock on the table first."));

  /* Translators: A hint. "%s" is the call, as "Last card!". */
  return g_strdup_printf (_("Call “%s” first."),
                          switch_words_call (scene->table, scene->me));
}
