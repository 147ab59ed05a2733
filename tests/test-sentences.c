/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Every event and every refusal has a sentence, for the person and about a
 * rival; and what would do is said as people say it. */

#include <string.h>

#include "switch-refusal-text.h"
#include "switch-rules-file.h"
#include "switch-sentences.h"
#include "switch-words.h"

static const SwitchRules *
get_rules (const char *id)
{
  const SwitchRulesFile *file = switch_preset_find (id);

  g_assert_nonnull (file);

  return &file->rules;
}

static void
init_scene (SwitchScene *scene,
            SwitchTable *table,
            const char  *id)
{
  switch_table_init (table, get_rules (id), 3, 2);
  for (guint seat = 0; seat < 3; seat++)
    table->count[seat] = 2;
  table->discards[table->n_discards++] = switch_card_new (10, 3);

  memset (scene, 0, sizeof *scene);
  scene->table = table;
  scene->names[0] = "You";
  scene->names[1] = "Otto";
  scene->names[2] = "Mira";
}

static void
assert_sentence (const char *text)
{
  gsize length;

  g_assert_nonnull (text);
  length = strlen (text);
  g_assert_cmpuint (length, >, 3);
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_null (strchr (text, '%'));
  g_assert_null (strstr (text, "  "));
  g_assert_true (text[length - 1] == '.' || g_str_has_suffix (text, "”"));
}

static void
test_events (void)
{
  SwitchTable table;
  SwitchScene scene;

  init_scene (&scene, &table, "classic");
  for (guint kind = 0; kind < SWITCH_N_EVENTS; kind++)
    for (guint me = 0; me < 3; me++)
      for (guint reason = 0; reason <= SWITCH_REASON_TOO_LONG; reason++)
        for (gint32 amount = 0; amount < 12; amount += 5)
          {
            const SwitchEvent event = {
              .kind = (guint8) kind, .seat = 1, .card = 10,
              .suit = SWITCH_SUIT_HEARTS, .target = 2,
              .reason = (guint8) reason, .amount = amount,
            };
            g_autofree char *text = NULL;

            scene.me = me;
            text = switch_sentences_tell (&scene, &event);
            assert_sentence (text);
            if (me == 1)
              g_assert_null (strstr (text, "Otto"));
          }
}

static void
test_hidden_cards (void)
{
  SwitchTable table;
  SwitchScene scene;
  const SwitchEvent event = {
    .kind = SWITCH_EVENT_DREW, .seat = 1, .card = SWITCH_CARD_NONE,
  };
  const SwitchCard cards[] = { 0, 14, 28 };
  g_autofree char *rival = NULL;
  g_autofree char *own = NULL;

  init_scene (&scene, &table, "switch");
  scene.me = 0;
  rival = switch_sentences_tell (&scene, &event);
  g_assert_cmpstr (rival, ==, "Otto drew one card.");
  own = switch_sentences_tell_drawn (&scene, 0, cards, 3);
  g_assert_cmpstr (own, ==, "You drew the ace of clubs, the two of diamonds "
                            "and the three of hearts.");
}

static void
test_calls (void)
{
  SwitchTable table;
  SwitchScene scene;
  const SwitchEvent event = { .kind = SWITCH_EVENT_CALLED, .seat = 1 };
  g_autofree char *last_card = NULL;

  init_scene (&scene, &table, "switch");
  scene.me = 0;
  last_card = switch_sentences_tell (&scene, &event);
  g_assert_cmpstr (last_card, ==, "Otto says “Last card!”");

  init_scene (&scene, &table, "peanuckle");
  g_assert_cmpstr (switch_words_call (&table, 1), ==, "Peanuckle!");
  table.count[1] = 1;
  g_assert_cmpstr (switch_words_call (&table, 1), ==, "Super-peanuckle!");

  init_scene (&scene, &table, "black-jack");
  g_assert_cmpstr (switch_words_call (&table, 1), ==, "Cards!");
}

static void
assert_any_of (SwitchCardMask  cards,
               const char     *expected)
{
  g_autofree char *words = switch_words_any_of (cards, get_rules ("switch"));

  g_assert_cmpstr (words, ==, expected);
}

static void
test_any_of (void)
{
  const SwitchCardMask hearts = switch_suit_mask (SWITCH_SUIT_HEARTS);

  assert_any_of (0, NULL);
  assert_any_of (SWITCH_ALL_CARDS, "any card");
  assert_any_of (hearts, "a heart");
  assert_any_of (switch_rank_mask (8), "an eight");
  assert_any_of (hearts | switch_rank_mask (11) | switch_rank_mask (1),
                 "a heart, a jack or an ace");
  assert_any_of (hearts | SWITCH_CARD_BIT (0),
                 "a heart or the ace of clubs");
  assert_any_of (SWITCH_CARD_BIT (1) | SWITCH_CARD_BIT (3),
                 "the two of clubs or the four of clubs");
}

/* The only card fits, but was not called: nothing that fits would help. */
static void
test_barred (void)
{
  const SwitchCard five = switch_card_new (5, SWITCH_SUIT_HEARTS);
  const SwitchRefusal refusal = {
    .reason = SWITCH_REFUSAL_CALL_MISSING, .card = five, .may_draw = TRUE,
    .would_do = switch_suit_mask (SWITCH_SUIT_HEARTS),
  };
  SwitchTable table;
  SwitchScene scene;
  SwitchOwn own;
  g_autofree char *advice = NULL;
  g_autofree char *refused = NULL;

  init_scene (&scene, &table, "jacks-twos-eights");
  scene.me = 0;
  table.turn = 0;
  table.phase = SWITCH_PHASE_START;
  table.n_stock = 20;
  table.discards[0] = switch_card_new (9, SWITCH_SUIT_HEARTS);
  switch_own_init (&own);
  switch_cards_add (&own.cards, five);
  own.barred = five;

  advice = switch_sentences_advise (&scene, &own);
  g_assert_cmpstr (advice, ==, "The five of hearts may not go this turn: the "
                   "last-card call is missing. Draw a card.");
  refused = switch_refusal_text_get_advice (&refusal, &table);
  g_assert_cmpstr (refused, ==, "Draw a card.");

  /* Another suit would not have fitted anyway. */
  table.discards[0] = switch_card_new (9, SWITCH_SUIT_CLUBS);
  g_free (advice);
  advice = switch_sentences_advise (&scene, &own);
  g_assert_true (g_str_has_prefix (advice, "You need a club"));
}

static void
test_refusals (void)
{
  SwitchTable table;
  SwitchScene scene;

  init_scene (&scene, &table, "switch");
  table.turn = 0;
  table.phase = SWITCH_PHASE_START;

  for (guint reason = 0; reason < SWITCH_N_REFUSALS; reason++)
    for (guint may = 0; may < 8; may++)
      {
        const SwitchRefusal refusal = {
          .reason = reason, .card = 11, .may_draw = (may & 1) != 0,
          .may_end = (may & 2) != 0,
          .would_do = may & 4 ? switch_rank_mask (11) : 0,
        };
        g_autofree char *text = switch_refusal_text_get_reason (&refusal);
        g_autofree char *advice =
          switch_refusal_text_get_advice (&refusal, &table);

        assert_sentence (text);
        if (advice != NULL)
          assert_sentence (advice);
        if (may != 0 && reason != SWITCH_REFUSAL_ROUND_OVER)
          g_assert_nonnull (advice);
      }
}

static void
test_no_match (void)
{
  SwitchTable table;
  SwitchScene scene;
  SwitchRefusal refusal;
  SwitchOwn own;
  SwitchMove move;
  g_autofree char *reason = NULL;
  g_autofree char *advice = NULL;

  init_scene (&scene, &table, "switch");
  table.discards[0] = switch_card_new (9, SWITCH_SUIT_HEARTS);
  table.turn = 0;
  table.phase = SWITCH_PHASE_START;
  table.n_stock = 20;
  switch_own_init (&own);
  switch_cards_add (&own.cards, switch_card_new (12, SWITCH_SUIT_CLUBS));
  switch_cards_add (&own.cards, switch_card_new (3, SWITCH_SUIT_CLUBS));

  move = switch_move_lay (0, switch_card_new (12, SWITCH_SUIT_CLUBS),
                          SWITCH_SUIT_NONE);
  g_assert_true (switch_table_refuses (&table, &own, &move, &refusal));
  reason = switch_refusal_text_get_reason (&refusal);
  advice = switch_refusal_text_get_advice (&refusal, &table);
  g_assert_cmpstr (reason, ==, "The queen of clubs does not fit.");
  g_assert_cmpstr (advice, ==,
                   "Lay a heart, a nine, a jack or an ace, or draw a card.");
}

static void
test_attack (void)
{
  SwitchTable table;
  SwitchScene scene;
  SwitchOwn own;
  g_autofree char *chip = NULL;
  g_autofree char *advice = NULL;
  g_autofree char *helpless = NULL;

  init_scene (&scene, &table, "switch");
  scene.me = 0;
  table.turn = 0;
  table.phase = SWITCH_PHASE_START;
  table.n_stock = 20;
  table.pending_kind = SWITCH_PENDING_DRAW;
  table.pending = 4;
  table.pending_card = switch_card_new (2, SWITCH_SUIT_SPADES);
  switch_own_init (&own);
  switch_cards_add (&own.cards, switch_card_new (2, SWITCH_SUIT_CLUBS));

  chip = switch_sentences_pending (&scene, 4);
  g_assert_cmpstr (chip, ==, "Draw 4, or answer with a two");
  advice = switch_sentences_advise (&scene, &own);
  g_assert_cmpstr (advice, ==, "Lay a two, or draw four cards.");

  switch_own_init (&own);
  switch_cards_add (&own.cards, switch_card_new (3, SWITCH_SUIT_CLUBS));
  helpless = switch_sentences_advise (&scene, &own);
  g_assert_cmpstr (helpless, ==, "Draw four cards.");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/sentences/events", test_events);
  g_test_add_func ("/sentences/hidden-cards", test_hidden_cards);
  g_test_add_func ("/sentences/calls", test_calls);
  g_test_add_func ("/sentences/any-of", test_any_of);
  g_test_add_func ("/sentences/barred", test_barred);
  g_test_add_func ("/sentences/refusals", test_refusals);
  g_test_add_func ("/sentences/no-match", test_no_match);
  g_test_add_func ("/sentences/attack", test_attack);

  return g_test_run ();
}
