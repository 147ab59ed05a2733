/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-pile-view.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "switch-card-art.h"
#include "switch-card-names.h"
#include "switch-key-focus.h"
#include "switch-picture.h"
#include "switch-pile-ground.h"
#include "switch-style.h"

#define MAX_CARDS   12
#define MAX_EDGES    4
#define STRIP        0.24f   /* of a card laid in an open turn */
#define SPREAD       0.55f    /* of all of them */

/* By how manieth a discard it is, so that undo looks as it looked. */
#define ANGLE_EVEN  -8.0f
#define ANGLE_ODD    6.0f
#define ANGLE_TOP   -1.5f
#define ASKEW        0.05f  /* and as far aside, as a share of the width */

/**
 * SwitchPileView:
 *
 * The stock or the discard pile.
 */
struct _SwitchPileView
{
  GtkWidget       parent_instance;

  SwitchPileKind  kind;
  guint           count;
  SwitchCard      cards[MAX_CARDS];
  guint           n_cards;
  guint           first_index;
  guint           n_laid;
  gboolean        due;
  GtkWidget      *label;
  GskRenderNode  *ground;         /* edges of the stock, or an empty place */
  int             ground_width;
  guint           ground_edges;
  GskRenderNode  *still;          /* the cards in one picture */
  int             still_width;
};

enum
{
  PROP_0,
  PROP_COUNT,
  PROP_DUE,
  N_PROPS
};

enum
{
  ACTIVATED,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (SwitchPileView, switch_pile_view, GTK_TYPE_WIDGET)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static float
get_width (SwitchPileView *self)
{
  return (float) gtk_widget_get_width (GTK_WIDGET (self));
}

static float
get_height (SwitchPileView *self)
{
  return (float) gtk_widget_get_height (GTK_WIDGET (self));
}

static void
update_name (SwitchPileView *self)
{
  g_autofree char *name = NULL;

  if (self->kind == SWITCH_PILE_STOCK)
    name = g_strdup_printf (ngettext ("Stock, %u card", "Stock, %u cards",
                                      self->count), self->count);
  else if (self->n_cards > 0)
    /* Translators: %s is a card, “ten of spades”. */
    name = g_strdup_printf (_("Discard pile, on top the %s"),
                            switch_card_names_get (
                              self->cards[self->n_cards - 1]));
  else
    name = g_strdup (_("Discard pile, empty"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
update_label (SwitchPileView *self)
{
  g_autofree char *text = NULL;

  if (self->kind == SWITCH_PILE_STOCK)
    text = g_strdup_printf ("%u", self->count);
  else
    /* Translators: A tab on the discard pile: so many cards were laid in
     * this turn, one after another. */
    text = g_strdup_printf (ngettext ("%u laid", "%u laid", self->n_laid),
                            self->n_laid);
  gtk_label_set_label (GTK_LABEL (self->label), text);
  gtk_widget_set_visible (self->label, self->kind == SWITCH_PILE_STOCK ||
                                       self->n_laid > 1);
  update_name (self);
  g_clear_pointer (&self->still, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static guint
get_edges (SwitchPileView *self)
{
  return MIN (MAX_EDGES, (self->count + 5) / 6);
}

static void
snapshot_ground (SwitchPileView *self,
                 GtkSnapshot    *snapshot)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (self));
  const guint n_edges = self->kind == SWITCH_PILE_STOCK ? get_edges (self) : 0;

  if (self->ground != NULL &&
      (self->ground_width != width || self->ground_edges != n_edges))
    g_clear_pointer (&self->ground, gsk_render_node_unref);

  if (self->ground == NULL)
    {
      self->ground = switch_pile_ground_new (get_width (self),
                                             get_height (self), n_edges);
      self->ground_width = width;
      self->ground_edges = n_edges;
    }
  gtk_snapshot_append_node (snapshot, self->ground);
}

/* Where a card of the discards lies: how far to the right, how turned. */
static void
get_card_place (SwitchPileView *self,
                guint           index,
                float          *x,
                float          *angle)
{
  const guint top = self->n_cards - 1;
  const guint first_laid = self->n_cards - MIN (self->n_laid, self->n_cards);
  const float last = (float) MAX (self->n_laid, 2) - 1;
  const float strip = MIN (STRIP, SPREAD / last) * get_width (self);

  *x = 0;
  if (self->n_laid > 1 && index >= first_laid)
    {
      *x = strip * (float) (index - first_laid);
      *angle = ANGLE_TOP + 1.5f * (float) (index - first_laid);
    }
  else if (index == top)
    {
      *angle = ANGLE_TOP;
    }
  else
    {
      const gboolean even = (self->first_index + index) % 2 == 0;

      *angle = even ? ANGLE_EVEN : ANGLE_ODD;
      *x = (even ? -ASKEW : ASKEW) * get_width (self);
    }
}

static void
snapshot_card (SwitchPileView  *self,
               GtkSnapshot     *snapshot,
               SwitchCard       card,
               float            x,
               float            angle,
               SwitchElevation  elevation)
{
  const float half_w = get_width (self) / 2, half_h = get_height (self) / 2;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x + half_w, half_h));
  gtk_snapshot_rotate (snapshot, angle);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-half_w, -half_h));
  switch_card_art_snapshot (switch_card_art_get_default (), snapshot, card,
                            get_width (self),
                            gtk_widget_get_scale_factor (GTK_WIDGET (self)),
                            elevation, FALSE);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_frame (SwitchPileView *self,
                GtkSnapshot    *snapshot,
                float           outset,
                float           line,
                const GdkRGBA  *colour)
{
  const GdkRGBA colours[4] = { *colour, *colour, *colour, *colour };
  const float lines[4] = { line, line, line, line };
  graphene_rect_t rect = GRAPHENE_RECT_INIT (0, 0, get_width (self),
                                             get_height (self));
  GskRoundedRect outline;

  graphene_rect_inset (&rect, -outset - line, -outset - line);
  gsk_rounded_rect_init_from_rect (&outline, &rect,
                                   0.068f * get_width (self) + outset + line);
  gtk_snapshot_append_border (snapshot, &outline, lines, colours);
}

static void
snapshot_frames (SwitchPileView *self,
                 GtkSnapshot    *snapshot)
{
  const SwitchPalette *palette =
    switch_style_get_palette (switch_style_get_default ());
  const GdkRGBA white = { 1, 1, 1, 1 };
  /* Before the first card lies there the focus only waits on it. */
  const gboolean waits = self->kind == SWITCH_PILE_DISCARD &&
                         self->n_cards == 0;

  if (switch_key_focus_is_shown (GTK_WIDGET (self)) && !waits)
    {
      snapshot_frame (self, snapshot, 0, 8, &palette->ink);
      snapshot_frame (self, snapshot, 2, 3, &white);
    }
  else if (self->due)
    {
      snapshot_frame (self, snapshot, 1, 3, &palette->gold);
    }
}

static void
snapshot_cards (SwitchPileView *self,
                GtkSnapshot    *snapshot)
{
  const guint n = self->kind == SWITCH_PILE_STOCK ? MIN (self->count, 1)
                                                  : self->n_cards;

  if (self->kind == SWITCH_PILE_STOCK || n == 0)
    snapshot_ground (self, snapshot);
  for (guint i = 0; i < n; i++)
    {
      float x = 0, angle = 0;

      if (self->kind == SWITCH_PILE_DISCARD)
        get_card_place (self, i, &x, &angle);
      snapshot_card (self, snapshot,
                     self->kind == SWITCH_PILE_STOCK ? SWITCH_CARD_NONE
                                                     : self->cards[i],
                     x, angle,
                     i + 1 == n && self->kind == SWITCH_PILE_DISCARD
                       ? SWITCH_ELEVATION_RAISED : SWITCH_ELEVATION_LYING);
    }
}

static void
switch_pile_view_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  SwitchPileView *self = SWITCH_PILE_VIEW (widget);

  if (gtk_widget_get_width (widget) < 1)
    return;

  if (self->still == NULL ||
      self->still_width != gtk_widget_get_width (widget))
    {
      GtkSnapshot *parts = gtk_snapshot_new ();

      snapshot_cards (self, parts);
      g_clear_pointer (&self->still, gsk_render_node_unref);
      self->still =
        switch_picture_flatten (parts, gtk_widget_get_scale_factor (widget));
      self->still_width = gtk_widget_get_width (widget);
    }
  if (self->still != NULL)
    gtk_snapshot_append_node (snapshot, self->still);
  snapshot_frames (self, snapshot);
  gtk_widget_snapshot_child (widget, self->label, snapshot);
}

static void
switch_pile_view_state_flags_changed (GtkWidget     *widget,
                                      GtkStateFlags  previous)
{
  gtk_widget_queue_draw (widget);

  GTK_WIDGET_CLASS (switch_pile_view_parent_class)->state_flags_changed (
    widget, previous);
}

static void
redraw (SwitchPileView *self)
{
  g_clear_pointer (&self->still, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
switch_pile_view_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  *minimum = *natural = 0;
}

/* The count hangs over the lower edge, and so does what was laid, at its right
 * end, because indices are at the left. */
static void
switch_pile_view_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  SwitchPileView *self = SWITCH_PILE_VIEW (widget);
  GtkRequisition size;
  float x, y;

  if (!gtk_widget_should_layout (self->label))
    return;

  gtk_widget_get_preferred_size (self->label, NULL, &size);
  x = roundf ((float) (width - size.width) / 2);
  y = (float) height - (float) (size.height / 2);
  if (self->kind == SWITCH_PILE_DISCARD)
    x = (float) (width - size.width) + 8;
  gtk_widget_allocate (self->label, size.width, size.height, -1,
                       gsk_transform_translate (NULL,
                         &GRAPHENE_POINT_INIT (x, y)));
}

static void
activate_cb (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  g_signal_emit (widget, signals[ACTIVATED], 0);
}

/* Every click draws, also the second of two quick ones. */
static void
released_cb (SwitchPileView *self,
             int             n_press,
             double          x,
             double          y)
{
  if (gtk_widget_contains (GTK_WIDGET (self), x, y))
    g_signal_emit (self, signals[ACTIVATED], 0);
}

static void
style_changed_cb (SwitchPileView *self)
{
  g_clear_pointer (&self->ground, gsk_render_node_unref);
  redraw (self);
}

static void
switch_pile_view_dispose (GObject *object)
{
  SwitchPileView *self = SWITCH_PILE_VIEW (object);

  g_clear_pointer (&self->label, gtk_widget_unparent);
  g_clear_pointer (&self->ground, gsk_render_node_unref);
  g_clear_pointer (&self->still, gsk_render_node_unref);

  G_OBJECT_CLASS (switch_pile_view_parent_class)->dispose (object);
}

static void
switch_pile_view_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  SwitchPileView *self = SWITCH_PILE_VIEW (object);

  if (prop_id == PROP_COUNT)
    g_value_set_uint (value, self->count);
  else if (prop_id == PROP_DUE)
    g_value_set_boolean (value, self->due);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
switch_pile_view_set_property (GObject      *object,
                               guint         prop_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  SwitchPileView *self = SWITCH_PILE_VIEW (object);

  switch (prop_id)
    {
    case PROP_COUNT:
      switch_pile_view_set_count (self, g_value_get_uint (value));
      break;

    case PROP_DUE:
      if (self->due == g_value_get_boolean (value))
        return;
      self->due = g_value_get_boolean (value);
      gtk_widget_queue_draw (GTK_WIDGET (self));
      g_object_notify_by_pspec (object, pspec);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
switch_pile_view_class_init (SwitchPileViewClass *klass)
{
  static const guint keys[] = {
    GDK_KEY_space, GDK_KEY_KP_Space, GDK_KEY_Return, GDK_KEY_KP_Enter,
  };
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS |
                            G_PARAM_EXPLICIT_NOTIFY;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = switch_pile_view_dispose;
  object_class->get_property = switch_pile_view_get_property;
  object_class->set_property = switch_pile_view_set_property;

  widget_class->measure = switch_pile_view_measure;
  widget_class->size_allocate = switch_pile_view_size_allocate;
  widget_class->snapshot = switch_pile_view_snapshot;
  widget_class->state_flags_changed = switch_pile_view_state_flags_changed;

  properties[PROP_COUNT] =
    g_param_spec_uint ("count", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_DUE] =
    g_param_spec_boolean ("due", NULL, NULL, FALSE, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * SwitchPileView::activated:
   *
   * A click, Enter or Space.
   */
  signals[ACTIVATED] =
    g_signal_new ("activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_install_action (widget_class, "pile.activate", NULL,
                                   activate_cb);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i], 0,
                                         "pile.activate", NULL);

  gtk_widget_class_set_css_name (widget_class, "pile");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_BUTTON);
}

static void
switch_pile_view_init (SwitchPileView *self)
{
  GtkGesture *click;

  self->label = gtk_label_new (NULL);
  gtk_widget_set_can_target (self->label, FALSE);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));

  click = gtk_gesture_click_new ();
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb),
                            self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));

  g_signal_connect_object (switch_card_art_get_default (), "changed",
                           G_CALLBACK (redraw), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (switch_style_get_default (), "notify::appearance",
                           G_CALLBACK (style_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

/**
 * switch_pile_view_new:
 * @kind: which pile
 *
 * Makes an empty pile.
 *
 * Returns: the pile
 */
GtkWidget *
switch_pile_view_new (SwitchPileKind kind)
{
  SwitchPileView *self = g_object_new (SWITCH_TYPE_PILE_VIEW,
                                       "focusable", TRUE,
                                       NULL);

  self->kind = kind;
  gtk_widget_add_css_class (self->label,
                            kind == SWITCH_PILE_STOCK ? "count" : "laid");
  update_label (self);
  return GTK_WIDGET (self);
}

/**
 * switch_pile_view_set_count:
 * @self: a pile
 * @count: how many cards are in it
 *
 * Sets the number on the stock's tag.
 */
void
switch_pile_view_set_count (SwitchPileView *self,
                            guint           count)
{
  g_return_if_fail (SWITCH_IS_PILE_VIEW (self));

  if (self->count == count)
    return;

  self->count = count;
  update_label (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COUNT]);
}

/**
 * switch_pile_view_set_cards:
 * @self: a discard pile
 * @cards: (array length=n_cards): its last cards, the topmost last
 * @n_cards: how many; three are enough, and those laid in this turn
 * @first_index: how manieth discard of the round the first of them is
 * @n_laid: how many of them were laid in the turn that is still open
 *
 * Shows the last discards, those of an open turn fanned.
 */
void
switch_pile_view_set_cards (SwitchPileView   *self,
                            const SwitchCard *cards,
                            guint             n_cards,
                            guint             first_index,
                            guint             n_laid)
{
  guint skipped;

  g_return_if_fail (SWITCH_IS_PILE_VIEW (self));
  g_return_if_fail (n_cards == 0 || cards != NULL);

  skipped = n_cards > MAX_CARDS ? n_cards - MAX_CARDS : 0;
  self->n_cards = n_cards - skipped;
  self->first_index = first_index + skipped;
  self->n_laid = n_laid;
  for (guint i = 0; i < self->n_cards; i++)
    self->cards[i] = cards[skipped + i];
  update_label (self);
}

/**
 * switch_pile_view_get_place:
 * @self: a pile
 * @relative_to: whose coordinates are wanted
 * @rect: (out): the place of the topmost card, before it is turned
 * @angle: (out): by how many degrees it is turned
 *
 * Tells where the topmost card lies, or the first would lie.
 */
void
switch_pile_view_get_place (SwitchPileView  *self,
                            GtkWidget       *relative_to,
                            graphene_rect_t *rect,
                            float           *angle)
{
  graphene_point_t corner = GRAPHENE_POINT_INIT (0, 0);

  g_return_if_fail (SWITCH_IS_PILE_VIEW (self));

  *angle = self->kind == SWITCH_PILE_STOCK ? 0 : ANGLE_TOP;
  if (self->kind == SWITCH_PILE_DISCARD && self->n_cards > 0)
    get_card_place (self, self->n_cards - 1, &corner.x, angle);
  if (!gtk_widget_compute_point (GTK_WIDGET (self), relative_to,
                                 &corner, &corner))
    graphene_point_init (&corner, 0, 0);
  graphene_rect_init (rect, corner.x, corner.y,
                      get_width (self), get_height (self));
}
