/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-score-row.h"

#include "switch-mini-hand.h"

struct _SwitchScoreRow
{
  GtkWidget       parent_instance;

  GtkLabel       *place_label;
  GtkLabel       *avatar_label;
  GtkLabel       *name_label;
  GtkLabel       *detail_label;
  GtkLabel       *dots_label;
  GtkLabel       *score_label;
  SwitchMiniHand *hand;
};

G_DEFINE_FINAL_TYPE (SwitchScoreRow, switch_score_row, GTK_TYPE_WIDGET)

static void
switch_score_row_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (switch_score_row_parent_class)->dispose (object);
}

static void
switch_score_row_class_init (SwitchScoreRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = switch_score_row_dispose;

  g_type_ensure (SWITCH_TYPE_MINI_HAND);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/switchcards/Switch/switch-score-row.ui");
  gtk_widget_class_bind_template_child (widget_class, SwitchScoreRow,
                                        place_label);
  gtk_widget_class_bind_template_child (widget_class, SwitchScoreRow,
                                        avatar_label);
  gtk_widget_class_bind_template_child (widget_class, SwitchScoreRow,
                                        name_label);
  gtk_widget_class_bind_template_child (widget_class, SwitchScoreRow,
                                        detail_label);
  gtk_widget_class_bind_template_child (widget_class, SwitchScoreRow,
                                        dots_label);
  gtk_widget_class_bind_template_child (widget_class, SwitchScoreRow,
                                        score_label);
  gtk_widget_class_bind_template_child (widget_class, SwitchScoreRow, hand);
  gtk_widget_class_set_layout_manager_type (widget_class,
                                            GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "scorerow");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
switch_score_row_init (SwitchScoreRow *self)
{
  GtkLayoutManager *layout;

  gtk_widget_init_template (GTK_WIDGET (self));
  layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 12);
}

/**
 * switch_score_row_new:
 * @place: the player's place, from 1
 * @seat: the seat, which chooses the colour
 * @name: the player's name
 *
 * Returns: a row
 */
GtkWidget *
switch_score_row_new (guint       place,
                      guint       seat,
                      const char *name)
{
  SwitchScoreRow *self = g_object_new (SWITCH_TYPE_SCORE_ROW, NULL);
  g_autofree char *number = g_strdup_printf ("%u", place);
  g_autofree char *class = g_strdup_printf ("seat-%u", seat);
  g_autofree char *letter = g_utf8_substring (name, 0, 1);

  gtk_label_set_label (self->place_label, number);
  gtk_label_set_label (self->avatar_label, letter);
  gtk_widget_add_css_class (GTK_WIDGET (self->avatar_label), class);
  gtk_label_set_label (self->name_label, name);

  return GTK_WIDGET (self);
}

/**
 * switch_score_row_set_text:
 * @self: a row
 * @detail: what stands below the name
 * @score: the score in words
 */
void
switch_score_row_set_text (SwitchScoreRow *self,
                           const char     *detail,
                           const char     *score)
{
  g_autofree char *label = NULL;

  g_return_if_fail (SWITCH_IS_SCORE_ROW (self));

  gtk_label_set_label (self->detail_label, detail);
  gtk_label_set_label (self->score_label, score);
  label = g_strdup_printf ("%s. %s, %s, %s",
                           gtk_label_get_label (self->place_label),
                           gtk_label_get_label (self->name_label),
                           detail, score);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/**
 * switch_score_row_set_dots:
 * @self: a row
 * @n_won: rounds won
 * @n_all: rounds that win the match
 *
 * Shows the score as dots, too.
 */
void
switch_score_row_set_dots (SwitchScoreRow *self,
                           guint           n_won,
                           guint           n_all)
{
  g_autoptr(GString) dots = g_string_new (NULL);

  g_return_if_fail (SWITCH_IS_SCORE_ROW (self));

  for (guint i = 0; i < n_all; i++)
    g_string_append (dots, i < n_won ? "●" : "○");
  gtk_label_set_label (self->dots_label, dots->str);
  gtk_widget_set_visible (GTK_WIDGET (self->dots_label), n_all > 0);
}

/**
 * switch_score_row_set_cards:
 * @self: a row
 * @cards: (array length=n_cards): the cards that are left
 * @n_cards: how many
 */
void
switch_score_row_set_cards (SwitchScoreRow   *self,
                            const SwitchCard *cards,
                            guint             n_cards)
{
  g_return_if_fail (SWITCH_IS_SCORE_ROW (self));

  switch_mini_hand_set_cards (self->hand, cards, n_cards);
  gtk_widget_set_visible (GTK_WIDGET (self->hand), n_cards > 0);
}

/**
 * switch_score_row_set_won:
 * @self: a row
 * @won: whether the player won the round
 */
void
switch_score_row_set_won (SwitchScoreRow *self,
                          gboolean        won)
{
  g_return_if_fail (SWITCH_IS_SCORE_ROW (self));

  if (won)
    gtk_widget_add_css_class (GTK_WIDGET (self), "won");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "won");
}
