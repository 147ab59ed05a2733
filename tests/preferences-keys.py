#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Switch developers

"""House rules by keys alone, from the preferences to a round by them.

What the keys have done is read from the file of the rules.
"""

import os
import re

import desktop
from desktop import Atspi, Fault, find, find_button, has_state, press, wait
from keyboard import Player


def walk_level(node):
    """A node and what is in it, level by level: a page before its rows."""
    level = [node]
    while level:
        yield from level
        level = [child for n in level for child in desktop.get_children(n)]


def find_settings(node, rows=()):
    """What sets the rules in a node: it is in a row of the same name."""
    name = node.get_name()
    if name in rows and has_state(node, Atspi.StateType.FOCUSABLE):
        yield node
    if name and node.get_role() in (Atspi.Role.PANEL, Atspi.Role.GROUPING):
        rows = *rows, name
    for child in desktop.get_children(node):
        yield from find_settings(child, rows)


def read_rule(program, key):
    """What the file of one's own rules says; without one, nothing."""
    path = program.get_path('data', 'switch-cards', 'variants',
                            'My-Switch.rules')
    if not os.path.exists(path):
        return None
    with open(path, encoding='utf-8') as file:
        found = re.search(f'^{key}=(.*)$', file.read(), re.MULTILINE)
    return found and found.group(1)


def wait_for_rule(program, key, value):
    wait(lambda: read_rule(program, key) == value,
         f'the rule {key}={value} in the file')


def wait_for_focus(node, what):
    wait(lambda: has_state(node, Atspi.StateType.FOCUSED),
         f'the focus on {what}')


class Preferences:
    """The preferences, opened, used and left by keys."""

    def __init__(self, program):
        self.program = program
        press('ctrl+comma')
        self.window = program.wait_for_window('Preferences')
        self.page = next(n for n in walk_level(self.window)
                         if n.get_role() == Atspi.Role.PANEL and
                         n.get_name() == 'House rules')

    def has_search_focus(self):
        """Whether what is typed is searched for.

        What GTK 4.18 does not show it does not tell of either: before there
        is a search there need not be an entry.
        """
        entry = find(self.window, lambda n:
                     n.get_role() == Atspi.Role.ENTRY and
                     n.get_name() == 'Search the rules')
        return entry and has_state(entry, Atspi.StateType.FOCUSED)

    def go_to_rule(self, words, title):
        """Searches for a rule; the focus comes to what sets it."""
        press('ctrl+f')
        wait(self.has_search_focus, 'the focus on the search')
        press('ctrl+a')
        desktop.type_words(words)
        wait(lambda: [n.get_name() for n in find_settings(self.page)] ==
             [title], f'{title!r} alone to be found by {words!r}')
        press('Return')
        wait_for_focus(next(find_settings(self.page)),
                       f'what sets {title!r}')

    def leave(self):
        press('Escape')
        wait(lambda: len(self.program.get_frames()) == 1,
             'the preferences to go')
        self.program.wait_for_window(self.program.frame.get_name())


def walk_to(window, name):
    """Tab, until what has this name has the focus."""
    stops = [n for n in desktop.walk(window)
             if has_state(n, Atspi.StateType.FOCUSABLE)]

    def get_stop(before=None):
        """Where the focus is, if it is no longer where it was before."""
        return next((n for n in stops if n is not before and
                     has_state(n, Atspi.StateType.FOCUSED)), None)

    stop = wait(get_stop, 'something that has the focus')
    for _ in stops:
        if stop.get_name() == name:
            return
        press('Tab')
        before = stop
        stop = wait(lambda: get_stop(before), 'the focus to go on')
    raise Fault(f'Tab never came to {name!r}')


def has_power(program, cards, power):
    return power in re.split(', ', read_rule(program, cards) or '')


def test_rules(program):
    preferences = Preferences(program)
    preferences.go_to_rule('Cards dealt seven', 'Cards dealt')
    press('Up')
    wait_for_rule(program, 'hand-size', '8')

    # Only where several cards go down there is something to finish with.
    preferences.go_to_rule('jack names suit', 'Jacks')
    if has_power(program, 'J', 'together'):
        raise Fault('jacks may be laid together before anybody says so')
    press('Return')
    editor = program.wait_for_window('What Cards Do')
    if not find_button(editor, 'Take Away'):
        raise Fault('what takes the powers away has no name')
    walk_to(editor, 'Together')
    press('space')
    wait(lambda: has_power(program, 'J', 'together'),
         'the jacks to be laid together')
    press('Escape')
    program.wait_for_window('Preferences')

    preferences.go_to_rule('finish-with-several', 'Finish with several')
    press('space')
    wait_for_rule(program, 'finish-with-several', 'no')
    preferences.leave()


def test_round(tap, program):
    press('ctrl+n')
    deal = wait(lambda: next((n for frame in program.get_frames()
                              if frame.get_name() == 'New Game'
                              for n in desktop.walk(frame)
                              if n.get_name() == 'Deal'), None),
                'the new game')
    wait_for_focus(deal, 'Deal')
    press('Return')
    player = Player(program, 31)
    wait(lambda: player.hand.get_child_count() == 8, 'eight cards')
    turns = player.play()
    n_laid = player.check_saved()

    head = [' '.join(line.split()) for line
            in desktop.split_record(program.read_record())[0]]
    for line in ('about rules My Switch', 'rule hand-size=8',
                 'rule finish-with-several=no',
                 'power J = any-time, suit, together'):
        if line not in head:
            raise Fault(f'{line!r} is not in {head}')
    tap.note(f'{turns} turns, {player.n_keys} keys, {n_laid} cards laid')


def test_restart(program):
    press('ctrl+q')
    program.wait_for_end()
    program.start()
    program.wait_for_window(program.frame.get_name())
    preferences = Preferences(program)
    # Found by what was set before the program ended.
    preferences.go_to_rule('Cards dealt eight', 'Cards dealt')
    press('Up')
    wait_for_rule(program, 'hand-size', '9')
    if (read_rule(program, 'finish-with-several') != 'no' or
            not has_power(program, 'J', 'together')):
        raise Fault('the other rules were lost')
    preferences.leave()
    press('ctrl+q')
    program.wait_for_end()


def main():
    desktop.need('xdotool', 'openbox')
    tap = desktop.Tap()
    with desktop.manage_windows(), desktop.Program(
            players='2', level="'novice'") as program:
        program.start()
        program.wait_for_window(program.frame.get_name())
        tap.run('rules are set by keys', test_rules, program)
        tap.run('a round is played by them', test_round, tap, program)
        tap.run('they outlive the program', test_restart, program)
    tap.end()


if __name__ == '__main__':
    main()
