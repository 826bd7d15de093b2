"""Players and their fields in words, as everybody at the table sees them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.bohnanza.view import FieldView, SeatView
from bot.ui.bohnanza.wording.phrases import Sight, crop
from bot.ui.bohnanza.wording.symbols import bunch, short
from bot.ui.bohnanza.wording.towns import town_line
from bot.ui.phrases import player
from bot.words import say

NO_BREAK = "\u00a0"


def seat_block(seen: Sight, seat: SeatView, *, lines: bool, stews: bool = True) -> str:
    """A player: name, cards, thalers, fields (each on its own line or all on one) and cards set aside; without
    `stews`, only the number of beans in a stew."""
    parts = [_head(seen, seat)]
    if lines:
        parts += field_lines(seen.locale, seat.fields)
    else:
        row = [
            _unbroken(_field(seen.locale, "field-short", place, field, stews=stews), field)
            for place, field in enumerate(seat.fields, start=1)
        ]
        separator = say(seen.locale, "fields-separator")
        parts.append(say(seen.locale, "fields-in-a-row", fields=separator.join(row)))
    parts += town_line(seen, seat.seat)
    if seat.set_aside:
        parts.append(say(seen.locale, "seat-set-aside", beans=bunch(seen.locale, seat.set_aside)))
    return "\n".join(parts)


def field_lines(locale: str, fields: Sequence[FieldView]) -> list[str]:
    """The fields by number, a line each: bean, how many cards, what it pays now and at how many cards it pays
    more."""
    return [_field(locale, "field-line", number, field) for number, field in enumerate(fields, start=1)]


def _unbroken(words: str, field: FieldView) -> str:
    """A field in a row stays on one line, but for a stew, which may be longer than a line."""
    return words if field.mixed else words.replace(" ", NO_BREAK)


def _field(locale: str, words: str, number: int, field: FieldView, *, stews: bool = True) -> str:
    only = "any" if field.only is None else short(locale, field.only)
    if not field.cards:
        return say(locale, f"{words}-empty", field=number, only=only)
    return say(
        locale,
        words,
        field=number,
        only=only,
        crop=crop(locale, field, stews=stews),
        pays=field.pays,
        more="no" if field.next_step is None else "yes",
        next=field.next_step or 0,
    )


def _head(seen: Sight, seat: SeatView) -> str:
    view = seen.view
    words = [
        say(
            seen.locale,
            "seat-head",
            name=player(seen, seat.seat),
            turn="yes" if seat.seat == view.active and view.outcome is None else "no",
            hand=seat.hand,
            thalers=len(seat.thalers),
        )
    ]
    if seat.seat in view.waiting_for:
        words.append(say(seen.locale, "seat-waited-for"))
    if seat.passed:
        words.append(say(seen.locale, "seat-passed"))
    if seat.seat == view.start_bean:
        words.append(say(seen.locale, "seat-start-bean"))
    if seat.bought_field:
        words.append(say(seen.locale, "seat-third-field"))
    if seen.table.seats[seat.seat].left:
        words.append(say(seen.locale, "seat-left"))
    elif seen.table.seats[seat.seat].away:
        words.append(say(seen.locale, "seat-away"))
    return " ".join(words)
