/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-help-picture.h"

#include <math.h>

/* Wider than a line of text a picture does not become, in pixels. */
#define MOST_WIDTH 600

/**
 * SwitchHelpPicture:
 *
 * A picture in a page: as wide as the page, up to a line of text, and always
 * as high as it is then. GtkPicture would be as low as nothing.
 */
struct _SwitchHelpPicture
{
  GtkWidget   parent_instance;

  GdkTexture *texture;
};

G_DEFINE_FINAL_TYPE (SwitchHelpPicture, switch_help_picture, GTK_TYPE_WIDGET)

static int
get_most_width (SwitchHelpPicture *self)
{
  return MIN (MOST_WIDTH, gdk_texture_get_width (self->texture));
}

static int
get_height (SwitchHelpPicture *self,
            int                width)
{
  return (int) ceil ((double) width *
                     gdk_texture_get_height (self->texture) /
                     gdk_texture_get_width (self->texture));
}

static GtkSizeRequestMode
switch_help_picture_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
switch_help_picture_measure (GtkWidget      *widget,
                             GtkOrientation  orientation,
                             int             for_size,
                             int            *minimum,
                             int            *natural,
                             int            *minimum_baseline,
                             int            *natural_baseline)
{
  SwitchHelpPicture *self = SWITCH_HELP_PICTURE (widget);
  const int most = get_most_width (self);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = 1;
      *natural = most;
    }
  else
    {
      *minimum = *natural =
        get_height (self, for_size < 0 ? most : MIN (for_size, most));
    }
}

static void
switch_help_picture_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  SwitchHelpPicture *self = SWITCH_HELP_PICTURE (widget);
  const int width = MIN (gtk_widget_get_width (widget),
                         get_most_width (self));

  gdk_paintable_snapshot (GDK_PAINTABLE (self->texture),
                          GDK_SNAPSHOT (snapshot), width,
                          get_height (self, width));
}

static void
switch_help_picture_dispose (GObject *object)
{
  SwitchHelpPicture *self = SWITCH_HELP_PICTURE (object);

  g_clear_object (&self->texture);

  G_OBJECT_CLASS (switch_help_picture_parent_class)->dispose (object);
}

static void
switch_help_picture_class_init (SwitchHelpPictureClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = switch_help_picture_dispose;
  widget_class->get_request_mode = switch_help_picture_get_request_mode;
  widget_class->measure = switch_help_picture_measure;
  widget_class->snapshot = switch_help_picture_snapshot;

  gtk_widget_class_set_css_name (widget_class, "picture");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_IMG);
}

static void
switch_help_picture_init (SwitchHelpPicture *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

/**
 * switch_help_picture_new:
 * @resource: where the picture is
 * @text: what there is to be seen
 *
 * Returns: a picture
 */
GtkWidget *
switch_help_picture_new (const char *resource,
                         const char *text)
{
  SwitchHelpPicture *self;

  g_return_val_if_fail (resource != NULL && text != NULL, NULL);

  self = g_object_new (SWITCH_TYPE_HELP_PICTURE, NULL);
  self->texture = gdk_texture_new_from_resource (resource);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);

  return GTK_WIDGET (self);
}
