"""Phrases that all screens share: cards and fields in words, and who somebody is to the reader."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeAlias

from bot.games.bohnanza.cards import BEAN, KINDS, Bean, Card
from bot.games.bohnanza.news import News
from bot.games.bohnanza.view import FieldView, Own, View
from bot.games.contract import MalformedMove, NotYourSeat, Seat
from bot.ui.bohnanza.wording.symbols import bunch, label_name, several
from bot.ui.phrases import listed
from bot.ui.screens import Seen
from bot.words import say

Sight: TypeAlias = Seen[View, News]
"""What one viewer sees of a table of Bohnanza."""


def own(view: View) -> Own:
    """What the viewer alone sees; raises NotYourSeat for somebody who does not play."""
    if view.own is None:
        raise NotYourSeat("only-for-players")
    return view.own


def role(seen: Sight, seat: Seat | None) -> str:
    """`you` for the reader's own seat, `anyone` for no seat, otherwise `other`; the words take their form from
    it."""
    if seat is None:
        return "anyone"
    mine = seen.view.own
    return "you" if mine is not None and mine.seat == seat else "other"


def cards(locale: str, beans: Sequence[Bean]) -> str:
    """Cards by kind and number, or the word for nothing."""
    return bunch(locale, beans) if beans else say(locale, "trade-nothing")


def crop(locale: str, field: FieldView, *, stews: bool = True) -> str:
    """The crop of a field, or that it is empty; without `stews`, only the number of beans in a stew."""
    if not field.cards:
        return say(locale, "crop-none")
    if field.bean is None:
        if not stews:
            return say(locale, "field-stew-short", count=field.cards)
        return say(locale, "field-stew", beans=bunch(locale, field.mixed))
    return bunch(locale, field.mixed) if field.mixed else several(locale, field.cards, field.bean)


def crop_by_name(locale: str, field: FieldView) -> str:
    """The crop of a planted field without symbols; a stew only by its number of cards, for lack of room."""
    if field.bean is None:
        return say(locale, "crop-stew-of", count=field.cards)
    counts = Counter(field.mixed) if field.mixed else {field.bean: field.cards}
    said = [
        say(locale, "bean-several", count=count, name=label_name(locale, bean, count))
        for bean, count in counts.items()
    ]
    return listed(locale, said)


def steps(bean: Bean) -> list[tuple[int, int]]:
    """The steps of a beanometer: from how many cards on a harvest pays how many thalers."""
    pays = KINDS[bean].pays
    return [(cards, pays[cards]) for cards in range(1, len(pays)) if pays[cards] > pays[cards - 1]]


def known_card(text: str) -> Card:
    """The card with this id; raises MalformedMove if there is none."""
    if text not in BEAN:
        raise MalformedMove("unknown-control")
    return Card(text)
