/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-rule-setting.h"

#include "switch-help-search.h"
#include "switch-rule-text.h"

/* With so few numbers each has a word, and a list shows them all. */
#define LEAST_CHARS 8   /* of a number's word that are in view in any case */
#define MOST_WORDS 3

static gboolean
is_list (const SwitchRuleSpec *spec)
{
  return spec->kind == SWITCH_RULE_CHOICE ||
         (spec->kind == SWITCH_RULE_NUMBER && !spec->zero &&
          spec->maximum - spec->minimum < MOST_WORDS);
}

/* The whole of what was shortened can be read. */
static gboolean
query_tooltip_cb (GtkLabel   *label,
                  int         x,
                  int         y,
                  gboolean    by_key,
                  GtkTooltip *tooltip)
{
  gtk_tooltip_set_text (tooltip, gtk_label_get_label (label));

  return pango_layout_is_ellipsized (gtk_label_get_layout (label));
}

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_has_tooltip (label, TRUE);
  g_signal_connect (label, "query-tooltip", G_CALLBACK (query_tooltip_cb),
                    NULL);
  gtk_list_item_set_child (item, label);
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem              *item)
{
  GtkStringObject *word = gtk_list_item_get_item (item);

  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)),
                       gtk_string_object_get_string (word));
}

/* In a small window, and with large text, what is chosen is shortened: a drop
 * down can have one line only. The list that opens stays as it is. */
static void
shorten_chosen (GtkDropDown *drop)
{
  g_autoptr(GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  gtk_drop_down_set_list_factory (drop, gtk_drop_down_get_factory (drop));
  gtk_drop_down_set_factory (drop, factory);
}

static GtkWidget *
create_list (const SwitchRuleSpec *spec)
{
  g_autoptr(GtkStringList) words = gtk_string_list_new (NULL);
  GtkWidget *drop;

  for (guint value = spec->minimum; value <= spec->maximum; value++)
    {
      g_autofree char *word = switch_rule_text_get_value (spec, value);

      gtk_string_list_append (words, word);
    }

  drop = gtk_drop_down_new (g_object_ref (G_LIST_MODEL (words)), NULL);
  shorten_chosen (GTK_DROP_DOWN (drop));

  return drop;
}

/* Numbers */

static gboolean
output_cb (GtkSpinButton        *spin,
           const SwitchRuleSpec *spec)
{
  const guint value =
    (guint) gtk_adjustment_get_value (gtk_spin_button_get_adjustment (spin));
  g_autofree char *word = NULL;

  /* On the way from zero to the least number there is nothing to say yet. */
  if (!switch_rule_spec_allows (spec, value))
    return FALSE;

  word = switch_rule_text_get_value (spec, value);
  if (g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (spin)), word) != 0)
    gtk_editable_set_text (GTK_EDITABLE (spin), word);

  return TRUE;
}

/* What is typed is a number in any language, or a value's word. */
static int
input_cb (GtkSpinButton        *spin,
          double               *value,
          const SwitchRuleSpec *spec)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (spin));
  g_autofree char *typed = switch_help_search_fold (text);
  g_autofree char *zero = switch_rule_spec_allows (spec, 0)
    ? switch_rule_text_get_value (spec, 0) : NULL;
  g_autofree char *folded = zero != NULL ? switch_help_search_fold (zero)
                                         : NULL;
  guint64 number;
  char *end;

  if (g_strcmp0 (folded, typed) == 0)
    {
      *value = 0;
      return TRUE;
    }

  /* A word may stand behind the number, as it does when it is shown. */
  number = g_ascii_strtoull (typed, &end, 10);
  if (end == typed)
    return GTK_INPUT_ERROR;
  *value = (double) MIN (number, 10000);

  return TRUE;
}

static int
get_longest_word (const SwitchRuleSpec *spec)
{
  const guint values[] = { 0, spec->minimum, spec->maximum };
  int longest = 1;

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    if (switch_rule_spec_allows (spec, values[i]))
      {
        g_autofree char *word = switch_rule_text_get_value (spec, values[i]);

        longest = MAX (longest, (int) g_utf8_strlen (word, -1));
      }

  return longest;
}

static GtkWidget *
create_number (const SwitchRuleSpec *spec)
{
  GtkAdjustment *adjustment =
    gtk_adjustment_new (spec->minimum, spec->zero ? 0 : spec->minimum,
                        spec->maximum, 1, spec->maximum > 100 ? 50 : 2, 0);
  GtkWidget *spin = gtk_spin_button_new (adjustment, 1, 0);

  gtk_editable_set_width_chars (GTK_EDITABLE (spin),
                                MIN (get_longest_word (spec), LEAST_CHARS));
  gtk_editable_set_max_width_chars (GTK_EDITABLE (spin),
                                    get_longest_word (spec));
  gtk_editable_set_alignment (GTK_EDITABLE (spin), 0.5f);
  g_signal_connect (spin, "output", G_CALLBACK (output_cb), (gpointer) spec);
  g_signal_connect (spin, "input", G_CALLBACK (input_cb), (gpointer) spec);
  switch_rule_setting_stop_scrolling (spin);

  return spin;
}

/**
 * switch_rule_setting_stop_scrolling:
 * @widget: a number
 *
 * Leaves the wheel to the page: who scrolls past a number must not change
 * it.
 */
void
switch_rule_setting_stop_scrolling (GtkWidget *widget)
{
  g_autoptr(GListModel) controllers = NULL;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  controllers = gtk_widget_observe_controllers (widget);
  for (guint i = g_list_model_get_n_items (controllers); i-- > 0; )
    {
      g_autoptr(GtkEventController) controller =
        g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        gtk_widget_remove_controller (widget, controller);
    }
}

/**
 * switch_rule_setting_new:
 * @spec: a rule
 *
 * Returns: a widget that sets it
 */
GtkWidget *
switch_rule_setting_new (const SwitchRuleSpec *spec)
{
  GtkWidget *setting;

  g_return_val_if_fail (spec != NULL, NULL);

  if (spec->kind == SWITCH_RULE_BOOLEAN)
    setting = gtk_switch_new ();
  else if (is_list (spec))
    setting = create_list (spec);
  else
    setting = create_number (spec);
  gtk_widget_set_valign (setting, GTK_ALIGN_CENTER);

  return setting;
}

/**
 * switch_rule_setting_get_signal:
 * @spec: a rule
 *
 * Returns: the signal of its widget when its value is another
 */
const char *
switch_rule_setting_get_signal (const SwitchRuleSpec *spec)
{
  g_return_val_if_fail (spec != NULL, NULL);

  if (spec->kind == SWITCH_RULE_BOOLEAN)
    return "notify::active";

  return is_list (spec) ? "notify::selected" : "value-changed";
}

/**
 * switch_rule_setting_get_value:
 * @setting: the widget of a rule
 * @spec: the rule
 *
 * Returns: the value that is set
 */
guint
switch_rule_setting_get_value (GtkWidget            *setting,
                               const SwitchRuleSpec *spec)
{
  g_return_val_if_fail (GTK_IS_WIDGET (setting), 0);
  g_return_val_if_fail (spec != NULL, 0);

  if (GTK_IS_SWITCH (setting))
    return gtk_switch_get_active (GTK_SWITCH (setting)) ? 1 : 0;
  if (GTK_IS_DROP_DOWN (setting))
    return gtk_drop_down_get_selected (GTK_DROP_DOWN (setting)) +
           spec->minimum;

  return (guint) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (setting));
}

/**
 * switch_rule_setting_set_value:
 * @setting: the widget of a rule
 * @spec: the rule
 * @value: a value of the rule
 */
void
switch_rule_setting_set_value (GtkWidget            *setting,
                               const SwitchRuleSpec *spec,
                               guint                 value)
{
  g_return_if_fail (GTK_IS_WIDGET (setting));
  g_return_if_fail (spec != NULL);

  if (GTK_IS_SWITCH (setting))
    gtk_switch_set_active (GTK_SWITCH (setting), value != 0);
  else if (GTK_IS_DROP_DOWN (setting))
    gtk_drop_down_set_selected (GTK_DROP_DOWN (setting),
                                value - spec->minimum);
  else
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (setting), value);
}
