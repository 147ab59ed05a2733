/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-player.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_PERSON (switch_person_get_type ())

G_DECLARE_FINAL_TYPE (SwitchPerson, switch_person, SWITCH, PERSON,
                      SwitchPlayer)

SwitchPlayer *switch_person_new            (const char   *name);

gboolean      switch_person_get_auto_call  (SwitchPerson *self);
void          switch_person_set_auto_call  (SwitchPerson *self,
                                            gboolean      auto_call);

G_END_DECLS
