"""What trading has told of hidden hands: whoever offered a bean has it, whoever declined a good offer has not.

That somebody has a bean is believed until they plant from the hand; that they lack it, until they draw.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.games.bohnanza.cards import BEAN, Bean
from bot.games.bohnanza.view import View
from bot.players.bohnanza.valuation.prospects import Prospects

FAIR = 0.5
"""How much an offer must bring whoever declines it to count as good: at least this part of the giver's gain."""

SURE = 0.15
"""How many thalers more than that it must bring, so that only a lacking card can be the reason to decline."""

UNLIKELY = 0.05
"""How likely whoever declined has what was wanted all the same, as a part of how likely it was before."""

NOTHING: Counter[Bean] = Counter()
"""No card: what somebody has shown who has offered nothing."""


class Trade(NamedTuple):
    """An offer: who made it, what they would give, and for what."""

    giver: int
    give: tuple[Bean, ...]
    want: tuple[Bean, ...]


class Hearsay:
    """Works out what one View tells of what others hold."""

    def __init__(self, view: View, prospects: Prospects) -> None:
        self._view, self._prospects = view, prospects
        seats = len(view.seats)
        self._since = [view.turn - ((view.active - seat) % seats or seats) for seat in range(seats)]
        """By seat the last own turn that is over: since then it has drawn nothing."""
        self._shown: dict[int, Counter[Bean]] = {}
        self._declined: dict[tuple[int, Bean], set[Trade]] = {}
        """By seat and wanted bean the offers that this seat has declined: only few are ever weighed."""
        self._lacking: dict[tuple[int, Bean], bool] = {}
        self._likely: dict[tuple[int, tuple[Bean, ...]], float] = {}
        """By seat and what is wanted: many proposals want the same."""
        self._listen()

    def likely(self, seat: int, want: tuple[Bean, ...]) -> float:
        """How likely this seat can give such beans, which lie face up, were offered, or may be in its hand."""
        found = self._likely.get((seat, want))
        if found is None:
            found = self._likely[seat, want] = self._reckon(seat, want)
        return found

    def _reckon(self, seat: int, want: Sequence[Bean]) -> float:
        view, hidden = self._view, self._prospects.hidden
        face_up = Counter([BEAN[card] for card in view.face_up]) if seat == view.active else NOTHING
        from_hand, hand = Counter(want) - face_up, view.seats[seat].hand
        if from_hand.total() > hand or any(cards > hidden[bean] for bean, cards in from_hand.items()):
            return 0.0
        likely = 1.0
        for bean in (from_hand - self._shown.get(seat, NOTHING)).elements():
            somewhere = 1 - (1 - self._prospects.share[bean]) ** hand
            likely *= somewhere * UNLIKELY if self._lacks(seat, bean) else somewhere
        return likely

    def _listen(self) -> None:
        view, turn = self._view, self._view.turn
        face_up = Counter([BEAN[card] for card in view.face_up])
        for offer in view.offers:
            self._offered(offer.seat, offer.give, face_up if offer.seat == view.active else {})
            self._refused(offer.seat, offer.declined, offer.give, offer.want)
        for heard in view.heard:
            declined = [seat for seat in heard.declined if heard.turn > self._since[seat]]
            self._refused(heard.seat, declined, heard.give, heard.want)
            # Whoever is on turn has planted from the hand since.
            lately = self._since[heard.seat] < heard.turn < turn and heard.seat != view.active
            if heard.taker is None and lately:
                self._offered(heard.seat, heard.give, {})

    def _offered(self, seat: int, give: Sequence[Bean], face_up: Mapping[Bean, int]) -> None:
        """Note that what this seat offers is in its hand, but for what lies face up."""
        shown = Counter(give)
        shown.subtract(face_up)
        self._shown[seat] = self._shown.get(seat, Counter()) | shown

    def _refused(self, seat: int, declined: Sequence[int], give: Sequence[Bean], want: Sequence[Bean]) -> None:
        """Note who declined this offer: they lack what is wanted, if the offer would have been good for them.

        That nobody gives something for nothing tells nothing.
        """
        if len(set(want)) != 1 or not give:
            return
        trade = Trade(seat, tuple(give), tuple(want))
        for other in declined:
            if self._shown.get(other, NOTHING)[want[0]] < len(want):
                self._declined.setdefault((other, want[0]), set()).add(trade)

    def _lacks(self, seat: int, bean: Bean) -> bool:
        """Whether this seat has declined an offer for such a bean that would have been good for it."""
        found = self._lacking.get((seat, bean))
        if found is None:
            found = any(self._gains(seat, trade) for trade in self._declined.get((seat, bean), ()))
            self._lacking[seat, bean] = found
        return found

    def _gains(self, seat: int, trade: Trade) -> bool:
        """Whether this seat would gain by this trade, and not much less than the giver."""
        theirs = self._prospects.theirs(seat, trade.give, trade.want)
        if theirs <= SURE:
            return False
        givers = self._prospects.theirs(trade.giver, trade.want, trade.give)
        return theirs - FAIR * max(0.0, givers) > SURE
