/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-round-panel.h"

#include <glib/gi18n-lib.h>

#include "switch-score-row.h"
#include "switch-story.h"
#include "switch-words.h"
#include "switch-wrap-layout.h"

#define MOST_DOTS 5

struct _SwitchRoundPanel
{
  GtkWidget    parent_instance;

  GtkWidget   *panel;
  GtkWidget   *scroller;
  GtkWidget   *content;
  GtkLabel    *title_label;
  GtkLabel    *subtitle_label;
  GtkBox      *rows;
  GtkButton   *next_button;
  GtkLabel    *next_label;

  SwitchMatch *match;
  GArray      *events;    /* of SwitchEvent: the whole round */
};

G_DEFINE_FINAL_TYPE (SwitchRoundPanel, switch_round_panel, GTK_TYPE_WIDGET)

static void
switch_round_panel_dispose (GObject *object)
{
  SwitchRoundPanel *self = SWITCH_ROUND_PANEL (object);

  g_clear_object (&self->match);
  g_clear_pointer (&self->events, g_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), SWITCH_TYPE_ROUND_PANEL);

  G_OBJECT_CLASS (switch_round_panel_parent_class)->dispose (object);
}

static gboolean
switch_round_panel_grab_focus (GtkWidget *widget)
{
  SwitchRoundPanel *self = SWITCH_ROUND_PANEL (widget);

  return gtk_widget_grab_focus (GTK_WIDGET (self->next_button));
}

static void
switch_round_panel_measure (GtkWidget      *widget,
                            GtkOrientation  orientation,
                            int             for_size,
                            int            *minimum,
                            int            *natural,
                            int            *minimum_baseline,
                            int            *natural_baseline)
{
  gtk_widget_measure (SWITCH_ROUND_PANEL (widget)->panel, orientation,
                      for_size, minimum, natural, NULL, NULL);
}

/* What scrolls does not ask for more height where its text wraps. */
static int
find_height (SwitchRoundPanel *self,
             int               width,
             int               room)
{
  int least, most, wrapped, unwrapped;

  gtk_widget_measure (self->panel, GTK_ORIENTATION_VERTICAL, width, &least,
                      &most, NULL, NULL);
  gtk_widget_measure (self->content, GTK_ORIENTATION_VERTICAL, width, NULL,
                      &wrapped, NULL, NULL);
  gtk_widget_measure (self->content, GTK_ORIENTATION_VERTICAL, -1, NULL,
                      &unwrapped, NULL, NULL);

  return MAX (least, MIN (most + MAX (wrapped - unwrapped, 0), room));
}

/* In the middle, and no larger than it has to be. */
static void
switch_round_panel_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height,
                                  int        baseline)
{
  SwitchRoundPanel *self = SWITCH_ROUND_PANEL (widget);
  GtkAllocation place;
  int least, most;

  gtk_widget_measure (self->panel, GTK_ORIENTATION_HORIZONTAL, -1, &least,
                      &most, NULL, NULL);
  place.width = MAX (least, MIN (most, width));
  place.height = find_height (self, place.width, height);
  place.x = (width - place.width) / 2;
  place.y = (height - place.height) / 2;
  gtk_widget_size_allocate (self->panel, &place, -1);
}

/* From whichever button: the rows themselves take no focus. Where all of them
 * can be seen, the key goes on to walk among the buttons. */
static gboolean
scroll_cb (GtkWidget *widget,
           GVariant  *arguments,
           gpointer   data)
{
  SwitchRoundPanel *self = SWITCH_ROUND_PANEL (widget);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (
    GTK_SCROLLED_WINDOW (self->scroller));
  gboolean scrolled;

  if (gtk_adjustment_get_upper (adjustment) <=
      gtk_adjustment_get_page_size (adjustment))
    return FALSE;

  g_signal_emit_by_name (self->scroller, "scroll-child",
                         g_variant_get_int32 (arguments), FALSE, &scrolled);

  return scrolled;
}

static void
add_scroll_keys (GtkWidgetClass *widget_class)
{
  static const struct { guint key, keypad; GtkScrollType type; } keys[] = {
    { GDK_KEY_Up, GDK_KEY_KP_Up, GTK_SCROLL_STEP_UP },
    { GDK_KEY_Down, GDK_KEY_KP_Down, GTK_SCROLL_STEP_DOWN },
    { GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up, GTK_SCROLL_PAGE_UP },
    { GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down, GTK_SCROLL_PAGE_DOWN },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      gtk_widget_class_add_binding (widget_class, keys[i].key, 0, scroll_cb,
                                    "i", keys[i].type);
      gtk_widget_class_add_binding (widget_class, keys[i].keypad, 0, scroll_cb,
                                    "i", keys[i].type);
    }
}

static void
switch_round_panel_class_init (SwitchRoundPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = switch_round_panel_dispose;
  widget_class->grab_focus = switch_round_panel_grab_focus;
  widget_class->measure = switch_round_panel_measure;
  widget_class->size_allocate = switch_round_panel_size_allocate;

  g_type_ensure (SWITCH_TYPE_SCORE_ROW);
  g_type_ensure (SWITCH_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/switchcards/Switch/switch-round-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, SwitchRoundPanel,
                                        panel);
  gtk_widget_class_bind_template_child (widget_class, SwitchRoundPanel,
                                        scroller);
  gtk_widget_class_bind_template_child (widget_class, SwitchRoundPanel,
                                        content);
  gtk_widget_class_bind_template_child (widget_class, SwitchRoundPanel,
                                        title_label);
  gtk_widget_class_bind_template_child (widget_class, SwitchRoundPanel,
                                        subtitle_label);
  gtk_widget_class_bind_template_child (widget_class, SwitchRoundPanel, rows);
  gtk_widget_class_bind_template_child (widget_class, SwitchRoundPanel,
                                        next_button);
  gtk_widget_class_bind_template_child (widget_class, SwitchRoundPanel,
                                        next_label);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0,
                                       "win.look", NULL);
  add_scroll_keys (widget_class);
  gtk_widget_class_set_css_name (widget_class, "roundpanel");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_DIALOG);
}

static void
switch_round_panel_init (SwitchRoundPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Who won */

static const SwitchTable *
get_table (SwitchRoundPanel *self)
{
  return switch_game_get_table (switch_match_get_game (self->match));
}

static SwitchPlayer *
get_player (SwitchRoundPanel *self,
            guint             seat)
{
  return switch_game_get_player (switch_match_get_game (self->match), seat);
}

static guint
count_winners (const SwitchTable *table)
{
  return (guint) __builtin_popcount (table->winners);
}

static guint
find_winner (const SwitchTable *table)
{
  for (guint seat = 0; seat < table->n_seats; seat++)
    if ((table->winners >> seat) & 1)
      return seat;

  return 0;
}

static guint
find_match_winner (SwitchRoundPanel *self)
{
  for (guint i = 0; i < switch_match_get_n_players (self->match); i++)
    if (switch_match_is_winner (self->match, i))
      return i;

  return 0;
}

static char *
get_title (SwitchRoundPanel *self)
{
  const SwitchTable *table = get_table (self);
  SwitchPlayer *player;

  if (switch_match_get_over (self->match))
    {
      player = switch_match_get_player (self->match,
                                        find_match_winner (self));
      if (switch_player_is_person (player))
        return g_strdup (_("You win the match"));
      return g_strdup_printf (_("%s wins the match"),
                              switch_player_get_name (player));
    }

  if (count_winners (table) != 1)
    return g_strdup (_("The round is shared"));

  player = get_player (self, find_winner (table));
  if (switch_player_is_person (player))
    return g_strdup (_("You win the round"));

  return g_strdup_printf (_("%s wins the round"),
                          switch_player_get_name (player));
}

/* Whether the title names who won the round: a match may be won by somebody
 * else. */
static gboolean
is_about_round (SwitchRoundPanel *self)
{
  const SwitchTable *table = get_table (self);

  return count_winners (table) == 1 &&
         (!switch_match_get_over (self->match) ||
          switch_match_get_player (self->match, find_match_winner (self)) ==
            get_player (self, find_winner (table)));
}

static char *
get_ending (SwitchRoundPanel *self)
{
  const SwitchTable *table = get_table (self);
  const SwitchScene scene = { .table = table, .me = SWITCH_SEAT_NONE };

  if (!table->blocked && !is_about_round (self))
    return NULL;

  return switch_story_ending (&scene,
                              (gconstpointer) self->events->data,
                              self->events->len);
}

/* What is to come, or why somebody has won without going out. */
static char *
get_outlook (SwitchRoundPanel *self)
{
  const SwitchTable *table = get_table (self);
  const SwitchRules *rules = table->rules;
  const guint target = rules->target;
  g_autofree char *number = NULL;
  guint n_more;

  if (table->blocked)
    return g_strdup (rules->scoring == SWITCH_SCORING_ROUNDS
                       ? _("The fewest cards win.")
                       : _("The fewest points win."));
  if (switch_match_get_over (self->match) || target == 0)
    return NULL;
  if (rules->scoring != SWITCH_SCORING_ROUNDS)
    return g_strdup_printf (ngettext ("The match goes to %u point.",
                                      "The match goes to %u points.",
                                      target), target);

  n_more = target - MIN (target,
                         (guint) table->score[find_winner (table)]);
  number = switch_words_number (n_more, TRUE);

  /* Translators: Under "Otto wins the round": a number, as "Two". */
  return g_strdup_printf (ngettext ("%s more round wins the match.",
                                    "%s more rounds win the match.",
                                    n_more), number);
}

static char *
get_subtitle (SwitchRoundPanel *self)
{
  g_autofree char *ending = get_ending (self);
  g_autofree char *outlook = get_outlook (self);

  /* Sentences that stand beside each other. */
  if (ending != NULL && outlook != NULL)
    return g_strconcat (ending, " ", outlook, NULL);

  return ending != NULL ? g_steal_pointer (&ending)
                        : g_steal_pointer (&outlook);
}

/* The rows */

static int
compare_seats (gconstpointer a,
               gconstpointer b,
               gpointer      data)
{
  const SwitchTable *table = data;
  const guint one = *(const guint *) a, other = *(const guint *) b;
  const int won = (int) ((table->winners >> other) & 1) -
                  (int) ((table->winners >> one) & 1);
  guint place_one = G_MAXUINT, place_other = G_MAXUINT;

  for (guint i = 0; i < table->n_out; i++)
    {
      if (table->out[i] == one)
        place_one = i;
      if (table->out[i] == other)
        place_other = i;
    }

  if (won != 0)
    return won;
  if (place_one != place_other)
    return place_one < place_other ? -1 : 1;

  return (int) table->count[one] - (int) table->count[other];
}

static char *
get_left (const SwitchTable *table,
          guint              seat)
{
  const guint count = table->count[seat];

  for (guint i = 0; i < table->n_out; i++)
    if (table->out[i] == seat)
      return g_strdup (switch_words_place (i + 1));

  return g_strdup_printf (ngettext ("%u card left", "%u cards left", count),
                          count);
}

static char *
get_detail (SwitchRoundPanel *self,
            guint             seat)
{
  const guint n_caught =
    switch_story_count_caught ((gconstpointer) self->events->data,
                               self->events->len, seat);
  g_autofree char *left = get_left (get_table (self), seat);
  g_autofree char *caught = NULL;

  if (n_caught == 0)
    return g_steal_pointer (&left);

  caught = n_caught == 1
    /* Translators: without a call, in this round */
    ? g_strdup (_("caught once"))
    : g_strdup_printf (ngettext ("caught %u time", "caught %u times",
                                 n_caught), n_caught);

  /* Translators: how many cards are left, and how often somebody was caught
   * without a call */
  return g_strdup_printf (_("%s · %s"), left, caught);
}

static char *
get_score (const SwitchTable *table,
           guint              seat)
{
  const int score = table->score[seat];
  const guint target = table->rules->target;

  if (table->rules->scoring != SWITCH_SCORING_ROUNDS)
    return g_strdup_printf (ngettext ("%d point", "%d points",
                                      (gulong) score), score);
  if (target == 0)
    return g_strdup_printf (ngettext ("%d round won", "%d rounds won",
                                      (gulong) score), score);

  /* Translators: rounds won, of those that win the match */
  return g_strdup_printf (_("%d of %u"), score, target);
}

static void
add_row (SwitchRoundPanel *self,
         guint             place,
         guint             seat)
{
  const SwitchTable *table = get_table (self);
  const SwitchRules *rules = table->rules;
  SwitchGame *game = switch_match_get_game (self->match);
  const SwitchRound *round = &switch_game_get_record (game)->round;
  g_autofree char *detail = get_detail (self, seat);
  g_autofree char *score = get_score (table, seat);
  SwitchCard cards[SWITCH_MAX_PACK];
  GtkWidget *widget;
  SwitchScoreRow *row;

  widget = switch_score_row_new (place, seat,
                                 switch_player_get_name (get_player (self,
                                                                     seat)));
  row = SWITCH_SCORE_ROW (widget);
  switch_score_row_set_text (row, detail, score);
  if (rules->scoring == SWITCH_SCORING_ROUNDS && rules->target <= MOST_DOTS)
    switch_score_row_set_dots (row, (guint) table->score[seat],
                               rules->target);

  /* At the end all hands are laid open. */
  switch_score_row_set_cards (
    row, cards, switch_cards_to_array (&round->own[seat].cards, cards));
  switch_score_row_set_won (row, (table->winners >> seat) & 1);
  gtk_box_append (self->rows, widget);
}

static void
add_rows (SwitchRoundPanel *self)
{
  const SwitchTable *table = get_table (self);
  guint seats[SWITCH_MAX_SEATS];

  for (guint seat = 0; seat < table->n_seats; seat++)
    seats[seat] = seat;
  g_qsort_with_data (seats, table->n_seats, sizeof *seats, compare_seats,
                     (gpointer) table);
  for (guint i = 0; i < table->n_seats; i++)
    add_row (self, i + 1, seats[i]);
}

static void
set_next (SwitchRoundPanel *self)
{
  /* Translators: Buttons at the end of a round, and of a match. */
  const char *text = switch_match_get_over (self->match) ? _("New game…")
                                                         : _("Next round");

  gtk_label_set_label (self->next_label, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->next_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

/**
 * switch_round_panel_new:
 * @match: a match whose round is over and counted
 *
 * Returns: a panel
 */
GtkWidget *
switch_round_panel_new (SwitchMatch *match)
{
  SwitchRoundPanel *self;
  g_autofree char *title = NULL;
  g_autofree char *subtitle = NULL;

  g_return_val_if_fail (SWITCH_IS_MATCH (match), NULL);

  self = g_object_new (SWITCH_TYPE_ROUND_PANEL, NULL);
  self->match = g_object_ref (match);
  self->events = switch_game_get_events (switch_match_get_game (match));
  title = get_title (self);
  subtitle = get_subtitle (self);
  gtk_label_set_label (self->title_label, title);
  gtk_label_set_label (self->subtitle_label, subtitle ? subtitle : "");
  gtk_widget_set_visible (GTK_WIDGET (self->subtitle_label),
                          subtitle != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  set_next (self);
  add_rows (self);

  return GTK_WIDGET (self);
}

/**
 * switch_round_panel_get_title:
 * @self: a panel
 *
 * Returns: (transfer none): who won
 */
const char *
switch_round_panel_get_title (SwitchRoundPanel *self)
{
  g_return_val_if_fail (SWITCH_IS_ROUND_PANEL (self), NULL);

  return gtk_label_get_label (self->title_label);
}

/**
 * switch_round_panel_get_subtitle:
 * @self: a panel
 *
 * Returns: (transfer none): how the round ended, and what is to come
 */
const char *
switch_round_panel_get_subtitle (SwitchRoundPanel *self)
{
  g_return_val_if_fail (SWITCH_IS_ROUND_PANEL (self), NULL);

  return gtk_label_get_label (self->subtitle_label);
}
