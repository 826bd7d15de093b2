"""How the program ends: its exit codes, and staying until it is stopped where ending would only start it again."""

from __future__ import annotations

import signal
import sys
import threading

FINE = 0
AGAIN = 2
"""The program could not start or go on; another start may help."""
LASTING = 78
"""The program could not start or go on, and another start will end in the same way until somebody changes
something. This is sysexits' EX_CONFIG, which the unit of systemd knows."""

STOPPING = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
"""The signals that stop the bot: Ctrl-C, the system, the terminal that was closed."""


def complain(message: str, *, lasting: bool = False) -> int:
    """Print why it cannot be done; returns the exit code."""
    print(message, file=sys.stderr, flush=True)
    return LASTING if lasting else AGAIN


def stay(code: int) -> int:
    """Wait until the program is stopped, where another start would not help; gives the same code.

    A container is started again after whatever end.
    """
    if code == LASTING:
        stopped = threading.Event()
        for number in STOPPING:
            signal.signal(number, lambda *_: stopped.set())
        print("Another start would end in the same way. Waiting to be stopped.", file=sys.stderr, flush=True)
        stopped.wait()
    return code
