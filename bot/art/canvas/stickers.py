"""Makes images of drawings and puts them onto pictures."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO

from PIL import Image

from bot.art.drawings import Drawing
from bot.art.sprites import LARGE, kept

SMALL = 96
"""Most stickers are no larger. Larger ones stand on cards that are remembered themselves, and take up to 130 kB:
few of them are kept."""
LARGE_KEPT = 24
"""So many of the large ones that lie ready are kept, some 3 MB: those of all games at once would be three times
as many, of which most are needed only once for each size."""


def sticker(drawing: Drawing, size: int) -> Image.Image:
    """Give the drawing, `size` pixels wide, without any ground; raises KeyError where there is none."""
    return _small_sticker(drawing, size) if size <= SMALL else _large_sticker(drawing, size)


@lru_cache(maxsize=256)
def _small_sticker(drawing: Drawing, size: int) -> Image.Image:
    return _made(drawing, size)


@lru_cache(maxsize=16)
def _large_sticker(drawing: Drawing, size: int) -> Image.Image:
    return _made(drawing, size)


def _made(drawing: Drawing, size: int) -> Image.Image:
    """Make it from the large one that lies ready: stickers come in many sizes, and drawing one takes its time."""
    if size > LARGE:
        return _drawn(drawing, size)
    return _large(drawing).resize((size, size), Image.Resampling.HAMMING)


@lru_cache(maxsize=LARGE_KEPT)
def _large(drawing: Drawing) -> Image.Image:
    return _drawn(drawing, LARGE)


def _drawn(drawing: Drawing, size: int) -> Image.Image:
    with Image.open(BytesIO(kept(drawing, size))) as image:
        return image.convert("RGBA")


def put(image: Image.Image, drawing: Drawing, x: float, y: float, size: int, *, faint: bool = False) -> None:
    """Lay the drawing onto the image; x and y are its upper left corner."""
    picture = sticker(drawing, size)
    covering = picture.getchannel("A").point(_faintly) if faint else picture
    image.paste(picture, (round(x), round(y)), covering)


def _faintly(alpha: int) -> int:
    return alpha * 3 // 10


def bean(name: str) -> Drawing:
    """Name the drawing of a bean."""
    return Drawing("beans", name)


def thing(name: str) -> Drawing:
    """Name the drawing of a thing: `thaler`, `back`, `front`, …"""
    return Drawing("things", name)
