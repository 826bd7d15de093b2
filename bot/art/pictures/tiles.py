"""Draws fields as the table shows them: a bean in its soil, what it pays now, and on the soil the next step."""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image

from bot.art.canvas.boxes import Box, fill, lower_half
from bot.art.canvas.letters import width, write
from bot.art.canvas.stickers import bean, put, thing
from bot.art.palette import EMPTY_AIR, FURROW, NEXT_ON_SOIL, OPEN_AIR, OUTLINE, SOIL, THALER
from bot.art.pictures.counts import centred, next_step, next_width, sign_width, times, with_sign
from bot.art.scenes.fields import Field

SOIL_HIGH = 40
WIDE = 200
"""From this width on a tile has room for a large bean."""
CORNER = 16
APART = 58
"""At most so far above the soil stands the number of cards."""
DOME = 36
"""The size of the sign that a field may not be harvested now."""
LOW = 100
"""A tile lower than this has one line for now and one line for the next step."""


def tile(image: Image.Image, box: Box, field: Field) -> None:
    """Draw a field into its box."""
    if box.h < LOW:
        _low(image, box, field)
    else:
        _high(image, box, field)


def _high(image: Image.Image, box: Box, field: Field) -> None:
    _ground(image, box, field, SOIL_HIGH)
    if not field.cards:
        _empty(image, box, field, SOIL_HIGH)
        return
    wide = box.w > WIDE
    size = min(box.h - SOIL_HIGH + 12, 104) if wide else min(78, box.w - 66)
    left = box.x + (14 if wide else 0)
    grown(image, field, Box(left, box.bottom - SOIL_HIGH - size + 11, size, size))
    _protection(image, field, left + size, box.bottom - SOIL_HIGH + 3)
    middle = (left + size + box.right) // 2 - (0 if wide else 4)
    air = box.h - SOIL_HIGH
    write(image, (middle, box.y + max(air // 2 - 4, air - APART)), times(field.cards), 36, anchor="ms")
    centred(image, middle, box.y + air - 8, "thaler", field.pays, 33)
    soil = Box(box.x, box.bottom - SOIL_HIGH, box.w, SOIL_HIGH)
    soil_line(image, soil, field, middle if wide else box.middle)


def _low(image: Image.Image, box: Box, field: Field) -> None:
    """Draw two lines of the same height: what the field is, and what comes next."""
    soil = box.h // 2
    _ground(image, box, field, soil)
    if not field.cards:
        _empty(image, box, field, soil)
        return
    size = min(box.h - 4, 46 if box.w < WIDE else 66)
    grown(image, field, Box(box.x + 2, box.bottom - 4 - size, size, size))
    _protection(image, field, box.x + 6 + size, box.bottom - 3)
    middle = (box.x + 2 + size + box.right) // 2
    _cards_and_coins(image, middle, box.y + soil - 8, field.cards, field.pays, OUTLINE)
    if field.next:
        _cards_and_coins(image, middle, box.bottom - 9, *field.next, NEXT_ON_SOIL)
    else:
        write(image, (middle, box.bottom - 9), field.most, 27, THALER, "ms")


def _cards_and_coins(
    image: Image.Image, middle: float, base: float, cards: int, thalers: int, colour: str
) -> None:
    number, size = times(cards), 27
    left = middle - (width(number, size) + 5 + sign_width(thalers, size)) / 2
    write(image, (left, base), number, size, colour)
    with_sign(image, left + width(number, size) + 5, base, "thaler", thalers, size, colour)


def _ground(image: Image.Image, box: Box, field: Field, soil: int) -> None:
    fill(image, box, CORNER, OPEN_AIR if field.cards else EMPTY_AIR)
    lower_half(image, Box(box.x, box.bottom - soil, box.w, soil), CORNER, FURROW if field.mixed else SOIL)


def _empty(image: Image.Image, box: Box, field: Field, soil: int) -> None:
    """Draw furrows; where the field takes one bean only, that bean stands small among them."""
    middle = box.bottom - soil // 2
    for number in range(3):
        x = box.x + box.w * (2 * number + 1) // 6
        fill(image, Box(x - 16, middle - 3, 32, 7), 3, FURROW)
    if field.only:
        size = min(44, box.h - 6)
        put(image, bean(field.only), box.middle - size // 2, box.bottom - size - 1, size)


def soil_line(image: Image.Image, soil: Box, field: Field, middle: float, size: int = 27) -> None:
    """Draw on the soil what comes next, around `middle` if it is not too near to the edge."""
    base = soil.centre + size // 3
    if field.next is None:
        write(image, (middle, base), field.most, size, THALER, "ms")
        return
    half = next_width(field.next, size) / 2
    next_step(image, min(middle, soil.right - 13 - half), base, field.next, size)


def _protection(image: Image.Image, field: Field, right: int, bottom: int) -> None:
    """Draw, at the foot of what grows there, that it may not be harvested now."""
    if field.protected:
        put(image, thing("protected"), right - DOME, bottom - DOME, DOME)


def grown(image: Image.Image, field: Field, room: Box) -> None:
    """Draw the bean, or those of a mixed field in two rows."""
    if not field.mixed:
        put(image, bean(field.beans[0]), room.x, room.y, room.w)
        return
    kinds = tuple(dict.fromkeys(field.beans))
    a_row = 2 if len(kinds) < 5 else 3
    rows = [kinds[start : start + a_row] for start in range(0, len(kinds), a_row)]
    size = round(room.h * (0.62 if a_row < 3 else 0.48))
    down = (room.h - size) // max(len(rows) - 1, 1)
    for number, row in enumerate(reversed(rows)):
        _side_by_side(image, row, Box(room.x, room.bottom - size - number * down, room.w, size))


def _side_by_side(image: Image.Image, names: Iterable[str], room: Box) -> None:
    """Draw beans in a row, overlapping where there are many."""
    row = list(names)
    step = (room.w - room.h) / max(len(row) - 1, 1)
    for place, name in enumerate(row):
        put(image, bean(name), room.x + round(place * step), room.y, room.h)
