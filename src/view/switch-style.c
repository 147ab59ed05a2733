/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-style.h"

#include <string.h>

#define RESOURCES "/io/github/switchcards/Switch/css/"

/**
 * SwitchStyle:
 *
 * Keeps the colours right: follows the theme, the wish for a dark one and
 * high contrast, and loads the colours before the one sheet of rules.
 */
struct _SwitchStyle
{
  GObject           parent_instance;

  SwitchAppearance  appearance;
  GdkDisplay       *display;
  GtkCssProvider   *colors;
  GtkCssProvider   *rules;
};

enum
{
  PROP_0,
  PROP_APPEARANCE,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (SwitchStyle, switch_style, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static const char *const color_sheets[] = {
  [SWITCH_APPEARANCE_LIGHT] = RESOURCES "colors-light.css",
  [SWITCH_APPEARANCE_DARK] = RESOURCES "colors-dark.css",
  [SWITCH_APPEARANCE_CONTRAST] = RESOURCES "colors-hc.css",
};

#define RGB(hex) { ((hex) >> 16 & 0xff) / 255.0f, \
                   ((hex) >> 8 & 0xff) / 255.0f, \
                   ((hex) & 0xff) / 255.0f, 1 }

static const SwitchPalette palettes[] = {
  [SWITCH_APPEARANCE_LIGHT] = {
    .felt_1 = RGB (0x236557), .felt_2 = RGB (0x1c564a),
    .ink = RGB (0x1d2033), .paper = RGB (0xfffdf8),
    .gold = RGB (0xf0b23c), .red = RGB (0xc5222f),
    .shadow = { 5 / 255.0f, 25 / 255.0f, 21 / 255.0f, 0.38f },
    .veil = { 29 / 255.0f, 32 / 255.0f, 51 / 255.0f, 0.13f },
  },
  [SWITCH_APPEARANCE_DARK] = {
    .felt_1 = RGB (0x1d453d), .felt_2 = RGB (0x102a25),
    .ink = RGB (0x1d2033), .paper = RGB (0xfffdf8),
    .gold = RGB (0xf0b23c), .red = RGB (0xc5222f),
    .shadow = { 0, 0, 0, 0.6f },
    .veil = { 29 / 255.0f, 32 / 255.0f, 51 / 255.0f, 0.26f },
  },
  [SWITCH_APPEARANCE_CONTRAST] = {
    .felt_1 = RGB (0x06231d), .felt_2 = RGB (0x06231d),
    .ink = RGB (0x000000), .paper = RGB (0xffffff),
    .gold = RGB (0xffcf4a), .red = RGB (0xc5222f),
    .shadow = { 0, 0, 0, 0.6f },
    .outline = RGB (0x000000),
  },
};

/* GTK_THEME=NAME:VARIANT beats the settings, as it does in GTK. */
static SwitchAppearance
find_appearance (GtkSettings *settings)
{
  g_autofree char *setting = NULL;
  const char *theme = g_getenv ("GTK_THEME");
  gboolean dark = FALSE;

  if (theme == NULL || *theme == '\0')
    {
      g_object_get (settings,
                    "gtk-theme-name", &setting,
                    "gtk-application-prefer-dark-theme", &dark,
                    NULL);
      theme = setting != NULL ? setting : "";
    }

  if (strstr (theme, "HighContrast") != NULL || strstr (theme, "-hc") != NULL ||
      strstr (theme, ":hc") != NULL)
    return SWITCH_APPEARANCE_CONTRAST;
  if (dark || g_str_has_suffix (theme, "-dark") ||
      g_str_has_suffix (theme, ":dark"))
    return SWITCH_APPEARANCE_DARK;
  return SWITCH_APPEARANCE_LIGHT;
}

static void
update (SwitchStyle *self)
{
  GtkSettings *settings = gtk_settings_get_for_display (self->display);
  const SwitchAppearance appearance = find_appearance (settings);

  if (self->colors != NULL && self->appearance == appearance)
    return;

  if (self->colors == NULL)
    {
      self->colors = gtk_css_provider_new ();
      gtk_style_context_add_provider_for_display (self->display,
        GTK_STYLE_PROVIDER (self->colors),
        GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
      self->rules = gtk_css_provider_new ();
      gtk_style_context_add_provider_for_display (self->display,
        GTK_STYLE_PROVIDER (self->rules),
        GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
      gtk_css_provider_load_from_resource (self->rules,
                                           RESOURCES "switch.css");
    }
  gtk_css_provider_load_from_resource (self->colors,
                                       color_sheets[appearance]);

  self->appearance = appearance;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_APPEARANCE]);
}

static void
switch_style_dispose (GObject *object)
{
  SwitchStyle *self = SWITCH_STYLE (object);

  g_clear_object (&self->colors);
  g_clear_object (&self->rules);

  G_OBJECT_CLASS (switch_style_parent_class)->dispose (object);
}

static void
switch_style_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  SwitchStyle *self = SWITCH_STYLE (object);

  switch (prop_id)
    {
    case PROP_APPEARANCE:
      g_value_set_uint (value, self->appearance);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
switch_style_class_init (SwitchStyleClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = switch_style_dispose;
  object_class->get_property = switch_style_get_property;

  properties[PROP_APPEARANCE] =
    g_param_spec_uint ("appearance", NULL, NULL,
                       0, SWITCH_APPEARANCE_CONTRAST, 0,
                       G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
switch_style_init (SwitchStyle *self)
{
}

/**
 * switch_style_get_default:
 *
 * Gets the one style of the program.
 *
 * Returns: (transfer none): the style
 */
SwitchStyle *
switch_style_get_default (void)
{
  static SwitchStyle *style = NULL;

  if (style == NULL)
    style = g_object_new (SWITCH_TYPE_STYLE, NULL);
  return style;
}

/**
 * switch_style_attach:
 * @self: the style
 * @display: the display that shows it
 *
 * Adds the style sheets to @display and follows its settings. Does nothing
 * the second time.
 */
void
switch_style_attach (SwitchStyle *self,
                     GdkDisplay  *display)
{
  GtkSettings *settings;

  g_return_if_fail (SWITCH_IS_STYLE (self));
  g_return_if_fail (GDK_IS_DISPLAY (display));

  if (self->display != NULL)
    return;

  self->display = display;
  settings = gtk_settings_get_for_display (display);
  g_signal_connect_object (settings, "notify::gtk-theme-name",
                           G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings,
                           "notify::gtk-application-prefer-dark-theme",
                           G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

/**
 * switch_style_get_appearance:
 * @self: the style
 *
 * Tells whether the table is light, dark or in high contrast.
 *
 * Returns: the appearance
 */
SwitchAppearance
switch_style_get_appearance (SwitchStyle *self)
{
  g_return_val_if_fail (SWITCH_IS_STYLE (self), SWITCH_APPEARANCE_LIGHT);

  return self->appearance;
}

/**
 * switch_style_get_palette:
 * @self: the style
 *
 * Gets the colours of what is not drawn by CSS.
 *
 * Returns: (transfer none): the palette
 */
const SwitchPalette *
switch_style_get_palette (SwitchStyle *self)
{
  g_return_val_if_fail (SWITCH_IS_STYLE (self), NULL);

  return &palettes[self->appearance];
}

/**
 * switch_style_may_move:
 * @widget: a widget
 *
 * Tells whether @widget may be animated: it is on the screen, and the desktop
 * wants motion.
 *
 * Returns: %TRUE if so
 */
gboolean
switch_style_may_move (GtkWidget *widget)
{
  gboolean enabled = FALSE;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  if (!gtk_widget_get_mapped (widget))
    return FALSE;

  g_object_get (gtk_widget_get_settings (widget),
                "gtk-enable-animations", &enabled, NULL);
  return enabled;
}
