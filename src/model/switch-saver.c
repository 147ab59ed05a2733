/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "switch-saver"

#include "config.h"

#include "switch-saver.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

/* Keeps a round on disk. A record is composed where it is saved, on the main
 * loop, and written by one worker: of those that wait only the newest is. A
 * file is replaced by renaming another one over it, so that it is always
 * whole. */

/* What the worker is to do next. */
typedef struct
{
  char     *data;       /* NULL: remove the file */
  gsize     size;
  gboolean  sync;
} Job;

struct _SwitchSaver
{
  GObject   parent_instance;

  char     *path;
  GThread  *worker;

  /* What follows is shared with the worker. */
  GMutex    mutex;
  GCond     cond;
  Job      *job;
  guint     n_given;
  guint     n_done;
  GError   *error;
  gboolean  told;
  gboolean  quit;
};

enum
{
  FAILED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (SwitchSaver, switch_saver, G_TYPE_OBJECT)

static guint signals[N_SIGNALS];

static void
job_free (Job *job)
{
  g_free (job->data);
  g_free (job);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Job, job_free)

static gboolean
set_error (GError     **error,
           const char  *path)
{
  const int code = errno;

  g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (code),
               "%s: %s", path, g_strerror (code));

  return FALSE;
}

static gboolean
write_all (int         fd,
           const char *data,
           gsize       size)
{
  while (size > 0)
    {
      const gssize written = write (fd, data, size);

      if (written < 0 && errno == EINTR)
        continue;
      if (written < 0)
        return FALSE;

      data += written;
      size -= (gsize) written;
    }

  return TRUE;
}

/* Makes a rename last, where the file system can. */
static void
sync_folder (const char *folder)
{
  const int fd = g_open (folder, O_RDONLY | O_CLOEXEC, 0);

  if (fd < 0)
    return;

  fsync (fd);
  close (fd);
}

static gboolean
write_file (const char  *path,
            const char  *temporary,
            const Job   *job,
            GError     **error)
{
  const int fd = g_open (temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC,
                         0600);
  gboolean written;

  if (fd < 0)
    return set_error (error, temporary);

  written = write_all (fd, job->data, job->size) &&
            (!job->sync || fsync (fd) == 0);
  if (!written)
    set_error (error, temporary);
  if (close (fd) != 0 && written)
    written = set_error (error, temporary);

  if (written && g_rename (temporary, path) != 0)
    written = set_error (error, path);
  if (!written)
    g_unlink (temporary);

  return written;
}

static gboolean
do_job (const char  *path,
        const Job   *job,
        GError     **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *temporary = g_strconcat (path, ".new", NULL);

  if (job->data == NULL)
    {
      if (g_unlink (path) != 0 && errno != ENOENT)
        return set_error (error, path);
      return TRUE;
    }

  if (g_mkdir_with_parents (folder, 0700) != 0)
    return set_error (error, folder);
  if (!write_file (path, temporary, job, error))
    return FALSE;
  if (job->sync)
    sync_folder (folder);

  return TRUE;
}

static gboolean
failed_cb (gpointer data)
{
  SwitchSaver *self = data;
  g_autoptr(GError) error = NULL;

  g_mutex_lock (&self->mutex);
  if (self->error != NULL)
    error = g_error_copy (self->error);
  g_mutex_unlock (&self->mutex);

  if (error != NULL)
    g_signal_emit (self, signals[FAILED], 0, error);

  return G_SOURCE_REMOVE;
}

/* Notes what came of a job; the mutex is locked. */
static void
finish_job (SwitchSaver *self,
            GError      *error)
{
  g_clear_error (&self->error);
  self->error = error;
  self->n_done++;
  g_cond_broadcast (&self->cond);

  if (error == NULL)
    {
      self->told = FALSE;
    }
  else if (!self->told && !self->quit)
    {
      self->told = TRUE;
      g_idle_add_full (G_PRIORITY_DEFAULT, failed_cb, g_object_ref (self),
                       g_object_unref);
    }
}

static gpointer
work (gpointer data)
{
  SwitchSaver *self = data;

  g_mutex_lock (&self->mutex);
  while (self->job != NULL || !self->quit)
    {
      g_autoptr(Job) job = NULL;
      GError *error = NULL;
      guint n_given;

      if (self->job == NULL)
        {
          g_cond_wait (&self->cond, &self->mutex);
          continue;
        }

      job = g_steal_pointer (&self->job);
      n_given = self->n_given;
      g_mutex_unlock (&self->mutex);
      do_job (self->path, job, &error);
      g_mutex_lock (&self->mutex);

      /* Those that a newer one has replaced are done with it. */
      self->n_done = n_given - 1;
      finish_job (self, error);
    }
  g_mutex_unlock (&self->mutex);

  return NULL;
}

static void
give_job (SwitchSaver *self,
          Job         *job)
{
  g_mutex_lock (&self->mutex);

  if (self->worker == NULL)
    self->worker = g_thread_new ("switch-saver", work, self);

  /* The newest wins, but what was to be waited for still is. */
  if (self->job != NULL)
    {
      job->sync |= self->job->sync;
      job_free (self->job);
    }
  self->job = job;
  self->n_given++;
  g_cond_broadcast (&self->cond);

  g_mutex_unlock (&self->mutex);
}

static void
switch_saver_finalize (GObject *object)
{
  SwitchSaver *self = SWITCH_SAVER (object);

  g_mutex_lock (&self->mutex);
  self->quit = TRUE;
  g_cond_broadcast (&self->cond);
  g_mutex_unlock (&self->mutex);
  if (self->worker != NULL)
    g_thread_join (self->worker);

  g_clear_pointer (&self->job, job_free);
  g_clear_error (&self->error);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->cond);
  g_free (self->path);

  G_OBJECT_CLASS (switch_saver_parent_class)->finalize (object);
}

static void
switch_saver_class_init (SwitchSaverClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = switch_saver_finalize;

  /* It is described in the header. */
  signals[FAILED] =
    g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 1,
                  G_TYPE_ERROR | G_SIGNAL_TYPE_STATIC_SCOPE);
}

static void
switch_saver_init (SwitchSaver *self)
{
  g_mutex_init (&self->mutex);
  g_cond_init (&self->cond);
}

/**
 * switch_saver_get_default_path:
 *
 * Returns: (transfer full): where the round being played is kept
 */
char *
switch_saver_get_default_path (void)
{
  return g_build_filename (g_get_user_state_dir (), GETTEXT_PACKAGE,
                           "current.switch", NULL);
}

/**
 * switch_saver_new:
 * @path: the file to keep a round in
 *
 * Returns: (transfer full): a new saver
 */
SwitchSaver *
switch_saver_new (const char *path)
{
  SwitchSaver *self;

  g_return_val_if_fail (path != NULL, NULL);

  self = g_object_new (SWITCH_TYPE_SAVER, NULL);
  self->path = g_strdup (path);

  return self;
}

/**
 * switch_saver_get_path:
 * @self: a saver
 *
 * Returns: the file
 */
const char *
switch_saver_get_path (SwitchSaver *self)
{
  g_return_val_if_fail (SWITCH_IS_SAVER (self), NULL);

  return self->path;
}

static void
save (SwitchSaver        *self,
      const SwitchRecord *record,
      gboolean            sync)
{
  Job *job = g_new0 (Job, 1);

  job->data = switch_record_to_data (record, &job->size);
  job->sync = sync;
  give_job (self, job);
}

/**
 * switch_saver_save:
 * @self: a saver
 * @record: a record
 *
 * Has the record written soon. Should it fail, ::failed tells.
 */
void
switch_saver_save (SwitchSaver        *self,
                   const SwitchRecord *record)
{
  g_return_if_fail (SWITCH_IS_SAVER (self));
  g_return_if_fail (record != NULL);

  save (self, record, FALSE);
}

/**
 * switch_saver_save_and_wait:
 * @self: a saver
 * @record: a record
 * @error: what went wrong
 *
 * Writes the record, and waits until it is on the disk: where a round ends,
 * and before the program does.
 *
 * Returns: whether it is there
 */
gboolean
switch_saver_save_and_wait (SwitchSaver         *self,
                            const SwitchRecord  *record,
                            GError             **error)
{
  gboolean saved;

  g_return_val_if_fail (SWITCH_IS_SAVER (self), FALSE);
  g_return_val_if_fail (record != NULL, FALSE);

  save (self, record, TRUE);
  switch_saver_flush (self);

  g_mutex_lock (&self->mutex);
  saved = self->error == NULL;
  if (!saved && error != NULL)
    *error = g_error_copy (self->error);
  g_mutex_unlock (&self->mutex);

  return saved;
}

/**
 * switch_saver_flush:
 * @self: a saver
 *
 * Waits until the worker has nothing to do.
 */
void
switch_saver_flush (SwitchSaver *self)
{
  g_return_if_fail (SWITCH_IS_SAVER (self));

  g_mutex_lock (&self->mutex);
  while (self->n_done != self->n_given)
    g_cond_wait (&self->cond, &self->mutex);
  g_mutex_unlock (&self->mutex);
}

/**
 * switch_saver_forget:
 * @self: a saver
 *
 * Has the file removed.
 */
void
switch_saver_forget (SwitchSaver *self)
{
  g_return_if_fail (SWITCH_IS_SAVER (self));

  give_job (self, g_new0 (Job, 1));
}

/* Neither waits for a pipe nor reads a device without end. */
static gboolean
read_file (const char  *path,
           char       **data,
           gsize       *size,
           GError     **error)
{
  GStatBuf info;

  if (g_stat (path, &info) != 0)
    {
      const int reason = errno;

      g_set_error_literal (error, G_FILE_ERROR,
                           g_file_error_from_errno (reason),
                           g_strerror (reason));
      return FALSE;
    }
  if (!S_ISREG (info.st_mode))
    {
      g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_INVAL,
                           "It is not a regular file");
      return FALSE;
    }
  if (info.st_size > SWITCH_RECORD_MAX_SIZE)
    {
      g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_INVAL,
                           "It is too large for a record");
      return FALSE;
    }

  return g_file_get_contents (path, data, size, error);
}

/* Renames a file that cannot be read, to a name that is free. */
static char *
put_aside (const char *path)
{
  for (guint i = 1; i < 1000; i++)
    {
      g_autofree char *aside = g_strdup_printf ("%s.broken-%u", path, i);

      if (!g_file_test (aside, G_FILE_TEST_EXISTS))
        return g_rename (path, aside) == 0 ? g_steal_pointer (&aside) : NULL;
    }

  return NULL;
}

/**
 * switch_saver_load:
 * @self: a saver
 * @kept_as: (out) (optional) (nullable): where an unreadable file went
 * @error: what went wrong; where there was nothing to load,
 *   %G_FILE_ERROR_NOENT
 *
 * Reads what was saved. What is no record, or cannot be read, is put aside, so
 * that it is neither lost nor in the way.
 *
 * Returns: (transfer full) (nullable): the record
 */
SwitchRecord *
switch_saver_load (SwitchSaver  *self,
                   char        **kept_as,
                   GError      **error)
{
  g_autofree char *data = NULL;
  g_autofree char *aside = NULL;
  g_autoptr(GError) reason = NULL;
  SwitchRecord *record = NULL;
  gsize size;
  guint line = 0;

  g_return_val_if_fail (SWITCH_IS_SAVER (self), NULL);

  if (kept_as != NULL)
    *kept_as = NULL;

  switch_saver_flush (self);
  if (read_file (self->path, &data, &size, &reason))
    record = switch_record_parse (data, size, NULL, &line, &reason);
  if (record != NULL)
    return record;

  if (line > 0)
    g_prefix_error (&reason, "%u: ", line);
  if (!g_error_matches (reason, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    aside = put_aside (self->path);
  if (kept_as != NULL)
    *kept_as = g_steal_pointer (&aside);
  g_propagate_error (error, g_steal_pointer (&reason));

  return NULL;
}
