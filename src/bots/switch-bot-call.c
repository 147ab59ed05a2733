/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "switch-bot-private.h"

/* Whether somebody speaks up, and how soon: people forget, and notice late.
 * The better the level the less of both. */

typedef struct
{
  guint forgets;        /* percent of calls not made in time */
  guint remembers;      /* percent of those made late */
  guint catches;        /* percent of the others' that are noticed */
  guint delay;          /* the least time to notice, in milliseconds */
  guint spread;
} Attention;

static const Attention attentions[SWITCH_N_BOT_LEVELS] = {
  [SWITCH_BOT_NOVICE]  = { 40, 30, 25, 1600, 1600 },
  [SWITCH_BOT_CASUAL]  = { 15, 50, 50, 1000, 1400 },
  [SWITCH_BOT_SKILLED] = { 5, 80, 75, 700, 1000 },
  [SWITCH_BOT_EXPERT]  = { 1, 95, 92, 500, 700 },
};

static gboolean
happens (SwitchRandom *random,
         guint         percent)
{
  return switch_random_below (random, 100) < percent;
}

/* Whether a player of this level forgets a call that it should make. */
gboolean
_switch_bot_forgets_call (SwitchBotLevel  level,
                          SwitchRandom   *random)
{
  return happens (random, attentions[level].forgets);
}

/* Whether it is for this seat to call now that its turn is over. */
static gboolean
should_call (const SwitchTable *table,
             guint              seat)
{
  return table->late_seat == seat &&
         (table->due_seat == seat || table->count[seat] == 1) &&
         switch_table_may_call (table, seat);
}

static gboolean
should_catch (const SwitchTable *table,
              guint              seat)
{
  const guint target = table->due_seat;

  return target < table->n_seats && target != seat &&
         switch_table_is_open (table, target) &&
         switch_table_may_catch (table, seat, target);
}

/**
 * switch_bot_interject:
 * @view: what a seat can see
 * @bot: who thinks
 * @random: its random numbers
 * @move: (out): the call or the catch
 * @delay_ms: (out): how long it takes to notice, in milliseconds
 *
 * Asks a bot, after a turn, whether it calls late or catches somebody. It
 * never does so in error.
 *
 * Returns: whether it does
 */
gboolean
switch_bot_interject (const SwitchView *view,
                      const SwitchBot  *bot,
                      SwitchRandom     *random,
                      SwitchMove       *move,
                      guint            *delay_ms)
{
  const Attention *attention;
  const SwitchTable *table;

  g_return_val_if_fail (view != NULL, FALSE);
  g_return_val_if_fail (bot != NULL, FALSE);
  g_return_val_if_fail (bot->level < SWITCH_N_BOT_LEVELS, FALSE);
  g_return_val_if_fail (random != NULL, FALSE);
  g_return_val_if_fail (move != NULL && delay_ms != NULL, FALSE);

  attention = &attentions[bot->level];
  table = &view->table;
  *delay_ms = attention->delay +
              (guint) switch_random_below (random, attention->spread);

  if (should_call (table, view->seat))
    {
      *move = switch_move_simple (SWITCH_MOVE_CALL, view->seat);
      return happens (random, attention->remembers);
    }

  if (should_catch (table, view->seat))
    {
      *move = switch_move_catch (view->seat, table->due_seat);
      return happens (random, attention->catches);
    }

  return FALSE;
}
