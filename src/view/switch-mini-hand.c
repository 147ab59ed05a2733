/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-mini-hand.h"

#include "switch-card-art.h"
#include "switch-words.h"

#define CARD_WIDTH   34
#define MOST_STRIP   17
#define MOST_WIDTH  170
#define MIN_WIDTH    40

struct _SwitchMiniHand
{
  GtkWidget   parent_instance;

  SwitchCard  cards[SWITCH_MAX_PACK];
  guint       n_cards;
};

G_DEFINE_FINAL_TYPE (SwitchMiniHand, switch_mini_hand, GTK_TYPE_WIDGET)

static int
get_height (void)
{
  return (int) (CARD_WIDTH *
                switch_card_art_get_ratio (switch_card_art_get_default ()));
}

static void
switch_mini_hand_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  SwitchMiniHand *self = SWITCH_MINI_HAND (widget);
  const int width = CARD_WIDTH +
                    MOST_STRIP * ((int) MAX (self->n_cards, 1) - 1);

  if (self->n_cards == 0)
    *minimum = *natural = 0;
  else if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = get_height ();
  else
    {
      *natural = MIN (width, MOST_WIDTH);
      *minimum = MIN (MIN_WIDTH, *natural);
    }
}

static void
switch_mini_hand_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  SwitchMiniHand *self = SWITCH_MINI_HAND (widget);
  const float room = (float) gtk_widget_get_width (widget) - CARD_WIDTH;
  const float strip = self->n_cards > 1
    ? MIN (MOST_STRIP, room / (float) (self->n_cards - 1)) : 0;

  for (guint i = 0; i < self->n_cards; i++)
    {
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot,
                              &GRAPHENE_POINT_INIT (strip * (float) i, 0));
      switch_card_art_snapshot (switch_card_art_get_default (), snapshot,
                                self->cards[i], CARD_WIDTH,
                                gtk_widget_get_scale_factor (widget),
                                SWITCH_ELEVATION_LYING, FALSE);
      gtk_snapshot_restore (snapshot);
    }
}

static void
switch_mini_hand_class_init (SwitchMiniHandClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = switch_mini_hand_measure;
  widget_class->snapshot = switch_mini_hand_snapshot;

  gtk_widget_class_set_css_name (widget_class, "minihand");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
switch_mini_hand_init (SwitchMiniHand *self)
{
  g_signal_connect_object (switch_card_art_get_default (), "changed",
                           G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

/**
 * switch_mini_hand_set_cards:
 * @self: a row of small cards
 * @cards: (array length=n_cards): the cards
 * @n_cards: how many
 */
void
switch_mini_hand_set_cards (SwitchMiniHand   *self,
                            const SwitchCard *cards,
                            guint             n_cards)
{
  g_autofree char *label = NULL;

  g_return_if_fail (SWITCH_IS_MINI_HAND (self));
  g_return_if_fail (n_cards <= SWITCH_MAX_PACK);

  for (guint i = 0; i < n_cards; i++)
    self->cards[i] = cards[i];
  self->n_cards = n_cards;

  label = switch_words_all_of (cards, n_cards);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label != NULL ? label : "", -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
