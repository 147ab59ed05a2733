/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Whatever is refused, a button beside the reason opens the sentence of the
 * rules that refuses it. */

#include "gtk-log.h"
#include "window-helper.h"

#include "switch-help-view.h"
#include "switch-help-window.h"
#include "switch-rules-page.h"
#include "switch-window-private.h"

/* The rules that the engine names with a reason. */
static const char *const rules[SWITCH_N_REFUSALS] = {
  [SWITCH_REFUSAL_WILD_ON_WILD] = "wild-on-wild",
  [SWITCH_REFUSAL_ATTACK] = "stacking",
  [SWITCH_REFUSAL_SKIP] = "skip-answer",
  [SWITCH_REFUSAL_ONLY_DRAWN] = "drawn-card",
  [SWITCH_REFUSAL_DRAWN_MUST] = "drawn-card",
  [SWITCH_REFUSAL_NO_FOLLOW] = "lay",
  [SWITCH_REFUSAL_MUST_FOLLOW] = "after-wild",
  [SWITCH_REFUSAL_NO_FINISH] = "no-finish",
  [SWITCH_REFUSAL_SEVERAL_FINISH] = "finish-with-several",
  [SWITCH_REFUSAL_CALL_MISSING] = "call-check",
  [SWITCH_REFUSAL_NOTHING_FOLLOWS] = "after-wild",
  [SWITCH_REFUSAL_ABLE] = "draw-choice",
  [SWITCH_REFUSAL_CALL_OFF] = "last-call",
  [SWITCH_REFUSAL_CATCH_OFF] = "call-check",
  [SWITCH_REFUSAL_BLUNDER_OFF] = "blunder",
};

static void
init_refusal (SwitchRefusal       *refusal,
              SwitchRefusalReason  reason)
{
  *refusal = (SwitchRefusal) { .reason = reason, .card = 10 };
  if (rules[reason] != NULL)
    {
      refusal->rule = switch_rule_spec_find (rules[reason]);
      g_assert_nonnull (refusal->rule);
    }
}

static GtkWidget *
find_why (GtkWidget *widget)
{
  if (gtk_widget_has_css_class (widget, "why"))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_why (child);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static SwitchHelpWindow *
find_help (void)
{
  g_autoptr(GList) windows = gtk_window_list_toplevels ();

  for (GList *link = windows; link != NULL; link = link->next)
    if (SWITCH_IS_HELP_WINDOW (link->data))
      return link->data;

  return NULL;
}

static SwitchHelpView *
find_view (GtkWidget *widget)
{
  if (SWITCH_IS_HELP_VIEW (widget))
    return SWITCH_HELP_VIEW (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      SwitchHelpView *found = find_view (child);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* The page is open, and of all its sentences the one with the anchor is
 * marked. */
static void
assert_marked (const char *anchor)
{
  SwitchHelpWindow *help = find_help ();
  SwitchHelpPage *page;
  guint n_marked = 0;

  g_assert_nonnull (help);
  page = switch_help_window_get_page (help);
  g_assert_cmpstr (switch_help_page_get_id (page), ==,
                   SWITCH_HELP_RULES_PAGE);
  for (guint i = 0; i < switch_help_page_get_n_blocks (page); i++)
    {
      GtkWidget *widget =
        switch_help_view_get_block (find_view (GTK_WIDGET (help)), i);

      if (!gtk_widget_has_css_class (widget, "found"))
        continue;
      n_marked++;
      g_assert_cmpstr (switch_help_page_get_block (page, i)->anchor, ==,
                       anchor);
    }
  g_assert_cmpuint (n_marked, ==, 1);
}

static void
test_every_reason (gconstpointer data)
{
  WindowFixture self = { 0 };
  GtkWidget *why;

  window_fixture_set_up (&self, data, 3, FALSE);
  window_fixture_begin (&self, 3);
  window_fixture_wait_turn (&self);
  why = find_why (GTK_WIDGET (self.table));
  g_assert_nonnull (why);
  g_assert_false (gtk_widget_get_visible (why));

  for (guint reason = SWITCH_REFUSAL_NONE + 1; reason < SWITCH_N_REFUSALS;
       reason++)
    {
      SwitchAnnouncer *announcer = switch_window_get_announcer (self.window);
      SwitchRefusal refusal;

      init_refusal (&refusal, (SwitchRefusalReason) reason);
      switch_announcer_refuse (announcer, &refusal);
      g_assert_true (gtk_widget_get_visible (why));
      g_assert_true (gtk_widget_get_focusable (why));
      g_test_message ("%u: %s", reason,
                      switch_announcer_get_anchor (announcer));
      g_signal_emit_by_name (why, "clicked");
      assert_marked (switch_announcer_get_anchor (announcer));
    }
  window_fixture_tear_down (&self);
}

/* Where the rule has a sentence by these rules, it is that very sentence. */
static void
test_own_sentence (void)
{
  WindowFixture self = { 0 };
  SwitchAnnouncer *announcer;
  SwitchRefusal refusal;

  window_fixture_set_up (&self, "switch", 2, FALSE);
  window_fixture_begin (&self, 3);
  announcer = switch_window_get_announcer (self.window);

  init_refusal (&refusal, SWITCH_REFUSAL_ATTACK);
  switch_announcer_refuse (announcer, &refusal);
  g_assert_cmpstr (switch_announcer_get_anchor (announcer), ==,
                   "rule-stacking");
  init_refusal (&refusal, SWITCH_REFUSAL_NO_MATCH);
  switch_announcer_refuse (announcer, &refusal);
  g_assert_cmpstr (switch_announcer_get_anchor (announcer), ==, "match");
  init_refusal (&refusal, SWITCH_REFUSAL_NOT_YOUR_TURN);
  switch_announcer_refuse (announcer, &refusal);
  g_assert_cmpstr (switch_announcer_get_anchor (announcer), ==, "turns");
  window_fixture_tear_down (&self);
}

/* The button comes with a refusal, moves nothing, and goes with the next
 * thing that is said: the focus that was on it returns to the hand. */
static void
test_coming_and_going (void)
{
  WindowFixture self = { 0 };
  SwitchRefusal refusal;
  SwitchHandView *hand;
  GtkWidget *why;
  graphene_rect_t before, after;

  window_fixture_set_up (&self, "switch", 2, FALSE);
  window_fixture_begin (&self, 3);
  window_fixture_wait_turn (&self);
  why = find_why (GTK_WIDGET (self.table));
  hand = switch_table_view_get_hand (self.table);
  while (!gtk_widget_compute_bounds (GTK_WIDGET (hand),
                                     GTK_WIDGET (self.table), &before) ||
         before.size.width < 1)
    g_main_context_iteration (NULL, TRUE);

  init_refusal (&refusal, SWITCH_REFUSAL_NO_MATCH);
  switch_announcer_refuse (switch_window_get_announcer (self.window),
                           &refusal);
  while (gtk_widget_get_height (why) < 10)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (hand),
                                            GTK_WIDGET (self.table), &after));
  g_assert_true (graphene_rect_equal (&before, &after));

  g_assert_true (gtk_widget_grab_focus (why));
  gtk_widget_activate_action (GTK_WIDGET (self.table), "table.draw", NULL);
  window_fixture_settle (&self);
  g_assert_false (gtk_widget_get_visible (why));
  g_assert_nonnull (gtk_widget_get_focus_child (GTK_WIDGET (hand)));
  window_fixture_tear_down (&self);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  gtk_log_watch ();

  g_test_add_data_func ("/why/switch", "switch", test_every_reason);
  g_test_add_data_func ("/why/black-jack", "black-jack", test_every_reason);
  g_test_add_data_func ("/why/peanuckle", "peanuckle", test_every_reason);
  g_test_add_data_func ("/why/crazy-eights", "crazy-eights",
                        test_every_reason);
  g_test_add_func ("/why/own-sentence", test_own_sentence);
  g_test_add_func ("/why/coming-and-going", test_coming_and_going);

  return g_test_run ();
}
