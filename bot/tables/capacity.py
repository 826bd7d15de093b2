"""Which games fit how many people, and the refusals where one does not."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games import CATALOGUE
from bot.games.contract import IllegalMove

USUAL_COMPUTERS = 3
"""With four players a game of the family is at its best, and the third field is for sale."""


def games_for(count: int) -> tuple[str, ...]:
    """The games that so many people can play as they are."""
    return tuple(key for key, game in CATALOGUE.items() if count in game.players)


def games_with_room(count: int) -> tuple[str, ...]:
    """The games at which so many people have a seat; more of them may still be needed."""
    return tuple(key for key, game in CATALOGUE.items() if count <= game.players[-1])


def enough_computers(game: str, wanted: int | None) -> int:
    """How many computers begin a game with one person: as many as wanted, but no fewer than it needs.

    Without a wish it is the usual number, if the game has so many seats.
    """
    if game not in CATALOGUE:
        return 0
    players = CATALOGUE[game].players
    return max(players[0] - 1, min(USUAL_COMPUTERS, players[-1] - 1) if wanted is None else wanted)


def require_number(game: str, count: int) -> None:
    """Refuse to start a game with so many people that it does not fit, naming those that do."""
    if count not in CATALOGUE[game].players:
        raise IllegalMove("wrong-number-of-players", game=game, count=count, games=_keys(games_for(count)))


def require_room(game: str, count: int) -> None:
    """Refuse to change to a game that has too few seats for those who sit there, naming those that have enough."""
    if game not in games_with_room(count):
        raise IllegalMove("too-many-for-game", game=game, count=count, games=_keys(games_with_room(count)))


def require_seat(game: str, count: int, table_id: int, *, computers: bool = False) -> None:
    """Refuse one more than this game has seats, naming the games that have one for them, or saying that one of the
    `computers` would have to go."""
    if game not in games_with_room(count + 1):
        if computers:
            raise IllegalMove("table-full-of-computers", table=table_id)
        raise IllegalMove("table-full", table=table_id, game=game, games=_keys(games_with_room(count + 1)))


def require_room_for_computers(game: str, computers: int) -> None:
    """Refuse to open a game for one person with more computers than it has seats for, naming those that have."""
    if game not in games_with_room(1 + computers):
        games = _keys(games_with_room(1 + computers))
        raise IllegalMove("too-many-computers", game=game, computers=computers, games=games)


def _keys(games: Iterable[str]) -> str:
    return " ".join(games)
