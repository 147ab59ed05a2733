/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "switch-bot-private.h"
#include "switch-bot-turn.h"

/* A bot looks one turn ahead: it tries every way of playing its turn on a
 * round dealt in agreement with what it has seen, and takes the one after
 * which it likes the table best. What lies hidden in that round does not
 * matter, since only what is public afterwards, and the hand kept, counts;
 * and all rules are the engine's. */

/* Lays looked at; long chains are looked at only so far. */
#define MOST_LAYS 2500

typedef struct
{
  const SwitchView  *view;
  SwitchBotLevel     level;
  SwitchBotTemper    temper;
  SwitchRandom      *random;
  const SwitchRound *start;
  guint              seat;
  guint64            mood;

  guint              n_lays;
  guint              most_lays;
  SwitchMovePlan     path;
  SwitchBotChoices  *choices;
} Search;

/* How far the judgement of a level goes astray, in fortieths of a card; the
 * best only toss a coin where two ways are as good. */
static const guint errors[SWITCH_N_BOT_LEVELS] = { 110, 45, 1, 1 };

/* How a plan strikes a player, from one end of its errors to the other. The
 * same way of playing strikes it the same, with a call or without. */
static int
get_error (const Search *search)
{
  const guint error = errors[search->level];
  guint64 hash = search->mood;

  for (guint i = 0; i < search->path.n_moves; i++)
    {
      const SwitchMove *move = &search->path.moves[i];

      if (move->kind != SWITCH_MOVE_CALL)
        {
          hash ^= (guint64) move->kind << 16 | (guint64) move->card << 8 |
                  move->suit;
          hash *= G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
          hash ^= hash >> 29;
        }
    }

  return (int) (hash % (2 * error + 1)) - (int) error;
}

static guint64
mix (guint64 hash,
     guint64 value)
{
  hash = (hash ^ value) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  return hash ^ hash >> 31;
}

/* What there is to tell two ends of a turn apart, calls left out. */
static guint64
get_key (const Search      *search,
         const SwitchRound *after)
{
  const SwitchTable *table = &after->table;
  const SwitchCards *hand = &after->own[search->seat].cards;
  const SwitchMove *last = &search->path.moves[search->path.n_moves - 1];
  guint64 key = mix (last->kind == SWITCH_MOVE_DRAW, table->turn);

  key = mix (key, switch_table_get_top (table) |
                  (guint64) switch_table_get_suit (table) << 8 |
                  (guint64) table->pending << 16 |
                  (guint64) table->pending_kind << 32 |
                  (guint64) table->clockwise << 40);
  if (last->kind == SWITCH_MOVE_DRAW)
    return key;

  return mix (mix (key, hand->once), hand->twice);
}

/* Keeps the plan found just now if it is one of the best. */
static void
consider (Search            *search,
          const SwitchRound *after,
          int                value)
{
  SwitchBotChoices *choices = search->choices;
  const guint64 key = get_key (search, after);
  SwitchBotChoice *place = NULL;
  guint i = 0;

  if (search->level >= SWITCH_BOT_SKILLED)
    value += _switch_bot_value_of_reading (search->view, after);
  if (search->path.moves[search->path.n_moves - 1].kind != SWITCH_MOVE_DRAW)
    value += _switch_bot_value_of_temper (search->temper, after,
                                          search->seat);
  value = SWITCH_BOT_FINE * value + get_error (search);
  while (i < choices->n_choices && choices->choices[i].key != key)
    i++;

  if (i < choices->n_choices)
    place = &choices->choices[i];
  else if (choices->n_choices < SWITCH_BOT_MOST_CHOICES)
    {
      place = &choices->choices[choices->n_choices++];
      place->value = G_MININT;
    }
  else
    {
      place = &choices->choices[0];
      for (i = 1; i < choices->n_choices; i++)
        if (choices->choices[i].value < place->value)
          place = &choices->choices[i];
    }

  if (value > place->value)
    {
      place->plan = search->path;
      place->value = value;
      place->key = key;
    }
}

static gboolean
is_same_turn (const Search      *search,
              const SwitchRound *round)
{
  return !switch_round_is_over (round) &&
         round->table.turn == search->seat &&
         round->table.turns_ended == search->start->table.turns_ended;
}

static void search_turn (Search            *search,
                         const SwitchRound *round);

static void
try_move (Search            *search,
          const SwitchRound *round,
          const SwitchMove  *move)
{
  SwitchMovePlan *path = &search->path;
  SwitchRound after = *round;

  if (path->n_moves == SWITCH_MAX_PLAN ||
      !switch_round_apply (&after, move, NULL, NULL))
    return;

  path->moves[path->n_moves++] = *move;
  if (move->kind == SWITCH_MOVE_DRAW)
    consider (search, &after,
              _switch_bot_value_of_drawing (round, &after, search->seat));
  else if (is_same_turn (search, &after))
    search_turn (search, &after);
  else
    consider (search, &after,
              _switch_bot_value_of_round (search->start, &after,
                                          search->seat));
  path->n_moves--;
}

static void
try_lay (Search            *search,
         const SwitchRound *round,
         SwitchCard         card,
         SwitchSuit         suit)
{
  const SwitchMove move = switch_move_lay (search->seat, card, suit);

  if (search->n_lays >= search->most_lays)
    return;

  search->n_lays++;
  try_move (search, round, &move);
}

/* Names the suits that are left in the hand without @card, or any one. */
static void
try_suits (Search            *search,
           const SwitchRound *round,
           SwitchCard         card)
{
  SwitchCards hand = round->own[search->seat].cards;
  gboolean held[SWITCH_N_SUITS + 1] = { FALSE };
  gboolean any = FALSE;

  switch_cards_remove (&hand, card);
  for (SwitchCardMask rest = hand.once; rest != 0; rest &= rest - 1)
    held[switch_card_get_suit (switch_mask_first (rest))] = TRUE;

  for (guint suit = 0; suit < SWITCH_N_SUITS; suit++)
    {
      if (held[suit])
        try_lay (search, round, card, (SwitchSuit) suit);
      any |= held[suit];
    }

  if (!any)
    try_lay (search, round, card,
             (SwitchSuit) switch_random_below (search->random,
                                               SWITCH_N_SUITS));
}

static void
try_card (Search            *search,
          const SwitchRound *round,
          const SwitchLegal *legal,
          SwitchCard         card)
{
  if (legal->bare & SWITCH_CARD_BIT (card))
    try_lay (search, round, card, SWITCH_SUIT_NONE);
  if (legal->named & SWITCH_CARD_BIT (card))
    try_suits (search, round, card);
}

/* Tries all that may be done now, and all that may follow in this turn. */
static void
search_turn (Search            *search,
             const SwitchRound *round)
{
  SwitchMove move;
  SwitchLegal legal;

  switch_table_legal (&round->table, &round->own[search->seat], &legal);

  if (legal.end)
    {
      move = switch_move_simple (SWITCH_MOVE_END, search->seat);
      try_move (search, round, &move);
    }
  if (legal.draw)
    {
      move = switch_move_simple (SWITCH_MOVE_DRAW, search->seat);
      try_move (search, round, &move);
    }

  for (SwitchCardMask rest = legal.bare | legal.named; rest != 0;
       rest &= rest - 1)
    try_card (search, round, &legal, switch_mask_first (rest));
}

/* The same with every first card given its share of the search, so that a
 * hand full of chains does not forget its last cards. */
static void
search_first (Search            *search,
              const SwitchRound *round)
{
  SwitchLegal legal;
  SwitchLegal one = { 0 };
  guint n_cards;

  switch_table_legal (&round->table, &round->own[search->seat], &legal);
  n_cards = switch_mask_count (legal.bare | legal.named);

  search->most_lays = 0;
  search_turn (search, round);

  for (SwitchCardMask rest = legal.bare | legal.named; rest != 0;
       rest &= rest - 1)
    {
      const SwitchCard card = switch_mask_first (rest);

      one.bare = legal.bare & SWITCH_CARD_BIT (card);
      one.named = legal.named & SWITCH_CARD_BIT (card);
      search->n_lays = 0;
      search->most_lays = MAX (MOST_LAYS / n_cards, 8);
      try_card (search, round, &one, card);
    }
}

/* The same once more, with the last-card call made first: it is made where
 * it leads to something better than silence does. */
static void
search_with_call (Search            *search,
                  const SwitchRound *round)
{
  const SwitchMove call = switch_move_simple (SWITCH_MOVE_CALL, search->seat);
  SwitchRound after = *round;

  if (!switch_table_may_call (&round->table, search->seat) ||
      !switch_round_apply (&after, &call, NULL, NULL) ||
      !is_same_turn (search, &after))
    return;

  search->path.moves[search->path.n_moves++] = call;
  search_first (search, &after);
  search->path.n_moves--;
}

/* Whether the hand is small enough for a call to be on one's mind: a turn
 * may lay many cards, but nobody begins to count at once. */
static gboolean
thinks_of_call (const SwitchRound *round,
                guint              seat)
{
  return round->table.rules->last_call != SWITCH_CALL_OFF &&
         round->table.count[seat] <= 10;
}

/**
 * _switch_bot_find_choices:
 * @view: what a seat can see, while it is that seat's turn
 * @bot: who thinks
 * @forgets: whether it does not think of calling
 * @random: its random numbers
 * @choices: (out): what it may do
 *
 * Tries every way of playing the turn, and keeps those that look best.
 */
void
_switch_bot_find_choices (const SwitchView *view,
                          const SwitchBot  *bot,
                          gboolean          forgets,
                          SwitchRandom     *random,
                          SwitchBotChoices *choices)
{
  SwitchRound round;
  Search search = { 0 };

  choices->n_choices = 0;
  switch_view_sample (view, random, &round);
  search.view = view;
  search.level = bot->level;
  search.temper = bot->temper;
  search.random = random;
  search.start = &round;
  search.seat = view->seat;
  search.mood = switch_random_next (random);
  search.choices = choices;

  search_first (&search, &round);
  if (thinks_of_call (&round, search.seat) && !forgets)
    search_with_call (&search, &round);
}
