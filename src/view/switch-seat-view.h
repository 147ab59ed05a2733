/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "switch-card.h"
#include "switch-table-geometry.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_SEAT_VIEW (switch_seat_view_get_type ())

/* Properties, all readable and writable:
 *   "name" (string), "score" (string: "1 round won", "34 points"),
 *   "short-score" (string: "1 won", for where the score has no room),
 *   "seat" (uint, chooses the avatar's colour), "n-cards" (uint),
 *   "turn" (boolean, gold ring), "word" (string: "thinking …", in the
 *   place of the score while it is that seat's turn), "flag" (string:
 *   "Last card!", NULL for none), "alert" (boolean, gold count),
 *   "catchable" (boolean, shows the "Catch!" button),
 *   "dealer" (boolean, a letter in a disc), "place" (string:
 *   "out, 1st"; NULL while in), "own" (boolean, the own plate: no fan),
 *   "caught" (boolean, "Caught!" on the flag), "thinking" (boolean, dots
 *   walk in the plate for a while), "won" (boolean, a ribbon behind it),
 *   "opened" (boolean, only to be read: the cards lie open over the table),
 *   "description" is composed for assistive technology.
 * Signals: "score-activated" (double click or double tap on the plate),
 *   "catch-activated" (the "Catch!" button). */
G_DECLARE_FINAL_TYPE (SwitchSeatView, switch_seat_view,
                      SWITCH, SEAT_VIEW, GtkWidget)

GtkWidget *switch_seat_view_new           (gboolean          own);
void       switch_seat_view_set_faces     (SwitchSeatView   *self,
                                           const SwitchCard *cards,
                                           guint             n_cards);
void       switch_seat_view_snapshot_open (SwitchSeatView   *self,
                                           GtkWidget        *table,
                                           GtkSnapshot      *snapshot);
void       switch_seat_view_nod           (SwitchSeatView   *self);
void       switch_seat_view_unroll        (SwitchSeatView   *self,
                                           guint             duration);
void       switch_seat_view_finish        (SwitchSeatView   *self);
gboolean   switch_seat_view_is_moving     (SwitchSeatView   *self);
gboolean   switch_seat_view_get_card_rect (SwitchSeatView   *self,
                                           guint             index,
                                           GtkWidget        *relative_to,
                                           graphene_rect_t  *rect,
                                           float            *angle);
gboolean   switch_seat_view_get_cut_rect  (SwitchSeatView   *self,
                                           GtkWidget        *relative_to,
                                           graphene_rect_t  *rect);
void       switch_seat_view_set_metrics   (SwitchSeatView   *self,
                                           SwitchSeatForm    form,
                                           float             back_width,
                                           float             plate_height);

G_END_DECLS
