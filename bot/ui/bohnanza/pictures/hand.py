"""The picture of a hand: its cards in their order, and what lies before the player, where the panel shows it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.art.drawings import Drawing
from bot.art.scenes.hand import Card, Group, Hand
from bot.games.bohnanza.cards import Bean, beans
from bot.games.bohnanza.view import FieldView, Own, Phase, View
from bot.ui.bohnanza.module import module_of
from bot.ui.bohnanza.pictures.before_seats import field, meter
from bot.ui.bohnanza.pictures.others import Others, sentences, tiles
from bot.ui.bohnanza.pictures.table_alt import crop, some
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.bohnanza.wording.symbols import bean_name
from bot.ui.components import Picture
from bot.ui.messages.pictures import picture
from bot.ui.phrases import listed
from bot.words import say

SIGNS = {"to-plant": Drawing("things", "field"), "stored": Drawing("buildings", "general_store")}
"""What stands beside cards, by the words for them."""


def hand_picture(seen: Sight, own: Own, above: Others) -> Picture:
    """The picture of a hand with fields, thalers and cards to plant, below other players where they are shown."""
    seat = seen.view.seats[own.seat]
    scene = _cards(seen, own)._replace(
        fields=tuple([field(seen.locale, one) for one in seat.fields]),
        thalers=len(seat.thalers),
        groups=tuple([Group(SIGNS[says], held) for says, held in _groups(seen, own)]),
        others=tiles(seen, above),
        low=above.composing,
    )
    said = [_hand(seen, own), *_before_the_player(seen, own), *sentences(seen, above)]
    return picture(seen, scene, said, scene._replace(others=()) if scene.others else None)


def cards_picture(seen: Sight, own: Own) -> Picture:
    """The picture of a hand by itself."""
    return picture(seen, _cards(seen, own), [_hand(seen, own)])


def _cards(seen: Sight, own: Own) -> Hand:
    locale, count = seen.locale, len(own.hand)
    return Hand(
        title=say(locale, "picture-front", cards=count, when=_when(seen.view, own)),
        how_many=say(locale, "picture-cards", cards=count),
        cards=tuple([_card(locale, bean) for bean in beans(own.hand)]),
    )


def _when(view: View, own: Own) -> str:
    """Say whether the front card must be planted `now`, may be as one `more`, or is only the first: `later`."""
    if view.phase is not Phase.PLANT or view.active != own.seat or not view.may_plant_more:
        return "later"
    return "more" if view.planted else "now"


def _card(locale: str, bean: Bean) -> Card:
    return Card(bean, bean_name(locale, bean), meter(bean))


def _groups(seen: Sight, own: Own) -> Iterator[tuple[str, tuple[Bean, ...]]]:
    """The cards that lie beside the fields, by the words for them."""
    if own.set_aside:
        yield "to-plant", beans(own.set_aside)
    built = module_of(seen.view).before_seat(seen.view, own.seat)
    if built is not None and built.stored:
        yield "stored", built.stored


def _hand(seen: Sight, own: Own) -> str:
    """The hand in a sentence."""
    locale, when = seen.locale, _when(seen.view, own)
    cards = [
        say(
            locale,
            "alt-hand-card",
            place=place,
            bean=bean_name(locale, bean),
            when=when if place == 1 else "later",
        )
        for place, bean in enumerate(beans(own.hand), start=1)
    ]
    return say(locale, "alt-hand", count=len(cards), cards=listed(locale, cards))


def _before_the_player(seen: Sight, own: Own) -> Iterator[str]:
    """What else the picture shows, in sentences."""
    locale, seat = seen.locale, seen.view.seats[own.seat]
    for says, held in _groups(seen, own):
        yield say(locale, f"alt-hand-{says}", beans=some(locale, held))
    yield from [_said_field(locale, number, one) for number, one in enumerate(seat.fields, start=1)]
    yield say(locale, "alt-hand-thalers", thalers=len(seat.thalers))


def _said_field(locale: str, number: int, shown: FieldView) -> str:
    if not shown.cards:
        only = "any" if shown.only is None else bean_name(locale, shown.only)
        return say(locale, "alt-hand-field-empty", field=number, only=only)
    return say(
        locale,
        "alt-hand-field",
        field=number,
        crop=crop(locale, shown),
        pays=shown.pays,
        next=shown.next_step or 0,
        more=shown.next_pays,
        protected="yes" if shown.protected else "no",
    )
