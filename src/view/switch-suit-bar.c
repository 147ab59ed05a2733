/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-suit-bar.h"

#include <glib/gi18n-lib.h>

#include "switch-card-names.h"
#include "switch-suit-pip.h"

/* Of a cell: the button with its sign, its word and what is held of it. */
typedef struct
{
  GtkWidget *button;
  GtkWidget *box;
  GtkWidget *pip;
  GtkWidget *word;
  GtkWidget *hold;
} Cell;

/**
 * SwitchSuitBar:
 *
 * Asks which suit shall be followed. It stands on the table and covers
 * neither piles nor buttons.
 */
struct _SwitchSuitBar
{
  GtkWidget          parent_instance;

  GtkWidget         *question;
  GtkWidget         *grid;
  Cell               cells[SWITCH_N_SUITS];
  SwitchSuitBarForm  form;
  SwitchSuit         at;           /* where the focus was last */
};

enum
{
  SUIT_CHOSEN,
  CANCELLED,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (SwitchSuitBar, switch_suit_bar, GTK_TYPE_WIDGET)

static guint signals[N_SIGNALS];

static const char *const cell_ids[SWITCH_N_SUITS] = {
  "clubs", "diamonds", "hearts", "spades",
};

static void
clicked_cb (SwitchSuitBar *self,
            GtkWidget     *button)
{
  for (guint suit = 0; suit < SWITCH_N_SUITS; suit++)
    if (self->cells[suit].button == button)
      g_signal_emit (self, signals[SUIT_CHOSEN], 0, suit);
}

static gboolean
choose_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   data)
{
  g_signal_emit (widget, signals[SUIT_CHOSEN], 0, g_variant_get_uint32 (args));
  return TRUE;
}

static gboolean
cancel_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   data)
{
  g_signal_emit (widget, signals[CANCELLED], 0);
  return TRUE;
}

/* By columns and rows as they are seen; it goes round at the ends. */
static gboolean
walk_cb (GtkWidget *widget,
         GVariant  *args,
         gpointer   data)
{
  SwitchSuitBar *self = SWITCH_SUIT_BAR (widget);
  GtkWidget *focused = gtk_widget_get_focus_child (self->grid);
  const gboolean mirrored =
    gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const guint n = SWITCH_N_SUITS;
  int across, down;
  guint at = 0;

  g_variant_get (args, "(ii)", &across, &down);
  for (guint suit = 0; suit < n; suit++)
    if (self->cells[suit].button == focused)
      at = suit;

  if (across != 0)
    at = (at + n + (guint) (mirrored ? -across : across)) % n;
  else if (self->form == SWITCH_SUIT_BAR_GRID)
    at = (at + 2) % n;
  switch_suit_bar_focus (self, at);
  return TRUE;
}

static gboolean
switch_suit_bar_grab_focus (GtkWidget *widget)
{
  SwitchSuitBar *self = SWITCH_SUIT_BAR (widget);

  /* Else Shift+Tab would never leave. */
  if (gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;

  return gtk_widget_grab_focus (self->cells[self->at].button);
}

static void
switch_suit_bar_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SWITCH_TYPE_SUIT_BAR);

  G_OBJECT_CLASS (switch_suit_bar_parent_class)->dispose (object);
}

static void
bind_keys (GtkWidgetClass *widget_class)
{
  static const guint letters[SWITCH_N_SUITS] = {
    GDK_KEY_c, GDK_KEY_d, GDK_KEY_h, GDK_KEY_s,
  };
  static const struct { guint key; guint keypad; int across; int down; }
  walks[] = {
    { GDK_KEY_Left, GDK_KEY_KP_Left, -1, 0 },
    { GDK_KEY_Right, GDK_KEY_KP_Right, 1, 0 },
    { GDK_KEY_Up, GDK_KEY_KP_Up, 0, -1 },
    { GDK_KEY_Down, GDK_KEY_KP_Down, 0, 1 },
  };

  for (guint suit = 0; suit < SWITCH_N_SUITS; suit++)
    gtk_widget_class_add_binding (widget_class, letters[suit], 0, choose_cb,
                                  "u", suit);
  for (guint i = 0; i < G_N_ELEMENTS (walks); i++)
    {
      gtk_widget_class_add_binding (widget_class, walks[i].key, 0, walk_cb,
                                    "(ii)", walks[i].across, walks[i].down);
      gtk_widget_class_add_binding (widget_class, walks[i].keypad, 0, walk_cb,
                                    "(ii)", walks[i].across, walks[i].down);
    }
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, cancel_cb,
                                NULL);
}

static void
bind_cell (GtkWidgetClass *widget_class,
           guint           suit,
           const char     *part,
           gsize           offset)
{
  g_autofree char *name = g_strconcat (cell_ids[suit], "_", part, NULL);

  gtk_widget_class_bind_template_child_full (widget_class, name, FALSE,
    (gssize) (G_STRUCT_OFFSET (SwitchSuitBar, cells) + suit * sizeof (Cell) +
              offset));
}

static void
switch_suit_bar_class_init (SwitchSuitBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = switch_suit_bar_dispose;
  widget_class->grab_focus = switch_suit_bar_grab_focus;

  /**
   * SwitchSuitBar::suit-chosen:
   * @self: the bar
   * @suit: a #SwitchSuit
   *
   * A suit was clicked, or its letter or Enter pressed.
   */
  signals[SUIT_CHOSEN] =
    g_signal_new ("suit-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  /**
   * SwitchSuitBar::cancelled:
   *
   * Escape was pressed: the card is taken back.
   */
  signals[CANCELLED] =
    g_signal_new ("cancelled", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (SWITCH_TYPE_SUIT_PIP);
  gtk_widget_class_set_template_from_resource (widget_class,
    "/io/github/switchcards/Switch/switch-suit-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, SwitchSuitBar, question);
  gtk_widget_class_bind_template_child (widget_class, SwitchSuitBar, grid);
  for (guint suit = 0; suit < SWITCH_N_SUITS; suit++)
    {
      bind_cell (widget_class, suit, "button", G_STRUCT_OFFSET (Cell, button));
      bind_cell (widget_class, suit, "box", G_STRUCT_OFFSET (Cell, box));
      bind_cell (widget_class, suit, "pip", G_STRUCT_OFFSET (Cell, pip));
      bind_cell (widget_class, suit, "word", G_STRUCT_OFFSET (Cell, word));
      bind_cell (widget_class, suit, "hold", G_STRUCT_OFFSET (Cell, hold));
    }
  gtk_widget_class_bind_template_callback (widget_class, clicked_cb);
  bind_keys (widget_class);

  gtk_widget_class_set_css_name (widget_class, "suitbar");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
switch_suit_bar_init (SwitchSuitBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  for (guint suit = 0; suit < SWITCH_N_SUITS; suit++)
    gtk_label_set_label (GTK_LABEL (self->cells[suit].word),
                         switch_card_names_get_suit (suit));
}

/**
 * switch_suit_bar_new:
 *
 * Makes a bar.
 *
 * Returns: the bar
 */
GtkWidget *
switch_suit_bar_new (void)
{
  return g_object_new (SWITCH_TYPE_SUIT_BAR, NULL);
}

/**
 * switch_suit_bar_set_question:
 * @self: a bar
 * @question: a whole sentence
 *
 * Sets what is asked.
 */
void
switch_suit_bar_set_question (SwitchSuitBar *self,
                              const char    *question)
{
  g_return_if_fail (SWITCH_IS_SUIT_BAR (self));

  gtk_label_set_label (GTK_LABEL (self->question), question);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, question, -1);
}

/**
 * switch_suit_bar_set_counts:
 * @self: a bar
 * @counts: how many cards you hold of each suit
 *
 * Sets the numbers.
 */
void
switch_suit_bar_set_counts (SwitchSuitBar *self,
                            const guint    counts[4])
{
  g_return_if_fail (SWITCH_IS_SUIT_BAR (self));

  for (guint suit = 0; suit < SWITCH_N_SUITS; suit++)
    {
      g_autofree char *hold = NULL;
      g_autofree char *name = NULL;

      /* Translators: Under the name of a suit: how many cards of it. */
      hold = g_strdup_printf (ngettext ("you hold %u", "you hold %u",
                                        counts[suit]), counts[suit]);
      /* Translators: A suit, and how many cards you hold of it. */
      name = g_strdup_printf (ngettext ("%s, you hold %u card",
                                        "%s, you hold %u cards",
                                        counts[suit]),
                              switch_card_names_get_suit (suit), counts[suit]);
      gtk_label_set_label (GTK_LABEL (self->cells[suit].hold), hold);
      gtk_accessible_update_property (
        GTK_ACCESSIBLE (self->cells[suit].button),
        GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
    }
}

static void
set_cell_form (SwitchSuitBar     *self,
               guint              suit,
               SwitchSuitBarForm  form)
{
  static const int pips[] = { 36, 26, 20 };
  const Cell *cell = &self->cells[suit];
  const gboolean grid = form == SWITCH_SUIT_BAR_GRID;
  const gboolean line = form == SWITCH_SUIT_BAR_LINE;
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (self->grid);

  g_object_set (gtk_layout_manager_get_layout_child (layout, cell->button),
                "column", grid ? suit % 2 : suit,
                "row", grid ? suit / 2 : 0,
                NULL);
  switch_suit_pip_set_size (SWITCH_SUIT_PIP (cell->pip), pips[form]);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (cell->box),
                                  line ? GTK_ORIENTATION_VERTICAL
                                       : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (GTK_BOX (cell->box), line ? 0 : 10);
  gtk_widget_set_valign (cell->box, line ? GTK_ALIGN_CENTER
                                         : GTK_ALIGN_FILL);
  gtk_label_set_xalign (GTK_LABEL (cell->word), line ? 0.5f : 0);
  gtk_widget_set_visible (cell->hold, !line);
}

static void
set_css_class (SwitchSuitBar *self,
               const char    *css_class,
               gboolean       on)
{
  if (on)
    gtk_widget_add_css_class (GTK_WIDGET (self), css_class);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), css_class);
}

/**
 * switch_suit_bar_set_form:
 * @self: a bar
 * @form: how much room there is
 *
 * Chooses the form. For the layout, in passing.
 */
void
switch_suit_bar_set_form (SwitchSuitBar     *self,
                          SwitchSuitBarForm  form)
{
  g_return_if_fail (SWITCH_IS_SUIT_BAR (self));

  if (self->form == form)
    return;

  self->form = form;
  for (guint suit = 0; suit < SWITCH_N_SUITS; suit++)
    set_cell_form (self, suit, form);
  gtk_widget_set_visible (self->question, form != SWITCH_SUIT_BAR_LINE);
  set_css_class (self, "compact", form != SWITCH_SUIT_BAR_FULL);
  set_css_class (self, "line", form == SWITCH_SUIT_BAR_LINE);
}

/**
 * switch_suit_bar_focus:
 * @self: a bar
 * @suit: a suit
 *
 * Gives the focus to a suit, the one that is likely meant.
 */
void
switch_suit_bar_focus (SwitchSuitBar *self,
                       SwitchSuit     suit)
{
  g_return_if_fail (SWITCH_IS_SUIT_BAR (self));
  g_return_if_fail (suit < SWITCH_N_SUITS);

  self->at = suit;
  gtk_widget_grab_focus (self->cells[suit].button);
}
