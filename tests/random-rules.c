/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "random-rules.h"

#include <string.h>

static guint
below (SwitchRandom *random,
       guint         n)
{
  return (guint) switch_random_below (random, n);
}

static SwitchCard
pick_card (SwitchCardMask  mask,
           SwitchRandom   *random)
{
  for (guint i = below (random, switch_mask_count (mask)); i > 0; i--)
    mask &= mask - 1;

  return switch_mask_first (mask);
}

static guint
random_value (const SwitchRuleSpec *spec,
              SwitchRandom         *random)
{
  guint value;

  do
    value = below (random, MIN (spec->maximum, 200) + 1u);
  while (!switch_rule_spec_allows (spec, value));

  return value;
}

static SwitchCardClass
random_class (SwitchRandom *random)
{
  const guint rank = 1 + below (random, SWITCH_N_RANKS);

  switch (below (random, 5))
    {
    case 0:
      return SWITCH_CLASS_OF_COLOUR (rank, below (random, 2));
    case 1:
      if (rank != SWITCH_RANK_JOKER)
        return SWITCH_CLASS_OF_CARD (switch_card_new (rank,
                                                      below (random, 4)));
      G_GNUC_FALLTHROUGH;
    default:
      return SWITCH_CLASS_OF_RANK (rank);
    }
}

static void
random_powers (SwitchPowers *powers,
               SwitchRandom *random)
{
  static const guint alone[] = {
    0, SWITCH_POWER_DRAW, SWITCH_POWER_CANCEL, SWITCH_POWER_SKIP
  };
  static const guint others[] = {
    SWITCH_POWER_ANY_TIME, SWITCH_POWER_SUIT, SWITCH_POWER_TOGETHER,
    SWITCH_POWER_REVERSE, SWITCH_POWER_AGAIN, SWITCH_POWER_LAY_SUIT,
    SWITCH_POWER_COVER, SWITCH_POWER_COVER_ANY, SWITCH_POWER_NO_FINISH,
  };

  memset (powers, 0, sizeof *powers);
  powers->flags = (guint16) alone[below (random, G_N_ELEMENTS (alone))];
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (below (random, 6) == 0)
      powers->flags |= (guint16) others[i];
  if (powers->flags & SWITCH_POWER_COVER)
    powers->flags &= (guint16) ~SWITCH_POWER_COVER_ANY;

  if (powers->flags & SWITCH_POWER_DRAW)
    {
      powers->draw = (guint8) (1 + below (random, below (random, 2) ? 5 : 20));
      powers->has_answers = below (random, 2) == 0;
      for (guint i = 0; powers->has_answers && i < 3; i++)
        {
          const guint klass = random_class (random);

          powers->answers[klass / 64] |= G_GUINT64_CONSTANT (1) << klass % 64;
        }
    }
  if (powers->flags & SWITCH_POWER_CANCEL)
    powers->cancel = below (random, 3) == 0
                       ? SWITCH_CANCEL_ALL
                       : (guint8) (1 + below (random, 20));
}

/* Random values of all keys and a random table of powers, such that
 * @n_seats players can be dealt to. */
void
random_rules_init (SwitchRules  *rules,
                   guint         n_seats,
                   SwitchRandom *random)
{
  const SwitchRuleSpec *specs;
  guint n_specs, n_entries;

  specs = switch_rule_specs (&n_specs);

  do
    {
      switch_rules_init (rules);
      for (guint i = 0; i < n_specs; i++)
        switch_rule_spec_set (&specs[i], rules,
                              random_value (&specs[i], random));

      n_entries = below (random, 12);
      for (guint i = 0; i < n_entries; i++)
        {
          const SwitchCardClass klass = random_class (random);

          rules->powers.present[klass] = TRUE;
          random_powers (&rules->powers.entries[klass], random);
        }
      switch_rules_compile (rules);
    }
  while (!switch_rules_check (rules, NULL) ||
         !switch_rules_check_deal (rules, n_seats, NULL));
}

/* Now and then a call, a catch, or a card tried that does not fit. */
gboolean
random_move_interject (const SwitchRound *round,
                       SwitchRandom      *random,
                       SwitchMove        *move)
{
  const SwitchTable *table = &round->table;
  const guint seat = below (random, table->n_seats);
  const SwitchCards *hand = &round->own[seat].cards;

  switch (below (random, 8))
    {
    case 0:
    case 1:
      *move = switch_move_simple (SWITCH_MOVE_CALL, seat);
      break;
    case 2:
      *move = switch_move_catch (seat, below (random, table->n_seats));
      break;
    case 3:
      if (hand->once == 0 || below (random, 4) != 0)
        return FALSE;
      *move = switch_move_blunder (seat, pick_card (hand->once, random));
      break;
    default:
      return FALSE;
    }

  return !switch_table_refuses (table, &round->own[seat], move, NULL);
}

/* Any move at all, sense or nonsense. */
void
random_move_any (const SwitchRound *round,
                 SwitchRandom      *random,
                 SwitchMove        *move)
{
  *move = (SwitchMove) {
    .kind = (guint8) below (random, SWITCH_MOVE_BLUNDER + 1),
    .seat = (guint8) below (random, round->table.n_seats + 1u),
    .card = (guint8) below (random, SWITCH_N_CARDS + 1),
    .suit = (guint8) below (random, SWITCH_N_SUITS + 1),
    .target = (guint8) below (random, SWITCH_MAX_SEATS + 1),
  };
}

/* One of all that the seat to act may do. */
void
random_move_legal (const SwitchRound *round,
                   SwitchRandom      *random,
                   SwitchMove        *move)
{
  const guint seat = round->table.turn;
  SwitchLegal legal;
  guint n_bare, n_named, pick;

  switch_round_legal (round, &legal);
  n_bare = switch_mask_count (legal.bare);
  n_named = switch_mask_count (legal.named);

  /* Who draws for no reason plays for ever; once in a while is enough. */
  if (n_bare + n_named > 0 && legal.draw && below (random, 8) != 0)
    legal.draw = FALSE;

  g_assert_cmpuint (n_bare + n_named + legal.draw + legal.end, >, 0);
  pick = below (random, n_bare + n_named + legal.draw + legal.end);

  if (pick < n_bare)
    *move = switch_move_lay (seat, pick_card (legal.bare, random),
                             SWITCH_SUIT_NONE);
  else if (pick < n_bare + n_named)
    *move = switch_move_lay (seat, pick_card (legal.named, random),
                             below (random, SWITCH_N_SUITS));
  else if (legal.draw && pick == n_bare + n_named)
    *move = switch_move_simple (SWITCH_MOVE_DRAW, seat);
  else
    *move = switch_move_simple (SWITCH_MOVE_END, seat);
}

/* The rules as lines of a record, to look into a failure. */
char *
random_rules_to_string (const SwitchRules *rules)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const SwitchRuleSpec *specs;
  guint n_specs;

  specs = switch_rule_specs (&n_specs);
  for (guint i = 0; i < n_specs; i++)
    {
      g_autofree char *value =
        switch_rule_spec_to_string (&specs[i],
                                    switch_rule_spec_get (&specs[i], rules));

      g_string_append_printf (text, "rule %s=%s\n", specs[i].key, value);
    }
  for (guint i = 0; i < SWITCH_N_CLASSES; i++)
    if (rules->powers.present[i])
      {
        g_autofree char *klass = switch_class_to_string ((SwitchCardClass) i);
        g_autofree char *powers =
          switch_powers_to_string (&rules->powers.entries[i]);

        g_string_append_printf (text, "power %s = %s\n", klass, powers);
      }

  return g_string_free (g_steal_pointer (&text), FALSE);
}
