"""Players and their fields in words, as everybody at the table sees them."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache

from bot.games.bohnanza.view import FieldView, SeatView
from bot.ui.bohnanza.module import module_of
from bot.ui.bohnanza.wording.phrases import Sight, crop
from bot.ui.bohnanza.wording.symbols import bunch, short
from bot.ui.phrases import player
from bot.words import say

NO_BREAK = "\u00a0"
UNBROKEN = str.maketrans({" ": NO_BREAK, "-": "\u2011"})
"""Spaces and hyphens at which no line ends."""
KEPT = 1024
"""Of how many fields the words are kept: a move changes one or two of those at the table."""


def seat_block(seen: Sight, seat: SeatView, *, brief: bool, stews: bool = True) -> str:
    """A player in a line: name, cards, thalers and fields, a third one if it was bought; below it cards set
    aside. `brief`: the next step of a beanometer as `7→2`; without `stews`, only the number of beans in a
    stew."""
    words = "field-brief" if brief else "field-short"
    row = [_unbroken(_field(seen.locale, words, field, stews=stews), field) for field in seat.fields]
    marks = [*_marks(seen, seat)]
    before = module_of(seen.view).seat_lines(seen, seat.seat)
    head = _head(seen, seat)
    fields = say(seen.locale, "fields-separator").join(row)
    lines = [say(seen.locale, "seat-line", head=" ".join([head, *marks]), fields=fields), *before]
    if seat.set_aside:
        lines.append(say(seen.locale, "seat-set-aside", beans=bunch(seen.locale, seat.set_aside)))
    return "\n".join(lines)


def other_line(seen: Sight, seat: SeatView, fits: Collection[int]) -> str:
    """Another player in a short line above a hand: the fields at the places `fits` are bold."""
    row = [_unbroken(_field(seen.locale, "other-field", field, stews=False), field) for field in seat.fields]
    for place in fits:
        row[place] = say(seen.locale, "other-field-fits", field=row[place])
    fields = say(seen.locale, "fields-separator").join(row)
    return say(seen.locale, "seat-line", head=_head(seen, seat), fields=fields)


def _head(seen: Sight, seat: SeatView) -> str:
    """A player's name, whether they act or are done, and how many cards and thalers they have."""
    return say(
        seen.locale,
        "seat-head",
        name=player(seen, seat.seat),
        turn="yes" if seat.seat == seen.view.active and seen.view.outcome is None else "no",
        done="yes" if seat.passed else "no",
        hand=seat.hand,
        thalers=len(seat.thalers),
    )


def _unbroken(words: str, field: FieldView) -> str:
    """A field in a row stays on one line, but for a stew, which may be longer than a line."""
    return words if field.mixed else words.translate(UNBROKEN)


@lru_cache(KEPT)
def _field(locale: str, words: str, field: FieldView, *, stews: bool = True) -> str:
    only = "any" if field.only is None else short(locale, field.only)
    if not field.cards:
        return say(locale, f"{words}-empty", only=only)
    return say(
        locale,
        words,
        crop=crop(locale, field, stews=stews),
        bean="none" if field.bean is None or field.mixed else short(locale, field.bean, field.cards),
        cards=field.cards,
        pays=field.pays,
        more="no" if field.next_step is None else "yes",
        next=field.next_step or 0,
        next_pays=field.next_pays,
    )


def _marks(seen: Sight, seat: SeatView) -> Iterator[str]:
    if seat.seat == seen.view.start_bean:
        yield say(seen.locale, "seat-start-bean")
    if seen.table.seats[seat.seat].removed:
        yield say(seen.locale, "seat-removed")
    elif seen.table.seats[seat.seat].left:
        yield say(seen.locale, "seat-left")
    elif seen.table.seats[seat.seat].away:
        yield say(seen.locale, "seat-away")
