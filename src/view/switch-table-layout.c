/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-table-layout.h"

#include <math.h>

#include "switch-card-art.h"
#include "switch-hand-view.h"
#include "switch-layouts.h"
#include "switch-seat-view.h"
#include "switch-suit-bar.h"
#include "switch-suit-chip.h"

/* What the layout remembers of a child. */
#define SWITCH_TYPE_TABLE_LAYOUT_CHILD (switch_table_layout_child_get_type ())

G_DECLARE_FINAL_TYPE (SwitchTableLayoutChild, switch_table_layout_child,
                      SWITCH, TABLE_LAYOUT_CHILD, GtkLayoutChild)

#define BAR_LINE_WIDTH  20   /* of a suit bar in a line, in em */
#define BAR_LINE_HEIGHT 36   /* of a table that has no room for more */

struct _SwitchTableLayoutChild
{
  GtkLayoutChild   parent_instance;

  SwitchTableSlot  slot;
};

G_DEFINE_FINAL_TYPE (SwitchTableLayoutChild, switch_table_layout_child,
                     GTK_TYPE_LAYOUT_CHILD)

static void
switch_table_layout_child_class_init (SwitchTableLayoutChildClass *klass)
{
}

static void
switch_table_layout_child_init (SwitchTableLayoutChild *self)
{
}

/**
 * SwitchTableLayout:
 *
 * Places the parts of a table by #SwitchTableGeometry.
 */
struct _SwitchTableLayout
{
  GtkLayoutManager     parent_instance;

  SwitchTableGeometry  geometry;
  guint                notify_source;
  SwitchWindowSize    told_class;
};

enum
{
  PROP_0,
  PROP_WINDOW_CLASS,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (SwitchTableLayout, switch_table_layout,
                     GTK_TYPE_LAYOUT_MANAGER)

static GParamSpec *properties[N_PROPS];

static SwitchTableLayoutChild *
get_child (SwitchTableLayout *self,
           GtkWidget         *widget)
{
  GtkLayoutManager *manager = GTK_LAYOUT_MANAGER (self);

  return SWITCH_TABLE_LAYOUT_CHILD (
    gtk_layout_manager_get_layout_child (manager, widget));
}

static SwitchSuitBarForm
get_bar_form (const SwitchTableRequest *request)
{
  SwitchTableGeometry geometry;

  switch_table_geometry_init (&geometry, request);
  if (geometry.window_class != SWITCH_WINDOW_NARROW)
    return SWITCH_SUIT_BAR_FULL;
  if (request->height < 420 ||
      (request->em > SWITCH_LARGE_TEXT &&
       request->height < BAR_LINE_HEIGHT * request->em &&
       request->width >= BAR_LINE_WIDTH * request->em))
    return SWITCH_SUIT_BAR_LINE;
  return SWITCH_SUIT_BAR_GRID;
}

/* Last of all: its form depends on the room that the others leave. */
static void
ask_bar (SwitchTableLayout  *self,
         GtkWidget          *bar,
         SwitchTableRequest *request)
{
  int width, height;

  if (SWITCH_IS_SUIT_BAR (bar))
    switch_suit_bar_set_form (SWITCH_SUIT_BAR (bar), get_bar_form (request));
  width = switch_layouts_least_width (bar);
  request->bar_width = (float) width;
  gtk_widget_measure (bar, GTK_ORIENTATION_VERTICAL,
                      MAX ((int) MIN (604, request->width - 24), width),
                      NULL, &height, NULL, NULL);
  request->bar_height = (float) height;
}

static void
ask_child (SwitchTableLayout  *self,
           GtkWidget          *child,
           SwitchTableRequest *request)
{
  int width, height;

  switch (get_child (self, child)->slot)
    {
    case SWITCH_TABLE_SLOT_SEAT:
      request->n_rivals++;
      break;

    case SWITCH_TABLE_SLOT_HAND:
      if (SWITCH_IS_HAND_VIEW (child))
        request->n_cards =
          switch_hand_view_get_n_cards (SWITCH_HAND_VIEW (child));
      break;

    case SWITCH_TABLE_SLOT_BUTTONS:
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1,
                          NULL, &width, NULL, NULL);
      request->buttons_width = MIN ((float) width, request->width - 24);
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL,
                          (int) request->buttons_width, NULL, &height, NULL,
                          NULL);
      request->buttons_height = (float) height;
      break;

    case SWITCH_TABLE_SLOT_SUIT_CHIP:
      if (SWITCH_IS_SUIT_CHIP (child))
        request->chip_width =
          (float) switch_suit_chip_get_full_width (SWITCH_SUIT_CHIP (child));
      break;

    case SWITCH_TABLE_SLOT_ATTACK_CHIP:
      width = MIN (switch_layouts_width (child), (int) request->width - 8);
      request->attack_height = (float) switch_layouts_height (child, width);
      break;

    default:
      break;
    }
}

static void
allocate_rect (GtkWidget             *child,
               const graphene_rect_t *rect)
{
  const float y = roundf (rect->origin.y);
  float x = roundf (rect->origin.x);
  int minimum, width, height;

  /* GTK complains of less than the minimum, and a name can be long. */
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1,
                      &minimum, NULL, NULL, NULL);
  width = (int) roundf (rect->size.width);
  if (width < minimum)
    {
      x -= (float) ((minimum - width) / 2);
      width = minimum;
    }
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width,
                      &minimum, NULL, NULL, NULL);
  height = MAX ((int) roundf (rect->size.height), minimum);
  gtk_widget_allocate (child, width, height, -1,
                       gsk_transform_translate (NULL,
                         &GRAPHENE_POINT_INIT (x, y)));
}

/* As large as it likes and can, with its middle in the middle of @rect, and
 * inside of the table. */
static void
allocate_centred (GtkWidget             *child,
                  const graphene_rect_t *rect,
                  float                  table_width)
{
  const int width = MIN (switch_layouts_width (child), (int) table_width - 8);
  const int height = switch_layouts_height (child, width);
  graphene_point_t middle;
  float x, y;

  graphene_rect_get_center (rect, &middle);
  x = CLAMP (middle.x - (float) width / 2, 4,
             MAX (table_width - (float) width - 4, 4));
  y = middle.y - (float) height / 2;
  allocate_rect (child, &GRAPHENE_RECT_INIT (x, y, (float) width,
                                             (float) height));
}

/* Standing on the lower edge of @rect, as high as it needs for its width. */
static void
allocate_standing (GtkWidget             *child,
                   const graphene_rect_t *rect,
                   gboolean               centred)
{
  graphene_rect_t place = *rect;
  const int width = (int) rect->size.width;
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width,
                      NULL, &natural, NULL, NULL);
  place.origin.y += (rect->size.height - (float) natural) / (centred ? 2 : 1);
  place.size.height = (float) natural;
  allocate_rect (child, &place);
}

static void
allocate_chip (SwitchTableLayout *self,
               GtkWidget         *child,
               float              width)
{
  const SwitchTableGeometry *geometry = &self->geometry;

  if (SWITCH_IS_SUIT_CHIP (child))
    switch_suit_chip_set_compact (SWITCH_SUIT_CHIP (child),
                                  geometry->compact_chip);
  if (geometry->compact_chip)
    allocate_centred (child, &geometry->suit_chip, width);
  else
    allocate_rect (child, &geometry->suit_chip);
}

static void
allocate_hand (SwitchTableLayout *self,
               GtkWidget         *child)
{
  const SwitchTableGeometry *geometry = &self->geometry;

  if (SWITCH_IS_HAND_VIEW (child))
    switch_hand_view_set_metrics (SWITCH_HAND_VIEW (child), geometry->margin,
                                  geometry->card_width, geometry->card_height,
                                  geometry->is_flat);
  allocate_rect (child, &geometry->hand);
}

static void
allocate_seat (SwitchTableLayout     *self,
               GtkWidget             *child,
               const graphene_rect_t *rect,
               SwitchSeatForm         form)
{
  if (SWITCH_IS_SEAT_VIEW (child))
    switch_seat_view_set_metrics (SWITCH_SEAT_VIEW (child), form,
                                  self->geometry.back_width,
                                  self->geometry.plate_height);
  allocate_rect (child, rect);
}

/* Whatever shows the sentence says in how many lines it can: GtkLabel does. */
static void
allocate_sentence (SwitchTableLayout *self,
                   GtkWidget         *child)
{
  const SwitchTableGeometry *geometry = &self->geometry;
  const int wanted = (int) geometry->sentence_lines;
  GObjectClass *object_class = G_OBJECT_GET_CLASS (child);
  int lines;

  if (g_object_class_find_property (object_class, "lines") != NULL)
    {
      g_object_get (child, "lines", &lines, NULL);
      if (lines != wanted)
        g_object_set (child, "lines", wanted, NULL);
    }
  if (g_object_class_find_property (object_class, "brief") != NULL)
    g_object_set (child, "brief", geometry->brief, NULL);
  allocate_standing (child, &geometry->sentence,
                     geometry->window_class == SWITCH_WINDOW_WIDE ||
                     geometry->beside);
}

static void
allocate_child (SwitchTableLayout *self,
                GtkWidget         *child,
                guint             *rival,
                int                width,
                int                height)
{
  const SwitchTableGeometry *geometry = &self->geometry;
  const gboolean narrow = geometry->window_class == SWITCH_WINDOW_NARROW;

  switch (get_child (self, child)->slot)
    {
    case SWITCH_TABLE_SLOT_WHOLE:
      gtk_widget_allocate (child, width, height, -1, NULL);
      break;

    case SWITCH_TABLE_SLOT_SEAT:
      if (*rival < SWITCH_MAX_RIVALS)
        allocate_seat (self, child, &geometry->seats[*rival],
                       geometry->seat_form);
      (*rival)++;
      break;

    case SWITCH_TABLE_SLOT_OWN_SEAT:
      gtk_widget_set_can_focus (child, !narrow);
      allocate_seat (self, child, &geometry->own_seat,
                     narrow ? SWITCH_SEAT_MARKS : SWITCH_SEAT_PLATE);
      break;

    case SWITCH_TABLE_SLOT_STOCK:
      allocate_rect (child, &geometry->stock);
      break;

    case SWITCH_TABLE_SLOT_DISCARD:
      allocate_rect (child, &geometry->discard);
      break;

    case SWITCH_TABLE_SLOT_ARROWS:
      allocate_rect (child, &geometry->arrows);
      break;

    case SWITCH_TABLE_SLOT_SUIT_CHIP:
      allocate_chip (self, child, (float) width);
      break;

    case SWITCH_TABLE_SLOT_ATTACK_CHIP:
      allocate_centred (child, &geometry->attack_chip, (float) width);
      break;

    case SWITCH_TABLE_SLOT_SENTENCE:
      allocate_sentence (self, child);
      break;

    case SWITCH_TABLE_SLOT_BUTTONS:
      allocate_rect (child, &geometry->buttons);
      break;

    case SWITCH_TABLE_SLOT_SUIT_BAR:
      allocate_standing (child, &geometry->suit_bar, FALSE);
      break;

    case SWITCH_TABLE_SLOT_HAND:
      allocate_hand (self, child);
      break;

    default:
      g_assert_not_reached ();
    }
}

static gboolean
notify_cb (gpointer data)
{
  SwitchTableLayout *self = data;

  self->notify_source = 0;
  self->told_class = self->geometry.window_class;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_WINDOW_CLASS]);
  return G_SOURCE_REMOVE;
}

static void
switch_table_layout_allocate (GtkLayoutManager *manager,
                              GtkWidget        *widget,
                              int               width,
                              int               height,
                              int               baseline)
{
  SwitchTableLayout *self = SWITCH_TABLE_LAYOUT (manager);
  SwitchTableRequest request = {
    .width = (float) width,
    .height = (float) height,
    .scale = gtk_widget_get_scale_factor (widget),
    .ratio = switch_card_art_get_ratio (switch_card_art_get_default ()),
    .em = switch_layouts_em (widget),
    .mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL,
  };
  GtkWidget *bar = NULL;
  guint rival = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      {
        ask_child (self, child, &request);
        if (get_child (self, child)->slot == SWITCH_TABLE_SLOT_SUIT_BAR)
          bar = child;
      }

  request.n_rivals = CLAMP (request.n_rivals, 1, SWITCH_MAX_RIVALS);
  if (bar != NULL)
    ask_bar (self, bar, &request);
  switch_table_geometry_init (&self->geometry, &request);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      allocate_child (self, child, &rival, width, height);

  /* Whoever listens may change what is to be laid out: not now. */
  if (self->told_class != self->geometry.window_class &&
      self->notify_source == 0)
    self->notify_source = g_idle_add_full (G_PRIORITY_HIGH_IDLE, notify_cb,
                                           self, NULL);
}

static void
switch_table_layout_measure (GtkLayoutManager *manager,
                             GtkWidget        *widget,
                             GtkOrientation    orientation,
                             int               for_size,
                             int              *minimum,
                             int              *natural,
                             int              *minimum_baseline,
                             int              *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = 360;
      *natural = 1280;
    }
  else
    {
      *minimum = 340;
      *natural = 754;
    }
}

static GtkSizeRequestMode
switch_table_layout_get_request_mode (GtkLayoutManager *manager,
                                      GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
switch_table_layout_get_property (GObject    *object,
                                  guint       prop_id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  SwitchTableLayout *self = SWITCH_TABLE_LAYOUT (object);

  switch (prop_id)
    {
    case PROP_WINDOW_CLASS:
      g_value_set_uint (value, self->geometry.window_class);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
switch_table_layout_dispose (GObject *object)
{
  SwitchTableLayout *self = SWITCH_TABLE_LAYOUT (object);

  g_clear_handle_id (&self->notify_source, g_source_remove);

  G_OBJECT_CLASS (switch_table_layout_parent_class)->dispose (object);
}

static void
switch_table_layout_class_init (SwitchTableLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  object_class->dispose = switch_table_layout_dispose;
  object_class->get_property = switch_table_layout_get_property;

  manager_class->layout_child_type = SWITCH_TYPE_TABLE_LAYOUT_CHILD;
  manager_class->get_request_mode = switch_table_layout_get_request_mode;
  manager_class->measure = switch_table_layout_measure;
  manager_class->allocate = switch_table_layout_allocate;

  properties[PROP_WINDOW_CLASS] =
    g_param_spec_uint ("window-class", NULL, NULL,
                       0, SWITCH_WINDOW_WIDE, SWITCH_WINDOW_NARROW,
                       G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
switch_table_layout_init (SwitchTableLayout *self)
{
  /* None, so that the first one is told. */
  self->told_class = (SwitchWindowSize) -1;
}

/**
 * switch_table_layout_new:
 *
 * Makes the layout of a table.
 *
 * Returns: the layout
 */
GtkLayoutManager *
switch_table_layout_new (void)
{
  return g_object_new (SWITCH_TYPE_TABLE_LAYOUT, NULL);
}

/**
 * switch_table_layout_place:
 * @self: the layout
 * @child: a child of the table
 * @slot: what it is
 *
 * Tells what a child is; those that nothing is told of cover the table.
 * Seats stand in the order of the children, clockwise from your left.
 */
void
switch_table_layout_place (SwitchTableLayout *self,
                           GtkWidget         *child,
                           SwitchTableSlot    slot)
{
  g_return_if_fail (SWITCH_IS_TABLE_LAYOUT (self));
  g_return_if_fail (GTK_IS_WIDGET (child));

  get_child (self, child)->slot = slot;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

/**
 * switch_table_layout_get_window_class:
 * @self: the layout
 *
 * Returns: the class of the window, by the last allocation
 */
SwitchWindowSize
switch_table_layout_get_window_class (SwitchTableLayout *self)
{
  g_return_val_if_fail (SWITCH_IS_TABLE_LAYOUT (self), SWITCH_WINDOW_NARROW);

  return self->geometry.window_class;
}

/**
 * switch_table_layout_get_geometry:
 * @self: the layout
 *
 * Returns: (transfer none): where everything is, by the last allocation
 */
const SwitchTableGeometry *
switch_table_layout_get_geometry (SwitchTableLayout *self)
{
  g_return_val_if_fail (SWITCH_IS_TABLE_LAYOUT (self), NULL);

  return &self->geometry;
}
