"""One worker's process, as the bot sees it: started, asked, ended."""

from __future__ import annotations

import asyncio
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from pathlib import Path

from bot.workers.work import NoWorker, WorkLost
from bot.workers.worker import HEAD

PROGRAM = Path(__file__).with_name("worker.py")
START = 20.0
"""Seconds for a process to be up, and to have done what it does first."""
END = 1.0
"""Seconds that it gets to end by itself."""
LIMIT = 2**20
"""Bytes of an answer that are read ahead: more than a picture has."""


class WorkerProcess:
    """A Python that does one work after the other: a fresh one, and no copy of this process, which has threads."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process, self._asking, self._answers = process, process.stdin, process.stdout
        self.proven = False
        """Whether it has done a work that it was asked for."""

    @classmethod
    async def start(cls, first: bytes) -> WorkerProcess:
        """Start one, which does this before it is asked for anything; raises NoWorker."""
        # As a file: the main module of this process, whichever it is, is not loaded there.
        command = (sys.executable, "-P", str(PROGRAM))
        try:
            made = cls(await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=LIMIT))
        except OSError as error:
            raise NoWorker(f"no worker can be started ({error.strerror})") from None
        try:
            made._send(pickle.dumps(sys.path))
            fine, trace = pickle.loads(await made.answer(first, START))
            if not fine:
                raise WorkLost(trace)
        except WorkLost as error:
            await made.end()
            raise NoWorker(f"no worker can be started: {error}") from None
        except asyncio.CancelledError:
            await made.end()
            raise
        return made

    @property
    def number(self) -> int:
        """The system's number of it."""
        return self._process.pid

    @property
    def alive(self) -> bool:
        """Whether it has not ended, as far as it is known."""
        return self._process.returncode is None

    async def answer(self, request: bytes, within: float) -> bytes:
        """What it answers to this, if that takes no more than so many seconds; raises WorkLost.

        Whatever this raises, it is of no more use: what comes from it later answers nobody.
        """
        try:
            async with asyncio.timeout(within):
                self._send(request)
                await self._asking.drain()
                size = int.from_bytes(await self._answers.readexactly(HEAD))
                return await self._answers.readexactly(size)
        except TimeoutError:
            raise WorkLost(f"a worker took more than {within:g} s") from None
        except (asyncio.IncompleteReadError, OSError, RuntimeError):
            # uvloop raises the last one where the process has ended.
            raise WorkLost("a worker has died") from None

    async def end(self, within: float = 0) -> None:
        """End it, at once or as soon as it has done what it does, if that takes no more than so many seconds."""
        self._asking.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(within):
                await self._process.wait()
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()

    def _send(self, message: bytes) -> None:
        self._asking.write(len(message).to_bytes(HEAD) + message)
