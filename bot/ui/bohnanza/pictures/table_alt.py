"""The table in sentences for whoever does not see the picture: whose turn, offers, what lies face up, then every
seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.games.bohnanza.cards import Bean, beans
from bot.games.bohnanza.view import FieldView, OfferView, Phase, SeatView, Turn, View
from bot.ui.bohnanza.chapters import duel
from bot.ui.bohnanza.chapters.situation import OVER, situation
from bot.ui.bohnanza.module import module_of
from bot.ui.bohnanza.pictures.above_seats import shown_offers
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.bohnanza.wording.symbols import bean_name
from bot.ui.messages.pictures import said_name, said_names
from bot.ui.phrases import listed
from bot.words import say


def sentences(seen: Sight) -> Iterator[str]:
    """What the picture of the table shows, the weightiest sentence first."""
    view, now = seen.view, situation(seen)
    yield say(
        seen.locale,
        "alt-turn",
        phase=now.phase,
        name=said_name(seen, now.active),
        names=said_names(seen, now.awaited) or "none",
        last="yes" if now.last else "no",
    )
    yield from _offers(seen)
    yield from _face_up(seen)
    yield from [_seat(seen, seat) for seat in view.seats]
    top = "" if view.discard_top is None else bean_name(seen.locale, view.discard_top)
    yield say(seen.locale, "alt-piles", draw=view.draw_pile, discard=view.discard, top=top)


def several(locale: str, count: int, bean: Bean) -> str:
    """So many of one bean, without its symbol: `2 Soy`; a single one without its number."""
    name = bean_name(locale, bean, count)
    return name if count == 1 else say(locale, "alt-several", count=count, name=name)


def some(locale: str, found: Sequence[Bean]) -> str:
    """Some cards by kind, in order of first appearance, without their symbols."""
    return listed(locale, [several(locale, count, bean) for bean, count in Counter(found).items()])


def crop(locale: str, field: FieldView) -> str:
    """What stands in a field, with its number even if that is one."""
    if field.mixed or field.bean is None:
        return some(locale, field.mixed)
    return say(locale, "alt-several", count=field.cards, name=bean_name(locale, field.bean, field.cards))


def empty(locale: str, field: FieldView) -> str:
    """An empty field in words; if it takes one bean only, it says which."""
    only = "any" if field.only is None else bean_name(locale, field.only)
    return say(locale, "alt-field-empty", only=only)


def _offers(seen: Sight) -> Iterator[str]:
    """The offers of the picture in its order, and how many there are besides."""
    shown = shown_offers(seen)
    yield from [_offer(seen, offer) for offer in shown]
    if more := len(seen.view.offers) - len(shown):
        yield say(seen.locale, "alt-offers-more", count=more)


def _offer(seen: Sight, offer: OfferView) -> str:
    locale = seen.locale
    return say(
        locale,
        "alt-offer",
        kind="gift" if not offer.want else "wish" if not offer.give else "trade",
        name=said_name(seen, offer.seat),
        other=say(locale, "build-anyone") if offer.to is None else said_name(seen, offer.to),
        give=some(locale, offer.give),
        want=some(locale, offer.want),
    )


def _face_up(seen: Sight) -> Iterator[str]:
    view = seen.view
    if not view.face_up:
        return
    who = "anyone"
    if view.kind is Turn.DUEL:
        who = "offered" if view.phase is Phase.PLANT_OFFERED else "active"
    yield say(
        seen.locale,
        "alt-face-up",
        who=who,
        name=said_name(seen, view.active),
        other=said_name(seen, duel.opponent(view)),
        beans=some(seen.locale, beans(view.face_up)),
    )


def _seat(seen: Sight, seat: SeatView) -> str:
    return say(
        seen.locale,
        "alt-seat",
        name=said_name(seen, seat.seat),
        says=_says(seen.view, seat),
        parts=say(seen.locale, "alt-part-separator").join(_parts(seen, seat)),
    )


def _says(view: View, seat: SeatView) -> str:
    """Whose turn it is, and what the others have said in trading."""
    if seat.seat == view.active and view.phase not in OVER:
        return "turn"
    if view.phase is not Phase.TRADE:
        return "nothing"
    offers = any(offer.seat == seat.seat for offer in view.offers)
    return "done" if seat.passed else "offers" if offers else "nothing"


def _parts(seen: Sight, seat: SeatView) -> Iterator[str]:
    locale = seen.locale
    yield seat_cards(locale, seat)
    yield listed(locale, [seat_field(locale, field) for field in seat.fields])
    if seat.set_aside:
        yield say(locale, "alt-to-plant", beans=some(locale, seat.set_aside))
    yield from module_of(seen.view).seat_sentences(seen, seat.seat)


def seat_cards(locale: str, seat: SeatView) -> str:
    """How many thalers and cards somebody has."""
    return say(locale, "alt-seat-cards", thalers=len(seat.thalers), hand=seat.hand)


def seat_field(locale: str, field: FieldView) -> str:
    """A field of the table: what grows there, what it pays now and next."""
    if not field.cards:
        return empty(locale, field)
    return say(
        locale,
        "alt-field",
        crop=crop(locale, field),
        pays=field.pays,
        next=field.next_step or 0,
        more=field.next_pays,
    )
