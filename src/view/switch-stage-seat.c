/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-stage-seat.h"

#include <glib/gi18n-lib.h>

#include "switch-words.h"

struct _SwitchStageSeat
{
  GObject   parent_instance;

  guint     seat;
  char     *name;
  char     *score;
  char     *short_score;
  char     *word;
  char     *flag;
  char     *place;
  guint     n_cards;
  gboolean  turn;
  gboolean  alert;
  gboolean  catchable;
  gboolean  dealer;
  gboolean  caught;
  gboolean  thinking;
  gboolean  won;
};

enum
{
  PROP_0,
  PROP_SEAT,
  PROP_NAME,
  PROP_SCORE,
  PROP_SHORT_SCORE,
  PROP_WORD,
  PROP_FLAG,
  PROP_PLACE,
  PROP_N_CARDS,
  PROP_TURN,
  PROP_ALERT,
  PROP_CATCHABLE,
  PROP_DEALER,
  PROP_CAUGHT,
  PROP_THINKING,
  PROP_WON,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (SwitchStageSeat, switch_stage_seat, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
switch_stage_seat_finalize (GObject *object)
{
  SwitchStageSeat *self = SWITCH_STAGE_SEAT (object);

  g_free (self->name);
  g_free (self->score);
  g_free (self->short_score);
  g_free (self->word);
  g_free (self->flag);
  g_free (self->place);

  G_OBJECT_CLASS (switch_stage_seat_parent_class)->finalize (object);
}

static void
switch_stage_seat_get_property (GObject    *object,
                                guint       prop_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  SwitchStageSeat *self = SWITCH_STAGE_SEAT (object);

  switch (prop_id)
    {
    case PROP_SEAT:
      g_value_set_uint (value, self->seat);
      break;

    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;

    case PROP_SCORE:
      g_value_set_string (value, self->score);
      break;

    case PROP_SHORT_SCORE:
      g_value_set_string (value, self->short_score);
      break;

    case PROP_WORD:
      g_value_set_string (value, self->word);
      break;

    case PROP_FLAG:
      g_value_set_string (value, self->flag);
      break;

    case PROP_PLACE:
      g_value_set_string (value, self->place);
      break;

    case PROP_N_CARDS:
      g_value_set_uint (value, self->n_cards);
      break;

    case PROP_TURN:
      g_value_set_boolean (value, self->turn);
      break;

    case PROP_ALERT:
      g_value_set_boolean (value, self->alert);
      break;

    case PROP_CATCHABLE:
      g_value_set_boolean (value, self->catchable);
      break;

    case PROP_DEALER:
      g_value_set_boolean (value, self->dealer);
      break;

    case PROP_CAUGHT:
      g_value_set_boolean (value, self->caught);
      break;

    case PROP_THINKING:
      g_value_set_boolean (value, self->thinking);
      break;

    case PROP_WON:
      g_value_set_boolean (value, self->won);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
install_string (guint       prop_id,
                const char *name)
{
  properties[prop_id] =
    g_param_spec_string (name, NULL, NULL, NULL,
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
}

static void
install_boolean (guint       prop_id,
                 const char *name)
{
  properties[prop_id] =
    g_param_spec_boolean (name, NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
}

static void
switch_stage_seat_class_init (SwitchStageSeatClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = switch_stage_seat_finalize;
  object_class->get_property = switch_stage_seat_get_property;

  properties[PROP_SEAT] =
    g_param_spec_uint ("seat", NULL, NULL, 0, G_MAXUINT, 0,
                       G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_N_CARDS] =
    g_param_spec_uint ("n-cards", NULL, NULL, 0, G_MAXUINT, 0,
                       G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  install_string (PROP_NAME, "name");
  install_string (PROP_SCORE, "score");
  install_string (PROP_SHORT_SCORE, "short-score");
  install_string (PROP_WORD, "word");
  install_string (PROP_FLAG, "flag");
  install_string (PROP_PLACE, "place");
  install_boolean (PROP_TURN, "turn");
  install_boolean (PROP_ALERT, "alert");
  install_boolean (PROP_CATCHABLE, "catchable");
  install_boolean (PROP_DEALER, "dealer");
  install_boolean (PROP_CAUGHT, "caught");
  install_boolean (PROP_THINKING, "thinking");
  install_boolean (PROP_WON, "won");

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
switch_stage_seat_init (SwitchStageSeat *self)
{
}

/**
 * switch_stage_seat_new:
 * @seat: its number
 *
 * Returns: (transfer full): a seat
 */
SwitchStageSeat *
switch_stage_seat_new (guint seat)
{
  SwitchStageSeat *self = g_object_new (SWITCH_TYPE_STAGE_SEAT, NULL);

  self->seat = seat;

  return self;
}

/**
 * switch_stage_seat_get_seat:
 * @self: a seat
 *
 * Returns: its number
 */
guint
switch_stage_seat_get_seat (SwitchStageSeat *self)
{
  g_return_val_if_fail (SWITCH_IS_STAGE_SEAT (self), 0);

  return self->seat;
}

/* What is shown */

static void
set_string (SwitchStageSeat  *self,
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
set_boolean (SwitchStageSeat *self,
             guint            prop_id,
             gboolean        *field,
             gboolean         value)
{
  if (*field == value)
    return;

  *field = value;
  g_object_notify_by_pspec (G_OBJECT (self), properties[prop_id]);
}

static char *
get_score (const SwitchTable *table,
           guint              seat)
{
  const int score = table->score[seat];

  if (table->rules->scoring == SWITCH_SCORING_ROUNDS)
    return g_strdup_printf (ngettext ("%d round won", "%d rounds won",
                                      (gulong) score), score);

  return g_strdup_printf (ngettext ("%d point", "%d points",
                                    (gulong) score), score);
}

static char *
get_short_score (const SwitchTable *table,
                 guint              seat)
{
  const int score = table->score[seat];

  if (table->rules->scoring != SWITCH_SCORING_ROUNDS)
    return get_score (table, seat);

  /* Translators: rounds won, where there is little room */
  return g_strdup_printf (ngettext ("%d won", "%d won", (gulong) score),
                          score);
}

static char *
get_word (const SwitchScene *scene,
          guint              seat)
{
  if (seat == scene->me)
    return NULL;

  if (scene->waits)
    /* Translators: shown at the seat of a computer player, who waits for the
     * person to call, to catch or to go on */
    return g_strdup (_("waiting …"));

  /* Translators: shown at the seat of a computer player */
  return g_strdup (_("thinking …"));
}

static char *
get_place (const SwitchTable *table,
           guint              seat)
{
  for (guint i = 0; i < table->n_out; i++)
    if (table->out[i] == seat)
      return g_strdup (switch_words_place (i + 1));

  return NULL;
}

/* What was called stays on the flag as it was called. */
static char *
get_flag (SwitchStageSeat   *self,
          const SwitchTable *table)
{
  if (((table->called >> self->seat) & 1) == 0)
    return NULL;
  if (self->flag != NULL)
    return g_strdup (self->flag);

  return g_strdup (switch_words_call (table, self->seat));
}

/**
 * switch_stage_seat_update:
 * @self: a seat
 * @scene: the table that is shown
 *
 * Sets everything from the table.
 */
void
switch_stage_seat_update (SwitchStageSeat   *self,
                          const SwitchScene *scene)
{
  const SwitchTable *table;
  const guint seat = self->seat;
  gboolean on_turn, open;

  g_return_if_fail (SWITCH_IS_STAGE_SEAT (self));
  g_return_if_fail (scene != NULL && scene->table != NULL);
  g_return_if_fail (seat < scene->table->n_seats);

  table = scene->table;
  on_turn = table->turn == seat && table->phase != SWITCH_PHASE_OVER;
  open = switch_table_is_open (table, seat);

  set_string (self, PROP_NAME, &self->name, g_strdup (scene->names[seat]));
  set_string (self, PROP_SCORE, &self->score, get_score (table, seat));
  set_string (self, PROP_SHORT_SCORE, &self->short_score,
              get_short_score (table, seat));
  set_string (self, PROP_WORD, &self->word,
              on_turn ? get_word (scene, seat) : NULL);
  set_string (self, PROP_FLAG, &self->flag, get_flag (self, table));
  set_string (self, PROP_PLACE, &self->place, get_place (table, seat));
  if (self->n_cards != table->count[seat])
    {
      self->n_cards = table->count[seat];
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_CARDS]);
    }
  set_boolean (self, PROP_TURN, &self->turn, on_turn);
  set_boolean (self, PROP_DEALER, &self->dealer, table->dealer == seat);
  set_boolean (self, PROP_WON, &self->won, (table->winners >> seat) & 1);
  set_boolean (self, PROP_ALERT, &self->alert,
               table->turn < table->n_seats &&
               switch_table_is_in (table, seat) &&
               (table->count[seat] == 1 || open));
  set_boolean (self, PROP_CATCHABLE, &self->catchable,
               open && scene->me < table->n_seats && seat != scene->me &&
               switch_table_may_catch (table, scene->me, seat));
}

/**
 * switch_stage_seat_set_caught:
 * @self: a seat
 * @caught: whether its player was caught in the act that is shown
 */
void
switch_stage_seat_set_caught (SwitchStageSeat *self,
                              gboolean         caught)
{
  g_return_if_fail (SWITCH_IS_STAGE_SEAT (self));

  set_boolean (self, PROP_CAUGHT, &self->caught, caught);
}

/**
 * switch_stage_seat_set_thinking:
 * @self: a seat
 * @thinking: whether its player has been thinking for long
 */
void
switch_stage_seat_set_thinking (SwitchStageSeat *self,
                                gboolean         thinking)
{
  g_return_if_fail (SWITCH_IS_STAGE_SEAT (self));

  set_boolean (self, PROP_THINKING, &self->thinking, thinking);
}
