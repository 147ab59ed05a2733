/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-pile-window.h"

#include <glib/gi18n-lib.h>

#include "switch-card-names.h"
#include "switch-card-widget.h"

#define CARD_WIDTH      44
#define DEFAULT_WIDTH  360
#define DEFAULT_HEIGHT 560

struct _SwitchPileWindow
{
  GtkWindow       parent_instance;

  GtkWidget      *title;
  GtkWidget      *sentence;
  GtkWidget      *list;

  SwitchStage    *stage;
  SwitchPileKind  kind;
  SwitchCard      cards[SWITCH_MAX_PACK];
  guint           n_cards;
};

G_DEFINE_FINAL_TYPE (SwitchPileWindow, switch_pile_window, GTK_TYPE_WINDOW)

static void
switch_pile_window_dispose (GObject *object)
{
  SwitchPileWindow *self = SWITCH_PILE_WINDOW (object);

  g_clear_object (&self->stage);

  G_OBJECT_CLASS (switch_pile_window_parent_class)->dispose (object);
}

static void
switch_pile_window_class_init (SwitchPileWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = switch_pile_window_dispose;

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0,
                                       "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w,
                                       GDK_CONTROL_MASK, "window.close",
                                       NULL);
}

static void
switch_pile_window_init (SwitchPileWindow *self)
{
  GtkWidget *header = gtk_header_bar_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  self->title = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->title, "title");
  gtk_header_bar_set_title_widget (GTK_HEADER_BAR (header), self->title);
  gtk_window_set_titlebar (GTK_WINDOW (self), header);

  self->sentence = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->sentence), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->sentence), 0);
  gtk_widget_add_css_class (self->sentence, "sentence");
  gtk_box_append (GTK_BOX (box), self->sentence);

  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list),
                                   GTK_SELECTION_NONE);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled),
                                  GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), self->list);
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_box_append (GTK_BOX (box), scrolled);

  gtk_window_set_child (GTK_WINDOW (self), box);
  gtk_window_set_default_size (GTK_WINDOW (self), DEFAULT_WIDTH,
                               DEFAULT_HEIGHT);
  gtk_window_set_destroy_with_parent (GTK_WINDOW (self), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "preferences");
  gtk_widget_add_css_class (GTK_WIDGET (self), "pile-window");
}

/* Which cards lie there, the first to come first. */
static guint
find_cards (SwitchPileWindow *self,
            SwitchCard       *cards)
{
  const SwitchTable *table = switch_stage_get_table (self->stage);

  if (self->kind == SWITCH_PILE_STOCK)
    return switch_game_get_seen_stock (switch_stage_get_game (self->stage),
                                       cards);

  for (guint i = 0; i < table->n_discards; i++)
    cards[i] = table->discards[table->n_discards - 1 - i];

  return table->n_discards;
}

static GtkWidget *
create_row (SwitchCard card)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *picture = switch_card_widget_new (card);
  const char *name = switch_card_names_get (card);

  switch_card_widget_set_card_width (SWITCH_CARD_WIDGET (picture),
                                     CARD_WIDTH);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), gtk_label_new (name));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);

  return row;
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

  gtk_label_set_label (GTK_LABEL (self->title), title);
  gtk_window_set_title (GTK_WINDOW (self), title);
  gtk_label_set_label (GTK_LABEL (self->sentence), sentence);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  sentence, -1);
}

static void
focus_row (SwitchPileWindow *self,
           int               index)
{
  GtkListBoxRow *row;

  if (self->n_cards == 0)
    return;

  index = CLAMP (index, 0, (int) self->n_cards - 1);
  row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), index);
  gtk_widget_grab_focus (GTK_WIDGET (row));
}

/* The list stays where it is read while the game goes on. */
static void
update (SwitchPileWindow *self)
{
  SwitchGame *game = switch_stage_get_game (self->stage);
  GtkListBox *list = GTK_LIST_BOX (self->list);
  SwitchCard cards[SWITCH_MAX_PACK];
  GtkWidget *focus, *child;
  guint n_cards;
  int index = -1;

  if (game == NULL || !switch_eyes_sees_all (switch_game_get_eyes (game)))
    {
      gtk_window_close (GTK_WINDOW (self));
      return;
    }
  n_cards = find_cards (self, cards);
  if (n_cards == self->n_cards &&
      memcmp (cards, self->cards, n_cards * sizeof cards[0]) == 0)
    return;

  focus = gtk_widget_get_focus_child (self->list);
  if (focus != NULL)
    index = gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (focus));
  while ((child = gtk_widget_get_first_child (self->list)) != NULL)
    gtk_list_box_remove (list, child);

  self->n_cards = n_cards;
  memcpy (self->cards, cards, n_cards * sizeof cards[0]);
  for (guint i = 0; i < n_cards; i++)
    gtk_list_box_append (list, create_row (cards[i]));
  show_words (self);
  if (index >= 0)
    focus_row (self, index);
}

/**
 * switch_pile_window_new:
 * @parent: the window of the table
 * @stage: what is shown
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

  self = g_object_new (SWITCH_TYPE_PILE_WINDOW,
                       "transient-for", parent,
                       NULL);
  self->stage = g_object_ref (stage);
  self->kind = kind;
  g_signal_connect_object (stage, "acted", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (stage, "reset", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  show_words (self);
  update (self);
  focus_row (self, 0);

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
