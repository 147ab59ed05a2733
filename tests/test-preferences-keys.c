/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* House rules by keys alone: the program itself on a desktop, pressed from
 * outside. What the keys have done is read from the files that it writes. */

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>

#include "switch-record.h"
#include "switch-rules-file.h"

#define DEADLINE 200    /* tenths of a second */

typedef struct
{
  char  *folder;
  char  *rules;         /* the file of one's own rules */
  char  *state;
  char **env;
  GPid   desktop;
  GPid   program;
} Fixture;

static gboolean
has_tools (void)
{
  g_autofree char *xdotool = g_find_program_in_path ("xdotool");
  g_autofree char *openbox = g_find_program_in_path ("openbox");

  return xdotool != NULL && openbox != NULL && g_getenv ("DISPLAY") != NULL;
}

static GPid
spawn (const char  *program,
       char       **env)
{
  const char *argv[] = { program, NULL };
  g_autoptr(GError) error = NULL;
  GPid pid;

  g_spawn_async (NULL, (char **) argv, env,
                 G_SPAWN_SEARCH_PATH | G_SPAWN_DO_NOT_REAP_CHILD |
                 G_SPAWN_STDOUT_TO_DEV_NULL | G_SPAWN_STDERR_TO_DEV_NULL,
                 NULL, NULL, &pid, &error);
  g_assert_no_error (error);

  return pid;
}

static void
run_xdotool (const char *command,
             const char *word)
{
  const char *argv[] = { "xdotool", command, word, NULL };

  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL,
                NULL, NULL, NULL, NULL);
}

static void
press (const char *key)
{
  run_xdotool ("key", key);
  g_usleep (150000);
}

static void
type_words (const char *words)
{
  run_xdotool ("type", words);
  g_usleep (700000);
}

static void
wait_for_window (const char *name)
{
  const char *argv[] = {
    "timeout", "20", "xdotool", "search", "--sync", "--onlyvisible", "--name",
    name, NULL
  };
  int status = 0;

  g_spawn_sync (NULL, (char **) argv, NULL,
                G_SPAWN_SEARCH_PATH | G_SPAWN_STDOUT_TO_DEV_NULL, NULL, NULL,
                NULL, NULL, &status, NULL);
  g_assert_cmpint (status, ==, 0);
  g_usleep (800000);
}

static void
start_program (Fixture *self)
{
  self->program = spawn (g_getenv ("SWITCH_CARDS"), self->env);
  wait_for_window ("^Switch$");
}

static void
stop_program (Fixture *self)
{
  press ("ctrl+q");
  g_usleep (1000000);
  kill (self->program, SIGTERM);
  g_usleep (300000);
}

static void
set_up (Fixture *self)
{
  g_autofree char *settings = NULL;
  g_autofree char *path = NULL;

  self->folder = g_dir_make_tmp ("switch-house-XXXXXX", NULL);
  self->rules = g_build_filename (self->folder, "switch-cards", "variants",
                                  "My-Switch.rules", NULL);
  self->state = g_build_filename (self->folder, "switch-cards",
                                  "current.switch", NULL);
  settings = g_build_filename (self->folder, "glib-2.0", "settings", NULL);
  path = g_build_filename (settings, "keyfile", NULL);
  g_mkdir_with_parents (settings, 0700);
  g_file_set_contents (path, "[io/github/switchcards/Switch]\n"
                       "players=2\npace='instant'\nlevel='novice'\n"
                       "animations=false\n", -1, NULL);

  self->env = g_get_environ ();
  self->env = g_environ_setenv (self->env, "XDG_CONFIG_HOME", self->folder,
                                TRUE);
  self->env = g_environ_setenv (self->env, "XDG_DATA_HOME", self->folder,
                                TRUE);
  self->env = g_environ_setenv (self->env, "XDG_STATE_HOME", self->folder,
                                TRUE);
  self->env = g_environ_setenv (self->env, "GSETTINGS_BACKEND", "keyfile",
                                TRUE);
  self->env = g_environ_setenv (self->env, "LANGUAGE", "en", TRUE);

  self->desktop = spawn ("openbox", self->env);
  g_usleep (500000);
  start_program (self);
}

static void
tear_down (Fixture *self)
{
  const char *argv[] = { "rm", "-rf", self->folder, NULL };

  stop_program (self);
  kill (self->desktop, SIGTERM);
  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL,
                NULL, NULL, NULL, NULL);
  g_strfreev (self->env);
  g_free (self->state);
  g_free (self->rules);
  g_free (self->folder);
}

/* Finds one rule by its words; then the focus is on what sets it. */
static void
find_rule (const char *words)
{
  press ("ctrl+f");
  press ("ctrl+a");
  type_words (words);
  press ("Return");
}

static SwitchRulesFile *
read_file (Fixture *self)
{
  g_autofree char *data = NULL;
  SwitchRulesFile *file;
  gsize size;

  if (!g_file_get_contents (self->rules, &data, &size, NULL))
    return NULL;

  file = switch_rules_file_parse ("My-Switch", data, size, NULL);
  g_assert_nonnull (file);

  return file;
}

static guint
read_rule (Fixture    *self,
           const char *key)
{
  g_autoptr(SwitchRulesFile) file = read_file (self);

  if (file == NULL)
    return G_MAXUINT;

  return switch_rule_spec_get (switch_rule_spec_find (key), &file->rules);
}

static gboolean
may_lay_jacks_together (Fixture *self)
{
  g_autoptr(SwitchRulesFile) file = read_file (self);
  const SwitchPowers *jacks =
    &file->rules.powers.entries[SWITCH_CLASS_OF_RANK (11)];

  return (jacks->flags & SWITCH_POWER_TOGETHER) != 0;
}

static void
wait_for_rule (Fixture    *self,
               const char *key,
               guint       value)
{
  for (guint i = 0; i < DEADLINE && read_rule (self, key) != value; i++)
    g_usleep (100000);
  g_assert_cmpuint (read_rule (self, key), ==, value);
}

/* The editor of the jacks: behind the two lists of cards and the two of what
 * they do come the switches, the third of them for several in one turn. */
static void
set_power (Fixture *self)
{
  g_assert_false (may_lay_jacks_together (self));
  find_rule ("jack names suit");
  press ("Return");
  wait_for_window ("^What Cards Do$");
  for (guint i = 0; i < 6; i++)
    press ("Tab");
  press ("space");
  for (guint i = 0; i < DEADLINE && !may_lay_jacks_together (self); i++)
    g_usleep (100000);
  g_assert_true (may_lay_jacks_together (self));
  press ("Escape");
}

/* Up and down, as far as it takes: where the focus came to does not matter
 * as long as it is the one rule that is shown. */
static void
set_rules (Fixture *self)
{
  press ("ctrl+comma");
  wait_for_window ("^Preferences$");

  find_rule ("Cards dealt seven");
  press ("Up");
  wait_for_rule (self, "hand-size", 8);

  /* Only where several cards go down is there something to set here. */
  set_power (self);
  find_rule ("finish-with-several");
  press ("space");
  wait_for_rule (self, "finish-with-several", 0);
  press ("Escape");
  press ("Escape");
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

static gboolean
is_round_of_ours (SwitchRecord *record)
{
  return record != NULL && record->rules->hand_size == 8 &&
         !record->rules->finish_with_several &&
         g_strcmp0 (switch_record_get_about (record, "rules"),
                    "My Switch") == 0;
}

/* Whoever only draws comes to the end of the round too. */
static void
play_round (Fixture *self)
{
  press ("ctrl+n");
  press ("Return");
  g_usleep (800000);
  press ("Return");
  for (guint i = 0; i < 400; i++)
    {
      g_autoptr(SwitchRecord) record = read_state (self);

      if (is_round_of_ours (record) && switch_round_is_over (&record->round))
        return;

      press (i % 2 == 0 ? "d" : "e");
    }

  g_assert_not_reached ();
}

static void
test_house_rules (void)
{
  Fixture self = { 0 };

  if (!has_tools ())
    {
      g_test_skip ("There is no desktop to press keys on.");
      return;
    }

  set_up (&self);
  set_rules (&self);
  play_round (&self);

  /* After a restart they are there, and one more is changed. */
  stop_program (&self);
  start_program (&self);
  g_assert_cmpuint (read_rule (&self, "hand-size"), ==, 8);
  press ("ctrl+comma");
  wait_for_window ("^Preferences$");
  find_rule ("Cards dealt eight");
  press ("Up");
  wait_for_rule (&self, "hand-size", 9);
  g_assert_cmpuint (read_rule (&self, "finish-with-several"), ==, 0);
  g_assert_true (may_lay_jacks_together (&self));
  press ("Escape");
  press ("Escape");
  tear_down (&self);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/preferences/keys", test_house_rules);

  return g_test_run ();
}
