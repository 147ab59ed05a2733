/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-table-geometry.h"

#include <math.h>

#define MIN_STRIP     16.0f   /* an index is readable on so much of a card */
#define STRIP_SHARE   0.24f
#define WIDEST_STRIP  0.62f
#define STEP          1.5f    /* degrees from card to card ... */
#define WHOLE_TURN    14.0f   /* ... and from the first to the last */
#define ROW_SHARE     0.335f

static float
to_radians (float degrees)
{
  return degrees * (float) G_PI / 180.0f;
}

static void
fill_rows (SwitchFan *self,
           guint      per_row)
{
  self->rows = self->n == 0 ? 1 : (self->n + per_row - 1) / per_row;
  self->rows = MIN (self->rows, SWITCH_MAX_ROWS);

  for (guint row = 0; row < self->rows; row++)
    {
      self->row_n[row] = self->n / self->rows;
      if (row < self->n % self->rows)
        self->row_n[row]++;
    }
}

/**
 * switch_fan_init:
 * @self: a fan
 * @n: number of cards
 * @width: room from edge to edge
 * @margin: to keep free at each side
 * @card_width: width of a card
 * @card_height: height of a card
 * @flat: whether all cards stand upright
 *
 * Fans @n cards out.
 */
void
switch_fan_init (SwitchFan *self,
                 guint      n,
                 float      width,
                 float      margin,
                 float      card_width,
                 float      card_height,
                 gboolean   flat)
{
  const float room = MAX (width - 2 * margin - card_width, 0);
  const float min_strip = MAX (MIN_STRIP, STRIP_SHARE * card_width);
  guint per_row;
  float last;

  g_return_if_fail (self != NULL);

  *self = (SwitchFan) {
    .n = n,
    .width = width,
    .card_width = card_width,
    .card_height = card_height,
    .strip = WIDEST_STRIP * card_width,
    .row_step = ROW_SHARE * card_height,
  };

  per_row = (guint) floorf (room / min_strip) + 1;
  fill_rows (self, per_row);

  last = self->row_n[0] > 1 ? (float) self->row_n[0] - 1 : 0;
  if (last > 0)
    self->strip = MIN (self->strip, room / last);

  if (last > 0 && self->rows == 1 && !flat)
    {
      const float turn = to_radians (MIN (STEP, WHOLE_TURN / last) * last / 2);

      self->step = MIN (STEP, WHOLE_TURN / last);
      self->radius = self->strip / to_radians (self->step);
      /* What keeps the lower corner of the outermost card above the base. */
      self->low = self->radius * (1 - cosf (turn)) +
                  card_width / 2 * sinf (turn);
    }

  self->height = card_height + self->low +
                 (float) (self->rows - 1) * self->row_step;
}

/**
 * switch_fan_get_place:
 * @self: a fan
 * @index: of a card, counted along the rows from the first
 * @mirrored: right to left
 * @place: (out): its place
 *
 * Tells where a card stands.
 */
void
switch_fan_get_place (const SwitchFan *self,
                      guint            index,
                      gboolean         mirrored,
                      SwitchFanPlace  *place)
{
  guint row = 0;
  float offset, angle;

  g_return_if_fail (self != NULL);
  g_return_if_fail (place != NULL);

  while (row + 1 < self->rows && index >= self->row_n[row])
    index -= self->row_n[row++];

  offset = (float) index - ((float) self->row_n[row] - 1) / 2;
  if (mirrored)
    offset = -offset;
  angle = to_radians (offset * self->step);

  *place = (SwitchFanPlace) {
    .x = self->width / 2 + (self->radius > 0 ? self->radius * sinf (angle)
                                             : offset * self->strip),
    .y = self->radius * (1 - cosf (angle)) - self->low -
         self->card_height / 2 -
         (float) (self->rows - 1 - row) * self->row_step,
    .angle = offset * self->step,
    .row = row,
  };
}
