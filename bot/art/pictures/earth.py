"""Draws the ground of a field: air and soil say before any number whether it glows, is full, mixed or empty."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.art.canvas.boxes import Box, fill, framed, lower_half, mask, upper_half
from bot.art.canvas.stickers import bean, put, thing
from bot.art.palette import EMPTY_AIR, FURROW, GLOW_AIR, GOLD_AIR, OPEN_AIR, OUTLINE, SOIL, THALER
from bot.art.scenes.fields import Field

EDGE = 3
"""How wide the dark edge of a full field is."""
SMALLEST_SUN = 110
MARKS = 3
"""How many furrows an empty field has."""


def earth(image: Image.Image, box: Box, field: Field, high: int, corner: int, sun: int) -> None:
    """Draw air, and soil so `high`; where the field glows, a sun rises behind what stands at `sun`."""
    air, soil = Box(box.x, box.y, box.w, box.h - high), Box(box.x, box.bottom - high, box.w, high)
    if field.full:
        framed(image, box, corner, soil_of(field), OUTLINE, EDGE)
        upper_half(image, Box(box.x + EDGE, box.y + EDGE, box.w - 2 * EDGE, air.h - EDGE), corner - EDGE, GOLD_AIR)
        return
    if field.nearly:
        _sunny(image, air, corner, sun)
    else:
        upper_half(image, air, corner, OPEN_AIR if field.cards else EMPTY_AIR)
    lower_half(image, soil, corner, soil_of(field))
    if not field.cards:
        _furrows(image, soil, field)


def soil_of(field: Field) -> str:
    """The colour of its soil."""
    return THALER if field.full else FURROW if field.mixed else SOIL


def _sunny(image: Image.Image, air: Box, corner: int, sun: int) -> None:
    """Draw a sun whose middle is a little above the soil, cut to the air."""
    across = max(2 * air.h, SMALLEST_SUN)
    sky = _sky(air.w, air.h, sun - air.x - across // 2, round(0.6 * air.h) - across // 2, across)
    cut = mask(air.w, air.h + corner, corner).crop((0, 0, air.w, air.h))
    image.paste(sky, (air.x, air.y), cut)


@lru_cache(maxsize=32)
def _sky(wide: int, high: int, x: int, y: int, across: int) -> Image.Image:
    image = Image.new("RGB", (wide, high), GLOW_AIR)
    put(image, thing("nearly"), x, y, across)
    return image


def _furrows(image: Image.Image, soil: Box, field: Field) -> None:
    """Draw the marks of an empty field; where it takes one bean only, that bean stands small among them."""
    wide = min(soil.h * 9 // 10, soil.w // 5)
    for number in range(MARKS):
        x = soil.x + soil.w * (2 * number + 1) // (2 * MARKS)
        fill(image, Box(x - wide // 2, soil.centre - 3, wide, 7), 3, FURROW)
    if field.only:
        size = round(soil.h * 1.2)
        put(image, bean(field.only), soil.middle - size // 2, soil.centre + soil.h // 3 - size, size)
