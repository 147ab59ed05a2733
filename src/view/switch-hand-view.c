/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-hand-view-private.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "switch-card-widget-private.h"

#define CLOSE_TIME 180   /* the hand closes or opens */

enum
{
  CARD_ACTIVATED,
  CARD_FOCUSED,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (SwitchHandView, switch_hand_view, GTK_TYPE_WIDGET)

static guint signals[N_SIGNALS];

static void
step_motion (GtkWidget *widget)
{
  gtk_widget_queue_allocate (widget);
}

static void
update_label (SwitchHandView *self)
{
  g_autofree char *label = NULL;
  const guint n = self->cards->len;

  /* Translators: What a screen reader calls your own cards as a whole. */
  label = g_strdup_printf (ngettext ("Your hand, %u card",
                                     "Your hand, %u cards", n), n);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/* From where the cards are seen now to where they belong. */
void
_switch_hand_view_rearrange (SwitchHandView *self)
{
  for (guint i = 0; i < self->cards->len; i++)
    {
      SwitchHandCard *card = g_ptr_array_index (self->cards, i);

      card->from = card->now;
    }
  _switch_hand_view_sort (self);
  _switch_hand_view_restack (self);
  update_label (self);
  switch_tween_start (&self->motion,
                      (guint) (CLOSE_TIME * self->pace));
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
mix_places (const SwitchFanPlace *from,
            const SwitchFanPlace *to,
            float                 share,
            SwitchFanPlace       *now)
{
  *now = *to;
  now->x = from->x + (to->x - from->x) * share;
  now->y = from->y + (to->y - from->y) * share;
  now->angle = from->angle + (to->angle - from->angle) * share;
}

static void
allocate_card (SwitchHandView *self,
               SwitchHandCard *card,
               int             height)
{
  const float scale =
    (float) gtk_widget_get_scale_factor (GTK_WIDGET (self));
  const float x = card->now.x - self->card_width / 2;
  const float y = (float) height + card->now.y - self->card_height / 2;

  /* On whole device pixels: a picture between them is drawn ten times as
   * slowly, and blurred. */
  _switch_card_widget_set_place (SWITCH_CARD_WIDGET (card->widget),
                                 card->now.angle,
                                 switch_tween_is_running (&self->motion));
  gtk_widget_allocate (card->widget, (int) self->card_width,
                       (int) self->card_height, -1,
                       gsk_transform_translate (NULL,
                         &GRAPHENE_POINT_INIT (roundf (x * scale) / scale,
                                               roundf (y * scale) / scale)));
}

static gboolean
restack_cb (gpointer data)
{
  SwitchHandView *self = data;

  self->restack_id = 0;
  _switch_hand_view_restack (self);

  return G_SOURCE_REMOVE;
}

static void
switch_hand_view_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  SwitchHandView *self = SWITCH_HAND_VIEW (widget);
  const float share = switch_ease_out (self->motion.value);
  const gboolean mirrored = _switch_hand_view_is_mirrored (self);
  SwitchFan fan;

  _switch_hand_view_init_fan (self, &fan);
  for (guint i = 0; i < self->cards->len; i++)
    {
      SwitchHandCard *card = g_ptr_array_index (self->cards, i);
      SwitchCardWidget *view = SWITCH_CARD_WIDGET (card->widget);
      SwitchFanPlace place;

      switch_fan_get_place (&fan, i, mirrored, &place);
      /* A card that was nowhere comes from nowhere. */
      if (!card->placed || width != self->last_width)
        card->from = place;
      card->placed = TRUE;
      mix_places (&card->from, &place, share, &card->now);

      switch_card_widget_set_card_width (view, self->card_width);
      switch_card_widget_set_raise_factor (view,
                                           fan.rows > 1 ? 0.05f : 0.11f);
      allocate_card (self, card, height);
    }
  self->last_width = width;

  /* Too early to change the order of children. */
  if (fan.rows != self->stacked_rows && self->restack_id == 0)
    self->restack_id = g_idle_add (restack_cb, self);
}

static void
switch_hand_view_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  /* The table gives it its place; it asks for nothing. */
  *minimum = *natural = 0;
}

static void
switch_hand_view_direction_changed (GtkWidget        *widget,
                                    GtkTextDirection  previous)
{
  _switch_hand_view_restack (SWITCH_HAND_VIEW (widget));
  gtk_widget_queue_allocate (widget);
}

/* Where the focus begins: at the first card that fits. */
static SwitchHandCard *
find_first (SwitchHandView *self)
{
  for (guint i = 0; i < self->cards->len; i++)
    if (_switch_hand_view_fits (g_ptr_array_index (self->cards, i)))
      return g_ptr_array_index (self->cards, i);

  return g_ptr_array_index (self->cards, 0);
}

/* Tab comes to the card that had the focus before, and leaves the hand with
 * the next Tab. */
static gboolean
switch_hand_view_focus_vfunc (GtkWidget        *widget,
                              GtkDirectionType  direction)
{
  SwitchHandView *self = SWITCH_HAND_VIEW (widget);
  SwitchHandCard *card;

  if (gtk_widget_get_focus_child (widget) != NULL || self->cards->len == 0)
    return FALSE;

  card = _switch_hand_view_find (self, self->focused);
  if (card == NULL)
    card = find_first (self);
  return gtk_widget_grab_focus (card->widget);
}

static gboolean
switch_hand_view_grab_focus (GtkWidget *widget)
{
  return switch_hand_view_focus_vfunc (widget, GTK_DIR_TAB_FORWARD);
}

static SwitchHandCard *
find_widget (SwitchHandView *self,
             GtkWidget      *widget)
{
  for (guint i = 0; i < self->cards->len; i++)
    {
      SwitchHandCard *card = g_ptr_array_index (self->cards, i);

      if (card->widget == widget)
        return card;
    }
  return NULL;
}

static void
switch_hand_view_set_focus_child (GtkWidget *widget,
                                  GtkWidget *child)
{
  SwitchHandView *self = SWITCH_HAND_VIEW (widget);
  SwitchHandCard *card = child != NULL ? find_widget (self, child) : NULL;

  GTK_WIDGET_CLASS (switch_hand_view_parent_class)->set_focus_child (widget,
                                                                     child);
  if (card == NULL || card->id == self->focused)
    return;

  self->focused = card->id;
  g_signal_emit (self, signals[CARD_FOCUSED], 0, card->id);
}

static void
card_activated_cb (SwitchHandView *self,
                   GtkWidget      *widget)
{
  SwitchHandCard *card = find_widget (self, widget);

  if (card != NULL)
    g_signal_emit (self, signals[CARD_ACTIVATED], 0, card->id);
}

static SwitchHandCard *
pick_card (SwitchHandView *self,
           double          x,
           double          y)
{
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (self), x, y,
                                       GTK_PICK_DEFAULT);

  while (picked != NULL &&
         gtk_widget_get_parent (picked) != GTK_WIDGET (self))
    picked = gtk_widget_get_parent (picked);
  return picked != NULL ? find_widget (self, picked) : NULL;
}

static void
pressed_cb (SwitchHandView  *self,
            int              n_press,
            double           x,
            double           y,
            GtkGestureClick *click)
{
  SwitchHandCard *card = pick_card (self, x, y);

  self->pressed = card != NULL ? card->id : 0;
  if (card != NULL)
    gtk_widget_grab_focus (card->widget);
}

/* A double click is two clicks: the second falls on another card or none, so
 * only the first of them means the card. */
static void
released_cb (SwitchHandView  *self,
             int              n_press,
             double           x,
             double           y,
             GtkGestureClick *click)
{
  SwitchHandCard *card = pick_card (self, x, y);

  if (card != NULL && card->id == self->pressed && n_press == 1)
    g_signal_emit (self, signals[CARD_ACTIVATED], 0, card->id);
  self->pressed = 0;
}

static void
hand_card_free (SwitchHandCard *card)
{
  g_clear_pointer (&card->widget, gtk_widget_unparent);
  g_free (card);
}

static void
switch_hand_view_dispose (GObject *object)
{
  SwitchHandView *self = SWITCH_HAND_VIEW (object);

  g_clear_handle_id (&self->restack_id, g_source_remove);
  switch_tween_clear (&self->motion);
  g_ptr_array_set_size (self->cards, 0);

  G_OBJECT_CLASS (switch_hand_view_parent_class)->dispose (object);
}

static void
switch_hand_view_finalize (GObject *object)
{
  SwitchHandView *self = SWITCH_HAND_VIEW (object);

  g_ptr_array_unref (self->cards);

  G_OBJECT_CLASS (switch_hand_view_parent_class)->finalize (object);
}

static void
switch_hand_view_class_init (SwitchHandViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = switch_hand_view_dispose;
  object_class->finalize = switch_hand_view_finalize;

  widget_class->measure = switch_hand_view_measure;
  widget_class->size_allocate = switch_hand_view_size_allocate;
  widget_class->direction_changed = switch_hand_view_direction_changed;
  widget_class->focus = switch_hand_view_focus_vfunc;
  widget_class->grab_focus = switch_hand_view_grab_focus;
  widget_class->set_focus_child = switch_hand_view_set_focus_child;

  /**
   * SwitchHandView::card-activated:
   * @self: the hand
   * @id: which card
   *
   * A card was clicked, or Space or Enter was pressed on it.
   */
  signals[CARD_ACTIVATED] =
    g_signal_new ("card-activated", G_TYPE_FROM_CLASS (klass),
                  G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_UINT);

  /**
   * SwitchHandView::card-focused:
   * @self: the hand
   * @id: which card
   *
   * Another card has the focus.
   */
  signals[CARD_FOCUSED] =
    g_signal_new ("card-focused", G_TYPE_FROM_CLASS (klass),
                  G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_UINT);

  _switch_hand_view_add_bindings (widget_class);
  gtk_widget_class_set_css_name (widget_class, "hand");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
switch_hand_view_init (SwitchHandView *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->cards =
    g_ptr_array_new_with_free_func ((GDestroyNotify) hand_card_free);
  self->pace = 1;
  switch_tween_init (&self->motion, GTK_WIDGET (self), step_motion);
  update_label (self);

  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb),
                            self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

/**
 * switch_hand_view_new:
 *
 * Makes an empty hand.
 *
 * Returns: the hand
 */
GtkWidget *
switch_hand_view_new (void)
{
  return g_object_new (SWITCH_TYPE_HAND_VIEW, NULL);
}

/**
 * switch_hand_view_add:
 * @self: a hand
 * @id: what its owner calls the card, not 0
 * @card: the card, or %SWITCH_CARD_NONE while it is not to be seen
 *
 * Adds a card; the others make room.
 */
void
switch_hand_view_add (SwitchHandView *self,
                      guint           id,
                      SwitchCard      card)
{
  SwitchHandCard *added;

  g_return_if_fail (SWITCH_IS_HAND_VIEW (self));
  g_return_if_fail (id != 0 && _switch_hand_view_find (self, id) == NULL);

  added = g_new0 (SwitchHandCard, 1);
  added->id = id;
  added->card = card;
  added->serial = ++self->serial;
  added->widget = switch_card_widget_new_button (card);
  g_signal_connect_object (added->widget, "activated",
                           G_CALLBACK (card_activated_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_parent (added->widget, GTK_WIDGET (self));
  g_ptr_array_add (self->cards, added);
  _switch_hand_view_rearrange (self);
}

/**
 * switch_hand_view_remove:
 * @self: a hand
 * @id: of the card
 *
 * Takes a card away; the others close up, and its neighbour gets the focus
 * if it had it.
 */
void
switch_hand_view_remove (SwitchHandView *self,
                         guint           id)
{
  SwitchHandCard *card;
  gboolean had_focus;
  guint index;

  g_return_if_fail (SWITCH_IS_HAND_VIEW (self));

  card = _switch_hand_view_find (self, id);
  if (card == NULL)
    return;

  had_focus = gtk_widget_get_focus_child (GTK_WIDGET (self)) == card->widget;
  g_ptr_array_find (self->cards, card, &index);

  if (had_focus || self->focused == id)
    {
      const guint next = index + 1 < self->cards->len ? index + 1 : index - 1;

      self->focused = 0;
      if (self->cards->len > 1)
        {
          SwitchHandCard *neighbour = g_ptr_array_index (self->cards, next);

          if (had_focus)
            gtk_widget_grab_focus (neighbour->widget);
          self->focused = neighbour->id;
        }
    }
  g_ptr_array_remove_index (self->cards, index);
  _switch_hand_view_rearrange (self);
}

/**
 * switch_hand_view_clear:
 * @self: a hand
 *
 * Takes all cards away.
 */
void
switch_hand_view_clear (SwitchHandView *self)
{
  g_return_if_fail (SWITCH_IS_HAND_VIEW (self));

  self->focused = 0;
  g_ptr_array_set_size (self->cards, 0);
  _switch_hand_view_rearrange (self);
}

/**
 * switch_hand_view_set_card:
 * @self: a hand
 * @id: of a card
 * @card: what it is
 *
 * Turns a card over, or back with %SWITCH_CARD_NONE, without motion.
 */
void
switch_hand_view_set_card (SwitchHandView *self,
                           guint           id,
                           SwitchCard      card)
{
  SwitchHandCard *held;

  g_return_if_fail (SWITCH_IS_HAND_VIEW (self));

  held = _switch_hand_view_find (self, id);
  if (held == NULL || held->card == card)
    return;

  held->card = card;
  switch_card_widget_set_card (SWITCH_CARD_WIDGET (held->widget), card);
  switch_card_widget_set_state (SWITCH_CARD_WIDGET (held->widget),
                                SWITCH_CARD_FACE_UP,
                                card != SWITCH_CARD_NONE);
  _switch_hand_view_rearrange (self);
}

/**
 * switch_hand_view_get_order:
 * @self: a hand
 *
 * Returns: how the cards are sorted
 */
SwitchHandOrder
switch_hand_view_get_order (SwitchHandView *self)
{
  g_return_val_if_fail (SWITCH_IS_HAND_VIEW (self), SWITCH_HAND_ORDER_SUIT);

  return self->order;
}

/**
 * switch_hand_view_set_order:
 * @self: a hand
 * @order: how to sort
 *
 * Sorts the cards.
 */
void
switch_hand_view_set_order (SwitchHandView  *self,
                            SwitchHandOrder  order)
{
  g_return_if_fail (SWITCH_IS_HAND_VIEW (self));

  if (self->order == order)
    return;

  self->order = order;
  _switch_hand_view_rearrange (self);
}

/**
 * switch_hand_view_focus:
 * @self: a hand
 * @id: of a card
 *
 * Gives the focus to a card.
 *
 * Returns: whether it took it
 */
gboolean
switch_hand_view_focus (SwitchHandView *self,
                        guint           id)
{
  SwitchHandCard *card;

  g_return_val_if_fail (SWITCH_IS_HAND_VIEW (self), FALSE);

  card = _switch_hand_view_find (self, id);
  return card != NULL && gtk_widget_grab_focus (card->widget);
}

/**
 * switch_hand_view_set_metrics:
 * @self: a hand
 * @margin: to keep free at each side
 * @card_width: width of a card
 * @card_height: height of a card
 * @flat: whether all cards stand upright
 *
 * Sets the sizes. For the layout, in passing: it asks for no new size.
 */
void
switch_hand_view_set_metrics (SwitchHandView *self,
                              float           margin,
                              float           card_width,
                              float           card_height,
                              gboolean        flat)
{
  g_return_if_fail (SWITCH_IS_HAND_VIEW (self));

  if (self->margin == margin && self->card_width == card_width &&
      self->card_height == card_height && self->flat == flat)
    return;

  self->margin = margin;
  self->card_width = card_width;
  self->card_height = card_height;
  self->flat = flat;
  self->last_width = -1;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
