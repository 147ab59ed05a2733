/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Saving and loading: the newest wins, and nothing is lost. */

#include "switch-saver.h"

#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "switch-rules-file.h"

typedef struct
{
  char        *folder;
  char        *path;
  SwitchSaver *saver;
  guint        n_failed;
} Fixture;

static void
failed_cb (SwitchSaver *saver,
           GError      *error,
           Fixture     *fixture)
{
  g_assert_nonnull (error);
  fixture->n_failed++;
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->folder = g_dir_make_tmp ("switch-saver-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "deep", "down",
                                    "current.switch", NULL);
  fixture->saver = switch_saver_new (fixture->path);
  g_signal_connect (fixture->saver, "failed", G_CALLBACK (failed_cb),
                    fixture);
}

static void
remove_tree (const char *path)
{
  g_autoptr(GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  if (dir == NULL)
    {
      g_unlink (path);
      return;
    }

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      remove_tree (child);
    }
  g_rmdir (path);
}

static void
run_loop (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  run_loop ();
  g_assert_finalize_object (fixture->saver);
  remove_tree (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->path);
}

static SwitchRecord *
create_record (guint64 deal)
{
  const SwitchRules *rules = &switch_preset_find ("classic")->rules;
  SwitchRound round;
  SwitchRecord *record;

  switch_round_init (&round, rules, 3, 0);
  switch_round_deal (&round, deal, NULL);
  record = switch_record_new ("classic", rules, &round);
  record->has_deal = TRUE;
  record->deal = deal;
  switch_record_set_about (record, "round", "4");

  return record;
}

static gboolean
draw (SwitchRecord *record)
{
  const SwitchMove move = switch_move_simple (SWITCH_MOVE_DRAW,
                                              record->round.table.turn);

  return switch_record_apply (record, &move, NULL, NULL);
}

static void
assert_saved (Fixture            *fixture,
              const SwitchRecord *record)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(SwitchRecord) loaded = NULL;
  g_autofree char *expected = NULL;
  g_autofree char *found = NULL;
  gsize size;

  loaded = switch_saver_load (fixture->saver, NULL, &error);
  g_assert_no_error (error);
  expected = switch_record_to_data (record, &size);
  found = switch_record_to_data (loaded, &size);
  g_assert_cmpstr (found, ==, expected);
  g_assert_true (switch_round_equal (&loaded->round, &record->round));
}

static void
test_round_trip (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(SwitchRecord) record = create_record (12);

  g_assert_true (switch_saver_save_and_wait (fixture->saver, record, &error));
  g_assert_no_error (error);
  assert_saved (fixture, record);

  g_assert_true (draw (record));
  switch_saver_save (fixture->saver, record);
  assert_saved (fixture, record);
  g_assert_cmpuint (fixture->n_failed, ==, 0);
}

static void
test_newest (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr(SwitchRecord) record = create_record (1);

  for (guint i = 0; i < 200; i++)
    {
      g_autofree char *round = g_strdup_printf ("%u", i);

      switch_record_set_about (record, "round", round);
      switch_saver_save (fixture->saver, record);
    }
  switch_saver_flush (fixture->saver);
  assert_saved (fixture, record);
}

/* What was given is written even if the saver is let go at once. */
static void
test_finalize (Fixture       *fixture,
               gconstpointer  data)
{
  g_autoptr(SwitchRecord) record = create_record (3);

  switch_saver_save (fixture->saver, record);
  g_assert_finalize_object (fixture->saver);
  fixture->saver = switch_saver_new (fixture->path);
  assert_saved (fixture, record);
}

static void
test_nothing (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(SwitchRecord) record = create_record (3);
  g_autofree char *kept_as = NULL;

  g_assert_null (switch_saver_load (fixture->saver, &kept_as, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_assert_null (kept_as);
  g_clear_error (&error);

  switch_saver_save (fixture->saver, record);
  switch_saver_forget (fixture->saver);
  switch_saver_flush (fixture->saver);
  g_assert_false (g_file_test (fixture->path, G_FILE_TEST_EXISTS));
  g_assert_null (switch_saver_load (fixture->saver, NULL, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
}

static void
test_broken (Fixture       *fixture,
             gconstpointer  data)
{
  g_autofree char *folder = g_path_get_dirname (fixture->path);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  for (guint i = 1; i <= 2; i++)
    {
      g_autoptr(GError) error = NULL;
      g_autofree char *kept_as = NULL;
      g_autofree char *expected = g_strdup_printf ("%s.broken-%u",
                                                   fixture->path, i);

      g_assert_true (g_file_set_contents (fixture->path,
                                          "switch-record 1\nnonsense\n", -1,
                                          NULL));
      g_assert_null (switch_saver_load (fixture->saver, &kept_as, &error));
      g_assert_nonnull (error);
      g_assert_true (g_str_has_prefix (error->message, "2: "));
      g_assert_cmpstr (kept_as, ==, expected);
      g_assert_true (g_file_test (kept_as, G_FILE_TEST_EXISTS));
      g_assert_false (g_file_test (fixture->path, G_FILE_TEST_EXISTS));
    }
}

/* Each in the place of the file: it must neither be waited for nor lost. */
static void
test_no_file (Fixture       *fixture,
              gconstpointer  data)
{
  g_autofree char *folder = g_path_get_dirname (fixture->path);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  for (guint i = 0; i < 4; i++)
    {
      g_autoptr(GError) error = NULL;
      g_autofree char *kept_as = NULL;

      if (i == 0)
        g_assert_cmpint (mkfifo (fixture->path, 0600), ==, 0);
      else if (i == 1)
        g_assert_cmpint (g_mkdir (fixture->path, 0700), ==, 0);
      else if (i == 2)
        g_assert_cmpint (symlink ("/dev/zero", fixture->path), ==, 0);
      else
        {
          g_assert_true (g_file_set_contents (fixture->path, "", 0, NULL));
          g_assert_cmpint (truncate (fixture->path,
                                     SWITCH_RECORD_MAX_SIZE + 1), ==, 0);
        }

      g_assert_null (switch_saver_load (fixture->saver, &kept_as, &error));
      g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL);
      g_assert_nonnull (kept_as);
      g_assert_true (g_file_test (kept_as, G_FILE_TEST_EXISTS));
      g_assert_false (g_file_test (fixture->path, G_FILE_TEST_EXISTS));
    }
}

/* Where nothing can be written it is said once, until it works again. */
static void
test_failure (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr(SwitchRecord) record = create_record (9);
  g_autoptr(GError) error = NULL;
  g_autofree char *in_the_way = g_build_filename (fixture->folder, "deep",
                                                  NULL);

  g_assert_true (g_file_set_contents (in_the_way, "", 0, NULL));
  for (guint i = 0; i < 3; i++)
    {
      switch_saver_save (fixture->saver, record);
      switch_saver_flush (fixture->saver);
      run_loop ();
    }
  g_assert_cmpuint (fixture->n_failed, ==, 1);
  g_assert_false (switch_saver_save_and_wait (fixture->saver, record,
                                              &error));
  g_assert_nonnull (error);

  g_unlink (in_the_way);
  g_clear_error (&error);
  g_assert_true (switch_saver_save_and_wait (fixture->saver, record, &error));
  g_assert_no_error (error);
  run_loop ();
  g_assert_cmpuint (fixture->n_failed, ==, 1);
  assert_saved (fixture, record);
}

static void
test_default_path (void)
{
  g_autofree char *path = switch_saver_get_default_path ();

  g_assert_true (g_str_has_prefix (path, g_get_user_state_dir ()));
  g_assert_true (g_str_has_suffix (path, "/switch-cards/current.switch"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(name, func) \
  g_test_add ("/saver/" name, Fixture, NULL, set_up, func, tear_down)
  ADD ("round-trip", test_round_trip);
  ADD ("newest", test_newest);
  ADD ("finalize", test_finalize);
  ADD ("nothing", test_nothing);
  ADD ("broken", test_broken);
  ADD ("no-file", test_no_file);
  ADD ("failure", test_failure);
#undef ADD
  g_test_add_func ("/saver/default-path", test_default_path);

  return g_test_run ();
}
