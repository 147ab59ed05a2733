/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "switch-event.h"

#include <string.h>

static const char * const kind_names[SWITCH_N_EVENTS] = {
  "dealt", "gathered", "turned-under", "turned", "turn", "laid", "drew",
  "drawn-fits", "passed", "let-off", "ended", "turn-over", "took-back",
  "blundered", "uncovered", "cancelled", "attack", "attack-over", "skip",
  "skip-over", "owes", "missed", "reversed", "called", "call-stands",
  "call-late", "call-false", "forgotten", "forgiven",
  "caught", "false-catch", "stayed-in", "went-out", "reshuffled", "blocked",
  "scored", "won", "round-over",
};

/**
 * switch_events_init:
 * @events: a list
 *
 * Makes an empty list; switch_events_clear() frees what it comes to hold.
 */
void
switch_events_init (SwitchEvents *events)
{
  g_return_if_fail (events != NULL);

  memset (events, 0, sizeof *events);
}

/**
 * switch_events_reset:
 * @events: a list
 *
 * Empties the list and keeps its memory.
 */
void
switch_events_reset (SwitchEvents *events)
{
  g_return_if_fail (events != NULL);

  events->n_items = 0;
  events->n_orders = 0;
}

/**
 * switch_events_clear:
 * @events: a list
 *
 * Frees what the list holds, and leaves it empty.
 */
void
switch_events_clear (SwitchEvents *events)
{
  g_return_if_fail (events != NULL);

  g_free (events->items);
  g_free (events->orders);
  switch_events_init (events);
}

/**
 * switch_events_append:
 * @events: a list
 * @event: an event, copied
 */
void
switch_events_append (SwitchEvents      *events,
                      const SwitchEvent *event)
{
  if (events->n_items == events->n_allocated)
    {
      events->n_allocated = MAX (16, events->n_allocated * 2);
      events->items = g_renew (SwitchEvent, events->items,
                               events->n_allocated);
    }

  events->items[events->n_items++] = *event;
}

/**
 * switch_events_append_order:
 * @events: a list
 * @cards: a new stock, the next card to be drawn first
 * @n_cards: how many cards
 *
 * Notes what a reshuffle gave, beside its event.
 */
void
switch_events_append_order (SwitchEvents *events,
                            const guint8 *cards,
                            guint         n_cards)
{
  if (events->n_orders + n_cards > events->n_orders_allocated)
    {
      events->n_orders_allocated = (events->n_orders + n_cards) * 2;
      events->orders = g_renew (guint8, events->orders,
                                events->n_orders_allocated);
    }

  memcpy (events->orders + events->n_orders, cards, n_cards);
  events->n_orders += n_cards;
}

/**
 * switch_event_as_seen:
 * @event: an event
 * @seat: a seat, or %SWITCH_MAX_SEATS and more for somebody who only looks on
 *
 * Section 10 of the rules: only its owner sees which card was dealt or
 * drawn, and whether something else could have been laid.
 *
 * Returns: the event without what @seat may not see
 */
SwitchEvent
switch_event_as_seen (const SwitchEvent *event,
                      guint              seat)
{
  SwitchEvent seen = *event;

  if ((event->kind == SWITCH_EVENT_DEALT ||
       event->kind == SWITCH_EVENT_DREW) && event->seat != seat)
    {
      seen.card = SWITCH_CARD_NONE;
      seen.amount = 0;
    }

  return seen;
}

/**
 * switch_event_kind_to_string:
 * @kind: a kind of event
 *
 * Returns: a word for it, for logs and tests
 */
const char *
switch_event_kind_to_string (SwitchEventKind kind)
{
  g_return_val_if_fail (kind < SWITCH_N_EVENTS, NULL);

  return kind_names[kind];
}
