/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-window-private.h"

#include <glib/gi18n-lib.h>

#include "switch-card-names.h"
#include "switch-words.h"

/* How a round begins: what was cut, who deals, who leads. */

#define FEW_CUTS 3   /* to be told one by one */

static char *
tell_cut (SwitchWindow    *self,
          const SwitchCut *cut,
          gboolean         deals)
{
  SwitchPlayer *player = switch_match_get_player (self->match, cut->index);
  const char *card = switch_card_names_get (cut->card);
  const char *name = switch_player_get_name (player);

  if (switch_player_is_person (player))
    return deals
      /* Translators: Cutting the pack for the deal. "%s" is a card, as
       * "ten of spades". */
      ? g_strdup_printf (_("You cut the %s and deal."), card)
      /* Translators: "%s" is a card, as "ten of spades". */
      : g_strdup_printf (_("You cut the %s."), card);

  return deals
    /* Translators: Cutting the pack for the deal: first the player, then the
     * card, as "ten of spades". */
    ? g_strdup_printf (_("%s cut the %s and deals."), name, card)
    /* Translators: First the player, then the card, as "ten of spades". */
    : g_strdup_printf (_("%s cut the %s."), name, card);
}

/* Whose cut decided it, or how the dealer was found without one. */
static char *
tell_dealer (SwitchWindow *self)
{
  const guint dealer = switch_match_get_dealer (self->match);
  const SwitchCut *cuts, *decisive = NULL;
  SwitchScene scene;
  guint n_cuts;

  cuts = switch_match_get_cuts (self->match, &n_cuts);
  for (guint i = 0; i < n_cuts; i++)
    if (cuts[i].index == dealer)
      decisive = &cuts[i];
  if (decisive != NULL)
    return tell_cut (self, decisive, TRUE);

  switch_stage_get_scene (self->stage, &scene);

  return switch_sentences_dealing (&scene);
}

static void
append_other_cuts (SwitchWindow *self,
                   GString      *text)
{
  const guint dealer = switch_match_get_dealer (self->match);
  const SwitchCut *cuts;
  guint n_cuts;

  cuts = switch_match_get_cuts (self->match, &n_cuts);
  for (guint i = 0; i < n_cuts; i++)
    if (cuts[i].index != dealer)
      switch_words_append (text, tell_cut (self, &cuts[i], FALSE));
}

static void
append_leader (SwitchWindow *self,
               GString      *text)
{
  SwitchGame *game = switch_stage_get_game (self->stage);
  const guint leader = switch_game_get_table (game)->turn;
  SwitchPlayer *player;

  if (leader >= switch_game_get_n_seats (game))
    return;

  player = switch_game_get_player (game, leader);
  switch_words_append (text, switch_player_is_person (player)
    ? g_strdup (_("You lead."))
    /* Translators: "%s" is a player, who plays the first card. */
    : g_strdup_printf (_("%s leads."), switch_player_get_name (player)));
}

/* Where nothing moves the cut is told with the deal. */
static void
tell_cut_later (SwitchWindow *self)
{
  g_autoptr(GString) others = g_string_new (NULL);
  g_autofree char *dealer = tell_dealer (self);
  guint n_cuts;

  switch_announcer_add (self->announcer, dealer);
  switch_match_get_cuts (self->match, &n_cuts);
  if (n_cuts > FEW_CUTS)
    return;

  append_other_cuts (self, others);
  if (others->len > 0)
    switch_announcer_add (self->announcer, others->str);
}

static guint
find_seat (SwitchWindow *self,
           guint         index)
{
  SwitchGame *game = switch_stage_get_game (self->stage);
  SwitchPlayer *player = switch_match_get_player (self->match, index);

  for (guint seat = 0; seat < switch_game_get_n_seats (game); seat++)
    if (switch_game_get_player (game, seat) == player)
      return seat;

  return SWITCH_SEAT_NONE;
}

/* Shows who cut what, before the deal. */
void
_switch_window_show_cut (SwitchWindow *self)
{
  g_autofree SwitchCard *cards = NULL;
  g_autofree guint *seats = NULL;
  const SwitchCut *cuts;
  guint n_cuts;

  cuts = switch_match_get_cuts (self->match, &n_cuts);
  if (n_cuts == 0 || self->demo)
    return;

  seats = g_new (guint, n_cuts);
  cards = g_new (SwitchCard, n_cuts);
  for (guint i = 0; i < n_cuts; i++)
    {
      seats[i] = find_seat (self, cuts[i].index);
      cards[i] = cuts[i].card;
    }
  if (!switch_table_view_show_cuts (self->table, seats, cards, n_cuts))
    tell_cut_later (self);
}

/* Says it while the cards are dealt. Where nothing moves the round has begun
 * by now, and what is to be done stays to be read. */
void
_switch_window_tell_deal (SwitchWindow *self)
{
  g_autoptr(GString) text = g_string_new (NULL);
  g_autofree char *dealer = NULL;

  if (!switch_stage_get_busy (self->stage) || self->demo)
    return;

  dealer = tell_dealer (self);
  append_leader (self, text);
  append_other_cuts (self, text);
  switch_announcer_say (self->announcer, dealer, text->str);
}
