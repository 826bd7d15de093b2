"""What is dealt on which day of the week: trading games, and the duel on Sundays, each in some ten minutes."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from datetime import UTC, date, datetime
from importlib import resources
from typing import NamedTuple

from pydantic import TypeAdapter

from bot.games import shorter
from bot.games.contract import AnyGame


class Kind(NamedTuple):
    """A game that is dealt, as `week.toml` states it."""

    game: str
    players: int
    piles: int
    without: tuple[str, ...] = ()
    points: bool = False

    @property
    def key(self) -> str:
        """The key of its game. Tables are stored with it: a kind has always the same cards and rules."""
        return "_".join(["daily", self.game, str(self.players), str(self.piles), *self.without])


class Stated(NamedTuple):
    """What `week.toml` states: what is dealt from Monday on, and what was once."""

    days: tuple[Kind, ...]
    former: tuple[Kind, ...]


def _read() -> Stated:
    stated = tomllib.loads(resources.files(__package__).joinpath("week.toml").read_text("utf-8"))
    return TypeAdapter(Stated).validate_python(stated)


WEEK, FORMER = _read()

KINDS: Mapping[str, Kind] = {kind.key: kind for kind in (*WEEK, *FORMER)}
"""Every kind by the key of its game. One that is dealt no more stays here for as long as games of it are kept."""

GAMES: Mapping[str, AnyGame] = {
    key: shorter(key, kind.game, kind.players, kind.piles, kind.without) for key, kind in KINDS.items()
}
"""The games of the days, none of which is in the catalogue."""


class Daily(NamedTuple):
    """A deal: its day, of UTC, and its game."""

    day: date
    kind: Kind


def day_of(moment: int) -> date:
    """The day of UTC of a moment in unix seconds."""
    return datetime.fromtimestamp(moment, UTC).date()


def begins_at(day: date) -> int:
    """When this day begins, in unix seconds."""
    return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp())


def kind_on(day: date) -> Kind:
    """What is dealt on this day."""
    return WEEK[day.weekday()]
