#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Switch developers

"""Makes a catalogue in which every string of the program says ⟦itself⟧.

    pseudo.py SOURCE-ROOT CATALOGUE.mo

What is seen without brackets then is not translated.
"""

import os
import struct
import subprocess
import sys
import tempfile


def extract(root, catalogue):
    """Compiles a catalogue in which every string says itself."""
    with tempfile.NamedTemporaryFile(suffix='.pot') as pot:
        subprocess.run([os.path.join(root, 'po', 'update'), '--pot', pot.name],
                       check=True)
        same = subprocess.run(['msgen', pot.name], check=True,
                              stdout=subprocess.PIPE).stdout
    subprocess.run(['msgfmt', '--use-fuzzy', '-o', catalogue, '-'],
                   input=same, check=True)


def read_table(data, where, n):
    for i in range(n):
        length, offset = struct.unpack_from('<II', data, where + 8 * i)
        yield data[offset:offset + length]


def read(path):
    """Yields the strings of a catalogue and what they are translated to."""
    with open(path, 'rb') as file:
        data = file.read()
    magic, _, n, here, there = struct.unpack_from('<5I', data)
    assert magic == 0x950412de, 'no catalogue of this machine'
    return list(zip(read_table(data, here, n), read_table(data, there, n)))


def bracket(text):
    """Brackets a translation, or each of its plural forms."""
    return b'\0'.join('⟦'.encode() + part + '⟧'.encode()
                      for part in text.split(b'\0'))


def write(path, entries):
    """Writes a catalogue without a table of hashes."""
    n = len(entries)
    start = 28 + 16 * n
    tables, strings = [[], []], b''
    for column in 0, 1:
        for entry in entries:
            tables[column].append((len(entry[column]), start + len(strings)))
            strings += entry[column] + b'\0'
    with open(path, 'wb') as file:
        file.write(struct.pack('<7I', 0x950412de, 0, n, 28, 28 + 8 * n, 0,
                               28 + 16 * n))
        for table in tables:
            for length, offset in table:
                file.write(struct.pack('<II', length, offset))
        file.write(strings)


def main():
    root, catalogue = sys.argv[1:]
    os.makedirs(os.path.dirname(catalogue), exist_ok=True)
    extract(root, catalogue)
    header = (b'Content-Type: text/plain; charset=UTF-8\n'
              b'Plural-Forms: nplurals=2; plural=n != 1;\n')
    write(catalogue, [(msgid, header if msgid == b'' else bracket(text))
                      for msgid, text in read(catalogue)])


if __name__ == '__main__':
    main()
