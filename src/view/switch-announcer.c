/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-announcer.h"

#include <glib/gi18n-lib.h>

#include "switch-refusal-text.h"
#include "switch-rules-page.h"
#include "switch-words.h"

/* Says everything once: gathers what an act brings, and puts it into the
 * status line and before assistive technology when the act has been shown. */

#define MOST_SENTENCES 4

struct _SwitchAnnouncer
{
  GObject      parent_instance;

  SwitchStage *stage;
  char        *title;
  char        *headline;
  char        *news;
  char        *advice;
  char        *anchor;
  char        *warning;   /* until the person has read it and plays on */

  /* The act that is being shown. */
  GPtrArray   *sentences;
  GArray      *drawn;
  guint        drawn_seat;
};

enum
{
  PROP_0,
  PROP_TITLE,
  PROP_HEADLINE,
  PROP_NEWS,
  PROP_ADVICE,
  PROP_ANCHOR,
  N_PROPS
};

enum
{
  SPOKEN,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (SwitchAnnouncer, switch_announcer, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
switch_announcer_dispose (GObject *object)
{
  SwitchAnnouncer *self = SWITCH_ANNOUNCER (object);

  g_clear_object (&self->stage);

  G_OBJECT_CLASS (switch_announcer_parent_class)->dispose (object);
}

static void
switch_announcer_finalize (GObject *object)
{
  SwitchAnnouncer *self = SWITCH_ANNOUNCER (object);

  g_free (self->title);
  g_free (self->headline);
  g_free (self->news);
  g_free (self->advice);
  g_free (self->anchor);
  g_free (self->warning);
  g_ptr_array_unref (self->sentences);
  g_array_unref (self->drawn);

  G_OBJECT_CLASS (switch_announcer_parent_class)->finalize (object);
}

static void
switch_announcer_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  SwitchAnnouncer *self = SWITCH_ANNOUNCER (object);

  switch (prop_id)
    {
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;

    case PROP_HEADLINE:
      g_value_set_string (value, self->headline);
      break;

    case PROP_NEWS:
      g_value_set_string (value, self->news);
      break;

    case PROP_ADVICE:
      g_value_set_string (value, self->advice);
      break;

    case PROP_ANCHOR:
      g_value_set_string (value, self->anchor);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
switch_announcer_class_init (SwitchAnnouncerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = switch_announcer_dispose;
  object_class->finalize = switch_announcer_finalize;
  object_class->get_property = switch_announcer_get_property;

  properties[PROP_TITLE] =
    g_param_spec_string ("title", NULL, NULL, NULL, flags);
  properties[PROP_HEADLINE] =
    g_param_spec_string ("headline", NULL, NULL, NULL, flags);
  properties[PROP_NEWS] =
    g_param_spec_string ("news", NULL, NULL, NULL, flags);
  properties[PROP_ADVICE] =
    g_param_spec_string ("advice", NULL, NULL, NULL, flags);
  properties[PROP_ANCHOR] =
    g_param_spec_string ("anchor", NULL, NULL, NULL, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  /* It is described in the header. */
  signals[SPOKEN] =
    g_signal_new ("spoken", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
switch_announcer_init (SwitchAnnouncer *self)
{
  self->sentences = g_ptr_array_new_with_free_func (g_free);
  self->drawn = g_array_new (FALSE, FALSE, sizeof (SwitchCard));
}

static void
set_string (SwitchAnnouncer  *self,
            guint             prop_id,
            char            **field,
            char             *value)
{
  if (g_strcmp0 (*field, value) == 0)
    {
      g_free (value);
      return;
    }

  g_free (*field);
  *field = value;
  g_object_notify_by_pspec (G_OBJECT (self), properties[prop_id]);
}

static void
show (SwitchAnnouncer *self,
      char            *headline,
      char            *news,
      char            *advice)
{
  g_object_freeze_notify (G_OBJECT (self));
  set_string (self, PROP_HEADLINE, &self->headline, headline);
  set_string (self, PROP_NEWS, &self->news, news);
  set_string (self, PROP_ADVICE, &self->advice, advice);
  set_string (self, PROP_ANCHOR, &self->anchor, NULL);
  g_object_thaw_notify (G_OBJECT (self));
}

static void
speak (SwitchAnnouncer *self,
       const char      *first,
       const char      *second)
{
  g_autofree char *text = switch_words_join (first, second);

  if (text != NULL)
    g_signal_emit (self, signals[SPOKEN], 0, text);
}

/* Gathering an act */

static void
add_drawn (SwitchAnnouncer   *self,
           const SwitchScene *scene)
{
  if (self->drawn->len == 0)
    return;

  g_ptr_array_add (self->sentences,
    switch_sentences_tell_drawn (scene, self->drawn_seat,
                                 (const SwitchCard *) self->drawn->data,
                                 self->drawn->len));
  g_array_set_size (self->drawn, 0);
}

/* An attack on the person is told by the advice. */
static gboolean
is_worth_saying (const SwitchScene *scene,
                 const SwitchEvent *event)
{
  if (event->kind == SWITCH_EVENT_ATTACK || event->kind == SWITCH_EVENT_SKIP)
    return scene->table->phase != SWITCH_PHASE_OVER;

  return (switch_sentences_get_telling (event->kind) &
          SWITCH_TELLING_TABLE) != 0;
}

static void
landed_cb (SwitchStage       *stage,
           const SwitchEvent *event,
           SwitchAnnouncer   *self)
{
  SwitchScene scene;

  switch_stage_get_scene (stage, &scene);
  if (event->seat == scene.me && (event->kind == SWITCH_EVENT_LAID ||
                                  event->kind == SWITCH_EVENT_DREW ||
                                  event->kind == SWITCH_EVENT_PASSED))
    g_clear_pointer (&self->warning, g_free);

  if (event->kind == SWITCH_EVENT_DREW)
    {
      if (self->drawn->len > 0 && self->drawn_seat != event->seat)
        add_drawn (self, &scene);
      self->drawn_seat = event->seat;
      g_array_append_val (self->drawn, event->card);
      return;
    }

  /* A reshuffle in the middle of a draw is told before all of it. */
  if (event->kind != SWITCH_EVENT_RESHUFFLED)
    add_drawn (self, &scene);
  if (is_worth_saying (&scene, event))
    g_ptr_array_add (self->sentences, switch_sentences_tell (&scene, event));
}

static char *
take_news (SwitchAnnouncer *self)
{
  g_autofree char *news = NULL;

  for (guint i = 0; i < self->sentences->len && i < MOST_SENTENCES; i++)
    {
      g_autofree char *before = g_steal_pointer (&news);

      news = switch_words_join (before,
                                g_ptr_array_index (self->sentences, i));
    }
  g_ptr_array_set_size (self->sentences, 0);

  return g_steal_pointer (&news);
}

static char *
find_advice (SwitchAnnouncer   *self,
             const SwitchScene *scene)
{
  return switch_sentences_advise (scene,
                                  switch_stage_get_own (self->stage,
                                                        scene->me));
}

static char *
find_shown_advice (SwitchAnnouncer   *self,
                   const SwitchScene *scene)
{
  return self->warning != NULL ? g_strdup (self->warning)
                               : find_advice (self, scene);
}

static void
show_table (SwitchAnnouncer *self,
            char            *news)
{
  const SwitchTable *table;
  SwitchScene scene;
  gboolean mine, begins;

  switch_stage_get_scene (self->stage, &scene);
  table = scene.table;
  set_string (self, PROP_TITLE, &self->title,
              switch_sentences_title (&scene));

  mine = switch_stage_is_my_turn (self->stage);
  begins = mine && table->phase == SWITCH_PHASE_START &&
           table->pending_kind == SWITCH_PENDING_NONE;
  if (table->turn >= table->n_seats && news == NULL)
    show (self, switch_sentences_dealing (&scene), NULL, NULL);
  else if (begins || (mine && news == NULL))
    show (self, g_strdup (_("Your turn.")), news,
          find_shown_advice (self, &scene));
  else
    show (self, news, NULL, find_shown_advice (self, &scene));
}

static void
acted_cb (SwitchStage     *stage,
          SwitchAnnouncer *self)
{
  SwitchScene scene;
  g_autofree char *news = NULL;
  g_autofree char *advice = NULL;
  gboolean for_me;

  switch_stage_get_scene (stage, &scene);
  add_drawn (self, &scene);
  news = take_news (self);
  advice = find_advice (self, &scene);
  show_table (self, g_strdup (news));

  /* That somebody else is thinking need not be said. */
  for_me = switch_stage_is_my_turn (stage) ||
           scene.table->due_seat != SWITCH_SEAT_NONE;
  if (switch_stage_is_my_turn (stage) && self->news != NULL)
    speak (self, news, advice);
  else
    speak (self, news, for_me ? advice : NULL);
}

/* The game goes on because the person said so: what all waited for is past. */
static void
waits_cb (SwitchAnnouncer *self)
{
  SwitchScene scene;

  switch_stage_get_scene (self->stage, &scene);
  set_string (self, PROP_ADVICE, &self->advice, find_advice (self, &scene));
}

static void
reset_cb (SwitchStage     *stage,
          SwitchAnnouncer *self)
{
  g_ptr_array_set_size (self->sentences, 0);
  g_array_set_size (self->drawn, 0);
  show_table (self, NULL);
}

/**
 * switch_announcer_new:
 * @stage: the stage it listens to
 *
 * Returns: (transfer full): an announcer
 */
SwitchAnnouncer *
switch_announcer_new (SwitchStage *stage)
{
  SwitchAnnouncer *self;

  g_return_val_if_fail (SWITCH_IS_STAGE (stage), NULL);

  self = g_object_new (SWITCH_TYPE_ANNOUNCER, NULL);
  self->stage = g_object_ref (stage);
  g_signal_connect_object (stage, "landed", G_CALLBACK (landed_cb), self, 0);
  g_signal_connect_object (stage, "acted", G_CALLBACK (acted_cb), self, 0);
  g_signal_connect_object (stage, "reset", G_CALLBACK (reset_cb), self, 0);
  g_signal_connect_object (stage, "notify::waits", G_CALLBACK (waits_cb),
                           self, G_CONNECT_SWAPPED);

  return self;
}

/**
 * switch_announcer_get_title:
 * @self: the announcer
 *
 * Returns: (transfer none) (nullable): whose turn it is, as a title
 */
const char *
switch_announcer_get_title (SwitchAnnouncer *self)
{
  g_return_val_if_fail (SWITCH_IS_ANNOUNCER (self), NULL);

  return self->title;
}

/**
 * switch_announcer_get_headline:
 * @self: the announcer
 *
 * Returns: (transfer none) (nullable): the first sentence
 */
const char *
switch_announcer_get_headline (SwitchAnnouncer *self)
{
  g_return_val_if_fail (SWITCH_IS_ANNOUNCER (self), NULL);

  return self->headline;
}

/**
 * switch_announcer_get_news:
 * @self: the announcer
 *
 * Returns: (transfer none) (nullable): what stands behind the first sentence
 */
const char *
switch_announcer_get_news (SwitchAnnouncer *self)
{
  g_return_val_if_fail (SWITCH_IS_ANNOUNCER (self), NULL);

  return self->news;
}

/**
 * switch_announcer_get_advice:
 * @self: the announcer
 *
 * Returns: (transfer none) (nullable): what the person may do
 */
const char *
switch_announcer_get_advice (SwitchAnnouncer *self)
{
  g_return_val_if_fail (SWITCH_IS_ANNOUNCER (self), NULL);

  return self->advice;
}

/**
 * switch_announcer_get_anchor:
 * @self: the announcer
 *
 * Returns: (transfer none) (nullable): where the rules say why something was
 *   refused
 */
const char *
switch_announcer_get_anchor (SwitchAnnouncer *self)
{
  g_return_val_if_fail (SWITCH_IS_ANNOUNCER (self), NULL);

  return self->anchor;
}

/**
 * switch_announcer_tell_table:
 * @self: the announcer
 *
 * Says what lies and whose turn it is, to somebody who comes to a round that
 * is under way.
 */
void
switch_announcer_tell_table (SwitchAnnouncer *self)
{
  SwitchScene scene;
  g_autofree char *table = NULL;

  g_return_if_fail (SWITCH_IS_ANNOUNCER (self));

  switch_stage_get_scene (self->stage, &scene);
  table = switch_sentences_table (&scene);
  speak (self, table, switch_stage_is_my_turn (self->stage) ? self->advice
                                                            : NULL);
}

/**
 * switch_announcer_refuse:
 * @self: the announcer
 * @refusal: why a move may not be made
 *
 * Says why, and what would do; #SwitchAnnouncer:anchor is then the sentence of
 * the rules that refuses it.
 */
void
switch_announcer_refuse (SwitchAnnouncer     *self,
                         const SwitchRefusal *refusal)
{
  const SwitchTable *table;
  SwitchScene scene;
  g_autofree char *reason = NULL;
  g_autofree char *advice = NULL;
  g_autofree char *price = NULL;
  g_autofree char *both = NULL;

  g_return_if_fail (SWITCH_IS_ANNOUNCER (self));
  g_return_if_fail (refusal != NULL);

  table = switch_stage_get_table (self->stage);
  reason = switch_refusal_text_get_reason (refusal);
  switch_stage_get_scene (self->stage, &scene);

  /* What was refused is no card: what may be done is as it was. */
  if (refusal->card >= SWITCH_N_CARDS)
    advice = find_advice (self, &scene);
  else
    advice = switch_refusal_text_get_advice (refusal, table);
  price = switch_refusal_text_get_price (refusal, table);
  both = switch_words_join (advice, price);
  switch_announcer_say (self, reason, both);
  set_string (self, PROP_ANCHOR, &self->anchor,
              switch_rules_page_find_anchor (refusal, table->rules));
}

/**
 * switch_announcer_say:
 * @self: the announcer
 * @headline: a sentence
 * @advice: (nullable): another one
 *
 * Says something that is no act.
 */
void
switch_announcer_say (SwitchAnnouncer *self,
                      const char      *headline,
                      const char      *advice)
{
  g_return_if_fail (SWITCH_IS_ANNOUNCER (self));
  g_return_if_fail (headline != NULL);

  show (self, g_strdup (headline), NULL, g_strdup (advice));
  speak (self, headline, advice);
}

/**
 * switch_announcer_warn:
 * @self: the announcer
 * @headline: a sentence
 * @detail: another one
 *
 * Says something bad, once, and shows it until the person plays on.
 */
void
switch_announcer_warn (SwitchAnnouncer *self,
                       const char      *headline,
                       const char      *detail)
{
  g_return_if_fail (SWITCH_IS_ANNOUNCER (self));
  g_return_if_fail (headline != NULL);

  g_free (self->warning);
  self->warning = switch_words_join (headline, detail);
  switch_announcer_say (self, headline, detail);
}

/**
 * switch_announcer_add:
 * @self: the announcer
 * @sentence: a sentence
 *
 * Has something said with the act that is shown next, before all of it.
 */
void
switch_announcer_add (SwitchAnnouncer *self,
                      const char      *sentence)
{
  g_return_if_fail (SWITCH_IS_ANNOUNCER (self));
  g_return_if_fail (sentence != NULL);

  g_ptr_array_add (self->sentences, g_strdup (sentence));
}
