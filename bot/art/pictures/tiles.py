"""Draws fields: what stands in the furrow, what it pays now, and on the soil the next step.

The numbers stand beside the beans in two lines, above them in one where a tile is narrow, beside them in one where
it is low.
"""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from bot.art.canvas.boxes import Box
from bot.art.canvas.letters import CAPITAL, width, write
from bot.art.canvas.stickers import put, thing
from bot.art.pictures.counts import next_step, next_width, one_more, one_more_width, sign_width, times, with_sign
from bot.art.pictures.earth import EDGE, earth
from bot.art.pictures.furrow import DEEP, MOST, stand
from bot.art.scenes.fields import Field


class Sizes(NamedTuple):
    """The sizes of a tile's numbers, how high its soil is, its corners, and how far numbers stay from its edge."""

    cards: int
    thalers: int
    next: int
    soil: int
    corner: int
    edge: int


LARGE, LARGE_NARROW = Sizes(62, 46, 34, 54, 20, 14), Sizes(46, 40, 30, 54, 20, 10)
USUAL, NARROW, LINE = Sizes(40, 36, 27, 40, 14, 9), Sizes(36, 33, 27, 40, 14, 8), Sizes(27, 27, 27, 40, 14, 8)
STACKED = 32
"""The size of both numbers of a full field that is low and narrow."""
LOW, HIGH = 66, 130
"""Air so high has room for two lines, and for large ones."""
WIDE, LARGE_WIDE = 190, 300
"""From these widths on a tile has room for numbers beside the beans, and for the largest ones."""
GAP = 8
DOME = 34
"""The sign that a field may not be harvested now is so large at least beside the beans."""


def tile(image: Image.Image, box: Box, field: Field) -> None:
    """Draw a field into its box."""
    sizes = _sizes(box)
    soil = min(sizes.soil, box.h // 2)
    air = Box(box.x, box.y, box.w, box.h - soil)
    earth(image, box, field, soil, sizes.corner, box.middle if sizes is NARROW else box.x + box.w // 3)
    if not field.cards:
        return
    if sizes is LINE and box.w < WIDE and field.full:
        room = _stacked(image, box, field)
    else:
        room = NOW[sizes](image, air, field, sizes)
        left = _next(image, Box(box.x, air.bottom, box.w, soil), field, sizes)
        if sizes is LINE and _needs_height(box, field):
            room = Box(room.x, room.y, min(room.right, left - 3) - room.x, box.h - DEEP - 5)
    if field.protected:
        room = _protection(image, box, room, low=sizes is LINE)
    stand(image, field, room)


def _needs_height(box: Box, field: Field) -> bool:
    """Whether what grows in a low tile stands before the soil, too."""
    return not field.protected and (box.w < WIDE or (field.mixed and field.cards > MOST))


def _sizes(box: Box) -> Sizes:
    if box.h - USUAL.soil < LOW:
        return LINE
    if box.w < WIDE:
        return NARROW
    if box.h - LARGE.soil < HIGH:
        return USUAL
    return LARGE if box.w >= LARGE_WIDE else LARGE_NARROW


def _in_two_lines(image: Image.Image, air: Box, field: Field, sizes: Sizes) -> Box:
    """Draw how many cards there are, and below it what they pay; returns the room that is left."""
    right, number, coins = air.right - sizes.edge, times(field.cards), sign_width(field.pays, sizes.thalers)
    first, second = round(CAPITAL * sizes.cards), round(CAPITAL * sizes.thalers)
    apart = (air.h - first - second) // 3
    low = air.bottom - apart
    write(image, (right, low - second - apart), number, sizes.cards, anchor="rs")
    with_sign(image, right - coins, low, "thaler", field.pays, sizes.thalers)
    wide = round(max(coins, width(number, sizes.cards))) + sizes.edge + GAP
    return Box(air.x + 6, air.y, air.w - 6 - wide, air.h)


def _in_a_line_above(image: Image.Image, air: Box, field: Field, sizes: Sizes) -> Box:
    base = air.y + 8 + round(CAPITAL * sizes.cards)
    write(image, (air.x + sizes.edge, base), times(field.cards), sizes.cards)
    right = air.right - sizes.edge
    with_sign(image, right - sign_width(field.pays, sizes.thalers), base, "thaler", field.pays, sizes.thalers)
    top = base + round(sizes.thalers * 0.14)
    return Box(air.x + 4, top, air.w - 8, air.bottom - top)


def _in_a_line_beside(image: Image.Image, air: Box, field: Field, sizes: Sizes) -> Box:
    number, size, base = times(field.cards), sizes.cards, air.centre + round(CAPITAL * sizes.cards / 2)
    coins = air.right - sizes.edge - sign_width(field.pays, size)
    with_sign(image, coins, base, "thaler", field.pays, size)
    write(image, (coins - 5, base), number, size, anchor="rs")
    left = round(coins - 5 - width(number, size))
    return Box(air.x + 3, air.y, left - air.x - 6, air.h)


NOW = {
    LARGE: _in_two_lines,
    LARGE_NARROW: _in_two_lines,
    USUAL: _in_two_lines,
    NARROW: _in_a_line_above,
    LINE: _in_a_line_beside,
}
"""How each kind of tile shows what there is now."""


def _stacked(image: Image.Image, box: Box, field: Field) -> Box:
    """Draw the same over the whole height of a low tile: nothing comes next; returns the room that is left."""
    right = box.right - LINE.edge - EDGE
    coins = sign_width(field.pays, STACKED)
    write(image, (right, box.centre - 5), times(field.cards), STACKED, anchor="rs")
    with_sign(image, right - coins, box.centre + 5 + CAPITAL * STACKED, "thaler", field.pays, STACKED)
    wide = round(max(coins, width(times(field.cards), STACKED)))
    return Box(box.x + 6, box.y, right - wide - GAP - box.x - 6, box.h - DEEP - 5)


def _next(image: Image.Image, soil: Box, field: Field, sizes: Sizes) -> int:
    """Draw at the right of the soil what comes next; returns where it begins."""
    base, right = soil.centre + round(CAPITAL * sizes.next / 2), soil.right - sizes.edge
    if field.next is None:
        write(image, (right - 2, base - 1), field.most, sizes.next, anchor="rs")
        return round(right - 2 - width(field.most, sizes.next))
    if field.nearly:
        one_more(image, soil.right - 4, soil.centre, soil.h - 6, field.next.thalers, sizes.next)
        return soil.right - 4 - one_more_width(field.next.thalers, sizes.next)
    arrow = soil.w >= WIDE or sizes is not LINE
    next_step(image, right, base, field.next, sizes.next, arrow=arrow)
    return round(right - next_width(field.next, sizes.next, arrow=arrow))


def _protection(image: Image.Image, box: Box, room: Box, *, low: bool) -> Box:
    """Draw beside the beans, or on low soil, that none may be harvested now; returns the room that is left."""
    if low:
        put(image, thing("protected"), box.x + 3, room.bottom + 2, box.bottom - room.bottom - 4)
        return room
    size = max(min(room.h // 2, room.w // 3), DOME)
    put(image, thing("protected"), room.right - size, room.bottom + DEEP - size, size)
    return room._replace(w=room.w - size)
