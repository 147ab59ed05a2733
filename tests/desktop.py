# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Switch developers

"""What the tests of the whole program share.

They run under ./switch test's display and session bus, start the program
with a home of its own, and look at it as assistive technology does.  Nothing
sleeps for luck: whatever is waited for has a deadline.
"""

import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import traceback
import warnings

import gi
gi.require_version('Atspi', '2.0')
from gi.repository import Atspi, GLib  # noqa: E402

warnings.simplefilter('ignore', DeprecationWarning)

DEADLINE = 60  # seconds
RANKS = dict(zip('A23456789TJQK', (
    'ace two three four five six seven eight nine ten jack queen '
    'king').split()))
SUITS = {'C': 'clubs', 'D': 'diamonds', 'H': 'hearts', 'S': 'spades'}
CARD_NAME = re.compile(
    rf'(?:{"|".join(RANKS.values())}) of (?:{"|".join(SUITS.values())})'
    r'|(?:red|black) joker')
PRESETS = ('switch', 'classic', 'black-jack', 'jacks-twos-eights')
MORE_PRESETS = ('peanuckle', 'turbo', 'last-card', 'jack-change-it',
                'crazy-eights', 'mau-mau')
RIVALS = 'Mira', 'Otto', 'Ines', 'Farid', 'Jonas', 'Siti', 'Ada'
# What is announced is an event of its own from GTK 4.14 on.
EVENTS = ('object:property-change:accessible-description',
          'object:announcement')

# Who has just been given the whole screen may be late with an answer.
Atspi.set_timeout(DEADLINE * 1000, DEADLINE * 1000)


class Fault(Exception):
    """Something is not as it should be."""


class Tap:
    """Says what passed, one line a test."""

    def __init__(self):
        self.number = 0
        self.failed = 0

    def note(self, text):
        for line in str(text).splitlines():
            print(f'# {line}', flush=True)

    def point(self, passed, title):
        self.number += 1
        self.failed += not passed
        print(f'{"" if passed else "not "}ok {self.number} - {title}',
              flush=True)

    def run(self, title, function, *arguments):
        """Runs a test, which fails by an exception."""
        begun = time.monotonic()
        try:
            function(*arguments)
        except Fault as fault:
            self.note(f'Fault: {fault}')
            self.point(False, title)
        except Exception:  # A test that breaks has failed, and says where.
            self.note(traceback.format_exc())
            self.point(False, title)
        else:
            self.note(f'{time.monotonic() - begun:.1f} s')
            self.point(True, title)

    def end(self):
        print(f'1..{self.number}', flush=True)
        sys.exit(1 if self.failed else 0)


def card_name(code):
    """The English name of a card of a record."""
    if code[0] == 'X':
        return {'XR': 'red joker', 'XB': 'black joker'}[code]
    return f'{RANKS[code[0]]} of {SUITS[code[1]]}'


def is_card(word):
    """Whether a word of a move is a card, perhaps with a suit named."""
    return re.match('[A2-9TJQKX][CDHSRB]', word) is not None


def iterate():
    """Handles what has come from the bus; waits a little for it."""
    context = GLib.MainContext.default()
    if not context.iteration(False):
        time.sleep(0.01)


def wait(condition, what, seconds=DEADLINE):
    """Waits until the condition holds, and returns what it is."""
    end = time.monotonic() + seconds
    while True:
        found = condition()
        if found:
            return found
        if time.monotonic() > end:
            raise Fault(f'waited {seconds} s in vain: {what}')
        iterate()


# The accessible tree

def get_children(node):
    found = []
    for i in range(node.get_child_count()):
        child = node.get_child_at_index(i)
        if child is not None:
            found.append(child)
    return found


def walk(node):
    yield node
    for child in get_children(node):
        yield from walk(child)


def has_state(node, state):
    return node.get_state_set().contains(state)


def find(node, test):
    return next((n for n in walk(node) if test(n)), None)


def find_button(node, start):
    return find(node, lambda n: n.get_role() == Atspi.Role.PUSH_BUTTON and
                n.get_name().startswith(start))


def get_actions(node):
    if not node.get_action_iface():
        return []
    try:
        return [node.get_action_name(i) for i in range(node.get_n_actions())]
    except GLib.Error:
        return []


def act(node, name):
    """Does what assistive technology may do with a widget."""
    actions = get_actions(node)
    if name not in actions or not node.do_action(actions.index(name)):
        raise Fault(f'{node.get_name()!r} cannot do {name}, but {actions}')


def click(button):
    act(button, 'click')


# The desktop: keys, the pointer, and what gives windows the focus

def need(*tools):
    """Without these programs the whole test is skipped."""
    for tool in tools:
        if not shutil.which(tool):
            print(f'1..0 # SKIP {tool} is not installed', flush=True)
            sys.exit(0)


def drive(*words):
    """Does what a hand would do."""
    subprocess.run(['xdotool', *map(str, words)], check=True,
                   stdout=subprocess.DEVNULL, timeout=DEADLINE)


def press(*keys):
    drive('key', *keys)


def type_words(words):
    drive('type', words)


def park_pointer():
    """Moves the pointer into the corner at the bottom right.

    In GTK 4.8 the timer of a tooltip outlives the window it is for, and then
    raises a critical: no window may come to lie under a resting pointer.
    """
    drive('mousemove', 30000, 30000)


@contextlib.contextmanager
def manage_windows():
    """Gives windows the focus, and keeps the pointer off them.

    An X server begins anew whenever its last client leaves.  Nothing may
    connect to it for a moment only before the window manager is there, which
    it says itself.
    """
    with subprocess.Popen(['openbox', '--startup', 'echo ready'], text=True,
                          stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL) as manager:
        try:
            if 'ready\n' not in manager.stdout:
                raise Fault('openbox does not start')
            park_pointer()
            yield
        finally:
            manager.terminate()


# The program

class Program:
    """The program with a home, settings and a saved round of its own."""

    def __init__(self, record=None, arguments=(), **settings):
        self.folder = tempfile.mkdtemp(prefix='switch-test-')
        self.arguments = list(arguments)
        self.process = None
        self.frame = None
        self.heard = []
        self.listener = None
        self.environment = dict(
            os.environ, GSETTINGS_BACKEND='keyfile', LC_ALL='C.UTF-8',
            **{f'XDG_{name.upper()}_HOME': self.get_path(name)
               for name in ('config', 'data', 'state')})
        self.environment.pop('G_ENABLE_DIAGNOSTIC', None)
        self.log = self.get_path('log')
        self.saved = self.get_path('state', 'switch-cards', 'current.switch')
        self.write_settings(settings)
        if record is not None:
            self.write_record(record)

    def get_path(self, *names):
        return os.path.join(self.folder, *names)

    def write_settings(self, settings):
        path = self.get_path('config', 'glib-2.0', 'settings')
        settings = {'pace': "'instant'", 'animations': 'false'} | settings
        os.makedirs(path, exist_ok=True)
        with open(os.path.join(path, 'keyfile'), 'w', encoding='utf-8') as f:
            f.write('[io/github/switchcards/Switch]\n')
            for key, value in settings.items():
                f.write(f'{key.replace("_", "-")}={value}\n')

    def write_record(self, record):
        os.makedirs(os.path.dirname(self.saved), exist_ok=True)
        with open(self.saved, 'wb') as file:
            file.write(record if isinstance(record, bytes)
                       else record.encode())

    def read_record(self):
        with open(self.saved, encoding='utf-8') as file:
            return file.read()

    def launch(self):
        with open(self.log, 'ab') as log:
            self.process = subprocess.Popen(
                [os.environ['SWITCH_CARDS'], *self.arguments],
                env=self.environment, stdin=subprocess.DEVNULL,
                stdout=log, stderr=log)

    def start(self):
        """Starts the program, and waits until its table can be read."""
        self.listen()
        self.launch()
        self.frame = wait(self.find_frame, 'the window')
        return self

    def get_frames(self):
        """The windows of the program."""
        for app in get_children(Atspi.get_desktop(0)):
            if app.get_process_id() == self.process.pid:
                app.set_cache_mask(Atspi.Cache.NONE)
                return get_children(app)
        return []

    def wait_for_window(self, name):
        """Waits until the window of this name gets what is typed."""
        def find_window():
            return next((frame for frame in self.get_frames()
                         if frame.get_name() == name and
                         has_state(frame, Atspi.StateType.ACTIVE)), None)

        return wait(find_window, f'the window {name!r}')

    def find_frame(self):
        if self.process.poll() is not None:
            raise Fault(f'the program ended: {self.read_log()}')
        try:
            return next((frame for frame in self.get_frames()
                         if find_button(frame, 'Stock')), None)
        except GLib.Error:
            return None

    def read_log(self):
        with open(self.log, encoding='utf-8', errors='replace') as file:
            return file.read()

    def listen(self):
        """Hears what a screen reader hears: names and descriptions."""
        if self.listener is not None:
            return
        self.listener = Atspi.EventListener.new(self.event_cb)
        for event in EVENTS:
            self.listener.register(event)

    def event_cb(self, event):
        text = event.any_data
        if isinstance(text, str) and text:
            self.heard.append(text)

    def is_alive(self):
        return self.process.poll() is None

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def quit(self):
        """Closes the window as its user would; it has to end well."""
        try:
            act(self.frame, 'win.close')
        except GLib.Error:
            # It can be gone before it has answered; how it ended counts.
            pass
        self.wait_for_end()

    def wait_for_end(self):
        wait(lambda: not self.is_alive(), 'the end of the program')
        if self.process.returncode != 0:
            raise Fault(f'the program ended with {self.process.returncode}: '
                        f'{self.read_log()}')

    def clear(self):
        if self.listener is not None:
            for event in EVENTS:
                self.listener.deregister(event)
        if self.process is not None and self.is_alive():
            self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *error):
        if error[0] is not None and os.path.exists(self.log):
            for line in [*filter(None, self.read_log().splitlines())][:12]:
                print(f'# {line}', flush=True)
        self.clear()


def compose_record(variant, deal, players):
    """A record of a deal; the first player is the person."""
    lines = ['switch-record 1', f'variant {variant}']
    for seat, kind in zip('ABCDEFGH', players):
        name = 'You' if kind == 'human' else RIVALS[ord(seat) - ord('A') - 1]
        lines.append(f'player {seat} {kind} {name}')
    return '\n'.join([*lines, f'deal {deal}', ''])


def check_record(path):
    """What switch-lab says of a record."""
    done = subprocess.run([os.environ['SWITCH_LAB'], 'check', path],
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          check=False, text=True, timeout=DEADLINE)
    if done.returncode != 0:
        raise Fault(done.stdout)


def split_record(text):
    """The head of a record, and its moves one by one."""
    head, moves = [], []
    for line in text.splitlines():
        words = line.split()
        if not words or words[0] in ('shuffle', '#'):
            continue
        if not re.fullmatch('[A-H]', words[0]):
            head.append(line)
        elif words[1] in ('draw', 'pass', 'call', 'knock', 'catch',
                          'blunder'):
            moves.append(words)
        else:
            moves += [[words[0], card] for card in words[1:] if card != '+']
    return head, moves
