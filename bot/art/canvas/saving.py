"""How a picture becomes a PNG: with the palette of all pictures, without metadata; equal pictures, equal bytes."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from bot.art.canvas.colours import MOST, colours
from bot.art.palette import TABLE

WIDE = 1000
"""Every picture is so many pixels wide."""
HIGHEST = 950
"""A desktop would show anything higher smaller than a phone does."""
QUICKLY, HARD = 3, 6
"""How a PNG is packed. Hard, which is zlib's own choice, it is an eighth smaller, but then packing takes twice the
time, and more than all else that makes a picture."""


def flat(image: Image.Image, most: int = MOST) -> Image.Image:
    """The image in the colours of the palette, or in the most important ones of them."""
    return image.quantize(palette=colours(most), dither=Image.Dither.NONE)


def png(image: Image.Image, *, full: bool = False) -> bytes:
    """The picture as PNG; one that is `full` of small things is packed hard."""
    file = BytesIO()
    picture = image if image.mode == "P" else flat(image)
    picture.save(file, "PNG", compress_level=HARD if full else QUICKLY)
    return file.getvalue()


def ground(high: int) -> Image.Image:
    """A picture of nothing but the table, in the colours of the palette."""
    colour = flat(Image.new("RGB", (1, 1), TABLE))
    return colour.resize((WIDE, high))
