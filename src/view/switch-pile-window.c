/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-pile-window.h"

#include <glib/gi18n-lib.h>

#include "switch-card-names.h"
#include "switch-card-widget.h"

#define CARD_WIDTH    44
#define MOST_WIDTH   360
#define MOST_HEIGHT  560

struct _SwitchPileWindow
{
  SwitchListWindow  parent_instance;

  SwitchPileKind    kind;
  SwitchCard        cards[SWITCH_MAX_PACK];
  guint             n_cards;
};

G_DEFINE_FINAL_TYPE (SwitchPileWindow, switch_pile_window,
                     SWITCH_TYPE_LIST_WINDOW)

/* Which cards lie there, the first to come first. */
static guint
find_cards (SwitchPileWindow *self,
            SwitchCard       *cards)
{
  SwitchStage *stage =
    switch_list_window_get_stage (SWITCH_LIST_WINDOW (self));
  const SwitchTable *table = switch_stage_get_table (stage);

  if (self->kind == SWITCH_PILE_STOCK)
    return switch_game_get_seen_stock (switch_stage_get_game (stage), cards);

  for (guint i = 0; i < table->n_discards; i++)
    cards[i] = table->discards[table->n_discards - 1 - i];

  return table->n_discards;
}

static void
append_card (SwitchPileWindow *self,
             SwitchCard        card)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *picture = switch_card_widget_new (card);
  const char *name = switch_card_names_get (card);

  switch_card_widget_set_card_width (SWITCH_CARD_WIDGET (picture),
                                     CARD_WIDTH);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), gtk_label_new (name));
  switch_list_window_append (SWITCH_LIST_WINDOW (self), box, name);
}

static void
show_words (SwitchPileWindow *self)
{
  const guint n_cards = self->n_cards;
  const char *title;
  g_autofree char *sentence = NULL;

  if (self->kind == SWITCH_PILE_STOCK)
    {
      /* Translators: the title of a window that lists the cards */
      title = _("The stock");
      sentence = n_cards == 0
        ? g_strdup (_("The stock is empty."))
        : g_strdup_printf (ngettext ("%u card lies in the stock.",
                                     "%u cards lie in the stock. The one to "
                                     "be drawn next comes first.", n_cards),
                           n_cards);
    }
  else
    {
      /* Translators: the title of a window that lists the cards */
      title = _("The discard pile");
      sentence = n_cards == 0
        ? g_strdup (_("The discard pile is empty."))
        : g_strdup_printf (ngettext ("%u card lies on the discard pile.",
                                     "%u cards lie on the discard pile. The "
                                     "one laid last comes first.", n_cards),
                           n_cards);
    }

  switch_list_window_set_words (SWITCH_LIST_WINDOW (self), title, sentence);
}

/* The row that has the focus, or -1. */
static int
find_focus (SwitchListWindow *window)
{
  GtkWidget *list = GTK_WIDGET (switch_list_window_get_list (window));
  GtkWidget *row = gtk_widget_get_focus_child (list);

  return row != NULL ? gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row))
                     : -1;
}

/* The list stays where it is read while the game goes on. */
static void
switch_pile_window_update (SwitchListWindow *window)
{
  SwitchPileWindow *self = SWITCH_PILE_WINDOW (window);
  SwitchStage *stage = switch_list_window_get_stage (window);
  SwitchEyes *eyes = switch_game_get_eyes (switch_stage_get_game (stage));
  SwitchCard cards[SWITCH_MAX_PACK];
  guint n_cards;
  int index;

  if (!switch_eyes_sees_all (eyes))
    {
      gtk_window_close (GTK_WINDOW (self));
      return;
    }
  n_cards = find_cards (self, cards);
  if (n_cards == self->n_cards &&
      memcmp (cards, self->cards, n_cards * sizeof cards[0]) == 0)
    return;

  index = find_focus (window);
  switch_list_window_truncate (window, 0);
  self->n_cards = n_cards;
  memcpy (self->cards, cards, n_cards * sizeof cards[0]);
  for (guint i = 0; i < n_cards; i++)
    append_card (self, cards[i]);
  show_words (self);
  switch_list_window_focus_row (window, MIN (index, (int) n_cards - 1));
}

static void
switch_pile_window_class_init (SwitchPileWindowClass *klass)
{
  SWITCH_LIST_WINDOW_CLASS (klass)->update = switch_pile_window_update;
}

static void
switch_pile_window_init (SwitchPileWindow *self)
{
  gtk_window_set_default_size (GTK_WINDOW (self), MOST_WIDTH, MOST_HEIGHT);
  gtk_widget_add_css_class (GTK_WIDGET (self), "pile-window");
}

/**
 * switch_pile_window_new:
 * @parent: the window of the table
 * @stage: what is shown; with a game
 * @kind: which pile
 *
 * Opens a pile to look through. It follows the game, and closes when the
 * piles may no longer be looked at.
 *
 * Returns: a window
 */
GtkWidget *
switch_pile_window_new (GtkWindow      *parent,
                        SwitchStage    *stage,
                        SwitchPileKind  kind)
{
  SwitchPileWindow *self;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (SWITCH_IS_STAGE (stage), NULL);

  self = g_object_new (SWITCH_TYPE_PILE_WINDOW, NULL);
  self->kind = kind;
  show_words (self);
  switch_list_window_follow (SWITCH_LIST_WINDOW (self), parent, stage);
  switch_list_window_focus_row (SWITCH_LIST_WINDOW (self), 0);

  return GTK_WIDGET (self);
}

/**
 * switch_pile_window_get_n_cards:
 * @self: a pile to look through
 *
 * Returns: how many cards are listed
 */
guint
switch_pile_window_get_n_cards (SwitchPileWindow *self)
{
  g_return_val_if_fail (SWITCH_IS_PILE_WINDOW (self), 0);

  return self->n_cards;
}
