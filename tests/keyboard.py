# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Switch developers

"""A player who has nothing but keys.

After every key exactly one widget of the window has the focus, and it is
within the window.  What came of a key is read as assistive technology does.
"""

import random

import desktop
from desktop import Atspi, Fault, find, find_button, has_state, press, wait

KEYS = {'ace': 'a', 'two': '2', 'three': '3', 'four': '4', 'five': '5',
        'six': '6', 'seven': '7', 'eight': '8', 'nine': '9', 'ten': 't',
        'jack': 'j', 'queen': 'q', 'king': 'k', 'red': 'x', 'black': 'x'}


def walk_stops(node):
    """All where the focus may stop: nothing within a label, or within a button
    that may have it itself.  That of a menu may not."""
    yield node
    if (node.get_role() not in (Atspi.Role.PUSH_BUTTON, Atspi.Role.LABEL) or
            not has_state(node, Atspi.StateType.FOCUSABLE)):
        for child in desktop.get_children(node):
            yield from walk_stops(child)


class Player:
    """Plays a round by keys."""

    def __init__(self, program, seed):
        self.program = program
        self.random = random.Random(seed)
        self.n_keys = 0
        frame = program.frame
        self.table = find(frame, lambda n: 'table.draw' in
                          desktop.get_actions(n))
        self.hand = find(frame, lambda n:
                         n.get_name().startswith('Your hand'))
        self.seat = find(frame, lambda n: n.get_name().startswith('You have'))
        self.buttons = find_button(frame, 'Draw').get_parent()

    def get_focused(self):
        """All that has the focus: of the hand, else of the whole window."""
        found = [n for n in desktop.get_children(self.hand)
                 if has_state(n, Atspi.StateType.FOCUSED)]
        if found and self.n_keys % 8 != 0:
            return found
        return [n for n in walk_stops(self.program.frame)
                if has_state(n, Atspi.StateType.FOCUSED)]

    def check_focus(self):
        focused = wait(self.get_focused, 'something that has the focus', 10)
        if len(focused) != 1:
            raise Fault(f'{[n.get_name() for n in focused]} have the focus')
        box = focused[0].get_extents(Atspi.CoordType.WINDOW)
        frame = self.program.frame.get_extents(Atspi.CoordType.WINDOW)
        if (box.width <= 0 or box.x + box.width < 0 or box.y + box.height < 0
                or box.x > frame.width or box.y > frame.height):
            raise Fault(f'the focus is out of sight on '
                        f'{focused[0].get_name()!r}')
        return focused[0]

    def key(self, *keys):
        press(*keys)
        self.n_keys += len(keys)
        return self.check_focus()

    def get_bar(self):
        return next((n for n in reversed(desktop.get_children(self.table))
                     if n.get_name().startswith('Which suit')), None)

    def get_panel(self):
        if not any('wins the round' in said or 'win the round' in said or
                   'Nobody could lay' in said
                   for said in self.program.heard[-3:]):
            return None
        return next((n for n in reversed(desktop.get_children(self.table))
                     if n.get_role() == Atspi.Role.DIALOG), None)

    def is_my_turn(self):
        return 'It is your turn' in self.seat.get_name()

    def is_due(self):
        return self.get_panel() or self.is_my_turn()

    def press_and_hear(self, key):
        """A key that does something, and is answered by a word."""
        before = len(self.program.heard)
        self.key(key)
        wait(lambda: len(self.program.heard) > before or self.get_bar(),
             f'a word or a suit bar after the key {key}')
        return (self.program.heard[before]
                if len(self.program.heard) > before else '')

    def name_suit(self):
        """Escape takes the card back; then it is laid in earnest."""
        n_cards = self.hand.get_child_count()
        card = self.key('Escape')
        wait(lambda: not self.get_bar(), 'the suit bar to go')
        if self.hand.get_child_count() != n_cards:
            raise Fault('Escape has lost a card')
        if card.get_parent().get_name() != self.hand.get_name():
            raise Fault(f'the focus is not on the hand, but on '
                        f'{card.get_name()!r}')
        self.press_and_hear('Return')
        wait(self.get_bar, 'the suit bar')
        before = len(self.program.heard)
        self.key(self.random.choice(['c', 'd', 'h', 's', 'Return']))
        wait(lambda: len(self.program.heard) > before, 'a suit to be named')

    def walk_to(self, i):
        """Arrows walk the hand; with letters it is sooner done."""
        cards = desktop.get_children(self.hand)
        if i >= len(cards):
            return False
        wanted = cards[i].get_name()
        rank = KEYS[wanted.split()[0]]
        for step in range(2 * len(cards) + 4):
            focused = self.check_focus()
            if focused.get_name() == wanted:
                return True
            letter = rank if step % 2 else rank.upper()
            self.key(letter if step < 6 else 'Right')
        raise Fault(f'the keys never came to the {wanted}')

    def fits(self, name):
        said = self.program.heard[-1] if self.program.heard else ''
        words = name.split(' of ')
        return any(f' {word}' in said for word in
                   (name, words[0], words[-1].rstrip('s')))

    def take_turn(self):
        draw, end, call = desktop.get_children(self.buttons)
        if (self.hand.get_child_count() <= 2 and
                has_state(call, Atspi.StateType.SENSITIVE)):
            self.press_and_hear('l')
            return
        names = [n.get_name() for n in desktop.get_children(self.hand)]
        fitting = [i for i, name in enumerate(names) if self.fits(name)]
        self.random.shuffle(fitting)
        for i in fitting[:2]:
            if not self.walk_to(i):
                return
            said = self.press_and_hear(
                self.random.choice(['Return', 'space']))
            if self.get_bar():
                self.name_suit()
                return
            if said.startswith('You ') or not self.is_my_turn():
                return
        if has_state(end, Atspi.StateType.SENSITIVE):
            self.press_and_hear('e')
        elif has_state(draw, Atspi.StateType.SENSITIVE):
            self.press_and_hear('d')
        elif names:
            self.walk_to(self.random.randrange(len(names)))
            self.press_and_hear('Return')
            if self.get_bar():
                self.name_suit()

    def play(self):
        for turn in range(400):
            wait(self.is_due, 'my turn, or the end of the round')
            if self.get_panel():
                self.check_focus()
                return turn
            self.take_turn()
        raise Fault('the round does not end')

    def check_saved(self):
        """Of a round that is over: what was done by keys was saved."""
        desktop.check_record(self.program.saved)
        moves = desktop.split_record(self.program.read_record())[1]
        n_laid = sum(seat == 'A' and desktop.is_card(what)
                     for seat, what, *_ in moves)
        if n_laid == 0:
            raise Fault(f'no card was laid by keys: {moves}')
        return n_laid
