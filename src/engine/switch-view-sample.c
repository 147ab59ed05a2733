/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Dealing out what is hidden in a way that agrees with all that was seen. */

#include "switch-view-private.h"

/* How often a deal is mended before it is dealt anew, and how often it is
 * dealt anew. */
#define MOST_MENDS 200
#define MOST_DEALS 50

/* Where a card lies that is being dealt: with a rival, or in the stock. */
#define IN_STOCK SWITCH_MAX_SEATS

typedef enum { SLOT_FREE, SLOT_OLD, SLOT_FRESH } SlotKind;

typedef struct
{
  const SwitchView *view;
  SwitchRandom     *random;
  gboolean          likely;     /* what is likely counts too */
  guint             n_slots;
  guint8            owner[SWITCH_MAX_PACK];
  guint8            kind[SWITCH_MAX_PACK];
  guint8            card[SWITCH_MAX_PACK];
  guint8            origin[SWITCH_MAX_PACK]; /* a kind of slot: the card's */
  guint             drawn;      /* the slot of the card drawn just now */
  SwitchCards       held[SWITCH_MAX_SEATS]; /* what each rival is dealt */
} Deal;

static guint
below (SwitchRandom *random,
       guint         n)
{
  return (guint) switch_random_below (random, n);
}

static void
add_slots (Deal     *deal,
           guint     owner,
           SlotKind  kind,
           guint     n_slots)
{
  for (guint i = 0; i < n_slots; i++)
    {
      deal->owner[deal->n_slots] = (guint8) owner;
      deal->kind[deal->n_slots++] = (guint8) kind;
    }
}

static guint
subtract (guint a,
          guint b)
{
  return a > b ? a - b : 0;
}

static void
collect_slots (Deal *deal)
{
  const SwitchView *view = deal->view;
  const SwitchTable *table = &view->table;
  const SwitchKnowledge *knowledge = &view->knowledge;

  for (guint i = 0; i < table->n_seats; i++)
    {
      guint n, n_old, n_fresh;

      if (i == view->seat)
        continue;

      n = table->count[i] - switch_cards_count (&knowledge->shown[i]);
      n_old = MIN (n, subtract (n, knowledge->fresh[i]));
      n_fresh = MIN (n - n_old, subtract (n, knowledge->old[i]));
      add_slots (deal, i, SLOT_OLD, n_old);
      add_slots (deal, i, SLOT_FRESH, n_fresh);
      add_slots (deal, i, SLOT_FREE, n - n_old - n_fresh);
    }

  add_slots (deal, IN_STOCK, SLOT_FRESH, table->n_stock - table->n_under);
}

/* Sorts the unseen cards by where they can be: first those of which a copy
 * must have stayed in a hand, then those from the stock, then the others. */
static guint
collect_cards (const Deal *deal,
               guint8     *cards,
               guint      *n_old,
               guint      *n_fresh)
{
  const SwitchKnowledge *knowledge = &deal->view->knowledge;
  const SwitchCards unseen = switch_view_get_unseen (deal->view);
  const SwitchCards old = _switch_cards_subtract (unseen,
                                                  knowledge->stock_pool);
  const SwitchCards fresh = _switch_cards_subtract (unseen,
                                                    knowledge->hand_pool);
  const SwitchCards both =
    _switch_cards_subtract (_switch_cards_subtract (unseen, old), fresh);

  *n_old = switch_cards_to_array (&old, cards);
  *n_fresh = switch_cards_to_array (&fresh, cards + *n_old);

  return *n_old + *n_fresh +
         switch_cards_to_array (&both, cards + *n_old + *n_fresh);
}

/* Fills the slots of @kind, and what is over into free ones. Slots come in
 * a random order; a filled one has its card set. */
static void
fill (Deal         *deal,
      const guint8 *cards,
      guint         n_cards,
      SlotKind      kind)
{
  const SlotKind kinds[] = { kind, SLOT_FREE, SLOT_OLD, SLOT_FRESH };

  for (guint pass = 0; pass < G_N_ELEMENTS (kinds) && n_cards > 0; pass++)
    for (guint i = 0; i < deal->n_slots && n_cards > 0; i++)
      if (deal->kind[i] == kinds[pass] && deal->card[i] == SWITCH_CARD_NONE)
        {
          deal->card[i] = cards[--n_cards];
          deal->origin[i] = (guint8) kind;
        }
}

static void
deal_cards (Deal         *deal,
            const guint8 *sorted,
            guint         n_old,
            guint         n_fresh,
            guint         n_cards)
{
  guint8 cards[SWITCH_MAX_PACK];

  memcpy (cards, sorted, n_cards);
  memset (deal->card, SWITCH_CARD_NONE, sizeof deal->card);
  switch_random_shuffle (deal->random, cards, n_old);
  switch_random_shuffle (deal->random, cards + n_old, n_fresh);
  switch_random_shuffle (deal->random, cards + n_old + n_fresh,
                         n_cards - n_old - n_fresh);

  fill (deal, cards, n_old, SLOT_OLD);
  fill (deal, cards + n_old, n_fresh, SLOT_FRESH);
  fill (deal, cards + n_old + n_fresh, n_cards - n_old - n_fresh, SLOT_FREE);
}

/* Wants */

static inline guint
count_hits (const Deal       *deal,
            guint             seat,
            const SwitchWant *want)
{
  const SwitchCards *held = &deal->held[seat];

  return switch_mask_count (held->once & want->mask) +
         switch_mask_count (held->twice & want->mask);
}

static void
collect_held (Deal *deal)
{
  memset (deal->held, 0, sizeof deal->held);
  for (guint i = 0; i < deal->n_slots; i++)
    if (deal->owner[i] != IN_STOCK)
      switch_cards_add (&deal->held[deal->owner[i]], deal->card[i]);
}

/* A want of @seat that the deal denies, or %NULL. */
static const SwitchWant *
find_denied (const Deal *deal,
             guint       seat)
{
  const SwitchKnowledge *knowledge = &deal->view->knowledge;

  for (guint i = 0; i < knowledge->n_wants[seat]; i++)
    {
      const SwitchWant *want = &knowledge->wants[seat][i];

      if (count_hits (deal, seat, want) > want->allowed)
        return want;
    }

  return NULL;
}

/* Whether @slot may hold the card that lies in @other now. */
static gboolean
may_hold (const Deal *deal,
          guint       slot,
          guint       other)
{
  return deal->kind[slot] == SLOT_FREE || deal->origin[other] == SLOT_FREE ||
         deal->kind[slot] == deal->origin[other];
}

static void
replace (Deal       *deal,
         guint       owner,
         SwitchCard  card,
         SwitchCard  by)
{
  if (owner != IN_STOCK)
    {
      switch_cards_remove (&deal->held[owner], card);
      switch_cards_add (&deal->held[owner], by);
    }
}

static void
swap (Deal  *deal,
      guint  a,
      guint  b)
{
  const guint8 card = deal->card[a];
  const guint8 origin = deal->origin[a];

  if (deal->owner[a] != deal->owner[b])
    {
      replace (deal, deal->owner[a], card, deal->card[b]);
      replace (deal, deal->owner[b], deal->card[b], card);
    }

  deal->card[a] = deal->card[b];
  deal->card[b] = card;
  deal->origin[a] = deal->origin[b];
  deal->origin[b] = origin;
}

/* One of the cards of @seat that are in @want, each as likely. */
static guint
pick_hit (const Deal       *deal,
          guint             seat,
          const SwitchWant *want)
{
  guint n_hits = 0;
  guint hit = 0;

  for (guint i = 0; i < deal->n_slots; i++)
    if (deal->owner[i] == seat && i != deal->drawn &&
        (want->mask & SWITCH_CARD_BIT (deal->card[i])) != 0 &&
        below (deal->random, ++n_hits) == 0)
      hit = i;

  return hit;
}

/* By how many cards the wants of @seat are denied. */
static guint
get_excess (const Deal *deal,
            guint       seat)
{
  const SwitchKnowledge *knowledge = &deal->view->knowledge;
  guint excess = 0;

  if (seat == IN_STOCK)
    return 0;

  for (guint i = 0; i < knowledge->n_wants[seat]; i++)
    {
      const SwitchWant *want = &knowledge->wants[seat][i];

      excess += subtract (count_hits (deal, seat, want), want->allowed);
    }

  return excess;
}

/* Swaps one card of a denied want with the card that denies least then, or
 * once in a while with any, so that the search does not run in a circle. */
static void
mend (Deal             *deal,
      guint             seat,
      const SwitchWant *want)
{
  const guint from = pick_hit (deal, seat, want);
  const guint start = below (deal->random, deal->n_slots);
  const gboolean any = below (deal->random, 4) == 0;
  guint least = G_MAXUINT;
  guint best = from;

  for (guint i = 0; i < deal->n_slots && least > 0; i++)
    {
      const guint to = (start + i) % deal->n_slots;
      const guint owner = deal->owner[to];
      guint excess;

      if (owner == seat || to == deal->drawn ||
          !may_hold (deal, to, from) || !may_hold (deal, from, to))
        continue;

      excess = get_excess (deal, owner);
      swap (deal, from, to);
      excess = get_excess (deal, seat) +
               subtract (get_excess (deal, owner), excess);
      swap (deal, from, to);

      if (excess < least)
        {
          least = excess;
          best = to;
        }
      if (any)
        break;
    }

  swap (deal, from, best);
}

/* Returns whether no want is denied any more. */
static gboolean
mend_all (Deal *deal)
{
  const guint n_seats = deal->view->table.n_seats;

  for (guint n = 0; n < MOST_MENDS; n++)
    {
      const SwitchWant *denied = NULL;
      guint seat = 0;

      while (seat < n_seats &&
             (denied = find_denied (deal, seat)) == NULL)
        seat++;
      if (denied == NULL)
        return TRUE;

      mend (deal, seat, denied);
    }

  return FALSE;
}

/* Whether @owner may hold @card as well, by all that it lacks. */
static gboolean
may_gain (const Deal *deal,
          guint       owner,
          SwitchCard  card)
{
  const SwitchKnowledge *knowledge = &deal->view->knowledge;
  const SwitchCardMask bit = SWITCH_CARD_BIT (card);

  if (owner == IN_STOCK)
    return TRUE;

  for (guint i = 0; i < knowledge->n_wants[owner]; i++)
    {
      const SwitchWant *want = &knowledge->wants[owner][i];

      if ((want->mask & bit) != 0 &&
          count_hits (deal, owner, want) >= want->allowed)
        return FALSE;
    }
  for (guint i = 0; deal->likely && i < knowledge->n_doubts[owner]; i++)
    {
      const SwitchWant *doubt = &knowledge->doubts[owner][i];

      if ((doubt->mask & bit) != 0 &&
          count_hits (deal, owner, doubt) >= doubt->allowed)
        return FALSE;
    }

  return TRUE;
}

/* Swaps the cards that @seat should not have for others of which it may
 * have any number, as far as that is simple. */
static void
settle (Deal             *deal,
        guint             seat,
        const SwitchWant *want,
        SwitchCardMask    lacks)
{
  for (guint n = subtract (count_hits (deal, seat, want), want->allowed);
       n > 0; n--)
    {
      const guint from = pick_hit (deal, seat, want);
      guint to = below (deal->random, deal->n_slots);

      for (guint i = 0; i < deal->n_slots; i++)
        {
          if (deal->owner[to] != seat && to != deal->drawn &&
              (lacks & SWITCH_CARD_BIT (deal->card[to])) == 0 &&
              may_hold (deal, to, from) && may_hold (deal, from, to) &&
              may_gain (deal, deal->owner[to], deal->card[from]))
            {
              swap (deal, from, to);
              break;
            }
          to = to + 1 == deal->n_slots ? 0 : to + 1;
        }
    }
}

/* Settles what all rivals lack, proved, and likely if asked for. */
static void
settle_all (Deal *deal)
{
  const SwitchKnowledge *knowledge = &deal->view->knowledge;

  for (guint seat = 0; seat < deal->view->table.n_seats; seat++)
    {
      const guint n_wants = knowledge->n_wants[seat];
      const guint n_doubts = deal->likely ? knowledge->n_doubts[seat] : 0;
      SwitchCardMask lacks = 0;

      for (guint i = 0; i < n_wants; i++)
        lacks |= knowledge->wants[seat][i].mask;
      for (guint i = 0; i < n_doubts; i++)
        lacks |= knowledge->doubts[seat][i].mask;

      for (guint i = 0; i < n_wants; i++)
        settle (deal, seat, &knowledge->wants[seat][i], lacks);
      for (guint i = 0; i < n_doubts; i++)
        settle (deal, seat, &knowledge->doubts[seat][i], lacks);
    }
}

/* Who may lay the card drawn just now drew one that fits: puts such a card
 * into one of the slots of @seat, where it stays. */
static void
place_drawn (Deal  *deal,
             guint  seat)
{
  const SwitchView *view = deal->view;
  const SwitchCardMask fitting = _switch_table_first (&view->table);
  const guint start = below (deal->random, deal->n_slots);
  guint slot = 0;

  deal->drawn = G_MAXUINT;
  if ((view->knowledge.shown[seat].once & fitting) != 0)
    return;

  while (slot < deal->n_slots &&
         (deal->owner[slot] != seat || deal->kind[slot] == SLOT_OLD))
    slot++;
  if (slot == deal->n_slots)
    return;

  for (guint i = 0; i < deal->n_slots; i++)
    {
      const guint from = (start + i) % deal->n_slots;

      if ((fitting & SWITCH_CARD_BIT (deal->card[from])) != 0 &&
          may_hold (deal, slot, from) && may_hold (deal, from, slot))
        {
          swap (deal, slot, from);
          deal->drawn = slot;
          return;
        }
    }
}

static SwitchCard
find_drawn (const SwitchView  *view,
            const Deal        *deal,
            const SwitchOwn   *own)
{
  const SwitchCardMask fitting = own->cards.once &
                                 _switch_table_first (&view->table);

  if (deal->drawn != G_MAXUINT)
    return deal->card[deal->drawn];

  return switch_mask_first (fitting != 0 ? fitting : own->cards.once);
}

static void
fill_round (const SwitchView *view,
            const Deal       *deal,
            SwitchRound      *round)
{
  const SwitchTable *table = &view->table;
  const SwitchKnowledge *knowledge = &view->knowledge;
  const guint turn = table->turn;
  guint8 *stock = round->stock + table->n_under;

  round->table = *table;
  for (guint i = 0; i < table->n_seats; i++)
    {
      switch_own_init (&round->own[i]);
      round->own[i].cards = knowledge->shown[i];
    }
  round->own[view->seat] = view->own;

  for (guint i = 0; i < deal->n_slots; i++)
    if (deal->owner[i] != IN_STOCK)
      switch_cards_add (&round->own[deal->owner[i]].cards, deal->card[i]);

  if (turn < table->n_seats && turn != view->seat)
    {
      if (table->phase == SWITCH_PHASE_DREW)
        round->own[turn].drawn = find_drawn (view, deal, &round->own[turn]);
      if (table->call_missing)
        round->own[turn].barred =
          switch_mask_first (round->own[turn].cards.once);
    }

  memcpy (round->stock, knowledge->under, table->n_under);
  for (guint i = 0; i < deal->n_slots; i++)
    if (deal->owner[i] == IN_STOCK)
      *stock++ = deal->card[i];
  switch_random_init (&round->random, switch_random_next (deal->random));
  round->shuffles = NULL;
}

static void
sample (const SwitchView *view,
        SwitchRandom     *random,
        gboolean          likely,
        SwitchRound      *round)
{
  Deal deal = { .view = view, .random = random, .likely = likely,
                .drawn = G_MAXUINT };
  const guint turn = view->table.turn;
  guint8 cards[SWITCH_MAX_PACK];
  guint n_old, n_fresh, n_cards;

  collect_slots (&deal);
  n_cards = collect_cards (&deal, cards, &n_old, &n_fresh);
  g_assert (n_cards == deal.n_slots);

  for (guint n = 0; n < MOST_DEALS; n++)
    {
      deal_cards (&deal, cards, n_old, n_fresh, n_cards);
      collect_held (&deal);
      if (view->table.phase == SWITCH_PHASE_DREW && turn != view->seat)
        place_drawn (&deal, turn);
      settle_all (&deal);
      if (mend_all (&deal))
        break;
    }

  fill_round (view, &deal, round);
}

/**
 * switch_view_sample:
 * @view: a view
 * @random: a generator
 * @round: (out): a round
 *
 * Deals the unseen cards at random in a way that agrees with all that was
 * seen: cards known to be in a hand or under the stock, what can have come
 * from the stock since a reshuffle, and what draws have proved. Nothing is
 * allocated.
 */
void
switch_view_sample (const SwitchView *view,
                    SwitchRandom     *random,
                    SwitchRound      *round)
{
  g_return_if_fail (view != NULL && random != NULL && round != NULL);

  sample (view, random, FALSE, round);
}

/**
 * switch_view_sample_likely:
 * @view: a view
 * @random: a generator
 * @round: (out): a round
 *
 * The same, and as far as it can be as the rivals' play makes it likely: who
 * drew will not have held a card that fitted.
 */
void
switch_view_sample_likely (const SwitchView *view,
                           SwitchRandom     *random,
                           SwitchRound      *round)
{
  g_return_if_fail (view != NULL && random != NULL && round != NULL);

  sample (view, random, TRUE, round);
}
