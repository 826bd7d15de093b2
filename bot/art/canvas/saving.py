"""Makes PNGs of pictures, with the palette of all and without metadata; equal pictures have equal bytes."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable
from typing import NamedTuple

from PIL import Image

from bot.art.canvas.colours import MOST, colours
from bot.art.palette import TABLE

try:
    from zlib_ng.zlib_ng import compressobj
except ImportError:
    # Where it does not come ready-made: the same format, some bytes more, and twice the time.
    from zlib import compressobj  # type: ignore[assignment]  # It takes and gives the same, and no type says so.

WIDE = 1000
"""Every picture is so many pixels wide."""
HIGHEST = 950
"""No picture should be higher: a desktop would show it smaller than a phone does."""
QUICKLY, HARD = 2, 6
"""How hard a PNG is packed. HARD makes it a sixth smaller, but takes four times as long; level 4 makes it a
fourteenth smaller in twice the time."""

ADLER = 65521
"""The checksum of a PNG's pixels counts up to here."""


def flat(image: Image.Image, most: int = MOST) -> Image.Image:
    """Give the image in the colours of the palette, or in the most important ones of them."""
    return image.quantize(palette=colours(most), dither=Image.Dither.NONE)


def png(image: Image.Image, *, full: bool = False) -> bytes:
    """Write the picture as PNG; one that is `full` of small things is packed hard."""
    return stacked([packed(image if image.mode == "P" else flat(image), full=full)])


def ground(high: int) -> Image.Image:
    """Make a picture of nothing but the table, in the colours of the palette."""
    colour = flat(Image.new("RGB", (1, 1), TABLE))
    return colour.resize((WIDE, high))


class Packed(NamedTuple):
    """Lines of a picture in the colours of the palette as a PNG has them: a piece that fits behind any other."""

    high: int
    data: bytes
    check: int
    """The checksum (Adler-32) of what is packed."""


def packed(image: Image.Image, *, full: bool = False) -> Packed:
    """Pack lines that stay while others change; those that are `full` of small things are packed hard."""
    # Before each line stands a byte that says: as it is.
    lines = Image.new("P", (image.width + 1, image.height))
    lines.paste(image, (1, 0))
    raw = lines.tobytes()
    packer = compressobj(HARD if full else QUICKLY, zlib.DEFLATED, -zlib.MAX_WBITS)
    return Packed(image.height, packer.compress(raw) + packer.flush(zlib.Z_FULL_FLUSH), zlib.adler32(raw))


def stacked(pieces: Iterable[Packed]) -> bytes:
    """Write one PNG of pieces that stand below each other: nothing is packed anew."""
    found = tuple(pieces)
    high = sum(piece.high for piece in found)
    check = 1
    for piece in found:
        check = _together(check, piece.check, piece.high * (WIDE + 1))
    data = b"".join([b"\x78\x01", *[piece.data for piece in found], b"\x03\x00", struct.pack(">I", check)])
    header = struct.pack(">IIBBBBB", WIDE, high, 8, 3, 0, 0, 0)
    palette = bytes(colours().getpalette() or ())
    chunks = ((b"IHDR", header), (b"PLTE", palette), (b"IDAT", data), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join([_chunk(*chunk) for chunk in chunks])


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _together(first: int, second: int, length: int) -> int:
    """The checksum of two pieces, of which the second is so long."""
    one, two = (first & 0xFFFF) + (second & 0xFFFF) - 1, (first >> 16) + (second >> 16)
    return (two + ((first & 0xFFFF) - 1) * length) % ADLER << 16 | one % ADLER
