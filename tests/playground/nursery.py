"""Where the processes of the bot come from that tests start: forked from one that has loaded the program.

To load it takes most of a core's second, and a story needs a bot and not how it is loaded. All else is as in a
process that was started afresh: its number, its signals, its folder and environment, what it says, how it ends.
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import json
import os
import select
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple, NoReturn

ROOT = Path(__file__).parents[2]
ALSO = ("bot.__main__", "bot.local", "bot.run", "bot.art.pictures", "bot.art.drawings", "bot.hosting.metrics")
"""What is loaded besides the cogs."""
LONGEST = 1 << 20
"""Bytes of what is asked for: an environment is long."""


class Asked(NamedTuple):
    """What a process is to be: the words behind `python -m bot`, and what it takes over from whoever starts it."""

    arguments: list[str]
    folder: str
    environ: dict[str, str]
    umask: int
    ignored: list[int]
    """The signals that it ignores."""


class Nursery:
    """The process that has loaded the program, seen from the tests."""

    def __init__(self) -> None:
        self._asking, theirs = socket.socketpair()
        command = [sys.executable, "-m", __name__, str(theirs.fileno())]
        environ = {**os.environ, "PYTHONPATH": str(ROOT)}
        self._process = subprocess.Popen(command, pass_fds=[theirs.fileno()], env=environ, cwd=ROOT)
        theirs.close()

    def fork(self, asked: Asked, *writing: int) -> None:
        """Start such a process. Of the three descriptors, which are closed here, two are where it prints and says
        something; to the last one is written its number, and once it has ended, its exit code."""
        socket.send_fds(self._asking, [json.dumps(asked).encode() + b"\n"], writing)
        for descriptor in writing:
            os.close(descriptor)

    def close(self) -> None:
        """End it."""
        self._asking.close()
        self._process.wait()


class _Forking:
    """The same from within."""

    def __init__(self, asking: socket.socket) -> None:
        self._asking = asking
        self._ends: dict[int, int] = {}
        self._woken, self._waking = os.pipe()
        os.set_blocking(self._waking, False)
        signal.set_wakeup_fd(self._waking)
        signal.signal(signal.SIGCHLD, lambda *_: None)
        # Ctrl-C at the terminal is for the tests, which end this one.
        signal.signal(signal.SIGINT, signal.SIG_IGN)

    def serve(self) -> None:
        """Fork for whoever asks, until nobody can any more; in a new process this raises SystemExit."""
        # `select.select` takes no descriptor above 1023, and a process of tests may have so many open.
        waiting = select.poll()
        for descriptor in (self._asking.fileno(), self._woken):
            waiting.register(descriptor, select.POLLIN)
        while True:
            if self._woken in dict(waiting.poll()):
                os.read(self._woken, 4096)
                self._reap()
            elif not self._answer():
                break
        for process in self._ends:
            os.kill(process, signal.SIGKILL)

    def _reap(self) -> None:
        with contextlib.suppress(ChildProcessError):
            while (ended := os.waitpid(-1, os.WNOHANG))[0]:
                _note(self._ends[ended[0]], os.waitstatus_to_exitcode(ended[1]))
                os.close(self._ends.pop(ended[0]))

    def _answer(self) -> bool:
        line, writing, _, _ = socket.recv_fds(self._asking, LONGEST, 3)
        if not line:
            return False
        while not line.endswith(b"\n"):
            line += self._asking.recv(LONGEST)
        asked = Asked(*json.loads(line))
        printing, saying, end = writing
        if not (process := os.fork()):
            signal.set_wakeup_fd(-1)
            for number in (self._woken, self._waking, *self._ends.values()):
                os.close(number)
            self._asking.close()
            become(asked, printing, saying, end)
        self._ends[process] = end
        os.close(printing)
        os.close(saying)
        return True


def _note(end: int, number: int) -> None:
    # Whoever wanted to know may be gone.
    with contextlib.suppress(BrokenPipeError):
        os.write(end, b"%d\n" % number)


def become(asked: Asked, printing: int, saying: int, end: int) -> NoReturn:
    """Be this process from here on."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    # What the first line of `bot.__main__` does.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    for stop in (signal.SIGHUP, signal.SIGTERM):
        signal.signal(stop, signal.SIG_IGN if stop in asked.ignored else signal.SIG_DFL)
    # Only now may anybody send it one.
    _note(end, os.getpid())
    os.close(end)
    for number, stream in ((printing, 1), (saying, 2)):
        os.dup2(number, stream)
        os.close(number)
    os.umask(asked.umask)
    os.chdir(asked.folder)
    os.environ.clear()
    os.environ.update(asked.environ)
    sys.argv = ["bot", *asked.arguments]
    gc.enable()
    from bot.__main__ import command_line

    command_line("python -m bot")
    sys.exit(0)


def load() -> None:
    """All that a bot and a playground need."""
    from bot.client import COGS
    from bot.ui.families import require_words

    for module in (*ALSO, *COGS):
        importlib.import_module(module)
    require_words()
    # What is loaded is not looked through for garbage, and so stays common to all.
    gc.collect()
    gc.freeze()


if __name__ == "__main__":
    gc.disable()
    load()
    _Forking(socket.socket(fileno=int(sys.argv[1]))).serve()
