/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-powers.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "switch-error.h"

static const char * const power_names[SWITCH_N_POWERS] = {
  "any-time", "suit", "draw", "cancel", "together", "skip",
  "reverse", "again", "lay-suit", "cover", "cover any", "no-finish",
};

/* Classes */

/**
 * switch_class_parse:
 * @text: a class of cards as `8`, `J/red` or `A/H`
 * @klass: (out): the class
 *
 * Returns: whether there is such a class; section 2 of the rules
 */
gboolean
switch_class_parse (const char      *text,
                    SwitchCardClass *klass)
{
  SwitchSuit suit;
  guint rank;

  g_return_val_if_fail (text != NULL, FALSE);
  g_return_val_if_fail (klass != NULL, FALSE);

  if (!switch_rank_parse (text[0], &rank))
    return FALSE;

  if (text[1] == '\0')
    *klass = SWITCH_CLASS_OF_RANK (rank);
  else if (text[1] != '/')
    return FALSE;
  else if (g_str_equal (text + 2, "black"))
    *klass = SWITCH_CLASS_OF_COLOUR (rank, FALSE);
  else if (g_str_equal (text + 2, "red"))
    *klass = SWITCH_CLASS_OF_COLOUR (rank, TRUE);
  else if (rank != SWITCH_RANK_JOKER && switch_suit_parse (text[2], &suit) &&
           text[3] == '\0')
    *klass = SWITCH_CLASS_OF_CARD (switch_card_new (rank, suit));
  else
    return FALSE;

  return TRUE;
}

/**
 * switch_class_to_string:
 * @klass: a class of cards
 *
 * Returns: (transfer full): the class as switch_class_parse() reads it
 */
char *
switch_class_to_string (SwitchCardClass klass)
{
  SwitchCard card;

  g_return_val_if_fail (klass < SWITCH_N_CLASSES, NULL);

  if (klass < 14)
    return g_strdup_printf ("%c", switch_rank_to_char (klass + 1u));

  if (klass < 42)
    return g_strdup_printf ("%c/%s",
                            switch_rank_to_char ((klass - 14u) / 2 + 1),
                            (klass - 14) % 2 != 0 ? "red" : "black");

  card = (SwitchCard) (klass - 42);
  if (switch_card_is_joker (card))
    return g_strdup (card == SWITCH_CARD_RED_JOKER ? "X/red" : "X/black");

  return g_strdup_printf ("%c/%c",
                          switch_rank_to_char (switch_card_get_rank (card)),
                          switch_suit_to_char (switch_card_get_suit (card)));
}

static gboolean
class_has_card (SwitchCardClass klass,
                SwitchCard      card)
{
  const guint rank = switch_card_get_rank (card);

  return klass == SWITCH_CLASS_OF_RANK (rank) ||
         klass == SWITCH_CLASS_OF_COLOUR (rank, switch_card_is_red (card)) ||
         klass == SWITCH_CLASS_OF_CARD (card);
}

/**
 * switch_class_get_cards:
 * @klass: a class of cards
 *
 * Returns: the cards in it
 */
SwitchCardMask
switch_class_get_cards (SwitchCardClass klass)
{
  SwitchCardMask mask = 0;

  g_return_val_if_fail (klass < SWITCH_N_CLASSES, 0);

  for (guint card = 0; card < SWITCH_N_CARDS; card++)
    if (class_has_card (klass, (SwitchCard) card))
      mask |= SWITCH_CARD_BIT (card);

  return mask;
}

/**
 * switch_class_list_get_cards:
 * @answers: a set of classes, one bit a class
 *
 * Returns: the cards in any of them
 */
SwitchCardMask
switch_class_list_get_cards (const guint64 answers[2])
{
  SwitchCardMask mask = 0;

  for (guint klass = 0; klass < SWITCH_N_CLASSES; klass++)
    if ((answers[klass / 64] >> (klass % 64)) & 1)
      mask |= switch_class_get_cards ((SwitchCardClass) klass);

  return mask;
}

/* Powers */

/**
 * switch_power_get_name:
 * @power: one power
 *
 * Returns: its name in a rules file
 */
const char *
switch_power_get_name (SwitchPowerFlags power)
{
  g_return_val_if_fail (power != 0, NULL);

  return power_names[__builtin_ctz (power)];
}

static gboolean
parse_number (const char *text,
              guint8     *number)
{
  guint64 value;

  if (!g_ascii_string_to_unsigned (text, 10, 1, 20, &value, NULL))
    return FALSE;

  *number = (guint8) value;
  return TRUE;
}

static gboolean
add_power (SwitchPowers      *powers,
           SwitchPowerFlags   power,
           GError           **error)
{
  const SwitchPowerFlags alone = SWITCH_POWER_DRAW | SWITCH_POWER_CANCEL |
                                 SWITCH_POWER_SKIP;
  const SwitchPowerFlags covers = SWITCH_POWER_COVER | SWITCH_POWER_COVER_ANY;

  if ((powers->flags & power) != 0 ||
      ((power & covers) != 0 && (powers->flags & covers) != 0))
    {
      g_set_error (error, SWITCH_ERROR, SWITCH_ERROR_SYNTAX,
                   _("the power “%s” is named twice"),
                   switch_power_get_name (power));
      return FALSE;
    }

  if ((power & alone) != 0 && (powers->flags & alone) != 0)
    {
      g_set_error_literal (error, SWITCH_ERROR, SWITCH_ERROR_SYNTAX,
                           /* Translators: “draw”, “cancel” and “skip” are
                            * words of a file and stay as they are. */
                           _("a card has at most one of draw, cancel and "
                             "skip"));
      return FALSE;
    }

  powers->flags |= power;
  return TRUE;
}

static gboolean
parse_answers (SwitchPowers  *powers,
               char         **words,
               GError       **error)
{
  if (powers->has_answers || words[0] == NULL)
    {
      g_set_error_literal (error, SWITCH_ERROR, SWITCH_ERROR_SYNTAX,
                           _("“answer” stands once, with classes of cards"));
      return FALSE;
    }

  powers->has_answers = TRUE;

  for (guint i = 0; words[i] != NULL; i++)
    {
      SwitchCardClass klass;

      if (!switch_class_parse (words[i], &klass))
        {
          g_set_error (error, SWITCH_ERROR, SWITCH_ERROR_SYNTAX,
                       _("there is no class of cards “%s”"), words[i]);
          return FALSE;
        }
      powers->answers[klass / 64] |= G_GUINT64_CONSTANT (1) << (klass % 64);
    }

  return TRUE;
}

/* One power with what stands behind it; @words is never empty. */
static gboolean
parse_power (SwitchPowers  *powers,
             char         **words,
             GError       **error)
{
  const guint n_words = g_strv_length (words);

  if (g_str_equal (words[0], "answer"))
    return parse_answers (powers, words + 1, error);

  if (g_str_equal (words[0], "draw") && n_words == 2 &&
      parse_number (words[1], &powers->draw))
    return add_power (powers, SWITCH_POWER_DRAW, error);

  if (g_str_equal (words[0], "cancel") && n_words == 2)
    {
      if (g_str_equal (words[1], "all"))
        powers->cancel = SWITCH_CANCEL_ALL;
      else if (!parse_number (words[1], &powers->cancel))
        powers->cancel = 0;

      if (powers->cancel != 0)
        return add_power (powers, SWITCH_POWER_CANCEL, error);
    }

  if (g_str_equal (words[0], "cover") && n_words == 2 &&
      g_str_equal (words[1], "any"))
    return add_power (powers, SWITCH_POWER_COVER_ANY, error);

  for (guint i = 0; i < SWITCH_N_POWERS; i++)
    if (n_words == 1 && g_str_equal (words[0], power_names[i]) &&
        ((1u << i) & (SWITCH_POWER_DRAW | SWITCH_POWER_CANCEL)) == 0)
      return add_power (powers, 1u << i, error);

  {
    g_autofree char *text = g_strjoinv (" ", words);

    g_set_error (error, SWITCH_ERROR, SWITCH_ERROR_SYNTAX,
                 _("there is no power “%s”; the number behind draw and cancel "
                   "is 1 to 20"), text);
  }
  return FALSE;
}

/**
 * switch_powers_parse:
 * @text: an entry of the table of powers, as `draw 2, answer 2 J/black`;
 *   `plain` for a card without powers
 * @powers: (out): the powers
 * @error: what is wrong with @text
 *
 * Reads an entry, section 2 of the rules.
 *
 * Returns: whether it could be read
 */
gboolean
switch_powers_parse (const char    *text,
                     SwitchPowers  *powers,
                     GError       **error)
{
  g_auto (GStrv) parts = NULL;

  g_return_val_if_fail (text != NULL, FALSE);
  g_return_val_if_fail (powers != NULL, FALSE);

  memset (powers, 0, sizeof *powers);

  if (g_str_equal (text, "plain"))
    return TRUE;

  parts = g_strsplit (text, ",", -1);
  for (guint i = 0; parts[i] != NULL || i == 0; i++)
    {
      g_auto (GStrv) words = NULL;
      g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
      g_auto (GStrv) pieces =
        g_strsplit_set (parts[i] != NULL ? parts[i] : "", " \t", -1);

      for (guint j = 0; pieces[j] != NULL; j++)
        if (*pieces[j] != '\0')
          g_strv_builder_add (builder, pieces[j]);
      words = g_strv_builder_end (builder);

      if (words[0] == NULL)
        {
          g_set_error_literal (error, SWITCH_ERROR, SWITCH_ERROR_SYNTAX,
                               _("a power is missing; a card without powers "
                                 "is “plain”"));
          return FALSE;
        }
      if (!parse_power (powers, words, error))
        return FALSE;
    }

  if (powers->has_answers && (powers->flags & SWITCH_POWER_DRAW) == 0)
    {
      g_set_error_literal (error, SWITCH_ERROR, SWITCH_ERROR_SYNTAX,
                           _("“answer” stands with “draw” only"));
      return FALSE;
    }

  return TRUE;
}

static void
append_answers (GString            *text,
                const SwitchPowers *powers)
{
  g_string_append (text, ", answer");

  for (guint klass = 0; klass < SWITCH_N_CLASSES; klass++)
    if ((powers->answers[klass / 64] >> (klass % 64)) & 1)
      {
        g_autofree char *name =
          switch_class_to_string ((SwitchCardClass) klass);

        g_string_append_printf (text, " %s", name);
      }
}

/**
 * switch_powers_to_string:
 * @powers: powers
 *
 * Returns: (transfer full): the powers as switch_powers_parse() reads them
 */
char *
switch_powers_to_string (const SwitchPowers *powers)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (powers != NULL, NULL);

  for (guint i = 0; i < SWITCH_N_POWERS; i++)
    {
      const SwitchPowerFlags power = 1u << i;

      if ((powers->flags & power) == 0)
        continue;

      if (text->len > 0)
        g_string_append (text, ", ");
      g_string_append (text, power_names[i]);

      if (power == SWITCH_POWER_DRAW)
        {
          g_string_append_printf (text, " %u", powers->draw);
          if (powers->has_answers)
            append_answers (text, powers);
        }
      else if (power == SWITCH_POWER_CANCEL)
        {
          if (powers->cancel == SWITCH_CANCEL_ALL)
            g_string_append (text, " all");
          else
            g_string_append_printf (text, " %u", powers->cancel);
        }
    }

  return g_strdup (text->len > 0 ? text->str : "plain");
}

/**
 * switch_powers_equal:
 * @a: powers
 * @b: other powers
 *
 * Returns: whether they are the same
 */
gboolean
switch_powers_equal (const SwitchPowers *a,
                     const SwitchPowers *b)
{
  return a->flags == b->flags && a->draw == b->draw &&
         a->cancel == b->cancel && a->has_answers == b->has_answers &&
         a->answers[0] == b->answers[0] && a->answers[1] == b->answers[1];
}

/* The table */

/**
 * switch_power_table_lookup:
 * @table: a table of powers
 * @card: a card
 *
 * Finds the most exact entry for a card: card before colour before rank.
 *
 * Returns: its class, or %SWITCH_CLASS_NONE where no entry holds
 */
SwitchCardClass
switch_power_table_lookup (const SwitchPowerTable *table,
                           SwitchCard              card)
{
  const guint rank = switch_card_get_rank (card);
  const SwitchCardClass classes[] = {
    SWITCH_CLASS_OF_CARD (card),
    SWITCH_CLASS_OF_COLOUR (rank, switch_card_is_red (card)),
    SWITCH_CLASS_OF_RANK (rank),
  };

  g_return_val_if_fail (card < SWITCH_N_CARDS, SWITCH_CLASS_NONE);

  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    if (table->present[classes[i]])
      return classes[i];

  return SWITCH_CLASS_NONE;
}

/**
 * switch_power_table_equal:
 * @a: a table of powers
 * @b: another one
 *
 * Returns: whether they have the same entries
 */
gboolean
switch_power_table_equal (const SwitchPowerTable *a,
                          const SwitchPowerTable *b)
{
  for (guint i = 0; i < SWITCH_N_CLASSES; i++)
    {
      if (a->present[i] != b->present[i])
        return FALSE;
      if (a->present[i] && !switch_powers_equal (&a->entries[i],
                                                 &b->entries[i]))
        return FALSE;
    }

  return TRUE;
}
