"""How long computers keep trading open for people who are not done, from what everybody sees alone.

A computer that leads a trade ends it at once when all people are done. Otherwise it waits until the latest of
three moments, but never long: some seconds after trading began, after the newest offer to somebody who is not
done, and after such a person began to make an offer.
"""

from __future__ import annotations

from collections.abc import Set

from bot.games.contract import Seat
from bot.players.talk import Talk
from bot.tables.computers.tempo import Timing

DAY_PATIENCE = 3600.0
"""Seconds for which a computer keeps trading open where people have a day for each decision."""


class Rhythm:
    """The moments of a trade at one table, and what follows from them; all in seconds of one steady clock."""

    def __init__(self, timing: Timing, moment: float) -> None:
        self._timing = timing
        self._turn = -1
        self.began_at = moment
        self._newest = moment
        """When an offer was last made to somebody not done, or somebody came back in."""
        self._made: dict[int, float] = {}
        self._waited: Set[Seat] = frozenset()
        self._builders: dict[Seat, float] = {}

    def hear(self, talk: Talk | None, people: Set[Seat], moment: float) -> None:
        """Take notice of how the talk stands at this moment; `people`: the seats that no computer plays."""
        if talk is None:
            self._turn = -1
            return
        if talk.turn != self._turn:
            self._turn, self.began_at, self._newest = talk.turn, moment, moment
            self._waited, self._made, self._builders = waited_for(talk, people), {}, {}
        waited = waited_for(talk, people)
        fresh = [offer for number, offer in talk.offers.items() if number not in self._made]
        if any(offer.to & waited for offer in fresh) or waited - self._waited:
            self._newest = moment
        self._made = {number: self._made.get(number, moment) for number in talk.offers}
        self._waited = waited

    def builds(self, seat: Seat, moment: float) -> None:
        """Somebody begins to make an offer; it counts once in a trade for everybody."""
        self._builders.setdefault(seat, moment)

    def made_at(self, number: int) -> float:
        """When this open offer was made."""
        return self._made.get(number, self.began_at)

    def ends_at(self, talk: Talk, people: Set[Seat], *, day: bool) -> float | None:
        """When the computer that leads this talk ends it at the latest; None where it waits for nobody."""
        wait, waited = self._timing.patience / 2, waited_for(talk, people)
        if talk.leads in people or not waited or not wait:
            return None
        opening = DAY_PATIENCE if day else wait
        builders = [at + 2 * wait for seat, at in self._builders.items() if seat in waited]
        longest = opening + (3 if builders else 1) * wait
        return min(max(self.began_at + opening, self._newest + wait, *builders), self.began_at + longest)


def waited_for(talk: Talk, people: Set[Seat]) -> frozenset[Seat]:
    """The people who are not done; not the one who leads, who decides when it ends."""
    return (talk.undecided & people) - {talk.leads}
