/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The help without a window: parser, pages, links, search. */

#include "switch-help-library.h"
#include "switch-help-search.h"
#include "switch-rule-text.h"
#include "switch-rules-file.h"
#include "switch-rules-page.h"

#include <pango/pango.h>
#include <string.h>

#include "languages.h"

static SwitchHelpPage *
parse (const char *body)
{
  g_autofree char *data = g_strconcat (
    "<?xml version=\"1.0\"?>\n<!-- A comment -->\n"
    "<page xmlns=\"http://projectmallard.org/1.0/\" type=\"topic\" id=\"x\">"
    "<info><link type=\"guide\" xref=\"index#there\"/><desc>In  short</desc>"
    "<credit type=\"author\"><name>Nobody</name></credit></info>",
    body, "</page>", NULL);
  g_autoptr(GError) error = NULL;
  SwitchHelpPage *page = switch_help_page_parse (data, -1, &error);

  g_assert_no_error (error);

  return page;
}

static void
check_block (SwitchHelpPage      *page,
             guint                n,
             SwitchHelpBlockKind  kind,
             const char          *markup)
{
  const SwitchHelpBlock *block = switch_help_page_get_block (page, n);

  g_assert_nonnull (block);
  g_assert_cmpint (block->kind, ==, kind);
  g_assert_cmpstr (block->markup, ==, markup);
}

static void
test_parser (void)
{
  g_autoptr(SwitchHelpPage) page = parse (
    "<title>One &amp; all</title>\n"
    "<p>Some\n   <em>words</em> &lt; <gui>more</gui>.</p>"
    "<section id=\"s\"><title>Part</title>"
    "<list><item><p>First</p><p>still first</p></item>"
    "<item><p>Second <link xref=\"y#z\">there</link></p></item></list>"
    "<steps><item><p>Go</p></item><item><p>On</p></item></steps>"
    "<note><title>Mind</title><p>this</p></note>"
    "<p><keyseq><key>Ctrl</key><key>N</key></keyseq> and "
    "<link xref=\"#s\">here</link></p>"
    "<screen>two\n  lines</screen>"
    "</section>");

  g_assert_cmpstr (switch_help_page_get_id (page), ==, "x");
  g_assert_cmpstr (switch_help_page_get_title (page), ==, "One & all");
  g_assert_cmpstr (switch_help_page_get_summary (page), ==, "In short");
  g_assert_cmpstr (switch_help_page_get_guide (page), ==, "index");

  check_block (page, 0, SWITCH_HELP_TITLE, "One &amp; all");
  check_block (page, 1, SWITCH_HELP_PARAGRAPH,
               "Some <i>words</i> &lt; <b>more</b>.");
  check_block (page, 2, SWITCH_HELP_TITLE, "Part");
  g_assert_cmpuint (switch_help_page_get_block (page, 2)->level, ==, 2);
  g_assert_cmpstr (switch_help_page_get_block (page, 2)->anchor, ==, "s");
  check_block (page, 3, SWITCH_HELP_PARAGRAPH, "First");
  g_assert_cmpstr (switch_help_page_get_block (page, 3)->marker, ==, "•");
  check_block (page, 4, SWITCH_HELP_PARAGRAPH, "still first");
  g_assert_null (switch_help_page_get_block (page, 4)->marker);
  check_block (page, 5, SWITCH_HELP_PARAGRAPH,
               "Second <a href=\"help:y#z\">there</a>");
  g_assert_cmpstr (switch_help_page_get_block (page, 7)->marker, ==, "2.");
  check_block (page, 8, SWITCH_HELP_PARAGRAPH, "<b>Mind</b>");
  g_assert_cmpuint (switch_help_page_get_block (page, 8)->note, ==, 1);
  g_assert_cmpuint (switch_help_page_get_block (page, 9)->note, ==, 1);
  g_assert_cmpuint (switch_help_page_get_block (page, 10)->note, ==, 0);
  g_assert_cmpstr (switch_help_page_get_block (page, 10)->text, ==,
                   "Ctrl+N and here");
  g_assert_nonnull (strstr (switch_help_page_get_block (page, 10)->markup,
                            "<a href=\"help:x#s\">here</a>"));
  check_block (page, 11, SWITCH_HELP_CODE, "two\n  lines");
  g_assert_cmpuint (switch_help_page_get_n_blocks (page), ==, 12);
}

/* What is not known shows its text; pictures of cards become cards. */
static void
test_unknown (void)
{
  g_autoptr(SwitchHelpPage) page = parse (
    "<title>T</title><synopsis><bogus>Not</bogus> known</synopsis>"
    "<p>A <wiggle>word</wiggle> inside</p>"
    "<media type=\"image\" src=\"figures/cards-2H-TS.svg\"/><p>Cards</p>"
    "<media type=\"image\" src=\"figures/other.png\"><p>A table</p></media>"
    "<table><thead><tr><td><p>K</p></td><td><p>V</p></td></tr></thead>"
    "<tbody><tr><td><p><key>A</key></p></td><td>b</td></tr></tbody></table>");
  const SwitchHelpBlock *block;
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 0; i < switch_help_page_get_n_blocks (page); i++)
    {
      g_string_append (text, switch_help_page_get_block (page, i)->text);
      g_string_append_c (text, '|');
    }
  g_assert_nonnull (strstr (text->str, "Not"));
  g_assert_nonnull (strstr (text->str, "known"));
  g_assert_nonnull (strstr (text->str, "A word inside"));
  g_assert_nonnull (strstr (text->str, "A table"));

  for (guint i = 0; i < switch_help_page_get_n_blocks (page); i++)
    {
      block = switch_help_page_get_block (page, i);
      if (g_str_equal (block->text, "Cards"))
        {
          g_assert_cmpuint (block->n_cards, ==, 2);
          g_assert_cmpstr (switch_card_to_string (block->cards[1]), ==, "TS");
        }
      if (block->kind == SWITCH_HELP_MEDIA)
        g_assert_cmpstr (block->text, ==, "A table");
      if (block->kind == SWITCH_HELP_ROW && block->is_header)
        g_assert_cmpstr (g_ptr_array_index (block->cells, 1), ==, "V");
    }
  block = switch_help_page_get_block (page,
                                      switch_help_page_get_n_blocks (page) - 1);
  g_assert_cmpint (block->kind, ==, SWITCH_HELP_ROW);
  g_assert_false (block->is_header);
  g_assert_cmpstr (g_ptr_array_index (block->cells, 1), ==, "b");
}

static void
test_broken (void)
{
  static const char *const texts[] = { "", "<page>", "<page><p></page>",
                                       "no page", "<page id='a'>&bogus;</page>"
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr(GError) error = NULL;

      g_assert_null (switch_help_page_parse (texts[i], -1, &error));
      g_assert_nonnull (error);
    }
}

/* Follows the links of a block. */
static void
check_links (SwitchHelpLibrary *library,
             const char        *markup)
{
  const char *start = markup;

  while ((start = strstr (start, "href=\"help:")) != NULL)
    {
      const char *end;
      g_autofree char *target = NULL;
      const char *hash;
      guint block;

      start += strlen ("href=\"");
      end = strchr (start, '"');
      target = g_strndup (start, (gsize) (end - start));
      g_test_message ("%s", target);
      g_assert_nonnull (switch_help_library_resolve (library, target, &block));
      hash = strchr (target, '#');
      if (hash != NULL)
        g_assert_cmpuint (block, >, 0);
      start = end;
    }
}

static void
check_page (SwitchHelpLibrary *library,
            SwitchHelpPage    *page)
{
  g_test_message ("%s", switch_help_page_get_id (page));
  g_assert_nonnull (switch_help_page_get_title (page));
  g_assert_cmpuint (switch_help_page_get_n_blocks (page), >, 1);

  for (guint i = 0; i < switch_help_page_get_n_blocks (page); i++)
    {
      const SwitchHelpBlock *block = switch_help_page_get_block (page, i);

      if (block->kind == SWITCH_HELP_ROW)
        {
          for (guint j = 0; j < block->cells->len; j++)
            g_assert_true (pango_parse_markup (
              g_ptr_array_index (block->cells, j), -1, 0, NULL, NULL, NULL,
              NULL));
          continue;
        }
      g_assert_cmpstr (block->text, !=, "");
      check_links (library, block->markup);
      if (block->kind == SWITCH_HELP_LINK)
        g_assert_nonnull (switch_help_library_resolve (library, block->target,
                                                       NULL));
    }
}

/* Every page is there in every language, in that language, with every link
 * leading somewhere. */
static void
test_pages (void)
{
  const char * const *languages = switch_help_library_get_languages ();
  g_autoptr(SwitchHelpLibrary) english = switch_help_library_new ("C");

  g_assert_cmpuint (switch_help_library_get_n_pages (english), >, 20);
  for (guint i = 0; languages[i] != NULL; i++)
    {
      g_autoptr(SwitchHelpLibrary) library =
        switch_help_library_new (languages[i]);
      guint n_same = 0;

      g_assert_cmpuint (switch_help_library_get_n_pages (library), ==,
                        switch_help_library_get_n_pages (english));
      for (guint j = 0; j < switch_help_library_get_n_pages (library); j++)
        {
          SwitchHelpPage *page = switch_help_library_get_nth (library, j);
          SwitchHelpPage *other = switch_help_library_get_nth (english, j);

          check_page (library, page);
          g_assert_cmpstr (switch_help_page_get_id (page), ==,
                           switch_help_page_get_id (other));
          g_assert_cmpuint (switch_help_page_get_n_blocks (page), ==,
                            switch_help_page_get_n_blocks (other));
          if (g_strcmp0 (switch_help_page_get_summary (page),
                         switch_help_page_get_summary (other)) == 0)
            n_same++;
        }
      if (i > 0)
        g_assert_cmpuint (n_same, ==, 0);
    }
}

/* Each rule has its section in the page of its group, in every language, and
 * with the title it has in the preferences. */
static void
test_rules_have_sections (void)
{
  guint n_specs;
  const SwitchRuleSpec *specs = switch_rule_specs (&n_specs);

  for (guint i = 0; i < G_N_ELEMENTS (test_languages); i++)
    {
      g_autoptr(SwitchHelpLibrary) library = NULL;

      set_language (test_languages[i]);
      library = switch_help_library_new (i == 0 ? "C" : test_languages[i]);
      for (guint j = 0; j < n_specs; j++)
        {
          SwitchHelpPage *page = switch_help_library_get_page (
            library, switch_rule_group_get_help_page (
                       switch_rule_text_get_group (&specs[j])));
          guint block;

          g_test_message ("%s", specs[j].key);
          g_assert_nonnull (page);
          g_assert_true (switch_help_page_find_anchor (page, specs[j].key,
                                                       &block));
          g_assert_cmpstr (switch_help_page_get_block (page, block)->text, ==,
                           switch_rule_text_get_title (&specs[j]));
        }
    }
  set_language ("en");
}

static void
test_presets_have_pages (void)
{
  const char * const *ids = switch_preset_get_ids ();
  g_autoptr(SwitchHelpLibrary) library = switch_help_library_new ("C");

  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autofree char *id = g_strconcat ("preset-", ids[i], NULL);

      if (!g_str_equal (ids[i], "switch"))
        g_assert_nonnull (switch_help_library_get_page (library, id));
    }
}

static void
test_fold (void)
{
  static const struct
  {
    const char *text;
    const char *folded;
  } cases[] = {
    { "rút", "rut" }, { "RÚT", "rut" }, { "đánh", "danh" }, { "Đ", "d" },
    { "chồng bài bỏ", "chong bai bo" }, { "Ữ Ặ Ỗ Ẵ Ệ", "u a o a e" },
    { "ACE", "ace" }, { "“Lá”", "“la”" }, { "", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *folded = switch_help_search_fold (cases[i].text);

      g_assert_cmpstr (folded, ==, cases[i].folded);
    }
}

static guint
count_hits (SwitchHelpLibrary *library,
            const char        *query)
{
  g_autoptr(GArray) hits = switch_help_library_search (library, query);

  return hits->len;
}

static void
test_search (void)
{
  g_autoptr(SwitchHelpLibrary) english = switch_help_library_new ("C");
  g_autoptr(SwitchHelpLibrary) viet = switch_help_library_new ("vi");
  g_autoptr(GArray) hits = NULL;

  g_assert_cmpuint (count_hits (viet, "rut"), >, 3);
  g_assert_cmpuint (count_hits (viet, "rut"), ==, count_hits (viet, "RÚT"));
  g_assert_cmpuint (count_hits (english, "zyzzyva"), ==, 0);
  g_assert_cmpuint (count_hits (english, ""), ==, 0);
  g_assert_cmpuint (count_hits (english, "  "), ==, 0);

  hits = switch_help_library_search (english, "EIGHTS crazy");
  g_assert_cmpuint (hits->len, >, 0);
  g_assert_cmpstr (
    switch_help_page_get_id (g_array_index (hits, SwitchHelpHit, 0).page),
    ==, "preset-crazy-eights");
}

/* The page of the rules says what is in force, and nothing that is not. */
static void
test_rules_page (void)
{
  const char * const *ids = switch_preset_get_ids ();

  for (guint i = 0; i < G_N_ELEMENTS (test_languages); i++)
    for (guint j = 0; ids[j] != NULL; j++)
      {
        const SwitchRulesFile *preset = switch_preset_find (ids[j]);
        g_autoptr(SwitchHelpPage) page = NULL;
        guint n_specs;
        const SwitchRuleSpec *specs = switch_rule_specs (&n_specs);

        set_language (test_languages[i]);
        page = switch_rules_page_new (&preset->rules, preset->name);
        for (guint k = 0; k < n_specs; k++)
          {
            g_autofree char *anchor = g_strconcat ("rule-", specs[k].key,
                                                   NULL);
            const gboolean idle = switch_rule_text_get_idle_reason (
              &specs[k], &preset->rules) != NULL;

            g_assert_cmpint (switch_help_page_find_anchor (page, anchor, NULL),
                             !=, idle);
          }
      }
  set_language ("en");
}

/* Whatever the rules: what is refused has a sentence on their page. */
static void
test_anchors (void)
{
  const char * const *ids = switch_preset_get_ids ();

  for (guint i = 0; ids[i] != NULL; i++)
    {
      const SwitchRules *rules = &switch_preset_find (ids[i])->rules;
      g_autoptr(SwitchHelpPage) page = switch_rules_page_new (rules, ids[i]);

      for (guint reason = 0; reason < SWITCH_N_REFUSALS; reason++)
        {
          const SwitchRefusal refusal = { .reason = reason };
          g_autofree char *anchor =
            switch_rules_page_find_anchor (&refusal, rules);

          g_test_message ("%s: %u %s", ids[i], reason, anchor);
          if (reason == SWITCH_REFUSAL_NONE)
            g_assert_null (anchor);
          else
            g_assert_true (switch_help_page_find_anchor (page, anchor, NULL));
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  set_language ("en");

  g_test_add_func ("/help/parser", test_parser);
  g_test_add_func ("/help/unknown", test_unknown);
  g_test_add_func ("/help/broken", test_broken);
  g_test_add_func ("/help/pages", test_pages);
  g_test_add_func ("/help/rules-have-sections", test_rules_have_sections);
  g_test_add_func ("/help/presets-have-pages", test_presets_have_pages);
  g_test_add_func ("/help/fold", test_fold);
  g_test_add_func ("/help/search", test_search);
  g_test_add_func ("/help/rules-page", test_rules_page);
  g_test_add_func ("/help/anchors", test_anchors);

  return g_test_run ();
}
