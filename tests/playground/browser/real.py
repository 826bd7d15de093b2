"""The playground as people start it: a process of its own, with the bot in it."""

from __future__ import annotations

import asyncio
import re
import signal
import sys
from asyncio.subprocess import PIPE, STDOUT, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

PATIENCE = 60
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/\S+/")


@asynccontextmanager
async def playing(data: Path) -> AsyncIterator[str]:
    """A running playground whose games are in this folder; the address of its page."""
    command = (sys.executable, "-m", "bot", "playground", "--no-browser", "--data", str(data))
    process = await asyncio.create_subprocess_exec(*command, stdout=PIPE, stderr=STDOUT)
    try:
        yield await _address(process)
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGINT)
        await asyncio.wait_for(process.communicate(), PATIENCE)


async def _address(process: Process) -> str:
    """Where it says that its page is."""
    assert process.stdout is not None
    said = ""
    async with asyncio.timeout(PATIENCE):
        while line := (await process.stdout.readline()).decode():
            said += line
            if found := ADDRESS.search(line):
                return found[0]
    raise AssertionError(f"the playground ended: {said}")
