#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Switch developers

"""How long the program takes to the dealt table, and what it holds and does.

    xvfb-run -a -s '-screen 0 1920x1080x24' dbus-run-session -- \\
        tests/manual/start.py BUILD-DIR [TIMES]

A saved round is taken up, so the table is whole in the first picture: the
time ends when a card of the hand is seen.  To reach, without a GPU: 200 ms,
60 MB, and in ten idle seconds no processor time and no context switch.
"""

import ctypes
import os
import shutil
import subprocess
import sys
import tempfile
import time

RECORD = '''switch-record 1
variant switch
player A human You
player B novice Mira
player C novice Otto
player D novice Ines
dealer D
deal 7
'''
PATIENCE = 20  # seconds
IDLE = 10


class Screen:
    """Looks at single pixels of the screen."""

    def __init__(self):
        self.x = ctypes.CDLL('libX11.so.6')
        self.x.XOpenDisplay.restype = ctypes.c_void_p
        self.x.XDefaultRootWindow.restype = ctypes.c_ulong
        self.x.XGetImage.restype = ctypes.c_void_p
        self.x.XGetPixel.restype = ctypes.c_ulong
        self.display = ctypes.c_void_p(self.x.XOpenDisplay(None))
        self.root = ctypes.c_ulong(self.x.XDefaultRootWindow(self.display))

    def count_paper(self, x, y, width, height):
        """How many pixels are as white as a card."""
        image = ctypes.c_void_p(self.x.XGetImage(
            self.display, self.root, x, y, width, height,
            ctypes.c_ulong(0xffffffff), 2))
        count = sum(
            (self.x.XGetPixel(image, i, 0) & 0xf0f0f0) == 0xf0f0f0
            for i in range(width))
        self.x.XDestroyImage(image)
        return count


def read_status(pid, name):
    with open(f'/proc/{pid}/status', encoding='ascii') as file:
        for line in file:
            if line.startswith(name + ':'):
                return int(line.split()[1])
    return 0


def count_switches(pid):
    """Of each thread: some end while we look."""
    return {task: read_status(f'{pid}/task/{task}',
                              'voluntary_ctxt_switches') +
            read_status(f'{pid}/task/{task}', 'nonvoluntary_ctxt_switches')
            for task in os.listdir(f'/proc/{pid}/task')}


def get_time_used(pid):
    with open(f'/proc/{pid}/stat', encoding='ascii') as file:
        fields = file.read().rsplit(')', 1)[1].split()
    return (int(fields[11]) + int(fields[12])) * 1000 // os.sysconf(
        'SC_CLK_TCK')


def run_once(screen, program, environment, idles):
    begun = time.monotonic()
    process = subprocess.Popen([program], env=environment,
                               stderr=subprocess.DEVNULL)
    while screen.count_paper(300, 560, 400, 1) < 60:
        if time.monotonic() - begun > PATIENCE:
            sys.exit('no card was seen')
        time.sleep(0.002)
    taken = (time.monotonic() - begun) * 1000
    used = get_time_used(process.pid)
    if idles:
        time.sleep(5)
        print(f'resident after 5 s: '
              f'{read_status(process.pid, "VmRSS") / 1000:.1f} MB')
        before = get_time_used(process.pid), count_switches(process.pid)
        time.sleep(IDLE)
        switches = sum(count - before[1].get(task, 0) for task, count
                       in count_switches(process.pid).items())
        print(f'in {IDLE} idle seconds: '
              f'{get_time_used(process.pid) - before[0]} ms, '
              f'{switches} context switches')
    process.kill()
    process.wait()
    while screen.count_paper(300, 560, 400, 1) > 0:
        time.sleep(0.01)
    return taken, used


def main():
    build = os.path.abspath(sys.argv[1])
    times = int(sys.argv[2]) if len(sys.argv) > 2 else 15
    folder = tempfile.mkdtemp(prefix='switch-start-')
    saved = os.path.join(folder, 'switch-cards')
    os.mkdir(saved)
    environment = dict(
        os.environ, XDG_STATE_HOME=folder, GSETTINGS_BACKEND='memory',
        GSETTINGS_SCHEMA_DIR=os.path.join(build, 'data'), GDK_BACKEND='x11',
        SWITCH_LOCALEDIR=os.path.join(build, 'po'))
    for name in 'GSK_RENDERER', 'GDK_DEBUG', 'G_DEBUG':
        environment.pop(name, None)
    screen = Screen()
    try:
        results = []
        for i in range(times + 1):
            with open(os.path.join(saved, 'current.switch'), 'w',
                      encoding='ascii') as file:
                file.write(RECORD)
            results.append(run_once(
                screen, os.path.join(build, 'src', 'switch-cards'),
                environment, i == times))
        taken = sorted(result[0] for result in results)
        used = sorted(result[1] for result in results)
        print(f'to the dealt table: best {taken[0]:.0f} ms, median '
              f'{taken[len(taken) // 2]:.0f} ms, of it processor time '
              f'{used[0]} and {used[len(used) // 2]} ms')
    finally:
        shutil.rmtree(folder)


if __name__ == '__main__':
    main()
