"""Answers of Discord that are kept for a minute, so that nobody makes the bot ask for the same again and again."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, NamedTuple, TypeVar

KEPT = 4096
"""How many answers are kept at most."""
MINUTE = 60
"""Seconds for which an answer is kept, counted from the question."""

K = TypeVar("K", bound=Hashable)
A = TypeVar("A")


class _Asked(NamedTuple, Generic[A]):
    """A question, asked at this moment; whoever asks the same meanwhile waits for the one answer."""

    at: float
    answer: asyncio.Future[A]


class RememberedAnswers(Generic[K, A]):
    """Remembers the answers to questions of one kind; `moment` gives seconds by a clock that nobody sets."""

    def __init__(self, moment: Callable[[], float]) -> None:
        self._moment = moment
        self._asked: OrderedDict[K, _Asked[A]] = OrderedDict()

    def known(self, what: K) -> bool:
        """Whether this was asked within the last minute."""
        self._forget()
        return what in self._asked

    async def answer(self, what: K, ask: Callable[[], Awaitable[A]]) -> A:
        """Give the answer of the last minute, or ask if there is none. `ask` must not raise."""
        if not self.known(what):
            self._asked[what] = _Asked(self._moment(), asyncio.ensure_future(ask()))
        # Whoever asked first may go away; others may be waiting.
        return await asyncio.shield(self._asked[what].answer)

    def __len__(self) -> int:
        return len(self._asked)

    def _forget(self) -> None:
        """Drop what is older than a minute, and what there is no room for any more."""
        while self._asked:
            oldest = next(iter(self._asked.values()))
            if oldest.at > self._moment() - MINUTE and len(self._asked) < KEPT:
                return
            self._asked.popitem(last=False)
