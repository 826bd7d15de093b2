"""Processes of the bot that the nursery has forked, as asyncio's own are used."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from tests.playground.nursery import Asked, Nursery


@cache
def nursery() -> Nursery:
    """The one of these tests."""
    return Nursery()


def close_nursery() -> None:
    """End it, if any test has needed it."""
    if nursery.cache_info().currsize:
        nursery().close()


class Forked:
    """One such process."""

    def __init__(
        self, pid: int, stdout: asyncio.StreamReader, stderr: asyncio.StreamReader, end: asyncio.StreamReader
    ) -> None:
        self.pid = pid
        self.stdout = stdout
        self.stderr = stderr
        self.returncode: int | None = None
        self._ending = asyncio.create_task(self._end(end))

    async def _end(self, end: asyncio.StreamReader) -> int:
        said = await end.read()
        self.returncode = int(said)
        return self.returncode

    def send_signal(self, number: int) -> None:
        """Send it a signal."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, number)

    async def wait(self) -> int:
        """Wait for its end; its exit code."""
        return await asyncio.shield(self._ending)


async def forked(arguments: Sequence[str], folder: Path, environ: Mapping[str, str]) -> Forked:
    """Start `python -m bot` with these arguments in a folder, with this environment."""
    umask = os.umask(0)
    os.umask(umask)
    stops = (signal.SIGHUP, signal.SIGTERM)
    ignored = [int(number) for number in stops if signal.getsignal(number) is signal.SIG_IGN]
    pipes = [os.pipe() for _ in range(3)]
    asked = Asked(list(arguments), str(folder), dict(environ), umask, ignored)
    nursery().fork(asked, *(writing for _, writing in pipes))
    stdout, stderr, end = [await _reader(reading) for reading, _ in pipes]
    return Forked(int(await end.readline()), stdout, stderr, end)


async def _reader(descriptor: int) -> asyncio.StreamReader:
    reader = asyncio.StreamReader()
    protocol = asyncio.StreamReaderProtocol(reader)
    await asyncio.get_running_loop().connect_read_pipe(lambda: protocol, os.fdopen(descriptor, "rb", 0))
    return reader
