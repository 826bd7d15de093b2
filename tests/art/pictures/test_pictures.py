"""Every kind of picture, from the emptiest to the fullest: size, colours, and equal bytes for equal scenes."""

from __future__ import annotations

import struct
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from io import BytesIO

import pytest
from PIL import Image

from bot.art.canvas.colours import kept
from bot.art.canvas.saving import HIGHEST, WIDE
from bot.art.drawings import drawings
from bot.art.pictures import draw
from bot.art.pictures.fan import in_two_rows
from tests.art.pictures.examples import HANDS
from tests.art.pictures.sheets import KINDS
from tests.breadth import few

PICTURES = [(kind, name) for kind, scenes in KINDS.items() for name in scenes]
QUICK = {(kind, name) for kind, scenes in KINDS.items() for name in (next(iter(scenes)), list(scenes)[-1])}
"""The first and the last of each kind: the last is drawn in a process by itself, too."""
EACH = pytest.mark.parametrize(
    ("kind", "name"),
    [pytest.param(*one, id=" ".join(one), marks=() if one in QUICK else pytest.mark.long) for one in PICTURES],
)
EACH_HAND = pytest.mark.parametrize(
    ("kind", "name"), [one for one in EACH.args[1] if one.values[0] in ("hand", "hand below others")]
)
IN_ONE_ROW = [name for name, hand in HANDS.items() if not in_two_rows(len(hand.cards))]
MOST_BYTES = 95_000
FOUR_OR_FEWER = 65_000
MOST_OF_A_HAND = 80_000


@cache
def drawn(kind: str, name: str) -> bytes:
    """A picture of the sheets as PNG, drawn once for all that is asked about it."""
    return draw(KINDS[kind][name])


@EACH
def test_it_is_a_thousand_pixels_wide_no_higher_than_a_desktop_shows_and_small(kind: str, name: str) -> None:
    picture = drawn(kind, name)
    with Image.open(BytesIO(picture)) as image:
        wide, high = image.size
    assert wide == WIDE
    assert 250 <= high <= HIGHEST
    assert len(picture) <= MOST_BYTES


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_table_of_up_to_four_is_smaller_than_one_of_seven(players: int) -> None:
    assert len(drawn("table", f"{players} players")) <= FOUR_OR_FEWER


@pytest.mark.parametrize("cards", few(IN_ONE_ROW, IN_ONE_ROW[-1]))
def test_a_hand_of_one_row_is_as_small_as_a_table_of_four(cards: str) -> None:
    assert len(drawn("hand", cards)) <= FOUR_OR_FEWER


@EACH_HAND
def test_no_hand_is_large(kind: str, name: str) -> None:
    assert len(drawn(kind, name)) <= MOST_OF_A_HAND


@EACH
def test_a_png_holds_its_pixels_and_palette_and_nothing_besides(kind: str, name: str) -> None:
    assert {type_ for type_, _ in _chunks(drawn(kind, name))} == {b"IHDR", b"PLTE", b"IDAT", b"IEND"}


@EACH
def test_all_its_colours_are_the_palettes(kind: str, name: str) -> None:
    with Image.open(BytesIO(drawn(kind, name))) as image:
        assert image.mode == "P"
        colours = image.convert("RGB").getcolors(256)
    assert colours is not None
    assert {colour for _, colour in colours} <= set(kept())


def test_the_palette_takes_all_colours_of_the_drawings_apart_from_each_other() -> None:
    assert 100 < len(kept()) <= 256
    assert drawings()


@pytest.fixture(scope="module")
def alone() -> dict[str, str]:
    """The checksum of the last picture of each kind, drawn in a process that has drawn nothing before."""
    made = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, text=True, check=True)
    return dict(zip(KINDS, made.stdout.split(), strict=True))


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
def test_an_equal_scene_is_equal_bytes_when_nothing_is_remembered(alone: dict[str, str], kind: str) -> None:
    assert alone[kind] == checksum(drawn(kind, list(KINDS[kind])[-1]))


def checksum(picture: bytes) -> str:
    return sha256(picture).hexdigest()


def draw_last(kind: str) -> None:
    """Print the checksum of the last picture of this kind."""
    print(checksum(draw(list(KINDS[kind].values())[-1])))


ALONE = f"""
from multiprocessing import get_context
from {__name__} import KINDS, draw_last
for kind in KINDS:
    # A copy of this one, which has read the program and drawn nothing.
    process = get_context("fork").Process(target=draw_last, args=[kind])
    process.start()
    process.join()
"""


def _chunks(picture: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = 8
    while at < len(picture):
        (length,) = struct.unpack_from(">I", picture, at)
        yield picture[at + 4 : at + 8], picture[at + 8 : at + 8 + length]
        at += length + 12
