/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "switch-record.h"

G_BEGIN_DECLS

#define SWITCH_TYPE_SAVER (switch_saver_get_type ())

/**
 * SwitchSaver::failed:
 * @self: the saver
 * @error: what went wrong
 *
 * Emitted on the main loop the first time that saving fails, and not again
 * before it has worked once more.
 */
G_DECLARE_FINAL_TYPE (SwitchSaver, switch_saver, SWITCH, SAVER, GObject)

char         *switch_saver_get_default_path (void);
SwitchSaver  *switch_saver_new              (const char          *path);

const char   *switch_saver_get_path         (SwitchSaver         *self);
void          switch_saver_save             (SwitchSaver         *self,
                                             const SwitchRecord  *record);
gboolean      switch_saver_save_and_wait    (SwitchSaver         *self,
                                             const SwitchRecord  *record,
                                             GError             **error);
void          switch_saver_flush            (SwitchSaver         *self);
void          switch_saver_forget           (SwitchSaver         *self);
SwitchRecord *switch_saver_load             (SwitchSaver         *self,
                                             char               **kept_as,
                                             GError             **error);

G_END_DECLS
