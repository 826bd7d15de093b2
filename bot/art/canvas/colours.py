"""The one palette of every picture: the colours that are drawn, their shade, and the steps between them.

A palette known beforehand costs nothing to find, and keeps hues apart that a search for the most frequent colours
would merge.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from PIL import Image, ImageColor

from bot.art import palette
from bot.art.drawings import drawings, svg

Colour = tuple[int, int, int]

MOST = 256
"""How many colours a palette may have."""
APART = 15
"""Two colours count as one if the differences of their parts sum up to no more than this."""
SHADE, SHADED = "#1b0a30", 0.17
"""The shade of the drawings, and how much of it lies on them."""
DRAWN = re.compile(r'"(#[0-9a-f]{3}(?:[0-9a-f]{3})?)"')


HALF = 128
"""So many colours are enough for a panel of a seat, which makes it a twentieth smaller."""
FEWER = 72
"""So many colours are enough where a picture has much in it, which makes it a third smaller."""


@cache
def colours(most: int = MOST) -> Image.Image:
    """Give an image that carries the palette, or its most important colours, which have the same numbers."""
    image = Image.new("P", (1, 1))
    image.putpalette([part for colour in kept()[:most] for part in colour])
    return image


@cache
def kept() -> tuple[Colour, ...]:
    """The colours of the palette, the most important ones first."""
    found: list[Colour] = []
    for colour in _wanted():
        if all(sum(abs(a - b) for a, b in zip(colour, other, strict=True)) > APART for other in found):
            found.append(colour)
    return tuple(found[:MOST])


def _wanted() -> Iterator[Colour]:
    own = [_rgb(text) for text in _named()]
    drawn = [_rgb(text) for text in dict.fromkeys(_in_drawings())]
    outline, rim, shade = _rgb(palette.OUTLINE), _rgb(palette.RIM), _rgb(SHADE)
    yield from own
    yield from drawn
    for light in (
        palette.RIM,
        palette.PANEL,
        palette.TABLE,
        palette.SOIL,
        palette.OPEN_AIR,
        palette.TURN,
        palette.THALER,
    ):
        yield from (_mixed(_rgb(light), outline, part) for part in (0.25, 0.5, 0.75))
    for dark in (palette.TABLE, palette.SOIL, palette.TABLE_SHADOW):
        yield from (_mixed(_rgb(dark), rim, part) for part in (0.33, 0.66))
    yield from (_mixed(_rgb(seat), _rgb(palette.PANEL), part) for seat in palette.SEATS for part in (0.4, 0.7))
    yield from (_mixed(colour, shade, SHADED) for colour in drawn)
    yield from (_mixed(colour, outline, 0.5) for colour in drawn)


def _named() -> Iterator[str]:
    """Every colour that the palette names."""
    for name, value in vars(palette).items():
        if name.isupper():
            yield from (one for one in ([value] if isinstance(value, str) else value) if one.startswith("#"))


def _in_drawings() -> Iterator[str]:
    for drawing in drawings():
        yield from DRAWN.findall(svg(drawing))


def _rgb(text: str) -> Colour:
    red, green, blue = ImageColor.getrgb(text)[:3]
    return red, green, blue


def _mixed(one: Colour, other: Colour, part: float) -> Colour:
    """Mix two colours: so large a part of the way from the first to the second."""
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(one, other, strict=True))
    return red, green, blue
