#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Switch developers

"""Says how a test run went, from meson's logs.

    summary.py [--steps FILE] LOG…

LOG is a testlog.json, one object a line.  Every test point of a TAP program
counts, and so does a program that ends before its last point: a crash is
never lost.  The last line is "N passed, N failed" and nothing else.
"""

import argparse
import json
import re
import sys

POINT = re.compile(r'( *)(not )?ok\b(.*)')
BAD = {'FAIL', 'ERROR', 'TIMEOUT', 'INTERRUPT', 'UNEXPECTEDPASS'}


class Count:
    """What passed, failed and was skipped."""

    def __init__(self, passed=0, failed=0, skipped=0):
        self.passed = passed
        self.failed = failed
        self.skipped = skipped

    def add(self, other):
        self.passed += other.passed
        self.failed += other.failed
        self.skipped += other.skipped

    def total(self):
        return self.passed + self.failed + self.skipped


def count_points(text):
    """Counts the test points of a TAP text.

    A point that closes a deeper-set block of points only sums it up.
    """
    count = Count()
    depth = 0
    for line in text.splitlines():
        point = POINT.match(line)
        if not point:
            continue
        indent, negation, rest = point.groups()
        sums_up, depth = len(indent) < depth, len(indent)
        if sums_up:
            continue
        if negation:
            if re.search(r'# *TODO\b', rest, re.I):
                count.skipped += 1
            else:
                count.failed += 1
        elif re.search(r'# *SKIP\b', rest, re.I):
            count.skipped += 1
        else:
            count.passed += 1
    return count


def find_failures(text):
    """The points that failed, each with the notes before it."""
    notes = []
    for line in text.splitlines():
        if line.lstrip().startswith('#'):
            notes = [*notes[-5:], line.strip()]
            continue
        if re.match(r' *not ok\b', line):
            yield from [*notes, line.strip()]
        notes = []


def find_last_words(test):
    """What a program that broke off said at last, and its last point."""
    for stream in 'stdout', 'stderr':
        lines = [line.strip() for line in test.get(stream, '').splitlines()]
        yield from [line for line in lines
                    if line and not re.match(r'#.*-DEBUG:', line)][-5:]


def count_test(test):
    """Counts one test of a log, the crashed and the plain ones too."""
    bad = test.get('result') in BAD
    count = count_points(test.get('stdout', ''))
    if count.total() == 0:
        if bad:
            return Count(failed=1)
        if test.get('result') == 'SKIP':
            return Count(skipped=1)
        return Count(passed=1)
    if bad and count.failed == 0:
        count.failed = 1
    return count


def count_log(path):
    """Counts a log; one that cannot be read is a failure."""
    count = Count()
    try:
        with open(path, encoding='utf-8', errors='replace') as log:
            tests = [json.loads(line) for line in log if line.strip()]
    except (OSError, ValueError) as error:
        print(f'FAILED {path}: {error}')
        return Count(failed=1)
    for test in tests:
        result = count_test(test)
        if result.failed:
            print(f'FAILED {test.get("name")}: {test.get("result")}, '
                  f'status {test.get("returncode")}')
            failures = list(find_failures(test.get('stdout', '')))
            for line in failures or find_last_words(test):
                print(f'  {line}')
        count.add(result)
    return count


def main():
    parser = argparse.ArgumentParser(description='Sums up a test run.')
    parser.add_argument('--steps', help='a file of TAP lines')
    parser.add_argument('logs', nargs='+', metavar='LOG')
    arguments = parser.parse_args()

    count = Count()
    for path in arguments.logs:
        count.add(count_log(path))
    if arguments.steps:
        with open(arguments.steps, encoding='utf-8') as steps:
            text = steps.read()
        for line in text.splitlines():
            if line.startswith('not ok'):
                print(f'FAILED {line[len("not ok - "):]}')
        count.add(count_points(text))

    if count.skipped:
        print(f'{count.skipped} skipped')
    print(f'{count.passed} passed, {count.failed} failed')
    return 1 if count.failed or not count.passed else 0


if __name__ == '__main__':
    sys.exit(main())
