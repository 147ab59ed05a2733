/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Deals what is hidden again and again as it may lie, plays each choice out
 * on the same deals, and drops those that fall behind. So the cards are
 * counted, and what the others lacked is thought of. */

#include "switch-bot-search.h"

#include "switch-bot-playout.h"
#include "switch-bot-private.h"

#include <math.h>

/* Deals between two looks at who falls behind. */
#define BATCH      32
#define MOST_DEALS 4096

/* What a level plays out. An expert does as many as it is given; a skilled
 * player has no head for more. */
#define EXPERT_PLAYOUTS  2000
#define SKILLED_PLAYOUTS 80

/* One deal in so many is made as if nothing were likely, only proved. */
#define DOUBT      8

/* A choice is dropped when the best is ahead by so many standard errors. */
#define AHEAD      2.5

/* A glance counts like so many deals, in which a tenth of a card is worth
 * so much of a win, and no choice falls behind by more than that. */
#define EXPECTED_DEALS 10
#define WORTH_OF_VALUE 0.01
#define MOST_LESS      0.3

typedef struct
{
  const SwitchView *view;
  const SwitchBot  *bot;
  SwitchRandom     *random;
  SwitchBotPolicy   policy;
  guint             n_deals;
  guint             n_playouts;
  guint             n_active;
  guint             active[SWITCH_BOT_MOST_CHOICES];
  double            expected[SWITCH_BOT_MOST_CHOICES];
  float            *results; /* one a deal and choice */
} Search;

static void
play_deal (Search                 *search,
           const SwitchBotChoices *choices)
{
  float *results = search->results +
                   search->n_deals * SWITCH_BOT_MOST_CHOICES;
  const guint seat = search->view->seat;
  SwitchRandom luck;
  SwitchRound deal;

  if (switch_random_below (search->random, DOUBT) != 0)
    switch_view_sample_likely (search->view, search->random, &deal);
  else
    switch_view_sample (search->view, search->random, &deal);

  /* All choices are played out with the same luck. */
  switch_random_init (&luck, switch_random_next (search->random));
  for (guint i = 0; i < search->n_active; i++)
    {
      SwitchRandom random = luck;
      const SwitchMovePlan *plan =
        &choices->choices[search->active[i]].plan;
      SwitchRound round = deal;

      for (guint j = 0; j < plan->n_moves; j++)
        if (!switch_round_apply (&round, &plan->moves[j], NULL, NULL))
          break;
      results[search->active[i]] =
        _switch_bot_playout (&search->policy, &round, seat, &random);
    }

  search->n_deals++;
  search->n_playouts += search->n_active;
}

/* What is expected of the choices at a glance counts like some deals. */
static void
expect (Search                 *search,
        const SwitchBotChoices *choices)
{
  int most = G_MININT;

  for (guint i = 0; i < choices->n_choices; i++)
    most = MAX (most, choices->choices[i].value);
  for (guint i = 0; i < choices->n_choices; i++)
    {
      const double less = (most - choices->choices[i].value) / SWITCH_BOT_FINE;

      search->expected[i] = -EXPECTED_DEALS *
                            MIN (less * WORTH_OF_VALUE, MOST_LESS);
    }
}

static double
get_sum (const Search *search,
         guint         choice)
{
  double sum = search->expected[choice];

  for (guint i = 0; i < search->n_deals; i++)
    sum += (double) search->results[i * SWITCH_BOT_MOST_CHOICES + choice];

  return sum;
}

/* Whether @best is ahead of @other beyond doubt. */
static gboolean
is_ahead (const Search *search,
          guint         best,
          guint         other)
{
  const double n = search->n_deals;
  double sum = 0, squares = 0;

  /* The deals alone decide on who is dropped. */
  for (guint i = 0; i < search->n_deals; i++)
    {
      const float *results = search->results + i * SWITCH_BOT_MOST_CHOICES;
      const double lead = (double) (results[best] - results[other]);

      sum += lead;
      squares += lead * lead;
    }

  return sum > AHEAD * sqrt (MAX (squares - sum * sum / n, 0.25));
}

static guint
get_best (const Search *search)
{
  guint best = search->active[0];
  double most = -G_MAXDOUBLE;

  for (guint i = 0; i < search->n_active; i++)
    {
      const double sum = get_sum (search, search->active[i]);

      if (sum > most)
        {
          most = sum;
          best = search->active[i];
        }
    }

  return best;
}

static void
drop_behind (Search *search)
{
  const guint best = get_best (search);
  guint n = 0;

  for (guint i = 0; i < search->n_active; i++)
    if (search->active[i] == best ||
        !is_ahead (search, best, search->active[i]))
      search->active[n++] = search->active[i];
  search->n_active = n;
}

/* With few playouts not even every choice can be played out once. */
static void
drop_unlikeliest (Search                 *search,
                  const SwitchBotChoices *choices)
{
  guint least = 0;

  for (guint i = 1; i < search->n_active; i++)
    if (choices->choices[search->active[i]].value <
        choices->choices[search->active[least]].value)
      least = i;

  search->active[least] = search->active[--search->n_active];
}

static gboolean
is_stopped (const Search *search)
{
  return search->bot->stop != NULL &&
         search->bot->stop (search->bot->stop_data);
}

static guint
get_most_playouts (const SwitchBot *bot)
{
  if (bot->level == SWITCH_BOT_EXPERT)
    return bot->playouts != 0 ? bot->playouts : EXPERT_PLAYOUTS;

  return bot->playouts != 0 ? MIN (bot->playouts, SKILLED_PLAYOUTS)
                            : SKILLED_PLAYOUTS;
}

/**
 * _switch_bot_search:
 * @view: what a seat can see
 * @bot: who thinks
 * @random: its random numbers
 * @choices: what it may do, at least one
 * @n_playouts: (out) (optional): how often a round was played out
 *
 * Plays the choices out until one is the best beyond doubt, or the playouts
 * or the time are used up.
 *
 * Returns: the best of them
 */
const SwitchBotChoice *
_switch_bot_search (const SwitchView       *view,
                    const SwitchBot        *bot,
                    SwitchRandom           *random,
                    const SwitchBotChoices *choices,
                    guint                  *n_playouts)
{
  const guint most = get_most_playouts (bot);
  g_autofree float *results = NULL;
  Search search = { .view = view, .bot = bot, .random = random };
  gboolean stopped = FALSE;

  g_assert (choices->n_choices > 0);
  if (n_playouts != NULL)
    *n_playouts = 0;
  if (choices->n_choices == 1)
    return &choices->choices[0];

  results = g_new (float, MOST_DEALS * SWITCH_BOT_MOST_CHOICES);
  search.results = results;
  _switch_bot_policy_init (&search.policy, &view->table);
  expect (&search, choices);
  for (guint i = 0; i < choices->n_choices; i++)
    search.active[search.n_active++] = i;
  while (search.n_active > most)
    drop_unlikeliest (&search, choices);

  while (search.n_active > 1 && search.n_playouts < most &&
         search.n_deals < MOST_DEALS && !stopped)
    {
      play_deal (&search, choices);
      stopped = is_stopped (&search);
      if (search.n_deals % BATCH == 0)
        drop_behind (&search);
    }

  if (n_playouts != NULL)
    *n_playouts = search.n_playouts;
  return &choices->choices[get_best (&search)];
}
