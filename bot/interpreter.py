"""How the interpreter shares its time: the event loop comes before threads and the garbage collector."""

from __future__ import annotations

import gc
import sys

SWITCH = 0.001
"""Seconds for which a thread may go on when another one, such as the event loop's, wants the interpreter."""


def favour_the_event_loop() -> None:
    """Once everything is loaded: never let it wait for long.

    Computers think in a thread; with Python's own 5 ms each step of a click could wait that long for it. Modules,
    words and commands are not looked through again for garbage, of which there is none: that took 50 ms each time.
    """
    sys.setswitchinterval(SWITCH)
    gc.collect()
    gc.freeze()
