"""Draws the steps of a turn along a path, the present one large and orange."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.art.canvas.boxes import Box, fill
from bot.art.canvas.saving import flat
from bot.art.canvas.stickers import put, thing
from bot.art.palette import FURROW, SOIL, TABLE, TABLE_SHADOW, TURN
from bot.art.scenes.table import Steps

GAP = 12
"""Between two steps there is at least so much of the path."""
NOW, OTHERS = 148, 72
"""The largest sizes of the present step and of the others."""
FURROW_HIGH, DASH = 26, 52


@lru_cache(maxsize=24)
def steps_row(steps: Steps, w: int, h: int) -> Image.Image:
    """Draw them from the left edge of this room to the right one, in the colours of the palette."""
    image = Image.new("RGB", (w, h), TABLE)
    number = len(steps.things)
    unit = (w - GAP * (number - 1)) // (number + 1)
    now, other = min(NOW, h, 2 * unit), min(OTHERS, unit, h * 3 // 4)
    wide = [now if place == steps.now else other for place in range(number)]
    apart = (w - sum(wide)) / (number - 1)
    _furrow(image, Box(other // 4, (h - FURROW_HIGH) // 2, w - other // 2, FURROW_HIGH))
    for place, name in enumerate(steps.things):
        left, size = round(sum(wide[:place]) + place * apart), wide[place]
        box = Box(left, (h - size) // 2, size, size)
        if place == steps.now:
            fill(image, box, size // 6, TURN)
            box = box.inside(size // 14)
        put(image, thing(name), box.x, box.y, box.w)
    return flat(image)


def _furrow(image: Image.Image, box: Box) -> None:
    """Draw the path: soil, with a mark every DASH pixels."""
    fill(image, Box(box.x, box.y + 4, box.w, box.h), box.h // 2, TABLE_SHADOW)
    fill(image, box, box.h // 2, SOIL)
    for x in range(box.x + DASH // 2, box.right - DASH // 2, DASH):
        fill(image, Box(x, box.centre - 3, 26, 6), 3, FURROW)
