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
    says: str
    """What stands above the columns: what their height and the numbers at them mean."""
    games: tuple[Game, ...]
