#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Switch developers

# Lists the pages of the help, for the program and for its resources:
#
#   contents.sh OUTPUT-DIRECTORY 'LANGUAGE...' 'SCREEN...' PAGE...

set -eu

output=$1
languages=$2
screens=$3
shift 3

for page; do
  printf '%s\n' "${page%.page}"
done >"$output/contents"

{
  echo '<?xml version="1.0" encoding="UTF-8"?>'
  echo '<gresources>'
  echo '  <gresource prefix="/io/github/switchcards/Switch/help">'
  echo '    <file>contents</file>'
  for language in $languages; do
    for page; do
      printf '    <file compressed="true" alias="%s/%s">%s-%s</file>\n' \
             "$language" "$page" "$language" "$page"
    done
    for screen in $screens; do
      printf '    <file>%s/figures/%s</file>\n' "$language" "$screen"
    done
  done
  echo '  </gresource>'
  echo '</gresources>'
} >"$output/help.gresource.xml"
