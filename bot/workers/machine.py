"""What the bot may use of this machine, also as a service or in a container: cores and memory."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from math import inf
from pathlib import Path

ENOUGH = 2**30
"""Bytes of memory with which processes of their own are no burden: the bot and one of them take a fifth of it."""

PROC, CGROUP = Path("/proc/self/cgroup"), Path("/sys/fs/cgroup")
WHOLE = "0::/"
"""How the line begins that names the group in the one tree of all; older systems have several trees."""


def enough_for_processes() -> bool:
    """Whether there is more than one core, and a GiB of memory."""
    return cores() >= 2 and memory() >= ENOUGH


def processes_for(wanted: int | None) -> int:
    """How many processes there are to be where so many are wanted; None: one, where there is room for it."""
    return int(enough_for_processes()) if wanted is None else wanted


def cores() -> float:
    """How many cores this process may use, also by the limits of its control group."""
    there = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min([float(there), *_shares()])


def memory() -> float:
    """How many bytes of memory this process may use, also by the limits of its control group; infinite where the
    system does not tell."""
    there = inf
    # Where nothing but processes can be seen of /proc, some systems do not know it.
    with suppress(AttributeError, OSError, ValueError):
        if (pages := os.sysconf("SC_PHYS_PAGES")) > 0:
            there = float(pages * os.sysconf("SC_PAGE_SIZE"))
    return min([there, *_limits()])


def _shares() -> Iterator[float]:
    for text in _said("cpu.max"):
        most, _, each = text.partition(" ")
        if most.isdecimal() and each.isdecimal():
            yield int(most) / int(each)


def _limits() -> Iterator[float]:
    return (float(text) for text in _said("memory.max") if text.isdecimal())


def _said(name: str) -> Iterator[str]:
    """What stands in the files of this name, in the control group of this process and in those around it."""
    with suppress(OSError):
        for line in PROC.read_text("utf-8").splitlines():
            if line.startswith(WHOLE):
                own = CGROUP / line.removeprefix(WHOLE)
                for group in (own, *own.parents):
                    # A container may hear of a group outside, and sees its own as the first one.
                    if group.is_relative_to(CGROUP):
                        with suppress(OSError):
                            yield (group / name).read_text("ascii").strip()
