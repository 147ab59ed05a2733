#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Switch developers

"""Whole rounds by keys alone, and the keys of the window.

    keyboard-round.py [--long]
"""

import sys

import desktop
from desktop import Atspi, Fault, has_state, press, wait, walk
from keyboard import Player

ITEMS = (Atspi.Role.MENU_ITEM, Atspi.Role.CHECK_MENU_ITEM,
         Atspi.Role.RADIO_MENU_ITEM)


def play_round(tap, variant, deal):
    record = desktop.compose_record(variant, deal, ['human', 'novice'])
    with desktop.Program(record) as program:
        program.start()
        player = Player(program, deal)
        wait(lambda: has_state(program.frame, Atspi.StateType.ACTIVE),
             'the window to be active')
        turns = player.play()
        n_laid = player.check_saved()
        # The next round too is a matter of one key.
        player.key('Return')
        wait(lambda: player.hand.get_child_count() > 1, 'the next round')
        player.check_focus()
        tap.note(f'{variant}: {turns} turns, {player.n_keys} keys, '
                 f'{n_laid} cards laid')
        press('ctrl+q')
        program.wait_for_end()


def is_gone(program):
    return lambda: len(program.get_frames()) == 1


def test_keys(tap):
    """Keys of the window: a menu, the whole screen, the list of keys."""
    record = desktop.compose_record('switch', 3, ['human', 'novice'])
    with desktop.Program(record) as program:
        program.start()
        player = Player(program, 3)
        wait(lambda: has_state(program.frame, Atspi.StateType.ACTIVE),
             'the window to be active')
        before = player.check_focus().get_name()

        press('F10')
        names = wait(lambda: [n.get_name() for n in walk(program.frame)
                              if n.get_role() in ITEMS], 'the menu')
        if 'Preferences' not in names or '' in names:
            raise Fault(f'the menu offers {names}')
        press('Escape')
        try:
            wait(lambda: player.check_focus().get_name() == before,
                 'the focus to come back from the menu', 10)
        except Fault as fault:
            focused = player.check_focus()
            raise Fault(f'{fault}: it is on {focused.get_role_name()} '
                        f'{focused.get_name()!r}, not on {before!r}') from fault

        width = program.frame.get_extents(Atspi.CoordType.WINDOW).width
        press('F11')
        wait(lambda: program.frame.get_extents(
            Atspi.CoordType.WINDOW).width > width, 'the whole screen')
        player.check_focus()
        press('F11')
        wait(lambda: program.frame.get_extents(
            Atspi.CoordType.WINDOW).width == width, 'the window again')
        player.check_focus()

        press('ctrl+question')
        wait(lambda: len(program.get_frames()) > 1, 'the list of keys')
        press('Escape')
        wait(is_gone(program), 'the list of keys to go')
        wait(lambda: has_state(program.frame, Atspi.StateType.ACTIVE),
             'the window to be active again')
        player.check_focus()

        press('ctrl+n')
        wait(lambda: len(program.get_frames()) > 1, 'the new game')
        press('Escape')
        wait(is_gone(program), 'the new game to go')
        player.check_focus()
        press('ctrl+w')
        program.wait_for_end()
    tap.note('F10, F11, Ctrl+?, Ctrl+N, Ctrl+W')


def main():
    desktop.need('xdotool', 'openbox')
    tap = desktop.Tap()
    presets = desktop.PRESETS
    if '--long' in sys.argv:
        presets += desktop.MORE_PRESETS
    with desktop.manage_windows():
        tap.run('the keys of the window', test_keys, tap)
        for i, variant in enumerate(presets):
            tap.run(f'a round of {variant} by keys', play_round, tap, variant,
                    21 + i)
    tap.end()


if __name__ == '__main__':
    main()
