/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "switch-variant"

#include "config.h"

#include "switch-variant.h"

#include <glib/gi18n-lib.h>

/* The words of presets are translated when they are shown, and so are those
 * that a copy has from its preset. */
static const char *
translate (const char *text)
{
  return *text != '\0' ? g_dgettext (GETTEXT_PACKAGE, text) : text;
}

/**
 * switch_variant_get_shown_name:
 * @self: a variant
 *
 * Returns: its name, in the user's language where it is a preset
 */
const char *
switch_variant_get_shown_name (SwitchVariant *self)
{
  const char *name;

  g_return_val_if_fail (SWITCH_IS_VARIANT (self), NULL);

  name = switch_variant_get_name (self);

  return switch_variant_get_read_only (self) ? translate (name) : name;
}

/**
 * switch_variant_get_shown_description:
 * @self: a variant
 *
 * Returns: a sentence about it, in the user's language where it is a
 *   preset's, or ""
 */
const char *
switch_variant_get_shown_description (SwitchVariant *self)
{
  g_return_val_if_fail (SWITCH_IS_VARIANT (self), NULL);

  return translate (switch_variant_get_description (self));
}
