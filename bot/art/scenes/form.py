"""What the picture of somebody's last games shows."""

from __future__ import annotations

from typing import NamedTuple


class Game(NamedTuple):
    """A game that is over: the place of so many that somebody had, 1 the best, and their score."""

    place: int
    of: int
    score: int
    won: bool


class Form(NamedTuple):
    """Somebody's last games, oldest first."""

    title: str
    places: tuple[str, ...]
    """What the first three places and all others are called."""
    says: str
    """What the number below a column means: "score"."""
    games: tuple[Game, ...]
