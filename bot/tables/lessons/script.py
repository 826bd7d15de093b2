"""Scripts: lessons as their TOML files state them, with the moves of everybody who plays."""

from __future__ import annotations

from typing import Any, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from bot.games import MOVES
from bot.games.contract import Seat

Written: TypeAlias = list[str | int | list[str] | None]
"""A move as it is written: its name, then what it is about, in the order of its fields."""
Press: TypeAlias = list[str]
"""A button of the panel: its action, then what its arguments begin with; or a line of a list: the list's action
and arguments, then the line's value."""


class Step(BaseModel):
    """One thing that the person does."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    key: str
    """Its words are `lesson-LESSON-KEY`."""
    press: list[Press] = Field(min_length=1)
    """The buttons that do it, and the lines to choose from lists, one after the other."""
    do: list[Written] = Field(min_length=1)
    """The moves that do it, in any order."""
    also: list[Written] = []
    """Moves that count as the last of them."""
    then: list[list[Any]] = []
    """What the computers do next: a seat, then a move as it is written."""


class Script(BaseModel):
    """A lesson as its file states it."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    key: str
    """What the file is called: also the key of its game, which no lobby offers."""
    game: str
    """The game that it teaches, by its key in the catalogue."""
    players: int
    shorter: dict[str, Any] = {}
    """What there is less of than in the game, so that it is soon over: of Bohnanza `beans` and `last_exhaustion`,
    of Nicht die Bohne `cards` and `rounds`. All else is as the game states it for so many players."""
    hands: list[list[str]]
    """The first hands by seat; the person sits at seat 0, and begins."""
    pile: list[str]
    """The draw pile from its top on; whatever else is in the game lies below."""
    steps: list[Step] = Field(min_length=1)


def move_of(written: Written) -> Any:
    """The move; raises KeyError or TypeError for one that there is not."""
    name, *facts = written
    return MOVES[str(name)](*[tuple(fact) if isinstance(fact, list) else fact for fact in facts])


def seat_and_move(written: list[Any]) -> tuple[Seat, Any]:
    """Who makes which move."""
    seat, *move = written
    return int(seat), move_of(move)
