/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-computer.h"
#include "switch-game.h"
#include "switch-manual-clock.h"
#include "switch-match.h"
#include "switch-person.h"

/* Lets everything happen that happens without time passing: workers answer,
 * and the main loop runs dry. */
static inline void
settle (SwitchGame *game)
{
  gboolean busy = TRUE;

  while (busy)
    {
      while (g_main_context_iteration (NULL, FALSE))
        ;

      busy = FALSE;
      for (guint seat = 0; seat < switch_game_get_n_seats (game); seat++)
        {
          SwitchPlayer *player = switch_game_get_player (game, seat);

          if (SWITCH_IS_COMPUTER (player) &&
              switch_computer_is_busy (SWITCH_COMPUTER (player)))
            busy = TRUE;
        }
      if (busy)
        g_main_context_iteration (NULL, TRUE);
    }
}

/* Lets time pass while workers answer as if at once. */
static inline void
pass_time (SwitchGame  *game,
           SwitchClock *clock,
           guint        milliseconds)
{
  SwitchManualClock *manual = SWITCH_MANUAL_CLOCK (clock);

  settle (game);
  for (guint i = 0; i < milliseconds; i += 10)
    {
      switch_manual_clock_advance (manual, MIN (10, milliseconds - i));
      settle (game);
    }
}

static inline void
play_to_end (SwitchGame  *game,
             SwitchClock *clock)
{
  while (!switch_game_get_over (game))
    {
      settle (game);
      if (!switch_game_get_over (game) &&
          !switch_manual_clock_advance_to_next (SWITCH_MANUAL_CLOCK (clock)))
        g_error ("The game has come to a stop.");
    }
  settle (game);
}

/* Ends an object, and says that nothing else kept it. */
#define finish(object) \
  G_STMT_START { g_assert_finalize_object (object); } G_STMT_END
