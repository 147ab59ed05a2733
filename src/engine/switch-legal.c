/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The only code that decides what may be laid: sections 5 and 6 of the
 * rules. It works on masks, from what a seat may know.
 */

#include "switch-table-private.h"

static const SwitchCardMask jokers =
  G_GUINT64_CONSTANT (3) << SWITCH_CARD_RED_JOKER;

static inline SwitchCardMask
get_wild (const SwitchRules *rules)
{
  return SWITCH_RULES_MASK (rules, SWITCH_POWER_ANY_TIME);
}

/* Wild cards may be laid on any card of a lay, and go on as named. */
static inline gboolean
goes_on_as_named (const SwitchRules *rules)
{
  return rules->after_wild == SWITCH_AFTER_WILD_NAMED &&
         rules->lay != SWITCH_LAY_ONE;
}

void
_switch_lay_state_init (SwitchLayState    *lay,
                        const SwitchTable *table)
{
  lay->top = switch_table_get_top (table);
  lay->suit = table->suit;
  lay->run = table->run;
  lay->freed = table->freed;
  lay->n_laid = table->n_laid;
  lay->left = table->turn < SWITCH_MAX_SEATS ? table->count[table->turn] : 0;
  lay->attack = table->pending_kind == SWITCH_PENDING_DRAW
                  ? (guint16) _switch_table_get_attack (table) : 0;
}

/* What answers what is pending. */
static SwitchCardMask
get_answers (const SwitchTable *table)
{
  const SwitchRules *rules = table->rules;

  if (table->pending_kind == SWITCH_PENDING_DRAW)
    return rules->answers[table->pending_card];

  return switch_rank_mask (switch_card_get_rank (table->pending_card)) &
         SWITCH_RULES_MASK (rules, SWITCH_POWER_SKIP);
}

/* Without the rule, a wild card does not go on a wild card of its rank. */
static SwitchCardMask
drop_wild_on_wild (const SwitchRules *rules,
                   SwitchCard         top,
                   SwitchCardMask     mask)
{
  const SwitchCardMask wild = get_wild (rules);

  if (!rules->wild_on_wild && (wild & SWITCH_CARD_BIT (top)) != 0)
    mask &= ~(wild & switch_rank_mask (switch_card_get_rank (top)));

  return mask;
}

/* The cards that may be laid first in a turn, held or not. */
SwitchCardMask
_switch_table_first (const SwitchTable *table)
{
  const SwitchRules *rules = table->rules;
  const SwitchCard top = switch_table_get_top (table);
  SwitchCardMask mask;

  if (table->pending_kind != SWITCH_PENDING_NONE)
    return get_answers (table);

  mask = get_wild (rules) | switch_suit_mask (switch_table_get_suit (table)) |
         switch_rank_mask (switch_card_get_rank (top));

  return drop_wild_on_wild (rules, top, mask);
}

/* Several cards in one turn */

/* The neighbours of a card in its suit, up and down; the ace is next to the
 * two and to the king. */
static SwitchCardMask
get_neighbour (SwitchCard card,
               gboolean   up)
{
  const guint rank = switch_card_get_rank (card);
  const SwitchSuit suit = switch_card_get_suit (card);
  const guint next = up ? (rank == 13 ? 1 : rank + 1)
                        : (rank == 1 ? 13 : rank - 1);

  return SWITCH_CARD_BIT (switch_card_new (next, suit));
}

static SwitchCardMask
get_run (const SwitchLayState *lay)
{
  SwitchCardMask mask = 0;

  /* A run may not pass through the ace. */
  if (lay->run != 0 && switch_card_get_rank (lay->top) == 1)
    return 0;

  if (lay->run >= 0)
    mask |= get_neighbour (lay->top, TRUE);
  if (lay->run <= 0)
    mask |= get_neighbour (lay->top, FALSE);

  return mask;
}

/* Cards of one class that may go down together. */
static SwitchCardMask
get_together (const SwitchRules *rules,
              SwitchCard         top)
{
  const SwitchCardMask together =
    SWITCH_RULES_MASK (rules, SWITCH_POWER_TOGETHER);
  SwitchCardMask mask = 0;

  if (together == 0)
    return 0;

  if (together & SWITCH_CARD_BIT (top))
    mask = rules->class_mates[top];

  for (SwitchCardMask rest = together & ~mask; rest != 0; rest &= rest - 1)
    {
      const SwitchCard card = switch_mask_first (rest);

      if (rules->class_mates[card] & SWITCH_CARD_BIT (top))
        mask |= SWITCH_CARD_BIT (card);
    }

  return mask;
}

static SwitchCardMask
follow_answer (const SwitchTable    *table,
               const SwitchLayState *lay)
{
  const SwitchRules *rules = table->rules;
  const gboolean wild = _switch_rules_has (rules, lay->top,
                                           SWITCH_POWER_ANY_TIME);
  SwitchCardMask mask;

  if (table->pending_kind == SWITCH_PENDING_DRAW && lay->attack == 0)
    return 0;

  mask = get_answers (table) &
         switch_rank_mask (switch_card_get_rank (lay->top));
  if (rules->lay == SWITCH_LAY_ONE || rules->lay == SWITCH_LAY_RUN)
    mask &= get_together (rules, lay->top);

  if (!goes_on_as_named (rules))
    mask &= ~jokers;
  else
    mask &= ~jokers | get_wild (rules);

  if (wild && goes_on_as_named (rules))
    mask &= get_wild (rules) |
            switch_suit_mask (lay->suit != SWITCH_SUIT_NONE
                                ? (SwitchSuit) lay->suit
                                : switch_card_get_suit (lay->top));
  else if (lay->suit != SWITCH_SUIT_NONE)
    return 0;
  else if (wild && rules->after_wild != SWITCH_AFTER_WILD_PRINTED)
    return 0;
  else if (switch_card_is_joker (lay->top))
    return 0;

  return mask;
}

static SwitchCardMask
follow_cover (const SwitchRules    *rules,
              const SwitchLayState *lay)
{
  const gboolean wild = _switch_rules_has (rules, lay->top,
                                           SWITCH_POWER_ANY_TIME);
  SwitchCardMask mask = SWITCH_ALL_CARDS;

  /* A suit named as printed, or by a card that is not wild, ends the turn. */
  if (lay->suit != SWITCH_SUIT_NONE &&
      (!wild || rules->after_wild == SWITCH_AFTER_WILD_PRINTED))
    return 0;
  if (switch_card_is_joker (lay->top) && !(wild && goes_on_as_named (rules)))
    return 0;

  if (_switch_rules_has (rules, lay->top, SWITCH_POWER_COVER))
    mask = switch_suit_mask (switch_card_get_suit (lay->top));

  if (!goes_on_as_named (rules))
    mask &= ~jokers;
  else
    mask &= ~jokers | get_wild (rules);

  return drop_wild_on_wild (rules, lay->top, mask);
}

static SwitchCardMask
follow_plain (const SwitchRules    *rules,
              const SwitchLayState *lay)
{
  const SwitchSuit suit = switch_card_get_suit (lay->top);
  SwitchCardMask mask = 0;

  if (switch_card_is_joker (lay->top))
    return 0;

  if (rules->lay == SWITCH_LAY_SET || rules->lay == SWITCH_LAY_SET_RUN ||
      rules->lay == SWITCH_LAY_FREE)
    mask |= switch_rank_mask (switch_card_get_rank (lay->top));
  if (rules->lay == SWITCH_LAY_RUN || rules->lay == SWITCH_LAY_SET_RUN)
    mask |= get_run (lay);
  if (rules->lay == SWITCH_LAY_FREE || ((lay->freed >> suit) & 1) != 0)
    mask |= switch_suit_mask (suit);

  /* Cancellers go together only against an attack. */
  if (!_switch_rules_has (rules, lay->top, SWITCH_POWER_CANCEL))
    mask |= get_together (rules, lay->top) &
            ~SWITCH_RULES_MASK (rules, SWITCH_POWER_CANCEL);

  mask &= ~jokers;
  if (goes_on_as_named (rules))
    mask |= get_wild (rules);

  return drop_wild_on_wild (rules, lay->top, mask);
}

/* What may follow the card laid last in this turn, held or not. */
SwitchCardMask
_switch_lay_state_follow (const SwitchTable    *table,
                          const SwitchLayState *lay)
{
  const SwitchRules *rules = table->rules;
  const guint flags = rules->card_powers[lay->top].flags;

  if (table->pending_kind != SWITCH_PENDING_NONE)
    return follow_answer (table, lay);

  if (flags & (SWITCH_POWER_COVER | SWITCH_POWER_COVER_ANY))
    return follow_cover (rules, lay);

  if (flags & SWITCH_POWER_ANY_TIME)
    {
      if (goes_on_as_named (rules))
        {
          const SwitchSuit suit = lay->suit != SWITCH_SUIT_NONE
                                    ? (SwitchSuit) lay->suit
                                    : switch_card_get_suit (lay->top);

          return drop_wild_on_wild (rules, lay->top,
                                    get_wild (rules) |
                                    switch_suit_mask (suit));
        }
      if (rules->after_wild != SWITCH_AFTER_WILD_PRINTED)
        return 0;
    }

  if (lay->suit != SWITCH_SUIT_NONE)
    return 0;

  return follow_plain (rules, lay);
}

/* The way of the run once @card follows: any step that is not one of the
 * run itself lets it change. */
gint8
_switch_lay_state_step (const SwitchTable    *table,
                        const SwitchLayState *lay,
                        SwitchCard            card)
{
  const SwitchRules *rules = table->rules;
  const SwitchSuit suit = switch_card_get_suit (card);

  if (lay->n_laid == 0 || lay->suit != SWITCH_SUIT_NONE ||
      switch_card_is_joker (card) || switch_card_is_joker (lay->top) ||
      _switch_rules_has (rules, lay->top,
                         SWITCH_POWER_COVER | SWITCH_POWER_COVER_ANY) ||
      ((lay->freed >> suit) & 1) != 0 ||
      suit != switch_card_get_suit (lay->top))
    return 0;

  if (get_neighbour (lay->top, TRUE) == SWITCH_CARD_BIT (card))
    return 1;
  if (get_neighbour (lay->top, FALSE) == SWITCH_CARD_BIT (card))
    return -1;

  return 0;
}

/* Takes out what is not held, and what the limits on the last cards of a
 * hand forbid. */
SwitchCardMask
_switch_lay_state_limit (const SwitchTable    *table,
                         const SwitchLayState *lay,
                         const SwitchOwn      *own,
                         SwitchCardMask        mask)
{
  const SwitchRules *rules = table->rules;

  mask &= own->cards.once;

  if (lay->left == 1)
    {
      if (lay->n_laid > 0 && !rules->finish_with_several)
        return 0;
      if (rules->no_finish == SWITCH_NO_FINISH_REFUSE)
        mask &= ~SWITCH_RULES_MASK (rules, SWITCH_POWER_NO_FINISH);
    }

  if (own->barred != SWITCH_CARD_NONE &&
      switch_cards_count_of (&own->cards, own->barred) == 1)
    mask &= ~SWITCH_CARD_BIT (own->barred);

  return mask;
}

/* Naming a suit */

/* Whether the player to act would be out, holding nothing after @card, with
 * @attack left of the attack that it answers. */
gboolean
_switch_table_goes_out (const SwitchTable *table,
                        SwitchCard         card,
                        guint              attack)
{
  const SwitchRules *rules = table->rules;
  const guint flags = rules->card_powers[card].flags;
  const gboolean answers = table->pending_kind != SWITCH_PENDING_NONE;
  const gboolean called = table->call_made ||
                          (table->n_laid == 0
                             ? (table->called >> table->turn) & 1
                             : table->call_before);

  if (flags & SWITCH_POWER_NO_FINISH)
    return FALSE;

  if (!answers && (flags & (SWITCH_POWER_COVER | SWITCH_POWER_COVER_ANY)))
    return FALSE;

  if (table->pending_kind == SWITCH_PENDING_DRAW && attack > 0 &&
      (flags & SWITCH_POWER_CANCEL) && rules->cancel_rest == SWITCH_REST_DRAW)
    return FALSE;

  if (rules->call_check == SWITCH_CHECK_ON_FINISH &&
      _switch_rules_calls (rules) && rules->call_penalty > 0 && !called)
    return FALSE;

  return TRUE;
}

/* The attack, if one is answered, once @card is laid too. */
static guint
get_attack_after (const SwitchTable    *table,
                  const SwitchLayState *lay,
                  SwitchCard            card)
{
  const SwitchRules *rules = table->rules;
  const SwitchPowers *powers = &rules->card_powers[card];
  guint attack = lay->attack;

  if (table->pending_kind != SWITCH_PENDING_DRAW)
    return 0;

  /* Where only the last card acts, the one before it draws no more. */
  if (rules->effects == SWITCH_EFFECTS_LAST && lay->n_laid > 0)
    attack -= rules->card_powers[lay->top].draw;

  if (powers->flags & SWITCH_POWER_CANCEL)
    return attack - MIN (attack, powers->cancel == SWITCH_CANCEL_ALL
                                   ? attack : powers->cancel);

  return attack + powers->draw;
}

static gboolean
ends_round (const SwitchTable    *table,
            const SwitchLayState *lay,
            SwitchCard            card)
{
  return lay->left == 1 &&
         (!table->rules->play_on || table->n_in == 2) &&
         _switch_table_goes_out (table, card,
                                 get_attack_after (table, lay, card));
}

/* Whether something held could follow @card, were it laid without a suit. */
static gboolean
could_go_on (const SwitchTable    *table,
             const SwitchLayState *lay,
             const SwitchOwn      *own,
             SwitchCard            card)
{
  const SwitchRules *rules = table->rules;
  SwitchLayState then = *lay;
  SwitchOwn rest = *own;

  then.top = card;
  then.suit = SWITCH_SUIT_NONE;
  then.run = _switch_lay_state_step (table, lay, card);
  then.n_laid++;
  then.left--;
  then.attack = (guint16) get_attack_after (table, lay, card);
  if (_switch_rules_has (rules, card, SWITCH_POWER_LAY_SUIT) &&
      !switch_card_is_joker (card))
    then.freed |= (guint8) (1u << switch_card_get_suit (card));
  switch_cards_remove (&rest.cards, card);

  return _switch_lay_state_limit (table, &then, &rest,
                                  _switch_lay_state_follow (table, &then)) != 0;
}

/* Sorts the cards that may be laid by how they may: bare, or with a suit. */
static void
split_by_suit (const SwitchTable    *table,
               const SwitchLayState *lay,
               const SwitchOwn      *own,
               SwitchCardMask        mask,
               SwitchLegal          *legal)
{
  const SwitchRules *rules = table->rules;
  const SwitchCardMask naming = mask &
                                SWITCH_RULES_MASK (rules, SWITCH_POWER_SUIT);
  SwitchCardMask may_be_bare = naming;

  legal->bare = mask & ~naming;
  legal->named = naming;
  if (naming == 0)
    return;

  /* A wild card names its suit at once, unless it may go on as printed. */
  if (rules->after_wild != SWITCH_AFTER_WILD_PRINTED)
    may_be_bare &= ~get_wild (rules);

  if (lay->left == 1)
    {
      const SwitchCard card = switch_mask_first (naming);

      if (ends_round (table, lay, card))
        {
          legal->bare |= naming;
          legal->named = 0;
        }
      return;
    }

  for (; may_be_bare != 0; may_be_bare &= may_be_bare - 1)
    {
      const SwitchCard card = switch_mask_first (may_be_bare);

      if (could_go_on (table, lay, own, card))
        legal->bare |= SWITCH_CARD_BIT (card);
    }
}

/**
 * switch_table_legal:
 * @table: a table
 * @own: the hand of the seat to act
 * @legal: (out): all that it may do
 *
 * Decides what may be laid next, and whether the player may draw or end the
 * turn; sections 5 to 7 of the rules. Empty between turns and after the end.
 * Nothing is allocated.
 */
void
switch_table_legal (const SwitchTable *table,
                    const SwitchOwn   *own,
                    SwitchLegal       *legal)
{
  const SwitchRules *rules = table->rules;
  SwitchLayState lay;
  SwitchCardMask mask;

  legal->bare = legal->named = 0;
  legal->draw = legal->end = FALSE;

  if (table->phase >= SWITCH_PHASE_ENDING)
    return;

  _switch_lay_state_init (&lay, table);

  if (table->phase == SWITCH_PHASE_LAYING)
    mask = _switch_lay_state_follow (table, &lay);
  else
    mask = _switch_table_first (table);

  if (table->phase == SWITCH_PHASE_DREW)
    mask &= SWITCH_CARD_BIT (own->drawn);

  mask = _switch_lay_state_limit (table, &lay, own, mask);
  split_by_suit (table, &lay, own, mask, legal);

  switch ((int) table->phase)
    {
    case SWITCH_PHASE_START:
      legal->end = table->pending_kind == SWITCH_PENDING_SKIP;
      legal->draw = table->pending_kind == SWITCH_PENDING_DRAW ||
                    (table->pending_kind == SWITCH_PENDING_NONE &&
                     (rules->draw_choice || mask == 0));
      break;
    case SWITCH_PHASE_DREW:
      legal->end = rules->drawn_card != SWITCH_DRAWN_MUST || own->able;
      break;
    default:
      legal->end = !table->bare;
      break;
    }
}

/**
 * switch_table_get_fitting:
 * @table: a table
 *
 * What would fit next, whoever holds it; the limits that depend on a hand
 * are not looked at.
 *
 * Returns: the cards, held or not, that may be laid next
 */
SwitchCardMask
switch_table_get_fitting (const SwitchTable *table)
{
  SwitchLayState lay;

  g_return_val_if_fail (table != NULL, 0);

  if (table->phase >= SWITCH_PHASE_ENDING)
    return 0;
  if (table->phase != SWITCH_PHASE_LAYING)
    return _switch_table_first (table);

  _switch_lay_state_init (&lay, table);
  return _switch_lay_state_follow (table, &lay);
}
