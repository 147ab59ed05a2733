/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-table-geometry-private.h"

#include <math.h>

#define EDGE           12.0f  /* from the edge of the table to a seat */
#define RAISE          0.11f  /* of a card that may be laid */
#define RAISE_IN_ROWS  0.05f
#define OWN_PLATE     172.0f
#define SUIT_BAR       604.0f
#define BAR_SIGNS      330.0f  /* width of a suit bar without its words */
#define BAR_WORDS       20.0f  /* and of these, in em */
#define FULL_PILE       80.0f  /* under it large text has fewer lines */
#define FULL_WIDTH      40.0f  /* of a whole sentence in four lines, in em */

static float
to_device (const SwitchTableRequest *request,
           float                     length)
{
  const float scale = (float) MAX (request->scale, 1);

  return roundf (length * scale) / scale;
}

/**
 * switch_table_geometry_classify:
 * @width: of the table
 * @height: of the table
 *
 * Tells the class of a window by the size of its table.
 *
 * Returns: the class
 */
SwitchWindowSize
switch_table_geometry_classify (float width,
                                float height)
{
  if (width < 780 || height < 440)
    return SWITCH_WINDOW_NARROW;
  return width < 1000 ? SWITCH_WINDOW_MEDIUM : SWITCH_WINDOW_WIDE;
}

static void
size_cards (SwitchTableGeometry      *self,
            const SwitchTableRequest *request)
{
  const float w = request->width, h = request->height;
  float width;

  if (self->window_class == SWITCH_WINDOW_NARROW)
    width = CLAMP (MIN (w / 4.6f, h / 6.2f), 56, 110);
  else
    width = CLAMP (MIN (w / 9.5f, h / 5.6f), 64, 340);

  self->card_width = to_device (request, width);
  self->card_height = to_device (request, width * request->ratio);

  width = CLAMP (0.42f * self->card_width, 26, 140);
  if (self->window_class == SWITCH_WINDOW_NARROW)
    width = 0.56f * self->card_width;
  else if (request->n_rivals >= 5)
    width *= 0.86f;
  self->back_width = to_device (request, width);
  self->back_height = to_device (request, width * request->ratio);
}

/* The lowest that any single row may hang, so that drawing a card moves
 * nothing but the hand. */
static float
get_hand_height (const SwitchTableGeometry *self,
                 const SwitchTableRequest  *request)
{
  float height = self->fan.height;

  for (guint n = 1; self->fan.rows == 1 && n <= SWITCH_MAX_RIVALS * 8; n++)
    {
      SwitchFan fan;

      switch_fan_init (&fan, n, request->width, self->margin,
                       self->card_width, self->card_height, self->is_flat);
      if (fan.rows > 1)
        break;
      height = MAX (height, fan.height);
    }
  return height;
}

static void
place_hand (SwitchTableGeometry *self,
            SwitchTableWork     *work)
{
  const SwitchTableRequest *request = work->request;
  const gboolean narrow = self->window_class == SWITCH_WINDOW_NARROW;
  const float base = request->height -
                     (narrow ? work->button_height + 22 : EDGE);
  float height;

  switch_fan_init (&self->fan, request->n_cards, request->width, self->margin,
                   self->card_width, self->card_height, self->is_flat);
  self->raise = self->card_height *
                (self->fan.rows > 1 ? RAISE_IN_ROWS : RAISE);
  height = get_hand_height (self, request) + self->raise;
  graphene_rect_init (&self->hand, 0, base - height, request->width, height);
}

/* @least is the share that keeps a seat clear of one at the very top. */
static float
get_side_share (guint n_side,
                guint index,
                float least)
{
  if (n_side == 1)
    return MAX (0.42f, least);

  /* Two at a side: the lower one is nearest to you. */
  if (least <= 0.48f)
    return index == 0 ? 0.62f : 0.14f;
  return index == 0 ? MAX (0.62f, least) : 0;
}

static float
get_top_x (const SwitchTableGeometry *self,
           float                      width,
           guint                      n_side,
           guint                      n_top,
           guint                      index)
{
  float inset = 0;
  float share = ((float) index + 1) / ((float) n_top + 1);

  if (n_side == 1)
    inset = 0.1f * self->plate_width;
  else if (n_side == 2)
    inset = self->margin + 0.62f * self->plate_width;
  if (n_top == 2)
    share = index == 0 ? 0.27f : 0.73f;
  return inset + (width - 2 * inset) * share - self->plate_width / 2;
}

/* Medium and wide: left side upwards, top from left to right, right side
 * downwards. */
static void
place_seats_around (SwitchTableGeometry *self,
                    SwitchTableWork     *work)
{
  static const guint sides[] = { 0, 0, 0, 1, 1, 1, 1, 2 };
  const guint n = work->request->n_rivals;
  const guint n_side = sides[n];
  const guint n_top = n - 2 * n_side;
  const float w = work->request->width;
  const float room = work->action_top - 6 - EDGE;
  float height = self->back_height + self->plate_height - 16;
  float span, least;

  /* No room for one below the other: then without their fans. */
  if (n_side > 0 && room < 2 * height + 6)
    {
      self->seat_form = SWITCH_SEAT_PLATE;
      height = self->plate_height;
    }
  span = room - height;
  least = (height + 6) / MAX (span, 1);

  for (guint i = 0; i < n; i++)
    {
      float x, y = EDGE;

      if (i < n_side)
        {
          x = self->margin;
          y += span * get_side_share (n_side, i, least);
        }
      else if (i < n_side + n_top)
        {
          x = get_top_x (self, w, n_side, n_top, i - n_side);
        }
      else
        {
          x = w - self->margin - self->plate_width;
          y += span * get_side_share (n_side, n - 1 - i, least);
        }
      graphene_rect_init (&self->seats[i], roundf (x), roundf (y),
                          self->plate_width, height);
    }
  work->room_top = EDGE + height;
}

/* The row with the own plate, the sentence (wide) and the buttons. */
static void
place_action_row (SwitchTableGeometry *self,
                  SwitchTableWork     *work)
{
  const SwitchTableRequest *request = work->request;
  const float own_width = MAX (self->plate_width, OWN_PLATE);
  const float middle = work->action_top + work->action_height / 2;
  const float lines = roundf (work->large
                              ? (float) self->sentence_lines * work->line *
                                SWITCH_LINE_TIGHT
                              : 2 * work->line);
  /* Large text has a line more than the row has room for. */
  const gboolean in_row = self->window_class == SWITCH_WINDOW_WIDE &&
                          !work->large;
  const float least = 28 * request->em;
  float left, right, width;

  graphene_rect_init (&self->own_seat, self->margin,
                      middle - self->plate_height / 2,
                      own_width, self->plate_height);
  graphene_rect_init (&self->buttons,
                      request->width - self->margin - request->buttons_width,
                      middle - work->button_height / 2,
                      request->buttons_width, work->button_height);

  left = self->margin + own_width + 16;
  right = self->buttons.origin.x - 16;
  width = request->width - 2 * MAX (left, request->width - right);
  if (in_row && width >= least)
    graphene_rect_init (&self->sentence, (request->width - width) / 2,
                        middle - lines / 2, width, lines);
  else if (in_row && right - left >= least)
    graphene_rect_init (&self->sentence, left, middle - lines / 2,
                        right - left, lines);
  else
    graphene_rect_init (&self->sentence, self->margin,
                        work->action_top - 4 - lines,
                        request->width - 2 * self->margin, lines);

  work->room_bottom = MIN (work->action_top, self->sentence.origin.y);
}

/* A side seat that reaches down to the sentence makes it narrower. */
static void
keep_sentence_between_seats (SwitchTableGeometry *self,
                             SwitchTableWork     *work)
{
  const float side = self->margin + self->plate_width + 12;

  for (guint i = 0; i < work->request->n_rivals; i++)
    {
      if (graphene_rect_intersection (&self->seats[i], &self->sentence, NULL))
        {
          self->sentence.origin.x = side;
          self->sentence.size.width = work->request->width - 2 * side;
          return;
        }
    }
}

/* Pushes the piles up where the suit bar would cover them. */
static void
make_room_for_bar (SwitchTableGeometry *self,
                   SwitchTableWork     *work,
                   float                wanted)
{
  const float top = self->suit_bar.origin.y - 12;
  const float middle = (work->room_top + work->room_bottom) / 2;

  if (work->request->bar_height > 0 &&
      top < middle + wanted * work->request->ratio / 2)
    work->room_bottom = MAX (MIN (work->room_bottom, top),
                             work->room_top + 20);
}

static void
place_piles (SwitchTableGeometry *self,
             SwitchTableWork     *work)
{
  const SwitchTableRequest *request = work->request;
  const gboolean narrow = self->window_class == SWITCH_WINDOW_NARROW;
  const float wanted = work->pile_width;
  const float hang = narrow ? SWITCH_COUNT_HANG : 0;
  float top = work->room_top;
  float room, width, gap, radius, middle;

  make_room_for_bar (self, work, wanted);
  room = work->room_bottom - top;
  width = CLAMP ((room - work->pile_margins) / request->ratio,
                 SWITCH_PILE_LEAST, wanted);
  if (request->attack_height > 0 &&
      (room - width * request->ratio) / 2 < request->attack_height + 14)
    {
      top += request->attack_height + (self->beside ? 3 : SWITCH_CHIP_GAP);
      room = work->room_bottom - top;
      width = CLAMP ((room - work->pile_margins) / request->ratio,
                     SWITCH_PILE_LEAST, wanted);
    }
  self->pile_width = to_device (request, width);
  self->pile_height = to_device (request, width * request->ratio);
  gap = SWITCH_PILE_GAP * self->pile_width;
  middle = work->middle;
  top = to_device (request,
                   top + MAX ((room - hang - self->pile_height) / 2, 0));

  graphene_rect_init (&self->stock,
                      to_device (request, middle - gap / 2 - self->pile_width),
                      top, self->pile_width, self->pile_height);
  graphene_rect_init (&self->discard, to_device (request, middle + gap / 2),
                      top, self->pile_width, self->pile_height);

  radius = _switch_table_geometry_get_radius (self->pile_width);
  graphene_rect_init (&self->arrows, middle - radius - 8, top,
                      2 * radius + 16, self->pile_height);
  graphene_rect_init (&self->attack_chip, self->margin,
                      self->beside ? work->room_top + 2
                                   : MAX (top - 14 - request->attack_height,
                                          work->room_top + 2),
                      request->width - 2 * self->margin,
                      request->attack_height);
}

/* In full beside the arrows where it has room, else over the discards. */
static void
place_suit_chip (SwitchTableGeometry *self,
                 SwitchTableWork     *work)
{
  const SwitchTableRequest *request = work->request;
  const float height = MAX (46, request->em * 2.5f + 8);
  const float middle = self->stock.origin.y + self->pile_height / 2;

  graphene_rect_init (&self->suit_chip,
                      self->arrows.origin.x + self->arrows.size.width + 18,
                      roundf (middle - height / 2),
                      MAX (request->chip_width, 120), height);

  self->compact_chip = self->window_class == SWITCH_WINDOW_NARROW ||
    self->suit_chip.origin.x + self->suit_chip.size.width >
    request->width - self->margin;
  for (guint i = 0; i < request->n_rivals; i++)
    self->compact_chip |= graphene_rect_intersection (&self->seats[i],
                                                      &self->suit_chip, NULL);

  if (self->compact_chip)
    graphene_rect_init (&self->suit_chip,
                        self->discard.origin.x + 0.32f * self->pile_width,
                        self->discard.origin.y + self->pile_height - 2, 0, 0);
}

static void
place_suit_bar (SwitchTableGeometry *self,
                SwitchTableWork     *work)
{
  const SwitchTableRequest *request = work->request;
  const float width = MIN (MAX (SUIT_BAR, request->bar_width),
                           request->width - 2 * self->margin);
  const float x = (request->width - width) / 2;
  float bottom = self->hand.origin.y - 4;

  /* It stands in the row of the buttons only where it covers none. */
  if (self->window_class != SWITCH_WINDOW_NARROW &&
      (self->own_seat.origin.x + self->own_seat.size.width + 8 > x ||
       self->buttons.origin.x - 8 < x + width))
    bottom = work->action_top - 4;
  graphene_rect_init (&self->suit_bar, x, bottom - request->bar_height,
                      width, request->bar_height);
}

static void
mirror (graphene_rect_t *rect,
        float            width)
{
  rect->origin.x = width - rect->origin.x - rect->size.width;
}

/* Right to left: all but the seats, because clockwise is clockwise in every
 * language; so it is with the arrows, which move with the piles only. */
static void
mirror_all (SwitchTableGeometry *self,
            float                width)
{
  mirror (&self->own_seat, width);
  mirror (&self->stock, width);
  mirror (&self->discard, width);
  mirror (&self->arrows, width);
  mirror (&self->suit_chip, width);
  mirror (&self->sentence, width);
  mirror (&self->buttons, width);
}

/* From the middle of the piles to an arrow. */
float
_switch_table_geometry_get_radius (float pile_width)
{
  return pile_width * (1 + SWITCH_PILE_GAP / 2) + MAX (26, 0.34f * pile_width);
}

/* Of the height for the chip of an attack, whether there is one or not: the
 * table does not change when it comes. */
float
_switch_table_geometry_get_reserve (const SwitchTableWork *work)
{
  return SWITCH_CHIP_GAP + MAX (work->request->attack_height,
                                work->request->em * 1.36f + 12);
}

static void
place_around (SwitchTableGeometry *self,
              SwitchTableWork     *work)
{
  place_action_row (self, work);
  place_seats_around (self, work);
  keep_sentence_between_seats (self, work);
}

/* Whether large text has room for the sentence and for the suit bar in its
 * place, and for the chip of an attack above piles that are @least wide. */
static gboolean
is_roomy (const SwitchTableGeometry *self,
          const SwitchTableWork     *work,
          float                      least)
{
  const float room = work->room_bottom - work->room_top -
                     _switch_table_geometry_get_reserve (work);
  const float bar = BAR_SIGNS + BAR_WORDS * work->request->em;
  const float side = self->margin + (work->request->n_rivals >= 3
                                     ? self->plate_width + 12 : 0);

  return (room - 20) / work->request->ratio >= MIN (least, work->pile_width) &&
         work->request->width - 2 * side >= bar &&
         self->own_seat.origin.x + self->own_seat.size.width + 8 <=
           self->buttons.origin.x;
}

/* Returns whether there is room for large text. */
static gboolean
place_spacious (SwitchTableGeometry *self,
                SwitchTableWork     *work)
{
  const float w = work->request->width;

  self->seat_form = SWITCH_SEAT_FULL;
  self->sentence_lines = work->large ? 4 : 3;
  self->plate_width = roundf (w >= 2600 ? 280 : CLAMP (w / 7, 124, 190));
  work->action_height = MAX (self->plate_height, work->button_height);
  work->action_top = self->hand.origin.y - 8 - work->action_height;
  place_around (self, work);
  if (!work->large || (is_roomy (self, work, FULL_PILE) &&
                       self->sentence.size.width >=
                         FULL_WIDTH * work->request->em))
    return TRUE;

  self->sentence_lines = 3;
  self->brief = TRUE;
  place_around (self, work);
  return is_roomy (self, work, SWITCH_PILE_LARGE);
}

/* Returns whether there was room in a window of this class. */
static gboolean
place_all (SwitchTableGeometry *self,
           SwitchTableWork     *work,
           SwitchWindowSize     window_class)
{
  const SwitchTableRequest *request = work->request;
  const gboolean narrow = window_class == SWITCH_WINDOW_NARROW;

  *self = (SwitchTableGeometry) {
    .window_class = window_class,
    .is_short = request->height < 420,
    .is_flat = request->height < 480,
    .plate_height = roundf (MAX (50, request->em * 2.55f + 12)),
    .margin = narrow ? 12 : 24,
  };
  work->button_height = roundf (MAX (MAX (narrow ? 44 : 38,
                                          request->em * 1.36f + 18),
                                     request->buttons_height));
  size_cards (self, request);
  work->pile_width = self->card_width * (narrow ? 0.92f : 0.9f);
  work->pile_margins = SWITCH_PILE_MARGINS;
  place_hand (self, work);
  if (!narrow)
    return place_spacious (self, work);

  _switch_table_geometry_place_narrow (self, work);
  return TRUE;
}

/**
 * switch_table_geometry_init:
 * @self: a geometry
 * @request: what the table has to hold
 *
 * Places everything on the table.
 */
void
switch_table_geometry_init (SwitchTableGeometry      *self,
                            const SwitchTableRequest *request)
{
  const gboolean large = request->width >= 1600;
  SwitchTableWork work = {
    .request = request,
    .line = request->em * (large ? 1.2f : 1.07f) * 1.4f,
    .middle = request->width / 2,
    .large = request->em > SWITCH_LARGE_TEXT,
  };

  g_return_if_fail (self != NULL);
  g_return_if_fail (request->n_rivals >= 1);
  g_return_if_fail (request->n_rivals <= SWITCH_MAX_RIVALS);

  if (!place_all (self, &work,
                  switch_table_geometry_classify (request->width,
                                                  request->height)))
    place_all (self, &work, SWITCH_WINDOW_NARROW);
  place_suit_bar (self, &work);
  place_piles (self, &work);
  place_suit_chip (self, &work);
  if (request->mirrored)
    mirror_all (self, request->width);
}
