#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Switch developers

# Validates everything that is not C, one TAP line a check:
#
#   validate.sh SOURCE-ROOT BUILD-ROOT

set -u

source=$1
build=$2
id=io.github.switchcards.Switch
cd "$source" || exit 1

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

number=0

# check NAME COMMAND…: skipped where the command is not installed.
check () {
  local name=$1 output
  shift
  number=$((number + 1))
  if ! type "$1" >/dev/null 2>&1; then
    echo "ok $number - $name # SKIP no $1"
  elif output=$("$@" 2>&1 </dev/null); then
    echo "ok $number - $name"
  else
    echo "not ok $number - $name"
    printf '%s\n' "$output" | head -n 60 | sed 's/^/# /'
  fi
}

# Translations

is_translated () { # FILE
  local left
  msgfmt --check --output-file=/dev/null "$1" || return 1
  left=$(msgattrib --no-obsolete --untranslated "$1"
         msgattrib --no-obsolete --only-fuzzy "$1")
  [ -z "$left" ] || { echo "$left"; return 1; }
}

# Only the translations: the English in between may say what it likes.
translations () { # FILE
  msgattrib --no-obsolete --no-fuzzy --no-wrap "$1" |
    awk '/^(#|msgid|msgctxt)/ { s = 0 } /^msgstr/ { s = 1 } s'
}

# M09 and V12 may be right; they are for a person to look at.
follows_glossary () { # LANGUAGE FILE
  local id languages pattern found=0
  translations "$2" >"$work/translations"
  while IFS=$'\t' read -r id languages pattern; do
    case $id in '#'* | M09 | V12) continue ;; esac
    case " $languages " in *" $1 "*) ;; *) continue ;; esac
    if LC_ALL=C.UTF-8 grep -P "(*UCP)$pattern" "$work/translations"; then
      echo "$id: $pattern"
      found=1
    fi
  done < <(grep -v '^#' tests/glossary-patterns.tsv)
  return $found
}

is_composed () { # FILE
  python3 - "$1" <<'END'
import sys
import unicodedata
text = open(sys.argv[1], encoding='utf-8').read()
sys.exit(not unicodedata.is_normalized('NFC', text))
END
}

# Files

# There is no homepage to name yet.  AppStream 1.0 warns of that unless told
# otherwise, and older ones know neither the warning nor its name.
metainfo_is_valid () { # FILE
  appstreamcli validate --no-net --explain \
               --override=url-homepage-missing=info "$1" ||
    appstreamcli validate --no-net --explain "$1"
}

xml_files () {
  find data src help flatpak -type f \
       \( -name '*.xml' -o -name '*.xml.in' -o -name '*.ui' -o \
          -name '*.svg' -o -name '*.page' \) -print0
}

xml_is_well_formed () {
  xml_files | xargs -0 xmllint --noout --nonet
}

rules_are_readable () {
  python3 - data/variants/*.rules <<'END'
import configparser
import sys
for path in sys.argv[1:]:
    rules = configparser.ConfigParser(delimiters=('=',),
                                      comment_prefixes=('#',),
                                      interpolation=None, strict=True)
    rules.optionxform = str
    rules.read(path, encoding='utf-8')
    assert rules.sections() == ['Switch Rules', 'Rules', 'Powers'], path
    head = rules['Switch Rules']
    assert head['Version'] == '1', path
    assert head['Name'] and head['Description'].endswith('.'), path
    assert rules['Powers']['X'] == 'any-time, suit', path
END
}

variants_are_listed () {
  local file
  for file in data/variants/*.rules; do
    grep -qx "$file" po/POTFILES.rules || { echo "$file"; return 1; }
    file=$(basename "$file")
    if ! grep -q ">$file<" data/variants/variants.gresource.xml ||
       ! grep -q "'$file'" data/variants/meson.build; then
      echo "$file"
      return 1
    fi
  done
}

installs_completely () {
  DESTDIR='' meson install -C "$build" --no-rebuild --quiet \
                           --destdir "$work/root" || return 1
  local prefix
  prefix=$(find "$work/root" -type d -name bin -print -quit)
  (cd "$(dirname "$prefix")" && find . -type f -o -type l) |
    sed 's,^\./,,' | LC_ALL=C sort >"$work/installed"
  grep -v '^#' tests/installed-files | LC_ALL=C sort |
    diff - "$work/installed"
}

check 'desktop file' desktop-file-validate "$build/data/$id.desktop"
check 'metainfo' metainfo_is_valid "$build/data/$id.metainfo.xml"
check 'settings schema' glib-compile-schemas --strict --dry-run data
check 'well-formed XML' xml_is_well_formed
check 'rules files' rules_are_readable
check 'rules files are listed' variants_are_listed

while read -r lang; do
  for file in "po/$lang.po" "help/$lang/$lang.po"; do
    check "$file is complete" is_translated "$file"
    check "$file follows the glossary" follows_glossary "$lang" "$file"
    check "$file is composed" is_composed "$file"
  done
done <po/LINGUAS
check 'po files have all strings' po/update --check

if [ -d "$build/help" ]; then
  check 'help is valid' yelp-check validate help/C/*.page
  check 'help has no dead links' yelp-check links help/C/*.page
  while read -r lang; do
    check "help in $lang is valid" \
          yelp-check validate "$build/help/$lang"/*.page
  done <po/LINGUAS
fi

check 'the installed tree is complete' installs_completely

echo "1..$number"
