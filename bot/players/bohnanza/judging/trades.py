"""Trading: what answers to offers bring, and offers that somebody accepted."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.bohnanza.cards import BEAN, Bean, Card
from bot.games.bohnanza.moves import Accept, Decline, MakeOffer, Move
from bot.games.bohnanza.options import AcceptOption, Copies
from bot.games.bohnanza.view import OfferView, Own, View
from bot.games.contract import Seat
from bot.players.bohnanza.explaining.declining import decline
from bot.players.bohnanza.trading import Trader
from bot.players.hint import Reason


def to_accept(view: View, own: Own, done: Accept) -> Iterator[tuple[Move, float]]:
    """This trade, any other that could be had now, or none."""
    trader = Trader(view, own)
    offers = {offer.number: offer for offer in view.offers}
    taken = offers[done.offer]
    yield done, trader.net(taken.seat, done.give, taken.give)
    yield Decline(done.offer), 0.0
    for way in own.options.accept:
        if trader.is_fair(offers[way.offer]):
            worth, accept = trader.accepted(way, offers[way.offer])
            if _gives_others(accept, done):
                yield accept, worth


def _gives_others(accept: Accept, done: Accept) -> bool:
    """Whether this is another trade: the same with other copies of the same beans is not."""
    return accept.offer != done.offer or sorted(map(BEAN.__getitem__, accept.give)) != sorted(
        map(BEAN.__getitem__, done.give)
    )


def to_decline(view: View, own: Own, done: Decline) -> Iterator[tuple[Move, float]]:
    """To decline an offer, or to accept it where it could be and gives something."""
    yield done, 0.0
    trader = Trader(view, own)
    for way in own.options.accept:
        offer = next(offer for offer in view.offers if offer.number == way.offer)
        if way.offer == done.offer and trader.is_fair(offer):
            worth, accept = trader.accepted(way, offer)
            yield accept, worth


def to_offer(view: View, own: Own, done: MakeOffer, taker: Seat) -> Iterator[tuple[Move | None, float]]:
    """To make an offer that this seat then took, or none."""
    yield done, Trader(view, own).net(taker, done.give, done.want)
    yield None, 0.0


def why_not(view: View, own: Own, done: MakeOffer, taker: Seat) -> Reason:
    """Why such an offer had better not be made: the reasons for which one would decline it the other way round."""
    give = tuple([BEAN[card] for card in done.give])
    offer = OfferView(-1, taker, own.seat, done.want, give, (), ())
    wanted = tuple([_copies(give.count(bean), bean, done.give) for bean in dict.fromkeys(give)])
    can = own.options._replace(accept=(AcceptOption(-1, wanted),))
    return decline(view, own._replace(options=can), offer)


def _copies(needed: int, bean: Bean, cards: tuple[Card, ...]) -> Copies:
    return Copies(bean, needed, tuple([card for card in cards if BEAN[card] == bean]))
