"""Workers that are a thread of this process: where there is too little memory, or one core, for more."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from bot.errors import Trace, trace
from bot.workers.work import LONGEST, NoWorker, Value, Values, WorkFailed


class Threads:
    """Does one work after the other in a thread, which it does not end however long they take.

    `first` is done there before anything else, and must not raise.
    """

    at_once = 1
    apart = False
    replaced = 0

    def __init__(self, first: Callable[[], object] | None = None) -> None:
        self._thread = ThreadPoolExecutor(1, "worker", initializer=first)

    async def run(self, function: Callable[[*Values], Value], *values: *Values, within: float = LONGEST) -> Value:
        """What the function gives for these values; raises WorkFailed and NoWorker."""
        try:
            doing = self._thread.submit(lambda: _done(function, *values))
        except RuntimeError:
            raise NoWorker("the workers are at their end") from None
        done = await asyncio.wrap_future(doing)
        if isinstance(done, _Failed):
            raise WorkFailed(done.trace)
        return done

    async def finish(self) -> None:
        """Begin no more; what is being done is waited for by nobody."""
        self._thread.shutdown(wait=False, cancel_futures=True)


class _Failed:
    def __init__(self, trace: Trace) -> None:
        self.trace = trace


def _done(function: Callable[[*Values], Value], *values: *Values) -> Value | _Failed:
    try:
        return function(*values)
    except BaseException as error:
        # What panics in Rust is no Exception.
        return _Failed(trace(error))
