/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Laying, and what a turn in which cards were laid leaves behind: section 6
 * of the rules.
 */

#include "switch-round-private.h"

/* What the acting cards of a turn come to. */
typedef struct
{
  guint      draws;
  guint      skips;
  guint      reverses;
  gboolean   again;
  SwitchCard draw_card;
  SwitchCard skip_card;
} Effects;

/* How many of the cards laid last act. */
static guint
get_n_acting (const SwitchTable *table)
{
  const guint8 *discards = table->discards + table->n_discards;
  const guint rank = switch_card_get_rank (discards[-1]);
  guint n = 1;

  if (table->rules->effects == SWITCH_EFFECTS_LAST)
    return 1;
  if (table->rules->effects == SWITCH_EFFECTS_EVERY)
    return table->n_laid;

  while (n < table->n_laid &&
         switch_card_get_rank (discards[-(int) n - 1]) == rank)
    n++;

  return n;
}

static Effects
get_effects (const SwitchTable *table)
{
  const guint n_acting = get_n_acting (table);
  const guint8 *acting = table->discards + table->n_discards - n_acting;
  Effects effects = { .draw_card = SWITCH_CARD_NONE,
                      .skip_card = SWITCH_CARD_NONE };

  for (guint i = 0; i < n_acting; i++)
    {
      const SwitchPowers *powers = &table->rules->card_powers[acting[i]];

      if (powers->flags & SWITCH_POWER_DRAW)
        {
          effects.draws += powers->draw;
          effects.draw_card = acting[i];
        }
      if (powers->flags & SWITCH_POWER_SKIP)
        {
          effects.skips++;
          effects.skip_card = acting[i];
        }
      if (powers->flags & SWITCH_POWER_REVERSE)
        effects.reverses++;
      if (powers->flags & SWITCH_POWER_AGAIN)
        effects.again = TRUE;
    }

  return effects;
}

/* Finds what the turn leaves of the attack that it answered, and draws what
 * its player has to draw for its own cards. Returns the attack left. */
static guint
settle_own_draws (SwitchRound   *round,
                  guint          seat,
                  const Effects *effects,
                  SwitchEvents  *events)
{
  const SwitchTable *table = &round->table;
  const SwitchRules *rules = table->rules;
  const SwitchCard top = switch_table_get_top (table);
  guint attack;

  if (table->pending_kind == SWITCH_PENDING_NONE)
    {
      if (_switch_rules_has (rules, top,
                             SWITCH_POWER_COVER | SWITCH_POWER_COVER_ANY))
        {
          EMIT (.kind = SWITCH_EVENT_UNCOVERED, .seat = (guint8) seat,
                .card = top);
          _switch_round_draw_cards (round, seat, 1, SWITCH_REASON_UNCOVERED,
                                    1, events);
        }
      return effects->draws;
    }

  if (table->pending_kind == SWITCH_PENDING_SKIP)
    return 0;

  attack = _switch_table_get_attack (table);
  if (attack > 0 && _switch_rules_has (rules, top, SWITCH_POWER_CANCEL) &&
      rules->cancel_rest == SWITCH_REST_DRAW)
    {
      _switch_round_draw_cards (round, seat, attack, SWITCH_REASON_REST, 1,
                                events);
      attack = 0;
    }

  return attack;
}

/* Looks whether a player without cards is out. Who stays in draws for it. */
static gboolean
settle_going_out (SwitchRound  *round,
                  guint         seat,
                  SwitchCard    last,
                  SwitchEvents *events)
{
  const SwitchTable *table = &round->table;
  const SwitchRules *rules = table->rules;

  if (table->count[seat] > 0)
    return FALSE;

  if (_switch_rules_has (rules, last, SWITCH_POWER_NO_FINISH))
    {
      EMIT (.kind = SWITCH_EVENT_STAYED_IN, .seat = (guint8) seat,
            .card = last, .reason = SWITCH_REASON_NO_FINISH);
      _switch_round_draw_cards (round, seat, 1, SWITCH_REASON_NO_FINISH, 1,
                                events);
      return FALSE;
    }

  if (rules->call_check == SWITCH_CHECK_ON_FINISH &&
      _switch_rules_calls (rules) && rules->call_penalty > 0 &&
      !table->call_made && !table->call_before)
    {
      EMIT (.kind = SWITCH_EVENT_STAYED_IN, .seat = (guint8) seat,
            .card = last, .reason = SWITCH_REASON_UNCALLED);
      _switch_round_draw_cards (round, seat, rules->call_penalty,
                                SWITCH_REASON_UNCALLED, 1, events);
      return FALSE;
    }

  return TRUE;
}

/* The first out ends the round: nothing more acts, but where points count
 * the next player draws the attack that is left, unanswered. */
static void
end_round (SwitchRound   *round,
           guint          seat,
           guint          attack,
           SwitchCard     card,
           SwitchEvents  *events)
{
  const SwitchTable *table = &round->table;
  const gboolean drawn = attack > 0 && !table->rules->play_on &&
                         table->rules->scoring != SWITCH_SCORING_ROUNDS;
  const guint next = switch_table_next_seat (table, seat, 1);

  EMIT (.kind = SWITCH_EVENT_WENT_OUT, .seat = (guint8) seat,
        .amount = table->n_out + 1);
  EMIT (.kind = SWITCH_EVENT_TURN_OVER, .seat = (guint8) seat);

  if (drawn)
    {
      EMIT (.kind = SWITCH_EVENT_ATTACK, .seat = (guint8) next,
            .card = card, .amount = (gint32) attack);
      _switch_round_draw_attack (round, next, events);
    }

  _switch_round_finish (round, events);
}

/* Skips that nobody may answer: each passes over one player more. */
static void
pass_over (SwitchRound  *round,
           guint         seat,
           guint         n_skips,
           SwitchEvents *events)
{
  for (guint i = 0; i < n_skips; i++)
    {
      seat = switch_table_next_seat (&round->table, seat, 1);
      EMIT (.kind = SWITCH_EVENT_MISSED, .seat = (guint8) seat);
    }

  _switch_round_next (round, seat, events);
}

/* Brings what acts to the next player; @n_in counts a leaver too. */
static void
pass_effects (SwitchRound   *round,
              guint          seat,
              const Effects *effects,
              guint          attack,
              SwitchCard     attack_card,
              guint          n_in,
              SwitchEvents  *events)
{
  const SwitchTable *table = &round->table;
  const SwitchRules *rules = table->rules;
  const guint next = switch_table_next_seat (table, seat, 1);
  const gboolean again =
    effects->again ||
    (effects->reverses > 0 && n_in == 2 &&
     rules->reverse_with_two == SWITCH_REVERSE_AGAIN);
  guint n_skips = effects->skips;

  if (attack > 0)
    _switch_round_attack (round, next, attack, attack_card, events);
  else if (n_skips > 0 && rules->skip_answer)
    {
      if (rules->skip_turns == SWITCH_SKIP_ONE)
        n_skips = 1;
      else if (table->pending_kind == SWITCH_PENDING_SKIP)
        n_skips += table->pending;
      _switch_round_skip (round, next, n_skips, effects->skip_card, events);
    }
  else if (n_skips > 0)
    pass_over (round, seat, n_in == 2 ? 1 : n_skips, events);
  else if (again && switch_table_is_in (table, seat))
    _switch_round_begin_turn (round, seat, events);
  else
    _switch_round_next (round, seat, events);
}

/* Ends a turn in which cards were laid. */
void
_switch_round_end_lay (SwitchRound  *round,
                       SwitchEvents *events)
{
  const SwitchTable *table = &round->table;
  const SwitchPending answered = (SwitchPending) table->pending_kind;
  const guint seat = table->turn;
  const guint n_in = table->n_in;
  const SwitchCard last = switch_table_get_top (table);
  const Effects effects = get_effects (table);
  const SwitchCard card = effects.draw_card != SWITCH_CARD_NONE
                            ? effects.draw_card : table->pending_card;
  const guint attack = settle_own_draws (round, seat, &effects, events);
  const gboolean out = settle_going_out (round, seat, last, events);

  if (out && (!table->rules->play_on || n_in == 2))
    {
      end_round (round, seat, attack, card, events);
      return;
    }

  if (effects.reverses % 2 != 0)
    EMIT (.kind = SWITCH_EVENT_REVERSED, .seat = (guint8) seat,
          .amount = !table->clockwise);

  if (out)
    EMIT (.kind = SWITCH_EVENT_WENT_OUT, .seat = (guint8) seat,
          .amount = table->n_out + 1);
  else
    _switch_round_judge_call (round, seat, events);

  if (answered == SWITCH_PENDING_DRAW && attack == 0)
    EMIT (.kind = SWITCH_EVENT_ATTACK_OVER, .seat = (guint8) seat);

  if (!_switch_round_turn_over (round, seat, events))
    return;

  pass_effects (round, seat, &effects, attack, card, n_in, events);
}

/* Lays one card; the turn ends by itself where nothing can follow. */
void
_switch_round_lay (SwitchRound      *round,
                   const SwitchMove *move,
                   SwitchEvents     *events)
{
  const SwitchTable *table = &round->table;
  const SwitchRules *rules = table->rules;
  const guint seat = move->seat;
  const guint before = table->pending_kind == SWITCH_PENDING_DRAW
                         ? _switch_table_get_attack (table) : 0;
  SwitchLayState lay;

  EMIT (.kind = SWITCH_EVENT_LAID, .seat = (guint8) seat,
        .card = move->card, .suit = move->suit);

  _switch_lay_state_init (&lay, table);
  if (table->pending_kind == SWITCH_PENDING_DRAW &&
      _switch_rules_has (rules, move->card, SWITCH_POWER_CANCEL))
    EMIT (.kind = SWITCH_EVENT_CANCELLED, .seat = (guint8) seat,
          .card = move->card,
          .amount = (gint32) (before - MIN (before, lay.attack)));

  if (_switch_lay_state_limit (table, &lay, &round->own[seat],
                               _switch_lay_state_follow (table, &lay)) == 0)
    _switch_round_end_lay (round, events);
}

/* Section 9: a card is tried that may not be laid. */
void
_switch_round_blunder (SwitchRound  *round,
                       guint         seat,
                       SwitchCard    card,
                       SwitchEvents *events)
{
  const SwitchTable *table = &round->table;
  const guint price = table->rules->blunder;

  EMIT (.kind = SWITCH_EVENT_BLUNDERED, .seat = (guint8) seat, .card = card);

  if (seat != table->turn)
    {
      _switch_round_draw_cards (round, seat, price, SWITCH_REASON_BLUNDER,
                                _switch_round_get_kept (round), events);
      return;
    }

  while (table->n_laid > 0)
    EMIT (.kind = SWITCH_EVENT_TOOK_BACK, .seat = (guint8) seat,
          .card = switch_table_get_top (table));

  _switch_round_draw_cards (round, seat, price, SWITCH_REASON_BLUNDER, 1,
                            events);

  if (table->pending_kind == SWITCH_PENDING_DRAW)
    {
      _switch_round_draw_cards (round, seat, table->pending,
                                SWITCH_REASON_ATTACK, 1, events);
      EMIT (.kind = SWITCH_EVENT_ATTACK_OVER, .seat = (guint8) seat);
    }
  else if (table->pending_kind == SWITCH_PENDING_SKIP)
    _switch_round_stand (round, seat, events);

  _switch_round_judge_call (round, seat, events);
  if (_switch_round_turn_over (round, seat, events))
    _switch_round_next (round, seat, events);
}
