/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "switch-hand"

#include "config.h"

#include "switch-hand.h"

#include "switch-table.h"

/* The cards one seat holds, as somebody sees them, in the order in which
 * they came. Cards laid in the turn that goes on are remembered, so that one
 * taken back is the same object again. */

struct _SwitchHand
{
  GObject    parent_instance;

  guint      seat;
  gboolean   face_up;
  GPtrArray *cards;
  GPtrArray *laid;
};

enum
{
  PROP_0,
  PROP_SEAT,
  PROP_FACE_UP,
  PROP_N_CARDS,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static GType
switch_hand_get_item_type (GListModel *model)
{
  return SWITCH_TYPE_HELD_CARD;
}

static guint
switch_hand_get_n_items (GListModel *model)
{
  return SWITCH_HAND (model)->cards->len;
}

static gpointer
switch_hand_get_item (GListModel *model,
                      guint       position)
{
  SwitchHand *self = SWITCH_HAND (model);

  if (position >= self->cards->len)
    return NULL;

  return g_object_ref (g_ptr_array_index (self->cards, position));
}

static void
switch_hand_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = switch_hand_get_item_type;
  iface->get_n_items = switch_hand_get_n_items;
  iface->get_item = switch_hand_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (
  SwitchHand, switch_hand, G_TYPE_OBJECT,
  G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, switch_hand_list_model_init))

static void
switch_hand_changed (SwitchHand *self,
                     guint       position,
                     guint       n_removed,
                     guint       n_added)
{
  g_list_model_items_changed (G_LIST_MODEL (self), position, n_removed,
                              n_added);
  if (n_removed != n_added)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_CARDS]);
}

static void
switch_hand_set_face_up (SwitchHand *self,
                         gboolean    face_up)
{
  if (self->face_up == face_up)
    return;

  self->face_up = face_up;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FACE_UP]);
}

static void
switch_hand_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  SwitchHand *self = SWITCH_HAND (object);

  switch (prop_id)
    {
    case PROP_SEAT:
      g_value_set_uint (value, self->seat);
      break;

    case PROP_FACE_UP:
      g_value_set_boolean (value, self->face_up);
      break;

    case PROP_N_CARDS:
      g_value_set_uint (value, self->cards->len);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
switch_hand_set_property (GObject      *object,
                          guint         prop_id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  SwitchHand *self = SWITCH_HAND (object);

  switch (prop_id)
    {
    case PROP_SEAT:
      self->seat = g_value_get_uint (value);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
switch_hand_finalize (GObject *object)
{
  SwitchHand *self = SWITCH_HAND (object);

  g_ptr_array_unref (self->cards);
  g_ptr_array_unref (self->laid);

  G_OBJECT_CLASS (switch_hand_parent_class)->finalize (object);
}

static void
switch_hand_class_init (SwitchHandClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = switch_hand_get_property;
  object_class->set_property = switch_hand_set_property;
  object_class->finalize = switch_hand_finalize;

  /**
   * SwitchHand:seat:
   *
   * Whose hand it is.
   */
  properties[PROP_SEAT] =
    g_param_spec_uint ("seat", NULL, NULL, 0, SWITCH_MAX_SEATS - 1, 0,
                       G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY |
                       G_PARAM_STATIC_STRINGS);

  /**
   * SwitchHand:face-up:
   *
   * Whether its cards are known.
   */
  properties[PROP_FACE_UP] =
    g_param_spec_boolean ("face-up", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  /**
   * SwitchHand:n-cards:
   *
   * How many cards it has.
   */
  properties[PROP_N_CARDS] =
    g_param_spec_uint ("n-cards", NULL, NULL, 0, SWITCH_MAX_PACK, 0,
                       G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
switch_hand_init (SwitchHand *self)
{
  self->cards = g_ptr_array_new_with_free_func (g_object_unref);
  self->laid = g_ptr_array_new_with_free_func (g_object_unref);
}

/**
 * switch_hand_new:
 * @seat: whose hand it is
 *
 * Returns: (transfer full): an empty hand
 */
SwitchHand *
switch_hand_new (guint seat)
{
  g_return_val_if_fail (seat < SWITCH_MAX_SEATS, NULL);

  return g_object_new (SWITCH_TYPE_HAND, "seat", seat, NULL);
}

/**
 * switch_hand_get_seat:
 * @self: a hand
 *
 * Returns: whose hand it is
 */
guint
switch_hand_get_seat (SwitchHand *self)
{
  g_return_val_if_fail (SWITCH_IS_HAND (self), 0);

  return self->seat;
}

/**
 * switch_hand_get_face_up:
 * @self: a hand
 *
 * Returns: whether its cards are known
 */
gboolean
switch_hand_get_face_up (SwitchHand *self)
{
  g_return_val_if_fail (SWITCH_IS_HAND (self), FALSE);

  return self->face_up;
}

/**
 * switch_hand_get_n_cards:
 * @self: a hand
 *
 * Returns: how many cards it has
 */
guint
switch_hand_get_n_cards (SwitchHand *self)
{
  g_return_val_if_fail (SWITCH_IS_HAND (self), 0);

  return self->cards->len;
}

/**
 * switch_hand_get_card:
 * @self: a hand
 * @position: a position in it
 *
 * Returns: (transfer none) (nullable): the card there
 */
SwitchHeldCard *
switch_hand_get_card (SwitchHand *self,
                      guint       position)
{
  g_return_val_if_fail (SWITCH_IS_HAND (self), NULL);

  if (position >= self->cards->len)
    return NULL;

  return g_ptr_array_index (self->cards, position);
}

static gboolean
find_card (SwitchHand *self,
           SwitchCard  card,
           guint      *position)
{
  for (guint i = 0; i < self->cards->len; i++)
    {
      SwitchHeldCard *held = g_ptr_array_index (self->cards, i);

      if (switch_held_card_get_card (held) == card)
        {
          *position = i;
          return TRUE;
        }
    }

  return FALSE;
}

/**
 * switch_hand_find:
 * @self: a hand
 * @card: a card
 *
 * Returns: (transfer none) (nullable): the first such card in the hand
 */
SwitchHeldCard *
switch_hand_find (SwitchHand *self,
                  SwitchCard  card)
{
  guint position;

  g_return_val_if_fail (SWITCH_IS_HAND (self), NULL);

  if (!find_card (self, card, &position))
    return NULL;

  return g_ptr_array_index (self->cards, position);
}

static SwitchHeldCard *
add_card (SwitchHand     *self,
          SwitchHeldCard *held)
{
  g_ptr_array_add (self->cards, held);
  switch_hand_changed (self, self->cards->len - 1, 0, 1);

  return held;
}

static SwitchHeldCard *
add_new_card (SwitchHand        *self,
              const SwitchEvent *event)
{
  /* What is dealt or drawn shows how this hand is seen. */
  switch_hand_set_face_up (self, event->card != SWITCH_CARD_NONE);

  return add_card (self, switch_held_card_new (event->card));
}

static void
clear_drawn_now (SwitchHand *self)
{
  for (guint i = 0; i < self->cards->len; i++)
    switch_held_card_set_drawn_now (g_ptr_array_index (self->cards, i), FALSE);
}

static SwitchHeldCard *
draw_card (SwitchHand        *self,
           const SwitchEvent *event)
{
  SwitchHeldCard *held = add_new_card (self, event);

  switch_held_card_set_drawn_now (held, TRUE);

  return held;
}

static SwitchHeldCard *
lay_card (SwitchHand        *self,
          const SwitchEvent *event)
{
  SwitchHeldCard *held;
  guint position;

  if (!find_card (self, event->card, &position) &&
      !find_card (self, SWITCH_CARD_NONE, &position))
    g_return_val_if_reached (NULL);

  held = g_ptr_array_steal_index (self->cards, position);
  g_ptr_array_add (self->laid, held);
  switch_held_card_set_drawn_now (held, FALSE);
  switch_held_card_set_card (held, event->card);
  switch_hand_changed (self, position, 1, 0);

  return held;
}

static SwitchHeldCard *
take_back_card (SwitchHand        *self,
                const SwitchEvent *event)
{
  SwitchHeldCard *held = NULL;

  for (guint i = self->laid->len; i > 0 && held == NULL; i--)
    {
      SwitchHeldCard *laid = g_ptr_array_index (self->laid, i - 1);

      if (switch_held_card_get_card (laid) == event->card)
        held = g_ptr_array_steal_index (self->laid, i - 1);
    }
  if (held == NULL)
    held = switch_held_card_new (event->card);

  if (!self->face_up)
    switch_held_card_set_card (held, SWITCH_CARD_NONE);

  return add_card (self, held);
}

static void
remove_all (SwitchHand *self)
{
  const guint n_cards = self->cards->len;

  g_ptr_array_set_size (self->laid, 0);
  g_ptr_array_set_size (self->cards, 0);
  switch_hand_changed (self, 0, n_cards, 0);
}

static void
begin_turn (SwitchHand *self)
{
  g_ptr_array_set_size (self->laid, 0);
  clear_drawn_now (self);
}

static SwitchHeldCard *
apply_own_event (SwitchHand        *self,
                 const SwitchEvent *event)
{
  switch (event->kind)
    {
    case SWITCH_EVENT_DEALT:
      return add_new_card (self, event);

    case SWITCH_EVENT_DREW:
      return draw_card (self, event);

    case SWITCH_EVENT_LAID:
      return lay_card (self, event);

    case SWITCH_EVENT_TOOK_BACK:
      return take_back_card (self, event);

    default:
      return NULL;
    }
}

/**
 * switch_hand_apply_event:
 * @self: a hand
 * @event: what happened, as seen by whoever looks at the hand
 *
 * Lets the hand follow what happened. Events about other seats are welcome.
 *
 * Returns: (transfer none) (nullable): the card that came or went, valid
 *   until the next turn begins
 */
SwitchHeldCard *
switch_hand_apply_event (SwitchHand        *self,
                         const SwitchEvent *event)
{
  g_return_val_if_fail (SWITCH_IS_HAND (self), NULL);
  g_return_val_if_fail (event != NULL, NULL);

  if (event->kind == SWITCH_EVENT_GATHERED)
    remove_all (self);
  else if (event->kind == SWITCH_EVENT_TURN)
    begin_turn (self);
  else if (event->seat == self->seat)
    return apply_own_event (self, event);

  return NULL;
}

static void
keep_known_cards (SwitchHand  *self,
                  SwitchCards *missing)
{
  guint i = 0;

  while (i < self->cards->len)
    {
      SwitchHeldCard *held = g_ptr_array_index (self->cards, i);
      const SwitchCard card = switch_held_card_get_card (held);

      if (card == SWITCH_CARD_NONE)
        {
          i++;
        }
      else if (switch_cards_has (missing, card))
        {
          switch_cards_remove (missing, card);
          i++;
        }
      else
        {
          g_ptr_array_remove_index (self->cards, i);
          switch_hand_changed (self, i, 1, 0);
        }
    }
}

static void
reveal_cards (SwitchHand  *self,
              SwitchCards *missing)
{
  SwitchCard cards[SWITCH_MAX_PACK];
  const guint n_cards = switch_cards_to_array (missing, cards);
  guint position, n_used = 0;

  while (find_card (self, SWITCH_CARD_NONE, &position))
    {
      SwitchHeldCard *held = g_ptr_array_index (self->cards, position);

      if (n_used < n_cards)
        {
          switch_held_card_set_card (held, cards[n_used++]);
        }
      else
        {
          g_ptr_array_remove_index (self->cards, position);
          switch_hand_changed (self, position, 1, 0);
        }
    }

  while (n_used < n_cards)
    add_card (self, switch_held_card_new (cards[n_used++]));
}

static void
hide_cards (SwitchHand *self,
            guint       n_cards)
{
  for (guint i = 0; i < self->cards->len; i++)
    switch_held_card_set_card (g_ptr_array_index (self->cards, i),
                               SWITCH_CARD_NONE);

  while (self->cards->len > n_cards)
    {
      g_ptr_array_remove_index (self->cards, self->cards->len - 1);
      switch_hand_changed (self, self->cards->len, 1, 0);
    }
  while (self->cards->len < n_cards)
    add_card (self, switch_held_card_new (SWITCH_CARD_NONE));
}

/**
 * switch_hand_reset:
 * @self: a hand
 * @cards: (nullable): its cards, or %NULL if they may not be seen
 * @n_cards: how many there are
 *
 * Makes the hand hold exactly these cards: where a round is resumed, after
 * undo, or when the eyes move. Cards it had before keep their identity.
 */
void
switch_hand_reset (SwitchHand        *self,
                   const SwitchCards *cards,
                   guint              n_cards)
{
  g_return_if_fail (SWITCH_IS_HAND (self));
  g_return_if_fail (cards == NULL || switch_cards_count (cards) == n_cards);

  begin_turn (self);
  switch_hand_set_face_up (self, cards != NULL);

  if (cards != NULL)
    {
      SwitchCards missing = *cards;

      keep_known_cards (self, &missing);
      reveal_cards (self, &missing);
    }
  else
    {
      hide_cards (self, n_cards);
    }
}
