"""The luck of a deal of the day: it follows from the bot's secret, the day and the game, and from nothing else."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from datetime import date
from hashlib import sha256
from typing import Any, TypeVar

T = TypeVar("T")

DEALT = 0
"""The number of the first shuffle, before the deal."""


def seed_of(secret: bytes, day: date, game: str) -> bytes:
    """What all luck of this game on this day follows from."""
    return _drawn(secret, f"{day.isoformat()} {game}")


class DailyLuck:
    """Luck that is the same for everybody: of two things in the same shuffle always the same one comes first,
    whatever else is shuffled with them, and whenever that is done."""

    def __init__(self, seed: bytes, shuffles: int = DEALT) -> None:
        self._seed = seed
        self._shuffles = shuffles
        """How many shuffles there were before."""

    def shuffle(self, things: Sequence[T]) -> tuple[T, ...]:
        """Return the same things in their order of this shuffle."""
        number = self._shuffles
        self._shuffles += 1
        return tuple(sorted(things, key=lambda thing: _drawn(self._seed, f"shuffle {number} {thing}")))

    def lot(self, below: int) -> int:
        """Draw a number from 0 up to, but not including, `below`."""
        return int.from_bytes(_drawn(self._seed, f"lot {self._shuffles}")) % below


def luck_at(seed: bytes, state: Any) -> DailyLuck:
    """The luck of a game of Bohnanza that has come to this state: whenever the pile runs out, it is shuffled."""
    return DailyLuck(seed, state.exhaustions + 1)


def seat_of(seed: bytes, players: int) -> int:
    """Where everybody sits, among so many players."""
    return int.from_bytes(_drawn(seed, "seat")) % players


def names_of(seed: bytes, names: Sequence[str]) -> tuple[str, ...]:
    """These names of computers in their order of the day."""
    return tuple(sorted(names, key=lambda name: _drawn(seed, f"name {name}")))


def _drawn(key: bytes, what: str) -> bytes:
    return hmac.digest(key, what.encode(), sha256)
