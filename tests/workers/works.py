"""Works for a worker; what is loaded with them is loaded there."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path


def number() -> int:
    """The system's number of the process that does this."""
    return os.getpid()


def doubled(text: str) -> str:
    return 2 * text


def loaded() -> list[str]:
    return sorted(sys.modules)


def main_module() -> str | None:
    return getattr(sys.modules["__main__"], "__file__", None)


def fail(words: str) -> None:
    raise LookupError(words)


def panic() -> None:
    class Panic(BaseException):
        """As Rust's are."""

    raise Panic


def leave() -> None:
    sys.exit(3)


def unheard_of() -> object:
    """What cannot be handed on."""
    return lambda: None


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def sleep(seconds: float) -> None:
    time.sleep(seconds)


def hang() -> None:
    """Let no other thread, nor a handler of Python's, come in between."""
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    sum(range(10**12))


def say(words: str) -> None:
    """Say something on both outputs, as a library may."""
    os.write(1, words.encode())
    os.write(2, words.encode())


def first_to_go() -> str:
    return Path("/proc/self/oom_score_adj").read_text("ascii").strip()


def ignored() -> list[bool]:
    return [signal.getsignal(one) is signal.SIG_IGN for one in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)]


def refuse() -> None:
    """Cannot be loaded, say."""
    raise ImportError("no module of that name")


def note(file: str) -> int:
    """Write a line with the number of this process."""
    with Path(file).open("a", encoding="ascii") as lines:
        lines.write(f"{os.getpid()}\n")
    return os.getpid()
