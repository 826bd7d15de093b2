"""What all tests share."""

from __future__ import annotations

import gc
import os
import shutil
from collections.abc import Generator
from pathlib import Path

import pytest

# Many tests start the program: it is compiled once for all of them, whatever the environment says.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

MEMORY = Path("/dev/shm")
ROOM = 2**30
"""More bytes than the tests ever need at once; a container may give the memory's files less."""


def in_memory() -> bool:
    """Whether files can lie in memory here: to wait for a disk at every commit is half the time of many tests."""
    return MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free >= ROOM


if in_memory():
    # Nothing is lost by it: what tests kill are processes, never the machine.
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is collected stays: there is no garbage in it to look for, neither now nor later in every test."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()
