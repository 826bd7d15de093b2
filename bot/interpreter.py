"""Which event loop runs the bot, and how it comes before threads and the garbage collector."""

from __future__ import annotations

import asyncio
import gc
import importlib
import sys
from collections.abc import Callable
from typing import Any

SWITCH = 0.001
"""Seconds for which a thread may go on when another one, such as the event loop's, wants the interpreter."""


LOOKS = (2_000, 10, 50)
"""When the garbage collector looks. It looks at new objects once there are so many, as ten clicks leave behind;
after so many such looks, at those still in use; and after so many of these, at everything, which can take 0.1
s."""


def event_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Give what makes the event loop: uvloop, which takes less time for all it does, or None for Python's own."""
    try:
        uvloop: Any = importlib.import_module("uvloop")
    except ImportError:
        # There is none for Windows, and for other machines only where somebody compiles it.
        return None
    made: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return made


def favour_the_event_loop() -> None:
    """Once everything is loaded: never let it wait for long.

    Computers think in a thread; with Python's own 5 ms each step of a click could wait that long for it. Modules,
    words and commands are not looked through again for garbage, of which there is none: that took 50 ms each time.
    What clicks leave behind is looked through more seldom: at every 700 new objects, which is Python's own choice,
    most were still in use, and a long look at everything that is kept came every 400 clicks.
    """
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*LOOKS)
    gc.collect()
    gc.freeze()


def spare_what_is_known() -> None:
    """Leave the servers out of the search for garbage, once all are known. A look at 1,000 takes 20 ms."""
    gc.freeze()
