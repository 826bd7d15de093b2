"""What is dealt on which day of the week: trading games, and the duel on Sundays, each in some ten minutes."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, date, datetime
from typing import NamedTuple

from bot.games import taught
from bot.games.bohnanza.cards import Bean
from bot.games.bohnanza.library import all_editions
from bot.games.contract import AnyGame


class Kind(NamedTuple):
    """A game that is dealt: an edition for so many players, in which the draw pile runs out so many times, and
    perhaps without some of its beans."""

    game: str
    players: int
    piles: int = 1
    without: tuple[Bean, ...] = ()

    @property
    def town(self) -> bool:
        """Whether points are counted, as in a town, and not thalers alone."""
        return all_editions()[self.game].expansion is not None

    @property
    def key(self) -> str:
        """The key of its game. Tables are stored with it: what a kind deals never changes, only when it does."""
        return "_".join(["daily", self.game, str(self.players), str(self.piles), *self.without])


WEEK = (
    Kind("amigo_2016", 4),
    Kind("rio_grande_2000", 5),
    Kind("amigo_1997", 5),
    Kind("high_bohn", 4),
    Kind("rio_grande_2000", 6),
    Kind("amigo_2016", 3),
    Kind("duel", 2, without=(Bean("coffee"), Bean("wax"))),
)
"""From Monday on."""

KINDS: Mapping[str, Kind] = {kind.key: kind for kind in WEEK}
"""Every kind by the key of its game. One that is dealt no more stays here for as long as games of it are kept."""


def _dealt(kind: Kind) -> AnyGame:
    beans = [bean for bean in all_editions()[kind.game].beans_with(kind.players) if bean not in kind.without]
    return taught(kind.key, kind.game, kind.players, {"beans": beans, "last_exhaustion": kind.piles})


GAMES: Mapping[str, AnyGame] = {key: _dealt(kind) for key, kind in KINDS.items()}
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
