"""The playground as people start it: a process of its own, with the bot in it."""

from __future__ import annotations

import re
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.playground.nursery import ROOT
from tests.playground.process import start_afresh

ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/\S+/")


@asynccontextmanager
async def playing(data: Path, program: Path = ROOT) -> AsyncIterator[str]:
    """A running playground of this program, whose games are in the folder `data`; the address of its page."""
    command = ("playground", "--no-browser", "--data", str(data))
    running = await start_afresh(*command, folder=program, PYTHONPATH=str(program))
    try:
        await running.until("Ctrl-C stops.")
        found = ADDRESS.search(running.printed)
        assert found is not None, running.printed
        yield found[0]
    finally:
        await running.end(signal.SIGINT)
