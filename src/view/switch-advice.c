/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-sentences-private.h"

#include <glib/gi18n-lib.h>

#include "switch-card-names.h"
#include "switch-refusal-text.h"
#include "switch-words.h"

/* Whose turn it is, and what the person may do. What may be laid is the
 * engine's word; here it is only put into sentences. */

static char *
advise_attack (const SwitchScene *scene,
               const SwitchLegal *legal,
               const char        *cards)
{
  const guint amount = switch_table_get_pending (scene->table, NULL);
  g_autofree char *number = switch_words_number (amount, FALSE);

  if ((legal->bare | legal->named) == 0 || cards == NULL)
    return g_strdup_printf (ngettext ("Draw %s card.", "Draw %s cards.",
                                      amount),
                            number);

  /* Translators: cards to choose from, as "a two", and a number */
  return g_strdup_printf (ngettext ("Lay %s, or draw %s card.",
                                    "Lay %s, or draw %s cards.", amount),
                          cards, number);
}

/* The only card fits, but was not called. */
static char *
advise_barred (const SwitchScene *scene,
               const SwitchOwn   *own)
{
  const SwitchRefusal refusal = {
    .reason = SWITCH_REFUSAL_CALL_MISSING,
    .card = own->barred,
  };
  g_autofree char *reason = switch_refusal_text_get_reason (&refusal);

  return g_strdup_printf ("%s %s", reason, _("Draw a card."));
}

static char *
advise_start (const SwitchScene *scene,
              const SwitchOwn   *own,
              const SwitchLegal *legal,
              const char        *cards)
{
  const SwitchCardMask fitting = switch_table_get_fitting (scene->table);
  const gboolean able = (legal->bare | legal->named) != 0 && cards != NULL;

  switch (scene->table->pending_kind)
    {
    case SWITCH_PENDING_DRAW:
      return advise_attack (scene, legal, cards);

    case SWITCH_PENDING_SKIP:
      if (able)
        return g_strdup_printf (_("Lay %s, or miss a turn."), cards);
      return g_strdup (_("Nothing of yours answers it: miss a turn."));

    default:
      break;
    }

  if (able && legal->draw)
    /* Translators: cards to choose from, as "a heart, a jack or an ace" */
    return g_strdup_printf (_("Lay %s, or draw a card."), cards);
  if (able)
    return g_strdup_printf (_("Lay %s."), cards);
  if (switch_table_get_drawable (scene->table) == 0)
    return g_strdup (_("Nothing fits, and there is nothing to draw: pass."));
  if (own->barred != SWITCH_CARD_NONE &&
      (fitting & SWITCH_CARD_BIT (own->barred)) != 0)
    return advise_barred (scene, own);

  return g_strdup_printf (_("You need %s. Draw a card."), cards);
}

static char *
advise_turn (const SwitchScene *scene,
             const SwitchOwn   *own)
{
  const SwitchTable *table = scene->table;
  g_autofree char *cards = NULL;
  SwitchLegal legal;

  cards = switch_words_any_of (switch_table_get_fitting (table),
                               table->rules);
  switch_table_legal (table, own, &legal);

  switch (table->phase)
    {
    case SWITCH_PHASE_START:
      return advise_start (scene, own, &legal, cards);

    case SWITCH_PHASE_LAYING:
      if (cards == NULL)
        return g_strdup (_("You may stop here."));
      if (!legal.end)
        return g_strdup_printf (_("Lay %s."), cards);
      return g_strdup_printf (_("Lay %s, or stop here."), cards);

    case SWITCH_PHASE_DREW:
      if (!legal.end)
        return g_strdup (_("Lay the card you drew."));
      return g_strdup (_("Lay the card you drew, or keep it."));

    default:
      return NULL;
    }
}

/* All wait for the person: what for, and that it can come to an end. */
static char *
advise_wait (const SwitchScene *scene)
{
  const SwitchTable *table = scene->table;
  const char *next = get_name (scene, table->turn);

  if (table->due_seat < table->n_seats && table->due_seat != scene->me)
    /* Translators: A rival forgot to call, and can be caught; "%s" is the
     * player who waits to play. “Go on” is also the name of a button. */
    return g_strdup_printf (_("%s is waiting for you: speak up, or go on."),
                            next);

  if (table->rules->last_call == SWITCH_CALL_KNOCK)
    /* Translators: “Go on” is also the name of a button. */
    return g_strdup_printf (_("%s is waiting for you: knock, or go on."),
                            next);

  /* Translators: “Go on” is also the name of a button. */
  return g_strdup_printf (_("%s is waiting for you: call, or go on."), next);
}

/* Who is to act next while the chance to call or to catch lasts. */
static char *
advise_call (const SwitchScene *scene)
{
  const SwitchTable *table = scene->table;
  const guint due = table->due_seat;
  const char *next;

  if (due >= table->n_seats || scene->me >= table->n_seats ||
      table->turn >= table->n_seats)
    return NULL;

  next = get_name (scene, table->turn);
  if (due == scene->me && switch_table_may_call (table, due))
    {
      if (table->turn == scene->me)
        return NULL;
      if (table->rules->last_call == SWITCH_CALL_KNOCK)
        return g_strdup_printf (_("Knock before %s plays."), next);
      return g_strdup_printf (_("Call before %s plays."), next);
    }

  if (due != scene->me && switch_table_is_open (table, due) &&
      switch_table_may_catch (table, scene->me, due))
    {
      if (table->turn == scene->me)
        return g_strdup (_("Speak up before you play."));
      return g_strdup_printf (_("Speak up before %s plays."), next);
    }

  return NULL;
}

/**
 * switch_sentences_advise:
 * @scene: who is told
 * @own: (nullable): what that person holds
 *
 * Tells the person what may be done now, or whom all wait for.
 *
 * Returns: (transfer full) (nullable): a whole sentence
 */
char *
switch_sentences_advise (const SwitchScene *scene,
                         const SwitchOwn   *own)
{
  const SwitchTable *table;
  char *advice;

  g_return_val_if_fail (scene != NULL && scene->table != NULL, NULL);

  table = scene->table;
  if (table->phase >= SWITCH_PHASE_ENDING || table->turn >= table->n_seats)
    return NULL;

  if (scene->waits)
    return advise_wait (scene);

  advice = advise_call (scene);
  if (advice != NULL)
    return advice;

  if (is_me (scene, table->turn) && own != NULL)
    return advise_turn (scene, own);

  return g_strdup_printf (_("%s is thinking."),
                          get_name (scene, table->turn));
}

/**
 * switch_sentences_title:
 * @scene: who is told
 *
 * Returns: (transfer full): whose turn it is, as a title
 */
char *
switch_sentences_title (const SwitchScene *scene)
{
  const SwitchTable *table;

  g_return_val_if_fail (scene != NULL && scene->table != NULL, NULL);

  table = scene->table;
  if (table->phase == SWITCH_PHASE_OVER)
    return g_strdup (_("Round over"));
  if (table->turn >= table->n_seats)
    return g_strdup (_("Dealing"));
  if (is_me (scene, table->turn))
    return g_strdup (_("Your turn"));

  /* Translators: a title: it is the turn of the player "%s" */
  return g_strdup_printf (_("%s’s turn"), get_name (scene, table->turn));
}

/**
 * switch_sentences_dealing:
 * @scene: who is told
 *
 * Returns: (transfer full): who deals
 */
char *
switch_sentences_dealing (const SwitchScene *scene)
{
  guint dealer;

  g_return_val_if_fail (scene != NULL && scene->table != NULL, NULL);

  dealer = scene->table->dealer;
  if (is_me (scene, dealer))
    return g_strdup (_("You deal."));

  return g_strdup_printf (_("%s deals."), get_name (scene, dealer));
}

/**
 * switch_sentences_table:
 * @scene: who is told
 *
 * Tells what lies and whose turn it is, in a round that is under way.
 *
 * Returns: (transfer full): some sentences, or ""
 */
char *
switch_sentences_table (const SwitchScene *scene)
{
  const SwitchTable *table;
  g_autoptr(GString) text = g_string_new (NULL);

  g_return_val_if_fail (scene != NULL && scene->table != NULL, NULL);

  table = scene->table;
  if (table->n_discards > 0)
    switch_words_append (text, g_strdup_printf (
      /* Translators: "%s" is a card, as "ten of spades" */
      _("The %s lies on top of the discard pile."),
      switch_card_names_get (switch_table_get_top (table))));
  if (table->suit < SWITCH_N_SUITS)
    switch_words_append (text, g_strdup_printf (
      /* Translators: "%s" is a suit that was named, as "hearts" */
      _("The suit to follow is %s."),
      switch_words_suit ((SwitchSuit) table->suit)));

  if (table->phase == SWITCH_PHASE_OVER)
    switch_words_append (text, g_strdup (_("The round is over.")));
  else if (table->turn < table->n_seats && is_me (scene, table->turn))
    switch_words_append (text, g_strdup (_("It is your turn.")));
  else if (table->turn < table->n_seats)
    switch_words_append (text,
                         g_strdup_printf (_("It is the turn of %s."),
                                          get_name (scene, table->turn)));

  return g_strdup (text->str);
}

/**
 * switch_sentences_pending:
 * @scene: who is told
 * @amount: how many cards are pending, or so far
 *
 * Returns: (transfer full) (nullable): what is pending, for the gold chip
 */
char *
switch_sentences_pending (const SwitchScene *scene,
                          guint              amount)
{
  SwitchPending kind;
  g_autofree char *cards = NULL;

  g_return_val_if_fail (scene != NULL && scene->table != NULL, NULL);

  switch_table_get_pending (scene->table, &kind);
  if (kind == SWITCH_PENDING_NONE ||
      scene->table->phase >= SWITCH_PHASE_ENDING)
    return NULL;

  cards = switch_words_any_of (switch_table_get_fitting (scene->table),
                               scene->table->rules);
  if (kind == SWITCH_PENDING_SKIP)
    {
      if (cards == NULL)
        return g_strdup (_("Miss a turn"));
      /* Translators: cards to choose from, as "an eight" */
      return g_strdup_printf (_("Miss a turn, or lay %s"), cards);
    }

  if (cards == NULL)
    return g_strdup_printf (_("Draw %u"), amount);

  /* Translators: a number, and cards to choose from, as "a two" */
  return g_strdup_printf (_("Draw %u, or answer with %s"), amount, cards);
}
