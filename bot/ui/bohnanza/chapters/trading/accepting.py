"""Accepting an offer, with the copies that the button names or else the usual ones; declining; withdrawing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.games.bohnanza.cards import BEAN, Card
from bot.games.bohnanza.moves import Accept, Decline, Move, Withdraw
from bot.games.bohnanza.options import AcceptOption
from bot.games.bohnanza.view import OfferView, View
from bot.games.contract import IllegalMove, MalformedMove, OutOfDate
from bot.ui.bohnanza.chapters.trading.copies import usual
from bot.ui.bohnanza.wording.phrases import Sight, cards, known_card, own
from bot.ui.controls import number
from bot.ui.phrases import player
from bot.ui.screens import Play

BETWEEN = "."
"""Separates the cards that a button names."""


def accept(seen: Sight, args: Sequence[str]) -> Play[View, Move]:
    """Accept an offer with the cards that the button names; one that names none gives the usual copies."""
    named = args[1].split(BETWEEN) if len(args) > 1 else ()
    return _accepted(seen, number(args, 0), tuple(map(known_card, named)))


def accept_with(seen: Sight, args: Sequence[str], chosen: Sequence[str]) -> Play[View, Move]:
    """Accept an offer with the copies chosen in a list; cards that it did not ask about are added."""
    return _accepted(seen, number(args, 0), tuple(map(known_card, chosen)))


def _accepted(seen: Sight, offer: int, chosen: tuple[Card, ...]) -> Play[View, Move]:
    acceptable(seen, seen.view, offer)

    def choose(view: View) -> Sequence[Move]:
        option = acceptable(seen, view, offer)
        lost = [BEAN[card] for card in chosen if card not in own(view).options.give]
        if lost:
            raise OutOfDate("cards-given-away", cards=cards(seen.locale, lost))
        given = _given(view, option, chosen)
        if given is None:
            raise IllegalMove(
                "other-copies-needed", offer=offer, cards=cards(seen.locale, open_offer(view, offer).want)
            )
        return (Accept(offer, given),)

    return Play(choose)


def _given(view: View, option: AcceptOption, chosen: Sequence[Card]) -> tuple[Card, ...] | None:
    """The chosen cards, plus the usual ones of every bean of which none is chosen; None where they do not pay."""
    left = list(chosen)
    given: list[Card] = []
    for copies in option.wanted:
        these = [card for card in left if BEAN[card] == copies.bean] or list(usual(view, copies))
        left = [card for card in left if card not in these]
        if len(these) != copies.needed:
            return None
        given += these
    return None if left else tuple(given)


def decline(seen: Sight, offer: int) -> Play[View, Move]:
    """Say no to an offer."""

    def choose(view: View) -> Sequence[Move]:
        addressed_offer(seen, view, offer)
        return (Decline(offer),)

    return Play(choose)


def withdraw(offer: int) -> Play[View, Move]:
    """Take back an own offer; the rules say why if that is not possible."""
    return Play(lambda view: (Withdraw(offer),))


def open_offer(view: View, wanted: int) -> OfferView:
    """The open offer with this number; raises OutOfDate if it is over, MalformedMove if it never was."""
    for offer in view.offers:
        if offer.number == wanted:
            return offer
    if not 1 <= wanted <= view.offered:
        raise MalformedMove("no-such-offer", offer=wanted)
    raise OutOfDate("offer-gone", offer=wanted)


def addressed_offer(seen: Sight, view: View, wanted: int) -> OfferView:
    """The open offer with this number; raises Refusal unless the viewer may answer it."""
    offer = open_offer(view, wanted)
    seat = own(view).seat
    if offer.seat == seat:
        raise IllegalMove("own-offer", offer=wanted)
    if offer.to is not None and offer.to != seat:
        raise IllegalMove("offer-to-another", offer=wanted, player=player(seen, offer.to))
    return offer


def acceptable(seen: Sight, view: View, wanted: int) -> AcceptOption:
    """How the viewer could pay for this offer; raises Refusal, naming the cards that they lack."""
    offer = addressed_offer(seen, view, wanted)
    options = own(view).options
    for option in options.accept:
        if option.offer == wanted:
            return option
    lacking = Counter(offer.want) - Counter(BEAN[card] for card in options.give)
    some = any(BEAN[card] in lacking for card in options.give)
    what = cards(seen.locale, tuple(lacking.elements()))
    raise IllegalMove("cards-lacking", offer=wanted, cards=what, some="yes" if some else "no")
