/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * SwitchAppearance:
 * @SWITCH_APPEARANCE_LIGHT: the table by day
 * @SWITCH_APPEARANCE_DARK: the same table in the evening
 * @SWITCH_APPEARANCE_CONTRAST: high contrast, flat
 */
typedef enum
{
  SWITCH_APPEARANCE_LIGHT,
  SWITCH_APPEARANCE_DARK,
  SWITCH_APPEARANCE_CONTRAST,
} SwitchAppearance;

/**
 * SwitchPalette:
 *
 * The few colours of look.md that are drawn by us and not by CSS.
 */
typedef struct
{
  GdkRGBA felt_1;
  GdkRGBA felt_2;
  GdkRGBA ink;
  GdkRGBA paper;
  GdkRGBA gold;
  GdkRGBA red;
  GdkRGBA shadow;
  GdkRGBA veil;       /* laid over a card that does not fit */
  GdkRGBA outline;    /* round a card; transparent but in high contrast */
} SwitchPalette;

#define SWITCH_TYPE_STYLE (switch_style_get_type ())

G_DECLARE_FINAL_TYPE (SwitchStyle, switch_style, SWITCH, STYLE, GObject)

/* SwitchStyle has one property to watch: "appearance". */
SwitchStyle         *switch_style_get_default    (void);
void                 switch_style_attach         (SwitchStyle *self,
                                                  GdkDisplay  *display);
SwitchAppearance     switch_style_get_appearance (SwitchStyle *self);
const SwitchPalette *switch_style_get_palette    (SwitchStyle *self);
gboolean             switch_style_may_move       (GtkWidget   *widget);

G_END_DECLS
