/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

/* For every rule that shows in a round: a position, and how the same round
 * goes on with one value of the rule and with another, as section 1 of the
 * rules says. */

typedef struct
{
  const char *key;
  const char *preset;
  const char *others;   /* rules set besides: "key=value key=value" */
  const char *one;      /* a value of the rule */
  const char *start;    /* the position, or a deal */
  const char *one_ends; /* moves and expectations */
  const char *other;    /* another value */
  const char *other_ends;
} Case;

#define TWO "player A human\nplayer B human\ndeal 1\n"
#define SIX "player A human\nplayer B human\nplayer C human\n" \
            "player D human\nplayer E human\nplayer F human\ndeal 1\n"
#define BEFORE_DRAWING "hand A 5D QH\nhand B 4H 6S\n" \
                       "stock 3D KC 4C 6D\ndiscard 9C\n"
#define UNCALLED "hand A 9D QH\nhand B 3H 4H\n" \
                 "stock 3D 4S 5S 6S 7S 8S TS\ndiscard 9C\n"
#define LAST_NINE "hand A 9D\nhand B KD 4H\nhand C 3D 7S\n" \
                  "stock 3S 3C 7H\ndiscard 9C\n"

static const Case cases[] = {
  { "pack", "switch", "", "52", TWO, "? stock 37\n", "32", "? stock 17\n" },
  { "decks", "switch", "", "0", TWO, "? stock 37\n", "2", "? stock 89\n" },
  { "jokers", "switch", "", "0", TWO, "? stock 37\n", "2", "? stock 39\n" },
  { "hand-size", "switch", "", "7", TWO, "? count A 7\n",
    "5", "? count A 5\n? count B 5\n" },
  { "hand-size-two", "switch", "", "0", TWO, "? count A 7\n",
    "9", "? count A 9\n" },
  { "hand-size-crowded", "switch", "", "0", SIX, "? count F 7\n",
    "4", "? count F 4\n" },
  { "lead", "switch", "", "left", TWO,
    "? direction clockwise\n", "right", "? direction anticlockwise\n" },
  { "start-card", "switch", "", "inert",
    "player A human\nplayer B expert\nplayer C expert\ndealer C\ndeal 29\n",
    "? top 2S\n? pending none\n", "active", "? top 2S\n? pending draw 2\n" },
  { "draw-up-to", "switch", "", "1", BEFORE_DRAWING,
    "A draw\n? stock 3\n? turn B\n", "3",
    "A draw\n? stock 2\n? legal A: KC pass\n" },
  { "drawn-card", "switch", "draw-up-to=2", "may", BEFORE_DRAWING,
    "A draw\nA pass\n? turn B\n", "must",
    "A draw\n? legal A: KC\n! A pass\n" },
  { "draw-choice", "switch", "", "yes",
    "hand A 9D QH\nhand B 3H 5H\nstock 4C 3D\ndiscard 9C\n",
    "A draw\n? legal A: 4C pass\n", "no", "! A draw\n? legal A: 9D\n" },
  { "lay", "switch", "", "one",
    "hand A 9D 9H 3C\nhand B 3H 5H\nstock 4S 3D\ndiscard 9C\n",
    "! A 9D 9H\nA 9D\n? turn B\n", "set", "A 9D 9H\n? count A 1\n" },
  { "finish-with-several", "switch", "lay=set", "yes",
    "hand A 9D 9H\nhand B 3H 5S\nstock 4S 3D\ndiscard 9C\n",
    "A 9D 9H\n? round over\n? out A\n", "no",
    "! A 9D 9H\nA 9D\n? round on\n? count A 1\n" },
  { "after-wild", "switch", "lay=set", "end",
    "hand A JD 4C 4H 7S\nhand B 5H 6S\nstock KC 3S\ndiscard 9D\n",
    "! A JD=C 4C\nA JD=C\n? turn B\n", "named",
    "A JD=C +\n? legal A: 4C pass\n" },
  { "effects", "switch", "lay=set", "closing",
    "hand A 2C 2D 9S 5S\nhand B 5H 6S\nstock KC 3S TH 4D\ndiscard 9C\n",
    "A 2C 2D\n? pending draw 4\n", "last", "A 2C 2D\n? pending draw 2\n" },
  { "wild-on-wild", "switch", "", "yes",
    "hand A JC KS\nhand B QH QD\nstock 3D 3C\ndiscard JD\nsuit H\n",
    "A JC=S\n? suit S\n", "no", "! A JC=S\n? legal A: draw\n" },
  { "wild-answers", "switch", "", "no",
    "hand A JH 4D\nhand B 2D 5S\nstock KC TH 3D\ndiscard 2S\n"
    "pending draw 2 2S\n",
    "! A JH=D\n? legal A: draw\n", "yes", "A JH=D\n? pending draw 2\n" },
  { "stacking", "switch", "", "listed",
    "hand A 2D 4D\nhand B 3D 5S\nstock KC TH 3C\ndiscard 2S\n"
    "pending draw 2 2S\n",
    "A 2D\n? pending draw 4\n", "off", "! A 2D\nA draw\n? count A 4\n" },
  { "play-after-penalty", "switch", "", "no",
    "hand A 9S 4D\nhand B 3D 5S\nstock KC TH 3C\ndiscard 2S\n"
    "pending draw 2 2S\n",
    "A draw\n? turn B\n", "yes", "A draw\n? turn A\n? legal A: 9S draw\n" },
  { "cancel-rest", "classic", "", "draw",
    "hand A JH 4D\nhand B 9S 2H\nstock KC TH 3D 3S 3C 4C\ndiscard JC\n"
    "pending draw 10 JC\n",
    "A JH\n? count A 6\n? pending none\n", "pass-on",
    "A JH\n? count A 1\n? pending draw 5\n" },
  { "skip-answer", "switch", "", "yes",
    "hand A 8C 4D\nhand B 8D 6S\nhand C 4H 3C\nstock KC TH\ndiscard 9C\n",
    "A 8C\n? turn B\n? pending skip 1\n", "no",
    "A 8C\n? turn C\n? pending none\n" },
  { "skip-turns", "switch", "", "one",
    "hand A 8H 3C 4C\nhand B 8C 4S\nhand C 6D 9D\nstock KH\ndiscard 5H\n",
    "A 8H\nB 8C\nC pass\n? missing C 0\n", "count",
    "A 8H\nB 8C\nC pass\n? missing C 1\n" },
  { "reverse-with-two", "classic", "", "again",
    "hand A TC 3C 4C\nhand B 4D 4H\nstock QC KC\ndiscard 9C\n",
    "A TC\n? turn A\n", "nothing", "A TC\n? turn B\n" },
  { "no-finish", "classic", "", "draw",
    "hand A AC\nhand B 8D 6S\nstock TD TH 5S 3D\ndiscard 5C\n",
    "A AC=H\n? count A 1\n? turn B\n", "refuse", "! A AC=H\n" },
  { "last-call", "switch", "", "last-card", UNCALLED,
    "! A knock\nA call\nA 9D\n? safe A\n", "knock",
    "! A call\nA knock\nA 9D\n? safe A\n" },
  { "call-check", "switch", "", "caught", UNCALLED,
    "A 9D\nB draw\n? count A 1\n", "automatic",
    "A 9D\nB draw\n? count A 3\n" },
  { "call-penalty", "switch", "", "2", UNCALLED,
    "A 9D\nB catch A\n? count A 3\n", "5",
    "A 9D\nB catch A\n? count A 6\n" },
  { "false-call", "switch", "", "0",
    "hand A 9D QD 5H\nhand B 3D 4H\nstock 3S 4S\ndiscard 9C\n",
    "A call\nA 9D\n? count A 2\n", "1", "A call\nA 9D\n? count A 3\n" },
  { "false-catch", "switch", "", "0", UNCALLED,
    "A call\nA 9D\nB catch A\n? count B 2\n", "2",
    "A call\nA 9D\nB catch A\n? count B 4\n" },
  { "blunder", "switch", "", "0",
    "hand A 7H 5C 9D\nhand B 3S 4H\nstock 3C 5D 6D\ndiscard 8S\n",
    "! A blunder 7H\n! A 7H\n? turn A\n", "2",
    "A blunder 7H\n? count A 5\n? turn B\n" },
  { "play-on", "switch", "", "no", LAST_NINE, "A 9D\n? round over\n",
    "yes", "A 9D\n? round on\n? turn B\n? out A\n" },
  { "scoring", "switch", "", "rounds",
    "hand A 9D\nhand B KD 4H\nstock 3S 3C\ndiscard 9C\n",
    "A 9D\n? score A 1\n? score B 0\n", "winner-takes",
    "A 9D\n? score A 14\n? score B 0\n" },
};
