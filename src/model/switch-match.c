/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "switch-match"

#include "config.h"

#include "switch-match-private.h"

/* Round after round between the same players. */

enum
{
  PROP_0,
  PROP_VARIANT,
  PROP_EYES,
  PROP_GAME,
  PROP_ROUND,
  PROP_OVER,
  PROP_GRACE,
  N_PROPS,
};

enum
{
  ROUND_OVER,
  OVER,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (SwitchMatch, switch_match, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
switch_match_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  SwitchMatch *self = SWITCH_MATCH (object);

  switch (prop_id)
    {
    case PROP_VARIANT:
      g_value_set_object (value, self->variant);
      break;

    case PROP_EYES:
      g_value_set_object (value, self->eyes);
      break;

    case PROP_GAME:
      g_value_set_object (value, self->game);
      break;

    case PROP_ROUND:
      g_value_set_uint (value, self->round);
      break;

    case PROP_OVER:
      g_value_set_boolean (value, self->over);
      break;

    case PROP_GRACE:
      g_value_set_uint (value, self->grace);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
switch_match_set_property (GObject      *object,
                           guint         prop_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  SwitchMatch *self = SWITCH_MATCH (object);

  switch (prop_id)
    {
    case PROP_VARIANT:
      switch_match_set_variant (self, g_value_get_object (value));
      break;

    case PROP_GRACE:
      switch_match_set_grace (self, g_value_get_uint (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
drop_game (SwitchMatch *self)
{
  if (self->game == NULL)
    return;

  switch_game_stop (self->game);
  g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
}

static void
switch_match_dispose (GObject *object)
{
  SwitchMatch *self = SWITCH_MATCH (object);

  drop_game (self);
  g_ptr_array_set_size (self->players, 0);
  g_clear_object (&self->saver);
  g_clear_object (&self->eyes);
  g_clear_object (&self->variant);
  g_clear_object (&self->clock);

  G_OBJECT_CLASS (switch_match_parent_class)->dispose (object);
}

static void
switch_match_finalize (GObject *object)
{
  SwitchMatch *self = SWITCH_MATCH (object);

  g_ptr_array_unref (self->players);
  g_array_unref (self->cuts);

  G_OBJECT_CLASS (switch_match_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  const GParamFlags writable = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                               G_PARAM_STATIC_STRINGS;

  /**
   * SwitchMatch:variant:
   *
   * The rules of the next round.
   */
  properties[PROP_VARIANT] =
    g_param_spec_object ("variant", NULL, NULL, SWITCH_TYPE_VARIANT, writable);

  /**
   * SwitchMatch:eyes:
   *
   * Who looks on.
   */
  properties[PROP_EYES] =
    g_param_spec_object ("eyes", NULL, NULL, SWITCH_TYPE_EYES, readable);

  /**
   * SwitchMatch:game:
   *
   * The round being played.
   */
  properties[PROP_GAME] =
    g_param_spec_object ("game", NULL, NULL, SWITCH_TYPE_GAME, readable);

  /**
   * SwitchMatch:round:
   *
   * Its number, from 1 on; 0 before the first.
   */
  properties[PROP_ROUND] =
    g_param_spec_uint ("round", NULL, NULL, 0, G_MAXUINT, 0, readable);

  /**
   * SwitchMatch:over:
   *
   * Whether the match is over.
   */
  properties[PROP_OVER] =
    g_param_spec_boolean ("over", NULL, NULL, FALSE, readable);

  /**
   * SwitchMatch:grace:
   *
   * The grace time of all its games, in milliseconds.
   */
  properties[PROP_GRACE] =
    g_param_spec_uint ("grace", NULL, NULL, 0, G_MAXUINT,
                       SWITCH_GRACE_DEFAULT, writable);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
switch_match_class_init (SwitchMatchClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GType type = G_TYPE_FROM_CLASS (klass);

  object_class->get_property = switch_match_get_property;
  object_class->set_property = switch_match_set_property;
  object_class->dispose = switch_match_dispose;
  object_class->finalize = switch_match_finalize;

  install_properties (object_class);

  /* They are described in the header. */
  signals[ROUND_OVER] =
    g_signal_new ("round-over", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
  signals[OVER] =
    g_signal_new ("over", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
}

static void
switch_match_init (SwitchMatch *self)
{
  self->players = g_ptr_array_new_with_free_func (g_object_unref);
  self->cuts = g_array_new (FALSE, FALSE, sizeof (SwitchCut));
  self->eyes = switch_eyes_new ();
  self->grace = SWITCH_GRACE_DEFAULT;
}

/**
 * switch_match_new:
 * @clock: the clock
 * @variant: the rules
 * @seed: where the match's random numbers start
 *
 * Makes a match without players.
 *
 * Returns: (transfer full): a new match
 */
SwitchMatch *
switch_match_new (SwitchClock   *clock,
                  SwitchVariant *variant,
                  guint64        seed)
{
  SwitchMatch *self;

  g_return_val_if_fail (SWITCH_IS_CLOCK (clock), NULL);
  g_return_val_if_fail (SWITCH_IS_VARIANT (variant), NULL);

  self = g_object_new (SWITCH_TYPE_MATCH, NULL);
  self->clock = g_object_ref (clock);
  self->variant = g_object_ref (variant);
  switch_random_init (&self->random, seed);

  return self;
}

/**
 * switch_match_add_player:
 * @self: a match before its first round
 * @player: a player
 *
 * Seats one player more, clockwise.
 */
void
switch_match_add_player (SwitchMatch  *self,
                         SwitchPlayer *player)
{
  g_return_if_fail (SWITCH_IS_MATCH (self));
  g_return_if_fail (SWITCH_IS_PLAYER (player));
  g_return_if_fail (self->round == 0);
  g_return_if_fail (self->players->len < SWITCH_MAX_SEATS);

  g_ptr_array_add (self->players, g_object_ref (player));
}

static void
save (SwitchMatch *self)
{
  const SwitchRecord *record = switch_game_get_record (self->game);

  if (self->saver == NULL)
    return;

  /* Only the end of a round is worth waiting for a disk. */
  if (switch_game_get_over (self->game))
    switch_saver_save_and_wait (self->saver, record, NULL);
  else
    switch_saver_save (self->saver, record);
}

/* Tells the end of the round once; if it was taken back, once more. */
static void
count (SwitchMatch *self)
{
  g_autoptr(SwitchMatch) keep = NULL;
  const gboolean round_over = switch_game_get_over (self->game);
  const gboolean was_counted = self->round_counted;
  const gboolean was_over = self->over;

  keep = g_object_ref (self);
  _switch_match_count (self);
  self->round_counted = round_over;
  if (was_over != self->over)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_OVER]);

  if (round_over && !was_counted)
    {
      g_signal_emit (self, signals[ROUND_OVER], 0);
      if (self->over && !was_over)
        g_signal_emit (self, signals[OVER], 0);
    }
}

static void
acted_cb (SwitchGame  *game,
          SwitchMatch *self)
{
  save (self);
}

static void
over_cb (SwitchGame  *game,
         SwitchMatch *self)
{
  count (self);
}

static void
reset_cb (SwitchGame  *game,
          SwitchMatch *self)
{
  save (self);
  count (self);
}

void
_switch_match_use_game (SwitchMatch *self,
                        SwitchGame  *game)
{
  drop_game (self);

  self->game = game;
  self->round_counted = FALSE;
  switch_game_set_grace (game, self->grace);
  g_signal_connect (game, "acted", G_CALLBACK (acted_cb), self);
  g_signal_connect (game, "over", G_CALLBACK (over_cb), self);
  g_signal_connect (game, "reset", G_CALLBACK (reset_cb), self);

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ROUND]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

static char *
create_id (SwitchMatch *self)
{
  const guint64 high = switch_random_next (&self->random);
  const guint64 low = switch_random_next (&self->random);

  return g_strdup_printf ("%08x-%04x-4%03x-%04x-%012" G_GINT64_MODIFIER "x",
                          (guint) (high >> 32), (guint) (high >> 16) & 0xffff,
                          (guint) high & 0xfff,
                          ((guint) (low >> 48) & 0x3fff) | 0x8000,
                          low & G_GUINT64_CONSTANT (0xffffffffffff));
}

static void
write_about (SwitchMatch  *self,
             SwitchRecord *record)
{
  g_autofree char *round = g_strdup_printf ("%u", self->round);
  g_autofree char *id = create_id (self);

  if (!switch_variant_get_read_only (self->variant))
    switch_record_set_about (record, "rules",
                             switch_variant_get_name (self->variant));
  switch_record_set_about (record, "round", round);
  switch_record_set_about (record, "id", id);

  for (guint i = 0; i < self->players->len; i++)
    {
      SwitchPlayer *player = g_ptr_array_index (self->players, i);
      const SwitchSeatKind kind = switch_player_get_kind (player);
      g_autofree char *text = NULL;

      if (!switch_match_is_eliminated (self, i))
        continue;

      text = g_strdup_printf ("%s %s", switch_seat_kind_to_string (kind),
                              switch_player_get_name (player));
      switch_record_add_about (record, "sits-out", g_strchomp (text));
    }
}

static guint64
choose_deal (SwitchMatch *self)
{
  if (self->has_next_deal)
    {
      self->has_next_deal = FALSE;
      return self->next_deal;
    }

  /* A number that can be told to a friend. */
  return 1 + switch_random_below (&self->random, 999999999);
}

/**
 * switch_match_next_round:
 * @self: a match with two players or more, not over
 * @error: why no round can be played by these rules
 *
 * Deals the next round; one that is still being played is given up. The
 * game waits for switch_game_start().
 *
 * Returns: (transfer none) (nullable): the game
 */
SwitchGame *
switch_match_next_round (SwitchMatch  *self,
                         GError      **error)
{
  SwitchPlayer *seated[SWITCH_MAX_SEATS];
  SwitchGame *game;
  guint n_seats, dealer = 0;

  g_return_val_if_fail (SWITCH_IS_MATCH (self), NULL);
  g_return_val_if_fail (!self->over, NULL);
  g_return_val_if_fail (self->players->len >= SWITCH_MIN_SEATS, NULL);

  n_seats = _switch_match_get_n_in (self);
  if (!switch_variant_check (self->variant, n_seats, error))
    return NULL;

  if (self->game != NULL)
    switch_game_stop (self->game);
  self->round++;
  self->out_before = self->out;
  _switch_match_choose_dealer (self);
  _switch_match_take_seats (self);
  _switch_match_seat (self);
  for (guint seat = 0; seat < n_seats; seat++)
    {
      seated[seat] = g_ptr_array_index (self->players,
                                        self->index_of_seat[seat]);
      if (self->index_of_seat[seat] == self->dealer)
        dealer = seat;
    }

  game = switch_game_new (self->clock, self->eyes,
                          switch_variant_get_based_on (self->variant),
                          switch_variant_get_rules (self->variant),
                          seated, n_seats, dealer, choose_deal (self));
  write_about (self, switch_game_get_record (game));
  _switch_match_use_game (self, game);

  return game;
}

/**
 * switch_match_set_variant:
 * @self: a match
 * @variant: the rules
 *
 * Sets the rules, from the next round on.
 */
void
switch_match_set_variant (SwitchMatch   *self,
                          SwitchVariant *variant)
{
  g_return_if_fail (SWITCH_IS_MATCH (self));
  g_return_if_fail (SWITCH_IS_VARIANT (variant));

  if (g_set_object (&self->variant, variant))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_VARIANT]);
}

/**
 * switch_match_set_grace:
 * @self: a match
 * @grace: the grace time of its games, in milliseconds
 *
 * Sets how long a person can call or catch; see switch_game_set_grace().
 */
void
switch_match_set_grace (SwitchMatch *self,
                        guint        grace)
{
  g_return_if_fail (SWITCH_IS_MATCH (self));

  if (self->grace == grace)
    return;

  self->grace = grace;
  if (self->game != NULL)
    switch_game_set_grace (self->game, grace);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GRACE]);
}

/**
 * switch_match_set_saver:
 * @self: a match
 * @saver: (nullable): where its round is kept
 *
 * Has the round saved after every act.
 */
void
switch_match_set_saver (SwitchMatch *self,
                        SwitchSaver *saver)
{
  g_return_if_fail (SWITCH_IS_MATCH (self));
  g_return_if_fail (saver == NULL || SWITCH_IS_SAVER (saver));

  g_set_object (&self->saver, saver);
}
