/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-screenshot.h"

/**
 * switch_screenshot_save:
 * @window: a window that has been drawn
 * @path: a PNG file to write
 * @scale: device pixels a logical pixel
 * @error: return location for an error
 *
 * Draws a window into a file, in process and with the cairo renderer, so that
 * the same window gives the same bytes.
 *
 * Returns: whether the file was written
 */
gboolean
switch_screenshot_save (GtkWindow   *window,
                        const char  *path,
                        double       scale,
                        GError     **error)
{
  g_autoptr(GdkPaintable) paintable = NULL;
  g_autoptr(GskRenderer) renderer = NULL;
  g_autoptr(GskRenderNode) node = NULL;
  g_autoptr(GdkTexture) texture = NULL;
  GtkSnapshot *snapshot;
  int width, height;

  g_return_val_if_fail (GTK_IS_WINDOW (window), FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  paintable = gtk_widget_paintable_new (GTK_WIDGET (window));
  width = gdk_paintable_get_intrinsic_width (paintable);
  height = gdk_paintable_get_intrinsic_height (paintable);

  snapshot = gtk_snapshot_new ();
  gtk_snapshot_scale (snapshot, (float) scale, (float) scale);
  gdk_paintable_snapshot (paintable, GDK_SNAPSHOT (snapshot), width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                           "The window has nothing to show yet");
      return FALSE;
    }

  renderer = gsk_cairo_renderer_new ();
  if (!gsk_renderer_realize (renderer, NULL, error))
    return FALSE;

  texture = gsk_renderer_render_texture (renderer, node,
    &GRAPHENE_RECT_INIT (0, 0, (float) (width * scale),
                         (float) (height * scale)));
  gsk_renderer_unrealize (renderer);

  if (!gdk_texture_save_to_png (texture, path))
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                   "Cannot write %s", path);
      return FALSE;
    }
  return TRUE;
}
