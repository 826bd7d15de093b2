"""Which moments of a game a film shows, and for how long each: one a turn, as everybody saw it, and the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.tables import Table
from bot.tables.replays.course import Course
from bot.ui.components import Picture
from bot.ui.replaying import START, public_picture, turns_on

MINUTE = 60_000
"""Milliseconds that a film lasts at most."""
LAST = 6_000
"""Milliseconds for which the end is shown."""
SLOWEST, QUICKEST = 1_500, 600
"""Milliseconds for which anything else is: where many turns would make it less, some are left out."""
MIDDLE = 0.6
"""So much of a turn has happened when it is shown: offers are open or were taken, or a trick lies open."""
STEP = 10
"""A GIF counts in so many milliseconds."""


class Shown(NamedTuple):
    """A moment that a film may show: its picture, and how much of the game is over by then, from 0 to 1."""

    picture: Picture
    over: float


class Shot(NamedTuple):
    """What a film shows, as a PNG, and for how many milliseconds."""

    png: bytes
    milliseconds: int


def moments(table: Table, course: Course) -> Iterator[Shown]:
    """Those of a game that is over, from its deal to its end; each takes some milliseconds."""
    last = course.last(None)
    for number in _numbers(table, course):
        shown = public_picture(table, course.moment(None, number))
        if shown is not None:
            yield Shown(shown, number / max(last, 1))


def _numbers(table: Table, course: Course) -> Iterator[int]:
    """By what everybody heard of: the deal, the middle of each turn, and the end."""
    begins, last = START, course.last(None)
    yield START
    while begins < last:
        ends = turns_on(table, course, None, begins, 1)
        yield begins + int(MIDDLE * (ends - begins))
        begins = ends
    yield last


def timed(pngs: Sequence[bytes]) -> Sequence[Shot]:
    """Each shown as long as there is time for it; where one is like the one before, that stays."""
    *others, last = pngs
    kept = _thinned(others, (MINUTE - LAST) // QUICKEST)
    each = min(SLOWEST, (MINUTE - LAST) // max(len(kept), 1) // STEP * STEP)
    return _together([*[Shot(png, each) for png in kept], Shot(last, LAST)])


def _thinned(pngs: Sequence[bytes], most: int) -> Sequence[bytes]:
    """So many of them at most, evenly apart."""
    kept = min(len(pngs), most)
    return [pngs[number * len(pngs) // kept] for number in range(kept)]


def _together(shots: Sequence[Shot]) -> Sequence[Shot]:
    found: list[Shot] = []
    for shot in shots:
        before = found.pop() if found and found[-1].png == shot.png else Shot(shot.png, 0)
        found.append(Shot(shot.png, before.milliseconds + shot.milliseconds))
    return found
