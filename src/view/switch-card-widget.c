/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-card-widget-private.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "switch-card-art.h"
#include "switch-card-names.h"
#include "switch-style.h"

#define RAISE         0.11f   /* of its height, a card that may be laid */

enum
{
  PROP_0,
  PROP_CARD,
  PROP_CARD_WIDTH,
  PROP_ANGLE,
  PROP_FLIP,
  PROP_RAISE_FACTOR,
  PROP_ACCESSIBLE_NAME,
  /* One a bit of SwitchCardState, in its order. */
  PROP_FACE_UP,
  PROP_PLAYABLE,
  PROP_DIMMED,
  PROP_RAISED,
  PROP_NEW_MARK,
  PROP_FLYING,
  PROP_HOLLOW,
  PROP_HINTED,
  N_PROPS
};

enum
{
  ACTIVATED,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (SwitchCardWidget, switch_card_widget, GTK_TYPE_WIDGET)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

/* A card of which only the back is seen never tells its name. */
static void
update_name (SwitchCardWidget *self)
{
  const char *name = self->name;

  if (name == NULL)
    name = switch_card_names_get (self->state & SWITCH_CARD_FACE_UP
                                    ? self->card : SWITCH_CARD_NONE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static gboolean
switch_card_widget_contains (GtkWidget *widget,
                             double     x,
                             double     y)
{
  SwitchCardWidget *self = SWITCH_CARD_WIDGET (widget);
  const float half_w = self->width / 2;
  const float half_h = _switch_card_widget_get_height (self) / 2;
  const double turn = -self->angle * G_PI / 180;
  const double dx = x - half_w, dy = y - half_h;
  const double along = dx * cos (turn) - dy * sin (turn);
  const double down = dx * sin (turn) + dy * cos (turn);

  /* Where it lies and where it is raised to: under the pointer it must not
   * shrink away from it. */
  return ABS (along) <= half_w && down >= -half_h - self->lift &&
         down <= half_h;
}

static void
switch_card_widget_state_flags_changed (GtkWidget     *widget,
                                        GtkStateFlags  previous)
{
  SwitchCardWidget *self = SWITCH_CARD_WIDGET (widget);
  const GtkStateFlags changed = gtk_widget_get_state_flags (widget) ^ previous;

  /* It looks the same when the window is no longer the active one. */
  if (changed & ~(GtkStateFlags) GTK_STATE_FLAG_BACKDROP)
    {
      _switch_card_widget_update_lift (self);
      _switch_card_widget_redraw (self);
    }

  GTK_WIDGET_CLASS (switch_card_widget_parent_class)->state_flags_changed (
    widget, previous);
}

static void
update_new_label (SwitchCardWidget *self)
{
  const gboolean wanted = (self->state & SWITCH_CARD_NEW) != 0;

  if (wanted == (self->new_label != NULL))
    return;

  if (wanted)
    {
      /* Translators: A tab on the card that was drawn just now. */
      self->new_label = gtk_label_new (C_("card", "new"));
      gtk_widget_add_css_class (self->new_label, "new");
      gtk_widget_set_can_target (self->new_label, FALSE);
      gtk_widget_set_parent (self->new_label, GTK_WIDGET (self));
    }
  else
    {
      g_clear_pointer (&self->new_label, gtk_widget_unparent);
    }
}

static void
activate_cb (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  g_signal_emit (widget, signals[ACTIVATED], 0);
}

static void
enter_cb (SwitchCardWidget *self)
{
  self->hovered = TRUE;
  _switch_card_widget_update_lift (self);
}

static void
leave_cb (SwitchCardWidget *self)
{
  self->hovered = FALSE;
  _switch_card_widget_update_lift (self);
}

static void
switch_card_widget_dispose (GObject *object)
{
  SwitchCardWidget *self = SWITCH_CARD_WIDGET (object);

  switch_tween_clear (&self->lifting);
  switch_tween_clear (&self->shaking);
  g_clear_handle_id (&self->refuse_source, g_source_remove);
  g_clear_pointer (&self->new_label, gtk_widget_unparent);
  g_clear_pointer (&self->still, gsk_render_node_unref);

  G_OBJECT_CLASS (switch_card_widget_parent_class)->dispose (object);
}

static void
switch_card_widget_finalize (GObject *object)
{
  SwitchCardWidget *self = SWITCH_CARD_WIDGET (object);

  g_free (self->name);

  G_OBJECT_CLASS (switch_card_widget_parent_class)->finalize (object);
}

static void
switch_card_widget_get_property (GObject    *object,
                                 guint       prop_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  SwitchCardWidget *self = SWITCH_CARD_WIDGET (object);

  switch (prop_id)
    {
    case PROP_CARD:
      g_value_set_uint (value, self->card);
      break;

    case PROP_CARD_WIDTH:
      g_value_set_float (value, self->width);
      break;

    case PROP_ANGLE:
      g_value_set_float (value, self->angle);
      break;

    case PROP_FLIP:
      g_value_set_float (value, self->flip);
      break;

    case PROP_RAISE_FACTOR:
      g_value_set_float (value, self->raise_factor);
      break;

    case PROP_ACCESSIBLE_NAME:
      g_value_set_string (value, self->name);
      break;

    default:
      if (prop_id >= PROP_FACE_UP && prop_id < N_PROPS)
        g_value_set_boolean (value,
                             self->state >> (prop_id - PROP_FACE_UP) & 1);
      else
        G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
switch_card_widget_set_property (GObject      *object,
                                 guint         prop_id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  SwitchCardWidget *self = SWITCH_CARD_WIDGET (object);

  switch (prop_id)
    {
    case PROP_CARD:
      switch_card_widget_set_card (self, (SwitchCard) g_value_get_uint (value));
      break;

    case PROP_CARD_WIDTH:
      switch_card_widget_set_card_width (self, g_value_get_float (value));
      break;

    case PROP_ANGLE:
      switch_card_widget_set_angle (self, g_value_get_float (value));
      break;

    case PROP_FLIP:
      switch_card_widget_set_flip (self, g_value_get_float (value));
      break;

    case PROP_RAISE_FACTOR:
      switch_card_widget_set_raise_factor (self, g_value_get_float (value));
      break;

    case PROP_ACCESSIBLE_NAME:
      switch_card_widget_set_name (self, g_value_get_string (value));
      break;

    default:
      if (prop_id >= PROP_FACE_UP && prop_id < N_PROPS)
        switch_card_widget_set_state (self, 1u << (prop_id - PROP_FACE_UP),
                                      g_value_get_boolean (value));
      else
        G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
switch_card_widget_class_init (SwitchCardWidgetClass *klass)
{
  static const char *const states[] = {
    "face-up", "playable", "dimmed", "chosen", "new-mark", "flying", "hollow",
    "hinted",
  };
  static const guint keys[] = {
    GDK_KEY_space, GDK_KEY_KP_Space, GDK_KEY_Return, GDK_KEY_KP_Enter,
  };
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS |
                            G_PARAM_EXPLICIT_NOTIFY;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = switch_card_widget_dispose;
  object_class->finalize = switch_card_widget_finalize;
  object_class->get_property = switch_card_widget_get_property;
  object_class->set_property = switch_card_widget_set_property;

  widget_class->snapshot = _switch_card_widget_snapshot;
  widget_class->measure = _switch_card_widget_measure;
  widget_class->size_allocate = _switch_card_widget_size_allocate;
  widget_class->contains = switch_card_widget_contains;
  widget_class->state_flags_changed = switch_card_widget_state_flags_changed;

  properties[PROP_CARD] =
    g_param_spec_uint ("card", NULL, NULL, 0, SWITCH_CARD_NONE,
                       SWITCH_CARD_NONE, flags);
  properties[PROP_CARD_WIDTH] =
    g_param_spec_float ("card-width", NULL, NULL, 0, G_MAXFLOAT, 0, flags);
  properties[PROP_ANGLE] =
    g_param_spec_float ("angle", NULL, NULL, -G_MAXFLOAT, G_MAXFLOAT, 0,
                        flags);
  properties[PROP_FLIP] =
    g_param_spec_float ("flip", NULL, NULL, 0, 1, 0, flags);
  properties[PROP_RAISE_FACTOR] =
    g_param_spec_float ("raise-factor", NULL, NULL, 0, 1, RAISE, flags);
  properties[PROP_ACCESSIBLE_NAME] =
    g_param_spec_string ("accessible-name", NULL, NULL, NULL, flags);
  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    properties[PROP_FACE_UP + i] =
      g_param_spec_boolean (states[i], NULL, NULL, FALSE, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * SwitchCardWidget::activated:
   *
   * Space or Enter on a card of the own hand, or a screen reader's press.
   */
  signals[ACTIVATED] =
    g_signal_new ("activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_install_action (widget_class, "card.activate", NULL,
                                   activate_cb);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i], 0,
                                         "card.activate", NULL);

  gtk_widget_class_set_css_name (widget_class, "card");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
switch_card_widget_init (SwitchCardWidget *self)
{
  self->card = SWITCH_CARD_NONE;
  self->raise_factor = RAISE;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "card.activate", FALSE);
  switch_tween_init (&self->lifting, GTK_WIDGET (self),
                     _switch_card_widget_step_lift);
  switch_tween_init (&self->shaking, GTK_WIDGET (self), gtk_widget_queue_draw);
  g_signal_connect_object (switch_card_art_get_default (), "changed",
                           G_CALLBACK (_switch_card_widget_redraw), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (switch_style_get_default (), "notify::appearance",
                           G_CALLBACK (_switch_card_widget_redraw), self,
                           G_CONNECT_SWAPPED);
}

/**
 * switch_card_widget_new:
 * @card: a card, or %SWITCH_CARD_NONE
 *
 * Makes a card to look at; face up if @card is known.
 *
 * Returns: the card
 */
GtkWidget *
switch_card_widget_new (SwitchCard card)
{
  return g_object_new (SWITCH_TYPE_CARD_WIDGET,
                       "card", card,
                       "face-up", card != SWITCH_CARD_NONE,
                       NULL);
}

/**
 * switch_card_widget_new_button:
 * @card: a card, or %SWITCH_CARD_NONE
 *
 * Makes a card of the own hand: takes the focus, rises under the pointer.
 *
 * Returns: the card
 */
GtkWidget *
switch_card_widget_new_button (SwitchCard card)
{
  GtkWidget *self = g_object_new (SWITCH_TYPE_CARD_WIDGET,
                                  "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_BUTTON,
                                  "card", card,
                                  "face-up", card != SWITCH_CARD_NONE,
                                  "focusable", TRUE,
                                  NULL);
  GtkEventController *motion = gtk_event_controller_motion_new ();

  gtk_widget_action_set_enabled (self, "card.activate", TRUE);
  g_signal_connect_swapped (motion, "enter", G_CALLBACK (enter_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (self, motion);
  return self;
}

/**
 * switch_card_widget_get_card:
 * @self: a card widget
 *
 * Returns: its card
 */
SwitchCard
switch_card_widget_get_card (SwitchCardWidget *self)
{
  g_return_val_if_fail (SWITCH_IS_CARD_WIDGET (self), SWITCH_CARD_NONE);

  return self->card;
}

/**
 * switch_card_widget_set_card:
 * @self: a card widget
 * @card: a card, or %SWITCH_CARD_NONE
 *
 * Changes the card.
 */
void
switch_card_widget_set_card (SwitchCardWidget *self,
                             SwitchCard        card)
{
  g_return_if_fail (SWITCH_IS_CARD_WIDGET (self));

  if (self->card == card)
    return;

  self->card = card;
  update_name (self);
  _switch_card_widget_redraw (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CARD]);
}

/**
 * switch_card_widget_get_state:
 * @self: a card widget
 *
 * Returns: the bits of its state
 */
SwitchCardState
switch_card_widget_get_state (SwitchCardWidget *self)
{
  g_return_val_if_fail (SWITCH_IS_CARD_WIDGET (self), 0);

  return self->state;
}

/**
 * switch_card_widget_set_state:
 * @self: a card widget
 * @state: the bits to change
 * @on: whether to set or to clear them
 *
 * Changes the state.
 */
void
switch_card_widget_set_state (SwitchCardWidget *self,
                              SwitchCardState   state,
                              gboolean          on)
{
  SwitchCardState changed;

  g_return_if_fail (SWITCH_IS_CARD_WIDGET (self));

  changed = state & (on ? ~self->state : self->state);
  if (changed == 0)
    return;

  self->state ^= changed;
  update_new_label (self);
  update_name (self);
  _switch_card_widget_update_lift (self);
  _switch_card_widget_redraw (self);
  for (guint i = 0; PROP_FACE_UP + i < N_PROPS; i++)
    if (changed >> i & 1)
      g_object_notify_by_pspec (G_OBJECT (self),
                                properties[PROP_FACE_UP + i]);
}

static void
set_number (SwitchCardWidget *self,
            float            *field,
            float             value,
            guint             prop_id)
{
  if (*field == value)
    return;

  *field = value;
  _switch_card_widget_redraw (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[prop_id]);
}

/**
 * switch_card_widget_set_card_width:
 * @self: a card widget
 * @width: in logical pixels
 *
 * Sets the width at which the card is drawn. It asks for no new size by
 * itself, so that a layout may call it in passing.
 */
void
switch_card_widget_set_card_width (SwitchCardWidget *self,
                                   float             width)
{
  g_return_if_fail (SWITCH_IS_CARD_WIDGET (self));

  if (self->width == width)
    return;

  set_number (self, &self->width, width, PROP_CARD_WIDTH);
  _switch_card_widget_update_lift (self);
  switch_tween_finish (&self->lifting);

  if (self->state & SWITCH_CARD_FACE_UP)
    switch_card_art_expect (switch_card_art_get_default (), self->card, width,
                            gtk_widget_get_scale_factor (GTK_WIDGET (self)));
}

/**
 * switch_card_widget_set_angle:
 * @self: a card widget
 * @angle: in degrees, clockwise
 *
 * Turns the card about its middle.
 */
void
switch_card_widget_set_angle (SwitchCardWidget *self,
                              float             angle)
{
  g_return_if_fail (SWITCH_IS_CARD_WIDGET (self));

  set_number (self, &self->angle, angle, PROP_ANGLE);
}

/**
 * switch_card_widget_set_flip:
 * @self: a card widget
 * @flip: 0 as it is, 0.5 edge on, 1 turned over
 *
 * Turns the card over: squeezes it, and shows its other side from the middle.
 */
void
switch_card_widget_set_flip (SwitchCardWidget *self,
                             float             flip)
{
  g_return_if_fail (SWITCH_IS_CARD_WIDGET (self));

  set_number (self, &self->flip, CLAMP (flip, 0, 1), PROP_FLIP);
}

/**
 * switch_card_widget_set_raise_factor:
 * @self: a card widget
 * @factor: share of its height
 *
 * Sets how much a card is raised that may be laid.
 */
void
switch_card_widget_set_raise_factor (SwitchCardWidget *self,
                                     float             factor)
{
  g_return_if_fail (SWITCH_IS_CARD_WIDGET (self));

  set_number (self, &self->raise_factor, factor, PROP_RAISE_FACTOR);
  _switch_card_widget_update_lift (self);
}

/**
 * switch_card_widget_set_name:
 * @self: a card widget
 * @name: (nullable): what assistive technology calls it; %NULL for the
 *   card's own name
 *
 * Sets the name.
 */
void
switch_card_widget_set_name (SwitchCardWidget *self,
                             const char       *name)
{
  g_return_if_fail (SWITCH_IS_CARD_WIDGET (self));

  if (g_strcmp0 (self->name, name) == 0)
    return;

  g_free (self->name);
  self->name = g_strdup (name);
  update_name (self);
  g_object_notify_by_pspec (G_OBJECT (self),
                            properties[PROP_ACCESSIBLE_NAME]);
}
