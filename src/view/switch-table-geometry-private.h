/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-table-geometry.h"

G_BEGIN_DECLS

#define SWITCH_PILE_LEAST      34.0f  /* where there is hardly any room */
#define SWITCH_PILE_LARGE      56.0f  /* the least beside large text */
#define SWITCH_PILE_GAP        0.3f   /* between the piles, in their width */
#define SWITCH_LINE_TIGHT      0.9f   /* of a line, where lines are dear */
#define SWITCH_PILE_MARGINS    20.0f  /* above and below, together */
#define SWITCH_CHIP_GAP        8.0f   /* under the chip of an attack */
#define SWITCH_COUNT_HANG      10.0f  /* of the number below the stock */
#define SWITCH_SENTENCE_LEAST  48.0f  /* all its lines together, in em */

/* Everything that is measured on the way and not told to anybody. */
typedef struct
{
  const SwitchTableRequest *request;
  gboolean                  large;           /* text */
  float                     room_top;
  float                     room_bottom;
  float                     middle;          /* of the piles */
  float                     pile_width;      /* as wide as they like to be */
  float                     pile_margins;    /* above and below, together */
  float                     line;            /* a line of the sentence */
  float                     button_height;
  float                     action_top;
  float                     action_height;
} SwitchTableWork;

float _switch_table_geometry_get_radius   (float                  pile_width);
float _switch_table_geometry_get_reserve  (const SwitchTableWork *work);
void  _switch_table_geometry_place_narrow (SwitchTableGeometry   *self,
                                           SwitchTableWork       *work);

G_END_DECLS
