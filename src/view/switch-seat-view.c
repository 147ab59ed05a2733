/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-seat-view-private.h"

#include <glib/gi18n-lib.h>

#include "switch-card-art.h"
#include "switch-template.h"

enum
{
  PROP_0,
  PROP_NAME,
  PROP_SCORE,
  PROP_SHORT_SCORE,
  PROP_WORD,
  PROP_FLAG,
  PROP_PLACE,
  PROP_SEAT,
  PROP_N_CARDS,
  PROP_TURN,
  PROP_ALERT,
  PROP_CATCHABLE,
  PROP_DEALER,
  PROP_OWN,
  PROP_CAUGHT,
  PROP_THINKING,
  PROP_WON,
  PROP_OPENED,
  N_PROPS
};

enum
{
  SCORE_ACTIVATED,
  CATCH_ACTIVATED,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (SwitchSeatView, switch_seat_view, GTK_TYPE_WIDGET)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
set_css_class (SwitchSeatView *self,
               const char     *css_class,
               gboolean        on)
{
  if (on)
    gtk_widget_add_css_class (GTK_WIDGET (self), css_class);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), css_class);
}

/* Whole sentences one after another, as a screen reader says them. */
static void
update_description (SwitchSeatView *self)
{
  g_autoptr(GString) text = g_string_new (NULL);
  const char *name = self->name != NULL ? self->name : "";

  if (self->place != NULL)
    /* Translators: First the player, then as which it went out: “Otto: out,
     * 1st.” */
    g_string_append_printf (text, _("%s: %s."), name, self->place);
  else if (self->own)
    g_string_append_printf (text, ngettext ("You have %u card.",
                                            "You have %u cards.",
                                            self->n_cards), self->n_cards);
  else
    /* Translators: First the player, then the number of cards. */
    g_string_append_printf (text, ngettext ("%s has %u card.",
                                            "%s has %u cards.",
                                            self->n_cards),
                            name, self->n_cards);
  if (self->flag != NULL && self->place == NULL)
    g_string_append_printf (text, " %s", self->flag);
  if (self->dealer && self->own)
    g_string_append_printf (text, " %s", _("You are the dealer."));
  else if (self->dealer)
    {
      g_string_append_c (text, ' ');
      /* Translators: %s is a player. */
      g_string_append_printf (text, _("%s is the dealer."), name);
    }
  if (self->turn && self->own)
    g_string_append_printf (text, " %s", _("It is your turn."));
  else if (self->turn)
    {
      g_string_append_c (text, ' ');
      /* Translators: %s is a player. */
      g_string_append_printf (text, _("It is the turn of %s."), name);
    }
  if (self->score != NULL && *self->score != '\0')
    {
      g_string_append_c (text, ' ');
      /* Translators: %s is “2 rounds won” or “34 points”. */
      g_string_append_printf (text, _("Score: %s."), self->score);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, text->str,
                                  -1);
}

static const char *
get_flag (SwitchSeatView *self)
{
  if (self->caught)
    /* Translators: On a flag at the seat of a player who forgot to call and
     * was caught. */
    return C_("flag", "Caught!");

  return self->flag;
}

/* Sets everything that is to be read. */
void
_switch_seat_view_update (SwitchSeatView *self)
{
  const char *flag = get_flag (self);
  const char *name = self->name != NULL ? self->name : "";
  g_autofree char *first = g_utf8_substring (name, 0,
                                             MIN (1, g_utf8_strlen (name, -1)));
  g_autofree char *letter = g_utf8_strup (first, -1);
  g_autofree char *count = g_strdup_printf ("%u", self->n_cards);
  const char *second = self->score != NULL ? self->score : "";
  const char *brief = self->short_score != NULL ? self->short_score : second;

  if (self->place != NULL)
    second = self->place;
  else if (flag != NULL && self->form == SWITCH_SEAT_PLATE && !self->own)
    second = flag;
  else if (self->turn && self->word != NULL)
    second = self->word;
  if (g_strcmp0 (second, self->score) != 0)
    brief = second;

  gtk_label_set_label (GTK_LABEL (self->name_label), name);
  gtk_label_set_label (GTK_LABEL (self->avatar), letter);
  gtk_label_set_label (GTK_LABEL (self->letter), letter);
  gtk_label_set_label (GTK_LABEL (self->count_label), count);
  gtk_label_set_label (GTK_LABEL (self->score_label), second);
  gtk_label_set_label (GTK_LABEL (self->short_label), brief);
  gtk_label_set_label (GTK_LABEL (self->flag_label),
                       flag != NULL ? flag : "");
  gtk_widget_set_visible (self->flag_label,
                          flag != NULL && !self->catchable);
  gtk_widget_set_visible (self->catch_button, self->catchable);
  gtk_widget_set_visible (self->dealer_label, self->dealer);

  set_css_class (self, "turn", self->turn);
  set_css_class (self, "alert", self->alert);
  set_css_class (self, "caught", self->caught);
  set_css_class (self, "won", self->won);
  set_css_class (self, "out", self->place != NULL);
  update_description (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  _switch_seat_view_redraw (self);
}

static void
update_avatar (SwitchSeatView *self,
               guint           seat)
{
  g_autofree char *old = g_strdup_printf ("seat-%u", self->seat % 8);
  g_autofree char *new = g_strdup_printf ("seat-%u", seat % 8);

  gtk_widget_remove_css_class (self->avatar, old);
  gtk_widget_add_css_class (self->avatar, new);
  self->seat = seat;
}

static void
switch_seat_view_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  /* Its form follows its place and not the other way round. */
  *minimum = *natural = 0;
}

static void
activate_cb (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  g_signal_emit (widget, signals[SCORE_ACTIVATED], 0);
}

static void
catch_clicked_cb (SwitchSeatView *self)
{
  g_signal_emit (self, signals[CATCH_ACTIVATED], 0);
}

static void
released_cb (SwitchSeatView *self,
             int             n_press,
             double          x,
             double          y,
             GtkGesture     *gesture)
{
  if (n_press == 1)
    _switch_seat_view_tap (self, gesture);
  if (n_press == 2)
    g_signal_emit (self, signals[SCORE_ACTIVATED], 0);
}

static void
switch_seat_view_dispose (GObject *object)
{
  SwitchSeatView *self = SWITCH_SEAT_VIEW (object);

  _switch_seat_view_motion_clear (self);
  g_clear_pointer (&self->fan, gsk_render_node_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), SWITCH_TYPE_SEAT_VIEW);

  G_OBJECT_CLASS (switch_seat_view_parent_class)->dispose (object);
}

static void
switch_seat_view_finalize (GObject *object)
{
  SwitchSeatView *self = SWITCH_SEAT_VIEW (object);

  g_free (self->name);
  g_free (self->score);
  g_free (self->short_score);
  g_free (self->word);
  g_free (self->flag);
  g_free (self->place);

  G_OBJECT_CLASS (switch_seat_view_parent_class)->finalize (object);
}

static char **
get_text_field (SwitchSeatView *self,
                guint           prop_id)
{
  switch (prop_id)
    {
    case PROP_NAME:
      return &self->name;

    case PROP_SCORE:
      return &self->score;

    case PROP_SHORT_SCORE:
      return &self->short_score;

    case PROP_WORD:
      return &self->word;

    case PROP_FLAG:
      return &self->flag;

    case PROP_PLACE:
      return &self->place;

    default:
      return NULL;
    }
}

static gboolean *
get_switch_field (SwitchSeatView *self,
                  guint           prop_id)
{
  switch (prop_id)
    {
    case PROP_TURN:
      return &self->turn;

    case PROP_ALERT:
      return &self->alert;

    case PROP_CATCHABLE:
      return &self->catchable;

    case PROP_DEALER:
      return &self->dealer;

    case PROP_OWN:
      return &self->own;

    case PROP_CAUGHT:
      return &self->caught;

    case PROP_THINKING:
      return &self->thinking;

    case PROP_WON:
      return &self->won;

    default:
      return NULL;
    }
}

static void
switch_seat_view_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  SwitchSeatView *self = SWITCH_SEAT_VIEW (object);

  if (get_text_field (self, prop_id) != NULL)
    g_value_set_string (value, *get_text_field (self, prop_id));
  else if (get_switch_field (self, prop_id) != NULL)
    g_value_set_boolean (value, *get_switch_field (self, prop_id));
  else if (prop_id == PROP_OPENED)
    g_value_set_boolean (value, self->opened);
  else if (prop_id == PROP_SEAT)
    g_value_set_uint (value, self->seat);
  else if (prop_id == PROP_N_CARDS)
    g_value_set_uint (value, self->n_cards);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
switch_seat_view_set_property (GObject      *object,
                               guint         prop_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  SwitchSeatView *self = SWITCH_SEAT_VIEW (object);
  char **text = get_text_field (self, prop_id);
  gboolean *on = get_switch_field (self, prop_id);

  if (text != NULL)
    {
      if (g_strcmp0 (*text, g_value_get_string (value)) == 0)
        return;
      g_free (*text);
      *text = g_value_dup_string (value);
    }
  else if (on != NULL)
    {
      if (*on == g_value_get_boolean (value))
        return;
      *on = g_value_get_boolean (value);
      if (prop_id == PROP_THINKING)
        _switch_seat_view_walk (self);
    }
  else if (prop_id == PROP_SEAT)
    {
      update_avatar (self, g_value_get_uint (value));
    }
  else if (prop_id == PROP_N_CARDS)
    {
      if (self->n_cards == g_value_get_uint (value))
        return;
      self->n_cards = g_value_get_uint (value);
    }
  else
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
      return;
    }
  _switch_seat_view_update (self);
  g_object_notify_by_pspec (object, pspec);
}

static void
install_properties (GObjectClass *object_class)
{
  static const struct { guint id; const char *name; } texts[] = {
    { PROP_NAME, "name" }, { PROP_SCORE, "score" }, { PROP_WORD, "word" },
    { PROP_SHORT_SCORE, "short-score" }, { PROP_FLAG, "flag" },
    { PROP_PLACE, "place" },
  };
  static const struct { guint id; const char *name; } switches[] = {
    { PROP_TURN, "turn" }, { PROP_ALERT, "alert" },
    { PROP_CATCHABLE, "catchable" }, { PROP_OWN, "own" },
    { PROP_DEALER, "dealer" }, { PROP_CAUGHT, "caught" },
    { PROP_THINKING, "thinking" }, { PROP_WON, "won" },
  };
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS |
                            G_PARAM_EXPLICIT_NOTIFY;

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    properties[texts[i].id] =
      g_param_spec_string (texts[i].name, NULL, NULL, NULL, flags);
  for (guint i = 0; i < G_N_ELEMENTS (switches); i++)
    properties[switches[i].id] =
      g_param_spec_boolean (switches[i].name, NULL, NULL, FALSE, flags);
  properties[PROP_SEAT] =
    g_param_spec_uint ("seat", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_N_CARDS] =
    g_param_spec_uint ("n-cards", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_OPENED] =
    g_param_spec_boolean ("opened", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

void
_switch_seat_view_notify_opened (SwitchSeatView *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_OPENED]);
}

static void
state_flags_changed (GtkWidget     *widget,
                     GtkStateFlags  previous)
{
  _switch_seat_view_state_flags_changed (widget, previous);

  GTK_WIDGET_CLASS (switch_seat_view_parent_class)->state_flags_changed (
    widget, previous);
}

static void
switch_seat_view_class_init (SwitchSeatViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = switch_seat_view_dispose;
  object_class->finalize = switch_seat_view_finalize;
  object_class->get_property = switch_seat_view_get_property;
  object_class->set_property = switch_seat_view_set_property;

  widget_class->measure = switch_seat_view_measure;
  widget_class->size_allocate = _switch_seat_view_size_allocate;
  widget_class->snapshot = _switch_seat_view_snapshot;
  widget_class->state_flags_changed = state_flags_changed;

  install_properties (object_class);

  /**
   * SwitchSeatView::score-activated:
   *
   * A double click or tap on the plate, or Enter on it: to call on the own
   * one, to catch on a rival's.
   */
  signals[SCORE_ACTIVATED] =
    g_signal_new ("score-activated", G_TYPE_FROM_CLASS (klass),
                  G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * SwitchSeatView::catch-activated:
   *
   * The "Catch!" button was clicked.
   */
  signals[CATCH_ACTIVATED] =
    g_signal_new ("catch-activated", G_TYPE_FROM_CLASS (klass),
                  G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_install_action (widget_class, "seat.activate", NULL,
                                   activate_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, 0,
                                       "seat.activate", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, 0,
                                       "seat.activate", NULL);

  gtk_widget_class_set_template_from_resource (widget_class,
    "/io/github/switchcards/Switch/switch-seat-view.ui");
  gtk_widget_class_bind_template_child (widget_class, SwitchSeatView, plate);
  gtk_widget_class_bind_template_child (widget_class, SwitchSeatView, avatar);
  gtk_widget_class_bind_template_child (widget_class, SwitchSeatView, letter);
  gtk_widget_class_bind_template_child (widget_class, SwitchSeatView,
                                        name_label);
  gtk_widget_class_bind_template_child (widget_class, SwitchSeatView,
                                        score_label);
  gtk_widget_class_bind_template_child (widget_class, SwitchSeatView,
                                        short_label);
  gtk_widget_class_bind_template_child (widget_class, SwitchSeatView,
                                        count_label);
  gtk_widget_class_bind_template_child (widget_class, SwitchSeatView,
                                        flag_label);
  gtk_widget_class_bind_template_child (widget_class, SwitchSeatView,
                                        dealer_label);
  gtk_widget_class_bind_template_child (widget_class, SwitchSeatView,
                                        catch_button);
  gtk_widget_class_bind_template_callback (widget_class, catch_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, released_cb);

  gtk_widget_class_set_css_name (widget_class, "seat");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
switch_seat_view_init (SwitchSeatView *self)
{
  self->plate_height = 50;
  self->back_width = 50;
  _switch_seat_view_motion_init (self);
  gtk_widget_init_template (GTK_WIDGET (self));
  switch_label_tell_shortened (self->score_label);
  switch_label_tell_shortened (self->short_label);
  _switch_seat_view_open_init (self);
  update_avatar (self, 0);
  _switch_seat_view_update (self);
  g_signal_connect_object (switch_card_art_get_default (), "changed",
                           G_CALLBACK (_switch_seat_view_redraw), self,
                           G_CONNECT_SWAPPED);
}

/**
 * switch_seat_view_new:
 * @own: whether it is your own plate
 *
 * Makes a seat.
 *
 * Returns: the seat
 */
GtkWidget *
switch_seat_view_new (gboolean own)
{
  return g_object_new (SWITCH_TYPE_SEAT_VIEW,
                       "own", own,
                       "focusable", TRUE,
                       NULL);
}

/**
 * switch_seat_view_set_faces:
 * @self: a seat
 * @cards: (array length=n_cards) (nullable): the cards
 * @n_cards: how many; 0 for backs
 *
 * Shows the cards of a seat instead of their backs.
 */
void
switch_seat_view_set_faces (SwitchSeatView   *self,
                            const SwitchCard *cards,
                            guint             n_cards)
{
  g_return_if_fail (SWITCH_IS_SEAT_VIEW (self));

  self->n_faces = MIN (n_cards, SWITCH_SEAT_MAX_FACES);
  for (guint i = 0; i < self->n_faces; i++)
    self->faces[i] = cards[i];
  _switch_seat_view_update_open (self);
  _switch_seat_view_redraw (self);
}

/**
 * switch_seat_view_set_metrics:
 * @self: a seat
 * @form: how much of it is shown
 * @back_width: width of a card in its fan
 * @plate_height: height of its plate
 *
 * Sets form and sizes. For the layout, in passing.
 */
void
switch_seat_view_set_metrics (SwitchSeatView *self,
                              SwitchSeatForm  form,
                              float           back_width,
                              float           plate_height)
{
  g_return_if_fail (SWITCH_IS_SEAT_VIEW (self));

  if (self->form == form && self->back_width == back_width &&
      self->plate_height == plate_height)
    return;

  self->form = form;
  self->back_width = back_width;
  self->plate_height = plate_height;
  if (form == SWITCH_SEAT_LETTER)
    gtk_widget_add_css_class (self->count_label, "small");
  else
    gtk_widget_remove_css_class (self->count_label, "small");
  _switch_seat_view_update (self);
}
