/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-seat-view-private.h"

#include <math.h>

#include "switch-card-art.h"
#include "switch-picture.h"

#define OVERLAP     16.0f   /* of the plate over the fan */
#define AVATAR      34
#define NARROW_PLATE 100
#define LARGE_PLATE  64     /* large text has no room for an avatar */
#define LETTER_GAP    4     /* between the first letter and the count */
#define LETTER_ROOM   1.1f  /* for a name, in its height */
#define WITH_AVATAR 150     /* from this width of a plate */
#define NOD          6.0f
#define CUT          0.8f

/* Of the seat: where its labels stand, and its fan. */

static float
get_back_height (SwitchSeatView *self)
{
  return roundf (self->back_width *
                 switch_card_art_get_ratio (switch_card_art_get_default ()));
}

static void
place (SwitchSeatView *self,
       GtkWidget      *child,
       int             x,
       int             y,
       int             width,
       int             height)
{
  int minimum;

  if (!gtk_widget_should_layout (child))
    return;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1,
                      &minimum, NULL, NULL, NULL);
  width = MAX (width, minimum);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width,
                      &minimum, NULL, NULL, NULL);
  height = MAX (height, minimum);

  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (GTK_WIDGET (self)) - x - width;
  gtk_widget_set_child_visible (child, TRUE);
  gtk_widget_allocate (child, width, height, -1,
                       gsk_transform_translate (NULL,
                         &GRAPHENE_POINT_INIT ((float) x, (float) y)));
}

static void
get_size (GtkWidget *child,
          int       *width,
          int       *height)
{
  GtkRequisition size;

  gtk_widget_get_preferred_size (child, NULL, &size);
  *width = size.width;
  *height = size.height;
}

/* Name over score, or the name alone where there is no room for two lines. */
static void
place_text (SwitchSeatView *self,
            int             x,
            int             top,
            int             width,
            int             height)
{
  GtkWidget *second = self->score_label;
  int name_height, score_height, score_width, unused;
  const gboolean two = self->form <= SWITCH_SEAT_PLATE &&
    *gtk_label_get_text (GTK_LABEL (self->score_label)) != '\0';

  get_size (self->name_label, &unused, &name_height);
  get_size (self->score_label, &score_width, &score_height);
  if (score_width > width)
    second = self->short_label;

  /* Lines of large text come closer before one is dropped. */
  if (!two || name_height + score_height - 6 > height)
    {
      place (self, self->name_label, x, top + (height - name_height) / 2,
             width, name_height);
      return;
    }

  top += (height - name_height - score_height + 4) / 2;
  place (self, self->name_label, x, top, width, name_height);
  place (self, second, x, top + name_height - 4, width, score_height);
}

/* On the avatar, or where there is none on the edge of the plate: the name
 * and what stands below it keep their room. */
static void
place_dealer (SwitchSeatView *self,
              int             top,
              int             height,
              gboolean        avatar)
{
  int width, own_height;

  if (!self->dealer || self->place != NULL)
    return;

  get_size (self->dealer_label, &width, &own_height);
  if (avatar)
    place (self, self->dealer_label, 8 + AVATAR - width + 4,
           top + (height + AVATAR) / 2 - own_height + 4, width, own_height);
  else
    place (self, self->dealer_label, -3, top - own_height / 2 + 2,
           width, own_height);
}

/* Letter and count side by side, in the middle; returns whether they fit. */
static gboolean
place_letter_beside (SwitchSeatView *self,
                     int             width,
                     int             top,
                     int             height)
{
  int letter_width, letter_height, count_width, count_height, x;

  get_size (self->letter, &letter_width, &letter_height);
  get_size (self->count_label, &count_width, &count_height);
  x = (width - letter_width - LETTER_GAP - count_width) / 2;
  if (x < 0)
    return FALSE;

  place (self, self->letter, x, top + (height - letter_height) / 2,
         letter_width, letter_height);
  place (self, self->count_label, x + letter_width + LETTER_GAP,
         top + (height - count_height) / 2, count_width, count_height);
  return TRUE;
}

/* Large text has no room for a word beside the count: "…" alone would tell
 * nothing. */
static gboolean
needs_letter (SwitchSeatView *self,
              int             room)
{
  int width, height;

  get_size (self->name_label, &width, &height);
  return room < width && room < LETTER_ROOM * height;
}

static void
place_letter_form (SwitchSeatView *self,
                   int             width,
                   int             height)
{
  int letter_width, letter_height, count_width, count_height;

  get_size (self->letter, &letter_width, &letter_height);
  get_size (self->count_label, &count_width, &count_height);
  if (letter_height + count_height > height &&
      place_letter_beside (self, width, 0, height))
    {
      place_dealer (self, 0, height, FALSE);
      return;
    }

  place (self, self->letter, (width - letter_width) / 2,
         (height / 2 - letter_height) / 2 + 1, letter_width, letter_height);
  place (self, self->count_label, (width - count_width) / 2,
         height - count_height - 4, count_width, count_height);
  place_dealer (self, 0, height / 2, FALSE);
}

/* Whether its letters outgrow the avatar. */
static gboolean
is_large (SwitchSeatView *self)
{
  int width, height;

  get_size (self->name_label, &width, &height);
  return height >= AVATAR;
}

static void
place_plate (SwitchSeatView *self,
             int             width,
             int             top,
             int             height)
{
  const gboolean out = self->place != NULL;
  const gboolean avatar = width >= WITH_AVATAR && height <= LARGE_PLATE &&
                          !out && !is_large (self);
  const int margin = width < NARROW_PLATE ? 7 : 11;
  int x = margin, right = width - margin, count_width, count_height;

  if (avatar)
    {
      place (self, self->avatar, 8, top + (height - AVATAR) / 2,
             AVATAR, AVATAR);
      x = 8 + AVATAR + 7;
    }
  place_dealer (self, top, height, avatar);
  if (!out)
    {
      get_size (self->count_label, &count_width, &count_height);
      right -= count_width;
      place (self, self->count_label, right,
             top + (height - count_height) / 2, count_width, count_height);
    }
  if (out || !needs_letter (self, right - 4 - x) ||
      !place_letter_beside (self, width, top, height))
    place_text (self, x, top, MAX (right - 4 - x, 1), height);

  if (self->form != SWITCH_SEAT_FULL)
    place (self, self->catch_button, 4, top + 4, MAX (right - 8, 1),
           height - 8);
}

/* On the upper edge of the own plate, or where there is none at the side of
 * the hand, which is small when there is something to call. */
static void
place_own_flag (SwitchSeatView *self,
                int             width,
                int             top)
{
  int flag_width, flag_height;

  get_size (self->flag_label, &flag_width, &flag_height);
  if (self->form == SWITCH_SEAT_MARKS)
    place (self, self->flag_label, 0, -flag_height - 6, flag_width,
           flag_height);
  else
    place (self, self->flag_label, width - flag_width - 8,
           top - flag_height + 7, flag_width, flag_height);
}

static void
place_marks (SwitchSeatView *self,
             int             height)
{
  int dealer_width, dealer_height;

  if (!self->dealer)
    return;

  get_size (self->dealer_label, &dealer_width, &dealer_height);
  place (self, self->dealer_label, 0, (height - dealer_height) / 2,
         dealer_width, dealer_height);
}

/* The flag and the button stand at the fan: the flag beside it where it has
 * room, else both over it. */
static void
place_at_fan (SwitchSeatView *self,
              int             width,
              int             plate_top)
{
  const float fan = self->back_width;
  int flag_width, flag_height, x, y;

  get_size (self->flag_label, &flag_width, &flag_height);
  x = (int) ((float) width / 2 + fan / 2 + 7);
  y = 1;
  if (x + flag_width > width + 24 || self->n_cards > 1)
    {
      x = (width - flag_width) / 2;
      y = plate_top - flag_height - 3;
    }
  place (self, self->flag_label, x, y, flag_width, flag_height);

  get_size (self->catch_button, &flag_width, &flag_height);
  place (self, self->catch_button, (width - flag_width) / 2,
         plate_top - flag_height - 3, flag_width, flag_height);
}

void
_switch_seat_view_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  SwitchSeatView *self = SWITCH_SEAT_VIEW (widget);
  const gboolean full = self->form == SWITCH_SEAT_FULL;
  const int plate_height = MIN ((int) self->plate_height, height);
  const int top = height - plate_height;
  const int plate_width = self->place != NULL &&
                          self->form <= SWITCH_SEAT_PLATE ? width * 6 / 10
                                                          : width;

  g_clear_pointer (&self->fan, gsk_render_node_unref);
  gtk_widget_set_child_visible (self->avatar, FALSE);
  gtk_widget_set_child_visible (self->letter, FALSE);
  gtk_widget_set_child_visible (self->name_label, FALSE);
  gtk_widget_set_child_visible (self->score_label, FALSE);
  gtk_widget_set_child_visible (self->short_label, FALSE);
  gtk_widget_set_child_visible (self->count_label, FALSE);
  gtk_widget_set_child_visible (self->flag_label, FALSE);
  gtk_widget_set_child_visible (self->catch_button, FALSE);
  gtk_widget_set_child_visible (self->dealer_label, FALSE);

  graphene_rect_init (&self->plate_rect, 0, (float) top, (float) plate_width,
                      (float) plate_height);
  gtk_widget_set_child_visible (self->plate,
                                self->form != SWITCH_SEAT_MARKS);
  if (self->form != SWITCH_SEAT_MARKS)
    place (self, self->plate, 0, top, plate_width, plate_height);
  if (self->form == SWITCH_SEAT_MARKS)
    {
      place_marks (self, height);
    }
  else if (self->form == SWITCH_SEAT_LETTER)
    {
      place_letter_form (self, width, height);
      place (self, self->catch_button, 0, 0, width, height);
    }
  else
    {
      place_plate (self, plate_width, top, plate_height);
    }
  if (self->own && self->place == NULL)
    place_own_flag (self, plate_width, top);
  else if (full && self->place == NULL)
    place_at_fan (self, width, top);
}

typedef struct
{
  guint n;
  float strip;
  float step;      /* degrees */
  float radius;
} Backs;

static Backs
get_backs (SwitchSeatView *self)
{
  const float width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  const gboolean faces = self->n_faces > 0;
  Backs backs = {
    .n = faces ? self->n_faces : MIN (self->n_cards, SWITCH_SEAT_MAX_BACKS),
    .strip = 0.36f * self->back_width,
  };
  const float last = (float) MAX (backs.n, 2) - 1;

  backs.strip = MIN (backs.strip, (0.94f * width - self->back_width) / last);
  if (faces)
    backs.strip = MAX (backs.strip, 12);
  backs.step = MIN (4, 30 / last);
  backs.radius = backs.strip / (backs.step * (float) G_PI / 180);
  return backs;
}

static void
get_back_place (SwitchSeatView   *self,
                const Backs      *backs,
                guint             index,
                graphene_point_t *middle,
                float            *angle)
{
  const float offset = (float) index - ((float) backs->n - 1) / 2;
  const float turn = offset * backs->step * (float) G_PI / 180;
  const float width = (float) gtk_widget_get_width (GTK_WIDGET (self));

  graphene_point_init (middle, width / 2 + backs->radius * sinf (turn),
                       get_back_height (self) / 2 +
                       backs->radius * (1 - cosf (turn)));
  *angle = offset * backs->step;
}

static void
snapshot_fan (SwitchSeatView *self,
              GtkSnapshot    *snapshot)
{
  const Backs backs = get_backs (self);

  for (guint i = 0; i < backs.n; i++)
    {
      graphene_point_t middle;
      float angle;

      get_back_place (self, &backs, i, &middle, &angle);
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &middle);
      gtk_snapshot_rotate (snapshot, angle);
      gtk_snapshot_translate (snapshot,
        &GRAPHENE_POINT_INIT (-self->back_width / 2,
                              -get_back_height (self) / 2));
      switch_card_art_snapshot (switch_card_art_get_default (), snapshot,
                                self->n_faces > 0 ? self->faces[i]
                                                  : SWITCH_CARD_NONE,
                                self->back_width,
                                gtk_widget_get_scale_factor (
                                  GTK_WIDGET (self)),
                                SWITCH_ELEVATION_LYING, FALSE);
      gtk_snapshot_restore (snapshot);
    }
}

static void
snapshot_fan_picture (SwitchSeatView *self,
                      GtkSnapshot    *snapshot)
{
  if (self->fan == NULL)
    {
      GtkSnapshot *parts = gtk_snapshot_new ();

      snapshot_fan (self, parts);
      self->fan = switch_picture_flatten (parts,
        gtk_widget_get_scale_factor (GTK_WIDGET (self)));
    }
  if (self->fan != NULL)
    gtk_snapshot_append_node (snapshot, self->fan);
}

/* What its cards looked like is no longer true. */
void
_switch_seat_view_redraw (SwitchSeatView *self)
{
  g_clear_pointer (&self->fan, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
_switch_seat_view_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  SwitchSeatView *self = SWITCH_SEAT_VIEW (widget);
  const float nod = NOD * sinf (self->nodding.value * (float) G_PI);

  gtk_snapshot_save (snapshot);
  if (switch_tween_is_running (&self->nodding))
    gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, nod));
  if (self->form == SWITCH_SEAT_FULL && !self->own && self->place == NULL)
    snapshot_fan_picture (self, snapshot);
  gtk_snapshot_translate (snapshot,
    &GRAPHENE_POINT_INIT (0, -_switch_seat_view_get_lift (self)));
  _switch_seat_view_snapshot_ribbon (self, snapshot);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_snapshot_child (widget, child, snapshot);
  _switch_seat_view_snapshot_dots (self, snapshot);
  gtk_snapshot_restore (snapshot);
}

/**
 * switch_seat_view_get_card_rect:
 * @self: a seat
 * @index: of a card in the fan; one too high is the last
 * @relative_to: whose coordinates are wanted
 * @rect: (out): the card's place, before it is turned about its middle
 * @angle: (out): by how many degrees it is turned
 *
 * Tells where a card of the seat is, for one that flies to or from it.
 *
 * Returns: whether both are on the screen
 */
gboolean
switch_seat_view_get_card_rect (SwitchSeatView  *self,
                                guint            index,
                                GtkWidget       *relative_to,
                                graphene_rect_t *rect,
                                float           *angle)
{
  graphene_point_t middle;
  float width;

  g_return_val_if_fail (SWITCH_IS_SEAT_VIEW (self), FALSE);

  width = self->back_width;
  if (self->form == SWITCH_SEAT_FULL && !self->own)
    {
      Backs backs = get_backs (self);

      backs.n = MAX (backs.n, 1);
      get_back_place (self, &backs, MIN (index, backs.n - 1),
                      &middle, angle);
    }
  else
    {
      graphene_point_init (&middle,
        (float) gtk_widget_get_width (GTK_WIDGET (self)) / 2,
        (float) gtk_widget_get_height (GTK_WIDGET (self)) / 2);
      *angle = 0;
      width *= 0.7f;
    }

  if (!gtk_widget_compute_point (GTK_WIDGET (self), relative_to,
                                 &middle, &middle))
    return FALSE;
  graphene_rect_init (rect, middle.x - width / 2, middle.y - width * 0.7f,
                      width, width * 1.4f);
  return TRUE;
}

/**
 * switch_seat_view_get_cut_rect:
 * @self: the seat of a rival
 * @relative_to: whose coordinates are wanted
 * @rect: (out): where a card lies that was cut
 *
 * Tells where a card may lie beside the plate.
 *
 * Returns: whether both are on the screen
 */
gboolean
switch_seat_view_get_cut_rect (SwitchSeatView  *self,
                               GtkWidget       *relative_to,
                               graphene_rect_t *rect)
{
  const graphene_rect_t *plate;
  const gboolean full = self->form == SWITCH_SEAT_FULL;
  float width, height;
  graphene_point_t corner;

  g_return_val_if_fail (SWITCH_IS_SEAT_VIEW (self), FALSE);

  /* Over the plate, as high as the fan is over it, else under it. */
  plate = &self->plate_rect;
  width = roundf (full ? CUT * self->back_width : self->back_width);
  height = roundf (width *
                   switch_card_art_get_ratio (switch_card_art_get_default ()));
  graphene_point_init (&corner,
                       plate->origin.x + (plate->size.width - width) / 2,
                       full ? plate->origin.y - height
                            : plate->origin.y + plate->size.height + 4);
  if (!gtk_widget_compute_point (GTK_WIDGET (self), relative_to,
                                 &corner, &corner))
    return FALSE;

  graphene_rect_init (rect, corner.x, corner.y, width, height);

  return TRUE;
}
