/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SWITCH_TYPE_PAGE_HEAD (switch_page_head_get_type ())

/**
 * SwitchPageHead:
 *
 * What stands over a page: words, and buttons at the end or, where there is
 * too little room, below them. Its two children come from its builder file.
 */
G_DECLARE_FINAL_TYPE (SwitchPageHead, switch_page_head, SWITCH, PAGE_HEAD,
                      GtkWidget)

G_END_DECLS
