/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-help-blocks.h"

#include <math.h>

#include "switch-card-art.h"
#include "switch-card-widget.h"
#include "switch-help-picture.h"

/* A line of text is no longer than this, in characters. */
#define LINE 66

#define CARD_WIDTH 40
#define CARD_STEP  20

/* A title is a heading to who reads by ear, and goes from one to the next. */
static GtkWidget *
create_title (const SwitchHelpBlock *block)
{
  static const char *const classes[] = { "title-1", "title-2", "title-3" };
  const guint level = CLAMP (block->level, 1, G_N_ELEMENTS (classes));
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
    "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING,
    "max-width-chars", LINE / 2,
    NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (label),
                                  GTK_ACCESSIBLE_PROPERTY_LEVEL, (int) level,
                                  -1);
  gtk_widget_add_css_class (label, classes[level - 1]);

  return label;
}

static GtkWidget *
create_label (const SwitchHelpBlock *block)
{
  GtkWidget *label;

  if (block->kind == SWITCH_HELP_TITLE)
    label = create_title (block);
  else
    label = g_object_new (GTK_TYPE_LABEL, "max-width-chars", LINE, NULL);

  gtk_label_set_markup (GTK_LABEL (label), block->markup);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_yalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  /* Only a label that can be selected takes the focus. */
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);

  if (block->kind == SWITCH_HELP_CODE)
    gtk_widget_add_css_class (label, "monospace");

  return label;
}

/* Cards beside the text, each a little to the right of the one before. */
static GtkWidget *
create_cards (const SwitchHelpBlock *block)
{
  GtkWidget *fixed = gtk_fixed_new ();
  const float ratio =
    switch_card_art_get_ratio (switch_card_art_get_default ());

  for (guint i = 0; i < block->n_cards; i++)
    {
      GtkWidget *card = switch_card_widget_new (block->cards[i]);

      switch_card_widget_set_state (SWITCH_CARD_WIDGET (card),
                                    SWITCH_CARD_FACE_UP, TRUE);
      switch_card_widget_set_card_width (SWITCH_CARD_WIDGET (card),
                                         CARD_WIDTH);
      gtk_widget_set_can_target (card, FALSE);
      gtk_fixed_put (GTK_FIXED (fixed), card, i * CARD_STEP, 0);
    }
  gtk_widget_set_size_request (
    fixed, CARD_WIDTH + (int) (block->n_cards - 1) * CARD_STEP,
    (int) ceilf (CARD_WIDTH * ratio) + 4);
  gtk_widget_set_valign (fixed, GTK_ALIGN_START);
  gtk_widget_add_css_class (fixed, "cards");

  return fixed;
}

static GtkWidget *
create_marker (const SwitchHelpBlock *block)
{
  GtkWidget *marker = gtk_label_new (block->marker);

  gtk_label_set_width_chars (GTK_LABEL (marker), 3);
  gtk_label_set_xalign (GTK_LABEL (marker), 1);
  gtk_label_set_yalign (GTK_LABEL (marker), 0);
  gtk_widget_add_css_class (marker, "marker");

  return marker;
}

/* A picture that is not one of cards; without it, the words in its place. */
static GtkWidget *
create_picture (const SwitchHelpBlock *block)
{
  GtkWidget *picture;

  if (!g_resources_get_info (block->target, 0, NULL, NULL, NULL))
    return create_label (block);

  picture = switch_help_picture_new (block->target, block->text);
  gtk_widget_add_css_class (picture, "block");

  return picture;
}

static GtkWidget *
create_link (const SwitchHelpBlock *block)
{
  GtkWidget *button = g_object_new (GTK_TYPE_BUTTON,
    "accessible-role", GTK_ACCESSIBLE_ROLE_LINK,
    NULL);
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_markup (GTK_LABEL (label), block->markup);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LINE);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_text (GTK_LABEL (label)), -1);
  gtk_widget_set_name (button, block->target);
  gtk_widget_add_css_class (button, "help-link");
  gtk_widget_set_hexpand (button, TRUE);

  return button;
}

static void
indent (GtkWidget             *widget,
        const SwitchHelpBlock *block)
{
  const guint level = block->kind == SWITCH_HELP_TITLE ? 0 : block->level;
  /* A paragraph under an item stands under its text. */
  const guint depth = block->marker != NULL ? level - 1 : level;

  if (level > 0)
    gtk_widget_set_margin_start (widget, (int) depth * 36);
}

/**
 * switch_help_blocks_create:
 * @block: a block of a page, no row of a table
 *
 * Returns: a widget that shows it
 */
GtkWidget *
switch_help_blocks_create (const SwitchHelpBlock *block)
{
  GtkWidget *box, *label;

  g_return_val_if_fail (block != NULL, NULL);

  if (block->kind == SWITCH_HELP_LINK)
    return create_link (block);
  if (block->kind == SWITCH_HELP_MEDIA)
    return create_picture (block);

  label = create_label (block);
  gtk_widget_add_css_class (label, "block");
  if (block->marker == NULL && block->n_cards == 0)
    {
      indent (label, block);
      return label;
    }

  box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  if (block->marker != NULL)
    gtk_box_append (GTK_BOX (box), create_marker (block));
  if (block->n_cards > 0)
    gtk_box_append (GTK_BOX (box), create_cards (block));
  gtk_box_append (GTK_BOX (box), label);
  indent (box, block);

  return box;
}

/**
 * switch_help_blocks_get_text:
 * @widget: what switch_help_blocks_create() made
 *
 * Returns: the part of it that has the text and takes the focus
 */
GtkWidget *
switch_help_blocks_get_text (GtkWidget *widget)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  return GTK_IS_BOX (widget) ? gtk_widget_get_last_child (widget) : widget;
}

/**
 * switch_help_blocks_create_grid:
 *
 * Returns: an empty table
 */
GtkWidget *
switch_help_blocks_create_grid (void)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 16);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_widget_add_css_class (grid, "help-table");

  return grid;
}

/**
 * switch_help_blocks_add_row:
 * @grid: a table
 * @block: the next row of it
 *
 * Returns: the first cell of the row
 */
GtkWidget *
switch_help_blocks_add_row (GtkGrid               *grid,
                            const SwitchHelpBlock *block)
{
  GtkWidget *first = NULL;
  int row = 0;

  g_return_val_if_fail (GTK_IS_GRID (grid), NULL);
  g_return_val_if_fail (block != NULL && block->cells != NULL, NULL);

  while (gtk_grid_get_child_at (grid, 0, row) != NULL)
    row++;

  for (guint i = 0; i < block->cells->len; i++)
    {
      SwitchHelpBlock cell = {
        .kind = SWITCH_HELP_PARAGRAPH,
        .markup = g_ptr_array_index (block->cells, i),
      };
      GtkWidget *label = create_label (&cell);

      gtk_label_set_max_width_chars (GTK_LABEL (label), LINE / 3);
      if (block->is_header)
        gtk_widget_add_css_class (label, "heading");
      gtk_grid_attach (grid, label, (int) i, row, 1, 1);
      if (first == NULL)
        first = label;
    }

  return first;
}
