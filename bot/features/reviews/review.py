"""What a review says of a game: how many decisions were good, which cost most, and which was the best."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.features.reviews.judging import Verdict
from bot.games.contract import Seat
from bot.players import FAMILIES, Judged

MOST = 3
"""So many dear decisions are shown."""


class Part(NamedTuple):
    """A part of the game: how many of its decisions were as good as a hard computer's."""

    name: str
    good: int
    decided: int


class Decided(NamedTuple):
    """A decision of the one who is reviewed."""

    place: int
    """The place of its event in the game."""
    turn: int
    taker: Seat | None
    """Who took the offer that was made."""
    verdict: Verdict


class Chosen(NamedTuple):
    """A decision that is shown: the place of its event, its turn, and who took the offer that it was."""

    place: int
    judged: Judged
    turn: int
    taker: Seat | None = None


class Review(NamedTuple):
    """A game as one of its players decided it."""

    parts: tuple[Part, ...]
    dearest: tuple[Chosen, ...]
    """The one that cost most first; of several of one part in the same turn only that one."""
    best: Chosen | None
    """What was done as well as could be, and brought most more than all else would have."""
    failed: int
    """How many decisions could not be judged."""
    stood_in: int
    """How many were made for this player by a computer, or by whoever sat there before: they do not count."""
    told_apart: bool
    """Whether these are all of them: older versions did not note who decided."""
    unjudged: str
    """What is judged nowhere in this game, as its family calls it; empty if there is nothing."""

    @property
    def shown(self) -> tuple[Chosen, ...]:
        """All decisions that are shown, in their order."""
        return self.dearest if self.best is None else (*self.dearest, self.best)


def reviewed(
    family: str,
    decided: Iterable[Decided],
    stood_in: int = 0,
    *,
    told_apart: bool = True,
    unjudged: str = "",
) -> Review:
    """The review of a game by the verdicts on its decisions."""
    found: list[Chosen] = []
    failed = 0
    for place, turn, taker, verdict in decided:
        failed += verdict.fault is not None
        if verdict.judged is not None:
            found.append(Chosen(place, verdict.judged, turn, taker))
    least = FAMILIES[family].as_good
    dear = _first_of_each([one for one in found if one.judged.loss > least])
    fine = [one for one in found if one.judged.loss == 0.0 and one.judged.lead > least]
    best = max(fine, key=lambda one: one.judged.lead, default=None)
    return Review(_parts(family, found), tuple(dear[:MOST]), best, failed, stood_in, told_apart, unjudged)


def _first_of_each(dear: Iterable[Chosen]) -> list[Chosen]:
    """The one that cost most first; an offer that was declined three times is no three things to learn from."""
    found: dict[tuple[int, str], Chosen] = {}
    for one in sorted(dear, key=lambda one: -one.judged.loss):
        found.setdefault((one.turn, one.judged.part), one)
    return list(found.values())


def _parts(family: str, found: Sequence[Chosen]) -> tuple[Part, ...]:
    parts = []
    for name in FAMILIES[family].parts:
        mine = [one.judged for one in found if one.judged.part == name]
        if mine:
            parts.append(Part(name, sum(one.loss <= FAMILIES[family].as_good for one in mine), len(mine)))
    return tuple(parts)
