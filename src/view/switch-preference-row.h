/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SWITCH_TYPE_PREFERENCE_ROW (switch_preference_row_get_type ())

/**
 * SwitchPreferenceRow:
 *
 * A row of the preferences: what is set, a sentence that explains it, and
 * the widget to set it with. Properties: "title", "sentence", "note" (why it
 * cannot be set so; nothing where %NULL), "changed" (shows a badge and the
 * way back), "picture" and "setting" (widgets).
 */
/**
 * SwitchPreferenceRow::reset:
 * @self: the row
 *
 * Emitted when somebody wants the way back.
 */
G_DECLARE_FINAL_TYPE (SwitchPreferenceRow, switch_preference_row, SWITCH,
                      PREFERENCE_ROW, GtkWidget)

const char *switch_preference_row_get_title    (SwitchPreferenceRow *self);
void        switch_preference_row_set_title    (SwitchPreferenceRow *self,
                                                const char          *title);
const char *switch_preference_row_get_sentence (SwitchPreferenceRow *self);
void        switch_preference_row_set_sentence (SwitchPreferenceRow *self,
                                                const char          *sentence);
const char *switch_preference_row_get_note     (SwitchPreferenceRow *self);
void        switch_preference_row_set_note     (SwitchPreferenceRow *self,
                                                const char          *note);
void        switch_preference_row_set_changed  (SwitchPreferenceRow *self,
                                                gboolean             changed);
void        switch_preference_row_set_picture  (SwitchPreferenceRow *self,
                                                GtkWidget           *picture);
GtkWidget  *switch_preference_row_get_setting  (SwitchPreferenceRow *self);
void        switch_preference_row_set_setting  (SwitchPreferenceRow *self,
                                                GtkWidget           *setting);

G_END_DECLS
