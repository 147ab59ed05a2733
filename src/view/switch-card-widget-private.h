/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "switch-card-widget.h"

#include "switch-tween.h"

G_BEGIN_DECLS

/**
 * SwitchCardWidget:
 *
 * One card. It draws a retained picture under transforms, so moving or
 * raising it costs no drawing of the card itself.
 */
struct _SwitchCardWidget
{
  GtkWidget        parent_instance;

  SwitchCard       card;
  SwitchCardState  state;
  float            width;
  float            angle;
  float            flip;
  float            raise_factor;
  char            *name;
  GtkWidget       *new_label;
  gboolean         hovered;
  gboolean         moving;       /* its parent turns it just now */
  GskRenderNode   *still;        /* all of it at rest, in one picture */

  SwitchTween      lifting;
  float            lift;         /* now */
  float            lift_from;
  float            lift_to;
  SwitchTween      shaking;
  guint            refuse_source;
};

float _switch_card_widget_get_height    (SwitchCardWidget *self);
void  _switch_card_widget_set_place     (SwitchCardWidget *self,
                                         float             angle,
                                         gboolean          moving);
void  _switch_card_widget_redraw        (SwitchCardWidget *self);
void  _switch_card_widget_step_lift     (GtkWidget        *widget);
void  _switch_card_widget_update_lift   (SwitchCardWidget *self);
void  _switch_card_widget_measure       (GtkWidget        *widget,
                                         GtkOrientation    orientation,
                                         int               for_size,
                                         int              *minimum,
                                         int              *natural,
                                         int              *minimum_baseline,
                                         int              *natural_baseline);
void  _switch_card_widget_size_allocate (GtkWidget        *widget,
                                         int               width,
                                         int               height,
                                         int               baseline);
void  _switch_card_widget_snapshot      (GtkWidget        *widget,
                                         GtkSnapshot      *snapshot);

G_END_DECLS
