"""Draws what stands in a field: up to five beans in its furrow, from six on a full crate; all of a mixed one."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from bot.art.canvas.boxes import Box, fill
from bot.art.canvas.stickers import bean, put, sticker, thing
from bot.art.pictures.earth import soil_of
from bot.art.scenes.fields import Field

MOST = 5
"""So many beans stand one by one."""
DEEP, DEPTH = 6, 0.1
"""How far feet reach into the soil at most, in pixels and as a part of a bean's size."""
STEP, CLOSEST = 0.86, 0.62
"""How far beans stand from each other at most and at least, as a part of their size: no face is hidden."""
SMALLEST, LEAST_IN_CRATE = 28, 26
"""Where beans of one kind would be smaller, one stands for all and fewer look out of a crate: the number tells."""
RAISED = 0.7
"""How much higher each row stands than the one before it, as a part of a bean's size."""
MOUND, MOUND_HIGH = 0.48, 0.14
"""How wide and how high the earth around a foot is, as parts of the bean's size."""
CRATE, LOOKS_OUT = 0.38, 0.8
"""How high a crate stands, as a part of its size, and which part of a bean looks out of it."""
IN_CRATE = ((3, 0.46), (2, 0.56), (1, 0.78))
"""How many beans look out of a crate, and how large they are, as a part of its size."""


class Heap(NamedTuple):
    """Beans that stand together."""

    size: int
    step: float
    """The distance from one to the next."""
    places: tuple[tuple[float, int], ...]
    """Where each stands: so many steps from the left, and in which row from the front."""

    @property
    def wide(self) -> int:
        """How much room they take."""
        return round(self.size + self.step * max(across for across, _ in self.places))


def stand(image: Image.Image, field: Field, room: Box) -> None:
    """Draw what grows there; `room` ends below at the surface."""
    if field.cards > MOST and not field.mixed:
        _crate(image, field.beans[0], room)
        return
    names = field.beans if field.mixed else field.beans * field.cards
    heap = _heaped(len(names), room, 1 if field.mixed else SMALLEST)
    left, foot = room.x + (room.w - heap.wide) // 2, room.bottom + min(DEEP, round(DEPTH * heap.size))
    for name, (across, row) in reversed([*zip(names, heap.places, strict=False)]):
        x, y = left + round(across * heap.step), foot - heap.size - round(row * RAISED * heap.size)
        _planted(image, name, Box(x, y, heap.size, heap.size), room.bottom)
        if not row:
            _mound(image, x + heap.size // 2, room.bottom, heap.size, soil_of(field))


def _heaped(number: int, room: Box, least: int) -> Heap:
    """Choose how so many beans stand, as large as they can be; where they were too small, one stands for all."""
    if number == 2 and (beside := _heap(2, 2, room)).size >= least:
        return beside
    rows = (1, 2) if number <= MOST else (1, 2, 3)
    best = max(_heap(number, -(-number // some), room) for some in rows)
    return _heap(1, 1, room) if best.size < least else best


def _heap(number: int, front: int, room: Box) -> Heap:
    """Put so many beans into the room, `front` of them in each row, every second row between those before it."""
    places = tuple([(place % front + place // front % 2 / 2, place // front) for place in range(number)])
    span, rows = max(places)[0], places[-1][1]
    high = 1 + RAISED * rows
    size = int(min((room.h + DEEP) / high, room.h / (high - DEPTH), room.w / (1 + CLOSEST * span)))
    return Heap(size, min(STEP * size, (room.w - size) / max(span, 1)), places)


def _planted(image: Image.Image, name: str, box: Box, surface: int) -> None:
    """Put a bean there without what is below the surface."""
    whole = sticker(bean(name), box.w)
    picture = whole.crop((0, 0, box.w, min(box.h, surface - box.y)))
    image.paste(picture, (box.x, box.y), picture.getchannel("A"))


def _mound(image: Image.Image, middle: int, surface: int, size: int, colour: str) -> None:
    """Draw a little earth around the foot of a bean of this size."""
    wide, high = round(MOUND * size), min(round(MOUND_HIGH * size), 9)
    fill(image, Box(middle - wide // 2, surface - high // 2, wide, high), high // 2, colour)


def _crate(image: Image.Image, name: str, room: Box) -> None:
    """Draw a crate out of which look as many beans as can be seen."""
    sizes = [min(room.w, (room.h + DEEP) / (CRATE + LOOKS_OUT * part)) for _, part in IN_CRATE]
    fitting = [place for place, (_, part) in enumerate(IN_CRATE) if part * sizes[place] >= LEAST_IN_CRATE]
    best = fitting[0] if fitting else -1
    number, size, each = IN_CRATE[best][0], int(sizes[best]), round(IN_CRATE[best][1] * sizes[best])
    left, bottom = room.x + (room.w - size) // 2, room.bottom + DEEP
    step = min(STEP * each, (0.96 * size - each) / max(number - 1, 1))
    first = left + (size - each - step * (number - 1)) / 2
    for place in reversed(range(number)):
        put(image, bean(name), first + place * step, bottom - CRATE * size - LOOKS_OUT * each, each)
    put(image, thing("crate"), left, bottom - size, size)
