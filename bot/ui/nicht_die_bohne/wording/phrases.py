"""Phrases that the screens of Nicht die Bohne share: who somebody is to the reader, and points in figures."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from bot.games.contract import NotYourSeat, Seat
from bot.games.nicht_die_bohne.news import News
from bot.games.nicht_die_bohne.view import Own, View
from bot.ui.phrases import MINUS_SIGN, signed
from bot.ui.screens import Seen
from bot.words import say

Sight: TypeAlias = Seen[View, News]
"""What one viewer sees of a table of Nicht die Bohne."""


def own(view: View) -> Own:
    """What the viewer alone sees; raises NotYourSeat for somebody who does not play."""
    if view.own is None:
        raise NotYourSeat("only-for-players")
    return view.own


def role(seen: Sight, seat: Seat | None) -> str:
    """`you` for the reader's own seat, otherwise `other`; the words take their form from it."""
    mine = seen.view.own
    return "you" if mine is not None and mine.seat == seat else "other"


def points(locale: str, count: int) -> str:
    """So many points: `−13 points`."""
    return say(locale, "bohne-points", **figures(count))


def figures(count: int) -> dict[str, str | int]:
    """So many points for a sentence that has its own form of the word beside them."""
    return {"points": signed(count), "size": abs(count)}


def added(numbers: Iterable[int]) -> str:
    """Numbers added up, as they are written: `9 + 28 − 13`."""
    first, *rest = numbers
    return signed(first) + "".join([f" {MINUS_SIGN if n < 0 else '+'} {abs(n)}" for n in rest])
