"""What the table message shows of trading: cards face up, open offers, and what was traded in this turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

import discord

from bot.games.bohnanza.cards import beans
from bot.games.bohnanza.view import OfferView, Phase
from bot.games.contract import Seat
from bot.ui.bohnanza.chapters.news import deals
from bot.ui.bohnanza.chapters.trading.words import offer_line
from bot.ui.bohnanza.details import TableDetail
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.bohnanza.wording.symbols import bunch
from bot.ui.controls import control
from bot.ui.layout import Button, button
from bot.ui.phrases import played
from bot.words import say


def accepting(seen: Sight, detail: TableDetail) -> Iterator[Button]:
    """The buttons that accept the offers shown, where people may."""
    for offer in _shown(seen, detail):
        if _open_to_people(seen, offer):
            yield _accept(seen, offer)


def _shown(seen: Sight, detail: TableDetail) -> Sequence[OfferView]:
    if seen.view.phase is not Phase.TRADE:
        return ()
    return liveliest(seen.view.offers, len(seen.view.seats), detail.offers)


def liveliest(offers: Sequence[OfferView], players: int, most: int) -> tuple[OfferView, ...]:
    """At most this many offers, by number: those declined by everybody are dropped first, then each person's older
    ones, so that nobody's many offers hide the others'."""

    def dead(offer: OfferView) -> bool:
        return len(offer.declined) >= (1 if offer.to is not None else players - 1)

    first = sorted(_newest_of_each(offers), key=dead)[:most]
    return tuple(sorted(first, key=lambda offer: offer.number))


def _newest_of_each(offers: Iterable[OfferView]) -> list[OfferView]:
    """Everybody's newest offer, newest first, then everybody's second newest, and so on."""
    made: Counter[Seat] = Counter()
    ranked = []
    for offer in sorted(offers, key=lambda offer: -offer.number):
        ranked.append((made[offer.seat], offer))
        made[offer.seat] += 1
    return [offer for _, offer in sorted(ranked, key=lambda ranked: ranked[0])]


def open_offers(seen: Sight, detail: TableDetail) -> Sequence[str]:
    """The offers that are most alive, a line each, or that there are none."""
    lines = [offer_line(seen, offer, declined=detail.declined) for offer in _shown(seen, detail)]
    return lines or [say(seen.locale, "table-offers-none")]


def face_up(seen: Sight) -> str:
    """What lies face up, or that nothing does."""
    cards = bunch(seen.locale, beans(seen.view.face_up))
    return say(seen.locale, "table-face-up" if cards else "table-face-up-none", beans=cards)


def _open_to_people(seen: Sight, offer: OfferView) -> bool:
    """Whether somebody who may accept it is no computer."""
    others = [seat.seat for seat in seen.view.seats if seat.seat != offer.seat]
    addressed = others if offer.to is None else [offer.to]
    return not all(played(seen.table.seats[seat]) for seat in addressed)


def _accept(seen: Sight, offer: OfferView) -> Button:
    label = say(seen.locale, "table-button-accept", offer=str(offer.number))
    return button(label, control(seen.table.id, "accept", offer.number), discord.ButtonStyle.success)


def latest_deals(seen: Sight, most: int) -> Sequence[str]:
    """The trades of this turn, newest last, and how many there were before them."""
    done = deals(seen)
    earlier = len(done) - most
    lines = [say(seen.locale, "table-deal", line=line) for line in done[max(0, earlier) :]]
    return [say(seen.locale, "table-deals-more", count=earlier), *lines] if earlier > 0 else lines
