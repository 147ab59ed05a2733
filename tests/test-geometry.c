/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "view/switch-table-geometry.h"

#include <math.h>

/* What look.md promises of the fan and of the table. */

static const struct
{
  float width;
  float height;
} sizes[] = {
  {  360,  354 }, {  360,  400 }, {  360,  430 }, {  360,  594 },
  {  412,  870 }, {  640,  434 }, {  780,  440 }, {  800,  554 },
  { 1000,  654 }, { 1024,  554 }, { 1280,  674 }, { 1280,  754 },
  { 1366,  722 }, { 1600,  854 }, { 1920, 1034 }, { 2560, 1394 },
  { 3840, 2114 },
};

static SwitchTableRequest
make_request (guint    size,
              guint    n_rivals,
              guint    n_cards,
              gboolean mirrored)
{
  return (SwitchTableRequest) {
    .width = sizes[size].width,
    .height = sizes[size].height,
    .scale = 1,
    .ratio = 1.4f,
    .em = 15,
    .n_rivals = n_rivals,
    .n_cards = n_cards,
    .buttons_width = sizes[size].width < 780 ? 180 : 250,
    .chip_width = 137,
    .mirrored = mirrored,
  };
}

static void
assert_corners_inside (const SwitchFan      *fan,
                       const SwitchFanPlace *place,
                       float                 base)
{
  const float a = place->angle * (float) G_PI / 180;
  const float half_w = fan->card_width / 2, half_h = fan->card_height / 2;
  const float reach_x = half_w * cosf (a) + half_h * fabsf (sinf (a));
  const float reach_y = half_h * cosf (a) + half_w * fabsf (sinf (a));

  g_assert_cmpfloat (place->x - reach_x, >=, 0);
  g_assert_cmpfloat (place->x + reach_x, <=, fan->width);
  g_assert_cmpfloat (place->y + reach_y, <=, 0.01f);
  g_assert_cmpfloat (place->y - reach_y, >=, -base);
}

static void
test_fan (void)
{
  for (guint size = 0; size < G_N_ELEMENTS (sizes); size++)
    for (guint n = 1; n <= 40; n++)
      for (guint mirrored = 0; mirrored < 2; mirrored++)
        {
          SwitchTableRequest request = make_request (size, 1, n, mirrored);
          SwitchTableGeometry table;
          SwitchFanPlace last = { 0 };
          guint sum = 0;

          switch_table_geometry_init (&table, &request);
          g_assert_cmpuint (table.fan.rows, <=, 3);
          g_assert_cmpfloat (table.fan.strip, >=, 16);
          for (guint row = 0; row < table.fan.rows; row++)
            sum += table.fan.row_n[row];
          g_assert_cmpuint (sum, ==, n);

          for (guint i = 0; i < n; i++)
            {
              SwitchFanPlace place;

              switch_fan_get_place (&table.fan, i, mirrored, &place);
              assert_corners_inside (&table.fan, &place,
                                     table.hand.origin.y +
                                     table.hand.size.height);
              if (i > 0 && place.row == last.row)
                g_assert_cmpfloat (fabsf (place.x - last.x), >=, 15.5f);
              last = place;
            }
        }
}

static void
assert_apart (const SwitchTableRequest *request,
              const char               *a_name,
              const graphene_rect_t    *a,
              const char               *b_name,
              const graphene_rect_t    *b)
{
  graphene_rect_t common;

  if (a->size.width > 0 && b->size.width > 0 &&
      graphene_rect_intersection (a, b, &common) &&
      common.size.width > 0.5f && common.size.height > 0.5f)
    g_error ("%s and %s overlap by %.1f×%.1f at %.0f×%.0f with %u rivals "
             "and %u cards", a_name, b_name,
             common.size.width, common.size.height,
             request->width, request->height,
             request->n_rivals, request->n_cards);
}

static void
assert_table (const SwitchTableRequest *request)
{
  SwitchTableGeometry table;
  const struct { const char *name; const graphene_rect_t *rect; } parts[] = {
    { "own seat", &table.own_seat }, { "stock", &table.stock },
    { "discard", &table.discard }, { "sentence", &table.sentence },
    { "buttons", &table.buttons }, { "hand", &table.hand },
  };
  graphene_rect_t whole;

  switch_table_geometry_init (&table, request);
  graphene_rect_init (&whole, 0, 0, request->width, request->height);

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    for (guint j = i + 1; j < G_N_ELEMENTS (parts); j++)
      assert_apart (request, parts[i].name, parts[i].rect,
                    parts[j].name, parts[j].rect);

  for (guint i = 0; i < request->n_rivals; i++)
    {
      g_assert_true (graphene_rect_contains_rect (&whole, &table.seats[i]));
      for (guint j = 0; j < G_N_ELEMENTS (parts); j++)
        assert_apart (request, "seat", &table.seats[i],
                      parts[j].name, parts[j].rect);
      for (guint j = i + 1; j < request->n_rivals; j++)
        assert_apart (request, "seat", &table.seats[i],
                      "seat", &table.seats[j]);
      if (!table.compact_chip)
        assert_apart (request, "seat", &table.seats[i],
                      "chip", &table.suit_chip);
    }
}

/* Under three rows of cards the smallest window has room for a sentence of
 * two clauses, and the piles are no smaller for it. */
static void
test_many_cards (void)
{
  for (guint rivals = 1; rivals <= SWITCH_MAX_RIVALS; rivals++)
    for (guint attack = 0; attack < 2; attack++)
      for (guint mirrored = 0; mirrored < 2; mirrored++)
        {
          SwitchTableRequest request = make_request (0, rivals, 40, mirrored);
          SwitchTableGeometry table;

          request.height = 344;
          request.em = 14.67f;
          request.attack_height = attack ? 30 : 0;
          switch_table_geometry_init (&table, &request);
          g_assert_true (table.beside);
          g_assert_cmpuint (table.sentence_lines, >=, attack ? 2 : 4);
          g_assert_cmpfloat (table.sentence.size.width, >=, 170);
          g_assert_cmpfloat (table.pile_width, >=, 34);
          assert_table (&request);
          assert_apart (&request, "arrows", &table.arrows, "sentence",
                        &table.sentence);
          g_assert_true (mirrored == (table.arrows.origin.x >
                                      table.sentence.origin.x));
        }
}

static void
test_table (void)
{
  static const guint counts[] = { 7, 24, 40 };

  for (guint size = 0; size < G_N_ELEMENTS (sizes); size++)
    for (guint rivals = 1; rivals <= SWITCH_MAX_RIVALS; rivals++)
      for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
        for (guint mirrored = 0; mirrored < 2; mirrored++)
          {
            SwitchTableRequest request = make_request (size, rivals,
                                                       counts[i], mirrored);

            assert_table (&request);
          }
}

/* An attack takes its room from somewhere, never from the sentence. */
static void
test_attack (void)
{
  for (guint size = 0; size < G_N_ELEMENTS (sizes); size++)
    for (guint rivals = 1; rivals <= SWITCH_MAX_RIVALS; rivals++)
      for (guint n = 1; n <= 40; n += 3)
        {
          SwitchTableRequest request = make_request (size, rivals, n, FALSE);
          SwitchTableGeometry table;

          request.attack_height = 30;
          switch_table_geometry_init (&table, &request);
          if (table.beside || table.window_class != SWITCH_WINDOW_NARROW)
            continue;

          assert_apart (&request, "stock", &table.stock, "sentence",
                        &table.sentence);
          assert_apart (&request, "chip", &table.attack_chip, "stock",
                        &table.stock);
        }
}

static void
test_results (void)
{
  static const struct { float w, h, cw; } results[] = {
    { 360, 594, 78 }, { 800, 554, 84 }, { 1280, 754, 135 },
    { 1920, 1034, 185 }, { 3840, 2114, 340 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (results); i++)
    {
      SwitchTableRequest request = make_request (0, 3, 7, FALSE);
      SwitchTableGeometry table;

      request.width = results[i].w;
      request.height = results[i].h;
      switch_table_geometry_init (&table, &request);
      g_assert_cmpfloat (table.card_width, ==, results[i].cw);
    }
}

/* Nothing but the hand moves when a card comes, as long as the row holds. */
static void
test_calm (void)
{
  for (guint size = 0; size < G_N_ELEMENTS (sizes); size++)
    {
      SwitchTableRequest few = make_request (size, 3, 2, FALSE);
      SwitchTableRequest more = make_request (size, 3, 11, FALSE);
      SwitchTableGeometry a, b;

      switch_table_geometry_init (&a, &few);
      switch_table_geometry_init (&b, &more);
      g_assert_true (graphene_rect_equal (&a.buttons, &b.buttons));
      g_assert_true (graphene_rect_equal (&a.stock, &b.stock));
      g_assert_true (graphene_rect_equal (&a.seats[0], &b.seats[0]));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/geometry/fan", test_fan);
  g_test_add_func ("/geometry/table", test_table);
  g_test_add_func ("/geometry/many-cards", test_many_cards);
  g_test_add_func ("/geometry/attack", test_attack);
  g_test_add_func ("/geometry/results", test_results);
  g_test_add_func ("/geometry/calm", test_calm);

  return g_test_run ();
}
