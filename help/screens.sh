#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Switch developers

# Takes the pictures of the program for its help anew, in every language:
#
#   ninja -C BUILD help-screens
#   help/screens.sh BUILD
#
# Needs an X server (xvfb-run will do) and ImageMagick, which makes them small.

set -eu

build=$(realpath "$1")
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT INT TERM

export GSETTINGS_BACKEND=memory GSETTINGS_SCHEMA_DIR="$build/data"
export SWITCH_LOCALEDIR="$build/po" GSK_RENDERER=cairo
for language in C ms vi; do
  LANGUAGE=$([ "$language" = C ] && echo en || echo "$language") \
    "$build/tests/help-screens" "$work"
  mkdir -p "$language/figures"
  for picture in table changed-rule; do
    convert "$work/$picture.png" -strip -colors 128 \
            -define png:compression-level=9 \
            "PNG8:$language/figures/$picture.png"
  done
done
