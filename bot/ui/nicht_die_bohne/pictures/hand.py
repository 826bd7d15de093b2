"""The picture of a hand: its cards by colour and number, and in the panel the trick and the own scoring area."""

from __future__ import annotations

from collections.abc import Iterator

from bot.art.scenes.bohne import Holding
from bot.games.nicht_die_bohne.view import Own, Phase, TrickCard
from bot.ui.components import Picture
from bot.ui.messages.pictures import picture
from bot.ui.nicht_die_bohne.pictures.areas import (
    area,
    drawing,
    overall,
    said_area,
    said_card,
    said_cards,
    said_overall,
)
from bot.ui.nicht_die_bohne.pictures.trick import laid, said
from bot.ui.nicht_die_bohne.wording.phrases import Sight
from bot.ui.phrases import listed, signed
from bot.words import say


def hand_picture(seen: Sight, own: Own, *, down: bool, area_too: bool, asks: bool) -> Picture:
    """The hand; `down`: with the own card that lies face down; `area_too`: with the own scoring area; `asks`: with
    the cards to take now."""
    own = own if down else own._replace(laid=None)
    scene = Holding(tuple(map(drawing, own.hand)), None if own.laid is None else drawing(own.laid))
    if asks:
        scene = scene._replace(trick=tuple([laid(seen, up) for up in _to_take(seen)]))
    if area_too:
        mine = seen.view.seats[own.seat]
        scene = scene._replace(areas=area(mine.area), worth=mine.value, total=overall(mine))
    return picture(seen, scene, _sentences(seen, own, area_too=area_too, asks=asks))


def _to_take(seen: Sight) -> tuple[TrickCard, ...]:
    return seen.view.up if seen.view.phase is Phase.TAKE else ()


def _sentences(seen: Sight, own: Own, *, area_too: bool, asks: bool) -> Iterator[str]:
    locale = seen.locale
    if asks and (cards := [said(seen, up) for up in _to_take(seen)]):
        yield say(locale, "bohne-alt-trick", cards=listed(locale, cards))
    yield say(locale, "bohne-alt-hand", count=len(own.hand), cards=said_cards(locale, own.hand))
    if own.laid is not None:
        yield say(locale, "bohne-alt-laid", card=said_card(locale, own.laid))
    if area_too:
        mine = seen.view.seats[own.seat]
        yield say(
            locale,
            "bohne-alt-area",
            area=said_area(locale, mine.area) or "none",
            now=signed(mine.value),
            total=said_overall(mine),
        )
