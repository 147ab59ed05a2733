/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-action-row.h"

#include <glib/gi18n-lib.h>

#include "switch-share-layout.h"
#include "switch-words.h"

struct _SwitchActionRow
{
  GtkWidget        parent_instance;

  GtkButton       *draw_button;
  GtkLabel        *draw_label;
  GtkLabel        *draw_key;
  GtkButton       *end_button;
  GtkLabel        *end_label;
  GtkLabel        *end_key;
  GtkButton       *call_button;
  GtkLabel        *call_label;

  SwitchStage     *stage;
  SwitchSelection *selection;
};

G_DEFINE_FINAL_TYPE (SwitchActionRow, switch_action_row, GTK_TYPE_WIDGET)

static void
switch_action_row_dispose (GObject *object)
{
  SwitchActionRow *self = SWITCH_ACTION_ROW (object);

  g_clear_object (&self->stage);
  g_clear_object (&self->selection);
  gtk_widget_dispose_template (GTK_WIDGET (self), SWITCH_TYPE_ACTION_ROW);

  G_OBJECT_CLASS (switch_action_row_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, SwitchActionRow,
                                        draw_button);
  gtk_widget_class_bind_template_child (widget_class, SwitchActionRow,
                                        draw_label);
  gtk_widget_class_bind_template_child (widget_class, SwitchActionRow,
                                        draw_key);
  gtk_widget_class_bind_template_child (widget_class, SwitchActionRow,
                                        end_button);
  gtk_widget_class_bind_template_child (widget_class, SwitchActionRow,
                                        end_label);
  gtk_widget_class_bind_template_child (widget_class, SwitchActionRow,
                                        end_key);
  gtk_widget_class_bind_template_child (widget_class, SwitchActionRow,
                                        call_button);
  gtk_widget_class_bind_template_child (widget_class, SwitchActionRow,
                                        call_label);
}

/* To the first button that can be pressed. */
static gboolean
switch_action_row_grab_focus (GtkWidget *widget)
{
  SwitchActionRow *self = SWITCH_ACTION_ROW (widget);

  /* Shift+Tab tries this too, once it is through with the buttons. */
  if (gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;

  return gtk_widget_grab_focus (GTK_WIDGET (self->draw_button)) ||
         gtk_widget_grab_focus (GTK_WIDGET (self->end_button)) ||
         gtk_widget_grab_focus (GTK_WIDGET (self->call_button));
}

static void
switch_action_row_class_init (SwitchActionRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = switch_action_row_dispose;
  widget_class->grab_focus = switch_action_row_grab_focus;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/switchcards/Switch/switch-action-row.ui");
  bind_children (widget_class);
  gtk_widget_class_set_layout_manager_type (widget_class,
                                            SWITCH_TYPE_SHARE_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "actionrow");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
switch_action_row_init (SwitchActionRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_accessible_update_property (
    GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
    /* Translators: Spoken for the group of the buttons: draw, end the turn,
     * call. */
    C_("accessible name", "What you can do"), -1);
}

static void
set_button (GtkButton  *button,
            GtkLabel   *label,
            const char *text,
            const char *action,
            gboolean    sensitive,
            gboolean    due)
{
  if (g_strcmp0 (gtk_label_get_label (label), text) != 0)
    {
      gtk_label_set_label (label, text);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
    }
  if (g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)),
                 action) != 0)
    gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);

  gtk_widget_set_sensitive (GTK_WIDGET (button), sensitive);
  if (due && sensitive)
    gtk_widget_add_css_class (GTK_WIDGET (button), "due");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (button), "due");
}

static gboolean
has_card_to_lay (SwitchActionRow *self)
{
  const SwitchLegal *legal = switch_stage_get_legal (self->stage);

  return (legal->bare | legal->named) != 0;
}

static void
update_draw (SwitchActionRow   *self,
             const SwitchTable *table)
{
  const SwitchLegal *legal = switch_stage_get_legal (self->stage);
  const guint amount = switch_table_get_pending (table, NULL);
  g_autofree char *text = NULL;
  gboolean due = FALSE;

  if (switch_selection_get_active (self->selection))
    {
      gtk_label_set_label (self->draw_key, C_("key", "Esc"));
      /* Translators: A button: takes the card back that was about to be
       * laid. */
      set_button (self->draw_button, self->draw_label, _("Take back"),
                  "table.cancel", TRUE, FALSE);
      return;
    }

  if (table->pending_kind == SWITCH_PENDING_DRAW && legal->draw)
    {
      /* Translators: A button: draw all cards of an attack. */
      text = g_strdup_printf (_("Draw %u"), amount);
      due = TRUE;
    }
  else if (legal->draw && switch_table_get_drawable (table) == 0)
    {
      /* Translators: A button: go without drawing, as nothing is left. */
      text = g_strdup (C_("turn", "Pass"));
      due = !has_card_to_lay (self);
    }
  else
    {
      /* Translators: A button: draw a card from the stock. */
      text = g_strdup (C_("card", "Draw"));
      due = !has_card_to_lay (self);
    }

  /* Translators: The letter of the key that draws a card: D in all
   * languages. */
  gtk_label_set_label (self->draw_key, C_("key", "D"));
  set_button (self->draw_button, self->draw_label, text, "table.draw",
              legal->draw, due);
}

static void
update_end (SwitchActionRow   *self,
            const SwitchTable *table)
{
  const SwitchLegal *legal = switch_stage_get_legal (self->stage);
  /* Translators: A button, as long as there is no turn to end. */
  const char *text = _("End turn");
  const gboolean due = !has_card_to_lay (self);

  if (switch_game_get_over (switch_stage_get_game (self->stage)))
    {
      /* Translators: A button: the round is over, and you look at the table;
       * back to who won, and to what comes next. */
      set_button (self->end_button, self->end_label, _("Show the result"),
                  "win.look", TRUE, TRUE);
      return;
    }

  if (switch_stage_get_waits (self->stage))
    {
      /* Translators: A button: all wait for you to call or to catch, and you
       * let the game go on. */
      set_button (self->end_button, self->end_label, _("Go on"),
                  "table.go-on", TRUE, FALSE);
      return;
    }

  if (switch_selection_get_may_be_bare (self->selection))
    {
      /* Translators: A button: lay a wild card without naming a suit, to
       * follow it with another card at once. */
      set_button (self->end_button, self->end_label, _("Name no suit"),
                  "table.name-none", TRUE, FALSE);
      return;
    }

  if (legal->end && table->phase == SWITCH_PHASE_LAYING)
    /* Translators: A button: lay no more cards in this turn. */
    text = _("Stop here");
  else if (legal->end && table->phase == SWITCH_PHASE_DREW)
    /* Translators: A button: end the turn without laying the drawn card. */
    text = _("Keep the card");
  else if (legal->end && table->pending_kind == SWITCH_PENDING_SKIP)
    text = switch_words_stand (table->pending_card);

  set_button (self->end_button, self->end_label, text, "table.end-turn",
              legal->end && !switch_selection_get_active (self->selection),
              due);
}

static void
update (SwitchActionRow *self)
{
  const SwitchTable *table = switch_stage_get_table (self->stage);
  gboolean may_call, call_due;

  if (switch_stage_get_game (self->stage) == NULL)
    return;

  g_object_get (self->stage,
                "may-call", &may_call,
                "call-due", &call_due,
                NULL);
  update_draw (self, table);
  update_end (self, table);
  set_button (self->call_button, self->call_label,
              switch_words_call (table, switch_stage_get_seat (self->stage)),
              "table.call", may_call, call_due);
}

/**
 * switch_action_row_set_stage:
 * @self: the buttons
 * @stage: whose actions they are
 * @selection: the lay that is not whole yet
 */
void
switch_action_row_set_stage (SwitchActionRow *self,
                             SwitchStage     *stage,
                             SwitchSelection *selection)
{
  g_return_if_fail (SWITCH_IS_ACTION_ROW (self));
  g_return_if_fail (SWITCH_IS_STAGE (stage));
  g_return_if_fail (SWITCH_IS_SELECTION (selection));
  g_return_if_fail (self->stage == NULL);

  self->stage = g_object_ref (stage);
  self->selection = g_object_ref (selection);
  g_signal_connect_object (stage, "landed", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (stage, "acted", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (stage, "reset", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (stage, "notify::waits", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (selection, "notify::active", G_CALLBACK (update),
                           self, G_CONNECT_SWAPPED);
  update (self);
}
