/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-story.h"

#include <glib/gi18n-lib.h>

#include "switch-card-names.h"

/* A whole round in sentences: what happened turn by turn, and how it ended.
 * The events are those that the eyes have seen. */

typedef struct
{
  SwitchTable  table;
  SwitchScene  scene;
  GPtrArray   *lines;
  char        *heading;   /* of the next line */
  guint        n_turns;

  GArray      *drawn;     /* the cards of a draw that goes on */
  guint        drawn_seat;
} Story;

static void
line_free (gpointer data)
{
  SwitchStoryLine *line = data;

  g_free (line->heading);
  g_free (line->text);
  g_free (line);
}

static void
add_line (Story *story,
          char  *text)
{
  SwitchStoryLine *line = g_new (SwitchStoryLine, 1);

  line->heading = g_steal_pointer (&story->heading);
  line->text = text;
  g_ptr_array_add (story->lines, line);
}

static void
add_drawn (Story *story)
{
  if (story->drawn->len == 0)
    return;

  add_line (story, switch_sentences_tell_drawn (
    &story->scene, story->drawn_seat,
    (const SwitchCard *) story->drawn->data, story->drawn->len));
  g_array_set_size (story->drawn, 0);
}

static void
begin_turn (Story *story,
            guint  seat)
{
  g_free (story->heading);
  /* Translators: A heading in the story of a round: the number of the turn,
   * and the player's name. */
  story->heading = g_strdup_printf (_("Turn %u: %s"), ++story->n_turns,
                                    story->scene.names[seat]);
}

/* What lay there before anybody did anything. */
static void
tell_deal (Story *story)
{
  const SwitchTable *table = &story->table;

  /* Translators: The first heading in the story of a round. */
  story->heading = g_strdup (_("The deal"));
  if (table->n_discards == 1)
    {
      const SwitchEvent turned = { .kind = SWITCH_EVENT_TURNED,
                                   .card = switch_table_get_top (table) };

      add_line (story, switch_sentences_tell (&story->scene, &turned));
    }
  if (table->pending_kind == SWITCH_PENDING_DRAW)
    {
      const SwitchEvent attack = { .kind = SWITCH_EVENT_ATTACK,
                                   .seat = table->turn,
                                   .amount = table->pending };

      add_line (story, switch_sentences_tell (&story->scene, &attack));
    }
  if (table->turn < table->n_seats)
    begin_turn (story, table->turn);
}

/* Where rounds are counted, who won has the one point. */
static gboolean
is_worth_telling (const Story       *story,
                  const SwitchEvent *event)
{
  if (event->kind == SWITCH_EVENT_SCORED)
    return story->table.rules->scoring != SWITCH_SCORING_ROUNDS;

  return (switch_sentences_get_telling (event->kind) &
          SWITCH_TELLING_STORY) != 0;
}

static void
tell_event (Story             *story,
            const SwitchEvent *event)
{
  switch_table_fold (&story->table, event);
  if (event->kind == SWITCH_EVENT_DREW)
    {
      if (story->drawn->len > 0 && story->drawn_seat != event->seat)
        add_drawn (story);
      story->drawn_seat = event->seat;
      g_array_append_val (story->drawn, event->card);
      return;
    }

  /* A reshuffle in the middle of a draw is told before all of it. */
  if (event->kind != SWITCH_EVENT_RESHUFFLED)
    add_drawn (story);
  if (event->kind == SWITCH_EVENT_TURN)
    begin_turn (story, event->seat);
  else if (is_worth_telling (story, event))
    add_line (story, switch_sentences_tell (&story->scene, event));
}

/**
 * switch_story_tell:
 * @scene: who is told, and about whom; its table is as it was before @events
 * @events: (array length=n_events): what happened, as the eyes saw it
 * @n_events: how many
 *
 * Tells what happened in a round, turn by turn.
 *
 * Returns: (transfer full) (element-type SwitchStoryLine): its sentences
 */
GPtrArray *
switch_story_tell (const SwitchScene *scene,
                   const SwitchEvent *events,
                   guint              n_events)
{
  Story story = { 0 };

  g_return_val_if_fail (scene != NULL && scene->table != NULL, NULL);

  story.table = *scene->table;
  story.scene = *scene;
  story.scene.table = &story.table;
  story.lines = g_ptr_array_new_with_free_func (line_free);
  story.drawn = g_array_new (FALSE, FALSE, sizeof (SwitchCard));

  tell_deal (&story);
  for (guint i = 0; i < n_events; i++)
    tell_event (&story, &events[i]);
  add_drawn (&story);

  g_array_unref (story.drawn);
  g_free (story.heading);

  return story.lines;
}

/* The ending */

static char *
tell_out (const SwitchScene *scene,
          SwitchCard         card,
          gboolean           called)
{
  const char *name = switch_card_names_get (card);

  if (!called)
    /* Translators: Under "Otto wins the round": with which card, as "ace of
     * spades". */
    return g_strdup_printf (_("Out with the %s."), name);

  if (scene->table->rules->last_call == SWITCH_CALL_KNOCK)
    /* Translators: Under "Otto wins the round": with which card. */
    return g_strdup_printf (_("Out with the %s, and knocked in time."), name);

  /* Translators: Under "Otto wins the round": with which card, and that the
   * last card was called. */
  return g_strdup_printf (_("Out with the %s, and called in time."), name);
}

/* Whether a call of @seat stands after @event, if it did @before. */
static gboolean
has_called (const SwitchEvent *event,
            guint              seat,
            gboolean           before)
{
  if (event->seat != seat)
    return before;

  switch (event->kind)
    {
    case SWITCH_EVENT_CALL_STANDS:
      return TRUE;

    case SWITCH_EVENT_DREW:
    case SWITCH_EVENT_FORGOTTEN:
    case SWITCH_EVENT_CALL_FALSE:
      return FALSE;

    default:
      return before;
    }
}

static guint
find_first_out (const SwitchEvent *events,
                guint              n_events)
{
  for (guint i = 0; i < n_events; i++)
    if (events[i].kind == SWITCH_EVENT_WENT_OUT && events[i].amount == 1)
      return events[i].seat;

  return SWITCH_SEAT_NONE;
}

/**
 * switch_story_ending:
 * @scene: who is told, and about whom, at the end of a round
 * @events: (array length=n_events): what happened in it
 * @n_events: how many
 *
 * Tells how a round ended, for a reader who knows who won it.
 *
 * Returns: (transfer full) (nullable): a whole sentence
 */
char *
switch_story_ending (const SwitchScene *scene,
                     const SwitchEvent *events,
                     guint              n_events)
{
  const guint seat = find_first_out (events, n_events);
  SwitchCard card = SWITCH_CARD_NONE;
  gboolean called = FALSE;

  for (guint i = 0; i < n_events; i++)
    {
      const SwitchEvent *event = &events[i];

      called = has_called (event, seat, called);
      if (event->kind == SWITCH_EVENT_BLOCKED)
        return switch_sentences_tell (scene, event);
      if (event->kind == SWITCH_EVENT_LAID && event->seat == seat)
        card = event->card;
      if (event->kind == SWITCH_EVENT_WENT_OUT && event->seat == seat)
        return card != SWITCH_CARD_NONE ? tell_out (scene, card, called)
                                        : NULL;
    }

  return NULL;
}

/**
 * switch_story_count_caught:
 * @events: (array length=n_events): what happened in a round
 * @n_events: how many
 * @seat: a seat
 *
 * Returns: how often that player was caught without a call
 */
guint
switch_story_count_caught (const SwitchEvent *events,
                           guint              n_events,
                           guint              seat)
{
  guint n_caught = 0;

  for (guint i = 0; i < n_events; i++)
    if (events[i].kind == SWITCH_EVENT_CAUGHT && events[i].seat == seat)
      n_caught++;

  return n_caught;
}
