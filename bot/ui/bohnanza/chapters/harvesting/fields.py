"""How a control names a field, and how it is told whether the field is still as it was shown."""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

from bot.games.bohnanza.view import FieldView, View
from bot.games.contract import OutOfDate
from bot.ui.bohnanza.wording.phrases import own
from bot.ui.controls import number, word


def field_args(place: int, field: FieldView) -> tuple[str, str, str]:
    """The arguments of a control about this field: its place, its crop and its number of cards."""
    crop = f"{crc32(' '.join(field.mixed).encode()):x}" if field.mixed else str(field.bean)
    return str(place), crop, str(field.cards)


def shown_field(view: View, args: Sequence[str], start: int) -> FieldView:
    """The viewer's field that a control names; raises OutOfDate if it has changed since."""
    place, shown = number(args, start), (word(args, start + 1), str(number(args, start + 2)))
    fields = view.seats[own(view).seat].fields
    if place >= len(fields) or field_args(place, fields[place])[1:] != shown:
        raise OutOfDate("field-changed", field=place + 1)
    return fields[place]
