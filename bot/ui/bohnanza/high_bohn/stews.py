"""Fields with different beans: what grows there, and what a card planted there begins or joins (H6, H7)."""

from __future__ import annotations

from collections import Counter
from enum import StrEnum

from bot.games.bohnanza.cards import BEAN
from bot.games.bohnanza.high_bohn.slots import stews_of
from bot.games.bohnanza.options import PlantOption
from bot.games.bohnanza.view import FieldView, Own
from bot.ui.bohnanza.wording.symbols import bean_name
from bot.ui.phrases import listed
from bot.words import say


class Way(StrEnum):
    """What planting a card in a field means; controls carry all but the usual one."""

    USUAL = ""
    """It joins its kind, or begins a field."""
    BEGIN = "stew"
    """It begins a stew with the one card that stands there."""
    JOIN = "join"
    """It joins a stew."""
    SOW = "sow"
    """It is sown among beans of another kind (Farm 2)."""


def ways(mine: Own, option: PlantOption, field: FieldView, place: int) -> tuple[Way, ...]:
    """What planting this card in this one of its places may mean; if several things, its owner chooses (H6)."""
    stews = stews_of(mine.options, option.card)
    if place in stews.may:
        return (Way.SOW, Way.BEGIN)
    if place in stews.must:
        return (Way.BEGIN,)
    if field.cards and field.bean is None:
        return (Way.JOIN,)
    return (Way.USUAL,) if field.bean in (None, BEAN[option.card]) else (Way.SOW,)


def crop_by_name(locale: str, field: FieldView) -> str:
    """The crop of a planted field without symbols; a stew only by its number of cards, for lack of room."""
    if field.bean is None:
        return say(locale, "crop-stew-of", count=field.cards)
    counts = Counter(field.mixed) if field.mixed else {field.bean: field.cards}
    said = [
        say(locale, "bean-several", count=count, name=bean_name(locale, bean, count))
        for bean, count in counts.items()
    ]
    return listed(locale, said)
