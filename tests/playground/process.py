"""The bot as a process of its own, and what it says."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from bot.config import LimitsSection
from bot.playground import Playground
from tests.playground.forked import Forked, forked
from tests.playground.nursery import ROOT

NEVER = ("DISCORD_TOKEN", "DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
"""What a test says itself where it wants it."""
COLOUR = re.compile(r"\x1b\[[\d;]*m")
PATIENCE = 60.0
"""Seconds for a process to say what it has to; other work may keep the machine busy."""


def environ(**more: str) -> dict[str, str]:
    """The environment of a process of its own: this code, and no token but one that is given."""
    here = {key: value for key, value in os.environ.items() if key not in NEVER}
    return {**here, "PYTHONPATH": str(ROOT), **more}


class Running:
    """A process of `python -m bot`."""

    def __init__(self, process: Process | Forked) -> None:
        self.process = process
        self.said = ""
        self.printed = ""
        self._news = asyncio.Condition()
        assert process.stderr is not None
        assert process.stdout is not None
        self._open = 2
        self._reading = [
            asyncio.create_task(self._read(process.stderr, "said")),
            asyncio.create_task(self._read(process.stdout, "printed")),
        ]

    async def _read(self, stream: asyncio.StreamReader, name: str) -> None:
        while line := await stream.readline():
            async with self._news:
                # In a container the log is coloured, and no word of it could be looked for.
                setattr(self, name, getattr(self, name) + COLOUR.sub("", line.decode()))
                self._news.notify_all()
        async with self._news:
            self._open -= 1
            self._news.notify_all()

    async def until(self, words: str, times: int = 1) -> None:
        """Wait until it has said this so often."""
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(lambda: (self.said + self.printed).count(words) >= times or not self._open)
        assert (self.said + self.printed).count(words) >= times, self.said

    async def end(self, number: int = signal.SIGTERM) -> int:
        """Stop it, by default as one should; its exit code."""
        if self.process.returncode is None:
            self.process.send_signal(number)
        return await self.wait()

    async def wait(self) -> int:
        """Wait for its end; its exit code."""
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*self._reading)
            return await self.process.wait()


async def start(*arguments: str, folder: Path, **more: str) -> Running:
    """Start `python -m bot` in a folder, with more in its environment; the program is loaded already."""
    return Running(await forked(arguments, folder, environ(**more)))


async def start_afresh(*arguments: str, folder: Path, python: Sequence[str] = (), **more: str) -> Running:
    """The same by a Python of its own, with options for it: for what happens while the program is loaded."""
    command = (sys.executable, *python, "-m", "bot", *arguments)
    return Running(
        await asyncio.create_subprocess_exec(*command, cwd=folder, env=environ(**more), stdout=PIPE, stderr=PIPE)
    )


UNLIMITED = "[limits]\n" + "".join(f"{name} = 0\n" for name in LimitsSection.model_fields)
"""Settings for people who click as fast as a test does."""


IN_A_THREAD = "[workers]\nprocesses = 0\n"
"""Settings of a bot that starts no process, which takes most of a second, for what does not need one."""


async def start_bot(folder: Path, here: Playground, token: str | None = None, settings: str = "") -> Running:
    """Start the bot on this small Discord, with more sections of settings; its database is in the folder."""
    configure(folder, here, settings)
    return await start("run", folder=folder, DISCORD_TOKEN=here.token if token is None else token)


def configure(folder: Path, here: Playground, settings: str = "") -> None:
    """Write the settings of a bot on this small Discord, with more sections of them."""
    addresses = f'[discord]\napi_url = "{here.api_url}"\ngateway_url = "{here.gateway_url}"\n'
    # Emojis come one by one; the playground, which hurries them, is where they are seen over the wire.
    pace = "new_dms_every = 0\nnew_emojis_every = 60\n"
    workers = "" if "[workers]" in settings else IN_A_THREAD
    (folder / "config.toml").write_text(addresses + pace + UNLIMITED + workers + settings, "utf-8")


@asynccontextmanager
async def bot_on(folder: Path, here: Playground, settings: str = "") -> AsyncIterator[Running]:
    """The bot while it runs; at the end it stops as it should and has said nothing of errors."""
    running = await start_bot(folder, here, settings=settings)
    try:
        await running.until("has connected to Gateway")
        yield running
        if running.process.returncode is None:
            assert await running.end() == 0
        assert "Traceback" not in running.said, running.said
        assert " ERROR " not in running.said, running.said
    finally:
        if running.process.returncode is None:
            await running.end(signal.SIGKILL)
