/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-card.h"

G_BEGIN_DECLS

/**
 * SwitchPowerFlags:
 *
 * What a card can do, section 2 of the rules.
 */
typedef enum
{
  SWITCH_POWER_ANY_TIME  = 1 << 0,
  SWITCH_POWER_SUIT      = 1 << 1,
  SWITCH_POWER_DRAW      = 1 << 2,
  SWITCH_POWER_CANCEL    = 1 << 3,
  SWITCH_POWER_TOGETHER  = 1 << 4,
  SWITCH_POWER_SKIP      = 1 << 5,
  SWITCH_POWER_REVERSE   = 1 << 6,
  SWITCH_POWER_AGAIN     = 1 << 7,
  SWITCH_POWER_LAY_SUIT  = 1 << 8,
  SWITCH_POWER_COVER     = 1 << 9,
  SWITCH_POWER_COVER_ANY = 1 << 10,
  SWITCH_POWER_NO_FINISH = 1 << 11,
} SwitchPowerFlags;

#define SWITCH_N_POWERS 12

/**
 * SwitchCardClass:
 *
 * A class of cards: a rank (0 to 13), a rank of a colour (14 to 41, black
 * before red), or one card (42 to 95). A higher class is never less exact.
 */
typedef guint8 SwitchCardClass;

#define SWITCH_N_CLASSES       96
#define SWITCH_CLASS_OF_RANK(rank)   ((SwitchCardClass) ((rank) - 1))
#define SWITCH_CLASS_OF_COLOUR(rank, red) \
  ((SwitchCardClass) (14 + ((rank) - 1) * 2 + ((red) ? 1 : 0)))
#define SWITCH_CLASS_OF_CARD(card)   ((SwitchCardClass) (42 + (card)))
#define SWITCH_CLASS_NONE      0xff

/**
 * SwitchPowers:
 * @flags: which powers
 * @draw: N of `draw N`, 1 to 20
 * @cancel: N of `cancel N`, 1 to 20, or %SWITCH_CANCEL_ALL
 * @has_answers: whether `answer` is written out
 * @answers: the classes written behind `answer`
 *
 * One entry of the table of powers.
 */
typedef struct
{
  guint16 flags;
  guint8  draw;
  guint8  cancel;
  guint8  has_answers;
  guint64 answers[2];
} SwitchPowers;

#define SWITCH_CANCEL_ALL 0xff

/**
 * SwitchPowerTable:
 *
 * The table of powers: an entry for some of the classes.
 */
typedef struct
{
  guint8       present[SWITCH_N_CLASSES];
  SwitchPowers entries[SWITCH_N_CLASSES];
} SwitchPowerTable;

gboolean        switch_class_parse         (const char          *text,
                                            SwitchCardClass     *klass);
char           *switch_class_to_string     (SwitchCardClass      klass);
SwitchCardMask  switch_class_get_cards     (SwitchCardClass      klass);
SwitchCardMask  switch_class_list_get_cards (const guint64       answers[2]);

const char     *switch_power_get_name      (SwitchPowerFlags     power);
gboolean        switch_powers_parse        (const char          *text,
                                            SwitchPowers        *powers,
                                            GError             **error);
char           *switch_powers_to_string    (const SwitchPowers  *powers);
gboolean        switch_powers_equal        (const SwitchPowers  *a,
                                            const SwitchPowers  *b);

SwitchCardClass switch_power_table_lookup  (const SwitchPowerTable *table,
                                            SwitchCard           card);
gboolean        switch_power_table_equal   (const SwitchPowerTable *a,
                                            const SwitchPowerTable *b);

G_END_DECLS
