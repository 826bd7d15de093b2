"""A folder beside the database, where there are no Unix sockets: each request and each answer is a file in it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import re
import shutil
import time
import uuid
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from bot.hosting.tools.requests import LONGEST_REQUEST
from bot.hosting.tools.socket import ANSWERED_WITHIN, Reply
from bot.private_files import ALONE

log = logging.getLogger(__name__)

ENDING = ".requests"
OWN = 0o700
"""The rights of the folder: its owner may look in and write, nobody else anything."""
EVERY = 0.3
"""Seconds from one look into the folder to the next, for the bot and for whoever waits."""
TAKEN_WITHIN = 10.0
"""Seconds after which a request that nobody has taken is withdrawn."""
_REQUEST = re.compile(r"([0-9a-f]{32})\.request")


def folder_beside(database: Path) -> Path:
    """Where the folder is."""
    return database.with_name(database.name + ENDING)


@asynccontextmanager
async def watching(database: Path, reply: Reply) -> AsyncIterator[None]:
    """Answer the requests that are put there, for as long as the context lasts; raises an OSError where there can
    be no folder. Older requests are dropped: whoever asked has gone."""
    folder = folder_beside(database)
    await asyncio.to_thread(_make, folder)
    looking = asyncio.create_task(_look(folder, reply), name="host's tools")
    try:
        yield
    finally:
        looking.cancel()
        await asyncio.gather(looking, return_exceptions=True)
        await asyncio.to_thread(shutil.rmtree, folder, ignore_errors=True)


def ask(database: Path, request: bytes) -> bytes:
    """Put a request there and give its answer, empty if it takes too long; raises an OSError if nobody looks."""
    folder, name = folder_beside(database), uuid.uuid4().hex
    asked, answered = folder / f"{name}.request", folder / f"{name}.answer"
    _write(asked, request)
    if not _waited(lambda: not asked.exists(), TAKEN_WITHIN):
        asked.unlink(missing_ok=True)
        raise TimeoutError(f"nobody looks into {folder}")
    if not _waited(answered.exists, ANSWERED_WITHIN):
        return b""
    try:
        return answered.read_bytes()
    finally:
        with contextlib.suppress(OSError):
            answered.unlink()


def _waited(done: Callable[[], bool], seconds: float) -> bool:
    """Wait until this is so, for so many seconds at most; returns whether it is."""
    until = time.monotonic() + seconds
    while not done():
        if time.monotonic() > until:
            return False
        time.sleep(EVERY)
    return True


def _make(folder: Path) -> None:
    """Make the folder, empty, and its owner's alone."""
    if folder.is_dir() and not folder.is_symlink():
        shutil.rmtree(folder)
    folder.mkdir(OWN)


async def _look(folder: Path, reply: Reply) -> None:
    while True:
        try:
            for name, asked in await asyncio.to_thread(_taken, folder):
                await asyncio.to_thread(_write, folder / f"{name}.answer", await reply(asked))
        except OSError as error:
            log.warning("a host's tool could not be answered in %s (%s)", folder, type(error).__name__)
        await asyncio.sleep(EVERY)


def _taken(folder: Path) -> list[tuple[str, bytes]]:
    """Take the requests out of the folder, so that none is done twice."""
    found = []
    for entry in os.scandir(folder):
        if (named := _REQUEST.fullmatch(entry.name)) and entry.is_file(follow_symlinks=False):
            with Path(entry.path).open("rb") as file:
                asked = file.read(LONGEST_REQUEST + 1)
            Path(entry.path).unlink()
            found.append((named[1], asked))
    return found


def _write(file: Path, content: bytes) -> None:
    """Write a file so that it is there as a whole, or not at all."""
    part = file.with_suffix(".part")
    descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, ALONE)
    with os.fdopen(descriptor, "wb") as open_file:
        open_file.write(content)
    part.replace(file)
