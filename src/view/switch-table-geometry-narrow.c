/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-table-geometry-private.h"

#include <math.h>

/* Tables with plates only, above, and the buttons below: of small windows,
 * and of larger ones where large text has no room between the seats. */

#define PILE_BESIDE    36.0f  /* where the sentence is beside the piles */
#define SHARE_BESIDE    0.42f /* of the width, for the piles of large text */
#define RING           12.0f  /* above the hand, of a raised card's focus */
#define TIGHT_MARGINS   4.0f  /* above and below piles beside large text */
#define SUIT_BAR        2.8f  /* its height in a line, in em */
#define MARK           20.0f  /* of the own seat where it has no plate */
#define LARGE_LINE     30.0f  /* of a sentence */
#define LETTER_PLATE    5.6f  /* no room for a name, in em */

typedef enum
{
  SEATS_ROOMY,
  SEATS_LINES,
  SEATS_ONE_ROW,
} Seats;

static SwitchSeatForm
get_seat_form (const SwitchTableGeometry *self,
               const SwitchTableWork     *work,
               Seats                      seats)
{
  const float letter = work->large ? LETTER_PLATE * work->request->em : 84;

  if (self->is_short || seats == SEATS_ONE_ROW)
    return self->plate_width < letter ? SWITCH_SEAT_LETTER : SWITCH_SEAT_LINE;
  if (seats == SEATS_LINES)
    return SWITCH_SEAT_LINE;
  if (work->request->n_rivals == 1)
    return SWITCH_SEAT_FULL;
  return self->plate_width < 100 ? SWITCH_SEAT_LINE : SWITCH_SEAT_PLATE;
}

/* Plates in one row or two. */
static void
place_seats (SwitchTableGeometry *self,
             SwitchTableWork     *work,
             Seats                seats)
{
  const guint n = work->request->n_rivals;
  const gboolean one_row = n <= 3 || self->is_short || seats == SEATS_ONE_ROW;
  const guint per_row = one_row ? n : (n + 1) / 2;
  const float room = work->request->width - 2 * self->margin;
  const float em = work->request->em;
  const float step_y = 6;
  float height, y;

  self->plate_width = MIN (190, (room - 6 * (float) (per_row - 1)) /
                                (float) per_row);
  self->seat_form = get_seat_form (self, work, seats);
  if (self->seat_form >= SWITCH_SEAT_LINE)
    self->plate_height = MAX (44, em * 1.36f + 16);
  /* A large letter has its count below it where it cannot beside it. */
  if (work->large && self->seat_form == SWITCH_SEAT_LETTER &&
      self->plate_width < 2.6f * em)
    self->plate_height = em * 2.55f + 4;
  height = self->plate_height;
  if (self->seat_form == SWITCH_SEAT_FULL)
    height += self->back_height - 16;

  y = 8;
  for (guint first = 0; first < n; first += per_row)
    {
      const guint in_row = MIN (per_row, n - first);
      const float step = self->plate_width + 6;
      float x = (work->request->width - step * (float) in_row + 6) / 2;

      for (guint i = first; i < first + in_row; i++, x += step)
        graphene_rect_init (&self->seats[i], x, y, self->plate_width, height);
      y += height + step_y;
    }
  work->room_top = y - step_y;
}

/* Beside the buttons, or over the hand where they fill the row. */
static void
place_own_marks (SwitchTableGeometry *self)
{
  const float room = self->buttons.origin.x - self->margin - 4;

  if (room >= MARK)
    graphene_rect_init (&self->own_seat, self->margin,
                        self->buttons.origin.y, room,
                        self->buttons.size.height);
  else
    graphene_rect_init (&self->own_seat, 2, self->hand.origin.y - 4 - MARK,
                        MARK, MARK);
}

static void
set_above (SwitchTableGeometry *self,
           SwitchTableWork     *work,
           guint                lines)
{
  const float height = roundf ((float) lines * work->line);

  graphene_rect_init (&self->sentence, self->margin,
                      self->hand.origin.y - RING - height,
                      work->request->width - 2 * self->margin, height);
  work->room_bottom = self->sentence.origin.y;
  self->sentence_lines = lines;
}

/* Beside piles that are @pile_width wide, and under the chip of an attack. */
static void
set_beside (SwitchTableGeometry *self,
            SwitchTableWork     *work,
            float                pile_width)
{
  const SwitchTableRequest *request = work->request;
  const float chip = request->attack_height > 0 ? request->attack_height + 4
                                                : 0;
  const float piles = 2 * _switch_table_geometry_get_radius (pile_width) + 16;
  const float top = work->room_top + 2 + chip;
  const float height = self->hand.origin.y - RING + 3 - top;
  const float width = request->width - 2 * self->margin - piles - 8;

  self->beside = TRUE;
  self->sentence_lines = (guint) MAX (height / (SWITCH_LINE_TIGHT *
                                                work->line), 1);
  graphene_rect_init (&self->sentence, self->margin + piles + 8, top, width,
                      height);
  work->room_bottom = self->hand.origin.y - RING;
  if (work->large)
    work->pile_margins = TIGHT_MARGINS + SWITCH_COUNT_HANG;
  work->middle = self->margin + piles / 2;
  work->pile_width = pile_width;
}

/* Under a hand of many rows there is room for one line only: more of the
 * sentence can be read beside the piles. */
static void
try_beside (SwitchTableGeometry *self,
            SwitchTableWork     *work)
{
  const float above = self->sentence.size.width *
                      (work->request->attack_height > 0 ? 0.9f : 1.2f);
  SwitchTableGeometry beside = *self;
  SwitchTableWork beside_work = *work;

  set_beside (&beside, &beside_work, PILE_BESIDE);
  if ((float) beside.sentence_lines * beside.sentence.size.width < above)
    return;

  *self = beside;
  *work = beside_work;
}

/* As wide as there is room for, below the chip of an attack or above the suit
 * bar, which reaches higher than what is beside the piles. */
static float
get_room_for_piles (const SwitchTableWork *work,
                    float                  bottom,
                    float                  margins)
{
  const float reserve = MAX (_switch_table_geometry_get_reserve (work),
                             SUIT_BAR * work->request->em);
  const float room = bottom - work->room_top - reserve;

  return MIN ((room - margins - SWITCH_COUNT_HANG) / work->request->ratio,
              work->pile_width);
}

/* The widest piles of which there are two in a share of the table. */
static float
get_widest_beside (float width)
{
  const float half = (SHARE_BESIDE * width - 16) / 2;
  float pile = 0;

  while (_switch_table_geometry_get_radius (pile + 1) <= half)
    pile++;
  return pile;
}

static gboolean
try_large (SwitchTableGeometry *self,
           SwitchTableWork     *work,
           Seats                seats,
           gboolean             beside)
{
  const SwitchTableRequest *request = work->request;
  float pile;

  place_seats (self, work, seats);
  if (!beside)
    {
      set_above (self, work, 3);
      return get_room_for_piles (work, work->room_bottom,
                                 SWITCH_PILE_MARGINS) >= SWITCH_PILE_LARGE;
    }

  pile = MIN (get_room_for_piles (work, self->hand.origin.y - RING,
                                  TIGHT_MARGINS),
              get_widest_beside (request->width));
  if (pile < SWITCH_PILE_LARGE)
    return FALSE;

  set_beside (self, work, pile);
  return (float) self->sentence_lines * self->sentence.size.width >=
         SWITCH_SENTENCE_LEAST * request->em;
}

/* Seats lose their second line, and at last their names, before piles or
 * sentence lose anything. */
static gboolean
place_large (SwitchTableGeometry *self,
             SwitchTableWork     *work)
{
  for (guint attempt = 0; attempt < 6; attempt++)
    {
      SwitchTableGeometry tried = *self;
      SwitchTableWork tried_work = *work;

      if (try_large (&tried, &tried_work,
                     (Seats) (attempt / 2), attempt % 2 == 1))
        {
          *self = tried;
          *work = tried_work;
          return TRUE;
        }
    }

  return FALSE;
}

static void
place_small (SwitchTableGeometry *self,
             SwitchTableWork     *work)
{
  const SwitchTableRequest *request = work->request;
  const float chip = request->attack_height > 0
                     ? request->attack_height + SWITCH_CHIP_GAP : 0;
  const float least = chip + SWITCH_PILE_LEAST * request->ratio + 16;
  guint lines = request->height >= 540 ? 3 : 2;

  for (guint attempt = 0; attempt < 2; attempt++)
    {
      place_seats (self, work, attempt > 0 ? SEATS_ONE_ROW : SEATS_ROOMY);
      set_above (self, work, lines);
      if (work->room_bottom - work->room_top >= least)
        break;
      lines = 1;
    }
  if (self->sentence_lines == 1)
    try_beside (self, work);
}

/* Places seats, sentence and buttons where they are not around the table. */
void
_switch_table_geometry_place_narrow (SwitchTableGeometry *self,
                                     SwitchTableWork     *work)
{
  const SwitchTableRequest *request = work->request;
  float lines;

  if (!work->large || !place_large (self, work))
    place_small (self, work);

  lines = (float) MAX (self->sentence_lines, 1);
  self->brief = self->beside || self->sentence_lines <= 2 ||
                self->sentence.size.height / lines > LARGE_LINE;
  graphene_rect_init (&self->buttons,
                      (request->width - request->buttons_width) / 2,
                      request->height - 11 - work->button_height,
                      request->buttons_width, work->button_height);
  place_own_marks (self);
}
