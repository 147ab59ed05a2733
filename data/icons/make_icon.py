#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Switch developers
"""The icon of Switch: one card that turns from heart to spade along the S ribbon.  Own drawing."""
from pathlib import Path
HEART = "M0,48 C-7,35 -50,10 -50,-19 C-50,-36 -38,-47 -24.5,-47 C-13,-47 -4,-40 0,-29 C4,-40 13,-47 24.5,-47 C38,-47 50,-36 50,-19 C50,10 7,35 0,48 Z"
SPADE = ("M0,-52 C9,-37 48,-14 48,14 C48,28 37,37 25,37 C15,37 8,32 4,25 C4.5,37 9,46 18,50 L18,52 L-18,52 L-18,50 "
         "C-9,46 -4.5,37 -4,25 C-8,32 -15,37 -25,37 C-37,37 -48,28 -48,14 C-48,-14 -9,-37 0,-52 Z")
S = "M{l},{a} C{p},{b} {q},{c} {r},{d}"
icon = f'''<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128">
  <defs><clipPath id="c"><rect x="31" y="11" width="70" height="98" rx="9"/></clipPath></defs>
  <g transform="translate(5.500,3) scale(.93)">
  <g transform="translate(1,0) rotate(-16 66 118)">
    <rect x="23" y="17" width="74" height="103" rx="12" fill="#6d1526"/>
    <rect x="23" y="12" width="74" height="103" rx="12" fill="#a32b40"/>
    <rect x="28.500" y="17.500" width="63" height="92" rx="7.500" fill="none" stroke="#f0b23c" stroke-width="3"/>
  </g>
  <g transform="translate(3,0) rotate(7 66 60)">
    <rect x="27" y="12" width="78" height="107" rx="13" fill="#cfc3a8"/>
    <rect x="27" y="7" width="78" height="106" rx="13" fill="#fffdf8"/>
    <g clip-path="url(#c)">
      <rect x="31" y="11" width="70" height="98" fill="#1f2a4d"/>
      <path d="M20,0 H112 V72 C84,94 48,26 20,48 Z" fill="#d12a38"/>
      <path d="M20,48 C48,26 84,94 112,72" fill="none" stroke="#1d2033" stroke-width="11"/>
      <path d="M20,48 C48,26 84,94 112,72" fill="none" stroke="#f0b23c" stroke-width="8"/>
    </g>
    <path d="{HEART}" transform="translate(75.500,36) scale(.37)" fill="#fffdf8"/>
    <path d="{SPADE}" transform="translate(56.500,84) rotate(180) scale(.37)" fill="#fffdf8"/>
  </g>
  </g>
</svg>
'''
symbolic = '''<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16">
  <path fill="#2e3436" d="M1.600,4.300 3,3.800 V12.600 L1.200,5.600 C1,5 1.200,4.500 1.600,4.300 Z"/>
  <path fill="#2e3436" fill-rule="evenodd" d="M5.500,1 H12.500 A1.500,1.500 0 0 1 14,2.500 V13.500 A1.500,1.500 0 0 1 12.500,15 H5.500 A1.500,1.500 0 0 1 4,13.500 V2.500 A1.500,1.500 0 0 1 5.500,1 Z
   M5,2 V8.200 C7,6 11,11.200 13,9 V2 Z"/>
  <path fill="#2e3436" d="M9.250,6.900 C8.900,6.100 6.700,5.400 6.700,4.100 C6.700,3.300 7.300,2.900 7.900,2.900 C8.500,2.900 9,3.300 9.250,3.800 C9.500,3.300 10,2.900 10.600,2.900 C11.200,2.900 11.800,3.300 11.800,4.100 C11.800,5.400 9.600,6.100 9.250,6.900 Z"/>
</svg>
'''
here = Path(__file__).parent / "hicolor"
(here / "scalable/apps/io.github.switchcards.Switch.svg").write_text(icon)
(here / "symbolic/apps/io.github.switchcards.Switch-symbolic.svg").write_text(symbolic)
