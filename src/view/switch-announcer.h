/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-stage.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_ANNOUNCER (switch_announcer_get_type ())

/**
 * SwitchAnnouncer::spoken:
 * @self: the announcer
 * @text: what is to be said to assistive technology
 *
 * Emitted once an act, and for whatever else is said.
 */
/* Properties: "title", "headline" (the bold sentence), "news" (goes on in
 * the same line), "advice" (the second line), "anchor" (of the sentence of
 * The rules you are playing that is the reason, if it is a refusal). */
G_DECLARE_FINAL_TYPE (SwitchAnnouncer, switch_announcer, SWITCH, ANNOUNCER,
                      GObject)

SwitchAnnouncer *switch_announcer_new          (SwitchStage         *stage);

const char      *switch_announcer_get_title    (SwitchAnnouncer     *self);
const char      *switch_announcer_get_headline (SwitchAnnouncer     *self);
const char      *switch_announcer_get_news     (SwitchAnnouncer     *self);
const char      *switch_announcer_get_advice   (SwitchAnnouncer     *self);
const char      *switch_announcer_get_anchor   (SwitchAnnouncer     *self);
void             switch_announcer_tell_table   (SwitchAnnouncer     *self);
void             switch_announcer_refuse       (SwitchAnnouncer     *self,
                                                const SwitchRefusal *refusal);
void             switch_announcer_add          (SwitchAnnouncer     *self,
                                                const char          *sentence);
void             switch_announcer_say          (SwitchAnnouncer     *self,
                                                const char          *headline,
                                                const char          *advice);
void             switch_announcer_warn         (SwitchAnnouncer     *self,
                                                const char          *headline,
                                                const char          *detail);

G_END_DECLS
