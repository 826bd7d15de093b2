"""How a host's tool reaches the bot: it asks a running one, or else opens the database itself. Two never write."""

from __future__ import annotations

import asyncio
import logging
import os
import socket as sockets
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from bot.errors import trace
from bot.hosting.tools import folder, socket
from bot.hosting.tools.doing import Doing
from bot.hosting.tools.live import catch_up
from bot.hosting.tools.requests import Answer, Request, read_answer, read_request, refusal
from bot.private_files import name_of
from bot.store import Database, DatabaseInUse, StoreError, UnusableFile
from bot.store.file.looking import real
from bot.tables import Tables

if TYPE_CHECKING:
    from bot.client import BeanBot

log = logging.getLogger(__name__)

UNKNOWN = refusal("The bot does not understand this: nothing was done. Is it of another version?")
LOST = refusal("The bot has hung up without an answer: look whether it was done.")
FAILED = refusal("Something went wrong; the bot's log says what.")
STARTING_UP = 3.0
"""Seconds for which a bot that has the database is asked again until it answers."""


class Unanswered(StoreError):
    """A program has the database, and does not answer."""


# In the bot


@asynccontextmanager
async def answering(bot: BeanBot) -> AsyncIterator[None]:
    """Answer a host's tools for as long as the context lasts; where that is not possible, the log says so."""
    doing, path = Doing(bot.tables, bot), bot.tables.database.path
    catching_up = asyncio.create_task(catch_up(bot), name="host's tools")

    async def reply(asked: bytes) -> bytes:
        return (await _done(doing, asked)).model_dump_json().encode()

    async with AsyncExitStack() as stack:
        stack.callback(catching_up.cancel)
        try:
            if not hasattr(sockets, "AF_UNIX") or os.name != "posix":
                raise OSError("no Unix sockets")
            await stack.enter_async_context(socket.listening(path, reply))
        except OSError as error:
            await _watch(stack, path, reply, error)
        yield


async def _watch(stack: AsyncExitStack, path: Path, reply: socket.Reply, why: OSError) -> None:
    try:
        await stack.enter_async_context(folder.watching(path, reply))
    except OSError as error:
        log.warning("a host's tools do not reach this bot: neither a socket (%s) nor a folder (%s)", why, error)


async def _done(doing: Doing, asked: bytes) -> Answer:
    request = read_request(asked)
    if request is None:
        log.warning("a host's tool asked for something that makes no sense; nothing was done")
        return UNKNOWN
    try:
        return await doing.do(request)
    except Exception as error:
        log.error("%s failed: %s", request.command.value, trace(error))
        return FAILED


# On the command line


def ask(path: Path, request: Request) -> Answer:
    """Have a request carried out; raises a StoreError for an unusable database, or if nobody answers who has
    it."""
    path = _there(path)
    if (owner := _foreign_owner(path)) is not None:
        answer = _asked(path, request)
        if answer is None:
            raise UnusableFile(
                f"No bot is running, and {path} belongs to {owner}, who could not use what you leave there. Do it "
                f"as that user: runuser -u {owner} -- …"
            )
        return answer
    until = time.monotonic() + STARTING_UP
    while True:
        try:
            return asyncio.run(_alone(path, request))
        except DatabaseInUse:
            answer = _asked(path, request)
        if answer is not None:
            return answer
        if time.monotonic() > until:
            raise Unanswered(
                f"{path} is in use by a program that answers no requests: a bot of an older version, or one that "
                "is just being stopped. Try again in a moment, or stop it: without it this works as well."
            )
        time.sleep(STARTING_UP / 10)


async def _alone(path: Path, request: Request) -> Answer:
    """Carry a request out without a bot; raises a StoreError."""
    database = await Database.open(path)
    try:
        tables = Tables(database)
        await tables.shut_out.read(database)
        return await Doing(tables).do(request)
    finally:
        await database.close()


def _asked(path: Path, request: Request) -> Answer | None:
    """Ask a running bot; None where none answers."""
    written = request.model_dump_json(exclude_none=True).encode()
    ways = ((socket.socket_beside(path), socket.ask), (folder.folder_beside(path), folder.ask))
    for _, through in [way for way in ways if way[0].exists()]:
        try:
            answered = through(path, written)
        except OSError:
            continue
        return (read_answer(answered) or UNKNOWN) if answered else LOST
    return None


def _there(path: Path) -> Path:
    """Where the database is; raises UnusableFile where there is none."""
    there = real(path)
    if there.exists():
        return there
    raise UnusableFile(f"There is no database {path}. Go to the bot's folder, or name its --config.")


def _foreign_owner(path: Path) -> str | None:
    """Whose the database is, if an administrator asks in somebody else's folder; otherwise None."""
    if os.name != "posix" or os.geteuid() != 0:
        return None
    owner = path.stat().st_uid
    return None if owner == 0 else name_of(owner)
