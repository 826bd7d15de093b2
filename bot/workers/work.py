"""What can be asked of workers, wherever they are, and what may come of it instead of a value."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar, TypeVarTuple

from bot.errors import Harmless, Trace

Value = TypeVar("Value")
Values = TypeVarTuple("Values")

LONGEST = 1.0
"""Seconds that a work may take, unless whoever asks for it says otherwise."""


class WorkFailed(Exception):
    """The function has raised something. `trace` says what and where, and never with which words."""

    def __init__(self, trace: Trace) -> None:
        super().__init__(trace)
        self.trace = trace


class WorkLost(Harmless):
    """The worker has died over this work, or it took too long; asked for again, it may well do the same again."""


class NoWorker(Harmless):
    """Nobody is there to do it: no worker can be started, or they are at their end. The work is not to blame."""


class Workers(Protocol):
    """Does what it is asked to, so much of it at one time, and the rest in the order asked for."""

    @property
    def at_once(self) -> int:
        """How many works are done at one time."""

    @property
    def apart(self) -> bool:
        """Whether it is done in processes of their own: then it takes no time from this one."""

    @property
    def replaced(self) -> int:
        """How many workers have died, or were killed since they took too long, so far."""

    async def run(self, function: Callable[[*Values], Value], *values: *Values, within: float = LONGEST) -> Value:
        """What the function gives for these values, if that takes no more than so many seconds.

        Raises WorkFailed, WorkLost and NoWorker.
        """

    async def finish(self) -> None:
        """Do no more."""
