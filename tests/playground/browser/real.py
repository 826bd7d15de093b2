"""The real playground, with the bot as a process of its own."""

from __future__ import annotations

import re
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.page_words import page_words
from bot.playground import playground
from tests.playground.nursery import ROOT
from tests.playground.process import UNLIMITED, start_afresh

QUICK = "[computers]\ndelay = 0\npatience = 0\n"
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/\S+/")


@asynccontextmanager
async def playing(data: Path, program: Path = ROOT) -> AsyncIterator[str]:
    """The playground as people start it, of this program, whose games are in the folder `data`; the address of its
    page."""
    command = ("playground", "--no-browser", "--data", str(data))
    running = await start_afresh(*command, folder=program, PYTHONPATH=str(program))
    try:
        await running.until("Ctrl-C stops.")
        found = ADDRESS.search(running.printed)
        assert found is not None, running.printed
        yield found[0]
    finally:
        await running.end(signal.SIGINT)


@asynccontextmanager
async def quick(folder: Path, program: Path = ROOT) -> AsyncIterator[str]:
    """The playground with computers that do not wait for anybody to follow, whose bot is this program; the address
    of its page."""
    async with playground(
        folder / "small-discord.sqlite3", port=0, bot_name="Bean table", words=page_words()
    ) as here:
        addresses = f'[discord]\napi_url = "{here.api_url}"\ngateway_url = "{here.gateway_url}"\n'
        (folder / "config.toml").write_text(addresses + QUICK + UNLIMITED, "utf-8")
        running = await start_afresh("run", folder=folder, DISCORD_TOKEN=here.token, PYTHONPATH=str(program))
        try:
            await running.until("has connected to Gateway")
            yield here.page
        finally:
            await running.end()
