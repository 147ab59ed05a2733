#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Switch developers

# How strong the computer players are: every level against the next weaker
# one, in every preset with two players, and on Switch an expert against
# casual players and chance too. What is there already is not played again.
# Measure with a release build; all of it takes about an hour of one core.
#
#   strength.sh BUILD-DIR RESULTS-DIR [GAMES [THREADS]]

set -euo pipefail

build=$(cd "${1:?BUILD-DIR}" && pwd)
results=${2:?RESULTS-DIR}
games=${3:-4000}
threads=${4:-1}
presets='switch mau-mau jacks-twos-eights black-jack crazy-eights last-card
         jack-change-it classic turbo peanuckle'

mkdir -p "$results"

# match PRESET PLAYERS
match()
{
  local file=$results/$1-$2.json

  if [ ! -s "$file" ]; then
    nice "$build/src/lab/switch-lab" match --variant "$1" --players "$2" \
         --games "$games" --threads "$threads" --json > "$file.part"
    mv "$file.part" "$file"
  fi
  python3 - "$file" <<'END'
import json
import sys

with open(sys.argv[1], encoding="utf-8") as file:
    match = json.load(file)
best = match["players"][0]
rest = match["players"][1]
print("%-18s %-14s %d-%d  %5.1f %% (%.1f to %.1f) of %d" % (
    match["variant"], best["kind"] + "-" + rest["kind"], best["seats"],
    rest["seats"], 100 * best["wins"], 100 * best["from"],
    100 * best["to"], match["rounds"]))
END
}

for preset in $presets; do
  match "$preset" novice,random
  match "$preset" casual,novice
  match "$preset" skilled,casual
done

match switch expert,casual
match switch expert,random
match switch expert,casual,casual,casual
match switch expert,random,random,random
for preset in $presets; do
  match "$preset" expert,skilled
done
