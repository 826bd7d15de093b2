"""The picture of a hand: its cards by colour and number, and in the panel what to do, trick and scoring area."""

from __future__ import annotations

from collections.abc import Iterator

from bot.art.scenes.bohne import Holding
from bot.games.nicht_die_bohne.view import Own, Phase, TrickCard
from bot.ui.components import Picture
from bot.ui.messages.pictures import drawn_names, picture
from bot.ui.nicht_die_bohne.pictures.areas import area, drawing, said_area, said_card, said_cards, standing
from bot.ui.nicht_die_bohne.pictures.trick import laid, said
from bot.ui.nicht_die_bohne.wording.phrases import Sight
from bot.ui.nicht_die_bohne.wording.situation import situation
from bot.ui.phrases import listed, signed
from bot.words import say


def hand_picture(seen: Sight, own: Own, *, down: bool, area_too: bool, asks: bool) -> Picture:
    """The hand; `down`: with the own card that lies face down; `area_too`: with the own scoring area; `asks`: with
    what to do now, and the cards to take."""
    own = own if down else own._replace(laid=None)
    scene = _cards(seen.locale, own)
    if asks:
        scene = scene._replace(title=_title(seen, own), trick=tuple([laid(seen, up) for up in _to_take(seen)]))
    if own.laid is not None:
        scene = scene._replace(laid=drawing(own.laid), laid_says=say(seen.locale, "bohne-picture-laid"))
    if area_too:
        mine = seen.view.seats[own.seat]
        worth = sum(one.result for one in mine.area)
        scene = scene._replace(areas=area(mine.area), worth=worth, score=standing(seen.locale, mine))
    return picture(seen, scene, _sentences(seen, own, area_too=area_too, asks=asks))


def _cards(locale: str, own: Own) -> Holding:
    count = len(own.hand)
    return Holding(
        title=say(locale, "bohne-picture-hand", task="none", cards=count),
        how_many=say(locale, "bohne-picture-cards", cards=count),
        cards=tuple(map(drawing, own.hand)),
    )


def _title(seen: Sight, own: Own) -> str:
    """What the player does now, or what the others do."""
    now = situation(seen)
    if own.laid is None and own.seat not in now.acting:
        return say(seen.locale, "bohne-picture-turn", phase=str(now.phase), names=drawn_names(seen, now.acting))
    task = str(now.phase) if own.laid is None else "down"
    return say(seen.locale, "bohne-picture-hand", task=task, cards=len(own.hand))


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
        colours = seen.view.seats[own.seat].area
        now = signed(sum(one.result for one in colours))
        yield say(locale, "bohne-alt-area", area=said_area(locale, colours) or "none", now=now)
