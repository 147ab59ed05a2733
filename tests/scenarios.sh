#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Switch developers

# Checks the scenarios with switch-lab, one TAP line a file:
#
#   scenarios.sh SWITCH-LAB DIRECTORY
#
# A file must hold; one whose name begins with err- is broken on purpose and
# must be refused at a line of its own.

set -u

lab=$(realpath "$1")
cd "$2" || exit 1

number=0
report () { # STATUS NAME OUTPUT
  number=$((number + 1))
  if [ "$1" -eq 0 ]; then
    echo "ok $number - $2"
  else
    echo "not ok $number - $2"
    printf '%s\n' "$3" | head -n 40 | sed 's/^/# /'
  fi
}

holds () { # COUNT FILE…
  local count=$1
  shift
  output=$("$lab" check "$@" 2>&1 </dev/null) || return 1
  [ "${output##*$'\n'}" = "$count passed, 0 failed" ]
}

# A program that was killed has refused nothing, whatever it said before.
is_refused () { # COUNT FILE…
  local count=$1 status=0 file
  shift
  output=$("$lab" check "$@" 2>&1 </dev/null) || status=$?
  [ "$status" -gt 0 ] && [ "$status" -lt 126 ] || return 1
  [ "${output##*$'\n'}" = "0 passed, $count failed" ] || return 1
  for file; do
    [[ $'\n'$output =~ $'\n'"$file":[0-9]+:\ error:\ . ]] || return 1
  done
}

good=() bad=()
for file in *.switch; do
  case $file in
    err-*) bad+=("$file") ;;
    *) good+=("$file") ;;
  esac
done

echo "1..$((${#good[@]} + ${#bad[@]} + 2))"

output=
for file in "${good[@]}"; do
  holds 1 "$file"
  report $? "${file%.switch}" "$output"
done
for file in "${bad[@]}"; do
  is_refused 1 "$file"
  report $? "${file%.switch}" "$output"
done

holds ${#good[@]} "${good[@]}"
report $? 'all that hold, together' "$output"
is_refused ${#bad[@]} "${bad[@]}"
report $? 'all that are broken, together' "$output"
