"""What runs in a worker's process: it reads a work from its standard input, does it, and writes what came of it.

It is started as a file by itself, by a Python of its own, and so has loaded nothing but what its work asks for. It
ends as soon as nobody can ask it any more, however the bot has ended.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from contextlib import suppress
from typing import BinaryIO

HEAD = 4
"""Bytes that say how many follow."""
LATER = 5.0
"""After so many times what a work may take the system ends this process: also one that hangs without its bot."""
FIRST_TO_GO = "1000"
"""How gladly the kernel ends this process where memory runs out: before any other, since it will be replaced."""


def main() -> None:
    """Work until there is nobody to ask for more."""
    # Ctrl-C, and whatever stops a service, come here too: the bot ends this process, after the last clicks.
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    with suppress(OSError), open("/proc/self/oom_score_adj", "w", encoding="ascii") as score:
        score.write(FIRST_TO_GO)
    asked, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    # What a library prints is no answer.
    os.dup2(2, 1)
    sys.path[:] = pickle.loads(_read(asked))
    with suppress(BrokenPipeError):
        _answer(answers, _read(asked))
        _be_silent()
        while request := _read(asked):
            _answer(answers, request)


def _read(asked: BinaryIO) -> bytes:
    """The next message; nothing at the end."""
    return asked.read(int.from_bytes(asked.read(HEAD)))


def _answer(answers: BinaryIO, request: bytes) -> None:
    answer = _done(request)
    answers.write(len(answer).to_bytes(HEAD) + answer)
    answers.flush()


def _done(request: bytes) -> bytes:
    """Do a work: whether it went well, and its value, or what it has raised."""
    try:
        function, values, within = pickle.loads(request)
        _end_after(LATER * within)
        return pickle.dumps((True, function(*values)), pickle.HIGHEST_PROTOCOL)
    except BaseException as error:
        from bot.errors import trace

        return pickle.dumps((False, trace(error)), pickle.HIGHEST_PROTOCOL)
    finally:
        _end_after(0)


def _end_after(seconds: float) -> None:
    """Let the system end this process then; 0: not any more. The signal needs no Python to be carried out."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def _be_silent() -> None:
    """Say nothing any more, once all could be loaded: a library might name what it works at."""
    with open(os.devnull, "wb") as nowhere:
        os.dup2(nowhere.fileno(), 1)
        os.dup2(nowhere.fileno(), 2)


if __name__ == "__main__":
    main()
