/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-powers.h"

G_BEGIN_DECLS

#define SWITCH_MIN_SEATS 2
#define SWITCH_MAX_SEATS 8

/* The values of the rules that are words; section 1 of the rules. */
typedef enum { SWITCH_PACK_52, SWITCH_PACK_36, SWITCH_PACK_32 } SwitchPack;
typedef enum { SWITCH_DEALER_RANDOM, SWITCH_DEALER_CUT } SwitchFirstDealer;
typedef enum { SWITCH_LEAD_LEFT, SWITCH_LEAD_RIGHT } SwitchLead;
typedef enum
{
  SWITCH_START_PLAIN,
  SWITCH_START_INERT,
  SWITCH_START_ACTIVE,
} SwitchStartCard;
typedef enum
{
  SWITCH_DRAWN_MAY,
  SWITCH_DRAWN_MUST,
  SWITCH_DRAWN_KEEP,
} SwitchDrawnCard;
typedef enum
{
  SWITCH_LAY_ONE,
  SWITCH_LAY_SET,
  SWITCH_LAY_RUN,
  SWITCH_LAY_SET_RUN,
  SWITCH_LAY_FREE,
} SwitchLay;
typedef enum
{
  SWITCH_AFTER_WILD_END,
  SWITCH_AFTER_WILD_NAMED,
  SWITCH_AFTER_WILD_PRINTED,
} SwitchAfterWild;
typedef enum
{
  SWITCH_EFFECTS_CLOSING,
  SWITCH_EFFECTS_LAST,
  SWITCH_EFFECTS_EVERY,
} SwitchEffects;
typedef enum
{
  SWITCH_STACKING_LISTED,
  SWITCH_STACKING_OFF,
  SWITCH_STACKING_ANY,
} SwitchStacking;
typedef enum { SWITCH_REST_DRAW, SWITCH_REST_PASS_ON } SwitchCancelRest;
typedef enum { SWITCH_SKIP_ONE, SWITCH_SKIP_COUNT } SwitchSkipTurns;
typedef enum { SWITCH_REVERSE_AGAIN, SWITCH_REVERSE_NOTHING } SwitchReverseTwo;
typedef enum { SWITCH_NO_FINISH_DRAW, SWITCH_NO_FINISH_REFUSE } SwitchNoFinish;
typedef enum
{
  SWITCH_CALL_LAST_CARD,
  SWITCH_CALL_TWO_STAGE,
  SWITCH_CALL_KNOCK,
  SWITCH_CALL_OFF,
} SwitchLastCall;
typedef enum
{
  SWITCH_CHECK_CAUGHT,
  SWITCH_CHECK_AUTOMATIC,
  SWITCH_CHECK_ON_FINISH,
  SWITCH_CHECK_REQUIRED,
} SwitchCallCheck;
typedef enum
{
  SWITCH_SCORING_ROUNDS,
  SWITCH_SCORING_WINNER_TAKES,
  SWITCH_SCORING_EACH_OWN,
} SwitchScoring;

typedef struct _SwitchRules SwitchRules;

/**
 * SwitchRules:
 *
 * A variant compiled for play. The values come first, one field a key of
 * section 1; then the table of powers; then what is computed from both by
 * switch_rules_compile(), which everything else reads. A plain value.
 */
struct _SwitchRules
{
  guint16 pack;
  guint16 decks;
  guint16 jokers;
  guint16 hand_size;
  guint16 hand_size_two;
  guint16 hand_size_crowded;
  guint16 first_dealer;
  guint16 lead;
  guint16 start_card;
  guint16 draw_up_to;
  guint16 drawn_card;
  guint16 draw_choice;
  guint16 lay;
  guint16 finish_with_several;
  guint16 after_wild;
  guint16 effects;
  guint16 wild_on_wild;
  guint16 wild_answers;
  guint16 stacking;
  guint16 play_after_penalty;
  guint16 cancel_rest;
  guint16 skip_answer;
  guint16 skip_turns;
  guint16 reverse_with_two;
  guint16 no_finish;
  guint16 last_call;
  guint16 call_check;
  guint16 call_penalty;
  guint16 false_call;
  guint16 false_catch;
  guint16 blunder;
  guint16 play_on;
  guint16 eliminate;
  guint16 scoring;
  guint16 target;

  SwitchPowerTable powers;

  /*< compiled >*/
  SwitchPowers     card_powers[SWITCH_N_CARDS];
  SwitchCardClass  card_class[SWITCH_N_CARDS];
  SwitchCardMask   class_mates[SWITCH_N_CARDS]; /* same entry of the table */
  SwitchCardMask   answers[SWITCH_N_CARDS];     /* what answers its attack */
  SwitchCardMask   with_power[SWITCH_N_POWERS]; /* by bit of the flag */
  SwitchCardMask   in_pack;                     /* the cards of one pack */
  SwitchCardMask   power_cards;
  guint8           points[SWITCH_N_CARDS];
};

/* The mask of the cards that have a power; POWER is a bit of the flags. */
#define SWITCH_RULES_MASK(rules, POWER) \
  ((rules)->with_power[__builtin_ctz (POWER)])

/**
 * SwitchRuleKind:
 * @SWITCH_RULE_NUMBER: a number in a range; zero may be apart from it
 * @SWITCH_RULE_BOOLEAN: no or yes
 * @SWITCH_RULE_CHOICE: one of some words
 */
typedef enum
{
  SWITCH_RULE_NUMBER,
  SWITCH_RULE_BOOLEAN,
  SWITCH_RULE_CHOICE,
} SwitchRuleKind;

/**
 * SwitchRuleSpec:
 * @key: the key, as in section 1 of the rules
 * @kind: what its values are
 * @names: the names of the values, %NULL-terminated, or %NULL for numbers
 * @minimum: the least number
 * @maximum: the greatest number
 * @zero: whether zero is allowed below @minimum
 * @preset: the value in the preset `switch`
 * @offset: where the value is in #SwitchRules
 *
 * What a rule is. One table of these drives the rules' file, the record,
 * the properties of a variant, the tests and the preferences.
 */
typedef struct
{
  const char         *key;
  SwitchRuleKind      kind;
  const char * const *names;
  guint16             minimum;
  guint16             maximum;
  gboolean            zero;
  guint16             preset;
  guint16             offset;
} SwitchRuleSpec;

const SwitchRuleSpec *switch_rule_specs          (guint               *n_specs);
const SwitchRuleSpec *switch_rule_spec_find      (const char          *key);
gboolean              switch_rule_spec_allows    (const SwitchRuleSpec *spec,
                                                  guint                value);
guint                 switch_rule_spec_get       (const SwitchRuleSpec *spec,
                                                  const SwitchRules   *rules);
void                  switch_rule_spec_set       (const SwitchRuleSpec *spec,
                                                  SwitchRules         *rules,
                                                  guint                value);
char                 *switch_rule_spec_to_string (const SwitchRuleSpec *spec,
                                                  guint                value);
gboolean              switch_rule_spec_parse     (const SwitchRuleSpec *spec,
                                                  const char          *text,
                                                  guint               *value,
                                                  GError             **error);

void     switch_rules_init        (SwitchRules        *rules);
void     switch_rules_compile     (SwitchRules        *rules);
gboolean switch_rules_set         (SwitchRules        *rules,
                                   const char         *key,
                                   const char         *text,
                                   GError            **error);
gboolean switch_rules_set_power   (SwitchRules        *rules,
                                   const char         *klass,
                                   const char         *text,
                                   GError            **error);
gboolean switch_rules_check       (const SwitchRules  *rules,
                                   GError            **error);
gboolean switch_rules_check_deal  (const SwitchRules  *rules,
                                   guint               n_seats,
                                   GError            **error);
guint    switch_rules_get_hand_size (const SwitchRules *rules,
                                     guint              n_seats);
guint    switch_rules_get_decks   (const SwitchRules  *rules,
                                   guint               n_seats);
guint    switch_rules_get_pack    (const SwitchRules  *rules,
                                   guint               n_seats,
                                   SwitchCard          cards[SWITCH_MAX_PACK]);
gboolean switch_rules_equal       (const SwitchRules  *a,
                                   const SwitchRules  *b);

G_END_DECLS
