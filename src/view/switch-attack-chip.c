/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-attack-chip.h"

#include "switch-tween.h"

/**
 * SwitchAttackChip:
 *
 * What is pending, in words. Its number counts up when an attack is answered
 * by another one.
 */
struct _SwitchAttackChip
{
  GtkWidget    parent_instance;

  GtkWidget   *label;
  GPtrArray   *texts;      /* to be shown one after the other */
  guint        first;      /* the number in the first of them */
  guint        shown;      /* the number that is shown; 0: nothing pending */
  SwitchTween  counting;
};

G_DEFINE_FINAL_TYPE (SwitchAttackChip, switch_attack_chip, GTK_TYPE_WIDGET)

static void
switch_attack_chip_dispose (GObject *object)
{
  SwitchAttackChip *self = SWITCH_ATTACK_CHIP (object);

  switch_tween_clear (&self->counting);
  g_clear_pointer (&self->label, gtk_widget_unparent);

  G_OBJECT_CLASS (switch_attack_chip_parent_class)->dispose (object);
}

static void
switch_attack_chip_finalize (GObject *object)
{
  SwitchAttackChip *self = SWITCH_ATTACK_CHIP (object);

  g_ptr_array_unref (self->texts);

  G_OBJECT_CLASS (switch_attack_chip_parent_class)->finalize (object);
}

static void
switch_attack_chip_class_init (SwitchAttackChipClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = switch_attack_chip_dispose;
  object_class->finalize = switch_attack_chip_finalize;

  gtk_widget_class_set_layout_manager_type (widget_class,
                                            GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "attackchip");
}

static void
step (GtkWidget *widget)
{
  SwitchAttackChip *self = SWITCH_ATTACK_CHIP (widget);
  const float last = (float) self->texts->len - 1;
  const guint index = (guint) (self->counting.value * last);

  self->shown = self->first + index;
  gtk_label_set_label (GTK_LABEL (self->label), self->texts->pdata[index]);
}

/* From the number that was shown on, if it grows. */
static void
fill (SwitchAttackChip  *self,
      const SwitchScene *scene,
      guint              amount,
      char              *text)
{
  const gboolean grows = self->shown > 0 && self->shown < amount;

  self->first = grows ? self->shown : amount;
  for (guint i = self->first; i < amount; i++)
    g_ptr_array_add (self->texts, switch_sentences_pending (scene, i));
  g_ptr_array_add (self->texts, text);
}

static void
switch_attack_chip_init (SwitchAttackChip *self)
{
  self->texts = g_ptr_array_new_with_free_func (g_free);
  self->label = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (self->label),
                                   GTK_NATURAL_WRAP_NONE);
  gtk_label_set_justify (GTK_LABEL (self->label), GTK_JUSTIFY_CENTER);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  switch_tween_init (&self->counting, GTK_WIDGET (self), step);
}

/**
 * switch_attack_chip_new:
 *
 * Returns: a chip that is not shown
 */
GtkWidget *
switch_attack_chip_new (void)
{
  return g_object_new (SWITCH_TYPE_ATTACK_CHIP, NULL);
}

/**
 * switch_attack_chip_show:
 * @self: the chip
 * @scene: the table as it is shown
 * @duration: how long to count, in milliseconds; 0 for not at all
 *
 * Shows what is pending, or hides the chip.
 */
void
switch_attack_chip_show (SwitchAttackChip  *self,
                         const SwitchScene *scene,
                         guint              duration)
{
  g_autofree char *text = NULL;
  SwitchPending kind;
  guint amount;

  g_return_if_fail (SWITCH_IS_ATTACK_CHIP (self));
  g_return_if_fail (scene != NULL && scene->table != NULL);

  amount = switch_table_get_pending (scene->table, &kind);
  text = switch_sentences_pending (scene, amount);
  if (kind != SWITCH_PENDING_DRAW)
    self->shown = 0;

  /* It goes on counting while other things happen. */
  if (self->texts->len > 0 && text != NULL &&
      g_str_equal (self->texts->pdata[self->texts->len - 1], text))
    return;

  g_ptr_array_set_size (self->texts, 0);
  gtk_widget_set_visible (GTK_WIDGET (self), text != NULL);
  if (text == NULL)
    {
      switch_tween_clear (&self->counting);
      return;
    }

  fill (self, scene, amount, g_steal_pointer (&text));
  switch_tween_start (&self->counting,
                      self->texts->len > 1 ? duration : 0);
}

/**
 * switch_attack_chip_finish:
 * @self: the chip
 *
 * Ends the counting.
 */
void
switch_attack_chip_finish (SwitchAttackChip *self)
{
  g_return_if_fail (SWITCH_IS_ATTACK_CHIP (self));

  switch_tween_finish (&self->counting);
}

/**
 * switch_attack_chip_get_text:
 * @self: the chip
 *
 * Returns: (transfer none): what it says now
 */
const char *
switch_attack_chip_get_text (SwitchAttackChip *self)
{
  g_return_val_if_fail (SWITCH_IS_ATTACK_CHIP (self), NULL);

  return gtk_label_get_label (GTK_LABEL (self->label));
}
