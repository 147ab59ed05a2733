/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-sentences-private.h"

#include <glib/gi18n-lib.h>

#include "switch-card-names.h"
#include "switch-words.h"

/* The last-card call */

char *
_switch_tell_called (const SwitchScene *scene,
                     const SwitchEvent *event)
{
  const gboolean me = is_me (scene, event->seat);
  const char *name = get_name (scene, event->seat);
  const char *call = switch_words_call (scene->table, event->seat);

  if (scene->table->rules->last_call == SWITCH_CALL_KNOCK)
    return me ? g_strdup (_("You knock."))
              : g_strdup_printf (_("%s knocks."), name);

  if (me)
    /* Translators: "%s" is the call, as "Last card!" */
    return g_strdup_printf (_("You say “%s”"), call);

  /* Translators: a player, and the call, as "Last card!" */
  return g_strdup_printf (_("%s says “%s”"), name, call);
}

char *
_switch_tell_call_stands (const SwitchScene *scene,
                          const SwitchEvent *event)
{
  if (is_me (scene, event->seat))
    return g_strdup (_("Your call stands."));

  return g_strdup_printf (_("The call of %s stands."),
                          get_name (scene, event->seat));
}

char *
_switch_tell_call_false (const SwitchScene *scene,
                         const SwitchEvent *event)
{
  if (is_me (scene, event->seat))
    return g_strdup (_("Your call did not come true."));

  return g_strdup_printf (_("The call of %s did not come true."),
                          get_name (scene, event->seat));
}

char *
_switch_tell_forgotten (const SwitchScene *scene,
                        const SwitchEvent *event)
{
  const guint count = scene->table->count[event->seat];
  g_autofree char *number = switch_words_number (count, FALSE);

  if (is_me (scene, event->seat))
    return g_strdup_printf (ngettext ("You have %s card and said nothing.",
                                      "You have %s cards and said nothing.",
                                      count),
                            number);

  return g_strdup_printf (ngettext ("%s has %s card and said nothing.",
                                    "%s has %s cards and said nothing.",
                                    count),
                          get_name (scene, event->seat), number);
}

char *
_switch_tell_forgiven (const SwitchScene *scene,
                       const SwitchEvent *event)
{
  if (is_me (scene, event->seat))
    return g_strdup (_("You got away without a call."));

  return g_strdup_printf (_("%s got away without a call."),
                          get_name (scene, event->seat));
}

char *
_switch_tell_caught (const SwitchScene *scene,
                     const SwitchEvent *event)
{
  const char *name = get_name (scene, event->seat);
  const char *catcher = get_name (scene, event->target);

  if (is_me (scene, event->seat))
    {
      if (event->target == event->seat)
        return g_strdup (_("You forgot to call."));

      return g_strdup_printf (_("You forgot to call, and %s noticed."),
                              catcher);
    }

  if (event->target == event->seat)
    return g_strdup_printf (_("%s forgot to call."), name);
  if (is_me (scene, event->target))
    return g_strdup_printf (_("You caught %s, who forgot to call."), name);

  /* Translators: who was caught, and who noticed */
  return g_strdup_printf (_("%s forgot to call, and %s noticed."),
                          name, catcher);
}

char *
_switch_tell_false_catch (const SwitchScene *scene,
                          const SwitchEvent *event)
{
  const char *name = get_name (scene, event->seat);
  const char *target = get_name (scene, event->target);

  if (is_me (scene, event->seat))
    return g_strdup_printf (_("You named %s, who had nothing to call."),
                            target);
  if (is_me (scene, event->target))
    return g_strdup_printf (_("%s named you, but you had nothing to call."),
                            name);

  /* Translators: who tried to catch, and whom */
  return g_strdup_printf (_("%s named %s, who had nothing to call."),
                          name, target);
}

/* The end */

char *
_switch_tell_stayed_in (const SwitchScene *scene,
                        const SwitchEvent *event)
{
  const char *name = get_name (scene, event->seat);
  const char *card = switch_card_names_get (event->card);

  if (event->reason == SWITCH_REASON_UNCALLED)
    {
      if (is_me (scene, event->seat))
        return g_strdup (_("You forgot to call and stay in."));

      return g_strdup_printf (_("%s forgot to call and stays in."), name);
    }

  if (is_me (scene, event->seat))
    return g_strdup_printf (_("You cannot end on the %s and stay in."), card);

  return g_strdup_printf (_("%s cannot end on the %s and stays in."),
                          name, card);
}

char *
_switch_tell_went_out (const SwitchScene *scene,
                       const SwitchEvent *event)
{
  const char *name = get_name (scene, event->seat);

  if (is_me (scene, event->seat))
    return g_strdup (event->amount == 1 ? _("You are out first.")
                                        : _("You are out."));

  if (event->amount == 1)
    return g_strdup_printf (_("%s is out first."), name);

  return g_strdup_printf (_("%s is out."), name);
}

char *
_switch_tell_reshuffled (const SwitchScene *scene,
                         const SwitchEvent *event)
{
  return g_strdup (_("The stock was empty. The discards were shuffled "
                     "and lie ready."));
}

char *
_switch_tell_blocked (const SwitchScene *scene,
                      const SwitchEvent *event)
{
  if (event->reason == SWITCH_REASON_TOO_LONG)
    return g_strdup (_("The round has taken too long and is stopped."));

  return g_strdup (_("Nobody could lay."));
}

char *
_switch_tell_scored (const SwitchScene *scene,
                     const SwitchEvent *event)
{
  const guint amount = (guint) MAX (event->amount, 0);
  g_autofree char *number =
    switch_words_number (amount, FALSE);

  if (is_me (scene, event->seat))
    return g_strdup_printf (ngettext ("You score %s point.",
                                      "You score %s points.",
                                      amount),
                            number);

  return g_strdup_printf (ngettext ("%s scores %s point.",
                                    "%s scores %s points.",
                                    amount),
                          get_name (scene, event->seat), number);
}

char *
_switch_tell_won (const SwitchScene *scene,
                  const SwitchEvent *event)
{
  if (is_me (scene, event->seat))
    return g_strdup (_("You win the round."));

  return g_strdup_printf (_("%s wins the round."),
                          get_name (scene, event->seat));
}

char *
_switch_tell_round_over (const SwitchScene *scene,
                         const SwitchEvent *event)
{
  return g_strdup (_("The round is over."));
}
