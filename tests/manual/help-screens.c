/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The pictures of the program in its help:
 *
 *   help-screens FOLDER
 *
 * writes table.png, with numbers at the parts that the page names, and
 * changed-rule.png, in the language of LANGUAGE. help/screens.sh makes them
 * small and puts them in their places. */

#include "config.h"

#include <stdlib.h>

#include "../languages.h"
#include "../window-helper.h"

#include "switch-preferences.h"
#include "switch-rule-row.h"
#include "switch-screenshot.h"
#include "switch-table-view-private.h"
#include "switch-window-private.h"

#define BADGE 13   /* the radius, in pixels */

static void
draw_badge (cairo_t    *cairo,
            const char *number,
            double      x,
            double      y)
{
  cairo_text_extents_t extents;

  cairo_new_sub_path (cairo);
  cairo_arc (cairo, x, y, BADGE, 0, 2 * G_PI);
  cairo_set_source_rgb (cairo, 0.94, 0.70, 0.24);
  cairo_fill_preserve (cairo);
  cairo_set_source_rgb (cairo, 0.11, 0.13, 0.20);
  cairo_set_line_width (cairo, 2);
  cairo_stroke (cairo);

  cairo_select_font_face (cairo, "sans", CAIRO_FONT_SLANT_NORMAL,
                          CAIRO_FONT_WEIGHT_BOLD);
  cairo_set_font_size (cairo, 16);
  cairo_text_extents (cairo, number, &extents);
  cairo_move_to (cairo, x - extents.width / 2 - extents.x_bearing,
                 y - extents.height / 2 - extents.y_bearing);
  cairo_show_text (cairo, number);
}

/* At the upper left corner of a part. */
static void
number_part (cairo_t   *cairo,
             GtkWidget *window,
             GtkWidget *part,
             guint      number)
{
  g_autofree char *text = g_strdup_printf ("%u", number);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (part, window, &bounds));
  draw_badge (cairo, text, bounds.origin.x - 4,
              MAX (bounds.origin.y + 4, BADGE + 8));
}

static void
number_table (WindowFixture *self,
              const char    *path)
{
  GtkWidget *window = GTK_WIDGET (self->window);
  SwitchTableView *table = self->table;
  GtkWidget *const parts[] = {
    self->window->title_button, table->seats[1], table->stock,
    table->discard, gtk_widget_get_first_child (table->status),
    table->seats[0], table->actions,
    gtk_widget_get_first_child (table->hand),
  };
  cairo_surface_t *surface = cairo_image_surface_create_from_png (path);
  cairo_t *cairo = cairo_create (surface);

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    number_part (cairo, window, parts[i], i + 1);
  cairo_destroy (cairo);
  cairo_surface_write_to_png (surface, path);
  cairo_surface_destroy (surface);
}

static void
wait (void)
{
  const gint64 end = g_get_monotonic_time () + G_USEC_PER_SEC;

  while (g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (5000);
}

static void
save (gpointer    window,
      const char *path)
{
  g_autoptr(GError) error = NULL;

  wait ();
  if (!switch_screenshot_save (window, path, 1, &error))
    g_error ("%s", error->message);
}

/* One in which several cards fit, and others do not. */
static void
find_good_turn (WindowFixture *self)
{
  const SwitchLegal *legal = switch_stage_get_legal (self->stage);

  for (guint64 deal = 1; ; deal++)
    {
      guint n_fitting;

      window_fixture_begin (self, deal);
      window_fixture_wait_turn (self);
      n_fitting = switch_mask_count (legal->bare | legal->named);
      if (switch_game_get_table (self->game)->pending == 0 &&
          n_fitting >= 3 && n_fitting <= 4)
        return;
    }
}

static void
show_table (WindowFixture *self,
            const char    *folder)
{
  g_autofree char *path = g_build_filename (folder, "table.png", NULL);

  gtk_window_set_default_size (GTK_WINDOW (self->window), 800, 600);
  find_good_turn (self);
  save (self->window, path);
  number_table (self, path);
}

/* The row of a rule, or NULL. */
static GtkWidget *
find_row (GtkWidget  *widget,
          const char *key)
{
  if (SWITCH_IS_RULE_ROW (widget) &&
      g_str_equal (switch_rule_row_get_spec (SWITCH_RULE_ROW (widget))->key,
                   key))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_row (child, key);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static void
show_changed_rule (WindowFixture *self,
                   const char    *folder)
{
  g_autofree char *path = g_build_filename (folder, "changed-rule.png", NULL);
  SwitchHouseRules *rules = switch_window_get_house_rules (self->window);
  GtkWidget *preferences = switch_window_show_preferences (self->window);

  gtk_window_set_default_size (GTK_WINDOW (preferences), 760, 520);
  switch_preferences_show_page (SWITCH_PREFERENCES (preferences),
                                "house-rules");
  switch_house_rules_set_rule (rules, "draw-up-to", 3, NULL);
  wait ();
  /* So far down that the changed row is to be seen. */
  gtk_widget_child_focus (find_row (preferences, "draw-choice"),
                          GTK_DIR_TAB_FORWARD);
  save (preferences, path);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *data = g_dir_make_tmp ("help-screens-XXXXXX", NULL);
  WindowFixture self = { 0 };

  if (argc != 2)
    {
      g_printerr ("Usage: help-screens FOLDER\n");
      return EXIT_FAILURE;
    }

  g_setenv ("XDG_DATA_HOME", data, TRUE);
  gtk_init ();
  set_language (g_getenv ("LANGUAGE") != NULL ? g_getenv ("LANGUAGE") : "en");
  window_fixture_set_up (&self, "switch", 4, FALSE);
  show_table (&self, argv[1]);
  show_changed_rule (&self, argv[1]);

  return EXIT_SUCCESS;
}
