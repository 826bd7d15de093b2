"""Makes PNGs of pictures, with the palette of all and without metadata; equal pictures have equal bytes."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from bot.art.canvas.colours import MOST, colours
from bot.art.palette import TABLE

WIDE = 1000
"""Every picture is so many pixels wide."""
HIGHEST = 950
"""No picture should be higher: a desktop would show it smaller than a phone does."""
QUICKLY, HARD = 3, 6
"""How hard a PNG is packed. HARD, which is zlib's own choice, makes it an eighth smaller, but takes twice the
time, and more than all else that makes a picture."""


def flat(image: Image.Image, most: int = MOST) -> Image.Image:
    """Give the image in the colours of the palette, or in the most important ones of them."""
    return image.quantize(palette=colours(most), dither=Image.Dither.NONE)


def png(image: Image.Image, *, full: bool = False) -> bytes:
    """Write the picture as PNG; one that is `full` of small things is packed hard."""
    file = BytesIO()
    picture = image if image.mode == "P" else flat(image)
    picture.save(file, "PNG", compress_level=HARD if full else QUICKLY)
    return file.getvalue()


def ground(high: int) -> Image.Image:
    """Make a picture of nothing but the table, in the colours of the palette."""
    colour = flat(Image.new("RGB", (1, 1), TABLE))
    return colour.resize((WIDE, high))
