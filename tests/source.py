#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Switch developers

"""Checks the sources against the habits of the tree, one TAP line a habit.

    source.py SOURCE-ROOT
"""

import os
import re
import subprocess
import sys

COLUMNS = 80
LINES = 600
NO_HEADER = re.compile(
    r'(^|/)(COPYING|NEWS|LINGUAS|POTFILES(\.rules)?)$'
    r'|\.(png|svg|switch)$|^tests/scenarios/|^tests/installed-files$')
TRANSLATABLE = re.compile(
    r'(?<![\w"])(?:_|N_|C_|NC_|ngettext|g_dngettext)\s*\(\s*"')
TOOLKIT = re.compile(r'#\s*include\s*[<"](gtk|gdk|gsk|adwaita)\b')
NO_TOOLKIT = ('src/engine/', 'src/bots/', 'src/model/', 'src/lab/')


def list_files():
    """Lists the files under version control, or all outside of builds."""
    try:
        listed = subprocess.run(
            ['git', '-c', 'safe.directory=*', 'ls-files', '-z'],
            check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        names = listed.stdout.decode().split('\0')
    except (OSError, subprocess.CalledProcessError):
        names = []
        for folder, folders, files in os.walk('.'):
            folders[:] = [f for f in folders
                          if f != '.git' and not f.startswith('_build')]
            names += [os.path.relpath(os.path.join(folder, f)) for f in files]
    return sorted(n for n in names if n and os.path.isfile(n))


def read(name):
    with open(name, encoding='utf-8', errors='replace') as file:
        return file.read()


def is_c(name):
    return name.startswith(('src/', 'tests/')) and name.endswith(('.c', '.h'))


def find_no_header(names):
    for name in names:
        if NO_HEADER.search(name):
            continue
        head = read(name)[:2000]
        for tag in 'SPDX-License-Identifier: ', 'SPDX-FileCopyrightText: ':
            if tag not in head:
                yield f'{name}: no {tag.strip()}'


def find_long_lines(names):
    for name in filter(is_c, names):
        for number, line in enumerate(read(name).splitlines(), 1):
            if len(line) > COLUMNS:
                yield f'{name}:{number}: {len(line)} columns'


def find_long_files(names):
    for name in filter(is_c, names):
        length = read(name).count('\n')
        if length > LINES:
            yield f'{name}: {length} lines'


def find_tabs(names):
    for name in filter(is_c, names):
        for number, line in enumerate(read(name).splitlines(), 1):
            if '\t' in line or line != line.rstrip():
                yield f'{name}:{number}: a tab or a space at the end'


def find_toolkit(names):
    for name in names:
        if name.startswith(NO_TOOLKIT) and is_c(name):
            for number, line in enumerate(read(name).splitlines(), 1):
                if TOOLKIT.match(line):
                    yield f'{name}:{number}: {line}'


def find_unlisted(names):
    listed = set(read('po/POTFILES').split())
    for name in names:
        if not name.startswith('src/') or name in listed:
            continue
        text = read(name)
        if ((name.endswith('.c') or name.endswith('.h'))
                and TRANSLATABLE.search(text)
                or name.endswith('.ui') and 'translatable="' in text):
            yield f'{name}: not in po/POTFILES'
    for name in sorted(listed):
        if not os.path.exists(name):
            yield f'{name}: in po/POTFILES, but not there'


CHECKS = (
    ('every file names its licence', find_no_header),
    (f'no line of C is over {COLUMNS} columns', find_long_lines),
    (f'no file of C is over {LINES} lines', find_long_files),
    ('no tabs, no spaces at the end of a line', find_tabs),
    ('no toolkit below the view', find_toolkit),
    ('every file with words is in POTFILES', find_unlisted),
)


def main():
    os.chdir(sys.argv[1])
    names = list_files()
    print(f'1..{len(CHECKS)}')
    for number, (title, find) in enumerate(CHECKS, 1):
        found = list(find(names))
        print(f'{"not ok" if found else "ok"} {number} - {title}')
        for line in found:
            print(f'# {line}')


if __name__ == '__main__':
    main()
