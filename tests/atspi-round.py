#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Switch developers

"""A blind player plays whole rounds.

    atspi-round.py [--long]

The player knows names, states and what was announced, and does nothing but
the actions of widgets.  Afterwards what was heard is held against the record
of the round: every act once, in order, and no card named that was hidden.
"""

import random
import re
import sys

import desktop
from desktop import (Atspi, Fault, act, find, find_button, has_state, wait,
                     walk)

TYPE_NAME = re.compile(r'^(Gtk|Gdk|Switch)[A-Z]\w+$')
SUIT_WORDS = tuple(desktop.SUITS.values())
GROUPS = Atspi.Role.PANEL, Atspi.Role.FILLER
LABELS = Atspi.Role.LABEL, Atspi.Role.STATIC
ACTS = (r'laid the|drew (the|\w+ cards?\.)|pass(es)?:|keeps? the card\.|'
        r'(do|does) not answer\.|You stop here\.|stops there\.|says? “|'
        r'knocks?\.|caught|noticed|You named|named you|tried the')
ENDS = re.compile(r'(win|wins) the round|Nobody could lay|is stopped')


def is_my_turn_name(name):
    return 'It is your turn' in name


class Player:
    """Plays a round by ear."""

    def __init__(self, program, seed):
        self.program = program
        self.random = random.Random(seed)
        self.refusals = set()
        self.n_named = 0
        self.n_refused = 0
        self.find_parts()

    def find_parts(self):
        frame = self.program.frame
        self.table = find(frame, lambda n: 'table.draw' in
                          desktop.get_actions(n))
        self.hand = find(frame, lambda n:
                         n.get_name().startswith('Your hand'))
        self.seat = find(frame, lambda n:
                         n.get_name().startswith(('You have', 'You:')))
        if not (self.hand and self.seat):
            raise Fault('the hand or the own seat has no name')
        buttons = find_button(frame, 'Draw').get_parent()
        self.draw, self.end, self.call = desktop.get_children(buttons)

    # What is known

    def get_cards(self):
        return desktop.get_children(self.hand)

    def find_part(self, test):
        """A part that lies on the table itself, the last ones first."""
        return next((n for n in reversed(desktop.get_children(self.table))
                     if test(n)), None)

    def is_over(self):
        """Once the end was announced the panel comes."""
        if not any(ENDS.search(said) for said in self.program.heard[-3:]):
            return False
        return self.find_part(
            lambda n: n.get_role() == Atspi.Role.DIALOG) is not None

    def is_my_turn(self):
        return is_my_turn_name(self.seat.get_name())

    def get_suits(self):
        bar = self.find_part(lambda n: n.get_name().startswith('Which suit'))
        if bar is None:
            return []
        return [n for n in walk(bar)
                if n.get_role() == Atspi.Role.PUSH_BUTTON]

    # What is done

    def answer(self, doing, what):
        """Does something, and waits for what is said about it."""
        before = len(self.program.heard)
        doing()
        wait(lambda: len(self.program.heard) > before, f'a word after {what}')
        said = self.program.heard[before]
        if not re.search(ACTS, said):
            self.refusals.add(before)
            self.n_refused += 1
            return False
        return True

    def lay(self, card):
        before = len(self.program.heard)
        name = card.get_name()
        act(card, 'card.activate')
        wait(lambda: len(self.program.heard) > before or self.get_suits(),
             f'a word or a suit bar after laying the {name}')
        if len(self.program.heard) == before:
            suits = self.get_suits()
            if len(suits) < 4:
                raise Fault(f'{len(suits)} suits to choose from')
            self.n_named += 1
            suit = self.random.choice(suits)
            return self.answer(lambda: desktop.click(suit), 'a suit')
        if not re.search(ACTS, self.program.heard[before]):
            self.refusals.add(before)
            self.n_refused += 1
            return False
        return True

    def fits(self, name):
        """Whether what was said last speaks for a card."""
        said = self.program.heard[-1] if self.program.heard else ''
        return (name in said or
                re.search(rf'\b{name.split(" of ")[0]}\b', said) or
                re.search(rf'\b{name.split(" of ")[-1].rstrip("s")}\b', said)
                is not None)

    def lay_any(self):
        cards = [(not self.fits(card.get_name()), self.random.random(), i)
                 for i, card in enumerate(self.get_cards())]
        for unlikely, _, i in sorted(cards):
            if unlikely and self.random.random() < 0.5:
                continue
            now = self.get_cards()
            if i < len(now) and self.lay(now[i]):
                return True
            if not self.is_my_turn() or self.is_over():
                return True
        return False

    def take_turn(self):
        if (len(self.get_cards()) <= 2 and self.random.random() < 0.8 and
                has_state(self.call, Atspi.StateType.SENSITIVE)):
            self.answer(lambda: desktop.click(self.call), 'a call')
            return
        ends = has_state(self.end, Atspi.StateType.SENSITIVE)
        if ends and self.random.random() < 0.3:
            self.answer(lambda: desktop.click(self.end), 'ending')
        elif self.lay_any():
            pass
        elif ends:
            self.answer(lambda: desktop.click(self.end), 'ending')
        elif has_state(self.draw, Atspi.StateType.SENSITIVE):
            self.answer(lambda: desktop.click(self.draw), 'drawing')

    def listen_for_chances(self, known):
        """Catches one who forgot to call, or lets the game go on."""
        for said in self.program.heard[known:]:
            if re.search('(?<!You have) one card and said nothing', said):
                name = self.random.choice(['table.catch-open',
                                           'table.go-on'])
                before = len(self.program.heard)
                if name == 'table.go-on':
                    act(self.table, name)
                else:
                    self.answer(lambda: act(self.table, name), 'catching')
                return max(before, len(self.program.heard))
        return len(self.program.heard)

    def play(self):
        known = 0
        turns = 0

        def is_due():
            nonlocal known
            known = self.listen_for_chances(known)
            return self.is_over() or self.is_my_turn()

        while True:
            wait(is_due, 'my turn, or the end of the round')
            if self.is_over():
                return turns
            self.take_turn()
            turns += 1
            if turns % 8 == 1:
                check_names(self.program.frame)
            if turns > 600:
                raise Fault('the round does not end')


# What is checked

def describe(node):
    """Where a widget is, for whoever has to find it."""
    names = []
    while node is not None and node.get_role() != Atspi.Role.APPLICATION:
        names.append(f'{node.get_role_name()} {node.get_name()!r}')
        node = node.get_parent()
    return ' in '.join(names)


def is_decoration(node):
    """What GTK 4.8 names by its type, and nobody stops at: the picture in a
    button that has a name, and the bars of a scrolled window."""
    return (node.get_role() in (Atspi.Role.ICON, Atspi.Role.IMAGE,
                                Atspi.Role.SCROLL_BAR, Atspi.Role.FILLER) and
            not has_state(node, Atspi.StateType.FOCUSABLE))


def check_names(frame):
    """Nothing is called after its type, nothing to use is nameless."""
    faults = []
    for node in walk(frame):
        name, role = node.get_name(), node.get_role()
        if role in (Atspi.Role.INVALID, Atspi.Role.UNKNOWN):
            faults.append(f'no role: {describe(node)}')
        if TYPE_NAME.match(name) and not is_decoration(node):
            faults.append(f'called after its type: {describe(node)}')
        if not name and has_state(node, Atspi.StateType.FOCUSABLE):
            faults.append(f'no name: {describe(node)}')
    if faults:
        raise Fault('\n'.join(faults))


def get_pattern(move, names):
    """What has to be said of a move."""
    seat, what = move[:2]
    who = 'You' if seat == 'A' else names[seat]
    simple = {
        'draw': fr'{who} (drew|pass)|let off|nothing to draw',
        'pass': fr'{who} (keep|do(es)? not|stop)',
        'call': fr'{who} says? “|{who} knock',
        'knock': fr'{who} knock',
        'catch': 'caught|noticed|named',
        'blunder': fr'{who} tried the',
    }
    if what in simple:
        return simple[what]
    card, _, suit = what.partition('=')
    named = f' and named {desktop.SUITS[suit]}' if suit else r'\.'
    return fr'{who} laid the {desktop.card_name(card)}{named}'


def get_stop(move, names):
    """A turn that could have gone on ends without a word in the record."""
    if not desktop.is_card(move[1]):
        return None
    return 'You stop here' if move[0] == 'A' else f'{names[move[0]]} stops'


def check_heard(player, moves, names):
    """Every act is announced once, in order, and nothing else is."""
    heard = list(enumerate(player.program.heard))
    at = 0
    stop = None
    for move in moves:
        pattern = get_pattern(move, names)
        while at < len(heard):
            index, said = heard[at]
            at += 1
            if re.search(pattern, said):
                stop = get_stop(move, names)
                break
            if stop and re.match(stop, said):
                stop = None
                continue
            if index not in player.refusals and re.search(ACTS, said):
                raise Fault(f'after {index} announcements {said!r} was heard '
                            f'where {" ".join(move)!r} was due')
        else:
            raise Fault(f'never heard of {" ".join(move)!r}')
    for index, said in heard[at:]:
        if stop and re.match(stop, said):
            continue
        if index not in player.refusals and re.search(ACTS, said):
            raise Fault(f'{said!r} was heard after the last move')


def check_hidden(player, moves, start):
    """No card is named that only others may see.

    What you do with your own cards is yours, and advice names what would fit,
    whoever has it.
    """
    public = {start} | {desktop.card_name(move[-1].split('=')[0])
                        for move in moves if desktop.is_card(move[-1])}
    for index, said in enumerate(player.program.heard):
        if index in player.refusals:
            continue
        for sentence in re.split(r'(?<=[.!?]) ', said):
            if sentence.startswith(('You ', 'Lay ')):
                continue
            for name in desktop.CARD_NAME.findall(sentence):
                if name not in public:
                    raise Fault(f'{said!r} names a hidden card')
            if ' drew the' in sentence:
                raise Fault(f'{said!r} names a card that a rival drew')


def check_tree_hidden(player):
    """Outside the own hand only the discard pile and labels name cards."""
    for node in walk(player.table):
        name = node.get_name()
        if re.match(r'\w+ has \d+ cards?|Stock', name):
            if desktop.CARD_NAME.search(name):
                raise Fault(f'{name!r} names a card')


def get_names(head):
    names = {}
    for line in head:
        words = line.split(maxsplit=3)
        if words[0] == 'player':
            names[words[1]] = words[3]
    return names


def get_start(program):
    pile = find_button(program.frame, 'Discard pile')
    found = desktop.CARD_NAME.search(pile.get_name())
    if not found:
        raise Fault(f'{pile.get_name()!r} names no card')
    return found.group()


def play_round(tap, variant, deal, n_players):
    players = ['human'] + ['casual'] * (n_players - 1)
    record = desktop.compose_record(variant, deal, players)
    with desktop.Program(record) as program:
        program.start()
        player = Player(program, deal)
        start = get_start(program)
        turns = player.play()
        check_names(program.frame)
        check_tree_hidden(player)
        head, moves = desktop.split_record(program.read_record())
        try:
            check_heard(player, moves, get_names(head))
            check_hidden(player, moves, start)
        except Fault:
            for index, said in enumerate(program.heard):
                tap.note(f'{"?" if index in player.refusals else " "}'
                         f' {index} {said}')
            tap.note(program.read_record())
            raise
        tap.note(f'{variant}: {turns} turns, {len(moves)} moves, '
                 f'{len(program.heard)} announcements, '
                 f'{player.n_refused} refused, {player.n_named} suits named')
        program.quit()


def main():
    desktop.need('xdotool', 'openbox')
    tap = desktop.Tap()
    presets = desktop.PRESETS
    if '--long' in sys.argv:
        presets += desktop.MORE_PRESETS
    with desktop.manage_windows():
        for i, variant in enumerate(presets):
            tap.run(f'a blind player plays a round of {variant}', play_round,
                    tap, variant, 11 + i, 2 + i % 3)
    tap.end()


if __name__ == '__main__':
    main()
