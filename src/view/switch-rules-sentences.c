/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-rules-sentences.h"

#include <glib/gi18n-lib.h>

#include "switch-help-window.h"
#include "switch-mini-hand.h"
#include "switch-rules-page.h"

struct _SwitchRulesSentences
{
  GtkWidget         parent_instance;

  GtkWidget        *box;
  SwitchHouseRules *rules;
};

G_DEFINE_FINAL_TYPE (SwitchRulesSentences, switch_rules_sentences,
                     GTK_TYPE_WIDGET)

static GtkWidget *
create_label (const SwitchHelpBlock *block)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_markup (GTK_LABEL (label), block->markup);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (label, TRUE);
  if (block->kind == SWITCH_HELP_TITLE)
    gtk_widget_add_css_class (label, "heading");

  return label;
}

static GtkWidget *
create_block (const SwitchHelpBlock *block)
{
  GtkWidget *label = create_label (block);
  GtkWidget *cards, *box;

  if (block->n_cards == 0)
    return label;

  cards = g_object_new (SWITCH_TYPE_MINI_HAND, "valign", GTK_ALIGN_START,
                        NULL);
  switch_mini_hand_set_cards (SWITCH_MINI_HAND (cards), block->cards,
                              block->n_cards);
  box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_box_append (GTK_BOX (box), cards);
  gtk_box_append (GTK_BOX (box), label);

  return box;
}

/* The page begins with what it is called and whose rules they are, which the
 * preferences say already. */
static guint
find_beginning (SwitchHelpPage *page)
{
  guint i;

  for (i = 0; i < switch_help_page_get_n_blocks (page); i++)
    if (switch_help_page_get_block (page, i)->anchor != NULL)
      break;

  return i;
}

static void
update (SwitchRulesSentences *self)
{
  SwitchVariant *variant = switch_house_rules_get_variant (self->rules);
  g_autoptr(SwitchHelpPage) page =
    switch_rules_page_new (switch_variant_get_rules (variant),
                           switch_variant_get_shown_name (variant));
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->box)) != NULL)
    gtk_box_remove (GTK_BOX (self->box), child);
  for (guint i = find_beginning (page);
       i < switch_help_page_get_n_blocks (page); i++)
    gtk_box_append (GTK_BOX (self->box),
                    create_block (switch_help_page_get_block (page, i)));
}

static void
show_cb (SwitchRulesSentences *self)
{
  SwitchVariant *variant = switch_house_rules_get_variant (self->rules);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  switch_help_window_show_rules (GTK_WINDOW (root),
                                 switch_variant_get_rules (variant),
                                 switch_variant_get_shown_name (variant),
                                 NULL);
}

static void
switch_rules_sentences_dispose (GObject *object)
{
  SwitchRulesSentences *self = SWITCH_RULES_SENTENCES (object);
  GtkWidget *child;

  g_clear_object (&self->rules);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (switch_rules_sentences_parent_class)->dispose (object);
}

static void
switch_rules_sentences_class_init (SwitchRulesSentencesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = switch_rules_sentences_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class,
                                            GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "sentences");
}

static void
switch_rules_sentences_init (SwitchRulesSentences *self)
{
  GtkLayoutManager *layout =
    gtk_widget_get_layout_manager (GTK_WIDGET (self));
  GtkWidget *title = gtk_label_new (_("The rules you are playing"));
  /* Translators: A button: open “The rules you are playing” in the help. */
  GtkWidget *button = gtk_button_new_with_label (_("Read Them as a Page"));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout),
                                  GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 8);

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_widget_add_css_class (title, "group-title");
  gtk_widget_set_parent (title, GTK_WIDGET (self));

  /* An action would be lost where the page takes this to another place. */
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (show_cb), self);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_set_parent (button, GTK_WIDGET (self));

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

/**
 * switch_rules_sentences_set_rules:
 * @self: the sentences
 * @rules: the house rules, once
 */
void
switch_rules_sentences_set_rules (SwitchRulesSentences *self,
                                  SwitchHouseRules     *rules)
{
  g_return_if_fail (SWITCH_IS_RULES_SENTENCES (self));
  g_return_if_fail (SWITCH_IS_HOUSE_RULES (rules));
  g_return_if_fail (self->rules == NULL);

  self->rules = g_object_ref (rules);
  g_signal_connect_object (rules, "changed", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  update (self);
}
