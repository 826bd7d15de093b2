"""Players and their fields in words, as everybody at the table sees them."""

from __future__ import annotations

from bot.games.bohnanza.view import FieldView, SeatView
from bot.ui.bohnanza import people
from bot.ui.bohnanza.phrases import Sight, player
from bot.ui.bohnanza.symbols import bunch, several
from bot.words import say


def seat_block(seen: Sight, seat: SeatView, *, lines: bool) -> str:
    """A player: name, cards, thalers, fields (each on a line of its own or all on one), and cards set aside."""
    say_now = seen.locale
    fields = [field_line(say_now, place, field) for place, field in enumerate(seat.fields, start=1)]
    parts = [_head(seen, seat), *(fields if lines else [say(say_now, "fields-separator").join(fields)])]
    if seat.set_aside:
        parts.append(say(say_now, "seat-set-aside", beans=bunch(say_now, seat.set_aside)))
    return "\n".join(parts)


def field_line(locale: str, number: int, field: FieldView) -> str:
    """A field: its bean, how many, what it pays now, and how many cards pay more."""
    if field.bean is None:
        return say(locale, "field-empty-line", field=number)
    return say(
        locale,
        "field-line",
        field=number,
        crop=several(locale, field.cards, field.bean),
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
    if seat.bought_field:
        words.append(say(seen.locale, "seat-third-field"))
    if seen.table.seats[seat.seat].left:
        words.append(say(seen.locale, "seat-left"))
    return " ".join(words)
