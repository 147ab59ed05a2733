/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-sentences.h"

G_BEGIN_DECLS

static inline gboolean
is_me (const SwitchScene *scene,
       guint              seat)
{
  return seat == scene->me;
}

static inline const char *
get_name (const SwitchScene *scene,
          guint              seat)
{
  return seat < SWITCH_MAX_SEATS && scene->names[seat] != NULL
           ? scene->names[seat] : "?";
}

char *_switch_tell_called      (const SwitchScene *scene,
                                const SwitchEvent *event);
char *_switch_tell_call_stands (const SwitchScene *scene,
                                const SwitchEvent *event);
char *_switch_tell_call_false  (const SwitchScene *scene,
                                const SwitchEvent *event);
char *_switch_tell_forgotten   (const SwitchScene *scene,
                                const SwitchEvent *event);
char *_switch_tell_forgiven    (const SwitchScene *scene,
                                const SwitchEvent *event);
char *_switch_tell_caught      (const SwitchScene *scene,
                                const SwitchEvent *event);
char *_switch_tell_false_catch (const SwitchScene *scene,
                                const SwitchEvent *event);
char *_switch_tell_stayed_in   (const SwitchScene *scene,
                                const SwitchEvent *event);
char *_switch_tell_went_out    (const SwitchScene *scene,
                                const SwitchEvent *event);
char *_switch_tell_reshuffled  (const SwitchScene *scene,
                                const SwitchEvent *event);
char *_switch_tell_blocked     (const SwitchScene *scene,
                                const SwitchEvent *event);
char *_switch_tell_scored      (const SwitchScene *scene,
                                const SwitchEvent *event);
char *_switch_tell_won         (const SwitchScene *scene,
                                const SwitchEvent *event);
char *_switch_tell_round_over  (const SwitchScene *scene,
                                const SwitchEvent *event);

G_END_DECLS
