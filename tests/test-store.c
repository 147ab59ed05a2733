/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The list of variants, and the files of one's own. */

#include "switch-manual-clock.h"
#include "switch-power-entry.h"
#include "switch-variant-store.h"

#include <glib/gstdio.h>
#include <string.h>

typedef struct
{
  char               *folder;
  SwitchClock        *clock;
  SwitchVariantStore *store;
  guint               n_failed;
  char               *sentence;
  guint               n_changed;
} Fixture;

static void
failed_cb (SwitchVariantStore *store,
           const char         *sentence,
           Fixture            *fixture)
{
  g_assert_true (g_utf8_validate (sentence, -1, NULL));
  g_free (fixture->sentence);
  fixture->sentence = g_strdup (sentence);
  fixture->n_failed++;
}

static void
items_changed_cb (GListModel *list,
                  guint       position,
                  guint       n_removed,
                  guint       n_added,
                  Fixture    *fixture)
{
  fixture->n_changed++;
}

static void
open_store (Fixture *fixture)
{
  fixture->store = switch_variant_store_new (fixture->folder, fixture->clock);
  g_signal_connect (fixture->store, "failed", G_CALLBACK (failed_cb),
                    fixture);
  g_signal_connect (fixture->store, "items-changed",
                    G_CALLBACK (items_changed_cb), fixture);
  switch_variant_store_reload (fixture->store);
}

static void
reopen_store (Fixture *fixture)
{
  g_assert_finalize_object (fixture->store);
  open_store (fixture);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autofree char *top = g_dir_make_tmp ("switch-store-XXXXXX", NULL);

  fixture->folder = g_build_filename (top, "variants", NULL);
  fixture->clock = switch_manual_clock_new ();
  open_store (fixture);
}

static void
remove_files (const char *folder)
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_unlink (path);
    }
  g_rmdir (folder);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *top = g_path_get_dirname (fixture->folder);

  g_assert_finalize_object (fixture->store);
  g_assert_finalize_object (fixture->clock);
  remove_files (fixture->folder);
  remove_files (top);
  g_free (fixture->folder);
  g_free (fixture->sentence);
}

static gboolean
has_file (Fixture    *fixture,
          const char *name)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static guint
count (Fixture *fixture)
{
  return g_list_model_get_n_items (G_LIST_MODEL (fixture->store));
}

static SwitchVariant *
add (Fixture    *fixture,
     const char *preset,
     const char *name)
{
  SwitchVariant *from = switch_variant_store_find (fixture->store, preset);

  return switch_variant_store_copy (fixture->store, from, name);
}

static void
test_presets (Fixture       *fixture,
              gconstpointer  data)
{
  const char * const *ids = switch_preset_get_ids ();

  g_assert_cmpuint (count (fixture), ==, g_strv_length ((GStrv) ids));
  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr(SwitchVariant) variant =
        g_list_model_get_item (G_LIST_MODEL (fixture->store), i);

      g_assert_cmpstr (switch_variant_get_id (variant), ==, ids[i]);
      g_assert_true (switch_variant_get_read_only (variant));
      g_assert_true (switch_variant_store_find (fixture->store, ids[i]) ==
                     variant);
      g_assert_cmpuint (switch_variant_store_get_position (fixture->store,
                                                           variant), ==, i);
    }
  g_assert_null (switch_variant_store_find (fixture->store, "bridge"));
}

static void
test_copies (Fixture       *fixture,
             gconstpointer  data)
{
  SwitchVariant *first = add (fixture, "turbo", "Ours: on/Sunday");
  SwitchVariant *second = add (fixture, "turbo", "Ours: on/Sunday");

  g_assert_cmpstr (switch_variant_get_name (first), ==, "Ours: on/Sunday");
  g_assert_cmpstr (switch_variant_get_name (second), ==, "Ours: on/Sunday 2");
  g_assert_cmpstr (switch_variant_get_id (first), ==, "Ours-on-Sunday");
  g_assert_cmpstr (switch_variant_get_based_on (first), ==, "turbo");
  g_assert_true (has_file (fixture, "Ours-on-Sunday.rules"));
  g_assert_true (has_file (fixture, "Ours-on-Sunday-2.rules"));

  /* A name of nothing that a file system can take, and none at all. */
  g_assert_cmpstr (switch_variant_get_id (add (fixture, "switch", "../..")),
                   ==, "rules");
  g_assert_cmpstr (switch_variant_get_name (add (fixture, "switch", " \n ")),
                   !=, "");
  /* A preset's id is never a file's. */
  g_assert_cmpstr (switch_variant_get_id (add (fixture, "switch", "TURBO")),
                   ==, "TURBO-2");
  /* Words of any script. */
  g_assert_cmpstr (switch_variant_get_id (add (fixture, "switch",
                                               "Luật nhà Quyên")),
                   ==, "Luật-nhà-Quyên");
  g_assert_cmpuint (fixture->n_failed, ==, 0);
}

static void
test_saved_soon (Fixture       *fixture,
                 gconstpointer  data)
{
  SwitchVariant *variant = add (fixture, "switch", "Ours");
  SwitchManualClock *clock = SWITCH_MANUAL_CLOCK (fixture->clock);
  g_autofree char *path = g_build_filename (fixture->folder, "Ours.rules",
                                            NULL);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *late = NULL;

  g_file_get_contents (path, &before, NULL, NULL);
  g_object_set (variant, "hand-size", 9, NULL);
  switch_manual_clock_advance (clock, 200);
  g_object_set (variant, "hand-size", 8, NULL);
  switch_manual_clock_advance (clock, 300);
  g_file_get_contents (path, &after, NULL, NULL);
  g_assert_cmpstr (before, ==, after);

  switch_manual_clock_advance (clock, 300);
  g_file_get_contents (path, &late, NULL, NULL);
  g_assert_nonnull (strstr (late, "hand-size=8"));
}

static void
test_found_again (Fixture       *fixture,
                  gconstpointer  data)
{
  SwitchVariant *variant = add (fixture, "black-jack", "Ours");

  g_object_set (variant, "hand-size", 9, "stacking", 2, "play-on", TRUE,
                NULL);
  g_assert_true (switch_variant_set_powers (variant, "A/H", "draw 5", NULL));
  g_assert_true (switch_variant_set_powers (variant, "K", "none", NULL));

  reopen_store (fixture);
  variant = switch_variant_store_find (fixture->store, "Ours");
  g_assert_nonnull (variant);
  g_assert_cmpstr (switch_variant_get_based_on (variant), ==, "black-jack");
  g_assert_cmpuint (switch_variant_get_rule (variant, "hand-size"), ==, 9);
  g_assert_cmpuint (switch_variant_get_rule (variant, "stacking"), ==, 2);
  g_assert_cmpuint (switch_variant_get_rule (variant, "play-on"), ==, 1);
  g_assert_true (
    switch_variant_get_rules (variant)->powers.present[
      SWITCH_CLASS_OF_CARD (switch_card_new (1, SWITCH_SUIT_HEARTS))]);
  g_assert_cmpuint (fixture->n_failed, ==, 0);
}

static void
test_rename (Fixture       *fixture,
             gconstpointer  data)
{
  SwitchVariant *variant = add (fixture, "switch", "Ours");

  add (fixture, "switch", "Zuletzt");
  switch_variant_store_rename (fixture->store, variant, "Zzz");
  g_assert_cmpstr (switch_variant_get_id (variant), ==, "Zzz");
  g_assert_false (has_file (fixture, "Ours.rules"));
  g_assert_true (has_file (fixture, "Zzz.rules"));
  g_assert_cmpuint (switch_variant_store_get_position (fixture->store,
                                                       variant),
                    ==, count (fixture) - 1);

  switch_variant_store_rename (fixture->store, variant, "Zuletzt");
  g_assert_cmpstr (switch_variant_get_name (variant), ==, "Zuletzt 2");
  switch_variant_store_rename (fixture->store, variant, "Turbo Switch");
  g_assert_cmpstr (switch_variant_get_name (variant), ==, "Turbo Switch 2");

  reopen_store (fixture);
  g_assert_nonnull (switch_variant_store_find (fixture->store,
                                               "Turbo-Switch-2"));
  g_assert_nonnull (switch_variant_store_find (fixture->store, "Zuletzt"));
}

static void
test_delete (Fixture       *fixture,
             gconstpointer  data)
{
  SwitchVariant *variant = add (fixture, "switch", "Ours");
  const guint n_items = count (fixture);

  g_object_set (variant, "hand-size", 5, NULL);
  g_assert_false (switch_variant_store_can_undelete (fixture->store));
  switch_variant_store_delete (fixture->store, variant);
  g_assert_true (switch_variant_store_can_undelete (fixture->store));
  g_assert_cmpuint (count (fixture), ==, n_items - 1);
  g_assert_false (has_file (fixture, "Ours.rules"));
  switch_manual_clock_advance (SWITCH_MANUAL_CLOCK (fixture->clock), 1000);
  g_assert_false (has_file (fixture, "Ours.rules"));

  variant = switch_variant_store_undelete (fixture->store);
  g_assert_cmpuint (switch_variant_get_rule (variant, "hand-size"), ==, 5);
  g_assert_true (has_file (fixture, "Ours.rules"));
  g_assert_null (switch_variant_store_undelete (fixture->store));

  /* The name can be taken when it comes back. */
  switch_variant_store_delete (fixture->store, variant);
  add (fixture, "switch", "Ours");
  variant = switch_variant_store_undelete (fixture->store);
  g_assert_cmpstr (switch_variant_get_name (variant), ==, "Ours 2");
}

static void
test_reload (Fixture       *fixture,
             gconstpointer  data)
{
  SwitchVariant *kept = add (fixture, "switch", "Kept");
  SwitchVariant *gone = add (fixture, "switch", "Gone");
  g_autofree char *path = g_build_filename (fixture->folder, "Gone.rules",
                                            NULL);
  g_autofree char *other = g_build_filename (fixture->folder, "Other.rules",
                                             NULL);
  g_autofree char *broken = g_build_filename (fixture->folder, "b.rules",
                                              NULL);
  gsize size;
  g_autofree char *text = switch_variant_to_data (gone, &size);

  g_file_set_contents (other, text, (gssize) size, NULL);
  g_file_set_contents (broken, "[Switch Rules]\nVersion=1\nName=B\n"
                       "[Rules]\nlay=pairs\n", -1, NULL);
  g_unlink (path);
  fixture->n_changed = 0;
  switch_variant_store_reload (fixture->store);

  g_assert_true (switch_variant_store_find (fixture->store, "Kept") == kept);
  g_assert_null (switch_variant_store_find (fixture->store, "Gone"));
  g_assert_nonnull (switch_variant_store_find (fixture->store, "Other"));
  g_assert_null (switch_variant_store_find (fixture->store, "b"));
  g_assert_cmpuint (fixture->n_changed, ==, 2);
  g_assert_cmpuint (fixture->n_failed, ==, 1);
  g_assert_nonnull (strstr (fixture->sentence, "b.rules"));
  g_assert_nonnull (strstr (fixture->sentence, "Line 5"));
}

static void
test_shared (Fixture       *fixture,
             gconstpointer  data)
{
  SwitchVariant *variant = add (fixture, "classic", "Ours");
  g_autofree char *path = g_build_filename (fixture->folder, "out.txt", NULL);
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(GFile) nowhere = g_file_new_for_path ("/nowhere/at/all.rules");
  g_autoptr(GError) error = NULL;
  SwitchVariant *copy;

  g_object_set (variant, "jokers", 2, NULL);
  g_assert_true (switch_variant_store_export (fixture->store, variant, file,
                                              &error));
  g_assert_no_error (error);
  copy = switch_variant_store_import_file (fixture->store, file, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (switch_variant_get_name (copy), ==, "Ours 2");
  g_assert_cmpstr (switch_variant_get_based_on (copy), ==, "classic");
  g_assert_true (switch_rules_equal (switch_variant_get_rules (copy),
                                     switch_variant_get_rules (variant)));

  /* A preset too is compared with itself where it arrives. */
  variant = switch_variant_store_find (fixture->store, "peanuckle");
  g_assert_true (switch_variant_store_export (fixture->store, variant, file,
                                              &error));
  copy = switch_variant_store_import_file (fixture->store, file, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (switch_variant_get_based_on (copy), ==, "peanuckle");
  g_assert_true (switch_rules_equal (switch_variant_get_rules (copy),
                                     switch_variant_get_rules (variant)));

  g_assert_null (switch_variant_store_import_file (fixture->store, nowhere,
                                                   &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_false (switch_variant_store_export (fixture->store, variant,
                                               nowhere, &error));
  g_assert_nonnull (error);
}

/* Where nothing can be written the rules hold, and it is said once. */
static void
test_read_only (Fixture       *fixture,
                gconstpointer  data)
{
  SwitchVariant *variant;

  /* Even root cannot make a folder inside a file. */
  g_assert_true (g_file_set_contents (fixture->folder, "", 0, NULL));
  g_test_expect_message ("switch-variant-store", G_LOG_LEVEL_WARNING, "*");
  variant = add (fixture, "switch", "Ours");
  g_test_assert_expected_messages ();
  g_assert_cmpuint (fixture->n_failed, ==, 1);
  g_assert_nonnull (strstr (fixture->sentence, "Ours"));
  g_assert_true (switch_variant_store_find (fixture->store, "Ours") ==
                 variant);

  g_object_set (variant, "hand-size", 4, NULL);
  g_test_expect_message ("switch-variant-store", G_LOG_LEVEL_WARNING, "*");
  switch_variant_store_flush (fixture->store);
  g_test_assert_expected_messages ();
  g_assert_cmpuint (fixture->n_failed, ==, 1);
  g_assert_cmpuint (switch_variant_get_rule (variant, "hand-size"), ==, 4);
  g_unlink (fixture->folder);
}

#define HEAD "[Switch Rules]\nVersion=1\nName=Ours\n"

static const struct
{
  const char *text;
  const char *says;
} broken[] = {
  { "", "not a file" },
  { "\n\n\n", "not a file" },
  { "hello\n", "not a file" },
  { "# only a comment\n", "not a file" },
  { "<html><body>404</body></html>\n", "not a file" },
  { "\x7f" "ELF\x02\x01\x01", "" },
  { "\xff\xfe[\0S\0w\0", "UTF-8" },
  { "Name=Ours\n", "not a file" },
  { "[Desktop Entry]\nName=Ours\n", "not a file" },
  { "[Switch Rules\nVersion=1\n", "Line 1" },
  { "[Rules]\nlay=run\n", "not a file" },
  { "[Switch Rules]\nName=Ours\n", "Version" },
  { "[Switch Rules]\nVersion=\nName=Ours\n", "Line 2" },
  { "[Switch Rules]\nVersion=x\nName=Ours\n", "Line 2" },
  { "[Switch Rules]\nVersion=0\nName=Ours\n", "Line 2" },
  { "[Switch Rules]\nVersion=-1\nName=Ours\n", "Line 2" },
  { "[Switch Rules]\nVersion=1.5\nName=Ours\n", "Line 2" },
  { "[Switch Rules]\nVersion=2\nName=Ours\n", "newer version" },
  { "[Switch Rules]\nVersion=99\nName=\nsurprise=1\n", "newer version" },
  { "[Switch Rules]\nVersion=1\n", "no name" },
  { "[Switch Rules]\nVersion=1\nName=\n", "no name" },
  { HEAD "nonsense\n", "Line 4" },
  { HEAD "=7\n", "Line 4" },
  { HEAD "[Weather]\nsun=yes\n", "Line 4" },
  { HEAD "Based-On=whist\n", "Line 4" },
  { HEAD "[Rules]\nspeed=fast\n", "Line 5" },
  { HEAD "[Rules]\nLay=run\n", "Line 5" },
  { HEAD "[Rules]\n\n# our lay\nlay=pairs\n", "Line 7" },
  { HEAD "[Rules]\nlay=\n", "Line 5" },
  { HEAD "[Rules]\nhand-size=11\n", "Line 5" },
  { HEAD "[Rules]\nhand-size=2\n", "3" },
  { HEAD "[Rules]\nhand-size=-3\n", "Line 5" },
  { HEAD "[Rules]\nhand-size=7.0\n", "Line 5" },
  { HEAD "[Rules]\nhand-size=seven\n", "Line 5" },
  { HEAD "[Rules]\nhand-size=99999999999999999999\n", "Line 5" },
  { HEAD "[Rules]\nhand-size-two=2\n", "or 0" },
  { HEAD "[Rules]\njokers=3\n", "Line 5" },
  { HEAD "[Rules]\npack=40\n", "Line 5" },
  { HEAD "[Rules]\nplay-on=maybe\n", "Line 5" },
  { HEAD "[Rules]\nplay-on=1\n", "Line 5" },
  { HEAD "[Rules]\neliminate=yes\n", "play-on" },
  { HEAD "[Rules]\nlay=run\nlay run\n", "Line 6" },
  { HEAD "[Powers]\n1=skip\n", "Line 5" },
  { HEAD "[Powers]\n2=\n", "Line 5" },
  { HEAD "[Powers]\n2=draw 2\n3=fly\n", "Line 6" },
  { HEAD "[Powers]\n2=draw 0\n", "Line 5" },
  { HEAD "[Powers]\n2=draw 21\n", "Line 5" },
  { HEAD "[Powers]\n2=draw\n", "Line 5" },
  { HEAD "[Powers]\n2=draw 2, skip\n", "Line 5" },
  { HEAD "[Powers]\n2=skip, skip\n", "twice" },
  { HEAD "[Powers]\n2=draw 2, answer\n", "Line 5" },
  { HEAD "[Powers]\n2=draw 2, answer Z\n", "Line 5" },
  { HEAD "[Powers]\n2=skip, answer 2\n", "Line 5" },
  { HEAD "[Powers]\nJ/blue=skip\n", "Line 5" },
  { HEAD "[Powers]\nJ/red/H=skip\n", "Line 5" },
  { HEAD "[Powers]\nX/H=skip\n", "Line 5" },
};

G_STATIC_ASSERT (G_N_ELEMENTS (broken) >= 50);

static void
test_broken_files (Fixture       *fixture,
                   gconstpointer  data)
{
  const guint n_items = count (fixture);
  g_autofree char *long_text = NULL;
  g_autoptr(GBytes) long_bytes = NULL;
  g_autoptr(GError) too_long = NULL;

  fixture->n_changed = 0;
  for (guint i = 0; i < G_N_ELEMENTS (broken); i++)
    {
      g_autoptr(GError) error = NULL;
      g_autoptr(GBytes) bytes =
        g_bytes_new (broken[i].text, strlen (broken[i].text));

      g_autofree char *shown = g_strescape (broken[i].text, NULL);

      g_test_message ("%s", shown);
      g_assert_null (switch_variant_store_import (fixture->store, bytes,
                                                  &error));
      g_assert_nonnull (error);
      g_assert_nonnull (strstr (error->message, broken[i].says));
    }

  long_text = g_strnfill (SWITCH_RULES_FILE_MAX_SIZE + 1, '\n');
  long_bytes = g_bytes_new (long_text, strlen (long_text));
  g_assert_null (switch_variant_store_import (fixture->store, long_bytes,
                                              &too_long));
  g_assert_nonnull (strstr (too_long->message, "64"));

  g_assert_cmpuint (count (fixture), ==, n_items);
  g_assert_cmpuint (fixture->n_changed, ==, 0);
  g_assert_cmpuint (fixture->n_failed, ==, 0);
  g_assert_false (g_file_test (fixture->folder, G_FILE_TEST_EXISTS));
}

static void
add_test (const char *name,
          void      (*test) (Fixture *, gconstpointer))
{
  g_test_add (name, Fixture, NULL, set_up, test, tear_down);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  add_test ("/store/presets", test_presets);
  add_test ("/store/copies", test_copies);
  add_test ("/store/saved-soon", test_saved_soon);
  add_test ("/store/found-again", test_found_again);
  add_test ("/store/rename", test_rename);
  add_test ("/store/delete", test_delete);
  add_test ("/store/reload", test_reload);
  add_test ("/store/shared", test_shared);
  add_test ("/store/read-only", test_read_only);
  add_test ("/store/broken-files", test_broken_files);

  return g_test_run ();
}
