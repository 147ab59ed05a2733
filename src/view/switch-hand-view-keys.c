/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-hand-view-private.h"

/* Of the hand: the keys that walk it and find cards. */

static int
get_focused_index (SwitchHandView *self)
{
  GtkWidget *child = gtk_widget_get_focus_child (GTK_WIDGET (self));

  for (guint i = 0; i < self->cards->len; i++)
    {
      SwitchHandCard *card = g_ptr_array_index (self->cards, i);

      if (card->widget == child)
        return (int) i;
    }
  return -1;
}

static void
focus_index (SwitchHandView *self,
             int             index)
{
  SwitchHandCard *card;

  if (self->cards->len == 0)
    return;

  index = CLAMP (index, 0, (int) self->cards->len - 1);
  card = g_ptr_array_index (self->cards, index);
  gtk_widget_grab_focus (card->widget);
}

/* Arrows go by what is seen: right to left mirrors them. */
static gboolean
walk_cb (GtkWidget *widget,
         GVariant  *args,
         gpointer   data)
{
  SwitchHandView *self = SWITCH_HAND_VIEW (widget);
  int step = g_variant_get_int32 (args);

  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL &&
      (step == 1 || step == -1))
    step = -step;
  focus_index (self, get_focused_index (self) + step);
  return TRUE;
}

/* The card in the next row that is nearest. */
static gboolean
walk_rows_cb (GtkWidget *widget,
              GVariant  *args,
              gpointer   data)
{
  SwitchHandView *self = SWITCH_HAND_VIEW (widget);
  const int step = g_variant_get_int32 (args);
  const int index = get_focused_index (self);
  const SwitchHandCard *here;
  float nearest = G_MAXFLOAT;
  int best = -1;

  if (index < 0)
    return FALSE;

  here = g_ptr_array_index (self->cards, index);
  for (guint i = 0; i < self->cards->len; i++)
    {
      const SwitchHandCard *card = g_ptr_array_index (self->cards, i);
      const float distance = ABS (card->now.x - here->now.x);

      if ((int) card->now.row == (int) here->now.row + step &&
          distance < nearest)
        {
          nearest = distance;
          best = (int) i;
        }
    }
  if (best < 0)
    return FALSE;

  focus_index (self, best);
  return TRUE;
}

static gboolean
is_sought (const SwitchHandCard *card,
           guint                 rank,
           guint                 suit)
{
  if (card->card >= SWITCH_N_CARDS)
    return FALSE;

  return switch_card_get_rank (card->card) == rank ||
         (suit < SWITCH_N_SUITS && !switch_card_is_joker (card->card) &&
          switch_card_get_suit (card->card) == suit);
}

/* As far as it is marked. */
gboolean
_switch_hand_view_fits (const SwitchHandCard *card)
{
  SwitchCardWidget *widget = SWITCH_CARD_WIDGET (card->widget);

  return !(switch_card_widget_get_state (widget) & SWITCH_CARD_DIMMED);
}

/* The next card of a rank, or of a suit, after the one with the focus: one
 * that fits, unless the focus is on such a card already. */
static gboolean
find_card_cb (GtkWidget *widget,
              GVariant  *args,
              gpointer   data)
{
  SwitchHandView *self = SWITCH_HAND_VIEW (widget);
  const int n = (int) self->cards->len;
  const int start = get_focused_index (self);
  gboolean goes_on;
  int found = -1;
  guint rank, suit;

  g_variant_get (args, "(uu)", &rank, &suit);
  goes_on = start >= 0 &&
            is_sought (g_ptr_array_index (self->cards, start), rank, suit);
  for (int i = 1; i <= n; i++)
    {
      const int index = (start + i + n) % n;
      const SwitchHandCard *card = g_ptr_array_index (self->cards, index);

      if (!is_sought (card, rank, suit))
        continue;
      if (goes_on || _switch_hand_view_fits (card))
        {
          focus_index (self, index);
          return TRUE;
        }
      if (found < 0)
        found = index;
    }
  if (found < 0)
    return FALSE;

  focus_index (self, found);
  return TRUE;
}

static void
bind_find (GtkWidgetClass  *widget_class,
           guint            key,
           GdkModifierType  modifiers,
           guint            rank,
           guint            suit)
{
  gtk_widget_class_add_binding (widget_class, key, modifiers, find_card_cb,
                                "(uu)", rank, suit);
}

static void
bind_walk (GtkWidgetClass *widget_class,
           guint           key,
           guint           keypad_key,
           gboolean        rows,
           int             step)
{
  const GtkShortcutFunc walk = rows ? walk_rows_cb : walk_cb;

  gtk_widget_class_add_binding (widget_class, key, 0, walk, "i", step);
  gtk_widget_class_add_binding (widget_class, keypad_key, 0, walk, "i", step);
}

/* Letters and digits of the index find a rank: A 2 … 9, 1 or 0 or T for the
 * ten, J Q K, X for a joker, with Shift or without. The letters of the suits
 * find a suit with Shift only, because C and D alone catch and draw. */
void
_switch_hand_view_add_bindings (GtkWidgetClass *widget_class)
{
  static const struct { guint key; guint rank; } letters[] = {
    { GDK_KEY_a, 1 }, { GDK_KEY_1, 10 }, { GDK_KEY_0, 10 }, { GDK_KEY_t, 10 },
    { GDK_KEY_j, 11 }, { GDK_KEY_q, 12 }, { GDK_KEY_k, 13 },
    { GDK_KEY_x, SWITCH_RANK_JOKER },
  };
  static const guint suits[SWITCH_N_SUITS] = {
    GDK_KEY_c, GDK_KEY_d, GDK_KEY_h, GDK_KEY_s,
  };

  bind_walk (widget_class, GDK_KEY_Left, GDK_KEY_KP_Left, FALSE, -1);
  bind_walk (widget_class, GDK_KEY_Right, GDK_KEY_KP_Right, FALSE, 1);
  bind_walk (widget_class, GDK_KEY_Home, GDK_KEY_KP_Home, FALSE, -1000);
  bind_walk (widget_class, GDK_KEY_End, GDK_KEY_KP_End, FALSE, 1000);
  bind_walk (widget_class, GDK_KEY_Up, GDK_KEY_KP_Up, TRUE, -1);
  bind_walk (widget_class, GDK_KEY_Down, GDK_KEY_KP_Down, TRUE, 1);

  for (guint digit = 2; digit <= 9; digit++)
    {
      bind_find (widget_class, GDK_KEY_0 + digit, 0, digit, SWITCH_SUIT_NONE);
      bind_find (widget_class, GDK_KEY_KP_0 + digit, 0, digit,
                 SWITCH_SUIT_NONE);
    }
  for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
    {
      bind_find (widget_class, letters[i].key, 0, letters[i].rank,
                 SWITCH_SUIT_NONE);
      bind_find (widget_class, letters[i].key, GDK_SHIFT_MASK,
                 letters[i].rank, SWITCH_SUIT_NONE);
    }
  for (guint suit = 0; suit < SWITCH_N_SUITS; suit++)
    bind_find (widget_class, suits[suit], GDK_SHIFT_MASK, 0, suit);
}
