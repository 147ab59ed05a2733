/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-row-layout.h"

#include "switch-layouts.h"

#define SPACING    14
#define UNDER       8
#define N_CHILDREN  3

/* As many characters of the text have to find room beside the setting. */
#define WORDS      17

struct _SwitchRowLayout
{
  GtkLayoutManager parent_instance;
};

typedef struct
{
  GtkWidget *picture;           /* NULL where there is none to be seen */
  GtkWidget *words;
  GtkWidget *setting;
} Children;

G_DEFINE_FINAL_TYPE (SwitchRowLayout, switch_row_layout,
                     GTK_TYPE_LAYOUT_MANAGER)

static Children
get_children (GtkWidget *row)
{
  GtkWidget *found[N_CHILDREN] = { NULL };
  GtkWidget *child = gtk_widget_get_first_child (row);

  for (guint i = 0; i < N_CHILDREN && child != NULL; i++)
    {
      if (gtk_widget_should_layout (child))
        found[i] = child;
      child = gtk_widget_get_next_sibling (child);
    }

  return (Children) { found[0], found[1], found[2] };
}

static int
get_picture_room (const Children *children)
{
  return children->picture != NULL
    ? switch_layouts_width (children->picture) + SPACING : 0;
}

static int
get_words_wish (GtkWidget *row)
{
  PangoContext *context = gtk_widget_get_pango_context (row);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  const int width = pango_font_metrics_get_approximate_char_width (metrics);

  pango_font_metrics_unref (metrics);

  return PANGO_PIXELS (width * WORDS);
}

/* How high the words are where they have @width. */
static int
get_words_height (const Children *children,
                  int             width)
{
  const int least = switch_layouts_least_width (children->words);

  return switch_layouts_height (children->words, MAX (width, least));
}

/* Whether the setting is under the words: where beside it there is little
 * room for them, or where the row is lower so. */
static gboolean
is_stacked (GtkWidget      *row,
            const Children *children,
            int             width)
{
  const int room = width - get_picture_room (children);
  int setting, beside;

  if (children->setting == NULL)
    return FALSE;

  setting = switch_layouts_width (children->setting);
  beside = room - SPACING - setting;
  if (beside < get_words_wish (row))
    return TRUE;

  return get_words_height (children, beside) >
         get_words_height (children, room) + UNDER +
           switch_layouts_height (children->setting, MIN (setting, room));
}

/* How wide the words are in a row of @width. */
static int
get_words_width (GtkWidget      *row,
                 const Children *children,
                 int             width)
{
  int rest = width - get_picture_room (children);

  if (children->setting != NULL && !is_stacked (row, children, width))
    rest -= switch_layouts_width (children->setting) + SPACING;

  return MAX (rest, switch_layouts_least_width (children->words));
}

/* How wide the setting is: as wide as it likes, or as there is room under
 * the words. */
static int
get_setting_width (GtkWidget      *row,
                   const Children *children,
                   int             width)
{
  const int natural = switch_layouts_width (children->setting);

  return is_stacked (row, children, width)
    ? MIN (natural, width - get_picture_room (children)) : natural;
}

static int
get_setting_height (GtkWidget      *row,
                    const Children *children,
                    int             width)
{
  return switch_layouts_height (children->setting,
                                get_setting_width (row, children, width));
}

static int
get_height (GtkWidget      *row,
            const Children *children,
            int             width)
{
  const int words =
    switch_layouts_height (children->words,
                           get_words_width (row, children, width));
  const int picture = switch_layouts_height (children->picture, -1);
  const int setting = get_setting_height (row, children, width);

  if (is_stacked (row, children, width))
    return MAX (words + UNDER + setting, picture);

  return MAX (MAX (words, setting), picture);
}

static GtkSizeRequestMode
switch_row_layout_get_request_mode (GtkLayoutManager *manager,
                                    GtkWidget        *row)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static int
get_least_width (const Children *children)
{
  const int words = switch_layouts_least_width (children->words);
  const int setting = switch_layouts_least_width (children->setting);

  return get_picture_room (children) + MAX (words, setting);
}

static void
switch_row_layout_measure (GtkLayoutManager *manager,
                           GtkWidget        *row,
                           GtkOrientation    orientation,
                           int               for_size,
                           int              *minimum,
                           int              *natural,
                           int              *minimum_baseline,
                           int              *natural_baseline)
{
  const Children children = get_children (row);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural =
        get_height (row, &children,
                    for_size >= 0 ? for_size : get_least_width (&children));
      return;
    }

  *minimum = get_least_width (&children);
  *natural = get_picture_room (&children) +
             switch_layouts_width (children.words);
  if (children.setting != NULL)
    *natural += SPACING + switch_layouts_width (children.setting);
  *natural = MAX (*natural, *minimum);
}

static void
switch_row_layout_allocate (GtkLayoutManager *manager,
                            GtkWidget        *row,
                            int               width,
                            int               height,
                            int               baseline)
{
  const Children children = get_children (row);
  const gboolean stacked = is_stacked (row, &children, width);
  const int x = get_picture_room (&children);
  const int words_width = get_words_width (row, &children, width);
  const int words_height = switch_layouts_height (children.words,
                                                  words_width);
  const int picture_height = switch_layouts_height (children.picture, -1);
  const int setting_width = get_setting_width (row, &children, width);
  const int setting_height = get_setting_height (row, &children, width);
  const int setting_x = stacked ? x : width - setting_width;
  const int setting_y = stacked ? words_height + UNDER
                                : (height - setting_height) / 2;

  switch_layouts_place (row, children.picture, (GtkAllocation) {
    0, stacked ? 0 : (height - picture_height) / 2,
    x - SPACING, picture_height,
  }, width);
  switch_layouts_place (row, children.words, (GtkAllocation) {
    x, stacked ? 0 : (height - words_height) / 2, words_width, words_height,
  }, width);
  switch_layouts_place (row, children.setting, (GtkAllocation) {
    setting_x, setting_y, setting_width, setting_height,
  }, width);
}

static void
switch_row_layout_class_init (SwitchRowLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = switch_row_layout_get_request_mode;
  layout_class->measure = switch_row_layout_measure;
  layout_class->allocate = switch_row_layout_allocate;
}

static void
switch_row_layout_init (SwitchRowLayout *self)
{
}

/**
 * switch_row_layout_new:
 *
 * Returns: (transfer full): a new layout
 */
GtkLayoutManager *
switch_row_layout_new (void)
{
  return g_object_new (SWITCH_TYPE_ROW_LAYOUT, NULL);
}
