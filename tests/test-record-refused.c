/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Records that the reader refuses, and the line that it names. */

#include "switch-error.h"
#include "switch-record.h"

#include <string.h>

#define HEAD \
  "switch-record 1\n" \
  "variant switch\n"
#define POSITION \
  "hand A 9D 4D\n" \
  "hand B 3H 6S\n" \
  "stock KC TH 3S\n" \
  "discard 9C\n"

/* Texts that are refused, with the line that the error must name, or 0. */
static const struct
{
  const char *text;
  guint       line;
} broken[] = {
  { "", 1 },
  { "\n\n# nothing\n", 0 },
  { "switch-record\n", 1 },
  { "switch-record 1 2\n", 1 },
  { "switch-record one\n", 1 },
  { "about x y\n" HEAD POSITION, 1 },
  { HEAD "switch-record 1\n" POSITION, 3 },
  { "switch-record 1\n" POSITION, 0 },
  { "switch-record 1\nvariant\n" POSITION, 2 },
  { "switch-record 1\nvariant switch classic\n" POSITION, 2 },
  { HEAD "title late\n" POSITION, 3 },
  { HEAD "variant switch\n" POSITION, 3 },
  { "switch-record 1\ntitle a\ntitle b\nvariant switch\n" POSITION, 3 },
  { HEAD "rule lay\n" POSITION, 3 },
  { HEAD "rule lay=\n" POSITION, 3 },
  { HEAD "rule lay=set run\n" POSITION, 3 },
  { HEAD "rule draw-up-to=-1\n" POSITION, 3 },
  { HEAD "power K\n" POSITION, 3 },
  { HEAD "power K =\n" POSITION, 3 },
  { HEAD "power K = skip, skip\n" POSITION, 3 },
  { HEAD "power K = none, skip\n" POSITION, 3 },
  { HEAD "player A human\nrule lay=set\n" POSITION, 4 },
  { HEAD "player A\n" POSITION, 3 },
  { HEAD "player A robot\n" POSITION, 3 },
  { HEAD "player A human\nplayer A expert\n" POSITION, 4 },
  { HEAD "player a human\n" POSITION, 3 },
  { HEAD "player C human\n" POSITION, 0 },
  { HEAD "player A human\nplayer C human\ndeal 1\n", 0 },
  { HEAD "player A human\ndeal 1\n", 0 },
  { HEAD "player A human\nplayer B human\n", 0 },
  { HEAD "player A human\nplayer B human\ndeal 1 2\n", 5 },
  { HEAD "player A human\nplayer B human\ndeal -1\n", 5 },
  { HEAD "player A human\nplayer B human\ndeal 18446744073709551616\n", 5 },
  { HEAD "player A human\nplayer B human\ndeal 1\ndeal 1\n", 6 },
  { HEAD "player A human\nplayer B human\ndeal 1\nturn B\n", 0 },
  { HEAD "dealer C\n" POSITION, 0 },
  { HEAD "dealer A\ndealer A\n" POSITION, 4 },
  { HEAD "dealer A B\n" POSITION, 3 },
  { HEAD "score A\n" POSITION, 3 },
  { HEAD "score A 1 2\n" POSITION, 3 },
  { HEAD "score C 1\n" POSITION, 0 },
  { HEAD "about\n" POSITION, 3 },
  { HEAD POSITION "deal 1\n", 7 },
  { HEAD POSITION "hand A 2D\n", 7 },
  { HEAD POSITION "stock 2D\n", 7 },
  { HEAD POSITION "discard 2D\n", 7 },
  { HEAD POSITION "turn\n", 7 },
  { HEAD POSITION "turn A\nturn B\n", 8 },
  { HEAD POSITION "turn A B\n", 7 },
  { HEAD POSITION "turn C\n", 0 },
  { HEAD POSITION "direction\n", 7 },
  { HEAD POSITION "direction left\n", 7 },
  { HEAD POSITION "suit none\n", 7 },
  { HEAD POSITION "suit SS\n", 7 },
  { HEAD POSITION "pending draw 2\n", 7 },
  { HEAD POSITION "pending draw 0 2C\n", 7 },
  { HEAD POSITION "pending draw 2 2C 2D\n", 7 },
  { HEAD POSITION "pending 2 2C\n", 7 },
  { HEAD POSITION "pending skip 1 2C\n", 0 },
  { HEAD POSITION "pending draw 2 8C\n", 0 },
  { HEAD POSITION "called\n", 7 },
  { HEAD POSITION "called A A\n", 7 },
  { HEAD POSITION "called C\n", 0 },
  { HEAD POSITION "out\n", 7 },
  { HEAD POSITION "out C\n", 0 },
  { HEAD POSITION "missing B\n", 7 },
  { HEAD POSITION "missing B x\n", 7 },
  { HEAD POSITION "missing B 1\nmissing B 1\n", 8 },
  { HEAD POSITION "missing C 1\n", 0 },
  { HEAD POSITION "missing A 1\n", 0 },
  { HEAD POSITION "under TH\n", 0 },
  { HEAD POSITION "under 2D KC TH 3S\n", 0 },
  { HEAD POSITION "generator 0 0 0 0\n", 7 },
  { HEAD POSITION "generator 1 2 3\n", 7 },
  { HEAD POSITION "generator 1 2 3 4 5\n", 7 },
  { HEAD POSITION "generator 1 2 3 g\n", 7 },
  { HEAD POSITION "shuffle\n", 7 },
  { HEAD POSITION "shuffle 1C\n", 7 },
  { HEAD POSITION "hand C 9D\n", 0 },
  { HEAD POSITION "hand C XR\n", 0 },
  { HEAD "rule pack=32\n" POSITION, 0 },
  { HEAD "hand A 9D 9D 9D\nhand B 3H\nstock\ndiscard 9C\n", 3 },
  { HEAD "hand A 9D\nhand B 3H\nstock\ndiscard\n", 6 },
  { HEAD "hand A 9D\nhand B 3H\nhand C\ndiscard 9C\nout C\nturn C\n", 0 },
  { HEAD "hand A 9D\nhand B\nstock\ndiscard 9C\nout B\n", 0 },
  { HEAD POSITION "A\n", 7 },
  { HEAD POSITION "A 9D 4D\n", 7 },
  { HEAD POSITION "A 9D + 4D\n", 7 },
  { HEAD POSITION "A +\n", 7 },
  { HEAD POSITION "A 9D=X\n", 7 },
  { HEAD POSITION "A 9D=\n", 7 },
  { HEAD POSITION "A 9D=C\n", 7 },
  { HEAD POSITION "A draw 2\n", 7 },
  { HEAD POSITION "A pass\n", 7 },
  { HEAD POSITION "A knock\n", 7 },
  { HEAD POSITION "A catch\n", 7 },
  { HEAD POSITION "A catch C\n", 7 },
  { HEAD POSITION "A catch A\n", 7 },
  { HEAD POSITION "A blunder\n", 7 },
  { HEAD POSITION "A blunder 4D\n", 7 },
  { HEAD POSITION "C draw\n", 7 },
  { HEAD POSITION "AB draw\n", 7 },
  { HEAD POSITION "? turn A\nturn A\n", 8 },
  { HEAD POSITION "A 9D\nabout late\n", 8 },
  { HEAD POSITION "?\n", 7 },
  { HEAD POSITION "? weather\n", 7 },
  { HEAD POSITION "? turn\n", 7 },
  { HEAD POSITION "? turn A B\n", 7 },
  { HEAD POSITION "? turn C\n", 7 },
  { HEAD POSITION "? legal A 9D\n", 7 },
  { HEAD POSITION "? legal A: 9X\n", 7 },
  { HEAD POSITION "? hand C: 9D\n", 7 },
  { HEAD POSITION "? count A\n", 7 },
  { HEAD POSITION "? stock many\n", 7 },
  { HEAD POSITION "? suit X\n", 7 },
  { HEAD POSITION "? pending draw\n", 7 },
  { HEAD POSITION "? out C\n", 7 },
  { HEAD POSITION "? round going\n", 7 },
  { HEAD POSITION "!\n", 7 },
  { HEAD POSITION "! A\n", 7 },
  { HEAD POSITION "! C draw\n", 7 },
  { HEAD POSITION "A 9D\nB 3H\n", 8 },
};

static void
test_broken (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (broken); i++)
    {
      g_autoptr (SwitchRecord) record = NULL;
      g_autoptr (GError) error = NULL;
      guint line = 0;

      record = switch_record_parse (broken[i].text, strlen (broken[i].text),
                                    NULL, &line, &error);
      if (record != NULL || (broken[i].line > 0 && broken[i].line != line))
        g_test_message ("line %u: %s", line, broken[i].text);
      g_assert_null (record);
      g_assert_true (error != NULL && error->domain == SWITCH_ERROR);
      g_assert_cmpuint (line, >=, 1);
      if (broken[i].line > 0)
        g_assert_cmpuint (line, ==, broken[i].line);
    }
}

static gboolean
is_read (const char *text,
         gsize       size)
{
  g_autoptr (SwitchRecord) record = NULL;
  g_autoptr (GError) error = NULL;

  record = switch_record_parse (text, size, NULL, NULL, &error);
  g_assert_true ((record == NULL) == (error != NULL));

  return record != NULL;
}

static gboolean
is_read_with_line (gsize       length,
                   const char *end)
{
  g_autofree char *blanks = g_strnfill (length - 1, 'x');
  g_autofree char *text = g_strconcat (HEAD POSITION "#", blanks, end, NULL);

  return is_read (text, strlen (text));
}

static void
test_limits (void)
{
  g_autofree char *large = g_malloc (SWITCH_RECORD_MAX_SIZE + 1);
  const gsize head = strlen (HEAD POSITION);

  g_assert_true (is_read_with_line (SWITCH_RECORD_MAX_LINE, "\n"));
  g_assert_true (is_read_with_line (SWITCH_RECORD_MAX_LINE, "\r\n"));
  g_assert_true (is_read_with_line (SWITCH_RECORD_MAX_LINE, ""));
  g_assert_false (is_read_with_line (SWITCH_RECORD_MAX_LINE + 1, "\n"));
  g_assert_false (is_read_with_line (SWITCH_RECORD_MAX_LINE + 1, ""));

  memset (large, '\n', SWITCH_RECORD_MAX_SIZE + 1);
  memcpy (large, HEAD POSITION, head);
  g_assert_true (is_read (large, SWITCH_RECORD_MAX_SIZE));
  g_assert_false (is_read (large, SWITCH_RECORD_MAX_SIZE + 1));

  g_assert_false (is_read (HEAD POSITION "\0", head + 1));
  g_assert_false (is_read (NULL, 0));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/record/broken", test_broken);
  g_test_add_func ("/record/limits", test_limits);

  return g_test_run ();
}
