"""Draws the picture of a table of Bohnanza: title, market, and a panel for each seat."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from bot.art.canvas.boxes import Box, fill
from bot.art.canvas.letters import fitting, in_lines, spelled, write
from bot.art.canvas.saving import HIGHEST, WIDE, flat, ground, png
from bot.art.palette import RIM, SECOND_ON_TABLE, TABLE, TABLE_SHADOW
from bot.art.pictures.market import market, market_width
from bot.art.pictures.seats import panel, two_rows
from bot.art.pictures.towns import TOWN_ROOM
from bot.art.scenes.table import Seat, Table

GAP = 14
COLUMN = (WIDE - 3 * GAP) // 2
HIGH = 180
"""The height of a panel."""
LEFT = 26
"""Where words begin; the market ends as far from the right edge."""
HEAD = 146
"""The height of the words with the market beside them; LOW_HEAD is that of the words alone."""
LOW_HEAD = 112
APART = 36
"""The distance between face-up cards and piles."""
SECOND_ROW, AT_LEAST = 114, 34
"""What a second row of fields adds to a panel, and what it adds at least where many panels have one."""
BAND = 168
"""The height of the market of a duel."""


class Row(NamedTuple):
    """Seats side by side, and how high their panels are."""

    seats: tuple[Seat | None, ...]
    """The seats from left to right; None is the market."""
    high: int


def table_picture(scene: Table) -> bytes:
    """Draw the table as PNG."""
    return png(draw_table(scene))


def draw_table(scene: Table) -> Image.Image:
    """Draw the table, in the colours of the palette; only panels that have changed are drawn anew."""
    rows, top = _rows(scene), _top(scene)
    picture = ground(top + sum(high + GAP for _, high in rows) + 4)
    picture.paste(flat(_upper_part(scene, top)), (0, 0))
    y = top
    for seats, high in rows:
        for column, seat in enumerate(seats):
            x = GAP + column * (COLUMN + GAP)
            if seat is None:
                picture.paste(flat(_market_cell(scene, high)), (x, y))
            else:
                acts = seat.place in scene.acting
                picture.paste(panel(seat, COLUMN, high, acts=acts, town=scene.towns), (x, y))
        y += high + GAP
    return picture


def _rows(scene: Table) -> list[Row]:
    """Put two seats into a row; with an odd number the market takes the second place."""
    cells: list[Seat | None] = list(scene.seats)
    if _odd(scene):
        cells.insert(1, None)
    rows = [tuple(cells[start : start + 2]) for start in range(0, len(cells), 2)]
    usual = HIGH + (TOWN_ROOM if scene.towns else 0)
    more = SECOND_ROW
    while True:
        made = [Row(row, usual + more * any(seat is not None and two_rows(seat) for seat in row)) for row in rows]
        if _top(scene) + sum(row.high + GAP for row in made) + 4 <= HIGHEST:
            return made
        usual, more = (usual, more - 2) if more > AT_LEAST else (usual - 2, more - 2)


def _odd(scene: Table) -> bool:
    return len(scene.seats) % 2 == 1


def _duel(scene: Table) -> bool:
    return len(scene.seats) == 2


def _top(scene: Table) -> int:
    """The height of what stands above the panels."""
    if _duel(scene):
        return LOW_HEAD + BAND + GAP
    return LOW_HEAD if _odd(scene) else HEAD


def _upper_part(scene: Table, high: int) -> Image.Image:
    image = Image.new("RGB", (WIDE, high), TABLE)
    if _odd(scene) or _duel(scene):
        _words(image, scene, WIDE - 2 * LEFT, 56, 94, 1)
    else:
        room = WIDE - 2 * LEFT - market_width(len(scene.face_up), APART) - 20
        _words(image, scene, room, 56, 96, 2)
        market(image, WIDE - LEFT, 8, scene, APART, WIDE // 2)
    if _duel(scene):
        _band(image, scene)
    return image


def _words(image: Image.Image, scene: Table, room: int, title: int, line: int, lines: int) -> None:
    text, size = fitting(spelled(scene.title), 46, room)
    write(image, (LEFT, title), text, size, RIM)
    for number, words in enumerate(in_lines(spelled(scene.line), 30, room, lines)):
        write(image, (LEFT, line + number * 36), words, 30, SECOND_ON_TABLE)


def _market_cell(scene: Table, high: int) -> Image.Image:
    """Draw the market as a cell among the panels."""
    image = Image.new("RGB", (COLUMN, high), TABLE)
    fill(image, Box(0, 0, COLUMN, high), 20, TABLE_SHADOW)
    apart = APART if len(scene.face_up) < 2 else GAP
    wide = min(market_width(len(scene.face_up), apart), COLUMN - 2 * GAP)
    market(image, (COLUMN + wide) // 2 - 4, (high - 122) // 2, scene, apart, wide)
    return image


def _band(image: Image.Image, scene: Table) -> None:
    """Draw the market of a duel: many cards may lie open there, and words say what they are."""
    band = Box(GAP, LOW_HEAD, WIDE - 2 * GAP, BAND)
    fill(image, band, 20, TABLE_SHADOW)
    words = 190 if scene.face_up_says else 0
    for number, line in enumerate(in_lines(spelled(scene.face_up_says), 30, words, 3)):
        write(image, (band.x + 18, band.y + 60 + number * 36), line, 30, SECOND_ON_TABLE)
    market(image, band.right - 20, band.y + 22, scene, APART, band.w - words - 56)
