#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Switch developers

# What a frame costs at 1920×1080 on cairo, with eight players and 24 cards
# in the hand: one card in the air, five as they are dealt, all drawn anew.
# Processor time of the main thread, so that a busy machine measures nearly
# the same. To reach: 5, 6 and 20 ms (p95).
#
#   frames.sh BUILD-DIR

set -euo pipefail

build=$(cd "${1:?BUILD-DIR}" && pwd)
ninja -C "$build" tests/show-table >/dev/null

export GSETTINGS_SCHEMA_DIR=$build/data SWITCH_LOCALEDIR=$build/po
export GSETTINGS_BACKEND=memory GSK_RENDERER=cairo GDK_DEBUG=gl-disable
export GDK_BACKEND=x11 GTK_A11Y=none

for flying in 1 5 -1; do
  xvfb-run -a -s '-screen 0 1920x1080x24' "$build/tests/show-table" \
           --rivals 7 --cards 24 --size 1920x1080 --measure "$flying" \
           2>/dev/null
done
