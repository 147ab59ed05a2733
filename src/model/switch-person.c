/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "switch-person"

#include "config.h"

#include "switch-person.h"

/* A person at the screen. A person needs no answering machine: the window
 * makes the moves when it says so. All there is here is the wish to have the
 * last-card call made by itself. */

struct _SwitchPerson
{
  SwitchPlayer parent_instance;

  gboolean     auto_call;
};

enum
{
  PROP_0,
  PROP_AUTO_CALL,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (SwitchPerson, switch_person, SWITCH_TYPE_PLAYER)

static GParamSpec *properties[N_PROPS];

static SwitchSeatKind
switch_person_get_kind (SwitchPlayer *player)
{
  return SWITCH_SEAT_HUMAN;
}

static void
switch_person_plan (SwitchPlayer     *player,
                    const SwitchView *view,
                    guint             state_number)
{
}

static gboolean
wants_call (SwitchPerson     *self,
            const SwitchView *view)
{
  const SwitchTable *table = &view->table;

  return self->auto_call && table->late_seat == view->seat &&
         (table->due_seat == view->seat || table->count[view->seat] == 1) &&
         switch_table_may_call (table, view->seat);
}

static void
switch_person_interject (SwitchPlayer     *player,
                         const SwitchView *view,
                         guint             state_number)
{
  SwitchPerson *self = SWITCH_PERSON (player);
  const SwitchMove call = switch_move_simple (SWITCH_MOVE_CALL, view->seat);

  switch_player_answer_interject (player, state_number,
                                  wants_call (self, view) ? &call : NULL, 0);
}

static void
switch_person_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  SwitchPerson *self = SWITCH_PERSON (object);

  switch (prop_id)
    {
    case PROP_AUTO_CALL:
      g_value_set_boolean (value, self->auto_call);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
switch_person_set_property (GObject      *object,
                            guint         prop_id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  SwitchPerson *self = SWITCH_PERSON (object);

  switch (prop_id)
    {
    case PROP_AUTO_CALL:
      switch_person_set_auto_call (self, g_value_get_boolean (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
switch_person_class_init (SwitchPersonClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  SwitchPlayerClass *player_class = SWITCH_PLAYER_CLASS (klass);

  object_class->get_property = switch_person_get_property;
  object_class->set_property = switch_person_set_property;

  player_class->get_kind = switch_person_get_kind;
  player_class->plan = switch_person_plan;
  player_class->interject = switch_person_interject;

  /**
   * SwitchPerson:auto-call:
   *
   * Whether a last-card call that is due is made without being asked for.
   */
  properties[PROP_AUTO_CALL] =
    g_param_spec_boolean ("auto-call", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                          G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
switch_person_init (SwitchPerson *self)
{
}

/**
 * switch_person_new:
 * @name: (nullable): the name shown
 *
 * Returns: (transfer full): a new person
 */
SwitchPlayer *
switch_person_new (const char *name)
{
  return g_object_new (SWITCH_TYPE_PERSON, "name", name, NULL);
}

/**
 * switch_person_get_auto_call:
 * @self: a person
 *
 * Returns: whether a call that is due is made without being asked for
 */
gboolean
switch_person_get_auto_call (SwitchPerson *self)
{
  g_return_val_if_fail (SWITCH_IS_PERSON (self), FALSE);

  return self->auto_call;
}

/**
 * switch_person_set_auto_call:
 * @self: a person
 * @auto_call: whether to make a call that is due without being asked for it
 *
 * Lets the call be made by itself.
 */
void
switch_person_set_auto_call (SwitchPerson *self,
                             gboolean      auto_call)
{
  g_return_if_fail (SWITCH_IS_PERSON (self));

  auto_call = !!auto_call;
  if (self->auto_call == auto_call)
    return;

  self->auto_call = auto_call;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_AUTO_CALL]);
}
