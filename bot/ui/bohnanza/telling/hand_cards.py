"""A person's own cards and fields in lines: the hand in its order, and what each field pays now and next."""

from __future__ import annotations

from functools import lru_cache

from bot.games.bohnanza.cards import Bean, beans
from bot.games.bohnanza.view import FieldView, Own
from bot.ui.bohnanza.module import module_of
from bot.ui.bohnanza.telling.seats import UNBROKEN
from bot.ui.bohnanza.wording.phrases import Sight, crop
from bot.ui.bohnanza.wording.symbols import short
from bot.words import say

ONE_LINE = 8
"""A hand of so many cards stands on one line."""
A_LINE = 5
"""Cards on each line of a longer hand, so that a place is found without counting."""
KEPT = 1024
"""Of how many hands, and of how many fields, the words are kept: of five players' most stay as they are."""


@lru_cache(KEPT)
def hand_lines(locale: str, hand: tuple[Bean, ...]) -> str:
    """The hand in its order (B3.1), numbered from the front, which alone is bold; no card breaks off its place."""
    if not hand:
        return say(locale, "hand-empty")
    cards = [_card(locale, place, bean) for place, bean in enumerate(hand, start=1)]
    width = ONE_LINE if len(cards) <= ONE_LINE else A_LINE
    separator = say(locale, "hand-separator")
    return "\n".join([separator.join(cards[at : at + width]) for at in range(0, len(cards), width)])


def _card(locale: str, place: int, bean: Bean) -> str:
    words = "hand-front" if place == 1 else "hand-card"
    return say(locale, words, place=place, card=short(locale, bean)).translate(UNBROKEN)


def field_lines(seen: Sight, own: Own) -> str:
    """The player's fields, a line each, with the number of thalers behind the last one."""
    locale, seat = seen.locale, seen.view.seats[own.seat]
    lines = [_field(locale, number, field) for number, field in enumerate(seat.fields, start=1)]
    lines[-1] = say(locale, "hand-last-field", line=lines[-1], thalers=len(seat.thalers))
    return "\n".join([*lines, *beside_fields(seen, own)])


def beside_fields(seen: Sight, own: Own) -> list[str]:
    """What is said below the player's fields, or below a picture of them."""
    lines = []
    if any(field.protected for field in seen.view.seats[own.seat].fields):
        lines.append(say(seen.locale, "hand-protection", rule=str(seen.view.bean_protection)))
    return [*lines, *module_of(seen.view).own_lines(seen, own.seat)]


@lru_cache(KEPT)
def _field(locale: str, number: int, field: FieldView) -> str:
    only = "any" if field.only is None else short(locale, field.only)
    if not field.cards:
        return say(locale, "hand-field-empty", field=number, only=only)
    return say(
        locale,
        "hand-field",
        field=number,
        only=only,
        crop=crop(locale, field),
        pays=field.pays,
        more=field.next_pays,
        next=field.next_step or 0,
        protected="yes" if field.protected else "no",
    )


def own_cards(seen: Sight, own: Own) -> str:
    """The hand alone."""
    return hand_lines(seen.locale, beans(own.hand))
