"""How long computers leave a trade to people who are not done, from what everybody sees alone.

Nothing here knows a card: what is open to somebody is what was offered to all or to them by name, and what they
have not declined. A computer that leads a trade ends it at once when all people are done. Otherwise it waits for a
look at what was turned up; where something is open to somebody who is not done, for the time that runs once in a
trade, however many offers it makes; and for what they were offered by name, or began to offer, for the whole time
that this has. An offer to everybody is people's first, whoever made it and whoever leads.
"""

from __future__ import annotations

from collections.abc import Set
from typing import NamedTuple

from bot.games.contract import Seat
from bot.players.talk import Talk
from bot.tables.computers.tempo import Waits


class Ends(NamedTuple):
    """When a trade ends that a computer leads and that people may still want something of."""

    talk: float
    """From then on computers only answer."""
    trade: float


class Rhythm:
    """The moments of a trade at one table, and what follows from them; all in seconds of one steady clock."""

    def __init__(self, moment: float) -> None:
        self._turn = -1
        self._begin(-1, moment)

    def _begin(self, turn: int, moment: float) -> None:
        self._turn, self.began_at = turn, moment
        self._made: dict[int, float] = {}
        self._in_since: dict[Seat, float] = {}
        """The people who are not done, and since when."""
        self._back_at = moment
        """When somebody came back in last; they look anew."""
        self._builders: dict[Seat, float] = {}
        self._free_at: float | None = moment
        """Since when nothing has been open to anybody who is waited for; None while something is."""

    @property
    def talks(self) -> bool:
        """Whether a trade was under way when this was last told of the table."""
        return self._turn >= 0

    def hear(self, talk: Talk | None, people: Set[Seat], moment: float) -> None:
        """Take notice of how the talk stands at this moment; `people`: the seats that no computer plays."""
        if talk is None:
            self._turn = -1
            return
        if talk.turn != self._turn:
            self._begin(talk.turn, moment)
            self._in_since = dict.fromkeys(talk.undecided & people, moment)
        waited = waited_for(talk, people)
        if waited - self._in_since.keys():
            self._back_at = moment
        self._in_since = {seat: self._in_since.get(seat, moment) for seat in talk.undecided & people}
        self._made = {number: self._made.get(number, moment) for number in talk.offers}
        if any(talk.open_to(number, waited) for number in talk.offers):
            self._free_at = None
        elif self._free_at is None:
            self._free_at = moment

    def builds(self, seat: Seat, moment: float) -> None:
        """Somebody begins to make an offer; it counts once in a trade for everybody."""
        self._builders.setdefault(seat, moment)

    def free_at(self, number: int, talk: Talk, people: Set[Seat], waits: Waits) -> float:
        """When computers may take this open offer, which people may want: each of them has had time to take it."""
        made = self._made.get(number, self.began_at)
        since = [self._in_since.get(seat, made) for seat in talk.open_to(number, people)]
        return max(made, *since) + waits.stands if since else made

    def ends(self, talk: Talk, people: Set[Seat], waits: Waits) -> Ends | None:
        """When the computer that leads this talk ends it at the latest; None where it waits for nobody."""
        waited = waited_for(talk, people)
        if talk.leads in people or not waited or not waits.look:
            return None
        builders = [at + waits.builds for seat, at in self._builders.items() if seat in waited]
        longest = self.began_at + waits.longest * (2 if builders else 1)
        ends = min(max([self._back_at + waits.time, *builders]), longest)
        looked = max(self._back_at + waits.look, self._free_at or 0, *builders)
        open_to = [number for number in talk.offers if talk.open_to(number, waited)]
        by_name = [number for number in open_to if talk.offers[number].by_name]
        trade = min(looked, ends) if open_to == by_name else ends
        return Ends(ends, max([trade, *[self._made[number] + waits.by_name for number in by_name]]))


def waited_for(talk: Talk, people: Set[Seat]) -> frozenset[Seat]:
    """The people who are not done; not the one who leads, who decides when it ends."""
    return (talk.undecided & people) - {talk.leads}
