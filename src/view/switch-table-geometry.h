/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>
#include <graphene.h>

G_BEGIN_DECLS

/* Where everything on the table is: the formulas of look.md, sections 5 to 8,
 * as plain values. All numbers are logical pixels; the origin is the corner
 * of the table, without the header bar. */

#define SWITCH_MAX_RIVALS 7
#define SWITCH_MAX_ROWS   8
#define SWITCH_LARGE_TEXT 17.0f   /* its em, in pixels, is more than this */

typedef enum
{
  SWITCH_WINDOW_NARROW,
  SWITCH_WINDOW_MEDIUM,
  SWITCH_WINDOW_WIDE,
} SwitchWindowSize;

/**
 * SwitchSeatForm:
 * @SWITCH_SEAT_FULL: a fan of backs above a plate
 * @SWITCH_SEAT_PLATE: a plate of two lines
 * @SWITCH_SEAT_LINE: a plate of one line: name and count
 * @SWITCH_SEAT_LETTER: the first letter over the count
 * @SWITCH_SEAT_MARKS: what marks the own seat where it has no plate
 */
typedef enum
{
  SWITCH_SEAT_FULL,
  SWITCH_SEAT_PLATE,
  SWITCH_SEAT_LINE,
  SWITCH_SEAT_LETTER,
  SWITCH_SEAT_MARKS,
} SwitchSeatForm;

/**
 * SwitchFan:
 * @n: number of cards
 * @rows: in so many rows, first row at the back
 * @row_n: how many cards in each row
 * @strip: the visible part of a covered card
 * @step: degrees from card to card
 * @radius: of the arc the cards stand on, 0 when flat
 * @height: from the highest edge of a card at rest to the base
 *
 * A hand of cards, fanned.
 */
typedef struct
{
  guint n;
  guint rows;
  guint row_n[SWITCH_MAX_ROWS];
  float width;
  float card_width;
  float card_height;
  float strip;
  float step;
  float radius;
  float low;
  float row_step;
  float height;
} SwitchFan;

/**
 * SwitchFanPlace:
 * @x: middle of the card
 * @y: middle of the card, from the base upwards: always negative
 * @angle: degrees, clockwise, about its middle
 */
typedef struct
{
  float x;
  float y;
  float angle;
  guint row;
} SwitchFanPlace;

void switch_fan_init      (SwitchFan       *fan,
                           guint            n,
                           float            width,
                           float            margin,
                           float            card_width,
                           float            card_height,
                           gboolean         flat);
void switch_fan_get_place (const SwitchFan *fan,
                           guint            index,
                           gboolean         mirrored,
                           SwitchFanPlace  *place);

/**
 * SwitchTableRequest:
 * @width: of the table
 * @height: of the table
 * @scale: device pixels a logical pixel
 * @ratio: height of a card over its width
 * @em: size of the font, in pixels
 * @n_rivals: 1 to 7
 * @n_cards: in the hand at the bottom
 * @buttons_width: natural width of the row of buttons
 * @buttons_height: how high they are then, or 0
 * @chip_width: natural width of the full suit chip; 0 if none is shown
 * @attack_height: natural height of the attack chip; 0 if none is shown
 * @bar_width: least width of the suit bar; 0 if it is not shown
 * @bar_height: natural height of the suit bar; 0 if it is not shown
 * @mirrored: right to left
 *
 * What the table has to hold.
 */
typedef struct
{
  float    width;
  float    height;
  int      scale;
  float    ratio;
  float    em;
  guint    n_rivals;
  guint    n_cards;
  float    buttons_width;
  float    buttons_height;
  float    chip_width;
  float    attack_height;
  float    bar_width;
  float    bar_height;
  gboolean mirrored;
} SwitchTableRequest;

/**
 * SwitchTableGeometry:
 * @beside: whether the sentence is beside the piles, for want of height
 * @brief: whether it has room only for what counts most
 * @back_width: width of a rival's card
 * @seats: the rivals in playing order, clockwise from the left
 * @own_seat: the own plate; in narrow windows the room for its marks
 * @suit_chip: in full: its place; compact: its middle is the middle of this
 * @attack_chip: a line as high as the chip; it is centred in it
 * @hand: its lower edge is the base of the fan
 * @arrows: room of both arrows
 *
 * Where everything is.
 */
typedef struct
{
  SwitchWindowSize window_class;
  gboolean          is_short;
  gboolean          is_flat;
  gboolean          compact_chip;
  gboolean          beside;
  gboolean          brief;
  SwitchSeatForm    seat_form;
  float             margin;
  float             card_width;
  float             card_height;
  float             pile_width;
  float             pile_height;
  float             back_width;
  float             back_height;
  float             plate_width;
  float             plate_height;
  float             raise;
  guint             sentence_lines;
  SwitchFan         fan;
  graphene_rect_t   seats[SWITCH_MAX_RIVALS];
  graphene_rect_t   own_seat;
  graphene_rect_t   stock;
  graphene_rect_t   discard;
  graphene_rect_t   arrows;
  graphene_rect_t   suit_chip;
  graphene_rect_t   attack_chip;
  graphene_rect_t   sentence;
  graphene_rect_t   buttons;
  graphene_rect_t   suit_bar;
  graphene_rect_t   hand;
} SwitchTableGeometry;

SwitchWindowSize switch_table_geometry_classify (float width,
                                                 float height);
void             switch_table_geometry_init (
                                        SwitchTableGeometry      *self,
                                        const SwitchTableRequest *request);

G_END_DECLS
