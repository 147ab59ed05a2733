/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-event.h"
#include "switch-sentences.h"

G_BEGIN_DECLS

/**
 * SwitchStoryLine:
 * @heading: (nullable): whose turn begins with this line
 * @text: a whole sentence
 */
typedef struct
{
  char *heading;
  char *text;
} SwitchStoryLine;

GPtrArray *switch_story_tell         (const SwitchScene *scene,
                                      const SwitchEvent *events,
                                      guint              n_events);
char      *switch_story_ending       (const SwitchScene *scene,
                                      const SwitchEvent *events,
                                      guint              n_events);
guint      switch_story_count_caught (const SwitchEvent *events,
                                      guint              n_events,
                                      guint              seat);

G_END_DECLS
