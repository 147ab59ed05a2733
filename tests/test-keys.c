/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* A round by keys alone: the program itself on a desktop, pressed from
 * outside. What the keys have done is read from the saved round. */

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>

#include "switch-record.h"

#define DEADLINE    120   /* seconds for a round */
#define TURN_LIMIT  400

typedef struct
{
  char *folder;
  char *state;
  GPid  desktop;
  GPid  program;
} Fixture;

static gboolean
has_tools (void)
{
  g_autofree char *xdotool = g_find_program_in_path ("xdotool");
  g_autofree char *openbox = g_find_program_in_path ("openbox");

  return xdotool != NULL && openbox != NULL && g_getenv ("DISPLAY") != NULL;
}

static GPid
spawn (char **argv,
       char **env)
{
  g_autoptr(GError) error = NULL;
  GPid pid;

  g_spawn_async (NULL, argv, env,
                 G_SPAWN_SEARCH_PATH | G_SPAWN_DO_NOT_REAP_CHILD |
                 G_SPAWN_STDOUT_TO_DEV_NULL,
                 NULL, NULL, &pid, &error);
  g_assert_no_error (error);

  return pid;
}

static void
press (const char *key)
{
  g_autoptr(GError) error = NULL;
  const char *argv[] = { "xdotool", "key", key, NULL };

  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL,
                NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  g_usleep (60000);
}

static void
write_settings (Fixture    *self,
                const char *variant)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *folder = g_build_filename (self->folder, "glib-2.0",
                                              "settings", NULL);
  g_autofree char *path = g_build_filename (folder, "keyfile", NULL);
  g_autofree char *text = g_strdup_printf (
    "[io/github/switchcards/Switch]\n"
    "players=2\nvariant='%s'\npace='instant'\nlevel='novice'\n", variant);

  g_mkdir_with_parents (folder, 0700);
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

static void
set_up (Fixture    *self,
        const char *variant)
{
  g_auto(GStrv) env = g_get_environ ();
  const char *desktop[] = { "openbox", NULL };
  const char *program[] = { g_getenv ("SWITCH_CARDS"), NULL };
  const char *wait[] = {
    "xdotool", "search", "--sync", "--onlyvisible", "--name", "Switch", NULL
  };

  self->folder = g_dir_make_tmp ("switch-keys-XXXXXX", NULL);
  self->state = g_build_filename (self->folder, "switch-cards",
                                  "current.switch", NULL);
  write_settings (self, variant);
  env = g_environ_setenv (env, "XDG_CONFIG_HOME", self->folder, TRUE);
  env = g_environ_setenv (env, "XDG_STATE_HOME", self->folder, TRUE);
  env = g_environ_setenv (env, "GSETTINGS_BACKEND", "keyfile", TRUE);

  self->desktop = spawn ((char **) desktop, env);
  g_usleep (500000);
  self->program = spawn ((char **) program, env);
  g_spawn_sync (NULL, (char **) wait, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL,
                NULL, NULL, NULL, NULL);
}

static void
tear_down (Fixture *self)
{
  const char *argv[] = { "rm", "-rf", self->folder, NULL };

  kill (self->program, SIGTERM);
  kill (self->desktop, SIGTERM);
  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL,
                NULL, NULL, NULL, NULL);
  g_free (self->state);
  g_free (self->folder);
}

static SwitchRecord *
read_state (Fixture *self)
{
  g_autofree char *data = NULL;
  gsize size;

  if (!g_file_get_contents (self->state, &data, &size, NULL))
    return NULL;

  return switch_record_parse (data, size, NULL, NULL, NULL);
}

/* The round as saved, once the person is to act or it is over. */
static SwitchRecord *
wait_for_turn (Fixture *self)
{
  for (guint i = 0; i < DEADLINE * 10u; i++)
    {
      g_autoptr(SwitchRecord) record = read_state (self);

      if (record != NULL &&
          (switch_round_is_over (&record->round) ||
           record->round.table.turn == 0))
        return g_steal_pointer (&record);
      g_usleep (100000);
    }

  return NULL;
}

static gboolean
has_moved (Fixture *self,
           guint    n_moves)
{
  for (guint i = 0; i < 8; i++)
    {
      g_autoptr(SwitchRecord) record = read_state (self);

      if (record != NULL && record->moves->len > n_moves)
        return TRUE;
      g_usleep (100000);
    }

  return FALSE;
}

/* Finds a card that may be laid by its rank, as a person would. */
static gboolean
lay_by_keys (Fixture            *self,
             const SwitchRecord *record,
             SwitchCard          card,
             gboolean            names)
{
  static const char *const keys[SWITCH_N_RANKS] = {
    "a", "2", "3", "4", "5", "6", "7", "8", "9", "0", "j", "q", "k", "x",
  };

  for (guint i = 0; i < 8; i++)
    {
      press (keys[switch_card_get_rank (card) - 1]);
      press ("Return");
      if (names)
        press ("h");
      if (has_moved (self, record->moves->len))
        return TRUE;
    }

  return FALSE;
}

/* Nothing is saved before somebody has acted; while cards are dealt a key
 * only brings the deal to its end. */
static void
begin_by_keys (Fixture *self)
{
  for (guint i = 0; i < 40; i++)
    {
      g_autoptr(SwitchRecord) record = NULL;

      g_usleep (500000);
      record = read_state (self);
      if (record != NULL)
        return;
      press ("d");
    }

  g_assert_not_reached ();
}

static void
test_round (gconstpointer data)
{
  Fixture self = { 0 };
  guint n_laid = 0;

  if (!has_tools ())
    {
      g_test_skip ("There is no desktop to press keys on.");
      return;
    }

  set_up (&self, data);
  begin_by_keys (&self);

  for (guint turn = 0; turn < TURN_LIMIT; turn++)
    {
      g_autoptr(SwitchRecord) record = wait_for_turn (&self);
      SwitchLegal legal;

      g_assert_nonnull (record);
      if (switch_round_is_over (&record->round))
        break;

      switch_round_legal (&record->round, &legal);
      if (legal.bare != 0 &&
          lay_by_keys (&self, record, switch_mask_first (legal.bare), FALSE))
        n_laid++;
      else if (legal.named != 0 &&
               lay_by_keys (&self, record, switch_mask_first (legal.named),
                            TRUE))
        n_laid++;
      else
        {
          /* A key that comes while a rival's card flies is spent on that. */
          press (legal.draw ? "d" : "e");
          has_moved (&self, record->moves->len);
        }
    }

  g_test_message ("%u cards laid by keys", n_laid);
  g_assert_cmpuint (n_laid, >, 0);
  tear_down (&self);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/keys/switch", "switch", test_round);

  return g_test_run ();
}
