#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Switch developers

"""Presses, moves and releases of the pointer, by chance and in haste.

    pointer.py [--long]

Whatever the pointer does, the cards on the table are those of the saved
round, and nobody draws more than the rules allow.
"""

import os
import random
import shutil
import subprocess
import sys

import desktop
from desktop import Atspi, Fault, drive, find, find_button, wait

SEQUENCES = 200
MANY_SEQUENCES = 1000
AT_ONCE = 4
# Of so many presses one at least is a move, or the test tests nothing.
PRESSES_A_MOVE = 40
CODES = {desktop.card_name(rank + suit): rank + suit
         for rank in desktop.RANKS for suit in desktop.SUITS}
CODES |= {'red joker': 'XR', 'black joker': 'XB'}


class Table:
    """The table as it is seen and pointed at."""

    def __init__(self, program):
        self.program = program
        frame = program.frame
        self.stock = find_button(frame, 'Stock')
        self.discard = find_button(frame, 'Discard')
        self.end = desktop.get_children(
            find_button(frame, 'Draw').get_parent())[1]
        self.hand = find(frame, lambda n:
                         n.get_name().startswith('Your hand'))
        self.seat = find(frame, lambda n: n.get_name().startswith('You have'))
        self.box = frame.get_extents(Atspi.CoordType.WINDOW)
        window = subprocess.run(
            ['xdotool', 'search', '--onlyvisible', '--pid',
             str(program.process.pid)], check=True, stdout=subprocess.PIPE,
            text=True, timeout=60).stdout.split()[-1]
        place = subprocess.run(
            ['xdotool', 'getwindowgeometry', '--shell', window], check=True,
            stdout=subprocess.PIPE, text=True, timeout=60).stdout
        values = dict(line.split('=') for line in place.split())
        self.left, self.top = int(values['X']), int(values['Y'])

    def get_middle(self, node):
        box = node.get_extents(Atspi.CoordType.WINDOW)
        return (self.left + box.x + box.width // 2,
                self.top + box.y + box.height // 2)

    def is_my_turn(self):
        return 'It is your turn' in self.seat.get_name()

    def is_over(self):
        return any('the round' in said or 'Nobody could' in said
                   for said in self.program.heard[-2:])

    def compare(self):
        """Holds what is seen against the saved round."""
        names = [n.get_name() for n in desktop.get_children(self.hand)]
        # A card that has just left the hand has no name any more.
        if '' in names:
            return False
        cards = sorted(CODES[name] for name in names)
        stock = self.stock.get_name().split()[1]
        path = self.program.get_path('compared.switch')
        shutil.copy(self.program.saved, path)
        with open(path, 'a', encoding='ascii') as file:
            file.write(f'? hand A: {" ".join(cards)}\n? stock {stock}\n')
        try:
            desktop.check_record(path)
        except Fault:
            return False
        return True


def press_by_chance(chance, table):
    """One press, some moves and one release, nearly anywhere."""
    spots = desktop.get_children(table.hand) + [
        table.stock, table.discard, table.discard, table.end]

    def get_spot():
        if chance.random() < 0.7:
            x, y = table.get_middle(chance.choice(spots))
            return x + chance.randint(-20, 20), y + chance.randint(-60, 60)
        return (table.left + chance.randrange(20, table.box.width - 20),
                table.top + chance.randrange(80, table.box.height - 20))

    words = ['mousemove', *get_spot(), 'mousedown', 1]
    for _ in range(chance.randrange(4)):
        if chance.random() < 0.5:
            words += ['mousemove_relative', '--',
                      chance.randint(-7, 7), chance.randint(-7, 7)]
        else:
            words += ['mousemove', *get_spot()]
    return [*words, 'mouseup', 1]


def close_dialogs(program):
    """Buttons of the header bar were pressed too."""
    for frame in program.get_frames():
        if frame.get_name() != program.frame.get_name():
            desktop.press('Escape')


def test_sequences(tap, n_sequences):
    chance = random.Random(4711)
    done = rounds = n_moves = 0

    def is_enough():
        return done >= n_sequences and n_moves * PRESSES_A_MOVE >= n_sequences

    # A round that ends early, or on which little was hit, is followed by
    # another: how much is hit depends on the machine.
    while not is_enough():
        if done >= 4 * n_sequences:
            raise Fault(f'{done} sequences made {n_moves} moves')
        rounds += 1
        start = done
        record = desktop.compose_record('switch', 100 + rounds,
                                        ['human', 'novice'])
        desktop.park_pointer()
        with desktop.Program(record, animations='true') as program:
            program.start()
            table = Table(program)
            while done - start < n_sequences and not table.is_over():
                words = []
                for _ in range(AT_ONCE):
                    words += press_by_chance(chance, table)
                drive(*words)
                done += AT_ONCE
                close_dialogs(program)
                wait(lambda: table.is_over() or
                     table.is_my_turn() and (
                         not os.path.exists(program.saved) or
                         table.compare()),
                     'the table to be as the saved round')
            n_moves += len(desktop.split_record(program.read_record())[1])
    tap.note(f'{done} sequences in {rounds} rounds, {n_moves} moves')


def count_draws(program):
    moves = desktop.split_record(program.read_record())[1]
    first = next((i for i, move in enumerate(moves) if move[0] != 'A'),
                 len(moves))
    return [move[1] for move in moves[:first] if move[0] == 'A']


def test_haste(tap):
    """50 clicks on the stock draw one card, by these rules, in a turn."""
    # Nothing of the own hand and nothing of the stock's top fits.
    record = ('switch-record 1\nvariant switch\nplayer A human You\n'
              'player B novice Mira\nhand A 3C 4C 5C\nhand B 3S 4S 5S\n'
              'stock 6C 7C 9C TC KC 6S 7S 9S TS KS 3D 4D 5D\ndiscard QH\n'
              'turn A\n')
    with desktop.Program(record) as program:
        program.start()
        table = Table(program)
        wait(table.is_my_turn, 'my turn')
        before = len(program.heard)
        drive('mousemove', *table.get_middle(table.stock), 'click',
              '--repeat', 50, '--delay', 2, 1)
        wait(lambda: len(program.heard) > before + 1, 'two draws')
        wait(lambda: table.is_my_turn() and table.compare(), 'my turn again')
        draws = count_draws(program)
        if draws != ['draw']:
            raise Fault(f'in the first turn: {draws}')
        moves = desktop.split_record(program.read_record())[1]
        for one, other in zip(moves, moves[1:]):
            if one[0] == other[0] and one[1] == other[1] == 'draw':
                raise Fault(f'twice in a turn: {moves}')
        tap.note(f'{len(moves)} moves')


def main():
    desktop.need('xdotool', 'openbox')
    tap = desktop.Tap()
    n_sequences = MANY_SEQUENCES if '--long' in sys.argv else SEQUENCES
    with desktop.manage_windows():
        tap.run('50 clicks draw one card', test_haste, tap)
        tap.run(f'{n_sequences} sequences of the pointer lose no card',
                test_sequences, tap, n_sequences)
    tap.end()


if __name__ == '__main__':
    main()
