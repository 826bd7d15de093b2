"""Offers in the panel: first those that its player can accept, then those for which they have no cards, then their
own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.games.bohnanza.cards import Card
from bot.games.bohnanza.view import OfferView, Own
from bot.ui.bohnanza.chapters.trading.buttons import answer_buttons, withdraw_button
from bot.ui.bohnanza.chapters.trading.copies import whereabouts
from bot.ui.bohnanza.chapters.trading.words import offer_line, proposal
from bot.ui.bohnanza.details import OffersRoom
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.bohnanza.wording.symbols import bunch
from bot.ui.layout import Item, row, rows, text
from bot.ui.phrases import listed, names
from bot.words import say


class Shown(NamedTuple):
    """The open offers that a panel shows: those with buttons to answer them, those for whose buttons there is no
    room and those for which the player has no cards, a line of each; and the player's own, these with or without
    who declined and the copies they give."""

    full: tuple[OfferView, ...]
    more: tuple[OfferView, ...]
    lacking: tuple[OfferView, ...]
    mine: tuple[OfferView, ...]
    declined: bool

    @property
    def all(self) -> tuple[OfferView, ...]:
        """All of them."""
        return self.full + self.more + self.lacking + self.mine


NONE = Shown((), (), (), (), declined=True)
"""What most panels show of offers: outside of trading there are none."""


def shown_offers(seen: Sight, own: Own, room: OffersRoom) -> Shown:
    """What of the open offers has room: those that the player has not declined, to them by name first, and their
    own."""
    if not seen.view.offers:
        return NONE
    ways = {way.offer for way in own.options.accept}
    open_ = [offer for offer in seen.view.offers if offer.number in own.options.decline]
    open_.sort(key=lambda offer: (offer.to != own.seat, offer.number))
    can = tuple([offer for offer in open_ if offer.number in ways])
    lacking = [offer for offer in open_ if offer.number not in ways]
    # The active player gets every offer by name; who is not one waits for an answer.
    named = [offer for offer in lacking if offer.to == own.seat != seen.view.active]
    full = (*can, *named)[: room.to]
    # What is asked for is in view, also where only a press shows how to answer.
    more = [offer for offer in can if offer not in full][: room.lacking]
    rest = [offer for offer in lacking if offer not in full][: room.lacking]
    mine = [offer for offer in seen.view.offers if offer.seat == own.seat][-room.by :]
    return Shown(full, tuple(more), tuple(rest), tuple(mine), room.declined)


def offers(seen: Sight, shown: Shown) -> Iterator[Item]:
    """What others offer to this player, and what they offer themselves, with the buttons that work now."""
    for offer in shown.full:
        yield text(offer_line(seen, offer, declined=False))
        yield row(*answer_buttons(seen, offer))
    brief = {"more": shown.more, "lacking": shown.lacking}
    said = [
        say(seen.locale, f"hand-offers-{what}", offers=_in_a_line(seen, of)) for what, of in brief.items() if of
    ]
    if said:
        yield text("\n".join(said))
    if shown.mine:
        lines = "\n".join([_own_line(seen, offer, declined=shown.declined) for offer in shown.mine])
        yield text(say(seen.locale, "hand-own-offers", count=len(shown.mine), offers=lines))
        buttons = [withdraw_button(seen, offer) for offer in shown.mine]
        yield from rows([one for one in buttons if one is not None])


def _in_a_line(seen: Sight, offers: Sequence[OfferView]) -> str:
    """Some offers in brief: what each wants, and what it gives."""
    words = [
        say(
            seen.locale,
            "hand-offer-lacking",
            offer=str(offer.number),
            want=bunch(seen.locale, offer.want),
            give=bunch(seen.locale, offer.give) or "none",
        )
        for offer in offers
    ]
    return say(seen.locale, "hand-offers-separator").join(words)


def _own_line(seen: Sight, offer: OfferView, *, declined: bool) -> str:
    """One of the player's own offers, who said no, and the very copies it gives, which nobody else may know
    (B5.7)."""
    parts = [proposal(seen, "hand-own", offer.number, offer.seat, offer.to, offer.give, offer.want)]
    if declined and offer.declined:
        parts.append(say(seen.locale, "hand-own-declined", names=names(seen, offer.declined)))
    if declined and offer.cards:
        parts.append(say(seen.locale, "hand-own-copies", copies=_copies(seen, offer.cards)))
    return "".join(parts)


def _copies(seen: Sight, given: Sequence[Card]) -> str:
    """Where the cards lie that an offer gives; it has just named the beans."""
    found = [whereabouts(seen, card) for card in given]
    places = [str(place) for _, place in sorted(found) if place]
    words = (
        [say(seen.locale, "hand-copies-in-hand", count=len(places), places=listed(seen.locale, places))]
        if places
        else []
    )
    elsewhere = dict.fromkeys(where for where, place in found if not place)
    return listed(seen.locale, [*words, *(say(seen.locale, f"hand-copies-{where}") for where in elsewhere)])
