/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-class-picker.h"

#include <glib/gi18n-lib.h>

#include "switch-class-names.h"
#include "switch-template.h"

/* What is chosen besides a rank; suits follow. */
enum
{
  WHICH_ALL,
  WHICH_BLACK,
  WHICH_RED,
  WHICH_FIRST_SUIT,
};

#define N_RANKS 14

struct _SwitchClassPicker
{
  GtkWidget    parent_instance;

  GtkDropDown *rank_drop;
  GtkDropDown *which_drop;

  gboolean     joker;           /* the second list is that of jokers */
  gboolean     updating;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (SwitchClassPicker, switch_class_picker, GTK_TYPE_WIDGET)

static guint signals[N_SIGNALS];

/* Translators: Which cards of a rank have a power: of the jacks all, the
 * black ones, the red ones, or one only. */
static const char *const which_words[] = {
  NC_("which cards", "All"),
  NC_("which cards", "The black ones"),
  NC_("which cards", "The red ones"),
  NC_("which cards", "Clubs only"),
  NC_("which cards", "Diamonds only"),
  NC_("which cards", "Hearts only"),
  NC_("which cards", "Spades only"),
};

static void
fill_which (SwitchClassPicker *self)
{
  g_autoptr(GtkStringList) words = gtk_string_list_new (NULL);
  const guint n_words = self->joker ? WHICH_FIRST_SUIT
                                    : G_N_ELEMENTS (which_words);

  for (guint i = 0; i < n_words; i++)
    gtk_string_list_append (words, g_dpgettext2 (GETTEXT_PACKAGE,
                                                 "which cards",
                                                 which_words[i]));
  gtk_drop_down_set_model (self->which_drop, G_LIST_MODEL (words));
}

static void
changed_cb (SwitchClassPicker *self)
{
  if (!self->updating)
    g_signal_emit (self, signals[CHANGED], 0);
}

/* A joker has a colour, but no suit. */
static void
rank_changed_cb (SwitchClassPicker *self)
{
  const gboolean joker =
    gtk_drop_down_get_selected (self->rank_drop) == SWITCH_RANK_JOKER - 1;
  const gboolean was_updating = self->updating;

  if (joker != self->joker)
    {
      self->joker = joker;
      self->updating = TRUE;
      fill_which (self);
      self->updating = was_updating;
    }
  changed_cb (self);
}

static void
switch_class_picker_dispose (GObject *object)
{
  switch_template_dispose (GTK_WIDGET (object), SWITCH_TYPE_CLASS_PICKER);

  G_OBJECT_CLASS (switch_class_picker_parent_class)->dispose (object);
}

static void
switch_class_picker_class_init (SwitchClassPickerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = switch_class_picker_dispose;

  /* It is described in the header. */
  signals[CHANGED] =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/switchcards/Switch/switch-class-picker.ui");
  gtk_widget_class_bind_template_child (widget_class, SwitchClassPicker,
                                        rank_drop);
  gtk_widget_class_bind_template_child (widget_class, SwitchClassPicker,
                                        which_drop);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, rank_changed_cb);
  gtk_widget_class_set_css_name (widget_class, "classpicker");
}

static void
switch_class_picker_init (SwitchClassPicker *self)
{
  g_autoptr(GtkStringList) ranks = gtk_string_list_new (NULL);

  self->updating = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint rank = 1; rank <= N_RANKS; rank++)
    {
      g_autofree char *label =
        switch_class_names_get_label (SWITCH_CLASS_OF_RANK (rank));

      gtk_string_list_append (ranks, label);
    }
  gtk_drop_down_set_model (self->rank_drop, G_LIST_MODEL (ranks));
  fill_which (self);
  self->updating = FALSE;
}

/**
 * switch_class_picker_new:
 *
 * Returns: a new picker
 */
GtkWidget *
switch_class_picker_new (void)
{
  return g_object_new (SWITCH_TYPE_CLASS_PICKER, NULL);
}

/**
 * switch_class_picker_get_class:
 * @self: a picker
 *
 * Returns: the class that is chosen
 */
SwitchCardClass
switch_class_picker_get_class (SwitchClassPicker *self)
{
  guint rank, which;

  g_return_val_if_fail (SWITCH_IS_CLASS_PICKER (self), SWITCH_CLASS_NONE);

  rank = gtk_drop_down_get_selected (self->rank_drop) + 1;
  which = gtk_drop_down_get_selected (self->which_drop);
  if (which == WHICH_ALL)
    return SWITCH_CLASS_OF_RANK (rank);
  if (which < WHICH_FIRST_SUIT)
    return SWITCH_CLASS_OF_COLOUR (rank, which == WHICH_RED);

  return SWITCH_CLASS_OF_CARD (
    switch_card_new (rank, (SwitchSuit) (which - WHICH_FIRST_SUIT)));
}

/**
 * switch_class_picker_set_class:
 * @self: a picker
 * @klass: a class of cards
 *
 * Chooses a class, and tells nobody.
 */
void
switch_class_picker_set_class (SwitchClassPicker *self,
                               SwitchCardClass    klass)
{
  guint rank, which = WHICH_ALL;

  g_return_if_fail (SWITCH_IS_CLASS_PICKER (self));
  g_return_if_fail (klass < SWITCH_N_CLASSES);

  if (klass < SWITCH_CLASS_OF_COLOUR (1, FALSE))
    rank = klass + 1u;
  else if (klass < SWITCH_CLASS_OF_CARD (0))
    {
      rank = (klass - 14u) / 2 + 1;
      which = (klass - 14) % 2 != 0 ? WHICH_RED : WHICH_BLACK;
    }
  else
    {
      const SwitchCard card = (SwitchCard) (klass - 42);

      rank = switch_card_get_rank (card);
      if (switch_card_is_joker (card))
        which = switch_card_is_red (card) ? WHICH_RED : WHICH_BLACK;
      else
        which = WHICH_FIRST_SUIT + (guint) switch_card_get_suit (card);
    }

  self->updating = TRUE;
  gtk_drop_down_set_selected (self->rank_drop, rank - 1);
  gtk_drop_down_set_selected (self->which_drop, which);
  self->updating = FALSE;
}
