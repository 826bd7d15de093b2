"""`bean-table rehearse`: from the settings to what held."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import time
from collections.abc import Awaitable, Callable, Sequence
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

import discord
from discord.gateway import DiscordWebSocket
from discord.http import Route
from rich.console import Console
from yarl import URL

from bot.config import Config, load
from bot.ending import AGAIN
from bot.errors import Harmless
from bot.invite_link import invite_link
from bot.logs import set_up
from bot.rehearsing.client import Rehearsal
from bot.rehearsing.patience import LIMIT, TIDYING, aloud
from bot.rehearsing.record.file import Record
from bot.rehearsing.record.tracing import Listener
from bot.rehearsing.stage import Stage
from bot.rehearsing.step import Step
from bot.rehearsing.steps import STEPS
from bot.rehearsing.telling import Terminal, counted
from bot.rehearsing.walk import walk
from bot.run import carry_out
from bot.store.file.locking import locked
from bot.ui.faults import TRANSIENT
from bot.ui.layout import Screen, text

NOT_WELL = 1
"""The exit code where something did not hold."""


class Clock(NamedTuple):
    """How time passes; tests have another one."""

    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep
    now: Callable[[], float] = time.time


def rehearse(config_path: Path, server: int | None, file: Path | None) -> int:
    """Walk through a rehearsal; returns the exit code. Raises BadFile, ConfigError and StoreError."""
    config = load(config_path, os.environ)
    # A bot that runs would answer the same presses.
    _, lock = locked(config.store.path)
    set_up(logging.WARNING)
    terminal = Terminal(Console())
    record = file or Path(time.strftime("rehearsal-%Y%m%d-%H%M%S.json"))
    try:
        code = carry_out(rehearsed(config, server, record, terminal), config.discord.api_url)
    finally:
        lock.release()
    return code or (0 if terminal.well else NOT_WELL if terminal.results else AGAIN)


async def rehearsed(
    config: Config,
    server: int | None,
    file: Path,
    terminal: Terminal,
    *,
    steps: Sequence[Step] = STEPS,
    clock: Clock = Clock(),  # noqa: B008  # a value
) -> None:
    """Log in, wait for the person, and walk; a cancellation ends it with what was found until then."""
    Route.BASE = config.discord.api_url
    DiscordWebSocket.DEFAULT_GATEWAY = URL(config.discord.gateway_url)
    versions = {"bean-table": metadata.version("bean-table"), "discord.py": discord.__version__}
    with Record(file, versions) as record:
        client = Rehearsal(Listener(record, config.discord.api_url, clock.now), server)
        async with client:
            running = asyncio.create_task(client.start(config.discord.token.get_secret_value()), name="running")
            walking = asyncio.create_task(_walk(client, record, terminal, steps, clock), name="walking")
            try:
                await asyncio.wait({running, walking}, return_when=asyncio.FIRST_COMPLETED)
            except asyncio.CancelledError:
                terminal.say("Stopped.")
            finally:
                walking.cancel()
                await asyncio.wait({walking})
                await client.tidy()
                await client.close()
                # Where there is no connection, discord.py may sleep for minutes before the next try.
                running.cancel()
                await asyncio.wait({running})
    if client.begun.done() and not client.begun.cancelled():
        terminal.summary(file)
    else:
        record.remove()
    for task in (running, walking):
        if not task.cancelled():
            task.result()


async def _walk(
    client: Rehearsal, record: Record, terminal: Terminal, steps: Sequence[Step], clock: Clock
) -> None:
    with aloud(terminal.say, "Still waiting for Discord to let the bot in"):
        await _let_in(client)
    servers = client.servers()
    if not servers:
        link = invite_link(client.application_id or 0)
        raise Harmless(f"The bot is not on that server. Invite it to a private one first: {link}")
    if len(servers) > 1:
        raise Harmless(f"The bot is on {len(servers)} servers. Name the private one with --server NUMBER.")
    terminal.say(
        f"{len(steps)} steps, twenty to twenty-five minutes. The bot writes into one channel and tidies up behind "
        "itself; each step may be left out there, and Ctrl-C ends all. Go to a text channel of your private test "
        f"server, {servers[0].name}, and type /rehearse."
    )
    if client.replaced:
        terminal.say(f"Commands of another program were registered, and are gone: {', '.join(client.replaced)}.")
    with aloud(terminal.say, "Still waiting for /rehearse"):
        begun = await client.begun
    stage = Stage(client, begun, client.listener, terminal.say, sleep=clock.sleep, now=clock.now)
    client.passed_on, client.completing = stage.came.put_nowait, stage.complete
    stage.wrote = client.wrote
    try:
        await walk(steps, stage, record, terminal)
    finally:
        with contextlib.suppress(*TRANSIENT):
            async with asyncio.timeout(TIDYING):
                over = f"### The rehearsal is over\n{counted(terminal.results)}"
                await stage.channel.send(view=Screen(text(over)))


async def _let_in(client: Rehearsal) -> None:
    try:
        async with asyncio.timeout(LIMIT):
            await client.wait_until_ready()
    except TimeoutError as error:
        raise Harmless(f"Discord has not let the bot in for {LIMIT / 60:.0f} minutes. Try again later.") from error
