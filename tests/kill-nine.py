#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Switch developers

"""Rounds that are cut off, and saves that cannot be read.

    kill-nine.py [--long]

The program is killed at random instants while computer players play.  What
it leaves has to be a record that holds and goes on from the one before, and
the next start has to take it up.
"""

import glob
import os
import random
import sys
import time

import desktop
from desktop import Fault, find, find_button, wait

KILLS = 10
MANY_KILLS = 200
LATEST = 1.5  # seconds after the table is there, at most
NEWS = 'The saved round could not be read'


def read_moves(program):
    desktop.check_record(program.saved)
    return desktop.split_record(program.read_record())


def is_started(program):
    """Whether a move was saved since the program began."""
    return os.path.exists(program.saved)


def kill_some_time(program, chance, least):
    """Starts the program, kills it, and says what it left."""
    program.launch()
    wait(lambda: not program.is_alive() or
         is_started(program) and
         os.stat(program.saved).st_mtime_ns > least, 'a move to be saved')
    if not program.is_alive():
        raise Fault(f'the program ended: {program.read_log()}')
    time.sleep(chance.random() * LATEST)
    program.kill()
    if 'CRITICAL' in program.read_log() or 'cannot be read' in \
            program.read_log():
        raise Fault(program.read_log())


def new_round(program, deal):
    program.write_record(desktop.compose_record(
        'switch', deal, ['casual', 'casual', 'novice', 'novice']))
    return read_moves(program)


def test_kills(tap, n_kills):
    chance = random.Random(4711)
    rounds = moves_seen = 0
    with desktop.Program() as program:
        head, moves = new_round(program, 1)
        for _ in range(n_kills):
            least = os.stat(program.saved).st_mtime_ns
            kill_some_time(program, chance, least)
            now_head, now = read_moves(program)
            if now_head[1:] != head[1:] and now[:len(moves)] != moves:
                raise Fault('the round after the kill is another one')
            if now[:len(moves)] != moves:
                raise Fault(f'{moves} became {now}')
            moves_seen += len(now) - len(moves)
            head, moves = now_head, now
            if glob.glob(program.saved + '*') != [program.saved] and \
                    glob.glob(program.saved + '.new') == []:
                raise Fault(f'{glob.glob(program.saved + "*")} are there')
            if len(moves) > 60:
                rounds += 1
                head, moves = new_round(program, 2 + rounds)
    tap.note(f'{n_kills} kills, {moves_seen} moves')


def is_due(program):
    return find(program.frame, lambda n: 'It is your turn' in n.get_name())


def draw_or_end(program):
    """Does what may be done, and waits for the own turn to come again."""
    wait(lambda: is_due(program), 'my turn')
    draw = find_button(program.frame, 'Draw')
    row = desktop.get_children(draw.get_parent())
    button = next(n for n in row[:2] if desktop.has_state(
        n, desktop.Atspi.StateType.SENSITIVE))
    before = len(program.heard)
    desktop.click(button)
    wait(lambda: len(program.heard) > before, 'a word')
    wait(lambda: is_due(program), 'my turn')


def get_position(program):
    """What the table says: the piles and the own cards."""
    names = [find_button(program.frame, 'Stock').get_name(),
             find_button(program.frame, 'Discard').get_name()]
    hand = find(program.frame, lambda n:
                n.get_name().startswith('Your hand'))
    cards = sorted(n.get_name() for n in desktop.get_children(hand))
    return names, cards


def test_resume(tap):
    """A killed game of a person stands on the table as it was left."""
    record = desktop.compose_record('switch', 5, ['human', 'novice'])
    with desktop.Program(record) as program:
        program.start()
        for _ in range(3):
            draw_or_end(program)
        before = get_position(program)
        program.kill()
        program.start()
        if get_position(program) != before:
            raise Fault(f'{before} became {get_position(program)}')
        program.quit()
    tap.note(', '.join(before[0]))


def get_corrupt(whole):
    lines = whole.splitlines(keepends=True)
    return {
        'truncated': whole[:len(whole) * 2 // 5],
        'of garbage': os.urandom(3000),
        'of 0 bytes': b'',
        'of another variant': whole.replace(b'switch\n', b'no-such\n', 1)
                              if b'variant' in whole else b'?',
        'of a newer version': b''.join([b'switch-record 2\n', *lines[1:]]),
    }


def test_corrupt(tap, name, data):
    with desktop.Program(data) as program:
        program.start()
        if not find(program.frame, lambda n:
                    n.get_name().startswith('Your hand')):
            raise Fault('no game was begun')
        wait(lambda: any(NEWS in said for said in program.heard),
             f'a sentence about the save {name}, not {program.heard}', 15)
        kept = [path for path in glob.glob(
            os.path.join(os.path.dirname(program.saved), '*'))
            if os.path.basename(path) not in ('current.switch',
                                              'current.switch.new')]
        if len(kept) != 1:
            raise Fault(f'{kept} were kept aside')
        with open(kept[0], 'rb') as file:
            if file.read() != data:
                raise Fault('what was kept aside is not what was there')
        program.quit()
    tap.note(os.path.basename(kept[0]))


def test_read_only(tap):
    """A state folder that is no folder: root may write anywhere else."""
    with desktop.Program() as program:
        with open(program.get_path('state'), 'w', encoding='utf-8'):
            pass
        program.start()
        for _ in range(3):
            draw_or_end(program)
        told = [said for said in program.heard if 'cannot be saved' in said]
        if len(told) != 1:
            raise Fault(f'it was said {len(told)} times: {program.heard}')
        program.quit()
    tap.note(told[0])


def test_all(tap, n_kills):
    tap.run(f'{n_kills} kills lose no more than the last move', test_kills,
            tap, n_kills)
    if n_kills == MANY_KILLS:
        return
    tap.run('a game is taken up where it was killed', test_resume, tap)
    whole = desktop.compose_record('switch', 3, ['human', 'novice'])
    for name, data in get_corrupt(whole.encode()).items():
        tap.run(f'a save {name} is kept aside', test_corrupt, tap, name, data)
    tap.run('a folder that cannot be written to is told of once',
            test_read_only, tap)


def main():
    desktop.need('xdotool', 'openbox')
    tap = desktop.Tap()
    with desktop.manage_windows():
        test_all(tap, MANY_KILLS if '--long' in sys.argv else KILLS)
    tap.end()


if __name__ == '__main__':
    main()
