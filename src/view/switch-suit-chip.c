/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-suit-chip.h"

#include <glib/gi18n-lib.h>

#include "switch-card-names.h"
#include "switch-suit-pip.h"

#define PIP          36
#define COMPACT_PIP  26

/**
 * SwitchSuitChip:
 *
 * Tells the suit in force by sign and word.
 */
struct _SwitchSuitChip
{
  GtkWidget   parent_instance;

  GtkWidget  *pip;
  GtkWidget  *caption;
  GtkWidget  *word;
  SwitchSuit  suit;
  gboolean    compact;
  int         full_width;
};

enum
{
  PROP_0,
  PROP_SUIT,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (SwitchSuitChip, switch_suit_chip, GTK_TYPE_WIDGET)

static GParamSpec *properties[N_PROPS];

static void
switch_suit_chip_dispose (GObject *object)
{
  GtkWidget *child;

  /* The template does not know of children without an id. */
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (switch_suit_chip_parent_class)->dispose (object);
}

static void
switch_suit_chip_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  SwitchSuitChip *self = SWITCH_SUIT_CHIP (object);

  switch (prop_id)
    {
    case PROP_SUIT:
      g_value_set_uint (value, self->suit);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
switch_suit_chip_set_property (GObject      *object,
                               guint         prop_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  SwitchSuitChip *self = SWITCH_SUIT_CHIP (object);

  switch (prop_id)
    {
    case PROP_SUIT:
      switch_suit_chip_set_suit (self, g_value_get_uint (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
switch_suit_chip_class_init (SwitchSuitChipClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = switch_suit_chip_dispose;
  object_class->get_property = switch_suit_chip_get_property;
  object_class->set_property = switch_suit_chip_set_property;

  properties[PROP_SUIT] =
    g_param_spec_uint ("suit", NULL, NULL, 0, SWITCH_SUIT_NONE,
                       SWITCH_SUIT_NONE,
                       G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS |
                       G_PARAM_EXPLICIT_NOTIFY);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (SWITCH_TYPE_SUIT_PIP);
  gtk_widget_class_set_template_from_resource (widget_class,
    "/io/github/switchcards/Switch/switch-suit-chip.ui");
  gtk_widget_class_bind_template_child (widget_class, SwitchSuitChip, pip);
  gtk_widget_class_bind_template_child (widget_class, SwitchSuitChip, caption);
  gtk_widget_class_bind_template_child (widget_class, SwitchSuitChip, word);

  gtk_widget_class_set_css_name (widget_class, "suitchip");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
switch_suit_chip_init (SwitchSuitChip *self)
{
  self->suit = SWITCH_SUIT_NONE;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/**
 * switch_suit_chip_new:
 *
 * Makes a chip without a suit, which is not seen.
 *
 * Returns: the chip
 */
GtkWidget *
switch_suit_chip_new (void)
{
  return g_object_new (SWITCH_TYPE_SUIT_CHIP, NULL);
}

/**
 * switch_suit_chip_get_suit:
 * @self: a chip
 *
 * Returns: the suit it tells
 */
SwitchSuit
switch_suit_chip_get_suit (SwitchSuitChip *self)
{
  g_return_val_if_fail (SWITCH_IS_SUIT_CHIP (self), SWITCH_SUIT_NONE);

  return self->suit;
}

/**
 * switch_suit_chip_set_suit:
 * @self: a chip
 * @suit: a suit; %SWITCH_SUIT_NONE hides the chip
 *
 * Changes the suit.
 */
void
switch_suit_chip_set_suit (SwitchSuitChip *self,
                           SwitchSuit      suit)
{
  g_return_if_fail (SWITCH_IS_SUIT_CHIP (self));

  if (self->suit == suit)
    return;

  self->suit = suit;
  self->full_width = 0;
  if (suit < SWITCH_N_SUITS)
    {
      g_autofree char *name = NULL;

      /* Translators: %s is a suit as a label, “Hearts”. */
      name = g_strdup_printf (_("Suit to follow: %s"),
                              switch_card_names_get_suit (suit));
      switch_suit_pip_set_suit (SWITCH_SUIT_PIP (self->pip), suit);
      gtk_label_set_label (GTK_LABEL (self->word),
                           switch_card_names_get_suit (suit));
      gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), suit < SWITCH_N_SUITS);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SUIT]);
}

/**
 * switch_suit_chip_set_compact:
 * @self: a chip
 * @compact: whether to show the sign and the word only
 *
 * Chooses the form. For the layout, in passing.
 */
void
switch_suit_chip_set_compact (SwitchSuitChip *self,
                              gboolean        compact)
{
  g_return_if_fail (SWITCH_IS_SUIT_CHIP (self));

  if (self->compact == compact)
    return;

  self->compact = compact;
  gtk_widget_set_visible (self->caption, !compact);
  switch_suit_pip_set_size (SWITCH_SUIT_PIP (self->pip),
                            compact ? COMPACT_PIP : PIP);
}

/**
 * switch_suit_chip_get_full_width:
 * @self: a chip
 *
 * Measures the chip in full, whichever form it has now.
 *
 * Returns: the width, or 0 while it is hidden
 */
int
switch_suit_chip_get_full_width (SwitchSuitChip *self)
{
  g_return_val_if_fail (SWITCH_IS_SUIT_CHIP (self), 0);

  if (self->suit >= SWITCH_N_SUITS)
    return 0;

  if (!self->compact)
    gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1,
                        NULL, &self->full_width, NULL, NULL);
  /* What it was when it was last in full, or is likely to be. */
  return self->full_width > 0 ? self->full_width : 150;
}

/**
 * switch_suit_chip_get_pip:
 * @self: a chip
 *
 * Returns: (transfer none): the sign on it, to fly to
 */
GtkWidget *
switch_suit_chip_get_pip (SwitchSuitChip *self)
{
  g_return_val_if_fail (SWITCH_IS_SUIT_CHIP (self), NULL);

  return self->pip;
}
