#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Switch developers

# Brings the pages of the help into a language, for the program itself:
#
#   compile.sh LANGUAGE OUTPUT-DIRECTORY PAGE... [CATALOGUE]
#
# Each becomes LANGUAGE-PAGE. English, "C", needs no catalogue.

set -eu

language=$1
output=$2
shift 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT INT TERM

pages=
for file; do
  case $file in
    *.po) msgfmt --output-file="$work/help.mo" "$file" ;;
    *) pages="$pages $file" ;;
  esac
done

# The names of pages have no spaces; those of the tree had better not.
# shellcheck disable=SC2086
if [ "$language" = C ]; then
  cp $pages "$work"
else
  itstool --merge="$work/help.mo" --output="$work" $pages
fi
for page in "$work"/*.page; do
  cp "$page" "$output/$language-$(basename "$page")"
done
