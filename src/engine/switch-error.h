/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SWITCH_ERROR:
 *
 * What is wrong with rules, a rules file or a record. The message is a
 * sentence for a person; where it is about one line of a record, the
 * reader tells the line beside it.
 */
#define SWITCH_ERROR (switch_error_quark ())

/**
 * SwitchError:
 * @SWITCH_ERROR_SYNTAX: something could not be read
 * @SWITCH_ERROR_VERSION: a file of a newer version
 * @SWITCH_ERROR_RULES: rules that cannot be played
 * @SWITCH_ERROR_POSITION: a position that cannot be
 * @SWITCH_ERROR_MOVE: a move that may not be made
 */
typedef enum
{
  SWITCH_ERROR_SYNTAX,
  SWITCH_ERROR_VERSION,
  SWITCH_ERROR_RULES,
  SWITCH_ERROR_POSITION,
  SWITCH_ERROR_MOVE,
} SwitchError;

GQuark switch_error_quark (void);

G_END_DECLS
