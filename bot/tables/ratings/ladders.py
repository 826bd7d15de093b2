"""Which games are rated together: those of a family are one ladder, but each game for two alone is its own.

Among two the better one wins nearly always, among more much less often: no number could say both.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from bot.games import CATALOGUE
from bot.games.contract import AnyGame

OFTEN = 4
"""The number of players for which it is said where computers stand, if there are games for so many."""


class Ladder(NamedTuple):
    """Games at which somebody has one rating."""

    name: str
    """That of the family, or of the one game."""
    family: str
    games: tuple[str, ...]
    """By their keys."""
    players: int
    """The number of players for which it is said where computers stand."""


def ladder_of(game: str) -> Ladder:
    """The ladder that a game of the catalogue counts in."""
    return _LADDERS_OF[game]


def _name(game: AnyGame) -> str:
    return game.key if [*game.players] == [2] else game.family


def _all_ladders() -> Iterator[Ladder]:
    for name in dict.fromkeys(map(_name, CATALOGUE.values())):
        games = [game for game in CATALOGUE.values() if _name(game) == name]
        most = max(game.players[-1] for game in games)
        yield Ladder(name, games[0].family, tuple([game.key for game in games]), min(OFTEN, most))


LADDERS: Mapping[str, Ladder] = {ladder.name: ladder for ladder in _all_ladders()}
"""Every ladder by its name, which is kept with each rating."""
_LADDERS_OF = {game: ladder for ladder in LADDERS.values() for game in ladder.games}
