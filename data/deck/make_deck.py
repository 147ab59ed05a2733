#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Switch developers
"""Draws the deck of Switch: deck.svg and deck-four-colour.svg.

Everything here is drawn for Switch; no artwork or font outline was copied.
One card is 250 x 350 units (5:7).  The sheet is 13 columns x 5 rows:
clubs, diamonds, hearts, spades (ace .. king), then joker_black, joker_red, back.
Element ids: club_1 .. spade_king, joker_black, joker_red, back.

    python3 make_deck.py [output folder]
"""
import math
import sys
from pathlib import Path

W, H = 250, 350
CX, CY = W / 2, H / 2
SUITS = ["club", "diamond", "heart", "spade"]
RANKS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king"]

PAPER, EDGE = "#fffdf8", "#1d2033"
INK, RED, GOLD, GOLD_DARK = "#1d2033", "#c5222f", "#f0b23c", "#c98416"
CREAM = "#fff1d6"

TWO_COLOUR = {"club": INK, "diamond": RED, "heart": RED, "spade": INK}
FOUR_COLOUR = {"club": "#006e64", "diamond": "#2f62ee", "heart": "#c5222f", "spade": "#1d2033"}

# --- suits: centred on 0,0, about 100 units wide ---------------------------------------------
PIP = {
    "heart": "M0,48 C-7,35 -50,10 -50,-19 C-50,-36 -38,-47 -24.500,-47 C-13,-47 -4,-40 0,-29 "
             "C4,-40 13,-47 24.500,-47 C38,-47 50,-36 50,-19 C50,10 7,35 0,48 Z",
    "spade": "M0,-52 C9,-37 48,-14 48,14 C48,28 37,37 25,37 C15,37 8,32 4,25 "
             "C4.500,37 9,46 18,50 L18,52 L-18,52 L-18,50 C-9,46 -4.500,37 -4,25 "
             "C-8,32 -15,37 -25,37 C-37,37 -48,28 -48,14 C-48,-14 -9,-37 0,-52 Z",
    "diamond": "M0,-56 C11,-37 25,-16 42,0 C25,16 11,37 0,56 C-11,37 -25,16 -42,0 C-25,-16 -11,-37 0,-56 Z",
    "club": "M23,-28 A23,23 0 1 1 -23,-28 A23,23 0 1 1 23,-28 Z "
            "M-3,12 A23,23 0 1 1 -49,12 A23,23 0 1 1 -3,12 Z "
            "M49,12 A23,23 0 1 1 3,12 A23,23 0 1 1 49,12 Z "
            "M-13,-14 L13,-14 L14,10 L4,18 C4.500,34 9,45 18,50 L18,52 L-18,52 L-18,50 "
            "C-9,45 -4.500,34 -4,18 L-14,10 Z",
}

# --- indices: our own monoline letters, cap height 50, centred on x = 0 ------------------------
GLYPH = {
    "1": "M-16,46 L0,4 L16,46 M-11,33 H11",
    "2": "M-14,15 C-14,8 -8,4 0,4 C8,4 14,9 14,16 C14,26 -1,33 -14.500,46 H15",
    "3": "M-13,4 H13 L-1,20.500 C9,20.500 15,26 15,33 C15,41 8,46 0,46 C-7,46 -13,42.500 -15,37",
    "4": "M8,46 V4 L-16,34 H16",
    "5": "M12,4 H-10.500 L-12.500,23 C-9,20.500 -4,19 0.500,19 C9,19 15,24.500 15,32.500 C15,40.500 9,46 0,46 "
         "C-7,46 -12,43 -14.500,38",
    "6": "M14.500,32 A14.500,14 0 1 1 -14.500,32 A14.500,14 0 1 1 14.500,32 M-14.500,32 C-14.500,18 -5,8 8,4",
    "7": "M-14,4 H14 C7,16 -1,30 -4,46",
    "8": "M11.500,14 A11.500,10 0 1 1 -11.500,14 A11.500,10 0 1 1 11.500,14 "
         "M14.500,35 A14.500,11 0 1 1 -14.500,35 A14.500,11 0 1 1 14.500,35",
    "9": "M-14.500,18 A14.500,14 0 1 1 14.500,18 A14.500,14 0 1 1 -14.500,18 M14.500,18 C14.500,32 5,42 -8,46",
    "10": "M-19.500,9.500 L-13.500,4 V46 M17,25 C17,39 14,46 7.500,46 C1,46 -2,39 -2,25 C-2,11 1,4 7.500,4 C14,4 17,11 17,25 Z",
    "jack": "M0,4 H11.500 V32 C11.500,41 6.500,46 -1,46 C-8.500,46 -13,42 -14,35",
    "queen": "M15.500,25 C15.500,39 10,46 0,46 C-10,46 -15.500,39 -15.500,25 C-15.500,11 -10,4 0,4 "
             "C10,4 15.500,11 15.500,25 Z M4,33 L16,48",
    "king": "M-13,4 V46 M14,4 L-12,29 M-3.500,21.500 L15,46",
}

L, M, R = 86, 125, 164                       # pip columns
ROWS4 = [68, 139.3, 210.7, 282]              # four pips in a column
SPOTS = {
    "2": [(M, 68), (M, 282)],
    "3": [(M, 68), (M, CY), (M, 282)],
    "4": [(x, y) for x in (L, R) for y in (68, 282)],
    "5": [(x, y) for x in (L, R) for y in (68, 282)] + [(M, CY)],
    "6": [(x, y) for x in (L, R) for y in (68, CY, 282)],
    "7": [(x, y) for x in (L, R) for y in (68, CY, 282)] + [(M, 121.5)],
    "8": [(x, y) for x in (L, R) for y in (68, CY, 282)] + [(M, 121.5), (M, 228.5)],
    "9": [(x, y) for x in (L, R) for y in ROWS4] + [(M, CY)],
    "10": [(x, y) for x in (L, R) for y in ROWS4] + [(M, 103.6), (M, 246.4)],
}

# --- the courts: who they are -------------------------------------------------------------------
SUIT_STYLE = {   # skin, its shade, hair, robe, robe pattern, second cloth
    "club":    dict(plume="#d3572a", skin="#a8703f", shade="#8a5629", hair="#231c22", robe="#1f6b52", weave="#2f8a69", cloth="#e9dcc0", lip="#7c2a22"),
    "diamond": dict(plume="#20496b", skin="#f0c9a0", shade="#dea877", hair="#a9502a", robe="#d3572a", weave="#e97a41", cloth="#20496b", lip="#b3282d"),
    "heart":   dict(plume="#2b3a67", skin="#fbdcc4", shade="#eebd9d", hair="#d9a441", robe="#b3202f", weave="#cf3d45", cloth="#f7d9c8", lip="#c5222f"),
    "spade":   dict(plume="#b3202f", skin="#d9a273", shade="#bf8455", hair="#3a2430", robe="#27375f", weave="#3b5288", cloth="#d6dcea", lip="#9a2b30"),
}
FOUR_STYLE = {"diamond": dict(robe="#2a55c4", weave="#4a78e0", cloth="#f3cf8e", plume="#d3572a")}   # the court of diamonds in the four-colour deck
RIBBON = "M-6,158 C88,118 162,232 256,192"    # the S ribbon: symmetric about the card's centre
SHOULDERS = ("M12,240 V142 C12,124 24,115.500 40,116 C55,116.500 65,122 70,131 C82,124 98,122 108,115 H142 "
             "C152,122 168,124 180,131 C185,122 195,116.500 210,116 C226,115.500 238,124 238,142 V240")      # puffed sleeves
ROBE = SHOULDERS + " Z"
ACE_RIBBON = "M-62,-2 C-26,-42 26,42 62,2"
HALF = "M0,0 H250 V194 C162,232 88,118 0,156 Z"


def n(v):
    return f"{v:.2f}".rstrip("0").rstrip(".")


def path(d, fill="none", **k):
    a = "".join(f' {key.replace("_", "-")}="{v}"' for key, v in k.items())
    return f'<path d="{d}" fill="{fill}"{a}/>'


def line(d, colour=INK, w=3.0):
    return path(d, "none", stroke=colour, stroke_width=n(w), stroke_linecap="round", stroke_linejoin="round")


def dot(x, y, r, fill):
    return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r)}" fill="{fill}"/>'


def pip(suit, x, y, size, fill=None, turn=False):
    s = size / 100
    f = f' fill="{fill}"' if fill else ""
    return f'<use xlink:href="#pip_{suit}" transform="translate({n(x)},{n(y)}) scale({n(-s if turn else s)})"{f}/>'


def twice(inner):
    """The same drawing at the top and, turned, at the bottom."""
    return f'{inner}<g transform="rotate(180 {n(CX)} {n(CY)})">{inner}</g>'


def card(inner, ident, col, row):
    return (f'<g id="{ident}" transform="translate({col * W},{row * H})">'
            f'<use xlink:href="#paper"/>{inner}</g>\n')


def index(suit, rank, colour):
    g = (f'<use xlink:href="#glyph_{rank}" transform="translate({33 if rank == "10" else 32},13)" stroke="{colour}"/>'
         + pip(suit, 32, 88, 38, colour))
    return twice(g)


# --- number cards --------------------------------------------------------------------------------
def number(suit, rank, colour):
    size = (46 if rank in ("9", "10") else 50) * (1.07 if suit == "diamond" else 1)
    return index(suit, rank, colour) + "".join(
        pip(suit, x, y, size, colour, turn=y > CY) for x, y in SPOTS[rank])


def ace(suit, colour):
    """One great pip, a parallel outline, and the S ribbon laid across it."""
    def great(**k):
        a = "".join(f' {key.replace("_", "-")}="{v}"' for key, v in k.items())
        return f'<use xlink:href="#pip_{suit}"{a}/>'
    inner = (great(fill=colour, stroke=colour, stroke_width="13", stroke_linejoin="round")
             + great(fill=PAPER, stroke=PAPER, stroke_width="9.600", stroke_linejoin="round") + great(fill=colour)
             + f'<g clip-path="url(#clip_{suit})"><g transform="translate(0,{12 if suit == "club" else 4 if suit == "spade" else 0})">' + line(ACE_RIBBON, PAPER, 17)
             + line(ACE_RIBBON, colour, 12.4) + line(ACE_RIBBON, GOLD, 8.6)
             + path(ACE_RIBBON, "none", stroke=colour, stroke_width="3", stroke_linecap="round", stroke_dasharray="0.1 7") + "</g></g>")
    return index(suit, "1", colour) + f'<g transform="translate({n(CX)},{n(CY)}) scale(1.3)">{inner}</g>'


# --- court cards ---------------------------------------------------------------------------------
def weave(suit, colour):
    """The pattern of the robe, one per suit, in big pieces that survive 60 px."""
    out = []
    if suit == "heart":        # scales
        for r in range(6):
            for c in range(-1, 10):
                x, y = c * 28 + (14 if r % 2 else 0), 118 + r * 18
                out.append(f"M{x - 14},{y} A14,14 0 0 0 {x + 14},{y}")
        return line(" ".join(out), colour, 3)
    if suit == "diamond":      # lozenges
        for r in range(5):
            for c in range(-1, 9):
                x, y = c * 34 + (17 if r % 2 else 0), 128 + r * 24
                out.append(f"M{x},{y - 16} L{x + 11},{y} L{x},{y + 16} L{x - 11},{y} Z")
        return path(" ".join(out), colour)
    if suit == "spade":        # chevrons
        for r in range(7):
            y = 112 + r * 20
            out.append("M-10,%d " % y + " ".join(f"l17,{-13 if i % 2 else 13}" for i in range(16)))
        return line(" ".join(out), colour, 5)
    for r in range(6):         # club: trefoil of dots
        for c in range(-1, 9):
            x, y = c * 36 + (18 if r % 2 else 0), 130 + r * 22
            for dx, dy in ((0, -5), (-5.5, 4), (5.5, 4)):
                out.append(f"M{x + dx + 5},{y + dy} a5,5 0 1 1 -10,0 a5,5 0 1 1 10,0 Z")
    return path(" ".join(out), colour)


def face(st, wide=27, top=66, chin=132):
    """A paper-cut face: light on the left, shade on the right, brow and nose in one line."""
    a, b = CX - wide, CX + wide
    shape = f"M{a},{top} H{b} V98 C{b},{chin - 12} {CX + 13},{chin} {CX},{chin} C{CX - 13},{chin} {a},{chin - 12} {a},98 Z"
    half = f"M{CX + 2},{top} H{b} V98 C{b},{chin - 12} {CX + 13},{chin} {CX},{chin} L{CX + 2},108 Z"
    return path(shape, st["skin"]) + path(half, st["shade"])


def features(st, dark=INK, mouth=True, lashes=False):
    out = [line("M106,89 Q113,82 121,87 L121,105 Q121,110 127,110", dark, 3),
           line("M131,87 Q139,82 145,88", dark, 3),
           path("M107,96.500 Q113,91 119,96.500 Q113,100.500 107,96.500 Z", "#fff"), dot(113.5, 96, 2.9, dark),
           path("M132,96.500 Q138,91 144,96.500 Q138,100.500 132,96.500 Z", "#fff"), dot(138, 96, 2.9, dark)]
    if lashes:
        out.append(line("M106,97 Q113,89.500 120,96 M131,96 Q138,89.500 145,97 L147.500,94 M106,97 L103.500,94", dark, 2.4))
    if mouth:
        out.append(path("M117,118 Q121,115 125,117 Q129,115 133,118 Q125,124.500 117,118 Z", st["lip"]))
    return "".join(out)


def robe(suit, st):
    return (f'<g clip-path="url(#robe)">{path("M0,100 H250 V240 H0 Z", st["robe"])}{weave(suit, st["weave"])}'
            + line(SHOULDERS, GOLD, 9) + line(SHOULDERS, st["robe"], 3.4) + line("M70,129 C62,140 60,156 66,190 M180,129 C188,140 190,150 186,170", GOLD, 3.4) + line("M26,119 C20,132 20,150 24,170 M48,119 C42,132 42,150 46,170", GOLD, 2) + "</g>")


def crown(suit):
    """Four king's crowns: lilies, lozenges, hearts on arches, spears."""
    base = path("M94,56 H156 V70 H94 Z", GOLD) + path("M94,64 H156 V70 H94 Z", GOLD_DARK)
    gems = "".join(dot(x, 60.5, 2.8, c) for x, c in ((105, "#c5222f"), (125, "#27375f"), (145, "#c5222f")))
    if suit == "heart":
        top = path("M94,57 C86,44 88,34 92,28 C97,36 104,40 109,38 C113,33 119,26 125,18 C131,26 137,33 141,38 "
                   "C146,40 153,36 158,28 C162,34 164,44 156,57 Z", GOLD)
        top += "".join(pip("heart", x, y, 13, RED) for x, y in ((92, 26), (125, 16), (158, 26))) + path("M106,56 Q115,44 125,56 Q135,44 144,56 Z", RED)
    elif suit == "diamond":
        top = path("M94,57 L88,26 L106,44 L125,18 L144,44 L162,26 L156,57 Z", GOLD)
        top += "".join(pip("diamond", x, y, 17, "#d3572a") for x, y in ((88, 26), (125, 18), (162, 26))) + path("M113,56 L125,38 L137,56 Z", "#d3572a")
    elif suit == "spade":
        top = path("M94,57 V34 L100,24 L106,34 V46 H120 V26 L125,12 L130,26 V46 H144 V34 L150,24 L156,34 V57 Z", GOLD)
        top += path("M106,56 V52 H120 V56 Z M130,56 V52 H144 V56 Z", "#27375f")
    else:
        top = path("M94,57 C92,50 90,44 88,40 H104 C108,46 116,44 117,36 H133 C134,44 142,46 146,40 H162 C160,44 158,50 156,57 Z", GOLD)
        for x, y in ((92, 32), (125, 26), (158, 32)):
            top += dot(x, y - 6, 5.5, GOLD) + dot(x - 6, y + 2, 5.5, GOLD) + dot(x + 6, y + 2, 5.5, GOLD) + dot(x, y - 1, 3, "#1f6b52")
    return top + base + gems


def hand(x, y, st, sleeve):
    return (path(f"M{x - 40},{y + 52} C{x - 34},{y + 26} {x - 24},{y + 14} {x - 9},{y + 9} L{x + 10},{y + 14} C{x + 10},{y + 34} {x + 2},{y + 50} {x - 4},{y + 64} Z", sleeve)
            + path(f"M{x - 11},{y + 8} L{x + 11},{y + 14} L{x + 9},{y + 22} L{x - 15},{y + 16} Z", GOLD)
            + path(f"M{x - 8},{y + 10} C{x - 13},{y - 6} {x - 4},{y - 11} {x + 4},{y - 10} C{x + 13},{y - 8} {x + 13},{y + 4} {x + 9},{y + 14} Z", st["skin"])
            + line(f"M{x - 4},{y - 3} H{x + 8} M{x - 4},{y + 3} H{x + 8}", st["shade"], 2))


def king(suit, st, colour):
    x = 205
    sceptre = line(f"M{x},64 V190", GOLD_DARK, 7) + line(f"M{x - 1},64 V190", GOLD, 3.5) + pip(suit, x, 46, 42, colour) + dot(x, 72, 6, GOLD)
    back = path("M97,66 C88,86 88,112 96,134 H154 C162,112 162,86 153,66 Z", st["hair"])
    ends = {"heart": "C151,134 140,150 125,150 C110,150 99,134 98,104",
            "club": "C154,132 146,142 140,146 Q132,158 125,147 Q118,158 110,146 C104,142 96,132 98,104",
            "diamond": "C150,126 136,146 125,158 C114,146 100,126 98,104",
            "spade": "L148,140 H136 L125,154 L114,140 H102 L98,104"}[suit]
    beard = path(f"M152,104 {ends} C104,112 110,113 115,112 Q125,108 135,112 C140,113 146,112 152,104 Z", st["hair"])
    mous = path("M125,110 C132,108 140,112 147,120 C138,122 130,121 125,116 C120,121 112,122 103,120 C110,112 118,108 125,110 Z", st["hair"]) \
        + path("M119,122.500 Q125,119.500 131,122.500 Q125,128 119,122.500 Z", st["lip"])
    collar = path("M84,128 C96,146 112,158 125,170 C138,158 154,146 166,128 L190,137 C176,166 150,186 125,200 C100,186 74,166 60,137 Z", CREAM)
    for a, b in ((84, 144), (101, 160), (149, 160), (166, 144), (117, 176), (133, 176)):
        collar += path(f"M{a},{b - 5} l3,9 h-6 Z", INK)
    return (robe(suit, st) + collar + sceptre + hand(x, 138, st, st["cloth"]) + back + face(st) + beard
            + features(st, mouth=False) + mous + crown(suit))


def queen(suit, st, colour):
    x = 205
    stem = line(f"M{x},190 C{x - 4},150 {x + 4},110 {x},72", "#3f7d4a", 5)
    stem += path(f"M{x},112 C{x + 4},98 {x + 18},94 {x + 27},96 C{x + 24},108 {x + 12},116 {x},112 Z", "#3f7d4a")
    stem += path(f"M{x},96 C{x - 4},84 {x - 14},80 {x - 22},82 C{x - 20},92 {x - 10},100 {x},96 Z", "#57a05f")
    bloom = pip(suit, x, 48, 46, colour) + dot(x, 47, 5.5, GOLD)
    hair = {"heart": "M125,50 C92,50 86,80 90,104 C92,122 82,136 76,150 C96,158 108,150 110,130 H140 C142,150 154,158 174,150 C168,136 158,122 160,104 C164,80 158,50 125,50 Z",
            "diamond": "M125,50 C94,50 84,76 86,110 L80,152 L108,146 L108,120 H142 L142,146 L170,152 L164,110 C166,76 156,50 125,50 Z",
            "club": "M125,48 C100,48 80,62 80,92 C80,116 90,130 104,134 H146 C160,130 170,116 170,92 C170,62 150,48 125,48 Z",
            "spade": "M125,50 C90,50 84,84 92,112 C92,132 88,150 94,166 C104,160 110,146 110,128 H140 C140,146 146,160 156,166 C162,150 158,132 158,112 C166,84 160,50 125,50 Z"}[suit]
    fringe = path("M97,66 H153 C154,74 154,80 153,86 C146,76 136,72 125,71 C114,72 104,76 97,86 C96,80 96,74 97,66 Z", st["hair"])
    neck = path("M114,122 H136 V142 Q125,152 114,142 Z", st["shade"])
    front = path("M114,138 C104,136 98,134 92,134 C98,156 110,176 125,190 C140,176 152,156 158,134 C152,134 146,136 136,138 C134,148 128,152 125,152 C122,152 116,148 114,138 Z", st["cloth"])
    beads = "".join(dot(125 + 22 * math.sin(math.radians(a)), 138 + 20 * math.cos(math.radians(a)), 3, GOLD) for a in range(-75, 76, 25))
    beads += pip(suit, 125, 170, 15, colour)
    tiara = {"heart": "M95,62 Q110,70 125,70 Q140,70 155,62 C152,52 150,46 146,44 C140,52 134,46 125,28 C116,46 110,52 104,44 C100,46 98,52 95,62 Z",
             "diamond": "M95,62 Q110,70 125,70 Q140,70 155,62 L150,38 L138,52 L125,26 L112,52 L100,38 Z",
             "club": "M95,62 Q110,70 125,70 Q140,70 155,62 C158,46 150,40 145,40 C142,32 134,28 125,28 C116,28 108,32 105,40 C100,40 92,46 95,62 Z",
             "spade": "M95,62 Q110,70 125,70 Q140,70 155,62 L152,46 L140,54 L134,34 L125,22 L116,34 L110,54 L98,46 Z"}[suit]
    tiara = path(tiara, GOLD) + pip(suit, 125, 52, 17, colour) + dot(104, 58, 2.6, CREAM) + dot(146, 58, 2.6, CREAM)
    rings = dot(97, 116, 3.4, GOLD) + dot(153, 116, 3.4, GOLD)
    return (robe(suit, st) + front + path(hair, st["hair"]) + neck + beads + stem + bloom + hand(x, 140, st, st["cloth"])
            + face(st, 26) + fringe + features(st, lashes=True) + rings + tiara)


def jack(suit, st, colour):
    x = 205
    staff = line(f"M{x + 4},28 V190", "#7a4a24", 5) + path(f"M{x + 1},30 H{x - 45} L{x - 34},48 L{x - 45},66 H{x + 1} Z", st["robe"] if suit != "diamond" else st["plume"]) \
        + pip(suit, x - 16, 48, 24, CREAM) + dot(x + 4, 26, 5, GOLD)
    back = path("M98,62 C88,70 88,100 90,118 C90,126 100,128 106,124 H144 C150,128 160,126 160,118 C162,100 162,70 152,62 Z", st["hair"])
    fringe = path("M97,64 H153 V80 C150,86 147,84 146,80 C130,82 112,82 104,80 C103,84 100,86 97,80 Z", st["hair"])
    ruff = "".join(dot(125 + dx, 136 + abs(dx) * -0.1, 10, CREAM) for dx in (-30, -18, -6, 6, 18, 30)) \
        + "".join(line(f"M{125 + dx},130 v10", st["robe"], 1.6) for dx in (-24, -12, 0, 12, 24))
    sash = path("M60,134 L84,130 L190,206 L160,216 Z", st["cloth"]) + line("M72,132 L176,212", GOLD, 3)
    extra = ""
    if suit == "spade":
        extra = path("M125,112 C131,110 138,113 142,119 C135,120 129,119 125,117 C121,119 115,120 108,119 C112,113 119,110 125,112 Z M121,124 H129 L125,134 Z", st["hair"])
    cap = {"heart": "M86,66 C84,44 108,34 132,36 C156,38 166,52 164,66 Q125,58 86,66 Z",
           "diamond": "M90,66 C88,50 96,36 112,30 L160,24 C154,38 164,52 162,66 Q125,58 90,66 Z",
           "club": "M88,66 C80,58 86,38 110,38 C118,28 150,30 154,42 C168,46 168,60 162,66 Q125,58 88,66 Z",
           "spade": "M90,66 C94,40 112,30 140,22 C136,34 154,44 160,66 Q125,58 90,66 Z"}[suit]
    cap = path(cap, st["robe"]) + path("M86,68 Q125,56 164,68 L163,75 Q125,64 87,75 Z", GOLD)
    plume = path("M92,60 C70,58 62,38 70,18 C76,26 80,24 84,14 C90,22 96,22 100,16 C106,34 104,50 98,61 Z", st["plume"]) \
        + line("M95,60 C86,48 82,38 80,26", GOLD_DARK, 2.4)
    return (robe(suit, st) + sash + staff + hand(x + 2, 138, st, st["cloth"]) + back + ruff + face(st, 26)
            + fringe + features(st) + extra + plume + cap)


def court(suit, rank, colour):
    st = dict(SUIT_STYLE[suit])
    if colour == FOUR_COLOUR[suit] != TWO_COLOUR[suit]:
        st.update(FOUR_STYLE.get(suit, {}))
    half = {"king": king, "queen": queen, "jack": jack}[rank](suit, st, colour)
    g = f'<g clip-path="url(#half)">{half}</g>'
    ribbon = (line(RIBBON, PAPER, 21) + line(RIBBON, INK, 17) + line(RIBBON, GOLD, 13)
              + path(RIBBON, "none", stroke=st["robe"], stroke_width="4.4", stroke_linecap="round", stroke_dasharray="0.1 10.35"))
    return twice(g) + f'<g clip-path="url(#inset)">{ribbon}</g>' + index(suit, rank, colour)


# --- jokers and back -------------------------------------------------------------------------------
def joker(colour, a, b, skin, shade):
    st = dict(skin=skin, shade=shade, hair=INK, lip="#b3202f")
    star = twice(f'<use xlink:href="#star" transform="translate(33,37) scale(.46)" fill="{colour}"/>')
    cloth = path("M0,100 H250 V240 H0 Z", a) + "".join(
        path(f"M{x},{y - 26} L{x + 21},{y} L{x},{y + 26} L{x - 21},{y} Z", b)
        for r in range(4) for x, y in [(c * 42 + 20, 112 + r * 52) for c in range(-1, 8)])
    body = f'<g clip-path="url(#robe)">{cloth}</g>'
    tips = [(74, 146, b), (176, 146, a), (98, 164, a), (152, 164, b), (125, 176, CREAM)]
    collar = path("M88,120 H162 L176,150 L152,168 L125,180 L98,168 L74,150 Z", INK) + "".join(
        path(f"M{n(125 + (x - 125) * .42 - 13)},120 L{x},{y} L{n(125 + (x - 125) * .42 + 13)},120 Z", c) for x, y, c in tips)
    collar += "".join(dot(x, y + 2, 5, GOLD) for x, y, _ in tips)
    x = 205
    marotte = (line(f"M{x},110 V190", "#7a4a24", 6) + f'<use xlink:href="#star" transform="translate({x},98) scale(.5)" fill="{GOLD_DARK}"/>'
               + f'<use xlink:href="#star" transform="translate({x},98) scale(.38)" fill="{GOLD}"/>')
    cap = (path("M98,76 C94,52 78,40 56,62 C52,32 92,14 121,44 L125,76 Z", a)
           + path("M152,76 C156,52 172,40 194,62 C198,32 158,14 129,44 L125,76 Z", b)
           + path("M106,72 C106,46 112,28 129,14 C134,32 146,46 144,72 Z", CREAM)
           + path("M92,68 Q125,58 158,68 V78 Q125,68 92,78 Z", GOLD)
           + dot(56, 66, 7.5, GOLD) + dot(194, 66, 7.5, GOLD) + dot(130, 15, 7.5, GOLD))
    smile = (line("M109,113 Q125,127 141,113", INK, 3) + line("M107,110 l3,4 M143,110 l-3,4", INK, 2.4)
             + path("M116,118 Q125,123 134,118 Q130,125 125,125 Q120,125 116,118 Z", st["lip"])
             + path("M113,100 l3,8 a3.200,3.200 0 1 1 -6,0 Z", colour))
    half = body + line(SHOULDERS, GOLD, 4) + marotte + hand(x, 138, st, CREAM) + collar + face(st, 26) + features(st, mouth=False) + smile + cap
    ribbon = line(RIBBON, PAPER, 21) + line(RIBBON, INK, 17) + line(RIBBON, GOLD, 13) \
        + path(RIBBON, "none", stroke=colour, stroke_width="4.4", stroke_linecap="round", stroke_dasharray="0.1 10.35")
    return twice(f'<g clip-path="url(#half)">{half}</g>') + f'<g clip-path="url(#inset)">{ribbon}</g>' + star


BACK, BACK_LIGHT, BACK_DARK, BACK_BEAD = "#8f2436", "#ab4350", "#6d1526", "#c9737a"
MEDAL_RIBBON = "M-62,-13 C-22,-42 22,42 62,13"


def back():
    """An ogee lattice with a bead in each cell; the field is low in contrast, so that it turns into one tone when small."""
    sx, sy = 30, 42
    waves, beads = [], []
    for i in range(-5, 6):
        x, turn = CX + i * sx, -1 if i % 2 else 1
        d = f"M{n(x)},{n(CY - 5 * sy)}"
        for j in range(10):
            k = turn * (1 if j % 2 else -1) * sx * .66
            d += f" c{n(k)},{n(sy * .36)} {n(k)},{n(sy * .64)} 0,{n(sy)}"
        waves.append(d)
        beads += [(x, CY + (j + .5) * sy, j) for j in range(-5, 5) if (i + j) % 2 == 0]
    field = line(" ".join(waves), BACK_LIGHT, 4.6) + "".join(
        pip("diamond", x - 0, y, 17, BACK_BEAD) for x, y, _ in beads)
    medal = (f'<circle r="57" fill="{CREAM}"/><circle r="53" fill="{BACK_DARK}"/>'
             f'<g clip-path="url(#medal)">' + line(MEDAL_RIBBON, CREAM, 15) + line(MEDAL_RIBBON, BACK_DARK, 11.5) + line(MEDAL_RIBBON, GOLD, 8)
             + "</g>" + twice_at(pip("spade", 12, -25, 36, CREAM)))
    return (f'<rect x="11" y="11" width="228" height="328" rx="9" fill="{BACK}"/>'
            f'<g clip-path="url(#backfield)">{field}</g>'
            f'<rect x="19.500" y="19.500" width="211" height="311" rx="5" fill="none" stroke="{GOLD}" stroke-width="3"/>'
            f'<g transform="translate({n(CX)},{n(CY)})">{medal}</g>')


def twice_at(inner):
    return f'{inner}<g transform="rotate(180)">{inner}</g>'


# --- the sheet -----------------------------------------------------------------------------------
def defs():
    out = [f'<g id="paper"><rect x="1" y="1" width="248" height="348" rx="17" fill="{PAPER}" stroke="{EDGE}" stroke-opacity=".3" stroke-width="2"/></g>']
    out += [f'<path id="pip_{s}" d="{d}"/>' for s, d in PIP.items()]
    out += [f'<path id="glyph_{r}" d="{d}" fill="none" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>' for r, d in GLYPH.items()]
    pts = []
    for i in range(10):
        r, a = (50 if i % 2 == 0 else 21), math.radians(i * 36 - 90)
        pts.append(f"{n(r * math.cos(a))},{n(r * math.sin(a))}")
    out.append(f'<path id="star" d="M{" L".join(pts)} Z" stroke-linejoin="round"/>')
    out += [f'<clipPath id="clip_{s}"><path d="{d}"/></clipPath>' for s, d in PIP.items()]
    out.append(f'<clipPath id="half"><path d="{HALF}"/></clipPath>')
    out.append('<clipPath id="inset"><rect x="12" y="12" width="226" height="326" rx="7"/></clipPath>')
    out.append(f'<clipPath id="robe"><path d="{ROBE}"/></clipPath>')
    out.append('<clipPath id="medal"><circle r="53"/></clipPath>')
    out.append('<clipPath id="backfield"><rect x="20" y="20" width="210" height="310" rx="5"/></clipPath>')
    return "<defs>\n" + "\n".join(out) + "\n</defs>\n"


def sheet(colours):
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
           f'width="{13 * W}" height="{5 * H}" viewBox="0 0 {13 * W} {5 * H}">\n', defs()]
    for row, suit in enumerate(SUITS):
        for col, rank in enumerate(RANKS):
            c = colours[suit]
            inner = ace(suit, c) if rank == "1" else court(suit, rank, c) if rank in ("jack", "queen", "king") else number(suit, rank, c)
            out.append(card(inner, f"{suit}_{rank}", col, row))
    out.append(card(joker(INK, "#39415f", "#8a93ab", "#f3ead8", "#d8ccb4"), "joker_black", 0, 4))
    out.append(card(joker(RED, "#b3202f", "#20496b", "#fbdcc4", "#eebd9d"), "joker_red", 1, 4))
    out.append(card(back(), "back", 2, 4))
    out.append("</svg>\n")
    return "".join(out)


if __name__ == "__main__":
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parent)
    (folder / "deck.svg").write_text(sheet(TWO_COLOUR))
    (folder / "deck-four-colour.svg").write_text(sheet(FOUR_COLOUR))
