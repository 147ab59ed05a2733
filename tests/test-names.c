/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Names of computer players: as they are wanted, never two the same, and in
 * every language enough of them. */

#include "languages.h"
#include "switch-names.h"

static const char *const none[] = { NULL };

static void
assert_all_different (const char  *person,
                      char       **names,
                      guint        n_names)
{
  g_assert_cmpuint (g_strv_length (names), ==, n_names);
  for (guint i = 0; i < n_names; i++)
    {
      g_assert_cmpstr (names[i], !=, "");
      g_assert_cmpstr (names[i], !=, "?");
      g_assert_false (switch_names_equal (names[i], person));
      for (guint j = 0; j < i; j++)
        g_assert_false (switch_names_equal (names[i], names[j]));
    }
}

static void
test_usual (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (test_languages); i++)
    {
      g_auto(GStrv) names = NULL;
      g_auto(GStrv) others = NULL;

      set_language (test_languages[i]);
      names = switch_names_choose ("You", none, 7);
      assert_all_different ("You", names, 7);
      g_test_message ("%s: %s … %s", test_languages[i], names[0], names[6]);

      /* There is one more, for a person who is called like one of them. */
      others = switch_names_choose (names[2], none, 7);
      assert_all_different (names[2], others, 7);
      g_assert_cmpstr (others[0], ==, names[0]);
      g_assert_cmpstr (others[3], ==, names[3]);
    }
  set_language ("en");
}

static void
test_wanted (void)
{
  const char *const wanted[] = { "", "  Oma  ", "Bello", "", NULL };
  g_auto(GStrv) usual = switch_names_choose ("You", none, 5);
  g_auto(GStrv) names = switch_names_choose ("You", wanted, 5);

  assert_all_different ("You", names, 5);
  g_assert_cmpstr (names[0], ==, usual[0]);
  g_assert_cmpstr (names[1], ==, "Oma");
  g_assert_cmpstr (names[2], ==, "Bello");
  g_assert_cmpstr (names[4], ==, usual[4]);
}

/* What somebody has already is not given away twice. */
static void
test_unique (void)
{
  g_auto(GStrv) usual = switch_names_choose ("You", none, 7);
  const char *const same[] = {
    "Lan", "lan ", "LAN", "you", "Lan", "Lan", "Lan", NULL
  };
  const char *const turned[] = {
    usual[6], usual[5], usual[4], usual[3], usual[2], usual[1], NULL
  };
  g_auto(GStrv) names = switch_names_choose ("You", same, 7);
  g_auto(GStrv) others = switch_names_choose ("You", turned, 7);

  assert_all_different ("You", names, 7);
  g_assert_cmpstr (names[0], ==, "Lan");
  g_assert_cmpstr (names[1], ==, usual[1]);
  assert_all_different ("You", others, 7);
  g_assert_cmpstr (others[0], ==, usual[6]);
  g_assert_cmpstr (others[5], ==, usual[1]);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  set_language ("en");

  g_test_add_func ("/names/usual", test_usual);
  g_test_add_func ("/names/wanted", test_wanted);
  g_test_add_func ("/names/unique", test_unique);

  return g_test_run ();
}
