"""The picture of a hand: its cards by colour and number, and the own scoring area where the panel shows it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.art.scenes.bohne import Holding
from bot.games.nicht_die_bohne.view import Own
from bot.ui.components import Picture
from bot.ui.messages.pictures import picture
from bot.ui.nicht_die_bohne.pictures.areas import area, drawing, said_area, said_card, said_cards
from bot.ui.nicht_die_bohne.wording.phrases import Sight, signed
from bot.words import say


def hand_picture(seen: Sight, own: Own, *, laid: bool, area_too: bool) -> Picture:
    """The hand; `laid`: with the own card that lies face down; `area_too`: with the own scoring area."""
    scene, own = _cards(seen.locale, own), own if laid else own._replace(laid=None)
    if own.laid is not None:
        says = say(seen.locale, "bohne-picture-laid")
        scene = scene._replace(laid=drawing(own.laid), laid_says=says)
    if area_too:
        colours = seen.view.seats[own.seat].area
        scene = scene._replace(areas=area(colours), worth=sum(one.result for one in colours))
    return picture(seen, scene, _sentences(seen, own, area_too=area_too))


def _cards(locale: str, own: Own) -> Holding:
    count = len(own.hand)
    return Holding(
        title=say(locale, "bohne-picture-hand", cards=count),
        how_many=say(locale, "bohne-picture-cards", cards=count),
        cards=tuple(map(drawing, own.hand)),
    )


def _sentences(seen: Sight, own: Own, *, area_too: bool) -> Iterator[str]:
    locale = seen.locale
    yield say(locale, "bohne-alt-hand", count=len(own.hand), cards=said_cards(locale, own.hand))
    if own.laid is not None:
        yield say(locale, "bohne-alt-laid", card=said_card(locale, own.laid))
    if area_too:
        colours = seen.view.seats[own.seat].area
        now = signed(sum(one.result for one in colours))
        yield say(locale, "bohne-alt-area", area=said_area(locale, colours) or "none", now=now)
