"""A Unix socket beside the database, through which a running bot is asked: only its owner can open it."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import os
import socket
import stat
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import TypeAlias

from bot.hosting.tools.requests import LONGEST_REQUEST
from bot.private_files import ALONE

log = logging.getLogger(__name__)

Reply: TypeAlias = Callable[[bytes], Awaitable[bytes]]
"""Answers a request, whatever its bytes are."""

ENDING = ".socket"
LONGEST_NAME = 60
"""Bytes of the database's name up to which the socket is called after it; beyond, a hash stands for it."""
LONGEST_ADDRESS = 100
"""The most bytes that a socket's address may have; systems take 104 or 108."""
PATIENCE = 5.0
"""Seconds in which somebody who has connected must have asked."""
LAST_ANSWER = 3.0
"""Seconds that answers under way get to finish when the bot is stopped."""
CONNECTED_WITHIN = 5.0
ANSWERED_WITHIN = 600.0
"""Seconds for an answer, and for taking it: a file about somebody with thousands of games takes a while."""


def socket_beside(database: Path) -> Path:
    """Where the socket is."""
    name = database.name
    if len(os.fsencode(name)) > LONGEST_NAME:
        name = hashlib.sha256(os.fsencode(name)).hexdigest()[:16]
    return database.with_name(name + ENDING)


@contextmanager
def reachable(file: Path) -> Iterator[str]:
    """Give an address of this file that is short enough: where its own is too long, a link leads to its folder."""
    if len(os.fsencode(file)) <= LONGEST_ADDRESS:
        yield str(file)
        return
    with tempfile.TemporaryDirectory(prefix="bean-") as folder:
        link = Path(folder, "d")
        link.symlink_to(file.parent, target_is_directory=True)
        yield str(link / file.name)


@asynccontextmanager
async def listening(database: Path, reply: Reply) -> AsyncIterator[None]:
    """Answer requests at the socket, for as long as the context lasts; raises an OSError where there can be no
    socket.

    Whoever calls has the database, so a socket that is there already was left behind.
    """
    file = socket_beside(database)
    _remove(file)
    made = _made(file)
    talking: set[asyncio.Task[None]] = set()

    def begin(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(_talk(reader, writer, reply), name="host's tool")
        talking.add(task)
        task.add_done_callback(talking.discard)

    server = await asyncio.start_unix_server(begin, sock=made, limit=LONGEST_REQUEST)
    try:
        yield
    finally:
        server.close()
        _remove(file)
        if talking:
            _, late = await asyncio.wait(talking, timeout=LAST_ANSWER)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)


def ask(database: Path, request: bytes) -> bytes:
    """Send a request and give its answer, empty if the bot hangs up; raises an OSError where nobody listens."""
    file = socket_beside(database)
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as talk, reachable(file) as address:
        talk.settimeout(CONNECTED_WITHIN)
        talk.connect(address)
        talk.settimeout(ANSWERED_WITHIN)
        try:
            talk.sendall(request + b"\n")
            return b"".join(iter(lambda: talk.recv(65536), b""))
        except OSError:
            return b""


def _made(file: Path) -> socket.socket:
    """Make a socket that its owner alone may open, from its first moment on."""
    made = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        before = os.umask(0o777 & ~ALONE)
        try:
            with reachable(file) as address:
                made.bind(address)
        finally:
            os.umask(before)
        file.chmod(ALONE)
        made.settimeout(0)
    except BaseException:
        made.close()
        raise
    return made


def _remove(file: Path) -> None:
    """Remove the socket. Anything else with that name stays, and then there can be no socket."""
    with contextlib.suppress(FileNotFoundError):
        if stat.S_ISSOCK(file.lstat().st_mode):
            file.unlink()


async def _talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, reply: Reply) -> None:
    """Read one line, answer it, and hang up; whoever says nothing, or too much, is answered as well."""
    try:
        try:
            async with asyncio.timeout(PATIENCE):
                asked = await reader.readuntil(b"\n")
        except asyncio.IncompleteReadError as error:
            asked = error.partial
        except (asyncio.LimitOverrunError, TimeoutError):
            asked = b""
        answer = await reply(asked)
        writer.write(answer)
        async with asyncio.timeout(ANSWERED_WITHIN):
            await writer.drain()
    except (OSError, TimeoutError) as error:
        log.info("a host's tool did not take its answer (%s)", type(error).__name__)
    finally:
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()
