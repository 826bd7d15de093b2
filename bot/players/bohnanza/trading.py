"""Trades as a player of Bohnanza weighs them: what each would bring to either side, and how likely it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from functools import cached_property
from math import exp, prod

from bot.games.bohnanza.cards import BEAN, Bean, Card
from bot.games.bohnanza.moves import Accept, MakeOffer
from bot.games.bohnanza.options import AcceptOption
from bot.games.bohnanza.view import Heard, OfferView, Own, View
from bot.players.bohnanza.hearsay import Hearsay
from bot.players.bohnanza.manners import AMONG_COMPUTERS, Manners
from bot.players.bohnanza.offers import given_away, was_answered, was_made
from bot.players.bohnanza.proposals import Proposal, proposals
from bot.players.bohnanza.valuation.prospects import Prospects, prospects_of
from bot.players.bohnanza.valuation.weights import HARD, Weights


class Trader:
    """Weighs the trades of one seat by its View."""

    def __init__(self, view: View, own: Own, manners: Manners = AMONG_COMPUTERS, weights: Weights = HARD) -> None:
        self.view, self.own, self.me, self._manners, self._weights = view, own, own.seat, manners, weights
        self.prospects = prospects_of(view, weights)
        self.face_up: Sequence[Card] = view.face_up if own.seat == view.active else ()
        self.now = self._worth((), ())
        self.envy = envy(self.prospects, self.me)

    @cached_property
    def hearsay(self) -> Hearsay:
        """What trading has told of the others' hands; it is worked out only where it is needed."""
        return Hearsay(self.view, self.prospects)

    def _worth(self, give: Sequence[Card], get: Sequence[Bean]) -> float:
        planted = [*[BEAN[card] for card in self.face_up if card not in give], *get]
        hand = [BEAN[card] for card in self.own.hand if card not in give]
        return self.prospects.worth(self.me, planted, hand)

    def gain(self, give: Sequence[Card], get: Sequence[Bean]) -> float:
        """What it brings to give these cards and to get such beans."""
        return self._worth(give, get) - self.now

    def best_accepted(self) -> Accept | None:
        """Accept the open offer that brings most, with the copies that cost least, if any is worthwhile.

        Who asks for a gift gets none, since whoever asks for most would get most: what a player wants to be rid of
        is offered, and everybody has the same chance of it. Nor is taken back what was given away in this turn.
        """
        offers = {offer.number: offer for offer in self.view.offers}
        fair = [way for way in self.own.options.accept if self.is_fair(offers[way.offer])]
        found = [self.accepted(way, offers[way.offer]) for way in fair]
        best = max(found, default=None, key=lambda one: one[0])
        return best[1] if best is not None and best[0] > self._weights.worthwhile else None

    def is_fair(self, offer: OfferView) -> bool:
        """Whether this offer gives something, and nothing that was given away in this turn."""
        return bool(offer.give) and self._given_away.isdisjoint(offer.give)

    @cached_property
    def _given_away(self) -> frozenset[Bean]:
        return given_away(self.view, self.me)

    @cached_property
    def _open(self) -> Sequence[OfferView]:
        """The own open offers."""
        return [offer for offer in self.view.offers if offer.seat == self.me]

    @property
    def parted_with(self) -> Collection[Bean]:
        """What this seat has given away in this turn, or offers: it is not asked for."""
        return self._given_away.union(*[offer.give for offer in self._open])

    @property
    def may_ask_for_a_gift(self) -> bool:
        """Whether this seat may ask for something and give nothing for it: not while it does so already."""
        return self._manners.asks_for_gifts and all(offer.give for offer in self._open)

    @property
    def asked_for(self) -> Collection[Bean]:
        """What this seat wants in its open offers: it is not offered."""
        return frozenset[Bean]().union(*[offer.want for offer in self._open])

    def accepted(self, way: AcceptOption, offer: OfferView) -> tuple[float, Accept]:
        """What it brings to accept this offer with the copies that cost least, and how."""
        give: list[Card] = []
        for copies in way.wanted:
            give += sorted(copies.cards, key=lambda card: -self.gain([card], ()))[: copies.needed]
        return self.net(offer.seat, give, offer.give), Accept(offer.number, tuple(give))

    def net(self, other: int, give: Sequence[Card], get: Sequence[Bean]) -> float:
        """What a trade with this seat brings, less what of the other's gain counts as a loss."""
        gain = self.gain(give, get)
        theirs = self.prospects.theirs(other, tuple([BEAN[card] for card in give]), tuple(get))
        return min(gain, gain - self.envy[other] * theirs)

    def regretted_offer(self) -> int | None:
        """The number of an own open offer that after other trades is a loss, or wants back what was given away."""
        return next((offer.number for offer in self._open if self._is_regretted(offer)), None)

    def _is_regretted(self, offer: OfferView) -> bool:
        return self.gain(offer.cards, offer.want) < 0 or not self._given_away.isdisjoint(offer.want)

    def contradicted_by(self, accepted: Accept) -> int | None:
        """The number of an own open offer that wants what is given now, if there is one."""
        given = {BEAN[card] for card in accepted.give}
        return next((offer.number for offer in self._open if not given.isdisjoint(offer.want)), None)

    def best_offer(self) -> MakeOffer | None:
        """The offer that promises most: a swap, one card for one, before anything else."""
        partners = range(len(self.view.seats)) if self.me == self.view.active else (self.view.active,)
        others = [seat for seat in partners if seat != self.me]
        to = None if self.me == self.view.active else self.view.active
        found = list(proposals(self))
        return self._best([one for one in found if one.swaps], others, to) or self._best(found, others, to)

    def counter_offer(self, number: int) -> MakeOffer | None:
        """A better offer, about cards of which that one speaks, to whoever made it; only one for each offer."""
        offer = next(offer for offer in self.view.offers if offer.number == number)
        if was_answered(self.view, self.own, offer):
            return None
        spoken = {*offer.give, *offer.want}
        about = [one for one in proposals(self) if not spoken.isdisjoint([*one.want, *one.beans])]
        return self._best(about, [offer.seat], offer.seat)

    def _best(self, found: Iterable[Proposal], partners: Sequence[int], to: int | None) -> MakeOffer | None:
        """The proposal that promises most with one of these seats, and was not made yet in this turn."""
        best: tuple[float, MakeOffer | None] = self._weights.unpromising, None
        gains = [(self.gain(one.give, one.want), one) for one in found]
        for gain, one in sorted(gains, key=lambda one: -one[0]):
            if gain <= max(best[0], self._weights.worthwhile):
                break
            promise = max(self._promise(gain, one, seat, best[0]) for seat in partners)
            offer = MakeOffer(one.give, one.want, to)
            fresh = promise > best[0] and not was_made(self.view, self.own, offer)
            if fresh and self._is_likely(gain, one, partners):
                best = promise, offer
        return best[1]

    def _promise(self, gain: float, one: Proposal, seat: int, least: float) -> float:
        """What this proposal is expected to bring with this seat; 0 where that is no more than `least`."""
        if gain * self.hearsay.likely(seat, one.want) <= least or self._refused(seat, one):
            return 0.0
        theirs = self.prospects.theirs(seat, one.beans, one.want)
        net = gain - self.envy[seat] * theirs
        if net <= self._weights.worthwhile or self._is_uneven(gain, theirs):
            return 0.0
        return net * self._taken(gain, one, seat)

    def _is_likely(self, gain: float, one: Proposal, partners: Iterable[int]) -> bool:
        """Whether any of these seats takes this proposal as likely as the manners demand."""
        if not self._manners.likely:
            return True
        asked = [seat for seat in partners if not self._refused(seat, one)]
        return 1 - prod(1 - self._taken(gain, one, seat) for seat in asked) >= self._manners.likely

    def _taken(self, gain: float, one: Proposal, seat: int) -> float:
        """How likely this seat takes this proposal."""
        weights, theirs = self._weights, self.prospects.theirs(seat, one.beans, one.want)
        if theirs <= weights.tempting:
            return 0.0
        return self.hearsay.likely(seat, one.want) * willing(theirs - weights.fair * gain, weights.doubt)

    def _is_uneven(self, gain: float, theirs: float) -> bool:
        """Whether this would be for the good of whoever is on turn above all, where that is not offered."""
        return self._manners.even and self.me != self.view.active and theirs > gain

    def _refused(self, seat: int, one: Proposal) -> bool:
        """Whether this seat has declined an offer of this player that was at least as good for it."""
        return any(
            seat in declined and Counter(one.beans) <= give and want <= Counter(one.want)
            for declined, give, want in self._declined
        )

    @cached_property
    def _declined(self) -> Sequence[tuple[Sequence[int], Counter[Bean], Counter[Bean]]]:
        """The own offers of this turn that were declined: by whom, what they gave, and what they wanted."""
        over = [heard for heard in self.view.heard if heard.turn == self.view.turn]
        offers: Sequence[OfferView | Heard] = [*self.view.offers, *over]
        mine = [offer for offer in offers if offer.seat == self.me and offer.declined]
        return [(offer.declined, Counter(offer.give), Counter(offer.want)) for offer in mine]


def willing(net: float, doubt: float = HARD.doubt) -> float:
    """How likely somebody accepts who gains so much beyond what is thought fair."""
    return 1 / (1 + exp(-net / doubt))


def envy(prospects: Prospects, me: int) -> Sequence[float]:
    """By seat, which part of its gain counts as a loss to this seat: the nearer to winning (B8.4), the more."""
    totals = [len(seat.thalers) + prospects.worth(seat.seat, ()) for seat in prospects.view.seats]
    best = max(total for seat, total in enumerate(totals) if seat != me)
    apart, shared = prospects.weights.apart, prospects.weights.shared
    near = [0.0 if seat == me else exp((total - best) / apart) for seat, total in enumerate(totals)]
    return [shared * one / sum(near) for one in near]
