"""Draws the other players above one's own hand: for each a low tile with name, cards, thalers and fields."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from PIL import Image

from bot.art.canvas.boxes import Box, fill
from bot.art.canvas.letters import fitting, width, write, write_in, written
from bot.art.canvas.saving import WIDE, flat, ground
from bot.art.palette import (
    FITS,
    NEXT_ON_SOIL,
    OUTLINE,
    THALER,
)
from bot.art.pictures import earth
from bot.art.pictures.counts import (
    coin,
    next_step,
    next_width,
    one_more,
    one_more_width,
    sign_width,
    times,
    with_sign,
)
from bot.art.pictures.furrow import stand
from bot.art.pictures.raised import Make, raised
from bot.art.scenes.fields import Field, Step
from bot.art.scenes.hand import Other

MARGIN, ABOVE, GAP = 14, 10, 8
IN_A_ROW = 4
"""So many players stand side by side; more stand in two rows."""
WIDEST = 479
"""A tile is no wider than the panel of a seat on the table."""
HEAD, FIELD, SHADOW = 42, 86, 4
MADE = Make(HEAD, SHADOW, 16, 2)
EDGE, APART = 6, 4
"""The distance of fields from the edge of their tile, and from each other."""
HIGH = HEAD + FIELD + EDGE
"""The height of a tile whose fields stand in one row."""
NARROWEST = 60
"""A field is no narrower: where that leaves too little room they stand in two rows."""
NARROW = 90
"""In a narrower field it is not written in words that nothing pays more."""
LEAST_BEAN = 34
"""Where a number leaves less room for the beans it does without its sign."""
SOIL_HIGH, CORNER = 38, 12
FIT = 6
"""How wide the frame is of a field that a bean would suit."""


def rows(others: int) -> int:
    """In how many rows so many players stand."""
    return 1 if others <= IN_A_ROW else 2


def others_high(others: tuple[Other, ...]) -> int:
    """How high they are, with the distance to what stands below them."""
    return max([place.bottom + SHADOW + GAP for place in _places(others)], default=0)


def others_strip(others: tuple[Other, ...]) -> Image.Image:
    """Draw them, in the colours of the palette; only tiles that have changed are drawn anew."""
    picture = ground(others_high(others))
    for place, other in zip(_places(others), others, strict=True):
        picture.paste(other_tile(other, place.w, place.h), (place.x, place.y))
    return picture


def _places(others: tuple[Other, ...]) -> Iterator[Box]:
    """Say where the tiles stand."""
    first, y = -(-len(others) // rows(len(others))), ABOVE
    for row in (others[:first], others[first:]):
        wide = min(WIDEST, (WIDE - 2 * MARGIN - GAP * (len(row) - 1)) // max(len(row), 1))
        more = max([_field_rows(other, wide) - 1 for other in row], default=0)
        high = HIGH + more * (FIELD + APART)
        yield from [Box(MARGIN + column * (wide + GAP), y, wide, high) for column in range(len(row))]
        y += high + SHADOW + GAP


def _field_rows(other: Other, wide: int) -> int:
    """In how many rows a player's fields stand."""
    number = max(len(other.fields), 1)
    return 1 if (wide - 2 * EDGE - APART * (number - 1)) // number >= NARROWEST else 2


@lru_cache(maxsize=64)
def other_tile(other: Other, wide: int, high: int = HIGH) -> Image.Image:
    """Draw a player's tile, in the colours of the palette."""
    image = raised(wide, high, MADE, lit=other.acts).copy()
    _head(image, wide, other)
    a_row = -(-len(other.fields) // _field_rows(other, wide))
    room = wide - 2 * EDGE - APART * (a_row - 1)
    for place, field in enumerate(other.fields):
        row, column = divmod(place, a_row)
        left, right = room * column // a_row, room * (column + 1) // a_row
        box = Box(EDGE + left + APART * column, HEAD + row * (FIELD + APART), right - left, FIELD)
        _field(image, box, field, fits=place in other.fits)
    return flat(image)


def _head(image: Image.Image, wide: int, other: Other) -> None:
    size, base = 30, 33
    thalers = wide - 12 - sign_width(other.thalers, size)
    with_sign(image, thalers, base, "thaler", other.thalers, size)
    cards = thalers - 10 - sign_width(other.hand, size)
    with_sign(image, cards, base, "back", other.hand, size)
    name, size = fitting(written(other.name, other.place), size, cards - 12 - 8)
    write(image, (12, base), name, size)


def _field(image: Image.Image, box: Box, field: Field, *, fits: bool) -> None:
    if fits:
        fill(image, box, CORNER, OUTLINE)
        fill(image, box.inside(2), CORNER - 2, FITS)
    within, corner = (box.inside(FIT), CORNER - FIT + 2) if fits else (box, CORNER)
    soil = Box(within.x, box.bottom - SOIL_HIGH, within.w, within.bottom - box.bottom + SOIL_HIGH)
    earth.earth(image, within, field, soil.h, corner, box.x + box.w // 3)
    if field.cards:
        _planted(image, within, soil, field)


def _planted(image: Image.Image, box: Box, soil: Box, field: Field) -> None:
    pad = 2 + earth.EDGE if field.full else 2
    room = Box(box.x + pad, box.y, box.w - 2 * pad, soil.y - box.y)
    if box.w < NARROW and field.full:
        write(image, (room.right - 2, room.y + 28), times(field.cards), 27, anchor="rs")
        stand(image, field, Box(room.x, room.y + 30, room.w, soil.bottom - room.y - 40))
        return
    text, size = times(field.cards), 34 if room.h + width(times(field.cards), 34) <= room.w else 27
    if room.w - width(text, size) < LEAST_BEAN:
        text = str(field.cards)
    write(image, (room.right - 1, room.centre + size * 0.36), text, size, anchor="rs")
    stand(image, field, room._replace(w=room.w - round(width(text, size)) - 4))
    _next(image, soil, field)


def _next(image: Image.Image, soil: Box, field: Field) -> None:
    """Draw in the middle of the soil what comes next, as far as it has room."""
    step = field.next
    if step is None:
        write_in(image, soil.inside(2), field.most, 27)
    elif field.nearly and (wide := one_more_width(step.thalers)) <= soil.w - 4:
        one_more(image, soil.middle + wide // 2, soil.centre, soil.h - 4, step.thalers)
    elif not field.nearly and next_width(step) <= soil.w - 8:
        next_step(image, soil.middle + next_width(step) / 2, soil.centre + 9, step)
    else:
        _narrow_next(image, soil, step, pill=field.nearly)


def _narrow_next(image: Image.Image, soil: Box, step: Step, *, pill: bool) -> None:
    """Draw where there is little room how many cards pay more, and how much."""
    cards = str(step.cards)
    wide = round(width(cards, 27)) + 3 + 28
    left = soil.middle - wide // 2
    if pill:
        fill(image, Box(left - 6, soil.centre - 16, wide + 12, 32), 16, THALER)
    write(image, (left, soil.centre), cards, 27, OUTLINE if pill else NEXT_ON_SOIL, "lm")
    coin(image, left + wide - 14, soil.centre, 14, step.thalers, 27)
