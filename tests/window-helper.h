/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "switch-manual-clock.h"
#include "switch-sentences.h"
#include "switch-window.h"

G_BEGIN_DECLS

/* How long a test waits for something, in seconds of real time. */
#define WINDOW_DEADLINE 60

/* A window with a clock that is turned by hand, and whatever is to be
 * compared after each event. */
typedef struct
{
  SwitchClock     *clock;
  GSettings       *settings;
  SwitchWindow    *window;
  SwitchTableView *table;
  SwitchStage     *stage;

  SwitchGame      *game;
  GArray          *expected;   /* of SwitchTable: after each event */
  SwitchTable      engine;
  guint            n_landed;
  guint            n_acts;
  guint            n_spoken;
  guint            n_caught;
  GRand           *random;
} WindowFixture;

void     window_fixture_set_up    (WindowFixture *self,
                                   const char    *variant,
                                   guint          n_players,
                                   gboolean       moving);
void     window_fixture_begin     (WindowFixture *self,
                                   guint64        deal);
void     window_fixture_tear_down (WindowFixture *self);
gboolean window_fixture_step      (WindowFixture *self);
void     window_fixture_settle    (WindowFixture *self);
void     window_fixture_wait_turn (WindowFixture *self);
void     window_fixture_play      (WindowFixture *self);
void     window_fixture_act       (WindowFixture *self);
void     window_fixture_compare   (WindowFixture *self);

void     window_helper_init_scene (SwitchScene   *scene,
                                   SwitchTable   *table,
                                   guint          turn);
void     window_helper_wait_frames (GtkWidget    *window);
GtkWidget *window_helper_find   (GtkWidget      *widget,
                                 const char     *wanted);

G_END_DECLS
