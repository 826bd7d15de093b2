"""What a step of a rehearsal is: the facts that it looks for, and how one walks through it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from enum import Enum
from typing import NamedTuple, TypeAlias

from bot.rehearsing.facts import Fact, Noted
from bot.rehearsing.stage import Stage

Walk: TypeAlias = Callable[[Stage], Awaitable[None]]


class Step(NamedTuple):
    """A step: what is tried, for which facts, and which file of the program takes them for granted."""

    key: str
    title: str
    tried: str
    """One sentence."""
    code: str
    """A path in the program."""
    facts: tuple[Fact, ...]
    walk: Walk
    needs: str = "Send Messages, Read Message History, Attach Files"
    """The permissions without which it does not apply."""


class Outcome(Enum):
    """What became of a step."""

    HELD = "held"
    FAILED = "did not hold"
    LEFT_OUT = "left out"
    NOT_HERE = "does not apply"
    BROKEN_OFF = "broken off"
    STOPPED = "stopped"


class Result(NamedTuple):
    """What became of a step, and of each of its facts, by their keys."""

    step: Step
    outcome: Outcome
    noted: dict[str, Noted]
    why: str = ""
    """Why it was broken off."""

    @property
    def failed(self) -> list[tuple[Fact, Noted]]:
        """The facts on which the bot relies and which did not hold."""
        return [(fact, noted) for fact, noted in self._seen if fact.relied_on and not noted.held]

    @property
    def found_out(self) -> list[tuple[Fact, Noted]]:
        """What nobody documents, and is known now."""
        return [(fact, noted) for fact, noted in self._seen if not fact.relied_on]

    @property
    def _seen(self) -> list[tuple[Fact, Noted]]:
        return [(fact, self.noted[fact.key]) for fact in self.step.facts if fact.key in self.noted]
