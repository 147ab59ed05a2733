/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "switch-deck"

#include "config.h"

#include "switch-deck-renderer.h"

#include <librsvg/rsvg.h>

#define N_COLUMNS 13
#define N_ROWS    5

typedef enum
{
  JOB_WAKE,   /* only to see whether there is a deck to open */
  JOB_DRAW,
  JOB_QUIT,
} JobKind;

/* A job that is waited for has a condition and outlives its run. */
typedef struct
{
  JobKind          kind;
  SwitchCard       card;
  int              width;
  int              height;
  guint            generation;
  gboolean         awaited;
  gboolean         done;
  cairo_surface_t *surface;
} Job;

struct _SwitchDeckRenderer
{
  GThread         *thread;
  GAsyncQueue     *jobs;
  GMutex           mutex;
  GCond            finished;
  SwitchDeckDrawn  drawn;
  gpointer         owner;

  /* Guarded by the mutex. */
  char            *path;       /* of a deck to open */
  GQueue           done;       /* jobs to be handed over on the main loop */
  guint            source;
};

static void
job_free (Job *job)
{
  g_clear_pointer (&job->surface, cairo_surface_destroy);
  g_free (job);
}

/* The decks of AisleRiot: a grid of 13 by 5, each card a layer with a name.
 * What a layer says of its size is not to be trusted, so the grid is. */
static void
locate_card (SwitchCard  card,
             int        *column,
             int        *row,
             char        id[32])
{
  static const char *const suits[] = { "club", "diamond", "heart", "spade" };
  static const char *const courts[] = { "jack", "queen", "king" };

  *column = card % 13;
  *row = card / 13;
  if (card == SWITCH_CARD_BLACK_JOKER || card == SWITCH_CARD_RED_JOKER)
    {
      const gboolean red = card == SWITCH_CARD_RED_JOKER;

      *row = 4;
      *column = red ? 1 : 0;
      g_snprintf (id, 32, "#joker_%s", red ? "red" : "black");
    }
  else if (card >= SWITCH_N_CARDS)
    {
      *row = 4;
      *column = 2;
      g_strlcpy (id, "#back", 32);
    }
  else if (*column < 10)
    {
      g_snprintf (id, 32, "#%s_%d", suits[*row], *column + 1);
    }
  else
    {
      g_snprintf (id, 32, "#%s_%s", suits[*row], courts[*column - 10]);
    }
}

static void
get_document_size (RsvgHandle *handle,
                   double     *width,
                   double     *height)
{
  gboolean has_width, has_height, has_box;
  RsvgLength w, h;
  RsvgRectangle box;

  if (rsvg_handle_get_intrinsic_size_in_pixels (handle, width, height))
    return;

  rsvg_handle_get_intrinsic_dimensions (handle, &has_width, &w,
                                        &has_height, &h, &has_box, &box);
  *width = has_box ? box.width : 3250;
  *height = has_box ? box.height : 1750;
}

static cairo_surface_t *
draw_card (RsvgHandle *handle,
           Job        *job)
{
  g_autoptr(GError) error = NULL;
  cairo_surface_t *surface;
  cairo_t *cr;
  double width, height;
  int column, row;
  char id[32];
  RsvgRectangle viewport = { 0 };

  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
                                        job->width, job->height);
  if (cairo_surface_status (surface) != CAIRO_STATUS_SUCCESS)
    {
      cairo_surface_destroy (surface);
      return NULL;
    }

  get_document_size (handle, &width, &height);
  locate_card (job->card, &column, &row, id);
  viewport.width = width;
  viewport.height = height;

  cr = cairo_create (surface);
  cairo_scale (cr,
               job->width * N_COLUMNS / width, job->height * N_ROWS / height);
  cairo_translate (cr, -column * width / N_COLUMNS, -row * height / N_ROWS);
  if (!rsvg_handle_render_layer (handle, cr, id, &viewport, &error))
    {
      g_warning ("Cannot draw %s: %s", id, error->message);
      g_clear_pointer (&surface, cairo_surface_destroy);
    }
  cairo_destroy (cr);

  if (surface != NULL)
    cairo_surface_flush (surface);
  return surface;
}

static RsvgHandle *
open_deck (const char *path)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(GFile) file = NULL;
  RsvgHandle *handle;

  file = g_str_has_prefix (path, "resource://") ? g_file_new_for_uri (path)
                                                : g_file_new_for_path (path);
  handle = rsvg_handle_new_from_gfile_sync (file, RSVG_HANDLE_FLAGS_NONE,
                                            NULL, &error);
  if (handle == NULL)
    g_warning ("Cannot open the deck %s: %s", path, error->message);
  return handle;
}

static gboolean
deliver_cb (gpointer user_data)
{
  switch_deck_renderer_collect (user_data);
  return G_SOURCE_REMOVE;
}

static void
finish_job (SwitchDeckRenderer *self,
            Job                *job)
{
  if (job->awaited)
    {
      g_mutex_lock (&self->mutex);
      job->done = TRUE;
      g_cond_broadcast (&self->finished);
      g_mutex_unlock (&self->mutex);
    }
  else if (job->kind == JOB_DRAW)
    {
      g_mutex_lock (&self->mutex);
      g_queue_push_tail (&self->done, job);
      if (self->source == 0)
        self->source = g_idle_add_full (G_PRIORITY_DEFAULT, deliver_cb, self,
                                        NULL);
      g_mutex_unlock (&self->mutex);
    }
  else
    {
      job_free (job);
    }
}

/* Takes the deck asked for last. Better the one we had than none. */
static void
update_deck (SwitchDeckRenderer  *self,
             RsvgHandle         **handle)
{
  g_autofree char *path = NULL;
  RsvgHandle *opened = NULL;

  g_mutex_lock (&self->mutex);
  path = g_steal_pointer (&self->path);
  g_mutex_unlock (&self->mutex);

  if (path != NULL)
    opened = open_deck (path);
  if (opened != NULL)
    {
      g_clear_object (handle);
      *handle = opened;
    }
}

static gpointer
run (gpointer data)
{
  SwitchDeckRenderer *self = data;
  RsvgHandle *handle = NULL;
  JobKind kind;

  do
    {
      Job *job = g_async_queue_pop (self->jobs);

      kind = job->kind;
      update_deck (self, &handle);
      if (kind == JOB_DRAW && handle != NULL)
        job->surface = draw_card (handle, job);
      finish_job (self, job);
    }
  while (kind != JOB_QUIT);

  g_clear_object (&handle);
  return NULL;
}

/**
 * switch_deck_renderer_new: (skip)
 * @drawn: called on the main loop with each card drawn
 * @owner: its first argument; has to outlive the renderer and its loop
 *
 * Makes a renderer without a deck.
 *
 * Returns: the renderer
 */
SwitchDeckRenderer *
switch_deck_renderer_new (SwitchDeckDrawn drawn,
                          gpointer        owner)
{
  SwitchDeckRenderer *self;

  g_return_val_if_fail (drawn != NULL, NULL);

  self = g_new0 (SwitchDeckRenderer, 1);
  self->jobs = g_async_queue_new_full ((GDestroyNotify) job_free);
  self->drawn = drawn;
  self->owner = owner;
  g_mutex_init (&self->mutex);
  g_cond_init (&self->finished);
  self->thread = g_thread_new ("switch-deck", run, self);
  return self;
}

/**
 * switch_deck_renderer_free:
 * @self: a renderer
 *
 * Ends the thread, after the card it draws, and frees @self.
 */
void
switch_deck_renderer_free (SwitchDeckRenderer *self)
{
  Job *job;

  g_return_if_fail (self != NULL);

  job = g_new0 (Job, 1);
  job->kind = JOB_QUIT;
  g_async_queue_push_front (self->jobs, job);
  g_thread_join (self->thread);
  g_async_queue_unref (self->jobs);
  g_clear_handle_id (&self->source, g_source_remove);
  g_queue_clear_full (&self->done, (GDestroyNotify) job_free);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->finished);
  g_free (self->path);
  g_free (self);
}

/**
 * switch_deck_renderer_open:
 * @self: a renderer
 * @path: a file, or a resource:// address
 *
 * Takes another deck for all that is asked for from now on. If it cannot be
 * read the old one stays.
 */
void
switch_deck_renderer_open (SwitchDeckRenderer *self,
                           const char         *path)
{
  Job *job;

  g_return_if_fail (self != NULL);
  g_return_if_fail (path != NULL);

  g_mutex_lock (&self->mutex);
  g_free (self->path);
  self->path = g_strdup (path);
  g_mutex_unlock (&self->mutex);

  job = g_new0 (Job, 1);
  job->kind = JOB_WAKE;
  g_async_queue_push (self->jobs, job);
}

/**
 * switch_deck_renderer_draw_now:
 * @self: a renderer
 * @card: a card, or %SWITCH_CARD_NONE for the back
 * @width: in device pixels
 * @height: in device pixels
 *
 * Draws a card before all others and waits for it.
 *
 * Returns: (transfer full) (nullable): the picture
 */
cairo_surface_t *
switch_deck_renderer_draw_now (SwitchDeckRenderer *self,
                               SwitchCard          card,
                               int                 width,
                               int                 height)
{
  Job job = {
    .kind = JOB_DRAW,
    .card = card,
    .width = width,
    .height = height,
    .awaited = TRUE,
  };

  g_return_val_if_fail (self != NULL, NULL);

  g_async_queue_push_front (self->jobs, &job);

  g_mutex_lock (&self->mutex);
  while (!job.done)
    g_cond_wait (&self->finished, &self->mutex);
  g_mutex_unlock (&self->mutex);

  return job.surface;
}

/**
 * switch_deck_renderer_draw:
 * @self: a renderer
 * @card: a card, or %SWITCH_CARD_NONE for the back
 * @width: in device pixels
 * @height: in device pixels
 * @generation: handed back with the picture
 *
 * Draws a card when its turn comes.
 */
void
switch_deck_renderer_draw (SwitchDeckRenderer *self,
                           SwitchCard          card,
                           int                 width,
                           int                 height,
                           guint               generation)
{
  Job *job;

  g_return_if_fail (self != NULL);

  job = g_new0 (Job, 1);
  job->kind = JOB_DRAW;
  job->card = card;
  job->width = width;
  job->height = height;
  job->generation = generation;
  g_async_queue_push (self->jobs, job);
}

/**
 * switch_deck_renderer_collect:
 * @self: a renderer
 *
 * Hands over at once what is drawn, and not only when the main loop has
 * nothing better to do.
 */
void
switch_deck_renderer_collect (SwitchDeckRenderer *self)
{
  GQueue done;
  Job *job;

  g_return_if_fail (self != NULL);

  g_mutex_lock (&self->mutex);
  done = self->done;
  g_queue_init (&self->done);
  g_clear_handle_id (&self->source, g_source_remove);
  g_mutex_unlock (&self->mutex);

  while ((job = g_queue_pop_head (&done)) != NULL)
    {
      self->drawn (self->owner, job->card, job->width, job->height,
                   job->generation, g_steal_pointer (&job->surface));
      job_free (job);
    }
}
