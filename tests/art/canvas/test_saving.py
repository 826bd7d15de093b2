"""PNGs in pieces: any pieces below each other are a whole picture, whatever packs them."""

from __future__ import annotations

import struct
import zlib
from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from bot.art.canvas import saving
from bot.art.canvas.colours import colours, kept
from bot.art.canvas.saving import WIDE, packed, png, stacked


@st.composite
def strips(draw: st.DrawFn) -> Image.Image:
    """Some lines of a picture: a pattern of colours of the palette."""
    high = draw(st.integers(1, 40))
    pattern = draw(st.binary(min_size=1, max_size=60))
    pixels = bytes(part % len(kept()) for part in pattern) * (WIDE * high // len(pattern) + 1)
    image = Image.frombytes("P", (WIDE, high), pixels[: WIDE * high])
    image.putpalette(colours().getpalette() or ())
    return image


@given(st.lists(strips(), min_size=1, max_size=6), st.booleans())
def test_pieces_below_each_other_have_the_pixels_of_each(shown: list[Image.Image], full: bool) -> None:
    made = stacked([packed(strip, full=full) for strip in shown])
    with Image.open(BytesIO(made)) as image:
        assert image.size == (WIDE, sum(strip.height for strip in shown))
        assert image.convert("RGB").tobytes() == b"".join([strip.convert("RGB").tobytes() for strip in shown])


@given(st.lists(strips(), min_size=1, max_size=6))
def test_a_strict_reader_finds_one_whole_stream_and_nothing_behind_it(shown: list[Image.Image]) -> None:
    """Pillow does not look at the checksum at the end of a PNG's pixels; others do."""
    reader = zlib.decompressobj()
    lines = reader.decompress(_pixels(stacked([packed(strip) for strip in shown])))
    assert reader.eof
    assert reader.unused_data == b""
    assert lines == b"".join([b"\0" + row for strip in shown for row in _rows(strip)])


def test_a_picture_is_the_same_where_zlib_ng_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    picture = Image.linear_gradient("L").resize((WIDE, 90)).convert("RGB")
    quick = png(picture)
    monkeypatch.setattr(saving, "compressobj", zlib.compressobj)
    with Image.open(BytesIO(quick)) as one, Image.open(BytesIO(png(picture))) as other:
        assert one.tobytes() == other.tobytes()


def _pixels(made: bytes) -> bytes:
    """What the IDAT chunk holds."""
    at = made.index(b"IDAT")
    (length,) = struct.unpack_from(">I", made, at - 4)
    (check,) = struct.unpack_from(">I", made, at + 4 + length)
    data = made[at + 4 : at + 4 + length]
    assert check == zlib.crc32(b"IDAT" + data)
    return data


def _rows(strip: Image.Image) -> list[bytes]:
    whole = strip.tobytes()
    return [whole[at : at + WIDE] for at in range(0, len(whole), WIDE)]
