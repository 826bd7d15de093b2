"""Works measured where they are done, by whichever worker: what they took, and how much memory there is."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple


class Work(NamedTuple):
    """What a work gave, seconds of CPU that it took, and KiB that its process had at most until then."""

    made: Any
    took: float
    memory: int


def measured(function: Callable[..., Any], values: tuple[Any, ...]) -> Work:
    """Do a work."""
    began = time.thread_time()
    made = function(*values)
    return Work(made, time.thread_time() - began, _most_memory())


def _most_memory() -> int:
    """By what the kernel says of this program alone, and not of the one that started it."""
    lines = Path("/proc/self/status").read_text("ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM"))
