"""Why to decline an offer: what it brings, what it takes and whom it helps, the one that weighs most first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from bot.games.bohnanza.cards import BEAN, Bean, Card, next_step
from bot.games.bohnanza.options import AcceptOption
from bot.games.bohnanza.view import OfferView, Own, View
from bot.players.bohnanza.explaining.fields import (
    due,
    empty_for,
    first_step,
    grows,
    growth,
    homeless,
    pending,
    unplaced,
)
from bot.players.bohnanza.offers import given_away
from bot.players.bohnanza.trading import Trader
from bot.players.bohnanza.valuation.meters import meters
from bot.players.bohnanza.valuation.weights import HARD
from bot.players.hint import Fact, Reason

NEARLY = 0.75
"""From which part of what a seat gains on, another seat gains nearly as much."""


class Weighed(NamedTuple):
    """An offer that a seat could accept, with the cards it would give, and what that brings, in thalers."""

    view: View
    own: Own
    offer: OfferView
    given: tuple[Card, ...]
    gain: float
    """What the whole trade brings this seat."""
    theirs: float
    """What it brings whoever made the offer."""
    got_alone: float
    given_alone: float

    @property
    def planted(self) -> tuple[Bean, ...]:
        """What this seat has to plant besides, of other kinds than it would get."""
        beans = pending(self.view, self.own, self.given)
        return tuple(bean for bean in beans if bean not in self.offer.give)


def decline(view: View, own: Own, offer: OfferView) -> Reason:
    """Why to decline: the offer brings what is no use, takes what is of use, or helps somebody else as much."""
    way = next((way for way in own.options.accept if way.offer == offer.number), None)
    if way is None:
        return Reason("hint-decline-lacking", {"beans": offer.want})
    weighed = _weighed(view, own, offer, way)
    found = next((reason for why in _order(weighed) if (reason := why(weighed)) is not None), None)
    if not offer.give:
        return Reason("hint-decline-nothing", {"beans": offer.want}, () if found is None else (found,))
    return found or _back(weighed) or Reason("hint-decline", {"give": offer.want, "get": offer.give})


def _weighed(view: View, own: Own, offer: OfferView, way: AcceptOption) -> Weighed:
    trader = Trader(view, own)
    given: list[Card] = []
    for copies in way.wanted:
        given += sorted(copies.cards, key=lambda card: -trader.gain([card], ()))[: copies.needed]
    theirs = trader.prospects.theirs(offer.seat, tuple([BEAN[card] for card in given]), offer.give)
    alone = trader.gain((), offer.give), trader.gain(given, ())
    return Weighed(view, own, offer, tuple(given), trader.gain(given, offer.give), theirs, *alone)


def _order(weighed: Weighed) -> Sequence[Callable[[Weighed], Reason | None]]:
    """What to look at first: the others where the trade is a gain by itself, else whatever of it costs more."""
    if weighed.gain > HARD.worthwhile:
        return _helps, _brings, _takes
    return (_brings, _takes, _helps) if weighed.got_alone < weighed.given_alone else (_takes, _brings, _helps)


def _brings(weighed: Weighed) -> Reason | None:
    """What is received has no field, takes up a field, or lets one pay no more."""
    view, own, got = weighed.view, weighed.own, weighed.offer.give
    new = tuple(bean for bean in dict.fromkeys(got) if not grows(view, own.seat, bean))
    stuck = tuple(bean for bean in homeless(view, own, got, weighed.planted) if bean in new)
    if stuck:
        return Reason("hint-decline-homeless", {"beans": stuck})
    left = unplaced(view, own, got, weighed.planted)
    if left:
        return Reason("hint-decline-among", {"beans": left})
    kept = pending(view, own)
    taking = tuple(bean for bean in new if bean not in kept)
    if taking and not unplaced(view, own, taking, kept):
        return Reason("hint-decline-new", {"beans": taking})
    return _pays_the_same(weighed)


def _pays_the_same(weighed: Weighed) -> Reason | None:
    """All that is received grows here, and its fields would pay no more."""
    view, me, got = weighed.view, weighed.own.seat, weighed.offer.give
    planted, found = pending(view, weighed.own, weighed.given), list[Reason]()
    for bean in dict.fromkeys(got):
        cards = (bean,) * got.count(bean)
        more = growth(view, me, bean, len(cards), planted)
        if more is None or more.pays > more.before:
            return None
        found.append(Reason("hint-decline-same", {"beans": cards, "field": more.place + 1, "pays": more.pays}))
    return found[0]._replace(besides=tuple(found[1:])) if found else None


def _takes(weighed: Weighed) -> Reason | None:
    """What is given grows here, has a field free, or pays with others of its kind; if not, it has its price."""
    view, own = weighed.view, weighed.own
    kinds = tuple(dict.fromkeys(weighed.offer.want))
    for bean in kinds:
        lost = growth(view, own.seat, bean, 0)
        if lost is not None:
            return Reason("hint-decline-grown", {"beans": (bean,), "field": lost.place + 1})
    free = tuple(bean for bean in kinds if empty_for(view, own.seat, bean))
    if free:
        return Reason("hint-decline-free", {"beans": free[:1], **first_step(view, own, free[0])})
    for bean in kinds:
        together = _together(weighed, bean)
        if together is not None:
            return together
    if weighed.given_alone >= 0 or not kinds:
        return None
    kept = tuple(bean for bean in weighed.offer.want if bean == kinds[0])
    return Reason("hint-decline-kept", {"beans": kept, **first_step(view, own, kinds[0])})


def _together(weighed: Weighed, bean: Bean) -> Reason | None:
    """This seat has several cards of this bean to plant, of which it gives some."""
    view, own = weighed.view, weighed.own
    mine = (*(BEAN[card] for card in own.hand), *pending(view, own)).count(bean)
    meter = meters(view, own.seat)[bean]
    step = next_step(meter, mine - 1)
    if mine <= weighed.offer.want.count(bean) or step is None:
        return None
    return Reason("hint-decline-held", {"beans": (bean,) * mine, "more": (bean,) * step, "next_pays": meter[step]})


def _back(weighed: Weighed) -> Reason | None:
    """What this seat would get it has given away in this turn."""
    given = given_away(weighed.view, weighed.own.seat)
    back = tuple(bean for bean in dict.fromkeys(weighed.offer.give) if bean in given)
    return Reason("hint-decline-back", {"beans": back}) if back else None


def _helps(weighed: Weighed) -> Reason | None:
    """Whoever made the offer gains more by it, or nearly as much; and what of it everybody can see."""
    if weighed.theirs <= max(0.0, NEARLY * weighed.gain):
        return None
    much = "more" if weighed.theirs > weighed.gain else "nearly"
    seen = _seen(weighed)
    return Reason("hint-decline-helps", {"who": weighed.offer.seat, "much": much}, () if seen is None else (seen,))


def _seen(weighed: Weighed) -> Reason | None:
    """What the trade does for the fields of whoever made the offer."""
    view, offer = weighed.view, weighed.offer
    seat, got = offer.seat, offer.want
    planted = [bean for bean in due(view, seat) if bean not in offer.give]
    found = [growth(view, seat, bean, got.count(bean), planted) for bean in dict.fromkeys(got)]
    grown = [one for one in found if one is not None]
    paying = max(grown, key=lambda one: one.pays - one.before, default=None)
    if paying is not None and paying.pays > paying.before:
        facts: dict[str, Fact] = {"crop": paying.crop, "pays": paying.pays, "before": paying.before}
        return Reason("hint-decline-pays", {"who": seat, **facts})
    if paying is not None:
        return Reason("hint-someone-grows", {"who": seat, "beans": paying.crop[:1]})
    free = next((bean for bean in got if empty_for(view, seat, bean)), None)
    if free is not None:
        return Reason("hint-decline-room", {"who": seat, "beans": (free,)})
    rid = tuple(bean for bean in dict.fromkeys(offer.give) if not grows(view, seat, bean))
    return Reason("hint-decline-rid", {"who": seat, "beans": rid}) if rid else None
