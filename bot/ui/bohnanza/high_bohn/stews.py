"""Fields with different beans: what a card planted there begins or joins (H6, H7)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.games.bohnanza.cards import BEAN
from bot.games.bohnanza.high_bohn.moves import BeginStew
from bot.games.bohnanza.high_bohn.slots import stews_of
from bot.games.bohnanza.options import PlantOption
from bot.games.bohnanza.view import FieldView, Own
from bot.games.contract import IllegalMove
from bot.ui.bohnanza.chapter import Chapter
from bot.ui.bohnanza.chapters.planting import moves
from bot.ui.bohnanza.chapters.planting.naming import card_to_plant, place_for
from bot.ui.bohnanza.module import USUAL
from bot.ui.bohnanza.typed.lexicon import meant
from bot.ui.bohnanza.typed.listing import fields_said, matching
from bot.ui.bohnanza.wording.phrases import Sight, cards, crop, own
from bot.ui.screens import Answer, Choice, Click
from bot.ui.typed import fold
from bot.words import say

BEGIN, JOIN, SOW = "stew", "join", "sow"
"""A card begins a stew with the one card that stands there, joins one, or is sown among beans of another kind
(Farm 2): so controls and message ids call it."""
STEW = "🍲"
"""What a list sends for a stew to begin."""


def ways(mine: Own, option: PlantOption, field: FieldView, place: int) -> tuple[str, ...]:
    """What planting this card in this one of its places may mean; if several things, its owner chooses (H6)."""
    stews = stews_of(mine.options, option.card)
    if place in stews.may:
        return (SOW, BEGIN)
    if place in stews.must:
        return (BEGIN,)
    if field.cards and field.bean is None:
        return (JOIN,)
    return (USUAL,) if field.bean in (None, BEAN[option.card]) else (SOW,)


def typed(seen: Sight, click: Click) -> Answer | None:
    """What `/plant` means where a stew is asked for: `2: stew` or `2 stew` begins one in field 2."""
    place = click.typed("field")
    if place is None or click.typed("harvest") is not None:
        return None
    option = card_to_plant(seen, click.typed("card"))
    there = place_for(seen, option, place)
    if not _names_a_stew(seen, place):
        return None
    if BEGIN not in moves.ways(seen.view, own(seen.view), option, there):
        raise IllegalMove("no-stew-there")
    return moves.plant(seen.locale, (option.card, str(there), BEGIN))


def _names_a_stew(seen: Sight, text: str) -> bool:
    """Whether a stew is to be begun; after a colon nothing else may stand."""
    before, colon, after = text.partition(":")
    if STEW in text:
        return True
    stews = meant(seen.locale, "stew")
    return fold(after.strip()) in stews if colon else any(fold(word) in stews for word in before.split())


def listed(seen: Sight, click: Click, text: str) -> Iterable[Choice]:
    """The fields that take a card, then those in which it begins a stew on request alone (H6)."""
    option = card_to_plant(seen, click.typed("card"))
    return matching([*fields_said(seen, option.places, harvest=False), *_stews(seen, option)], text)


def _stews(seen: Sight, option: PlantOption) -> Iterator[Choice]:
    fields = seen.view.seats[own(seen.view).seat].fields
    for place in stews_of(own(seen.view).options, option.card).may:
        said = say(seen.locale, "choice-stew", field=place + 1, crop=crop(seen.locale, fields[place]))
        yield Choice(said, f"{place + 1}: {STEW}")


def _advice(seen: Sight, move: BeginStew) -> str:
    beans = cards(seen.locale, [BEAN[move.card]])
    return say(seen.locale, "advice-plant", beans=beans, field=move.field + 1, stew="True")


STEWS = Chapter(
    advice={BeginStew: _advice},
    taken={BeginStew: lambda seen, move: moves.taken(seen, move.card, move.field, move)},
)
