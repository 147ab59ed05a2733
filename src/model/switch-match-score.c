/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "switch-match"

#include "config.h"

#include "switch-match-private.h"

/* Who deals, who sits out, and who has won: section 8 of the rules, and the
 * ends of section 4. */

static gboolean
is_in (SwitchMatch *self,
       guint        index)
{
  return ((self->out >> index) & 1) == 0;
}

guint
_switch_match_get_n_in (SwitchMatch *self)
{
  guint n_in = 0;

  for (guint i = 0; i < self->players->len; i++)
    n_in += is_in (self, i) ? 1 : 0;

  return n_in;
}

/* Who of the @n_cutters cut the lowest card; those who tie cut again. Cuts
 * are cards of one pack, none of them twice. */
static guint
cut (SwitchMatch *self,
     guint       *cutters,
     guint        n_cutters)
{
  const SwitchRules *rules = switch_variant_get_rules (self->variant);
  SwitchCard pack[SWITCH_MAX_PACK];
  guint n_cards, n_lowest = 0, lowest = G_MAXUINT;

  n_cards = switch_rules_get_pack (rules, SWITCH_MIN_SEATS, pack);
  switch_random_shuffle (&self->random, pack, n_cards);

  for (guint i = 0; i < n_cutters; i++)
    {
      const SwitchCut one = { cutters[i], pack[i] };
      const guint rank = switch_card_get_rank (one.card);

      g_array_append_val (self->cuts, one);
      if (rank < lowest)
        n_lowest = 0;
      if (rank <= lowest)
        {
          lowest = rank;
          cutters[n_lowest++] = one.index;
        }
    }

  return n_lowest;
}

static guint
choose_first_dealer (SwitchMatch *self)
{
  const SwitchRules *rules = switch_variant_get_rules (self->variant);
  guint cutters[SWITCH_MAX_SEATS];
  guint n_cutters = self->players->len;

  if (rules->first_dealer == SWITCH_DEALER_RANDOM)
    return (guint) switch_random_below (&self->random, n_cutters);

  for (guint i = 0; i < n_cutters; i++)
    cutters[i] = i;
  while (n_cutters > 1)
    n_cutters = cut (self, cutters, n_cutters);

  return cutters[0];
}

/* The next dealer is the next player in the direction in which the variant
 * starts, past those who sit out. */
void
_switch_match_choose_dealer (SwitchMatch *self)
{
  const SwitchRules *rules = switch_variant_get_rules (self->variant);
  const guint n_players = self->players->len;
  const guint step = rules->lead == SWITCH_LEAD_LEFT ? 1 : n_players - 1;

  g_array_set_size (self->cuts, 0);

  if (!self->has_dealer)
    {
      self->has_dealer = TRUE;
      self->dealer = choose_first_dealer (self);
      return;
    }

  do
    self->dealer = (self->dealer + step) % n_players;
  while (!is_in (self, self->dealer));
}

/* The last in a round sits out from then on. In a blocked round there is no
 * last one. */
static void
count_out (SwitchMatch       *self,
           const SwitchTable *table)
{
  self->out = self->out_before;
  if (!table->rules->eliminate || !switch_game_get_over (self->game) ||
      table->n_in != 1)
    return;

  for (guint seat = 0; seat < table->n_seats; seat++)
    {
      if (switch_table_is_in (table, seat))
        self->out |= 1u << self->index_of_seat[seat];
    }
}

static int
get_score (SwitchMatch *self,
           guint        index)
{
  return switch_player_get_score (g_ptr_array_index (self->players, index));
}

static gboolean
is_target_reached (SwitchMatch       *self,
                   const SwitchRules *rules)
{
  for (guint i = 0; i < self->players->len; i++)
    {
      if (rules->target > 0 && get_score (self, i) >= rules->target)
        return TRUE;
    }

  return FALSE;
}

/* Those with the best score, or whoever alone has not been eliminated. */
static guint
find_winners (SwitchMatch       *self,
              const SwitchRules *rules)
{
  const int sign = rules->scoring == SWITCH_SCORING_EACH_OWN ? -1 : 1;
  const gboolean alone = _switch_match_get_n_in (self) == 1;
  int best = G_MININT;
  guint winners = 0;

  for (guint i = 0; i < self->players->len; i++)
    {
      const int score = sign * get_score (self, i);

      if (alone && !is_in (self, i))
        continue;
      if (score > best)
        winners = 0;
      if (score >= best)
        {
          best = score;
          winners |= 1u << i;
        }
    }

  return winners;
}

/* Reads from the round what it means for the match; where its end was taken
 * back it means nothing yet. */
void
_switch_match_count (SwitchMatch *self)
{
  const gboolean over = switch_game_get_over (self->game);
  const SwitchTable *table = switch_game_get_table (self->game);
  const SwitchRules *rules = table->rules;

  for (guint seat = 0; seat < table->n_seats; seat++)
    switch_player_set_score (switch_game_get_player (self->game, seat),
                             table->score[seat]);
  count_out (self, table);

  self->over = over && (_switch_match_get_n_in (self) < SWITCH_MIN_SEATS ||
                        is_target_reached (self, rules));
  self->winners = self->over ? find_winners (self, rules) : 0;
}

/* Notes who sits where in a round. */
void
_switch_match_take_seats (SwitchMatch *self)
{
  guint seat = 0;

  for (guint i = 0; i < self->players->len; i++)
    {
      if (is_in (self, i))
        self->index_of_seat[seat++] = i;
    }
}

static SwitchPlayer *
find_player_at (SwitchMatch *self,
                guint        seat)
{
  for (guint i = 0; i < self->players->len; i++)
    {
      SwitchPlayer *player = g_ptr_array_index (self->players, i);

      if (switch_player_get_seat (player) == seat)
        return player;
    }

  return NULL;
}

static SwitchPlayer *
find_only_person (SwitchMatch *self)
{
  SwitchPlayer *person = NULL;

  for (guint i = 0; i < self->players->len; i++)
    {
      SwitchPlayer *player = g_ptr_array_index (self->players, i);

      if (!switch_player_is_person (player))
        continue;
      if (person != NULL)
        return NULL;
      person = player;
    }

  return person;
}

/* Seats the players for the next round. The eyes stay with the player at
 * whose seat they were; at first with the only person there is. */
void
_switch_match_seat (SwitchMatch *self)
{
  const SwitchEyesKind kind = switch_eyes_get_kind (self->eyes);
  SwitchPlayer *looker = NULL;
  guint seat = 0;

  if (switch_eyes_get_seat (self->eyes) != SWITCH_SEAT_NONE)
    looker = find_player_at (self, switch_eyes_get_seat (self->eyes));
  if (looker == NULL && self->round <= 1)
    looker = find_only_person (self);

  for (guint i = 0; i < self->players->len; i++)
    switch_player_set_seat (g_ptr_array_index (self->players, i),
                            is_in (self, i) ? seat++ : SWITCH_SEAT_NONE);

  if (looker == NULL)
    return;

  seat = switch_player_get_seat (looker);
  if (kind == SWITCH_EYES_ALL)
    switch_eyes_set (self->eyes, kind, seat);
  else if (seat != SWITCH_SEAT_NONE)
    switch_eyes_set (self->eyes, SWITCH_EYES_SEAT, seat);
  else
    switch_eyes_set (self->eyes, SWITCH_EYES_NOBODY, seat);
}
