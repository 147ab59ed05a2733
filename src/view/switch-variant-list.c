/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-variant-list.h"

#include <glib/gi18n-lib.h>

#define SENTENCE_CHARS 40

struct _SwitchVariantList
{
  GtkWidget           parent_instance;

  GtkListBox         *list;
  SwitchVariantStore *store;
};

enum
{
  CHOSEN,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (SwitchVariantList, switch_variant_list, GTK_TYPE_WIDGET)

static guint signals[N_SIGNALS];

static GtkWidget *
create_label (const char *text,
              const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), SENTENCE_CHARS);
  gtk_widget_add_css_class (label, class);

  return label;
}

static GtkWidget *
create_row (gpointer item,
            gpointer data)
{
  SwitchVariant *variant = SWITCH_VARIANT (item);
  const char *name = switch_variant_get_shown_name (variant);
  const char *sentence = switch_variant_get_read_only (variant)
    ? switch_variant_get_shown_description (variant) : NULL;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_box_append (GTK_BOX (box), create_label (name, "row-title"));
  if (sentence != NULL)
    gtk_box_append (GTK_BOX (box), create_label (sentence, "row-sentence"));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  g_object_set_data_full (G_OBJECT (row), "variant", g_object_ref (variant),
                          g_object_unref);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  sentence != NULL ? sentence : "", -1);

  return row;
}

static SwitchVariant *
get_variant (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), "variant");
}

/* One's own come under a heading. */
static void
header_cb (GtkListBoxRow *row,
           GtkListBoxRow *before,
           gpointer       data)
{
  const gboolean own = !switch_variant_get_read_only (get_variant (row));
  const gboolean first = before == NULL ||
    own == switch_variant_get_read_only (get_variant (before));
  GtkWidget *label = NULL;

  if (own && first)
    /* Translators: Over the rules that somebody made. */
    label = create_label (_("Your rules"), "group-title");

  gtk_list_box_row_set_header (row, label);
}

static void
row_activated_cb (SwitchVariantList *self,
                  GtkListBoxRow     *row)
{
  g_signal_emit (self, signals[CHOSEN], 0, get_variant (row));
}

static void
switch_variant_list_dispose (GObject *object)
{
  SwitchVariantList *self = SWITCH_VARIANT_LIST (object);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  if (child != NULL)
    {
      gtk_list_box_bind_model (self->list, NULL, NULL, NULL, NULL);
      gtk_widget_unparent (child);
    }
  g_clear_object (&self->store);

  G_OBJECT_CLASS (switch_variant_list_parent_class)->dispose (object);
}

static void
switch_variant_list_class_init (SwitchVariantListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = switch_variant_list_dispose;

  /* It is described in the header. */
  signals[CHOSEN] =
    g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 1, SWITCH_TYPE_VARIANT);

  gtk_widget_class_set_layout_manager_type (widget_class,
                                            GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "variantlist");
}

static void
switch_variant_list_init (SwitchVariantList *self)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_header_func (self->list, header_cb, NULL, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Rules to play by"), -1);
  g_signal_connect_object (self->list, "row-activated",
                           G_CALLBACK (row_activated_cb), self,
                           G_CONNECT_SWAPPED);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled),
                                  GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_width (
    GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_propagate_natural_height (
    GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled),
                                              440);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled),
                                 GTK_WIDGET (self->list));
  gtk_widget_set_parent (scrolled, GTK_WIDGET (self));
}

/**
 * switch_variant_list_set_store:
 * @self: a list
 * @store: the variants
 */
void
switch_variant_list_set_store (SwitchVariantList  *self,
                               SwitchVariantStore *store)
{
  g_return_if_fail (SWITCH_IS_VARIANT_LIST (self));
  g_return_if_fail (SWITCH_IS_VARIANT_STORE (store));

  if (g_set_object (&self->store, store))
    gtk_list_box_bind_model (self->list, G_LIST_MODEL (store), create_row,
                             NULL, NULL);
}

/**
 * switch_variant_list_set_chosen:
 * @self: a list
 * @variant: the variant that is played
 */
void
switch_variant_list_set_chosen (SwitchVariantList *self,
                                SwitchVariant     *variant)
{
  guint position;

  g_return_if_fail (SWITCH_IS_VARIANT_LIST (self));
  g_return_if_fail (SWITCH_IS_VARIANT (variant));

  position = switch_variant_store_get_position (self->store, variant);
  gtk_list_box_select_row (
    self->list, gtk_list_box_get_row_at_index (self->list, (int) position));
}
