"""Trades as a player of Bohnanza weighs them: what each would bring to either side, and how likely it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

from bot.games.bohnanza.cards import BEAN, Bean, Card
from bot.games.bohnanza.moves import Accept, MakeOffer
from bot.games.bohnanza.options import AcceptOption
from bot.games.bohnanza.view import OfferView, Own, View
from tests.benchmarks.players.hard_0_1.bohnanza.offers import is_open
from tests.benchmarks.players.hard_0_1.bohnanza.prospects import Prospects

WORTHWHILE = 0.05
"""The gain, in thalers, below which a trade is not worth proposing."""

ENVY = 0.4
"""The part of somebody else's gain that counts against a trade."""

TEMPTING = 0.1
"""What somebody else must gain for an offer to be worth making."""

WANTED = 4
"""How many kinds of beans, those that bring most, this player asks for."""

SPARED = 6
"""How many kinds of cards, those it is best to be rid of, this player offers."""


class Proposal(NamedTuple):
    """A trade that could be proposed."""

    give: tuple[Card, ...]
    want: tuple[Bean, ...]


class Trader:
    """A seat that weighs trades."""

    def __init__(self, view: View, own: Own) -> None:
        self.view, self.own, self.me = view, own, own.seat
        self.prospects = Prospects(view)
        self.face_up = view.face_up if own.seat == view.active else ()
        self.now = self._worth((), ())

    def _worth(self, give: Sequence[Card], get: Sequence[Bean]) -> float:
        planted = [*[BEAN[card] for card in self.face_up if card not in give], *get]
        hand = [BEAN[card] for card in self.own.hand if card not in give]
        return self.prospects.worth(self.me, planted, hand)

    def gain(self, give: Sequence[Card], get: Sequence[Bean]) -> float:
        """What it brings to give these cards and to get such beans."""
        return self._worth(give, get) - self.now

    def best_accepted(self) -> Accept | None:
        """The open offer that brings most, with the copies to give that cost least."""
        offers = {offer.number: offer for offer in self.view.offers}
        found = [self._accepted(way, offers[way.offer]) for way in self.own.options.accept]
        best = max(found, default=None, key=lambda one: one[0])
        return best[1] if best is not None and best[0] > WORTHWHILE else None

    def _accepted(self, way: AcceptOption, offer: OfferView) -> tuple[float, Accept]:
        give: list[Card] = []
        for copies in way.wanted:
            give += sorted(copies.cards, key=lambda card: -self.gain([card], ()))[: copies.needed]
        gain = self.gain(give, offer.give)
        theirs = self.prospects.theirs(offer.seat, tuple([BEAN[card] for card in give]), offer.give)
        return min(gain, gain - ENVY * theirs), Accept(offer.number, tuple(give))

    def regretted_offer(self) -> int | None:
        """The number of an own open offer that would now be a loss, other trades having been made since."""
        mine = [offer for offer in self.view.offers if offer.seat == self.me]
        return next((offer.number for offer in mine if self.gain(offer.cards, offer.want) < 0), None)

    def best_offer(self) -> MakeOffer | None:
        """The offer, not open yet, that promises most: what it brings by how likely somebody accepts it."""
        active = self.view.active
        to = None if self.me == active else active
        best: tuple[float, MakeOffer | None] = 0.0, None
        gains = [(self.gain(give, want), give, want) for give, want in self._proposals()]
        for gain, give, want in sorted(gains, key=lambda one: -one[0]):
            if gain <= max(best[0], WORTHWHILE):
                break
            promise = self._promise(gain, give, want, best[0])
            offer = MakeOffer(give, want, to)
            if promise > best[0] and not is_open(self.view, self.own, offer):
                best = promise, offer
        return best[1]

    def _proposals(self) -> Iterable[Proposal]:
        """What could be given, nothing too, for what could be wanted, nothing too."""
        spare = self._spare()
        gives = [*[(card,) for card in spare], *combinations(spare[:4], 2)]
        if not any(offer.seat == self.me and not offer.give for offer in self.view.offers):
            # Who asks for one present after the other is soon disliked.
            gives.append(())
        wanted = [bean for bean in self.view.beans if self.gain((), (bean,)) > 0]
        wanted = sorted(wanted, key=lambda bean: -self.gain((), (bean,)))[:WANTED]
        wants = [
            (),
            *[(bean,) for bean in wanted],
            *[(bean, bean) for bean in wanted[:2]],
            *combinations(wanted[:2], 2),
        ]
        order = self.view.beans.index
        for give in gives:
            beans = {BEAN[card] for card in give}
            for want in wants:
                if (give or want) and beans.isdisjoint(want):
                    yield Proposal(give, tuple(sorted(want, key=order)))

    def _spare(self) -> list[Card]:
        """One card of each kind, face up or in hand, that it is best to be rid of."""
        best: dict[tuple[Bean, bool], tuple[float, Card]] = {}
        for card in self.own.options.give:
            kind, gain = (BEAN[card], card in self.face_up), self.gain((card,), ())
            if kind not in best or gain > best[kind][0]:
                best[kind] = gain, card
        return [card for _, card in sorted(best.values(), key=lambda one: -one[0])][:SPARED]

    def _promise(self, gain: float, give: Sequence[Card], want: tuple[Bean, ...], least: float) -> float:
        """The best that may come of it with anybody whom it is for, where that is more than the least."""
        seats = range(len(self.view.seats)) if self.me == self.view.active else (self.view.active,)
        beans = tuple([BEAN[card] for card in give])
        for seat in seats:
            if seat == self.me or self._refused(seat, beans, want):
                continue
            if gain * (likely := self._likely(seat, want)) > least:
                theirs = self.prospects.theirs(seat, beans, want)
                net = gain - ENVY * theirs
                if theirs > TEMPTING and net > WORTHWHILE:
                    least = max(least, net * likely)
        return least

    def _refused(self, seat: int, give: tuple[Bean, ...], want: tuple[Bean, ...]) -> bool:
        """Whether this seat has declined an offer of this player that was as good for it."""
        return any(
            offer.seat == self.me
            and seat in offer.declined
            and Counter(give) <= Counter(offer.give)
            and Counter(offer.want) <= Counter(want)
            for offer in self.view.offers
        )

    def _likely(self, seat: int, want: tuple[Bean, ...]) -> float:
        """How likely this seat has such beans: face up before all eyes, or somewhere in the hand."""
        open_ = [BEAN[card] for card in self.view.face_up] if seat == self.view.active else []
        likely = 1.0
        for bean in want:
            if bean in open_:
                open_.remove(bean)
            else:
                likely *= 1 - (1 - self.prospects.share[bean]) ** self.view.seats[seat].hand
        return likely
